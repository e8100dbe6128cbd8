@file:JvmName("Declarations")
@file:Suppress("UNUSED_PARAMETER", "PackageDirectoryMismatch")

package androidx.activity.result

import androidx.activity.onlyDeclared

fun interface ActivityResultCallback<O> {
    fun onActivityResult(result: O)
}

abstract class ActivityResultLauncher<I> {
    fun launch(input: I): Unit = onlyDeclared()
}
