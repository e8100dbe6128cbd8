//! The command `sgf`: reads records and prints what they hold, a JSON line for each file.

use std::error::Error;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;
use tengen_core::record::GameKind;
use tengen_core::record::sgf::{self, SgfFile, SgfGame, Warning};
use tengen_core::rules::go::GoRuleSet;

/// What the command takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The files, one or more.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Judge games of Go by this rule set, whatever they name: chinese, japanese, korean, aga,
    /// new-zealand or tromp-taylor.
    #[arg(long, value_parser = read_rule_set)]
    rules: Option<GoRuleSet>,
}

/// One line of output.
#[derive(Serialize)]
struct Line {
    file: String,
    ok: bool,
    #[serde(flatten)]
    content: Content,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Content {
    /// Nothing can be read, and why.
    Error { error: String },
    /// What was read.
    File(Summary),
}

/// What a file holds. Game, size, moves and encoding are those of the first game; `each` has them for
/// every game where there are several.
#[derive(Serialize)]
struct Summary {
    #[serde(flatten)]
    first: GameSummary,
    games: usize,
    /// In all games together.
    nodes: usize,
    warnings: Vec<WarningLine>,
    #[serde(skip_serializing_if = "is_zero")]
    omitted_warnings: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    each: Vec<GameSummary>,
}

/// What a game is.
#[derive(Clone, Serialize)]
struct GameSummary {
    /// "go", "five", or "game 3" for another one of SGF's list.
    game: String,
    /// `None` for a board that Tengen has not.
    size: Option<String>,
    /// The moves of the main line, passes included.
    moves: usize,
    encoding: &'static str,
}

#[derive(Serialize)]
struct WarningLine {
    #[serde(flatten)]
    warning: Warning,
    text: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_zero(number: &usize) -> bool {
    *number == 0
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let mut output = std::io::stdout().lock();
    let mut unread = 0;
    for file in &arguments.files {
        let line = read(file, arguments.rules);
        unread += usize::from(!line.ok);
        serde_json::to_writer(&mut output, &line)?;
        writeln!(output)?;
    }
    match (unread, arguments.files.len()) {
        (0, _) => Ok(()),
        (unread, all) => Err(format!("{unread} of {all} files can't be read").into()),
    }
}

fn read(file: &Path, rules: Option<GoRuleSet>) -> Line {
    let read = || -> Result<SgfFile, Box<dyn Error>> {
        let bytes = std::fs::read(file)?;
        Ok(sgf::read_under(&bytes, rules.map(GoRuleSet::rules))?)
    };
    let (ok, content) = match read() {
        Ok(read) => (true, Content::File(summary(read))),
        Err(error) => (false, Content::Error { error: error.to_string() }),
    };
    Line { file: file.display().to_string(), ok, content }
}

fn summary(file: SgfFile) -> Summary {
    let mut each: Vec<GameSummary> = file.games.iter().map(game_summary).collect();
    // There is always a first one.
    let first = each[0].clone();
    if each.len() == 1 {
        each.clear();
    }
    let line = |warning: Warning| WarningLine { text: warning.fault.to_string(), warning };
    Summary {
        first,
        games: file.games.len(),
        nodes: file.games.iter().map(|game| game.tree.len()).sum(),
        warnings: file.warnings.into_iter().map(line).collect(),
        omitted_warnings: file.omitted_warnings,
        each,
    }
}

fn game_summary(game: &SgfGame) -> GameSummary {
    GameSummary {
        game: match game.tree.kind() {
            GameKind::Go => "go".to_owned(),
            GameKind::Five => "five".to_owned(),
            GameKind::Other(number) => format!("game {number}"),
        },
        size: game.tree.size().map(|size| size.to_string()),
        moves: game.tree.main_moves().count(),
        encoding: game.encoding,
    }
}

/// Reads the name of a rule set; the error lists all names.
fn read_rule_set(text: &str) -> Result<GoRuleSet, String> {
    let quoted = serde_json::Value::from(text);
    serde_json::from_value(quoted).map_err(|error| error.to_string())
}
