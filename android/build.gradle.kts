// The app for phones. `cargo xtask test` needs none of this: it runs the same sources by pom.xml.

buildscript {
    repositories {
        google()
        mavenCentral()
    }
    dependencies {
        // The Kotlin that the Android plugin brings along is older; this one takes its place.
        classpath(libs.kotlin.gradle.plugin)
    }
}

plugins {
    alias(libs.plugins.android.application) apply false
    alias(libs.plugins.android.library) apply false
    alias(libs.plugins.kotlin.compose) apply false
}
