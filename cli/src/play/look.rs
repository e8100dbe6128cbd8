//! Signs and colours: what a terminal can show.
//!
//! The board brings its own ground, so that it looks the same on dark and on light terminals; all
//! other text keeps the terminal's own colours. Colours are the fixed part of the 256-colour
//! palette (16 to 255), which themes do not change.

use ratatui::style::{Color, Modifier, Style};
use tengen_core::board::Stone;

/// How the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Look {
    /// With colours; without them the signs alone tell everything apart.
    pub(super) colours: bool,
    /// With ASCII signs only.
    pub(super) ascii: bool,
}

/// What a point shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// A stone.
    Stone(Stone),
    /// A stone of the winning line.
    Winning(Stone),
    /// A dead stone of a game of Go.
    Dead(Stone),
    /// A point of one side's territory.
    Territory(Stone),
    /// Forbidden to Black.
    Forbidden,
    /// The best move, asked for.
    Hint,
    /// One of the points to which an opening confines the stone.
    Allowed,
    /// A fifth move on offer, counted from 0.
    Offer(usize),
    /// A chance in tenths, from 0 to 9.
    Heat(u8),
    /// A star point.
    Star,
    /// A crossing of lines.
    Crossing,
}

/// What stands beside a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bracket {
    /// The keyboard's cursor.
    Cursor,
    /// The last move.
    Last,
    /// The winning line.
    Winning,
}

/// Where a point stands along a side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Along {
    /// At the left or upper edge.
    First,
    /// At no edge.
    Inner,
    /// At the right or lower edge.
    Last,
}

impl Along {
    /// Where the point with this index stands on a side of this length.
    pub(super) const fn new(index: usize, length: usize) -> Self {
        if index == 0 {
            Self::First
        } else if index + 1 == length {
            Self::Last
        } else {
            Self::Inner
        }
    }
}

const WOOD: u8 = 137;
const LINE: u8 = 237;
const BLACK: u8 = 16;
const WHITE: u8 = 231;
const WARN: u8 = 88;
const HINT: u8 = 18;
const WINNING: u8 = 30;

impl Look {
    /// The style of lines and of everything that has none of its own.
    pub(super) fn ground(self) -> Style {
        self.on_wood(LINE)
    }

    /// The sign of a stone; with colours both have the same shape.
    pub(super) fn stone(self, stone: Stone) -> char {
        match (stone, self.ascii, self.colours) {
            (Stone::Black, true, _) => 'X',
            (Stone::White, true, _) => 'O',
            (Stone::Black, false, _) | (Stone::White, false, true) => '●',
            (Stone::White, false, false) => '○',
        }
    }

    /// The style of a stone on the board.
    pub(super) fn stone_style(self, stone: Stone) -> Style {
        self.on_wood(match stone {
            Stone::Black => BLACK,
            Stone::White => WHITE,
        })
    }

    /// The character and the style of a sign; `crossing` is what the lines alone would show.
    pub(super) fn sign(self, sign: Sign, crossing: char) -> (char, Style) {
        let pick = |unicode, ascii| if self.ascii { ascii } else { unicode };
        match sign {
            Sign::Stone(stone) => (self.stone(stone), self.stone_style(stone)),
            Sign::Winning(stone) => (self.stone(stone), self.winning(self.stone_style(stone))),
            Sign::Dead(Stone::Black) => ('b', self.stone_style(Stone::Black).add_modifier(Modifier::BOLD)),
            Sign::Dead(Stone::White) => ('w', self.stone_style(Stone::White).add_modifier(Modifier::BOLD)),
            Sign::Territory(Stone::Black) => (pick('▪', '#'), self.stone_style(Stone::Black)),
            Sign::Territory(Stone::White) => (pick('▫', '='), self.stone_style(Stone::White)),
            Sign::Forbidden => (pick('×', 'x'), self.on_wood(WARN).add_modifier(Modifier::BOLD)),
            Sign::Hint => (pick('◇', 'h'), self.on_wood(HINT).add_modifier(Modifier::BOLD)),
            Sign::Allowed => (pick('•', '+'), self.on_wood(HINT)),
            Sign::Offer(index) => (offer_letter(index), self.on_wood(HINT).add_modifier(Modifier::BOLD)),
            Sign::Heat(tenths) => (char::from(b'0' + tenths.min(9)), self.heat(tenths)),
            Sign::Star => (pick('╋', '.'), self.ground()),
            Sign::Crossing => (crossing, self.ground()),
        }
    }

