//! The cards that wait to be placed.

use serde::{Deserialize, Serialize};

use super::rules::MAX_PLAYERS;
use crate::card::{Card, CardSet};
use crate::seat::Seat;

/// The most cards that can wait: one of each player and the buffalo's.
pub const MAX_WAITING: usize = MAX_PLAYERS + 1;

/// Whose card it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BuffaloOwner"))]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// A player's.
    Seat(Seat),
    /// The buffalo's.
    Buffalo,
}

/// A card that was shown and is not placed yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Waiting {
    /// Whose.
    pub owner: Owner,
    /// The card.
    pub card: Card,
}

/// The waiting cards in the order in which they will be placed.
///
/// The cards given First stand together at the front and those given Last at the back, so two counts say which ones
/// they are: a later First or Last keeps clear of them (rules buffalo 5.26, 5.28).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Line {
    /// The next card first; no gaps.
    waiting: [Option<Waiting>; MAX_WAITING],
    /// As many at the front were put there by First.
    firsts: u8,
    /// As many at the back were put there by Last.
    lasts: u8,
}

impl Line {
    /// Lines the shown cards up in ascending order (rule buffalo 2.3).
    pub(super) fn ascending(shown: impl IntoIterator<Item = Waiting>) -> Line {
        let mut line = Line::default();
        for (place, card) in line.waiting.iter_mut().zip(shown) {
            *place = Some(card);
        }
        line.waiting.sort_unstable_by_key(|place| place.map_or(u8::MAX, |waiting| waiting.card.get()));
        line
    }

    /// The card that is placed next.
    #[inline]
    pub fn next(&self) -> Option<Waiting> {
        self.waiting[0]
    }

    /// The waiting cards in their order.
    pub fn iter(&self) -> impl Iterator<Item = Waiting> + Clone {
        self.waiting.into_iter().flatten()
    }

    /// The players' waiting cards: those that First and Last may move (rule buffalo 5.29).
    pub fn of_players(&self) -> impl Iterator<Item = Card> + Clone {
        self.iter().filter(|waiting| waiting.owner != Owner::Buffalo).map(|waiting| waiting.card)
    }

    /// The waiting cards as a set.
    pub fn cards(&self) -> CardSet {
        self.iter().map(|waiting| waiting.card).collect()
    }

    /// How many cards wait.
    pub fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    /// Does no card wait?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.waiting[0].is_none()
    }

    /// As many cards at the front were put there by First.
    pub fn firsts(&self) -> u8 {
        self.firsts
    }

    /// As many cards at the back were put there by Last.
    pub fn lasts(&self) -> u8 {
        self.lasts
    }

    /// The next card is placed.
    pub(super) fn advance(&mut self) {
        self.waiting[0] = None;
        self.waiting.rotate_left(1);
        self.firsts = self.firsts.saturating_sub(1);
        self.lasts = self.lasts.min(self.len());
    }

    /// Another card takes the place of the next one (rule buffalo 5.11).
    pub(super) fn replace_next(&mut self, card: Card) {
        if let Some(waiting) = &mut self.waiting[0] {
            waiting.card = card;
        }
    }

    /// Puts a card at the front, behind those that First has put there (rules buffalo 5.25, 5.26).
    pub(super) fn put_first(&mut self, card: Card) {
        if let Some(from) = self.release(card) {
            self.shift(from, usize::from(self.firsts));
            self.firsts = self.firsts.saturating_add(1);
        }
    }

    /// Puts a card at the back, in front of those that Last has put there (rules buffalo 5.27, 5.28).
    pub(super) fn put_last(&mut self, card: Card) {
        if let Some(from) = self.release(card) {
            self.shift(from, usize::from(self.len().saturating_sub(1).saturating_sub(self.lasts)));
            self.lasts = self.lasts.saturating_add(1);
        }
    }

    /// Puts all waiting cards in this order and forgets First and Last (rules buffalo 5.31, 5.32).
    pub(super) fn sort(&mut self, order: &[Option<Card>; MAX_WAITING]) {
        let place = |card| order.iter().position(|&named| named == Some(card)).unwrap_or(MAX_WAITING);
        self.waiting.sort_unstable_by_key(|entry| match entry {
            Some(Waiting { card, .. }) => (place(*card), card.get()),
            None => (usize::MAX, 0),
        });
        self.firsts = 0;
        self.lasts = 0;
    }

    /// Finds a card and frees it of an earlier First or Last: the later one counts (rule buffalo 5.30).
    fn release(&mut self, card: Card) -> Option<usize> {
        let place = self.iter().position(|waiting| waiting.card == card)?;
        if place < usize::from(self.firsts) {
            self.firsts -= 1;
        } else if place + usize::from(self.lasts) >= usize::from(self.len()) {
            self.lasts = self.lasts.saturating_sub(1);
        }
        Some(place)
    }

    /// Moves the card at one place to another; those in between close up.
    fn shift(&mut self, from: usize, to: usize) {
        let to = to.min(MAX_WAITING - 1);
        if from < to {
            self.waiting[from..=to].rotate_left(1);
        } else if from < MAX_WAITING {
            self.waiting[to..=from].rotate_right(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(number: u8) -> Card {
        Card::new(number).unwrap()
    }

    fn line(cards: &[u8]) -> Line {
        let owner = Owner::Seat(Seat::default());
        Line::ascending(cards.iter().map(|&number| Waiting { owner, card: card(number) }))
    }

    fn order(line: &Line) -> Vec<u8> {
        line.iter().map(|waiting| waiting.card.get()).collect()
    }

    #[test]
    fn a_second_first_goes_behind_the_first_and_a_second_last_before_the_last() {
        let mut line = line(&[40, 10, 30, 20, 50]);
        assert_eq!(order(&line), [10, 20, 30, 40, 50]);
        line.put_first(card(40));
        line.put_first(card(30));
        assert_eq!(order(&line), [40, 30, 10, 20, 50]);
        line.put_last(card(10));
        line.put_last(card(20));
        assert_eq!(order(&line), [40, 30, 50, 20, 10]);
        assert_eq!((line.firsts(), line.lasts()), (2, 2));
    }

    #[test]
    fn a_card_obeys_the_later_of_first_and_last() {
        let mut line = line(&[10, 20, 30, 40]);
        line.put_first(card(30));
        line.put_last(card(30));
        assert_eq!((order(&line), line.firsts(), line.lasts()), (vec![10, 20, 40, 30], 0, 1));
        line.put_first(card(30));
        assert_eq!((order(&line), line.firsts(), line.lasts()), (vec![30, 10, 20, 40], 1, 0));
    }

    #[test]
    fn the_marks_follow_the_cards_that_still_wait() {
        let mut line = line(&[10, 20, 30]);
        line.put_last(card(20));
        assert_eq!(order(&line), [10, 30, 20]);
        line.put_first(card(20));
        line.put_last(card(10));
        line.advance();
        assert_eq!((order(&line), line.firsts(), line.lasts()), (vec![30, 10], 0, 1));
        line.advance();
        line.advance();
        assert_eq!(line, Line::default());
    }

    #[test]
    fn a_lonely_card_can_be_first_and_last() {
        let mut line = line(&[10]);
        line.put_last(card(10));
        line.put_first(card(10));
        assert_eq!((order(&line), line.firsts(), line.lasts()), (vec![10], 1, 0));
    }
}
