//! One table of the chore: which names of one side the other has too.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;

use super::names::key;

/// Something that should be on both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Name {
    /// Where it is shown: the file of a test, the screen of a picture.
    pub(super) group: String,
    /// What it is called.
    pub(super) text: String,
}

/// What one side has and the other need not have, each with its reason.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Excused {
    /// Kotlin's, which Swift need not have.
    #[serde(default)]
    swift: BTreeMap<String, String>,
    /// Swift's, which Kotlin need not have.
    #[serde(default)]
    kotlin: BTreeMap<String, String>,
}

/// What came of comparing. Its display is a table.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Comparison {
    title: String,
    groups: Vec<Group>,
    /// One line for each difference with a reason.
    excused: Vec<String>,
    /// How many names Swift has beyond Kotlin's.
    more_in_swift: usize,
    /// One line for each difference without a reason, and each reason without a difference.
    pub(super) faults: Vec<String>,
}

#[derive(Debug, PartialEq, Eq)]
struct Group {
    name: String,
    /// Names on the Kotlin side.
    kotlin: usize,
    /// Those of them that Swift has too.
    both: usize,
}

impl Comparison {
    /// Compares by the names' letters and digits; what is there twice must be there twice on both sides.
    pub(super) fn new(
        title: String,
        kotlin: &[Name],
        mut swift: Vec<Name>,
        excused: &Excused,
        may_have_more: bool,
    ) -> Self {
        let mut unused: Vec<(&str, &String)> = excused.swift.keys().map(|name| ("Swift", name)).collect();
        unused.extend(excused.kotlin.keys().map(|name| ("Kotlin", name)));
        let mut found =
            Self { title, groups: Vec::new(), excused: Vec::new(), more_in_swift: 0, faults: Vec::new() };
        for name in kotlin {
            let twin = swift.iter().position(|other| key(&other.text) == key(&name.text));
            if let Some(twin) = twin {
                swift.swap_remove(twin);
            } else {
                found.miss("Swift", name, &excused.swift, &mut unused);
            }
            found.count(&name.group, twin.is_some());
        }
        swift.sort_by(|a, b| (&a.group, &a.text).cmp(&(&b.group, &b.text)));
        for name in &swift {
            if may_have_more && !excused.kotlin.contains_key(&name.text) {
                found.more_in_swift += 1;
            } else {
                found.miss("Kotlin", name, &excused.kotlin, &mut unused);
            }
        }
        let title = &found.title;
        found.faults.extend(unused.into_iter().map(|(side, name)| {
            format!("  {title}: \"{name}\" is excused in {side}, where it is not missing")
        }));
        found
    }

    /// Notes that a file of Kotlin's is not compared; one that is not there is a fault.
    pub(super) fn leave_out(&mut self, file: &str, reason: &str, is_there: bool) {
        if is_there {
            self.excused.push(format!("  without {file}: {reason}"));
        } else {
            self.faults.push(format!("  {}: {file} is left out, but is not there", self.title));
        }
    }

    fn count(&mut self, group: &str, has_twin: bool) {
        let index = self.groups.iter().position(|known| known.name == group).unwrap_or_else(|| {
            self.groups.push(Group { name: group.to_owned(), kotlin: 0, both: 0 });
            self.groups.len() - 1
        });
        self.groups[index].kotlin += 1;
        self.groups[index].both += usize::from(has_twin);
    }

