//! The command `store`: looks into the file in which the app keeps everything.

use std::error::Error;
use std::fmt::Display;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Subcommand;
use cpu_time::ProcessTime;
use tengen_core::board::{Point, Size, Stone};
use tengen_core::game::{GameConfig, GameState, Intent};
use tengen_core::record::{GameKind, GameTree, NodeId, RecordFile};
use tengen_core::rules::Move;
use tengen_core::rules::five::FiveRule;
use tengen_core::search::Random;
use tengen_core::store::{FILE_NAME, KeptGame, Origin, Query, Store};

/// What the command takes.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Read everything in a file, which stays as it is, and say what is wrong.
    Check {
        /// The file.
        file: PathBuf,
    },
    /// Write everything in a file, which stays as it is, as a zip file of SGF.
    Export {
        /// The file.
        file: PathBuf,
        /// The zip file.
        archive: PathBuf,
    },
    /// Fill a new file with games and measure what a person waits for.
    Measure {
        /// A folder that has no such file yet.
        folder: PathBuf,
        /// How many games.
        #[arg(long, default_value_t = 5000)]
        games: usize,
        /// How many moves are saved.
        #[arg(long, default_value_t = 1000)]
        moves: usize,
    },
}

/// Runs the command.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    match &arguments.command {
        Command::Check { file } => check(file),
        Command::Export { file, archive } => {
            fs::write(archive, Store::of_copy(file)?.export()?)?;
            Ok(())
        }
        Command::Measure { folder, games, moves } => measure(folder, *games, *moves),
    }
}

fn check(file: &Path) -> Result<(), Box<dyn Error>> {
    let store = Store::of_copy(file)?;
    let mut faults = Vec::new();
    let mut note = |what: &str, fault: &dyn Display| faults.push(format!("{what}: {fault}"));
    if let Err(error) = store.settings() {
        note("settings", &error);
    }
    if let Err(error) = store.choice() {
        note("last choices", &error);
    }
    match store.game() {
        Err(error) => note("game in progress", &error),
        Ok(None) => println!("no game in progress"),
        Ok(Some(game)) => match GameState::resume(game, Duration::ZERO) {
            Err(error) => note("game in progress", &error),
            Ok(state) => println!("game in progress: {} actions", state.tree().len()),
        },
    }
    for (name, trash) in [("library", false), ("trash", true)] {
        let page = store.library(Query { trash, ..Query::default() }, 0, usize::MAX)?;
        println!("{name}: {} games", page.total);
        for (number, entry) in page.games {
            match store.record(number) {
                Err(error) => note(&format!("game {}", number.0), &error),
                Ok(record) => match RecordFile::open(record.as_bytes()) {
                    Err(error) => note(&format!("game {}", number.0), &error),
                    Ok(file) => {
                        let moves = file.games.first().map_or(0, |tree| tree.main_moves().count());
                        if moves != entry.moves as usize {
                            let fault = format!("{} moves in the list, {moves} in the record", entry.moves);
                            note(&format!("game {}", number.0), &fault);
                        }
                    }
                },
            }
        }
    }
    println!("results: {}", store.bouts()?.len());
    let aside = store.games_aside()?;
    if aside > 0 {
        println!("kept aside: {aside} games in progress");
    }
    for fault in &faults {
        println!("{fault}");
    }
    if faults.is_empty() { Ok(()) } else { Err(format!("{} faults", faults.len()).into()) }
}

