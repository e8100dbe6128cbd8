//! The icons as lines and curves, which any drawing library takes.

use super::super::icons::{APP_ICON_SIDE, ICON_SIDE, Icons, Place, Segment, Shape, segments};
use super::super::looks::Colour;
use super::super::output::Output;
use super::super::texts::camel_case;
use super::{colour, double, file, string};

/// The file `TengenIcons`.
pub(crate) fn icons(icons: &Icons) -> Output {
    let mut body = String::from(
        "/// The icons of actions, to be tinted, and the app's own.\npublic enum TengenIcons {\n",
    );
    for icon in &icons.actions {
        let shapes: Vec<String> = icon.shapes.iter().map(|shape| draw(shape, None)).collect();
        body.push_str(&vector(&icon.name, ICON_SIDE, &shapes));
        body.push('\n');
    }
    body.push_str("    /// In colour, its background filling the square.\n");
    let side = APP_ICON_SIDE;
    let background = Shape { data: format!("M0 0 H{side} V{side} H0 Z"), line_width: None };
    let mut shapes = vec![draw(&background, Some(icons.app.background))];
    shapes.extend(icons.app.layers.iter().map(|(shape, colour)| draw(shape, Some(*colour))));
    body.push_str(&vector("app", side, &shapes));
    let names: Vec<String> = icons.actions.iter().map(|icon| camel_case(&icon.name)).collect();
    body.push_str("\n    /// Those of actions.\n");
    body.push_str(&format!("    public static let actions: [Icon] = [{}]\n}}\n", names.join(", ")));
    file("TengenIcons", "design/icons/icons.toml", &body)
}

fn vector(name: &str, side: f64, shapes: &[String]) -> String {
    let shapes: String = shapes.iter().map(|shape| format!("            {shape},\n")).collect();
    format!(
        "    public static let {} = Icon(\n        name: {},\n        side: {},\n        shapes: [\n{shapes}        ]\n    )\n",
        camel_case(name),
        string(name),
        double(side),
    )
}

fn draw(shape: &Shape, tint: Option<Colour>) -> String {
    let segments: Vec<String> = segments(&shape.data).iter().map(segment).collect();
    let width = shape.line_width.map_or_else(|| "nil".to_owned(), double);
    let tint = tint.map_or_else(|| "nil".to_owned(), colour);
    format!("IconShape(lineWidth: {width}, colour: {tint}, segments: [{}])", segments.join(", "))
}

fn segment(segment: &Segment) -> String {
    match segment {
        Segment::Move(to) => format!(".move({})", place(*to)),
        Segment::Line(to) => format!(".line({})", place(*to)),
        Segment::Curve(one, two, to) => format!(".curve({}, {}, {})", place(*one), place(*two), place(*to)),
        Segment::Close => ".close".to_owned(),
    }
}

/// To a thousandth, which is less than a pixel at any size that icons have.
fn place(place: Place) -> String {
    // Adding zero turns -0 into 0.
    let [x, y] = place.map(|value| double((value * 1000.0).round() / 1000.0 + 0.0));
    format!("IconPlace({x}, {y})")
}

#[cfg(test)]
mod tests {
    use super::super::super::icons::{SAMPLE, parse};
    use super::super::super::source::Source;
    use super::*;

    #[test]
    fn icons_become_lines_and_curves() {
        let source = Source { path: "icons.toml".to_owned(), text: SAMPLE.to_owned() };
        insta::assert_snapshot!(icons(&parse(&source).unwrap()).text);
    }
}
