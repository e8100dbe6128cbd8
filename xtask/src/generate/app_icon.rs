//! Paints the app's icon for iOS, which wants pixels: a square without transparency that the system
//! itself cuts to a shape.

use std::path::Path;

use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, PathBuilder, Pixmap, PremultipliedColorU8, Stroke, Transform,
};

use super::GenerateError;
use super::icons::{APP_ICON_SIDE, AppIcon, Segment, Shape, segments};
use super::looks::Colour;
use super::output::write_if_changed;

const FILE: &str = "ios/TengenApp/Resources/Assets.xcassets/AppIcon.appiconset/AppIcon.png";

/// The side that Xcode asks for, in pixels.
const SIDE: u32 = 1024;

/// The side of the middle that is shown, in the units of the drawing: as much as Android shows of it.
const SHOWN: f64 = 72.0;

/// Writes the icon below the repository's root.
///
/// # Errors
/// When it can't be written.
pub(crate) fn write(root: &Path, icon: &AppIcon) -> Result<(), GenerateError> {
    let path = root.join(FILE);
    let unpaintable = |what: String| GenerateError::Unpaintable { path: path.clone(), what };
    let picture = paint(icon).ok_or_else(|| unpaintable("a shape is empty".to_owned()))?;
    let file = encode(&picture).map_err(|error| unpaintable(error.to_string()))?;
    write_if_changed(&path, &file)
}

/// The icon in pixels; `None` when one of its shapes is nothing to be drawn.
fn paint(icon: &AppIcon) -> Option<Pixmap> {
    let mut pixels = Pixmap::new(SIDE, SIDE)?;
    pixels.fill(opaque(icon.background));
    let scale = f64::from(SIDE) / SHOWN;
    let shift = -(APP_ICON_SIDE - SHOWN) / 2.0 * scale;
    let place = Transform::from_row(scale as f32, 0.0, 0.0, scale as f32, shift as f32, shift as f32);
    for (shape, colour) in &icon.layers {
        draw(&mut pixels, shape, *colour, place)?;
    }
    Some(pixels)
}

fn draw(pixels: &mut Pixmap, shape: &Shape, colour: Colour, place: Transform) -> Option<()> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(opaque(colour));
    let path = path(shape)?;
    match shape.line_width {
        None => pixels.fill_path(&path, &paint, FillRule::Winding, place, None),
        Some(width) => {
            let stroke = Stroke {
                width: width as f32,
                line_cap: LineCap::Round,
                line_join: LineJoin::Round,
                ..Stroke::default()
            };
            pixels.stroke_path(&path, &paint, &stroke, place, None);
        }
    }
    Some(())
}

fn path(shape: &Shape) -> Option<tiny_skia::Path> {
    let mut path = PathBuilder::new();
    for segment in segments(&shape.data) {
        match segment {
            Segment::Move([x, y]) => path.move_to(x as f32, y as f32),
            Segment::Line([x, y]) => path.line_to(x as f32, y as f32),
            Segment::Curve(first, second, to) => {
                let [[ax, ay], [bx, by], [x, y]] = [first, second, to].map(|place| place.map(|at| at as f32));
                path.cubic_to(ax, ay, bx, by, x, y);
            }
            Segment::Close => path.close(),
        }
    }
    path.finish()
}

fn opaque(colour: Colour) -> Color {
    let [red, green, blue] = colour.channels;
    Color::from_rgba8(red, green, blue, u8::MAX)
}

/// A PNG with the channels red, green and blue: the store refuses icons with one for transparency.
fn encode(picture: &Pixmap) -> Result<Vec<u8>, png::EncodingError> {
    let channels: Vec<u8> = picture.pixels().iter().flat_map(|&pixel| rgb(pixel)).collect();
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_source_srgb(png::SrgbRenderingIntent::Perceptual);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&channels)?;
    writer.finish()?;
    Ok(file)
}

fn rgb(pixel: PremultipliedColorU8) -> [u8; 3] {
    [pixel.red(), pixel.green(), pixel.blue()]
}

#[cfg(test)]
mod tests {
    use super::super::icons::parse;
    use super::super::source::Source;
    use super::*;

    fn icon(layers: &str) -> AppIcon {
        let text = format!(
            "line-width = 1\n[[icon]]\nname = \"a\"\nlines = [\"M1 1 H2\"]\n[app-icon]\nbackground = \"#E3BC78\"\n\
             {layers}[[app-icon.monochrome]]\ndot = [54, 54, 9]\n"
        );
        parse(&Source { path: "icons.toml".to_owned(), text }).unwrap().app
    }

    fn at(picture: &Pixmap, x: u32, y: u32) -> [u8; 3] {
        rgb(picture.pixel(x, y).unwrap())
    }

    #[test]
    fn the_middle_is_shown_at_full_size() {
        let dot = "[[app-icon.layer]]\ndot = [54, 54, 36]\ncolour = \"#1D1B18\"\n";
        let picture = paint(&icon(dot)).unwrap();
        let (wood, stone) = ([0xE3, 0xBC, 0x78], [0x1D, 0x1B, 0x18]);
        assert_eq!(at(&picture, 512, 512), stone);
        assert_eq!(at(&picture, 4, 512), stone, "the circle reaches the sides");
        assert_eq!(at(&picture, 2, 2), wood);
    }

    #[test]
    fn layers_lie_in_their_order() {
        let layers = "[[app-icon.layer]]\nline = \"M0 54 H108\"\nwidth = 9\ncolour = \"#3A2A14\"\n\
                      [[app-icon.layer]]\ndot = [54, 54, 9]\ncolour = \"#FFFFFF\"\n";
        let picture = paint(&icon(layers)).unwrap();
        assert_eq!(at(&picture, 10, 512), [0x3A, 0x2A, 0x14]);
        assert_eq!(at(&picture, 512, 512), [0xFF, 0xFF, 0xFF]);
    }

    #[test]
    fn the_file_has_no_transparency() {
        let file =
            encode(&paint(&icon("[[app-icon.layer]]\ndot = [54, 54, 9]\ncolour = \"#000000\"\n")).unwrap())
                .unwrap();
        let info = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        assert_eq!((info.info().width, info.info().height), (SIDE, SIDE));
        assert_eq!(info.info().color_type, png::ColorType::Rgb);
    }
}
