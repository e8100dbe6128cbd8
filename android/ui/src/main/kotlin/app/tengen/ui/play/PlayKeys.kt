package app.tengen.ui.play

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.isAltPressed
import androidx.compose.ui.input.key.isCtrlPressed
import androidx.compose.ui.input.key.isMetaPressed
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type

/** What a key means on the play screen; null when it means nothing. */
internal fun playKey(event: KeyEvent, revision: Long): PlayIntent? {
    val isCommand = event.isCtrlPressed || event.isAltPressed || event.isMetaPressed
    if (event.type != KeyEventType.KeyDown || isCommand) return null
    return when (event.key) {
        Key.DirectionLeft -> PlayIntent.MoveCursor(-1, 0)
        Key.DirectionRight -> PlayIntent.MoveCursor(1, 0)
        Key.DirectionUp -> PlayIntent.MoveCursor(0, -1)
        Key.DirectionDown -> PlayIntent.MoveCursor(0, 1)
        Key.Enter, Key.NumPadEnter, Key.DirectionCenter, Key.Spacebar -> PlayIntent.PlayCursor(revision)
        Key.U -> PlayIntent.Undo(revision)
        Key.H -> PlayIntent.AskHint(revision)
        Key.P -> PlayIntent.Pass(revision)
        else -> null
    }
}
