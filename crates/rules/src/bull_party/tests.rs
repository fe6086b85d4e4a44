//! Whole matches at random, and the laws of the contract on every step of them.

use super::*;
use crate::card::{Card, CardSet};
use crate::choice::{Choice as _, Word, Words};
use crate::deal::{DealKind, Order};
use crate::game::{Awaiting, Dice, Filling, Game, Rules as _, Silent, View};
use crate::options::{read_options, write_options};
use crate::rows::RowId;
use crate::seat::{Seat, Viewer};

/// A tiny xorshift.
struct Rolls(u64);

impl Dice for Rolls {
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % u64::from(n)) as u32
    }
}

impl Rolls {
    fn shuffle(&mut self, cards: CardSet) -> Order {
        let mut order: Order = cards.iter().collect();
        for place in (1..order.len()).rev() {
            order.swap(place, self.below(place as u32 + 1) as usize);
        }
        order
    }
}

#[derive(Clone)]
enum Step {
    Deal(DealKind, Order),
    Play(Vec<(Seat, Choice)>),
}

/// How a seat chooses: at random, or so that rows grow and piles are many.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Manner {
    Any,
    Builders,
    Takers,
}

const MANNERS: [Manner; 3] = [Manner::Any, Manner::Builders, Manner::Takers];

fn choose(game: &BullParty, seat: Seat, manner: Manner, rolls: &mut Rolls) -> Choice {
    let zero = game.allows(seat, &Choice::Zero);
    match manner {
        Manner::Builders if zero && rolls.below(8) > 0 => Choice::Zero,
        Manner::Takers => loop {
            let choice = game.any_choice(seat, rolls).expect("an asked seat has a choice");
            if choice != Choice::Zero {
                return choice;
            }
        },
        Manner::Any | Manner::Builders => game.any_choice(seat, rolls).expect("an asked seat has a choice"),
    }
}

fn next_step(game: &BullParty, manner: Manner, rolls: &mut Rolls) -> Option<Step> {
    match game.awaiting() {
        Awaiting::Deal => {
            let deck = game.deck().expect("a deal that is awaited has a deck");
            let mut order = rolls.shuffle(deck.cards);
            order.truncate(usize::from(deck.need));
            Some(Step::Deal(deck.kind, order))
        }
        Awaiting::Moves(seats) => {
            assert!(!seats.is_empty(), "somebody is asked");
            Some(Step::Play(seats.iter().map(|seat| (seat, choose(game, seat, manner, rolls))).collect()))
        }
        Awaiting::Over => None,
    }
}

fn go(game: &mut BullParty, step: &Step) -> Vec<Event> {
    let mut events = Vec::new();
    match step {
        Step::Deal(_, order) => game.deal(order, &mut events),
        Step::Play(choices) => game.play(choices, &mut events),
    }
    .expect("a step that is offered is accepted");
    events
}

/// Rules for every number of players, large and small decks, hands from one card to seven.
fn all_rules() -> Vec<Rules> {
    let texts = [
        (2, ""),
        (3, ""),
        (4, ""),
        (5, ""),
        (2, "out=0 hand=1"),
        (2, "numbers=16 out=2"),
        (2, "numbers=14 hand=5 out=0"),
        (3, "numbers=40 out=1 hand=7"),
        (3, "numbers=24 out=0 hand=2 bulls=1"),
        (4, "numbers=28 hand=1 bulls=none"),
        (5, "numbers=60 hand=5 out=5"),
        (5, "numbers=40 hand=2 bulls=9+8+7"),
        (5, "hand=7"),
    ];
    let sixteen = (1..=16).map(|n| (n % 4).to_string()).collect::<Vec<_>>().join("+");
    let own = format!("numbers=16 out=0 hand=2 heads={sixteen}");
    let texts = texts.into_iter().chain([(2, own.as_str())]);
    texts.map(|(players, text)| read_options(players, text).expect("rules that can be played")).collect()
}

