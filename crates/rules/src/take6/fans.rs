//! The fan cards: their markers, which rows admit a card, and how the markers move.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::Card;
use crate::rows::{FourRows, RowId};

/// A kind of fan card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FanCard {
    /// The marked row admits only even or only odd values.
    EvenOdd,
    /// The marked row descends.
    Mountaineering,
    /// The cow counts as a card and jumps to another row.
    JumpingCow,
    /// Each player may flip the digits of one card per round.
    FlipDigits,
}

impl FanCard {
    /// All four kinds.
    pub const ALL: [FanCard; 4] =
        [FanCard::EvenOdd, FanCard::Mountaineering, FanCard::JumpingCow, FanCard::FlipDigits];
    /// Option values in the order of [`FanCard::ALL`].
    pub const NAMES: &'static [&'static str] = &["even_odd", "mountaineering", "jumping_cow", "flip_digits"];
}

/// The set of fan cards in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fans(u8);

impl Fans {
    /// No fan cards.
    pub const NONE: Fans = Fans(0);

    /// Whether this fan card is in play.
    #[inline]
    pub const fn has(self, fan: FanCard) -> bool {
        self.0 >> fan as u8 & 1 == 1
    }

    /// Whether rows can be marked, so that placement needs more than the base rule.
    #[inline]
    pub(super) const fn mark_rows(self) -> bool {
        self.0 & 0b0111 != 0
    }

    /// Number of kinds in play. The printed rules advise against more than one (rule fan-cards 6.1).
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The kinds in play, in the order of [`FanCard::ALL`].
    pub fn iter(self) -> impl Iterator<Item = FanCard> {
        FanCard::ALL.into_iter().filter(move |&fan| self.has(fan))
    }
}

impl FromIterator<FanCard> for Fans {
    fn from_iter<I: IntoIterator<Item = FanCard>>(fans: I) -> Fans {
        Fans(fans.into_iter().fold(0, |bits, fan| bits | 1 << fan as u8))
    }
}

impl fmt::Display for Fans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().map(|fan| FanCard::NAMES[fan as usize]).collect();
        f.write_str(if names.is_empty() { "none".into() } else { names.join("+") }.as_str())
    }
}

impl Serialize for Fans {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Fans {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fans, D::Error> {
        let fans: arrayvec::ArrayVec<FanCard, 4> = Deserialize::deserialize(deserializer)?;
        let set: Fans = fans.iter().copied().collect();
        if set.count() as usize != fans.len() {
            return Err(serde::de::Error::custom("a fan card is named twice"));
        }
        Ok(set)
    }
}

/// Parity of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Parity {
    /// 2, 4, 6 …
    Even,
    /// 1, 3, 5 …
    Odd,
}

impl Parity {
    /// Returns the parity of a value.
    pub const fn of(value: u8) -> Parity {
        if value.is_multiple_of(2) { Parity::Even } else { Parity::Odd }
    }
}

/// Direction of the next move of the Mountaineering marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Arrow {
    /// Towards row 0.
    Up,
    /// Towards row 3.
    Down,
}

/// Positions of the fan cards; `None` for those not in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Markers {
    /// Even/Odd: the marked row and the side shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parity: Option<(RowId, Parity)>,
    /// Mountaineering: the marked row and the direction of the arrow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mountain: Option<(RowId, Arrow)>,
    /// The row of the cow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cow: Option<RowId>,
}

impl Markers {
    /// Returns the markers at the start of a round (rules fan-cards 2.2, 3.1, 4.1).
    pub(super) fn set_up(fans: Fans, rows: &FourRows) -> Markers {
        let lowest = rows.lowest_end(None);
        Markers {
            parity: lowest
                .filter(|_| fans.has(FanCard::EvenOdd))
                .map(|row| (row, Parity::of(rows[row].last_number()))),
            mountain: RowId::new(3).filter(|_| fans.has(FanCard::Mountaineering)).map(|row| (row, Arrow::Up)),
            cow: lowest.filter(|_| fans.has(FanCard::JumpingCow)),
        }
    }

