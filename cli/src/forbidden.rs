//! The command `forbidden`: names the points forbidden to Black, for boards as JSON lines.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::io::{BufRead, Write};

use serde::{Deserialize, Serialize};
use tengen_core::board::{Grid, Point, Size, SizeError, Stone};
use tengen_core::rules::five::{Foul, fouls, is_fake_double_three};

/// What the command takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Compare with `forbidden` and `fake_double_three` of each line; print the lines that differ and
    /// how many boards agree.
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let input = std::io::stdin().lock();
    let output = std::io::stdout().lock();
    if arguments.check { check(input, output) } else { answer(input, output) }
}

/// One line of input.
#[derive(Deserialize)]
struct Case {
    /// Rows from the top, one character a point: `.` empty, `X` black, `O` white.
    board: Vec<String>,
    /// The forbidden points to compare with.
    forbidden: Option<Forbidden>,
    /// The points to compare with that only look like double-threes; none when absent.
    #[serde(default)]
    fake_double_three: BTreeSet<Label>,
}

/// One line of output.
#[derive(Serialize)]
struct Answer {
    forbidden: Forbidden,
}

type Forbidden = BTreeMap<Label, Foul>;

/// A point as "x,y", both from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
struct Label {
    x: usize,
    y: usize,
}

impl Label {
    fn of(size: Size, point: Point) -> Self {
        Self { x: size.x(point), y: size.y(point) }
    }
}

impl From<Label> for String {
    fn from(label: Label) -> Self {
        format!("{},{}", label.x, label.y)
    }
}

impl TryFrom<String> for Label {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let read = || {
            let (x, y) = text.split_once(',')?;
            Some(Self { x: x.parse().ok()?, y: y.parse().ok()? })
        };
        read().ok_or_else(|| format!("{text:?} is no point \"x,y\""))
    }
}

/// What is wrong with a line of input.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
enum Fault {
    /// No JSON of this form.
    #[error("{reason} (character {column})")]
    Json { reason: String, column: usize },
    /// A size out of range.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// Rows of different lengths.
    #[error("row {row} has {found} points, the first one {expected}")]
    UnevenRow { row: usize, found: usize, expected: usize },
    /// A character that stands for nothing.
    #[error("row {row}, column {column}: {character:?} is none of '.', 'X' and 'O'")]
    UnknownCharacter { row: usize, column: usize, character: char },
    /// Nothing to compare with.
    #[error("no \"forbidden\" to compare with")]
    NothingToCompare,
}

/// A fault with the line where it stands, counted from 1.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
struct LineError {
    line: usize,
    fault: Fault,
}

/// Writes the forbidden points of every board.
fn answer(input: impl BufRead, mut output: impl Write) -> Result<(), Box<dyn Error>> {
    for_each_line(input, |line, text| {
        let answer = read(text).map(|(_, grid)| Answer { forbidden: forbidden(&grid) });
        let answer = answer.map_err(|fault| LineError { line, fault })?;
        serde_json::to_writer(&mut output, &answer)?;
        Ok(writeln!(output)?)
    })
}

/// Writes which boards differ from what their lines expect, and how many agree; fails when one
/// differs.
fn check(input: impl BufRead, mut output: impl Write) -> Result<(), Box<dyn Error>> {
    let (mut boards, mut agreeing) = (0, 0);
    for_each_line(input, |line, text| {
        boards += 1;
        match compare(text).map_err(|fault| LineError { line, fault })? {
            None => agreeing += 1,
            Some(difference) => writeln!(output, "line {line}: {difference}")?,
        }
        Ok(())
    })?;
    writeln!(output, "{agreeing} of {boards} boards agree")?;
    if agreeing == boards { Ok(()) } else { Err(format!("{} boards differ", boards - agreeing).into()) }
}

/// Hands every line that is not blank to `act`, with its number from 1.
fn for_each_line(
    input: impl BufRead,
    mut act: impl FnMut(usize, &str) -> Result<(), Box<dyn Error>>,
) -> Result<(), Box<dyn Error>> {
    for (index, text) in input.lines().enumerate() {
        let line = index + 1;
        let text = text.map_err(|error| format!("line {line}: {error}"))?;
        if !text.trim().is_empty() {
            act(line, &text)?;
        }
    }
    Ok(())
}

/// What differs between a line and the rules, if anything.
fn compare(text: &str) -> Result<Option<String>, Fault> {
    let (case, grid) = read(text)?;
    let expected = case.forbidden.ok_or(Fault::NothingToCompare)?;
    let found = forbidden(&grid);
    if found != expected {
        let entries = |points: &Forbidden, others: &Forbidden| -> Vec<String> {
            let differing = points.iter().filter(|(label, foul)| others.get(label) != Some(foul));
            differing.map(|(&label, foul)| format!("{} {foul:?}", String::from(label))).collect()
        };
        return Ok(Some(format!(
            "forbidden: found {:?}, expected {:?}",
            entries(&found, &expected),
            entries(&expected, &found)
        )));
    }
    let fakes = fake_double_threes(&grid);
    Ok((fakes != case.fake_double_three)
        .then(|| format!("fake_double_three: found {fakes:?}, expected {:?}", case.fake_double_three)))
}

