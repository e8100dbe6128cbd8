import TengenKit
import Testing

/// The choices for a new game.
@MainActor
struct NewGameModelTest {
    @MainActor
    private final class Begun {
        var choices: [GameChoice] = []
    }

    private let begun = Begun()
    private let model: NewGameModel

    init() {
        model = NewGameModel(house: FakeHouse(), choice: GameChoice()) { [begun] in begun.choices.append($0) }
    }

    @Test func choicesAreTakenOver() {
        let clock = TimeControl.perMove(limit: .seconds(30))
        model.onIntent(.chooseLevel(.hard))
        model.onIntent(.chooseColour(.toss))
        model.onIntent(.chooseRule(.renju))
        model.onIntent(.chooseOpening(.soosorv8))
        model.onIntent(.chooseClock(clock))
        let expected = GameChoice().with { choice in
            choice.level = .hard
            choice.colour = .toss
            choice.rule = .renju
            choice.opening = .soosorv8
            choice.timeControl = clock
        }
        #expect(model.state.choice == expected)
        model.onIntent(.chooseLevel(nil))
        #expect(model.state.choice.level == nil)
    }

    @Test func anOpeningThatDoesNotFitTheBoardGivesWay() {
        model.onIntent(.chooseOpening(.swap2))
        model.onIntent(.chooseSide(19))
        #expect(model.state.openings == [.free, .centreFirst])
        #expect(model.state.choice.opening == .free)
        model.onIntent(.chooseOpening(.centreFirst))
        model.onIntent(.chooseSide(15))
        #expect(model.state.choice.opening == .centreFirst)
    }

    @Test func moreOptionsOpenAndClose() {
        model.onIntent(.toggleMore)
        #expect(model.state.showsMore)
        model.onIntent(.toggleMore)
        #expect(!model.state.showsMore)
    }

    @Test func withoutAGameInProgressTheStartIsAtOnce() {
        model.onIntent(.start)
        #expect(begun.choices == [GameChoice()])
        #expect(model.state.isStarting)
        model.onIntent(.start)
        #expect(begun.choices.count == 1)
    }

    @Test func aGameInProgressIsAskedFor() {
        model.show(viewAfter("H8"))
        model.onIntent(.start)
        #expect(model.state.asksToReplace)
        model.onIntent(.cancelReplace)
        #expect(!model.state.asksToReplace)
        #expect(begun.choices == [])
        model.onIntent(.start)
        model.onIntent(.confirmReplace)
        #expect(!model.state.asksToReplace)
        #expect(begun.choices == [GameChoice()])
    }

    @Test func aGameThatHasEndedOrNotBegunIsNotAskedFor() {
        model.show(viewAfter("H8").ended(.fullBoard))
        model.onIntent(.start)
        model.show(viewAfter(""))
        model.onIntent(.start)
        #expect(!model.state.asksToReplace)
        #expect(begun.choices.count == 2)
    }

    @Test func anUnreadableGameIsToldUntilTheNextStart() {
        model.showUnreadable()
        #expect(model.state.couldNotRead)
        model.onIntent(.start)
        #expect(!model.state.couldNotRead)
    }

    @Test func aChoiceBecomesAConfiguration() {
        var random = FixedRandom()
        let choice = GameChoice().with { choice in
            choice.level = .medium
            choice.colour = .white
            choice.side = 19
            choice.rule = .caro
        }
        let config = choice.config(foulPolicy: .loses, random: &random)
        #expect([config.first, config.second] == [.computer(.medium), .person])
        #expect(config.size == .square(19))
        #expect(config.five?.rule == .caro && config.five?.foulPolicy == .loses)
        let people = choice.with { $0.level = nil }.config(foulPolicy: .refused, random: &random)
        #expect(people.isBetweenPeople)
        let seeds = (1...20).map { _ in choice.config(foulPolicy: .loses, random: &random).seed }
        #expect(seeds.allSatisfy { $0 >= 0 })
    }

    @Test func aTossGivesBothColours() {
        var random = FixedRandom()
        let toss = GameChoice().with { $0.colour = .toss }
        let first = (1...50).map { _ in toss.config(foulPolicy: .refused, random: &random).first }
        #expect(Set(first) == [.person, .computer(.easy)])
    }