    /// Returns the closest row that admits a card of this value (rules fan-cards 1.6, 2.3, 3.2).
    pub fn row_for(&self, rows: &FourRows, value: u8) -> Option<RowId> {
        let on_mountain = |row| matches!(self.mountain, Some((marked, _)) if marked == row);
        let admits = |row: RowId| {
            let last = rows[row].last_number();
            let direction = if on_mountain(row) { value < last } else { value > last };
            let parity = match self.parity {
                Some((marked, parity)) if marked == row => Parity::of(value) == parity,
                Some(_) | None => true,
            };
            direction && parity
        };
        // At equal distance the marked row wins (rule fan-cards 3.4).
        RowId::all(4)
            .filter(|&row| admits(row))
            .min_by_key(|&row| (rows[row].last_number().abs_diff(value), !on_mountain(row)))
    }

    /// Number of number cards that fill a row: five, or four next to the cow (rule fan-cards 4.3).
    #[inline]
    pub fn room(&self, row: RowId) -> u8 {
        if self.cow == Some(row) { 4 } else { 5 }
    }

    /// Returns the markers after each has moved once: those of Even/Odd and Mountaineering as if a row were taken now, the cow
    /// as if a card were placed next to it.
    #[must_use]
    pub fn moved(&self, rows: &FourRows) -> Markers {
        Markers {
            parity: self.parity_after_take(rows),
            mountain: self.mountain_after_take(),
            cow: self.cow.and_then(|row| rows.lowest_end(Some(row))),
        }
    }

    /// Where Even/Odd goes when a row is taken: to the lowest last card of the other rows (rules fan-cards 2.4–2.6).
    pub(super) fn parity_after_take(&self, rows: &FourRows) -> Option<(RowId, Parity)> {
        let (present, _) = self.parity?;
        let row = rows.lowest_end(Some(present))?;
        Some((row, Parity::of(rows[row].last_number())))
    }

    /// Where Mountaineering goes when a row is taken: one row along its arrow, which turns at rows 1 and 4
    /// (rules fan-cards 3.5, 3.6).
    pub(super) fn mountain_after_take(&self) -> Option<(RowId, Arrow)> {
        let (row, arrow) = self.mountain?;
        let row = match arrow {
            Arrow::Up => row.get().saturating_sub(1),
            Arrow::Down => (row.get() + 1).min(3),
        };
        let arrow = match row {
            0 => Arrow::Down,
            3 => Arrow::Up,
            _ => arrow,
        };
        Some((RowId::new(row)?, arrow))
    }
}

/// The value of a card with flipped digits; `None` for cards of three digits (rules fan-cards 5.3–5.5).
pub const fn flipped(card: Card) -> Option<u8> {
    let number = card.get();
    if number >= 100 { None } else { Some(number % 10 * 10 + number / 10) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flipping_is_its_own_inverse() {
        for number in 1..=99 {
            let value = flipped(Card::new(number).unwrap()).unwrap();
            assert_eq!(flipped(Card::new(value).unwrap()), Some(number));
        }
        let flip = |number| flipped(Card::new(number).unwrap());
        assert_eq!(
            [flip(31), flip(90), flip(7), flip(100), flip(104)],
            [Some(13), Some(9), Some(70), None, None]
        );
    }

    #[test]
    fn moved_markers_go_to_the_lowest_other_row() {
        let rows = [31, 90, 92, 84].map(|number| crate::rows::Row::start(Card::new(number).unwrap()));
        let rows = FourRows::from(rows);
        let row = |number| RowId::new(number).unwrap();
        let fans = [FanCard::EvenOdd, FanCard::JumpingCow].into_iter().collect();
        let start = Markers::set_up(fans, &rows);
        assert_eq!((start.parity, start.cow), (Some((row(0), Parity::Odd)), Some(row(0))));
        let moved = start.moved(&rows);
        assert_eq!((moved.parity, moved.cow), (Some((row(3), Parity::Even)), Some(row(3))));
        assert_eq!(moved.moved(&rows), start);
    }

    #[test]
    fn mountaineering_marker_turns_at_the_edges() {
        let mut markers =
            Markers { mountain: Some((RowId::new(3).unwrap(), Arrow::Up)), ..Markers::default() };
        let mut walk = Vec::new();
        for _ in 0..7 {
            let (row, arrow) = markers.mountain.unwrap();
            walk.push((row.get() + 1, arrow));
            markers.mountain = markers.mountain_after_take();
        }
        use Arrow::{Down, Up};
        assert_eq!(walk, [(4, Up), (3, Up), (2, Up), (1, Down), (2, Down), (3, Down), (4, Up)]);
    }
}
