//! The part of the bench that is Go.

use std::collections::BTreeMap;
use std::error::Error;
use std::time::Duration;

use cpu_time::ThreadTime;
use tengen_core::board::{Point, Size};
use tengen_core::go::{Engine, Found, Parameters};
use tengen_core::rules::Move;
use tengen_core::rules::go::{GoPosition, GoRuleSet};
use tengen_core::search::{Limits, Stopper};

use super::positions;

/// A side and the moves from the empty board, one position a line.
const POSITIONS: &str = include_str!("go-positions.txt");

/// Searches every position with so many playouts, one thread, and prints speeds and the signature.
pub(super) fn run(playouts: u64) -> Result<(), Box<dyn Error>> {
    let engine = Engine::new(Parameters::default());
    let (mut signature, mut spent) = (Signature::new(), BTreeMap::<_, (u64, Duration)>::new());
    for position in positions(POSITIONS, "go-positions.txt", read)? {
        let started = ThreadTime::now();
        let found = engine
            .search(&position, &Limits::nodes(playouts), 1, &Stopper::new(), &mut |_| {})
            .ok_or("a position of the bench is over")?;
        let speed = spent.entry(position.size().width()).or_default();
        speed.0 += found.playouts;
        speed.1 += started.elapsed();
        signature.add(&found, position.size());
        println!(
            "Go {} after {} moves: {} wins {:.3}",
            position.size(),
            position.moves().len(),
            label(found.best, position.size()),
            found.win_rate
        );
    }
    for (side, (playouts, spent)) in spent {
        println!("Go playouts a CPU second on {side}x{side}: {:.0}", playouts as f64 / spent.as_secs_f64());
    }
    println!("Go: {:08x}", signature.value());
    Ok(())
}

fn label(played: Move, size: Size) -> String {
    played.point().map_or_else(|| "pass".to_owned(), |point| size.label(point))
}

/// A number that changes with any visit of a move at the root (FNV-1a over them in order).
struct Signature(u64);

impl Signature {
    const fn new() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }

    fn add(&mut self, found: &Found, size: Size) {
        let index = |played: Move| played.point().map_or(size.area(), Point::index) as u64;
        self.mix(index(found.best));
        for candidate in &found.candidates {
            self.mix(index(candidate.played));
            self.mix(u64::from(candidate.visits));
        }
    }

    fn mix(&mut self, number: u64) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }

    const fn value(&self) -> u64 {
        (self.0 >> 32) ^ (self.0 & 0xFFFF_FFFF)
    }
}

fn read(line: &str) -> Result<GoPosition, Box<dyn Error>> {
    let mut words = line.split_whitespace();
    let size = Size::square(words.next().unwrap_or_default().parse()?)?;
    let mut position = GoPosition::new(GoRuleSet::Chinese.rules(), size);
    for word in words {
        let played = match word {
            "pass" => Move::Pass,
            label => Move::Place(size.parse_label(label).ok_or_else(|| format!("{word} is no point"))?),
        };
        position.play(played)?;
    }
    Ok(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_legal_and_go_on() {
        let positions = positions(POSITIONS, "go-positions.txt", read).unwrap();
        for side in [9, 13, 19] {
            assert!(positions.iter().any(|position| position.size().width() == side));
        }
        assert!(positions.iter().all(|position| position.ending().is_none()));
    }

    #[test]
    fn the_signature_is_the_same_each_time_and_moves_with_the_search() {
        let position = read("9 E5 C3").unwrap();
        let signature = |seed| {
            let limits = Limits::nodes(100);
            let engine = Engine::new(Parameters::default());
            let found = engine.search(&position, &limits, seed, &Stopper::new(), &mut |_| {}).unwrap();
            let mut signature = Signature::new();
            signature.add(&found, position.size());
            signature.value()
        };
        assert_eq!(signature(1), signature(1));
        assert_ne!(signature(1), signature(2));
    }
}
