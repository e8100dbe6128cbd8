//! `INFO`: what the manager tells, and the limits that follow from it.

use tengen_core::rules::five::{FivePosition, FiveRule};
use tengen_core::search::Limits;

use super::super::clock::Budget;
use super::super::command::Info;
use super::{LARGEST_TABLE, MOST_THREADS, Session, TABLE};

impl Session {
    /// Takes what the manager tells.
    pub(super) fn inform(&mut self, info: &Info) {
        match *info {
            Info::TimeoutTurn(milliseconds) => self.clock.set_turn(milliseconds),
            Info::TimeoutMatch(milliseconds) => self.clock.set_match(milliseconds),
            Info::TimeLeft(milliseconds) => self.clock.set_left(milliseconds),
            Info::MaxMemory(0) => self.table = TABLE,
            // Half of it: the manager counts the whole program.
            Info::MaxMemory(bytes) => {
                let mebibytes = usize::try_from(bytes >> 21).unwrap_or(LARGEST_TABLE);
                self.table = mebibytes.clamp(1, LARGEST_TABLE);
            }
            Info::Rule(number) => self.set_rule(number),
            Info::MaxNode(nodes) => self.max_node = (nodes > 0).then_some(nodes),
            Info::MaxDepth(depth) => self.max_depth = (depth > 0).then_some(depth),
            Info::ThreadNum(threads) => self.threads = threads.clamp(1, MOST_THREADS),
            Info::Ignored => {}
        }
    }

    /// The limits of the next search, after this many moves of both sides.
    pub(super) fn limits(&self, moves: usize) -> Limits {
        let budget = self.clock.budget(moves as u32 / 2);
        let is_bounded = self.max_node.is_some() || self.max_depth.is_some();
        let limits = Limits {
            depth: self.max_depth,
            nodes: self.max_node,
            time: if is_bounded { budget.time_if_bounded() } else { Some(budget.time()) },
            threads: self.threads,
        };
        if budget == Budget::AtOnce { limits.with_depth(1) } else { limits }
    }

    /// The protocol's numbers: a sum of 1 (exactly five), 2 (continuous), 4 (renju) and 8 (caro).
    /// 9 asks for caro in which six do not win; it is played as 8, and the manager is told.
    fn set_rule(&mut self, number: u32) {
        let rule = match number {
            0 => FiveRule::Freestyle,
            1 => FiveRule::Standard,
            4 | 5 => FiveRule::Renju,
            8 | 9 => FiveRule::Caro,
            _ => {
                self.foreign_rule = Some(number);
                return;
            }
        };
        self.foreign_rule = None;
        if number == 9 {
            self.notes.push("rule 9 is played as rule 8: six or more win".to_owned());
        }
        if rule != self.rule && !self.change_rule(rule) {
            self.notes.push(format!("rule {number} comes too late for the stones on the board"));
        }
    }

    /// Plays the stones on the board anew under another rule; false when that rule forbids them.
    fn change_rule(&mut self, rule: FiveRule) -> bool {
        if let Some(position) = &self.position {
            let Ok(mut replayed) = FivePosition::new(rule, position.size()) else { return false };
            if position.moves().iter().any(|&played| replayed.play(played).is_err()) {
                return false;
            }
            self.position = Some(replayed);
        }
        self.rule = rule;
        true
    }
}
