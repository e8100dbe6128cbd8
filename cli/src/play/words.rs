//! What the game says in plain words: one place, so that both ways to play say the same.

use tengen_core::board::{Size, Stone};
use tengen_core::game::{
    Action, GameError, GameVariant, GameView, LogEntry, OpeningTaskKind, Outcome, OutcomeReason, Participant,
    SideCount, Turn,
};
use tengen_core::player::{GoReason, Level, Reason};
use tengen_core::rules::five::{FiveError, FiveRule, Foul};
use tengen_core::rules::go::{Counting, GoError, GoRuleSet};
use tengen_core::rules::openings::{Opening, OpeningChoice, OpeningError, Seat};

use super::look::offer_letter;
use super::mind::Suggestion;

/// A level's name.
pub(super) const fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "Easy",
        Level::Medium => "Medium",
        Level::Hard => "Hard",
    }
}

/// A rule's name.
pub(super) const fn rule(rule: FiveRule) -> &'static str {
    match rule {
        FiveRule::Freestyle => "freestyle",
        FiveRule::Standard => "standard",
        FiveRule::Caro => "caro",
        FiveRule::Renju => "renju",
    }
}

/// An opening's name.
pub(super) const fn opening(opening: Opening) -> &'static str {
    match opening {
        Opening::Free => "free",
        Opening::CentreFirst => "centre first",
        Opening::Pro => "pro",
        Opening::LongPro => "long pro",
        Opening::Swap => "swap",
        Opening::Swap2 => "swap2",
        Opening::Soosorv8 => "Soosõrv-8",
        Opening::Taraguchi10 => "Taraguchi-10",
    }
}

/// A rule set's name.
pub(super) const fn rule_set(rule_set: GoRuleSet) -> &'static str {
    match rule_set {
        GoRuleSet::Chinese => "Chinese rules",
        GoRuleSet::Japanese => "Japanese rules",
        GoRuleSet::Korean => "Korean rules",
        GoRuleSet::Aga => "AGA rules",
        GoRuleSet::NewZealand => "New Zealand rules",
        GoRuleSet::TrompTaylor => "Tromp-Taylor rules",
    }
}

/// A number of half points: "7.5".
fn points(half_points: i32) -> String {
    (f64::from(half_points) / 2.0).to_string()
}

/// The game with its rules: "Five in a row, renju, 15x15".
pub(super) fn game(view: &GameView) -> String {
    let size = view.config.size;
    match view.config.variant {
        GameVariant::Five(five) => {
            let opening = match five.opening {
                Opening::Free => String::new(),
                other => format!(", opening {}", opening(other)),
            };
            format!("Five in a row, {}, {size}{opening}", rule(five.rule))
        }
        GameVariant::Go(go) => {
            let handicap = match go.handicap {
                0 => String::new(),
                stones => format!(", {stones} handicap stones"),
            };
            format!("Go, {}, {size}, komi {}{handicap}", rule_set(go.rule_set), points(go.komi))
        }
    }
}

/// What makes a point forbidden.
pub(super) const fn foul(foul: Foul) -> &'static str {
    match foul {
        Foul::DoubleThree => "double three",
        Foul::DoubleFour => "double four",
        Foul::Overline => "overline",
    }
}

/// Whether exactly one person plays, so that "you" says who.
pub(super) fn is_against_computer(view: &GameView) -> bool {
    [view.first.participant, view.second.participant]
        .iter()
        .filter(|participant| matches!(participant, Participant::Person))
        .count()
        == 1
}

/// Who sits on a seat: "You", "Hard", or "Player 1" between two people.
pub(super) fn participant(view: &GameView, seat: Seat) -> String {
    match view.seat(seat).participant {
        Participant::Computer { level: of } => level(of).to_owned(),
        Participant::Person if is_against_computer(view) => "You".to_owned(),
        Participant::Person => format!("Player {}", if seat == Seat::First { 1 } else { 2 }),
    }
}

/// What is played by whom: the first line of a game.
pub(super) fn introduction(view: &GameView) -> String {
    let seats = [Seat::First, Seat::Second].map(|seat| match view.seat(seat).participant {
        Participant::Person if is_against_computer(view) => "you".to_owned(),
        Participant::Person => participant(view, seat),
        Participant::Computer { level: of } => level(of).to_owned(),
    });
    format!("{}: Black {}, White {}", game(view), seats[0], seats[1])
}

/// Whose turn it is and what for.
pub(super) fn turn(view: &GameView) -> String {
    match view.turn {
        Turn::Over => view.outcome.as_ref().map_or_else(String::new, |outcome| outcome_for(view, outcome)),
        Turn::Scoring if view.go.iter().flat_map(|go| &go.scoring).any(|scoring| scoring.judging) => {
            "Looking for dead stones".to_owned()
        }
        Turn::Scoring => "Mark dead stones, then accept the count, or resume play".to_owned(),
        Turn::Computer { seat } if view.opponent_failed => {
            format!("{} found no move: take a move back or start again", participant(view, seat))
        }
        Turn::Computer { seat } => format!("{} is thinking", participant(view, seat)),
        Turn::Person { seat } => {
            let whose = if is_against_computer(view) {
                format!("Your turn ({})", view.to_move)
            } else if view.opening.is_some() {
                participant(view, seat)
            } else {
                format!("{}'s turn", view.to_move)
            };
            let placing = view.go.as_ref().map_or(0, |go| go.handicap_missing);
            if placing > 0 {
                return format!("{whose}: place {placing} handicap stones");
            }
            match task(view) {
                Some(task) => format!("{whose}: {task}"),
                None => whose,
            }
        }
    }
}

