//! The board at one node: the table of its game, and a verdict from outside.

use super::config::{ConfigError, GameConfig};
use super::error::GameError;
use super::five_table::FiveTable;
use super::go_table::GoTable;
use super::tree::Action;
use super::variant::GameVariant;
use super::view::{GoPhase, Outcome, OutcomeReason};
use crate::board::{Point, Size, Stone};
use crate::rules::Move;
use crate::rules::five::Ending;
use crate::rules::go::GoEnding;
use crate::rules::openings::Seat;
use crate::rules::scoring::GoOutcome;

/// Where a line of actions has led.
#[derive(Clone, Debug)]
pub(super) struct Situation {
    table: Table,
    verdict: Option<Verdict>,
}

/// The board with the rules of its game.
#[derive(Clone, Debug)]
pub(super) enum Table {
    Five(Box<FiveTable>),
    Go(Box<GoTable>),
}

/// An end that does not show on the board.
#[derive(Clone, Copy, Debug)]
struct Verdict {
    loser: Seat,
    reason: OutcomeReason,
}

/// A stone with its move number; handicap stones have 0.
pub(super) type NumberedStone = (u16, Stone);

impl Situation {
    /// The board at the beginning.
    pub(super) fn new(config: &GameConfig) -> Result<Self, ConfigError> {
        config.check()?;
        let table = match config.variant {
            GameVariant::Five(variant) => Table::Five(Box::new(FiveTable::new(variant, config.size)?)),
            GameVariant::Go(variant) => Table::Go(Box::new(GoTable::new(variant, config.size)?)),
        };
        Ok(Self { table, verdict: None })
    }

    pub(super) const fn table(&self) -> &Table {
        &self.table
    }

    /// The table, if five in a row is played.
    pub(super) fn five(&self) -> Option<&FiveTable> {
        match &self.table {
            Table::Five(table) => Some(table),
            Table::Go(_) => None,
        }
    }

    /// The table, if Go is played.
    pub(super) fn go(&self) -> Option<&GoTable> {
        match &self.table {
            Table::Go(table) => Some(table),
            Table::Five(_) => None,
        }
    }

    pub(super) fn size(&self) -> Size {
        match &self.table {
            Table::Five(table) => table.position.size(),
            Table::Go(table) => table.position.size(),
        }
    }

    pub(super) fn to_move(&self) -> Stone {
        match &self.table {
            Table::Five(table) => table.position.to_move(),
            Table::Go(table) => table.position.to_move(),
        }
    }

    /// The moves so far; handicap stones are none.
    pub(super) fn moves(&self) -> &[Move] {
        match &self.table {
            Table::Five(table) => table.position.moves(),
            Table::Go(table) => table.position.moves(),
        }
    }

    /// The colour of a move by its index.
    pub(super) fn stone_of_move(&self, index: usize) -> Stone {
        match &self.table {
            // They alternate, passes included, whoever plays them.
            Table::Five(_) if index.is_multiple_of(2) => Stone::Black,
            Table::Five(_) => Stone::White,
            Table::Go(table) => table.position.played_by(index).unwrap_or_else(|| table.position.to_move()),
        }
    }

    /// The stone on each point, row by row.
    pub(super) fn stones(&self) -> Vec<Option<NumberedStone>> {
        let size = self.size();
        let mut numbers = vec![0_u16; size.area()];
        for (number, played) in (1..).zip(self.moves()) {
            if let Some(point) = played.point() {
                numbers[point.index()] = number;
            }
        }
        let stone_at = |point| match &self.table {
            Table::Five(table) => table.position.grid().get(point),
            Table::Go(table) => table.position.board().get(point),
        };
        // A number outlives its stone where that was captured.
        size.points().map(|point| Some((numbers[point.index()], stone_at(point)?))).collect()
    }

    /// The seat that holds a colour.
    pub(super) fn holder(&self, stone: Stone) -> Seat {
        match &self.table {
            Table::Five(table) => table.opening.holder(stone),
            Table::Go(_) if stone == Stone::Black => Seat::First,
            Table::Go(_) => Seat::Second,
        }
    }

    /// The colour that a seat holds.
    pub(super) fn stone_of(&self, seat: Seat) -> Stone {
        if self.holder(Stone::Black) == seat { Stone::Black } else { Stone::White }
    }

