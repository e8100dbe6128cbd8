//! A match in words.

use std::fmt::Write;

use super::record::{GameRecord, Header, Side};
use super::referee::{Reason, Work};
use super::statistics::{Sprt, Verdict};
use super::tally::{Ledger, Score, Tally};

/// One line about a game that has just ended.
pub(super) fn game(record: &GameRecord, header: &Header, ledger: &Ledger) -> String {
    let points = match record.half_points() {
        2 => "1-0",
        1 => "half",
        _ => "0-1",
    };
    let tally = ledger.tally();
    let mut line = format!(
        "game {:>4}  {} as {:<5}  {points:<4}  {:<12}  {:>3} moves  | {}",
        record.game + 1,
        header.first,
        if record.black == Side::First { "Black" } else { "White" },
        reason(record.reason),
        record.length(),
        wdl(tally.score()),
    );
    if let Some(estimate) = tally.pairs.estimate() {
        let _ = write!(line, "  Elo {:+.0} [{:+.0}, {:+.0}]", estimate.elo, estimate.low, estimate.high);
    }
    if let Some(sprt) = ledger.sprt() {
        let _ = write!(line, "  LLR {:+.2}", sprt.log_likelihood_ratio(tally.pairs));
    }
    line
}

/// The whole match.
pub(super) fn summary(header: &Header, ledger: &Ledger) -> String {
    let tally = ledger.tally();
    let score = tally.score();
    let mut lines = vec![format!(
        "{} against {}: {:?}, {}, seed {}, openings {}; {} games",
        header.first,
        header.second,
        header.rule,
        header.size,
        header.seed,
        header.openings,
        score.games()
    )];
    if score.games() == 0 {
        return lines.remove(0);
    }
    lines.push(format!(
        "  {}: {} (won, drawn, lost), {:.1} % of the points",
        header.first,
        wdl(score),
        score.share() * 100.0
    ));
    lines.push(format!("  as Black {}, as White {}", wdl(tally.as_black), wdl(tally.as_white)));
    lines.push(pairs(&tally));
    lines.extend(ledger.sprt().map(|sprt| test(sprt, ledger, &tally)));
    lines.push(work(header, &tally));
    let reasons: Vec<String> =
        tally.reasons.iter().map(|(kind, count)| format!("{} {count}", reason(*kind))).collect();
    let average = tally.moves as f64 / score.games() as f64;
    lines.push(format!("  ends: {}; {average:.1} moves on average", reasons.join(", ")));
    for (number, side, fault) in &tally.faults {
        let whose = if *side == Side::First { &header.first } else { &header.second };
        lines.push(format!("  FAULT of {whose} in game {}: {fault}", number + 1));
    }
    lines.join("\n")
}

fn pairs(tally: &Tally) -> String {
    let counts = tally.pairs.0.map(|count| count.to_string()).join(" ");
    let single = match tally.single_games() {
        0 => String::new(),
        games => format!("; {games} games without their twin"),
    };
    let estimate = tally.pairs.estimate().map_or_else(String::new, |estimate| {
        format!(
            "\n  Elo difference {:+.1}, 95 % interval [{:+.1}, {:+.1}] over {} pairs",
            estimate.elo,
            estimate.low,
            estimate.high,
            tally.pairs.count()
        )
    });
    format!("  pairs of 0, 0.5, 1, 1.5 and 2 points: {counts}{single}{estimate}")
}

fn test(sprt: Sprt, ledger: &Ledger, tally: &Tally) -> String {
    let (low, high) = Sprt::bounds();
    let verdict = match ledger.verdict() {
        Some(Verdict::Upper) => format!("better by {} is accepted", sprt.upper),
        Some(Verdict::Lower) => format!("no better than {} is accepted", sprt.lower),
        None => "no decision".to_owned(),
    };
    let beyond = match ledger.beyond_verdict() {
        0 => String::new(),
        games => format!(" ({games} more games were under way and don't count)"),
    };
    format!(
        "  SPRT {} against {} Elo: LLR {:+.2}, bounds {low:+.2} and {high:+.2}: {verdict}{beyond}",
        sprt.lower,
        sprt.upper,
        sprt.log_likelihood_ratio(tally.pairs)
    )
}

fn work(header: &Header, tally: &Tally) -> String {
    let each = |work: Work| {
        let moves = work.moves.max(1) as f64;
        (work.nodes as f64 / moves, work.cpu_us as f64 / 1000.0 / moves)
    };
    let line = |name: &str, work: Work| {
        let (nodes, milliseconds) = each(work);
        format!("  {name}: {} moves, {nodes:.0} nodes and {milliseconds:.3} CPU ms a move\n", work.moves)
    };
    let (first, second) = (each(tally.work[0]), each(tally.work[1]));
    let quotient = |one: f64, other: f64| {
        if other > 0.0 { format!("{:.3}", one / other) } else { "-".to_owned() }
    };
    format!(
        "{}{}  first by second: nodes {}, CPU time {}",
        line(&header.first, tally.work[0]),
        line(&header.second, tally.work[1]),
        quotient(first.0, second.0),
        quotient(first.1, second.1)
    )
}

fn wdl(score: Score) -> String {
    format!("+{} ={} -{}", score.won, score.drawn, score.lost)
}

const fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Five => "five",
        Reason::Foul => "foul",
        Reason::FullBoard => "full board",
        Reason::TwoPasses => "two passes",
        Reason::IllegalMove => "illegal move",
        Reason::NoMove => "no move",
    }
}

#[cfg(test)]
mod tests {
    use tengen_core::board::Stone;

    use super::*;
    use crate::matches::record::tests::header;

    #[test]
    fn a_match_is_summed_up() {
        let header = header();
        let record = |game: usize, black, fault: Option<&str>| GameRecord {
            game,
            black,
            winner: Some(Stone::Black),
            reason: if fault.is_some() { Reason::IllegalMove } else { Reason::Five },
            fault: fault.map(str::to_owned),
            opening: 0,
            moves: "1,1 2,2 3,3 4,4".to_owned(),
            work: [
                Work { moves: 2, nodes: 2000, cpu_us: 3000 },
                Work { moves: 2, nodes: 1000, cpu_us: 1000 },
            ],
        };
        let mut ledger = Ledger::new(Some(Sprt { lower: 0.0, upper: 50.0 }));
        ledger.add(record(0, Side::First, None));
        ledger.add(record(1, Side::Second, Some("off the board")));
        let expected = "\
hard against easy: Renju, 15x15, seed 3, openings drawn; 2 games
  hard: +1 =0 -1 (won, drawn, lost), 50.0 % of the points
  as Black +1 =0 -0, as White +0 =0 -1
  pairs of 0, 0.5, 1, 1.5 and 2 points: 0 0 1 0 0
  Elo difference +0.0, 95 % interval [-inf, +inf] over 1 pairs
  SPRT 0 against 50 Elo: LLR -0.15, bounds -2.94 and +2.94: no decision
  hard: 4 moves, 1000 nodes and 1.500 CPU ms a move
  easy: 4 moves, 500 nodes and 0.500 CPU ms a move
  first by second: nodes 2.000, CPU time 3.000
  ends: five 1, illegal move 1; 4.0 moves on average
  FAULT of hard in game 2: off the board";
        assert_eq!(summary(&header, &ledger), expected);
    }
}
