//! Makes the complete picture of a game.

use std::time::Duration;

use super::config::Participant;
use super::report::stone_of_move;
use super::state::GameState;
use super::tree::{Action, Node};
use super::view::{
    Evaluation, ForbiddenPoint, GameView, LogEntry, OpeningTask, OpeningTaskKind, SeatView, Turn,
};
use crate::board::Stone;
use crate::rules::Move;
use crate::rules::five::{FiveRule, fouls};
use crate::rules::openings::{Seat, Task};

impl GameState {
    /// The complete picture at this moment.
    pub fn view(&self, now: Duration) -> GameView {
        let position = self.situation.position();
        let size = position.size();
        let turn = match self.to_act() {
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
            cells: position.grid().to_bytes(),
            numbers: self.numbers(),
            turn,
            to_move: position.to_move(),
            thinking: self.thinking_seat().is_some(),
            opponent_failed: self.opponent_failed,
            active: self.active,
            last_move: position.moves().last().and_then(|played| played.point()),
            log: self.log(),
            can_undo: self.undo_target().is_some(),
            can_redo: self.redo_target().is_some(),
            can_pass: is_person && opening.is_none() && position.check(Move::Pass).is_ok(),
            can_resign: self.resigning_seat().is_ok(),
            forbidden: self.forbidden(),
            outcome: self.situation.outcome(),
            first: self.seat_view(Seat::First, now),
            second: self.seat_view(Seat::Second, now),
            opening,
            evaluation: self.evaluation(),
        }
    }

    fn line(&self) -> impl Iterator<Item = &Node> {
        self.tree.line_to(self.tree.current()).into_iter().filter_map(|id| self.tree.node(id))
    }

    fn numbers(&self) -> Vec<u16> {
        let position = self.situation.position();
        let mut numbers = vec![0; position.size().area()];
        for (number, played) in (1..).zip(position.moves()) {
            if let Some(point) = played.point() {
                numbers[point.index()] = number;
            }
        }
        numbers
    }

    fn log(&self) -> Vec<LogEntry> {
        let size = self.situation.position().size();
        let mut moves = 0;
        self.line()
            .map(|node| {
                let stone = stone_of_move(moves as usize);
                let (seat, stone) = match node.action {
                    Action::Resign { seat } => (seat, self.situation.opening().stone_of(seat)),
                    Action::FlagFall => (node.seat, self.situation.opening().stone_of(node.seat)),
                    _ => (node.seat, stone),
                };
                moves += u32::from(node.action.is_move());
                LogEntry {
                    number: node.action.is_move().then_some(moves),
                    action: node.action,
                    seat,
                    stone,
                    label: node.action.point().map_or_else(String::new, |point| size.label(point)),
                    thinking_time: node.spent,
                }
            })
            .collect()
    }

    fn forbidden(&self) -> Vec<ForbiddenPoint> {
        let position = self.situation.position();
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
        let is_to_act = self.situation.seat_to_act() == Some(seat);
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
            stone: self.situation.opening().stone_of(seat),
            clock: control.reading(
                *self.tree.banks(current).get(seat),
                spent,
                is_to_act && self.watch.is_running(),
            ),
        }
    }

    fn opening_task(&self) -> Option<OpeningTask> {
        let opening = self.situation.opening();
        let seat = self.situation.seat_to_act()?;
        let (kind, choices, offered, missing) = match opening.task()? {
            Task::Place { .. } => (OpeningTaskKind::Place, Vec::new(), Vec::new(), 0),
            Task::Choose { options } => (OpeningTaskKind::Choose, options, Vec::new(), 0),
            Task::Offer { missing, offered } => (OpeningTaskKind::Offer, Vec::new(), offered, missing.into()),
            Task::Pick { offered } => (OpeningTaskKind::Pick, Vec::new(), offered, 0),
        };
        let allowed = opening.allowed_points(self.situation.position());
        Some(OpeningTask { seat, kind, allowed, choices, offered, missing })
    }

    fn evaluation(&self) -> Option<Evaluation> {
        (1..)
            .zip(self.line())
            .filter_map(|(entry, node)| Some(Evaluation { seat: node.seat, win_rate: node.win_rate?, entry }))
            .last()
    }
}
