//! Advice for either game, in the same words.

use tengen_core::board::Point;
use tengen_core::game::{GameState, GameVariant, Participant};
use tengen_core::player::{Adviser, GoAdviser};
use tengen_core::rules::five::FivePosition;
use tengen_core::rules::go::GoPosition;
use tengen_core::rules::openings::Task;
use tengen_core::search::Stopper;

use super::words;

/// A good move and why.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Suggestion {
    /// Where.
    pub(super) point: Point,
    /// The chance that the side to move wins with it, from 0 to 1.
    pub(super) win_rate: f32,
    /// Why, as it follows on the point: "blocks a four".
    pub(super) why: &'static str,
}

/// A position to advise on.
pub(super) enum Question {
    /// Five in a row, with the points that an opening allows if it allows only some.
    Five(Box<FivePosition>, Option<Vec<Point>>),
    /// Go.
    Go(Box<GoPosition>),
}

impl Question {
    /// What a person may ask about now; `None` when it is nobody's turn or the computer's, and when the
    /// opening asks for a choice.
    pub(super) fn of(state: &GameState) -> Option<Self> {
        if !matches!(state.to_act(), Some((_, Participant::Person))) {
            return None;
        }
        if let Some(position) = state.go_position() {
            return Some(Self::Go(Box::new(position.clone())));
        }
        let (position, opening) = (state.five_position()?, state.opening()?);
        let allowed = match opening.task() {
            None => None,
            Some(Task::Choose { .. }) => return None,
            Some(_) => Some(opening.allowed_points(position)),
        };
        Some(Self::Five(Box::new(position.clone()), allowed))
    }
}

/// An adviser of one game.
pub(super) enum Mind {
    /// For five in a row.
    Five(Box<Adviser>),
    /// For Go.
    Go(Box<GoAdviser>),
}

impl Mind {
    /// An adviser for games of this setup.
    pub(super) fn of(state: &GameState) -> Self {
        let config = state.config();
        match config.variant {
            GameVariant::Five(five) => Self::Five(Box::new(Adviser::new(five.rule, config.size))),
            GameVariant::Go(_) => Self::Go(Box::default()),
        }
    }

    /// Good moves, the best first. None in Go means that passing is fine.
    pub(super) fn advise(&mut self, question: &Question, stopper: &Stopper) -> Vec<Suggestion> {
        match (self, question) {
            (Self::Five(adviser), Question::Five(position, allowed)) => {
                let is_allowed =
                    |point: Point| allowed.as_ref().is_none_or(|allowed| allowed.contains(&point));
                let advice = adviser.advise(position, stopper).into_iter();
                advice
                    .filter(|advice| is_allowed(advice.point))
                    .map(|advice| Suggestion {
                        point: advice.point,
                        win_rate: advice.win_rate,
                        why: words::why(advice.reason),
                    })
                    .collect()
            }
            (Self::Go(adviser), Question::Go(position)) => adviser
                .advise(position, stopper)
                .into_iter()
                .map(|advice| Suggestion {
                    point: advice.point,
                    win_rate: advice.win_rate,
                    why: words::why_in_go(advice.reason),
                })
                .collect(),
            _ => Vec::new(),
        }
    }
}

/// The values of a heat map in tenths.
pub(super) fn heat(advice: &[Suggestion]) -> Vec<(Point, u8)> {
    advice.iter().map(|advice| (advice.point, (advice.win_rate.clamp(0.0, 0.99) * 10.0) as u8)).collect()
}
