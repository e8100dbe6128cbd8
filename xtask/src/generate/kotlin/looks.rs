//! The looks, colours, measures and times.
//!
//! The shapes of a look (`BoardLook`, `StoneLook`, `StoneOutline`, `Tokens`) are the front end's own
//! classes; what is in them comes from here.

use super::super::looks::{Grain, HeatStep, Look, Looks, Number, Numbers, Stone, Texture};
use super::super::output::Output;
use super::super::texts::camel_case;
use super::{colour, constant_case, file, float, string};

const PACKAGE: &str = "theme";
const SOURCE: &str = "design/looks.toml";
const COLOUR_IMPORT: &str = "import androidx.compose.ui.graphics.Color\n\n";

/// The files: `Looks`, `Palettes` and `Measures`.
pub(crate) fn looks(looks: &Looks) -> Vec<Output> {
    vec![boards(looks), palettes(looks), measures(looks)]
}

fn boards(looks: &Looks) -> Output {
    let mut body = String::from(COLOUR_IMPORT);
    body.push_str("/** The looks of board and stones. */\nobject Looks {\n");
    for look in &looks.look {
        body.push_str(&board(look));
    }
    let names: Vec<String> = looks.look.iter().map(|look| camel_case(&look.name)).collect();
    body.push_str("    /** All of them, as the settings show them; the first is the default. */\n");
    body.push_str(&format!("    val all: List<BoardLook> = listOf({})\n}}\n", names.join(", ")));
    file(PACKAGE, "Looks", SOURCE, &body)
}

fn board(look: &Look) -> String {
    let fields = [
        ("id", string(&look.name)),
        ("boardFrom", colour(look.board[0])),
        ("boardTo", colour(look.board[1])),
        ("grain", (look.grain == Grain::Straight).to_string()),
        ("lines", colour(*look.lines.get_ref())),
        ("text", colour(*look.text.get_ref())),
        ("lineWidth", float(look.line_width)),
        ("black", stone(&look.black)),
        ("white", stone(&look.white)),
        ("warn", colour(*look.warn.get_ref())),
        ("hint", colour(*look.hint.get_ref())),
    ];
    let name = camel_case(&look.name);
    let fields: String =
        fields.iter().map(|(field, value)| format!("        {field} = {value},\n")).collect();
    format!("    val {name}: BoardLook = BoardLook(\n{fields}    )\n\n")
}

fn stone(stone: &Stone) -> String {
    let outline = stone.outline.as_ref().map_or_else(
        || "null".to_owned(),
        |outline| {
            format!(
                "StoneOutline(colour = {}, shareOfCell = {}, leastPixels = {})",
                colour(*outline.colour.get_ref()),
                float(outline.share_of_cell),
                float(outline.least_pixels)
            )
        },
    );
    let fields = [
        format!("from = {}", colour(stone.fill[0])),
        format!("to = {}", colour(stone.fill[1])),
        format!("outline = {outline}"),
        format!("arcs = {}", stone.texture == Texture::Arcs),
        format!("markInside = {}", stone.mark_inside),
        format!("contrast = {}", colour(*stone.contrast.get_ref())),
    ];
    format!("StoneLook({})", fields.join(", "))
}

fn palettes(looks: &Looks) -> Output {
    let mut body = String::from("import androidx.compose.runtime.Immutable\n");
    body.push_str(COLOUR_IMPORT);
    for (name, about, mode, is_dark) in [
        ("LightTokens", "by day", &looks.colours.light, false),
        ("DarkTokens", "by night", &looks.colours.dark, true),
    ] {
        body.push_str(&format!("/** The shared colours {about}. */\nval {name}: Tokens = Tokens(\n"));
        for (token, found) in mode {
            body.push_str(&format!("    {} = {},\n", camel_case(token), colour(*found.get_ref())));
        }
        body.push_str(&format!("    isDark = {is_dark},\n)\n\n"));
    }
    body.push_str(
        "/** A circle of the heat map, and the colour of the number in it. */\n@Immutable\n\
         data class HeatStep(val fill: Color, val number: Color)\n\n\
         /** The steps of the heat map, from the worst move to the best. */\n\
         val HeatSteps: List<HeatStep> = listOf(\n",
    );
    for HeatStep { fill, number } in &looks.heat {
        let (fill, number) = (colour(*fill.get_ref()), colour(*number.get_ref()));
        body.push_str(&format!("    HeatStep(fill = {fill}, number = {number}),\n"));
    }
    body.push_str(")\n");
    file(PACKAGE, "Palettes", SOURCE, &body)
}

fn measures(looks: &Looks) -> Output {
    let mut body = String::from("import androidx.compose.ui.unit.Dp\nimport androidx.compose.ui.unit.dp\n\n");
    body.push_str(&constants("BoardMeasures", "How a board is measured, in cells.", &looks.board));
    body.push('\n');
    body.push_str(&constants("MotionTimes", "How long things move.", &looks.motion));
    body.push_str("\n/** Lengths on the screens. */\nobject Sizes {\n");
    for (name, number) in &looks.sizes {
        let value = match number {
            Number::Whole(value) => value.to_string(),
            Number::Decimal(value) => float(*value),
        };
        body.push_str(&format!("    val {}: Dp = {value}.dp\n", camel_case(name)));
    }
    body.push_str("}\n");
    file(PACKAGE, "Measures", SOURCE, &body)
}

fn constants(name: &str, about: &str, numbers: &Numbers) -> String {
    let mut body = format!("/** {about} */\nobject {name} {{\n");
    for (name, number) in numbers {
        let (kind, value) = match number {
            Number::Whole(value) => ("Int", value.to_string()),
            Number::Decimal(value) => ("Float", float(*value)),
        };
        body.push_str(&format!("    const val {}: {kind} = {value}\n", constant_case(name)));
    }
    body + "}\n"
}

#[cfg(test)]
mod tests {
    use super::super::super::looks::{SAMPLE, parse};
    use super::super::super::source::Source;
    use super::*;

    #[test]
    fn looks_become_kotlin_values() {
        let source = Source { path: "looks.toml".to_owned(), text: SAMPLE.to_owned() };
        let written: Vec<String> = looks(&parse(&source).unwrap())
            .into_iter()
            .map(|output| format!("=== {}\n{}", output.path, output.text))
            .collect();
        insta::assert_snapshot!(written.join("\n"));
    }
}
