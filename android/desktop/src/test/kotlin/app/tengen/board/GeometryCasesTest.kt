package app.tengen.board

import app.tengen.ui.board.BoardLayer
import app.tengen.ui.board.BoardLayout
import app.tengen.ui.board.BoardSize
import app.tengen.ui.board.starPoints
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.boolean
import kotlinx.serialization.json.float
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

/** The board's geometry is that of `design/cases`, which every front end is tested against. */
class GeometryCasesTest {
    @Test
    fun layouts() = cases("layouts") { case ->
        val given = case.getValue("given").jsonObject
        val expected = case.getValue("expected").jsonObject
        val layout = layout(given)
        val factor = given.getValue("lineFactor").jsonPrimitive.float
        for ((name, found) in listOf(
            "cell" to layout.cell,
            "left" to layout.left,
            "top" to layout.top,
            "margin" to layout.margin,
            "stoneDiameter" to layout.stoneDiameter,
            "lineWidth" to layout.lineWidth(factor),
            "outerLineWidth" to layout.outerLineWidth(factor),
        )) {
            assertEquals("$name of $given", expected.int(name), found)
        }
        val columns = List(layout.size.columns) { layout.verticalLine(it, factor) }
        val rows = List(layout.size.rows) { layout.horizontalLine(it, factor) }
        assertEquals("columns of $given", expected.ranges("verticalLines"), columns)
        assertEquals("rows of $given", expected.ranges("horizontalLines"), rows)
    }

    @Test
    fun hits() = cases("hits") { case ->
        val given = case.getValue("given").jsonObject
        val layout = layout(given)
        for (tap in case.getValue("taps").jsonArray.map(JsonElement::jsonArray)) {
            val expected = tap[2].takeIf { it != JsonNull }?.jsonPrimitive?.int
            assertEquals(
                "$tap in $given",
                expected,
                layout.pointAt(tap[0].jsonPrimitive.float, tap[1].jsonPrimitive.float),
            )
        }
    }

    @Test
    fun labels() = cases("labels") { case ->
        val size = BoardSize.square(case.int("side"))
        assertEquals(
            case.getValue("points").jsonPrimitive.content,
            size.points.joinToString(" ", transform = size::label),
        )
    }

    @Test
    fun stars() = cases("stars") { case ->
        val side = case.int("side")
        val size = BoardSize.square(side)
        assertEquals(
            "side $side",
            case.getValue("points").jsonArray.map { it.jsonPrimitive.content },
            size.starPoints().map(size::label),
        )
    }

    @Test
    fun layers() {
        val names = entries("layers").map { it.jsonPrimitive.content }
        val layers = BoardLayer.entries.map { layer -> layer.name.replace(wordStart) { "-" + it.value }.lowercase() }
        assertEquals(names, layers)
    }

    private fun cases(name: String, check: (JsonObject) -> Unit) = entries(name).forEach { check(it.jsonObject) }

    private fun entries(name: String): JsonArray {
        val file = File(System.getProperty("repository.root"), "design/cases/$name.json")
        val entries = Json.parseToJsonElement(file.readText()).jsonArray
        assertTrue("$file is empty", entries.isNotEmpty())
        return entries
    }

    private fun layout(given: JsonObject) = BoardLayout.fit(
        BoardSize(given.int("columns"), given.int("rows")),
        given.int("width"),
        given.int("height"),
        given.getValue("coordinates").jsonPrimitive.boolean,
    )

    /** Pairs of a first number and the first behind. */
    private fun JsonObject.ranges(name: String): List<IntRange> = getValue(name).jsonArray.map { pair ->
        pair.jsonArray[0].jsonPrimitive.int until pair.jsonArray[1].jsonPrimitive.int
    }

    private val wordStart = Regex("(?<=.)[A-Z]")

    private fun JsonObject.int(name: String): Int = getValue(name).jsonPrimitive.int
}
