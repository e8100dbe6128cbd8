//! Checks that the fonts of the tests have every character of the texts: a missing one would be drawn
//! in a font of the machine, and golden images would differ from machine to machine.

use std::path::Path;

use ttf_parser::Face;

use super::source::{Place, files_in};
use super::texts::{Language, Segment};
use super::{Finding, GenerateError};

const FOLDER: &str = "design/fonts";

/// Shown by code rather than by texts: coordinates, clocks, numbers.
const SHOWN_BY_CODE: &str = "0123456789ABCDEFGHJKLMNOPQRSTUVWXYZ:.,+-×% ";

/// What can be wrong with the fonts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum FontFault {
    /// There is no font at all.
    #[error("no font is here")]
    None,
    /// No font that the reader knows.
    #[error("no OpenType font: {what}")]
    NotAFont {
        /// What the reader says.
        what: String,
    },
    /// A text has a character that the font lacks.
    #[error("{name}: {font} lacks {missing:?}: run design/fonts/subset.sh")]
    Lacks {
        /// The text.
        name: String,
        /// The font's file.
        font: String,
        /// The characters.
        missing: String,
    },
}

/// What is wrong with the fonts.
///
/// # Errors
/// When a font can't be read.
pub(crate) fn check(root: &Path, languages: &[Language]) -> Result<Vec<Finding>, GenerateError> {
    let fonts = files_in(&root.join(FOLDER), "otf")?;
    let mut findings = Vec::new();
    if fonts.is_empty() {
        findings.push(finding(FOLDER.to_owned(), FontFault::None));
    }
    for path in fonts {
        let bytes = std::fs::read(&path);
        let bytes = bytes.map_err(|source| GenerateError::Unreadable { path: path.clone(), source })?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match Face::parse(&bytes, 0) {
            Ok(face) => findings.extend(lacking(&face, &name, languages)),
            Err(error) => {
                let what = error.to_string();
                findings.push(finding(format!("{FOLDER}/{name}"), FontFault::NotAFont { what }));
            }
        }
    }
    Ok(findings)
}

fn finding(path: String, fault: FontFault) -> Finding {
    Finding { place: Place { path, line: 1 }, fault: fault.into() }
}

fn lacking(face: &Face<'_>, font: &str, languages: &[Language]) -> Vec<Finding> {
    let has = |letter: char| face.glyph_index(letter).is_some();
    let mut findings = Vec::new();
    let by_code: String = SHOWN_BY_CODE.chars().filter(|&letter| !has(letter)).collect();
    if !by_code.is_empty() {
        let fault = FontFault::Lacks { name: "digits".to_owned(), font: font.to_owned(), missing: by_code };
        findings.push(finding(format!("{FOLDER}/{font}"), fault));
    }
    for text in languages.iter().flat_map(|language| &language.texts) {
        let literals = text.body.templates().flatten().filter_map(|segment| match segment {
            Segment::Literal(literal) => Some(literal.chars()),
            Segment::Placeholder(_) => None,
        });
        let missing: String = literals.flatten().filter(|&letter| !has(letter)).collect();
        if !missing.is_empty() {
            let fault = FontFault::Lacks { name: text.dotted(), font: font.to_owned(), missing };
            findings.push(Finding { place: text.place.clone(), fault: fault.into() });
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::root;
    use crate::generate::source::Source;
    use crate::generate::texts::parse;

    #[test]
    fn a_character_that_no_text_had_before_is_found() {
        let text = "[language]\ntag = \"zh\"\nname = \"x\"\n[a]\nb = \"龘 and {point:text}\"\nc = \"五\"\n";
        let language = parse(&Source { path: "zh.toml".to_owned(), text: text.to_owned() }).unwrap();
        let found = check(&root(), &[language]).unwrap();
        let found: Vec<String> = found.iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "zh.toml:5: a.b: NotoSansCJKsc-Medium-Subset.otf lacks \"龘\": run design/fonts/subset.sh",
                "zh.toml:5: a.b: NotoSansCJKsc-Regular-Subset.otf lacks \"龘\": run design/fonts/subset.sh",
            ]
        );
    }
}
