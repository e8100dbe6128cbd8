//! Compares the previews of the SwiftUI screens with the golden images of the Compose side: each state
//! that has an image has a preview of the same name, and the other way round.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::tool::{ChoreError, root};

const IMAGES: &str = "android/desktop/src/test/golden";
const VIEWS: &str = "ios/TengenApp";

/// Compares the names.
///
/// # Errors
/// When they differ, or a folder cannot be read.
pub(crate) fn check() -> Result<(), ChoreError> {
    let mut images = BTreeSet::new();
    each_file(&root().join(IMAGES), "png", &mut |path| {
        images.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
        Ok(())
    })?;
    let mut previews = Vec::new();
    each_file(&root().join(VIEWS), "swift", &mut |path| {
        let unreadable = |source| ChoreError::Unreadable { path: path.to_path_buf(), source };
        previews.extend(names(&fs::read_to_string(path).map_err(unreadable)?));
        Ok(())
    })?;
    let faults = differences(&images, &previews);
    if faults.is_empty() { Ok(()) } else { Err(ChoreError::Previews { faults }) }
}

/// The names of the previews in a Swift file: `#Preview("play-19")`, perhaps with traits behind.
fn names(source: &str) -> Vec<String> {
    let named = source.split("#Preview(\"").skip(1);
    named.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

fn differences(images: &BTreeSet<String>, previews: &[String]) -> Vec<String> {
    let found: BTreeSet<String> = previews.iter().cloned().collect();
    let mut faults: Vec<String> =
        images.difference(&found).map(|name| format!("  `{name}` has an image but no preview")).collect();
    faults.extend(found.difference(images).map(|name| format!("  `{name}` has a preview but no image")));
    let is_twice = |name: &&String| previews.iter().filter(|other| other == name).count() > 1;
    faults.extend(found.iter().filter(is_twice).map(|name| format!("  `{name}` has two previews")));
    faults
}

/// Hands over every file with an extension below a folder.
fn each_file(
    folder: &Path,
    extension: &str,
    each: &mut dyn FnMut(&Path) -> Result<(), ChoreError>,
) -> Result<(), ChoreError> {
    let unreadable = |source| ChoreError::Unreadable { path: folder.to_path_buf(), source };
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let path = entry.path();
        if entry.file_type().map_err(unreadable)?.is_dir() {
            each_file(&path, extension, each)?;
        } else if path.extension().is_some_and(|found| found == extension) {
            each(&path)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn names_stand_in_quotes_with_or_without_traits() {
        let source = "#Preview(\"play-19\") {\n}\n\n#Preview(\"replay\", traits: .landscapeLeft) { A(\"b\") }\n#Preview { C() }\n";
        assert_eq!(names(source), strings(&["play-19", "replay"]));
    }

    #[test]
    fn each_kind_of_difference_is_told() {
        let images = strings(&["a", "b"]).into_iter().collect();
        assert_eq!(differences(&images, &strings(&["b", "a"])), [""; 0]);
        assert_eq!(
            differences(&images, &strings(&["b", "c", "b"])),
            [
                "  `a` has an image but no preview",
                "  `c` has a preview but no image",
                "  `b` has two previews"
            ]
        );
    }

    #[test]
    fn this_repository_has_a_preview_for_each_image() {
        if let Err(error) = check() {
            panic!("{error}");
        }
    }
}
