import TengenCore
import TengenKit

import enum TengenKit.FiveRule
import struct TengenKit.GameConfig
import enum TengenKit.GoRuleSet
import enum TengenKit.Opening

/// Games of the core, kept in its store from one start of the app to the next.
public final class CoreHouse: GameHouse {
    private let store: Store
    private let options: GameOptions

    public init(_ store: Store, options: GameOptions = GameSession.usualOptions) {
        self.store = store
        self.options = options
    }

    public func start(_ config: GameConfig) async throws -> any GamePort {
        do {
            return CoreGame(try await GameSession.start(config.toCore(), options: options, store: store))
        } catch let error as StartError {
            throw GameRefusal.failed(reason: "\(error)")
        }
    }

    public func resume() async throws -> (any GamePort)? {
        do {
            return try await GameSession.resume(store, options: options).map { CoreGame($0) }
        } catch let error as StartError {
            throw GameRefusal.failed(reason: "\(error)")
        }
    }

    public func openings(rule: FiveRule, size: BoardSize) -> [Opening] {
        let fitting = fittingOpenings(rule: rule.toCore(), width: UInt32(size.columns), height: UInt32(size.rows))
        return fitting.map { $0.toScreen() }
    }

    public func usualKomi(_ ruleSet: GoRuleSet) -> Int { Int(TengenCore.usualKomi(ruleSet: ruleSet.toCore())) }

    public func mostHandicap(_ size: BoardSize) -> Int {
        Int(TengenCore.mostHandicap(width: UInt32(size.columns), height: UInt32(size.rows)))
    }
}
