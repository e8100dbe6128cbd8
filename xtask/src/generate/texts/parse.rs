//! Reads a file of texts.

use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use super::plural::forms_of;
use super::{Body, Language, PluralForm, Segment, Text, TextFault, template};
use crate::generate::Finding;
use crate::generate::source::Source;

/// Reads a file of texts; every fault is told, not only the first.
///
/// # Errors
/// The faults with their places.
pub(crate) fn parse(source: &Source) -> Result<Language, Vec<Finding>> {
    let document = DeTable::parse(&source.text).map_err(|error| vec![Finding::toml(source, &error)])?;
    let mut reader = Reader { source, findings: Vec::new() };
    let mut texts = Vec::new();
    for (section, value) in in_file_order(document.get_ref()) {
        match value.get_ref() {
            DeValue::Table(table) if section.get_ref() != "language" => {
                texts.extend(reader.section(section, table));
            }
            DeValue::Table(_) => {}
            _ => reader
                .fault(section.span().start, TextFault::NoSection { name: section.get_ref().to_string() }),
        }
    }
    let tag = reader.about(document.get_ref(), "tag");
    let name = reader.about(document.get_ref(), "name");
    reader.check_forms(&tag, &texts);
    if reader.findings.is_empty() {
        Ok(Language { path: source.path.clone(), tag, name, texts })
    } else {
        Err(reader.findings)
    }
}

/// The parser's tables are sorted by name; the spans know the order in which people wrote.
fn in_file_order<'table, 'text>(
    table: &'table DeTable<'text>,
) -> Vec<(&'table Spanned<DeString<'text>>, &'table Spanned<DeValue<'text>>)> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    entries
}

struct Reader<'source> {
    source: &'source Source,
    findings: Vec<Finding>,
}

