//! Where the cards and heads of each game are: what comes in must still be there.

use rodeo_rules::bull_party::{BullParty, Phase, Pick, Round};
use rodeo_rules::card::CardSet;
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{DealMode, Take6};

/// A game whose books can be checked.
pub trait Books: Game {
    /// Does everything add up? If not, says what is missing.
    fn balance(&self) -> Result<(), String>;
}

/// Puts sets together that must not share a card.
pub(crate) fn disjoint(sets: impl IntoIterator<Item = (&'static str, CardSet)>) -> Result<CardSet, String> {
    let mut all = CardSet::EMPTY;
    for (name, set) in sets {
        if !(all & set).is_empty() {
            return Err(format!("{:?} lie in {name} and elsewhere", all & set));
        }
        all = all | set;
    }
    Ok(all)
}

impl Books for Take6 {
    fn balance(&self) -> Result<(), String> {
        let seats = || Seat::all(self.players());
        let hands = seats().map(|seat| ("a hand", self.hand(seat)));
        let rows = self.rows().iter().map(|row| ("a row", row.set()));
        let waiting =
            seats().filter_map(|seat| self.waiting(seat)).map(|play| play.card).collect::<CardSet>();
        let lying =
            disjoint(hands.chain(rows).chain([("those waiting", waiting), ("the pool", self.pool())]))?;
        let deck = self.rules().deck_cards();
        if !lying.is_subset(deck) {
            return Err(format!("{:?} are not in the deck", lying - deck));
        }
        if matches!(self.awaiting(), Awaiting::Deal | Awaiting::Over) {
            return Ok(());
        }
        if let Some(seat) = seats().find(|&seat| self.hand(seat).len() != self.hand_size(seat)) {
            return Err(format!(
                "{seat:?} holds {} cards, not {}",
                self.hand(seat).len(),
                self.hand_size(seat)
            ));
        }
        // Whatever everybody has seen and no longer lies anywhere was taken.
        let drafting = self.rules().deal == DealMode::Draft && !self.pool().is_empty();
        let rows = self.rows().iter().fold(CardSet::EMPTY, |all, row| all | row.set());
        let taken = if drafting { CardSet::EMPTY } else { self.seen() - rows - waiting };
        let heads: u16 = seats().map(|seat| u16::from(self.heads(seat))).sum();
        let row_heads: u16 = self.rows().iter().map(|row| u16::from(row.heads())).sum();
        if heads != taken.heads() || row_heads != rows.heads() {
            return Err(format!("{heads} heads taken, but {taken:?} have {}", taken.heads()));
        }
        Ok(())
    }
}

impl Books for BullParty {
    fn balance(&self) -> Result<(), String> {
        let seats = || Seat::all(self.players());
        let hands = seats().map(|seat| ("a hand", self.hand(seat)));
        let piles = seats().flat_map(|seat| self.piles().of(seat).map(|pile| ("a pile", pile)));
        let rows = self.rows().iter().map(|row| ("a row", row.set()));
        let waiting = seats().filter_map(|seat| match self.pick(seat)? {
            Pick::Number(card) => Some(card),
            Pick::Zero(_) => None,
        });
        let single = waiting.chain(self.turned()).map(|card| ("those waiting", CardSet::from_iter([card])));
        let stock = [("the deck", self.stock().set()), ("the discard", self.discard())];
        let lying = disjoint(hands.chain(piles).chain(rows).chain(single).chain(stock))?;
        if matches!(self.phase(), Phase::Letters | Phase::Cards) {
            return if lying.is_empty() { Ok(()) } else { Err(format!("{lying:?} before the deal")) };
        }
        let out = self.rules().number_cards() - lying;
        if out.len() != self.rules().out || !out.is_subset(self.rules().number_cards() - self.seen()) {
            return Err(format!("{out:?} have left the game"));
        }
        if let Some(seat) = seats().find(|&seat| self.hand(seat).len() != self.hand_size(seat)) {
            return Err(format!("{seat:?} does not hold {} cards", self.hand_size(seat)));
        }
        let reshuffled = self.stock().set().is_subset(self.seen());
        if self.stock().set().len() != self.stock().size() || reshuffled != (self.round() == Round::Last) {
            return Err(format!("{:?}, {:?}", self.stock(), self.round()));
        }
        // Bulls come from the top of their pile and lie on full rows or beside a seat.
        let bulls = self.rules().bulls;
        let used: u16 = bulls.as_slice().iter().take(self.bulls_used().into()).map(|&h| u16::from(h)).sum();
        let on_rows: u16 = RowId::all(self.players()).filter_map(|r| self.row_bull(r)).map(u16::from).sum();
        let won: u16 = seats().map(|seat| self.bulls(seat)).sum();
        if used != on_rows + won {
            return Err(format!("bulls with {used} heads came, {on_rows} lie on rows, {won} were won"));
        }
        Ok(())
    }
}
