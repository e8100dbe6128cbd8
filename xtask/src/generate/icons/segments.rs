//! Path data as lines and cubic curves, for those who draw without knowing SVG.

use super::path::{Word, words};

/// A place in a drawing: right, then down.
pub(crate) type Place = [f64; 2];

/// A piece of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Segment {
    /// Begins a line elsewhere.
    Move(Place),
    /// Straight on.
    Line(Place),
    /// A cubic curve: its two control points and its end.
    Curve(Place, Place, Place),
    /// Straight back to where the line began.
    Close,
}

/// The pieces of path data that `path::check` has passed; nothing for what it would refuse.
pub(crate) fn segments(data: &str) -> Vec<Segment> {
    let mut pen = Pen::default();
    let mut command = ' ';
    let mut numbers = Vec::new();
    for word in words(data) {
        match word {
            Word::Command('Z') => {
                pen.close();
                command = 'Z';
            }
            Word::Command(next) => command = next,
            Word::Number(number) => {
                numbers.push(number);
                if pen.draw(command, &numbers) {
                    // Further pairs after a move are lines.
                    command = if command == 'M' { 'L' } else { command };
                    numbers.clear();
                }
            }
            Word::Other(_) => return Vec::new(),
        }
    }
    pen.drawn
}

#[derive(Default)]
struct Pen {
    drawn: Vec<Segment>,
    at: Place,
    start: Place,
}

impl Pen {
    /// Draws a command whose numbers are complete; false while some are missing.
    fn draw(&mut self, command: char, numbers: &[f64]) -> bool {
        match (command, numbers) {
            ('M', &[x, y]) => {
                self.start = [x, y];
                self.go([x, y], Segment::Move([x, y]));
            }
            ('L', &[x, y]) => self.go([x, y], Segment::Line([x, y])),
            ('H', &[x]) => self.go([x, self.at[1]], Segment::Line([x, self.at[1]])),
            ('V', &[y]) => self.go([self.at[0], y], Segment::Line([self.at[0], y])),
            ('C', &[ax, ay, bx, by, x, y]) => self.go([x, y], Segment::Curve([ax, ay], [bx, by], [x, y])),
            ('Q', &[cx, cy, x, y]) => {
                let control = |end: Place| [between(end[0], cx, 2.0 / 3.0), between(end[1], cy, 2.0 / 3.0)];
                self.go([x, y], Segment::Curve(control(self.at), control([x, y]), [x, y]));
            }
            ('A', &[across, down, turn, large, sweep, x, y]) => {
                let arc = Arc { radii: [across, down], turn, large: large != 0.0, sweep: sweep != 0.0 };
                self.drawn.extend(arc.curves(self.at, [x, y]));
                self.at = [x, y];
            }
            _ => return false,
        }
        true
    }

    fn go(&mut self, to: Place, segment: Segment) {
        self.drawn.push(segment);
        self.at = to;
    }

    fn close(&mut self) {
        self.drawn.push(Segment::Close);
        self.at = self.start;
    }
}

fn between(from: f64, to: f64, share: f64) -> f64 {
    from + (to - from) * share
}

/// A part of an ellipse's rim.
struct Arc {
    radii: [f64; 2],
    /// How far the ellipse is turned, in degrees.
    turn: f64,
    large: bool,
    sweep: bool,
}

