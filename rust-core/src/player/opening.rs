//! How the AI takes part in an opening, on either side.
//!
//! Where the other may still choose a colour, it aims at even chances; where nobody can, at its own.
//! A choice of colour goes by the chances as they stand.

use crate::board::{Point, Stone};
use crate::rules::Move;
use crate::rules::five::FivePosition;
use crate::rules::openings::{OpeningAction, OpeningChoice, OpeningState, Seat, Task, different_points};
use crate::search::Random;

/// The most positions that [`decide_opening`] has evaluated for one action.
pub const OPENING_EVALUATIONS: usize = 32;

/// Within how many points of a stone the next one goes: the reach of an open two.
const NEAR: usize = 2;

/// The same where the position must come out even: stones further off weigh less.
const NEAR_EVEN: usize = 4;

/// How far from even a position may be for the AI to leave the choice of colour to the other in
/// swap2: less than its evaluation can tell apart.
const EVEN_MARGIN: f32 = 0.02;

/// The chance from which offering ten fifth moves beats another choice of colour in Taraguchi-10.
const OFFER_TEN_FROM: f32 = 0.55;

/// What the AI does next in an opening, or `None` when the opening is over. `evaluate` gives the
/// chance, from 0 to 1, that the side to move wins; it is asked at most [`OPENING_EVALUATIONS`]
/// times. The same answers and the same random numbers give the same action.
pub fn decide_opening(
    state: &OpeningState,
    position: &FivePosition,
    evaluate: &mut dyn FnMut(&FivePosition) -> f32,
    random: &mut Random,
) -> Option<OpeningAction> {
    let task = state.task()?;
    let seat = state.seat_to_act()?;
    let mut advisor = Advisor { state, position: position.clone(), evaluate, random };
    match task {
        Task::Place { .. } => advisor.place(seat).map(OpeningAction::Place),
        Task::Choose { options } => advisor.choose(&options).map(OpeningAction::Choose),
        Task::Offer { .. } => advisor.offer().map(OpeningAction::Offer),
        Task::Pick { offered } => advisor.pick(&offered).map(OpeningAction::Pick),
    }
}

struct Advisor<'a> {
    state: &'a OpeningState,
    position: FivePosition,
    evaluate: &'a mut dyn FnMut(&FivePosition) -> f32,
    random: &'a mut Random,
}

