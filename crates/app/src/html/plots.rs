//! SVG plots: dots with intervals, histograms, lines and stacked parts.
//!
//! Plots are 360 units wide, about the width of a phone, so that text stays readable there. Colours come from the style
//! sheet of the page. Title and description of each plot state its content for screen readers.

use std::fmt::Write as _;

/// One line of a dot plot.
pub struct Dot {
    /// Name of the bot.
    pub label: String,
    /// Position of the dot.
    pub value: f64,
    /// Ends of the interval.
    pub range: [f64; 2],
    /// Position of a reference mark.
    pub mark: Option<f64>,
    /// The value as text, as in the table.
    pub text: String,
}

/// Scale of an axis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Linear from the smallest to the largest value.
    Linear {
        /// Whether the axis must include zero.
        from_zero: bool,
    },
    /// Logarithmic, base 10.
    Logarithmic,
}

/// Description of a plot for screen readers.
pub struct Description<'a> {
    /// Id, unique in the page.
    pub id: &'a str,
    /// Title above the plot.
    pub title: &'a str,
    /// The content in words.
    pub text: &'a str,
}

/// Data of a histogram.
pub struct Bars<'a> {
    /// Lowest number of the first bar.
    pub first: i32,
    /// Number of integers per bar.
    pub width: i32,
    /// Share of each bar, 0 to 1.
    pub shares: &'a [f64],
    /// Highest share in all histograms that are compared.
    pub highest: f64,
    /// Mean of the distribution.
    pub mean: f64,
    /// Unit of the numbers.
    pub unit: &'a str,
}

const WIDTH: f64 = 360.0;
const LINE: f64 = 26.0;
const AXIS: f64 = 24.0;

