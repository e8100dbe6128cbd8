//! Fitting the evaluation to game results: logistic regression, as Texel's tuning method does for
//! chess (Österlund, 2014).

use super::evaluation::{COUNTED, Evaluation, LARGEST_WEIGHT, PARTS, Role, STEPS, step};
use super::lines::LineBoard;
use super::parameters::Parameters;
use super::pattern::Pattern;
use super::threat::Threat;
use super::value::SCALE;

const PATTERNS: usize = Pattern::ALL.len();
/// What one side shows: its patterns, then a step for each number of each counted threat.
const OF_A_SIDE: usize = PATTERNS + COUNTED.len() * STEPS;
/// Both sides, and that it is somebody's move.
const FEATURES: usize = 2 * OF_A_SIDE + 1;

/// How far a step moves a weight, in the units of the parameter file.
const STEP: f64 = 150.0;
/// Decay of the running means of gradient and squared gradient (Adam; Kingma and Ba, 2014).
const DECAY: [f64; 2] = [0.9, 0.999];

/// A position of a game, as the evaluation sees it, and how the game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// What the side to move shows, then what the side that waits shows.
    features: [u16; 2 * OF_A_SIDE],
    /// What the side to move made of it: 1 won, 0.5 drawn, 0 lost.
    result: f32,
}

impl Sample {
    /// Takes a sample, unless a five is at hand or an open four of the side to move: such a position
    /// is read, not judged. `result` is what the side to move made of it: 1 won, 0.5 drawn, 0 lost.
    pub fn take(board: &LineBoard, result: f32) -> Option<Self> {
        let own = board.to_move();
        let has = |side, threat| board.threat_count(side, threat) > 0;
        if has(own, Threat::Five) || has(own.other(), Threat::Five) || has(own, Threat::OpenFour) {
            return None;
        }
        let mut features = [0; 2 * OF_A_SIDE];
        for (side, features) in [own, own.other()].into_iter().zip(features.chunks_mut(OF_A_SIDE)) {
            features[..PATTERNS].copy_from_slice(&board.pattern_counts(side));
            for (index, threat) in COUNTED.into_iter().enumerate() {
                if let Some(step) = step(board.threat_counts(side)[threat as usize]) {
                    features[PATTERNS + index * STEPS + step] = 1;
                }
            }
        }
        Some(Self { features, result })
    }

    fn value(&self, weights: &Weights) -> f64 {
        let (own, other) = self.features.split_at(OF_A_SIDE);
        let sum = |features: &[u16], weights: &[f64]| -> f64 {
            features.iter().zip(weights).map(|(&count, weight)| f64::from(count) * weight).sum()
        };
        (sum(own, &weights[..OF_A_SIDE]) - sum(other, &weights[OF_A_SIDE..]) + weights[FEATURES - 1])
            / f64::from(PARTS)
    }
}

type Weights = [f64; FEATURES];

fn to_weights(evaluation: &Evaluation) -> Weights {
    let mut weights = [0.0; FEATURES];
    let of = |role: &Role| -> Vec<f64> {
        role.patterns.iter().chain(role.threats.as_flattened()).map(|&weight| f64::from(weight)).collect()
    };
    for (slot, weight) in weights.iter_mut().zip(
        of(&evaluation.own).into_iter().chain(of(&evaluation.other)).chain([f64::from(evaluation.to_move)]),
    ) {
        *slot = weight;
    }
    weights
}

fn from_weights(weights: &Weights) -> Evaluation {
    let rounded = |weight: f64| weight.round() as i32;
    let role = |weights: &[f64]| Role {
        patterns: std::array::from_fn(|pattern| rounded(weights[pattern])),
        threats: std::array::from_fn(|threat| {
            std::array::from_fn(|step| rounded(weights[PATTERNS + threat * STEPS + step]))
        }),
    };
    Evaluation {
        own: role(&weights[..OF_A_SIDE]),
        other: role(&weights[OF_A_SIDE..]),
        to_move: rounded(weights[FEATURES - 1]),
    }
}

/// The mean squared difference between the results and the chances that the values give, from 0 to 1;
/// 0.25 is what knowing nothing costs when nobody draws.
pub fn error(parameters: &Parameters, samples: &[Sample]) -> f64 {
    let weights = to_weights(&parameters.evaluation);
    let total: f64 = samples
        .iter()
        .map(|sample| (f64::from(sample.result) - chance(sample.value(&weights))).powi(2))
        .sum();
    total / samples.len().max(1) as f64
}

/// Moves the weights of all that a position can show towards the results, in `rounds` steps over all
/// samples. What no sample shows stays as it is.
pub fn fit(start: &Parameters, samples: &[Sample], rounds: u32) -> Parameters {
    let mut weights = to_weights(&start.evaluation);
    let mut adam = Adam { mean: [0.0; FEATURES], square: [0.0; FEATURES] };
    for round in 1..=rounds {
        let gradient = gradient(&weights, samples);
        adam.step(&mut weights, &gradient, round);
    }
    Parameters { evaluation: from_weights(&weights), ..start.clone() }
}

