//! A text with typed placeholders: "Move {number:int} of {total:int}".

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Segment {
    /// Said as it stands.
    Literal(String),
    /// Filled in when the text is shown.
    Placeholder(Placeholder),
}

/// A gap in a text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Placeholder {
    /// In camel case, as both languages write parameters.
    pub(crate) name: String,
    /// What goes in.
    pub(crate) kind: PlaceholderKind,
}

impl Placeholder {
    /// The number that picks the form of a plural.
    pub(crate) fn count() -> Self {
        Self { name: "count".to_owned(), kind: PlaceholderKind::Int }
    }
}

/// What goes into a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum PlaceholderKind {
    /// A whole number, written with plain digits.
    Int,
    /// A text in the same language, a point or a name.
    Text,
}

/// Why a text can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum TemplateFault {
    /// `{count:int`
    #[error("a brace is not closed: {rest:?}")]
    Unclosed {
        /// From the brace on.
        rest: String,
    },
    /// `count}`
    #[error("a closing brace stands alone (write }}}} for a brace)")]
    Stray,
    /// `{count}`
    #[error("the placeholder {{{inside}}} has no type: write {{name:int}} or {{name:text}}")]
    NoKind {
        /// Between the braces.
        inside: String,
    },
    /// `{count:number}`
    #[error("the placeholder {name:?} has the unknown type {kind:?}: int and text are known")]
    UnknownKind {
        /// Before the colon.
        name: String,
        /// After it.
        kind: String,
    },
    /// `{two words:int}`
    #[error("a placeholder can't be named {name:?}: it takes a lower-case letter, then letters and digits")]
    BadName {
        /// Before the colon.
        name: String,
    },
    /// `{count:int} of {count:text}`
    #[error("the placeholder {name:?} has two types")]
    TwoKinds {
        /// Before the colon.
        name: String,
    },
}

/// Words that one of the languages keeps for itself, so that no parameter can have them as a name.
const RESERVED: [&str; 25] = [
    "as",
    "break",
    "class",
    "continue",
    "do",
    "else",
    "false",
    "for",
    "fun",
    "func",
    "if",
    "in",
    "interface",
    "is",
    "let",
    "null",
    "object",
    "package",
    "return",
    "self",
    "this",
    "true",
    "val",
    "var",
    "when",
];

/// Cuts a text into its pieces; neighbouring literals are one.
///
/// # Errors
/// A [`TemplateFault`] for the first thing that isn't as it should be.
pub(crate) fn parse(text: &str) -> Result<Vec<Segment>, TemplateFault> {
    let mut segments = Vec::new();
    let mut literal = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}']) {
        literal.push_str(&rest[..at]);
        let from_brace = &rest[at..];
        if from_brace.starts_with("{{") || from_brace.starts_with("}}") {
            literal.push_str(&from_brace[..1]);
            rest = &from_brace[2..];
            continue;
        }
        if from_brace.starts_with('}') {
            return Err(TemplateFault::Stray);
        }
        let Some(end) = from_brace.find('}') else {
            return Err(TemplateFault::Unclosed { rest: from_brace.to_owned() });
        };
        if !literal.is_empty() {
            segments.push(Segment::Literal(std::mem::take(&mut literal)));
        }
        segments.push(Segment::Placeholder(parse_placeholder(&from_brace[1..end])?));
        rest = &from_brace[end + 1..];
    }
    literal.push_str(rest);
    if !literal.is_empty() {
        segments.push(Segment::Literal(literal));
    }
    check_kinds(&segments)?;
    Ok(segments)
}

/// The placeholders of a text in the order of their first appearance, each once.
pub(crate) fn placeholders(segments: &[Segment]) -> Vec<Placeholder> {
    let mut found: Vec<Placeholder> = Vec::new();
    for segment in segments {
        if let Segment::Placeholder(placeholder) = segment
            && !found.contains(placeholder)
        {
            found.push(placeholder.clone());
        }
    }
    found
}

fn parse_placeholder(inside: &str) -> Result<Placeholder, TemplateFault> {
    let Some((name, kind)) = inside.split_once(':') else {
        return Err(TemplateFault::NoKind { inside: inside.to_owned() });
    };
    let starts_well = name.starts_with(|letter: char| letter.is_ascii_lowercase());
    let goes_on_well = name.chars().all(|letter| letter.is_ascii_alphanumeric());
    if !starts_well || !goes_on_well || RESERVED.contains(&name) {
        return Err(TemplateFault::BadName { name: name.to_owned() });
    }
    let kind = match kind {
        "int" => PlaceholderKind::Int,
        "text" => PlaceholderKind::Text,
        _ => return Err(TemplateFault::UnknownKind { name: name.to_owned(), kind: kind.to_owned() }),
    };
    Ok(Placeholder { name: name.to_owned(), kind })
}

fn check_kinds(segments: &[Segment]) -> Result<(), TemplateFault> {
    let found = placeholders(segments);
    for (index, placeholder) in found.iter().enumerate() {
        if found[..index].iter().any(|earlier| earlier.name == placeholder.name) {
            return Err(TemplateFault::TwoKinds { name: placeholder.name.clone() });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn literal(text: &str) -> Segment {
        Segment::Literal(text.to_owned())
    }

    fn placeholder(name: &str, kind: PlaceholderKind) -> Segment {
        Segment::Placeholder(Placeholder { name: name.to_owned(), kind })
    }

    #[test]
    fn a_text_is_cut_at_its_placeholders() {
        assert_eq!(
            parse("第 {number:int} 手：{side:text}").unwrap(),
            [
                literal("第 "),
                placeholder("number", PlaceholderKind::Int),
                literal(" 手："),
                placeholder("side", PlaceholderKind::Text),
            ]
        );
        assert_eq!(parse("").unwrap(), []);
        assert_eq!(parse("plain").unwrap(), [literal("plain")]);
    }

    #[test]
    fn doubled_braces_are_braces() {
        assert_eq!(
            parse("{{{a:int}}}").unwrap(),
            [literal("{"), placeholder("a", PlaceholderKind::Int), literal("}")]
        );
    }

    #[test]
    fn a_placeholder_said_twice_is_one_parameter() {
        let found = placeholders(&parse("{side:int} × {side:int} at {point:text}").unwrap());
        let names: Vec<&str> = found.iter().map(|placeholder| placeholder.name.as_str()).collect();
        assert_eq!(names, ["side", "point"]);
    }

    #[test]
    fn each_fault_is_told() {
        let fault = |text: &str| parse(text).unwrap_err();
        assert_eq!(fault("a {b:int"), TemplateFault::Unclosed { rest: "{b:int".to_owned() });
        assert_eq!(fault("a } b"), TemplateFault::Stray);
        assert_eq!(fault("{count}"), TemplateFault::NoKind { inside: "count".to_owned() });
        let unknown = TemplateFault::UnknownKind { name: "a".to_owned(), kind: "float".to_owned() };
        assert_eq!(fault("{a:float}"), unknown);
        for name in ["", "Upper", "two words", "9lives", "in", "when", "größe"] {
            assert_eq!(
                fault(&format!("{{{name}:int}}")),
                TemplateFault::BadName { name: name.to_owned() },
                "{name}"
            );
        }
        assert_eq!(fault("{a:int} {a:text}"), TemplateFault::TwoKinds { name: "a".to_owned() });
    }
}
