//! Bull Party: tables to try, and conservation of cards and heads.

use rodeo_rules::bull_party::{BullParty, Phase, Pick, Round, Rules};
use rodeo_rules::card::CardSet;
use rodeo_rules::game::{Game, Rules as _};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use crate::books::{Books, Playthrough, disjoint};
use crate::tables::read;

impl Books for BullParty {
    const INTERVAL: u32 = 5;
    const PLAYTHROUGHS: &'static [Playthrough] = &[
        Playthrough::new("bull_party", 3, "", 1),
        Playthrough::new("bull_party-small", 4, "numbers=32,hand=2,bulls=5+6", 2),
    ];

    /// The usual decks, the smallest ones, hands of one to seven cards, few bulls and other heads.
    fn tables() -> Vec<Rules> {
        let mut tables: Vec<Rules> = (2..=5).map(Rules::defaults).collect();
        let mut add = |players, options: &str| tables.push(read(players, options));
        for players in 2..=5u16 {
            for hand in [1, 2, 5, 7] {
                for rest in [2 * players, 6 * players, 6 * players + 1, 8 * players] {
                    let numbers = rest + players * hand + 1;
                    if numbers <= 100 {
                        add(players as u8, &format!("numbers={numbers},hand={hand},out=1,bulls=9+3"));
                    }
                }
            }
        }
        add(2, "out=0,hand=1,bulls=none");
        add(5, "hand=7");
        add(2, "numbers=16,out=0,hand=2,heads=0+1+2+3+4+5+6+7+8+9+10+20+30+40+50+99");
        tables
    }

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
