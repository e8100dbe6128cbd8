//! Easy: one ply by pattern values, seen with a beginner's eyes.

use super::Choice;
use super::parameters::{EASY_MISSES_FIVE, EASY_OVERLOOKS_DIAGONAL, EASY_OVERLOOKS_STRAIGHT, EASY_SHARE};
use crate::board::{Direction, Point, Size, Stone};
use crate::five::{LineBoard, Parameters, Pattern, win_rate};
use crate::rules::Move;
use crate::rules::five::{FivePosition, FiveRule};
use crate::search::Random;

/// Puts its stone where the patterns promise most. For a move it may overlook whole lines, diagonals
/// more often than rows and columns: what lies there it neither builds nor blocks, a five of either
/// side excepted most of the time.
#[derive(Debug)]
pub(super) struct EasyPlayer {
    parameters: Parameters,
    rule: FiveRule,
    size: Size,
}

/// What of the board is not seen this time.
struct Sight {
    /// For each direction and each of its lines, whether it is overlooked.
    overlooked: [Vec<bool>; 4],
    misses_fives: bool,
}

impl EasyPlayer {
    pub(super) fn new(rule: FiveRule, size: Size) -> Self {
        Self { parameters: Parameters::default(), rule, size }
    }

    pub(super) fn choose(&self, position: &FivePosition, random: &mut Random) -> Option<Choice> {
        if position.ending().is_some() || position.rule() != self.rule || position.size() != self.size {
            return None;
        }
        let board = LineBoard::from_position(position, &self.parameters);
        let sight = Sight::draw(self.size, random);
        let mut seen: Vec<(i32, Point)> = position
            .grid()
            .empty_points()
            .filter(|&point| board.is_near(point) || position.grid().stones() == 0)
            .filter(|&point| board.is_allowed(point, board.to_move()))
            .map(|point| (self.promise(&board, &sight, point), point))
            .collect();
        seen.sort_by_key(|&(promise, _)| -promise);
        let Some(&(best, _)) = seen.first() else {
            return any_move(position);
        };
        let near = seen.iter().take_while(|&&(promise, _)| promise * 1000 >= best * EASY_SHARE).count();
        let (_, point) = seen[random.below(near)];
        Some(Choice {
            played: Move::Place(point),
            win_rate: win_rate(board.evaluate()),
            depth: 1,
            nodes: seen.len() as u64,
        })
    }

    /// The chance of the side to move, from 0 to 1, by pattern values alone.
    pub(super) fn evaluate(&self, position: &FivePosition) -> f32 {
        win_rate(LineBoard::from_position(position, &self.parameters).evaluate())
    }

    fn promise(&self, board: &LineBoard, sight: &Sight, point: Point) -> i32 {
        let own = board.to_move();
        let centre = self.size.width().max(self.size.height()) / 2;
        let nearness = centre.saturating_sub(self.size.distance(point, self.size.centre())) as i32;
        let of = |stone: Stone, values: &[i32], weight: i32| -> i32 {
            let patterns = board.patterns(point, stone);
            Direction::ALL
                .into_iter()
                .zip(patterns)
                .filter(|&(direction, pattern)| sight.sees(self.size, point, direction, pattern))
                .map(|(_, pattern)| values[pattern as usize] * weight)
                .sum()
        };
        of(own, &self.parameters.attack, self.parameters.attack_weight)
            + of(own.other(), &self.parameters.defence, self.parameters.defence_weight)
            + nearness * self.parameters.centre_weight
    }
}

impl Sight {
    fn draw(size: Size, random: &mut Random) -> Self {
        let lines = size.width() + size.height();
        let overlooked = Direction::ALL.map(|direction| {
            let chance = match direction {
                Direction::Horizontal | Direction::Vertical => EASY_OVERLOOKS_STRAIGHT,
                Direction::Falling | Direction::Rising => EASY_OVERLOOKS_DIAGONAL,
            };
            (0..lines).map(|_| random.chance(chance)).collect()
        });
        Self { overlooked, misses_fives: random.chance(EASY_MISSES_FIVE) }
    }

    fn sees(&self, size: Size, point: Point, direction: Direction, pattern: Pattern) -> bool {
        let (x, y) = (size.x(point), size.y(point));
        let line = match direction {
            Direction::Horizontal => y,
            Direction::Vertical => x,
            Direction::Falling => x + size.height() - 1 - y,
            Direction::Rising => x + y,
        };
        !self.overlooked[direction as usize][line] || pattern == Pattern::Five && !self.misses_fives
    }
}

fn any_move(position: &FivePosition) -> Option<Choice> {
    let played = position.any_move()?;
    Some(Choice { played, win_rate: 0.5, depth: 0, nodes: 0 })
}
