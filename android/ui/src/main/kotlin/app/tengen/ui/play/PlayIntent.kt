package app.tengen.ui.play

import app.tengen.ui.platform.OpeningChoice

/** What a person wants on the play screen. What changes the game carries the revision that was seen. */
sealed interface PlayIntent {
    data class Place(val point: Int, val revision: Long) : PlayIntent

    /** A point was chosen and waits for its confirmation. */
    data class ChoosePoint(val point: Int) : PlayIntent

    /** The keyboard moves the cursor. */
    data class MoveCursor(val columns: Int, val rows: Int) : PlayIntent

    /** Plays the chosen point. */
    data class PlayCursor(val revision: Long) : PlayIntent

    data class Choose(val choice: OpeningChoice, val revision: Long) : PlayIntent

    /** Turns the chain on a point dead or alive. */
    data class MarkDead(val point: Int, val revision: Long) : PlayIntent

    data class AcceptCount(val revision: Long) : PlayIntent

    /** Goes on playing instead of counting. */
    data class ResumePlay(val revision: Long) : PlayIntent

    data class Pass(val revision: Long) : PlayIntent

    data class Undo(val revision: Long) : PlayIntent

    data class Redo(val revision: Long) : PlayIntent

    data class Restart(val revision: Long) : PlayIntent

    data class Resign(val revision: Long) : PlayIntent

    data class AskHint(val revision: Long) : PlayIntent

    data object ToggleHeat : PlayIntent

    /** Opens a panel, or closes it with null. */
    data class Show(val panel: Panel?) : PlayIntent

    data class MotionShown(val revision: Long) : PlayIntent
}
