// The app itself: its activity, and what the screens need of the phone.

plugins {
    alias(libs.plugins.android.application)
    alias(libs.plugins.kotlin.compose)
}

android {
    namespace = "app.tengen"
    compileSdk = libs.versions.compileSdk.get().toInt()
    // Strips the core's libraries.
    ndkVersion = libs.versions.ndk.get()

    defaultConfig {
        applicationId = "app.tengen"
        minSdk = libs.versions.minSdk.get().toInt()
        targetSdk = libs.versions.targetSdk.get().toInt()
        versionCode = 1
        versionName = "0.1.0"
        // JNA brings libraries for more.
        ndk.abiFilters += abis
    }

    buildTypes {
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"))
            // The same sources give the same file, whichever way they were fetched.
            vcsInfo.include = false
        }
    }

    // An encrypted list of libraries for one shop only, which nobody else can check.
    dependenciesInfo {
        includeInApk = false
        includeInBundle = false
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    buildFeatures {
        compose = true
    }

    packaging {
        // For debuggers of coroutines.
        resources.excludes += "DebugProbesKt.bin"
    }
}

androidComponents {
    onVariants { variant ->
        val design = tasks.register<CargoTask>("generateResources${variant.name.replaceFirstChar(Char::uppercase)}") {
            repository = rootProject.layout.projectDirectory.dir("..")
            arguments.addAll("run", "--quiet", "--locked", "--package", "xtask", "--")
            arguments.addAll("generate", "--resources", CargoTask.OUTPUT)
        }
        variant.sources.res?.addGeneratedSourceDirectory(design, CargoTask::output)
    }
}

dependencies {
    implementation(project(":core"))
    implementation(project(":ui"))
    implementation(libs.activity.compose)
    implementation(libs.core)
    implementation(libs.coroutines.android)
}
