@file:Suppress("PackageDirectoryMismatch")

package androidx.activity.result.contract

import android.net.Uri

abstract class ActivityResultContract<I, O>

class ActivityResultContracts private constructor() {
    open class OpenDocument : ActivityResultContract<Array<String>, Uri?>()
}
