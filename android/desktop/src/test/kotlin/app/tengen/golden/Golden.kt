package app.tengen.golden

import androidx.compose.runtime.Composable
import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.unit.Density
import androidx.compose.ui.use
import kotlinx.coroutines.Dispatchers
import org.jetbrains.skia.Bitmap
import org.jetbrains.skia.EncodedImageFormat
import org.jetbrains.skia.Image
import java.io.File
import javax.swing.SwingUtilities
import kotlin.math.abs

/**
 * Compares what a screen paints with the picture in the repository. A pixel differs when a channel
 * is off by more than 8; more than one pixel in a thousand fails, and so does a missing picture.
 * `-Dgolden.record=true` writes the pictures instead.
 */
object Golden {
    private const val CHANNEL_TOLERANCE = 8
    private const val DIFFERING_SHARE = 0.001
    private const val FRAMES = 8
    private const val FRAME_NANOS = 500_000_000L

    private val recorded = File(System.getProperty("repository.root"), "android/desktop/src/test/golden")
    private val output = File(System.getProperty("golden.out"))
    private val records = System.getProperty("golden.record") == "true"

    /** Fails unless [content] looks like the picture called [name]; sizes in pixels. */
    fun check(name: String, width: Int, height: Int, density: Density, content: @Composable () -> Unit) {
        val painted = paint(width, height, density, content)
        val expected = File(recorded, "$name.png")
        if (records) {
            write(expected, painted)
            return
        }
        write(File(output, "$name.png"), painted)
        if (!expected.exists()) throw AssertionError("no golden image $expected; record it with -Dgolden.record=true")
        val picture = Image.makeFromEncoded(expected.readBytes())
        if (picture.width != width || picture.height != height) {
            throw AssertionError("$name is $width x $height, the golden image ${picture.width} x ${picture.height}")
        }
        val differing = countDiffering(Bitmap.makeFromImage(painted), Bitmap.makeFromImage(picture))
        if (differing > DIFFERING_SHARE * width * height) {
            throw AssertionError(
                "$name differs from its golden image in $differing of ${width * height} pixels; see $output",
            )
        }
    }

    private fun paint(width: Int, height: Int, density: Density, content: @Composable () -> Unit): Image {
        var painted: Result<Image>? = null
        // Effects run on this thread, which has to be the one that paints.
        SwingUtilities.invokeAndWait {
            painted = runCatching {
                ImageComposeScene(width, height, density, Dispatchers.Unconfined) { content() }.use { scene ->
                    // Several frames at fixed times: effects have run and short motions are over.
                    (0 until FRAMES).map { frame -> scene.render(frame * FRAME_NANOS) }.last()
                }
            }
        }
        return checkNotNull(painted).getOrThrow()
    }

    private fun write(file: File, image: Image) {
        file.parentFile.mkdirs()
        val data = checkNotNull(image.encodeToData(EncodedImageFormat.PNG)) { "no PNG for $file" }
        file.writeBytes(data.bytes)
    }

    private fun countDiffering(a: Bitmap, b: Bitmap): Int {
        var differing = 0
        for (y in 0 until a.height) {
            for (x in 0 until a.width) {
                if (differs(a.getColor(x, y), b.getColor(x, y))) differing++
            }
        }
        return differing
    }

    private fun differs(a: Int, b: Int) = (0..24 step 8).any { shift ->
        abs((a ushr shift and 0xFF) - (b ushr shift and 0xFF)) > CHANNEL_TOLERANCE
    }
}
