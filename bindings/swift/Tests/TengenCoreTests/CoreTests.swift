import Testing

/// All tests over the library, one after the other, since some count what is alive in the whole process.
/// The bound is one that only a hanging test meets.
@Suite(.serialized, .timeLimit(.minutes(1)))
enum CoreTests {}
