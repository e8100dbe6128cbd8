//! The command `loadsgf`: a record's main line onto the board.

use std::fs;

use tengen_core::board::{Grid, Stone};
use tengen_core::record::sgf;
use tengen_core::record::{GameKind, GameTree, NodeId};
use tengen_core::rules::go::{GoPosition, GoRules};

use super::session::{Answer, Refusal, Session};

impl Session {
    /// Loads a file's first game: all of its main line, or what stood before a move. The rules stay
    /// those of the session, so that illegal moves by them refuse the file.
    pub(super) fn load_sgf(&mut self, path: &str, before: Option<&str>) -> Answer {
        let before = before.map(|number| number.parse().map_err(|_| Refusal::Syntax)).transpose()?;
        let bytes = fs::read(path).map_err(|_| Refusal::File)?;
        let file = sgf::read_under(&bytes, Some(*self.position.rules())).map_err(|_| Refusal::File)?;
        let tree = &file.games.first().ok_or(Refusal::File)?.tree;
        let position = position_of(tree, *self.position.rules(), before).ok_or(Refusal::File)?;
        self.set_position(position);
        Ok(String::new())
    }
}

/// The end of the main line, or the position before a move by its number from 1; `None` when it can't
/// be played so. Komi and handicap are the record's, komi only where it names one.
pub(super) fn position_of(tree: &GameTree, rules: GoRules, before: Option<usize>) -> Option<GoPosition> {
    let size = tree.size().filter(|_| tree.kind() == GameKind::Go)?;
    let info = tree.info();
    let rules = info.komi.map_or(rules, |komi| rules.with_komi((2.0 * komi).round() as i32));
    let handicap = info.handicap.unwrap_or(0);
    let first = if handicap > 0 { Stone::White } else { Stone::Black };
    let mut position = GoPosition::new(rules, size).with_side(first).with_handicap_count(handicap);
    let mut number = 0;
    for id in tree.main_line() {
        if let Some(grid) = set_up(tree, id, position.board().grid()) {
            // Stones that come without a move have no history: what was before is forgotten.
            position = GoPosition::set_up(rules, &grid, position.to_move()).ok()?;
            position = position.with_handicap_count(handicap);
        }
        if let Some(to_move) = tree.to_play(id) {
            position.resume(to_move);
            position = position.with_side(to_move);
        }
        if let Some((stone, played)) = tree.played(id) {
            number += 1;
            if before.is_some_and(|before| number >= before) {
                break;
            }
            position.resume(stone);
            position.play_as(stone, played).ok()?;
        }
    }
    Some(position)
}

/// The stones after a node's setup; `None` without any.
fn set_up(tree: &GameTree, id: NodeId, before: Grid) -> Option<Grid> {
    let mut changes = tree.setup(id).peekable();
    changes.peek()?;
    let mut grid = before;
    for change in changes {
        grid.set(change.point, change.cell);
    }
    Some(grid)
}
