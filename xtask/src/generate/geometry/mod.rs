//! Where a board's lines and points lie in a view, worked out by itself from the formulas in
//! `design/cases/README.md`, so that both front ends can be held against it.
//!
//! All of it is whole numbers: no front end may depend on how its platform rounds.

mod cases;

pub(crate) use cases::cases;

/// Shares of a cell in thousandths, as LOOK sets them.
const MARGIN: u64 = 550;
const MARGIN_WITH_COORDINATES: u64 = 850;
const STONE_DIAMETER: u64 = 860;
const LINE_WIDTH: u64 = 35;
const STAR_RADIUS: u64 = 110;

/// A board in a view, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// Points in a row.
    pub(crate) columns: u64,
    /// Points in a column.
    pub(crate) rows: u64,
    /// The distance between two neighbouring lines.
    pub(crate) cell: u64,
    /// The first column's line, from the view's left edge.
    pub(crate) left: u64,
    /// The first row's line, from the view's top edge.
    pub(crate) top: u64,
    /// From the outer lines to the edge of the wood.
    pub(crate) margin: u64,
}

impl Layout {
    /// The largest board that fits into a view, in its middle; `None` where no cell has a whole pixel.
    pub(crate) fn fit(
        (columns, rows): (u64, u64),
        (width, height): (u64, u64),
        coordinates: bool,
    ) -> Option<Self> {
        let margin = if coordinates { MARGIN_WITH_COORDINATES } else { MARGIN };
        let cell =
            (1000 * width / thousandths(columns, margin)).min(1000 * height / thousandths(rows, margin));
        if cell == 0 {
            return None;
        }
        Some(Self {
            columns,
            rows,
            cell,
            left: (width - cell * (columns - 1)) / 2,
            top: (height - cell * (rows - 1)) / 2,
            margin: rounded(cell, margin),
        })
    }

    /// The x of a column's points.
    pub(crate) const fn x(&self, column: u64) -> u64 {
        self.left + column * self.cell
    }

    /// The y of a row's points.
    pub(crate) const fn y(&self, row: u64) -> u64 {
        self.top + row * self.cell
    }

    /// A stone's diameter.
    pub(crate) const fn stone_diameter(&self) -> u64 {
        rounded(self.cell, STONE_DIAMETER)
    }

    /// A star point's radius, in thousandths of a pixel.
    pub(crate) const fn star_radius(&self) -> u64 {
        self.cell * STAR_RADIUS
    }

    /// The width of an inner line, `factor` times the usual.
    pub(crate) fn line_width(&self, factor: u64) -> u64 {
        rounded(self.cell, LINE_WIDTH * factor).max(1)
    }

    /// The width of an outer line: 1.6 times an inner one before rounding.
    pub(crate) fn outer_line_width(&self, factor: u64) -> u64 {
        rounded(self.cell, LINE_WIDTH * factor * 8 / 5).max(1)
    }

    /// The pixels of the vertical lines: the first, and the first behind, of each.
    pub(crate) fn vertical_lines(&self, factor: u64) -> Vec<[u64; 2]> {
        self.lines(factor, self.columns, |column| self.x(column))
    }

    /// The pixels of the horizontal lines: the first, and the first behind, of each.
    pub(crate) fn horizontal_lines(&self, factor: u64) -> Vec<[u64; 2]> {
        self.lines(factor, self.rows, |row| self.y(row))
    }

    fn lines(&self, factor: u64, count: u64, at: impl Fn(u64) -> u64) -> Vec<[u64; 2]> {
        let one = |index: u64| {
            let is_outer = index == 0 || index == count - 1;
            let width = if is_outer { self.outer_line_width(factor) } else { self.line_width(factor) };
            let first = at(index) - width / 2;
            [first, first + width]
        };
        (0..count).map(one).collect()
    }

    /// The point that a tap means, as column and row; the tap in hundredths of a pixel.
    ///
    /// A tap counts up to and including four tenths of a cell from a point.
    pub(crate) fn point_at(&self, (x, y): (i64, i64)) -> Option<(u64, u64)> {
        let column = nearest(x, self.left, self.cell, self.columns);
        let row = nearest(y, self.top, self.cell, self.rows);
        let across = x - 100 * self.x(column) as i64;
        let down = y - 100 * self.y(row) as i64;
        let reach = 40 * self.cell as i64;
        (across * across + down * down <= reach * reach).then_some((column, row))
    }
}

/// The points with a star, as columns and rows, row by row.
///
/// Go's boards have them on the third line up to 12 points a side and on the fourth from 13 on, also
/// in the middle of odd sides, and from 19 on in the middle of each edge; gomoku's 15 has five. Boards
/// with a side below 7 have none.
pub(crate) fn star_points(columns: u64, rows: u64) -> Vec<(u64, u64)> {
    let is_middle = |line: u64, side: u64| side % 2 == 1 && line == side / 2;
    let has_edge_stars = columns >= 19 && rows >= 19;
    let mut stars = Vec::new();
    for row in star_lines(rows) {
        for column in star_lines(columns) {
            let is_edge_middle = is_middle(column, columns) != is_middle(row, rows);
            if has_edge_stars || !is_edge_middle {
                stars.push((column, row));
            }
        }
    }
    stars
}

