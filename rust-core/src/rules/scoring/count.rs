//! Territory and area, line by line.

use super::regions::regions;
use super::seki::regions_in_seki;
use super::{DeadStones, GoOutcome};
use crate::board::{BySide, Point, Stone};
use crate::rules::go::{Counting, GoEnding, GoPosition};

/// A count with every figure that goes into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// What counted.
    pub counting: Counting,
    /// Living stones on the board.
    pub stones: BySide<u32>,
    /// Points surrounded by one side alone, those under dead stones included. Under territory
    /// counting without the eyes of stones in seki.
    pub territory: BySide<u32>,
    /// Dead stones on the board that each side takes off: the other's.
    pub dead: BySide<u32>,
    /// Prisoners that each side made in play, those handed over by passes included.
    pub prisoners: BySide<u32>,
    /// Empty points that count for nobody.
    pub dame: u32,
    /// White's points for Black's handicap stones.
    pub handicap_bonus: u32,
    /// White's komi in half points.
    pub komi: i32,
    /// For each point the side that it counts for: stones under area counting only.
    pub owners: Vec<Option<Stone>>,
    is_void: bool,
}

impl Count {
    /// Each side's total in half points, komi and bonus included.
    pub fn totals(&self) -> BySide<i32> {
        let of = |side: Stone| {
            let points = match self.counting {
                Counting::Area => self.stones[side] + self.territory[side],
                Counting::Territory => self.territory[side] + self.dead[side] + self.prisoners[side],
            };
            2 * points as i32
        };
        let white = of(Stone::White) + self.komi + 2 * self.handicap_bonus as i32;
        BySide::new(of(Stone::Black), white)
    }

    /// Who has won by how much; no result when play ended so.
    pub fn outcome(&self) -> GoOutcome {
        if self.is_void {
            return GoOutcome::Void;
        }
        let totals = self.totals();
        GoOutcome::of_margin(totals.black - totals.white)
    }
}

/// Counts a position with these stones dead, by its rules. Where all stones are alive by the rules,
/// the marks are passed over.
pub fn count(position: &GoPosition, dead: &DeadStones) -> Count {
    let rules = position.rules();
    let board = position.board();
    let size = position.size();
    let is_dead = |point| !rules.all_alive && dead.contains(point);
    let living = |point| board.get(point).filter(|_| !is_dead(point));
    let mut count = Count {
        counting: rules.counting,
        stones: BySide::default(),
        territory: BySide::default(),
        dead: BySide::default(),
        prisoners: position.prisoners(),
        dame: 0,
        handicap_bonus: rules.handicap_bonus.points(position.handicap()),
        komi: rules.komi,
        owners: vec![None; size.area()],
        is_void: position.ending() == Some(GoEnding::NoResult),
    };
    for point in size.points() {
        match (board.get(point), living(point)) {
            (_, Some(stone)) => {
                count.stones[stone] += 1;
                if rules.counting == Counting::Area {
                    count.owners[point.index()] = Some(stone);
                }
            }
            (Some(stone), None) => count.dead[stone.other()] += 1,
            (None, None) => {}
        }
    }
    let regions = regions(size, living);
    // Pass stones make territory equal to area, where eyes in seki count.
    let without_seki = rules.counting == Counting::Territory && !rules.pass_stones;
    let in_seki =
        if without_seki { regions_in_seki(size, living, &regions) } else { vec![false; regions.len()] };
    for (region, in_seki) in regions.iter().zip(in_seki) {
        if let Some(owner) = region.owner().filter(|_| !in_seki) {
            count.territory[owner] += region.points.len() as u32;
            for point in &region.points {
                count.owners[point.index()] = Some(owner);
            }
        } else {
            let is_empty = |point: &&Point| board.get(**point).is_none();
            count.dame += region.points.iter().filter(is_empty).count() as u32;
        }
    }
    count
}
