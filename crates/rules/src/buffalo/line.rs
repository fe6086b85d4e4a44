//! The queue of revealed cards that are not placed yet.

use serde::{Deserialize, Serialize};

use super::rules::MAX_PLAYERS;
use crate::card::{Card, CardSet};
use crate::seat::Seat;

/// Maximum number of queued cards: one of each player and the buffalo's.
pub const MAX_WAITING: usize = MAX_PLAYERS + 1;

/// Owner of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BuffaloOwner"))]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// A player.
    Seat(Seat),
    /// The buffalo.
    Buffalo,
}

/// A revealed card that is not placed yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Waiting {
    /// Owner of the card.
    pub owner: Owner,
    /// The card with its printed number.
    pub card: Card,
}

/// The queued cards in the order of placement.
///
/// Cards moved by First are together at the front and cards moved by Last at the back, so two counts identify them: a
/// later First or Last does not overtake them (rules buffalo 5.26, 5.28).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Line {
    /// Next card first; no gaps.
    waiting: [Option<Waiting>; MAX_WAITING],
    /// Number of cards at the front that First moved there.
    firsts: u8,
    /// Number of cards at the back that Last moved there.
    lasts: u8,
}

impl Line {
    /// Returns the queue of the revealed cards in ascending order (rule buffalo 2.3).
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

    /// The queued cards in the order of placement.
    pub fn iter(&self) -> impl Iterator<Item = Waiting> + Clone {
        self.waiting.into_iter().flatten()
    }

    /// The queued cards of players, which First and Last may move (rule buffalo 5.29).
    pub fn of_players(&self) -> impl Iterator<Item = Card> + Clone {
        self.iter().filter(|waiting| waiting.owner != Owner::Buffalo).map(|waiting| waiting.card)
    }

    /// The queued cards as a set.
    pub fn cards(&self) -> CardSet {
        self.iter().map(|waiting| waiting.card).collect()
    }

    /// Number of queued cards.
    pub fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    /// Whether no card is queued.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.waiting[0].is_none()
    }

    /// Number of cards at the front that First moved there.
    pub fn firsts(&self) -> u8 {
        self.firsts
    }

    /// Number of cards at the back that Last moved there.
    pub fn lasts(&self) -> u8 {
        self.lasts
    }

    /// Removes the next card, which was placed.
    pub(super) fn advance(&mut self) {
        self.waiting[0] = None;
        self.waiting.rotate_left(1);
        self.firsts = self.firsts.saturating_sub(1);
        self.lasts = self.lasts.min(self.len());
    }

    /// Replaces the next card; the order does not change (rule buffalo 5.11).
    pub(super) fn replace_next(&mut self, card: Card) {
        if let Some(waiting) = &mut self.waiting[0] {
            waiting.card = card;
        }
    }

    /// Moves a card to the front, behind those that First moved there (rules buffalo 5.25, 5.26).
    pub(super) fn put_first(&mut self, card: Card) {
        if let Some(from) = self.release(card) {
            self.shift(from, usize::from(self.firsts));
            self.firsts = self.firsts.saturating_add(1);
        }
    }

    /// Moves a card to the back, in front of those that Last moved there (rules buffalo 5.27, 5.28).
    pub(super) fn put_last(&mut self, card: Card) {
        if let Some(from) = self.release(card) {
            self.shift(from, usize::from(self.len().saturating_sub(1).saturating_sub(self.lasts)));
            self.lasts = self.lasts.saturating_add(1);
        }
    }

    /// Puts all queued cards in this order and resets First and Last (rules buffalo 5.31, 5.32).
    pub(super) fn sort(&mut self, order: &[Option<Card>; MAX_WAITING]) {
        let place = |card| order.iter().position(|&named| named == Some(card)).unwrap_or(MAX_WAITING);
        self.waiting.sort_unstable_by_key(|entry| match entry {
            Some(Waiting { card, .. }) => (place(*card), card.get()),
            None => (usize::MAX, 0),
        });
        self.firsts = 0;
        self.lasts = 0;
    }

    /// Returns the position of a card and cancels an earlier First or Last: the later one applies (rule buffalo 5.30).
    fn release(&mut self, card: Card) -> Option<usize> {
        let place = self.iter().position(|waiting| waiting.card == card)?;
        if place < usize::from(self.firsts) {
            self.firsts -= 1;
        } else if place + usize::from(self.lasts) >= usize::from(self.len()) {
            self.lasts = self.lasts.saturating_sub(1);
        }
        Some(place)
    }

    /// Moves the card at one position to another; those in between move up.
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
    fn second_first_goes_behind_the_first_and_second_last_in_front_of_the_last() {
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
    fn later_of_first_and_last_applies() {
        let mut line = line(&[10, 20, 30, 40]);
        line.put_first(card(30));
        line.put_last(card(30));
        assert_eq!((order(&line), line.firsts(), line.lasts()), (vec![10, 20, 40, 30], 0, 1));
        line.put_first(card(30));
        assert_eq!((order(&line), line.firsts(), line.lasts()), (vec![30, 10, 20, 40], 1, 0));
    }

    #[test]
    fn counts_of_first_and_last_follow_the_queue() {
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
    fn single_card_can_be_first_and_last() {
        let mut line = line(&[10]);
        line.put_last(card(10));
        line.put_first(card(10));
        assert_eq!((order(&line), line.firsts(), line.lasts()), (vec![10], 1, 0));
    }
}
