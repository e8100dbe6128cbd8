//! Colours, and how far apart two of them are for the eye.

use std::fmt;

/// An opaque colour of the sRGB space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Colour {
    /// Red, green and blue.
    pub(crate) channels: [u8; 3],
}

/// A text that is no colour.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is no colour: it takes a # and six digits from 0 to F")]
pub(crate) struct ColourError {
    text: String,
}

impl TryFrom<String> for Colour {
    type Error = ColourError;

    fn try_from(text: String) -> Result<Self, ColourError> {
        let digits = text.strip_prefix('#').filter(|digits| {
            digits.len() == 6 && digits.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'A'..=b'F'))
        });
        match digits.map(|digits| u32::from_str_radix(digits, 16)) {
            Some(Ok(number)) => {
                let [_, red, green, blue] = number.to_be_bytes();
                Ok(Self { channels: [red, green, blue] })
            }
            _ => Err(ColourError { text }),
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.channels;
        write!(formatter, "#{red:02X}{green:02X}{blue:02X}")
    }
}

impl Colour {
    /// The relative luminance, from 0 for black to 1 for white: WCAG 2.2
    /// (<https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>).
    pub(crate) fn luminance(self) -> f64 {
        let linear = self.channels.map(|channel| {
            let share = f64::from(channel) / 255.0;
            if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The contrast ratio with another colour, from 1 to 21: WCAG 2.2
    /// (<https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>).
    pub(crate) fn contrast(self, other: Self) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// The colour between two, `share` of the way from `self` to `other`, as gradients mix them.
    pub(crate) fn mixed(self, other: Self, share: f64) -> Self {
        let mix = |from: u8, to: u8| f64::from(from) + (f64::from(to) - f64::from(from)) * share;
        let channels = std::array::from_fn(|index| {
            let mixed = mix(self.channels[index], other.channels[index]);
            mixed.round().clamp(0.0, 255.0) as u8
        });
        Self { channels }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colour(text: &str) -> Colour {
        Colour::try_from(text.to_owned()).unwrap()
    }

    #[test]
    fn black_and_white_are_21_to_1() {
        assert!((colour("#FFFFFF").contrast(colour("#000000")) - 21.0).abs() < 1e-9);
        assert!((colour("#777777").contrast(colour("#777777")) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn known_ratios() {
        // #767676 is the lightest grey that reaches 4.5 on white; #777777 misses it.
        assert!(colour("#767676").contrast(colour("#FFFFFF")) >= 4.5);
        assert!(colour("#777777").contrast(colour("#FFFFFF")) < 4.5);
        // Pure red on white.
        assert!((colour("#FF0000").contrast(colour("#FFFFFF")) - 3.998).abs() < 1e-3);
    }

    #[test]
    fn mixing_goes_from_one_colour_to_the_other() {
        let (from, to) = (colour("#000000"), colour("#FF8000"));
        assert_eq!(from.mixed(to, 0.0), from);
        assert_eq!(from.mixed(to, 1.0), to);
        assert_eq!(from.mixed(to, 0.5).to_string(), "#804000");
    }

    #[test]
    fn only_six_digits_are_a_colour() {
        assert_eq!(colour("#E3BC78").to_string(), "#E3BC78");
        for text in ["E3BC78", "#e3bc78", "#FFF", "#12345G", "#+12345", "#FF0000FF", ""] {
            assert!(Colour::try_from(text.to_owned()).is_err(), "{text}");
        }
    }
}
