//! Rules and sizes as they are written on the command line and in files.

use tengen_core::board::{Size, SizeError};
use tengen_core::rules::five::FiveRule;
use tengen_core::rules::go::GoRuleSet;

/// Why a size is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SizeTextError {
    #[error("{text:?} is no size: write 15 or 15x13")]
    Text { text: String },
    #[error(transparent)]
    Range(#[from] SizeError),
}

/// Reads the side of a board, or its width and height as in 15x13.
pub(crate) fn read_size(text: &str) -> Result<Size, SizeTextError> {
    let (width, height) = text.split_once('x').unwrap_or((text, text));
    let side = |side: &str| side.parse().map_err(|_| SizeTextError::Text { text: text.to_owned() });
    Ok(Size::new(side(width)?, side(height)?)?)
}

/// Reads the name of a rule; the error lists all names.
pub(crate) fn read_rule(text: &str) -> Result<FiveRule, String> {
    let names = FiveRule::ALL.map(|rule| (format!("{rule:?}").to_lowercase(), rule));
    let found = names.iter().find(|(name, _)| name == text).map(|&(_, rule)| rule);
    found.ok_or_else(|| format!("there are {}", names.map(|(name, _)| name).join(", ")))
}

/// Reads the name of a rule set of Go; the error lists all names.
pub(crate) fn read_rule_set(text: &str) -> Result<GoRuleSet, String> {
    let names = ["chinese", "japanese", "korean", "aga", "new-zealand", "tromp-taylor"];
    let found = names.iter().zip(GoRuleSet::ALL).find(|(name, _)| **name == text);
    found.map(|(_, set)| set).ok_or_else(|| format!("there are {}", names.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_and_sizes_are_read() {
        assert_eq!(read_rule("caro"), Ok(FiveRule::Caro));
        assert_eq!(read_rule("go"), Err("there are freestyle, standard, caro, renju".to_owned()));
        assert_eq!(read_rule_set("new-zealand"), Ok(GoRuleSet::NewZealand));
        assert!(read_rule_set("ing").is_err());
        assert_eq!(read_size("15"), Ok(Size::square(15).unwrap()));
        assert_eq!(read_size("15x20"), Ok(Size::new(15, 20).unwrap()));
        assert!(read_size("15x").is_err() && read_size("40").is_err());
    }
}
