package app.tengen.shell

import android.animation.ValueAnimator
import android.icu.util.ULocale
import android.os.LocaleList
import app.tengen.ui.texts.Language
import java.util.Locale

/** The first of a person's languages that the app speaks, or else the app's first. */
fun systemLanguage(locales: LocaleList): Language =
    firstSpoken((0 until locales.size()).map { withScript(locales[it]) })

/** Whether the person has animations switched off for all apps. */
fun systemReducesMotion(): Boolean = !ValueAnimator.areAnimatorsEnabled()

/** The same for languages that say their script: "zh-Hant-TW". */
internal fun firstSpoken(wanted: List<Locale>): Language =
    wanted.firstNotNullOfOrNull(::spoken) ?: Language.entries.first()

private fun spoken(wanted: Locale): Language? = Language.entries.find {
    val offered = Locale.forLanguageTag(it.tag)
    offered.language == wanted.language && (offered.script.isEmpty() || offered.script == wanted.script)
}

/** People choose "zh-TW", which says the script to those only who know it. */
private fun withScript(locale: Locale): Locale = ULocale.addLikelySubtags(ULocale.forLocale(locale)).toLocale()
