//! How much better one side is, and how sure that is.
//!
//! The two games of an opening with the colours exchanged are not independent, so everything rests
//! on pairs of games: the pentanomial model. The test is the generalised sequential probability
//! ratio test of M. Van den Bergh ("The generalized maximum likelihood ratio for the expectation
//! value of a distribution", 2020, and "A practical introduction to the GSPRT", 2018, both at
//! <https://www.cantate.be/Fishtest/>), after A. Wald, "Sequential tests of statistical hypotheses",
//! 1945. Elo here is logistic: a difference of 400 is odds of ten to one.

/// The number of pairs in which the first side made 0, 0.5, 1, 1.5 and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pairs(pub(super) [u64; 5]);

/// An Elo difference with the ends of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Estimate {
    pub(super) elo: f64,
    pub(super) low: f64,
    pub(super) high: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The difference is the lower one or less.
    Lower,
    /// The difference is the upper one or more.
    Upper,
}

/// A sequential test of two Elo differences, with a chance of 5 % for either error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sprt {
    pub(super) lower: f64,
    pub(super) upper: f64,
}

/// The chance of either error, Wald's alpha and beta.
const ERROR: f64 = 0.05;

/// The score of each kind of pair, as a share of its two games.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The 97.5 % point of the normal distribution.
const NORMAL: f64 = 1.959_964;

/// The difference at which the better side makes this share of the points; infinite at 0 and 1.
pub(super) fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The share of the points that the better side makes at this difference.
pub(super) fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

impl Pairs {
    /// Counts a pair by the half points that the first side made in it, from 0 to 4.
    pub(super) fn add(&mut self, half_points: usize) {
        if let Some(count) = self.0.get_mut(half_points) {
            *count += 1;
        }
    }

    /// The number of pairs.
    pub(super) fn count(self) -> u64 {
        self.0.iter().sum()
    }

    /// The difference and its interval, by Student's t over pairs; `None` without a pair. Half a
    /// won and half a lost pair are added for the ends, so that a clean sweep keeps a finite one.
    pub(super) fn estimate(self) -> Option<Estimate> {
        let count = self.count() as f64;
        if count == 0.0 {
            return None;
        }
        let weights = self.0.map(|pairs| pairs as f64);
        let (centre, _) = mean_and_variance(weights);
        let mut widened = weights;
        widened[0] += 0.5;
        widened[4] += 0.5;
        let (mean, variance) = mean_and_variance(widened);
        // The sum of the weights is count + 1, and one degree of freedom goes to the mean.
        let half_width = student(count - 1.0) * (variance / count).sqrt();
        let clamped = |score: f64| elo(score.clamp(0.0, 1.0));
        Some(Estimate { elo: elo(centre), low: clamped(mean - half_width), high: clamped(mean + half_width) })
    }
}

impl Sprt {
    /// The bounds of the log-likelihood ratio, below which the lower and above which the upper
    /// difference is accepted.
    pub(super) fn bounds() -> (f64, f64) {
        ((ERROR / (1.0 - ERROR)).ln(), ((1.0 - ERROR) / ERROR).ln())
    }

    /// The logarithm of how much likelier the pairs are under the upper difference than under the
    /// lower, each with the likeliest distribution that has its mean.
    pub(super) fn log_likelihood_ratio(self, pairs: Pairs) -> f64 {
        if pairs.count() == 0 {
            return 0.0;
        }
        // A kind of pair that has not come up yet may still do so.
        let counts = pairs.0.map(|count| (count as f64).max(1e-3));
        let lower = likeliest(counts, score(self.lower));
        let upper = likeliest(counts, score(self.upper));
        counts
            .iter()
            .zip(upper.iter().zip(lower))
            .map(|(count, (upper, lower))| count * (upper / lower).ln())
            .sum()
    }

    /// The verdict on these pairs, or `None` while more are needed.
    pub(super) fn verdict(self, pairs: Pairs) -> Option<Verdict> {
        let (low, high) = Self::bounds();
        let ratio = self.log_likelihood_ratio(pairs);
        if ratio >= high {
            Some(Verdict::Upper)
        } else if ratio <= low {
            Some(Verdict::Lower)
        } else {
            None
        }
    }
}

fn mean_and_variance(weights: [f64; 5]) -> (f64, f64) {
    let total: f64 = weights.iter().sum();
    let mean = weights.iter().zip(SHARES).map(|(weight, share)| weight * share).sum::<f64>() / total;
    let squares = weights.iter().zip(SHARES).map(|(weight, share)| weight * (share - mean).powi(2));
    (mean, squares.sum::<f64>() / total)
}

/// The distribution with this mean under which the counts are likeliest (Van den Bergh 2020,
/// Proposition 1.1): `p / (1 + t * (share - mean))`, with `t` by bisection.
fn likeliest(counts: [f64; 5], mean: f64) -> [f64; 5] {
    let total: f64 = counts.iter().sum();
    let at = |t: f64| -> [f64; 5] {
        std::array::from_fn(|kind| counts[kind] / total / (1.0 + t * (SHARES[kind] - mean)))
    };
    // Between these ends every denominator is positive.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        let excess: f64 = at(middle).iter().zip(SHARES).map(|(weight, share)| weight * (share - mean)).sum();
        if excess > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    at(f64::midpoint(low, high))
}

/// The 97.5 % point of Student's t (Abramowitz and Stegun, 26.7.5), within 1 % from three degrees of
/// freedom on.
fn student(degrees: f64) -> f64 {
    let (z, v) = (NORMAL, degrees.max(2.0));
    z + (z.powi(3) + z) / (4.0 * v)
        + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * v.powi(2))
        + (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / (384.0 * v.powi(3))
}

