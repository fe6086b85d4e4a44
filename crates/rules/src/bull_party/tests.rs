//! Properties of Bull Party. The laws of all games are tested in `crates/laws`.

use super::*;
use crate::card::CardSet;
use crate::choice::{Word, Words};
use crate::deal::Order;
use crate::game::{Awaiting, DiscardEvents, Game, RandomSource, Rules as _};
use crate::options::{read_options, write_options};
use crate::seat::{Seat, Viewer};

struct Xorshift(u64);

impl RandomSource for Xorshift {
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % u64::from(n)) as u32
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

type Chooser<'a> = &'a mut dyn FnMut(&BullParty, Seat, &mut Xorshift) -> Choice;

/// Plays one step with random deals; `None` if the match is over.
fn step(game: &mut BullParty, choose: Chooser, rng: &mut Xorshift) -> Option<Vec<Event>> {
    let mut events = Vec::new();
    let question = game.question();
    match game.awaiting() {
        Awaiting::Deal => {
            let deck = game.deck().expect("an awaited deal has a deck");
            let mut order = rng.shuffle(deck.cards);
            order.truncate(usize::from(deck.need));
            game.deal(&order, &mut events).expect("the deal matches the deck");
        }
        Awaiting::Moves(seats) => {
            let choices: Vec<_> = seats.iter().map(|seat| (seat, choose(game, seat, rng))).collect();
            game.play(&choices, &mut events).expect("offered choices are accepted");
        }
        Awaiting::Over => return None,
    }
    assert_eq!(game.question(), question + 1, "every step must advance the question once");
    Some(events)
}

fn play_out(rules: &Rules, choose: Chooser, seed: u64) -> (BullParty, Vec<Event>) {
    let mut game = BullParty::new(rules).expect("the rules are playable");
    let (mut rng, mut events) = (Xorshift(seed), Vec::new());
    while let Some(more) = step(&mut game, choose, &mut rng) {
        events.extend(more);
    }
    (game, events)
}

/// Picks the zero card with probability 7/8 if it is allowed.
fn builder(game: &BullParty, seat: Seat, rng: &mut Xorshift) -> Choice {
    if game.allows(seat, &Choice::Zero) && rng.below(8) > 0 {
        return Choice::Zero;
    }
    game.any_choice(seat, rng).expect("an awaited seat has a choice")
}

/// Tests the bound derived in the `piles` module: seat 0 always takes the longest row, seat 1 the shortest, and every card
/// is a new pile.
#[test]
fn a_choice_has_at_most_sixty_words() {
    let rules: Rules = read_options(2, "out=0 hand=1").unwrap();
    let mut most = 0;
    for seed in 1..=40 {
        let mut choose = |game: &BullParty, seat: Seat, _: &mut Xorshift| greedy(game, seat, &mut most);
        play_out(&rules, &mut choose, seed * 31);
    }
    assert!((50..=60).contains(&most), "{most}");
}

fn greedy(game: &BullParty, seat: Seat, most: &mut usize) -> Choice {
    let first = seat == Seat::default();
    let mut words = Words::new();
    loop {
        let options = game.next_words(seat, &words).next;
        *most = (*most).max(options.len());
        let length = |word: &&Word| match **word {
            Word::Row(row) if first => i32::from(game.row_len(row)),
            Word::Row(row) => -i32::from(game.row_len(row)),
            // `max_by_key` returns the last maximum: a new pile, the highest card, and the zero card for seat 0.
            ZERO if !first => -1,
            _ => 0,
        };
        match options.iter().max_by_key(length) {
            Some(&word) => words.push(word),
            None => return Choice::from_words(&words).expect("the choice is complete"),
        }
    }
}

