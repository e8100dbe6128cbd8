//! The texts: a protocol with a member for each, a table for each language, and the way into the app's
//! string catalog.

use super::super::output::Output;
use super::super::texts::{
    Body, Language, Placeholder, PlaceholderKind, PluralForm, Segment, Text, pascal_case,
};
use super::{comment, escaped, file, language_case, string};

/// The files: `Texts`, `TextKey`, `CatalogTexts`, `Language`, and one table a language.
pub(crate) fn texts(languages: &[Language]) -> Vec<Output> {
    let Some(first) = languages.first() else { return Vec::new() };
    let mut outputs = vec![protocol(first), keys(first), catalog(first), list(languages)];
    outputs.extend(languages.iter().map(table));
    outputs
}

fn protocol(first: &Language) -> Output {
    let mut body = String::from("/// Every text that a screen shows or reads out, in one language.\n");
    body.push_str("public protocol Texts: Sendable {\n");
    for (index, text) in first.texts.iter().enumerate() {
        if index > 0 {
            body.push('\n');
        }
        let requirement = match parameters(text) {
            None => format!("var {}: String {{ get }}", text.member()),
            Some(parameters) => format!("func {}({parameters}) -> String", text.member()),
        };
        body.push_str(&format!("    {}\n    {requirement}\n", comment(&text.sample())));
    }
    body.push_str("}\n");
    file("Texts", &first.path, &body)
}

fn keys(first: &Language) -> Output {
    let mut body = String::from("/// The names of the texts in the app's string catalog.\n");
    body.push_str("public enum TextKey: String, CaseIterable, Sendable {\n");
    for text in &first.texts {
        body.push_str(&format!("    case {} = {}\n", text.member(), string(&text.dotted())));
    }
    body.push_str("}\n");
    file("TextKey", &first.path, &body)
}

fn catalog(first: &Language) -> Output {
    let mut body = String::from(
        "/// Texts that are looked up elsewhere, each by its key with its arguments in the order of the \
         catalog.\npublic struct CatalogTexts: Texts {\n    \
         private let text: @Sendable (TextKey, [TextArgument]) -> String\n\n    \
         public init(_ text: @escaping @Sendable (TextKey, [TextArgument]) -> String) { self.text = text }\n\n",
    );
    for text in &first.texts {
        let arguments: Vec<String> = text
            .placeholders()
            .iter()
            .map(|placeholder| match placeholder.kind {
                PlaceholderKind::Int => format!(".int({})", placeholder.name),
                PlaceholderKind::Text => format!(".text({})", placeholder.name),
            })
            .collect();
        let value = format!("text(.{}, [{}])", text.member(), arguments.join(", "));
        body.push_str(&member(text, &value));
    }
    body.push_str("}\n");
    file("CatalogTexts", &first.path, &body)
}

fn list(languages: &[Language]) -> Output {
    let mut body = String::from(
        "/// A language of the screens. The first is shown where none of a person's languages is among them.\n\
         public enum Language: Hashable, Sendable, CaseIterable {\n",
    );
    let cases: Vec<String> = languages.iter().map(|language| language_case(&language.tag)).collect();
    body.push_str(&format!("    case {}\n\n", cases.join(", ")));
    let branch = |value: &dyn Fn(&Language) -> String| -> String {
        let branches = languages
            .iter()
            .map(|language| format!("        case .{}: {}\n", language_case(&language.tag), value(language)));
        branches.collect()
    };
    for (about, declaration, value) in [
        (
            "Its BCP 47 tag.",
            "tag: String",
            &(|language: &Language| string(&language.tag)) as &dyn Fn(&_) -> _,
        ),
        ("Its name in itself.", "nativeName: String", &|language: &Language| string(&language.name)),
        ("Its texts.", "texts: any Texts", &|language: &Language| format!("{}()", table_name(language))),
    ] {
        body.push_str(&format!("    /// {about}\n    public var {declaration} {{\n        switch self {{\n"));
        body.push_str(&format!("{}        }}\n    }}\n\n", branch(value)));
    }
    body.truncate(body.len() - 1);
    body.push_str("}\n");
    file("Language", "design/texts", &body)
}

