//! What holds in every game of five in a row, under every rule and on every size.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

use proptest::prelude::*;
use tengen_core::board::{Direction, Grid, Point, Size, Stone, Symmetry, key_of_side, key_of_stone};
use tengen_core::rules::Move;
use tengen_core::rules::five::{
    Ending, FivePosition, FiveRule, Foul, FoulPolicy, foul, fouls, is_fake_double_three, is_win, winning_line,
};
use tengen_core::search::Random;

/// A game of random moves. Most go to one small part of the board, so that lines and fouls arise.
#[derive(Clone, Debug)]
struct Game {
    rule: FiveRule,
    size: Size,
    policy: FoulPolicy,
    seed: u64,
    moves: usize,
}

impl Game {
    fn start(&self) -> FivePosition {
        FivePosition::new(self.rule, self.size).unwrap().with_foul_policy(self.policy)
    }

    /// The legal moves of the game, until it ends.
    fn play(&self, mut each: impl FnMut(&mut FivePosition, Move)) -> FivePosition {
        let mut random = Random::new(self.seed);
        let mut position = self.start();
        let window = (self.size.width().min(7), self.size.height().min(7));
        for _ in 0..self.moves {
            let played = if random.one_in(20) {
                Move::Pass
            } else if random.one_in(8) {
                Move::Place(Point::from_index(random.below(self.size.area())))
            } else {
                let (x, y) = (random.below(window.0), random.below(window.1));
                Move::Place(self.size.point(x as i32, y as i32).unwrap())
            };
            if position.check(played).is_ok() {
                each(&mut position, played);
            }
        }
        position
    }
}

fn games() -> impl Strategy<Value = Game> {
    (
        prop::sample::select(FiveRule::ALL.to_vec()),
        5..=25_u32,
        5..=25_u32,
        prop::sample::select(vec![FoulPolicy::Refused, FoulPolicy::Loses]),
        any::<u64>(),
        0..120_usize,
    )
        .prop_map(|(rule, width, height, policy, seed, moves)| Game {
            rule,
            size: Size::new(width, height).unwrap(),
            policy,
            seed,
            moves,
        })
}

fn must_play(position: &mut FivePosition, played: Move) {
    position.play(played).unwrap();
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn undo_restores_every_field(game in games()) {
        let mut before: Vec<(FivePosition, Move)> = Vec::new();
        let mut position = game.play(|position, played| {
            before.push((position.clone(), played));
            must_play(position, played);
        });
        while let Some((earlier, played)) = before.pop() {
            prop_assert_eq!(position.undo(), Some(played));
            prop_assert_eq!(&position, &earlier);
        }
        prop_assert_eq!(position.undo(), None);
        prop_assert_eq!(position, game.start());
    }

    #[test]
    fn the_key_is_the_one_computed_from_scratch(game in games()) {
        game.play(|position, played| {
            must_play(position, played);
            let size = position.size();
            let stones = size.points().filter_map(|point| {
                position.grid().get(point).map(|stone| key_of_stone(point, stone))
            });
            let key = stones.fold(key_of_side(position.to_move()), |key, stone| key ^ stone);
            assert_eq!(position.key(), key);
        });
    }

    #[test]
    fn wins_at_foretells_the_ending(game in games()) {
        game.play(|position, played| {
            let mover = position.to_move();
            let foretold = played.point().is_some_and(|point| position.wins_at(point));
            must_play(position, played);
            let has_won = matches!(position.ending(), Some(Ending::Five { winner, .. }) if *winner == mover);
            assert_eq!(has_won, foretold);
            if let Some(point) = played.point() {
                assert_eq!(is_win(position.grid(), position.rule(), point), foretold);
                assert_eq!(winning_line(position.grid(), position.rule(), point).is_some(), foretold);
            }
        });
    }

    #[test]
    fn symmetrical_games_get_symmetrical_answers(game in games(), index in 0..8_usize) {
        let symmetry = Symmetry::ALL[index];
        let map = |point| symmetry.apply(game.size, point);
        let start = FivePosition::new(game.rule, symmetry.size(game.size)).unwrap();
        let mut twin = start.with_foul_policy(game.policy);
        let position = game.play(|position, played| {
            must_play(position, played);
            let image = played.point().map_or(Move::Pass, |point| Move::Place(map(point)));
            must_play(&mut twin, image);
            assert_eq!(outcome(position), outcome(&twin));
        });
        for point in game.size.points() {
            prop_assert_eq!(position.foul_at(point), twin.foul_at(map(point)));
            prop_assert_eq!(position.wins_at(point), twin.wins_at(map(point)));
            prop_assert_eq!(foul(position.grid(), point), foul(twin.grid(), map(point)));
            prop_assert_eq!(
                is_fake_double_three(position.grid(), point),
                is_fake_double_three(twin.grid(), map(point))
            );
        }
    }

    #[test]
    fn fouls_follow_the_definitions_word_by_word(grid in crowded_boards()) {
        let found: Vec<(Point, Foul)> = fouls(&grid);
        let by_definition: Vec<(Point, Foul)> = grid
            .empty_points()
            .filter_map(|point| match definition::judge(&grid, point) {
                definition::Judgement::Foul(foul) => Some((point, foul)),
                _ => None,
            })
            .collect();
        prop_assert_eq!(found, by_definition, "{:?}", grid);
    }
}

