//! Choices of a seat and the checks of what is allowed.

use super::event::Play;
use super::fans::{FanCard, flipped};
use super::state::{Phase, Take6};
use crate::card::{Card, CardSet};
use crate::choice::{self, NextWords, Word, Words};
use crate::game::{Awaiting, Game, RandomSource, StepError, check_seats};
use crate::rows::RowId;
use crate::seat::Seat;

/// The word after a card that is played with the flip card.
pub const FLIP: Word = Word::keyword("flip");

/// A choice in Take 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Draft or play this card.
    Card(Card),
    /// Play this card with the flip card.
    Flipped(Card),
    /// Take this row.
    Row(RowId),
}

impl Choice {
    /// The card played, or `None` for the choice of a row.
    #[inline]
    pub(super) fn play(self) -> Option<Play> {
        match self {
            Choice::Card(card) => Some(Play { card, flipped: false }),
            Choice::Flipped(card) => Some(Play { card, flipped: true }),
            Choice::Row(_) => None,
        }
    }
}

impl choice::Choice for Choice {
    fn words(&self) -> Words {
        match *self {
            Choice::Card(card) => Words::from_iter([Word::Card(card)]),
            Choice::Flipped(card) => Words::from_iter([Word::Card(card), FLIP]),
            Choice::Row(row) => Words::from_iter([Word::Row(row)]),
        }
    }
}

impl Choice {
    /// Returns the choice that these words make, if they make one; whether it is allowed now, the game decides.
    pub fn from_words(words: &[Word]) -> Option<Choice> {
        match *words {
            [Word::Card(card)] => Some(Choice::Card(card)),
            [Word::Card(card), FLIP] => Some(Choice::Flipped(card)),
            [Word::Row(row)] => Some(Choice::Row(row)),
            _ => None,
        }
    }
}

impl Take6 {
    /// Whether the seat may make this choice now.
    #[inline]
    pub(super) fn allows(&self, seat: Seat, choice: Choice) -> bool {
        match (self.phase, choice) {
            (Phase::Draft(drafter), Choice::Card(card)) => seat == drafter && self.pool.contains(card),
            (Phase::Choose, Choice::Card(card)) => self.hands[seat.index()].contains(card),
            (Phase::Choose, Choice::Flipped(card)) => {
                self.hands[seat.index()].contains(card) && self.can_flip(seat, card)
            }
            (Phase::TakeRow(owner), Choice::Row(row)) => seat == owner && row.index() < self.rows.len(),
            (Phase::Deal | Phase::Draft(_) | Phase::Choose | Phase::TakeRow(_) | Phase::Over, _) => false,
        }
    }

    /// Whether every seat has chosen a card that it may play.
    #[inline]
    pub(super) fn may_play(&self, choices: &[(Seat, Choice)]) -> bool {
        let fits = |(((seat, choice), hand), number): ((&(Seat, Choice), &CardSet), u8)| {
            seat.get() == number
                && match *choice {
                    Choice::Card(card) => hand.contains(card),
                    Choice::Flipped(card) => hand.contains(card) && self.can_flip(*seat, card),
                    Choice::Row(_) => false,
                }
        };
        choices.len() == usize::from(self.rules.players) && choices.iter().zip(&self.hands).zip(0..).all(fits)
    }

    /// Returns why the choices are rejected. Separate from the check, so that accepted steps pay only for a boolean.
    #[cold]
    pub(super) fn step_error(&self, choices: &[(Seat, Choice)]) -> StepError {
        let Awaiting::Moves(awaited) = self.awaiting() else { return StepError::NO_CHOICE_NOW };
        if let Err(error) = check_seats(awaited, choices) {
            return error;
        }
        match choices.iter().find(|(seat, choice)| !self.allows(*seat, *choice)) {
            Some((seat, choice)) => StepError::not_allowed(*seat, choice),
            None => StepError::NO_CHOICE_NOW,
        }
    }

    pub(super) fn options_after(&self, seat: Seat, so_far: &[Word]) -> NextWords {
        match (self.phase, so_far) {
            (Phase::Draft(drafter), []) if seat == drafter => NextWords::of(self.pool.iter().map(Word::Card)),
            (Phase::Choose, []) if seat.get() < self.rules.players => {
                NextWords::of(self.hands[seat.index()].iter().map(Word::Card))
            }
            (Phase::TakeRow(owner), []) if seat == owner => NextWords::of(RowId::all(4).map(Word::Row)),
            (Phase::Choose, &[Word::Card(card)]) if self.allows(seat, Choice::Flipped(card)) => {
                NextWords { next: [FLIP].into_iter().collect(), complete: true }
            }
            (_, []) => NextWords::none(),
            (_, words) => match Choice::from_words(words) {
                Some(choice) if self.allows(seat, choice) => NextWords::done(),
                Some(_) | None => NextWords::none(),
            },
        }
    }

    /// Draws with the same probabilities as walking the tree of options, without building it.
    pub(super) fn random_choice(&self, seat: Seat, rng: &mut impl RandomSource) -> Option<Choice> {
        match self.phase {
            Phase::Choose => {
                let hand = self.hands[seat.index()];
                let card = hand.nth(rng.below(u32::from(self.hand_size).max(1)))?;
                let flip = self.can_flip(seat, card) && rng.below(2) == 0;
                Some(if flip { Choice::Flipped(card) } else { Choice::Card(card) })
            }
            Phase::TakeRow(owner) if owner == seat => RowId::new(rng.below(4) as u8).map(Choice::Row),
            Phase::Draft(drafter) if drafter == seat => {
                self.pool.nth(rng.below(u32::from(self.pool.len()).max(1))).map(Choice::Card)
            }
            Phase::Deal | Phase::Draft(_) | Phase::TakeRow(_) | Phase::Over => None,
        }
    }

    /// Whether the seat may play this card flipped.
    #[inline]
    pub fn can_flip(&self, seat: Seat, card: Card) -> bool {
        self.rules.fans.has(FanCard::FlipDigits) && self.flips.contains(seat) && flipped(card).is_some()
    }
}
