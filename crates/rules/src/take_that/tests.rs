//! Properties of Take That: all choices, edge cases of the rules, and corrupted states. The laws of all games are tested in
//! `crates/laws`.

use std::collections::BTreeSet;

use super::*;
use crate::card::{Card, CardSet};
use crate::choice::{Choice as _, Words, write_words};
use crate::deal::Order;
use crate::game::{Awaiting, Determinization, DiscardEvents, Game, RandomSource, Rules as _, View};
use crate::options::read_options;
use crate::seat::{Seat, Viewer};

#[derive(Clone)]
struct Xorshift(u64);

impl RandomSource for Xorshift {
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(n)) >> 32) as u32
    }
}

impl Xorshift {
    fn shuffle(&mut self, cards: CardSet) -> Order {
        let mut order: Order = cards.iter().collect();
        for place in (1..order.len()).rev() {
            order.swap(place, self.below(place as u32 + 1) as usize);
        }
        order
    }
}

fn rules(text: &str) -> Rules {
    let (players, options) = text.split_once(' ').unwrap_or((text, ""));
    read_options(players.parse().unwrap(), options).unwrap()
}

fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

/// Default games, and small decks in which draw piles run out, hands become empty and lines have one card.
const TABLES: &[&str] = &[
    "2",
    "3",
    "4",
    "2 variant=advanced",
    "3 variant=advanced games=1",
    "4 variant=advanced games=5",
    "2 hand=1 variant=advanced games=6",
    "2 hand=1 high=32 games=6",
    "3 hand=1 low=43 high=56 variant=advanced games=7",
    "4 hand=1 low=12 high=34 variant=advanced games=4",
    "2 hand=2 low=12 high=32 variant=advanced games=4",
    "3 hand=3 low=12 high=21 variant=advanced",
    "2 hand=39",
    "2 hand=1 low=44 high=45 games=3",
];

/// A match with all its events.
struct LoggedMatch {
    game: TakeThat,
    events: Vec<Event>,
}

impl LoggedMatch {
    fn new(rules: Rules) -> LoggedMatch {
        LoggedMatch { game: TakeThat::new(&rules).unwrap(), events: vec![] }
    }

    fn step(&mut self, rng: &mut Xorshift) -> bool {
        match self.game.awaiting() {
            Awaiting::Over => return false,
            Awaiting::Deal => {
                let deck = self.game.deck().unwrap();
                self.game.deal(&rng.shuffle(deck.cards), &mut self.events).unwrap();
            }
            Awaiting::Moves(seats) => {
                assert_eq!(seats.len(), 1);
                let seat = seats.iter().next().unwrap();
                let choice = self.game.any_choice(seat, rng).expect("an awaited seat always has a choice");
                self.game.play(&[(seat, choice)], &mut self.events).unwrap();
            }
        }
        true
    }
}

fn for_all_positions(mut each: impl FnMut(&mut LoggedMatch, &mut Xorshift)) {
    for (table, text) in TABLES.iter().enumerate() {
        for round in 0..12 {
            let mut rng = Xorshift(0x9e37_79b9_7f4a_7c15 ^ ((table as u64) << 32 | (round + 1)));
            let mut logged = LoggedMatch::new(rules(text));
            each(&mut logged, &mut rng);
            while logged.step(&mut rng) {
                each(&mut logged, &mut rng);
            }
            assert!(logged.game.outcome().is_some());
        }
    }
}

/// Collects all complete choices that the options lead to.
fn offered(game: &TakeThat, seat: Seat, so_far: &mut Words, found: &mut BTreeSet<String>) {
    let options = game.next_words(seat, so_far);
    assert!(!options.is_dead_end(), "{so_far:?} is a dead end");
    if options.complete {
        assert!(found.insert(write_words(so_far)));
    }
    for &word in &options.next {
        so_far.push(word);
        offered(game, seat, so_far, found);
        so_far.pop();
    }
}

