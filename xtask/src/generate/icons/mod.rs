//! The icons: reading `icons.toml`.

mod path;
mod segments;

use serde::Deserialize;
use toml::Spanned;

use super::Finding;
use super::looks::Colour;
use super::source::Source;

pub(crate) use path::PathFault;
pub(crate) use segments::{Place, Segment, segments};

/// The side of an action's icon.
pub(crate) const ICON_SIDE: f64 = 24.0;

/// The side of the app's icon.
pub(crate) const APP_ICON_SIDE: f64 = 108.0;

/// All icons, as shapes to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Icons {
    /// The width of lines in the icons of actions.
    pub(crate) line_width: f64,
    /// The icons of actions.
    pub(crate) actions: Vec<Icon>,
    /// The app's own.
    pub(crate) app: AppIcon,
}

/// The icon of an action, in one colour that the screen gives.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Icon {
    /// "heat-map".
    pub(crate) name: String,
    /// In drawing order.
    pub(crate) shapes: Vec<Shape>,
}

/// A path and how it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shape {
    /// SVG path data.
    pub(crate) data: String,
    /// The width of its line, or `None` for an area.
    pub(crate) line_width: Option<f64>,
}

/// The app's own icon.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AppIcon {
    /// Behind the layers.
    pub(crate) background: Colour,
    /// Shapes with their colours, in drawing order.
    pub(crate) layers: Vec<(Shape, Colour)>,
    /// Shapes of the icon in one colour.
    pub(crate) monochrome: Vec<Shape>,
}

/// What can be wrong with an icon.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub(crate) enum IconFault {
    /// A path.
    #[error("{icon}: {fault}")]
    Path {
        /// The icon.
        icon: String,
        /// What is wrong.
        fault: PathFault,
    },
    /// An icon without a shape.
    #[error("{icon} has no shape")]
    Empty {
        /// The icon.
        icon: String,
    },
    /// Two icons of one name.
    #[error("{icon} is there twice")]
    Twice {
        /// The icon.
        icon: String,
    },
    /// A layer of the app's icon that is not exactly one shape.
    #[error("a layer of the app's icon is one of a line or a ring with its width, and a dot")]
    Layer,
    /// A coloured layer without its colour.
    #[error("a layer of the app's icon needs a colour")]
    NoColour,
}

