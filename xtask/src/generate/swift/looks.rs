//! Looks, palettes and measures as Swift values.

use super::super::looks::{Grain, HeatStep, Look, Looks, Number, Numbers, Stone, Texture};
use super::super::output::Output;
use super::super::texts::camel_case;
use super::{colour, double, file, string};

const SOURCE: &str = "design/looks.toml";

/// The files: `Looks`, `Palettes` and `Measures`.
pub(crate) fn looks(looks: &Looks) -> Vec<Output> {
    vec![boards(looks), palettes(looks), measures(looks)]
}

fn boards(looks: &Looks) -> Output {
    let mut body = String::from("/// The looks of board and stones.\npublic enum Looks {\n");
    for look in &looks.look {
        body.push_str(&board(look));
    }
    let names: Vec<String> = looks.look.iter().map(|look| camel_case(&look.name)).collect();
    body.push_str("    /// All of them, as the settings show them; the first is the default.\n");
    body.push_str(&format!("    public static let all: [BoardLook] = [{}]\n}}\n", names.join(", ")));
    file("Looks", SOURCE, &body)
}

fn board(look: &Look) -> String {
    let fields = [
        ("id", string(&look.name)),
        ("boardFrom", colour(look.board[0])),
        ("boardTo", colour(look.board[1])),
        ("grain", (look.grain == Grain::Straight).to_string()),
        ("lines", colour(*look.lines.get_ref())),
        ("text", colour(*look.text.get_ref())),
        ("lineWidth", double(look.line_width)),
        ("black", stone(&look.black)),
        ("white", stone(&look.white)),
        ("warn", colour(*look.warn.get_ref())),
        ("hint", colour(*look.hint.get_ref())),
    ];
    let name = camel_case(&look.name);
    let fields: Vec<String> =
        fields.iter().map(|(field, value)| format!("        {field}: {value}")).collect();
    format!("    public static let {name} = BoardLook(\n{}\n    )\n\n", fields.join(",\n"))
}

fn stone(stone: &Stone) -> String {
    let outline = stone.outline.as_ref().map_or_else(
        || "nil".to_owned(),
        |outline| {
            format!(
                "StoneOutline(colour: {}, shareOfCell: {}, leastPixels: {})",
                colour(*outline.colour.get_ref()),
                double(outline.share_of_cell),
                double(outline.least_pixels)
            )
        },
    );
    let fields = [
        format!("from: {}", colour(stone.fill[0])),
        format!("to: {}", colour(stone.fill[1])),
        format!("outline: {outline}"),
        format!("arcs: {}", stone.texture == Texture::Arcs),
        format!("markInside: {}", stone.mark_inside),
        format!("contrast: {}", colour(*stone.contrast.get_ref())),
    ];
    format!("StoneLook({})", fields.join(", "))
}

fn palettes(looks: &Looks) -> Output {
    let mut body = String::from("extension Tokens {\n");
    for (name, about, mode, is_dark) in
        [("light", "by day", &looks.colours.light, false), ("dark", "by night", &looks.colours.dark, true)]
    {
        body.push_str(&format!(
            "    /// The shared colours {about}.\n    public static let {name} = Tokens(\n"
        ));
        for (token, found) in mode {
            body.push_str(&format!("        {}: {},\n", camel_case(token), colour(*found.get_ref())));
        }
        body.push_str(&format!("        isDark: {is_dark}\n    )\n\n"));
    }
    body.truncate(body.len() - 1);
    body.push_str(
        "}\n\nextension HeatStep {\n    /// The steps of the heat map, from the worst move to the best.\n    \
         public static let all: [HeatStep] = [\n",
    );
    for HeatStep { fill, number } in &looks.heat {
        let (fill, number) = (colour(*fill.get_ref()), colour(*number.get_ref()));
        body.push_str(&format!("        HeatStep(fill: {fill}, number: {number}),\n"));
    }
    body.push_str("    ]\n}\n");
    file("Palettes", SOURCE, &body)
}

fn measures(looks: &Looks) -> Output {
    let tables = [
        ("BoardMeasures", "How a board is measured, in cells.", &looks.board),
        ("MotionTimes", "How long things move.", &looks.motion),
        ("Sizes", "Lengths on the screens, in points.", &looks.sizes),
    ];
    let bodies: Vec<String> =
        tables.iter().map(|(name, about, numbers)| constants(name, about, numbers)).collect();
    file("Measures", SOURCE, &bodies.join("\n"))
}

fn constants(name: &str, about: &str, numbers: &Numbers) -> String {
    let mut body = format!("/// {about}\npublic enum {name} {{\n");
    for (name, number) in numbers {
        let (kind, value) = match number {
            Number::Whole(value) => ("Int", value.to_string()),
            Number::Decimal(value) => ("Double", double(*value)),
        };
        body.push_str(&format!("    public static let {}: {kind} = {value}\n", camel_case(name)));
    }
    body + "}\n"
}

#[cfg(test)]
mod tests {
    use super::super::super::looks::{SAMPLE, parse};
    use super::super::super::source::Source;
    use super::*;

    #[test]
    fn looks_become_swift_values() {
        let source = Source { path: "looks.toml".to_owned(), text: SAMPLE.to_owned() };
        let written: Vec<String> = looks(&parse(&source).unwrap())
            .into_iter()
            .map(|output| format!("=== {}\n{}", output.path, output.text))
            .collect();
        insta::assert_snapshot!(written.join("\n"));
    }
}
