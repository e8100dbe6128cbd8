//! How boards and stones look: reading `looks.toml`, and checking that everything on it can be seen.

mod colour;
mod contrast;

pub(crate) use colour::Colour;
pub(crate) use contrast::{LookFault, check};

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use super::Finding;
use super::source::Source;

/// Everything that `looks.toml` says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Looks {
    /// The colours that every screen shares.
    pub(crate) colours: Tokens,
    /// The steps of the heat map, from the worst move to the best.
    pub(crate) heat: Vec<HeatStep>,
    /// The looks of the board, the first being the default.
    pub(crate) look: Vec<Look>,
    /// How a board is measured.
    pub(crate) board: Numbers,
    /// Lengths in dp.
    pub(crate) sizes: Numbers,
    /// How long things move.
    pub(crate) motion: Numbers,
}

/// Named numbers, sorted by name.
pub(crate) type Numbers = BTreeMap<String, Number>;

/// A number, whole where the file writes it without a point.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub(crate) enum Number {
    /// 100
    Whole(i64),
    /// 0.86
    Decimal(f64),
}

/// The shared colours by day and by night.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tokens {
    /// By day.
    pub(crate) light: BTreeMap<String, Spanned<Colour>>,
    /// By night.
    pub(crate) dark: BTreeMap<String, Spanned<Colour>>,
}

/// One circle of the heat map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HeatStep {
    /// The circle.
    pub(crate) fill: Spanned<Colour>,
    /// The value in it.
    pub(crate) number: Spanned<Colour>,
}

/// One look of board and stones.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Look {
    /// "jade-room"; saved in settings, so that it never changes.
    pub(crate) name: String,
    /// The wood towards the light and away from it.
    pub(crate) board: [Colour; 2],
    /// What runs over the wood.
    pub(crate) grain: Grain,
    /// The grid and the star points.
    pub(crate) lines: Spanned<Colour>,
    /// Coordinates and letters.
    pub(crate) text: Spanned<Colour>,
    /// The width of a line against the usual.
    pub(crate) line_width: f64,
    /// Forbidden points and the winning line.
    pub(crate) warn: Spanned<Colour>,
    /// Hints.
    pub(crate) hint: Spanned<Colour>,
    /// Black stones.
    pub(crate) black: Stone,
    /// White stones.
    pub(crate) white: Stone,
}

/// What runs over the wood of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Grain {
    /// Nothing.
    None,
    /// Faint straight lines of wood.
    Straight,
}

/// How the stones of one colour are painted.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Stone {
    /// Towards the light and away from it.
    pub(crate) fill: [Colour; 2],
    /// What runs over the stone.
    pub(crate) texture: Texture,
    /// Marks and numbers on the stone.
    pub(crate) contrast: Spanned<Colour>,
    /// Whether a mark inside tells the colour.
    pub(crate) mark_inside: bool,
    /// The rim.
    pub(crate) outline: Option<Outline>,
}

/// What runs over a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Texture {
    /// Nothing.
    None,
    /// The faint growth lines of shell.
    Arcs,
}

/// A stone's rim.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Outline {
    /// Its colour.
    pub(crate) colour: Spanned<Colour>,
    /// Its width as a share of the cell.
    pub(crate) share_of_cell: f64,
    /// Its least width.
    pub(crate) least_pixels: f64,
}

/// Reads `looks.toml`.
///
/// # Errors
/// The first thing that isn't in the format, with its place.
pub(crate) fn parse(source: &Source) -> Result<Looks, Finding> {
    toml::from_str(&source.text).map_err(|error| Finding::toml(source, &error))
}

/// A small file with each kind of entry, from which every writer is shown what it makes.
#[cfg(test)]
pub(super) const SAMPLE: &str = r##"
[colours]
light = { paper = "#F6F2EA", ink-soft = "#6B655B" }
dark = { paper = "#15161A", ink-soft = "#A39D92" }
[[heat]]
fill = "#FEE838"
number = "#000000"
[[look]]
name = "jade-room"
board = ["#8FA58A", "#76907A"]
grain = "straight"
lines = "#24332A"
text = "#131C16"
line-width = 2.0
warn = "#5B1A10"
hint = "#0A2E57"
black = { fill = ["#3A3C42", "#0B0C0E"], texture = "none", contrast = "#FFFFFF", mark-inside = true }
white = { fill = ["#FDFCF8", "#D8D2C4"], texture = "arcs", contrast = "#1D1B18", mark-inside = false, outline = { colour = "#8A919C", share-of-cell = 0.035, least-pixels = 1.0 } }
[board]
stone-diameter = 0.86
line-least-pixels = 1
light-x = -0.30
[sizes]
card-corner = 16.0
[motion]
stone-milliseconds = 100
"##;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_colour_and_an_unknown_key_name_their_line() {
        let source = |text: &str| Source { path: "looks.toml".to_owned(), text: text.to_owned() };
        let wrong = "[colours.light]\npaper = \"#F6F2EA\"\nink = \"red\"\n";
        let found = parse(&source(wrong)).unwrap_err().to_string();
        assert_eq!(found, "looks.toml:3: \"red\" is no colour: it takes a # and six digits from 0 to F");
        let unknown = "[colours.light]\n[colours.dark]\n[shapes]\n";
        let found = parse(&source(unknown)).unwrap_err().to_string();
        assert!(found.starts_with("looks.toml:3: unknown field `shapes`"), "{found}");
    }
}
