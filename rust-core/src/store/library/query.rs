//! Which games of the library a list shows, and in which order.

use super::entry::{Entry, GameNumber};
use crate::store::preferences::GameKind;

/// What a list of games asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Words that must all occur in a game's texts, in whatever case; empty for every game.
    pub words: String,
    /// One game only.
    pub game: Option<GameKind>,
    /// Only what a person marked.
    pub favourites: bool,
    /// What is in the trash, instead of what is not.
    pub trash: bool,
}

/// A part of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The games, the newest first; in the trash, those thrown away last.
    pub games: Vec<(GameNumber, Entry)>,
    /// How many games the whole list has.
    pub total: usize,
}

impl Query {
    /// The part of the list that begins at an index and has a length.
    pub(super) fn page(&self, entries: Vec<(GameNumber, Entry)>, first: usize, length: usize) -> Page {
        let words: Vec<String> = self.words.split_whitespace().map(str::to_lowercase).collect();
        let mut games: Vec<_> = entries.into_iter().filter(|(_, entry)| self.takes(entry, &words)).collect();
        games.sort_by_key(|(number, entry)| {
            std::cmp::Reverse((entry.trashed_at.filter(|_| self.trash), entry.saved_at, *number))
        });
        let total = games.len();
        let games = games.into_iter().skip(first).take(length).collect();
        Page { games, total }
    }

    fn takes(&self, entry: &Entry, words: &[String]) -> bool {
        entry.trashed_at.is_some() == self.trash
            && (!self.favourites || entry.favourite)
            && self.game.is_none_or(|game| entry.game == Some(game))
            && entry.has_words(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries() -> Vec<(GameNumber, Entry)> {
        let entry = |game, name: &str, saved_at| Entry {
            game: Some(game),
            name: name.to_owned(),
            saved_at,
            ..Entry::default()
        };
        let mut games = vec![
            entry(GameKind::Go, "Kyoto final", 30),
            entry(GameKind::Five, "Kyoto opening", 10),
            entry(GameKind::Go, "Évening", 20),
            entry(GameKind::Go, "thrown away", 25),
            entry(GameKind::Five, "thrown away later", 5),
        ];
        games[1].favourite = true;
        games[2].black = "ADA".to_owned();
        games[3].trashed_at = Some(40);
        games[4].trashed_at = Some(50);
        (1..).map(GameNumber).zip(games).collect()
    }

    fn found(query: &Query) -> Vec<u64> {
        query.page(entries(), 0, usize::MAX).games.iter().map(|(number, _)| number.0).collect()
    }

    #[test]
    fn the_newest_game_comes_first_and_the_trash_is_a_list_of_its_own() {
        assert_eq!(found(&Query::default()), [1, 3, 2]);
        assert_eq!(found(&Query { trash: true, ..Query::default() }), [5, 4]);
    }

    #[test]
    fn all_conditions_hold_for_what_is_found() {
        let words = |words: &str| Query { words: words.to_owned(), ..Query::default() };
        assert_eq!(found(&words("kyoto")), [1, 2]);
        assert_eq!(found(&words("  FINAL kyo")), [1]);
        assert_eq!(found(&words("éven ada")), [3], "words may occur in different texts");
        assert_eq!(found(&words("kyoto ada")), [0; 0]);
        assert_eq!(found(&Query { game: Some(GameKind::Five), ..words("kyoto") }), [2]);
        assert_eq!(found(&Query { favourites: true, ..Query::default() }), [2]);
        assert_eq!(found(&Query { favourites: true, game: Some(GameKind::Go), ..Query::default() }), [0; 0]);
    }

    #[test]
    fn a_page_is_a_part_of_the_list() {
        let page = Query::default().page(entries(), 1, 1);
        assert_eq!((page.games[0].0, page.games.len(), page.total), (GameNumber(3), 1, 3));
        assert_eq!(Query::default().page(entries(), 7, 2), Page { games: Vec::new(), total: 3 });
    }
}
