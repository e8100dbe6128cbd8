//! A line of GTP.

/// A command with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Command {
    /// The number that the answer carries.
    pub(super) id: Option<u32>,
    /// What to do.
    pub(super) name: String,
    /// The rest of the line, in words.
    pub(super) arguments: Vec<String>,
}

impl Command {
    /// Reads a line; `None` when nothing is left of it without comment and control characters.
    pub(super) fn parse(line: &str) -> Option<Self> {
        let line = line.split('#').next().unwrap_or_default();
        let text: String = line
            .chars()
            .map(|character| if character == '\t' { ' ' } else { character })
            .filter(|character| !character.is_control())
            .collect();
        let mut words = text.split_whitespace().peekable();
        let id = words.peek().and_then(|word| word.parse().ok());
        if id.is_some() {
            words.next();
        }
        let name = words.next()?.to_owned();
        Some(Self { id, name, arguments: words.map(str::to_owned).collect() })
    }

    /// The number as the answer repeats it.
    pub(super) fn id_text(&self) -> String {
        self.id.map_or_else(String::new, |id| id.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_comments_and_control_characters() {
        let command = Command::parse("12 play\tB D4\r # a move").unwrap();
        assert_eq!((command.id, command.name.as_str()), (Some(12), "play"));
        assert_eq!(command.arguments, ["B", "D4"]);
        assert_eq!(command.id_text(), "12");
        assert_eq!(Command::parse("  # only a comment"), None);
        assert_eq!(Command::parse("7"), None);
        assert_eq!(Command::parse("name").unwrap().id_text(), "");
    }
}
