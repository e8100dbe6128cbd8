//! Holds the Android app's files against each other: what its own tools would tell only where they can
//! be had.

mod resources;
mod versions;

use std::error::Error;
use std::fs;
use std::path::Path;

use crate::generate;
use crate::tool::{ChoreError, root};

/// A file of the repository with its text.
struct TextFile {
    /// From the root of the repository.
    path: String,
    text: String,
}

/// Where the poms stand that run the app's sources on a computer.
const POMS: [&str; 3] = ["android/app-check/pom.xml", "android/desktop/pom.xml", "bindings/kotlin/pom.xml"];

/// Compares versions, and follows the references of manifest and resources.
///
/// # Errors
/// When something contradicts, or a file cannot be read.
pub(crate) fn check() -> Result<(), Box<dyn Error>> {
    let mut faults = versions::faults(
        &read("android/gradle/libs.versions.toml")?,
        &POMS.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?,
    );
    faults.extend(versions::app_faults(&read("Cargo.toml")?, &read("android/app/build.gradle.kts")?));
    let mut files = vec![read(resources::MANIFEST)?];
    read_below(&root(), Path::new("android/app/src/main/res"), &mut files)?;
    let generated = generate::android_resources()?;
    files.extend(generated.into_iter().map(|output| TextFile { path: output.path, text: output.text }));
    faults.extend(resources::faults(&files, |source| root().join(source).is_file()));
    if faults.is_empty() { Ok(()) } else { Err(ChoreError::Android { faults }.into()) }
}

fn read(path: &str) -> Result<TextFile, ChoreError> {
    let full = root().join(path);
    match fs::read_to_string(&full) {
        Ok(text) => Ok(TextFile { path: path.to_owned(), text }),
        Err(source) => Err(ChoreError::Unreadable { path: full, source }),
    }
}

fn read_below(root: &Path, folder: &Path, files: &mut Vec<TextFile>) -> Result<(), ChoreError> {
    let path = root.join(folder);
    let unreadable = |source| ChoreError::Unreadable { path: path.clone(), source };
    for entry in fs::read_dir(&path).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let below = folder.join(entry.file_name());
        if entry.file_type().map_err(unreadable)?.is_dir() {
            read_below(root, &below, files)?;
        } else {
            files.push(read(&below.to_string_lossy())?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_files_of_this_repository_agree() {
        if let Err(error) = super::check() {
            panic!("{error}");
        }
    }
}
