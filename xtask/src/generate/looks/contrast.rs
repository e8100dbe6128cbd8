//! Checks that everything on a board can be seen: lines and marks at 3 to 1 against every part of what
//! is below them, texts at 4.5 to 1 (WCAG 2.2, success criteria 1.4.11 and 1.4.3).

use toml::Spanned;

use super::{Colour, Look, Looks, Stone};
use crate::generate::Finding;
use crate::generate::source::Source;

/// The least contrast of lines and marks.
const MARK: f64 = 3.0;

/// The least contrast of texts and numbers.
const TEXT: f64 = 4.5;

/// At so many places a gradient is looked at, its ends among them.
const SAMPLES: u32 = 65;

/// What can be wrong with colours.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub(crate) enum LookFault {
    /// Too little contrast.
    #[error("{upper} {upper_colour} on {lower} {lower_colour}: {found:.2} to 1, but {needed} are needed")]
    Contrast {
        /// What can't be seen.
        upper: String,
        /// Its colour.
        upper_colour: Colour,
        /// What is below it.
        lower: String,
        /// The part of it that is closest in colour.
        lower_colour: Colour,
        /// The contrast ratio.
        found: f64,
        /// What it should be at least.
        needed: f64,
    },
    /// A shared colour that is known by day or by night only.
    #[error("the colour {token:?} is there by day or by night only")]
    OneMode {
        /// Its name.
        token: String,
    },
    /// A shared colour that the check counts on is missing.
    #[error("the colour {token:?} is missing")]
    NoToken {
        /// Its name.
        token: &'static str,
    },
    /// A step of the heat map is no darker than the one before it.
    #[error("{fill} is no darker than the step before it: the order would show by hue only")]
    HeatOrder {
        /// The step's colour.
        fill: Colour,
    },
}

/// Everything on the boards and screens that can't be seen well enough.
pub(crate) fn check(looks: &Looks, source: &Source) -> Vec<Finding> {
    let mut checker = Checker { source, findings: Vec::new() };
    for look in &looks.look {
        checker.look(look);
    }
    checker.heat(looks);
    checker.tokens(looks);
    checker.findings
}

struct Checker<'source> {
    source: &'source Source,
    findings: Vec<Finding>,
}