/// Full rows, bulls running out, reshuffles and zeros without effect all occur, and every match ends soon.
#[test]
fn extending_rows_reaches_every_edge_case() {
    let mut seen = [0; 4];
    for players in 2..=5 {
        for seed in 1..=60 {
            let (game, events) = play_out(&Rules::defaults(players), &mut builder, seed * 7919);
            let count = |wanted: fn(&Event) -> bool| events.iter().filter(|&event| wanted(event)).count();
            seen[0] += count(|event| matches!(event, Event::BullCame { .. }));
            seen[1] += count(|event| matches!(event, Event::NoEffect { .. }));
            seen[2] += count(|event| matches!(event, Event::Reshuffled { .. }));
            seen[3] += usize::from(game.next_bull().is_none());
            assert!(game.rounds() <= 10 && game.question() < 400, "{game:?}");
            let laid = Seat::all(players).map(|seat| game.piles().laid(seat).len()).sum::<u8>();
            assert_eq!(laid + game.discard().len() + game.stock().size(), 100 - game.rules.out);
        }
    }
    assert!(seen.iter().all(|&times| times > 20), "{seen:?}");
}

/// Events with seats and rows that do not exist, in impossible states.
#[test]
fn arbitrary_events_do_not_panic() {
    let (_, events) = play_out(&Rules::defaults(3), &mut builder, 5);
    let moved = |event: &Event| -> Event {
        let text = serde_json::to_string(event).unwrap();
        let text = text.replace("\"seat\":2", "\"seat\":9").replace("\"row\":1", "\"row\":4");
        serde_json::from_str(&text).unwrap()
    };
    let mut rng = Xorshift(77);
    for _ in 0..200 {
        let mut game = BullParty::new(&Rules::defaults(2)).unwrap();
        for _ in 0..200 {
            let event = &events[rng.below(events.len() as u32) as usize];
            game.apply(&if rng.below(2) == 0 { event.clone() } else { moved(event) });
            let asked = Seat::all(10).find(|&seat| !game.next_words(seat, &[]).is_dead_end());
            let choice = asked.and_then(|seat| Some((seat, game.any_choice(seat, &mut rng)?)));
            let mut after = game;
            let _ = after.play(choice.as_slice(), &mut DiscardEvents);
            for viewer in Viewer::all(5) {
                let view = game.view(viewer);
                let _ = view.imagine(&game.recall(&view));
            }
            let _ = (game.awaiting(), game.deck(), game.outcome(), game.question());
        }
    }
}

#[test]
fn rules_round_trip() {
    let own = "numbers=16 out=0 hand=2 heads=0+1+2+3+4+5+6+7+8+9+10+20+30+40+50+99";
    for text in ["", "out=50 hand=1", "bulls=none", "bulls=9+8", "numbers=14 out=0", own] {
        let rules: Rules = read_options(2, text).unwrap();
        let json = serde_json::to_string(&rules).unwrap();
        assert_eq!(serde_json::from_str::<Rules>(&json).unwrap(), rules);
        assert_eq!(read_options::<Rules>(rules.players, &write_options(&rules)), Ok(rules));
    }
    assert_eq!(
        serde_json::to_string(&Rules::defaults(3)).unwrap(),
        r#"{"players":3,"numbers":100,"hand":5,"out":25}"#
    );
    for players in 2..=5 {
        let short = format!("{{\"players\":{players}}}");
        assert_eq!(serde_json::from_str::<Rules>(&short).unwrap(), Rules::defaults(players));
    }
}

#[test]
fn unplayable_rules_are_rejected() {
    let code = |players, text: &str| {
        read_options::<Rules>(players, text)
            .map_err(|bad| bad.code())
            .expect_err("the rules must be rejected")
    };
    assert_eq!(code(1, ""), "players");
    assert_eq!(code(6, ""), "players");
    assert_eq!(code(4, "hand=8"), "no_such_value");
    assert_eq!(code(4, "numbers=101"), "no_such_value");
    assert_eq!(code(4, "heads=1+2+3"), "heads");
    assert_eq!(code(4, "heads=1+2+100"), "no_such_value");
    assert_eq!(code(4, "bulls=1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1"), "bulls");
    assert_eq!(code(4, "cows=1"), "no_such_option");
    for text in ["out=73", "out=71", "out=57", "out=99"] {
        assert_eq!(code(4, text), "stock");
    }
    assert!(read_options::<Rules>(4, "out=56").is_ok());
    assert!(read_options::<Rules>(4, "out=72").is_ok());
    assert!(serde_json::from_str::<Rules>(r#"{"players":4,"heads":"take5"}"#).is_err());
    let mut rules = Rules::defaults(4);
    rules.numbers = 101;
    assert_eq!(rules.check().map_err(|bad| bad.code()), Err("numbers"));
}
