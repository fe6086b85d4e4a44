//! Positions set up by hand, for lessons, puzzles and the worked examples of the rules.

use serde::Deserialize;

use super::rules::Rules;
use super::special::Special;
use super::state::{Buffalo, Phase};
use crate::arrange::{Arrange, ArrangementError, Used};
use crate::card::{Card, CardSet};
use crate::game::Game;
use crate::rows::Row;

/// A position at the beginning of a turn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// Rows 1 to 4; at most two may be empty, as after Push!.
    pub rows: [Row; 4],
    /// Rows with a Take 7!.
    #[serde(default)]
    pub take7: [bool; 4],
    /// Rows with a Stop!.
    #[serde(default)]
    pub stops: [bool; 4],
    /// By seat; all hands have the same size.
    pub hands: Vec<CardSet>,
    /// The buffalo's pile, top card first; it has as many cards as a hand.
    pub stack: Vec<Card>,
    /// The open special cards.
    #[serde(default)]
    pub open: Vec<Special>,
    /// The face-down special cards, top card first.
    #[serde(default)]
    pub stock: Vec<Special>,
    /// Heads taken by the team, not doubled.
    #[serde(default)]
    pub team: u16,
    /// Heads taken by the buffalo.
    #[serde(default)]
    pub buffalo: u16,
}

impl Arrange for Buffalo {
    type Arrangement = Arrangement;

    /// Number cards that are not mentioned have not been dealt; special cards that are not mentioned are not in play.
    fn arranged(rules: &Rules, arrangement: &Arrangement) -> Result<Buffalo, ArrangementError> {
        let mut game = Buffalo::new(rules)?;
        game.put_cards(arrangement)?;
        game.put_specials(arrangement)?;
        game.team = arrangement.team;
        game.buffalo = arrangement.buffalo;
        game.phase = Phase::Pick;
        game.question = 1;
        Ok(game)
    }
}

impl Buffalo {
    fn put_cards(&mut self, arrangement: &Arrangement) -> Result<(), ArrangementError> {
        let Arrangement { rows, take7, hands, stack, .. } = arrangement;
        let mut used = Used::new(self.rules.deck_cards());
        if hands.len() != usize::from(self.rules.players) {
            return Err(ArrangementError::Seats);
        }
        let size = hands.first().map_or(0, |hand| hand.len());
        let alike = hands.iter().all(|hand| hand.len() == size) && stack.len() == usize::from(size);
        if !alike || size == 0 || size > self.rules.hand {
            return Err(ArrangementError::Hands);
        }
        for (place, &hand) in self.hands.iter_mut().zip(hands) {
            used.put(hand)?;
            *place = hand;
        }
        for (place, &card) in self.stack.iter_mut().zip(stack) {
            used.put(CardSet::from_iter([card]))?;
            *place = Some(card);
        }
        for (&row, &take7) in rows.iter().zip(take7) {
            let room = if take7 { 6 } else { 5 };
            if row.len() > room || !row.cards().is_sorted() {
                return Err(ArrangementError::Rows);
            }
            used.put_row(row)?;
            self.unseen = self.unseen - row.set();
        }
        self.rows = (*rows).into();
        self.hand_size = size;
        Ok(())
    }

    fn put_specials(&mut self, arrangement: &Arrangement) -> Result<(), ArrangementError> {
        let Arrangement { rows, take7, stops, open, stock, .. } = arrangement;
        if rows.iter().zip(stops).any(|(row, &stop)| row.is_empty() && stop) {
            return Err(ArrangementError::Other("an empty row cannot have a Stop!"));
        }
        // There are two Push! cards, and each can empty one row.
        if rows.iter().filter(|row| row.is_empty()).count() > 2 {
            return Err(ArrangementError::Rows);
        }
        if open.len() > 2 || open.len() < 2 && !stock.is_empty() {
            return Err(ArrangementError::Other("two special cards must be open while there are enough"));
        }
        let mut left = Specials(Rules::special_cards());
        for _ in take7.iter().filter(|&&present| present) {
            self.unseen_specials.remove(left.pick(Special::Take7)?);
        }
        for _ in stops.iter().filter(|&&present| present) {
            self.unseen_specials.remove(left.pick(Special::Stop)?);
        }
        for (place, &special) in self.open.iter_mut().zip(open) {
            let card = left.pick(special)?;
            self.unseen_specials.remove(card);
            *place = Some(card);
        }
        for &special in stock {
            let card = left.pick(special)?;
            if let Some(place) = self.stock.get_mut(usize::from(self.stock_size)) {
                *place = Some(card);
                self.stock_size += 1;
            }
        }
        if (Rules::special_cards() - left.0).len() > self.rules.specials_in_play() {
            return Err(ArrangementError::Other("too many special cards for this number of players"));
        }
        self.take7 = *take7;
        self.stops = *stops;
        Ok(())
    }
}

/// Special cards that are not assigned yet.
struct Specials(CardSet);

impl Specials {
    fn pick(&mut self, special: Special) -> Result<Card, ArrangementError> {
        let card = self.0.iter().find(|&card| Special::of(card) == Some(special));
        let card = card.ok_or(ArrangementError::Other("there are only two special cards of each kind"))?;
        self.0.remove(card);
        Ok(card)
    }
}
