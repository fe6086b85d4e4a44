//! Helpers shared by the tests of Take 6 bots.

use rodeo_bots::{SeatRng, random_choice};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game};
use rodeo_rules::options::read_options;
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{Rules, Take6};

/// Plays matches at random, and calls `visit` for every seat that has to decide.
pub fn visit_positions(players: u8, options: &str, matches: u64, mut visit: impl FnMut(&Take6, Seat)) {
    let rules: Rules = read_options(players, options).unwrap();
    for number in 0..matches {
        let mut game = Take6::new(&rules).unwrap();
        let mut rng = SeatRng::from_parts(&[number, u64::from(players)]);
        let mut dealer = Dealer::new();
        loop {
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Deal => {
                    let deck = game.deck().unwrap();
                    game.deal(dealer.order(&deck, &mut rng), &mut DiscardEvents).unwrap();
                }
                Awaiting::Moves(seats) => {
                    let mut ballot = Ballot::new(&game);
                    for seat in seats.iter() {
                        visit(&game, seat);
                        let choice = random_choice(&game, seat, RowRule::Random, &mut rng);
                        ballot.answer(&game, seat, choice.unwrap()).unwrap();
                    }
                    game.play(&ballot.step().unwrap(), &mut DiscardEvents).unwrap();
                }
            }
        }
    }
}
