//! What is asked about the end of a game.

use tengen_core::board::Point;
use tengen_core::go::{Judgement, judge};
use tengen_core::rules::scoring::{count, stones_in_seki};

use super::reading::write_points;
use super::session::{Answer, Refusal, Session};

impl Session {
    pub(super) fn final_score(&self) -> String {
        count(&self.position, &self.judgement().dead).outcome().to_string()
    }

    /// The stones of a status by chains, a chain a line; stones in seki are not among the living.
    pub(super) fn final_status_list(&self, status: &str) -> Answer {
        if !["dead", "alive", "seki"].contains(&status) {
            return Err(Refusal::Syntax);
        }
        let dead = self.judgement().dead;
        let in_seki = stones_in_seki(&self.position, &dead);
        let status_of = |point: &Point| match (dead.contains(*point), in_seki.contains(point)) {
            (true, _) => "dead",
            (false, true) => "seki",
            (false, false) => "alive",
        };
        let (board, size) = (self.position.board(), self.position.size());
        let is_first = |point: &Point| board.chain(*point).min() == Some(*point);
        let lines = size
            .points()
            .filter(|point| is_first(point) && status_of(point) == status)
            .map(|point| write_points(size, board.chain(point)));
        Ok(lines.collect::<Vec<_>>().join("\n"))
    }

    /// How surely each point is Black's at the end, from -1 to 1, row by row.
    pub(super) fn ownership(&self) -> String {
        let judgement = self.judgement();
        let size = self.position.size();
        let points: Vec<_> = size.points().collect();
        let row = |row: &[Point]| {
            let shares =
                row.iter().map(|&point| format!("{:.2}", f64::from(judgement.ownership.at(point)) / 1000.0));
            shares.collect::<Vec<_>>().join(" ")
        };
        points.chunks(size.width()).map(row).collect::<Vec<_>>().join("\n")
    }

    fn judgement(&self) -> Judgement {
        judge(&self.position, self.engine.parameters(), self.seed)
    }
}
