//! A rectangle of the picture.

/// A rectangle, in the units of the pen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Area {
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Area {
        Area { x, y, width, height }
    }

    pub fn right(self) -> f32 {
        self.x + self.width
    }

    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    pub fn middle(self) -> f32 {
        self.y + self.height / 2.0
    }

    pub fn center(self) -> f32 {
        self.x + self.width / 2.0
    }

    /// Divides the area into lines with gaps between them. Lines are at most `tallest` high and centred as a whole.
    pub fn lines(self, count: usize, gap: f32, tallest: f32) -> impl Iterator<Item = Area> {
        let lines = count.max(1) as f32;
        let height = ((self.height - gap * (lines - 1.0)) / lines).min(tallest);
        let top = self.middle() - (height * lines + gap * (lines - 1.0)) / 2.0;
        (0..count).map(move |line| Area { y: top + line as f32 * (height + gap), height, ..self })
    }
}
