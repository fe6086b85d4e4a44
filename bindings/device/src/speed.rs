//! Speed of the rules and of the search, for measurements.

use rodeo_bots::{Roster, SeatRng, SeatStyles, Unrecorded, Worlds};
use rodeo_rules::any::GameKind;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents};
use rodeo_rules::options::read_options;
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::Viewer;
use rodeo_rules::with_game;
use wasm_bindgen::prelude::*;

use crate::{DeviceError, malformed};

/// Plays whole matches of random players, by the rules alone.
#[wasm_bindgen]
pub fn play_random_matches(game: &str, players: u8, count: u32) -> Result<(), DeviceError> {
    let kind: GameKind = game.parse().map_err(malformed)?;
    with_game!(kind, G => random_matches::<G>(players, count))
}

/// Plays the first round of a match to its end in sampled worlds, as the search does: one playout in each world.
#[wasm_bindgen]
pub fn play_out_worlds(game: &str, players: u8, count: u32) -> Result<(), DeviceError> {
    let kind: GameKind = game.parse().map_err(malformed)?;
    with_game!(kind, G => playouts::<G>(players, count))
}

fn new_game<G: Roster>(players: u8) -> Result<G, DeviceError> {
    G::new(&read_options(players, "").map_err(malformed)?).map_err(malformed)
}

fn random_matches<G: Roster>(players: u8, count: u32) -> Result<(), DeviceError> {
    let (game, mut dealer, mut rng) = (new_game::<G>(players)?, Dealer::new(), SeatRng::new(6));
    for _ in 0..count {
        let mut table = Unrecorded(game.clone());
        G::finish_at_random(&mut table, &mut dealer, &mut rng, RowRule::Cheapest).map_err(malformed)?;
    }
    Ok(())
}

fn playouts<G: Roster>(players: u8, count: u32) -> Result<(), DeviceError> {
    let (mut game, mut dealer, mut rng) = (new_game::<G>(players)?, Dealer::new(), SeatRng::new(6));
    while game.awaiting() == Awaiting::Deal {
        let deck = game.deck().ok_or_else(|| malformed("no deck"))?;
        game.deal(dealer.order(&deck, &mut rng), &mut DiscardEvents).map_err(malformed)?;
    }
    let Awaiting::Moves(seats) = game.awaiting() else { return Err(malformed("nothing to choose")) };
    let seat = seats.iter().next().ok_or_else(|| malformed("nobody chooses"))?;
    let view = game.view(Viewer::Seat(seat));
    let mut worlds = Worlds::new(&view);
    for _ in 0..count {
        let world = worlds.sample(&mut rng).ok_or_else(|| malformed("no world"))?;
        let value = world.clone().play_out(seat, &world, &SeatStyles::STRONG, rng.fork());
        value.ok_or_else(|| malformed("a playout without a result"))?;
    }
    Ok(())
}
