//! What each command does.

use tengen_core::board::{Size, Stone};
use tengen_core::go::{Engine, Parameters};
use tengen_core::player::GoPlayer;
use tengen_core::rules::Move;
use tengen_core::rules::go::{
    GoEnding, GoPosition, GoRules, HANDICAPS, HandicapError, KoRule, fixed_handicap,
};
use tengen_core::search::{Limits, Stopper};

use super::clock::Clock;
use super::command::Command;
use super::reading::{read_colour, read_move, write_move, write_points};
use crate::rung::Rung;

/// Playouts for a move when nothing else limits it.
const PLAYOUTS: u64 = 3000;
/// The size before `boardsize`.
const FIRST_SIZE: u32 = 19;

const COMMANDS: [&str; 25] = [
    "boardsize",
    "clear_board",
    "final_score",
    "final_status_list",
    "fixed_handicap",
    "genmove",
    "known_command",
    "komi",
    "kgs-time_settings",
    "list_commands",
    "loadsgf",
    "lz-analyze",
    "name",
    "place_free_handicap",
    "play",
    "protocol_version",
    "quit",
    "reg_genmove",
    "set_free_handicap",
    "showboard",
    "tengen-ownership",
    "time_left",
    "time_settings",
    "undo",
    "version",
];

/// What the command line asks for.
pub(super) struct Settings {
    pub(super) playouts: Option<u64>,
    pub(super) threads: u32,
    pub(super) root_parallel: bool,
    pub(super) seed: u64,
    pub(super) rules: GoRules,
    pub(super) positional_superko: bool,
    pub(super) resigns: bool,
    /// Who chooses the moves instead of the engine as it is.
    pub(super) rung: Option<Rung>,
}

/// Why a command fails; the texts are GTP's where it has one.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Refusal {
    #[error("unknown command")]
    Unknown,
    #[error("syntax error")]
    Syntax,
    #[error("unacceptable size")]
    Size,
    #[error("illegal move")]
    IllegalMove,
    #[error("cannot undo")]
    CannotUndo,
    #[error("board not empty")]
    NotEmpty,
    #[error("invalid number of stones")]
    Stones,
    #[error("bad vertex list")]
    Vertices,
    #[error("cannot load file")]
    File,
}

pub(super) type Answer = Result<String, Refusal>;

/// A game between a controller and the engine.
pub(super) struct Session {
    pub(super) engine: Engine,
    pub(super) position: GoPosition,
    clock: Option<Clock>,
    playouts: Option<u64>,
    pub(super) threads: u32,
    pub(super) seed: u64,
    resigns: bool,
    rung: Option<Rung>,
    /// The rung's player in this game, once it has moved.
    player: Option<Box<dyn GoPlayer>>,
    searches: u64,
}

impl Session {
    pub(super) fn new(settings: &Settings) -> Result<Self, tengen_core::board::SizeError> {
        let ko = if settings.positional_superko { KoRule::Positional } else { settings.rules.ko };
        let rules = settings.rules.with_ko(ko);
        Ok(Self {
            engine: Engine::new(Parameters::default()).with_root_parallel(settings.root_parallel),
            position: GoPosition::new(rules, Size::square(FIRST_SIZE)?),
            clock: None,
            playouts: settings.playouts,
            threads: settings.threads,
            seed: settings.seed,
            resigns: settings.resigns,
            rung: settings.rung,
            player: None,
            searches: 0,
        })
    }

