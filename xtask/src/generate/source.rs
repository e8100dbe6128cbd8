//! Source files of `design/`, and places in them for those who have to mend a fault.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use super::GenerateError;

/// A text file, with its path from the root of the repository.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// From the root of the repository, with forward slashes.
    pub(crate) path: String,
    /// What is in it.
    pub(crate) text: String,
}

impl Source {
    /// Reads a file.
    ///
    /// # Errors
    /// When it can't be read, or is no UTF-8.
    pub(crate) fn read(root: &Path, path: &str) -> Result<Self, GenerateError> {
        let file = root.join(path);
        match fs::read_to_string(&file) {
            Ok(text) => Ok(Self { path: path.to_owned(), text }),
            Err(source) => Err(GenerateError::Unreadable { path: file, source }),
        }
    }

    /// The line in which the byte `offset` stands.
    pub(crate) fn place(&self, offset: usize) -> Place {
        let before = self.text.bytes().take(offset);
        let line = 1 + before.filter(|&byte| byte == b'\n').count();
        Place { path: self.path.clone(), line }
    }
}

/// A line of a file, the first being 1.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    /// From the root of the repository.
    pub(crate) path: String,
    /// From 1.
    pub(crate) line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}", self.path, self.line)
    }
}

/// The files directly in a folder whose names end in `.extension`, sorted; none when there is no such
/// folder.
///
/// # Errors
/// When the folder can't be read.
pub(crate) fn files_in(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, GenerateError> {
    let all = walk(folder, false)?;
    Ok(all.into_iter().filter(|path| has_extension(path, extension)).collect())
}

/// The files in a folder and below it, sorted; none when there is no such folder.
///
/// # Errors
/// When a folder can't be read.
pub(crate) fn files_below(folder: &Path) -> Result<Vec<PathBuf>, GenerateError> {
    walk(folder, true)
}

/// Whether a file's name ends in `.extension`.
pub(crate) fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|found| found == extension)
}

fn walk(folder: &Path, deep: bool) -> Result<Vec<PathBuf>, GenerateError> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let unreadable = |source| GenerateError::Unreadable { path: folder.to_owned(), source };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if !path.is_dir() {
            found.push(path);
        } else if deep {
            found.extend(walk(&path, true)?);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_counts_lines_from_one() {
        let source = Source { path: "a.toml".to_owned(), text: "one\ntwo\nthree".to_owned() };
        assert_eq!(source.place(0).to_string(), "a.toml:1");
        assert_eq!(source.place(3).line, 1);
        assert_eq!(source.place(4).line, 2);
        assert_eq!(source.place(99).line, 3);
    }
}