fn table(language: &Language) -> Output {
    let name = table_name(language);
    let mut body = format!(
        "{}\npublic struct {name}: Texts {{\n    public init() {{}}\n\n",
        comment(&format!("The texts in {}.", language.name))
    );
    for text in &language.texts {
        body.push_str(&member(text, &value(text)));
    }
    body.push_str("}\n");
    file(&name, &language.path, &body)
}

/// `zh-Hans` as `TextsZhHans`.
fn table_name(language: &Language) -> String {
    format!("Texts{}", pascal_case(&language.tag.to_ascii_lowercase()))
}

fn member(text: &Text, value: &str) -> String {
    match parameters(text) {
        None => format!("    public var {}: String {{ {value} }}\n", text.member()),
        Some(parameters) => {
            format!("    public func {}({parameters}) -> String {{ {value} }}\n", text.member())
        }
    }
}

fn parameters(text: &Text) -> Option<String> {
    let placeholders = text.placeholders();
    let parameters: Vec<String> = placeholders.iter().map(parameter).collect();
    (!parameters.is_empty()).then(|| parameters.join(", "))
}

fn parameter(placeholder: &Placeholder) -> String {
    let kind = match placeholder.kind {
        PlaceholderKind::Int => "Int",
        PlaceholderKind::Text => "String",
    };
    format!("{}: {kind}", placeholder.name)
}

fn value(text: &Text) -> String {
    match &text.body {
        Body::Plain(template) => literal(template),
        Body::Plural(forms) => match forms.as_slice() {
            [(_, only)] => literal(only),
            _ => format!("switch count {{ {} }}", forms.iter().map(branch).collect::<Vec<_>>().join("; ")),
        },
    }
}

fn branch((form, template): &(PluralForm, Vec<Segment>)) -> String {
    let pattern = match form {
        PluralForm::One => "case 1",
        PluralForm::Other => "default",
    };
    format!("{pattern}: {}", literal(template))
}

fn literal(template: &[Segment]) -> String {
    let inside = template.iter().map(|segment| match segment {
        Segment::Literal(literal) => escaped(literal),
        Segment::Placeholder(placeholder) => format!("\\({})", placeholder.name),
    });
    format!("\"{}\"", inside.collect::<String>())
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::super::source::Source;
    use super::super::super::texts::parse;
    use super::*;

    fn language(tag: &str, name: &str, texts: &str) -> Language {
        let text = format!("[language]\ntag = \"{tag}\"\nname = \"{name}\"\n{texts}");
        parse(&Source { path: format!("design/texts/{tag}.toml"), text }).unwrap()
    }

    /// Two small languages with each kind of text.
    pub(in super::super) fn small_languages() -> [Language; 2] {
        let english = language(
            "en",
            "English",
            "[app]\nname = \"Tengen\"\n\
             [turn]\nyours = \"Your turn, 100 %\"\nprice = \"{{5}} % \\\"{point:text}\\\"\"\n\
             [move-log]\ncount = { one = \"{count:int} move\", other = \"{count:int} moves\" }\n\
             by = { one = \"{side:text}: {count:int} move\", other = \"{side:text}: {count:int} moves\" }\n",
        );
        let chinese = language(
            "zh-Hans",
            "简体中文",
            "[app]\nname = \"天元\"\n\
             [turn]\nyours = \"轮到你了，100 %\"\nprice = \"{{5}} % {point:text}\"\n\
             [move-log]\ncount = { other = \"{count:int} 手\" }\nby = { other = \"{side:text}：{count:int} 手\" }\n",
        );
        [english, chinese]
    }

    #[test]
    fn texts_become_a_protocol_and_a_table_a_language() {
        let written: Vec<String> = texts(&small_languages())
            .into_iter()
            .map(|output| format!("=== {}\n{}", output.path, output.text))
            .collect();
        insta::assert_snapshot!(written.join("\n"));
    }
}
