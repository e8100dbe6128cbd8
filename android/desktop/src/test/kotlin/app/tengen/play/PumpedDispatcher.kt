package app.tengen.play

import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Runnable
import java.util.concurrent.ConcurrentLinkedQueue
import kotlin.coroutines.CoroutineContext

/**
 * Runs what is dispatched when the test asks for it, on the test's own thread: the screens under
 * test are composed there, and states must not change on two threads at once.
 */
class PumpedDispatcher : CoroutineDispatcher() {
    private val waiting = ConcurrentLinkedQueue<Runnable>()

    override fun dispatch(context: CoroutineContext, block: Runnable) {
        waiting.add(block)
    }

    /** Runs all that waits, and what that brings along. */
    fun pump() {
        while (true) (waiting.poll() ?: return).run()
    }
}
