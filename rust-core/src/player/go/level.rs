//! Easy, Medium and Hard at Go.

use super::{GoChoice, GoPlayer};
use crate::board::Size;
use crate::go::{Candidate, Engine, Parameters};
use crate::player::Level;
use crate::rules::Move;
use crate::rules::go::GoPosition;
use crate::search::{Limits, Progress, Random, Stopper};

/// Turns in a row without hope after which a player would give up: one bad reading is no reason.
const HOPELESS_TURNS: u32 = 3;

/// A move of Easy's has at least this share, in percent, of the playouts of the best.
const EASY_SHARE: u32 = 12;

/// An opponent of one of the three levels, bounded by playouts, so that it plays alike on every device.
#[derive(Debug)]
pub struct GoLevelPlayer {
    engine: Engine,
    level: Level,
    playouts: u64,
    random: Random,
    hopeless_turns: u32,
}

impl GoLevelPlayer {
    /// A player for one board size; the seed fixes its choices.
    pub fn new(level: Level, size: Size, seed: u64) -> Self {
        Self {
            engine: Engine::new(Parameters::default()),
            level,
            playouts: playouts(level, size),
            random: Random::new(seed),
            hopeless_turns: 0,
        }
    }

    /// Whether to give up: hopeless for some turns, and not before a quarter of the board was played.
    fn gives_up(&mut self, position: &GoPosition, is_hopeless: bool) -> bool {
        self.hopeless_turns = if is_hopeless { self.hopeless_turns + 1 } else { 0 };
        self.hopeless_turns >= HOPELESS_TURNS && 4 * position.moves().len() >= position.size().area()
    }

    /// One of the moves that the search looked at most, by lot.
    fn varied(&mut self, candidates: &[Candidate]) -> Option<Candidate> {
        let most = candidates.first()?.visits;
        let good: Vec<&Candidate> = candidates
            .iter()
            .filter(|candidate| candidate.played != Move::Pass)
            .take_while(|candidate| candidate.visits * 100 >= most * EASY_SHARE)
            .collect();
        let total: u32 = good.iter().map(|candidate| candidate.visits).sum();
        let mut lot = self.random.below(total.max(1) as usize) as u32;
        for candidate in good {
            if lot < candidate.visits {
                return Some(*candidate);
            }
            lot -= candidate.visits;
        }
        None
    }
}

/// The playouts that a level spends on a move: fewer on larger boards, where one takes longer, so that
/// Hard takes a fraction of a second on a phone.
fn playouts(level: Level, size: Size) -> u64 {
    let [small, middle, large] = match level {
        Level::Easy => [80, 80, 80],
        Level::Medium => [500, 400, 300],
        Level::Hard => [4000, 3000, 2500],
    };
    match size.area() {
        ..=100 => small,
        101..=200 => middle,
        _ => large,
    }
}

impl GoPlayer for GoLevelPlayer {
    fn choose(
        &mut self,
        position: &GoPosition,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<GoChoice> {
        let limits = Limits::nodes(self.playouts);
        let found = self.engine.search(position, &limits, self.random.next_u64(), stopper, progress)?;
        let mut choice = GoChoice {
            played: found.best,
            win_rate: Some(found.win_rate),
            hopeless: self.gives_up(position, found.is_hopeless),
        };
        if self.level == Level::Easy
            && found.best != Move::Pass
            && let Some(varied) = self.varied(&found.candidates)
        {
            choice.played = varied.played;
            choice.win_rate = Some(varied.win_rate);
        }
        Some(choice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::go::GoRuleSet;

    fn empty(rule_set: GoRuleSet, side: u32) -> GoPosition {
        GoPosition::new(rule_set.rules(), Size::square(side).unwrap())
    }

    fn after(rule_set: GoRuleSet, side: u32, moves: &str) -> GoPosition {
        let mut position = empty(rule_set, side);
        for label in moves.split_whitespace() {
            let played = match label {
                "pass" => Move::Pass,
                label => Move::Place(position.size().parse_label(label).unwrap()),
            };
            position.play(played).unwrap();
        }
        position
    }

    fn choose(player: &mut GoLevelPlayer, position: &GoPosition) -> GoChoice {
        player.choose(position, &Stopper::new(), &mut |_| {}).unwrap()
    }

    #[test]
    fn the_same_seed_plays_the_same_game_and_it_ends() {
        for level in [Level::Easy, Level::Medium] {
            let game = || {
                let mut position = empty(GoRuleSet::Chinese, 5);
                let mut player = GoLevelPlayer::new(level, position.size(), 7);
                while position.ending().is_none() {
                    let choice = choose(&mut player, &position);
                    position.play(choice.played).unwrap();
                    assert!(position.moves().len() <= 75);
                }
                position.moves().to_vec()
            };
            assert_eq!(game(), game());
        }
    }

    #[test]
    fn medium_and_hard_take_the_chain_that_decides() {
        // Two chains of four in atari: whoever is first takes the other.
        let moves = "D4 E4 D5 E5 D6 E6 D7 E7 F4 C4 F5 C5 F6 C6 F7 C7 E3 D3";
        let position = after(GoRuleSet::Chinese, 9, moves);
        for level in [Level::Medium, Level::Hard] {
            let mut player = GoLevelPlayer::new(level, position.size(), 3);
            let choice = choose(&mut player, &position);
            let taken = position.size().parse_label("E8").unwrap();
            assert_eq!((choice.played, choice.hopeless), (Move::Place(taken), false));
        }
    }

    #[test]
    fn territory_is_not_filled_and_the_weakest_passes_too() {
        // Each side has an eye of two points and single ones.
        let moves = "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 C1 E1 C2 E3 C3 pass C4 pass C5 pass A3 pass A1";
        for rule_set in GoRuleSet::ALL {
            for level in Level::ALL {
                let mut position = after(rule_set, 5, moves);
                let mut player = GoLevelPlayer::new(level, position.size(), 1);
                for _ in 0..2 {
                    let choice = choose(&mut player, &position);
                    assert_eq!(choice.played, Move::Pass, "{level:?} {rule_set:?}");
                    position.play(choice.played).unwrap();
                }
            }
        }
    }

    #[test]
    fn giving_up_takes_several_hopeless_turns() {
        let mut position = empty(GoRuleSet::Chinese, 5);
        let mut player = GoLevelPlayer::new(Level::Medium, position.size(), 1);
        assert!((0..9).all(|_| !player.gives_up(&position, true)), "nothing was played yet");
        for label in ["C3", "A1", "C2", "A5", "C4", "E1", "B3"] {
            position.play(Move::Place(position.size().parse_label(label).unwrap())).unwrap();
        }
        player.hopeless_turns = 0;
        let turns =
            [true, true, false, true, true, true].map(|hopeless| player.gives_up(&position, hopeless));
        assert_eq!(turns, [false, false, false, false, false, true]);
    }
}
