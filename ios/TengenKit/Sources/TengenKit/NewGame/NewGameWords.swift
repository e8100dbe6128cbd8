// What the new game screen says, and the names that other screens share with it.

extension Texts {
    public func ruleName(_ rule: FiveRule) -> String {
        switch rule {
        case .freestyle: ruleFreestyle
        case .standard: ruleStandard
        case .caro: ruleCaro
        case .renju: ruleRenju
        }
    }

    public func ruleAbout(_ rule: FiveRule) -> String {
        switch rule {
        case .freestyle: ruleFreestyleAbout
        case .standard: ruleStandardAbout
        case .caro: ruleCaroAbout
        case .renju: ruleRenjuAbout
        }
    }

    public func gameName(_ game: GameKind) -> String { game == .go ? gameGo : gameFive }

    public func goRulesName(_ ruleSet: GoRuleSet) -> String {
        switch ruleSet {
        case .chinese: goRulesChinese
        case .japanese: goRulesJapanese
        case .korean: goRulesKorean
        case .aga: goRulesAga
        case .newZealand: goRulesNewZealand
        case .trompTaylor: goRulesTrompTaylor
        }
    }

    public func goRulesAbout(_ ruleSet: GoRuleSet) -> String {
        switch ruleSet {
        case .chinese: goRulesChineseAbout
        case .japanese: goRulesJapaneseAbout
        case .korean: goRulesKoreanAbout
        case .aga: goRulesAgaAbout
        case .newZealand: goRulesNewZealandAbout
        case .trompTaylor: goRulesTrompTaylorAbout
        }
    }

    /// A game in a word or two: the rule of five in a row, or Go.
    public func variantName(_ variant: GameVariant) -> String {
        switch variant {
        case .five(let five): ruleName(five.rule)
        case .go: gameGo
        }
    }

    /// The rules of a choice: "Freestyle", "Chinese".
    public func rulesName(_ choice: GameChoice) -> String {
        choice.game == .go ? goRulesName(choice.go.variant.ruleSet) : ruleName(choice.rule)
    }

    public func levelName(_ level: Level) -> String {
        switch level {
        case .easy: opponentEasy
        case .medium: opponentMedium
        case .hard: opponentHard
        }
    }

    /// How a level plays a game, in a sentence.
    public func levelAbout(_ level: Level, _ game: GameKind) -> String {
        switch (level, game) {
        case (.easy, .five): opponentEasyAbout
        case (.medium, .five): opponentMediumAbout
        case (.hard, .five): opponentHardAbout
        case (.easy, .go): opponentEasyGoAbout
        case (.medium, .go): opponentMediumGoAbout
        case (.hard, .go): opponentHardGoAbout
        }
    }

    public func openingName(_ opening: Opening) -> String {
        switch opening {
        case .free: openingFree
        case .centreFirst: openingCentreFirst
        case .pro: openingPro
        case .longPro: openingLongPro
        case .swap: openingSwap
        case .swap2: openingSwap2
        case .soosorv8: openingSoosorv8
        case .taraguchi10: openingTaraguchi10
        }
    }

    public func openingAbout(_ opening: Opening) -> String {
        switch opening {
        case .free: openingFreeAbout
        case .centreFirst: openingCentreFirstAbout
        case .pro: openingProAbout
        case .longPro: openingLongProAbout
        case .swap: openingSwapAbout
        case .swap2: openingSwap2About
        case .soosorv8: openingSoosorv8About
        case .taraguchi10: openingTaraguchi10About
        }
    }

    public func colourName(_ colour: ColourChoice) -> String {
        switch colour {
        case .black: colourBlack
        case .white: colourWhite
        case .toss: colourToss
        }
    }

    public func colourAbout(_ colour: ColourChoice) -> String {
        switch colour {
        case .black: colourBlackAbout
        case .white: colourWhiteAbout
        case .toss: colourTossAbout
        }
    }

    public func clockName(_ control: TimeControl) -> String {
        switch control {
        case .off: clockOff
        case .perMove: clockPerMove
        case .fischer: clockFischer
        case .byoYomi: clockByoYomi
        case .canadian: clockCanadian
        }
    }

    /// A clock's times: "5 minutes + 3 seconds a move".
    public func clockTimes(_ control: TimeControl) -> String {
        switch control {
        case .off: clockOffAbout
        case .perMove(let limit): clockPerMoveTimes(period: span(limit))
        case .fischer(let main, let increment): clockFischerTimes(main: span(main), increment: span(increment))
        case .byoYomi(let main, let period, let periods):
            clockByoYomiTimes(count: periods, main: span(main), period: span(period))
        case .canadian(let main, let period, let stones):
            clockCanadianTimes(count: stones, main: span(main), period: span(period))
        }
    }

    private func span(_ time: Duration) -> String {
        let seconds = time.wholeSeconds
        return seconds % 60 == 0 && seconds > 0 ? clockMinutes(count: seconds / 60) : clockSeconds(count: seconds)
    }

    /// What the card of the game in progress says.
    public func resumeLines(_ view: GameView) -> [String] {
        let rule = variantName(view.config.variant)
        let level = view.config.first.level ?? view.config.second.level
        let who = level.map { resumeAgainst(level: levelName($0), rule: rule) } ?? resumeTwoPlayers(rule: rule)
        return [who, endMoves(count: view.moves)]
    }
}

/// Half points as players write them: "7.5", "7", "0.5".
public func points(_ halfPoints: Int) -> String {
    if halfPoints % 2 == 0 { return "\(halfPoints / 2)" }
    return "\(halfPoints < 0 ? "-" : "")\(abs(halfPoints / 2)).5"
}