impl Arc {
    /// Cubic curves of at most a quarter each. The centre comes from the ends as SVG 2 has it
    /// (<https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter>).
    fn curves(&self, from: Place, to: Place) -> Vec<Segment> {
        let [mut across, mut down] = self.radii.map(f64::abs);
        if f64::hypot(from[0] - to[0], from[1] - to[1]) < f64::EPSILON {
            return Vec::new();
        }
        if across < f64::EPSILON || down < f64::EPSILON {
            return vec![Segment::Line(to)];
        }
        let (sin, cos) = self.turn.to_radians().sin_cos();
        let half = [(from[0] - to[0]) / 2.0, (from[1] - to[1]) / 2.0];
        let [x, y] = [cos * half[0] + sin * half[1], cos * half[1] - sin * half[0]];
        let stretch = (x / across).powi(2) + (y / down).powi(2);
        if stretch > 1.0 {
            across *= stretch.sqrt();
            down *= stretch.sqrt();
        }
        let (rx, ry) = (across * y / down, -down * x / across);
        let length = (x / across).powi(2) + (y / down).powi(2);
        let side = if self.large == self.sweep { -1.0 } else { 1.0 };
        let factor = side * (1.0 / length - 1.0).max(0.0).sqrt();
        let [cx, cy] = [factor * rx, factor * ry];
        let begin = ((y - cy) / down).atan2((x - cx) / across);
        let end = ((-y - cy) / down).atan2((-x - cx) / across);
        let whole = std::f64::consts::TAU;
        let angle = match (end - begin).rem_euclid(whole) {
            forward if self.sweep => forward,
            forward => forward - whole,
        };
        let centre = [
            cos * cx - sin * cy + f64::midpoint(from[0], to[0]),
            sin * cx + cos * cy + f64::midpoint(from[1], to[1]),
        ];
        let place = |x: f64, y: f64| {
            let (x, y) = (across * x, down * y);
            [centre[0] + cos * x - sin * y, centre[1] + sin * x + cos * y]
        };
        let pieces = (angle.abs() / std::f64::consts::FRAC_PI_2 - 1e-9).ceil().max(1.0);
        let step = angle / pieces;
        let reach = 4.0 / 3.0 * (step / 4.0).tan();
        (0..pieces as usize)
            .map(|piece| {
                let (from, until) = (begin + step * piece as f64, begin + step * (piece + 1) as f64);
                let is_last = piece + 1 == pieces as usize;
                let first = place(from.cos() - reach * from.sin(), from.sin() + reach * from.cos());
                let second = place(until.cos() + reach * until.sin(), until.sin() - reach * until.cos());
                Segment::Curve(first, second, if is_last { to } else { place(until.cos(), until.sin()) })
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_the_coordinate_that_they_do_not_name() {
        assert_eq!(
            segments("M1 2 H3 V4 L5 6 7 8 Z"),
            [
                Segment::Move([1.0, 2.0]),
                Segment::Line([3.0, 2.0]),
                Segment::Line([3.0, 4.0]),
                Segment::Line([5.0, 6.0]),
                Segment::Line([7.0, 8.0]),
                Segment::Close,
            ]
        );
    }

    #[test]
    fn a_quadratic_curve_becomes_the_cubic_one_of_the_same_shape() {
        assert_eq!(
            segments("M0 0 Q3 6 6 0"),
            [Segment::Move([0.0, 0.0]), Segment::Curve([2.0, 4.0], [4.0, 4.0], [6.0, 0.0])]
        );
    }

    /// Places along the curves, from start to end.
    fn places(segments: &[Segment]) -> Vec<Place> {
        let mut at = [0.0, 0.0];
        let mut found = Vec::new();
        for segment in segments {
            match *segment {
                Segment::Move(to) | Segment::Line(to) => at = to,
                Segment::Curve(one, two, to) => {
                    for step in 0..=8 {
                        let t = f64::from(step) / 8.0;
                        let u = 1.0 - t;
                        let mix = |axis: usize| {
                            u * u * u * at[axis]
                                + 3.0 * u * u * t * one[axis]
                                + 3.0 * u * t * t * two[axis]
                                + t * t * t * to[axis]
                        };
                        found.push([mix(0), mix(1)]);
                    }
                    at = to;
                }
                Segment::Close => {}
            }
        }
        found
    }

    #[test]
    fn a_circle_stays_a_circle() {
        let drawn = segments("M3 12 A9 9 0 1 1 21 12 A9 9 0 1 1 3 12 Z");
        assert_eq!(drawn.len(), 6);
        for [x, y] in places(&drawn) {
            assert!((f64::hypot(x - 12.0, y - 12.0) - 9.0).abs() < 0.01, "{x} {y}");
        }
    }

    #[test]
    fn the_flags_choose_one_of_four_arcs() {
        let middle = |flags: &str| {
            let places = places(&segments(&format!("M10 5 A5 5 0 {flags} 15 10")));
            places[places.len() / 2]
        };
        let near = |found: Place, expected: Place| {
            assert!(
                f64::hypot(found[0] - expected[0], found[1] - expected[1]) < 0.6,
                "{found:?} {expected:?}"
            );
        };
        // The circles through both ends have their centres at (10, 10) and (15, 5).
        near(middle("0 1"), [13.5, 6.5]);
        near(middle("0 0"), [11.5, 8.5]);
        near(middle("1 0"), [6.5, 13.5]);
        near(middle("1 1"), [18.5, 1.5]);
    }

    #[test]
    fn an_arc_too_wide_for_its_radius_grows() {
        let places = places(&segments("M0 0 A1 1 0 0 1 10 0"));
        assert!(places.iter().all(|[x, y]| (f64::hypot(x - 5.0, *y) - 5.0).abs() < 0.01));
    }
}
