//! Drawing the game: the board, and beside or below it a panel with everything that is said in words.

use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use tengen_core::board::{Point, Size};
use tengen_core::game::{ClockReading, GameVariant, GameView, Turn};
use tengen_core::rules::openings::Seat;

use super::look::Look;
use super::model::{Dialogue, Model};
use super::{board, words};

/// The panel's columns: the longest line of keys and the blanks around it.
const PANEL_WIDTH: u16 = 34;
/// The panel's fewest rows: title, players, turn, and the longest dialogue.
const PANEL_HEIGHT: u16 = 15;
/// The columns or rows between the board and the panel.
const GAP: u16 = 2;

const KEYS: [&str; 3] =
    ["arrows Enter  u undo  r redo", "h hint  m heat map  p pass", "x resign  n new  ? keys  q quit"];

const KEYS_IN_SCORING: [&str; 3] =
    ["arrows Enter  dead or alive", "a accept  c continue play", "u undo  n new  ? keys  q quit"];

const HELP: [&str; 10] = [
    "arrows, mouse   move the cursor",
    "Enter, click    play there",
    "u  r            undo, redo",
    "h               the best move",
    "m               chances in tenths",
    "p               pass (Go, renju)",
    "a  c            accept a count, play on",
    "x               resign",
    "n               a new game",
    "q               quit",
];

/// Where things stand on a screen that is large enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Places {
    board: Rect,
    panel: Rect,
}

impl Places {
    /// The places on a screen for a board; `None` when it does not fit.
    pub(super) fn on(screen: Rect, size: Size) -> Option<Self> {
        let (width, height) = (board::width(size) as u16, board::height(size) as u16);
        let is_wide = screen.width >= width + GAP + PANEL_WIDTH && screen.height >= height.max(PANEL_HEIGHT);
        let is_tall = screen.width >= width.max(PANEL_WIDTH) && screen.height >= height + 1 + PANEL_HEIGHT;
        if is_wide {
            let row = Layout::horizontal([width, PANEL_WIDTH]).spacing(GAP).flex(Flex::Center);
            let [board, panel] = row.areas(screen);
            Some(Self { board: Rect { height, ..board }, panel })
        } else if is_tall {
            let column =
                Layout::vertical([Constraint::Length(height), Constraint::Min(PANEL_HEIGHT)]).spacing(1);
            let [board, panel] = column.areas(screen);
            Some(Self { board: Rect { width, ..board }, panel })
        } else {
            None
        }
    }

    /// The point of the board at a place on the screen.
    pub(super) fn point_at(self, size: Size, column: u16, row: u16) -> Option<Point> {
        if !self.board.contains(Position { x: column, y: row }) {
            return None;
        }
        board::point_at(size, usize::from(column - self.board.x), usize::from(row - self.board.y))
    }

    /// The option of the open dialogue at a place on the screen, from 0.
    pub(super) fn option_at(self, dialogue: Dialogue, column: u16, row: u16) -> Option<usize> {
        let area = Sections::of(self.panel).body;
        if !area.contains(Position { x: column, y: row }) {
            return None;
        }
        usize::from(row - area.y).checked_sub(heading(dialogue).len())
    }
}

/// The parts of the panel.
struct Sections {
    title: Rect,
    players: Rect,
    turn: Rect,
    /// The dialogue, or else log, message and keys.
    body: Rect,
    log: Rect,
    message: Rect,
    keys: Rect,
}

impl Sections {
    fn of(panel: Rect) -> Self {
        let heights =
            [Constraint::Length(1), Constraint::Length(2), Constraint::Length(2), Constraint::Min(0)];
        let spacing = u16::from(panel.height >= PANEL_HEIGHT + 3);
        let [title, players, turn, body] = Layout::vertical(heights).spacing(spacing).areas(panel);
        let [log, message, keys] = Layout::vertical([
            Constraint::Min(0),
            Constraint::Length(4),
            Constraint::Length(KEYS.len() as u16),
        ])
        .areas(body);
        Self { title, players, turn, body, log, message, keys }
    }
}

