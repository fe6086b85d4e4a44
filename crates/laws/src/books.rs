//! Conservation of cards and heads in each game.

use rodeo_rules::any::AnyGame;
use rodeo_rules::buffalo::{Buffalo, Special};
use rodeo_rules::bull_party::{BullParty, Phase, Pick, Round};
use rodeo_rules::card::CardSet;
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;
use rodeo_rules::take_that::{self, TakeThat};
use rodeo_rules::take6::{DealMode, Take6};
use rodeo_rules::with_any;

/// A game whose cards and heads can be counted.
pub trait Books: Game {
    /// Random matches per table in the normal test run.
    const MATCHES: u32 = 20;

    /// Every how many steps the expensive laws are checked.
    const INTERVAL: u32 = 10;

    /// Returns an error if cards or heads are lost or counted twice.
    fn balance(&self) -> Result<(), String>;

    /// Returns an upper bound of the number of steps of a match with these rules.
    fn longest(&self) -> usize {
        2_000
    }
}

/// Unites sets that must not share a card.
pub(crate) fn disjoint(sets: impl IntoIterator<Item = (&'static str, CardSet)>) -> Result<CardSet, String> {
    let mut all = CardSet::EMPTY;
    for (name, set) in sets {
        if !(all & set).is_empty() {
            return Err(format!("{:?} are in {name} and elsewhere", all & set));
        }
        all = all | set;
    }
    Ok(all)
}

impl Books for Take6 {
    const MATCHES: u32 = 40;
    const INTERVAL: u32 = 20;

    fn balance(&self) -> Result<(), String> {
        let seats = || Seat::all(self.players());
        let hands = seats().map(|seat| ("a hand", self.hand(seat)));
        let rows = self.rows().iter().map(|row| ("a row", row.set()));
        let waiting =
            seats().filter_map(|seat| self.waiting(seat)).map(|play| play.card).collect::<CardSet>();
        let on_table =
            disjoint(hands.chain(rows).chain([("the waiting cards", waiting), ("the pool", self.pool())]))?;
        let deck = self.rules().deck_cards();
        if !on_table.is_subset(deck) {
            return Err(format!("{:?} are not in the deck", on_table - deck));
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
        // Cards that everybody has seen and that are nowhere on the table were taken.
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

impl Books for Buffalo {
    const MATCHES: u32 = 60;
    const INTERVAL: u32 = 8;

    /// Two deals; in each turn a pick, and for each waiting card a pass and a choice of a row; 16 special cards used and both
    /// Stop! lifted.
    fn longest(&self) -> usize {
        let rules = self.rules();
        2 + usize::from(rules.hand) * (1 + 2 * (usize::from(rules.players) + 1)) + 16 + 2
    }

    fn balance(&self) -> Result<(), String> {
        let hands = || Seat::all(self.players()).map(|seat| self.hand(seat));
        let rows = self.rows().iter().fold(CardSet::EMPTY, |all, row| all | row.set());
        let on_table = disjoint(
            hands()
                .map(|hand| ("a hand", hand))
                .chain(self.rows().iter().map(|row| ("a row", row.set())))
                .chain([
                    ("the queue", self.queue().cards()),
                    ("the buffalo's stack", self.stack().collect()),
                ]),
        )?;
        let deck = self.rules().deck_cards();
        if !on_table.is_subset(deck) {
            return Err(format!("{:?} are not in the deck", on_table - deck));
        }
        if hands().any(|hand| hand.len() != self.hand_size()) && self.deck().is_none() {
            return Err(format!("a hand does not have {} cards", self.hand_size()));
        }
        if self.stack().count() != usize::from(self.hand_size()) {
            return Err(format!("{} cards in the stack, not {}", self.stack().count(), self.hand_size()));
        }
        // Cards that everybody has seen and that are nowhere on the table were taken by the team or by the buffalo.
        let taken = (self.seen() - on_table).heads();
        let heads = self.team_heads() + self.buffalo_heads();
        let row_heads: u16 = self.rows().iter().map(|row| u16::from(row.heads())).sum();
        if heads != taken || row_heads != rows.heads() {
            return Err(format!("{heads} heads taken, but {taken} are missing"));
        }
        specials_balance(self)?;
        RowId::all(4).try_for_each(|row| row_is_sound(self, row))
    }
}

/// There are at most two of each special card, and the stock has as many cards as it says.
fn specials_balance(game: &Buffalo) -> Result<(), String> {
    let laid = |lies: &dyn Fn(RowId) -> bool| RowId::all(4).filter(|&row| lies(row)).count();
    for special in Special::ALL {
        let at_rows = match special {
            Special::Take7 => laid(&|row| game.has_take7(row)),
            Special::Stop => laid(&|row| game.is_blocked(row)),
            _ => 0,
        };
        let open = game.open_specials().filter(|&open| open == special).count();
        let to_come = game.stock().filter(|&card| Special::of(card) == Some(special)).count();
        if at_rows + open + to_come > 2 {
            return Err(format!("more than two of {special:?}"));
        }
    }
    if game.stock().count() != usize::from(game.stock_size()) {
        return Err(format!("{} specials in the stock, not {}", game.stock().count(), game.stock_size()));
    }
    Ok(())
}

/// Rows ascend, are not too long, and are not blocked while they are empty.
fn row_is_sound(game: &Buffalo, id: RowId) -> Result<(), String> {
    let row = game.row(id);
    let room = if game.has_take7(id) { 6 } else { 5 };
    if !row.cards().is_sorted() || row.len() > room || row.is_empty() && game.is_blocked(id) {
        return Err(format!("{id:?} is impossible: {row:?}"));
    }
    Ok(())
}

impl Books for BullParty {
    const INTERVAL: u32 = 5;

    fn balance(&self) -> Result<(), String> {
        let seats = || Seat::all(self.players());
        let hands = seats().map(|seat| ("a hand", self.hand(seat)));
        let piles = seats().flat_map(|seat| self.piles().of(seat).map(|pile| ("a pile", pile)));
        let rows = self.rows().iter().map(|row| ("a row", row.set()));
        let waiting = seats().filter_map(|seat| match self.pick(seat)? {
            Pick::Number(card) => Some(card),
            Pick::Zero(_) => None,
        });
        let single =
            waiting.chain(self.turned()).map(|card| ("the waiting cards", CardSet::from_iter([card])));
        let stock = [("the deck", self.stock().set()), ("the discard", self.discard())];
        let on_table = disjoint(hands.chain(piles).chain(rows).chain(single).chain(stock))?;
        if matches!(self.phase(), Phase::Letters | Phase::Cards) {
            return if on_table.is_empty() { Ok(()) } else { Err(format!("{on_table:?} before the deal")) };
        }
        let out = self.rules().number_cards() - on_table;
        if out.len() != self.rules().out || !out.is_subset(self.rules().number_cards() - self.seen()) {
            return Err(format!("{out:?} are out of the game"));
        }
        if let Some(seat) = seats().find(|&seat| self.hand(seat).len() != self.hand_size(seat)) {
            return Err(format!("{seat:?} does not hold {} cards", self.hand_size(seat)));
        }
        let reshuffled = self.stock().set().is_subset(self.seen());
        if self.stock().set().len() != self.stock().size() || reshuffled != (self.round() == Round::Last) {
            return Err(format!("{:?}, {:?}", self.stock(), self.round()));
        }
        // Bull cards come from the top of their pile; they are on full rows or were won by a seat.
        let bulls = self.rules().bulls;
        let used: u16 = bulls.as_slice().iter().take(self.bulls_used().into()).map(|&h| u16::from(h)).sum();
        let on_rows: u16 = RowId::all(self.players()).filter_map(|r| self.row_bull(r)).map(u16::from).sum();
        let won: u16 = seats().map(|seat| self.bulls(seat)).sum();
        if used != on_rows + won {
            return Err(format!("bulls with {used} heads used, {on_rows} on rows, {won} won"));
        }
        Ok(())
    }
}

impl Books for TakeThat {
    /// In each game a deal, a turn for every card, and a turn that ends it (ruling take-that R5).
    fn longest(&self) -> usize {
        let rules = self.rules();
        usize::from(rules.games) * (usize::from(rules.deck_cards().len()) + 2)
    }

    fn balance(&self) -> Result<(), String> {
        let seats = || Seat::all(self.players());
        let take_that::Phase::Turn(mover) = self.phase() else { return Ok(()) };
        let on_table = disjoint(
            [("the line", self.line().set()), ("the pile", self.stock().set())]
                .into_iter()
                .chain(seats().map(|seat| ("a hand", self.hand(seat))))
                .chain(seats().map(|seat| ("a seat's pairs", self.face_up(seat))))
                .chain(seats().map(|seat| ("a seat's taken lines", self.face_down(seat))))
                .chain(seats().map(|seat| ("a seat's extra cards", self.extras(seat)))),
        )?;
        if on_table != self.rules().deck_cards() {
            return Err(format!("{on_table:?} are not the deck"));
        }
        let sizes = seats().all(|seat| {
            self.hand(seat).len() == self.hand_size(seat) && self.extras(seat).len() == self.extra_count(seat)
        });
        if !sizes || self.stock().len() != self.stock_size() {
            return Err("a number of cards is wrong".into());
        }
        let paired = |cards: CardSet| {
            cards.iter().all(|card| take_that::mirror(card).is_some_and(|other| cards.contains(other)))
        };
        if !seats().all(|seat| paired(self.face_up(seat))) {
            return Err("a card is face up without its mirror".into());
        }
        // Ruling take-that R5: the seat to play always has a choice.
        let full = seats().all(|seat| self.hand_size(seat) == self.rules().hand);
        if self.stock_size() > 0 && !full || self.line().is_empty() && self.hand_size(mover) == 0 {
            return Err("a hand is smaller than it can be".into());
        }
        Ok(())
    }
}

impl Books for AnyGame {
    fn longest(&self) -> usize {
        with_any!(AnyGame, self, _G, game => game.longest())
    }

    fn balance(&self) -> Result<(), String> {
        with_any!(AnyGame, self, _G, game => game.balance())
    }
}
