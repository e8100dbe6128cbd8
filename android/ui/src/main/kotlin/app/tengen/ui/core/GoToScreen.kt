package app.tengen.ui.core

import app.tengen.core.Frame
import app.tengen.core.ReplayHandle
import app.tengen.core.moveNumbers
import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.Stone
import app.tengen.ui.board.Stones
import app.tengen.ui.platform.Counting
import app.tengen.ui.platform.GameKind
import app.tengen.ui.platform.GoPhase
import app.tengen.ui.platform.GoView
import app.tengen.ui.platform.ReplayFrame
import app.tengen.ui.platform.ReplayPort
import app.tengen.ui.platform.Scoring
import app.tengen.ui.platform.SideCount
import app.tengen.core.GoView as CoreGoView
import app.tengen.core.Scoring as CoreScoring
import app.tengen.core.SideCount as CoreSideCount

// What only Go has, and replays, in the screens' words.

internal fun CoreGoView.toScreen() = GoView(
    phase = GoPhase.entries[phase.ordinal],
    handicapMissing = handicapMissing.toInt(),
    ko = ko?.toInt(),
    scoring = scoring?.toScreen(),
)

private fun CoreScoring.toScreen() = Scoring(
    judging = judging,
    dead = dead.map { it.toInt() },
    owners = owners.map { owner ->
        when (owner.toInt()) {
            0 -> null
            1 -> Stone.Black
            else -> Stone.White
        }
    },
    counting = Counting.entries[counting.ordinal],
    black = black.toScreen(),
    white = white.toScreen(),
    halfPoints = halfPoints,
)

private fun CoreSideCount.toScreen() = SideCount(
    territory = territory.toInt(),
    stones = stones.toInt(),
    dead = dead.toInt(),
    prisoners = prisoners.toInt(),
    handicapBonus = handicapBonus.toInt(),
    komi = komi,
    total = total,
)

/** A replay of the core. */
internal class CoreReplay(private val handle: ReplayHandle, override val record: String) : ReplayPort {
    private val summary = handle.summary()

    override val game = GameKind.entries[summary.game.ordinal]
    override val size = BoardSize(summary.width.toInt(), summary.height.toInt())
    override val last = summary.last.toInt()

    override fun frame(number: Int): ReplayFrame = handle.frame(number.toUInt()).toScreen()

    override fun close() = handle.close()
}

private fun Frame.toScreen() = ReplayFrame(
    stones = Stones(cells),
    numbers = moveNumbers,
    number = number.toInt(),
    lastMove = lastMove?.toInt(),
    stone = stone?.toScreen(),
    label = label,
    passed = passed,
    placed = placed.map { it.toInt() },
    removed = removed.map { it.toInt() },
    blackCaptures = blackCaptures.toInt(),
    whiteCaptures = whiteCaptures.toInt(),
    line = line.map { it.toInt() },
    comment = comment,
)
