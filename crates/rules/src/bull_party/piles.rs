//! The piles in front of the seats.
//!
//! Piles ascend (rule bull-party 8.3), so a pile is a set: it is enough to know for every laid card on which pile it lies.
//! How many piles can a seat have? No more than the cards it lays. In a round it takes a row of r ≤ 5 cards, the others
//! rows of at least 2, and plays one card: it lays r − 1 cards for at least r + 2 of the original deck, that is at most 4
//! for 7. So all rounds before the last give at most 4/7 of the deck, which has at most 98 cards less one (hand 1, two
//! players), the last one 4 more, and the first hand 1: 60 cards. A larger hand leaves a smaller deck and gives less.
//! A choice of a pile is therefore one of at most 60 words, the new pile included.

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
    /// The laid cards by seat.
    laid: [CardSet; SEATS],
    /// How many piles each seat has.
    counts: [u8; SEATS],
    /// By card: the pile it lies on, 0 where it is not laid.
    pile_of: [u8; CARDS],
}

impl Piles {
    /// No piles.
    pub const EMPTY: Piles = Piles { laid: [CardSet::EMPTY; SEATS], counts: [0; SEATS], pile_of: [0; CARDS] };

    /// All cards the seat has laid.
    pub fn laid(&self, seat: Seat) -> CardSet {
        self.laid.get(seat.index()).copied().unwrap_or_default()
    }

    /// How many piles the seat has.
    pub fn count(&self, seat: Seat) -> u8 {
        self.counts.get(seat.index()).copied().unwrap_or(0)
    }

    /// The piles of a seat, the first started first.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = CardSet> + '_ {
        (0..self.count(seat)).map(move |pile| self.pile(seat, pile))
    }

    /// One pile of a seat.
    pub fn pile(&self, seat: Seat, pile: u8) -> CardSet {
        self.laid(seat).iter().filter(|&card| self.pile_of(card) == pile).collect()
    }

    /// The heads of each pile of a seat.
    pub fn heads(&self, seat: Seat, heads: &Heads) -> impl Iterator<Item = u16> + '_ {
        let mut sums = [0u16; CARDS];
        for card in self.laid(seat) {
            let sum = &mut sums[usize::from(self.pile_of(card)) % CARDS];
            *sum = sum.saturating_add(u16::from(heads.of(card)));
        }
        sums.into_iter().take(usize::from(self.count(seat)))
    }

    /// The heads of the best pile less those of all others (rules bull-party 10.1, 10.3).
    pub fn score(&self, seat: Seat, heads: &Heads) -> i32 {
        let (mut best, mut all) = (0, 0);
        for sum in self.heads(seat, heads) {
            best = best.max(i32::from(sum));
            all += i32::from(sum);
        }
        2 * best - all
    }

    /// The top cards of a seat's piles.
    pub(super) fn tops(&self, seat: Seat) -> Tops {
        let mut tops = Tops { tops: [0; CARDS], count: self.count(seat) };
        for card in self.laid(seat) {
            tops.tops[usize::from(self.pile_of(card)) % CARDS] = card.get();
        }
        tops
    }

    /// Lays a card. A pile that is not there changes nothing.
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

    /// The pile on which a laid card lies, counted from 0 in the order in which its seat started them.
    #[inline]
    pub fn pile_of(&self, card: Card) -> u8 {
        self.pile_of[usize::from(card.get()) % CARDS]
    }
}

/// The top cards of one seat's piles, while cards are laid in ascending order.
#[derive(Clone, Copy)]
pub(super) struct Tops {
    tops: [u8; CARDS],
    count: u8,
}

impl Tops {
    /// May the card be laid there (rule bull-party 8.3)?
    pub(super) fn fits(&self, card: Card, onto: Onto) -> bool {
        match onto {
            Onto::Pile(pile) => pile < self.count && self.top(pile) < card.get(),
            Onto::New => usize::from(self.count) < CARDS,
        }
    }

    /// Lays it there.
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

/// Written as the piles of each seat.
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
        Piles::read(&seats).ok_or_else(|| serde::de::Error::custom("piles that cannot be"))
    }
}

impl Piles {
    /// Piles by seat; `None` where one is empty, a card lies twice, or there are too many seats.
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
