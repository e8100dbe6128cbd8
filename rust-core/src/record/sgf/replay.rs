//! Plays a record through, every variation of it, and names what its rules refuse.

use std::collections::HashMap;

use super::warning::{Fault, IllegalMove};
use crate::board::{Grid, Point, Size, Stone, key_of_side};
use crate::record::tree::{GameKind, GameTree, NodeId};
use crate::rules::Move;
use crate::rules::five::{FiveRule, foul, is_win};
use crate::rules::go::{GoBoard, GoError, GoRuleSet, GoRules, KoRule};

/// The most nodes that are played through; a file with more holds no game but a library.
const MOST_NODES: usize = 200_000;

/// The rules by which a record is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordRules {
    /// Of Go.
    Go(GoRules),
    /// Of five in a row; without a rule only what all of them have in common.
    Five(Option<FiveRule>),
}

impl RecordRules {
    /// The rules that a record names; for Go without a known name, simple ko and no suicide. `None` for
    /// other games.
    pub fn of(tree: &GameTree) -> Option<Self> {
        match tree.kind() {
            GameKind::Go => Some(Self::Go(tree.go_rule_set().unwrap_or(GoRuleSet::Chinese).rules())),
            GameKind::Five => Some(Self::Five(tree.five_rule())),
            GameKind::Other(_) => None,
        }
    }
}

/// What is against the rules, by node. Of very large trees only the first 200,000 nodes are looked at.
pub fn find_breaches(tree: &GameTree, rules: RecordRules) -> Vec<(NodeId, Fault)> {
    let Some(size) = tree.size() else { return Vec::new() };
    let mut replay = Replay::new(size, rules);
    for (id, depth) in tree.walk().take(MOST_NODES) {
        replay.go_back_to(depth);
        replay.enter(tree, id);
    }
    replay.found
}

/// What a node changed, so that it can be taken back.
#[derive(Debug, Default)]
struct Step {
    /// What stood on the points before.
    changes: Vec<(Point, Option<Stone>)>,
    /// The moves so far.
    number: usize,
    /// Where this side may not take a ko back now.
    ko: Option<(Point, Stone)>,
    /// The position that superko must not see again.
    position: Option<u64>,
    is_over: bool,
}

/// The position along the path from the root to a node.
struct Replay {
    rules: RecordRules,
    size: Size,
    grid: Grid,
    /// The same stones with their chains; `None` after a step back, and when a chain has no liberty.
    board: Option<GoBoard>,
    path: Vec<Step>,
    /// How often each position stands on the path.
    seen: HashMap<u64, usize>,
    found: Vec<(NodeId, Fault)>,
}

impl Replay {
    fn new(size: Size, rules: RecordRules) -> Self {
        let grid = Grid::new(size);
        Self { rules, size, grid, board: None, path: Vec::new(), seen: HashMap::new(), found: Vec::new() }
    }

    /// Takes back what lies at this depth and below.
    fn go_back_to(&mut self, depth: usize) {
        while self.path.len() > depth {
            let Some(step) = self.path.pop() else { return };
            if !step.changes.is_empty() {
                self.board = None;
            }
            for (point, before) in step.changes.into_iter().rev() {
                self.grid.set(point, before);
            }
            if let Some(count) = step.position.and_then(|position| self.seen.get_mut(&position)) {
                *count -= 1;
            }
        }
    }

    fn enter(&mut self, tree: &GameTree, id: NodeId) {
        let mut step = match self.path.last() {
            Some(last) => Step { number: last.number, ko: last.ko, is_over: last.is_over, ..Step::default() },
            None => Step::default(),
        };
        self.set_up(tree, id, &mut step);
        if let Some((stone, played)) = tree.played(id) {
            step.number += 1;
            match played {
                Move::Pass => step.ko = None,
                Move::Place(point) => self.play(id, stone, point, &mut step),
            }
            step.position = Some(self.position(stone.other()));
        } else if !step.changes.is_empty() || self.path.is_empty() {
            step.position = Some(self.position(tree.to_play(id).unwrap_or(Stone::Black)));
        }
        if let Some(position) = step.position {
            *self.seen.entry(position).or_default() += 1;
        }
        self.path.push(step);
    }