/// Every number card lies in exactly one place.
fn check_cards(game: &BullParty) {
    let mut left = game.rules.number_cards();
    let mut put = |cards: CardSet, wanted: usize| {
        assert_eq!(usize::from(cards.len()), wanted);
        assert!(cards.is_subset(left), "{cards:?} lie twice");
        left = left - cards;
    };
    for seat in Seat::all(5) {
        put(game.hand(seat), usize::from(game.hand_size(seat)));
        put(game.piles.laid(seat), game.piles.of(seat).map(|pile| usize::from(pile.len())).sum());
        if let Some(Pick::Number(card)) = game.pick(seat) {
            put(CardSet::from_iter([card]), 1);
        }
    }
    for row in game.rows() {
        put(row.set(), usize::from(row.len()));
    }
    put(game.discard, usize::from(game.discard.len()));
    put(game.turned.into_iter().collect(), usize::from(game.turned.is_some()));
    put(game.stock.set(), usize::from(game.stock.size()));
    let dealt = !matches!(game.phase, Phase::Letters | Phase::Cards);
    assert!(!dealt || left.len() == game.rules.out, "{} are out", left.len());
    assert_eq!(game.round == Round::Last, dealt && (game.stock.is_empty() || !game.reshuffled.is_empty()));
    let bulls = usize::from(game.bulls_used);
    let heads: u16 = game.rules.bulls.as_slice()[..bulls].iter().map(|&heads| u16::from(heads)).sum();
    let on_rows: u16 = game.row_bulls.iter().flatten().map(|&heads| u16::from(heads)).sum();
    assert_eq!(heads, on_rows + game.bulls.iter().sum::<u16>());
    assert!(game.phase != Phase::Pick || game.remaining_rows().count() == usize::from(game.playing.len()));
}

/// The view told by events is the view; a view knows enough to be turned back; imagined games look the same.
fn check_views(game: &BullParty, told: &[View<BullParty>], rolls: &mut Rolls) {
    for view in told {
        assert_eq!(*view, game.view(view.viewer()));
        let json = serde_json::to_string(view).unwrap();
        assert_eq!(serde_json::from_str::<View<BullParty>>(&json).unwrap(), *view);
        assert_eq!(view.imagine(&game.recall(view)).as_ref(), Ok(game));
        let filling: Filling = view.unknown().iter().map(|pool| rolls.shuffle(pool.cards)).collect();
        let imagined = view.imagine(&filling).expect("a filling of the pools");
        assert_eq!(imagined.view(view.viewer()), *view);
        check_cards(&imagined);
    }
    let json = serde_json::to_string(game).unwrap();
    assert_eq!(serde_json::from_str::<BullParty>(&json).unwrap(), *game);
}

/// The deals permuted as an imagined twin says, with the same choices, look the same to the viewer and end in the twin.
fn check_twin(rules: &Rules, steps: &[Step], viewer: Viewer, rolls: &mut Rolls) {
    let mut game = BullParty::new(rules).unwrap();
    let events: Vec<Vec<Event>> = steps.iter().map(|step| go(&mut game, step)).collect();
    let view = game.view(viewer);
    let recalled = game.recall(&view);
    let filling: Filling = view.unknown().iter().map(|pool| rolls.shuffle(pool.cards)).collect();
    let twin = view.imagine(&filling).unwrap();
    let mut permuted: Vec<Step> = steps.to_vec();
    for ((pool, from), to) in view.unknown().iter().zip(&recalled).zip(&filling) {
        let deal = permuted.iter_mut().rev().find_map(|step| match step {
            Step::Deal(kind, order) if *kind == pool.kind => Some(order),
            Step::Deal(..) | Step::Play(_) => None,
        });
        for card in deal.expect("a pool comes from a deal").iter_mut() {
            if let Some(place) = from.iter().position(|here| here == card) {
                *card = to[place];
            }
        }
    }
    let mut replayed = BullParty::new(rules).unwrap();
    for (step, events) in permuted.iter().zip(events) {
        let again = go(&mut replayed, step);
        let shown = |events: &[Event]| -> Vec<Event> {
            events.iter().map(|event| BullParty::show(event, viewer)).collect()
        };
        assert_eq!(shown(&again), shown(&events));
    }
    assert_eq!(replayed, twin);
}

/// Any word, mostly one that could be meant.
fn any_word(rolls: &mut Rolls) -> Word {
    match rolls.below(6) {
        0 => Word::Zero,
        1 => Word::NewPile,
        2 => Word::Pile(rolls.below(4) as u8),
        3 => RowId::new(rolls.below(5) as u8).map_or(Word::Pass, Word::Row),
        _ => Card::new(rolls.below(101) as u8).map_or(Word::Take, Word::Card),
    }
}

