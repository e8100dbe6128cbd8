//! Manifest and resources: well-formed, and every name in them leads somewhere.

use std::collections::BTreeSet;
use std::path::Path;

use roxmltree::{Document, Node};

use super::TextFile;

/// The app's manifest.
pub(super) const MANIFEST: &str = "android/app/src/main/AndroidManifest.xml";

/// The folder of the package that names in the manifest begin from.
const PACKAGE: &str = "android/app/src/main/kotlin/app/tengen";

/// The namespace of Android's attributes.
const ANDROID: &str = "http://schemas.android.com/apk/res/android";

/// One line for each file that is no XML, and each reference that leads nowhere.
pub(super) fn faults(files: &[TextFile], is_source: impl Fn(&str) -> bool) -> Vec<String> {
    let mut faults = Vec::new();
    let mut documents = Vec::new();
    for file in files {
        match Document::parse(&file.text) {
            Ok(document) => documents.push((file.path.as_str(), document)),
            Err(error) => faults.push(format!("  {}: {error}", file.path)),
        }
    }
    let defined: BTreeSet<String> =
        documents.iter().flat_map(|(path, document)| definitions(path, document)).collect();
    for (path, document) in &documents {
        let missing = references(document).into_iter().filter(|name| !defined.contains(name));
        faults.extend(missing.map(|name| format!("  {path}: there is no {name}")));
        if *path == MANIFEST {
            let classes = classes(document).into_iter().filter(|source| !is_source(source));
            faults.extend(classes.map(|source| format!("  {path}: there is no {source}")));
        }
    }
    faults
}

/// The resources of a file, as `string/app_name`: what stands in it below `values`, else the file itself.
fn definitions(path: &str, document: &Document<'_>) -> Vec<String> {
    let path = Path::new(path);
    let folder = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
    let kind = folder.split('-').next().unwrap_or_default();
    if kind == "values" {
        let entries = document.root_element().children().filter(Node::is_element);
        return entries
            .filter_map(|entry| Some(format!("{}/{}", entry.tag_name().name(), entry.attribute("name")?)))
            .collect();
    }
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    vec![format!("{kind}/{name}")]
}

/// The app's own resources that a file refers to; the system's begin with "@android:".
fn references(document: &Document<'_>) -> Vec<String> {
    let mut found = Vec::new();
    for node in document.descendants().filter(Node::is_element) {
        let values = node.attributes().map(|attribute| attribute.value()).chain(node.text());
        let own = values.filter_map(|value| value.trim().strip_prefix('@'));
        found.extend(own.filter(|name| !name.starts_with("android:")).map(str::to_owned));
        let parent = node.attribute("parent").filter(|name| !name.starts_with("android:"));
        found.extend(parent.map(|name| format!("style/{name}")));
    }
    found
}

/// The sources of the classes that a manifest names from its package on: ".shell.One" is shell/One.kt.
fn classes(document: &Document<'_>) -> Vec<String> {
    document
        .descendants()
        .filter_map(|node| node.attribute((ANDROID, "name"))?.strip_prefix('.'))
        .map(|name| format!("{PACKAGE}/{}.kt", name.replace('.', "/")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app(manifest: &str, themes: &str) -> Vec<TextFile> {
        let manifest = manifest.replace("<manifest", &format!("<manifest xmlns:android=\"{ANDROID}\""));
        [
            (MANIFEST, manifest.as_str()),
            ("res/values-night/themes.xml", themes),
            ("res/mipmap-anydpi/icon.xml", "<a />"),
        ]
        .map(|(path, text)| TextFile { path: path.to_owned(), text: text.to_owned() })
        .into()
    }

    const MANIFEST_TEXT: &str = "<manifest><application android:name=\".shell.App\" android:icon=\"@mipmap/icon\" \
         android:theme=\"@style/Dark\" android:banner=\"@android:drawable/x\" /></manifest>";
    const THEMES: &str = "<resources><style name=\"Dark\" parent=\"android:Theme\"><item name=\"a\">@color/ink</item>\
         </style><color name=\"ink\">#000000</color></resources>";

    #[test]
    fn names_that_lead_somewhere_are_right() {
        let found = faults(&app(MANIFEST_TEXT, THEMES), |source| source == format!("{PACKAGE}/shell/App.kt"));
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn names_that_lead_nowhere_are_told() {
        let themes = THEMES.replace("android:Theme", "Pale").replace("#000000", "@color/paper");
        let found = faults(&app(&MANIFEST_TEXT.replace("/icon", "/sign"), &themes), |_| false);
        assert_eq!(
            found,
            [
                format!("  {MANIFEST}: there is no mipmap/sign"),
                format!("  {MANIFEST}: there is no {PACKAGE}/shell/App.kt"),
                "  res/values-night/themes.xml: there is no style/Pale".to_owned(),
                "  res/values-night/themes.xml: there is no color/paper".to_owned(),
            ]
        );
    }

    #[test]
    fn a_file_that_is_no_xml_is_told() {
        let found = faults(&app(MANIFEST_TEXT, "<resources>"), |_| true);
        assert!(found[0].starts_with("  res/values-night/themes.xml: "), "{found:?}");
    }
}
