package app.tengen.ui.board

/** What of a board is drawn, lowest first; the same list as in `design/cases/layers.json`. */
enum class BoardLayer {
    Wood,
    Grid,
    StarPoints,
    Coordinates,
    WinningLine,
    OpeningFrame,
    Forbidden,
    Heat,
    Offered,
    Stones,

    /** Stones that are not in the game: leaving it, on their way into it, or only thought of. */
    PassingStones,
    DeadStones,
    Territory,
    MoveNumbers,
    LastMove,
    Hint,
    Cursor,
}