/// What the opening asks of a person now.
fn task(view: &GameView) -> Option<String> {
    let task = view.opening.as_ref()?;
    let number = view.log.iter().filter_map(|entry| entry.number).max().unwrap_or(0) + 1;
    Some(match task.kind {
        OpeningTaskKind::Place => format!("place stone {number} ({})", view.to_move),
        OpeningTaskKind::Choose => "choose".to_owned(),
        OpeningTaskKind::Offer => match task.missing {
            1 => "offer the last fifth move".to_owned(),
            missing => format!("offer {missing} more fifth moves"),
        },
        OpeningTaskKind::Pick => "pick one of the fifth moves".to_owned(),
    })
}

/// An option of an opening's choice.
pub(super) fn choice(choice: OpeningChoice) -> String {
    match choice {
        OpeningChoice::Play(stone) => format!("Play {stone}"),
        OpeningChoice::PlaceTwoMore => "Place two more stones".to_owned(),
        OpeningChoice::OfferTen => "Play Black and offer ten fifth moves".to_owned(),
        OpeningChoice::FifthMoves(1) => "One fifth move".to_owned(),
        OpeningChoice::FifthMoves(count) => format!("{count} fifth moves"),
    }
}

/// How the game ended, for scripts and for the score: "Black wins (five in a row)".
pub(super) fn result(outcome: &Outcome) -> String {
    let why = reason(outcome);
    match outcome.winning_stone {
        Some(stone) => format!("{stone} wins ({why})"),
        None if outcome.reason == OutcomeReason::NoResult => format!("No result ({why})"),
        None => format!("Draw ({why})"),
    }
}

/// How the game ended, for the people at the screen: "You win: five in a row".
fn outcome_for(view: &GameView, outcome: &Outcome) -> String {
    let why = reason(outcome);
    match (outcome.winner, outcome.winning_stone) {
        (Some(seat), Some(stone)) => match view.seat(seat).participant {
            Participant::Person if is_against_computer(view) => format!("You win: {why}"),
            Participant::Person => format!("{stone} wins: {why}"),
            Participant::Computer { level: of } => format!("{} wins: {why}", level(of)),
        },
        _ => format!("A draw: {why}"),
    }
}

fn reason(outcome: &Outcome) -> String {
    let loser = outcome.winning_stone.map(Stone::other);
    let loser = loser.map_or_else(String::new, |stone| stone.to_string());
    match outcome.reason {
        OutcomeReason::Five if outcome.line.len() > 5 => format!("{} in a row", outcome.line.len()),
        OutcomeReason::Five => "five in a row".to_owned(),
        OutcomeReason::Foul { foul: of, .. } => format!("{loser} played a forbidden point: {}", foul(of)),
        OutcomeReason::FullBoard => "the board is full".to_owned(),
        OutcomeReason::TwoPasses => "both sides passed".to_owned(),
        OutcomeReason::Resignation => format!("{loser} resigned"),
        OutcomeReason::Time => format!("{loser} ran out of time"),
        OutcomeReason::Count => match outcome.half_points {
            Some(margin) if margin != 0 => format!("by {} points", points(margin.abs())),
            _ => "equal counts".to_owned(),
        },
        OutcomeReason::NoResult => "a position came back without end".to_owned(),
    }
}

/// A line of the log: "12. White H8".
pub(super) fn log_entry(entry: &LogEntry) -> String {
    let number = entry.number.map_or_else(String::new, |number| format!("{number}. "));
    format!("{number}{} {}", entry.stone, action(entry))
}

/// What was done, without who did it: "H8", "passes".
pub(super) fn action(entry: &LogEntry) -> String {
    match &entry.action {
        Action::Pass => "passes".to_owned(),
        Action::Choose { choice: chosen } => format!("chose: {}", choice(*chosen)),
        Action::Offer { .. } => format!("offers {}", entry.label),
        Action::Resign { .. } => "resigns".to_owned(),
        Action::FlagFall => "ran out of time".to_owned(),
        Action::Agree { .. } => "accepts the count".to_owned(),
        Action::Resume => "resumes play".to_owned(),
        Action::Place { .. } | Action::Pick { .. } => entry.label.clone(),
    }
}

/// A hint: where, how good, and why.
pub(super) fn advice(advice: Suggestion, size: Size) -> String {
    let percent = (advice.win_rate * 100.0).round();
    format!("{} {} ({percent} %)", size.label(advice.point), advice.why)
}

