//! Stones scattered around the centre: openings without a plan, for the choice among them.

use tengen_core::board::{Point, Size};
use tengen_core::search::Random;

/// How far from the centre a stone may lie, as a king walks.
const RADIUS: usize = 5;

/// How far apart two stones of a colour are: nearer ones on one line would begin a five.
const APART: usize = 3;

/// How often a stone is drawn anew before it may lie where it likes: small boards have no room.
const DRAWS: usize = 100;

/// `count` different points, Black's first and then by turns, such that neither side has two stones
/// near each other if the board allows it. At most the points around the centre are given.
pub(crate) fn scatter(size: Size, count: usize, random: &mut Random) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::with_capacity(count);
    let around: Vec<Point> =
        size.points().filter(|&point| size.distance(point, size.centre()) <= RADIUS).collect();
    while points.len() < count.min(around.len()) {
        let colour = points.len() % 2;
        let is_free = |point: &Point| !points.contains(point);
        let is_alone = |point: &Point| {
            points.iter().skip(colour).step_by(2).all(|&own| size.distance(own, *point) >= APART)
        };
        let mut draws = std::iter::repeat_with(|| around[random.below(around.len())]).filter(is_free);
        let found = draws.by_ref().take(DRAWS).find(is_alone).or_else(|| draws.next());
        points.extend(found);
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_of_a_colour_lie_apart() {
        let size = Size::square(15).unwrap();
        for seed in 0..50 {
            let points = scatter(size, 5, &mut Random::new(seed));
            for (first, second) in [(0, 2), (0, 4), (2, 4), (1, 3)] {
                assert!(size.distance(points[first], points[second]) >= APART, "seed {seed}");
            }
        }
    }

    #[test]
    fn a_small_board_gives_what_it_has() {
        let size = Size::square(5).unwrap();
        let mut points = scatter(size, 30, &mut Random::new(1));
        points.sort_unstable();
        points.dedup();
        assert_eq!(points.len(), 25);
    }
}
