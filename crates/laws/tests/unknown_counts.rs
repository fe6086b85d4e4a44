//! The number of cards hidden from each viewer, counted by hand.
//!
//! The laws do not notice if `show` and `view` leak the same card; these counts do.

use rodeo_laws::rng::XorShift;
use rodeo_laws::scenario::{complete_deal, read_play};
use rodeo_laws::tables;
use rodeo_laws::walk::{Match, Step};
use rodeo_rules::buffalo::{self, Buffalo};
use rodeo_rules::bull_party::{BullParty, Phase};
use rodeo_rules::card::CardSet;
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take_that::{self, TakeThat};
use rodeo_rules::take6::Take6;

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

#[test]
fn take6() {
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
fn take6_after_three_turns() {
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

#[test]
fn bull_party() {
    // Five letters, of which a seat knows its own; 100 cards, of which it knows its five and two a row.
    for players in 2..=5 {
        let open = 2 * players;
        check_after_deal::<BullParty>(players, "", &[4, 95 - open], &[5, 100 - open]);
    }
    check_after_deal::<BullParty>(2, "numbers=17,hand=2,out=1", &[4, 11], &[5, 13]);
}

/// The cards of a reshuffled stock are a pool of their own for all viewers.
#[test]
fn bull_party_after_a_reshuffle() {
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

#[test]
fn buffalo() {
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
fn buffalo_with_a_replace() {
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
fn buffalo_with_special_cards_turned_up() {
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
fn buffalo_knows_what_was_shown() {
    use buffalo::Event;
    for (seed, rules) in (0..).zip(tables::buffalo()) {
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
                        Event::SpecialsDealt { .. } => *specials = buffalo::Rules::special_cards(),
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

#[test]
fn take_that() {
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
fn take_that_later() {
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
fn take_that_knows_what_was_shown() {
    use take_that::Event;
    for rules in tables::take_that() {
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
