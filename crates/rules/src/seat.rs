//! Seats at a table, sets of seats, and who looks.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// As many people as the largest game of the family seats.
pub const MAX_SEATS: usize = 10;

/// A place at the table, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if there is one.
    #[inline]
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// The seats 0 … `players` − 1.
    #[inline]
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(MAX_SEATS as u8)).map(Seat)
    }

    /// The number.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number as a place in an array with one entry a seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left, among this many.
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

/// The number is not one of a seat.
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
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The seats 0 … `players` − 1.
    #[inline]
    pub const fn all(players: u8) -> SeatSet {
        SeatSet(((1u32 << if players as usize > MAX_SEATS { MAX_SEATS as u8 } else { players }) - 1) as u16)
    }

    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Is the seat in the set?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Puts a seat in; says whether it is new.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) -> bool {
        let new = !self.contains(seat);
        self.0 |= 1 << seat.0;
        new
    }

    /// Takes a seat out; says whether it was there.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) -> bool {
        let there = self.contains(seat);
        self.0 &= !(1 << seat.0);
        there
    }

    /// How many seats.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there nobody?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in ascending order.
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

/// The seats in both sets.
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
            return Err(serde::de::Error::custom("a seat stands twice in a set"));
        }
        Ok(set)
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Somebody who watches and sees what lies open.
    Public,
}

impl Viewer {
    /// Is this the player on the seat?
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seats of a table and the public: everybody who can look.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(players).map(Viewer::Seat).chain(std::iter::once(Viewer::Public))
    }
}
