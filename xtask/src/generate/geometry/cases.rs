//! The case files of `design/cases`, which Kotlin and Swift tests read.

use serde_json::{Value, json};

use super::{Layout, label, letter, star_points};
use crate::generate::output::Output;

/// Boards and views of the layout cases: points a side, width and height, coordinates, line factor.
///
/// No view is one where a share of the cell lies exactly between two pixels, or where cells fill it
/// without a rest: there floating point could decide.
const LAYOUTS: [(u64, (u64, u64), bool, u64); 14] = [
    (15, (1080, 1500), false, 1),
    (15, (1080, 1500), true, 1),
    (13, (720, 720), false, 1),
    (19, (1080, 1080), false, 1),
    (19, (1440, 1440), true, 2),
    (20, (1080, 1920), true, 1),
    (20, (480, 480), false, 2),
    (9, (800, 600), true, 1),
    (15, (2400, 1080), false, 1),
    (15, (2401, 1081), true, 2),
    (25, (320, 480), true, 1),
    (5, (333, 333), false, 1),
    (13, (1600, 2560), true, 2),
    (15, (170, 175), false, 1),
];

/// Layouts whose hits are listed, as indices into [`LAYOUTS`].
const HIT_LAYOUTS: [usize; 4] = [0, 1, 5, 13];

/// The layers of a board, lowest first.
const LAYERS: [&str; 17] = [
    "wood",
    "grid",
    "star-points",
    "coordinates",
    "winning-line",
    "opening-frame",
    "forbidden",
    "heat",
    "offered",
    "stones",
    "passing-stones",
    "dead-stones",
    "territory",
    "move-numbers",
    "last-move",
    "hint",
    "cursor",
];

/// Every case file.
pub(crate) fn cases() -> Vec<Output> {
    let hits = HIT_LAYOUTS.iter().filter_map(|&index| hits(LAYOUTS[index])).collect();
    vec![
        file("layouts", LAYOUTS.into_iter().filter_map(layout).collect()),
        file("hits", hits),
        file("labels", [5, 9, 13, 15, 19, 20, 25].map(labels).to_vec()),
        file("stars", (1..=25).map(stars).collect()),
        file("layers", LAYERS.iter().map(|layer| json!(layer)).collect()),
    ]
}

/// A list with one entry a line, so that a change shows as the lines that changed.
fn file(name: &str, entries: Vec<Value>) -> Output {
    let lines: Vec<String> = entries.into_iter().map(|entry| entry.to_string()).collect();
    Output { path: format!("design/cases/{name}.json"), text: format!("[\n{}\n]\n", lines.join(",\n")) }
}

fn given((side, (width, height), coordinates, factor): (u64, (u64, u64), bool, u64)) -> Value {
    json!({
        "columns": side, "rows": side, "width": width, "height": height,
        "coordinates": coordinates, "lineFactor": factor,
    })
}

fn fitted((side, view, coordinates, _): (u64, (u64, u64), bool, u64)) -> Option<Layout> {
    Layout::fit((side, side), view, coordinates)
}

fn layout(case: (u64, (u64, u64), bool, u64)) -> Option<Value> {
    let layout = fitted(case)?;
    let factor = case.3;
    Some(json!({
        "given": given(case),
        "expected": {
            "cell": layout.cell, "left": layout.left, "top": layout.top, "margin": layout.margin,
            "woodLeft": layout.left - layout.margin,
            "woodTop": layout.top - layout.margin,
            "woodWidth": layout.cell * (layout.columns - 1) + 2 * layout.margin,
            "woodHeight": layout.cell * (layout.rows - 1) + 2 * layout.margin,
            "stoneDiameter": layout.stone_diameter(),
            "starRadius": layout.star_radius() as f64 / 1000.0,
            "lineWidth": layout.line_width(factor),
            "outerLineWidth": layout.outer_line_width(factor),
            "verticalLines": layout.vertical_lines(factor),
            "horizontalLines": layout.horizontal_lines(factor),
        },
    }))
}

/// Taps around the points of a layout. Places are in hundredths of a pixel while they are worked out,
/// and in pixels in the file.
fn hits(case: (u64, (u64, u64), bool, u64)) -> Option<Value> {
    let layout = fitted(case)?;
    let taps: Vec<Value> = taps(&layout, case.1)
        .into_iter()
        .map(|(x, y)| {
            let point = layout.point_at((x, y)).map(|(column, row)| column + row * layout.columns);
            json!([pixels(x), pixels(y), point])
        })
        .collect();
    Some(json!({ "given": given(case), "taps": taps }))
}

