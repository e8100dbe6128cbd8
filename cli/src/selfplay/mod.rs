//! The command `selfplay`: a level of Go against itself, to see that games end and that the end is
//! judged well.
//!
//! Nobody resigns, so that each game comes to a board that can be counted. Each side then judges by
//! playouts of its own; stones that both call dead are taken off. Another program can judge the same
//! boards: `--judge "gnugo --mode gtp --chinese-rules"`.

mod game;
mod judge;

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;
use tengen_core::board::Size;
use tengen_core::rules::go::GoRuleSet;

use crate::reading::{read_rule_set, read_size};
use crate::rung::Rung;
use game::{Game, Table};
use judge::Judge;

/// What the command takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game; levels of five in a row play matches (`tengen match`).
    #[arg(long, value_enum, default_value_t = Kind::Go)]
    game: Kind,
    /// Who plays both sides.
    #[arg(long, value_enum, default_value_t = Rung::Hard)]
    level: Rung,
    /// The board: 9, or 9x13.
    #[arg(long, default_value = "9", value_parser = read_size)]
    size: Size,
    /// The number of games.
    #[arg(long, default_value_t = 10)]
    games: u32,
    /// The seed of all that is left to chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The rules: chinese, japanese, korean, aga, new-zealand, tromp-taylor.
    #[arg(long, value_parser = read_rule_set, default_value = "chinese")]
    rules: GoRuleSet,
    /// Write each game into this folder in SGF.
    #[arg(long)]
    sgf: Option<PathBuf>,
    /// A program that speaks GTP and names the dead stones and the score of the same boards.
    #[arg(long)]
    judge: Option<String>,
}

/// The games that can be played so.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Kind {
    /// Go.
    Go,
}

/// One line of output.
#[derive(Serialize)]
struct Line {
    game: u32,
    seed: u64,
    /// The moves, passes included.
    moves: usize,
    /// "two-passes", "no-result" or "cut": not over within three moves for each point.
    ended: &'static str,
    /// `None` for a game that was cut.
    result: Option<String>,
    /// The stones that both sides call dead.
    dead: Vec<String>,
    /// Those that only one side calls dead; they are counted as alive.
    disputed: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    judge: Option<Verdict>,
}

/// What the other program says.
#[derive(Serialize)]
struct Verdict {
    result: String,
    dead: Vec<String>,
    same_result: bool,
    same_dead: bool,
}

/// What all games together come to.
#[derive(Default, Serialize)]
struct Summary {
    games: u32,
    ended: u32,
    without_dispute: u32,
    longest: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    same_dead: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    same_result: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    same_both: Option<u32>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let Kind::Go = arguments.game;
    let table = Table { rung: arguments.level, rules: arguments.rules.rules(), size: arguments.size };
    if let Some(folder) = &arguments.sgf {
        fs::create_dir_all(folder)?;
    }
    let mut judge = arguments.judge.as_deref().map(Judge::start).transpose()?;
    let mut summary = Summary::default();
    for number in 1..=arguments.games {
        let seed = arguments.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number));
        let game = table.play(seed);
        let path = match (&arguments.sgf, &judge) {
            (Some(folder), _) => Some(folder.join(format!("{}-{seed}.sgf", arguments.level))),
            (None, Some(_)) => Some(std::env::temp_dir().join(format!("tengen-{}.sgf", std::process::id()))),
            (None, None) => None,
        };
        if let Some(path) = &path {
            fs::write(path, game.sgf(&table, arguments.rules))?;
        }
        let verdict = match (&mut judge, &path) {
            (Some(judge), Some(path)) => Some(verdict(judge, path, &game)?),
            _ => None,
        };
        if let (Some(path), None) = (&path, &arguments.sgf) {
            fs::remove_file(path)?;
        }
        summary.add(&game, verdict.as_ref());
        let line = Line {
            game: number,
            seed,
            moves: game.position.moves().len(),
            ended: game.ended(),
            result: game.result(),
            dead: game.labels(&game.dead),
            disputed: game.labels(&game.disputed),
            judge: verdict,
        };
        println!("{}", serde_json::to_string(&line)?);
    }
    eprintln!("{}", serde_json::to_string(&summary)?);
    Ok(())
}

fn verdict(judge: &mut Judge, path: &Path, game: &Game) -> Result<Verdict, Box<dyn Error>> {
    let path = path.to_str().ok_or("the path of a game is no text")?;
    judge.ask(&format!("loadsgf {path}"))?;
    let answer = judge.ask("final_status_list dead")?;
    let dead: BTreeSet<&str> = answer.split_whitespace().collect();
    let result = judge.ask("final_score")?;
    let ours = game.labels(&game.dead);
    Ok(Verdict {
        same_dead: ours.iter().map(String::as_str).collect::<BTreeSet<_>>() == dead,
        same_result: game.result().is_some_and(|ours| is_same(&ours, &result)),
        dead: dead.into_iter().map(str::to_owned).collect(),
        result,
    })
}

/// Whether two results are equal, "B+3" and "B+3.0" being so.
fn is_same(one: &str, other: &str) -> bool {
    let points = |text: &str| {
        let (side, margin) = text.split_once('+').unwrap_or(("", text));
        (side.to_owned(), margin.trim().parse::<f64>().ok().map(|points| (2.0 * points) as i64))
    };
    points(one) == points(other)
}

impl Summary {
    fn add(&mut self, game: &Game, verdict: Option<&Verdict>) {
        self.games += 1;
        self.ended += u32::from(game.position.ending().is_some());
        self.without_dispute += u32::from(game.disputed.is_empty());
        self.longest = self.longest.max(game.position.moves().len());
        let Some(verdict) = verdict else { return };
        let add = |sum: &mut Option<u32>, is_so| *sum = Some(sum.unwrap_or(0) + u32::from(is_so));
        add(&mut self.same_dead, verdict.same_dead);
        add(&mut self.same_result, verdict.same_result);
        add(&mut self.same_both, verdict.same_dead && verdict.same_result);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_compared_by_their_points() {
        assert!(is_same("B+3", "B+3.0") && is_same("W+0.5", "W+0.5") && is_same("0", "0"));
        assert!(!is_same("B+3", "W+3") && !is_same("B+3", "B+3.5") && !is_same("Void", "0"));
    }
}
