//! Plural forms, and which of them each language uses for whole numbers: the Unicode CLDR's plural
//! rules (<https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html>).

/// A form of a plural text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum PluralForm {
    /// "1 move".
    One,
    /// "5 moves", and in Chinese every number.
    Other,
}

impl PluralForm {
    /// The form with this name in a file of texts.
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "one" => Some(Self::One),
            "other" => Some(Self::Other),
            _ => None,
        }
    }

    /// Its name in a file of texts.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Other => "other",
        }
    }
}

/// The forms that a language has for whole numbers, in CLDR's order; `None` for a language whose rule
/// has not been written down here.
pub(crate) fn forms_of(tag: &str) -> Option<&'static [PluralForm]> {
    match tag.split('-').next() {
        // "one" when the number is exactly 1 and has no decimals.
        Some("en") => Some(&[PluralForm::One, PluralForm::Other]),
        Some("zh") => Some(&[PluralForm::Other]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_follow_the_language_not_the_script() {
        assert_eq!(forms_of("zh-Hans"), forms_of("zh"));
        assert_eq!(forms_of("en-GB"), forms_of("en"));
        assert_eq!(forms_of("xx"), None);
    }

    #[test]
    fn names_round_trip() {
        for form in [PluralForm::One, PluralForm::Other] {
            assert_eq!(PluralForm::named(form.name()), Some(form));
        }
        assert_eq!(PluralForm::named("few"), None);
    }
}
