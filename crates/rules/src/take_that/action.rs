//! Choices of a seat and the checks of what is allowed.

use super::mirror::mirror;
use super::state::{Phase, TakeThat};
use crate::card::{Card, CardSet};
use crate::choice::{self, NextWords, Word, Words};
use crate::game::RandomSource;
use crate::seat::Seat;

/// The word before a card that is paired with its mirror in the line.
pub const PAIR: Word = Word::keyword("pair");
/// The word that takes the line.
pub const TAKE: Word = Word::keyword("take");

/// A choice in Take That.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Place this card at the right end of the line, or start a line with it.
    Extend(Card),
    /// Pair this card from the hand with its mirror in the line.
    Pair(Card),
    /// Take the line and start a new one with this card.
    TakeAndStart(Card),
    /// Take the line and thereby end the game.
    Take,
}

impl choice::Choice for Choice {
    fn words(&self) -> Words {
        match *self {
            Choice::Extend(card) => Words::from_iter([Word::Card(card)]),
            Choice::Pair(card) => Words::from_iter([PAIR, Word::Card(card)]),
            Choice::TakeAndStart(card) => Words::from_iter([TAKE, Word::Card(card)]),
            Choice::Take => Words::from_iter([TAKE]),
        }
    }
}

impl Choice {
    /// Returns the choice that these words make, if they make one; whether it is allowed now, the game decides.
    pub fn from_words(words: &[Word]) -> Option<Choice> {
        match *words {
            [Word::Card(card)] => Some(Choice::Extend(card)),
            [PAIR, Word::Card(card)] => Some(Choice::Pair(card)),
            [TAKE, Word::Card(card)] => Some(Choice::TakeAndStart(card)),
            [TAKE] => Some(Choice::Take),
            _ => None,
        }
    }
}

/// What taking the line means now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Taking {
    /// There is no line (rule take-that 3.14).
    Nothing,
    /// The game ends (rule take-that 4.2).
    Ends,
    /// A new line is started with a card from the hand (rule take-that 3.13).
    GoesOn,
}

impl TakeThat {
    /// Cards of the seat's hand that may extend the line now (rules take-that 3.5, 3.6).
    #[inline]
    pub fn fitting(&self, seat: Seat) -> CardSet {
        let near = |last: Card| CardSet::range(last.get().saturating_sub(10), last.get().saturating_add(10));
        let hand = self.hand(seat);
        self.line.last().map_or(hand, |last| hand & near(last))
    }

    /// Cards of the seat's hand whose mirror is in the line (rule take-that 3.7).
    #[inline]
    pub fn pairing(&self, seat: Seat) -> CardSet {
        let hand = self.hand(seat);
        self.line.cards().filter_map(mirror).filter(|&card| hand.contains(card)).collect()
    }

    #[inline]
    fn taking(&self) -> Taking {
        match (self.line.is_empty(), self.stock_size) {
            (true, _) => Taking::Nothing,
            (false, 0) => Taking::Ends,
            (false, _) => Taking::GoesOn,
        }
    }

    /// Whether the seat may make this choice now.
    #[inline]
    pub(super) fn allows(&self, seat: Seat, choice: Choice) -> bool {
        self.phase == Phase::Turn(seat)
            && match choice {
                Choice::Extend(card) => self.fitting(seat).contains(card),
                Choice::Pair(card) => self.pairing(seat).contains(card),
                Choice::TakeAndStart(card) => {
                    self.taking() == Taking::GoesOn && self.hand(seat).contains(card)
                }
                Choice::Take => self.taking() == Taking::Ends,
            }
    }

    pub(super) fn options_after(&self, seat: Seat, so_far: &[Word]) -> NextWords {
        if self.phase != Phase::Turn(seat) {
            return NextWords::none();
        }
        match so_far {
            [] => {
                let mut options = NextWords::of(self.fitting(seat).iter().map(Word::Card));
                options.add((!self.pairing(seat).is_empty()).then_some(PAIR));
                options.add(self.can_take(seat).then_some(TAKE));
                options
            }
            [PAIR] => NextWords::of(self.pairing(seat).iter().map(Word::Card)),
            [TAKE] if self.taking() == Taking::GoesOn => {
                NextWords::of(self.hand(seat).iter().map(Word::Card))
            }
            words => match Choice::from_words(words) {
                Some(choice) if self.allows(seat, choice) => NextWords::done(),
                Some(_) | None => NextWords::none(),
            },
        }
    }

    /// Draws with the same probabilities as walking the tree of options, without building it.
    pub(super) fn random_choice(&self, seat: Seat, rng: &mut impl RandomSource) -> Option<Choice> {
        if self.phase != Phase::Turn(seat) {
            return None;
        }
        let (cards, pairs) = (self.fitting(seat), self.pairing(seat));
        let pair = u32::from(cards.len());
        let take = pair + u32::from(!pairs.is_empty());
        let way = random_index(take + u32::from(self.can_take(seat)), rng)?;
        if way < pair {
            cards.nth(way).map(Choice::Extend)
        } else if way < take {
            pairs.nth(random_index(u32::from(pairs.len()), rng)?).map(Choice::Pair)
        } else if self.taking() == Taking::Ends {
            Some(Choice::Take)
        } else {
            let hand = self.hand(seat);
            hand.nth(random_index(u32::from(hand.len()), rng)?).map(Choice::TakeAndStart)
        }
    }

    /// Whether the seat whose turn it is can take the line. While there is a draw pile no hand is empty (ruling
    /// take-that R5), but a deserialized state may break that.
    #[inline]
    fn can_take(&self, seat: Seat) -> bool {
        match self.taking() {
            Taking::Nothing => false,
            Taking::Ends => true,
            Taking::GoesOn => !self.hand(seat).is_empty(),
        }
    }
}

/// Returns a random index below `ways`; draws nothing if there is only one way.
#[inline]
fn random_index(ways: u32, rng: &mut impl RandomSource) -> Option<u32> {
    match ways {
        0 => None,
        1 => Some(0),
        _ => Some(rng.below(ways)),
    }
}