    fn miss(
        &mut self,
        side: &'static str,
        name: &Name,
        reasons: &BTreeMap<String, String>,
        unused: &mut Vec<(&str, &String)>,
    ) {
        let Name { group, text } = name;
        if let Some(reason) = reasons.get(text) {
            self.excused.push(format!("  not in {side}: \"{text}\": {reason}"));
            unused.retain(|entry| *entry != (side, text));
        } else {
            self.faults.push(format!("  {}: \"{text}\" of {group} is missing in {side}", self.title));
        }
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.groups.iter().map(|group| group.name.len() + 2);
        let width = names.max().unwrap_or(0).max(self.title.len()).max("  all".len());
        writeln!(f, "{:<width$}  Kotlin  Swift", self.title)?;
        let inner = width - 2;
        for Group { name, kotlin, both } in &self.groups {
            writeln!(f, "  {name:<inner$}  {kotlin:>6}  {both:>5}")?;
        }
        let sum = |count: fn(&Group) -> usize| self.groups.iter().map(count).sum::<usize>();
        let (kotlin, both) = (sum(|group| group.kotlin), sum(|group| group.both));
        writeln!(f, "  {:<inner$}  {kotlin:>6}  {both:>5}", "all")?;
        for line in &self.excused {
            writeln!(f, "{line}")?;
        }
        if self.more_in_swift > 0 {
            writeln!(f, "  and {} more in Swift", self.more_in_swift)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(texts: &[&str]) -> Vec<Name> {
        texts.iter().map(|text| Name { group: "GameTest".to_owned(), text: (*text).to_owned() }).collect()
    }

    fn excused(swift: &[&str], kotlin: &[&str]) -> Excused {
        let map = |names: &[&str]| names.iter().map(|name| ((*name).to_owned(), "why".to_owned())).collect();
        Excused { swift: map(swift), kotlin: map(kotlin) }
    }

    fn compare(kotlin: &[&str], swift: &[&str], excused: &Excused, may_have_more: bool) -> Comparison {
        Comparison::new("tests".to_owned(), &names(kotlin), names(swift), excused, may_have_more)
    }

    #[test]
    fn equal_sides_have_no_fault() {
        let found = compare(&["a game ends", "hits"], &["hits", "aGameEnds"], &Excused::default(), false);
        assert_eq!(found.faults, [""; 0]);
        let table = "tests       Kotlin  Swift\n  GameTest       2      2\n  all            2      2\n";
        assert_eq!(found.to_string(), table);
    }

    #[test]
    fn each_side_is_told_what_it_misses() {
        let found = compare(&["one", "two"], &["two", "three"], &Excused::default(), false);
        assert_eq!(
            found.faults,
            [
                "  tests: \"one\" of GameTest is missing in Swift",
                "  tests: \"three\" of GameTest is missing in Kotlin"
            ]
        );
    }

    #[test]
    fn what_is_there_twice_needs_two_twins() {
        let found = compare(&["one", "one"], &["one"], &Excused::default(), false);
        assert_eq!(found.faults, ["  tests: \"one\" of GameTest is missing in Swift"]);
    }

    #[test]
    fn swift_may_have_more_where_that_is_said() {
        let found = compare(&["one"], &["one", "two"], &Excused::default(), true);
        assert_eq!(found.faults, [""; 0]);
        assert!(found.to_string().ends_with("  and 1 more in Swift\n"), "{found}");
        assert_eq!(compare(&["one", "two"], &["one"], &Excused::default(), true).faults.len(), 1);
    }

    #[test]
    fn a_difference_with_a_reason_is_shown_and_no_fault() {
        let found = compare(&["one", "two"], &["one", "three"], &excused(&["two"], &["three"]), false);
        assert_eq!(found.faults, [""; 0]);
        let table = found.to_string();
        assert!(table.contains("  not in Swift: \"two\": why\n  not in Kotlin: \"three\": why\n"), "{table}");
    }

    #[test]
    fn a_file_that_is_left_out_must_be_there() {
        let mut found = compare(&["one"], &["one"], &Excused::default(), false);
        found.leave_out("DrawingTest.kt", "draws", true);
        found.leave_out("GoneTest.kt", "draws too", false);
        assert_eq!(found.faults, ["  tests: GoneTest.kt is left out, but is not there"]);
        assert!(found.to_string().ends_with("  without DrawingTest.kt: draws\n"), "{found}");
    }

    #[test]
    fn a_reason_without_a_difference_is_a_fault() {
        let found = compare(&["one"], &["one"], &excused(&["one"], &["two"]), false);
        assert_eq!(
            found.faults,
            [
                "  tests: \"one\" is excused in Swift, where it is not missing",
                "  tests: \"two\" is excused in Kotlin, where it is not missing"
            ]
        );
    }
}