fn star_lines(side: u64) -> Vec<u64> {
    let first = if side < 13 { 2 } else { 3 };
    match side {
        0..7 => Vec::new(),
        _ if side % 2 == 1 => vec![first, side / 2, side - 1 - first],
        _ => vec![first, side - 1 - first],
    }
}

/// A point as players write it: a letter without I, and the row counted from the bottom.
pub(crate) fn label((column, row): (u64, u64), rows: u64) -> String {
    format!("{}{}", letter(column), rows - row)
}

/// The letter of a column.
pub(crate) fn letter(column: u64) -> char {
    ('A'..='Z').filter(|&letter| letter != 'I').nth(column as usize).unwrap_or('?')
}

/// Cells from edge to edge of the wood, in thousandths.
const fn thousandths(lines: u64, margin: u64) -> u64 {
    1000 * (lines - 1) + 2 * margin
}

/// A share of a cell in thousandths, as whole pixels: a half goes up.
const fn rounded(cell: u64, share: u64) -> u64 {
    (cell * share + 500) / 1000
}

/// The line closest to a place in hundredths of a pixel.
fn nearest(place: i64, first: u64, cell: u64, count: u64) -> u64 {
    let (from_first, cell) = (place - 100 * first as i64, 100 * cell as i64);
    let line = (2 * from_first + cell).div_euclid(2 * cell);
    line.clamp(0, count as i64 - 1) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout() -> Layout {
        Layout::fit((15, 15), (1080, 1500), false).unwrap()
    }

    #[test]
    fn a_phone_in_portrait() {
        // 14 cells and two margins of 0.55 are 15.1 cells: 1080 / 15.1 is 71.5.
        let layout = layout();
        assert_eq!((layout.cell, layout.left, layout.top), (71, 43, 253));
        assert_eq!(layout.margin, 39);
        assert_eq!(layout.stone_diameter(), 61);
        assert_eq!((layout.line_width(1), layout.outer_line_width(1)), (2, 4));
        assert_eq!((layout.line_width(2), layout.outer_line_width(2)), (5, 8));
    }

    #[test]
    fn lines_keep_inside_the_view() {
        for side in 5..=25 {
            for extent in [side + 2, 100, 333, 1440] {
                let layout = Layout::fit((side, side), (extent, extent), true);
                let Some(layout) = layout else { continue };
                assert!(layout.left >= layout.margin, "{side} {extent}");
                assert!(layout.x(side - 1) + layout.margin <= extent, "{side} {extent}");
            }
        }
    }

    #[test]
    fn a_view_without_room_has_no_board() {
        assert_eq!(Layout::fit((15, 15), (15, 400), false), None);
    }

    #[test]
    fn four_tenths_of_a_cell_count_and_no_more() {
        let layout = layout();
        let centre = (100 * layout.x(7) as i64, 100 * layout.y(7) as i64);
        let reach = 40 * layout.cell as i64;
        for (across, down) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let at = |distance: i64| (centre.0 + across * distance, centre.1 + down * distance);
            assert_eq!(layout.point_at(at(reach)), Some((7, 7)));
            assert_eq!(layout.point_at(at(reach + 1)), None);
        }
        let half = 50 * layout.cell as i64;
        assert_eq!(layout.point_at((centre.0 + half, centre.1 + half)), None);
    }

    #[test]
    fn points_on_the_edge_take_taps_from_outside() {
        let layout = layout();
        let corner = (100 * layout.x(0) as i64, 100 * layout.y(0) as i64);
        let near = 28 * layout.cell as i64;
        assert_eq!(layout.point_at((corner.0 - near, corner.1 - near)), Some((0, 0)));
        assert_eq!(layout.point_at((-5, -5)), None);
    }

    #[test]
    fn shares_are_those_of_the_looks_file() {
        let text = std::fs::read_to_string(crate::generate::root().join("design/looks.toml")).unwrap();
        let file: toml::Table = text.parse().unwrap();
        for (name, share) in [
            ("margin", MARGIN),
            ("margin-with-coordinates", MARGIN_WITH_COORDINATES),
            ("stone-diameter", STONE_DIAMETER),
            ("line-width", LINE_WIDTH),
            ("star-radius", STAR_RADIUS),
            ("hit-radius", 400),
            ("outer-line-factor", 1600),
        ] {
            let found = file["board"][name].as_float().unwrap();
            assert!((found * 1000.0 - share as f64).abs() < 1e-9, "{name}");
        }
    }

    #[test]
    fn stars_stand_where_boards_have_them() {
        let labels = |side: u64| -> Vec<String> {
            star_points(side, side).into_iter().map(|point| label(point, side)).collect()
        };
        assert_eq!(labels(9), ["C7", "G7", "E5", "C3", "G3"]);
        assert_eq!(labels(13), ["D10", "K10", "G7", "D4", "K4"]);
        assert_eq!(labels(15), ["D12", "M12", "H8", "D4", "M4"]);
        assert_eq!(labels(19), ["D16", "K16", "Q16", "D10", "K10", "Q10", "D4", "K4", "Q4"]);
        assert_eq!(labels(20), ["D17", "R17", "D4", "R4"]);
        assert_eq!(labels(5), [""; 0]);
    }
}