    /// Carries a command out.
    pub(super) fn answer(&mut self, command: &Command) -> Answer {
        let words: Vec<&str> = command.arguments.iter().map(String::as_str).collect();
        match (command.name.as_str(), words.as_slice()) {
            ("protocol_version", _) => Ok("2".to_owned()),
            ("name", _) => Ok("Tengen".to_owned()),
            ("version", _) => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            ("known_command", [name]) => Ok(COMMANDS.contains(name).to_string()),
            ("list_commands", _) => Ok(COMMANDS.join("\n")),
            ("quit", _) => Ok(String::new()),
            ("boardsize", [side]) => self.board_size(side),
            ("clear_board", _) => {
                self.begin(self.position.size());
                Ok(String::new())
            }
            ("komi", [komi]) => self.komi(komi),
            ("play", [colour, vertex]) => self.play(colour, vertex),
            ("genmove", [colour]) => self.generate(colour, true),
            ("reg_genmove", [colour]) => self.generate(colour, false),
            ("loadsgf", [path]) => self.load_sgf(path, None),
            ("loadsgf", [path, before]) => self.load_sgf(path, Some(before)),
            ("undo", _) => self.position.undo().map(|_| String::new()).ok_or(Refusal::CannotUndo),
            ("fixed_handicap", [stones]) => self.fixed_handicap(stones),
            ("place_free_handicap", [stones]) => self.place_free_handicap(stones),
            ("set_free_handicap", vertices) => self.set_free_handicap(vertices),
            ("time_settings", [main, period, stones]) => {
                self.clock = Clock::settings(number(main)?, number(period)?, number(stones)? as u32);
                Ok(String::new())
            }
            ("kgs-time_settings", kind) => self.kgs_time_settings(kind),
            ("time_left", [colour, seconds, stones]) => {
                let side = read_colour(colour).ok_or(Refusal::Syntax)?;
                let (seconds, stones) = (number(seconds)?, number(stones)? as u32);
                if let Some(clock) = &mut self.clock {
                    clock.set_left(side, seconds, stones);
                }
                Ok(String::new())
            }
            ("final_score", _) => Ok(self.final_score()),
            ("final_status_list", [status]) => self.final_status_list(status),
            ("showboard", _) => Ok(self.show_board()),
            ("tengen-ownership", _) => Ok(self.ownership()),
            (name, _) if COMMANDS.contains(&name) => Err(Refusal::Syntax),
            _ => Err(Refusal::Unknown),
        }
    }

    fn board_size(&mut self, lines: &str) -> Answer {
        let size = Size::square(number(lines)? as u32).map_err(|_| Refusal::Size)?;
        self.begin(size);
        Ok(String::new())
    }

    fn begin(&mut self, size: Size) {
        self.set_position(GoPosition::new(*self.position.rules(), size));
    }

    /// Begins with another game.
    pub(super) fn set_position(&mut self, position: GoPosition) {
        self.position = position;
        self.player = None;
    }

    fn komi(&mut self, komi: &str) -> Answer {
        let komi: f64 = komi.parse().map_err(|_| Refusal::Syntax)?;
        let half_points = (2.0 * komi).round();
        if half_points.is_nan() || half_points.abs() > 2000.0 {
            return Err(Refusal::Syntax);
        }
        let rules = self.position.rules().with_komi(half_points as i32);
        self.position = self.position.clone().with_rules(rules);
        Ok(String::new())
    }

    fn play(&mut self, colour: &str, vertex: &str) -> Answer {
        let side = read_colour(colour).ok_or(Refusal::Syntax)?;
        let played = read_move(self.position.size(), vertex).ok_or(Refusal::Syntax)?;
        self.position.resume(side);
        self.position.play_as(side, played).map_err(|_| Refusal::IllegalMove)?;
        Ok(String::new())
    }

    fn generate(&mut self, colour: &str, plays: bool) -> Answer {
        let side = read_colour(colour).ok_or(Refusal::Syntax)?;
        let position = self.for_search(side);
        let Some((played, is_hopeless)) = self.choose(&position, side) else { return Ok("pass".to_owned()) };
        if self.resigns && is_hopeless {
            return Ok("resign".to_owned());
        }
        if plays {
            self.position.resume(side);
            self.position.play_as(side, played).map_err(|_| Refusal::IllegalMove)?;
        }
        Ok(write_move(self.position.size(), played))
    }

