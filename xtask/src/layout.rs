//! Holds ARCHITECTURE.md against the tree: every folder and file that its table names exists, and
//! every folder with sources is named.

use std::fs;
use std::path::{Path, PathBuf};

use crate::tool::{ChoreError, root};

/// The languages of the sources.
const SOURCES: [&str; 3] = ["rs", "kt", "swift"];

/// Folders that hold no sources of their own: what builds leave behind, and tests, which the line of
/// the folder above them covers.
const PASSED_OVER: [&str; 9] =
    ["target", "build", "out", "generated", "Generated", "test", "tests", "Tests", "snapshots"];

/// One row of the table: a folder and its most notable file.
#[derive(Debug, PartialEq, Eq)]
struct Row {
    folder: String,
    file: String,
}

/// Compares the map with the tree.
///
/// # Errors
/// When they differ, or one of them cannot be read.
pub(crate) fn check() -> Result<(), ChoreError> {
    let root = root();
    let path = root.join("ARCHITECTURE.md");
    let map = fs::read_to_string(&path).map_err(|source| ChoreError::Unreadable { path, source })?;
    let mut folders = Vec::new();
    find_source_folders(&root, Path::new(""), &mut folders)?;
    folders.sort();
    let faults = differences(&rows(&map), &folders, |path| root.join(path).is_file());
    if faults.is_empty() { Ok(()) } else { Err(ChoreError::Layout { faults }) }
}

/// The rows of every table whose first cell is a folder in code quotes: "| `cli/` | `main.rs` | ... |".
fn rows(map: &str) -> Vec<Row> {
    map.lines()
        .filter_map(|line| {
            let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
            let folder = unquote(cells.next()?)?.trim_end_matches('/').to_owned();
            let file = unquote(cells.next()?)?.to_owned();
            Some(Row { folder, file })
        })
        .collect()
}

fn unquote(cell: &str) -> Option<&str> {
    cell.strip_prefix('`')?.strip_suffix('`')
}

/// One line for each row whose file is missing, and each source folder without a row.
fn differences(rows: &[Row], folders: &[PathBuf], is_file: impl Fn(&Path) -> bool) -> Vec<String> {
    let mut faults: Vec<String> = rows
        .iter()
        .filter(|row| !is_file(&Path::new(&row.folder).join(&row.file)))
        .map(|row| format!("  `{}/{}` is named but does not exist", row.folder, row.file))
        .collect();
    let is_named = |folder: &Path| rows.iter().any(|row| Path::new(&row.folder) == folder);
    let missing = folders.iter().filter(|folder| !is_named(folder));
    faults.extend(missing.map(|folder| format!("  `{}/` has sources but is not named", folder.display())));
    faults
}

/// Adds every folder below `folder` that holds a source file itself. A package's `src` counts as the
/// package.
fn find_source_folders(root: &Path, folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), ChoreError> {
    let path = root.join(folder);
    let unreadable = |source| ChoreError::Unreadable { path: path.clone(), source };
    let mut has_sources = false;
    for entry in fs::read_dir(&path).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if entry.file_type().map_err(unreadable)?.is_dir() {
            if !name.starts_with('.') && !PASSED_OVER.contains(&&*name) {
                find_source_folders(root, &folder.join(&*name), found)?;
            }
        } else {
            let extension = Path::new(&*name).extension().and_then(|extension| extension.to_str());
            has_sources |= extension.is_some_and(|extension| SOURCES.contains(&extension));
        }
    }
    if has_sources {
        let package = folder
            .parent()
            .filter(|parent| folder.ends_with("src") && root.join(parent).join("Cargo.toml").is_file());
        found.push(package.unwrap_or(folder).to_path_buf());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_from_the_table_alone() {
        let map = "# Map\n`cli/` plays.\n| folder | file | what |\n| --- | --- | --- |\n\
                   | `core/src/board/` | `grid.rs` | the board |\n";
        assert_eq!(rows(map), [Row { folder: "core/src/board".to_owned(), file: "grid.rs".to_owned() }]);
    }

    #[test]
    fn both_kinds_of_difference_are_told() {
        let rows = rows("| `a/` | `one.rs` | x |\n| `b/` | `two.rs` | x |\n");
        let folders = ["a".into(), "c".into()];
        assert_eq!(
            differences(&rows, &folders, |path| path == Path::new("a/one.rs")),
            ["  `b/two.rs` is named but does not exist", "  `c/` has sources but is not named"]
        );
    }

    #[test]
    fn the_sources_of_this_repository_are_found() {
        let mut folders = Vec::new();
        find_source_folders(&root(), Path::new(""), &mut folders).unwrap();
        assert!(folders.contains(&"xtask".into()), "{folders:?}");
        assert!(folders.contains(&"rust-core/src/board".into()), "{folders:?}");
        assert!(!folders.iter().any(|folder| folder.starts_with("target")), "{folders:?}");
    }
}
