//! Makes the complete picture of a game.

use std::time::Duration;

use super::config::Participant;
use super::five_table::FiveTable;
use super::go_table::GoTable;
use super::situation::{NumberedStone, Table};
use super::state::GameState;
use super::tree::{Action, Node};
use super::view::{
    Evaluation, ForbiddenPoint, GameView, GoPhase, LogEntry, OpeningTask, OpeningTaskKind, SeatView, Turn,
};
use crate::board::Stone;
use crate::rules::Move;
use crate::rules::five::{FiveRule, fouls};
use crate::rules::openings::{Seat, Task};

/// A point as the view has it: 0 empty, 1 black, 2 white.
const fn cell(stone: Option<NumberedStone>) -> u8 {
    match stone {
        None => 0,
        Some((_, Stone::Black)) => 1,
        Some((_, Stone::White)) => 2,
    }
}

impl GameState {
    /// The complete picture at this moment.
    pub fn view(&self, now: Duration) -> GameView {
        let size = self.situation.size();
        let stones = self.situation.stones();
        let turn = match self.to_act() {
            None if self.situation.is_scoring() => Turn::Scoring,
            None => Turn::Over,
            Some((seat, Participant::Person)) => Turn::Person { seat },
            Some((seat, Participant::Computer { .. })) => Turn::Computer { seat },
        };
        let is_person = matches!(turn, Turn::Person { .. });
        let opening = self.opening_task();
        GameView {
            revision: self.revision,
            config: self.config,
            width: size.width() as u32,
            height: size.height() as u32,
            cells: stones.iter().copied().map(cell).collect(),
            numbers: stones.iter().map(|stone| stone.map_or(0, |(number, _)| number)).collect(),
            turn,
            to_move: self.situation.to_move(),
            thinking: self.thinking_seat().is_some(),
            opponent_failed: self.opponent_failed,
            active: self.active,
            last_move: self.situation.moves().last().and_then(|played| played.point()),
            log: self.log(),
            can_undo: self.undo_target().is_some(),
            can_redo: self.redo_target().is_some(),
            can_pass: is_person && self.may_pass(),
            can_resign: self.resigning_seat().is_ok(),
            forbidden: self.forbidden(),
            outcome: self.situation.outcome(),
            first: self.seat_view(Seat::First, now),
            second: self.seat_view(Seat::Second, now),
            opening,
            evaluation: self.evaluation(),
            go: self.go_view(),
        }
    }

    fn line(&self) -> impl Iterator<Item = &Node> {
        self.tree.line_to(self.tree.current()).into_iter().filter_map(|id| self.tree.node(id))
    }

    fn may_pass(&self) -> bool {
        match self.situation.table() {
            Table::Five(table) => table.opening.task().is_none() && table.position.check(Move::Pass).is_ok(),
            Table::Go(table) => table.phase() == GoPhase::Playing,
        }
    }

    fn log(&self) -> Vec<LogEntry> {
        let size = self.situation.size();
        let mut moves = 0;
        let handicap = self.situation.go().map_or(0, GoTable::placed_by_hand);
        self.line()
            .enumerate()
            .map(|(index, node)| {
                let (seat, stone) = match node.action {
                    Action::Resign { seat } => (seat, self.situation.stone_of(seat)),
                    Action::FlagFall | Action::Agree { .. } | Action::Resume => {
                        (node.seat, self.situation.stone_of(node.seat))
                    }
                    _ if index < handicap => (node.seat, Stone::Black),
                    _ => (node.seat, self.situation.stone_of_move(moves as usize)),
                };
                let is_move = node.action.is_move() && index >= handicap;
                moves += u32::from(is_move);
                LogEntry {
                    number: is_move.then_some(moves),
                    action: node.action.clone(),
                    seat,
                    stone,
                    label: node.action.point().map_or_else(String::new, |point| size.label(point)),
                    thinking_time: node.spent,
                }
            })
            .collect()
    }

    fn forbidden(&self) -> Vec<ForbiddenPoint> {
        let Some(FiveTable { position, .. }) = self.situation.five() else { return Vec::new() };
        if position.rule() != FiveRule::Renju
            || position.to_move() != Stone::Black
            || self.situation.is_over()
        {
            return Vec::new();
        }
        fouls(position.grid()).into_iter().map(|(point, foul)| ForbiddenPoint { point, foul }).collect()
    }

    fn seat_view(&self, seat: Seat, now: Duration) -> SeatView {
        let control = self.config.time_control;
        let current = self.tree.current();
        let is_to_act = self.situation.seat_to_act() == Some(seat) && self.situation.clock_runs();
        // A verdict charges no time, so that the clock goes on showing where it stood.
        let stopped_in_turn =
            self.tree.node(current).filter(|node| node.action.is_verdict() && node.seat == seat);
        let spent = match stopped_in_turn {
            Some(node) => node.spent,
            None if is_to_act => self.watch.elapsed(now),
            None => Duration::ZERO,
        };
        SeatView {
            participant: self.config.participant(seat),
            stone: self.situation.stone_of(seat),
            clock: control.reading(
                *self.tree.banks(current).get(seat),
                spent,
                is_to_act && self.watch.is_running(),
            ),
            captures: self.situation.captures(seat),
        }
    }

    fn opening_task(&self) -> Option<OpeningTask> {
        let FiveTable { position, opening } = self.situation.five()?;
        let seat = self.situation.seat_to_act()?;
        let (kind, choices, offered, missing) = match opening.task()? {
            Task::Place { .. } => (OpeningTaskKind::Place, Vec::new(), Vec::new(), 0),
            Task::Choose { options } => (OpeningTaskKind::Choose, options, Vec::new(), 0),
            Task::Offer { missing, offered } => (OpeningTaskKind::Offer, Vec::new(), offered, missing.into()),
            Task::Pick { offered } => (OpeningTaskKind::Pick, Vec::new(), offered, 0),
        };
        let allowed = opening.allowed_points(position);
        Some(OpeningTask { seat, kind, allowed, choices, offered, missing })
    }

    fn evaluation(&self) -> Option<Evaluation> {
        (1..)
            .zip(self.line())
            .filter_map(|(entry, node)| Some(Evaluation { seat: node.seat, win_rate: node.win_rate?, entry }))
            .last()
    }
}
