//! Holds every language against the first: the same texts with the same placeholders.

use std::collections::BTreeMap;

use super::{Body, Language, Placeholder, PlaceholderKind, Text, TextFault};
use crate::generate::Finding;

/// What is wrong between the languages, the first being the one that the others follow.
pub(crate) fn check(languages: &[Language]) -> Vec<Finding> {
    let Some((first, others)) = languages.split_first() else { return Vec::new() };
    let mut findings = same_members(first);
    for other in others {
        findings.extend(missing(first, other));
        for text in &other.texts {
            findings.extend(compare(first, text));
        }
    }
    findings
}

fn finding(text: &Text, fault: TextFault) -> Finding {
    Finding { place: text.place.clone(), fault: fault.into() }
}

fn same_members(language: &Language) -> Vec<Finding> {
    let mut seen: BTreeMap<String, &Text> = BTreeMap::new();
    let mut findings = Vec::new();
    for text in &language.texts {
        let member = text.member();
        if let Some(other) = seen.get(&member) {
            let (name, other) = (text.dotted(), other.dotted());
            findings.push(finding(text, TextFault::SameMember { name, other, member }));
        } else {
            seen.insert(member, text);
        }
    }
    findings
}

fn missing(first: &Language, other: &Language) -> Vec<Finding> {
    let is_missing = |text: &&Text| other.find(&text.section, &text.key).is_none();
    let missing = first.texts.iter().filter(is_missing);
    missing
        .map(|text| finding(text, TextFault::Missing { name: text.dotted(), path: other.path.clone() }))
        .collect()
}

fn compare(first: &Language, text: &Text) -> Option<Finding> {
    let (name, path) = (text.dotted(), first.path.clone());
    let Some(model) = first.find(&text.section, &text.key) else {
        return Some(finding(text, TextFault::Surplus { name, path }));
    };
    let is_plural = |text: &Text| matches!(text.body, Body::Plural(_));
    if is_plural(model) != is_plural(text) {
        return Some(finding(text, TextFault::PluralInOne { name, path }));
    }
    let (expected, found) = (sorted(model), sorted(text));
    if expected == found {
        return None;
    }
    let (expected, found) = (listed(&expected), listed(&found));
    Some(finding(text, TextFault::Placeholders { name, found, expected, path }))
}

/// The order of words is the translator's own.
fn sorted(text: &Text) -> Vec<Placeholder> {
    let mut placeholders = text.placeholders();
    placeholders.sort();
    placeholders
}

fn listed(placeholders: &[Placeholder]) -> String {
    if placeholders.is_empty() {
        return "(none)".to_owned();
    }
    let written = placeholders.iter().map(|placeholder| match placeholder.kind {
        PlaceholderKind::Int => format!("{{{}:int}}", placeholder.name),
        PlaceholderKind::Text => format!("{{{}:text}}", placeholder.name),
    });
    written.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::*;
    use crate::generate::source::Source;

    fn language(tag: &str, texts: &str) -> Language {
        let text = format!("[language]\ntag = \"{tag}\"\nname = \"x\"\n[a]\n{texts}");
        parse(&Source { path: format!("{tag}.toml"), text }).unwrap()
    }

    fn check_pair(english: &str, chinese: &str) -> Vec<String> {
        let found = check(&[language("en", english), language("zh-Hans", chinese)]);
        found.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_order_of_placeholders_is_free() {
        assert_eq!(check_pair("b = \"{x:int} of {y:int}\"\n", "b = \"{y:int} 之 {x:int}\"\n"), [""; 0]);
    }

    #[test]
    fn a_missing_and_a_surplus_text_are_told_where_they_stand() {
        assert_eq!(
            check_pair("b = \"b\"\nc = \"c\"\n", "b = \"b\"\nd = \"d\"\n"),
            ["en.toml:6: a.c is missing in zh-Hans.toml", "zh-Hans.toml:6: a.d is not a text of en.toml",]
        );
    }

    #[test]
    fn placeholders_must_be_the_same_in_name_and_type() {
        assert_eq!(
            check_pair("b = \"{x:int}\"\n", "b = \"{x:text}\"\n"),
            ["zh-Hans.toml:5: a.b has the placeholders {x:text}, but {x:int} in en.toml"]
        );
        assert_eq!(
            check_pair("b = \"{x:int}\"\n", "b = \"没有\"\n"),
            ["zh-Hans.toml:5: a.b has the placeholders (none), but {x:int} in en.toml"]
        );
    }

    #[test]
    fn a_plural_is_one_in_every_language() {
        let english = "b = { one = \"{count:int} move\", other = \"{count:int} moves\" }\n";
        assert_eq!(
            check_pair(english, "b = \"{count:int} 手\"\n"),
            ["zh-Hans.toml:5: a.b is a plural in one language only; the other is en.toml"]
        );
        assert_eq!(check_pair(english, "b = { other = \"{count:int} 手\" }\n"), [""; 0]);
    }

    #[test]
    fn two_texts_may_not_share_a_name_in_code() {
        let text = "[language]\ntag = \"en\"\nname = \"x\"\n[a]\nb-c = \"1\"\n[a-b]\nc = \"2\"\n";
        let english = parse(&Source { path: "en.toml".to_owned(), text: text.to_owned() }).unwrap();
        let found = check(&[english]);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].to_string(), "en.toml:7: a-b.c has the same name in code as a.b-c: aBC");
    }
}
