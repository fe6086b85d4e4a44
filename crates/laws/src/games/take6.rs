//! Take 6: tables to try, and conservation of cards and heads.

use rodeo_rules::card::CardSet;
use rodeo_rules::game::{Awaiting, Game, Rules as _};
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{DealMode, FanCard, Rules, Take6};

use crate::books::{Books, Playthrough, disjoint};
use crate::tables::read;

impl Books for Take6 {
    const MATCHES: u32 = 40;
    const INTERVAL: u32 = 20;
    const PLAYTHROUGHS: &'static [Playthrough] = &[
        Playthrough::new("take6", 4, "", 1),
        Playthrough::new("take6-ten-players", 10, "rounds=1", 2),
        Playthrough::new("take6-draft", 3, "rounds=1,deck=limited,deal=draft", 3),
        Playthrough::new("take6-even-odd", 4, "rounds=1,fans=even_odd", 4),
        Playthrough::new("take6-mountaineering", 4, "rounds=1,fans=mountaineering", 5),
        Playthrough::new("take6-jumping-cow", 4, "rounds=1,fans=jumping_cow", 6),
        Playthrough::new("take6-flip-digits", 4, "rounds=1,fans=flip_digits", 7),
        Playthrough::new(
            "take6-all-fan-cards",
            5,
            "rounds=1,fans=even_odd+mountaineering+jumping_cow+flip_digits",
            8,
        ),
    ];

    fn tables() -> Vec<Rules> {
        let mut tables: Vec<Rules> = (2..=10).map(Rules::defaults).collect();
        let mut add = |players, options: &str| tables.push(read(players, options));
        for players in 2..=6 {
            add(players, "rounds=2,deck=limited");
            add(players, "rounds=2,deck=limited,deal=draft");
        }
        for fan in FanCard::NAMES {
            for players in 2..=10 {
                add(players, &format!("rounds=2,fans={fan}"));
            }
            add(3, &format!("rounds=2,deck=limited,fans={fan}"));
            add(4, &format!("rounds=2,deck=limited,deal=draft,fans={fan}"));
        }
        for bits in 0..16u32 {
            let fans: Vec<&str> = FanCard::NAMES
                .iter()
                .enumerate()
                .filter(|(at, _)| bits >> at & 1 == 1)
                .map(|(_, &name)| name)
                .collect();
            if fans.len() > 1 {
                for players in [2, 5, 10] {
                    add(players, &format!("rounds=2,fans={}", fans.join("+")));
                }
                add(4, &format!("rounds=2,deck=limited,deal=draft,drafted=memory,fans={}", fans.join("+")));
            }
        }
        add(2, "rounds=3,hand=1,cards=6");
        add(3, "rounds=2,hand=3,cards=20");
        add(4, "limit=20");
        tables
    }

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
