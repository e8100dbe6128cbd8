/// One side of the game: the stone it holds, its name, its turn in words, its clock.
public struct StripState: Hashable, Sendable {
    public let stone: Stone
    public let name: String
    /// "Your turn", "Thinking", or the colour.
    public let line: String
    /// Whether `line` says whose it is, as "White's turn" does.
    public let lineNamesSeat: Bool
    /// Whether it is this side's turn.
    public let lit: Bool
    public let thinking: Bool
    public let clock: ClockReading?
    /// The stones that it has captured; nil where none can be.
    public let captures: Int?

    /// The whole strip for screen readers.
    public func inWords(_ texts: any Texts) -> String {
        let strip = texts.accessibilityOwnStrip(name: name, side: texts.side(stone), state: line)
        let captured = captures.map { texts.capturesCount(count: $0) }
        return [strip, captured, clock.map(texts.clockInWords)].compactMap { $0 }.joined(separator: " ")
    }
}

extension PlayState {
    /// The strip of a seat.
    public func strip(_ seat: Seat, _ texts: any Texts) -> StripState {
        let lit = view.turn.actingSeat == seat
        let thinking = lit && view.thinking
        let stone = view.seat(seat).stone
        return StripState(
            stone: stone,
            name: texts.seatName(view, seat),
            line: line(of: stone, lit: lit, thinking: thinking, texts),
            lineNamesSeat: lit && !thinking,
            lit: lit,
            thinking: thinking,
            clock: seat == .first ? firstClock : secondClock,
            captures: view.go == nil ? nil : view.seat(seat).captures
        )
    }

    private func line(of stone: Stone, lit: Bool, thinking: Bool, _ texts: any Texts) -> String {
        if thinking { return texts.turnThinking }
        if lit { return texts.turn(view) }
        return view.config.isBetweenPeople ? "" : texts.side(stone)
    }

    /// The person's seat, below the board; the first when two people play.
    public var lowerSeat: Seat { view.config.first == .person ? .first : .second }
}
