//! The queue of revealed cards that are not placed yet.

use serde::{Deserialize, Serialize};

use super::rules::MAX_PLAYERS;
use crate::card::{Card, CardSet};
use crate::seat::Seat;

/// Maximum number of queued cards: one of each player and the buffalo's.
pub const MAX_QUEUED: usize = MAX_PLAYERS + 1;

/// Owner of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BuffaloOwner"))]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// Card of a player, by seat.
    Seat(Seat),
    /// Card of the buffalo.
    Buffalo,
}

/// A revealed card that is not placed yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct QueuedCard {
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
pub struct Queue {
    /// Next card first; no gaps.
    cards: [Option<QueuedCard>; MAX_QUEUED],
    /// Number of cards at the front that First moved there.
    firsts: u8,
    /// Number of cards at the back that Last moved there.
    lasts: u8,
}

impl Queue {
    /// Returns the queue of the revealed cards in ascending order (rule buffalo 2.3).
    pub(super) fn ascending(shown: impl IntoIterator<Item = QueuedCard>) -> Queue {
        let mut queue = Queue::default();
        for (place, card) in queue.cards.iter_mut().zip(shown) {
            *place = Some(card);
        }
        queue.cards.sort_unstable_by_key(|place| place.map_or(u8::MAX, |queued| queued.card.get()));
        queue
    }

    /// The card that is placed next.
    #[inline]
    pub fn next(&self) -> Option<QueuedCard> {
        self.cards[0]
    }

    /// The queued cards in the order of placement.
    pub fn iter(&self) -> impl Iterator<Item = QueuedCard> + Clone {
        self.cards.into_iter().flatten()
    }

    /// The queued cards of players, which First and Last may move (rule buffalo 5.29).
    pub fn of_players(&self) -> impl Iterator<Item = Card> + Clone {
        self.iter().filter(|queued| queued.owner != Owner::Buffalo).map(|queued| queued.card)
    }

    /// The queued cards as a set.
    pub fn cards(&self) -> CardSet {
        self.iter().map(|queued| queued.card).collect()
    }

    /// Number of queued cards.
    pub fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    /// Whether no card is queued.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cards[0].is_none()
    }

    /// Number of cards at the front that First moved there.
    pub fn firsts(&self) -> u8 {
        self.firsts
    }

    /// Number of cards at the back that Last moved there.
    pub fn lasts(&self) -> u8 {
        self.lasts
    }

    /// Removes the card that was just placed.
    pub(super) fn advance(&mut self) {
        self.cards[0] = None;
        self.cards.rotate_left(1);
        self.firsts = self.firsts.saturating_sub(1);
        self.lasts = self.lasts.min(self.len());
    }

    /// Replaces the next card; the order does not change (rule buffalo 5.11).
    pub(super) fn replace_next(&mut self, card: Card) {
        if let Some(queued) = &mut self.cards[0] {
            queued.card = card;
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
    pub(super) fn sort(&mut self, order: &[Option<Card>; MAX_QUEUED]) {
        let place = |card| order.iter().position(|&named| named == Some(card)).unwrap_or(MAX_QUEUED);
        self.cards.sort_unstable_by_key(|entry| match entry {
            Some(QueuedCard { card, .. }) => (place(*card), card.get()),
            None => (usize::MAX, 0),
        });
        self.firsts = 0;
        self.lasts = 0;
    }

    /// Returns the position of a card and cancels an earlier First or Last: the later one applies (rule buffalo 5.30).
    fn release(&mut self, card: Card) -> Option<usize> {
        let place = self.iter().position(|queued| queued.card == card)?;
        if place < usize::from(self.firsts) {
            self.firsts -= 1;
        } else if place + usize::from(self.lasts) >= usize::from(self.len()) {
            self.lasts = self.lasts.saturating_sub(1);
        }
        Some(place)
    }

    /// Moves the card at one position to another; those in between move up.
    fn shift(&mut self, from: usize, to: usize) {
        let to = to.min(MAX_QUEUED - 1);
        if from < to {
            self.cards[from..=to].rotate_left(1);
        } else if from < MAX_QUEUED {
            self.cards[to..=from].rotate_right(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(number: u8) -> Card {
        Card::new(number).unwrap()
    }

    fn queue(cards: &[u8]) -> Queue {
        let owner = Owner::Seat(Seat::default());
        Queue::ascending(cards.iter().map(|&number| QueuedCard { owner, card: card(number) }))
    }

    fn order(queue: &Queue) -> Vec<u8> {
        queue.iter().map(|queued| queued.card.get()).collect()
    }

    #[test]
    fn second_first_goes_behind_the_first_and_second_last_in_front_of_the_last() {
        let mut queue = queue(&[40, 10, 30, 20, 50]);
        assert_eq!(order(&queue), [10, 20, 30, 40, 50]);
        queue.put_first(card(40));
        queue.put_first(card(30));
        assert_eq!(order(&queue), [40, 30, 10, 20, 50]);
        queue.put_last(card(10));
        queue.put_last(card(20));
        assert_eq!(order(&queue), [40, 30, 50, 20, 10]);
        assert_eq!((queue.firsts(), queue.lasts()), (2, 2));
    }

    #[test]
    fn later_of_first_and_last_applies() {
        let mut queue = queue(&[10, 20, 30, 40]);
        queue.put_first(card(30));
        queue.put_last(card(30));
        assert_eq!((order(&queue), queue.firsts(), queue.lasts()), (vec![10, 20, 40, 30], 0, 1));
        queue.put_first(card(30));
        assert_eq!((order(&queue), queue.firsts(), queue.lasts()), (vec![30, 10, 20, 40], 1, 0));
    }

    #[test]
    fn counts_of_first_and_last_follow_the_queue() {
        let mut queue = queue(&[10, 20, 30]);
        queue.put_last(card(20));
        assert_eq!(order(&queue), [10, 30, 20]);
        queue.put_first(card(20));
        queue.put_last(card(10));
        queue.advance();
        assert_eq!((order(&queue), queue.firsts(), queue.lasts()), (vec![30, 10], 0, 1));
        queue.advance();
        queue.advance();
        assert_eq!(queue, Queue::default());
    }

    #[test]
    fn single_card_can_be_first_and_last() {
        let mut queue = queue(&[10]);
        queue.put_last(card(10));
        queue.put_first(card(10));
        assert_eq!((order(&queue), queue.firsts(), queue.lasts()), (vec![10], 1, 0));
    }
}
