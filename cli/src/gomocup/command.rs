//! One line of a manager as a command.

use std::str::FromStr;

/// A column and a row, both counted from 0, as a manager wrote them: perhaps off the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Coordinates {
    pub(super) x: i32,
    pub(super) y: i32,
}

impl std::fmt::Display for Coordinates {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// What a manager can ask. `STOP`, and the keys `max_node`, `max_depth` and `thread_num`, are
/// extensions that other brains and managers know too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Start { side: u32 },
    RectStart { width: u32, height: u32 },
    Restart,
    Begin,
    Turn(Coordinates),
    Play(Coordinates),
    TakeBack(Coordinates),
    Board,
    Swap2Board,
    Done,
    Info(Info),
    About,
    Stop,
    End,
}

/// What a manager tells. Times are in milliseconds, memory in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Info {
    TimeoutTurn(i64),
    TimeoutMatch(i64),
    TimeLeft(i64),
    MaxMemory(u64),
    Rule(u32),
    MaxNode(u64),
    MaxDepth(u32),
    ThreadNum(u32),
    /// Nothing that this brain needs: `game_type`, `folder` (it stores no files), `evaluate` (the
    /// mouse pointer) and whatever it doesn't know.
    Ignored,
}

/// Why a line is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum CommandError {
    #[error("{word}")]
    Unknown { word: String },
    #[error("{word} takes {expected}")]
    Arguments { word: &'static str, expected: &'static str },
    /// The manager reads no answer to INFO, so this one has to wait.
    #[error("INFO {key} {value} is no number in range")]
    Info { key: String, value: String },
}

/// Reads a line; `Ok(None)` when it is blank. Case doesn't matter.
pub(super) fn parse(line: &str) -> Result<Option<Command>, CommandError> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let command = match word.to_ascii_uppercase().as_str() {
        "" => return Ok(None),
        "START" => match numbers(rest).as_deref() {
            Some(&[side]) => Command::Start { side },
            _ => return Err(CommandError::Arguments { word: "START", expected: "one number" }),
        },
        "RECTSTART" => match numbers(rest).as_deref() {
            Some(&[width, height]) => Command::RectStart { width, height },
            _ => return Err(CommandError::Arguments { word: "RECTSTART", expected: "width,height" }),
        },
        "RESTART" => Command::Restart,
        "BEGIN" => Command::Begin,
        "TURN" => Command::Turn(coordinates("TURN", rest)?),
        "PLAY" => Command::Play(coordinates("PLAY", rest)?),
        "TAKEBACK" => Command::TakeBack(coordinates("TAKEBACK", rest)?),
        "BOARD" => Command::Board,
        "SWAP2BOARD" => Command::Swap2Board,
        "DONE" => Command::Done,
        "INFO" => Command::Info(info(rest)?),
        "ABOUT" => Command::About,
        "STOP" | "YXSTOP" => Command::Stop,
        "END" => Command::End,
        _ => return Err(CommandError::Unknown { word: word.to_owned() }),
    };
    Ok(Some(command))
}

/// The numbers of a text, apart by commas or blanks; `None` when one of them is no number of the
/// type asked for.
pub(super) fn numbers<T: FromStr>(text: &str) -> Option<Vec<T>> {
    text.split([',', ' ', '\t']).filter(|part| !part.is_empty()).map(|part| part.parse().ok()).collect()
}

fn coordinates(word: &'static str, rest: &str) -> Result<Coordinates, CommandError> {
    match numbers(rest).as_deref() {
        Some(&[x, y]) => Ok(Coordinates { x, y }),
        _ => Err(CommandError::Arguments { word, expected: "x,y" }),
    }
}

fn info(rest: &str) -> Result<Info, CommandError> {
    let (key, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let value = value.trim();
    let key = key.to_ascii_lowercase();
    let read = match key.as_str() {
        "timeout_turn" => value.parse().ok().map(Info::TimeoutTurn),
        "timeout_match" => value.parse().ok().map(Info::TimeoutMatch),
        "time_left" => value.parse().ok().map(Info::TimeLeft),
        "max_memory" => value.parse().ok().map(Info::MaxMemory),
        "rule" => value.parse().ok().map(Info::Rule),
        "max_node" => value.parse().ok().map(Info::MaxNode),
        "max_depth" => value.parse().ok().map(Info::MaxDepth),
        "thread_num" => value.parse().ok().map(Info::ThreadNum),
        _ => Some(Info::Ignored),
    };
    read.ok_or_else(|| CommandError::Info { key, value: value.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_read() {
        let read = |line: &str| parse(line).unwrap().unwrap();
        assert_eq!(read("START 20"), Command::Start { side: 20 });
        assert_eq!(read("RECTSTART 30,20"), Command::RectStart { width: 30, height: 20 });
        assert_eq!(read("TURN 10,3"), Command::Turn(Coordinates { x: 10, y: 3 }));
        assert_eq!(read("TAKEBACK 9 , 10"), Command::TakeBack(Coordinates { x: 9, y: 10 }));
        assert_eq!(read("PLAY -1,2"), Command::Play(Coordinates { x: -1, y: 2 }));
        assert_eq!(read("  begin\r"), Command::Begin);
        assert_eq!(read("INFO timeout_turn 0"), Command::Info(Info::TimeoutTurn(0)));
        assert_eq!(read("info TIME_LEFT -5"), Command::Info(Info::TimeLeft(-5)));
        assert_eq!(read("INFO folder C:\\Program Files\\brains"), Command::Info(Info::Ignored));
        assert_eq!(read("INFO"), Command::Info(Info::Ignored));
        assert_eq!(parse(" \t"), Ok(None));
    }

    #[test]
    fn a_bad_line_says_what_is_missing() {
        let says = |line: &str| parse(line).unwrap_err().to_string();
        assert_eq!(says("START"), "START takes one number");
        assert_eq!(says("START -5"), "START takes one number");
        assert_eq!(says("TURN 3"), "TURN takes x,y");
        assert_eq!(says("TURN 3,4,5"), "TURN takes x,y");
        assert_eq!(says("TURN 99999999999,1"), "TURN takes x,y");
        assert_eq!(says("INFO max_node many"), "INFO max_node many is no number in range");
        assert_eq!(says("HELLO world"), "HELLO");
    }
}