    @Test func goHasItsOwnBoard() {
        model.onIntent(.chooseGame(.go))
        #expect(model.state.choice.boardSide == 9)
        model.onIntent(.chooseSide(13))
        #expect([model.state.choice.boardSide, model.state.choice.side] == [13, 15])
        model.onIntent(.chooseClock(.canadian(main: .seconds(600), period: .seconds(300), stones: 25)))
        model.onIntent(.chooseGame(.five))
        #expect(model.state.choice.boardSide == 15)
        #expect(model.state.choice.timeControl == .off)
    }

    @Test func komiFollowsRulesAndHandicap() {
        model.onIntent(.chooseGame(.go))
        model.onIntent(.chooseGoRules(.japanese))
        #expect(model.state.choice.go.variant.komi == 13)
        model.onIntent(.chooseHandicap(stones: 4))
        #expect(model.state.choice.go.variant.komi == 1)
        model.onIntent(.chooseKomi(0))
        model.onIntent(.chooseHandicap(stones: 3))
        #expect(model.state.choice.go.variant.komi == 0)
        model.onIntent(.chooseHandicap(stones: 0))
        #expect(model.state.choice.go.variant.komi == 13)
    }

    @Test func aHandicapThatDoesNotFitTheBoardGivesWay() {
        model.onIntent(.chooseGame(.go))
        model.onIntent(.chooseSide(19))
        #expect(model.state.mostHandicap == 9)
        model.onIntent(.chooseHandicap(stones: 9))
        model.onIntent(.chooseSide(9))
        #expect(model.state.choice.go.variant.handicap == 5)
    }

    @Test func goSwitchesReachTheConfiguration() {
        model.onIntent(.chooseGame(.go))
        model.onIntent(.setSuperko(true))
        model.onIntent(.setFreePlacement(true))
        model.onIntent(.setComputerResigns(false))
        var random = FixedRandom()
        let config = model.state.choice.config(foulPolicy: .refused, random: &random)
        var variant = GameVariant.Go()
        (variant.superko, variant.freePlacement, variant.computerResigns) = (true, true, false)
        #expect(config.variant == .go(variant))
        #expect(config.size == .square(9))
    }

    @Test func goOffersItsOwnBoardsClocksAndHandicaps() {
        #expect(boardSides(.go) == [9, 13, 19])
        let offersCanadian = GameKind.allCases.map { game in
            clocks(game).contains { if case .canadian = $0 { true } else { false } }
        }
        #expect(offersCanadian == [false, true])
        // One stone is no handicap: whoever begins has it.
        #expect(handicaps(4) == [0, 2, 3, 4])
        #expect([1, 0].map(handicaps) == [[0], [0]])
        for komi in [GameVariant.Go().komi, 13, 1] { #expect(komis.contains(komi)) }
    }

    @Test func everyRuleSetOfGoHasWordsOfItsOwn() {
        for texts in [TextsEn(), TextsZhHans()] as [any Texts] {
            #expect(Set(GoRuleSet.allCases.map { texts.goRulesName($0) }).count == GoRuleSet.allCases.count)
            #expect(Set(GoRuleSet.allCases.map { texts.goRulesAbout($0) }).count == GoRuleSet.allCases.count)
        }
        let choice = GameChoice().with { choice in
            choice.rule = .caro
            choice.go.variant.ruleSet = .japanese
        }
        #expect(TextsEn().rulesName(choice.with { $0.game = .go }) == "Japanese")
        #expect(TextsEn().rulesName(choice) == "Caro")
    }

    @Test func pointsAreWrittenWithTheirHalves() {
        #expect([0, 1, 14, 15, -1].map(points) == ["0", "0.5", "7", "7.5", "-0.5"])
    }

    @Test func clocksSayTheirTimes() {
        let byoYomi = TimeControl.byoYomi(main: .seconds(600), period: .seconds(30), periods: 3)
        #expect(TextsEn().clockTimes(byoYomi) == "10 minutes, then 30 seconds a move, 3 periods")
        #expect(TextsZhHans().clockTimes(byoYomi) == "10 分钟，之后每步 30 秒，共 3 次")
        let fischer = TimeControl.fischer(main: .seconds(300), increment: .seconds(3))
        #expect(TextsEn().clockTimes(fischer) == "5 minutes + 3 seconds a move")
        #expect(TextsEn().clockTimes(.perMove(limit: .seconds(60))) == "1 minute a move")
        let canadian = TimeControl.canadian(main: .seconds(600), period: .seconds(300), stones: 25)
        #expect(TextsEn().clockTimes(canadian) == "10 minutes, then 25 stones in 5 minutes")
    }
}
