package app.tengen.ui.fakes

import app.tengen.ui.board.BoardSize
import app.tengen.ui.platform.Counting
import app.tengen.ui.platform.GameConfig
import app.tengen.ui.platform.GameVariant
import app.tengen.ui.platform.GameView
import app.tengen.ui.platform.GoPhase
import app.tengen.ui.platform.GoView
import app.tengen.ui.platform.Level
import app.tengen.ui.platform.Participant
import app.tengen.ui.platform.Scoring
import app.tengen.ui.platform.SideCount
import app.tengen.ui.platform.Turn

// Pictures of games of Go for tests, made without the core.

/** Two people at Go on a small board. */
val goBetweenPeople = betweenPeople.copy(variant = GameVariant.Go(), size = BoardSize.square(9))

/** A person with Black against the computer. */
val goAgainstHard = goBetweenPeople.copy(second = Participant.Computer(Level.Hard))

/** The picture after moves like "E5 pass"; nothing is captured, for the rules are not asked. */
fun goAfter(moves: String, config: GameConfig = goBetweenPeople): GameView =
    viewAfter(moves, config).copy(canPass = true, go = GoView(GoPhase.Playing))

/** A side for which nothing counts. */
val noPoints =
    SideCount(territory = 0, stones = 0, dead = 0, prisoners = 0, handicapBonus = 0, komi = 0, total = 0)

/** A count by area in which nothing counts for anybody. */
val emptyCount = Scoring(
    judging = false,
    dead = emptyList(),
    owners = List(goBetweenPeople.size.area) { null },
    counting = Counting.Area,
    black = noPoints,
    white = noPoints,
    halfPoints = 0,
)

/** The picture while the stones are marked as dead and alive. */
fun GameView.counted(scoring: Scoring = emptyCount): GameView =
    copy(turn = Turn.Scoring, canPass = false, go = GoView(GoPhase.Scoring, scoring = scoring))
