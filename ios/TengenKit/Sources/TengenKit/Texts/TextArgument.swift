/// What fills a gap of a text that is looked up in a catalog.
public enum TextArgument: Hashable, Sendable {
    case int(Int)
    case text(String)
}
