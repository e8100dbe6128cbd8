//! Generated files, and writing them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::source::files_below;
use super::{GenerateError, android, kotlin};

/// Folders that hold generated files only: what isn't written any more is removed from them.
const FOLDERS: [&str; 4] = [
    kotlin::FOLDER,
    android::FOLDER,
    "ios/TengenKit/Sources/TengenKit/Generated",
    "ios/TengenApp/Resources/Generated",
];

/// A generated text file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Output {
    /// From the root of the repository.
    pub(crate) path: String,
    /// What to write.
    pub(crate) text: String,
}

/// Writes the files that differ from what is there, and removes files of earlier runs that are not
/// among them.
///
/// # Errors
/// When a file can't be read, written or removed.
pub(crate) fn write(root: &Path, outputs: &[Output]) -> Result<(), GenerateError> {
    let files: Vec<_> = outputs.iter().map(|output| (root.join(&output.path), output)).collect();
    write_files(&files, &FOLDERS.map(|folder| root.join(folder)))
}

/// The same for the outputs below one folder of the repository, which go into another place.
///
/// # Errors
/// When a file can't be read, written or removed.
pub(crate) fn write_part(folder: &str, into: &Path, outputs: &[Output]) -> Result<(), GenerateError> {
    let files: Vec<_> = outputs
        .iter()
        .filter_map(|output| Some((into.join(Path::new(&output.path).strip_prefix(folder).ok()?), output)))
        .collect();
    write_files(&files, &[into.to_owned()])
}

fn write_files(files: &[(PathBuf, &Output)], cleaned: &[PathBuf]) -> Result<(), GenerateError> {
    for (path, output) in files {
        write_if_changed(path, output.text.as_bytes())?;
    }
    let kept: BTreeSet<&PathBuf> = files.iter().map(|(path, _)| path).collect();
    for folder in cleaned {
        for path in files_below(folder)? {
            if !kept.contains(&path) {
                fs::remove_file(&path).map_err(unwritable(&path))?;
            }
        }
    }
    Ok(())
}

/// Writes a file unless it holds that already.
///
/// # Errors
/// When it can't be written.
pub(crate) fn write_if_changed(path: &Path, content: &[u8]) -> Result<(), GenerateError> {
    if fs::read(path).is_ok_and(|found| found == content) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(unwritable(folder))?;
    }
    fs::write(path, content).map_err(unwritable(path))
}

fn unwritable(path: &Path) -> impl FnOnce(std::io::Error) -> GenerateError + use<> {
    let path: PathBuf = path.to_owned();
    |source| GenerateError::Unwritable { path, source }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn output(path: &str, text: &str) -> Output {
        Output { path: format!("{}/{path}", FOLDERS[0]), text: text.to_owned() }
    }

    #[test]
    fn unchanged_files_stay_untouched_and_old_ones_go() {
        let root = std::env::temp_dir().join(format!("tengen-output-{}", std::process::id()));
        write(&root, &[output("a/one.kt", "1"), output("two.kt", "2")]).unwrap();
        let one = root.join(FOLDERS[0]).join("a/one.kt");
        let long_ago = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1);
        fs::File::options().append(true).open(&one).unwrap().set_modified(long_ago).unwrap();

        write(&root, &[output("a/one.kt", "1")]).unwrap();
        assert_eq!(fs::metadata(&one).unwrap().modified().unwrap(), long_ago);
        assert!(!root.join(FOLDERS[0]).join("two.kt").exists());

        write(&root, &[output("a/one.kt", "new")]).unwrap();
        assert_eq!(fs::read_to_string(&one).unwrap(), "new");
        fs::remove_dir_all(&root).unwrap();
    }

    #[test]
    fn a_part_goes_elsewhere_alone() {
        let root = std::env::temp_dir().join(format!("tengen-part-{}", std::process::id()));
        let other = Output { path: format!("{}/values/strings.xml", FOLDERS[1]), text: "2".to_owned() };
        fs::create_dir_all(&root).unwrap();
        fs::write(root.join("old.kt"), "0").unwrap();
        write_part(FOLDERS[0], &root, &[output("a/one.kt", "1"), other]).unwrap();
        assert_eq!(files_below(&root).unwrap(), [root.join("a/one.kt")]);
        fs::remove_dir_all(&root).unwrap();
    }
}
