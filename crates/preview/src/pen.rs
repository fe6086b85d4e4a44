//! A canvas of pixels, and a pen that draws on it in units of its own.

use std::io;

use zeno::{Angle, Cap, Fill, Join, Mask, PathData, Stroke, Style, Transform};

use crate::color::{Color, Paint};

/// Width and height of every picture in pixels: what messengers show without cropping.
pub const SIZE: (u32, u32) = (1200, 630);

/// A picture in the making.
pub struct Canvas {
    pixels: Vec<[u8; 3]>,
}

impl Canvas {
    pub fn new() -> Canvas {
        Canvas { pixels: vec![[0; 3]; (SIZE.0 * SIZE.1) as usize] }
    }

    /// Returns a pen whose units are pixels.
    pub fn pen(&mut self) -> Pen<'_> {
        Pen { canvas: self, transform: Transform::IDENTITY }
    }

    /// Writes the picture as PNG.
    pub fn to_png(&self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::with_capacity(256 << 10);
        let mut encoder = png::Encoder::new(&mut bytes, SIZE.0, SIZE.1);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header()?.write_image_data(self.pixels.as_flattened())?;
        Ok(bytes)
    }

    /// Composites a mask: each byte is the coverage of a pixel.
    fn blend(&mut self, coverage: &[u8], place: zeno::Placement, transform: &Transform, paint: &Paint) {
        let inverse = invert(transform);
        let (width, height) = (SIZE.0 as i32, SIZE.1 as i32);
        for (row, line) in coverage.chunks_exact(place.width.max(1) as usize).enumerate() {
            let y = place.top + row as i32;
            if !(0..height).contains(&y) {
                continue;
            }
            for (column, &covered) in line.iter().enumerate() {
                let x = place.left + column as i32;
                if covered == 0 || !(0..width).contains(&x) {
                    continue;
                }
                let at = inverse.transform_point((x as f32 + 0.5, y as f32 + 0.5).into());
                let color = paint.at(at.x, at.y);
                let share = color.alpha * f32::from(covered) / 255.0;
                let pixel = &mut self.pixels[(y * width + x) as usize];
                for (channel, over) in pixel.iter_mut().zip(color.rgb) {
                    let under = f32::from(*channel);
                    *channel = (under + (over - under) * share + 0.5) as u8;
                }
            }
        }
    }
}

/// How a line is drawn.
#[derive(Clone, Copy, Default)]
pub struct Line<'a> {
    pub width: f32,
    /// Lengths of dashes and gaps; none for a continuous line.
    pub dashes: &'a [f32],
    /// Whether ends and corners are round.
    pub round: bool,
}

impl Line<'_> {
    /// A continuous line of this width with round ends.
    pub fn round(width: f32) -> Line<'static> {
        Line { width, dashes: &[], round: true }
    }
}

/// Draws on a canvas. Its units are moved, scaled and rotated against the pixels.
pub struct Pen<'a> {
    canvas: &'a mut Canvas,
    transform: Transform,
}

impl Pen<'_> {
    /// A pen with its origin at this point.
    pub fn at(&mut self, x: f32, y: f32) -> Pen<'_> {
        self.moved(Transform::translation(x, y))
    }

    /// A pen with larger units.
    pub fn scaled(&mut self, scale: f32) -> Pen<'_> {
        self.stretched(scale, scale)
    }

    /// A pen whose units differ in width and height. A negative width mirrors.
    pub fn stretched(&mut self, x: f32, y: f32) -> Pen<'_> {
        self.moved(Transform::scale(x, y))
    }

    /// A pen that is turned clockwise.
    pub fn turned(&mut self, degrees: f32) -> Pen<'_> {
        self.moved(Transform::rotation(Angle::from_degrees(degrees)))
    }

    fn moved(&mut self, change: Transform) -> Pen<'_> {
        let transform = compose(&change, &self.transform);
        Pen { canvas: self.canvas, transform }
    }

    /// Fills a path: SVG path data, or commands.
    pub fn fill(&mut self, path: impl PathData, paint: impl Into<Paint>) {
        self.draw(path, Fill::NonZero, &paint.into());
    }

    /// Fills a path in which overlapping parts are holes.
    pub fn fill_even_odd(&mut self, path: impl PathData, paint: impl Into<Paint>) {
        self.draw(path, Fill::EvenOdd, &paint.into());
    }

    pub fn stroke(&mut self, path: impl PathData, line: Line<'_>, color: Color) {
        let mut stroke = Stroke::new(line.width);
        stroke.dash(line.dashes, 0.0);
        if line.round {
            stroke.cap(Cap::Round).join(Join::Round);
        }
        self.draw(path, stroke, &color.into());
    }

    fn draw<'s>(&mut self, path: impl PathData, style: impl Into<Style<'s>>, paint: &Paint) {
        let transform = self.transform;
        let (coverage, place) = Mask::new(path).style(style).transform(Some(transform)).render();
        self.canvas.blend(&coverage, place, &transform, paint);
    }
}

/// Returns the transform that applies `first`, then `second`. `Transform::then` moves to the wrong place if `second` rotates.
fn compose(first: &Transform, second: &Transform) -> Transform {
    let origin = second.transform_point((first.x, first.y).into());
    let across = second.transform_vector((first.xx, first.xy).into());
    let down = second.transform_vector((first.yx, first.yy).into());
    Transform::new(across.x, across.y, down.x, down.y, origin.x, origin.y)
}

/// Returns the inverse. The transforms of a pen have one: nothing is drawn with a size of 0.
fn invert(transform: &Transform) -> Transform {
    let Transform { xx, xy, yx, yy, x, y } = *transform;
    let scale = 1.0 / (xx * yy - yx * xy);
    let (x, y) = (yx * y - yy * x, xy * x - xx * y);
    Transform::new(yy * scale, -xy * scale, -yx * scale, xx * scale, x * scale, y * scale)
}

/// A rectangle with round corners, as path data.
pub fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> String {
    let (r, w, h) = (radius, width - 2.0 * radius, height - 2.0 * radius);
    format!(
        "M{} {y}h{w}a{r} {r} 0 0 1 {r} {r}v{h}a{r} {r} 0 0 1 {} {r}h{}a{r} {r} 0 0 1 {} {}v{}a{r} {r} 0 0 1 {r} {}z",
        x + r,
        -r,
        -w,
        -r,
        -r,
        -h,
        -r
    )
}

/// A circle, as path data.
pub fn circle(x: f32, y: f32, radius: f32) -> String {
    ellipse(x, y, radius, radius)
}

/// An ellipse, as path data.
pub fn ellipse(x: f32, y: f32, rx: f32, ry: f32) -> String {
    format!("M{} {y}a{rx} {ry} 0 1 0 {} 0a{rx} {ry} 0 1 0 {} 0z", x - rx, 2.0 * rx, -2.0 * rx)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transforms_are_composed_and_inverted() {
        let turn = Transform::rotation(Angle::from_degrees(90.0));
        let placed = compose(&turn, &Transform::translation(10.0, 20.0));
        let moved = compose(&Transform::translation(3.0, 4.0), &placed);
        let point = moved.transform_point((1.0, 0.0).into());
        // (1, 0) is moved to (4, 4), turned clockwise to (-4, 4) and moved by (10, 20).
        assert!((point.x - 6.0).abs() < 1e-4 && (point.y - 24.0).abs() < 1e-4, "{point:?}");
        let back = invert(&moved).transform_point(point);
        assert!((back.x - 1.0).abs() < 1e-4 && back.y.abs() < 1e-4, "{back:?}");
    }
}