/// Draws everything.
pub(super) fn draw(frame: &mut Frame, model: &Model, look: Look) {
    let view = model.view();
    let size = view.config.size;
    let Some(places) = Places::on(frame.area(), size) else {
        draw_too_small(frame, size);
        return;
    };
    frame.render_widget(Paragraph::new(board::lines(view, &model.marks(), look)), places.board);
    let sections = Sections::of(places.panel);
    frame.render_widget(Paragraph::new(title(view)), sections.title);
    frame.render_widget(Paragraph::new(players(view, look)), sections.players);
    let turn = Paragraph::new(words::turn(view)).style(Style::new().add_modifier(Modifier::BOLD));
    frame.render_widget(turn.wrap(Wrap { trim: true }), sections.turn);
    if let Some((dialogue, selected)) = model.dialogue() {
        frame.render_widget(Paragraph::new(dialogue_lines(model, dialogue, selected)), sections.body);
    } else {
        frame.render_widget(Paragraph::new(log(view, sections.log)), sections.log);
        let message = Paragraph::new(message(model)).wrap(Wrap { trim: true });
        frame.render_widget(message, sections.message);
        let keys = if view.turn == Turn::Scoring { KEYS_IN_SCORING } else { KEYS };
        frame.render_widget(Paragraph::new(keys.map(Line::from).to_vec()), sections.keys);
    }
}

fn draw_too_small(frame: &mut Frame, size: Size) {
    let screen = frame.area();
    let width = board::width(size) as u16 + GAP + PANEL_WIDTH;
    let height = (board::height(size) as u16).max(PANEL_HEIGHT);
    let text = format!(
        "This window has {} columns and {} rows. The board needs {width} and {height}: \
         please make it larger, or the text smaller. q quits.",
        screen.width, screen.height
    );
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), screen);
}

fn title(view: &GameView) -> String {
    let size = view.config.size;
    match view.config.variant {
        GameVariant::Five(five) => format!("Five in a row  {}  {size}", words::rule(five.rule)),
        GameVariant::Go(go) => format!("Go  {}  {size}", words::rule_set(go.rule_set)),
    }
}

/// A line for each seat: its stone, who sits there, its clock; the one to act is marked.
fn players(view: &GameView, look: Look) -> Vec<Line<'static>> {
    [Seat::First, Seat::Second]
        .into_iter()
        .map(|seat| {
            let of = view.seat(seat);
            let acts =
                matches!(view.turn, Turn::Person { seat: at } | Turn::Computer { seat: at } if at == seat);
            let name = format!(" {:<6} {:<8}", of.stone.to_string(), words::participant(view, seat));
            let clock = of.clock.map_or_else(String::new, |reading| clock(&reading));
            let captures = if view.go.is_some() { format!("  +{}", of.captures) } else { String::new() };
            let style = if acts { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
            Line::from(vec![
                Span::raw(if acts { "> " } else { "  " }),
                Span::styled(format!(" {} ", look.stone(of.stone)), look.stone_style(of.stone)),
                Span::styled(name, style),
                Span::styled(clock, style),
                Span::styled(captures, style),
            ])
        })
        .collect()
}

/// "4:59", "1:00:00", in byo-yomi with the periods that are left, "0:28 x3", in Canadian byo-yomi with
/// the stones that are due, "4:10 /12".
fn clock(reading: &ClockReading) -> String {
    // Rounded up: a clock that shows 0:00 has run out.
    let seconds = (reading.remaining + Duration::from_millis(999)).as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let time = if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    };
    if reading.periods > 0 {
        format!("{time} x{}", reading.periods)
    } else if reading.stones > 0 {
        format!("{time} /{}", reading.stones)
    } else {
        time
    }
}

/// The latest lines of the log that fit.
fn log(view: &GameView, area: Rect) -> Vec<Line<'static>> {
    let lines: Vec<Line> = view.log.iter().map(words::log_entry).map(Line::from).collect();
    let hidden = lines.len().saturating_sub(usize::from(area.height));
    lines.into_iter().skip(hidden).collect()
}

