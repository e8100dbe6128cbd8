//! One game in progress: configuration, turn machine, history tree, clocks, result; it runs its own opponent.
