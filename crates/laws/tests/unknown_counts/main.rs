//! The number of cards hidden from each viewer, counted by hand.
//!
//! The laws do not notice if `show` and `view` leak the same card; these counts do. Each game has a file here.

use rodeo_laws::rng::XorShift;
use rodeo_laws::scenario::{complete_deal, read_play};
use rodeo_laws::walk::{Match, Step};
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::Viewer;

rodeo_rules::for_each_game!(rodeo_rules::game_modules!());

/// Returns the sizes of the pools hidden from a viewer.
fn sizes<G: Game>(game: &G, viewer: Viewer) -> Vec<u8> {
    game.view(viewer).unknown().iter().map(|pool| pool.cards.len()).collect()
}

/// Plays steps given as text: `deal 5 6`, or the choices of the seats.
fn play_steps<G: Game>(played: &mut Match<G>, steps: &[&str]) {
    for step in steps {
        let taken = match step.strip_prefix("deal") {
            Some(cards) => {
                let first: Vec<u8> = cards.split_whitespace().map(|card| card.parse().unwrap()).collect();
                complete_deal(&played.game, &first).unwrap()
            }
            None => read_play(&played.game, &step.split('|').map(str::trim).collect::<Vec<_>>()).unwrap(),
        };
        played.take(taken).unwrap_or_else(|refusal| panic!("{step}: {refusal}"));
    }
}

/// Checks the sizes of the pools hidden from seat 0, seat 1 and the public.
fn check_hidden<G: Game>(played: &Match<G>, expected: [&[u8]; 3]) {
    for (viewer, expected) in Viewer::all(2).zip(expected) {
        assert_eq!(sizes(&played.game, viewer), expected, "unknown to {viewer:?}");
    }
}

/// Deals until the first choice, and checks the sizes of the hidden pools.
fn check_after_deal<G: Game>(players: u8, options: &str, seat: &[u8], public: &[u8]) {
    let rules = read_options(players, options).unwrap();
    for seed in 0..20 {
        let mut rng = XorShift::new(seed);
        let mut played = Match::<G>::new(&rules);
        while let (Awaiting::Deal, Some(deck)) = (played.game.awaiting(), played.game.deck()) {
            let order = rng.order(&deck);
            played.take(Step::Deal(deck.kind, order)).unwrap();
        }
        for viewer in Viewer::all(players) {
            let expected = if viewer == Viewer::Public { public } else { seat };
            assert_eq!(
                sizes(&played.game, viewer),
                expected,
                "unknown to {viewer:?}, {players} players, {options}"
            );
        }
    }
}
