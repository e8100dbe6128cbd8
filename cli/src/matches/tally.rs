//! Adds games up, and decides by the games in their order, whatever the order in which they end.

use std::collections::BTreeMap;

use tengen_core::board::Stone;

use super::record::{GameRecord, Side};
use super::referee::{Reason, Work};
use super::statistics::{Pairs, Sprt, Verdict};

/// Games won, drawn and lost by the first setting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Score {
    pub(super) won: u64,
    pub(super) drawn: u64,
    pub(super) lost: u64,
}

impl Score {
    const fn add(&mut self, half_points: usize) {
        match half_points {
            2 => self.won += 1,
            1 => self.drawn += 1,
            _ => self.lost += 1,
        }
    }

    /// The number of games.
    pub(super) const fn games(self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// The games of both together.
    pub(super) const fn plus(self, other: Self) -> Self {
        Self { won: self.won + other.won, drawn: self.drawn + other.drawn, lost: self.lost + other.lost }
    }

    /// The share of the points, from 0 to 1; one half without a game.
    pub(super) fn share(self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (self.won as f64 + self.drawn as f64 / 2.0) / self.games() as f64
    }
}

/// What a number of games add up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) as_black: Score,
    pub(super) as_white: Score,
    pub(super) pairs: Pairs,
    /// How many games ended how.
    pub(super) reasons: BTreeMap<Reason, u64>,
    /// Every game lost by a fault: its number, whose fault, and what it was.
    pub(super) faults: Vec<(usize, Side, String)>,
    pub(super) work: [Work; 2],
    /// The moves of all games, those of the openings too.
    pub(super) moves: usize,
    /// The half points of games whose twin is not there yet, by the number of their pair.
    waiting: BTreeMap<usize, usize>,
}

impl Tally {
    /// Adds a game; each only once.
    pub(super) fn add(&mut self, game: &GameRecord) {
        let half_points = game.half_points();
        match game.black {
            Side::First => self.as_black.add(half_points),
            Side::Second => self.as_white.add(half_points),
        }
        let pair = game.game / 2;
        match self.waiting.remove(&pair) {
            Some(twin) => self.pairs.add(twin + half_points),
            None => {
                self.waiting.insert(pair, half_points);
            }
        }
        *self.reasons.entry(game.reason).or_default() += 1;
        if let Some(fault) = &game.fault {
            let whose = if (game.winner == Some(Stone::White)) == (game.black == Side::First) {
                Side::First
            } else {
                Side::Second
            };
            self.faults.push((game.game, whose, fault.clone()));
        }
        self.work[0].add(game.work[0]);
        self.work[1].add(game.work[1]);
        self.moves += game.length();
    }

    /// The games of both colours.
    pub(super) const fn score(&self) -> Score {
        self.as_black.plus(self.as_white)
    }

    /// Games whose twin has not been played.
    pub(super) fn single_games(&self) -> usize {
        self.waiting.len()
    }
}

/// All games of a match, and the tally of those that count.
#[derive(Debug)]
pub(super) struct Ledger {
    sprt: Option<Sprt>,
    games: BTreeMap<usize, GameRecord>,
    /// The games from the first on without a gap, up to the verdict.
    in_order: Tally,
    next: usize,
    verdict: Option<Verdict>,
}

impl Ledger {
    /// An empty one. With a test, games after its verdict don't count.
    pub(super) fn new(sprt: Option<Sprt>) -> Self {
        Self { sprt, games: BTreeMap::new(), in_order: Tally::default(), next: 0, verdict: None }
    }

    /// Takes a game; a second one of the same number is ignored.
    pub(super) fn add(&mut self, game: GameRecord) {
        self.games.entry(game.game).or_insert(game);
        while self.verdict.is_none()
            && let Some(game) = self.games.get(&self.next)
        {
            self.in_order.add(game);
            self.next += 1;
            // A verdict in the middle of a pair would favour a colour.
            if self.next.is_multiple_of(2) {
                self.verdict = self.sprt.and_then(|sprt| sprt.verdict(self.in_order.pairs));
            }
        }
    }

    /// Whether a game of this number is there.
    pub(super) fn has(&self, game: usize) -> bool {
        self.games.contains_key(&game)
    }

