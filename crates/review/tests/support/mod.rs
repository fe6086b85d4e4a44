//! Matches between bots, for tests and measurements.

use rodeo_bots::any::{self, KnownPlayers};
use rodeo_bots::{BotKind, SeatRng};
use rodeo_rules::any::{AnyGame, AnyRules};
use rodeo_rules::choice::Choice;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, Rules};
use rodeo_rules::record::{Player, Record, Recorder};
use rodeo_rules::seat::{Seat, Viewer};

/// Plays a match between bots, one for each seat.
pub fn bot_match(rules: &AnyRules, bots: &[BotKind], seed: u64) -> Record {
    let players = Seat::all(rules.players()).zip(bots);
    let players = players.map(|(seat, bot)| Player::bot(format!("Seat {}", seat.get() + 1), bot.to_string()));
    let mut recorder =
        Recorder::<AnyGame>::new(rules, players.collect(), None).expect("the rules can be played");
    let mut deal_rng = SeatRng::from_parts(&[seed, 1]);
    let mut rngs: Vec<SeatRng> =
        Seat::all(rules.players()).map(|seat| SeatRng::from_parts(&[seed, 2, seat.get().into()])).collect();
    loop {
        match recorder.game().awaiting() {
            Awaiting::Over => return recorder.into_record(),
            Awaiting::Deal => {
                let deck = recorder.game().deck().expect("a deal has a deck");
                let order = Dealer::new().order(&deck, &mut deal_rng).to_vec();
                recorder.deal(&order, &mut DiscardEvents).expect("a shuffled deck is a legal deal");
            }
            Awaiting::Moves(seats) => {
                let mut step = Vec::new();
                for seat in seats.iter() {
                    let view = recorder.game().view(Viewer::Seat(seat));
                    let choice = any::choose(
                        bots[seat.index()],
                        &view,
                        &[],
                        KnownPlayers::default(),
                        &mut rngs[seat.index()],
                    );
                    step.push((seat, choice.expect("the seat has a choice to make")));
                }
                if let Some(unilateral) = step.iter().find(|(_, choice)| choice.is_unilateral()) {
                    step = vec![*unilateral];
                }
                recorder.play(&step, &mut DiscardEvents).expect("bots make legal choices");
            }
        }
    }
}
