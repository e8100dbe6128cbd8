//! Marking dead stones after both sides have passed: the first proposal, people's changes, the
//! agreement.

use std::time::Duration;

use super::change::{Cause, Cue, GameChange};
use super::config::Participant;
use super::error::GameError;
use super::go_table::GoTable;
use super::report::Before;
use super::state::GameState;
use super::tree::{Action, Node};
use super::view::{GoPhase, GoView, Scoring, SideCount};
use crate::board::{Point, Stone};
use crate::rules::go::{GoPosition, KoRule};
use crate::rules::openings::Seat;
use crate::rules::scoring::{Count, DeadStones, count};

/// The marks of a game that is being counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Marks {
    dead: DeadStones,
    /// The chains that a person has turned over before the proposal came: it leaves them alone.
    touched: DeadStones,
    /// Whether the proposal has come, or none is wanted.
    judged: bool,
    /// The revision at which counting began; a proposal for another count is dropped.
    began: u64,
}

impl Marks {
    /// Nothing marked yet.
    fn new(table: &GoTable, began: u64) -> Self {
        let none = DeadStones::none(table.position.size());
        Self { dead: none.clone(), touched: none, judged: false, began }
    }

    /// Marks that were made before.
    fn known(table: &GoTable, saved: &SavedMarks, began: u64) -> Self {
        let size = table.position.size();
        let chains = |points: &[Point]| {
            let on_board = points.iter().copied().filter(|&point| size.contains(point));
            DeadStones::of(table.position.board(), on_board)
        };
        Self { dead: chains(&saved.dead), touched: chains(&saved.touched), judged: saved.judged, began }
    }
}

/// The marks of a game that is being counted, as they are saved.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct SavedMarks {
    /// The stones marked as dead.
    pub dead: Vec<Point>,
    /// The stones that a person has turned over before the first proposal came.
    pub touched: Vec<Point>,
    /// Whether the first proposal has come.
    pub judged: bool,
}

/// A position whose dead stones are to be proposed.
#[derive(Clone, Debug)]
pub(super) struct Judging {
    /// Identifies the count.
    pub(super) began: u64,
    pub(super) position: GoPosition,
    /// The game's seed.
    pub(super) seed: u64,
}

impl GameState {
    /// Begins or ends the marking of stones to suit the board, with the marks known already if any.
    pub(super) fn settle_scoring(&mut self, known: Option<&SavedMarks>) {
        let began = self.revision;
        let table = self.situation.go().filter(|_| self.situation.is_scoring());
        self.marks = table.map(|table| match known {
            Some(saved) => Marks::known(table, saved, began),
            None => Marks::new(table, began),
        });
    }

    /// The marks to save.
    pub(super) fn saved_marks(&self) -> Option<SavedMarks> {
        let marks = self.marks.as_ref()?;
        let [dead, touched] = [&marks.dead, &marks.touched].map(|stones| stones.points().collect());
        Some(SavedMarks { dead, touched, judged: marks.judged })
    }

    /// The position whose dead stones somebody should propose now, if any.
    pub(super) fn judging(&self) -> Option<Judging> {
        let began = self.marks.as_ref().filter(|marks| !marks.judged)?.began;
        let position = self.situation.go()?.position.clone();
        Some(Judging { began, position, seed: self.config.seed })
    }

    /// Takes the proposal of dead stones for the count that began at a revision. Without a person
    /// who could agree, the game ends with it.
    pub(super) fn judged(&mut self, began: u64, proposed: &DeadStones, now: Duration) -> Option<GameChange> {
        let board = self.situation.go()?.position.board();
        let marks = self.marks.as_mut().filter(|marks| marks.began == began && !marks.judged)?;
        for point in proposed.points().filter(|&point| !marks.touched.contains(point)) {
            marks.dead.set(board, point, true);
        }
        marks.judged = true;
        marks.touched = DeadStones::none(board.size());
        let nobody = [Seat::First, Seat::Second]
            .iter()
            .all(|&seat| self.config.participant(seat) != Participant::Person);
        if nobody {
            return self.agree(now).ok();
        }
        self.revision += 1;
        Some(self.quiet_change(Cause::Marked, None, now))
    }

