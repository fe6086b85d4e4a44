//! Choices of a seat and the checks of what is allowed.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::piles::Onto;
use super::state::{BullParty, Phase};
use crate::card::{Card, CardSet, MAX_CARD};
use crate::choice::{self, MAX_WORDS, NextWords, Word, Words};
use crate::rows::RowId;
use crate::seat::Seat;

/// The word for the zero card.
pub const ZERO: Word = Word::keyword("zero");
/// The word after a card that starts a new pile.
pub const NEW_PILE: Word = Word::keyword("new");

/// A choice in Bull Party.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Pick this number card.
    Card(Card),
    /// Pick the zero card.
    Zero,
    /// Take this row, or add the turned card to it.
    Row(RowId),
    /// Lay these cards.
    Lay(Laying),
}

/// An assignment of cards to piles.
///
/// The order in which a player lays cards never matters (rule bull-party 8.6), so a laying is written, read and applied
/// in ascending order of cards. There is no other representation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laying {
    cards: CardSet,
    /// By position of the card in ascending order; `New` after the last one.
    onto: [Onto; MAX_WORDS / 2],
}

impl Laying {
    /// A laying without cards.
    pub const NOTHING: Laying = Laying { cards: CardSet::EMPTY, onto: [Onto::New; MAX_WORDS / 2] };

    /// The laid cards.
    #[inline]
    pub fn cards(&self) -> CardSet {
        self.cards
    }

    /// The cards in ascending order with their piles.
    pub fn steps(&self) -> impl Iterator<Item = (Card, Onto)> + '_ {
        self.cards.iter().zip(self.onto)
    }

    /// Appends a card higher than all others; `None` if it is not, or if the laying is full.
    #[must_use]
    pub fn with(mut self, card: Card, onto: Onto) -> Option<Laying> {
        if self.cards.last() >= Some(card) {
            return None;
        }
        *self.onto.get_mut(usize::from(self.cards.len()))? = onto;
        self.cards.insert(card);
        Some(self)
    }
}

impl choice::Choice for Choice {
    fn words(&self) -> Words {
        match self {
            Choice::Card(card) => Words::from_iter([Word::Card(*card)]),
            Choice::Zero => Words::from_iter([ZERO]),
            Choice::Row(row) => Words::from_iter([Word::Row(*row)]),
            Choice::Lay(laying) => laying.words(),
        }
    }
}

impl Choice {
    /// Returns the choice that these words make, if they make one; whether it is allowed now, the game decides.
    pub fn from_words(words: &[Word]) -> Option<Choice> {
        match *words {
            [] => None,
            [Word::Card(card)] => Some(Choice::Card(card)),
            [ZERO] => Some(Choice::Zero),
            [Word::Row(row)] => Some(Choice::Row(row)),
            _ => Laying::from_words(words).map(Choice::Lay),
        }
    }
}

impl Laying {
    fn words(&self) -> Words {
        self.steps().flat_map(|(card, onto)| [Word::Card(card), word(onto)]).take(MAX_WORDS).collect()
    }

    fn from_words(words: &[Word]) -> Option<Laying> {
        let mut laying = Laying::NOTHING;
        for pair in words.chunks(2) {
            laying = match *pair {
                [Word::Card(card), Word::Pile(pile)] => laying.with(card, Onto::Pile(pile))?,
                [Word::Card(card), NEW_PILE] => laying.with(card, Onto::New)?,
                _ => return None,
            };
        }
        Some(laying)
    }
}

fn word(onto: Onto) -> Word {
    match onto {
        Onto::Pile(pile) => Word::Pile(pile),
        Onto::New => NEW_PILE,
    }
}

/// Serialized as its words.
impl Serialize for Laying {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.words())
    }
}

impl<'de> Deserialize<'de> for Laying {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Laying, D::Error> {
        let words: Words = Deserialize::deserialize(deserializer)?;
        Laying::from_words(&words).ok_or_else(|| serde::de::Error::custom("invalid laying"))
    }
}