impl Advisor<'_> {
    fn place(&mut self, seat: Seat) -> Option<Point> {
        let allowed = self.state.allowed_points(&self.position);
        let mut after = self.state.clone();
        after.act(OpeningAction::Place(*allowed.first()?), &mut self.position.clone()).ok()?;
        let goes_on = after.seat_to_act() == Some(seat) && matches!(after.task(), Some(Task::Place { .. }));
        if goes_on || self.position.moves().is_empty() {
            // The last stone of a row makes up for what the earlier ones spoil.
            return self.some_within(&allowed, NEAR).first().copied();
        }
        if after.are_colours_settled() {
            let candidates = self.nearest(&allowed);
            return self.best(&candidates, self.position.to_move(), |chance| chance);
        }
        let candidates = self.some_within(&allowed, NEAR_EVEN);
        self.best(&candidates, Stone::Black, |chance| -(chance - 0.5).abs())
    }

    fn choose(&mut self, options: &[OpeningChoice]) -> Option<OpeningChoice> {
        match options.last()? {
            OpeningChoice::FifthMoves(_) => self.declare(options),
            OpeningChoice::OfferTen => {
                // As White one meets a fifth move of the other's and may choose again; as Black the
                // other may. So Black is worth it only with ten good fifth moves and no more choice.
                let chances = self.fifth_move_chances();
                let is_good = chances.get(9).is_some_and(|&chance| chance >= OFFER_TEN_FROM);
                Some(if is_good { OpeningChoice::OfferTen } else { OpeningChoice::Play(Stone::White) })
            }
            OpeningChoice::PlaceTwoMore => {
                let chance = self.chance_of_black();
                let is_even = (chance - 0.5).abs() <= EVEN_MARGIN;
                Some(if is_even && self.random.one_in(2) {
                    OpeningChoice::PlaceTwoMore
                } else {
                    OpeningChoice::Play(better_colour(chance))
                })
            }
            OpeningChoice::Play(_) => {
                let chance = self.chance_after_fifth_moves();
                Some(OpeningChoice::Play(better_colour(chance)))
            }
        }
    }

    /// The number of fifth moves with which the worst of Black's best so many comes nearest to even:
    /// White will take that one, and the other chooses the colour.
    fn declare(&mut self, options: &[OpeningChoice]) -> Option<OpeningChoice> {
        let chances = self.fifth_move_chances();
        let by_distance = |a: &(f32, _), b: &(f32, _)| a.0.total_cmp(&b.0);
        chances
            .iter()
            .zip(options)
            .map(|(chance, &option)| ((chance - 0.5).abs(), option))
            .min_by(by_distance)
            .map(|(_, option)| option)
    }

    fn offer(&mut self) -> Option<Point> {
        let allowed = self.state.allowed_points(&self.position);
        let candidates = self.nearest(&allowed);
        self.best(&candidates, Stone::Black, |chance| chance)
    }

    fn pick(&mut self, offered: &[Point]) -> Option<Point> {
        self.best(offered, Stone::White, |chance| chance)
    }

    /// Black's chance as it stands, or after the worst of the agreed number of fifth moves.
    fn chance_after_fifth_moves(&mut self) -> f32 {
        match usize::from(self.state.fifth_moves()) {
            0 => self.chance_of_black(),
            number => {
                let chances = self.fifth_move_chances();
                chances.get(number - 1).or(chances.last()).copied().unwrap_or(0.5)
            }
        }
    }

    fn chance_of_black(&mut self) -> f32 {
        self.chance(Stone::Black)
    }

    /// Black's chances after different fifth moves, the best first.
    fn fifth_move_chances(&mut self) -> Vec<f32> {
        let different = different_points(self.position.grid(), Stone::Black);
        let candidates = self.nearest(&different);
        let mut chances: Vec<f32> =
            candidates.iter().filter_map(|&point| self.chance_after(point, Stone::Black)).collect();
        chances.sort_by(|a, b| b.total_cmp(a));
        chances
    }

    /// The point after which the chance of a colour is worth most; the first of equals.
    fn best(&mut self, points: &[Point], stone: Stone, worth: impl Fn(f32) -> f32) -> Option<Point> {
        let mut best: Option<(f32, Point)> = None;
        for &point in points {
            let Some(worth) = self.chance_after(point, stone).map(&worth) else { continue };
            if best.is_none_or(|(most, _)| worth.total_cmp(&most).is_gt()) {
                best = Some((worth, point));
            }
        }
        best.map(|(_, point)| point)
    }

    fn chance_after(&mut self, point: Point, stone: Stone) -> Option<f32> {
        self.position.play(Move::Place(point)).ok()?;
        let chance = self.chance(stone);
        self.position.undo();
        Some(chance)
    }

    fn chance(&mut self, stone: Stone) -> f32 {
        let chance = (self.evaluate)(&self.position);
        if self.position.to_move() == stone { chance } else { 1.0 - chance }
    }

    /// At most [`OPENING_EVALUATIONS`] of the points, at random, within a distance of a stone; the
    /// nearest of them when all are further off.
    fn some_within(&mut self, points: &[Point], distance: usize) -> Vec<Point> {
        let stones = self.stones();
        let size = self.position.size();
        let to_stone = |&point: &Point| stones.iter().map(|&stone| size.distance(point, stone)).min();
        let limit = points.iter().filter_map(to_stone).min().unwrap_or(0).max(distance);
        let mut some: Vec<Point> = points
            .iter()
            .copied()
            .filter(|point| to_stone(point).is_some_and(|found| found <= limit))
            .collect();
        self.random.shuffle(&mut some);
        some.truncate(OPENING_EVALUATIONS);
        some
    }

    /// At most [`OPENING_EVALUATIONS`] of the points, those nearest to all stones together.
    fn nearest(&mut self, points: &[Point]) -> Vec<Point> {
        let stones = self.stones();
        let size = self.position.size();
        let mut nearest = points.to_vec();
        self.random.shuffle(&mut nearest);
        nearest.sort_by_key(|&point| stones.iter().map(|&stone| size.distance(point, stone)).sum::<usize>());
        nearest.truncate(OPENING_EVALUATIONS);
        nearest
    }

    /// The points with stones; the centre when there is none.
    fn stones(&self) -> Vec<Point> {
        let grid = self.position.grid();
        let size = grid.size();
        if grid.stones() == 0 {
            return vec![size.centre()];
        }
        size.points().filter(|&point| !grid.is_empty(point)).collect()
    }
}

const fn better_colour(chance_of_black: f32) -> Stone {
    if chance_of_black >= 0.5 { Stone::Black } else { Stone::White }
}

#[cfg(test)]
mod tests;
