import SwiftUI
import TengenKit

/// Where the new game screen can lead besides a new game.
struct NewGameExits {
    let onContinue: @MainActor () -> Void
    let onOpenRecord: @MainActor () -> Void
    let onSettings: @MainActor () -> Void
}

/// The choices for a game, and the way back to the one in progress.
struct NewGameScreen: View {
    let state: NewGameState
    let exits: NewGameExits
    let onIntent: (NewGameIntent) -> Void

    @Environment(\.texts) private var texts
    @Environment(\.tokens) private var tokens

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                Group {
                    if geometry.size.width > 640 { twoColumns } else { oneColumn }
                }
                .padding(.horizontal, 16)
                .padding(.bottom, 16)
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { startBar }
        .background(Color(tokens.paper))
        .navigationTitle(texts.newGameTitle)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                BarButton(icon: TengenIcons.open, label: texts.recordOpen, action: exits.onOpenRecord)
            }
            ToolbarItem(placement: .topBarTrailing) {
                BarButton(icon: TengenIcons.settings, label: texts.settingsTitle, action: exits.onSettings)
            }
        }
        .alert(texts.newGameReplaceTitle, isPresented: asksToReplace) {
            Button(texts.newGameReplaceConfirm, role: .destructive) { onIntent(.confirmReplace) }
            Button(texts.newGameReplaceCancel, role: .cancel) { onIntent(.cancelReplace) }
        } message: {
            Text(texts.newGameReplaceText)
        }
    }

    private var oneColumn: some View {
        VStack(spacing: 20) {
            game
            whichGame
            people
            boardAndRules
        }
    }

    private var twoColumns: some View {
        HStack(alignment: .top, spacing: 24) {
            VStack(spacing: 20) {
                game
                whichGame
                people
            }
            VStack(spacing: 20) { boardAndRules }
        }
    }

    private var game: some View { GameInFront(state: state, onContinue: exits.onContinue) }

    private var whichGame: some View { WhichGame(chosen: state.choice.game, onIntent: onIntent) }

    private var people: some View { PeopleChoices(choice: state.choice, onIntent: onIntent) }

    private var boardAndRules: some View { BoardAndRules(state: state, onIntent: onIntent) }

    private var startBar: some View {
        Button(texts.newGameStart) { onIntent(.start) }
            .buttonStyle(.main)
            .disabled(state.isStarting)
            .frame(maxWidth: 480)
            .padding(16)
            .frame(maxWidth: .infinity)
            .background(Color(tokens.paper))
    }

    private var asksToReplace: Binding<Bool> {
        Binding(
            get: { state.asksToReplace },
            set: { isShown in if !isShown && state.asksToReplace { onIntent(.cancelReplace) } }
        )
    }
}

/// The game in progress when there is one, else the game to be chosen.
private struct GameInFront: View {
    let state: NewGameState
    let onContinue: @MainActor () -> Void

    @Environment(\.texts) private var texts

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if let game = state.inProgress {
                Button(action: onContinue) {
                    GameCard(
                        size: game.config.size,
                        stones: game.stones,
                        lastMove: game.lastMove,
                        title: game.outcome == nil ? texts.resumeTitle : texts.turnOver,
                        lines: texts.resumeLines(game)
                    )
                }
                .buttonStyle(.plain)
            } else {
                let size = BoardSize.square(state.choice.boardSide)
                GameCard(
                    size: size,
                    stones: sampleStones(state.choice.game, size),
                    title: texts.gameName(state.choice.game),
                    lines: [texts.rulesName(state.choice), texts.boardSize(side: size.columns)]
                )
            }
            if state.couldNotRead { About(texts.errorNotRead) }
        }
    }
}
