//! Plays one game and judges it, independent of what the players believe.

use cpu_time::ThreadTime;
use tengen_core::board::{BySide, Point, Stone};
use tengen_core::player::Player;
use tengen_core::rules::Move;
use tengen_core::rules::five::{Ending, FiveError, FivePosition, FoulPolicy};
use tengen_core::search::Stopper;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Reason {
    /// A winning line.
    Five,
    /// Black played a forbidden point and lost.
    Foul,
    /// The board is full.
    FullBoard,
    /// Both sides passed.
    TwoPasses,
    /// A move that may not be played lost.
    IllegalMove,
    /// A player without a move lost.
    NoMove,
}

/// What a player spent in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(super) struct Work {
    /// Moves chosen.
    pub(super) moves: u64,
    /// Nodes or playouts, as the player counts them.
    pub(super) nodes: u64,
    /// CPU time of the thread that asked for the moves, in microseconds: all of it for a player with
    /// one thread, one thread's part for a player with several.
    pub(super) cpu_us: u64,
}

impl Work {
    /// Adds another game's work.
    pub(super) const fn add(&mut self, other: Self) {
        self.moves += other.moves;
        self.nodes += other.nodes;
        self.cpu_us += other.cpu_us;
    }
}

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Outcome {
    /// `None` for a draw.
    pub(super) winner: Option<Stone>,
    pub(super) reason: Reason,
    /// What was wrong with the last move, in words.
    pub(super) fault: Option<String>,
    /// All moves, those of the opening first.
    pub(super) moves: Vec<Move>,
    pub(super) work: BySide<Work>,
}

/// Plays on from an opening; `None` when the stopper ended it. Players see a position in which a foul
/// is refused, so one that asks what is allowed never commits one; the referee lets it lose.
pub(super) fn play(
    empty: &FivePosition,
    opening: &[Point],
    mut players: BySide<Box<dyn Player>>,
    stopper: &Stopper,
) -> Result<Option<Outcome>, FiveError> {
    let mut judged = empty.clone().with_foul_policy(FoulPolicy::Loses);
    let mut shown = empty.clone().with_foul_policy(FoulPolicy::Refused);
    for &point in opening {
        judged.play(Move::Place(point))?;
        shown.play(Move::Place(point))?;
    }
    let mut work = BySide::<Work>::default();
    while judged.ending().is_none() {
        let side = judged.to_move();
        let begun = ThreadTime::now();
        let choice = players[side].choose(&shown, stopper, &mut |_| {});
        work[side].cpu_us += begun.elapsed().as_micros() as u64;
        if stopper.is_stopped() {
            return Ok(None);
        }
        let Some(choice) = choice else {
            return Ok(Some(lost(&judged, Reason::NoMove, "no move".to_owned(), work)));
        };
        work[side].moves += 1;
        work[side].nodes += choice.nodes;
        if let Err(error) = judged.check(choice.played) {
            let fault = format!("{:?}: {error}", choice.played);
            return Ok(Some(lost(&judged, Reason::IllegalMove, fault, work)));
        }
        judged.play(choice.played)?;
        // A foul would be refused here, but it has ended the game already.
        if judged.ending().is_none() {
            shown.play(choice.played)?;
        }
    }
    Ok(Some(ended(&judged, work)))
}

/// The side to move loses by what it did or failed to do.
fn lost(judged: &FivePosition, reason: Reason, fault: String, work: BySide<Work>) -> Outcome {
    let winner = Some(judged.to_move().other());
    Outcome { winner, reason, fault: Some(fault), moves: judged.moves().to_vec(), work }
}

/// The game ended on the board.
fn ended(judged: &FivePosition, work: BySide<Work>) -> Outcome {
    let (reason, fault) = match judged.ending() {
        Some(Ending::Five { .. }) => (Reason::Five, None),
        Some(Ending::Foul { foul, .. }) => (Reason::Foul, Some(format!("{foul:?}"))),
        Some(Ending::TwoPasses) => (Reason::TwoPasses, None),
        Some(Ending::FullBoard) | None => (Reason::FullBoard, None),
    };
    let winner = judged.ending().and_then(Ending::winner);
    Outcome { winner, reason, fault, moves: judged.moves().to_vec(), work }
}

