//! Makes the foreign picture of a game out of the core's.

use super::config::{Seat, Stone};
use super::scoring::GoView;
use super::view::{
    ClockReading, Evaluation, ForbiddenPoint, GameAction, GameView, LogEntry, OpeningChoice, OpeningTask,
    Outcome, OutcomeReason, SeatView, Turn,
};
use crate::board::Point;
use crate::{game, rules};

pub(super) fn index(point: Point) -> u32 {
    point.index() as u32
}

pub(super) fn indices(points: Vec<Point>) -> Vec<u32> {
    points.into_iter().map(index).collect()
}

impl From<game::GameView> for GameView {
    fn from(view: game::GameView) -> Self {
        Self {
            revision: view.revision,
            config: view.config.into(),
            cells: view.cells,
            numbers: view.numbers.into_iter().flat_map(u16::to_be_bytes).collect(),
            turn: view.turn.into(),
            to_move: view.to_move.into(),
            thinking: view.thinking,
            opponent_failed: view.opponent_failed,
            active: view.active,
            last_move: view.last_move.map(index),
            log: view.log.into_iter().map(LogEntry::from).collect(),
            can_undo: view.can_undo,
            can_redo: view.can_redo,
            can_pass: view.can_pass,
            can_resign: view.can_resign,
            forbidden: view.forbidden.into_iter().map(ForbiddenPoint::from).collect(),
            outcome: view.outcome.map(Outcome::from),
            first: view.first.into(),
            second: view.second.into(),
            opening: view.opening.map(OpeningTask::from),
            evaluation: view.evaluation.map(Evaluation::from),
            go: view.go.map(GoView::from),
        }
    }
}

impl From<game::Turn> for Turn {
    fn from(turn: game::Turn) -> Self {
        match turn {
            game::Turn::Person { seat } => Self::Person { seat: seat.into() },
            game::Turn::Computer { seat } => Self::Computer { seat: seat.into() },
            game::Turn::Scoring => Self::Scoring,
            game::Turn::Over => Self::Over,
        }
    }
}

impl From<game::Action> for GameAction {
    fn from(action: game::Action) -> Self {
        match action {
            game::Action::Place { point } => Self::Place { point: index(point) },
            game::Action::Pass => Self::Pass,
            game::Action::Choose { choice } => Self::Choose { choice: choice.into() },
            game::Action::Offer { point } => Self::Offer { point: index(point) },
            game::Action::Pick { point } => Self::Pick { point: index(point) },
            game::Action::Resign { seat } => Self::Resign { seat: seat.into() },
            game::Action::FlagFall => Self::FlagFall,
            game::Action::Agree { .. } => Self::Agree,
            game::Action::Resume => Self::Resume,
        }
    }
}

impl From<game::LogEntry> for LogEntry {
    fn from(entry: game::LogEntry) -> Self {
        Self {
            number: entry.number,
            action: entry.action.into(),
            seat: entry.seat.into(),
            stone: entry.stone.into(),
            label: entry.label,
            thinking_time: entry.thinking_time,
        }
    }
}

impl From<game::ForbiddenPoint> for ForbiddenPoint {
    fn from(forbidden: game::ForbiddenPoint) -> Self {
        Self { point: index(forbidden.point), foul: forbidden.foul.into() }
    }
}

impl From<game::Outcome> for Outcome {
    fn from(outcome: game::Outcome) -> Self {
        Self {
            winner: outcome.winner.map(Seat::from),
            winning_stone: outcome.winning_stone.map(Stone::from),
            reason: outcome.reason.into(),
            line: indices(outcome.line),
            half_points: outcome.half_points,
        }
    }
}

impl From<game::OutcomeReason> for OutcomeReason {
    fn from(reason: game::OutcomeReason) -> Self {
        match reason {
            game::OutcomeReason::Five => Self::Five,
            game::OutcomeReason::Foul { point, foul } => {
                Self::ForbiddenMove { point: index(point), foul: foul.into() }
            }
            game::OutcomeReason::FullBoard => Self::FullBoard,
            game::OutcomeReason::TwoPasses => Self::TwoPasses,
            game::OutcomeReason::Resignation => Self::Resignation,
            game::OutcomeReason::Time => Self::Time,
            game::OutcomeReason::Count => Self::Count,
            game::OutcomeReason::NoResult => Self::NoResult,
        }
    }
}

impl From<game::SeatView> for SeatView {
    fn from(seat: game::SeatView) -> Self {
        Self {
            participant: seat.participant.into(),
            stone: seat.stone.into(),
            clock: seat.clock.map(ClockReading::from),
            captures: seat.captures,
        }
    }
}

impl From<game::ClockReading> for ClockReading {
    fn from(reading: game::ClockReading) -> Self {
        Self {
            remaining: reading.remaining,
            periods: reading.periods,
            stones: reading.stones,
            in_period: reading.in_period,
            running: reading.running,
        }
    }
}

impl From<game::OpeningTask> for OpeningTask {
    fn from(task: game::OpeningTask) -> Self {
        Self {
            seat: task.seat.into(),
            kind: task.kind.into(),
            allowed: indices(task.allowed),
            choices: task.choices.into_iter().map(OpeningChoice::from).collect(),
            offered: indices(task.offered),
            missing: task.missing,
        }
    }
}

impl From<rules::openings::OpeningChoice> for OpeningChoice {
    fn from(choice: rules::openings::OpeningChoice) -> Self {
        use rules::openings::OpeningChoice as Core;
        match choice {
            Core::Play(stone) => Self::Play { stone: stone.into() },
            Core::PlaceTwoMore => Self::PlaceTwoMore,
            Core::OfferTen => Self::OfferTen,
            Core::FifthMoves(count) => Self::FifthMoves { count },
        }
    }
}

impl From<OpeningChoice> for rules::openings::OpeningChoice {
    fn from(choice: OpeningChoice) -> Self {
        match choice {
            OpeningChoice::Play { stone } => Self::Play(stone.into()),
            OpeningChoice::PlaceTwoMore => Self::PlaceTwoMore,
            OpeningChoice::OfferTen => Self::OfferTen,
            OpeningChoice::FifthMoves { count } => Self::FifthMoves(count),
        }
    }
}

impl From<game::Evaluation> for Evaluation {
    fn from(evaluation: game::Evaluation) -> Self {
        Self { seat: evaluation.seat.into(), win_rate: evaluation.win_rate, entry: evaluation.entry }
    }
}
