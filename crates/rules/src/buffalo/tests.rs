//! Properties of Beat the Buffalo on random matches. The laws of all games are tested in `crates/laws`.

use super::*;
use crate::card::{Card, CardSet};
use crate::choice::{Choice as _, Word, Words};
use crate::deal::{DealKind, Order};
use crate::game::{Awaiting, DiscardEvents, Game, RandomSource, Rules as _};
use crate::rows::RowId;
use crate::seat::{Seat, Viewer};

struct XorShift(u64);

impl RandomSource for XorShift {
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(n)) >> 32) as u32
    }
}

impl XorShift {
    fn shuffled(&mut self, cards: CardSet) -> Order {
        let mut order: Order = cards.iter().collect();
        for at in (1..order.len()).rev() {
            order.swap(at, self.below(at as u32 + 1) as usize);
        }
        order
    }
}

enum Step {
    Deal(Order),
    Play(Vec<(Seat, Choice)>),
}

/// Returns a random next step; special cards are used in one of four windows.
fn any_step(game: &Buffalo, rng: &mut XorShift) -> Option<Step> {
    match game.awaiting() {
        Awaiting::Over => None,
        Awaiting::Deal => {
            let deck = game.deck().unwrap();
            let mut order = rng.shuffled(deck.cards);
            order.truncate(usize::from(deck.need));
            Some(Step::Deal(order))
        }
        Awaiting::Moves(seats) => {
            let acts = rng.below(4) == 0;
            let mut step = Vec::new();
            for seat in seats.iter() {
                let choice = loop {
                    let choice = game.any_choice(seat, rng).unwrap();
                    if acts || !choice.is_unilateral() {
                        break choice;
                    }
                };
                if choice.is_unilateral() {
                    return Some(Step::Play(vec![(seat, choice)]));
                }
                step.push((seat, choice));
            }
            Some(Step::Play(step))
        }
    }
}

fn take_step(game: &mut Buffalo, step: &Step) -> Vec<Event> {
    let mut events = Vec::new();
    match step {
        Step::Deal(order) => game.deal(order, &mut events).unwrap(),
        Step::Play(choices) => game.play(choices, &mut events).unwrap(),
    }
    events
}

/// Plays random matches with all numbers of players and visits every position with the events that led to it.
fn for_all_positions(matches: u32, mut look: impl FnMut(&Buffalo, &[Event], &mut XorShift)) {
    let mut rng = XorShift(0x9e37_79b9_7f4a_7c15);
    for number in 0..matches {
        let mut rules = Rules::defaults(1 + (number % 6) as u8);
        if number % 4 == 3 {
            rules.hand = 1 + rng.below(10) as u8;
            rules.cards = rules.dealt() as u8 + rng.below(3) as u8;
        }
        let mut game = Buffalo::new(&rules).unwrap();
        look(&game, &[], &mut rng);
        while let Some(step) = any_step(&game, &mut rng) {
            let asked = game.question();
            let events = take_step(&mut game, &step);
            assert!(game.question() == asked + 1, "every step must advance the question once");
            look(&game, &events, &mut rng);
        }
        assert!(game.outcome().is_some());
    }
}

/// Collects all complete choices; for Sort, only some orders.
fn all_offered(game: &Buffalo, seat: Seat, so_far: &Words, all: &mut Vec<Choice>) {
    let options = game.next_words(seat, so_far);
    assert!(!options.is_dead_end() || so_far.is_empty(), "{so_far:?} is a dead end");
    if options.complete {
        all.push(Choice::from_words(so_far).unwrap());
    }
    let sorting = so_far.first() == Some(&Special::Sort.word());
    for &word in options.next.iter().take(if sorting { 2 } else { 64 }) {
        let mut words = so_far.clone();
        words.push(word);
        all_offered(game, seat, &words, all);
    }
}

/// Whether the game accepts this choice together with matching choices of the other seats.
fn accepts(game: &Buffalo, seat: Seat, choice: Choice) -> bool {
    let Awaiting::Moves(seats) = game.awaiting() else { return false };
    let others = |other: Seat| match game.phase() {
        Phase::Pick => Choice::Card(game.hand(other).first().unwrap()),
        _ => Choice::Pass,
    };
    let step: Vec<(Seat, Choice)> = if choice.is_unilateral() {
        vec![(seat, choice)]
    } else {
        let answer = |other| (other, if other == seat { choice } else { others(other) });
        seats.iter().map(answer).collect()
    };
    let mut after = *game;
    let mut events = Vec::new();
    let accepted = step.iter().any(|(other, _)| *other == seat) && after.play(&step, &mut events).is_ok();
    assert!(accepted || after == *game && events.is_empty(), "a rejected step must change nothing");
    accepted
}