/// Walks the tree of options with some slips, and compares with what is accepted.
fn check_options(game: &BullParty, step: &Step, rolls: &mut Rolls) {
    let asked = match game.awaiting() {
        Awaiting::Moves(seats) => seats,
        Awaiting::Deal | Awaiting::Over => Default::default(),
    };
    for seat in Seat::all(10).filter(|&seat| !asked.contains(seat)) {
        assert!(game.options(seat, &[]).is_dead_end());
    }
    let Step::Play(choices) = step else { return };
    for &(seat, choice) in choices {
        let mut words = Words::new();
        for _ in 0..rolls.below(10) {
            let options = game.options(seat, &words);
            assert!(options.next.len() < 64);
            let word = match rolls.below(12) {
                0 => Some(any_word(rolls)),
                _ => options.next.get(rolls.below(64) as usize % options.next.len().max(1)).copied(),
            };
            let Some(word) = word else { break };
            words.push(word);
            assert_eq!(options.next.contains(&word), !game.options(seat, &words).is_dead_end());
        }
        let sentence = if rolls.below(4) == 0 { choice.words() } else { words };
        let offered = game.options(seat, &sentence).whole;
        let accepted = Choice::from_words(&sentence).is_some_and(|other| {
            assert_eq!(other.words(), sentence);
            let mut others = choices.clone();
            others.iter_mut().find(|(who, _)| *who == seat).expect("a seat that chose").1 = other;
            let mut events = Vec::new();
            let mut after = *game;
            let accepted = after.play(&others, &mut events).is_ok();
            assert!(accepted || (after == *game && events.is_empty()));
            accepted
        });
        assert_eq!(offered, accepted, "{sentence:?} of {seat:?} in {game:?}");
    }
}

fn check_match(rules: &Rules, manner: Manner, seed: u64) -> (BullParty, Vec<Step>) {
    let mut rolls = Rolls(seed);
    let mut game = BullParty::new(rules).unwrap();
    let mut told: Vec<View<BullParty>> =
        Viewer::all(rules.players).map(|viewer| View::new(rules, viewer).unwrap()).collect();
    let mut steps = Vec::new();
    while let Some(step) = next_step(&game, manner, &mut rolls) {
        check_options(&game, &step, &mut rolls);
        let question = game.question();
        let events = go(&mut game, &step);
        assert_eq!(game.question(), question + 1);
        for view in &mut told {
            for event in &events {
                let text = serde_json::to_string(&BullParty::show(event, view.viewer())).unwrap();
                view.follow(&serde_json::from_str(&text).unwrap());
            }
        }
        check_cards(&game);
        check_views(&game, &told, &mut rolls);
        steps.push(step);
        assert!(steps.len() < 1000, "a match ends");
    }
    for viewer in Viewer::all(rules.players) {
        let stop = 1 + rolls.below(steps.len() as u32) as usize;
        check_twin(rules, &steps[..stop], viewer, &mut rolls);
    }
    (game, steps)
}

#[test]
fn the_laws_hold_in_whole_matches() {
    let mut reshuffles = 0;
    for (number, rules) in all_rules().iter().enumerate() {
        for manner in MANNERS {
            for seed in 1..=12 {
                let (game, _) = check_match(rules, manner, seed * 7919 + number as u64);
                reshuffles += game.reshuffles;
                let scores = game.outcome().expect("an outcome").scores;
                assert_eq!(scores.len(), usize::from(rules.players));
            }
        }
    }
    assert!(reshuffles > 100, "{reshuffles}");
}

/// Everybody starts a pile with each card: the most piles there can be.
#[test]
fn a_choice_never_has_more_than_sixty_words() {
    let rules: Rules = read_options(2, "out=0 hand=1").unwrap();
    let mut most = 0;
    for seed in 1..=40 {
        let mut rolls = Rolls(seed * 31);
        let mut game = BullParty::new(&rules).unwrap();
        while let Some(mut step) = next_step(&game, Manner::Any, &mut rolls) {
            if let Step::Play(choices) = &mut step {
                for (seat, choice) in choices {
                    *choice = greedy(&game, *seat, &mut most);
                }
            }
            go(&mut game, &step);
        }
    }
    assert!((50..=60).contains(&most), "{most}");
}

/// Seat 0 builds while it can and takes the longest row, seat 1 takes the other; both start new piles only.
fn greedy(game: &BullParty, seat: Seat, most: &mut usize) -> Choice {
    let first = seat == Seat::default();
    match game.phase {
        Phase::Pick if first && game.can_build() => Choice::Zero,
        Phase::TakeRow(_) | Phase::AddTo(_) => {
            let rows = game.options(seat, &[]).next;
            let longest = rows.iter().max_by_key(|&&word| match word {
                Word::Row(row) if first => i32::from(game.row_len(row)),
                Word::Row(row) => -i32::from(game.row_len(row)),
                _ => 0,
            });
            Choice::from_words(&[*longest.expect("a row")]).expect("a choice")
        }
        _ => {
            let mut words = Words::new();
            loop {
                let options = game.options(seat, &words);
                *most = (*most).max(options.next.len());
                match options.next.last() {
                    Some(&word) => words.push(word),
                    None => return Choice::from_words(&words).expect("a choice"),
                }
                if game.phase == Phase::Pick {
                    words = Words::from_iter([options.next[0]]);
                }
            }
        }
    }
}

