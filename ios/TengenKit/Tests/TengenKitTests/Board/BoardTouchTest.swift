import Foundation
import TengenKit
import Testing

/// How fingers play.
struct BoardTouchTest {
    private let size = BoardSize.square(15)
    private let layout = BoardLayout.fit(.square(15), width: 1080, height: 1500, coordinates: true)
    private let slop = 20.0

    private func touch(_ label: String, _ input: TouchInput, chosen: String? = nil) -> BoardTouch {
        BoardTouch(at: place(label), layout: layout, input: input, chosen: chosen.map(size.at), slop: slop)
    }

    private func place(_ label: String) -> CGPoint { layout.center(size.at(label)) }

    @Test func cellsDecideHowATouchPlays() {
        #expect(TouchInput.forCell(21) == .tap)
        #expect(TouchInput.forCell(20.5) == .press)
    }

    @Test func aTapPlaysWhereItIsLifted() {
        var tap = touch("H8", .tap)
        #expect(tap.began() == nil)
        #expect(tap.ended() == .play(point: size.at("H8")))
        var slid = touch("H8", .tap)
        #expect(slid.moved(to: place("J8")) == nil)
        #expect(slid.ended() == nil)
    }

    @Test func aShortPressPlaysAndALongOneAims() {
        var short = touch("H8", .press)
        #expect(short.ended() == .play(point: size.at("H8")))
        var long = touch("H8", .press)
        long.held()
        #expect(long.aim?.point == size.at("H8"))
        #expect(long.moved(to: place("J9")) == nil)
        #expect(long.aim?.point == size.at("J9"))
        #expect(long.ended() == .play(point: size.at("J9")))
        #expect(long.aim == nil)
    }

    @Test func aPressThatLeavesTheBoardPlaysNothing() {
        var press = touch("H8", .press)
        press.held()
        _ = press.moved(to: CGPoint(x: 540, y: 20))
        #expect(press.aim == nil)
        #expect(press.ended() == nil)
    }

    @Test func aFirstTapChoosesAndASecondPlays() {
        var first = touch("H8", .confirm)
        #expect(first.began() == .choose(point: size.at("H8")))
        #expect(first.ended() == nil)
        var second = touch("H8", .confirm, chosen: "H8")
        #expect(second.began() == .choose(point: size.at("H8")))
        #expect(second.ended() == .play(point: size.at("H8")))
    }

    @Test func aChoiceCanBeMoved() {
        var touch = touch("H8", .confirm, chosen: "H8")
        _ = touch.began()
        #expect(touch.moved(to: place("J9")) == .choose(point: size.at("J9")))
        #expect(touch.ended() == nil)
    }
}
