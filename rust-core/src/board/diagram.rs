//! Boards as text, for debugging, tests and terminals.
//!
//! Rows run from the top to the bottom, one character a point: `X` black, `O` white, `.` empty, and
//! any lower-case letter is an empty point with that mark. Blanks between points are ignored.
//! With coordinates, rows carry their number and the last line the column letters; both are
//! optional when a diagram is read.

use std::fmt;

use super::{Grid, Point, Size, SizeError, Stone};

/// A board read from text, with its marked points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The stones.
    pub grid: Grid,
    /// The marked empty points, in reading order.
    pub marks: Vec<(char, Point)>,
}

/// Why a text is no diagram.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiagramError {
    /// A character that stands for nothing.
    #[error("line {line}: {character:?} stands for no stone and no mark")]
    UnknownCharacter {
        /// The line, counted from 1.
        line: usize,
        /// What stands there.
        character: char,
    },
    /// Rows of different lengths.
    #[error("line {line}: a row of {found} points on a board of {expected} columns")]
    UnevenRow {
        /// The line, counted from 1.
        line: usize,
        /// The points in this row.
        found: usize,
        /// The points in the first row.
        expected: usize,
    },
    /// A size out of range, or no row at all.
    #[error(transparent)]
    Size(#[from] SizeError),
}

impl Diagram {
    /// Reads a diagram; empty lines are skipped.
    ///
    /// # Errors
    /// When a character is unknown, rows differ in length, or the size is out of range.
    pub fn parse(text: &str) -> Result<Self, DiagramError> {
        let mut rows: Vec<Vec<char>> = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line_number = index + 1;
            if line.trim().is_empty() || is_letter_line(line) {
                continue;
            }
            let row: Vec<char> = without_row_number(line).chars().filter(|c| !c.is_whitespace()).collect();
            if let Some(&character) = row.iter().find(|&&c| !is_cell(c)) {
                return Err(DiagramError::UnknownCharacter { line: line_number, character });
            }
            let expected = rows.first().map_or(row.len(), Vec::len);
            if row.len() != expected {
                return Err(DiagramError::UnevenRow { line: line_number, found: row.len(), expected });
            }
            rows.push(row);
        }
        let size = Size::new(rows.first().map_or(0, Vec::len) as u32, rows.len() as u32)?;
        let mut diagram = Self { grid: Grid::new(size), marks: Vec::new() };
        for (point, character) in size.points().zip(rows.into_iter().flatten()) {
            match character {
                'X' => _ = diagram.grid.set(point, Some(Stone::Black)),
                'O' => _ = diagram.grid.set(point, Some(Stone::White)),
                '.' => {}
                mark => diagram.marks.push((mark, point)),
            }
        }
        Ok(diagram)
    }

    /// The points that carry a mark, in reading order.
    pub fn marked(&self, mark: char) -> impl Iterator<Item = Point> + '_ {
        self.marks.iter().filter(move |(found, _)| *found == mark).map(|&(_, point)| point)
    }
}

const fn is_cell(character: char) -> bool {
    matches!(character, 'X' | 'O' | '.') || character.is_ascii_lowercase()
}

/// A line of column letters: "A B C ...". "X" and "O" alone are stones, and no board begins there.
fn is_letter_line(line: &str) -> bool {
    line.trim_start().starts_with('A')
}

fn without_row_number(line: &str) -> &str {
    line.trim().trim_start_matches(|c: char| c.is_ascii_digit())
}

impl fmt::Display for Grid {
    /// The board with coordinates; `{:#}` prints the bare rows.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.size();
        for y in 0..size.height() {
            if !f.alternate() {
                write!(f, "{:>2} ", size.height() - y)?;
            }
            for x in 0..size.width() {
                if x > 0 && !f.alternate() {
                    f.write_str(" ")?;
                }
                f.write_str(match self.get(Point::from_index(y * size.width() + x)) {
                    None => ".",
                    Some(Stone::Black) => "X",
                    Some(Stone::White) => "O",
                })?;
            }
            f.write_str("\n")?;
        }
        if !f.alternate() {
            f.write_str("  ")?;
            for x in 0..size.width() {
                write!(f, " {}", size.column_letter(x))?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_reads_back() {
        for (width, height) in [(1, 1), (2, 1), (1, 3), (5, 4), (15, 15), (25, 25), (19, 3)] {
            let size = Size::new(width, height).unwrap();
            let mut grid = Grid::new(size);
            for point in size.points() {
                grid.set(point, [None, Some(Stone::Black), Some(Stone::White)][point.index() * 7 % 3]);
            }
            assert_eq!(Diagram::parse(&grid.to_string()).unwrap().grid, grid);
            assert_eq!(Diagram::parse(&format!("{grid:#}")).unwrap().grid, grid);
        }
    }

    #[test]
    fn marks_are_empty_points() {
        let diagram = Diagram::parse("X.a\n.Ob\n").unwrap();
        let size = diagram.grid.size();
        assert_eq!(diagram.marks, [('a', size.point(2, 0).unwrap()), ('b', size.point(2, 1).unwrap())]);
        assert_eq!(diagram.marked('b').count(), 1);
        assert_eq!(diagram.grid.stones(), 2);
    }

    #[test]
    fn faults_name_their_line() {
        assert_eq!(
            Diagram::parse("X..\n\nX.\n"),
            Err(DiagramError::UnevenRow { line: 3, found: 2, expected: 3 })
        );
        assert_eq!(Diagram::parse("X.?\n"), Err(DiagramError::UnknownCharacter { line: 1, character: '?' }));
        assert!(matches!(Diagram::parse("\n"), Err(DiagramError::Size(_))));
        assert!(matches!(Diagram::parse(&".".repeat(26)), Err(DiagramError::Size(_))));
    }
}
