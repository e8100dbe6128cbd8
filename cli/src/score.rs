//! The command `score`: which stones are dead on finished boards, compared with a mask.
//!
//! A file says `height`, `width` and `player_to_move`, then the board (1 black, -1 white, 0 empty),
//! then the mask in the same form: on a stone 1 = dead, on an empty point 1 = nobody's.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use tengen_core::board::{Grid, Point, Size, SizeError, Stone};
use tengen_core::go::{Parameters, judge};
use tengen_core::rules::go::{GoError, GoPosition, GoRuleSet};
use tengen_core::rules::scoring::count;

/// What the command takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files, or folders of files that end in .game.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Playouts for a board.
    #[arg(long)]
    playouts: Option<u32>,
    /// The seed of the playouts.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let mut parameters = Parameters::default();
    parameters.judging_playouts = arguments.playouts.unwrap_or(parameters.judging_playouts);
    let (mut boards, mut wrong, mut far) = (0, 0, 0);
    for path in files(&arguments.paths)? {
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let case = Case::parse(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        let verdict = case
            .judge(&parameters, arguments.seed)
            .map_err(|error| format!("{}: {error}", path.display()))?;
        boards += 1;
        wrong += verdict.points();
        far += u32::from(verdict.points() > CLOSE);
        println!("{}: {verdict}", path.display());
    }
    println!("{boards} boards, {wrong} wrong points, {far} boards with more than {CLOSE}");
    Ok(())
}

/// Wrong points that a board may have.
const CLOSE: u32 = 2;

/// The files named, and those of the folders named, in order.
fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let entries = fs::read_dir(path)?.collect::<Result<Vec<_>, _>>()?;
        let mut found: Vec<PathBuf> =
            entries.into_iter().map(|entry| entry.path()).filter(|path| is_case(path)).collect();
        found.sort();
        files.append(&mut found);
    }
    Ok(files)
}

fn is_case(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "game")
}

/// A board with its mask.
struct Case {
    grid: Grid,
    to_move: Stone,
    mask: Vec<bool>,
}

#[derive(Debug, PartialEq, Eq, thiserror::Error)]
enum Fault {
    #[error("there is no {name}")]
    Missing { name: &'static str },
    #[error("line {line}: {word:?} is no number from -1 to 1")]
    Word { line: usize, word: String },
    #[error("{found} numbers instead of {expected} for a board and a mask")]
    Count { found: usize, expected: usize },
    #[error(transparent)]
    Size(#[from] SizeError),
    #[error(transparent)]
    Board(#[from] GoError),
}

/// What was found, and how it differs from the mask.
struct Verdict {
    dead: Vec<String>,
    wrong_stones: u32,
    wrong_dame: u32,
}

impl Case {
    fn parse(text: &str) -> Result<Self, Fault> {
        let (mut height, mut width, mut to_move) = (None, None, Stone::Black);
        let mut numbers: Vec<i32> = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                [] => {}
                [first, ..] if first.starts_with('#') => {}
                ["height", side] => height = side.parse().ok(),
                ["width", side] => width = side.parse().ok(),
                ["player_to_move", side] => to_move = if *side == "-1" { Stone::White } else { Stone::Black },
                words => {
                    for word in words {
                        let number = word.parse().ok().filter(|number| (-1..=1).contains(number));
                        let fault = || Fault::Word { line: index + 1, word: (*word).to_owned() };
                        numbers.push(number.ok_or_else(fault)?);
                    }
                }
            }
        }
        let known = |lines: Option<u32>, name| lines.ok_or(Fault::Missing { name });
        let size = Size::new(known(width, "width")?, known(height, "height")?)?;
        if numbers.len() != 2 * size.area() {
            return Err(Fault::Count { found: numbers.len(), expected: 2 * size.area() });
        }
        let mut grid = Grid::new(size);
        for (point, number) in size.points().zip(&numbers) {
            let stone = match number {
                1 => Some(Stone::Black),
                -1 => Some(Stone::White),
                _ => None,
            };
            grid.set(point, stone);
        }
        Ok(Self { grid, to_move, mask: numbers[size.area()..].iter().map(|&number| number == 1).collect() })
    }

    fn judge(&self, parameters: &Parameters, seed: u64) -> Result<Verdict, Fault> {
        let rules = GoRuleSet::Chinese.rules();
        let position = GoPosition::set_up(rules, &self.grid, self.to_move)?;
        let judgement = judge(&position, parameters, seed);
        let counted = count(&position, &judgement.dead);
        let (size, board) = (position.size(), position.board());
        let is_marked = |point: Point| self.mask[point.index()];
        let mut verdict = Verdict { dead: Vec::new(), wrong_stones: 0, wrong_dame: 0 };
        for point in size.points() {
            if self.grid.is_empty(point) {
                verdict.wrong_dame += u32::from(is_marked(point) && counted.owners[point.index()].is_some());
                continue;
            }
            let is_dead = judgement.dead.contains(point);
            verdict.wrong_stones += u32::from(is_dead != is_marked(point));
            if is_dead && board.chain(point).min() == Some(point) {
                verdict.dead.push(size.label(point));
            }
        }
        Ok(verdict)
    }
}

impl Verdict {
    const fn points(&self) -> u32 {
        self.wrong_stones + self.wrong_dame
    }
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let dead = if self.dead.is_empty() { "none".to_owned() } else { self.dead.join(" ") };
        write!(f, "dead chains at {dead}; {} stones and {} dame differ", self.wrong_stones, self.wrong_dame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: &str = "# a wall, and a stone lost behind it
height 5
width 5
player_to_move -1
 -1 0 1 -1 0
 0 0 1 -1 0
 0 0 1 -1 0
 0 0 1 -1 0
 0 0 1 0 -1

";
    const MASK: &str = " 1 0 0 0 0\n 0 0 0 0 0\n 0 0 0 0 0\n 0 0 0 0 0\n 0 0 0 1 0\n";

    #[test]
    fn a_board_is_compared_with_its_mask() {
        let case = Case::parse(&format!("{BOARD}{MASK}")).unwrap();
        assert_eq!(case.to_move, Stone::White);
        let verdict = case.judge(&Parameters::default(), 1).unwrap();
        assert_eq!(verdict.to_string(), "dead chains at A5; 0 stones and 0 dame differ");
        let alive = MASK.replacen('1', "0", 1);
        let verdict =
            Case::parse(&format!("{BOARD}{alive}")).unwrap().judge(&Parameters::default(), 1).unwrap();
        assert_eq!((verdict.wrong_stones, verdict.wrong_dame), (1, 0));
    }

    #[test]
    fn faults_say_what_is_wrong() {
        let fault = |text: &str| Case::parse(text).err();
        assert_eq!(fault("width 5\n"), Some(Fault::Missing { name: "height" }));
        assert_eq!(fault(BOARD), Some(Fault::Count { found: 25, expected: 50 }));
        assert_eq!(fault("height 1\n2\n"), Some(Fault::Word { line: 2, word: "2".to_owned() }));
    }
}
