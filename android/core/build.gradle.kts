// The Rust core and the Kotlin that calls it, for phones: the sources of bindings/kotlin, the generated file, and
// the library for each processor.

plugins {
    alias(libs.plugins.android.library)
}

android {
    namespace = "app.tengen.core"
    compileSdk = libs.versions.compileSdk.get().toInt()
    ndkVersion = libs.versions.ndk.get()

    defaultConfig {
        minSdk = libs.versions.minSdk.get().toInt()
        consumerProguardFiles("consumer-rules.pro")
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    sourceSets.named("main") {
        kotlin.directories.add("../../bindings/kotlin/src/main/kotlin")
    }
}

val root: Directory = rootProject.layout.projectDirectory.dir("..")
val cargoHome: Provider<String> =
    providers.environmentVariable("CARGO_HOME").orElse(providers.systemProperty("user.home").map { "$it/.cargo" })

/** Libraries may be loaded from pages of 16 KB, and say the same wherever they were built. */
val rustFlags: Provider<String> = cargoHome.map { home ->
    listOf(
        "-Clink-arg=-Wl,-z,max-page-size=16384",
        "--remap-path-prefix=${root.asFile.canonicalPath}=/tengen",
        "--remap-path-prefix=$home=/cargo",
    ).joinToString("\u001f")
}

androidComponents {
    onVariants { variant ->
        val name = variant.name.replaceFirstChar(Char::uppercase)
        // Also for debugging the app the core is the one that ships: unoptimised it thinks too slowly to play.
        val libraries = tasks.register<CargoTask>("buildCore$name") {
            repository = root
            arguments.addAll("ndk", "--platform", libs.versions.minSdk.get(), "--output-dir", CargoTask.OUTPUT)
            arguments.addAll(abis.flatMap { listOf("--target", it) })
            arguments.addAll("build", "--release", "--locked", "--package", "tengen-core")
            variables.put("ANDROID_NDK_HOME", androidComponents.sdkComponents.ndkDirectory.map { it.asFile.path })
            variables.put("CARGO_ENCODED_RUSTFLAGS", rustFlags)
        }
        val bindings = tasks.register<CargoTask>("generateBindings$name") {
            repository = root
            arguments.addAll("run", "--quiet", "--locked", "--package", "xtask", "--")
            arguments.addAll("bindings", "--into", CargoTask.OUTPUT)
        }
        variant.sources.jniLibs?.addGeneratedSourceDirectory(libraries, CargoTask::output)
        variant.sources.kotlin?.addGeneratedSourceDirectory(bindings, CargoTask::output)
    }
}

dependencies {
    api(libs.coroutines.core)
    // The archive for Android: the jar of the same name carries no library for phones.
    implementation(variantOf(libs.jna) { artifactType("aar") })
}