    /// The move for a position, and whether to give up instead.
    fn choose(&mut self, position: &GoPosition, side: Stone) -> Option<(Move, bool)> {
        let (limits, seed, stopper) = (self.limits(side), self.next_seed(), Stopper::new());
        if let Some(rung) = self.rung {
            let player = self.player.get_or_insert_with(|| rung.player(position.size(), seed));
            let choice = player.choose(position, &stopper, &mut |_| {})?;
            return Some((choice.played, choice.hopeless));
        }
        let found = self.engine.search(position, &limits, seed, &stopper, &mut |_| {})?;
        Some((found.best, found.is_hopeless))
    }

    /// The position with a side to move, going on after two passes.
    pub(super) fn for_search(&self, side: Stone) -> GoPosition {
        let mut position = self.position.clone();
        if position.ending() == Some(GoEnding::TwoPasses) {
            position.resume(side);
        }
        position.with_side(side)
    }

    fn limits(&self, side: Stone) -> Limits {
        let time = self.clock.map(|clock| {
            let empty = self.position.board().grid().empty_points().count();
            clock.for_move(side, empty)
        });
        let nodes = if time.is_none() { Some(self.playouts.unwrap_or(PLAYOUTS)) } else { self.playouts };
        Limits { depth: None, nodes, time, threads: self.threads }
    }

    /// A new seed for each search, from the one of the command line.
    pub(super) const fn next_seed(&mut self) -> u64 {
        self.searches += 1;
        self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(self.searches)
    }

    fn fixed_handicap(&mut self, stones: &str) -> Answer {
        let stones = u32::try_from(number(stones)?).map_err(|_| Refusal::Stones)?;
        let points = fixed_handicap(self.position.size(), stones).map_err(|_| Refusal::Stones)?;
        self.place_handicap(&points)
    }

    /// Takes the star points, as many as there are for it.
    fn place_free_handicap(&mut self, stones: &str) -> Answer {
        let most = (*HANDICAPS.end()).min(u32::try_from(number(stones)?).unwrap_or(u32::MAX));
        let points = (*HANDICAPS.start()..=most)
            .rev()
            .find_map(|stones| fixed_handicap(self.position.size(), stones).ok())
            .ok_or(Refusal::Stones)?;
        self.place_handicap(&points)
    }

    fn set_free_handicap(&mut self, vertices: &[&str]) -> Answer {
        let size = self.position.size();
        let points: Option<Vec<_>> = vertices.iter().map(|vertex| size.parse_label(vertex)).collect();
        self.place_handicap(&points.ok_or(Refusal::Vertices)?).map(|_| String::new())
    }

    fn place_handicap(&mut self, points: &[tengen_core::board::Point]) -> Answer {
        if self.position.board().grid().stones() > 0 {
            return Err(Refusal::NotEmpty);
        }
        let size = self.position.size();
        self.position =
            GoPosition::with_handicap(*self.position.rules(), size, points).map_err(|error| match error {
                HandicapError::Point { .. } => Refusal::Vertices,
                _ => Refusal::Stones,
            })?;
        Ok(write_points(size, points.iter().copied()))
    }

    fn kgs_time_settings(&mut self, kind: &[&str]) -> Answer {
        self.clock = match *kind {
            ["none"] => None,
            ["absolute", main] => Clock::settings(number(main)?, 0, 0),
            ["byoyomi", main, period, _periods] => Some(Clock::byoyomi(number(main)?, number(period)?)),
            ["canadian", main, period, stones] => {
                Clock::settings(number(main)?, number(period)?, number(stones)? as u32)
            }
            _ => return Err(Refusal::Syntax),
        };
        Ok(String::new())
    }

    fn show_board(&self) -> String {
        let prisoners = self.position.prisoners();
        let board = self.position.board().grid();
        format!(
            "\n{board}{} to move; prisoners: Black has {}, White has {}",
            self.position.to_move(),
            prisoners.black,
            prisoners.white
        )
    }
}

/// Reads a whole number that is not negative; fractions of seconds are dropped.
fn number(text: &str) -> Result<u64, Refusal> {
    let whole = text.split('.').next().unwrap_or_default();
    whole.parse().map_err(|_| Refusal::Syntax)
}