    fn set_up(&mut self, tree: &GameTree, id: NodeId, step: &mut Step) {
        for setup in tree.setup(id) {
            step.changes.push((setup.point, self.grid.set(setup.point, setup.cell)));
        }
        if step.changes.is_empty() {
            return;
        }
        step.ko = None;
        if !matches!(self.rules, RecordRules::Go(_)) {
            return;
        }
        match GoBoard::from_grid(&self.grid) {
            Ok(board) => self.board = Some(board),
            Err(GoError::NoLiberty { point }) => {
                self.board = None;
                self.found.push((id, Fault::SetupWithoutLiberties { point: self.size.label(point) }));
            }
            Err(_) => self.board = None,
        }
    }

    fn play(&mut self, id: NodeId, stone: Stone, point: Point, step: &mut Step) {
        let reason = match self.rules {
            RecordRules::Go(rules) => self.play_go(rules, stone, point, step),
            RecordRules::Five(rule) => {
                if std::mem::take(&mut step.is_over) {
                    self.found.push((id, Fault::MoveAfterEnd { number: step.number }));
                }
                self.play_five(rule, stone, point, step)
            }
        };
        if let Some(reason) = reason {
            let point = self.size.label(point);
            self.found.push((id, Fault::IllegalMove { number: step.number, stone, point, reason }));
        }
    }

    /// Plays a move of Go, on a stone too, and says what is wrong with it.
    fn play_go(
        &mut self,
        rules: GoRules,
        stone: Stone,
        point: Point,
        step: &mut Step,
    ) -> Option<IllegalMove> {
        let is_occupied = !self.grid.is_empty(point);
        if is_occupied {
            step.changes.push((point, self.grid.set(point, None)));
            self.board = None;
        }
        let is_ko = step.ko.take() == Some((point, stone));
        if self.board.is_none() {
            self.board = GoBoard::from_grid(&self.grid).ok();
        }
        let Some(board) = &mut self.board else {
            // Setup left chains without liberties: nothing can be said about captures.
            step.changes.push((point, self.grid.set(point, Some(stone))));
            return is_occupied.then_some(IllegalMove::Occupied);
        };
        let emptied = board.play(point, stone);
        step.ko = board.ko().map(|ko| (ko, stone.other()));
        step.changes.push((point, self.grid.set(point, Some(stone))));
        for &taken in &emptied {
            step.changes.push((taken, self.grid.set(taken, None)));
        }
        let is_suicide = emptied.contains(&point);
        if is_occupied {
            Some(IllegalMove::Occupied)
        } else if is_ko {
            Some(IllegalMove::Ko)
        } else if is_suicide && (emptied.len() == 1 || !rules.suicide) {
            Some(IllegalMove::Suicide)
        } else if rules.ko != KoRule::Simple && self.was_seen(self.position(stone.other())) {
            Some(IllegalMove::Superko)
        } else {
            None
        }
    }

    fn play_five(
        &mut self,
        rule: Option<FiveRule>,
        stone: Stone,
        point: Point,
        step: &mut Step,
    ) -> Option<IllegalMove> {
        let is_occupied = !self.grid.is_empty(point);
        let is_foul = !is_occupied
            && rule == Some(FiveRule::Renju)
            && stone == Stone::Black
            && foul(&self.grid, point).is_some();
        step.changes.push((point, self.grid.set(point, Some(stone))));
        let wins = |rule: FiveRule| is_win(&self.grid, rule, point);
        step.is_over = rule.map_or_else(|| FiveRule::ALL.into_iter().all(wins), wins);
        if is_occupied { Some(IllegalMove::Occupied) } else { is_foul.then_some(IllegalMove::Foul) }
    }

    /// The key under which superko remembers the stones; the side to move counts only where the rule
    /// asks for it.
    fn position(&self, to_move: Stone) -> u64 {
        match self.rules {
            RecordRules::Go(GoRules { ko: KoRule::Situational, .. }) => {
                self.grid.key() ^ key_of_side(to_move)
            }
            _ => self.grid.key(),
        }
    }

    fn was_seen(&self, position: u64) -> bool {
        self.seen.get(&position).is_some_and(|&count| count > 0)
    }
}
