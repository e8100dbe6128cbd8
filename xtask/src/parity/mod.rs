//! The chore `parity`: what the Kotlin side has, the Swift side has too. `xtask/parity.toml` says what is
//! compared.

mod comparison;
mod names;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::tool::{ChoreError, root};
use comparison::{Comparison, Excused, Name};

/// Where the rows are.
const ROWS: &str = "xtask/parity.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    row: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    title: String,
    compares: Kind,
    kotlin: PathBuf,
    #[serde(default)]
    kotlin_except: BTreeMap<String, String>,
    swift: PathBuf,
    #[serde(default)]
    more_in_swift: bool,
    #[serde(default)]
    missing: Excused,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    /// Tests of both languages.
    Tests,
    /// Golden images with previews.
    Pictures,
}

/// Compares both sides row by row and prints a table of each.
///
/// # Errors
/// When something is on one side only without a reason in the data, or a file cannot be read.
pub(crate) fn run() -> Result<(), ChoreError> {
    let path = root().join(ROWS);
    let text =
        fs::read_to_string(&path).map_err(|source| ChoreError::Unreadable { path: path.clone(), source })?;
    let rows: Rows =
        toml::from_str(&text).map_err(|error| ChoreError::Malformed { path, reason: error.to_string() })?;
    let mut faults = Vec::new();
    for row in rows.row {
        if !root().join(&row.swift).is_dir() {
            println!("{}: not compared, since {} does not exist yet", row.title, row.swift.display());
            continue;
        }
        let comparison = row.compare()?;
        print!("{comparison}");
        faults.extend(comparison.faults);
    }
    if faults.is_empty() { Ok(()) } else { Err(ChoreError::Parity { faults }) }
}

impl Row {
    fn compare(self) -> Result<Comparison, ChoreError> {
        let swift = files(&self.swift, "swift")?;
        let extension = match self.compares {
            Kind::Tests => "kt",
            Kind::Pictures => "png",
        };
        let (left_out, counted): (Vec<PathBuf>, Vec<PathBuf>) = files(&self.kotlin, extension)?
            .into_iter()
            .partition(|file| self.kotlin_except.contains_key(&file_name(file)));
        let (kotlin, swift) = match self.compares {
            Kind::Tests => (names_in(&counted, names::kotlin_tests)?, names_in(&swift, names::swift_tests)?),
            Kind::Pictures => (
                counted.iter().map(|file| picture(&stem(file))).collect(),
                names_in(&swift, names::previews)?,
            ),
        };
        let mut found = Comparison::new(self.title, &kotlin, swift, &self.missing, self.more_in_swift);
        for (name, reason) in &self.kotlin_except {
            found.leave_out(name, reason, left_out.iter().any(|file| file_name(file) == *name));
        }
        Ok(found)
    }
}

/// The files with an extension in a folder of the repository and below it, in order.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, ChoreError> {
    let path = root().join(folder);
    let unreadable = |source| ChoreError::Unreadable { path: path.clone(), source };
    let mut found = Vec::new();
    for entry in fs::read_dir(&path).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let inside = folder.join(entry.file_name());
        if entry.file_type().map_err(unreadable)?.is_dir() {
            found.extend(files(&inside, extension)?);
        } else if inside.extension().is_some_and(|found| found == extension) {
            found.push(inside);
        }
    }
    found.sort();
    Ok(found)
}

fn names_in(files: &[PathBuf], read: fn(&str) -> Vec<String>) -> Result<Vec<Name>, ChoreError> {
    let mut names = Vec::new();
    for file in files {
        let path = root().join(file);
        let source = fs::read_to_string(&path).map_err(|source| ChoreError::Unreadable { path, source })?;
        names.extend(read(&source).into_iter().map(|text| Name { group: stem(file), text }));
    }
    Ok(names)
}

/// A picture, in the group of its screen: the first word of its name.
fn picture(name: &str) -> Name {
    let group = name.split('-').next().unwrap_or(name);
    Name { group: group.to_owned(), text: name.to_owned() }
}

fn file_name(file: &Path) -> String {
    file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn stem(file: &Path) -> String {
    file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_of_this_repository_are_read() {
        let rows: Rows = toml::from_str(&fs::read_to_string(root().join(ROWS)).unwrap()).unwrap();
        assert!(rows.row.iter().all(|row| root().join(&row.kotlin).is_dir()));
    }

    #[test]
    fn the_tests_of_this_repository_are_found() {
        let files = files(Path::new("bindings/swift/Tests"), "swift").unwrap();
        let names = names_in(&files, names::swift_tests).unwrap();
        let one = Name { group: "StoppingTest".to_owned(), text: "closing stops the thinking".to_owned() };
        assert!(names.contains(&one), "{names:?}");
    }
}
