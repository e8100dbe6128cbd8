//! Stones that cannot be taken even if their side passes for ever, and points that the other side
//! cannot live on.
//!
//! Source: D. B. Benson, "Life in the game of Go" (Information Sciences 10, 1976): chains live when
//! each has two regions all of whose empty points are its liberties, and those regions are walled
//! in by such chains alone.

use std::collections::BTreeSet;

use super::regions::{Region, neighbours, regions};
use crate::board::{Point, Stone};
use crate::rules::go::GoBoard;

/// For each point of the board the side that owns it for ever, if any: a safe stone's, and all of a
/// region inside safe stones where the other side has no room for two eyes.
pub fn safe_points(board: &GoBoard) -> Vec<Option<Stone>> {
    let mut owners = vec![None; board.size().area()];
    for stone in Stone::BOTH {
        for point in safe_points_of(board, stone) {
            owners[point.index()] = Some(stone);
        }
    }
    owners
}

fn safe_points_of(board: &GoBoard, stone: Stone) -> BTreeSet<Point> {
    let size = board.size();
    let own_stone = |point: Point| board.get(point).filter(|&found| found == stone);
    let chain_of = chain_names(board, stone);
    let mut chains: BTreeSet<Point> = chain_of.iter().flatten().copied().collect();
    let mut inside: Vec<Walled> =
        regions(size, own_stone).into_iter().map(|region| Walled::new(board, region, &chain_of)).collect();
    loop {
        let before = (chains.len(), inside.len());
        chains.retain(|chain| inside.iter().filter(|region| region.vital.contains(chain)).count() >= 2);
        inside.retain(|region| region.walls.is_subset(&chains));
        if before == (chains.len(), inside.len()) {
            break;
        }
    }
    let is_safe = |point: Point| chain_of[point.index()].is_some_and(|chain| chains.contains(&chain));
    let beside_safe = |point: Point| neighbours(size, point).any(is_safe);
    let held = inside.iter().filter(|region| {
        // An eye of the other side lies away from the walls, and it needs two.
        !region.walls.is_empty() && region.points.iter().filter(|&&point| !beside_safe(point)).count() < 2
    });
    let held: BTreeSet<Point> = held.flat_map(|region| region.points.iter().copied()).collect();
    size.points().filter(|&point| is_safe(point) || held.contains(&point)).collect()
}

/// For each stone of one colour a point that names its chain.
fn chain_names(board: &GoBoard, stone: Stone) -> Vec<Option<Point>> {
    let mut names = vec![None; board.size().area()];
    for point in board.size().points() {
        if board.get(point) == Some(stone) && names[point.index()].is_none() {
            for member in board.chain(point) {
                names[member.index()] = Some(point);
            }
        }
    }
    names
}

/// A region inside chains of one colour.
struct Walled {
    points: Vec<Point>,
    walls: BTreeSet<Point>,
    /// The walls whose liberties all its empty points are.
    vital: BTreeSet<Point>,
}

impl Walled {
    fn new(board: &GoBoard, region: Region, chain_of: &[Option<Point>]) -> Self {
        let chains_beside = |point: Point| -> BTreeSet<Point> {
            neighbours(board.size(), point).filter_map(|beside| chain_of[beside.index()]).collect()
        };
        let walls: BTreeSet<Point> = region.points.iter().flat_map(|&point| chains_beside(point)).collect();
        let mut vital = walls.clone();
        for &point in region.points.iter().filter(|&&point| board.get(point).is_none()) {
            let beside = chains_beside(point);
            vital.retain(|chain| beside.contains(chain));
        }
        Self { points: region.points, walls, vital }
    }
}
