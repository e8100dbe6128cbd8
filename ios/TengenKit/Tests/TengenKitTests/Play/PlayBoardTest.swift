import TengenKit
import Testing

/// What the play screen puts on its board, and how it says a point.
struct PlayBoardTest {
    @Test func theScreenStaysLitWhileSomebodyWaitsOrTheClockRuns() {
        let timed = betweenPeople.with { $0.timeControl = .perMove(limit: .seconds(30)) }
        #expect(!PlayState(viewAfter("H8")).keepsScreenLit)
        #expect(PlayState(viewAfter("H8", againstHard)).keepsScreenLit)
        #expect(PlayState(viewAfter("H8", timed)).keepsScreenLit)
        #expect(!PlayState(viewAfter("H8", timed).ended(.time)).keepsScreenLit)
    }

    private let size = betweenPeople.size
    private let h8 = betweenPeople.size.at("H8")
    private let j9 = betweenPeople.size.at("J9")

    @Test func theBoardFollowsTheSettings() {
        let state = PlayState(viewAfter("H8").with { $0.forbidden = [ForbiddenPoint(point: j9, foul: .overline)] })
        let usual = state.board(Settings())
        #expect(usual.forbidden == [j9])
        #expect([usual.coordinates, usual.showNumbers] == [true, false])
        let settings = Settings().with { settings in
            settings.coordinates = false
            settings.moveNumbers = true
            settings.showForbidden = false
        }
        let plain = state.board(settings)
        #expect(plain.forbidden == [])
        #expect([plain.coordinates, plain.showNumbers] == [false, true])
    }

    @Test func touchesCountOnAPersonsTurnOnly() {
        func turn(_ view: GameView) -> Stone? { PlayState(view).board(Settings()).turn }
        #expect(turn(viewAfter("H8")) == .white)
        #expect(turn(viewAfter("H8", againstHard)) == nil)
        #expect(turn(viewAfter("H8").ended(.fullBoard)) == nil)
        #expect(turn(viewAfter("H8").with { $0.opening = OpeningTask(seat: .second, kind: .choose) }) == nil)
    }

    @Test func anOpeningsSquareIsFramed() {
        let outside = size.points.filter { !(5...9).contains(size.column($0)) || !(5...9).contains(size.row($0)) }
        let task = OpeningTask(seat: .first, kind: .place, allowed: outside)
        #expect(PlayState(viewAfter("H8 H9").with { $0.opening = task }).board(Settings()).frame == 5)
        #expect(PlayState(viewAfter("H8", againstHard).with { $0.opening = task }).board(Settings()).frame == nil)
    }

    @Test func pointsInWords() {
        let state = PlayState(viewAfter("H8 J9").with { $0.forbidden = [ForbiddenPoint(point: 0, foul: .doubleFour)] })
        #expect(state.describe(h8, TextsEn()) == "H8, black stone, move 1")
        #expect(state.describe(j9, TextsEn()) == "J9, white stone, move 2, last move")
        #expect(state.describe(j9, TextsZhHans()) == "J9，白子，第 2 手，最后一手")
        #expect(state.describe(0, TextsEn()) == "A15, forbidden: double four")
        #expect(state.describe(1, TextsEn()) == "B15, empty")
    }

    @Test func marksAreAddedToThePoint() {
        let hinted = PlayState(viewAfter("H8")).with { state in
            state.cursor = j9
            state.advice = .found(Hint(point: j9, reason: .makesTwo))
            state.heat = [HeatPoint(point: j9, value: 64)]
        }
        #expect(hinted.describe(j9, TextsEn()) == "J9, empty, hint, ready to place, value 64 %")
        let won = PlayState(viewAfter("H8").ended(.five, winner: .first, line: [h8]))
        #expect(won.describe(h8, TextsEn()) == "H8, black stone, move 1, last move, in the winning five")
    }

    private let goSize = goBetweenPeople.size

    /// Black has the left with a dead white stone in it, White has the right, and the middle is nobody's.
    private let counting = goAfter("D5 F5 pass B5 pass pass").counted(
        emptyCount.with { count in
            let size = goBetweenPeople.size
            count.dead = [size.at("B5")]
            count.owners = size.points.map { point in
                let column = size.column(point)
                return column == 4 ? nil : column < 4 ? .black : .white
            }
        }
    )

    @Test func aCountMarksDeadStonesAndTerritory() {
        let board = PlayState(counting).board(Settings())
        #expect(board.dead == [goSize.at("B5")])
        let owners = board.territory.reduce(into: [:]) { $0[goSize.label($1.point)] = $1.owner }
        // All points but those of the living stones and the nine in the middle.
        #expect(owners.count == 81 - 2 - 9)
        #expect(["A5", "B5", "J5"].map { owners[$0] } == [.black, .black, .white])
        #expect(["D5", "F5", "E5"].map { owners[$0] } == [nil, nil, nil])
    }

    @Test func whileCountingATouchMarksInsteadOfPlacing() {
        let board = PlayState(counting).board(Settings())
        #expect(board.marks)
        #expect(board.turn == nil)
        #expect(!PlayState(goAfter("D5")).board(Settings()).marks)
    }

    @Test func afterTheEndTheCountStaysOnTheBoardAndIsNotTouched() {
        let board = PlayState(counting.ended(.count, winner: .first)).board(Settings())
        #expect(board.dead == [goSize.at("B5")])
        #expect(!board.territory.isEmpty)
        #expect(!board.marks)
        #expect(board.turn == nil)
    }

    @Test func deadStonesAndTerritoryAreInTheWordsOfAPoint() {
        func describe(_ label: String) -> String { PlayState(counting).describe(goSize.at(label), TextsEn()) }
        #expect(describe("A5") == "A5, empty, Black's territory")
        #expect(describe("J5") == "J5, empty, White's territory")
        #expect(describe("E5") == "E5, empty")
        #expect(describe("D5") == "D5, black stone, move 1")
        #expect(describe("B5") == "B5, white stone, move 4, dead")
    }

    @Test func handicapStonesHaveNoNumber() {
        let placed = goAfter("D5").with { view in
            view.numbers = [Int](repeating: 0, count: goSize.area)
            view.lastMove = nil
        }
        #expect(PlayState(placed).describe(goSize.at("D5"), TextsEn()) == "D5, black stone")
    }
}
