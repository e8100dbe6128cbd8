//! `BOARD` and `SWAP2BOARD`: the commands of several lines.

use tengen_core::rules::five::{FivePosition, FiveRule};

use super::super::board::{Owner, arrange};
use super::super::command::{Command, CommandError, Coordinates, numbers, parse};
use super::super::swap2::Swap2;
use super::refusal::Refusal;
use super::{Action, Session, Subject, error};

/// The lines between `BOARD` or `SWAP2BOARD` and `DONE`.
#[derive(Debug)]
pub(super) struct Reading {
    word: &'static str,
    stones: Vec<(Coordinates, Owner)>,
    /// The first thing wrong; told at the end, since only then an answer is read.
    refusal: Option<Refusal>,
}

impl Session {
    pub(super) fn read(&mut self, word: &'static str, actions: &mut Vec<Action>) {
        // Even a refused board is read to its end: its lines are no commands.
        let refusal = self.position().err();
        self.abandon(actions);
        self.reading = Some(Reading { word, stones: Vec::new(), refusal });
    }

    /// Takes a line after `BOARD` or `SWAP2BOARD`; false when it is a command to be obeyed.
    pub(super) fn read_on(
        &mut self,
        mut reading: Reading,
        line: &str,
        actions: &mut Vec<Action>,
    ) -> Result<bool, Refusal> {
        match parse(line) {
            Ok(None) => self.reading = Some(reading),
            Ok(Some(Command::Done)) => {
                if let Err(refusal) = self.done(reading, actions) {
                    actions.push(error(&refusal));
                }
            }
            Ok(Some(Command::Info(_) | Command::About)) | Err(CommandError::Info { .. }) => {
                self.reading = Some(reading);
                return Ok(false);
            }
            Ok(Some(_)) => {
                return Err(Refusal::Interrupted { word: reading.word, found: line.trim().to_owned() });
            }
            Err(_) => {
                match stone(reading.word, self.rule, line) {
                    Ok(stone) => reading.stones.extend(stone),
                    Err(refusal) => reading.refusal = reading.refusal.or(Some(refusal)),
                }
                self.reading = Some(reading);
            }
        }
        Ok(true)
    }

    fn done(&mut self, reading: Reading, actions: &mut Vec<Action>) -> Result<(), Refusal> {
        if let Some(refusal) = reading.refusal {
            return Err(refusal);
        }
        self.check_rule()?;
        let size = self.position()?.size();
        if reading.word == "BOARD" {
            let position = arrange(self.rule, size, &reading.stones)?;
            self.position = Some(position.clone());
            return self.think(Subject::Move(position), actions);
        }
        if !matches!(reading.stones.len(), 0 | 3 | 5) {
            return Err(Refusal::Swap2Count { count: reading.stones.len() });
        }
        let points = reading.stones.iter().map(|&(coordinates, _)| {
            size.point(coordinates.x, coordinates.y).ok_or(Refusal::OffBoard { coordinates, size })
        });
        let points = points.collect::<Result<Vec<_>, _>>()?;
        let empty = FivePosition::new(self.rule, size)?;
        let opening = Swap2::new(empty, &points).map_err(|reason| Refusal::Swap2 { reason })?;
        self.position = Some(opening.position().clone());
        self.think(Subject::Swap2(opening), actions)
    }
}

/// A stone of a line, or `None` for a point that the manager marks as forbidden to Black: the rules
/// find those themselves.
fn stone(word: &'static str, rule: FiveRule, line: &str) -> Result<Option<(Coordinates, Owner)>, Refusal> {
    let fields = numbers::<i32>(line);
    match (word, fields.as_deref()) {
        ("BOARD", Some(&[x, y, 1])) | ("SWAP2BOARD", Some(&[x, y])) => {
            Ok(Some((Coordinates { x, y }, Owner::Own)))
        }
        ("BOARD", Some(&[x, y, 2])) => Ok(Some((Coordinates { x, y }, Owner::Opponent))),
        ("BOARD", Some(&[_, _, 3])) if rule == FiveRule::Renju => Ok(None),
        ("BOARD", Some(&[_, _, 3])) => Err(Refusal::Continuous),
        _ => Err(Refusal::NoStone { word, line: line.trim().to_owned() }),
    }
}