/// What was refused, the advice, or the fifth moves on offer.
fn message(model: &Model) -> Vec<Line<'static>> {
    let view = model.view();
    if let Some(notice) = model.notice() {
        return vec![Line::from(notice.to_owned())];
    }
    if model.awaits_advice() {
        return vec![Line::from("Looking for a hint")];
    }
    let advice = model.shown_advice();
    if !advice.is_empty() {
        return advice
            .iter()
            .take(4)
            .map(|&advice| Line::from(words::advice(advice, view.config.size)))
            .collect();
    }
    let count = words::count(view);
    if !count.is_empty() {
        return count.into_iter().map(Line::from).collect();
    }
    words::offers(view).map(|offers| Line::from(format!("On offer: {offers}"))).into_iter().collect()
}

/// The lines above the options.
fn heading(dialogue: Dialogue) -> Vec<&'static str> {
    match dialogue {
        Dialogue::Help => HELP.to_vec(),
        Dialogue::Choice => vec!["Choose:"],
        Dialogue::End => vec!["What now?"],
        Dialogue::Resign => vec!["Give the game up?"],
        Dialogue::Restart => vec!["Begin again?"],
        Dialogue::Quit => vec!["Leave the game?"],
    }
}

fn dialogue_lines(model: &Model, dialogue: Dialogue, selected: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line> = heading(dialogue).into_iter().map(Line::from).collect();
    for (index, (text, _)) in model.options().into_iter().enumerate() {
        let is_selected = index == selected;
        let style = if is_selected { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
        let sign = if is_selected { '>' } else { ' ' };
        lines.push(Line::styled(format!("{sign} {}  {text} ", index + 1), style));
    }
    lines
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::crossterm::event::{KeyCode, KeyEvent};
    use ratatui::style::Color;
    use tengen_core::board::Stone;
    use tengen_core::game::{FiveVariant, GameConfig, TimeControl};
    use tengen_core::rules::five::FiveRule;
    use tengen_core::rules::openings::Opening;

    use super::super::look::Sign;
    use super::super::sample;
    use super::*;

    const PLAIN: Look = Look { colours: false, ascii: false };

    fn drawn(
        view: GameView,
        keys: &[KeyCode],
        (columns, rows): (u16, u16),
        look: Look,
    ) -> Terminal<TestBackend> {
        let mut model = Model::new(view);
        for &key in keys {
            model.press(KeyEvent::from(key));
        }
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        terminal.draw(|frame| draw(frame, &model, look)).unwrap();
        terminal
    }

    fn snapshot(view: GameView, keys: &[KeyCode], screen: (u16, u16)) -> String {
        drawn(view, keys, screen, PLAIN).backend().to_string()
    }

    #[test]
    fn a_game_beside_its_panel() {
        let config = GameConfig {
            time_control: TimeControl::ByoYomi {
                main: Duration::from_mins(10),
                period: Duration::from_secs(30),
                periods: 3,
            },
            ..sample::people(15)
        };
        insta::assert_snapshot!(snapshot(
            sample::after_moves(config, "H8 H7 G7 F6 J9 K9 J10"),
            &[KeyCode::Left],
            (80, 24)
        ));
    }

    #[test]
    fn a_won_game_asks_what_now() {
        let view = sample::after_moves(sample::people(15), "H8 A1 J9 A2 K10 A3 L11 A4 M12");
        assert!(view.outcome.is_some());
        insta::assert_snapshot!(snapshot(view, &[KeyCode::Down], (80, 24)));
    }

    #[test]
    fn small_boards_put_the_panel_below_on_a_narrow_screen() {
        insta::assert_snapshot!(snapshot(sample::after_moves(sample::people(13), "G7 H8"), &[], (40, 30)));
    }

    #[test]
    fn the_large_board_fits_eighty_columns() {
        insta::assert_snapshot!(snapshot(sample::after_moves(sample::people(19), "K10 L11"), &[], (80, 24)));
    }

    #[test]
    fn a_small_window_says_so() {
        insta::assert_snapshot!(snapshot(sample::after_moves(sample::people(15), ""), &[], (40, 12)));
    }

    #[test]
    fn forbidden_points_are_crossed() {
        let config = sample::five(FiveVariant::new(FiveRule::Renju), 15);
        let view = sample::after_moves(config, "H8 A1 J8 A3 K9 C1 K10 O15");
        assert!(!view.forbidden.is_empty());
        insta::assert_snapshot!(snapshot(view, &[], (80, 24)));
    }

    #[test]
    fn an_opening_offers_its_choices() {
        let config = sample::opened(Opening::Swap2, 15);
        insta::assert_snapshot!(snapshot(
            sample::after_moves(config, "H8 J9 A1"),
            &[KeyCode::Down],
            (80, 24)
        ));
    }

    #[test]
    fn a_confined_stone_sees_its_points() {
        let config = sample::opened(Opening::Pro, 9);
        insta::assert_snapshot!(snapshot(sample::after_moves(config, "E5 E6"), &[], (80, 24)));
    }

    #[test]
    fn a_game_of_go_shows_captures() {
        let view = sample::after_moves(sample::go(9), "C3 D4 A2 A1 B1 E3");
        assert_eq!(view.first.captures, 1, "A1 is taken");
        insta::assert_snapshot!(snapshot(view, &[], (80, 24)));
    }

    #[test]
    fn a_count_shows_territory() {
        let view =
            sample::after_moves(sample::go(5), "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 C1 E1 C2 E3 C3 pass pass");
        insta::assert_snapshot!(snapshot(view, &[], (80, 24)));
    }

    #[test]
    fn ascii_draws_without_box_characters() {
        let view = sample::after_moves(sample::people(9), "E5 E6");
        let text = drawn(view, &[], (60, 20), Look { colours: false, ascii: true }).backend().to_string();
        assert!(text.chars().all(|character| character.is_ascii() || character == '\u{2502}'), "{text}");
        insta::assert_snapshot!(text);
    }

    #[test]
    fn the_board_brings_its_own_ground() {
        let look = Look { colours: true, ascii: false };
        let terminal = drawn(sample::after_moves(sample::people(15), "H8 J9"), &[], (80, 24), look);
        let buffer = terminal.backend().buffer();
        let size = Size::square(15).unwrap();
        let places = Places::on(buffer.area, size).unwrap();
        let cell = |label: &str| {
            let point = size.parse_label(label).unwrap();
            let area = buffer.area;
            let at = area
                .positions()
                .filter(|at| places.point_at(size, at.x, at.y) == Some(point))
                .last()
                .unwrap();
            &buffer[at]
        };
        for (label, sign) in
            [("H8", Sign::Stone(Stone::Black)), ("J9", Sign::Stone(Stone::White)), ("C3", Sign::Crossing)]
        {
            let (character, style) = look.sign(sign, '┼');
            assert_eq!(cell(label).symbol(), character.to_string(), "{label}");
            assert_eq!((Some(cell(label).fg), Some(cell(label).bg)), (style.fg, style.bg), "{label}");
            assert_ne!(cell(label).bg, Color::Reset, "{label}");
        }
    }

    #[test]
    fn clicks_find_points_and_options() {
        let size = Size::square(15).unwrap();
        let places = Places::on(Rect::new(0, 0, 100, 40), size).unwrap();
        let found: Vec<Point> = (0..40)
            .flat_map(|row| (0..100).filter_map(move |column| places.point_at(size, column, row)))
            .collect();
        for point in size.points() {
            assert_eq!(found.iter().filter(|&&other| other == point).count(), 2, "{}", size.label(point));
        }
        let first = places.option_at(Dialogue::End, places.panel.x, Sections::of(places.panel).body.y + 1);
        assert_eq!(first, Some(0));
        assert_eq!(places.option_at(Dialogue::End, places.panel.x, Sections::of(places.panel).body.y), None);
        assert_eq!(places.option_at(Dialogue::End, 0, 0), None);
    }

    #[test]
    fn clocks_are_rounded_up() {
        let reading = |milliseconds, periods| ClockReading {
            remaining: Duration::from_millis(milliseconds),
            periods,
            stones: 0,
            in_period: periods > 0,
            running: true,
        };
        assert_eq!(clock(&reading(0, 0)), "0:00");
        assert_eq!(clock(&reading(1, 0)), "0:01");
        assert_eq!(clock(&reading(299_001, 0)), "5:00");
        assert_eq!(clock(&reading(3_661_000, 0)), "1:01:01");
        assert_eq!(clock(&reading(28_000, 3)), "0:28 x3");
        assert_eq!(clock(&ClockReading { stones: 12, ..reading(250_000, 0) }), "4:10 /12");
    }
}
