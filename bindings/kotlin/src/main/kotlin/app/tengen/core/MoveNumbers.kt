package app.tengen.core

/** The move number of each stone, from 1, row by row from the top left; 0 where none stands. */
val GameView.moveNumbers: List<Int>
    get() = List(numbers.size / 2) { point ->
        (numbers[2 * point].toUByte().toInt() shl 8) or numbers[2 * point + 1].toUByte().toInt()
    }
