@file:JvmName("Declarations")
@file:Suppress("UNUSED_PARAMETER", "PackageDirectoryMismatch")

package androidx.activity.compose

import androidx.activity.ComponentActivity
import androidx.activity.onlyDeclared
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionContext

fun ComponentActivity.setContent(parent: CompositionContext? = null, content: @Composable () -> Unit): Unit =
    onlyDeclared()
