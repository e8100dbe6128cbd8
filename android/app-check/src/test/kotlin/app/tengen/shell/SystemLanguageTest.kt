package app.tengen.shell

import app.tengen.ui.texts.Language
import org.junit.Assert.assertEquals
import org.junit.Test
import java.util.Locale

class SystemLanguageTest {
    @Test
    fun aLanguageOfTheAppIsShown() {
        assertEquals(Language.En, languageOf("en-Latn-GB"))
        assertEquals(Language.ZhHans, languageOf("zh-Hans-SG"))
    }

    @Test
    fun theFirstThatTheAppSpeaksCounts() {
        assertEquals(Language.ZhHans, languageOf("fr-Latn-FR", "zh-Hans-CN", "en-Latn-US"))
        assertEquals(Language.En, languageOf("fr-Latn-FR", "en-Latn-US", "zh-Hans-CN"))
    }

    @Test
    fun anotherScriptIsAnotherLanguage() = assertEquals(Language.En, languageOf("zh-Hant-TW"))

    @Test
    fun withoutAnyTheFirstOfTheAppIsShown() {
        assertEquals(Language.En, languageOf("fr-Latn-FR"))
        assertEquals(Language.En, languageOf())
    }

    private fun languageOf(vararg tags: String) = firstSpoken(tags.map(Locale::forLanguageTag))
}
