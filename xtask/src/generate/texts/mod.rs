//! The texts of the screens: reading them, and checking that every language says the same things.

mod check;
mod parse;
mod plural;
mod template;
mod usage;

pub(crate) use check::check;
pub(crate) use parse::parse;
pub(crate) use plural::PluralForm;
pub(crate) use template::{Placeholder, PlaceholderKind, Segment};
pub(crate) use usage::unused;

use super::source::Place;

/// All texts of one language, in the order of its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Language {
    /// The file.
    pub(crate) path: String,
    /// A BCP 47 tag: "en", "zh-Hans".
    pub(crate) tag: String,
    /// The language's name in itself.
    pub(crate) name: String,
    /// The texts.
    pub(crate) texts: Vec<Text>,
}

impl Language {
    /// The text with this section and key.
    pub(crate) fn find(&self, section: &str, key: &str) -> Option<&Text> {
        self.texts.iter().find(|text| text.section == section && text.key == key)
    }
}

/// One text in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Text {
    /// The table it stands in: "new-game".
    pub(crate) section: String,
    /// Its key in that table: "start-again".
    pub(crate) key: String,
    /// Where it stands.
    pub(crate) place: Place,
    /// What it says.
    pub(crate) body: Body,
}

impl Text {
    /// What it says, with its placeholders in braces; the form for many of a plural.
    pub(crate) fn sample(&self) -> String {
        let template = self.body.templates().last().map(Vec::as_slice).unwrap_or_default();
        let pieces = template.iter().map(|segment| match segment {
            Segment::Literal(literal) => literal.clone(),
            Segment::Placeholder(placeholder) => format!("{{{}}}", placeholder.name),
        });
        pieces.collect()
    }

    /// Its name in Kotlin and Swift: "newGameStartAgain".
    pub(crate) fn member(&self) -> String {
        camel_case(&format!("{}-{}", self.section, self.key))
    }

    /// Its name in a file: "new-game.start-again".
    pub(crate) fn dotted(&self) -> String {
        format!("{}.{}", self.section, self.key)
    }

    /// Its placeholders, the number of a plural first, then in the order of their first appearance.
    pub(crate) fn placeholders(&self) -> Vec<Placeholder> {
        let mut found = match self.body {
            Body::Plain(_) => Vec::new(),
            Body::Plural(_) => vec![Placeholder::count()],
        };
        for placeholder in self.body.templates().flat_map(|template| template::placeholders(template)) {
            if !found.contains(&placeholder) {
                found.push(placeholder);
            }
        }
        found
    }
}

/// What a text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Body {
    /// The same for every number.
    Plain(Vec<Segment>),
    /// One template a plural form, chosen by the placeholder `count`, in CLDR's order.
    Plural(Vec<(PluralForm, Vec<Segment>)>),
}

impl Body {
    /// The templates: one, or one a form.
    pub(crate) fn templates(&self) -> Box<dyn Iterator<Item = &Vec<Segment>> + '_> {
        match self {
            Self::Plain(template) => Box::new(std::iter::once(template)),
            Self::Plural(forms) => Box::new(forms.iter().map(|(_, template)| template)),
        }
    }
}

/// What can be wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum TextFault {
    /// A placeholder or brace is wrong.
    #[error("{name}: {fault}")]
    Template {
        /// Section and key.
        name: String,
        /// What is wrong.
        fault: template::TemplateFault,
    },
    /// A table, a number or a list where a text should be.
    #[error("{name} is neither a text nor a table of plural forms")]
    NotAText {
        /// Section and key.
        name: String,
    },
    /// A text outside every section.
    #[error("{name} stands in no section")]
    NoSection {
        /// The key.
        name: String,
    },
    /// A section or key with other characters than lower-case letters, digits and hyphens.
    #[error("{name:?} is no name for a text: it takes lower-case letters, digits and hyphens")]
    BadName {
        /// Section or key.
        name: String,
    },
    /// The section `language` lacks its tag or its name.
    #[error("the section [language] has no text {key:?}")]
    NoLanguage {
        /// "tag" or "name".
        key: &'static str,
    },
    /// No plural rule is known for the language.
    #[error("the plural rule of the language {tag:?} is not written down in xtask")]
    UnknownLanguage {
        /// The language's tag.
        tag: String,
    },
    /// A plural form that CLDR or this tool does not know.
    #[error("{name}: {form:?} is no plural form that is known here")]
    UnknownForm {
        /// Section and key.
        name: String,
        /// The key in the table.
        form: String,
    },
    /// The language has the form, the text does not.
    #[error("{name}: the plural form {form:?} is missing")]
    MissingForm {
        /// Section and key.
        name: String,
        /// The form.
        form: &'static str,
    },
    /// The text has the form, the language does not.
    #[error("{name}: this language has no plural form {form:?}")]
    ForeignForm {
        /// Section and key.
        name: String,
        /// The form.
        form: &'static str,
    },
    /// A plural whose form `other` does not say the number.
    #[error("{name}: a plural needs {{count:int}} in its form \"other\"")]
    NoCount {
        /// Section and key.
        name: String,
    },
    /// A text that says nothing.
    #[error("{name} is empty")]
    Empty {
        /// Section and key.
        name: String,
    },
    /// Two texts would have one name in Kotlin and Swift.
    #[error("{name} has the same name in code as {other}: {member}")]
    SameMember {
        /// Section and key.
        name: String,
        /// Section and key of the earlier one.
        other: String,
        /// The name in code.
        member: String,
    },
    /// A text of the first language is missing in another.
    #[error("{name} is missing in {path}")]
    Missing {
        /// Section and key.
        name: String,
        /// The file that lacks it.
        path: String,
    },
    /// A text that the first language lacks.
    #[error("{name} is not a text of {path}")]
    Surplus {
        /// Section and key.
        name: String,
        /// The file of the first language.
        path: String,
    },
    /// Placeholders differ from those of the first language.
    #[error("{name} has the placeholders {found}, but {expected} in {path}")]
    Placeholders {
        /// Section and key.
        name: String,
        /// Here.
        found: String,
        /// In the first language.
        expected: String,
        /// The file of the first language.
        path: String,
    },
    /// A plural in one language, a plain text in another.
    #[error("{name} is a plural in one language only; the other is {path}")]
    PluralInOne {
        /// Section and key.
        name: String,
        /// The file of the first language.
        path: String,
    },
    /// No screen shows it.
    #[error("{name} ({member}) is used nowhere")]
    Unused {
        /// Section and key.
        name: String,
        /// The name in code.
        member: String,
    },
}

/// "new-game" as "newGame".
pub(crate) fn camel_case(name: &str) -> String {
    let mut words = name.split('-');
    let first = words.next().unwrap_or_default().to_owned();
    first + &words.map(capitalised).collect::<String>()
}

/// `new-game` as `NewGame`.
pub(crate) fn pascal_case(name: &str) -> String {
    name.split('-').map(capitalised).collect()
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase().to_string() + letters.as_str()).unwrap_or_default()
}