    /// Turns the chain on a point dead or alive.
    pub(super) fn mark_dead(&mut self, point: Point, now: Duration) -> Result<GameChange, GameError> {
        let not_counting = if self.situation.is_over() { GameError::Over } else { GameError::NotCounting };
        let (Some(table), Some(marks)) = (self.situation.go(), self.marks.as_mut()) else {
            return Err(not_counting);
        };
        let board = table.position.board();
        if !board.size().contains(point) || board.get(point).is_none() {
            return Err(GameError::NoStone { point });
        }
        marks.dead.toggle(board, point);
        if !marks.judged {
            marks.touched.set(board, point, true);
        }
        self.revision += 1;
        let mut change = self.quiet_change(Cause::Marked, None, now);
        change.cues.push(Cue::Marked);
        Ok(change)
    }

    /// Ends the game by the count on the screen.
    pub(super) fn agree(&mut self, now: Duration) -> Result<GameChange, GameError> {
        let Some(marks) = &self.marks else {
            return Err(if self.situation.is_over() { GameError::Over } else { GameError::NotCounting });
        };
        let dead = marks.dead.points().collect();
        self.act_for_both(Action::Agree { dead }, now)
    }

    /// What both sides do together once they have passed. The tree notes it as the person's, so that
    /// undo takes it back.
    pub(super) fn act_for_both(&mut self, action: Action, now: Duration) -> Result<GameChange, GameError> {
        let cause = if action == Action::Resume { Cause::Resumed } else { Cause::Counted };
        let before = Before::of(&self.situation);
        self.situation.act(&action)?;
        let seats = [Seat::First, Seat::Second];
        let person = seats.into_iter().find(|&seat| self.config.participant(seat) == Participant::Person);
        let (parent, seat) = (self.tree.current(), person.unwrap_or(Seat::First));
        let banks = self.tree.banks(parent);
        let node = Node { action, seat, parent, next: None, spent: Duration::ZERO, banks, win_rate: None };
        self.keep(node, now);
        Ok(self.change(cause, None, &before, now))
    }

    /// What only Go shows.
    pub(super) fn go_view(&self) -> Option<GoView> {
        let table = self.situation.go()?;
        let phase = self.situation.go_phase()?;
        let position = &table.position;
        let ko = position
            .board()
            .ko()
            .filter(|_| phase == GoPhase::Playing && position.rules().ko == KoRule::Simple);
        let scoring = match (&self.marks, phase) {
            (Some(marks), GoPhase::Scoring) => {
                Some(scoring(&count(position, &marks.dead), &marks.dead, !marks.judged))
            }
            (_, GoPhase::Over) => table
                .final_count()
                .filter(|_| self.situation.outcome().is_some_and(|outcome| outcome.half_points.is_some()))
                .map(|(count, dead)| scoring(&count, &dead, false)),
            _ => None,
        };
        Some(GoView { phase, handicap_missing: table.handicap_missing(), ko, scoring })
    }
}

fn scoring(count: &Count, dead: &DeadStones, judging: bool) -> Scoring {
    let totals = count.totals();
    let side = |stone: Stone| {
        let is_white = stone == Stone::White;
        SideCount {
            territory: count.territory[stone],
            stones: count.stones[stone],
            dead: count.dead[stone],
            prisoners: count.prisoners[stone],
            handicap_bonus: if is_white { count.handicap_bonus } else { 0 },
            komi: if is_white { count.komi } else { 0 },
            total: totals[stone],
        }
    };
    let owner = |owner: &Option<Stone>| match owner {
        None => 0,
        Some(Stone::Black) => 1,
        Some(Stone::White) => 2,
    };
    Scoring {
        judging,
        dead: dead.points().collect(),
        owners: count.owners.iter().map(owner).collect(),
        counting: count.counting,
        black: side(Stone::Black),
        white: side(Stone::White),
        half_points: totals.black - totals.white,
        result: count.outcome().to_string(),
    }
}