impl BullParty {
    /// Whether the seat may make this choice now.
    #[inline]
    pub(super) fn allows(&self, seat: Seat, choice: &Choice) -> bool {
        match (self.phase, choice) {
            (Phase::Pick, Choice::Card(card)) => {
                self.playing.contains(seat) && self.hand(seat).contains(*card)
            }
            (Phase::Pick, Choice::Zero) => {
                self.playing.contains(seat) && self.letter(seat).is_some() && self.can_build()
            }
            (Phase::TakeRow(taker), Choice::Row(row)) => {
                seat == taker && self.remaining_rows().any(|here| here == *row)
            }
            (Phase::AddTo(builder), Choice::Row(row)) => {
                seat == builder && self.open_rows().any(|here| here == *row)
            }
            (Phase::Lay, Choice::Lay(laying)) => self.allows_laying(seat, laying),
            (
                Phase::Letters
                | Phase::Cards
                | Phase::Layout
                | Phase::Pick
                | Phase::TakeRow(_)
                | Phase::Draw(_)
                | Phase::AddTo(_)
                | Phase::Lay
                | Phase::Over,
                _,
            ) => false,
        }
    }

    fn allows_laying(&self, seat: Seat, laying: &Laying) -> bool {
        let cards = laying.cards();
        if cards.is_empty() || cards.len() != self.must_lay(seat) || !cards.is_subset(self.hand(seat)) {
            return false;
        }
        let mut tops = self.piles.tops(seat);
        laying.steps().all(|(card, onto)| {
            let fits = tops.fits(card, onto);
            tops.lay(card, onto);
            fits
        })
    }

    pub(super) fn options_after(&self, seat: Seat, so_far: &[Word]) -> NextWords {
        match (self.phase, so_far) {
            (Phase::Pick, []) if self.playing.contains(seat) => {
                let mut options = NextWords::of(self.hand(seat).iter().map(Word::Card));
                options.add(self.allows(seat, &Choice::Zero).then_some(ZERO));
                options
            }
            (Phase::TakeRow(taker), []) if seat == taker => {
                NextWords::of(self.remaining_rows().map(Word::Row))
            }
            (Phase::AddTo(builder), []) if seat == builder => NextWords::of(self.open_rows().map(Word::Row)),
            (Phase::Lay, words) => self.laying_options(seat, words),
            (_, words) => match Choice::from_words(words) {
                Some(choice) if self.allows(seat, &choice) => NextWords::done(),
                Some(_) | None => NextWords::none(),
            },
        }
    }

    /// Offers a card and its pile in turn, in ascending order of cards, until the required number is laid. A card is
    /// offered only if enough higher ones are left; a new pile is always possible, so there are no dead ends.
    fn laying_options(&self, seat: Seat, so_far: &[Word]) -> NextWords {
        let mut tops = self.piles.tops(seat);
        let mut left = self.must_lay(seat);
        let mut hand = self.hand(seat);
        if left == 0 {
            return NextWords::none();
        }
        for pair in so_far.chunks(2) {
            let Some(&Word::Card(card)) = pair.first() else { return NextWords::none() };
            if !can_lay_next(hand, left, card) {
                return NextWords::none();
            }
            hand = hand & CardSet::range(card.get() + 1, MAX_CARD);
            left -= 1;
            let onto = match pair.get(1) {
                None => return NextWords::of(tops.open_to(card).map(word)),
                Some(&Word::Pile(pile)) => Onto::Pile(pile),
                Some(&NEW_PILE) => Onto::New,
                Some(_) => return NextWords::none(),
            };
            if !tops.fits(card, onto) {
                return NextWords::none();
            }
            tops.lay(card, onto);
        }
        match left {
            0 => NextWords::done(),
            _ => {
                let spare = (hand.len() + 1).saturating_sub(left);
                NextWords::of(hand.iter().take(usize::from(spare)).map(Word::Card))
            }
        }
    }
}

/// Whether the card is in the hand and enough cards above it are left to lay `left` cards from it upwards.
fn can_lay_next(hand: CardSet, left: u8, card: Card) -> bool {
    let from_here = hand & CardSet::range(card.get(), MAX_CARD);
    left > 0 && hand.contains(card) && from_here.len() >= left
}
