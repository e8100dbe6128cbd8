//! One version of a library, wherever it is named: the phone runs what was tested.

use std::collections::BTreeMap;

use roxmltree::{Document, Node};
use toml::Table;

use super::TextFile;

/// Endings by which one library goes by several names, one a platform.
const PLATFORMS: [&str; 3] = ["-jvm", "-desktop", "-android"];

/// Everything of Kotlin itself is published together, in one version.
const KOTLIN: &str = "org.jetbrains.kotlin";

/// A library or plugin, where it is named and in which version.
#[derive(Debug, PartialEq, Eq)]
struct Mention {
    library: String,
    version: String,
    path: String,
}

/// One line for each library that is named in several versions, and each file that cannot be read.
pub(super) fn faults(catalogue: &TextFile, poms: &[TextFile]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut mentions = Vec::new();
    for read in std::iter::once(in_catalogue(catalogue)).chain(poms.iter().map(in_pom)) {
        match read {
            Ok(found) => mentions.extend(found),
            Err(fault) => faults.push(fault),
        }
    }
    let mut first: BTreeMap<&str, &Mention> = BTreeMap::new();
    for mention in &mentions {
        let known = *first.entry(&mention.library).or_insert(mention);
        if known.version != mention.version {
            faults.push(format!(
                "  {} is {} in {} and {} in {}",
                mention.library, known.version, known.path, mention.version, mention.path
            ));
        }
    }
    faults
}

/// One line when the app calls itself by another version than the workspace.
pub(super) fn app_faults(workspace: &TextFile, build: &TextFile) -> Vec<String> {
    let version =
        workspace.text.parse::<Table>().ok().and_then(|table| {
            Some(table.get("workspace")?.get("package")?.get("version")?.as_str()?.to_owned())
        });
    let name = build.text.split_once("versionName = \"").and_then(|(_, rest)| Some(rest.split_once('"')?.0));
    match (version, name) {
        (Some(version), Some(name)) if version == name => Vec::new(),
        (version, name) => vec![format!(
            "  the version is {} in {} and {} in {}",
            version.as_deref().unwrap_or("missing"),
            workspace.path,
            name.unwrap_or("missing"),
            build.path
        )],
    }
}

/// The name under which mentions of a library are compared.
fn library(group: &str, artifact: &str) -> String {
    if group == KOTLIN {
        return KOTLIN.to_owned();
    }
    let name = PLATFORMS.iter().find_map(|platform| artifact.strip_suffix(platform)).unwrap_or(artifact);
    format!("{group}:{name}")
}

fn in_catalogue(file: &TextFile) -> Result<Vec<Mention>, String> {
    let table: Table = file.text.parse().map_err(|error| format!("  {}: {error}", file.path))?;
    let mut mentions = Vec::new();
    let entries = ["libraries", "plugins"].iter().filter_map(|name| table.get(*name)?.as_table()).flatten();
    for (alias, entry) in entries {
        let incomplete = || format!("  {}: {alias} has no module or id, or no known version", file.path);
        let text = |key: &str| entry.get(key).and_then(|value| value.as_str());
        let library = match (text("module"), text("id")) {
            (Some(module), None) => module.split_once(':').map(|(group, artifact)| library(group, artifact)),
            (None, Some(id)) if id.starts_with(KOTLIN) => Some(KOTLIN.to_owned()),
            (None, Some(id)) => Some(id.to_owned()),
            _ => None,
        };
        let reference = entry.get("version").and_then(|version| version.get("ref")?.as_str());
        let version = reference.and_then(|name| table.get("versions")?.get(name)?.as_str());
        let (library, version) = library.zip(version).ok_or_else(incomplete)?;
        mentions.push(Mention { library, version: version.to_owned(), path: file.path.clone() });
    }
    Ok(mentions)
}