fn any_word(rng: &mut XorShift, game: &Buffalo) -> Word {
    let known = game.queue().cards().iter().chain(game.rows().iter().flat_map(|row| row.set()));
    let known: Vec<Card> = known.chain(game.hands.iter().flat_map(|hand| hand.iter())).collect();
    match rng.below(8) {
        0 => Word::Pass,
        1 => LIFT,
        2 | 3 => Special::ALL[rng.below(8) as usize].word(),
        4 | 5 => Word::Row(RowId::new(rng.below(5) as u8).unwrap()),
        6 if !known.is_empty() => Word::Card(known[rng.below(known.len() as u32) as usize]),
        _ => Word::Card(Card::new(1 + rng.below(104) as u8).unwrap()),
    }
}

#[test]
fn exactly_the_offered_choices_are_accepted() {
    for_all_positions(60, |game, _, rng| {
        for seat in Seat::all(7) {
            let mut offered = Vec::new();
            all_offered(game, seat, &Words::new(), &mut offered);
            let asked = matches!(game.awaiting(), Awaiting::Moves(seats) if seats.contains(seat));
            assert_eq!(asked, !offered.is_empty());
            for choice in offered {
                assert!(accepts(game, seat, choice), "{choice:?} was offered but rejected");
            }
            for _ in 0..60 {
                let words: Words = (0..1 + rng.below(4)).map(|_| any_word(rng, game)).collect();
                let Some(choice) = Choice::from_words(&words) else { continue };
                assert_eq!(choice.words(), words);
                let walked =
                    (0..words.len()).all(|at| game.next_words(seat, &words[..at]).next.contains(&words[at]));
                assert_eq!(walked && game.next_words(seat, &words).complete, accepts(game, seat, choice));
            }
        }
    });
}

#[test]
fn window_opens_exactly_if_a_seat_can_act() {
    let mut seats_without_action = 0;
    let mut before = Buffalo::new(&Rules::defaults(1)).unwrap();
    for_all_positions(120, |game, events, _| {
        let acts = |seat| game.next_words(seat, &[]).next.len() > 1;
        if game.phase() == Phase::Window {
            assert!(Seat::all(game.players()).any(acts));
            assert!(!game.queue().is_empty());
            seats_without_action += Seat::all(game.players()).filter(|&seat| !acts(seat)).count();
        } else {
            assert!(game.queue().is_empty() || matches!(game.phase(), Phase::TakeRow(_)));
        }
        // A card is placed after all have passed, after Replace!, or if nobody can act.
        let mut goes_ahead = false;
        for event in events {
            match event {
                Event::Passed | Event::Replaced { .. } => goes_ahead = true,
                Event::Took { cause: Cause::Chosen, .. } => goes_ahead = false,
                Event::Placed { .. } | Event::Took { .. } | Event::NoRowFits { .. } => {
                    assert!(goes_ahead || !before.has_window());
                    goes_ahead = false;
                }
                _ => {}
            }
            before.apply(event);
        }
        before = *game;
    });
    assert!(seats_without_action > 0);
}

#[test]
fn unknown_counts_match_the_deals() {
    let sizes = |game: &Buffalo, viewer| -> Vec<(DealKind, u8)> {
        game.view(viewer).unknown().iter().map(|pool| (pool.kind, pool.cards.len())).collect()
    };
    let mut game = Buffalo::new(&Rules::defaults(2)).unwrap();
    let seat = Viewer::Seat(Seat::default());
    assert_eq!(sizes(&game, seat), []);
    let order: Order = CardSet::range(1, 34).iter().collect();
    game.deal(&order, &mut DiscardEvents).unwrap();
    assert_eq!(sizes(&game, seat), [(DealKind::Cards, 90)]);
    let order: Order = CardSet::range(1, 2).iter().collect();
    game.deal(&order, &mut DiscardEvents).unwrap();
    assert_eq!(sizes(&game, seat), [(DealKind::Cards, 90), (DealKind::Specials, 14)]);
    assert_eq!(sizes(&game, Viewer::Public), [(DealKind::Cards, 100), (DealKind::Specials, 14)]);
}

#[test]
fn random_matches_reach_every_kind_of_event() {
    let mut seen = std::collections::BTreeSet::new();
    for_all_positions(4000, |game, events, _| {
        for event in events {
            let text = format!("{event:?}");
            let name = text.split([' ', '{']).next().unwrap().to_owned();
            seen.insert(if text.contains("took: Some") { format!("{name} took") } else { name });
        }
        let empty = game.rows().iter().filter(|row| row.is_empty()).count();
        if game.deck().is_none() && empty > 0 {
            seen.insert(format!("{empty} empty rows"));
        }
        if game.hands.iter().any(|&hand| !(hand - game.unseen).is_empty()) {
            seen.insert("a public card in a hand".into());
        }
    });
    for wanted in [
        "Inserted took",
        "Pushed took",
        "1 empty rows",
        "2 empty rows",
        "Lifted",
        "a public card in a hand",
        "NoRowFits",
        "Sorted",
        "PutFirst",
        "PutLast",
        "Take7Laid",
        "StopLaid",
        "Replaced",
        "Inserted",
        "Pushed",
        "Scored",
        "Turned",
        "Passed",
    ] {
        assert!(seen.contains(wanted), "{wanted} never occurred");
    }
}

