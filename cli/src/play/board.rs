//! The board as lines of text: two columns a point, row numbers on the left, letters below.
//!
//! Each point takes a gap and its sign; the gap carries the line or a bracket.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use tengen_core::board::{Point, Size, Stone};
use tengen_core::game::{GameView, OpeningTaskKind};

use super::look::{Along, Bracket, Look, Sign};

/// Columns left of the first gap: the row's number and a blank.
const LABEL: usize = 3;

/// What is drawn on the board besides the game itself.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    /// Where the keyboard's cursor stands.
    pub(super) cursor: Option<Point>,
    /// The point of a hint.
    pub(super) hint: Option<Point>,
    /// Chances in tenths, from 0 to 9, for empty points.
    pub(super) heat: Vec<(Point, u8)>,
}

/// The columns that a board takes.
pub(super) const fn width(size: Size) -> usize {
    LABEL + 2 * size.width() + 1
}

/// The rows that a board takes.
pub(super) const fn height(size: Size) -> usize {
    size.height() + 1
}

/// The point drawn at a column and a row of the board's lines, both from 0.
pub(super) fn point_at(size: Size, column: usize, row: usize) -> Option<Point> {
    let x = column.checked_sub(LABEL)? / 2;
    size.point(x as i32, row as i32)
}

/// The board's size.
pub(super) fn size(view: &GameView) -> Size {
    view.config.size
}

/// What stands on a point.
pub(super) fn stone_at(view: &GameView, point: Point) -> Option<Stone> {
    match view.cells.get(point.index()) {
        Some(1) => Some(Stone::Black),
        Some(2) => Some(Stone::White),
        _ => None,
    }
}

/// The board's lines.
pub(super) fn lines(view: &GameView, marks: &Marks, look: Look) -> Vec<Line<'static>> {
    let size = size(view);
    let mut lines: Vec<Line<'static>> = (0..size.height()).map(|y| row(view, marks, look, y)).collect();
    let letters: String = (0..size.width()).flat_map(|x| [' ', size.column_letter(x)]).collect();
    lines.push(Line::from(format!("{:LABEL$}{letters}", "")));
    lines
}

fn row(view: &GameView, marks: &Marks, look: Look, y: usize) -> Line<'static> {
    let size = size(view);
    let mut cells = Cells::new(size.width(), look);
    for x in 0..size.width() {
        let point = Point::from_index(y * size.width() + x);
        let crossing = look.crossing(Along::new(x, size.width()), Along::new(y, size.height()));
        let (character, style) = look.sign(sign(view, marks, point), crossing);
        cells.set_point(x, character, style);
    }
    // In the order of importance, the least first: a bracket that comes later covers an earlier one.
    let winning =
        view.outcome.iter().flat_map(|outcome| &outcome.line).map(|&point| (point, Bracket::Winning));
    let last = view.last_move.filter(|_| view.outcome.as_ref().is_none_or(|outcome| outcome.line.is_empty()));
    let brackets = winning
        .chain(last.map(|point| (point, Bracket::Last)))
        .chain(marks.cursor.map(|point| (point, Bracket::Cursor)));
    for (point, bracket) in brackets.filter(|(point, _)| size.y(*point) == y) {
        cells.set_bracket(size.x(point), look.bracket(bracket));
    }
    cells.into_line(size.height() - y)
}

fn sign(view: &GameView, marks: &Marks, point: Point) -> Sign {
    let scoring = view.go.as_ref().and_then(|go| go.scoring.as_ref());
    if let Some(stone) = stone_at(view, point) {
        if scoring.is_some_and(|scoring| scoring.dead.contains(&point)) {
            return Sign::Dead(stone);
        }
        let wins = view.outcome.as_ref().is_some_and(|outcome| outcome.line.contains(&point));
        return if wins { Sign::Winning(stone) } else { Sign::Stone(stone) };
    }
    match scoring.and_then(|scoring| scoring.owners.get(point.index())) {
        Some(1) => return Sign::Territory(Stone::Black),
        Some(2) => return Sign::Territory(Stone::White),
        _ => {}
    }
    if let Some(task) = &view.opening {
        if let Some(index) = task.offered.iter().position(|&offered| offered == point) {
            return Sign::Offer(index);
        }
        let is_confined = task.kind == OpeningTaskKind::Place && is_confined(view, &task.allowed);
        if is_confined && task.allowed.contains(&point) {
            return Sign::Allowed;
        }
    }
    if marks.hint == Some(point) {
        Sign::Hint
    } else if let Some(&(_, tenths)) = marks.heat.iter().find(|(heated, _)| *heated == point) {
        Sign::Heat(tenths)
    } else if view.outcome.is_none() && view.forbidden.iter().any(|forbidden| forbidden.point == point) {
        Sign::Forbidden
    } else if is_star(size(view), point) {
        Sign::Star
    } else {
        Sign::Crossing
    }
}

