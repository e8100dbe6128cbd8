//! SVG path data, as far as the icons use it: absolute commands only
//! (<https://www.w3.org/TR/SVG2/paths.html#PathData>).

/// Why path data can't be read.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub(crate) enum PathFault {
    /// Something else than a command where one has to stand.
    #[error("{found:?} stands where a command M, L, H, V, C, Q, A or Z has to")]
    NoCommand {
        /// What stands there.
        found: String,
    },
    /// The first command is not M.
    #[error("a path begins with M, not with {found:?}")]
    NoStart {
        /// The first command.
        found: char,
    },
    /// A command with too few or too many numbers.
    #[error("{command} takes {needed} numbers at a time, not {found}")]
    Count {
        /// The command.
        command: char,
        /// How many it takes.
        needed: usize,
        /// How many it has.
        found: usize,
    },
    /// A point outside the drawing.
    #[error("{value} is outside the drawing, which goes from 0 to {side}")]
    Outside {
        /// The coordinate.
        value: f64,
        /// The side of the drawing.
        side: f64,
    },
}

/// Checks path data that is to be drawn on `side` by `side`.
///
/// # Errors
/// The first fault.
pub(crate) fn check(data: &str, side: f64) -> Result<(), PathFault> {
    let mut words = words(data).peekable();
    let mut is_first = true;
    while let Some(word) = words.next() {
        let Word::Command(command) = word else {
            return Err(PathFault::NoCommand { found: word.to_string() });
        };
        let Some(shape) = arguments(command) else {
            return Err(PathFault::NoCommand { found: command.to_string() });
        };
        if is_first && command != 'M' {
            return Err(PathFault::NoStart { found: command });
        }
        is_first = false;
        let mut numbers = Vec::new();
        while let Some(Word::Number(number)) = words.peek() {
            numbers.push(*number);
            words.next();
        }
        check_numbers(command, shape, &numbers, side)?;
    }
    if is_first { Err(PathFault::NoCommand { found: String::new() }) } else { Ok(()) }
}

/// A circle as path data.
pub(crate) fn circle([x, y, radius]: [f64; 3]) -> String {
    let (left, right) = (x - radius, x + radius);
    format!("M{left} {y} A{radius} {radius} 0 1 1 {right} {y} A{radius} {radius} 0 1 1 {left} {y} Z")
}

/// A piece of path data.
pub(super) enum Word {
    /// A letter.
    Command(char),
    /// A finite number.
    Number(f64),
    /// Anything else.
    Other(String),
}

/// The pieces of path data in their order.
pub(super) fn words(data: &str) -> impl Iterator<Item = Word> {
    data.split([' ', ',']).filter(|word| !word.is_empty()).flat_map(split_command)
}

impl std::fmt::Display for Word {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Command(command) => write!(formatter, "{command}"),
            Self::Number(number) => write!(formatter, "{number}"),
            Self::Other(text) => write!(formatter, "{text}"),
        }
    }
}

/// "M12" is a command and a number.
fn split_command(word: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut rest = word;
    if let Some(letter) = word.chars().next().filter(char::is_ascii_alphabetic) {
        words.push(Word::Command(letter));
        rest = &word[1..];
    }
    if !rest.is_empty() {
        let number = rest.parse().ok().filter(|number: &f64| number.is_finite());
        words.push(number.map_or_else(|| Word::Other(rest.to_owned()), Word::Number));
    }
    words
}

/// For each number of a command, whether it is a coordinate.
fn arguments(command: char) -> Option<&'static [bool]> {
    match command {
        'M' | 'L' => Some(&[true, true]),
        'H' | 'V' => Some(&[true]),
        'C' => Some(&[true; 6]),
        'Q' => Some(&[true; 4]),
        // Radii, turn and the two flags, then the end.
        'A' => Some(&[false, false, false, false, false, true, true]),
        'Z' => Some(&[]),
        _ => None,
    }
}

fn check_numbers(command: char, shape: &[bool], numbers: &[f64], side: f64) -> Result<(), PathFault> {
    let (needed, found) = (shape.len(), numbers.len());
    let fits = if needed == 0 { found == 0 } else { found > 0 && found % needed == 0 };
    if !fits {
        return Err(PathFault::Count { command, needed, found });
    }
    let coordinates = numbers.iter().zip(shape.iter().cycle()).filter(|(_, is_coordinate)| **is_coordinate);
    for (&value, _) in coordinates {
        if !(0.0..=side).contains(&value) {
            return Err(PathFault::Outside { value, side });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_icons_use_is_read() {
        for data in [
            "M19 12 H5",
            "M9 14.5 L4.5 10 L9 5.5",
            "M4.5 10 H14 A5 5 0 0 1 14 20 H10.5",
            "M9 17.5 C9 15.5 6.5 14 6.5 10 Q1 2 3 4 Z",
            "M 1 2 L 3 4 5 6",
            &circle([12.0, 12.0, 8.5]),
        ] {
            assert_eq!(check(data, 24.0), Ok(()), "{data}");
        }
    }

    #[test]
    fn each_fault_is_told() {
        let fault = |data: &str| check(data, 24.0).unwrap_err();
        assert_eq!(fault(""), PathFault::NoCommand { found: String::new() });
        assert_eq!(fault("12 5 L1 2"), PathFault::NoCommand { found: "12".to_owned() });
        assert_eq!(fault("M1 2 l3 4"), PathFault::NoCommand { found: "l".to_owned() });
        assert_eq!(fault("M1 2 L3 4x"), PathFault::Count { command: 'L', needed: 2, found: 1 });
        assert_eq!(fault("L1 2"), PathFault::NoStart { found: 'L' });
        assert_eq!(fault("M1"), PathFault::Count { command: 'M', needed: 2, found: 1 });
        assert_eq!(fault("M1 2 Z3"), PathFault::Count { command: 'Z', needed: 0, found: 1 });
        assert_eq!(fault("M1 2 H24.5"), PathFault::Outside { value: 24.5, side: 24.0 });
        assert_eq!(fault("M-1 2"), PathFault::Outside { value: -1.0, side: 24.0 });
    }

    #[test]
    fn a_circle_that_sticks_out_is_found() {
        assert!(check(&circle([12.0, 12.0, 12.5]), 24.0).is_err());
    }
}