fn forbidden(grid: &Grid) -> Forbidden {
    fouls(grid).into_iter().map(|(point, foul)| (Label::of(grid.size(), point), foul)).collect()
}

fn fake_double_threes(grid: &Grid) -> BTreeSet<Label> {
    let points = grid.empty_points().filter(|&point| is_fake_double_three(grid, point));
    points.map(|point| Label::of(grid.size(), point)).collect()
}

fn read(text: &str) -> Result<(Case, Grid), Fault> {
    let case: Case = serde_json::from_str(text).map_err(|error| {
        let reason = error.to_string();
        // The error counts lines within the one it was given; only the column means something here.
        let reason = reason.split(" at line ").next().unwrap_or_default().to_owned();
        Fault::Json { reason, column: error.column() }
    })?;
    let grid = read_board(&case.board)?;
    Ok((case, grid))
}

fn read_board(rows: &[String]) -> Result<Grid, Fault> {
    let expected = rows.first().map_or(0, |row| row.chars().count());
    let length = |count| u32::try_from(count).unwrap_or(u32::MAX);
    let size = Size::new(length(expected), length(rows.len()))?;
    let mut grid = Grid::new(size);
    for (row_index, row) in rows.iter().enumerate() {
        let found = row.chars().count();
        if found != expected {
            return Err(Fault::UnevenRow { row: row_index + 1, found, expected });
        }
        for (column_index, character) in row.chars().enumerate() {
            let cell = match character {
                '.' => continue,
                'X' => Stone::Black,
                'O' => Stone::White,
                _ => {
                    return Err(Fault::UnknownCharacter {
                        row: row_index + 1,
                        column: column_index + 1,
                        character,
                    });
                }
            };
            grid.set(Point::from_index(row_index * size.width() + column_index), Some(cell));
        }
    }
    Ok(grid)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: &str = r#"[".......", ".......", "..XX...", ".......", "....X..", "....X..", "......."]"#;

    /// What is printed, and the error at the end if there is one.
    fn outcome(is_check: bool, input: &str) -> (String, Option<String>) {
        let mut output = Vec::new();
        let result = if is_check {
            check(input.as_bytes(), &mut output)
        } else {
            answer(input.as_bytes(), &mut output)
        };
        (String::from_utf8(output).unwrap(), result.err().map(|error| error.to_string()))
    }

    #[test]
    fn every_board_gets_a_line() {
        let (text, error) =
            outcome(false, &format!("{{\"board\": {BOARD}}}\n\n{{\"board\": [\".\"], \"note\": 1}}\n"));
        assert_eq!(text, "{\"forbidden\":{\"4,2\":\"double-three\"}}\n{\"forbidden\":{}}\n");
        assert_eq!(error, None);
    }

    #[test]
    fn a_bad_line_is_named_with_its_fault() {
        for (line, fault) in [
            ("{", "EOF while parsing an object (character 1)"),
            ("[]", "invalid length 0, expected struct Case with 3 elements (character 2)"),
            ("{\"forbidden\": {}}", "missing field `board` (character 17)"),
            ("{\"board\": []}", "a board of 0 by 0: each side must be from 1 to 25"),
            ("{\"board\": [\"..\", \"...\"]}", "row 2 has 3 points, the first one 2"),
            ("{\"board\": [\"..\", \".x\"]}", "row 2, column 2: 'x' is none of '.', 'X' and 'O'"),
        ] {
            let (text, error) = outcome(false, &format!("{{\"board\": [\".\"]}}\n{line}\n"));
            assert_eq!(text.lines().count(), 1, "{line}");
            assert_eq!(error.as_deref(), Some(format!("line 2: {fault}").as_str()), "{line}");
        }
        let (_, error) = outcome(true, "{\"board\": [\".\"], \"forbidden\": {\"1;2\": \"overline\"}}");
        assert!(error.unwrap().starts_with("line 1: \"1;2\" is no point \"x,y\""));
        let (_, error) = outcome(true, "{\"board\": [\".\"]}");
        assert_eq!(error.as_deref(), Some("line 1: no \"forbidden\" to compare with"));
    }

    #[test]
    fn a_check_counts_the_boards_that_agree() {
        let right = format!("{{\"board\": {BOARD}, \"forbidden\": {{\"4,2\": \"double-three\"}}}}\n");
        assert_eq!(outcome(true, &right), ("1 of 1 boards agree\n".to_owned(), None));
        let other_reason = right.replace("three", "four");
        let missing_fake = right.replace("}}\n", "}, \"fake_double_three\": [\"0,0\"]}\n");
        let (text, error) = outcome(true, &format!("{right}{other_reason}{missing_fake}"));
        assert_eq!(
            text,
            "line 2: forbidden: found [\"4,2 DoubleThree\"], expected [\"4,2 DoubleFour\"]\n\
             line 3: fake_double_three: found {}, expected {Label { x: 0, y: 0 }}\n\
             1 of 3 boards agree\n"
        );
        assert_eq!(error.as_deref(), Some("2 boards differ"));
    }
}
