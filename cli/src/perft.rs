//! The command `perft`: counts games, depth by depth, to test the rules by known numbers.

use std::error::Error;

use clap::ValueEnum;
use tengen_core::board::Size;
use tengen_core::rules::go::{GoPosition, GoRuleSet, GoRules, KoRule, Perft};

use crate::reading::read_size;

/// What the command takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game.
    #[arg(long, value_enum, default_value_t = Game::Go)]
    game: Game,
    /// The board, as 3 or 3x2.
    #[arg(long, value_parser = read_size)]
    size: Size,
    /// The longest games counted, in moves.
    #[arg(long)]
    depth: u32,
    /// Allow suicide.
    #[arg(long)]
    suicide: bool,
    /// Allow passes, but not three in a row.
    #[arg(long)]
    passes: bool,
    /// Which repetitions are forbidden.
    #[arg(long, value_enum, default_value_t = Superko::Positional)]
    ko: Superko,
    /// Whether two passes end the game.
    #[arg(long, value_enum, default_value_t = AfterTwoPasses::End)]
    after_two_passes: AfterTwoPasses,
}

#[derive(Clone, Copy, ValueEnum)]
enum Game {
    /// Go.
    Go,
}

#[derive(Clone, Copy, ValueEnum)]
enum Superko {
    /// Of the stones.
    Positional,
    /// Of the stones with the side to move.
    Situational,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum AfterTwoPasses {
    /// Play goes on, by a stone.
    Continue,
    /// The game is over.
    End,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let Game::Go = arguments.game;
    let (mut position, perft) = setting(arguments);
    for depth in 1..=arguments.depth {
        println!("{depth} {}", perft.count(&mut position, depth));
    }
    Ok(())
}

fn setting(arguments: &Arguments) -> (GoPosition, Perft) {
    let ko = match arguments.ko {
        Superko::Positional => KoRule::Positional,
        Superko::Situational => KoRule::Situational,
    };
    let rules = GoRules { suicide: arguments.suicide, ..GoRuleSet::TrompTaylor.rules().with_ko(ko) };
    let goes_on = arguments.after_two_passes == AfterTwoPasses::Continue;
    (GoPosition::new(rules, arguments.size), Perft { passes: arguments.passes, goes_on })
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        arguments: Arguments,
    }

    fn games(line: &str) -> u64 {
        let words = ["perft"].into_iter().chain(line.split_whitespace());
        let arguments = Line::try_parse_from(words).unwrap().arguments;
        let (mut position, perft) = setting(&arguments);
        perft.count(&mut position, arguments.depth)
    }

    #[test]
    fn every_option_changes_the_count() {
        assert_eq!(games("--game go --size 3x3 --depth 6"), 56_176);
        assert_eq!(games("--game go --size 3x3 --depth 6 --suicide"), 57_040);
        assert_eq!(games("--size 3 --depth 4 --suicide --ko situational"), 3032);
        assert_eq!(games("--size 2 --depth 9 --passes"), 4184);
        assert_eq!(games("--size 2 --depth 9 --passes --after-two-passes continue"), 8616);
    }
}
