package app.tengen.core

/** The move number of each stone, from 1, row by row from the top left; 0 where none stands. */
val GameView.moveNumbers: List<Int> get() = moveNumbers(numbers)

/** The move number of each stone, from 1, row by row from the top left; 0 where none stands, and for setup. */
val Frame.moveNumbers: List<Int> get() = moveNumbers(numbers)

/** Two bytes a point, the higher one first. */
private fun moveNumbers(bytes: ByteArray) = List(bytes.size / 2) { point ->
    (bytes[2 * point].toUByte().toInt() shl 8) or bytes[2 * point + 1].toUByte().toInt()
}
