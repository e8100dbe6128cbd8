/// What a board is made of, lowest first. The first four make the ground, which changes only with the
/// board's size and look.
public enum BoardLayer: String, CaseIterable, Sendable {
    case wood
    case grid
    case starPoints = "star-points"
    case coordinates
    case winningLine = "winning-line"
    case openingFrame = "opening-frame"
    case forbidden
    case heat
    case offered
    case stones
    case passingStones = "passing-stones"
    case deadStones = "dead-stones"
    case territory
    case moveNumbers = "move-numbers"
    case lastMove = "last-move"
    case hint
    case cursor

    /// Whether the layer can be painted once and kept.
    public var isGround: Bool {
        switch self {
        case .wood, .grid, .starPoints, .coordinates: true
        default: false
        }
    }
}