/// Reads `icons.toml`; every fault is told, not only the first.
///
/// # Errors
/// The faults with their places.
pub(crate) fn parse(source: &Source) -> Result<Icons, Vec<Finding>> {
    let file: File = toml::from_str(&source.text).map_err(|error| vec![Finding::toml(source, &error)])?;
    let mut reader = Reader { source, findings: Vec::new() };
    let actions = reader.icons(&file);
    let layers = reader.layers(&file.app_icon.layer);
    let monochrome = reader.monochrome(&file.app_icon.monochrome);
    if reader.findings.is_empty() {
        let app = AppIcon { background: file.app_icon.background, layers, monochrome };
        Ok(Icons { line_width: file.line_width, actions, app })
    } else {
        Err(reader.findings)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    line_width: f64,
    icon: Vec<IconEntry>,
    app_icon: AppIconEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IconEntry {
    name: Spanned<String>,
    #[serde(default)]
    areas: Vec<String>,
    #[serde(default)]
    dots: Vec<[f64; 3]>,
    #[serde(default)]
    lines: Vec<String>,
    #[serde(default)]
    rings: Vec<[f64; 3]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AppIconEntry {
    background: Colour,
    layer: Vec<Spanned<LayerEntry>>,
    monochrome: Vec<Spanned<LayerEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LayerEntry {
    colour: Option<Colour>,
    dot: Option<[f64; 3]>,
    line: Option<String>,
    ring: Option<[f64; 3]>,
    width: Option<f64>,
}

struct Reader<'source> {
    source: &'source Source,
    findings: Vec<Finding>,
}

impl Reader<'_> {
    fn fault(&mut self, offset: usize, fault: IconFault) {
        self.findings.push(Finding { place: self.source.place(offset), fault: fault.into() });
    }

    fn icons(&mut self, file: &File) -> Vec<Icon> {
        let mut icons: Vec<Icon> = Vec::new();
        for entry in &file.icon {
            let name = entry.name.get_ref().clone();
            let offset = entry.name.span().start;
            let shapes = shapes(entry, file.line_width);
            if shapes.is_empty() {
                self.fault(offset, IconFault::Empty { icon: name.clone() });
            }
            if icons.iter().any(|icon| icon.name == name) {
                self.fault(offset, IconFault::Twice { icon: name.clone() });
            }
            for shape in &shapes {
                self.check(offset, &name, shape, ICON_SIDE);
            }
            icons.push(Icon { name, shapes });
        }
        icons
    }

    fn layers(&mut self, entries: &[Spanned<LayerEntry>]) -> Vec<(Shape, Colour)> {
        let mut layers = Vec::new();
        for entry in entries {
            let Some(shape) = self.layer(entry) else { continue };
            match entry.get_ref().colour {
                Some(colour) => layers.push((shape, colour)),
                None => self.fault(entry.span().start, IconFault::NoColour),
            }
        }
        layers
    }

    fn monochrome(&mut self, entries: &[Spanned<LayerEntry>]) -> Vec<Shape> {
        entries.iter().filter_map(|entry| self.layer(entry)).collect()
    }

    fn layer(&mut self, entry: &Spanned<LayerEntry>) -> Option<Shape> {
        let LayerEntry { dot, line, ring, width, .. } = entry.get_ref();
        let shape = match (dot, line, ring, width) {
            (Some(dot), None, None, None) => Shape { data: path::circle(*dot), line_width: None },
            (None, Some(line), None, Some(width)) => Shape { data: line.clone(), line_width: Some(*width) },
            (None, None, Some(ring), Some(width)) => {
                Shape { data: path::circle(*ring), line_width: Some(*width) }
            }
            _ => {
                self.fault(entry.span().start, IconFault::Layer);
                return None;
            }
        };
        self.check(entry.span().start, "the app's icon", &shape, APP_ICON_SIDE);
        Some(shape)
    }

    fn check(&mut self, offset: usize, icon: &str, shape: &Shape, side: f64) {
        if let Err(fault) = path::check(&shape.data, side) {
            self.fault(offset, IconFault::Path { icon: icon.to_owned(), fault });
        }
    }
}

fn shapes(entry: &IconEntry, line_width: f64) -> Vec<Shape> {
    let area = |data: String| Shape { data, line_width: None };
    let line = |data: String| Shape { data, line_width: Some(line_width) };
    let areas = entry.areas.iter().cloned().map(area);
    let dots = entry.dots.iter().copied().map(path::circle).map(area);
    let lines = entry.lines.iter().cloned().map(line);
    let rings = entry.rings.iter().copied().map(path::circle).map(line);
    areas.chain(dots).chain(lines).chain(rings).collect()
}

/// A small file with each kind of entry, from which every writer is shown what it makes.
#[cfg(test)]
pub(super) const SAMPLE: &str = r##"
line-width = 1.75
[[icon]]
name = "heat-map"
dots = [[5, 18, 2]]
lines = ["M9 6 H20"]
[app-icon]
background = "#E3BC78"
[[app-icon.layer]]
line = "M18 0 V108"
colour = "#3A2A14"
width = 2.5
[[app-icon.monochrome]]
dot = [54, 54, 9]
"##;

#[cfg(test)]
mod tests {
    use super::*;

    const APP: &str = "[app-icon]\nbackground = \"#E3BC78\"\n[[app-icon.layer]]\ndot = [54, 54, 9]\n\
                       colour = \"#000000\"\n[[app-icon.monochrome]]\nring = [54, 54, 9]\nwidth = 2\n";

    fn parsed(icons: &str, app: &str) -> Result<Icons, Vec<String>> {
        let text = format!("line-width = 2.0\n{icons}{app}");
        let source = Source { path: "icons.toml".to_owned(), text };
        parse(&source).map_err(|found| found.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn circles_and_paths_become_shapes() {
        let icons =
            parsed("[[icon]]\nname = \"a\"\ndots = [[2, 3, 1]]\nlines = [\"M1 2 H3\"]\n", APP).unwrap();
        assert_eq!(
            icons.actions[0].shapes,
            [
                Shape { data: "M1 3 A1 1 0 1 1 3 3 A1 1 0 1 1 1 3 Z".to_owned(), line_width: None },
                Shape { data: "M1 2 H3".to_owned(), line_width: Some(2.0) },
            ]
        );
        assert_eq!(icons.app.monochrome[0].line_width, Some(2.0));
    }

    #[test]
    fn every_fault_names_its_line() {
        let icons = "[[icon]]\nname = \"a\"\nlines = [\"M1 2 H25\"]\n[[icon]]\nname = \"a\"\n";
        assert_eq!(
            parsed(icons, APP).unwrap_err(),
            [
                "icons.toml:3: a: 25 is outside the drawing, which goes from 0 to 24",
                "icons.toml:6: a has no shape",
                "icons.toml:6: a is there twice",
            ]
        );
    }

    #[test]
    fn a_layer_is_one_shape() {
        let icons = "[[icon]]\nname = \"a\"\nlines = [\"M1 2 H3\"]\n";
        let both = APP.replace("ring = [54, 54, 9]\n", "");
        let found = parsed(icons, &both).unwrap_err();
        assert_eq!(found.len(), 1);
        assert!(
            found[0]
                .ends_with("a layer of the app's icon is one of a line or a ring with its width, and a dot")
        );
        let pale = APP.replace("colour = \"#000000\"\n", "");
        let found = parsed(icons, &pale).unwrap_err();
        assert!(found[0].ends_with("a layer of the app's icon needs a colour"), "{found:?}");
    }
}