#[test]
fn exactly_the_offered_choices_are_accepted() {
    for_all_positions(|logged, _| {
        let Awaiting::Moves(awaited) = logged.game.awaiting() else { return };
        for seat in Seat::all(10).filter(|&seat| !awaited.contains(seat)) {
            assert!(logged.game.next_words(seat, &[]).is_dead_end());
            assert!(logged.game.next_words(seat, &[TAKE]).is_dead_end());
        }
        let seat = awaited.iter().next().unwrap();
        let mut expected = BTreeSet::new();
        offered(&logged.game, seat, &mut Words::new(), &mut expected);
        let cards = || (1..=127).map(card);
        let mut accepted = BTreeSet::new();
        for choice in cards()
            .map(Choice::Extend)
            .chain(cards().map(Choice::Pair))
            .chain(cards().map(Choice::TakeAndStart))
            .chain([Choice::Take])
        {
            let (mut game, mut events) = (logged.game, vec![]);
            assert_eq!(Choice::from_words(&choice.words()), Some(choice));
            match game.play(&[(seat, choice)], &mut events) {
                Ok(()) => {
                    assert!(game.question() > logged.game.question());
                    accepted.insert(write_words(&choice.words()));
                }
                Err(error) => {
                    assert_eq!(error.code(), "not_allowed");
                    assert_eq!((game, events.len()), (logged.game, 0));
                    assert!(!logged.game.next_words(seat, &choice.words()).complete);
                }
            }
        }
        assert_eq!(expected, accepted);
    });
}

/// Draws a choice word by word from the options, like the default implementation of `any_choice`.
fn draw_word_by_word(game: &TakeThat, seat: Seat, rng: &mut impl RandomSource) -> Option<Choice> {
    let mut words = Words::new();
    loop {
        let options = game.next_words(seat, &words);
        let ways = options.next.len() as u32 + u32::from(options.complete);
        if ways == 0 {
            return None;
        }
        match options.next.get(if ways == 1 { 0 } else { rng.below(ways) as usize }) {
            Some(&word) => words.push(word),
            None => return Choice::from_words(&words),
        }
    }
}

#[test]
fn random_choice_equals_a_walk_through_the_options() {
    for_all_positions(|logged, rng| {
        for seat in Seat::all(4) {
            let (mut fast, mut slow) = (rng.clone(), rng.clone());
            let drawn = logged.game.any_choice(seat, &mut fast);
            assert_eq!(drawn, draw_word_by_word(&logged.game, seat, &mut slow));
            assert_eq!(fast.0, slow.0);
        }
    });
}

/// The matches above reach the edge cases of rulings take-that R5 and R6 and of section 6.
#[test]
fn edge_cases_occur() {
    let mut seen = BTreeSet::new();
    for_all_positions(|logged, _| {
        let game = &logged.game;
        // In the full game, drawn and extra cards are always known (rule take-that 6.4).
        let from_stock = |event: &Event| match event {
            Event::ExtraTaken { card, .. } | Event::Drew { card, .. } => card.is_some(),
            _ => true,
        };
        assert!(logged.events.iter().rev().take(6).all(from_stock));
        let Phase::Turn(mover) = game.phase() else { return };
        if game.line.is_empty() && game.stock_size() == 0 {
            assert!(game.hand_size(mover) > 0);
            match logged.events[..] {
                [.., Event::Paired { .. }, Event::Drew { .. }, Event::TurnPassed { .. }] => {
                    seen.insert("last card paired as the draw pile ran out")
                }
                [.., Event::GameBegan { .. }] => seen.insert("no draw pile from the start"),
                _ => panic!("neither a line nor a draw pile"),
            };
        }
        if game.stock_size() == 0 && game.hand_size(mover) == 0 {
            seen.insert("neither a draw pile nor a hand");
        }
        if let [.., Event::ExtraTaken { .. }, Event::Extended { .. }, Event::TurnPassed { .. }] =
            logged.events[..]
        {
            assert_eq!(game.stock_size(), 0);
            seen.insert("the extra card was the last");
        }
        if game.extra_counts.iter().any(|&count| count > 1) {
            seen.insert("two extra cards");
        }
    });
    assert_eq!(seen.len(), 5, "{seen:?}");
}

