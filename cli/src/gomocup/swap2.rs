//! The opening swap2, as `SWAP2BOARD` asks for it.
//!
//! The first player puts three stones: black, white, black. The second takes Black (`SWAP`), stays
//! White and puts the fourth stone, or puts a white and a black stone and leaves the choice of the
//! colour to the first. The manager asks as if whoever chooses held White, whose turn it is.

use tengen_core::board::{Point, Stone};
use tengen_core::player::{OPENING_EVALUATIONS, decide_opening};
use tengen_core::rules::Move;
use tengen_core::rules::five::FivePosition;
use tengen_core::rules::openings::{Opening, OpeningAction, OpeningChoice, OpeningError, OpeningState};
use tengen_core::search::{Limits, Random, Stopper};

use super::brain::{Brain, Thought};

/// An opening under way: with 0, 3 or 5 stones it is the turn of whoever is asked.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Swap2 {
    state: OpeningState,
    position: FivePosition,
}

/// The answer to the manager.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Decision {
    /// Take Black.
    Swap,
    /// Stay White with this move.
    Stay(Move),
    /// Put these stones.
    Put(Vec<Point>),
}

/// The stones after which the second player may put two more.
const FIRST_STONES: usize = 3;

impl Swap2 {
    /// The opening after these stones.
    ///
    /// # Errors
    /// When swap2 is not played under this rule or on this board, or a stone can't stand there.
    pub(super) fn new(empty: FivePosition, stones: &[Point]) -> Result<Self, OpeningError> {
        let state = OpeningState::new(Opening::Swap2, empty.rule(), empty.size())?;
        let mut opening = Self { state, position: empty };
        for (index, &point) in stones.iter().enumerate() {
            if index == FIRST_STONES {
                opening.act(OpeningAction::Choose(OpeningChoice::PlaceTwoMore))?;
            }
            opening.act(OpeningAction::Place(point))?;
        }
        Ok(opening)
    }

    /// The stones so far.
    pub(super) const fn position(&self) -> &FivePosition {
        &self.position
    }

    fn act(&mut self, action: OpeningAction) -> Result<(), OpeningError> {
        self.state.act(action, &mut self.position)
    }
}

/// A search for swap2, whose limits are those of the whole answer.
pub(super) struct Searcher<'a> {
    pub(super) brain: &'a mut dyn Brain,
    pub(super) limits: Limits,
    pub(super) seed: u64,
    pub(super) stopper: &'a Stopper,
}

impl Searcher<'_> {
    /// Acts for whose turn it is until it is the other's; `None` when there is nothing to decide.
    pub(super) fn decide(&mut self, mut opening: Swap2) -> Option<Decision> {
        let seat = opening.state.seat_to_act()?;
        let mut random = Random::new(self.seed);
        let mut put = Vec::new();
        while opening.state.seat_to_act() == Some(seat) {
            let Swap2 { state, position } = &opening;
            let mut evaluate = |position: &FivePosition| self.chance(position);
            let action = decide_opening(state, position, &mut evaluate, &mut random)?;
            opening.act(action).ok()?;
            match action {
                OpeningAction::Place(point) => put.push(point),
                OpeningAction::Choose(OpeningChoice::Play(Stone::Black)) => return Some(Decision::Swap),
                OpeningAction::Choose(OpeningChoice::Play(Stone::White)) => {
                    return self.think(&opening.position, 2).map(|thought| Decision::Stay(thought.best));
                }
                _ => {}
            }
        }
        Some(Decision::Put(put))
    }

    fn chance(&mut self, position: &FivePosition) -> f32 {
        self.think(position, 2 * OPENING_EVALUATIONS as u32).map_or(0.5, |thought| thought.win_rate)
    }

    /// A search within a share of the limits.
    fn think(&mut self, position: &FivePosition, share: u32) -> Option<Thought> {
        let limits = Limits {
            nodes: self.limits.nodes.map(|nodes| (nodes / u64::from(share)).max(1)),
            time: self.limits.time.map(|time| time / share),
            ..self.limits
        };
        self.brain.think(position, &limits, self.seed, self.stopper, &mut |_| {})
    }
}

#[cfg(test)]
mod tests {
    use tengen_core::board::Size;
    use tengen_core::rules::five::FiveRule;
    use tengen_core::search::Progress;

    use super::super::brain::Setting;
    use super::*;

    /// A brain that gives the side to move always the same chance.
    struct Opinion(f32);

    impl Brain for Opinion {
        fn prepare(&mut self, _setting: Setting) {}

        fn think(
            &mut self,
            position: &FivePosition,
            limits: &Limits,
            _seed: u64,
            _stopper: &Stopper,
            _progress: &mut dyn FnMut(&Progress),
        ) -> Option<Thought> {
            assert!(limits.nodes.unwrap() <= 500);
            let best = Move::Place(position.grid().empty_points().next()?);
            Some(Thought { best, win_rate: self.0, value: 0, depth: 1, nodes: 1, line: vec![best] })
        }
    }

    const THREE: [(i32, i32); 3] = [(7, 7), (8, 7), (9, 9)];
    const FIVE: [(i32, i32); 5] = [(7, 7), (8, 7), (9, 9), (8, 8), (8, 6)];

    fn after(stones: &[(i32, i32)]) -> Swap2 {
        let size = Size::square(15).unwrap();
        let points: Vec<Point> = stones.iter().map(|&(x, y)| size.point(x, y).unwrap()).collect();
        Swap2::new(FivePosition::new(FiveRule::Standard, size).unwrap(), &points).unwrap()
    }

    fn decide(stones: &[(i32, i32)], chance_of_white: f32, seed: u64) -> Decision {
        let stopper = Stopper::new();
        let mut brain = Opinion(chance_of_white);
        let limits = Limits::nodes(1000);
        Searcher { brain: &mut brain, limits, seed, stopper: &stopper }.decide(after(stones)).unwrap()
    }

    #[test]
    fn the_better_colour_is_taken() {
        let corner = Move::Place(Point::from_index(0));
        assert_eq!(decide(&THREE, 0.8, 1), Decision::Stay(corner));
        assert_eq!(decide(&THREE, 0.2, 1), Decision::Swap);
        assert_eq!(decide(&FIVE, 0.6, 1), Decision::Stay(corner));
        assert_eq!(decide(&FIVE, 0.4, 1), Decision::Swap);
    }

    #[test]
    fn on_an_even_board_two_stones_may_hand_the_choice_back() {
        let decisions: Vec<Decision> = (0..20).map(|seed| decide(&THREE, 0.5, seed)).collect();
        let puts = decisions.iter().filter(|decision| matches!(decision, Decision::Put(_)));
        assert!(puts.clone().all(|put| matches!(put, Decision::Put(points) if points.len() == 2)));
        assert!((1..20).contains(&puts.count()));
    }

    #[test]
    fn three_stones_begin() {
        let Decision::Put(points) = decide(&[], 0.5, 4) else { panic!("no stones") };
        assert_eq!(points.len(), 3);
        let size = Size::square(15).unwrap();
        let empty = FivePosition::new(FiveRule::Standard, size).unwrap();
        assert_eq!(Swap2::new(empty, &points).unwrap().position().to_move(), Stone::White);
    }

    #[test]
    fn renju_has_openings_of_its_own() {
        let size = Size::square(15).unwrap();
        let empty = FivePosition::new(FiveRule::Renju, size).unwrap();
        assert!(matches!(Swap2::new(empty, &[]), Err(OpeningError::DoesNotFit { .. })));
    }
}
