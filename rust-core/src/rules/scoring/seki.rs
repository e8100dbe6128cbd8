//! Stones that live although they have no room for two eyes.

use super::DeadStones;
use super::regions::{Region, neighbours, regions};
use crate::board::{Point, Size, Stone};
use crate::rules::go::GoPosition;

/// The living stones in seki when these are dead, in reading order. It follows from the marks alone:
/// on a board that is not played out, stones that still have to be joined or to make eyes look alike.
pub fn stones_in_seki(position: &GoPosition, dead: &DeadStones) -> Vec<Point> {
    let is_dead = |point| !position.rules().all_alive && dead.contains(point);
    let living = |point| position.board().get(point).filter(|_| !is_dead(point));
    let regions = regions(position.size(), living);
    let mut stones: Vec<Point> = groups(position.size(), living, &regions)
        .into_iter()
        .filter(|group| group.is_in_seki(&regions))
        .flat_map(|group| group.stones)
        .collect();
    stones.sort_unstable();
    stones
}

/// For each region, whether it is an eye of stones in seki.
pub(super) fn regions_in_seki(
    size: Size,
    living: impl Fn(Point) -> Option<Stone>,
    regions: &[Region],
) -> Vec<bool> {
    let mut in_seki = vec![false; regions.len()];
    for group in groups(size, living, regions) {
        if group.is_in_seki(regions) {
            group.eyes.into_iter().for_each(|eye| in_seki[eye] = true);
        }
    }
    in_seki
}

/// Chains of one side, joined by the regions that they share.
struct Group {
    stones: Vec<Point>,
    /// The regions that are its side's, by number.
    eyes: Vec<usize>,
    /// Whether a stone stands beside a region that both sides touch.
    touches_dame: bool,
}

impl Group {
    /// Whether it touches a point that both sides touch and has no room for two eyes, at most one
    /// region of at most two points.
    ///
    /// Source: articles 7 and 8 of the Japanese rules of 1989, with the room for eyes added, so that
    /// living stones beside dame that nobody has filled keep their territory.
    fn is_in_seki(&self, regions: &[Region]) -> bool {
        self.touches_dame
            && match self.eyes[..] {
                [] => true,
                [eye] => regions[eye].points.len() <= 2,
                _ => false,
            }
    }
}

fn groups(size: Size, living: impl Fn(Point) -> Option<Stone>, regions: &[Region]) -> Vec<Group> {
    let mut region_of = vec![None; size.area()];
    for (index, region) in regions.iter().enumerate() {
        for point in &region.points {
            region_of[point.index()] = Some(index);
        }
    }
    let mut groups = Vec::new();
    let mut seen = vec![false; size.area()];
    for start in size.points() {
        let Some(stone) = living(start).filter(|_| !seen[start.index()]) else { continue };
        let mut group = Group { stones: Vec::new(), eyes: Vec::new(), touches_dame: false };
        let mut waiting = vec![start];
        seen[start.index()] = true;
        while let Some(point) = waiting.pop() {
            if living(point).is_some() {
                group.stones.push(point);
            }
            for beside in neighbours(size, point) {
                let is_joined = match region_of[beside.index()] {
                    None => living(beside) == Some(stone),
                    Some(region) if regions[region].owner() == Some(stone) => {
                        if !group.eyes.contains(&region) {
                            group.eyes.push(region);
                        }
                        true
                    }
                    Some(_) => {
                        group.touches_dame = true;
                        false
                    }
                };
                if is_joined && !seen[beside.index()] {
                    seen[beside.index()] = true;
                    waiting.push(beside);
                }
            }
        }
        groups.push(group);
    }
    groups
}
