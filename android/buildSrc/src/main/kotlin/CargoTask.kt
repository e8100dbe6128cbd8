import org.gradle.api.DefaultTask
import org.gradle.api.file.DirectoryProperty
import org.gradle.api.provider.ListProperty
import org.gradle.api.provider.MapProperty
import org.gradle.api.tasks.Internal
import org.gradle.api.tasks.OutputDirectory
import org.gradle.api.tasks.TaskAction
import org.gradle.api.tasks.UntrackedTask
import org.gradle.process.ExecOperations
import javax.inject.Inject

/** Runs cargo in the repository's root, to fill a folder that the Android plugin names. */
@UntrackedTask(because = "cargo itself knows what is out of date")
abstract class CargoTask @Inject constructor(private val processes: ExecOperations) : DefaultTask() {
    /** The repository's root. */
    @get:Internal
    abstract val repository: DirectoryProperty

    /** What follows `cargo`; [OUTPUT] among it stands for the folder. */
    @get:Internal
    abstract val arguments: ListProperty<String>

    /** Variables of the environment, beside those of Gradle itself. */
    @get:Internal
    abstract val variables: MapProperty<String, String>

    /** The folder. */
    @get:OutputDirectory
    abstract val output: DirectoryProperty

    @TaskAction
    fun run() {
        val folder = output.get().asFile.path
        processes.exec {
            workingDir = repository.get().asFile
            environment(variables.get())
            commandLine(listOf("cargo") + arguments.get().map { if (it == OUTPUT) folder else it })
        }
    }

    companion object {
        const val OUTPUT = "{output}"
    }
}