fn chance(value: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-value / f64::from(SCALE)))
}

fn gradient(weights: &Weights, samples: &[Sample]) -> Weights {
    let mut gradient = [0.0; FEATURES];
    for sample in samples {
        // Of the logarithm of the likelihood: positions that are judged all wrong pull as they should.
        let slope = chance(sample.value(weights)) - f64::from(sample.result);
        for (feature, &count) in sample.features.iter().enumerate() {
            let sign = if feature < OF_A_SIDE { 1.0 } else { -1.0 };
            gradient[feature] += sign * slope * f64::from(count);
        }
        gradient[FEATURES - 1] += slope;
    }
    gradient
}

struct Adam {
    mean: Weights,
    square: Weights,
}

impl Adam {
    fn step(&mut self, weights: &mut Weights, gradient: &Weights, round: u32) {
        let correction = DECAY.map(|decay| 1.0 - decay.powi(round as i32));
        // Steps shorten towards the end, so that the weights settle.
        let length = STEP / f64::from(round).sqrt();
        for feature in 0..FEATURES {
            let slope = gradient[feature];
            self.mean[feature] += (1.0 - DECAY[0]) * (slope - self.mean[feature]);
            self.square[feature] += (1.0 - DECAY[1]) * (slope * slope - self.square[feature]);
            let (mean, square) = (self.mean[feature] / correction[0], self.square[feature] / correction[1]);
            if square > 0.0 {
                let moved = weights[feature] - length * mean / square.sqrt();
                let largest = f64::from(LARGEST_WEIGHT);
                weights[feature] = moved.clamp(-largest, largest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Random;

    /// Positions whose results are drawn by the chances that known weights give.
    fn drawn_by(truth: &Parameters, count: usize) -> Vec<Sample> {
        let mut random = Random::new(5);
        let weights = to_weights(&truth.evaluation);
        let shown = [Pattern::BlockedThree, Pattern::OpenThree, Pattern::BroadThree];
        (0..count)
            .map(|_| {
                let mut features = [0; 2 * OF_A_SIDE];
                for side in [0, OF_A_SIDE] {
                    for pattern in shown {
                        features[side + pattern as usize] = random.below(4) as u16;
                    }
                }
                let mut sample = Sample { features, result: 0.0 };
                let thousandths = (chance(sample.value(&weights)) * 1000.0) as u32;
                sample.result = if random.chance(thousandths) { 1.0 } else { 0.0 };
                sample
            })
            .collect()
    }

    #[test]
    fn a_fit_finds_the_weights_that_drew_the_results() {
        let truth = Parameters::default();
        let samples = drawn_by(&truth, 8_000);
        let three = Pattern::OpenThree as usize;
        let mut start = truth.clone();
        start.evaluation.own.patterns[three] = 0;
        start.evaluation.other.patterns[three] = 5_000;
        let fitted = fit(&start, &samples, 300);
        assert!(error(&fitted, &samples) < error(&start, &samples));
        let off = |parameters: &Parameters| -> i32 {
            let Evaluation { own, other, .. } = &parameters.evaluation;
            (own.patterns[three] - truth.evaluation.own.patterns[three]).abs()
                + (other.patterns[three] - truth.evaluation.other.patterns[three]).abs()
        };
        assert!(off(&fitted) < off(&start) / 3, "{} of {}", off(&fitted), off(&start));
        let five = Pattern::Five as usize;
        assert_eq!(fitted.evaluation.own.patterns[five], truth.evaluation.own.patterns[five]);
        assert_eq!(fitted.attack, truth.attack, "what orders moves stays");
    }

    #[test]
    fn no_samples_change_nothing() {
        let start = Parameters::default();
        assert_eq!(fit(&start, &[], 10), start);
        assert!(error(&start, &[]).abs() < f64::EPSILON);
    }

    #[test]
    fn a_sample_is_worth_what_the_board_says() {
        use crate::board::Size;
        use crate::rules::five::FiveRule;

        let parameters = Parameters::default();
        let Ok(size) = Size::square(15) else { unreachable!("15 is a size") };
        for rule in FiveRule::ALL {
            let mut board = LineBoard::new(rule, size, &parameters);
            let mut random = Random::new(3);
            let mut taken = 0;
            for _ in 0..60 {
                let near: Vec<_> = size
                    .points()
                    .filter(|&point| {
                        size.distance(point, size.centre()) < 4 && board.grid().get(point).is_none()
                    })
                    .collect();
                if near.is_empty() {
                    break;
                }
                board.play(near[random.below(near.len())]);
                if let Some(sample) = Sample::take(&board, 0.5) {
                    taken += 1;
                    let exact = sample.value(&to_weights(&parameters.evaluation));
                    assert!((exact - f64::from(board.evaluate())).abs() < 1.0, "{exact}");
                }
            }
            assert!(taken > 5, "{taken} under {rule:?}");
        }
    }
}