#[cfg(test)]
mod tests {
    use tengen_core::board::Size;
    use tengen_core::player::{Choice, NeighbourPlayer};
    use tengen_core::rules::five::FiveRule;
    use tengen_core::search::Progress;

    use super::*;

    /// Plays a list of moves, and has none after it.
    struct Scripted(std::vec::IntoIter<Move>);

    impl Player for Scripted {
        fn choose(
            &mut self,
            _position: &FivePosition,
            _stopper: &Stopper,
            _progress: &mut dyn FnMut(&Progress),
        ) -> Option<Choice> {
            let played = self.0.next()?;
            Some(Choice { played, win_rate: 0.5, depth: 1, nodes: 10 })
        }
    }

    fn scripted(labels: &str) -> Box<dyn Player> {
        let size = Size::square(15).unwrap();
        let read = |label: &str| match label {
            "pass" => Move::Pass,
            _ => Move::Place(size.parse_label(label).unwrap_or(Point::from_index(600))),
        };
        Box::new(Scripted(labels.split_whitespace().map(read).collect::<Vec<_>>().into_iter()))
    }

    fn game(rule: FiveRule, black: &str, white: &str) -> Outcome {
        let empty = FivePosition::new(rule, Size::square(15).unwrap()).unwrap();
        play(&empty, &[], BySide::new(scripted(black), scripted(white)), &Stopper::new()).unwrap().unwrap()
    }

    #[test]
    fn five_wins() {
        let outcome = game(FiveRule::Standard, "A1 B1 C1 D1 E1", "A3 B3 C3 D3");
        assert_eq!((outcome.winner, outcome.reason), (Some(Stone::Black), Reason::Five));
        assert_eq!(outcome.moves.len(), 9);
        assert_eq!((outcome.work.black.moves, outcome.work.black.nodes), (5, 50));
        assert_eq!(outcome.work.white.moves, 4);
    }

    #[test]
    fn a_foul_loses() {
        let outcome = game(FiveRule::Renju, "A1 B1 C1 E1 F1 D1", "A3 C5 E7 G9 J11 A15");
        assert_eq!((outcome.winner, outcome.reason), (Some(Stone::White), Reason::Foul));
        assert_eq!(outcome.fault.as_deref(), Some("Overline"));
    }

    #[test]
    fn a_stone_on_a_stone_loses_and_is_not_played() {
        let outcome = game(FiveRule::Freestyle, "A1", "A1");
        assert_eq!((outcome.winner, outcome.reason), (Some(Stone::Black), Reason::IllegalMove));
        assert_eq!(outcome.moves.len(), 1);
        let outcome = game(FiveRule::Freestyle, "off", "");
        assert_eq!((outcome.winner, outcome.reason), (Some(Stone::White), Reason::IllegalMove));
        let outcome = game(FiveRule::Freestyle, "pass", "");
        assert_eq!((outcome.winner, outcome.reason), (Some(Stone::White), Reason::IllegalMove));
    }

    #[test]
    fn no_move_loses() {
        let outcome = game(FiveRule::Freestyle, "A1", "");
        assert_eq!((outcome.winner, outcome.reason), (Some(Stone::Black), Reason::NoMove));
    }

    #[test]
    fn two_passes_draw_under_renju() {
        let outcome = game(FiveRule::Renju, "pass", "pass");
        assert_eq!((outcome.winner, outcome.reason), (None, Reason::TwoPasses));
    }

    #[test]
    fn a_player_who_asks_what_is_allowed_never_commits_a_foul() {
        let empty = FivePosition::new(FiveRule::Renju, Size::square(9).unwrap()).unwrap();
        for seed in 0..30 {
            let players: BySide<Box<dyn Player>> =
                BySide::new(Box::new(NeighbourPlayer::new(seed)), Box::new(NeighbourPlayer::new(seed + 100)));
            let outcome = play(&empty, &[], players, &Stopper::new()).unwrap().unwrap();
            assert_eq!(outcome.fault, None);
        }
    }

    #[test]
    fn a_stopped_game_has_no_outcome() {
        let empty = FivePosition::new(FiveRule::Freestyle, Size::square(15).unwrap()).unwrap();
        let stopper = Stopper::new();
        stopper.stop();
        let players = BySide::new(scripted("A1"), scripted(""));
        assert_eq!(play(&empty, &[], players, &stopper), Ok(None));
    }
}