    /// The two characters and the style of a bracket.
    pub(super) fn bracket(self, bracket: Bracket) -> (char, char, Style) {
        match bracket {
            Bracket::Cursor => ('[', ']', self.on_wood(BLACK).add_modifier(Modifier::BOLD)),
            Bracket::Last => ('(', ')', self.on_wood(WARN).add_modifier(Modifier::BOLD)),
            Bracket::Winning => ('(', ')', self.winning(self.on_wood(BLACK))),
        }
    }

    /// The character of the lines at a point.
    pub(super) const fn crossing(self, column: Along, row: Along) -> char {
        if self.ascii {
            return '.';
        }
        match (column, row) {
            (Along::First, Along::First) => '┌',
            (Along::Inner, Along::First) => '┬',
            (Along::Last, Along::First) => '┐',
            (Along::First, Along::Inner) => '├',
            (Along::Inner, Along::Inner) => '┼',
            (Along::Last, Along::Inner) => '┤',
            (Along::First, Along::Last) => '└',
            (Along::Inner, Along::Last) => '┴',
            (Along::Last, Along::Last) => '┘',
        }
    }

    /// The character of the line between two neighbours in a row.
    pub(super) const fn line(self) -> char {
        if self.ascii { ' ' } else { '─' }
    }

    fn on_wood(self, colour: u8) -> Style {
        if self.colours {
            Style::new().fg(Color::Indexed(colour)).bg(Color::Indexed(WOOD))
        } else {
            Style::new()
        }
    }

    fn heat(self, tenths: u8) -> Style {
        if tenths >= 5 { self.on_wood(HINT).add_modifier(Modifier::BOLD) } else { self.on_wood(LINE) }
    }

    fn winning(self, style: Style) -> Style {
        let bold = style.add_modifier(Modifier::BOLD);
        if self.colours { bold.bg(Color::Indexed(WINNING)) } else { bold }
    }
}

/// The letter of a fifth move on offer: a, b, c.
pub(super) fn offer_letter(index: usize) -> char {
    char::from_u32('a' as u32 + index as u32).unwrap_or('?')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance of an entry of the fixed palette (WCAG 2.2).
    fn luminance(index: u8) -> f64 {
        let part = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        let (red, green, blue) = if index >= 232 {
            let grey = 8 + 10 * (index - 232);
            (grey, grey, grey)
        } else {
            let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
            let cube = index - 16;
            (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
        };
        0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
    }

    fn contrast(a: u8, b: u8) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn everything_stands_out_from_its_ground() {
        for colour in [LINE, BLACK, WHITE, WARN, HINT] {
            assert!(contrast(colour, WOOD) >= 3.0, "{colour}: {:.2}", contrast(colour, WOOD));
        }
        for colour in [BLACK, WHITE] {
            assert!(contrast(colour, WINNING) >= 3.0, "{colour}: {:.2}", contrast(colour, WINNING));
        }
    }

    #[test]
    fn without_colours_every_sign_has_its_own_character() {
        for ascii in [false, true] {
            let look = Look { colours: false, ascii };
            let signs = [
                Sign::Stone(Stone::Black),
                Sign::Stone(Stone::White),
                Sign::Dead(Stone::Black),
                Sign::Dead(Stone::White),
                Sign::Territory(Stone::Black),
                Sign::Territory(Stone::White),
                Sign::Forbidden,
                Sign::Hint,
                Sign::Allowed,
                Sign::Offer(0),
                Sign::Heat(5),
                Sign::Crossing,
            ];
            let mut characters: Vec<char> = signs
                .iter()
                .map(|&sign| look.sign(sign, look.crossing(Along::Inner, Along::Inner)).0)
                .collect();
            characters.sort_unstable();
            characters.dedup();
            assert_eq!(characters.len(), signs.len(), "{characters:?}");
        }
    }
}
