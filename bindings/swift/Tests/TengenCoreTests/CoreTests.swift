import Testing

/// All tests over the library, one after the other: some count what is alive in the whole process.
@Suite(.serialized)
enum CoreTests {}
