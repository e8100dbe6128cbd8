//! Moves without search: those that make sense, and the one that rules of thumb like best.

use super::parameters::Parameters;
use super::playout::Game;
use super::prior::Priors;
use super::tactics::is_eye;
use crate::board::Point;
use crate::rules::Move;
use crate::rules::go::GoPosition;
use crate::rules::go::vertex::Vertex;
use crate::search::Random;

/// The points where a stone is legal by all rules and fills no own eye, in reading order; empty when
/// play is over.
pub fn sensible_moves(position: &GoPosition) -> Vec<Point> {
    sensible(position, &Game::of(position)).collect()
}

/// The same with the board at hand.
pub(super) fn sensible<'a>(position: &'a GoPosition, game: &'a Game) -> impl Iterator<Item = Point> + 'a {
    let size = position.size();
    size.points()
        .filter(|&point| position.check(Move::Place(point)).is_ok())
        .filter(move |&point| !is_eye(&game.board, Vertex::of(size, point), game.to_move))
}

/// The move that the priors of the tree search like best, by lot among equals; a pass when no sensible
/// move is left, `None` when play is over.
pub fn by_rules_of_thumb(
    position: &GoPosition,
    parameters: &Parameters,
    random: &mut Random,
) -> Option<Move> {
    if position.ending().is_some() {
        return None;
    }
    let game = Game::of(position);
    let priors = Priors::new(&game, parameters);
    let mut best: (u32, Vec<Point>) = (0, Vec::new());
    for point in sensible(position, &game) {
        let prior = priors.of(Vertex::of(position.size(), point));
        let worth = 1000 * prior.half_wins / prior.visits.max(1);
        match worth.cmp(&best.0) {
            std::cmp::Ordering::Greater => best = (worth, vec![point]),
            std::cmp::Ordering::Equal => best.1.push(point),
            std::cmp::Ordering::Less => {}
        }
    }
    let points = best.1;
    Some(if points.is_empty() { Move::Pass } else { Move::Place(points[random.below(points.len())]) })
}
