//! Finds texts that no screen shows.

use std::collections::BTreeSet;
use std::path::Path;

use super::{Language, TextFault};
use crate::generate::source::{files_below, has_extension};
use crate::generate::{Finding, GenerateError};

/// Texts that the generated resources of the platforms show, outside the screens' own sources.
const SHOWN_BY_RESOURCES: [&str; 1] = ["appName"];

/// Where screens stand, and what their sources end in.
const SCREENS: [(&str, &str); 3] =
    [("android", "kt"), ("ios/TengenKit/Sources", "swift"), ("ios/TengenApp", "swift")];

/// Folders that show nothing to people: what this tool wrote, what builds leave, and tests.
const PASSED_OVER: [&str; 6] = ["generated", "Generated", "target", "build", "test", "Tests"];

/// The texts whose names stand in no source of a screen; none as long as there are no screens.
///
/// # Errors
/// When a source can't be read.
pub(crate) fn unused(root: &Path, language: &Language) -> Result<Vec<Finding>, GenerateError> {
    let mut words = BTreeSet::new();
    for (folder, extension) in SCREENS {
        for path in files_below(&root.join(folder))? {
            let below = path.strip_prefix(root).unwrap_or(&path);
            let is_passed_over = below.iter().any(|part| PASSED_OVER.iter().any(|name| part == *name));
            if has_extension(&path, extension) && !is_passed_over {
                let read = std::fs::read_to_string(&path);
                let text = read.map_err(|source| GenerateError::Unreadable { path, source })?;
                words.extend(words_of(&text).map(str::to_owned));
            }
        }
    }
    if words.is_empty() { Ok(Vec::new()) } else { Ok(not_among(&words, language)) }
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
        .filter(|word| !word.is_empty())
}

fn not_among(words: &BTreeSet<String>, language: &Language) -> Vec<Finding> {
    let mut findings = Vec::new();
    for text in &language.texts {
        let member = text.member();
        if !words.contains(&member) && !SHOWN_BY_RESOURCES.contains(&member.as_str()) {
            let fault = TextFault::Unused { name: text.dotted(), member };
            findings.push(Finding { place: text.place.clone(), fault: fault.into() });
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::*;
    use crate::generate::source::Source;

    #[test]
    fn a_text_is_used_when_its_whole_name_stands_in_a_source() {
        let text = "[language]\ntag = \"en\"\nname = \"x\"\n[app]\nname = \"x\"\n\
                    [turn]\nyours = \"a\"\nyours-too = \"b\"\n";
        let language = parse(&Source { path: "en.toml".to_owned(), text: text.to_owned() }).unwrap();
        let words = words_of("Text(texts.turnYours) // turnYoursToo2").map(str::to_owned).collect();
        let found = not_among(&words, &language);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].to_string(), "en.toml:8: turn.yours-too (turnYoursToo) is used nowhere");
    }
}
