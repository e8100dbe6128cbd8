//! Parses every YAML file of the tree, and sees to it that workflows name actions by their commits.
//!
//! A tag can be moved to other code; a commit's hash cannot. The version stands beside it as a comment,
//! for people and for the tool that offers updates.

use std::fs;
use std::path::{Path, PathBuf};

use yaml_rust2::{Yaml, YamlLoader};

use crate::tool::{ChoreError, root};

/// Folders whose content is not ours.
const PASSED_OVER: [&str; 3] = ["target", "out", "build"];

/// The one folder with a leading point that holds sources.
const WORKFLOWS: &str = ".github";

/// The length of a commit's hash, in hexadecimal digits.
const HASH_LENGTH: usize = 40;

/// Reads every YAML file.
///
/// # Errors
/// When one is not YAML, or uses an action that isn't pinned, or cannot be read.
pub(crate) fn check() -> Result<(), ChoreError> {
    let root = root();
    let mut faults = Vec::new();
    for file in files(&root)? {
        let text = fs::read_to_string(&file)
            .map_err(|source| ChoreError::Unreadable { path: file.clone(), source })?;
        let name = file.strip_prefix(&root).unwrap_or(&file).display().to_string();
        faults.extend(faults_of(&text).into_iter().map(|fault| format!("  {name}: {fault}")));
    }
    if faults.is_empty() { Ok(()) } else { Err(ChoreError::Yaml { faults }) }
}

/// The YAML files below a folder, in the order of their names.
fn files(folder: &Path) -> Result<Vec<PathBuf>, ChoreError> {
    let unreadable = |source| ChoreError::Unreadable { path: folder.to_path_buf(), source };
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type().map_err(unreadable)?.is_dir() {
            let is_hidden = name.starts_with('.') && name != WORKFLOWS;
            if !is_hidden && !PASSED_OVER.contains(&name.as_str()) {
                found.extend(files(&entry.path())?);
            }
        } else {
            let path = entry.path();
            if path.extension().is_some_and(|extension| extension == "yml" || extension == "yaml") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// What is wrong with a file's text.
fn faults_of(text: &str) -> Vec<String> {
    let documents = match YamlLoader::load_from_str(text) {
        Ok(documents) => documents,
        Err(error) => return vec![error.to_string()],
    };
    let mut used = Vec::new();
    for document in &documents {
        collect_uses(document, &mut used);
    }
    used.iter().filter_map(|action| fault_of_action(action, text)).collect()
}

/// Adds the values of every key `uses`, wherever it stands.
fn collect_uses<'a>(yaml: &'a Yaml, used: &mut Vec<&'a str>) {
    match yaml {
        Yaml::Array(items) => {
            for item in items {
                collect_uses(item, used);
            }
        }
        Yaml::Hash(entries) => {
            for (key, value) in entries {
                match (key.as_str(), value.as_str()) {
                    (Some("uses"), Some(action)) => used.push(action),
                    _ => collect_uses(value, used),
                }
            }
        }
        _ => {}
    }
}

/// Why an action may change behind our back; `None` for one of this repository ("./...") and a pinned one.
fn fault_of_action(action: &str, text: &str) -> Option<String> {
    if action.starts_with("./") {
        return None;
    }
    let is_hash = |version: &str| {
        version.len() == HASH_LENGTH && version.chars().all(|c| matches!(c, '0'..='9' | 'a'..='f'))
    };
    if !action.rsplit_once('@').is_some_and(|(_, version)| is_hash(version)) {
        return Some(format!("`{action}` is not pinned to a commit"));
    }
    // Comments are no part of what a YAML parser gives.
    let has_version = |line: &str| line.split_once(action).is_some_and(|(_, rest)| rest.starts_with(" # v"));
    let lines: Vec<&str> = text.lines().filter(|line| line.contains(action)).collect();
    (!lines.iter().all(|line| has_version(line)))
        .then(|| format!("`{action}` needs its version beside it: `# v1.2.3`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HASH: &str = "3d3c42e5aac5ba805825da76410c181273ba90b1";

    fn workflow(uses: &str) -> String {
        format!("jobs:\n  test:\n    steps:\n      - uses: {uses}\n        with:\n          depth: 1\n")
    }

    #[test]
    fn a_pinned_action_with_its_version_is_well() {
        assert_eq!(faults_of(&workflow(&format!("actions/checkout@{HASH} # v7.0.1"))), [""; 0]);
        assert_eq!(faults_of(&workflow("./.github/actions/setup")), [""; 0]);
    }

    #[test]
    fn a_tag_a_branch_or_nothing_is_no_pin() {
        for action in ["actions/checkout@v7", "actions/checkout@main", "actions/checkout"] {
            assert_eq!(faults_of(&workflow(action)), [format!("`{action}` is not pinned to a commit")]);
        }
    }

    #[test]
    fn a_hash_without_its_version_is_told() {
        let faults = faults_of(&workflow(&format!("actions/checkout@{HASH}")));
        assert_eq!(faults, [format!("`actions/checkout@{HASH}` needs its version beside it: `# v1.2.3`")]);
    }

    #[test]
    fn what_is_not_yaml_is_told() {
        for text in ["a: [1, 2", "a: 1\n b: 2\n", "a: \"open\n", "a: 1\na: 2\n"] {
            assert_eq!(faults_of(text).len(), 1, "{text:?}");
        }
    }

    #[test]
    fn the_workflows_of_this_repository_are_found() {
        let found = files(&root()).unwrap();
        assert!(found.iter().any(|file| file.ends_with(".github/workflows/linux.yml")), "{found:?}");
        assert!(!found.iter().any(|file| file.starts_with(root().join("target"))), "{found:?}");
    }
}
