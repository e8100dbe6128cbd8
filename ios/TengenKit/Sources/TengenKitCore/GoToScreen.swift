import TengenCore
import TengenKit

// What only Go has, and replays, in the screens' words.

extension TengenCore.GoView {
    func toScreen() -> TengenKit.GoView {
        TengenKit.GoView(
            phase: phase.toScreen(),
            handicapMissing: Int(handicapMissing),
            ko: ko.map(Int.init),
            scoring: scoring?.toScreen()
        )
    }
}

extension TengenCore.GoPhase {
    func toScreen() -> TengenKit.GoPhase {
        switch self {
        case .placingHandicap: .placingHandicap
        case .playing: .playing
        case .scoring: .scoring
        case .over: .over
        }
    }
}

extension TengenCore.Counting {
    func toScreen() -> TengenKit.Counting {
        switch self {
        case .area: .area
        case .territory: .territory
        }
    }
}

extension TengenCore.Scoring {
    func toScreen() -> TengenKit.Scoring {
        TengenKit.Scoring(
            judging: judging,
            dead: dead.map(Int.init),
            owners: owners.map(owner),
            counting: counting.toScreen(),
            black: black.toScreen(),
            white: white.toScreen(),
            halfPoints: Int(halfPoints)
        )
    }

    private func owner(_ byte: UInt8) -> TengenKit.Stone? {
        switch byte {
        case 0: nil
        case 1: .black
        default: .white
        }
    }
}

extension TengenCore.SideCount {
    func toScreen() -> TengenKit.SideCount {
        TengenKit.SideCount(
            territory: Int(territory),
            stones: Int(stones),
            dead: Int(dead),
            prisoners: Int(prisoners),
            handicapBonus: Int(handicapBonus),
            komi: Int(komi),
            total: Int(total)
        )
    }
}

/// A replay of the core.
final class CoreReplay: ReplayPort {
    let game: TengenKit.GameKind
    let size: BoardSize
    let last: Int
    let record: String

    private let handle: ReplayHandle

    init(_ handle: ReplayHandle, record: String) {
        self.handle = handle
        self.record = record
        let summary = handle.summary()
        game = summary.game.toScreen()
        size = BoardSize(columns: Int(summary.width), rows: Int(summary.height))
        last = Int(summary.last)
    }

    func frame(_ number: Int) -> ReplayFrame {
        // The number is kept within the record, so that there is a frame.
        let within = UInt32(min(max(number, 0), last))
        guard let frame = try? handle.frame(number: within) else {
            return ReplayFrame(stones: .empty(size), numbers: [])
        }
        return frame.toScreen()
    }
}

extension Frame {
    fileprivate func toScreen() -> ReplayFrame {
        ReplayFrame(
            stones: Stones(bytes: [UInt8](cells)),
            numbers: moveNumbers,
            number: Int(number),
            lastMove: lastMove.map(Int.init),
            stone: stone?.toScreen(),
            label: label,
            passed: passed,
            placed: placed.map(Int.init),
            removed: removed.map(Int.init),
            blackCaptures: Int(blackCaptures),
            whiteCaptures: Int(whiteCaptures),
            line: line.map(Int.init),
            comment: comment
        )
    }
}
