//! Take That: tables to try, and conservation of cards and heads.

use rodeo_rules::card::CardSet;
use rodeo_rules::game::{Game, Rules as _};
use rodeo_rules::seat::Seat;
use rodeo_rules::take_that::{Phase, Rules, TakeThat, mirror};

use crate::books::{Books, Playthrough, disjoint};
use crate::tables::read;

impl Books for TakeThat {
    const PLAYTHROUGHS: &'static [Playthrough] = &[
        Playthrough::new("take_that", 3, "", 1),
        Playthrough::new("take_that-advanced", 2, "games=1,variant=advanced", 2),
    ];

    /// Small decks make empty stocks, empty hands and paired lines frequent.
    fn tables() -> Vec<Rules> {
        let mut tables: Vec<Rules> = (2..=4).map(Rules::defaults).collect();
        let mut add = |players, options: &str| tables.push(read(players, options));
        for players in 2..=4 {
            add(players, "variant=advanced");
            add(players, "hand=1,games=5,variant=advanced");
            add(players, "hand=1,high=34,games=5");
            add(players, "hand=1,high=34,games=5,variant=advanced");
            add(players, "hand=2,low=43,high=56,games=5,variant=advanced");
        }
        add(2, "hand=2,high=32,games=10,variant=advanced");
        add(3, "hand=3,high=21,games=10,variant=advanced");
        add(2, "hand=1,low=44,high=45,games=3");
        add(2, "hand=39");
        add(2, "games=100,hand=1,low=43,high=56,variant=advanced");
        tables
    }

    /// In each game a deal, a turn for every card, and a turn that ends it (ruling take-that R5).
    fn longest(&self) -> usize {
        let rules = self.rules();
        usize::from(rules.games) * (usize::from(rules.deck_cards().len()) + 2)
    }

    fn balance(&self) -> Result<(), String> {
        let seats = || Seat::all(self.players());
        let Phase::Turn(mover) = self.phase() else { return Ok(()) };
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
        let paired =
            |cards: CardSet| cards.iter().all(|card| mirror(card).is_some_and(|other| cards.contains(other)));
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
