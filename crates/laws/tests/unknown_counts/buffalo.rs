//! Beat the Buffalo.

use rodeo_laws::rng::XorShift;
use rodeo_laws::tables;
use rodeo_laws::walk::Match;
use rodeo_rules::buffalo::{Buffalo, Event, Rules};
use rodeo_rules::card::CardSet;
use rodeo_rules::game::Game;
use rodeo_rules::options::read_options;
use rodeo_rules::seat::Viewer;

use super::{check_after_deal, check_hidden, play_steps, sizes};

#[test]
fn after_the_deal() {
    // 104 cards, 4 lie open, a seat knows its own 10. Of the 16 special cards two lie open, however many are in play.
    // Alone there are none.
    check_after_deal::<Buffalo>(1, "", &[90], &[100]);
    check_after_deal::<Buffalo>(1, "hand=1,cards=6", &[1], &[2]);
    for players in 2..=6 {
        check_after_deal::<Buffalo>(players, "", &[90, 14], &[100, 14]);
        check_after_deal::<Buffalo>(players, "decide=majority", &[90, 14], &[100, 14]);
        // All cards are dealt: a seat does not know the hands of the others and the buffalo's stack.
        let all = (players + 1) * 3;
        let options = format!("hand=3,cards={}", all + 4);
        check_after_deal::<Buffalo>(players, &options, &[all - 3, 14], &[all, 14]);
    }
    check_after_deal::<Buffalo>(6, "hand=1,cards=40", &[35, 14], &[36, 14]);
    check_after_deal::<Buffalo>(5, "hand=6,cards=60", &[50, 14], &[56, 14]);
}

#[test]
fn with_a_replace() {
    let mut played = Match::<Buffalo>::new(&read_options(2, "").unwrap());
    // 1–10 and 11–20 in the hands, 21–30 in the stack, 31–34 start the rows.
    play_steps(&mut played, &["deal"]);
    // The special cards are not dealt yet: nothing is said about them.
    check_hidden(&played, [&[90], &[90], &[100]]);
    // Both Replace! lie open. 104 − 4 − 3 shown = 97 to the public; a seat knows nine cards of its own besides.
    play_steps(&mut played, &["deal 5 6", "1 | 11"]);
    check_hidden(&played, [&[88, 14], &[88, 14], &[97, 14]]);
    // The 2 is shown and the 1 goes back, which all have seen: seat 0 learns nothing, the others one card.
    play_steps(&mut played, &["replace 2", "row1"]);
    check_hidden(&played, [&[88, 14], &[87, 14], &[96, 14]]);
    // Seat 1 leaves its Replace! alone; with no other card between them, the 21 follows the 11.
    play_steps(&mut played, &["pass | pass"]);
    check_hidden(&played, [&[88, 14], &[87, 14], &[96, 14]]);
    // The 1 is shown again: news are only the 12 (for seat 0 and the public) and the 22 (for all).
    play_steps(&mut played, &["1 | 12"]);
    check_hidden(&played, [&[86, 14], &[86, 14], &[94, 14]]);
}

#[test]
fn with_special_cards_turned_up() {
    // 1–10 … 51–60 in the hands, 61–70 in the stack, 71–74 start the rows; First, First, Sort, Last are on top.
    let mut played = Match::<Buffalo>::new(&read_options(6, "").unwrap());
    play_steps(&mut played, &["deal", "deal 11 12 15 13"]);
    let public = |played: &Match<Buffalo>| sizes(&played.game, Viewer::Public);
    assert_eq!(public(&played), [100, 14]);
    // Seven cards are shown. A special card that is used makes room for one that nobody had seen.
    play_steps(&mut played, &["10 | 20 | 30 | 40 | 50 | 60"]);
    assert_eq!(public(&played), [93, 14]);
    play_steps(&mut played, &["first 20"]);
    assert_eq!(public(&played), [93, 13]);
    play_steps(&mut played, &["| sort 61 60 50 40 30 20 10"]);
    assert_eq!(public(&played), [93, 12]);
    // At the end 74 cards were shown to all; which ones nobody was dealt stays unknown.
    let mut rng = XorShift::new(1);
    while let Some(step) = played.any_step(&mut rng) {
        played.take(step).unwrap();
    }
    for viewer in Viewer::all(6) {
        assert_eq!(sizes(&played.game, viewer)[0], 30, "unknown to {viewer:?}");
    }
}

/// In every position, a viewer knows exactly the cards that were shown to them.
#[test]
fn knows_what_was_shown() {
    for (seed, rules) in (0..).zip(tables::of::<Buffalo>()) {
        let mut rng = XorShift::new(seed);
        let mut played = Match::<Buffalo>::new(&rules);
        let mut unseen = vec![[CardSet::EMPTY; 2]; usize::from(rules.players) + 1];
        while let Some(step) = played.any_step(&mut rng) {
            let before = played.events.len();
            played.take(step).unwrap();
            for (viewer, [unseen, specials]) in Viewer::all(rules.players).zip(&mut unseen) {
                for event in &played.events[before..] {
                    match event {
                        Event::HandDealt { seat, .. } if seat.get() == 0 => *unseen = rules.deck_cards(),
                        Event::SpecialsDealt { .. } => *specials = Rules::special_cards(),
                        _ => {}
                    }
                    let shown = match event {
                        Event::HandDealt { seat, cards } if viewer.is(*seat) => cards.unwrap_or_default(),
                        Event::RowsLaid { starts } => starts.iter().copied().collect(),
                        Event::Revealed { cards, buffalo } => {
                            cards.iter().flatten().chain([buffalo]).copied().collect()
                        }
                        Event::Replaced { card, .. } => [*card].into_iter().collect(),
                        _ => CardSet::EMPTY,
                    };
                    *unseen = *unseen - shown;
                    if let Event::Turned { card, .. } = event {
                        specials.remove(*card);
                    }
                }
                let found: Vec<CardSet> =
                    played.game.view(viewer).unknown().iter().map(|pool| pool.cards).collect();
                let pools = [*unseen, *specials].into_iter().filter(|cards| !cards.is_empty());
                assert_eq!(found, pools.collect::<Vec<_>>(), "unknown to {viewer:?}");
            }
        }
    }
}