/// How the game stands, without the points.
fn outcome(position: &FivePosition) -> Option<(Option<Stone>, std::mem::Discriminant<Ending>)> {
    position.ending().map(|ending| (ending.winner(), std::mem::discriminant(ending)))
}

/// Boards of 5x5 to 11x11 on which every fourth point or more holds a stone, most of them black.
fn crowded_boards() -> impl Strategy<Value = Grid> {
    (5..=11_u32, 5..=11_u32, 25..60_u32, any::<u64>()).prop_map(|(width, height, percent, seed)| {
        let size = Size::new(width, height).unwrap();
        let mut random = Random::new(seed);
        let mut grid = Grid::new(size);
        for point in size.points() {
            if random.chance(percent * 10) {
                grid.set(point, Some(if random.one_in(5) { Stone::White } else { Stone::Black }));
            }
        }
        grid
    })
}

/// The renju rules as the international rules of renju (1996, chapter 3) word them, on copies of the
/// board: slow, and independent of how the core finds fouls.
mod definition {
    use super::*;
    use std::collections::BTreeSet;

    #[derive(Clone, Copy, PartialEq, Eq)]
    pub(super) enum Judgement {
        Five,
        Foul(Foul),
        Allowed,
    }

    pub(super) fn judge(before: &Grid, point: Point) -> Judgement {
        let mut grid = before.clone();
        grid.set(point, Some(Stone::Black));
        let rows = Direction::ALL.map(|direction| unbroken_row(&grid, point, direction));
        if rows.iter().any(|row| row.len() == 5) {
            return Judgement::Five;
        }
        if rows.iter().any(|row| row.len() > 5) {
            return Judgement::Foul(Foul::Overline);
        }
        let fours: usize = Direction::ALL.iter().map(|&direction| fours(&grid, point, direction).len()).sum();
        if fours > 1 {
            return Judgement::Foul(Foul::DoubleFour);
        }
        let threes = Direction::ALL.iter().filter(|&&direction| is_three(&grid, point, direction)).count();
        if threes > 1 { Judgement::Foul(Foul::DoubleThree) } else { Judgement::Allowed }
    }

    /// The black stones without a gap around a black one.
    fn unbroken_row(grid: &Grid, point: Point, direction: Direction) -> BTreeSet<Point> {
        let mut row = BTreeSet::from([point]);
        for sign in [-1, 1] {
            let steps = (1..).map(|count| grid.size().step(point, direction, sign * count));
            row.extend(steps.map_while(|next| next.filter(|&next| grid.get(next) == Some(Stone::Black))));
        }
        row
    }

    /// The fours that a black stone belongs to, each as the set of its stones: one more makes a five.
    fn fours(grid: &Grid, point: Point, direction: Direction) -> BTreeSet<BTreeSet<Point>> {
        let mut fours = BTreeSet::new();
        for (added, after) in additions(grid, point, direction) {
            let mut row = unbroken_row(&after, added, direction);
            if row.len() == 5 && row.contains(&point) {
                row.remove(&added);
                fours.insert(row);
            }
        }
        fours
    }

    /// Whether one more stone, allowed and no five, makes a straight four of this black stone and
    /// two others: an unbroken row of four that becomes a five in two ways.
    fn is_three(grid: &Grid, point: Point, direction: Direction) -> bool {
        additions(grid, point, direction).into_iter().any(|(added, after)| {
            let row = unbroken_row(&after, added, direction);
            let is_new_four = row.len() == 4 && row.contains(&point) && added != point;
            let fives = additions(&after, point, direction)
                .into_iter()
                .filter(|(fifth, last)| {
                    let five = unbroken_row(last, *fifth, direction);
                    five.len() == 5 && five.is_superset(&row)
                })
                .count();
            is_new_four && fives == 2 && judge(grid, added) == Judgement::Allowed
        })
    }

    /// The board with one more black stone on each empty point of a line.
    fn additions(grid: &Grid, point: Point, direction: Direction) -> Vec<(Point, Grid)> {
        (-5..=5)
            .filter_map(|count| grid.size().step(point, direction, count))
            .filter(|&added| grid.is_empty(added))
            .map(|added| {
                let mut after = grid.clone();
                after.set(added, Some(Stone::Black));
                (added, after)
            })
            .collect()
    }
}
