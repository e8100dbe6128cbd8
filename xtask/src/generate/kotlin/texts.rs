//! The texts: an interface with a member for each, and an object for each language.

use std::fmt::Write;

use super::super::output::Output;
use super::super::texts::{
    Body, Language, Placeholder, PlaceholderKind, PluralForm, Segment, Text, pascal_case,
};
use super::{comment, escaped, file, string};

const PACKAGE: &str = "texts";

/// The files: `Texts`, one object a language, and the list of languages.
pub(crate) fn texts(languages: &[Language]) -> Vec<Output> {
    let Some(first) = languages.first() else { return Vec::new() };
    let mut outputs = vec![interface(first), list(languages)];
    outputs.extend(languages.iter().map(object));
    outputs
}

fn interface(first: &Language) -> Output {
    let mut body = String::from("/** Every text that a screen shows or reads out, in one language. */\n");
    body.push_str("interface Texts {\n");
    for (index, text) in first.texts.iter().enumerate() {
        if index > 0 {
            body.push('\n');
        }
        body.push_str(&format!("    {}\n    {}\n", comment(&text.sample()), declaration(text)));
    }
    body.push_str("}\n");
    file(PACKAGE, "Texts", &first.path, &body)
}

fn list(languages: &[Language]) -> Output {
    let mut body = String::from("import androidx.compose.runtime.staticCompositionLocalOf\n\n");
    body.push_str(
        "/**\n * A language of the screens: its BCP 47 tag, its name in itself, and its texts.\n * \
         The first is shown where none of a person's languages is among them.\n */\n",
    );
    body.push_str("enum class Language(val tag: String, val nativeName: String, val texts: Texts) {\n");
    for language in languages {
        let case = pascal_case(&language.tag.to_ascii_lowercase());
        let (tag, name) = (string(&language.tag), string(&language.name));
        body.push_str(&format!("    {case}({tag}, {name}, {}),\n", object_name(language)));
    }
    body.push_str("}\n\n/** The texts in the language of the screens below. */\n");
    let first = languages.first().map(object_name).unwrap_or_default();
    body.push_str(&format!("val LocalTexts = staticCompositionLocalOf<Texts> {{ {first} }}\n"));
    file(PACKAGE, "Language", "design/texts", &body)
}

fn object(language: &Language) -> Output {
    let name = object_name(language);
    let about = comment(&format!("The texts in {}.", language.name));
    let mut body = format!("{about}\nobject {name} : Texts {{\n");
    for text in &language.texts {
        body.push_str(&format!("    override {} {}\n", declaration(text), definition(text)));
    }
    body.push_str("}\n");
    file(PACKAGE, &name, &language.path, &body)
}

/// `zh-Hans` as `TextsZhHans`.
fn object_name(language: &Language) -> String {
    format!("Texts{}", pascal_case(&language.tag.to_ascii_lowercase()))
}

fn declaration(text: &Text) -> String {
    let member = text.member();
    let parameters = text.placeholders();
    if parameters.is_empty() {
        return format!("val {member}: String");
    }
    let parameters: Vec<String> = parameters.iter().map(parameter).collect();
    format!("fun {member}({}): String", parameters.join(", "))
}

fn parameter(placeholder: &Placeholder) -> String {
    let kind = match placeholder.kind {
        PlaceholderKind::Int => "Int",
        PlaceholderKind::Text => "String",
    };
    format!("{}: {kind}", placeholder.name)
}

fn definition(text: &Text) -> String {
    match &text.body {
        Body::Plain(template) => format!("= {}", literal(template)),
        Body::Plural(forms) => match forms.as_slice() {
            [(_, only)] => format!("= {}", literal(only)),
            _ => format!("= when (count) {{ {} }}", forms.iter().map(branch).collect::<Vec<_>>().join("; ")),
        },
    }
}

fn branch((form, template): &(PluralForm, Vec<Segment>)) -> String {
    let condition = match form {
        PluralForm::One => "1",
        PluralForm::Other => "else",
    };
    format!("{condition} -> {}", literal(template))
}

fn literal(template: &[Segment]) -> String {
    let mut inside = String::new();
    for segment in template {
        match segment {
            Segment::Literal(literal) => inside.push_str(&escaped(literal)),
            Segment::Placeholder(placeholder) => {
                let _ = write!(inside, "${{{}}}", placeholder.name);
            }
        }
    }
    format!("\"{inside}\"")
}

#[cfg(test)]
mod tests {
    use super::super::super::source::Source;
    use super::super::super::texts::parse;
    use super::*;

    fn language(tag: &str, name: &str, texts: &str) -> Language {
        let text = format!("[language]\ntag = \"{tag}\"\nname = \"{name}\"\n{texts}");
        parse(&Source { path: format!("design/texts/{tag}.toml"), text }).unwrap()
    }

    #[test]
    fn texts_become_an_interface_and_an_object_a_language() {
        let english = language(
            "en",
            "English",
            "[turn]\nyours = \"Your turn\"\nprice = \"{{5}} $ \\\"{point:text}\\\"\"\n\
             [move-log]\ncount = { one = \"{side:text}: {count:int} move\", other = \"{side:text}: {count:int} moves\" }\n",
        );
        let chinese = language(
            "zh-Hans",
            "简体中文",
            "[turn]\nyours = \"轮到你了\"\nprice = \"{{5}} $ {point:text}\"\n\
             [move-log]\ncount = { other = \"{side:text}：{count:int} 手\" }\n",
        );
        let written: Vec<String> = texts(&[english, chinese])
            .into_iter()
            .map(|output| format!("=== {}\n{}", output.path, output.text))
            .collect();
        insta::assert_snapshot!(written.join("\n"));
    }
}