impl Reader<'_> {
    fn fault(&mut self, offset: usize, fault: TextFault) {
        self.findings.push(Finding { place: self.source.place(offset), fault: fault.into() });
    }

    fn section(&mut self, section: &Spanned<DeString<'_>>, table: &DeTable<'_>) -> Vec<Text> {
        self.check_name(section);
        let mut texts = Vec::new();
        for (key, value) in in_file_order(table) {
            self.check_name(key);
            let name = format!("{}.{}", section.get_ref(), key.get_ref());
            if let Some(body) = self.body(&name, value) {
                texts.push(Text {
                    section: section.get_ref().to_string(),
                    key: key.get_ref().to_string(),
                    place: self.source.place(key.span().start),
                    body,
                });
            }
        }
        texts
    }

    fn check_name(&mut self, name: &Spanned<DeString<'_>>) {
        let allowed = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        let text = name.get_ref();
        if !text.starts_with(|letter: char| letter.is_ascii_lowercase()) || !text.chars().all(allowed) {
            self.fault(name.span().start, TextFault::BadName { name: text.to_string() });
        }
    }

    fn body(&mut self, name: &str, value: &Spanned<DeValue<'_>>) -> Option<Body> {
        match value.get_ref() {
            DeValue::String(text) => self.template(name, value.span().start, text).map(Body::Plain),
            DeValue::Table(forms) => self.plural(name, forms),
            _ => {
                self.fault(value.span().start, TextFault::NotAText { name: name.to_owned() });
                None
            }
        }
    }

    fn plural(&mut self, name: &str, table: &DeTable<'_>) -> Option<Body> {
        let mut forms = Vec::new();
        for (key, value) in in_file_order(table) {
            let Some(form) = PluralForm::named(key.get_ref()) else {
                let form = key.get_ref().to_string();
                self.fault(key.span().start, TextFault::UnknownForm { name: name.to_owned(), form });
                continue;
            };
            let Some(text) = value.get_ref().as_str() else {
                self.fault(value.span().start, TextFault::NotAText { name: name.to_owned() });
                continue;
            };
            forms.push((form, self.template(name, value.span().start, text)?));
        }
        forms.sort_by_key(|(form, _)| *form);
        Some(Body::Plural(forms))
    }

    fn template(&mut self, name: &str, offset: usize, text: &str) -> Option<Vec<Segment>> {
        if text.trim().is_empty() {
            self.fault(offset, TextFault::Empty { name: name.to_owned() });
            return None;
        }
        match template::parse(text) {
            Ok(segments) => Some(segments),
            Err(fault) => {
                self.fault(offset, TextFault::Template { name: name.to_owned(), fault });
                None
            }
        }
    }

    /// An entry of the section `language`; a missing one is a fault at the head of the file.
    fn about(&mut self, document: &DeTable<'_>, key: &'static str) -> String {
        let section = document.get("language").and_then(|section| section.get_ref().as_table());
        let text = section.and_then(|table| table.get(key)).and_then(|value| value.get_ref().as_str());
        if text.is_none() {
            self.fault(0, TextFault::NoLanguage { key });
        }
        text.unwrap_or_default().to_owned()
    }

    /// Every plural has just the forms of the language, and says its number.
    fn check_forms(&mut self, tag: &str, texts: &[Text]) {
        let Some(expected) = forms_of(tag) else {
            self.fault(0, TextFault::UnknownLanguage { tag: tag.to_owned() });
            return;
        };
        for text in texts {
            let Body::Plural(forms) = &text.body else { continue };
            let has = |form: PluralForm| forms.iter().any(|(found, _)| *found == form);
            let name = text.dotted();
            let mut faults = Vec::new();
            for form in expected.iter().filter(|form| !has(**form)) {
                faults.push(TextFault::MissingForm { name: name.clone(), form: form.name() });
            }
            for (form, template) in forms {
                if !expected.contains(form) {
                    faults.push(TextFault::ForeignForm { name: name.clone(), form: form.name() });
                }
                let says_count = template::placeholders(template).contains(&super::Placeholder::count());
                if *form == PluralForm::Other && !says_count {
                    faults.push(TextFault::NoCount { name: name.clone() });
                }
            }
            let place = &text.place;
            let found = faults.into_iter().map(|fault| Finding { place: place.clone(), fault: fault.into() });
            self.findings.extend(found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "[language]\ntag = \"en\"\nname = \"English\"\n";

    fn source(tail: &str) -> Source {
        Source { path: "en.toml".to_owned(), text: format!("{HEAD}{tail}") }
    }

    fn findings(tail: &str) -> Vec<String> {
        parse(&source(tail)).unwrap_err().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn texts_keep_the_order_and_lines_of_the_file() {
        let tail = "[play]\nz = \"last\"\na = { other = \"{count:int} moves\", one = \"one move\" }\n";
        let language = parse(&source(tail)).unwrap();
        assert_eq!((language.tag.as_str(), language.name.as_str()), ("en", "English"));
        let names: Vec<(String, usize)> =
            language.texts.iter().map(|text| (text.member(), text.place.line)).collect();
        assert_eq!(names, [("playZ".to_owned(), 5), ("playA".to_owned(), 6)]);
        let Body::Plural(forms) = &language.texts[1].body else { unreachable!("a table is a plural") };
        assert_eq!(forms.iter().map(|(form, _)| form.name()).collect::<Vec<_>>(), ["one", "other"]);
        assert_eq!(language.texts[1].placeholders(), [super::super::Placeholder::count()]);
    }

    #[test]
    fn every_fault_names_its_line() {
        assert_eq!(
            findings("[a]\nb = \"{c}\"\nd = \"\"\ne = 5\n"),
            [
                "en.toml:5: a.b: the placeholder {c} has no type: write {name:int} or {name:text}",
                "en.toml:6: a.d is empty",
                "en.toml:7: a.e is neither a text nor a table of plural forms",
            ]
        );
        assert_eq!(
            findings("[a]\nB = \"c\"\n"),
            ["en.toml:5: \"B\" is no name for a text: it takes lower-case letters, digits and hyphens"]
        );
    }

    #[test]
    fn a_plural_has_the_forms_of_its_language_and_says_its_number() {
        assert_eq!(
            findings("[a]\nb = { other = \"{count:int} moves\" }\n"),
            ["en.toml:5: a.b: the plural form \"one\" is missing"]
        );
        assert_eq!(
            findings("[a]\nb = { one = \"1 move\", other = \"moves\" }\n"),
            ["en.toml:5: a.b: a plural needs {count:int} in its form \"other\""]
        );
        assert_eq!(
            findings("[a]\nb = { few = \"x\", one = \"1\", other = \"{count:int}\" }\n"),
            ["en.toml:5: a.b: \"few\" is no plural form that is known here"]
        );
        let chinese = Source {
            path: "zh.toml".to_owned(),
            text: "[language]\ntag = \"zh-Hans\"\nname = \"简体中文\"\n[a]\n\
                   b = { one = \"一手\", other = \"{count:int} 手\" }\n"
                .to_owned(),
        };
        let found = parse(&chinese).unwrap_err();
        assert_eq!(found[0].to_string(), "zh.toml:5: a.b: this language has no plural form \"one\"");
    }

    #[test]
    fn the_language_must_be_named_and_known() {
        let unnamed = Source { path: "x.toml".to_owned(), text: "[a]\nb = \"c\"\n".to_owned() };
        let found: Vec<String> = parse(&unnamed).unwrap_err().iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "x.toml:1: the section [language] has no text \"tag\"",
                "x.toml:1: the section [language] has no text \"name\"",
                "x.toml:1: the plural rule of the language \"\" is not written down in xtask",
            ]
        );
    }

    #[test]
    fn a_text_without_a_section_and_broken_toml_are_told() {
        let loose = Source { path: "x.toml".to_owned(), text: format!("loose = \"x\"\n{HEAD}") };
        assert_eq!(parse(&loose).unwrap_err()[0].to_string(), "x.toml:1: loose stands in no section");
        let found = findings("[a]\nb = \n");
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("en.toml:5: "), "{found:?}");
    }
}
