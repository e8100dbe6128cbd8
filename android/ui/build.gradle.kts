// The screens, for phones; ../desktop/pom.xml builds the same sources for a computer.

plugins {
    alias(libs.plugins.android.library)
    alias(libs.plugins.kotlin.compose)
}

android {
    namespace = "app.tengen.ui"
    compileSdk = libs.versions.compileSdk.get().toInt()

    defaultConfig {
        minSdk = libs.versions.minSdk.get().toInt()
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    buildFeatures {
        compose = true
    }
}

androidComponents {
    onVariants { variant ->
        val design = tasks.register<CargoTask>("generateDesign${variant.name.replaceFirstChar(Char::uppercase)}") {
            repository = rootProject.layout.projectDirectory.dir("..")
            arguments.addAll("run", "--quiet", "--locked", "--package", "xtask", "--")
            arguments.addAll("generate", "--kotlin", CargoTask.OUTPUT)
        }
        variant.sources.kotlin?.addGeneratedSourceDirectory(design, CargoTask::output)
    }
}

dependencies {
    api(project(":core"))
    api(libs.compose.runtime)
    api(libs.compose.ui)
    implementation(libs.compose.animation)
    implementation(libs.compose.foundation)
    implementation(libs.compose.material3)
    implementation(libs.navigationevent.compose)
}
