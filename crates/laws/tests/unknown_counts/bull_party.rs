//! Bull Party.

use rodeo_laws::rng::XorShift;
use rodeo_laws::walk::{Match, Step};
use rodeo_rules::bull_party::{BullParty, Phase};
use rodeo_rules::game::Game;
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};

use super::check_after_deal;

#[test]
fn after_the_deal() {
    // Five letters, of which a seat knows its own; 100 cards, of which it knows its five and two a row.
    for players in 2..=5 {
        let open = 2 * players;
        check_after_deal::<BullParty>(players, "", &[4, 95 - open], &[5, 100 - open]);
    }
    check_after_deal::<BullParty>(2, "numbers=17,hand=2,out=1", &[4, 11], &[5, 13]);
}

/// The cards of a reshuffled stock are a pool of their own for all viewers.
#[test]
fn after_a_reshuffle() {
    let mut found = 0;
    for seed in 0..200 {
        let mut rng = XorShift::new(seed);
        let mut played = Match::<BullParty>::new(&read_options(3, "numbers=24,hand=2,out=0").unwrap());
        while let Some(step) = played.any_step(&mut rng) {
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
