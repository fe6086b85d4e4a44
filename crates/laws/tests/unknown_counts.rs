//! How many cards nobody has shown a viewer after each deal, counted by hand.
//!
//! The laws cannot tell whether `show` and `view` leak the same thing; these counts can.

use rodeo_laws::dice::XorShift;
use rodeo_laws::walk::{Match, Step};
use rodeo_rules::bull_party::{BullParty, Phase};
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::Take6;

/// Deals all that is asked for before the first choice, and compares the sizes of the unknown pools.
fn after_the_deal<G: Game>(players: u8, options: &str, seat: &[u8], public: &[u8]) {
    let rules = read_options(players, options).unwrap();
    for seed in 0..20 {
        let mut dice = XorShift::new(seed);
        let mut played = Match::<G>::new(&rules);
        while let (Awaiting::Deal, Some(deck)) = (played.game.awaiting(), played.game.deck()) {
            let order = dice.order(&deck);
            played.take(Step::Deal(deck.kind, order)).unwrap();
        }
        for viewer in Viewer::all(players) {
            let sizes: Vec<u8> =
                played.game.view(viewer).unknown().iter().map(|pool| pool.cards.len()).collect();
            let expected = if viewer == Viewer::Public { public } else { seat };
            assert_eq!(sizes, expected, "unknown to {viewer:?}, {players} players, {options}");
        }
    }
}

#[test]
fn take6() {
    // The full deck: 104 cards, 4 lie open, a seat knows its own 10.
    for players in 2..=10 {
        after_the_deal::<Take6>(players, "", &[90], &[100]);
        after_the_deal::<Take6>(
            players,
            "fans=even_odd+mountaineering+jumping_cow+flip_digits",
            &[90],
            &[100],
        );
    }
    // The limited deck holds exactly what was dealt: a seat does not know the hands of the others.
    for (players, seat, public) in [(2, 10, 20), (3, 20, 30), (4, 30, 40), (5, 40, 50), (6, 50, 60)] {
        after_the_deal::<Take6>(players, "deck=limited", &[seat], &[public]);
        // Everything is drafted in the open.
        after_the_deal::<Take6>(players, "deck=limited,deal=draft", &[], &[]);
    }
}

#[test]
fn take6_after_three_turns() {
    // Three turns of four players show twelve cards: 104 − 4 − 12, and a seat knows its seven.
    for seed in 0..20 {
        let mut dice = XorShift::new(seed);
        let mut played = Match::<Take6>::new(&read_options(4, "").unwrap());
        while played.game.hand_size(Seat::new(0).unwrap()) != 7 {
            let step = played.any_step(&mut dice).unwrap();
            played.take(step).unwrap();
        }
        let unknown = |viewer| played.game.view(viewer).unknown()[0].cards.len();
        assert_eq!(unknown(Viewer::Public), 88, "unknown to the public");
        assert_eq!(unknown(Viewer::Seat(Seat::new(2).unwrap())), 81, "unknown to a seat");
    }
}

#[test]
fn bull_party() {
    // Five letters, of which a seat knows its own; 100 cards, of which it knows its five and two a row.
    for players in 2..=5 {
        let open = 2 * players;
        after_the_deal::<BullParty>(players, "", &[4, 95 - open], &[5, 100 - open]);
    }
    after_the_deal::<BullParty>(2, "numbers=17,hand=2,out=1", &[4, 11], &[5, 13]);
}

/// The cards of a reshuffled deck are a pool of their own, for everybody.
#[test]
fn bull_party_after_a_reshuffle() {
    let mut found = 0;
    for seed in 0..200 {
        let mut dice = XorShift::new(seed);
        let mut played = Match::<BullParty>::new(&read_options(3, "numbers=24,hand=2,out=0").unwrap());
        while let Some(step) = played.any_step(&mut dice) {
            let reshuffled = matches!(step, Step::Deal(..)) && !played.steps.is_empty();
            played.take(step).unwrap();
            let game = &played.game;
            // All cards of the first deck have been in the rows: what is not known is in the hands it was dealt to.
            if reshuffled && game.phase() == Phase::Pick && game.rounds() > 0 && !game.stock().is_empty() {
                let hidden = |of: &dyn Fn(Seat) -> bool| -> u8 {
                    Seat::all(3).filter(|&seat| of(seat)).map(|s| (game.hand(s) - game.seen()).len()).sum()
                };
                for viewer in Viewer::all(3) {
                    let sizes: Vec<u8> =
                        game.view(viewer).unknown().iter().map(|pool| pool.cards.len()).collect();
                    let cards = hidden(&|seat| !viewer.is(seat));
                    let wanted: Vec<u8> =
                        [cards, game.stock().size()].into_iter().filter(|&size| size > 0).collect();
                    assert_eq!(sizes[1..], wanted, "unknown to {viewer:?}");
                    found += 1;
                }
            }
        }
    }
    assert!(found > 20, "{found}");
}