fn in_pom(file: &TextFile) -> Result<Vec<Mention>, String> {
    let document = Document::parse(&file.text).map_err(|error| format!("  {}: {error}", file.path))?;
    let properties: BTreeMap<&str, &str> = document
        .descendants()
        .filter(|node| node.has_tag_name_of("properties"))
        .flat_map(|node| node.children())
        .filter_map(|node| Some((node.tag_name().name(), node.text()?)))
        .collect();
    let mut mentions = Vec::new();
    for node in document.descendants() {
        if !["dependency", "plugin", "artifactItem"].iter().any(|name| node.has_tag_name_of(name)) {
            continue;
        }
        let child = |name| node.children().find(|child| child.has_tag_name_of(name))?.text();
        let (Some(group), Some(artifact), Some(version)) =
            (child("groupId"), child("artifactId"), child("version"))
        else {
            continue;
        };
        let property = version.strip_prefix("${").and_then(|rest| rest.strip_suffix('}'));
        let version = property.map_or(Some(version), |name| properties.get(name).copied());
        let version = version.ok_or_else(|| format!("  {}: {artifact} has no known version", file.path))?;
        mentions.push(Mention {
            library: library(group, artifact),
            version: version.to_owned(),
            path: file.path.clone(),
        });
    }
    Ok(mentions)
}

/// Asking for a tag whatever its namespace: poms put all of theirs into one.
trait TagName {
    fn has_tag_name_of(&self, name: &str) -> bool;
}

impl TagName for Node<'_, '_> {
    fn has_tag_name_of(&self, name: &str) -> bool {
        self.tag_name().name() == name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> TextFile {
        TextFile { path: path.to_owned(), text: text.to_owned() }
    }

    const CATALOGUE: &str = r#"
[versions]
jna = "5.19.1"
kotlin = "2.4.21"
[libraries]
jna = { module = "net.java.dev.jna:jna", version.ref = "jna" }
[plugins]
compose = { id = "org.jetbrains.kotlin.plugin.compose", version.ref = "kotlin" }
"#;

    fn pom(jna: &str, kotlin: &str) -> TextFile {
        let text = format!(
            "<project xmlns=\"http://maven.apache.org/POM/4.0.0\"><properties><kotlin.version>{kotlin}\
             </kotlin.version></properties><dependencies><dependency><groupId>net.java.dev.jna</groupId>\
             <artifactId>jna-jvm</artifactId><version>{jna}</version></dependency><dependency><groupId>\
             org.jetbrains.kotlin</groupId><artifactId>kotlin-stdlib</artifactId><version>${{kotlin.version}}\
             </version></dependency></dependencies></project>"
        );
        file("pom.xml", &text)
    }

    #[test]
    fn one_version_everywhere_is_right() {
        assert_eq!(faults(&file("c.toml", CATALOGUE), &[pom("5.19.1", "2.4.21")]), [""; 0]);
    }

    #[test]
    fn every_other_version_is_told_with_both_places() {
        assert_eq!(
            faults(&file("c.toml", CATALOGUE), &[pom("5.19.0", "2.4.20")]),
            [
                "  net.java.dev.jna:jna is 5.19.1 in c.toml and 5.19.0 in pom.xml",
                "  org.jetbrains.kotlin is 2.4.21 in c.toml and 2.4.20 in pom.xml",
            ]
        );
    }

    #[test]
    fn a_version_that_nobody_defines_is_a_fault() {
        let catalogue = CATALOGUE.replace("jna = \"5.19.1\"\n", "");
        let found = faults(&file("c.toml", &catalogue), &[]);
        assert_eq!(found, ["  c.toml: jna has no module or id, or no known version"]);
    }

    #[test]
    fn the_app_calls_itself_by_the_version_of_the_workspace() {
        let workspace = file("Cargo.toml", "[workspace.package]\nversion = \"0.1.0\"\n");
        assert_eq!(app_faults(&workspace, &file("b", "versionName = \"0.1.0\"\n")), [""; 0]);
        let found = app_faults(&workspace, &file("b", "versionName = \"0.2.0\"\n"));
        assert_eq!(found, ["  the version is 0.1.0 in Cargo.toml and 0.2.0 in b"]);
    }
}