/// Counted by hand: a seat knows its own cards of the 79.
#[test]
fn unknown_counts_match_the_deal() {
    let count = |view: &View<TakeThat>| view.unknown().iter().map(|pool| pool.cards.len()).sum::<u8>();
    for (players, of_a_seat) in [(2, 70), (3, 70), (4, 71)] {
        let mut logged = LoggedMatch::new(Rules::defaults(players));
        let unknown = |logged: &LoggedMatch, viewer| count(&logged.game.view(viewer));
        assert_eq!(unknown(&logged, Viewer::Public), 0);
        logged.step(&mut Xorshift(7));
        assert_eq!(unknown(&logged, Viewer::Public), 79);
        for seat in Seat::all(players) {
            assert_eq!(unknown(&logged, Viewer::Seat(seat)), of_a_seat);
        }
        // One card is placed, and its owner draws another.
        let first = logged.game.hand(seat(0)).first().unwrap();
        logged.game.play(&[(seat(0), Choice::Extend(first))], &mut DiscardEvents).unwrap();
        assert_eq!(unknown(&logged, Viewer::Public), 78);
        assert_eq!(unknown(&logged, Viewer::Seat(seat(0))), of_a_seat - 1);
        assert_eq!(unknown(&logged, Viewer::Seat(seat(1))), of_a_seat - 1);
    }
}

/// Events may come from a network and states from a disk.
#[test]
fn arbitrary_events_and_states_do_not_panic() {
    let mut events: Vec<Event> = vec![];
    for_all_positions(|logged, rng| {
        if rng.below(10) == 0 {
            events.extend(logged.events.iter().rev().take(3).cloned());
        }
    });
    for number in 0..10 {
        let seat = seat(number);
        events.push(Event::HandDealt { seat, cards: Some(CardSet::range(1, 127)) });
        events.push(Event::GameBegan { first: seat, size: 255, stock: None });
        events.push(Event::GameBegan {
            first: seat,
            size: number,
            stock: Some(CardSet::range(1, 127).iter().collect()),
        });
        events.push(Event::LineTaken { seat, cards: CardSet::range(1, 127) });
        events.push(Event::ExtraTaken { seat, card: Some(card(127)) });
        events.push(Event::Paired { seat, card: card(1), mirror: card(127) });
        events.push(Event::Drew { seat, card: None });
        events.push(Event::TurnPassed { to: seat });
        events.push(Event::GameScored { points: [i16::MIN; 4], extras: [CardSet::range(1, 127); 4] });
    }
    let mut rng = Xorshift(99);
    let absurd = Rules { players: 0, games: 0, variant: Variant::Advanced, hand: 255, low: 255, high: 1 };
    let wide = Rules { players: 255, games: 255, variant: Variant::Advanced, hand: 255, low: 0, high: 255 };
    for table in 0..300 {
        let mut game = TakeThat::new(&rules(TABLES[table % TABLES.len()])).unwrap();
        match rng.below(4) {
            0 => game.rules = absurd,
            1 => game.rules = wide,
            _ => {}
        }
        for _ in 0..200 {
            game.apply(&events[rng.below(events.len() as u32) as usize]);
            let seat = seat(rng.below(10) as u8);
            let view = game.view(Viewer::Seat(seat));
            let determinization = game.recall(&view);
            let _ = view.imagine(&determinization);
            let determinization: Determinization =
                view.unknown().iter().map(|pool| rng.shuffle(pool.cards)).collect();
            view.imagine(&determinization).unwrap();
            let _ = (game.outcome(), game.open_points(seat), game.next_words(seat, &[TAKE]));
            if let Some(deck) = game.deck() {
                game.deal(&rng.shuffle(deck.cards), &mut DiscardEvents).unwrap();
            }
            if let Phase::Turn(mover) = game.phase()
                && let Some(choice) = game.any_choice(mover, &mut rng)
            {
                game.play(&[(mover, choice)], &mut DiscardEvents).unwrap();
            }
        }
    }
}
