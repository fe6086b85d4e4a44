//! Beat the Buffalo: tables to try, and conservation of cards and heads.

use rodeo_rules::buffalo::{Buffalo, Rules, Special};
use rodeo_rules::card::CardSet;
use rodeo_rules::game::{Game, Rules as _};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use crate::books::{Books, Playthrough, disjoint};
use crate::tables::read;

impl Books for Buffalo {
    const MATCHES: u32 = 60;
    const INTERVAL: u32 = 8;
    const PLAYTHROUGHS: &'static [Playthrough] = &[
        Playthrough::new("buffalo", 4, "", 1),
        Playthrough::new("buffalo-alone", 1, "", 2),
        Playthrough::new("buffalo-two-players", 2, "", 3),
        Playthrough::new("buffalo-all-special-cards", 6, "hand=4", 4),
    ];

    fn tables() -> Vec<Rules> {
        let mut tables: Vec<Rules> = (1..=6).map(Rules::defaults).collect();
        let mut add = |players, options: &str| tables.push(read(players, options));
        for players in 1..=6 {
            // All cards are dealt, so nothing but the hands is hidden.
            add(players, &format!("hand=3,cards={}", (players + 1) * 3 + 4));
        }
        add(1, "hand=1,cards=6");
        add(6, "hand=1,cards=40");
        add(5, "decide=majority,hand=6,cards=60");
        tables
    }

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
