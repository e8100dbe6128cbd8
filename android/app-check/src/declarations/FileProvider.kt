@file:Suppress("UNUSED_PARAMETER", "PackageDirectoryMismatch")

// What the app calls in androidx.core 1.19.

package androidx.core.content

import android.content.Context
import android.net.Uri
import androidx.activity.onlyDeclared
import java.io.File

class FileProvider private constructor() {
    companion object {
        @JvmStatic
        fun getUriForFile(context: Context, authority: String, file: File): Uri = onlyDeclared()
    }
}