/// Draws one line per dot, with its interval.
pub fn dots(description: &Description, scale: Scale, dots: &[Dot]) -> String {
    let letters =
        |text: fn(&Dot) -> &str| dots.iter().map(|dot| text(dot).chars().count()).max().unwrap_or(0);
    let left = (letters(|dot| &dot.label) as f64 * 7.0 + 10.0).min(150.0);
    let right = WIDTH - (letters(|dot| &dot.text) as f64 * 6.8 + 10.0).min(110.0);
    let bottom = LINE * dots.len() as f64 + 4.0;
    let numbers = dots.iter().flat_map(|dot| dot.range.into_iter().chain([dot.value]).chain(dot.mark));
    let axis = Axis::new(scale, numbers, left + 6.0, right - 6.0);
    let mut svg = open(description, bottom + AXIS);
    for (x, label) in axis.ticks() {
        let _ = write!(svg, r#"<line class="grid" x1="{x:.1}" x2="{x:.1}" y1="4" y2="{bottom:.1}" />"#);
        let _ = write!(
            svg,
            r#"<text class="tick" x="{x:.1}" y="{:.1}" text-anchor="middle">{label}</text>"#,
            bottom + 15.0
        );
    }
    for (at, dot) in dots.iter().enumerate() {
        let y = LINE * (at as f64 + 0.5) + 4.0;
        let [low, high] = dot.range.map(|end| axis.position(end));
        let (label, text, base) = (escape(&dot.label), escape(&dot.text), y + 4.0);
        let _ = write!(svg, r#"<text x="2" y="{base:.1}">{label}</text>"#);
        let _ = write!(svg, r#"<line class="range" x1="{low:.1}" x2="{high:.1}" y1="{y:.1}" y2="{y:.1}" />"#);
        if let Some(mark) = dot.mark {
            let (x, top, end) = (axis.position(mark), y - 7.0, y + 7.0);
            let _ =
                write!(svg, r#"<line class="even" x1="{x:.1}" x2="{x:.1}" y1="{top:.1}" y2="{end:.1}" />"#);
        }
        let _ =
            write!(svg, r#"<circle class="dot" cx="{:.1}" cy="{y:.1}" r="4.5" />"#, axis.position(dot.value));
        let edge = WIDTH - 2.0;
        let _ = write!(svg, r#"<text x="{edge}" y="{base:.1}" text-anchor="end">{text}</text>"#);
    }
    svg + "</svg>"
}

/// Draws a histogram. Histograms with the same `first`, `width` and `highest` can be compared.
pub fn histogram(description: &Description, bars: &Bars) -> String {
    const TOP: f64 = 6.0;
    const BOTTOM: f64 = 110.0;
    let (left, right) = (6.0, WIDTH - 6.0);
    let step = (right - left) / bars.shares.len().max(1) as f64;
    // A bar is centred on its numbers: that of 7 extends from 6.5 to 7.5.
    let place = |number: f64| left + (number - f64::from(bars.first) + 0.5) / f64::from(bars.width) * step;
    let mut svg = open(description, BOTTOM + AXIS);
    let _ = write!(svg, r#"<line class="grid" x1="{left}" x2="{right}" y1="{BOTTOM}" y2="{BOTTOM}" />"#);
    for (at, &share) in bars.shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
        let height = (BOTTOM - TOP) * share / bars.highest.max(f64::MIN_POSITIVE);
        let from = bars.first + at as i32 * bars.width;
        let _ = write!(
            svg,
            r#"<rect class="bar" x="{:.1}" y="{:.1}" width="{:.1}" height="{height:.1}"><title>{} {}: {:.1}%</title></rect>"#,
            left + at as f64 * step,
            BOTTOM - height,
            step,
            span(from, bars.width),
            bars.unit,
            100.0 * share
        );
    }
    let last = bars.first + bars.shares.len() as i32 * bars.width - 1;
    let (_, step) = steps(f64::from(bars.first), f64::from(last.max(bars.first + 1)), 8.0);
    // Scores are integers.
    let step = step.max(1.0) as i32;
    for number in (bars.first..=last).filter(|number| number % step == 0) {
        let _ = write!(
            svg,
            r#"<text class="tick" x="{:.1}" y="{:.1}" text-anchor="middle">{number}</text>"#,
            place(f64::from(number)).clamp(10.0, WIDTH - 10.0),
            BOTTOM + 15.0
        );
    }
    let x = place(bars.mean);
    let _ = write!(svg, r#"<line class="mean" x1="{x:.1}" x2="{x:.1}" y1="{TOP}" y2="{BOTTOM}" />"#);
    svg + "</svg>"
}

/// A line of a line plot.
pub struct Line {
    /// Name in the legend.
    pub label: String,
    /// Points by ascending x; y from 0 to 1.
    pub points: Vec<(f64, f64)>,
}

/// Draws lines of shares between 0 and 100%, with a legend below. Lines differ in color and dash pattern. `sign` is the
/// percent sign.
pub fn lines(description: &Description, lines: &[Line], marks: &[f64], sign: &str) -> String {
    const TOP: f64 = 8.0;
    const BOTTOM: f64 = 150.0;
    let (left, right) = (34.0, WIDTH - 6.0);
    let last = lines.iter().flat_map(|line| line.points.last()).map(|point| point.0).fold(1.0, f64::max);
    let x = |value: f64| left + value / last * (right - left);
    let y = |share: f64| BOTTOM - share.clamp(0.0, 1.0) * (BOTTOM - TOP);
    let mut svg = open(description, BOTTOM + AXIS + 18.0 * lines.len().div_ceil(2) as f64);
    for percent in [0, 25, 50, 75, 100] {
        let place = y(f64::from(percent) / 100.0);
        let _ =
            write!(svg, r#"<line class="grid" x1="{left}" x2="{right}" y1="{place:.1}" y2="{place:.1}" />"#);
        let base = place + 4.0;
        let _ = write!(
            svg,
            r#"<text class="tick" x="30" y="{base:.1}" text-anchor="end">{percent}{sign}</text>"#
        );
    }
    for &mark in marks {
        let place = x(mark);
        let _ =
            write!(svg, r#"<line class="mean" x1="{place:.1}" x2="{place:.1}" y1="{TOP}" y2="{BOTTOM}" />"#);
    }
    for (at, line) in lines.iter().enumerate() {
        let points: Vec<String> =
            line.points.iter().map(|&(step, share)| format!("{:.1},{:.1}", x(step), y(share))).collect();
        let _ = write!(svg, r#"<polyline class="curve curve{at}" points="{}" />"#, points.join(" "));
        let column = left + (at % 2) as f64 * (right - left) / 2.0;
        let base = BOTTOM + AXIS + 18.0 * (at / 2) as f64;
        let (end, text, middle) = (column + 22.0, column + 28.0, base - 4.0);
        let _ = write!(
            svg,
            r#"<line class="curve curve{at}" x1="{column:.1}" x2="{end:.1}" y1="{middle:.1}" y2="{middle:.1}" />"#
        );
        let _ = write!(svg, r#"<text x="{text:.1}" y="{base:.1}">{}</text>"#, escape(&line.label));
    }
    svg + "</svg>"
}

/// Draws one bar for each part, to the left or right of zero.
pub fn parts(description: &Description, parts: &[(String, f64)]) -> String {
    let left = (parts.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0) as f64 * 7.0 + 10.0)
        .min(130.0);
    let right = WIDTH - 54.0;
    let bottom = LINE * parts.len() as f64 + 4.0;
    let scale = Scale::Linear { from_zero: true };
    let axis = Axis::new(scale, parts.iter().map(|(_, value)| *value).chain([0.0]), left + 6.0, right);
    let mut svg = open(description, bottom + 4.0);
    let zero = axis.position(0.0);
    for (at, (label, value)) in parts.iter().enumerate() {
        let top = LINE * at as f64 + 8.0;
        let base = top + 13.0;
        let (from, to) = (zero.min(axis.position(*value)), zero.max(axis.position(*value)));
        let (width, edge) = (to - from, WIDTH - 2.0);
        let _ = write!(svg, r#"<text x="2" y="{base:.1}">{}</text>"#, escape(label));
        let _ =
            write!(svg, r#"<rect class="bar" x="{from:.1}" y="{top:.1}" width="{width:.1}" height="16" />"#);
        let _ = write!(svg, r#"<text x="{edge}" y="{base:.1}" text-anchor="end">{value:+.1}</text>"#);
    }
    let _ = write!(svg, r#"<line class="even" x1="{zero:.1}" x2="{zero:.1}" y1="4" y2="{bottom:.1}" />"#);
    svg + "</svg>"
}

/// Formats the numbers of a bar: `7`, or `10–14`.
pub fn span(from: i32, width: i32) -> String {
    if width == 1 { from.to_string() } else { format!("{from}–{}", from + width - 1) }
}

/// Escapes text for HTML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn open(description: &Description, height: f64) -> String {
    let Description { id, title, text } = description;
    format!(
        r#"<svg viewBox="0 0 {WIDTH} {height:.0}" role="img" aria-labelledby="{id}-title {id}-desc"><title id="{id}-title">{}</title><desc id="{id}-desc">{}</desc>"#,
        escape(title),
        escape(text)
    )
}

/// Maps numbers to positions between `left` and `right`.
struct Axis {
    scale: Scale,
    low: f64,
    high: f64,
    step: f64,
    left: f64,
    right: f64,
}

impl Axis {
    fn new(scale: Scale, numbers: impl Iterator<Item = f64>, left: f64, right: f64) -> Axis {
        let numbers = numbers.filter(|number| number.is_finite()).map(|number| coordinate(scale, number));
        let (low, high) = numbers.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), number| {
            (low.min(number), high.max(number))
        });
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        let low = if scale == (Scale::Linear { from_zero: true }) { low.min(0.0) } else { low };
        // A single value needs a range around it.
        let (low, high) = if high - low < 1e-9 { (low - 0.5, high + 0.5) } else { (low, high) };
        let (low, step) = match scale {
            Scale::Linear { .. } => steps(low, high, 5.0),
            Scale::Logarithmic => (low.floor(), 1.0),
        };
        let high = low + ((high - low) / step - 1e-9).ceil().max(1.0) * step;
        Axis { scale, low, high, step, left, right }
    }

    fn position(&self, number: f64) -> f64 {
        let part = (coordinate(self.scale, number) - self.low) / (self.high - self.low);
        self.left + part.clamp(0.0, 1.0) * (self.right - self.left)
    }

    /// Returns the positions and labels of the ticks.
    fn ticks(&self) -> Vec<(f64, String)> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        let tick = |at: u32| {
            let number = self.low + f64::from(at) * self.step;
            let number = if self.scale == Scale::Logarithmic { 10f64.powf(number) } else { number };
            let size = if self.scale == Scale::Logarithmic { number } else { self.step };
            let digits = (-(size.log10() + 1e-9).floor()).clamp(0.0, 6.0) as usize;
            // Rounding errors must not produce a negative zero.
            let number = if number.abs() < size * 1e-6 { 0.0 } else { number };
            (self.position(number), format!("{number:.digits$}"))
        };
        (0..=count).map(tick).collect()
    }
}

/// Converts a number to the linear coordinate of the scale.
fn coordinate(scale: Scale, number: f64) -> f64 {
    // Times below 0.1 µs count as 0.1 µs: the logarithm of zero is not finite.
    if scale == Scale::Logarithmic { number.max(1e-4).log10() } else { number }
}

/// Returns the start of an axis and a round step that gives about `wanted` ticks.
fn steps(low: f64, high: f64, wanted: f64) -> (f64, f64) {
    let rough = (high - low) / wanted;
    let power = 10f64.powf(rough.log10().floor());
    let step =
        [1.0, 2.0, 5.0, 10.0].into_iter().map(|factor| factor * power).find(|step| *step >= rough * 0.8);
    let step = step.unwrap_or(10.0 * power);
    ((low / step + 1e-9).floor() * step, step)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a failing test must panic")]
mod tests {
    use super::*;

    #[test]
    fn axis_contains_all_numbers_and_has_round_ticks() {
        let ticks = |scale, numbers: &[f64]| {
            let axis = Axis::new(scale, numbers.iter().copied(), 0.0, 100.0);
            for pair in numbers.windows(2) {
                assert!(axis.position(pair[0]) <= axis.position(pair[1]), "{numbers:?}");
            }
            assert!(axis.low <= coordinate(scale, numbers[0]) + 1e-9);
            assert!(axis.high >= coordinate(scale, numbers[numbers.len() - 1]) - 1e-9);
            axis.ticks().into_iter().map(|(_, label)| label).collect::<Vec<_>>().join(" ")
        };
        let linear = Scale::Linear { from_zero: false };
        assert_eq!(ticks(linear, &[4.8, 9.6, 14.9]), "4 6 8 10 12 14 16");
        assert_eq!(ticks(linear, &[-0.3, 0.1]), "-0.3 -0.2 -0.1 0.0 0.1");
        assert_eq!(ticks(Scale::Linear { from_zero: true }, &[23.0, 71.0]), "0 20 40 60 80");
        assert_eq!(ticks(Scale::Logarithmic, &[0.0012, 0.3, 42.0]), "0.001 0.01 0.1 1 10 100");
        assert_eq!(ticks(linear, &[25.0]), "24.4 24.6 24.8 25.0 25.2 25.4 25.6");
    }

    #[test]
    fn html_is_escaped() {
        assert_eq!(escape(r#"<b a="1">&"#), "&lt;b a=&quot;1&quot;&gt;&amp;");
    }
}
