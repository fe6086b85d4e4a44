//! The score sheet of a match, written round by round.

use rodeo_protocol::table::ScoreSheet;
use rodeo_rules::any::AnyGame;
use rodeo_rules::game::Game;
use rodeo_rules::seat::Viewer;

/// As many rounds are on it. A match of a thousand rounds keeps its last ones: everybody is sent the sheet whole.
const ROUNDS: usize = 100;

/// The sheet of a match that has just begun.
pub(crate) fn begin(game: &AnyGame) -> ScoreSheet {
    let standing = game.view(Viewer::Public).standings();
    ScoreSheet { rounds_before: standing.rounds, lines: vec![standing.scores] }
}

/// Writes a line where a round is over. Says whether one is.
pub(crate) fn write_down(sheet: &mut ScoreSheet, game: &AnyGame) -> bool {
    if usize::from(game.standings().rounds) < usize::from(sheet.rounds_before) + sheet.lines.len() {
        return false;
    }
    // What everybody can count, and no more.
    sheet.lines.push(game.view(Viewer::Public).standings().scores);
    if sheet.lines.len() > ROUNDS + 1 {
        sheet.lines.remove(0);
        sheet.rounds_before += 1;
    }
    true
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

    fn go_on(game: &mut AnyGame) {
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
    fn of_many_rounds_the_last_are_kept() {
        let rounds = ROUNDS as u16 + 20;
        let rules = AnyRules::read("take6", 2, &format!("rounds={rounds},hand=1")).unwrap();
        let mut game = AnyGame::new(&rules).unwrap();
        let mut sheet = begin(&game);
        let mut totals = sheet.lines.clone();
        while game.awaiting() != Awaiting::Over {
            go_on(&mut game);
            if write_down(&mut sheet, &game) {
                totals.push(game.standings().scores);
            }
            assert!(!write_down(&mut sheet, &game), "a round is written down once");
        }
        assert_eq!((sheet.rounds_before, sheet.lines.len()), (20, ROUNDS + 1));
        assert_eq!(sheet.lines, totals[20..]);
        assert!(
            totals.iter().zip(&totals[1..]).all(|(before, after)| before < after),
            "each round costs somebody"
        );
    }
}
