//! Take 6.

use rodeo_laws::rng::XorShift;
use rodeo_laws::walk::Match;
use rodeo_rules::game::Game;
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::Take6;

use super::check_after_deal;

#[test]
fn after_the_deal() {
    // The full deck: 104 cards, 4 lie open, a seat knows its own 10.
    for players in 2..=10 {
        check_after_deal::<Take6>(players, "", &[90], &[100]);
        check_after_deal::<Take6>(
            players,
            "fans=even_odd+mountaineering+jumping_cow+flip_digits",
            &[90],
            &[100],
        );
    }
    // The limited deck holds exactly what was dealt: a seat does not know the hands of the others.
    for (players, seat, public) in [(2, 10, 20), (3, 20, 30), (4, 30, 40), (5, 40, 50), (6, 50, 60)] {
        check_after_deal::<Take6>(players, "deck=limited", &[seat], &[public]);
        // Everything is drafted in the open.
        check_after_deal::<Take6>(players, "deck=limited,deal=draft", &[], &[]);
    }
}

#[test]
fn after_three_turns() {
    // Three turns of four players show twelve cards: 104 − 4 − 12, and a seat knows its seven.
    for seed in 0..20 {
        let mut rng = XorShift::new(seed);
        let mut played = Match::<Take6>::new(&read_options(4, "").unwrap());
        while played.game.hand_size(Seat::new(0).unwrap()) != 7 {
            let step = played.any_step(&mut rng).unwrap();
            played.take(step).unwrap();
        }
        let unknown = |viewer| played.game.view(viewer).unknown()[0].cards.len();
        assert_eq!(unknown(Viewer::Public), 88, "unknown to the public");
        assert_eq!(unknown(Viewer::Seat(Seat::new(2).unwrap())), 81, "unknown to a seat");
    }
}
