package app.tengen.shell

import android.os.Build
import android.view.HapticFeedbackConstants
import android.view.View
import app.tengen.ui.platform.Cue
import app.tengen.ui.platform.Feedback

/** What a person feels, as far as the phone's own settings allow; the app makes no sound yet. */
class Haptics : Feedback {
    /** Where it is felt; null while the app is not shown. */
    var view: View? = null

    override fun sound(cue: Cue) = Unit

    override fun haptic(cue: Cue) {
        hapticEffect(cue, Build.VERSION.SDK_INT)?.let { view?.performHapticFeedback(it) }
    }
}

/** One of [HapticFeedbackConstants] that Android of this [level] knows, or null where nothing is felt. */
internal fun hapticEffect(cue: Cue, level: Int): Int? = when (cue) {
    Cue.StonePlaced, Cue.Passed, Cue.Chosen, Cue.ColoursExchanged, Cue.Marked -> HapticFeedbackConstants.CONTEXT_CLICK
    Cue.Captured, Cue.Undone, Cue.Redone, Cue.ClockLow -> HapticFeedbackConstants.CLOCK_TICK
    Cue.Win, Cue.Loss, Cue.Draw -> since30(level, HapticFeedbackConstants.CONFIRM)
    Cue.Refused -> since30(level, HapticFeedbackConstants.REJECT)
    Cue.Restarted -> null
}

private fun since30(level: Int, effect: Int) =
    if (level >= Build.VERSION_CODES.R) effect else HapticFeedbackConstants.LONG_PRESS