    /// The stones that a seat has captured.
    pub(super) fn captures(&self, seat: Seat) -> u32 {
        self.go().map_or(0, |table| table.position.prisoners()[self.stone_of(seat)])
    }

    /// Whether the dead stones are being marked.
    pub(super) fn is_scoring(&self) -> bool {
        self.verdict.is_none() && self.go().is_some_and(|table| table.phase() == GoPhase::Scoring)
    }

    /// How far a game of Go is; `None` in five in a row.
    pub(super) fn go_phase(&self) -> Option<GoPhase> {
        let phase = self.go()?.phase();
        Some(if self.verdict.is_some() { GoPhase::Over } else { phase })
    }

    pub(super) fn is_over(&self) -> bool {
        let by_the_rules = match &self.table {
            Table::Five(table) => table.position.ending().is_some(),
            Table::Go(table) => table.phase() == GoPhase::Over,
        };
        self.verdict.is_some() || by_the_rules
    }

    /// Whose turn it is; `None` when the game is over or being counted.
    pub(super) fn seat_to_act(&self) -> Option<Seat> {
        if self.is_over() || self.is_scoring() {
            return None;
        }
        Some(match &self.table {
            Table::Five(table) => table.seat_to_act(),
            Table::Go(table) => self.holder(table.position.to_move()),
        })
    }

    /// Whether the turn of the seat to act takes from its clock: the placing of handicap stones does
    /// not.
    pub(super) fn clock_runs(&self) -> bool {
        self.seat_to_act().is_some() && self.go_phase() != Some(GoPhase::PlacingHandicap)
    }

    /// What playing on a point means at this moment.
    pub(super) fn action_at(&self, point: Point) -> Action {
        self.five().map_or(Action::Place { point }, |table| table.action_at(point))
    }

    /// Why nobody is to act.
    pub(super) fn nobody_acts(&self) -> GameError {
        if self.is_scoring() { GameError::Counting } else { GameError::Over }
    }

    /// Does an action of the seat to act, or of both after passing; refused, it changes nothing.
    pub(super) fn act(&mut self, action: &Action) -> Result<(), GameError> {
        let by_both = matches!(action, Action::Agree { .. } | Action::Resume);
        let seat = self.seat_to_act();
        if seat.is_none() && !(by_both && self.is_scoring()) {
            return Err(if by_both { GameError::NotCounting } else { self.nobody_acts() });
        }
        match (action, seat) {
            (Action::Resign { seat }, _) => {
                self.verdict = Some(Verdict { loser: *seat, reason: OutcomeReason::Resignation });
            }
            (Action::FlagFall, Some(loser)) => {
                self.verdict = Some(Verdict { loser, reason: OutcomeReason::Time });
            }
            _ => match &mut self.table {
                Table::Five(table) => table.act(action)?,
                Table::Go(table) => table.act(action)?,
            },
        }
        Ok(())
    }

    /// How the game ended, or `None` while it goes on.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        if let Some(Verdict { loser, reason }) = self.verdict {
            return Some(self.ended(Some(self.stone_of(loser.other())), reason));
        }
        match &self.table {
            Table::Five(table) => {
                let ending = table.position.ending()?;
                let (reason, line) = match ending {
                    Ending::Five { line, .. } => (OutcomeReason::Five, line.clone()),
                    Ending::Foul { point, foul } => {
                        (OutcomeReason::Foul { point: *point, foul: *foul }, Vec::new())
                    }
                    Ending::FullBoard => (OutcomeReason::FullBoard, Vec::new()),
                    Ending::TwoPasses => (OutcomeReason::TwoPasses, Vec::new()),
                };
                Some(Outcome { line, ..self.ended(ending.winner(), reason) })
            }
            Table::Go(table) if table.position.ending() == Some(GoEnding::NoResult) => {
                Some(self.ended(None, OutcomeReason::NoResult))
            }
            Table::Go(table) => {
                let (count, _) = table.final_count()?;
                let totals = count.totals();
                let half_points = totals.black - totals.white;
                let winner = GoOutcome::of_margin(half_points).winner();
                let outcome = self.ended(winner, OutcomeReason::Count);
                Some(Outcome { half_points: Some(half_points), ..outcome })
            }
        }
    }

    fn ended(&self, winning_stone: Option<Stone>, reason: OutcomeReason) -> Outcome {
        let winner = winning_stone.map(|stone| self.holder(stone));
        Outcome { winner, winning_stone, reason, line: Vec::new(), half_points: None }
    }
}
