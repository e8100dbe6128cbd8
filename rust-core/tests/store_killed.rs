//! A process that writes to the store is killed at random moments: nothing acknowledged is lost.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::Duration;

use tengen_core::board::Point;
use tengen_core::game::{GameConfig, GameState, Intent};
use tengen_core::rules::five::FiveRule;
use tengen_core::search::Random;
use tengen_core::store::{Query, Store};

/// Names the store's folder to the process that writes.
const FOLDER: &str = "TENGEN_STORE_OF_THE_KILLED";

/// What a process has said that it saved: the revision of its game, and how many games have ended.
type Acknowledged = (u64, usize);

fn ended_games(store: &Store) -> usize {
    store.library(Query::default(), 0, usize::MAX).unwrap().total
}

/// Plays one game after the other and says what is saved, until it is killed.
#[test]
#[ignore = "the process that is killed: the test below starts it"]
fn the_killed() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let store = Store::open(folder.as_ref()).unwrap();
    let mut ended = ended_games(&store);
    let mut random = Random::new(ended as u64);
    let say = |revision: u64, ended: usize| {
        let mut said = std::io::stdout().lock();
        writeln!(said, "saved {revision} {ended}").and_then(|()| said.flush()).unwrap();
    };
    loop {
        let config =
            GameConfig { seed: random.next_u64(), ..GameConfig::between_people(FiveRule::Freestyle) };
        let mut state = GameState::new(config, Duration::ZERO).unwrap();
        let slot = store.game_slot();
        slot.begin(&state.snapshot(Duration::ZERO)).unwrap();
        say(0, ended);
        for stone in 0..9_usize {
            let point = Point::from_index(stone / 2 + 15 * (stone % 2));
            state.apply(Intent::Play { point }, stone as u64, Duration::ZERO).unwrap();
            slot.save(&state.snapshot(Duration::ZERO), &state).unwrap();
            ended += usize::from(state.outcome().is_some());
            say(state.revision(), ended);
        }
    }
}

/// Lets the process write for a while, kills it, and returns what it said last.
fn write_and_kill(folder: &std::path::Path, lines: usize, wait: Duration) -> Option<Acknowledged> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "the_killed", "--ignored", "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let read = |line: String| {
        let mut words = line.split_once("saved ")?.1.split(' ');
        Some((words.next()?.parse().ok()?, words.next()?.parse().ok()?))
    };
    let mut last = said.by_ref().filter_map(read).take(lines).last();
    std::thread::sleep(wait);
    child.kill().unwrap();
    child.wait().unwrap();
    // What it said before it died counts too.
    if let Some(later) = said.filter_map(read).last() {
        last = Some(later);
    }
    last
}

#[test]
fn a_process_killed_at_random_moments_loses_nothing_that_it_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let mut random = Random::new(1);
    let mut before = 0;
    for round in 0..200 {
        let wait = Duration::from_micros(random.below(4000) as u64);
        let (revision, ended) = write_and_kill(folder.path(), 1 + random.below(12), wait).unwrap();
        let store = Store::open(folder.path()).unwrap();
        assert_eq!(store.kept_aside(), None, "round {round}");
        let game = store.game().unwrap().unwrap();
        let library = ended_games(&store);
        // The write under way when it was killed may have arrived: the next stone, or the next game.
        let next = if revision == 9 { 0 } else { revision + 1 };
        let next_ended = ended + usize::from(revision == 8);
        assert!(
            (game.revision, library) == (revision, ended) || (game.revision, library) == (next, next_ended),
            "round {round}: said {revision} and {ended}, found {} and {library}",
            game.revision
        );
        assert!(library >= before, "round {round}");
        before = library;
        GameState::resume(game, Duration::ZERO).unwrap();
    }
}