/// What to say where no move is worth naming.
pub(super) const fn no_advice(view: &GameView) -> &'static str {
    if view.go.is_some() { "Nothing is left to play for: passing is fine" } else { "There is no hint here" }
}

/// Why a move of five in a row is good.
pub(super) const fn why(reason: Reason) -> &'static str {
    match reason {
        Reason::Wins => "wins",
        Reason::BlocksFour => "blocks a four",
        Reason::MakesOpenFour => "makes an open four",
        Reason::StartsFours => "starts a row of fours that wins",
        Reason::MakesFourThree => "makes a four and an open three",
        Reason::BlocksOpenThree => "blocks an open three",
        Reason::MakesDoubleThree => "makes two open threes",
        Reason::BlocksDoubleThreat => "blocks a double threat",
        Reason::MakesFour => "makes a four",
        Reason::MakesOpenThree => "makes an open three",
        Reason::Builds => "builds a line",
        Reason::Hinders => "hinders the opponent's lines",
        Reason::TakesCentre => "takes the centre",
    }
}

/// Why a move of Go is good.
pub(super) const fn why_in_go(reason: GoReason) -> &'static str {
    match reason {
        GoReason::Captures => "captures stones",
        GoReason::SavesStones => "saves stones",
        GoReason::GivesAtari => "gives atari",
        GoReason::TakesCorner => "takes a corner",
        GoReason::Answers => "answers the last move",
        GoReason::Expands => "makes room",
    }
}

/// What both sides have captured; nothing in five in a row.
pub(super) fn captures(view: &GameView) -> Option<String> {
    view.go.as_ref()?;
    let of = |stone| [&view.first, &view.second].into_iter().find(|seat| seat.stone == stone);
    let captured = |stone| of(stone).map_or(0, |seat| seat.captures);
    Some(format!("Captured: Black {}, White {}", captured(Stone::Black), captured(Stone::White)))
}

/// The count of a game of Go, a line for each side and the result; nothing before it is counted.
pub(super) fn count(view: &GameView) -> Vec<String> {
    let Some(scoring) = view.go.as_ref().and_then(|go| go.scoring.as_ref()) else { return Vec::new() };
    if scoring.judging {
        return Vec::new();
    }
    let side = |name: &str, count: &SideCount| {
        let mut parts = vec![format!("territory {}", count.territory)];
        match scoring.counting {
            Counting::Area => parts.push(format!("stones {}", count.stones)),
            Counting::Territory => {
                parts.push(format!("dead stones taken {}", count.dead));
                parts.push(format!("prisoners {}", count.prisoners));
            }
        }
        if count.handicap_bonus > 0 {
            parts.push(format!("handicap {}", count.handicap_bonus));
        }
        if count.komi != 0 {
            parts.push(format!("komi {}", points(count.komi)));
        }
        format!("{name}: {} = {}", parts.join(" + "), points(count.total))
    };
    vec![
        side("Black", &scoring.black),
        side("White", &scoring.white),
        format!("The count: {}", scoring.result),
    ]
}

/// Why something was refused, and what to do instead where that helps.
pub(super) fn refusal(error: &GameError, size: Size) -> String {
    match error {
        GameError::Refused { reason }
        | GameError::OpeningRefused { reason: OpeningError::Position(reason) } => five_refusal(*reason, size),
        GameError::OpeningRefused { reason: OpeningError::WrongAction { .. } } => {
            "the opening asks for something else now".to_owned()
        }
        GameError::OpeningRefused { reason } => reason.to_string(),
        GameError::GoRefused { reason } => go_refusal(*reason, size),
        GameError::NoStone { point } => format!("no stone stands on {}", size.label(*point)),
        other => other.to_string(),
    }
}

fn go_refusal(error: GoError, size: Size) -> String {
    match error {
        GoError::Occupied { point } => format!("a stone stands on {} already", size.label(point)),
        GoError::Ko { point } => format!("the ko on {} may not be retaken at once", size.label(point)),
        GoError::Superko { point, after: 0 } => {
            format!("{} would bring back the board at the beginning (superko)", size.label(point))
        }
        GoError::Superko { point, after } => {
            format!("{} would bring back the board after move {after} (superko)", size.label(point))
        }
        GoError::Suicide { point } => {
            format!("a stone on {} would have no liberty (suicide)", size.label(point))
        }
        other => other.to_string(),
    }
}

fn five_refusal(error: FiveError, size: Size) -> String {
    match error {
        FiveError::Occupied { point } => format!("a stone stands on {} already", size.label(point)),
        FiveError::Foul { point, foul: of } => {
            format!("{} is forbidden to Black: {}", size.label(point), foul(of))
        }
        other => other.to_string(),
    }
}

/// The fifth moves on offer with their letters: "a F6, b H9".
pub(super) fn offers(view: &GameView) -> Option<String> {
    let size = view.config.size;
    let offered = &view.opening.as_ref()?.offered;
    let named: Vec<String> = offered
        .iter()
        .enumerate()
        .map(|(index, &point)| format!("{} {}", offer_letter(index), size.label(point)))
        .collect();
    (!named.is_empty()).then(|| named.join(", "))
}