/// Seats and rows that this game does not have, in states that never were.
#[test]
fn no_event_makes_it_panic() {
    let rules = Rules::defaults(3);
    let (_, steps) = check_match(&rules, Manner::Builders, 5);
    let mut game = BullParty::new(&rules).unwrap();
    let mut events = Vec::new();
    for step in &steps {
        events.extend(go(&mut game, step));
    }
    let moved: Vec<Event> = events
        .iter()
        .map(|event| {
            let text = serde_json::to_string(event).unwrap();
            let text = text.replace("\"seat\":2", "\"seat\":9").replace("\"row\":1", "\"row\":4");
            serde_json::from_str(&text).unwrap()
        })
        .collect();
    let mut rolls = Rolls(77);
    for _ in 0..200 {
        let mut game = BullParty::new(&Rules::defaults(2)).unwrap();
        for _ in 0..200 {
            let list = if rolls.below(2) == 0 { &events } else { &moved };
            game.apply(&list[rolls.below(list.len() as u32) as usize]);
            let asked = Seat::all(10).find(|&seat| !game.options(seat, &[]).is_dead_end());
            let choice = asked.and_then(|seat| Some((seat, game.any_choice(seat, &mut rolls)?)));
            let mut after = game;
            let _ = after.play(choice.as_slice(), &mut Silent);
            for viewer in Viewer::all(5) {
                let view = game.view(viewer);
                let recalled = game.recall(&view);
                let _ = view.imagine(&recalled);
            }
            let _ = (game.awaiting(), game.deck(), game.outcome(), game.question());
        }
    }
}

#[test]
fn rules_read_what_they_write() {
    for rules in all_rules() {
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
fn rules_that_cannot_be_played_are_refused() {
    let code = |players, text: &str| {
        read_options::<Rules>(players, text).map_err(|bad| bad.code()).expect_err("these rules cannot be")
    };
    assert_eq!(code(1, ""), "players");
    assert_eq!(code(6, ""), "players");
    assert_eq!(code(4, "hand=8"), "no_such_value");
    assert_eq!(code(4, "numbers=101"), "no_such_value");
    assert_eq!(code(4, "heads=1+2+3"), "heads");
    assert_eq!(code(4, "heads=1+2+100"), "no_such_value");
    assert_eq!(code(4, "bulls=1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1"), "bulls");
    assert_eq!(code(4, "cows=1"), "no_such_option");
    assert_eq!(code(2, "numbers=60"), "stock");
    assert_eq!(code(4, "out=73"), "stock");
    assert_eq!(code(4, "out=71"), "stock");
    assert_eq!(code(4, "out=57"), "stock");
    assert!(read_options::<Rules>(4, "out=56").is_ok());
    assert!(read_options::<Rules>(4, "out=72").is_ok());
    let json = r#"{"players":4,"heads":"take5"}"#;
    assert!(serde_json::from_str::<Rules>(json).is_err());
    let mut rules = Rules::defaults(4);
    rules.numbers = 101;
    assert_eq!(rules.check().map_err(|bad| bad.code()), Err("numbers"));
}

/// Counts by hand: with four players and 20 cards dealt, a seat does not know 100 − 5 − 8 cards after the first layout.
#[test]
fn each_viewer_knows_what_it_should() {
    let mut rolls = Rolls(3);
    let sizes = |game: &BullParty, viewer| -> Vec<(DealKind, u8)> {
        game.view(viewer).unknown().iter().map(|pool| (pool.kind, pool.cards.len())).collect()
    };
    let mut game = BullParty::new(&Rules::defaults(4)).unwrap();
    let seat = Viewer::Seat(Seat::default());
    assert!(sizes(&game, seat).is_empty());
    let step = next_step(&game, Manner::Any, &mut rolls).unwrap();
    go(&mut game, &step);
    assert_eq!(sizes(&game, seat), [(DealKind::Letters, 4)]);
    assert_eq!(sizes(&game, Viewer::Public), [(DealKind::Letters, 5)]);
    let step = next_step(&game, Manner::Any, &mut rolls).unwrap();
    go(&mut game, &step);
    assert_eq!(sizes(&game, seat), [(DealKind::Letters, 4), (DealKind::Cards, 87)]);
    assert_eq!(sizes(&game, Viewer::Public), [(DealKind::Letters, 5), (DealKind::Cards, 92)]);
}
