//! Which games a match consists of, and the threads that play them.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread;

use tengen_core::board::BySide;
use tengen_core::rules::Move;
use tengen_core::rules::five::{FiveError, FivePosition};
use tengen_core::search::{Random, Stopper};

use super::book::Book;
use super::record::{GameRecord, Side};
use super::referee;
use super::setting::Setting;

/// All that fixes a match's games.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) settings: [Setting; 2],
    /// The empty board, with the rule.
    pub(super) empty: FivePosition,
    pub(super) book: Book,
    pub(super) seed: u64,
}

impl Plan {
    /// Who is Black in a game: the first setting in the even ones.
    const fn black(game: usize) -> Side {
        if game.is_multiple_of(2) { Side::First } else { Side::Second }
    }

    /// The seed of a setting's player in a game: another one for each opening, colour and setting.
    fn seed(&self, game: usize, side: Side) -> u64 {
        let number = (game as u64) * 2 + side.index() as u64;
        Random::new(Random::new(self.seed).next_u64() ^ number).next_u64()
    }

    /// Plays a game; `None` when the stopper ended it.
    pub(super) fn play(&self, game: usize, stopper: &Stopper) -> Result<Option<GameRecord>, FiveError> {
        let opening = self.book.opening(game / 2, &self.empty);
        let (rule, size) = (self.empty.rule(), self.empty.size());
        let player = |side: Side| self.settings[side.index()].player(rule, size, self.seed(game, side));
        let black = Self::black(game);
        let players = match black {
            Side::First => BySide::new(player(Side::First), player(Side::Second)),
            Side::Second => BySide::new(player(Side::Second), player(Side::First)),
        };
        let Some(outcome) = referee::play(&self.empty, &opening, players, stopper)? else { return Ok(None) };
        let text = |played: &Move| {
            played.point().map_or("pass".to_owned(), |point| format!("{},{}", size.x(point), size.y(point)))
        };
        let (of_black, of_white) = (outcome.work.black, outcome.work.white);
        Ok(Some(GameRecord {
            game,
            black,
            winner: outcome.winner,
            reason: outcome.reason,
            fault: outcome.fault,
            opening: opening.len(),
            moves: outcome.moves.iter().map(text).collect::<Vec<_>>().join(" "),
            work: if black == Side::First { [of_black, of_white] } else { [of_white, of_black] },
        }))
    }

    /// Plays games, `jobs` at a time, and hands each over as it ends, on the calling thread, until
    /// all are played, the stopper is used, or `take` wants no more.
    ///
    /// # Errors
    /// When `take` fails, or an opening doesn't fit the board after all.
    pub(super) fn play_all<E: From<FiveError>>(
        &self,
        games: &[usize],
        jobs: usize,
        stopper: &Stopper,
        mut take: impl FnMut(GameRecord) -> Result<bool, E>,
    ) -> Result<(), E> {
        let next = AtomicUsize::new(0);
        // Without room, so that nobody plays far ahead of the verdict.
        let (results_in, results) = sync_channel(0);
        thread::scope(|scope| {
            for _ in 0..jobs.clamp(1, games.len().max(1)) {
                let (results_in, next) = (results_in.clone(), &next);
                scope.spawn(move || {
                    while let Some(&game) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let result = self.play(game, stopper);
                        if matches!(result, Ok(None)) || results_in.send(result).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(results_in);
            let mut outcome = Ok(());
            for result in results {
                // Games that end after the last one wanted are still handed over.
                let goes_on = match result {
                    Ok(Some(record)) => take(record),
                    Ok(None) => Ok(false),
                    Err(error) => Err(error.into()),
                };
                if !matches!(goes_on, Ok(true)) {
                    stopper.stop();
                }
                outcome = outcome.and(goes_on.map(|_| ()));
            }
            outcome
        })
    }
}

#[cfg(test)]
mod tests {
    use tengen_core::board::Size;
    use tengen_core::rules::five::FiveRule;

    use super::*;

    fn plan(first: &str, second: &str) -> Plan {
        let empty = FivePosition::new(FiveRule::Standard, Size::square(9).unwrap()).unwrap();
        let (book, _) = Book::parse("4,4 3,3\n2,2 6,6 5,2", &empty).unwrap();
        Plan { settings: [first.parse().unwrap(), second.parse().unwrap()], empty, book, seed: 11 }
    }

    /// All games in their order, without the times.
    fn games(plan: &Plan, jobs: usize) -> Vec<GameRecord> {
        let numbers: Vec<usize> = (0..6).collect();
        let mut records = Vec::new();
        plan.play_all(&numbers, jobs, &Stopper::new(), |mut record| {
            record.work.iter_mut().for_each(|work| work.cpu_us = 0);
            records.push(record);
            Ok::<_, FiveError>(true)
        })
        .unwrap();
        records.sort_by_key(|record| record.game);
        records
    }

    #[test]
    fn the_same_games_whatever_the_number_of_threads() {
        let plan = plan("engine:nodes=300", "random");
        let alone = games(&plan, 1);
        assert_eq!(alone.len(), 6);
        assert_eq!(games(&plan, 3), alone);
        assert!(alone.iter().all(|record| record.fault.is_none()));
    }

    #[test]
    fn every_opening_is_played_with_both_colours() {
        let records = games(&plan("random", "random"), 2);
        assert!(records[0].moves.starts_with("4,4 3,3 ") && records[1].moves.starts_with("4,4 3,3 "));
        assert!(records[2].moves.starts_with("2,2 6,6 5,2 "));
        let blacks: Vec<Side> = records.iter().map(|record| record.black).collect();
        assert_eq!(blacks, [Side::First, Side::Second].repeat(3));
        assert_ne!(records[0].moves, records[4].moves, "the opening comes again with another seed");
        assert_eq!(records[2].opening, 3);
    }

    #[test]
    fn a_match_ends_when_no_more_games_are_wanted() {
        let plan = plan("random", "random");
        let numbers: Vec<usize> = (0..1000).collect();
        let mut count = 0;
        let taken = plan.play_all(&numbers, 2, &Stopper::new(), |_| {
            count += 1;
            Ok::<_, FiveError>(count < 5)
        });
        assert_eq!(taken, Ok(()));
        assert!((5..8).contains(&count));
    }
}