/// Whether the allowed points are fewer than the empty ones.
fn is_confined(view: &GameView, allowed: &[Point]) -> bool {
    size(view).points().filter(|&point| stone_at(view, point).is_none()).nth(allowed.len()).is_some()
}

/// The usual star points: four and the centre, nine on the large odd boards.
fn is_star(size: Size, point: Point) -> bool {
    let stars = |side: usize| -> Vec<usize> {
        let edge = if side >= 13 { 3 } else { 2 };
        let middle = (side % 2 == 1).then_some(side / 2);
        let corners = if side >= 9 { vec![edge, side - 1 - edge] } else { Vec::new() };
        corners.into_iter().chain(middle).collect()
    };
    let (x, y) = (size.x(point), size.y(point));
    let is_middle = |at: usize, side: usize| side % 2 == 1 && at == side / 2;
    let (middle_x, middle_y) = (is_middle(x, size.width()), is_middle(y, size.height()));
    stars(size.width()).contains(&x)
        && stars(size.height()).contains(&y)
        && (middle_x == middle_y || size.width().min(size.height()) >= 19)
}

/// The characters of one row: gap, sign, gap, sign, ..., gap.
struct Cells(Vec<(char, Style)>);

impl Cells {
    fn new(width: usize, look: Look) -> Self {
        let mut cells = vec![(look.line(), look.ground()); 2 * width + 1];
        for edge in [0, 2 * width] {
            cells[edge].0 = ' ';
        }
        Self(cells)
    }

    fn set_point(&mut self, x: usize, character: char, style: Style) {
        self.0[2 * x + 1] = (character, style);
    }

    fn set_bracket(&mut self, x: usize, (left, right, style): (char, char, Style)) {
        self.0[2 * x] = (left, style);
        self.0[2 * x + 2] = (right, style);
    }

    /// The row with its number, cells of one style joined.
    fn into_line(self, number: usize) -> Line<'static> {
        let mut spans = vec![Span::raw(format!("{number:>2} "))];
        for run in self.0.chunk_by(|a, b| a.1 == b.1) {
            let text: String = run.iter().map(|&(character, _)| character).collect();
            spans.push(Span::styled(text, run[0].1));
        }
        Line::from(spans)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn star_points_stand_where_players_expect_them() {
        let stars = |side| {
            let size = Size::square(side).unwrap();
            let stars: Vec<String> =
                size.points().filter(|&point| is_star(size, point)).map(|point| size.label(point)).collect();
            stars.join(" ")
        };
        assert_eq!(stars(15), "D12 M12 H8 D4 M4");
        assert_eq!(stars(13), "D10 K10 G7 D4 K4");
        assert_eq!(stars(19), "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4");
        assert_eq!(stars(20), "D17 R17 D4 R4");
        assert_eq!(stars(9), "C7 G7 E5 C3 G3");
        assert_eq!(stars(7), "D4");
        assert_eq!(stars(6), "");
    }

    #[test]
    fn both_columns_of_a_point_lead_to_it() {
        let size = Size::new(5, 7).unwrap();
        for point in size.points() {
            let (column, row) = (LABEL + 2 * size.x(point), size.y(point));
            assert_eq!(point_at(size, column, row), Some(point));
            assert_eq!(point_at(size, column + 1, row), Some(point));
        }
        assert_eq!(point_at(size, LABEL - 1, 0), None);
        assert_eq!(point_at(size, LABEL + 10, 0), None);
        assert_eq!(point_at(size, LABEL, 7), None);
    }
}
