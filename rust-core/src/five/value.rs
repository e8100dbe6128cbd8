//! What a position is worth.

/// A position's worth to the side to move, in the units of the parameter file (an open three to
/// play is worth some hundreds). A proved win in `n` plies is `30000 - n`.
pub type Value = i32;

/// The worth of having won.
pub(super) const WIN: Value = 30_000;
/// Above this a value is a proved win.
pub(super) const PROVED: Value = WIN - 1_000;
/// Above every value.
pub(super) const INFINITE: Value = WIN + 1;

/// The value of winning with the `ply`-th move from here, counted from 1.
pub(super) const fn win_in(ply: u32) -> Value {
    WIN - ply as Value
}

/// The value of losing to the `ply`-th move from here, counted from 1.
pub(super) const fn loss_in(ply: u32) -> Value {
    -win_in(ply)
}

/// The plies to a proved win or loss, `None` when nothing is proved.
pub(super) const fn plies_to_end(value: Value) -> Option<u32> {
    if value.abs() > PROVED { Some((WIN - value.abs()) as u32) } else { None }
}

/// The value at which a game is won ten times out of eleven.
pub(super) const SCALE: f32 = 400.0;

/// The chance that the side to move wins, from 0 to 1: a logistic curve as of the Elo scale.
pub fn win_rate(value: Value) -> f32 {
    if value.abs() > PROVED {
        return if value > 0 { 1.0 } else { 0.0 };
    }
    1.0 / (1.0 + libm::powf(10.0, -(value as f32) / SCALE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_run_from_nought_to_one() {
        assert_eq!(win_rate(win_in(3)).to_bits(), 1.0_f32.to_bits());
        assert_eq!(win_rate(loss_in(4)).to_bits(), 0.0_f32.to_bits());
        assert!((win_rate(0) - 0.5).abs() < 1e-6);
        assert!((win_rate(400) - 10.0 / 11.0).abs() < 1e-6);
        assert!((win_rate(250) + win_rate(-250) - 1.0).abs() < 1e-6);
        assert_eq!(plies_to_end(win_in(3)), Some(3));
        assert_eq!(plies_to_end(loss_in(2)), Some(2));
        assert_eq!(plies_to_end(500), None);
    }
}