#[test]
fn arbitrary_events_and_states_do_not_panic() {
    let mut others: Vec<Event> = Vec::new();
    for_all_positions(40, |_, events, _| others.extend_from_slice(events));
    let mut rng = XorShift(77);
    for_all_positions(40, |game, _, _| {
        let mut game = *game;
        for _ in 0..20 {
            game.apply(&others[rng.below(others.len() as u32) as usize]);
            if rng.below(4) == 0 {
                scramble(&mut game, &mut rng);
            }
            for seat in Seat::all(10) {
                let _ = game.any_choice(seat, &mut rng);
            }
            let view = game.view(Viewer::Public);
            let _ = (game.recall(&view), game.outcome(), view.unknown());
            let determinization: Vec<Order> =
                view.unknown().iter().map(|pool| rng.shuffled(pool.cards)).collect();
            let _ = view.imagine(&determinization);
            let mut after = game;
            if let Awaiting::Moves(seats) = after.awaiting() {
                let choices: Vec<_> =
                    seats.iter().filter_map(|seat| Some((seat, after.any_choice(seat, &mut rng)?))).collect();
                let alone = choices.iter().find(|(_, choice)| choice.is_unilateral()).copied();
                let _ = after.play(&alone.map_or(choices, |one| vec![one]), &mut DiscardEvents);
            }
        }
    });
}

/// Changes a state as corrupted or malicious data could.
fn scramble(game: &mut Buffalo, rng: &mut XorShift) {
    let mut json = serde_json::to_value(*game).unwrap();
    match rng.below(6) {
        0 => json["queue"]["firsts"] = rng.below(256).into(),
        1 => json["queue"]["lasts"] = rng.below(256).into(),
        2 => json["stops"] = serde_json::json!([true, true, true, true]),
        3 => json["hand_size"] = rng.below(256).into(),
        4 => json["stock_size"] = rng.below(256).into(),
        _ => json["rules"]["players"] = rng.below(256).into(),
    }
    *game = serde_json::from_value(json).unwrap();
}

#[test]
fn step_needs_all_seats_or_one_unilateral_choice() {
    let row = RowId::new(0).unwrap();
    let [zero, one] = [0, 1].map(|number| Seat::new(number).unwrap());
    let lift = Choice::Lift(row);
    let table = serde_json::json!({
        "rows": [[10], [20], [30], [40]], "stops": [true, false, false, false],
        "hands": [[1, 2], [3, 4]], "stack": [50, 51], "open": ["sort"],
    });
    let table: Arrangement = serde_json::from_value(table).unwrap();
    let game = <Buffalo as crate::arrange::Arrange>::arranged(&Rules::defaults(2), &table).unwrap();
    let code = |choices: &[(Seat, Choice)]| {
        let mut game = game;
        game.play(choices, &mut DiscardEvents).err().map(|error| error.code())
    };
    let card = |number| Choice::Card(Card::new(number).unwrap());
    assert_eq!(code(&[(one, lift)]), None);
    assert_eq!(code(&[(zero, lift), (one, lift)]), Some("not_allowed"));
    assert_eq!(code(&[(zero, card(1)), (one, lift)]), Some("not_allowed"));
    assert_eq!(code(&[(zero, card(1))]), Some("missing"));
    assert_eq!(code(&[(Seat::new(2).unwrap(), lift)]), Some("not_asked"));
    assert_eq!(code(&[(zero, card(3)), (one, card(4))]), Some("not_allowed"));
    assert_eq!(code(&[(zero, card(1)), (one, card(4))]), None);
}

#[test]
fn options_round_trip() {
    let mut rules = Rules::defaults(4);
    rules.set("decide", "majority").unwrap();
    rules.set("hand", "3").unwrap();
    rules.set("cards", "30").unwrap();
    assert_eq!(rules, Rules { players: 4, decide: DecisionRule::Majority, hand: 3, cards: 30 });
    assert_eq!(crate::options::write_options(&rules), "decide=majority hand=3 cards=30");
    assert!(rules.check().is_ok());
    for (option, value, code) in [("cards", "18", "too_few_cards"), ("hand", "10", "too_few_cards")] {
        let mut rules = rules;
        rules.set(option, value).unwrap();
        assert_eq!(rules.check().unwrap_err().code(), code);
    }
    assert!([0, 7].into_iter().all(|players| Rules::defaults(players).check().is_err()));
    assert!((1..=6).all(|players| Rules::defaults(players).check().is_ok()));
    assert_eq!(
        (1..=6).map(|n| Rules::defaults(n).specials_in_play()).collect::<Vec<_>>(),
        [0, 2, 4, 6, 11, 16]
    );
    assert_eq!(serde_json::from_str::<Rules>(r#"{"players":4}"#).unwrap(), Rules::defaults(4));
}
