package app.tengen.shell

import android.os.Build
import android.view.HapticFeedbackConstants
import app.tengen.ui.platform.Cue
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class HapticsTest {
    @Test
    fun anAndroidIsAskedForWhatItKnows() {
        val effects = Cue.entries.mapNotNull { hapticEffect(it, Build.VERSION_CODES.O) }
        assertTrue(
            "$effects",
            effects.none {
                it == HapticFeedbackConstants.CONFIRM || it == HapticFeedbackConstants.REJECT
            },
        )
        assertEquals(HapticFeedbackConstants.REJECT, hapticEffect(Cue.Refused, Build.VERSION_CODES.R))
        assertEquals(HapticFeedbackConstants.CONFIRM, hapticEffect(Cue.Win, Build.VERSION_CODES.R))
    }

    @Test
    fun aFreshBoardIsNotFelt() = assertNull(hapticEffect(Cue.Restarted, Build.VERSION_CODES.R))
}
