//! Seats at a table, sets of seats, and viewers.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most players of any game of the family.
pub const MAX_SEATS: usize = 10;

/// A place at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// Returns the seat with this number, or `None` if it is not below [`MAX_SEATS`].
    #[inline]
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// Returns the seats 0 … `players` − 1.
    #[inline]
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(MAX_SEATS as u8)).map(Seat)
    }

    /// Returns the number, counted from 0.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Returns the number as an index into an array with one entry per seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the seat to the left at a table with this number of players.
    #[inline]
    pub const fn next(self, players: u8) -> Seat {
        if self.0 + 1 >= players { Seat(0) } else { Seat(self.0 + 1) }
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// A number that is not a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}")]
pub struct InvalidSeat(pub u8);

impl TryFrom<u8> for Seat {
    type Error = InvalidSeat;
    fn try_from(number: u8) -> Result<Seat, InvalidSeat> {
        Seat::new(number).ok_or(InvalidSeat(number))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    /// The set without seats.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Returns the set of the seats 0 … `players` − 1.
    #[inline]
    pub const fn all(players: u8) -> SeatSet {
        SeatSet(((1u32 << if players as usize > MAX_SEATS { MAX_SEATS as u8 } else { players }) - 1) as u16)
    }

    /// Returns the set of one seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat. Returns whether it was not in the set before.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) -> bool {
        let new = !self.contains(seat);
        self.0 |= 1 << seat.0;
        new
    }

    /// Removes a seat. Returns whether it was in the set.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) -> bool {
        let there = self.contains(seat);
        self.0 &= !(1 << seat.0);
        there
    }

    /// Returns the number of seats.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set has no seats.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the seats in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Seat::new(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(seat)
        })
    }
}

/// Seats in both sets.
impl std::ops::BitAnd for SeatSet {
    type Output = SeatSet;
    #[inline]
    fn bitand(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        let seats: arrayvec::ArrayVec<Seat, MAX_SEATS> = Deserialize::deserialize(deserializer)?;
        let set: SeatSet = seats.iter().copied().collect();
        if usize::from(set.len()) != seats.len() {
            return Err(serde::de::Error::custom("duplicate seat"));
        }
        Ok(set)
    }
}

/// Somebody who sees a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// A spectator, who sees only what is open to all.
    Public,
}

impl Viewer {
    /// Whether this is the player on the seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Returns all viewers of a table: its seats and the public.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(players).map(Viewer::Seat).chain(std::iter::once(Viewer::Public))
    }
}
