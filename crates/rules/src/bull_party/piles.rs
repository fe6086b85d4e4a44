//! The piles in front of the seats.
//!
//! Piles are ascending (rule bull-party 8.3), so a pile is a set: it is enough to store the pile of every laid card. A
//! seat has at most as many piles as cards laid. In a round it takes a row of r ≤ 5 cards, the others take rows of at
//! least 2, and it plays one card: it lays r − 1 cards for at least r + 2 cards of the original draw pile, that is at
//! most 4 for 7. So all rounds before the last contribute at most 4/7 of the draw pile, which has at most 98 cards less
//! one (hand 1, two players), the last round 4 more, and the first hand 1: 60 cards. A larger hand leaves a smaller
//! draw pile. A choice of a pile therefore has at most 60 options, including the new pile.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::SEATS;
use super::heads::Heads;
use crate::card::{Card, CardSet, MAX_CARD};
use crate::seat::Seat;

/// Where a card is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Onto {
    /// On this pile of the seat, counted from 0 in the order in which they were started.
    Pile(u8),
    /// As a new pile.
    New,
}

const CARDS: usize = MAX_CARD as usize + 1;

/// The piles of all seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piles {
    /// Laid cards by seat.
    laid: [CardSet; SEATS],
    /// Number of piles by seat.
    counts: [u8; SEATS],
    /// By card: its pile; 0 if the card is not laid.
    pile_of: [u8; CARDS],
}

impl Piles {
    /// Empty piles for all seats.
    pub const EMPTY: Piles = Piles { laid: [CardSet::EMPTY; SEATS], counts: [0; SEATS], pile_of: [0; CARDS] };

    /// All cards that the seat has laid.
    pub fn laid(&self, seat: Seat) -> CardSet {
        self.laid.get(seat.index()).copied().unwrap_or_default()
    }

    /// Number of piles of the seat.
    pub fn count(&self, seat: Seat) -> u8 {
        self.counts.get(seat.index()).copied().unwrap_or(0)
    }

    /// The piles of a seat in the order in which they were started.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = CardSet> + '_ {
        (0..self.count(seat)).map(move |pile| self.pile(seat, pile))
    }

    /// One pile of a seat.
    pub fn pile(&self, seat: Seat, pile: u8) -> CardSet {
        self.laid(seat).iter().filter(|&card| self.pile_of(card) == pile).collect()
    }

    /// Heads of each pile of a seat.
    pub fn heads(&self, seat: Seat, heads: &Heads) -> impl Iterator<Item = u16> + '_ {
        let mut sums = [0u16; CARDS];
        for card in self.laid(seat) {
            let sum = &mut sums[usize::from(self.pile_of(card)) % CARDS];
            *sum = sum.saturating_add(u16::from(heads.of(card)));
        }
        sums.into_iter().take(usize::from(self.count(seat)))
    }

    /// Heads of the best pile minus those of all others (rules bull-party 10.1, 10.3).
    pub fn score(&self, seat: Seat, heads: &Heads) -> i32 {
        let (mut best, mut all) = (0, 0);
        for sum in self.heads(seat, heads) {
            best = best.max(i32::from(sum));
            all += i32::from(sum);
        }
        2 * best - all
    }

    /// The pile that counts for a seat: the one with most heads, the oldest of equals. `None` if it has no pile.
    pub fn best(&self, seat: Seat, heads: &Heads) -> Option<u8> {
        let most = self.heads(seat, heads).max()?;
        (0..).zip(self.heads(seat, heads)).find(|&(_, sum)| sum == most).map(|(pile, _)| pile)
    }

    /// The top cards of a seat's piles.
    pub(super) fn tops(&self, seat: Seat) -> Tops {
        let mut tops = Tops { tops: [0; CARDS], count: self.count(seat) };
        for card in self.laid(seat) {
            tops.tops[usize::from(self.pile_of(card)) % CARDS] = card.get();
        }
        tops
    }

    /// Lays a card. Ignores a pile that does not exist.
    pub(super) fn lay(&mut self, seat: Seat, card: Card, onto: Onto) {
        let (Some(laid), Some(count)) = (self.laid.get_mut(seat.index()), self.counts.get_mut(seat.index()))
        else {
            return;
        };
        let pile = match onto {
            Onto::Pile(pile) if pile < *count => pile,
            Onto::Pile(_) => return,
            Onto::New => *count,
        };
        if usize::from(pile) >= CARDS || !laid.insert(card) {
            return;
        }
        *count = (*count).max(pile + 1);
        self.pile_of[usize::from(card.get()) % CARDS] = pile;
    }

    /// The pile of a laid card, counted from 0 in the order in which its seat started them.
    #[inline]
    pub fn pile_of(&self, card: Card) -> u8 {
        self.pile_of[usize::from(card.get()) % CARDS]
    }
}

/// The top cards of one seat's piles while cards are laid in ascending order.
#[derive(Clone, Copy)]
pub(super) struct Tops {
    tops: [u8; CARDS],
    count: u8,
}

impl Tops {
    /// Whether the card may be laid there (rule bull-party 8.3).
    pub(super) fn fits(&self, card: Card, onto: Onto) -> bool {
        match onto {
            Onto::Pile(pile) => pile < self.count && self.top(pile) < card.get(),
            Onto::New => usize::from(self.count) < CARDS,
        }
    }

    /// Lays the card there.
    pub(super) fn lay(&mut self, card: Card, onto: Onto) {
        let pile = match onto {
            Onto::Pile(pile) => pile,
            Onto::New => {
                self.count = self.count.saturating_add(1);
                self.count - 1
            }
        };
        self.tops[usize::from(pile) % CARDS] = card.get();
    }

    /// Where the card may be laid.
    pub(super) fn open_to(&self, card: Card) -> impl Iterator<Item = Onto> + '_ {
        let piles = (0..self.count).map(Onto::Pile).filter(move |&onto| self.fits(card, onto));
        piles.chain(std::iter::once(Onto::New))
    }

    fn top(&self, pile: u8) -> u8 {
        self.tops[usize::from(pile) % CARDS]
    }
}

/// Serialized as a list of piles per seat.
impl Serialize for Piles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Of<'a>(&'a Piles, Seat);
        impl Serialize for Of<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.0.of(self.1))
            }
        }
        serializer.collect_seq(Seat::all(SEATS as u8).map(|seat| Of(self, seat)))
    }
}

impl<'de> Deserialize<'de> for Piles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Piles, D::Error> {
        let seats: Vec<Vec<CardSet>> = Deserialize::deserialize(deserializer)?;
        Piles::read(&seats).ok_or_else(|| serde::de::Error::custom("invalid piles"))
    }
}

impl Piles {
    /// Builds piles by seat; `None` if one is empty, a card occurs twice, or there are too many seats.
    pub(super) fn read(seats: &[Vec<CardSet>]) -> Option<Piles> {
        let mut all = Piles::EMPTY;
        let mut used = CardSet::EMPTY;
        if seats.len() > SEATS {
            return None;
        }
        for (seat, piles) in Seat::all(SEATS as u8).zip(seats) {
            for pile in piles {
                let mut onto = Onto::New;
                for card in pile.iter() {
                    if !used.insert(card) {
                        return None;
                    }
                    all.lay(seat, card, onto);
                    onto = Onto::Pile(all.count(seat).wrapping_sub(1));
                }
                if pile.is_empty() {
                    return None;
                }
            }
        }
        Some(all)
    }
}
