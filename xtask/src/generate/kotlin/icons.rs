//! The icons as Compose vectors.

use super::super::icons::{APP_ICON_SIDE, ICON_SIDE, Icons, Shape};
use super::super::looks::Colour;
use super::super::output::Output;
use super::super::texts::pascal_case;
use super::{colour, file, float, string};

const IMPORTS: &str = "\
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

";

const HELPERS: &str = "\
private class Shapes(private val builder: ImageVector.Builder) {
    fun area(data: String, colour: Color = Color.Black) {
        builder.addPath(pathData = addPathNodes(data), fill = SolidColor(colour))
    }

    fun line(data: String, width: Float, colour: Color = Color.Black) {
        builder.addPath(
            pathData = addPathNodes(data),
            stroke = SolidColor(colour),
            strokeLineWidth = width,
            strokeLineCap = StrokeCap.Round,
            strokeLineJoin = StrokeJoin.Round,
        )
    }
}

private fun icon(name: String, side: Float, draw: Shapes.() -> Unit): ImageVector {
    val builder = ImageVector.Builder(name, side.dp, side.dp, side, side)
    Shapes(builder).draw()
    return builder.build()
}
";

/// The file `TengenIcons`.
pub(crate) fn icons(icons: &Icons) -> Output {
    let mut body = String::from(IMPORTS);
    body.push_str("/** The icons of actions, to be tinted, and the app's own. */\nobject TengenIcons {\n");
    for icon in &icons.actions {
        let shapes: Vec<String> = icon.shapes.iter().map(|shape| draw(shape, None)).collect();
        body.push_str(&vector(&icon.name, ICON_SIDE, &shapes));
        body.push('\n');
    }
    body.push_str("    /** In colour, its background filling the square. */\n");
    let side = APP_ICON_SIDE;
    let background = format!("M0 0 H{side} V{side} H0 Z");
    let background = Shape { data: background, line_width: None };
    let mut shapes = vec![draw(&background, Some(icons.app.background))];
    shapes.extend(icons.app.layers.iter().map(|(shape, colour)| draw(shape, Some(*colour))));
    body.push_str(&vector("app", side, &shapes));
    body.push_str("}\n\n");
    body.push_str(HELPERS);
    file("theme", "TengenIcons", "design/icons/icons.toml", &body)
}

fn vector(name: &str, side: f64, shapes: &[String]) -> String {
    let shapes: String = shapes.iter().map(|shape| format!("            {shape}\n")).collect();
    format!(
        "    val {}: ImageVector by lazy {{\n        icon({}, {}) {{\n{shapes}        }}\n    }}\n",
        pascal_case(name),
        string(name),
        float(side),
    )
}

fn draw(shape: &Shape, tint: Option<Colour>) -> String {
    let data = string(&shape.data);
    let tint = tint.map(|tint| format!(", {}", colour(tint))).unwrap_or_default();
    match shape.line_width {
        Some(width) => format!("line({data}, {}{tint})", float(width)),
        None => format!("area({data}{tint})"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::icons::{SAMPLE, parse};
    use super::super::super::source::Source;
    use super::*;

    #[test]
    fn icons_become_lazy_vectors() {
        let source = Source { path: "icons.toml".to_owned(), text: SAMPLE.to_owned() };
        insta::assert_snapshot!(icons(&parse(&source).unwrap()).text);
    }
}
