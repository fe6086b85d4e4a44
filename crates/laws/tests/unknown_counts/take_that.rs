//! Take That.

use rodeo_laws::rng::XorShift;
use rodeo_laws::tables;
use rodeo_laws::walk::{Match, Step};
use rodeo_rules::card::CardSet;
use rodeo_rules::game::Game;
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take_that::{Event, TakeThat};

use super::{check_after_deal, check_hidden, play_steps};

#[test]
fn after_the_deal() {
    for variant in ["standard", "advanced"] {
        let with = |options: &str| format!("variant={variant}{options}");
        // 79 cards, of which a seat knows its hand and the public none.
        check_after_deal::<TakeThat>(2, &with(""), &[70], &[79]);
        check_after_deal::<TakeThat>(3, &with(""), &[70], &[79]);
        check_after_deal::<TakeThat>(4, &with(""), &[71], &[79]);
        for players in 2..=4 {
            check_after_deal::<TakeThat>(players, &with(",hand=1"), &[78], &[79]);
            // 12–34 without 20 and 30; 43–56 without 50.
            check_after_deal::<TakeThat>(players, &with(",hand=1,high=34"), &[20], &[21]);
            check_after_deal::<TakeThat>(players, &with(",hand=2,low=43,high=56"), &[11], &[13]);
        }
        check_after_deal::<TakeThat>(2, &with(",hand=39"), &[40], &[79]);
        // No pile: a seat does not know the hands of the others.
        check_after_deal::<TakeThat>(3, &with(",hand=3,high=21"), &[6], &[9]);
        check_after_deal::<TakeThat>(2, &with(",hand=1,low=44,high=45"), &[1], &[2]);
    }
}

#[test]
fn later() {
    for variant in ["standard", "advanced"] {
        let rules = read_options(2, &format!("variant={variant}")).unwrap();
        let mut played = Match::<TakeThat>::new(&rules);
        // Seat 0 holds 12–19 and 21, seat 1 holds 22–29 and 31; the pile begins with 32.
        play_steps(&mut played, &["deal"]);
        check_hidden(&played, [&[70], &[70], &[79]]);
        // The 12 is shown to all; what seat 0 draws only to seat 0.
        play_steps(&mut played, &["12"]);
        check_hidden(&played, [&[69], &[69], &[78]]);
        // The 22 is shown, and seat 1 draws: both know their nine cards and two in the line.
        play_steps(&mut played, &["| 22"]);
        check_hidden(&played, [&[68], &[68], &[77]]);
        // A pair shows one card more, the 21; the 12 was known.
        play_steps(&mut played, &["pair 21"]);
        check_hidden(&played, [&[67], &[67], &[76]]);
        // The line of one card is taken and stays known; the 23 is shown. In the advanced variant a card goes from the
        // pile to seat 1, but nobody has seen it, so it is still one of those not known.
        play_steps(&mut played, &["| take 23"]);
        assert_eq!(played.game.extra_count(Seat::new(1).unwrap()), u8::from(variant == "advanced"));
        check_hidden(&played, [&[66], &[66], &[75]]);
    }
}

/// In every position, a viewer knows exactly the cards that were shown to them in this game.
#[test]
fn knows_what_was_shown() {
    for rules in tables::of::<TakeThat>() {
        let mut rng = XorShift::new(7);
        let mut played = Match::<TakeThat>::new(&rules);
        let mut unseen = vec![CardSet::EMPTY; usize::from(rules.players) + 1];
        while let Some(step) = played.any_step(&mut rng) {
            let before = played.events.len();
            if matches!(step, Step::Deal(..)) {
                unseen.fill(rules.deck_cards());
            }
            played.take(step).unwrap();
            for (viewer, unseen) in Viewer::all(rules.players).zip(&mut unseen) {
                for event in &played.events[before..] {
                    let seen = match *event {
                        Event::HandDealt { seat, cards } if viewer.is(seat) => cards.unwrap_or_default(),
                        Event::Drew { seat, card } if viewer.is(seat) => card.into_iter().collect(),
                        Event::Extended { card, .. } | Event::Paired { card, .. } => {
                            [card].into_iter().collect()
                        }
                        Event::GameScored { .. } => rules.deck_cards(),
                        _ => CardSet::EMPTY,
                    };
                    *unseen = *unseen - seen;
                }
                let unknown = played.game.view(viewer).unknown();
                let found = unknown.first().map_or(CardSet::EMPTY, |pool| pool.cards);
                assert_eq!(found, *unseen, "unknown to {viewer:?}");
            }
        }
    }
}
