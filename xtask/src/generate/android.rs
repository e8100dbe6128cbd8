//! Writes the resources that Android reads itself, before any of our code runs: the app's name and
//! icon, the list of languages, and the colour of a window that nothing is drawn on yet.

use toml::Spanned;

use super::icons::{APP_ICON_SIDE, AppIcon, Shape};
use super::looks::{Colour, Tokens};
use super::output::Output;
use super::texts::{Body, Language, Segment};

/// The folder of generated resources.
pub(crate) const FOLDER: &str = "android/app/src/generated/res";

/// The colour of a one-coloured icon, which the system replaces.
const ANY: &str = "#FFFFFF";

/// All resources.
pub(crate) fn resources(languages: &[Language], icon: &AppIcon, colours: &Tokens) -> Vec<Output> {
    let mut outputs = vec![locales(languages)];
    for (index, language) in languages.iter().enumerate() {
        outputs.extend(strings(language, index == 0));
    }
    let coloured: Vec<(&Shape, String)> =
        icon.layers.iter().map(|(shape, colour)| (shape, colour.to_string())).collect();
    let plain: Vec<(&Shape, String)> = icon.monochrome.iter().map(|shape| (shape, ANY.to_owned())).collect();
    outputs.push(vector("ic_launcher_foreground", &coloured));
    outputs.push(vector("ic_launcher_monochrome", &plain));
    outputs.push(background(icon.background));
    outputs.push(launcher());
    outputs.extend(window("values", colours.light.get("paper").map(Spanned::get_ref)));
    outputs.extend(window("values-night", colours.dark.get("paper").map(Spanned::get_ref)));
    outputs
}

fn file(path: &str, source: &str, body: &str) -> Output {
    let text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!-- Written by `cargo xtask generate` from {source}: \
         change that file instead. -->\n{body}"
    );
    Output { path: format!("{FOLDER}/{path}"), text }
}

fn locales(languages: &[Language]) -> Output {
    let entries: String = languages
        .iter()
        .map(|language| format!("    <locale android:name=\"{}\" />\n", language.tag))
        .collect();
    let body = format!(
        "<locale-config xmlns:android=\"http://schemas.android.com/apk/res/android\">\n{entries}</locale-config>\n"
    );
    file("xml/locales_config.xml", "design/texts", &body)
}

/// The app's name, in the folder of the language; the first language's is the one for all others.
fn strings(language: &Language, is_first: bool) -> Option<Output> {
    let Body::Plain(name) = &language.find("app", "name")?.body else { return None };
    let name: String = name
        .iter()
        .map(|segment| match segment {
            Segment::Literal(literal) => escaped(literal),
            Segment::Placeholder(_) => String::new(),
        })
        .collect();
    let folder = if is_first {
        "values".to_owned()
    } else {
        // Android's own way to write a tag with a script: "values-b+zh+Hans".
        format!("values-b+{}", language.tag.replace('-', "+"))
    };
    let body = format!("<resources>\n    <string name=\"app_name\">{name}</string>\n</resources>\n");
    Some(file(&format!("{folder}/strings.xml"), &language.path, &body))
}

/// A text inside a string resource.
fn escaped(text: &str) -> String {
    let xml = text.replace('&', "&amp;").replace('<', "&lt;");
    xml.replace('\\', "\\\\").replace('\'', "\\'").replace('"', "\\\"")
}

fn vector(name: &str, shapes: &[(&Shape, String)]) -> Output {
    let side = APP_ICON_SIDE;
    let mut body = format!(
        "<vector xmlns:android=\"http://schemas.android.com/apk/res/android\"\n    \
         android:width=\"{side}dp\"\n    android:height=\"{side}dp\"\n    \
         android:viewportWidth=\"{side}\"\n    android:viewportHeight=\"{side}\">\n"
    );
    for (shape, colour) in shapes {
        body.push_str(&path(shape, colour));
    }
    body.push_str("</vector>\n");
    file(&format!("drawable/{name}.xml"), "design/icons/icons.toml", &body)
}

fn path(shape: &Shape, colour: &str) -> String {
    let paint = match shape.line_width {
        Some(width) => format!(
            "android:strokeColor=\"{colour}\"\n        android:strokeWidth=\"{width}\"\n        \
             android:strokeLineCap=\"round\"\n        android:strokeLineJoin=\"round\""
        ),
        None => format!("android:fillColor=\"{colour}\""),
    };
    format!("    <path\n        android:pathData=\"{}\"\n        {paint} />\n", shape.data)
}

fn background(colour: Colour) -> Output {
    let body =
        format!("<resources>\n    <color name=\"ic_launcher_background\">{colour}</color>\n</resources>\n");
    file("values/ic_launcher_background.xml", "design/icons/icons.toml", &body)
}

/// What shows before the first screen is drawn.
fn window(folder: &str, paper: Option<&Colour>) -> Option<Output> {
    let paper = paper?;
    let body = format!("<resources>\n    <color name=\"window_background\">{paper}</color>\n</resources>\n");
    Some(file(&format!("{folder}/window_background.xml"), "design/looks.toml", &body))
}

/// Needs no density of its own: every Android from 8.0 on, the oldest that the app runs on, knows
/// adaptive icons.
fn launcher() -> Output {
    let body = "\
<adaptive-icon xmlns:android=\"http://schemas.android.com/apk/res/android\">
    <background android:drawable=\"@color/ic_launcher_background\" />
    <foreground android:drawable=\"@drawable/ic_launcher_foreground\" />
    <monochrome android:drawable=\"@drawable/ic_launcher_monochrome\" />
</adaptive-icon>
";
    file("mipmap-anydpi/ic_launcher.xml", "design/icons/icons.toml", body)
}

#[cfg(test)]
mod tests {
    use super::super::source::Source;
    use super::super::texts::parse;
    use super::*;

    fn language(tag: &str, name: &str) -> Language {
        let text = format!("[language]\ntag = \"{tag}\"\nname = \"x\"\n[app]\nname = \"{name}\"\n");
        parse(&Source { path: format!("{tag}.toml"), text }).unwrap()
    }

    #[test]
    fn resources_of_a_small_app() {
        let dot = Shape { data: "M1 2 H3".to_owned(), line_width: None };
        let line = Shape { data: "M4 5 V6".to_owned(), line_width: Some(2.5) };
        let colour = Colour { channels: [0x3A, 0x2A, 0x14] };
        let icon = AppIcon { background: colour, layers: vec![(line, colour)], monochrome: vec![dot] };
        let languages = [language("en", "Tom & Dick's"), language("zh-Hans", "天元")];
        let paper = |colour| [("paper".to_owned(), Spanned::new(0..0, colour))].into();
        let night = Colour { channels: [0x15, 0x16, 0x1A] };
        let colours = Tokens { light: paper(colour), dark: paper(night) };
        let written: Vec<String> = resources(&languages, &icon, &colours)
            .into_iter()
            .map(|output| format!("=== {}\n{}", output.path, output.text))
            .collect();
        insta::assert_snapshot!(written.join("\n"));
    }
}
