//! The laws for arbitrary bytes, on a few hundred cases each. The targets of `fuzz/` run the same functions.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails must say so")]

use std::path::Path;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{TestError, TestRunner};
use rodeo_laws::fuzz::{self, PROPERTIES};
use rodeo_laws::rng::XorShift;
use rodeo_rules::arrange::{Arrange, ArrangementError};
use rodeo_rules::bull_party::BullParty;
use rodeo_rules::choice::read_words;
use rodeo_rules::game::{DiscardEvents, Game, Rules};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::Take6;

/// Returns the seeds of a fuzz target.
fn seeds(law: &str) -> Vec<Vec<u8>> {
    let seeds = fuzz::seeds(law, &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios"));
    assert!(!seeds.is_empty(), "{law} has nothing to start from");
    seeds
}

/// A mutation of the input.
#[derive(Clone, Debug)]
enum Edit {
    Replace(Index, u8),
    Insert(Index, Vec<u8>),
    Remove(Index, u8),
    /// Copies bytes from one position to another.
    Copy(Index, Index, u8),
    /// Swaps two lines.
    Lines(Index, Index),
    /// Replaces a number.
    Number(Index, u32),
    Cut(Index),
}

fn edit() -> impl Strategy<Value = Edit> {
    let at = any::<Index>;
    prop_oneof![
        (at(), any::<u8>()).prop_map(|(at, byte)| Edit::Replace(at, byte)),
        (at(), vec(any::<u8>(), 1..6)).prop_map(|(at, bytes)| Edit::Insert(at, bytes)),
        (at(), 1..20u8).prop_map(|(at, length)| Edit::Remove(at, length)),
        (at(), at(), 1..30u8).prop_map(|(from, to, length)| Edit::Copy(from, to, length)),
        (at(), at()).prop_map(|(one, other)| Edit::Lines(one, other)),
        (at(), prop_oneof![0..130u32, any::<u32>()]).prop_map(|(at, number)| Edit::Number(at, number)),
        at().prop_map(Edit::Cut),
    ]
}

impl Edit {
    fn apply(&self, data: &mut Vec<u8>) {
        let place = |at: &Index, data: &[u8]| at.index(data.len().max(1)).min(data.len());
        match self {
            Edit::Replace(at, byte) => {
                let at = place(at, data);
                if let Some(there) = data.get_mut(at) {
                    *there = *byte;
                }
            }
            Edit::Insert(at, bytes) => {
                let at = place(at, data);
                data.splice(at..at, bytes.iter().copied());
            }
            Edit::Remove(at, length) => {
                let at = place(at, data);
                let end = (at + usize::from(*length)).min(data.len());
                data.drain(at..end);
            }
            Edit::Copy(from, to, length) => {
                let (from, to) = (place(from, data), place(to, data));
                let copy = data[from..(from + usize::from(*length)).min(data.len())].to_vec();
                data.splice(to..to, copy);
            }
            Edit::Lines(one, other) => {
                let mut lines: Vec<Vec<u8>> = data.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
                let (one, other) = (one.index(lines.len()), other.index(lines.len()));
                lines.swap(one, other);
                *data = lines.join(&b'\n');
            }
            Edit::Number(at, number) => {
                let at = place(at, data);
                let digits = |byte: &u8| byte.is_ascii_digit();
                let Some(start) = data[at..].iter().position(digits).map(|start| at + start) else { return };
                let length = data[start..].iter().take_while(|byte| digits(byte)).count();
                data.splice(start..start + length, number.to_string().into_bytes());
            }
            Edit::Cut(at) => {
                let at = place(at, data);
                data.truncate(at);
            }
        }
    }
}

/// Generates mutations of the seeds, followed by random bytes.
fn near(law: &str) -> impl Strategy<Value = Vec<u8>> {
    let seeds = seeds(law);
    let random = prop_oneof![Just(Vec::new()), vec(any::<u8>(), 0..200)];
    (any::<Index>(), vec(edit(), 0..4), random).prop_map(move |(seed, edits, random)| {
        let mut data = seed.get(&seeds).clone();
        edits.iter().for_each(|edit| edit.apply(&mut data));
        data.extend(random);
        data
    })
}

/// Generates an unchanged seed followed by a zero and random bytes.
fn bent(law: &str) -> impl Strategy<Value = Vec<u8>> {
    let seeds = seeds(law);
    (any::<Index>(), vec(any::<u8>(), 0..60)).prop_map(move |(seed, bytes)| {
        let mut data = seed.get(&seeds).clone();
        data.push(0);
        data.extend(bytes);
        data
    })
}

/// Checks a law. `RODEO_MATCHES` multiplies the number of cases, for longer and shorter runs.
fn check(law: &str, normal: u32, bytes: impl Strategy<Value = Vec<u8>>) {
    let (_, property) = PROPERTIES.iter().find(|(name, _)| *name == law).unwrap();
    let factor = std::env::var("RODEO_MATCHES").map_or(1.0, |text| text.parse::<f64>().unwrap());
    let cases = (f64::from(normal) * factor).max(1.0) as u32;
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let mut runner = TestRunner::new(config);
    let kept =
        runner.run(&bytes, |data| property(&data).map_err(|broken| TestCaseError::fail(broken.to_string())));
    match kept {
        Ok(()) => {}
        Err(TestError::Fail(reason, data)) => panic!("{reason}\nb\"{}\"", data.escape_ascii()),
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn records_never_panic() {
    check("records_never_panic", 2000, near("records_never_panic"));
}

#[test]
fn notation_round_trips() {
    check("notation_round_trips", 2000, near("notation_round_trips"));
}

#[test]
fn legal_is_accepted() {
    check("legal_is_accepted", 2000, vec(any::<u8>(), 0..1000));
}

#[test]
fn views_tell_no_secrets() {
    check("views_tell_no_secrets", 1000, vec(any::<u8>(), 0..600));
}

#[test]
fn events_never_panic() {
    check("events_never_panic", 1500, vec(any::<u8>(), 0..800));
    check("events_never_panic", 100, near("events_never_panic"));
}

#[test]
fn arrangements_never_panic() {
    check("arrangements_never_panic", 2000, bent("arrangements_never_panic"));
    check("arrangements_never_panic", 2000, near("arrangements_never_panic"));
}

/// Found by fuzzing: a deserialized game may contain a card twice, and an order has room for every card once.
#[test]
fn recall_accepts_a_card_in_several_hands() {
    let mut rng = XorShift::new(1);
    let mut game = Take6::new(&rodeo_rules::take6::Rules::defaults(10)).unwrap();
    let order = rng.order(&game.deck().unwrap());
    game.deal(&order, &mut DiscardEvents).unwrap();
    let mut state = serde_json::to_value(game).unwrap();
    for seat in 0..10 {
        state["hands"][seat] = (1..=20).collect::<Vec<u8>>().into();
    }
    let game: Take6 = serde_json::from_value(state).unwrap();
    let _ = game.recall(&game.view(Viewer::Public));
}

/// Found by fuzzing: a card of the stock marked as seen gave a view that knew a card it could not place.
#[test]
fn only_cards_in_hands_can_be_arranged_as_seen() {
    let arranged = |seen: u8| {
        let table = serde_json::json!({
            "rows": [[10, 11], [20, 21]], "hands": [[1, 2, 3, 4, 5], [31, 32, 33, 34, 35]],
            "stock": [40, 41, 42, 43, 44, 45, 46, 47, 48, 49], "seen": [3, seen],
        });
        let table = serde_json::from_value(table).unwrap();
        BullParty::arranged(&rodeo_rules::bull_party::Rules::defaults(2), &table).map(drop)
    };
    assert_eq!(arranged(33), Ok(()));
    assert!(matches!(arranged(40), Err(ArrangementError::Other(_))), "in the deck");
    assert!(matches!(arranged(99), Err(ArrangementError::Other(_))), "nowhere");
}

/// Found by fuzzing: a deserialized game looped forever when its next card was missing.
#[test]
fn game_with_a_missing_card_does_not_loop() {
    let table = serde_json::json!({
        "rows": [[10, 11]], "hands": [[1, 2, 3, 4, 5], [31, 32, 33, 34, 35, 36]], "done": [1],
        "stock": [40, 41, 42, 43, 44, 45, 46, 47, 48, 49], "discard": [60],
    });
    let rules = rodeo_rules::bull_party::Rules::defaults(2);
    let arranged = BullParty::arranged(&rules, &serde_json::from_value(table).unwrap()).unwrap();
    for phase in ["take_row", "add_to"] {
        let mut state = serde_json::to_value(arranged).unwrap();
        state["phase"] = serde_json::json!({ phase: 0 });
        let mut game: BullParty = serde_json::from_value(state).unwrap();
        let choice = rodeo_rules::bull_party::Choice::from_words(&read_words("row1").unwrap()).unwrap();
        let _ = game.play(&[(Seat::default(), choice)], &mut DiscardEvents);
    }
}

/// The targets of `fuzz/` for laws are exactly these properties.
#[test]
fn every_property_has_a_fuzz_target() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/fuzz_targets");
    let mut targets: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| std::fs::read_to_string(path).unwrap().contains("rodeo_laws"))
        .map(|path| path.file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    targets.sort();
    let names: Vec<&str> = PROPERTIES.iter().map(|(name, _)| *name).collect();
    assert_eq!(targets, names);
}
