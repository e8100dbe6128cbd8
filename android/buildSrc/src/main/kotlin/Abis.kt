/** The processors that the app is built for: phones of today, older ones, and emulators. */
val abis = listOf("arm64-v8a", "armeabi-v7a", "x86_64")
