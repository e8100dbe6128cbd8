//! Fitting the pattern values to game results: logistic regression, as Texel's tuning method does
//! for chess (Österlund, 2014).

use super::lines::LineBoard;
use super::parameters::{LARGEST, Parameters};
use super::pattern::Pattern;
use super::threat::Threat;
use super::value::SCALE;

const PATTERNS: usize = Pattern::ALL.len();

/// How far a step moves a value, in the units of the parameter file.
const STEP: f64 = 0.5;
/// Decay of the running means of gradient and squared gradient (Adam; Kingma and Ba, 2014).
const DECAY: [f64; 2] = [0.9, 0.999];

/// A quiet position of a game, as the evaluation sees it, and how the game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// For each pattern, at how many points and directions the side to move can make it.
    pub own: [u16; PATTERNS],
    /// The same for the side that waits.
    pub other: [u16; PATTERNS],
    /// What the side to move made of it: 1 won, 0.5 drawn, 0 lost.
    pub result: f32,
}

impl Sample {
    /// Takes a sample, unless a four or an open four is at hand: such a position is read, not judged.
    pub fn take(board: &LineBoard, result: f32) -> Option<Self> {
        let own = board.to_move();
        let forced = [own, own.other()].into_iter().any(|side| {
            [Threat::Five, Threat::OpenFour].into_iter().any(|threat| board.threat_count(side, threat) > 0)
        });
        (!forced).then(|| Self {
            own: board.pattern_counts(own),
            other: board.pattern_counts(own.other()),
            result,
        })
    }

    fn value(&self, weights: &Weights) -> f64 {
        let sum = |counts: &[u16; PATTERNS], values: &[f64; PATTERNS]| -> f64 {
            counts.iter().zip(values).map(|(&count, value)| f64::from(count) * value).sum()
        };
        weights.attack_share * sum(&self.own, &weights.attack)
            - weights.defence_share * sum(&self.other, &weights.defence)
    }
}

/// The values as the fit moves them.
#[derive(Clone, Debug)]
struct Weights {
    attack: [f64; PATTERNS],
    defence: [f64; PATTERNS],
    attack_share: f64,
    defence_share: f64,
}

impl Weights {
    fn new(parameters: &Parameters) -> Self {
        Self {
            attack: parameters.attack.map(f64::from),
            defence: parameters.defence.map(f64::from),
            attack_share: f64::from(parameters.attack_weight) / 1000.0,
            defence_share: f64::from(parameters.defence_weight) / 1000.0,
        }
    }
}

/// The mean squared difference between the results and the chances that the values give, from 0 to 1;
/// 0.25 is what knowing nothing costs when nobody draws.
pub fn error(parameters: &Parameters, samples: &[Sample]) -> f64 {
    let weights = Weights::new(parameters);
    let total: f64 = samples
        .iter()
        .map(|sample| (f64::from(sample.result) - chance(sample.value(&weights))).powi(2))
        .sum();
    total / samples.len().max(1) as f64
}

/// Moves the values of all patterns that a quiet position can show towards the results, in `rounds`
/// steps over all samples. Values stay from 0 to the largest that a file may hold; weights stay.
pub fn fit(start: &Parameters, samples: &[Sample], rounds: u32) -> Parameters {
    let mut weights = Weights::new(start);
    let mut attack = Adam::default();
    let mut defence = Adam::default();
    for round in 1..=rounds {
        let (of_attack, of_defence) = gradients(&weights, samples);
        attack.step(&mut weights.attack, &of_attack, round);
        defence.step(&mut weights.defence, &of_defence, round);
    }
    let rounded = |values: [f64; PATTERNS]| values.map(|value| value.round() as i32);
    Parameters { attack: rounded(weights.attack), defence: rounded(weights.defence), ..start.clone() }
}

fn chance(value: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-value / f64::from(SCALE)))
}

fn gradients(weights: &Weights, samples: &[Sample]) -> ([f64; PATTERNS], [f64; PATTERNS]) {
    let (mut attack, mut defence) = ([0.0; PATTERNS], [0.0; PATTERNS]);
    for sample in samples {
        let chance = chance(sample.value(weights));
        let slope = (chance - f64::from(sample.result)) * chance * (1.0 - chance);
        for pattern in 0..PATTERNS {
            attack[pattern] += slope * f64::from(sample.own[pattern]) * weights.attack_share;
            defence[pattern] -= slope * f64::from(sample.other[pattern]) * weights.defence_share;
        }
    }
    (attack, defence)
}

#[derive(Default)]
struct Adam {
    mean: [f64; PATTERNS],
    square: [f64; PATTERNS],
}

impl Adam {
    fn step(&mut self, values: &mut [f64; PATTERNS], gradient: &[f64; PATTERNS], round: u32) {
        let correction = DECAY.map(|decay| 1.0 - decay.powi(round as i32));
        for pattern in 0..PATTERNS {
            let slope = gradient[pattern];
            self.mean[pattern] += (1.0 - DECAY[0]) * (slope - self.mean[pattern]);
            self.square[pattern] += (1.0 - DECAY[1]) * (slope * slope - self.square[pattern]);
            let (mean, square) = (self.mean[pattern] / correction[0], self.square[pattern] / correction[1]);
            if square > 0.0 {
                let moved = values[pattern] - STEP * mean / square.sqrt();
                values[pattern] = moved.clamp(0.0, f64::from(LARGEST));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Random;

    /// Positions whose results are drawn by the chances that known values give.
    fn drawn_by(truth: &Parameters, count: usize) -> Vec<Sample> {
        let mut random = Random::new(5);
        let weights = Weights::new(truth);
        let mut counts =
            || std::array::from_fn(|pattern| if pattern < 9 { random.below(5) as u16 } else { 0 });
        let pairs: Vec<_> = (0..count).map(|_| (counts(), counts())).collect();
        pairs
            .into_iter()
            .map(|(own, other)| {
                let mut sample = Sample { own, other, result: 0.0 };
                let thousandths = (chance(sample.value(&weights)) * 1000.0) as u32;
                sample.result = if random.chance(thousandths) { 1.0 } else { 0.0 };
                sample
            })
            .collect()
    }

    #[test]
    fn a_fit_finds_the_values_that_drew_the_results() {
        let truth = Parameters::default();
        let samples = drawn_by(&truth, 4_000);
        let moved = [Pattern::BlockedThree, Pattern::OpenThree, Pattern::BroadThree];
        let mut start = truth.clone();
        for pattern in moved {
            start.attack[pattern as usize] = 40;
            start.defence[pattern as usize] = 40;
        }
        let fitted = fit(&start, &samples, 300);
        assert!(error(&fitted, &samples) < error(&start, &samples));
        let off = |parameters: &Parameters| -> i32 {
            moved
                .iter()
                .map(|&pattern| (parameters.attack[pattern as usize] - truth.attack[pattern as usize]).abs())
                .sum()
        };
        assert!(off(&fitted) < off(&start) / 2, "{} of {}", off(&fitted), off(&start));
        assert_eq!(fitted.attack[Pattern::Five as usize], truth.attack[Pattern::Five as usize]);
    }

    #[test]
    fn no_samples_change_nothing() {
        let start = Parameters::default();
        assert_eq!(fit(&start, &[], 10), start);
        assert!(error(&start, &[]).abs() < f64::EPSILON);
    }
}