impl Checker<'_> {
    fn look(&mut self, look: &Look) {
        let board = format!("the board of {}", look.name);
        self.against(("lines", &look.lines), (&board, look.board), MARK);
        self.against(("the warn mark", &look.warn), (&board, look.board), MARK);
        self.against(("the hint mark", &look.hint), (&board, look.board), MARK);
        self.against(("text", &look.text), (&board, look.board), TEXT);
        for (colour, stone) in [("black", &look.black), ("white", &look.white)] {
            self.stone(look, colour, stone, &board);
        }
    }

    /// Numbers stand on stones, so that their contrast colour is a text's.
    fn stone(&mut self, look: &Look, colour: &str, stone: &Stone, board: &str) {
        let name = format!("{colour} stones of {}", look.name);
        self.against(("marks and numbers", &stone.contrast), (&name, stone.fill), TEXT);
        if let Some(outline) = &stone.outline {
            let rim = format!("the rim of {name}");
            self.against((&rim, &outline.colour), (board, look.board), MARK);
        }
    }

    fn heat(&mut self, looks: &Looks) {
        for step in &looks.heat {
            let fill = *step.fill.get_ref();
            self.against(("the value", &step.number), ("a circle of the heat map", [fill, fill]), TEXT);
        }
        for pair in looks.heat.windows(2) {
            let fill = *pair[1].fill.get_ref();
            if fill.luminance() >= pair[0].fill.get_ref().luminance() {
                self.fault(pair[1].fill.span().start, LookFault::HeatOrder { fill });
            }
        }
    }

    fn tokens(&mut self, looks: &Looks) {
        let (light, dark) = (&looks.colours.light, &looks.colours.dark);
        for (mode, other) in [(light, dark), (dark, light)] {
            for (token, colour) in mode.iter().filter(|(token, _)| !other.contains_key(*token)) {
                self.fault(colour.span().start, LookFault::OneMode { token: token.clone() });
            }
            for upper in ["ink", "ink-soft", "seal", "jade", "amber"] {
                self.token_on(mode, upper, "paper");
                self.token_on(mode, upper, "surface");
            }
            self.token_on(mode, "on-seal", "seal");
        }
    }

    fn token_on(
        &mut self,
        mode: &std::collections::BTreeMap<String, Spanned<Colour>>,
        upper: &'static str,
        lower: &'static str,
    ) {
        match (mode.get(upper), mode.get(lower)) {
            (Some(above), Some(below)) => {
                self.against((upper, above), (lower, [*below.get_ref(); 2]), TEXT);
            }
            (None, _) => self.fault(0, LookFault::NoToken { token: upper }),
            (_, None) => self.fault(0, LookFault::NoToken { token: lower }),
        }
    }

    /// Compares a colour with every part of the gradient below it.
    fn against(
        &mut self,
        (upper, colour): (&str, &Spanned<Colour>),
        (lower, [from, to]): (&str, [Colour; 2]),
        needed: f64,
    ) {
        let upper_colour = *colour.get_ref();
        let parts = (0..SAMPLES).map(|sample| from.mixed(to, f64::from(sample) / f64::from(SAMPLES - 1)));
        let ratios = parts.map(|part| (upper_colour.contrast(part), part));
        let Some((found, lower_colour)) = ratios.min_by(|one, two| one.0.total_cmp(&two.0)) else { return };
        if found < needed {
            let (upper, lower) = (upper.to_owned(), lower.to_owned());
            let fault = LookFault::Contrast { upper, upper_colour, lower, lower_colour, found, needed };
            self.fault(colour.span().start, fault);
        }
    }

    fn fault(&mut self, offset: usize, fault: LookFault) {
        self.findings.push(Finding { place: self.source.place(offset), fault: fault.into() });
    }
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::*;
    use crate::generate::root;

    fn source() -> Source {
        Source::read(&root(), "design/looks.toml").unwrap()
    }

    /// What the check says once `from` is `to` in the real file.
    fn findings_with(from: &str, to: &str) -> Vec<String> {
        let mut source = source();
        assert!(source.text.contains(from), "{from}");
        source.text = source.text.replacen(from, to, 1);
        let looks = parse(&source).unwrap();
        let found = check(&looks, &source);
        found.iter().map(|finding| finding.fault.to_string()).collect()
    }

    #[test]
    fn everything_in_every_look_can_be_seen() {
        let source = source();
        let looks = parse(&source).unwrap();
        assert_eq!(looks.look.len(), 5);
        let found: Vec<String> = check(&looks, &source).iter().map(ToString::to_string).collect();
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn a_mark_must_be_seen_on_both_ends_of_the_wood() {
        assert_eq!(
            findings_with("warn = \"#7A1710\"", "warn = \"#A8401A\""),
            ["the warn mark #A8401A on the board of kaya #CF9F57: 2.56 to 1, but 3 are needed"]
        );
    }

    #[test]
    fn a_colour_between_the_ends_of_the_wood_is_found_too() {
        let found = findings_with("board = [\"#20242B\", \"#1A1D23\"]", "board = [\"#000000\", \"#FFFFFF\"]");
        assert!(
            found.iter().any(|fault| fault.starts_with("lines #8A919C on the board of night")),
            "{found:?}"
        );
    }

    #[test]
    fn numbers_on_stones_count_as_text() {
        assert_eq!(
            findings_with("contrast = \"#FFFFFF\"", "contrast = \"#808080\""),
            ["marks and numbers #808080 on black stones of kaya #3A3C42: 2.79 to 1, but 4.5 are needed"]
        );
    }

    #[test]
    fn the_heat_map_gets_darker_step_by_step() {
        assert_eq!(
            findings_with("fill = \"#BBAF71\"", "fill = \"#FFFF80\""),
            ["#FFFF80 is no darker than the step before it: the order would show by hue only"]
        );
    }

    #[test]
    fn day_and_night_have_the_same_colours() {
        assert_eq!(
            findings_with("jade = \"#1F6F5C\"\n", "jade = \"#1F6F5C\"\nmoss = \"#000000\"\n"),
            ["the colour \"moss\" is there by day or by night only"]
        );
        let found = findings_with("ink-soft = \"#6B655B\"\n", "");
        assert!(found.contains(&"the colour \"ink-soft\" is missing".to_owned()), "{found:?}");
    }
}
