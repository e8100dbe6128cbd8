//! Easy, Medium and Hard.

use super::easy::EasyPlayer;
use super::parameters::{
    EVALUATION_NODES, HARD_DEPTH, HARD_NODES, LONGEST, MEDIUM_DEPTH, MEDIUM_NODES, OPENING_MARGIN,
    OPENING_NODES, OPENING_STONES,
};
use super::{Choice, Level, Player};
use crate::board::Size;
use crate::five::{Candidate, Engine};
use crate::rules::Move;
use crate::rules::five::{FivePosition, FiveRule};
use crate::search::{Limits, Progress, Random, Stopper};

/// An opponent of one of the three levels, bounded by nodes, so that it plays alike on every device
/// that reaches them within 300 ms.
#[derive(Debug)]
pub struct LevelPlayer {
    mind: Mind,
    random: Random,
}

#[derive(Debug)]
enum Mind {
    Easy(Box<EasyPlayer>),
    Engine { engine: Box<Engine>, limits: Limits },
}

impl LevelPlayer {
    /// A player for one rule and board size; the seed fixes its choices.
    pub fn new(level: Level, rule: FiveRule, size: Size, seed: u64) -> Self {
        let engine = |with_vcf, depth, nodes| Mind::Engine {
            engine: Box::new(Engine::new(rule, size).with_vcf(with_vcf)),
            limits: Limits::nodes(nodes).with_depth(depth).with_time(LONGEST),
        };
        let mind = match level {
            Level::Easy => Mind::Easy(Box::new(EasyPlayer::new(rule, size))),
            Level::Medium => engine(false, MEDIUM_DEPTH, MEDIUM_NODES),
            Level::Hard => engine(true, HARD_DEPTH, HARD_NODES),
        };
        Self { mind, random: Random::new(seed) }
    }
}

impl Player for LevelPlayer {
    fn choose(
        &mut self,
        position: &FivePosition,
        stopper: &Stopper,
        progress: &mut dyn FnMut(&Progress),
    ) -> Option<Choice> {
        match &mut self.mind {
            Mind::Easy(easy) => easy.choose(position, &mut self.random),
            Mind::Engine { engine, limits } => {
                if let Some(varied) = varied(engine, position, stopper, &mut self.random) {
                    return Some(varied);
                }
                let found = engine.search(position, limits, self.random.next_u64(), stopper, progress)?;
                Some(Choice {
                    played: found.best,
                    win_rate: found.win_rate,
                    depth: found.depth,
                    nodes: found.nodes,
                })
            }
        }
    }

    fn evaluate(&mut self, position: &FivePosition, stopper: &Stopper) -> f32 {
        match &mut self.mind {
            Mind::Easy(easy) => easy.evaluate(position),
            Mind::Engine { engine, limits } => {
                let limits = Limits { nodes: Some(EVALUATION_NODES), ..*limits };
                engine.search(position, &limits, 0, stopper, &mut |_| {}).map_or(0.5, |found| found.win_rate)
            }
        }
    }
}

/// Early in the game: one of the moves that are nearly as good as the best, so that games differ.
fn varied(
    engine: &mut Engine,
    position: &FivePosition,
    stopper: &Stopper,
    random: &mut Random,
) -> Option<Choice> {
    let stones = position.grid().stones();
    if stones == 0 || stones > OPENING_STONES {
        return None;
    }
    let limits = Limits::nodes(OPENING_NODES).with_depth(2).with_time(LONGEST);
    let list = engine.analyse(position, &limits, stopper);
    let best = list.first()?.value;
    let near: Vec<&Candidate> =
        list.iter().take_while(|candidate| best - candidate.value <= OPENING_MARGIN).collect();
    let chosen = near[random.below(near.len())];
    Some(Choice { played: Move::Place(chosen.point), win_rate: chosen.win_rate, depth: 2, nodes: 0 })
}
