//! The chore `generate`: reads `design/`, checks it, and writes what the front ends are built from.
//!
//! Nothing that it writes is kept in git: builds run it first. A file whose content stays the same is
//! not touched, so that builds after it have nothing to do again.

mod android;
mod app_icon;
mod fonts;
mod geometry;
mod icons;
mod kotlin;
mod looks;
mod output;
mod source;
mod swift;
mod texts;

use std::io;
use std::path::{Path, PathBuf};

use fonts::FontFault;
use icons::{IconFault, Icons};
use looks::{LookFault, Looks};
pub(crate) use output::Output;
use source::{Place, Source};
use texts::{Language, TextFault};

/// The language that others are checked against, and that is shown where none of a person's languages
/// is there.
const FIRST_LANGUAGE: &str = "en.toml";

/// What the chore takes.
#[derive(Clone, Default, clap::Args)]
pub(crate) struct Arguments {
    /// Write nothing; check everything, also that each text is shown on some screen.
    #[arg(long)]
    pub(crate) check: bool,
    /// Write only the Kotlin files of the screens, into this folder, which holds nothing else.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) kotlin: Option<PathBuf>,
    /// Write only the resources of the Android app, into this folder, which holds nothing else.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) resources: Option<PathBuf>,
}

/// Why nothing, or not all, was generated.
#[derive(Debug, thiserror::Error)]
pub(crate) enum GenerateError {
    /// A file or folder of the repository can't be read.
    #[error("{}: {source}", path.display())]
    Unreadable {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A generated file can't be written or removed.
    #[error("{}: cannot be written: {source}", path.display())]
    Unwritable {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A picture can't be made.
    #[error("{}: cannot be painted: {what}", path.display())]
    Unpaintable {
        /// Where it was to go.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
    /// Something in `design/` is wrong.
    #[error("design/ has faults:\n{}", listed(findings))]
    Faulty {
        /// All of them.
        findings: Vec<Finding>,
    },
}

/// Something wrong in a file of `design/`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Finding {
    place: Place,
    fault: Fault,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub(crate) enum Fault {
    /// The file is not in its format.
    #[error("{what}")]
    Format {
        /// What the parser says.
        what: String,
    },
    /// A text.
    #[error(transparent)]
    Text(#[from] TextFault),
    /// Colours.
    #[error(transparent)]
    Look(#[from] LookFault),
    /// Icons.
    #[error(transparent)]
    Icon(#[from] IconFault),
    /// Fonts of the tests.
    #[error(transparent)]
    Font(#[from] FontFault),
}

impl Finding {
    /// What the TOML parser, or a type that is read from TOML, says.
    fn toml(source: &Source, error: &toml::de::Error) -> Self {
        let place = source.place(error.span().map_or(0, |span| span.start));
        Self { place, fault: Fault::Format { what: error.message().to_owned() } }
    }
}

impl std::fmt::Display for Finding {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{}: {}", self.place, self.fault)
    }
}

fn listed(findings: &[Finding]) -> String {
    findings.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// Checks `design/` and, unless only a check is asked for, writes the generated files.
///
/// # Errors
/// When something in `design/` is wrong, or a file can't be read or written.
pub(crate) fn run(arguments: &Arguments) -> Result<(), GenerateError> {
    let root = root();
    let design = Design::read(&root)?;
    if arguments.check {
        let findings = texts::unused(&root, &design.languages[0])?;
        return if findings.is_empty() { Ok(()) } else { Err(GenerateError::Faulty { findings }) };
    }
    let outputs = outputs(&design);
    if arguments.kotlin.is_none() && arguments.resources.is_none() {
        output::write(&root, &outputs)?;
        return app_icon::write(&root, &design.icons.app);
    }
    for (part, into) in [(kotlin::FOLDER, &arguments.kotlin), (android::FOLDER, &arguments.resources)] {
        if let Some(into) = into {
            output::write_part(part, into, &outputs)?;
        }
    }
    Ok(())
}

/// The resources of the Android app, as they are written.
///
/// # Errors
/// When something in `design/` is wrong, or a file can't be read.
pub(crate) fn android_resources() -> Result<Vec<Output>, GenerateError> {
    let design = Design::read(&root())?;
    Ok(resources(&design))
}

/// Everything that `design/` says, checked.
struct Design {
    /// The first is the one that others follow; never empty.
    languages: Vec<Language>,
    looks: Looks,
    icons: Icons,
}

impl Design {
    fn read(root: &Path) -> Result<Self, GenerateError> {
        let mut findings = Vec::new();
        let languages = read_languages(root, &mut findings)?;
        let looks = read_looks(root, &mut findings)?;
        findings.extend(fonts::check(root, &languages)?);
        let icons = read_icons(root, &mut findings)?;
        match (looks, icons) {
            (Some(looks), Some(icons)) if findings.is_empty() => Ok(Self { languages, looks, icons }),
            _ => Err(GenerateError::Faulty { findings }),
        }
    }
}

fn read_looks(root: &Path, findings: &mut Vec<Finding>) -> Result<Option<Looks>, GenerateError> {
    let source = Source::read(root, "design/looks.toml")?;
    match looks::parse(&source) {
        Ok(looks) => {
            findings.extend(looks::check(&looks, &source));
            Ok(Some(looks))
        }
        Err(finding) => {
            findings.push(finding);
            Ok(None)
        }
    }
}

fn read_icons(root: &Path, findings: &mut Vec<Finding>) -> Result<Option<Icons>, GenerateError> {
    match icons::parse(&Source::read(root, "design/icons/icons.toml")?) {
        Ok(icons) => Ok(Some(icons)),
        Err(found) => {
            findings.extend(found);
            Ok(None)
        }
    }
}

/// The languages, the first one leading, the others by the names of their files.
fn read_languages(root: &Path, findings: &mut Vec<Finding>) -> Result<Vec<Language>, GenerateError> {
    let folder = "design/texts";
    let files = source::files_in(&root.join(folder), "toml")?;
    let mut names: Vec<String> =
        files.iter().filter_map(|file| Some(file.file_name()?.to_str()?.to_owned())).collect();
    names.retain(|name| name != FIRST_LANGUAGE);
    names.insert(0, FIRST_LANGUAGE.to_owned());
    let mut languages = Vec::new();
    for name in names {
        match texts::parse(&Source::read(root, &format!("{folder}/{name}"))?) {
            Ok(language) => languages.push(language),
            Err(found) => findings.extend(found),
        }
    }
    findings.extend(texts::check(&languages));
    Ok(languages)
}

/// Every file to be written.
fn outputs(design: &Design) -> Vec<Output> {
    let mut outputs = kotlin::texts(&design.languages);
    outputs.extend(kotlin::looks(&design.looks));
    outputs.push(kotlin::icons(&design.icons));
    outputs.extend(resources(design));
    outputs.extend(swift::texts(&design.languages));
    outputs.extend(swift::looks(&design.looks));
    outputs.push(swift::icons(&design.icons));
    outputs.extend(swift::catalogs(&design.languages));
    outputs.extend(geometry::cases());
    outputs
}

fn resources(design: &Design) -> Vec<Output> {
    android::resources(&design.languages, &design.icons.app, &design.looks.colours)
}

/// The root of the repository, wherever the command is called from inside it.
fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_design_of_this_repository_has_no_fault() {
        if let Err(error) = Design::read(&root()) {
            panic!("{error}");
        }
    }
}
