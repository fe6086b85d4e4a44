//! A bound for teams against the buffalo: the share of deals that a team wins if it sees all cards.
//!
//! ```sh
//! cargo run --release -p rodeo-bots --example buffalo_bound -- 4 500 6066 10000
//! ```
//!
//! The arguments are the number of players, the number of deals, the seed and the number of lines tried per deal. The deals
//! are those of `rodeo arena buffalo` with the same seed.
//!
//! With all cards known nothing in a round is left to chance, so a line that wins once wins always. The cheating team tries
//! many lines of the playout policy in the real game and plays the first one that wins. More lines can only find more wins:
//! the figures are lower bounds for a perfect team that sees all cards.
//!
//! This is no bot: it is given the game, and is part of this example only.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "an example, run by hand by developers of the bots"
)]

use rodeo_bots::{SearchModel as _, SeatRng};
use rodeo_rules::buffalo::{Buffalo, Rules};
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game};
use rodeo_rules::options::read_options;

/// Random numbers of the lines, separate from those of the deals.
const LINES: u64 = 1;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default: u64| arguments.next().map_or(default, |text| text.parse().expect("a number"));
    let (players, deals, seed, lines) = (number(4), number(100), number(6066), number(1000));
    let rules: Rules = read_options(u8::try_from(players).expect("1 to 6 players"), "").expect("valid rules");
    let needed: Vec<Option<u64>> = (0..deals).map(|deal| winning_line(&rules, seed, deal, lines)).collect();
    println!("{players} players, {deals} deals, seed {seed}");
    let mut tried = 1;
    loop {
        let tried_now = tried.min(lines);
        let won = needed.iter().flatten().filter(|&&line| line < tried_now).count() as f64;
        let (low, high) = wilson_interval(won, deals as f64);
        println!("{tried_now:>7} lines: {:.1} % ({low:.1}–{high:.1})", 100.0 * won / deals as f64);
        if tried >= lines {
            return;
        }
        tried *= 10;
    }
}

/// The number of the first line of a deal that wins, if there is one.
fn winning_line(rules: &Rules, seed: u64, deal: u64, lines: u64) -> Option<u64> {
    let start = dealt(rules, seed, deal);
    let mut rng = SeatRng::from_parts(&[seed, deal, LINES]);
    (0..lines).find(|_| {
        let mut game = start;
        while game.play_reference_step(&mut rng, &mut DiscardEvents).is_some() {}
        game.outcome().is_some_and(|outcome| !outcome.winners.is_empty())
    })
}

/// The beginning of a round, with the deals of the arena.
fn dealt(rules: &Rules, seed: u64, deal: u64) -> Buffalo {
    let mut game = Buffalo::new(rules).expect("valid rules");
    while game.awaiting() == Awaiting::Deal {
        let deck = game.deck().expect("a deal has a deck");
        let mut rng = SeatRng::from_parts(&[seed, deal, deck.kind as u64, u64::from(deck.nth)]);
        game.deal(Dealer::new().order(&deck, &mut rng), &mut DiscardEvents).expect("the whole deck");
    }
    game
}

/// The 95 % interval of a share by Wilson's method, in percent; valid near 0 and 1, too.
fn wilson_interval(won: f64, all: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let share = won / all;
    let middle = share + Z * Z / (2.0 * all);
    let margin = Z * (share * (1.0 - share) / all + Z * Z / (4.0 * all * all)).sqrt();
    let scale = 100.0 / (1.0 + Z * Z / all);
    (scale * (middle - margin), scale * (middle + margin))
}
