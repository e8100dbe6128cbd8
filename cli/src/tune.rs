//! The command `tune`: self-play, then a fit of the pattern values to its results.

use std::error::Error;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use tengen_core::board::{Size, Stone};
use tengen_core::five::tuning::{Sample, error, fit};
use tengen_core::five::{Engine, Parameters};
use tengen_core::rules::Move;
use tengen_core::rules::five::{Ending, FivePosition, FiveRule, FoulPolicy};
use tengen_core::search::{Limits, Random, Stopper};

/// What the command takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many games to play.
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// Nodes a move in these games.
    #[arg(long, default_value_t = 3_000)]
    nodes: u64,
    /// Steps of the fit over all positions.
    #[arg(long, default_value_t = 300)]
    rounds: u32,
    /// Fixes the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at once.
    #[arg(short, long, default_value_t = 2)]
    jobs: usize,
    /// Where the fitted parameter file is written; the values to start from are the shipped ones.
    #[arg(long)]
    out: PathBuf,
}

/// One game in so many is kept out of the fit and judges it.
const HELD_OUT: u64 = 5;
/// The first stones of a game are put at random near the middle.
const RANDOM_STONES: usize = 4;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let start = Parameters::default();
    let games = play_games(arguments, &start)?;
    let (held_out, fitted_on): (Vec<_>, Vec<_>) =
        games.into_iter().partition(|(game, _)| game % HELD_OUT == 0);
    let [held_out, fitted_on] = [held_out, fitted_on]
        .map(|games| games.into_iter().flat_map(|(_, samples)| samples).collect::<Vec<Sample>>());
    if fitted_on.is_empty() {
        return Err("no quiet position in these games: play more".into());
    }
    let fitted = fit(&start, &fitted_on, arguments.rounds);
    println!("Positions: {} to fit, {} held out", fitted_on.len(), held_out.len());
    println!("Error before: {:.5}, held out {:.5}", error(&start, &fitted_on), error(&start, &held_out));
    println!("Error after:  {:.5}, held out {:.5}", error(&fitted, &fitted_on), error(&fitted, &held_out));
    std::fs::write(&arguments.out, fitted.to_toml())?;
    println!("Wrote {}", arguments.out.display());
    Ok(())
}

/// A game's number and the samples taken from it.
type GameSamples = (u64, Vec<Sample>);

/// The games by number, each with its samples; the same for any number of jobs.
fn play_games(arguments: &Arguments, parameters: &Parameters) -> Result<Vec<GameSamples>, Box<dyn Error>> {
    let next = AtomicU64::new(0);
    let work = || -> Result<Vec<GameSamples>, String> {
        let mut done = Vec::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= arguments.games {
                return Ok(done);
            }
            let samples =
                play_game(game, arguments, parameters).map_err(|error| format!("game {game}: {error}"))?;
            done.push((game, samples));
        }
    };
    let mut games = thread::scope(|scope| {
        let workers: Vec<_> = (0..arguments.jobs.max(1)).map(|_| scope.spawn(work)).collect();
        let mut games = Vec::new();
        for worker in workers {
            games.extend(worker.join().map_err(|_| "a game's thread ended early".to_owned())??);
        }
        Ok::<_, String>(games)
    })?;
    games.sort_by_key(|&(game, _)| game);
    Ok(games)
}

fn play_game(
    game: u64,
    arguments: &Arguments,
    parameters: &Parameters,
) -> Result<Vec<Sample>, Box<dyn Error>> {
    let rule = FiveRule::ALL[(game % 4) as usize];
    let mut random = Random::new(arguments.seed ^ game << 16);
    let mut position = FivePosition::new(rule, Size::square(15)?)?.with_foul_policy(FoulPolicy::Refused);
    scatter(&mut position, &mut random)?;
    let mut engine = Engine::with_table(rule, position.size(), 4).with_parameters(parameters.clone());
    let mut boards = Vec::new();
    while position.ending().is_none() {
        boards.push(engine.board(&position));
        let limits = Limits::nodes(arguments.nodes);
        let found = engine
            .search(&position, &limits, random.next_u64(), &Stopper::new(), &mut |_| {})
            .ok_or("the engine found no move")?;
        position.play(found.best)?;
    }
    let winner = position.ending().and_then(Ending::winner);
    let result = |side: Stone| match winner {
        None => 0.5,
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
    };
    Ok(boards.iter().filter_map(|board| Sample::take(board, result(board.to_move()))).collect())
}

/// Stones of both sides at random within three points of the middle.
fn scatter(position: &mut FivePosition, random: &mut Random) -> Result<(), Box<dyn Error>> {
    let size = position.size();
    for _ in 0..RANDOM_STONES {
        let free: Vec<Move> = size
            .points()
            .filter(|&point| size.distance(point, size.centre()) <= 3)
            .map(Move::Place)
            .filter(|&played| position.check(played).is_ok())
            .collect();
        position.play(free[random.below(free.len())])?;
    }
    Ok(())
}
