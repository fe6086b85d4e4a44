//! What the laws for all games do not check: every choice there is, the corners of the rules, and strange states.

use std::collections::BTreeSet;

use super::*;
use crate::card::{Card, CardSet};
use crate::choice::{Choice as _, Word, Words, write_words};
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

/// The books' games, and small decks in which piles run out, hands go empty and lines are single cards.
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

/// A match and what was told in it.
struct Told {
    game: TakeThat,
    events: Vec<Event>,
}

impl Told {
    fn new(rules: Rules) -> Told {
        Told { game: TakeThat::new(&rules).unwrap(), events: vec![] }
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
                let choice = self.game.any_choice(seat, rng).expect("somebody can always move");
                self.game.play(&[(seat, choice)], &mut self.events).unwrap();
            }
        }
        true
    }
}

fn walk(mut each: impl FnMut(&mut Told, &mut Xorshift)) {
    for (table, text) in TABLES.iter().enumerate() {
        for round in 0..12 {
            let mut rng = Xorshift(0x9e37_79b9_7f4a_7c15 ^ ((table as u64) << 32 | (round + 1)));
            let mut told = Told::new(rules(text));
            each(&mut told, &mut rng);
            while told.step(&mut rng) {
                each(&mut told, &mut rng);
            }
            assert!(told.game.outcome().is_some());
        }
    }
}

/// All whole choices that the options lead to.
fn offered(game: &TakeThat, seat: Seat, so_far: &mut Words, found: &mut BTreeSet<String>) {
    let options = game.next_words(seat, so_far);
    assert!(!options.is_dead_end(), "{so_far:?} leads nowhere");
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
fn what_is_offered_is_what_is_accepted() {
    walk(|told, _| {
        let Awaiting::Moves(awaited) = told.game.awaiting() else { return };
        for seat in Seat::all(10).filter(|&seat| !awaited.contains(seat)) {
            assert!(told.game.next_words(seat, &[]).is_dead_end());
            assert!(told.game.next_words(seat, &[Word::Take]).is_dead_end());
        }
        let seat = awaited.iter().next().unwrap();
        let mut expected = BTreeSet::new();
        offered(&told.game, seat, &mut Words::new(), &mut expected);
        let cards = || (1..=127).map(card);
        let mut accepted = BTreeSet::new();
        for choice in cards()
            .map(Choice::Extend)
            .chain(cards().map(Choice::Pair))
            .chain(cards().map(Choice::TakeAndStart))
            .chain([Choice::Take])
        {
            let (mut game, mut events) = (told.game, vec![]);
            assert_eq!(Choice::from_words(&choice.words()), Some(choice));
            match game.play(&[(seat, choice)], &mut events) {
                Ok(()) => {
                    assert!(game.question() > told.game.question());
                    accepted.insert(write_words(&choice.words()));
                }
                Err(refusal) => {
                    assert_eq!(refusal.code(), "not_allowed");
                    assert_eq!((game, events.len()), (told.game, 0));
                    assert!(!told.game.next_words(seat, &choice.words()).complete);
                }
            }
        }
        assert_eq!(expected, accepted);
    });
}

/// The walk through the tree of options that every game has if it offers nothing faster.
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
fn the_fast_draw_draws_like_the_tree() {
    walk(|told, rng| {
        for seat in Seat::all(4) {
            let (mut fast, mut slow) = (rng.clone(), rng.clone());
            let drawn = told.game.any_choice(seat, &mut fast);
            assert_eq!(drawn, draw_word_by_word(&told.game, seat, &mut slow));
            assert_eq!(fast.0, slow.0);
        }
    });
}

/// Rulings take-that R5 and R6, section 6: the corners are really reached by the games above.
#[test]
fn the_corners_are_visited() {
    let mut seen = BTreeSet::new();
    walk(|told, _| {
        let game = &told.game;
        // In the game itself, who draws or takes an extra card gets one (rule take-that 6.4).
        let from_stock = |event: &Event| match event {
            Event::ExtraTaken { card, .. } | Event::Drew { card, .. } => card.is_some(),
            _ => true,
        };
        assert!(told.events.iter().rev().take(6).all(from_stock));
        let Phase::Turn(mover) = game.phase() else { return };
        if game.line.is_empty() && game.stock_size() == 0 {
            assert!(game.hand_size(mover) > 0);
            match told.events[..] {
                [.., Event::Paired { .. }, Event::Drew { .. }, Event::TurnPassed { .. }] => {
                    seen.insert("paired away as the pile ran out")
                }
                [.., Event::GameBegan { .. }] => seen.insert("no pile from the beginning"),
                _ => panic!("no line and no pile"),
            };
        }
        if game.stock_size() == 0 && game.hand_size(mover) == 0 {
            seen.insert("no pile and no hand");
        }
        if let [.., Event::ExtraTaken { .. }, Event::Extended { .. }, Event::TurnPassed { .. }] =
            told.events[..]
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

/// Counted by hand: 79 cards, of which a seat sees its own.
#[test]
fn viewers_do_not_know_this_many_cards() {
    let count = |view: &View<TakeThat>| view.unknown().iter().map(|pool| pool.cards.len()).sum::<u8>();
    for (players, of_a_seat) in [(2, 70), (3, 70), (4, 71)] {
        let mut told = Told::new(Rules::defaults(players));
        let unknown = |told: &Told, viewer| count(&told.game.view(viewer));
        assert_eq!(unknown(&told, Viewer::Public), 0);
        told.step(&mut Xorshift(7));
        assert_eq!(unknown(&told, Viewer::Public), 79);
        for seat in Seat::all(players) {
            assert_eq!(unknown(&told, Viewer::Seat(seat)), of_a_seat);
        }
        // One card is laid, and its owner draws another.
        let first = told.game.hand(seat(0)).first().unwrap();
        told.game.play(&[(seat(0), Choice::Extend(first))], &mut DiscardEvents).unwrap();
        assert_eq!(unknown(&told, Viewer::Public), 78);
        assert_eq!(unknown(&told, Viewer::Seat(seat(0))), of_a_seat - 1);
        assert_eq!(unknown(&told, Viewer::Seat(seat(1))), of_a_seat - 1);
    }
}

/// Events can come over a network, and states from a disk.
#[test]
fn nothing_from_outside_makes_it_panic() {
    let mut events: Vec<Event> = vec![];
    walk(|told, rng| {
        if rng.below(10) == 0 {
            events.extend(told.events.iter().rev().take(3).cloned());
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
            let filling = game.recall(&view);
            let _ = view.imagine(&filling);
            let filling: Determinization =
                view.unknown().iter().map(|pool| rng.shuffle(pool.cards)).collect();
            view.imagine(&filling).unwrap();
            let _ = (game.outcome(), game.open_points(seat), game.next_words(seat, &[Word::Take]));
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
