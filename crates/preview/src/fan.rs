//! Cards that lie in an area, as large as they fit.

use crate::area::Area;
use crate::card::TALL;

/// Cards do not touch if there is room: distance from left edge to left edge, in card widths.
const LOOSE_STEP: f32 = 1.06;
/// Part of a card that stays visible, in card widths.
const VISIBLE: f32 = 0.94;
/// Between two lines of cards, in card widths.
const LINE_GAP: f32 = 0.16;

/// Returns the width of `count` cards and the place of each one: in as many lines as make them largest, at most `largest` wide.
pub fn fan(count: usize, area: Area, largest: f32) -> (f32, Vec<(f32, f32)>) {
    let size = |lines: usize| {
        let per_line = count.div_ceil(lines).max(1);
        let tallest = area.height / (lines as f32 * TALL + (lines - 1) as f32 * LINE_GAP);
        let widest = area.width / (1.0 + (per_line - 1) as f32 * VISIBLE);
        (tallest.min(widest).min(largest), per_line)
    };
    let (mut width, mut per_line) = size(1);
    for lines in 2..=count.max(1) {
        let (larger, fewer) = size(lines);
        if larger > width {
            (width, per_line) = (larger, fewer);
        }
    }
    let lines = count.div_ceil(per_line);
    let height = width * (lines as f32 * TALL + lines.saturating_sub(1) as f32 * LINE_GAP);
    let top = area.middle() - height / 2.0;
    let room = if per_line > 1 { (area.width - width) / (per_line - 1) as f32 } else { 0.0 };
    let step = room.min(width * LOOSE_STEP);
    let left = area.center() - (width + step * (per_line - 1) as f32) / 2.0;
    let place = |card: usize| {
        let (line, at) = (card / per_line, card % per_line);
        (left + at as f32 * step, top + line as f32 * width * (TALL + LINE_GAP))
    };
    (width, (0..count).map(place).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_number_of_cards_lies_in_the_area() {
        let area = Area::new(10.0, 20.0, 640.0, 400.0);
        for count in 0..=110 {
            let (width, places) = fan(count, area, 90.0);
            assert_eq!(places.len(), count);
            for (x, y) in places {
                let inside = x >= 9.9 && x + width <= area.right() + 0.1;
                assert!(inside && y >= 19.9 && y + width * TALL <= area.bottom() + 0.1, "{count}: {x} {y}");
            }
            assert!(width > 20.0, "{count}");
        }
    }
}