#[cfg(test)]
mod tests {
    use super::*;

    const REFERENCE: [([u64; 5], f64, f64, f64); 4] = [
        ([10, 20, 40, 20, 10], 0.0, 20.0, -0.549_569_4),
        ([2, 10, 40, 30, 18], 0.0, 20.0, 4.453_363_3),
        ([0, 0, 5, 0, 20], 0.0, 100.0, 6.173_248_8),
        ([7, 3, 11, 9, 30], -5.0, 35.0, 4.035_304_2),
    ];

    fn near(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found} is not {expected}");
    }

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        near(elo(0.75), 190.848_5, 1e-3);
        near(elo(10.0 / 11.0), 400.0, 1e-9);
        near(elo(0.5), 0.0, 1e-12);
        near(score(elo(0.64)), 0.64, 1e-12);
        assert!(elo(0.0).is_infinite() && elo(0.0) < 0.0);
        assert!(elo(1.0).is_infinite() && elo(1.0) > 0.0);
    }

    #[test]
    fn student_by_the_tables() {
        near(student(5.0), 2.5706, 0.01);
        near(student(10.0), 2.2281, 1e-3);
        near(student(30.0), 2.0423, 1e-4);
        near(student(1e9), NORMAL, 1e-6);
    }

    #[test]
    fn the_interval_of_a_known_distribution() {
        // 10 lost, 20 shared and 10 won pairs, and the half pairs: 21 of 41 pairs a half from the
        // middle, so the variance is 21 / 41 / 4, and 39 degrees of freedom give t = 2.0227.
        let estimate = Pairs([10, 0, 20, 0, 10]).estimate().unwrap();
        let half_width = 2.0227 * (21.0 / 41.0 / 4.0 / 40.0_f64).sqrt();
        near(estimate.elo, 0.0, 1e-9);
        near(estimate.high, elo(0.5 + half_width), 0.05);
        near(estimate.low, -estimate.high, 1e-9);
    }

    #[test]
    fn the_interval_of_many_pairs_is_the_normal_one() {
        let estimate = Pairs([300, 1000, 5000, 2000, 700]).estimate().unwrap();
        let mean = (250.0 + 2500.0 + 1500.0 + 700.0) / 9000.0_f64;
        let square = (62.5 + 1250.0 + 1125.0 + 700.0) / 9000.0;
        let half_width = 1.96 * ((square - mean * mean) / 9000.0).sqrt();
        near(estimate.elo, elo(mean), 1e-9);
        near(estimate.low, elo(mean - half_width), 0.02);
        near(estimate.high, elo(mean + half_width), 0.02);
    }

    #[test]
    fn a_clean_sweep_has_one_finite_end() {
        let estimate = Pairs([0, 0, 0, 0, 20]).estimate().unwrap();
        assert!(estimate.elo.is_infinite() && estimate.elo > 0.0);
        assert!(estimate.low > 200.0 && estimate.low.is_finite());
        assert!(estimate.high.is_infinite() && estimate.high > 0.0);
        assert_eq!(Pairs::default().estimate(), None);
    }

    #[test]
    fn the_bounds_are_those_of_wald() {
        let (low, high) = Sprt::bounds();
        near(low, -2.944_439, 1e-6);
        near(high, 2.944_439, 1e-6);
    }

    #[test]
    fn the_likeliest_distribution_has_the_mean_and_sums_to_one() {
        for mean in [0.1, 0.5, 0.7] {
            let found = likeliest([10.0, 20.0, 40.0, 20.0, 1e-3], mean);
            near(found.iter().sum(), 1.0, 1e-9);
            near(found.iter().zip(SHARES).map(|(weight, share)| weight * share).sum(), mean, 1e-9);
        }
    }

    #[test]
    fn the_ratio_of_close_differences_is_that_of_the_normal_approximation() {
        // "A practical introduction to the GSPRT", (2): n (s1 - s0) (2 mean - s0 - s1) / (2 variance).
        let pairs = Pairs([30, 200, 900, 260, 50]);
        let sprt = Sprt { lower: 0.0, upper: 5.0 };
        let (mean, variance) = mean_and_variance(pairs.0.map(|count| count as f64));
        let (s0, s1) = (score(0.0), score(5.0));
        let normal = pairs.count() as f64 * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        near(sprt.log_likelihood_ratio(pairs), normal, 0.03 * normal);
    }

    #[test]
    fn the_ratio_agrees_with_an_independent_program() {
        // From a Python program that shares no code with this one. It counts what is added to kinds
        // of pairs that have not come up as no pairs, hence the thousandths.
        for (pairs, lower, upper, expected) in REFERENCE {
            near(Sprt { lower, upper }.log_likelihood_ratio(Pairs(pairs)), expected, 2e-3);
        }
    }

    #[test]
    fn a_verdict_needs_enough_pairs_and_is_the_mirror_image_seen_from_the_other_side() {
        let sprt = Sprt { lower: 0.0, upper: 100.0 };
        let mirrored = Sprt { lower: 0.0, upper: -100.0 };
        assert_eq!(sprt.verdict(Pairs([0, 0, 1, 0, 2])), None);
        assert_eq!(sprt.verdict(Pairs([1, 2, 10, 12, 15])), Some(Verdict::Upper));
        assert_eq!(sprt.verdict(Pairs([15, 12, 10, 2, 1])), Some(Verdict::Lower));
        let (here, there) = (Pairs([3, 5, 9, 4, 1]), Pairs([1, 4, 9, 5, 3]));
        near(sprt.log_likelihood_ratio(here), mirrored.log_likelihood_ratio(there), 1e-6);
    }
}
