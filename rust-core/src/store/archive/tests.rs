use super::*;
use crate::board::{Size, Stone};
use crate::record::{GameKind, GameTree, NodeId, sgf};
use crate::rules::Move;
use crate::search::Random;
use crate::store::Query;

fn opened() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    (folder, store)
}

/// A game of a few random moves with a variation and texts that are hard to write.
fn random_game(random: &mut Random) -> GameTree {
    let kind = if random.below(2) == 0 { GameKind::Go } else { GameKind::Five };
    let size = Size::square(9 + random.below(11) as u32).unwrap();
    let mut tree = GameTree::new(kind, Some(size));
    tree.set_text(NodeId::ROOT, "PB", format!("Ada [{}]\\", random.below(1000)));
    tree.set_text(NodeId::ROOT, "GN", "龙与虎: \"first\"\nline");
    let mut nodes = vec![NodeId::ROOT];
    for number in 0..random.below(40) {
        let points: Vec<_> = size.points().collect();
        let parent = nodes[nodes.len() - 1 - random.below(nodes.len().min(3))];
        let played = Move::Place(points[random.below(points.len())]);
        nodes.push(tree.play(parent, Stone::BOTH[number % 2], played));
    }
    tree
}

type Held = (Vec<(Entry, String)>, Vec<Bout>, Settings, GameChoice, Option<Snapshot>);

fn held(store: &Store) -> Held {
    let list = |trash| {
        let query = Query { trash, ..Query::default() };
        let mut games = store.library(query, 0, usize::MAX).unwrap().games;
        games.sort_by_key(|(number, _)| *number);
        games.into_iter().map(|(number, entry)| (entry, store.record(number).unwrap())).collect::<Vec<_>>()
    };
    let games = [list(false), list(true)].concat();
    (games, store.bouts().unwrap(), store.settings().unwrap(), store.choice().unwrap(), store.game().unwrap())
}

#[test]
fn a_thousand_games_come_back_as_they_were() {
    let (_folder, store) = opened();
    let mut random = Random::new(3);
    let games = (0..1000).map(|_| KeptGame::new(&random_game(&mut random), Origin::Imported)).collect();
    let numbers = store.keep(games).unwrap();
    store.set_favourite(numbers[7], true).unwrap();
    store.rename(numbers[8], "名局 / a:b".to_owned()).unwrap();
    store.trash(numbers[9]).unwrap();
    store.save_settings(&Settings { left_handed: true, ..Settings::default() }).unwrap();
    store.save_choice(GameChoice { side: 19, ..GameChoice::default() }).unwrap();
    super::super::library::tests::play_to_the_end(&store);
    let archive = store.export().unwrap();

    let (_folder, other) = opened();
    let import = other.import(&archive).unwrap();
    assert_eq!(import, Import { added: 1001, known: 0, faults: Vec::new() });
    assert_eq!(held(&other), held(&store));
    let again = other.import(&archive).unwrap();
    assert_eq!(again, Import { added: 0, known: 1001, faults: Vec::new() });
    assert_eq!(held(&other), held(&store));
}

#[test]
fn what_the_store_has_of_its_own_stays() {
    let (_folder, store) = opened();
    let (_other_folder, other) = opened();
    let game = KeptGame::new(&random_game(&mut Random::new(1)), Origin::Imported);
    other.keep(vec![game]).unwrap();
    other.save_settings(&Settings { look: "night".to_owned(), ..Settings::default() }).unwrap();
    super::super::library::tests::play_to_the_end(&other);
    store.save_settings(&Settings { look: "paper".to_owned(), ..Settings::default() }).unwrap();
    super::super::library::tests::play_to_the_end(&store);
    let in_progress = store.game().unwrap();
    let import = store.import(&other.export().unwrap()).unwrap();
    assert_eq!(import.added, 2);
    assert_eq!((&*store.settings().unwrap().look, store.game().unwrap()), ("paper", in_progress));
    assert_eq!(store.bouts().unwrap().len(), 2);
}

fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

#[test]
fn the_files_of_others_are_read_too() {
    let (_folder, store) = opened();
    let two = b"(;GM[1]SZ[9];B[ee])(;GM[4]SZ[15];B[hh])";
    let archive = zipped(&[("a/two.sgf", two), ("photo.jpg", b"\xff\xd8\xff"), ("list.txt", b"h8 i9 j10")]);
    let import = store.import(&archive).unwrap();
    assert_eq!((import.added, import.faults.len()), (3, 1));
    assert!(import.faults[0].starts_with("photo.jpg: "), "{:?}", import.faults);
    assert_eq!(store.import(&archive).unwrap().known, 3, "the same records are not kept twice");
}

#[test]
fn what_is_no_archive_is_refused_and_nothing_changes() {
    let (_folder, store) = opened();
    let whole = zipped(&[("game.sgf", b"(;B[aa])")]);
    let newer = zipped(&[(CONTENTS, br#"{"version": 2, "rooms": []}"#), ("game.sgf", b"(;B[aa])")]);
    let damaged = zipped(&[(CONTENTS, br#"{"version": 1, "games": 7}"#)]);
    let refused = |bytes: &[u8]| store.import(bytes).unwrap_err();
    assert!(matches!(refused(b""), ArchiveError::NoArchive { .. }));
    assert!(matches!(refused(b"(;B[aa])"), ArchiveError::NoArchive { .. }));
    assert!(matches!(refused(&whole[..whole.len() / 2]), ArchiveError::NoArchive { .. }));
    assert!(matches!(refused(&damaged), ArchiveError::NoArchive { .. }));
    assert_eq!(refused(&newer), ArchiveError::Newer { version: 2 });
    assert_eq!(refused(&zipped(&[("readme", b"no game")])), ArchiveError::NoGames);
    assert_eq!(store.library(Query::default(), 0, 9).unwrap().total, 0);
    // However it is cut or spoilt, it is read or refused.
    let mut random = Random::new(9);
    for _ in 0..300 {
        let mut spoilt = whole.clone();
        let place = random.below(spoilt.len());
        spoilt[place] ^= 1 << random.below(8);
        _ = Unpacked::of(&spoilt);
        _ = Unpacked::of(&whole[..random.below(whole.len())]);
    }
}

#[test]
fn a_game_that_the_list_names_and_the_archive_lacks_is_told() {
    let (_folder, store) = opened();
    store.keep(vec![KeptGame::new(&random_game(&mut Random::new(1)), Origin::Imported)]).unwrap();
    let mut files = unpack(&store.export().unwrap()).unwrap();
    files.retain(|(name, _)| name == CONTENTS);
    files.push(("other.sgf".to_owned(), sgf::write([&random_game(&mut Random::new(2))]).into_bytes()));
    let files: Vec<(&str, &[u8])> = files.iter().map(|(name, bytes)| (&**name, &**bytes)).collect();
    let (_folder, other) = opened();
    let import = other.import(&zipped(&files)).unwrap();
    assert_eq!(import.added, 1);
    assert_eq!(import.faults, ["games/000001.sgf: not in the archive"]);
}
