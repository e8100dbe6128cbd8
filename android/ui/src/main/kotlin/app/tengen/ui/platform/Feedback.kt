package app.tengen.ui.platform

/** Sounds and touches that go with a change. Both return at once and never fail. */
interface Feedback {
    /** Plays the sound of a cue, if it has one. */
    fun sound(cue: Cue)

    /** Lets the phone be felt, if it can. */
    fun haptic(cue: Cue)
}

/** A device that is silent and still. */
object NoFeedback : Feedback {
    override fun sound(cue: Cue) = Unit

    override fun haptic(cue: Cue) = Unit
}