    /// What the test says by now.
    pub(super) const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// The test, if there is one.
    pub(super) const fn sprt(&self) -> Option<Sprt> {
        self.sprt
    }

    /// The games that count: all, or those up to the verdict.
    pub(super) fn tally(&self) -> Tally {
        if self.verdict.is_some() {
            return self.in_order.clone();
        }
        let mut tally = Tally::default();
        self.games.values().for_each(|game| tally.add(game));
        tally
    }

    /// Games that were played, but come after the verdict.
    pub(super) fn beyond_verdict(&self) -> usize {
        if self.verdict.is_some() { self.games.len() - self.next } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: usize, winner: Option<Stone>) -> GameRecord {
        GameRecord {
            game: number,
            black: if number.is_multiple_of(2) { Side::First } else { Side::Second },
            winner,
            reason: if winner.is_some() { Reason::Five } else { Reason::FullBoard },
            fault: None,
            opening: 1,
            moves: "1,1 2,2 3,3".to_owned(),
            work: [Work { moves: 1, nodes: 10, cpu_us: 100 }, Work { moves: 1, nodes: 5, cpu_us: 20 }],
        }
    }

    #[test]
    fn games_add_up_by_colour_and_by_pair() {
        let mut tally = Tally::default();
        tally.add(&game(0, Some(Stone::Black)));
        assert_eq!((tally.pairs.count(), tally.single_games()), (0, 1));
        tally.add(&game(1, Some(Stone::Black)));
        tally.add(&game(2, None));
        tally.add(&game(3, Some(Stone::White)));
        tally.add(&game(5, Some(Stone::White)));
        assert_eq!(tally.as_black, Score { won: 1, drawn: 1, lost: 0 });
        assert_eq!(tally.as_white, Score { won: 2, drawn: 0, lost: 1 });
        assert_eq!(tally.pairs, Pairs([0, 0, 1, 1, 0]));
        assert_eq!((tally.single_games(), tally.moves), (1, 15));
        assert_eq!(tally.work[0], Work { moves: 5, nodes: 50, cpu_us: 500 });
        assert_eq!(tally.reasons[&Reason::Five], 4);
        assert!((tally.score().share() - 0.7).abs() < 1e-12);
    }

    #[test]
    fn a_fault_is_the_losers() {
        let mut tally = Tally::default();
        let fault = |number, winner| GameRecord {
            reason: Reason::IllegalMove,
            fault: Some("off".to_owned()),
            ..game(number, Some(winner))
        };
        tally.add(&fault(0, Stone::White));
        tally.add(&fault(1, Stone::White));
        tally.add(&fault(2, Stone::Black));
        tally.add(&fault(3, Stone::Black));
        let whose: Vec<Side> = tally.faults.iter().map(|fault| fault.1).collect();
        assert_eq!(whose, [Side::First, Side::Second, Side::Second, Side::First]);
    }

    #[test]
    fn the_order_in_which_games_end_does_not_change_the_verdict() {
        let won = |number: usize| {
            game(number, Some(if number.is_multiple_of(2) { Stone::Black } else { Stone::White }))
        };
        let sprt = Sprt { lower: 0.0, upper: 200.0 };
        let mut forwards = Ledger::new(Some(sprt));
        (0..60).for_each(|number| forwards.add(won(number)));
        let mut backwards = Ledger::new(Some(sprt));
        (0..60).rev().for_each(|number| backwards.add(won(number)));
        assert_eq!(forwards.verdict(), Some(Verdict::Upper));
        assert_eq!(backwards.verdict(), Some(Verdict::Upper));
        assert_eq!(forwards.tally(), backwards.tally());
        let counted = forwards.tally().score().games();
        assert!(counted.is_multiple_of(2) && counted < 60);
        assert_eq!(forwards.beyond_verdict(), 60 - counted as usize);
    }

    #[test]
    fn without_a_test_every_game_counts() {
        let mut ledger = Ledger::new(None);
        for number in [0, 1, 4] {
            ledger.add(game(number, None));
        }
        ledger.add(game(4, Some(Stone::Black)));
        assert_eq!(ledger.tally().score(), Score { won: 0, drawn: 3, lost: 0 });
        assert!(ledger.has(4) && !ledger.has(2));
    }
}
