//! The score sheet of a match: one line for each completed round.

use rodeo_rules::any::AnyGame;
use rodeo_rules::game::Game;
use rodeo_rules::seat::Viewer;

use crate::table::ScoreSheet;

/// Maximum number of rounds on the sheet. A longer match keeps the latest ones, because clients are always sent the whole
/// sheet.
const MAX_ROUNDS: usize = 100;

impl ScoreSheet {
    /// Returns the sheet of a match that has just started.
    pub fn new(game: &AnyGame) -> ScoreSheet {
        let standings = game.view(Viewer::Public).standings();
        ScoreSheet { rounds_before: standings.rounds, lines: vec![standings.scores] }
    }

    /// Adds a line if a round has ended since the last call. Returns whether it did. `game` is the whole game or a view of it.
    pub fn update(&mut self, game: &AnyGame) -> bool {
        if usize::from(game.standings().rounds) < usize::from(self.rounds_before) + self.lines.len() {
            return false;
        }
        // Everybody sees the sheet, so it is made from the public view.
        self.lines.push(game.view(Viewer::Public).standings().scores);
        if self.lines.len() > MAX_ROUNDS + 1 {
            self.lines.remove(0);
            self.rounds_before += 1;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use rodeo_rules::any::AnyRules;
    use rodeo_rules::game::{Awaiting, DiscardEvents, RandomSource};

    use super::*;

    struct Lowest;

    impl RandomSource for Lowest {
        fn below(&mut self, _: u32) -> u32 {
            0
        }
    }

    fn play_step(game: &mut AnyGame) {
        match game.awaiting() {
            Awaiting::Deal => {
                let deck = game.deck().unwrap();
                let order: Vec<_> = deck.cards.iter().take(usize::from(deck.need)).collect();
                game.deal(&order, &mut DiscardEvents).unwrap();
            }
            Awaiting::Moves(seats) => {
                let choices: Vec<_> =
                    seats.iter().map(|seat| (seat, game.any_choice(seat, &mut Lowest).unwrap())).collect();
                game.play(&choices, &mut DiscardEvents).unwrap();
            }
            Awaiting::Over => {}
        }
    }

    #[test]
    fn long_match_keeps_the_latest_rounds() {
        let rounds = MAX_ROUNDS as u16 + 20;
        let rules = AnyRules::read("take6", 2, &format!("rounds={rounds},hand=1")).unwrap();
        let mut game = AnyGame::new(&rules).unwrap();
        let mut sheet = ScoreSheet::new(&game);
        let mut totals = sheet.lines.clone();
        while game.awaiting() != Awaiting::Over {
            play_step(&mut game);
            if sheet.update(&game) {
                totals.push(game.standings().scores);
            }
            assert!(!sheet.update(&game), "a round was added twice");
        }
        assert_eq!((sheet.rounds_before, sheet.lines.len()), (20, MAX_ROUNDS + 1));
        assert_eq!(sheet.lines, totals[20..]);
        assert!(
            totals.iter().zip(&totals[1..]).all(|(before, after)| before < after),
            "a round without any heads taken"
        );
    }
}