fn measure(folder: &Path, games: usize, moves: usize) -> Result<(), Box<dyn Error>> {
    if folder.join(FILE_NAME).exists() {
        return Err(format!("{} is there already", folder.join(FILE_NAME).display()).into());
    }
    let mut random = Random::new(1);
    {
        let store = Store::open(folder)?;
        let records: Vec<KeptGame> =
            (0..games).map(|number| KeptGame::new(&game(number, &mut random), Origin::Imported)).collect();
        store.keep(records)?;
    }
    let bytes = fs::metadata(folder.join(FILE_NAME))?.len();
    println!("{games} games of 200 moves, {bytes} bytes");
    let store = timed("open the file", || Store::open(folder))?;
    let screen = 50;
    let all = Query::default();
    let page = timed("list the first 50", || store.library(all.clone(), 0, screen))?;
    timed("list all", || store.library(all.clone(), 0, usize::MAX))?;
    let words = Query { words: "player 77".to_owned(), ..Query::default() };
    let found = timed("search two words", || store.library(words.clone(), 0, screen))?;
    println!("  {} found", found.total);
    let go = Query { game: Some(tengen_core::store::GameKind::Go), ..Query::default() };
    timed("list one game", || store.library(go.clone(), 0, screen))?;
    let (number, _) = page.games.first().ok_or("no game")?;
    let record = timed("open a game", || store.record(*number))?;
    timed("understand it", || {
        let file = RecordFile::open(record.as_bytes())?;
        file.frames(0).ok_or_else(|| Box::<dyn Error>::from("no game to step through"))
    })?;
    timed("export everything", || store.export())?;
    commits(&store, moves)
}

/// How long it takes until a move is safe on the disk.
fn commits(store: &Store, moves: usize) -> Result<(), Box<dyn Error>> {
    let mut times = Vec::with_capacity(moves);
    let slot = store.game_slot();
    while times.len() < moves {
        let mut state = GameState::new(GameConfig::between_people(FiveRule::Freestyle), Duration::ZERO)?;
        slot.begin(&state.snapshot(Duration::ZERO))?;
        // Every second column, so that no line wins.
        for stone in 0..100_usize.min(moves - times.len()) {
            let point = Point::from_index(2 * (stone % 7) + 15 * (stone / 7));
            state.apply(Intent::Play { point }, state.revision(), Duration::ZERO)?;
            let snapshot = state.snapshot(Duration::ZERO);
            let began = Instant::now();
            slot.save(&snapshot, &state)?;
            times.push(began.elapsed());
        }
    }
    times.sort();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    println!("a move's commit, {} moves: median {:.2?}, 99th of 100 {:.2?}", times.len(), at(50), at(99));
    Ok(())
}

/// Does something ten times and prints what it took.
fn timed<T, E>(name: &str, mut work: impl FnMut() -> Result<T, E>) -> Result<T, E> {
    const MOST: u32 = 10;
    let (began, cpu) = (Instant::now(), ProcessTime::now());
    let mut last = work()?;
    let mut count = 1;
    // A file is opened by one only.
    while count < MOST && name != "open the file" {
        last = black_box(work()?);
        count += 1;
    }
    println!("{name}: {:.2?} CPU, {:.2?} elapsed", cpu.elapsed() / count, began.elapsed() / count);
    Ok(last)
}

/// 200 moves on a board of Go or of five in a row.
fn game(number: usize, random: &mut Random) -> GameTree {
    let (kind, points_a_side) =
        if number.is_multiple_of(2) { (GameKind::Go, 19) } else { (GameKind::Five, 15) };
    let Ok(size) = Size::square(points_a_side) else { unreachable!("a board that Tengen has") };
    let mut tree = GameTree::new(kind, Some(size));
    tree.set_text(NodeId::ROOT, "PB", format!("Player {}", random.below(100)));
    tree.set_text(NodeId::ROOT, "PW", format!("Player {}", random.below(100)));
    tree.set_text(NodeId::ROOT, "DT", "2026-12-07");
    tree.set_text(NodeId::ROOT, "RE", "B+R");
    let mut points: Vec<Point> = size.points().collect();
    let mut last = NodeId::ROOT;
    for stone in 0..200 {
        let point = points.swap_remove(random.below(points.len()));
        last = tree.play(last, Stone::BOTH[stone % 2], Move::Place(point));
    }
    tree
}
