//! Where the cards and heads of each game are: what comes in must still be there.

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

/// A game whose books can be checked.
pub trait Books: Game {
    /// Checks that all cards are accounted for. The error says what is missing.
    fn balance(&self) -> Result<(), String>;

    /// No match with these rules has more steps than this.
    fn longest(&self) -> usize {
        2_000
    }
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

impl Books for Buffalo {
    /// Two deals; in each turn a pick, and for each card that waits a pass and a choice of a row; all special cards used,
    /// and both Stop! lifted.
    fn longest(&self) -> usize {
        let rules = self.rules();
        2 + usize::from(rules.hand) * (1 + 2 * (usize::from(rules.players) + 1)) + 16 + 2
    }

    fn balance(&self) -> Result<(), String> {
        let hands = || Seat::all(self.players()).map(|seat| self.hand(seat));
        let rows = self.rows().iter().fold(CardSet::EMPTY, |all, row| all | row.set());
        let lying = disjoint(
            hands()
                .map(|hand| ("a hand", hand))
                .chain(self.rows().iter().map(|row| ("a row", row.set())))
                .chain([
                    ("the queue", self.queue().cards()),
                    ("the buffalo's stack", self.stack().collect()),
                ]),
        )?;
        let deck = self.rules().deck_cards();
        if !lying.is_subset(deck) {
            return Err(format!("{:?} are not in the deck", lying - deck));
        }
        if hands().any(|hand| hand.len() != self.hand_size()) && self.deck().is_none() {
            return Err(format!("hands that are not of {} cards", self.hand_size()));
        }
        if self.stack().count() != usize::from(self.hand_size()) {
            return Err(format!("{} cards in the stack, not {}", self.stack().count(), self.hand_size()));
        }
        // Whatever everybody has seen and no longer lies anywhere was taken, by the team or by the buffalo.
        let taken = (self.seen() - lying).heads();
        let heads = self.team_heads() + self.buffalo_heads();
        let row_heads: u16 = self.rows().iter().map(|row| u16::from(row.heads())).sum();
        if heads != taken || row_heads != rows.heads() {
            return Err(format!("{heads} heads taken, but {taken} are missing"));
        }
        specials_balance(self)?;
        RowId::all(4).try_for_each(|row| row_is_sound(self, row))
    }
}

/// No more specials lie about than there are, and no card of the pile lies open.
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
        return Err(format!("{} specials to come, not {}", game.stock().count(), game.stock_size()));
    }
    Ok(())
}

/// Rows go up, have room for what lies there, and are not blocked when they are empty.
fn row_is_sound(game: &Buffalo, id: RowId) -> Result<(), String> {
    let row = game.row(id);
    let room = if game.has_take7(id) { 6 } else { 5 };
    if !row.cards().is_sorted() || row.len() > room || row.is_empty() && game.is_blocked(id) {
        return Err(format!("{id:?} cannot be: {row:?}"));
    }
    Ok(())
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

impl Books for TakeThat {
    /// In each game a deal, a turn for every card, and one that ends it (ruling take-that R5).
    fn longest(&self) -> usize {
        let rules = self.rules();
        usize::from(rules.games) * (usize::from(rules.deck_cards().len()) + 2)
    }

    fn balance(&self) -> Result<(), String> {
        let seats = || Seat::all(self.players());
        let take_that::Phase::Turn(mover) = self.phase() else { return Ok(()) };
        let lying = disjoint(
            [("the line", self.line().set()), ("the pile", self.stock().set())]
                .into_iter()
                .chain(seats().map(|seat| ("a hand", self.hand(seat))))
                .chain(seats().map(|seat| ("a seat's pairs", self.face_up(seat))))
                .chain(seats().map(|seat| ("a seat's taken lines", self.face_down(seat))))
                .chain(seats().map(|seat| ("a seat's extra cards", self.extras(seat)))),
        )?;
        if lying != self.rules().deck_cards() {
            return Err(format!("{lying:?} are not the deck"));
        }
        let sizes = seats().all(|seat| {
            self.hand(seat).len() == self.hand_size(seat) && self.extras(seat).len() == self.extra_count(seat)
        });
        if !sizes || self.stock().len() != self.stock_size() {
            return Err("cards are counted wrong".into());
        }
        let paired = |cards: CardSet| {
            cards.iter().all(|card| take_that::mirror(card).is_some_and(|other| cards.contains(other)))
        };
        if !seats().all(|seat| paired(self.face_up(seat))) {
            return Err("a card lies face up without its mirror".into());
        }
        // Ruling take-that R5: nobody gets stuck.
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