fn pixels(hundredths: i64) -> f64 {
    hundredths as f64 / 100.0
}

/// Around corners, edges and inner points: the point itself, 0.39 and 0.41 cells from it in eight
/// directions, the middles between points; then the corners of the wood and of the view.
fn taps(layout: &Layout, (width, height): (u64, u64)) -> Vec<(i64, i64)> {
    let (last, middle) = (layout.columns - 1, layout.columns / 2);
    let mut taps = Vec::new();
    for (column, row) in
        [(0, 0), (last, 0), (0, last), (last, last), (middle, middle), (0, middle), (3, last)]
    {
        let (x, y) = (100 * layout.x(column) as i64, 100 * layout.y(row) as i64);
        taps.push((x, y));
        for share in [39, 41] {
            let (far, diagonal) = (share * layout.cell as i64, share * layout.cell as i64 * 7071 / 10000);
            taps.extend([(x + far, y), (x - far, y), (x, y + far), (x, y - far)]);
            taps.extend([(x + diagonal, y + diagonal), (x - diagonal, y - diagonal)]);
            taps.extend([(x + diagonal, y - diagonal), (x - diagonal, y + diagonal)]);
        }
        let half = 50 * layout.cell as i64;
        taps.extend([(x + half, y), (x, y + half), (x + half, y + half)]);
    }
    let (left, top) = (layout.left - layout.margin, layout.top - layout.margin);
    taps.push((100 * left as i64, 100 * top as i64));
    taps.extend([(0, 0), (100 * width as i64, 100 * height as i64), (-1000, -1000)]);
    taps
}

fn labels(side: u64) -> Value {
    let points = (0..side * side).map(|point| label((point % side, point / side), side));
    json!({
        "side": side,
        "letters": (0..side).map(letter).collect::<String>(),
        "points": points.collect::<Vec<_>>().join(" "),
    })
}

fn stars(side: u64) -> Value {
    let points = star_points(side, side);
    let points: Vec<String> = points.into_iter().map(|point| label(point, side)).collect();
    json!({ "side": side, "points": points })
}

#[cfg(test)]
mod tests {
    use super::super::{LINE_WIDTH, MARGIN, MARGIN_WITH_COORDINATES, STONE_DIAMETER};
    use super::*;
    use crate::generate::root;

    #[test]
    fn the_committed_cases_are_current() {
        for output in cases() {
            let found = std::fs::read_to_string(root().join(&output.path)).unwrap_or_default();
            assert!(found == output.text, "{} is not current: run `cargo xtask generate`", output.path);
        }
    }

    #[test]
    fn no_case_hangs_on_how_a_platform_rounds() {
        for case in LAYOUTS {
            let (side, (width, height), coordinates, factor) = case;
            let layout = fitted(case).unwrap();
            let margin = if coordinates { MARGIN_WITH_COORDINATES } else { MARGIN };
            let cells = 1000 * (side - 1) + 2 * margin;
            assert_ne!(1000 * width.min(height) % cells, 0, "{case:?}: cells fill the view without a rest");
            for share in [margin, STONE_DIAMETER, LINE_WIDTH * factor, LINE_WIDTH * factor * 8 / 5] {
                assert_ne!(layout.cell * share % 1000, 500, "{case:?}: {share} lies between two pixels");
            }
        }
    }

    #[test]
    fn no_tap_lies_so_close_to_the_reach_that_a_float_could_decide() {
        for case in HIT_LAYOUTS.map(|index| LAYOUTS[index]) {
            let layout = fitted(case).unwrap();
            for (x, y) in taps(&layout, case.1) {
                for (column, row) in (0..layout.columns).flat_map(|c| (0..layout.rows).map(move |r| (c, r))) {
                    let across = x - 100 * layout.x(column) as i64;
                    let down = y - 100 * layout.y(row) as i64;
                    let distance = ((across * across + down * down) as f64).sqrt();
                    let reach = 40.0 * layout.cell as f64;
                    assert!((distance - reach).abs() > 1.0, "{case:?} ({x}, {y})");
                }
            }
        }
    }

    #[test]
    fn every_kind_of_tap_is_among_the_cases() {
        let cases: Vec<Value> = HIT_LAYOUTS.iter().map(|&index| hits(LAYOUTS[index]).unwrap()).collect();
        let taps: Vec<&Value> = cases.iter().flat_map(|case| case["taps"].as_array().unwrap()).collect();
        let hitting = taps.iter().filter(|tap| !tap[2].is_null()).count();
        assert!(hitting > 100 && taps.len() - hitting > 100, "{hitting} of {}", taps.len());
    }
}
