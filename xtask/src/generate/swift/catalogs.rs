//! The string catalogs of the app: every text by its key, and the app's name, in all languages.
//!
//! The format is Xcode's (<https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog>).
//! Arguments are numbered in the order of [`Text::placeholders`], so that the number of a plural is
//! always the first. A plural with further placeholders is one substitution for the whole text.

use serde_json::{Map, Value, json};

use super::super::output::Output;
use super::super::texts::{Body, Language, Placeholder, PlaceholderKind, PluralForm, Segment, Text};

const FOLDER: &str = "ios/TengenApp/Resources/Generated";

/// The keys under which the system looks for the app's name.
const NAME_KEYS: [&str; 2] = ["CFBundleDisplayName", "CFBundleName"];

/// The files `Localizable.xcstrings` and `InfoPlist.xcstrings`.
pub(crate) fn catalogs(languages: &[Language]) -> Vec<Output> {
    let Some(first) = languages.first() else { return Vec::new() };
    let texts = first.texts.iter().map(|text| (text.dotted(), localizations(languages, text)));
    let localizable = catalog("Localizable", first, &texts.collect());
    let mut outputs = vec![localizable];
    if let Some(name) = first.find("app", "name") {
        let names = NAME_KEYS.map(|key| (key.to_owned(), localizations(languages, name)));
        outputs.push(catalog("InfoPlist", first, &names.into_iter().collect()));
    }
    outputs
}

fn catalog(name: &str, first: &Language, strings: &Map<String, Value>) -> Output {
    let whole = json!({ "sourceLanguage": first.tag, "strings": strings, "version": "1.0" });
    Output { path: format!("{FOLDER}/{name}.xcstrings"), text: format!("{whole:#}\n") }
}

fn localizations(languages: &[Language], text: &Text) -> Value {
    let mut found = Map::new();
    for language in languages {
        if let Some(text) = language.find(&text.section, &text.key) {
            found.insert(language.tag.clone(), localization(text));
        }
    }
    json!({ "extractionState": "manual", "localizations": found })
}

fn localization(text: &Text) -> Value {
    let placeholders = text.placeholders();
    match &text.body {
        Body::Plain(template) => unit(&format(template, &placeholders, None)),
        Body::Plural(forms) if placeholders.len() == 1 => {
            json!({ "variations": plural(forms, &placeholders, None) })
        }
        Body::Plural(forms) => json!({
            "stringUnit": { "state": "translated", "value": "%#@count@" },
            "substitutions": { "count": {
                "argNum": 1,
                "formatSpecifier": "lld",
                "variations": plural(forms, &placeholders, Some("%arg")),
            } },
        }),
    }
}

fn plural(forms: &[(PluralForm, Vec<Segment>)], placeholders: &[Placeholder], count: Option<&str>) -> Value {
    let forms: Map<String, Value> = forms
        .iter()
        .map(|(form, template)| (form.name().to_owned(), unit(&format(template, placeholders, count))))
        .collect();
    json!({ "plural": forms })
}

fn unit(value: &str) -> Value {
    json!({ "stringUnit": { "state": "translated", "value": value } })
}

/// A format string; `count` is how the number of a plural is written, if not as other arguments.
fn format(template: &[Segment], placeholders: &[Placeholder], count: Option<&str>) -> String {
    let pieces = template.iter().map(|segment| match segment {
        // A text without arguments is shown as it stands, not formatted.
        Segment::Literal(literal) if placeholders.is_empty() => literal.clone(),
        Segment::Literal(literal) => literal.replace('%', "%%"),
        Segment::Placeholder(placeholder) => {
            let number = 1 + placeholders.iter().take_while(|other| *other != placeholder).count();
            match (count, placeholder.kind) {
                (Some(count), _) if *placeholder == Placeholder::count() => count.to_owned(),
                (_, PlaceholderKind::Int) => format!("%{number}$lld"),
                (_, PlaceholderKind::Text) => format!("%{number}$@"),
            }
        }
    });
    pieces.collect()
}

#[cfg(test)]
mod tests {
    use super::super::texts::tests::small_languages;
    use super::*;

    #[test]
    fn texts_become_string_catalogs() {
        let written: Vec<String> = catalogs(&small_languages())
            .into_iter()
            .map(|output| format!("=== {}\n{}", output.path, output.text))
            .collect();
        insta::assert_snapshot!(written.join("\n"));
    }
}
