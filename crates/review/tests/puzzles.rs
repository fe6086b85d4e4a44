//! The search for puzzles, and the puzzles that are part of the program.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failing test must panic")]

use std::collections::BTreeSet;
use std::path::Path;

use rodeo_review::games::ReviewModel;
use rodeo_review::puzzles::{Finder, PuzzleError, PuzzleFile, PuzzleMatch};
use rodeo_rules::any::GameKind;
use rodeo_rules::options::read_options;
use rodeo_rules::record::Record;
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::Take6;
use rodeo_rules::with_any;
use rodeo_texts::{Language, Names, Texts};

/// Matches of each game that are reviewed again.
const SAMPLE: usize = 3;
/// Worlds of that review, as a share of those of the puzzle.
const SHARE: u32 = 4;

fn shipped(game: GameKind) -> PuzzleFile {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("puzzles/{game}.json"));
    PuzzleFile::read(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// Checks a match as `rodeo puzzles --check` does, with other worlds than those of the search.
fn check(found: &PuzzleMatch, worlds: u32) -> Result<(), PuzzleError> {
    fn check<G: ReviewModel>(rules: &G::Rules, found: &PuzzleMatch, worlds: u32) -> Result<(), PuzzleError> {
        Finder::<G>::new(rules, 1 << 40).unwrap().check(found, worlds, 1.0)
    }
    let record = Record::read(found.record.as_bytes())?;
    with_any!(AnyRules, &record.rules, G, rules => check::<G>(rules, found, worlds))
}

#[test]
fn shipped_puzzles_follow_the_rules_and_have_reasons_in_all_languages() {
    let texts = Language::ALL.map(Texts::new);
    for &game in GameKind::ALL {
        let file = shipped(game);
        assert_eq!(file.game, game);
        assert!(file.len() >= 20, "{game}: {} puzzles", file.len());
        let numbers: BTreeSet<u64> = file.matches.iter().map(|one| one.number).collect();
        assert_eq!(numbers.len(), file.matches.len(), "{game}: a match twice");
        for found in &file.matches {
            check(found, 0).unwrap_or_else(|error| panic!("{game}, match {}: {error}", found.number));
            for puzzle in &found.puzzles {
                let [best, second, ..] = puzzle.alternatives.as_slice() else { panic!("{game}: one choice") };
                assert!(best.cost == 0.0 && best.label.is_none() && best.reasons.is_empty());
                assert!(second.cost > 4.0 * second.error - 0.01, "{game}, match {}", found.number);
                assert_ne!(puzzle.simple, best.choice);
                assert!(puzzle.alternatives.iter().any(|other| other.choice == puzzle.simple));
                assert!((0.0..60.0).contains(&puzzle.rating) && puzzle.uncertainty > 0.0);
                for worse in &puzzle.alternatives[1..] {
                    assert!(worse.label.is_some() && (1..=2).contains(&worse.reasons.len()));
                    for (reason, texts) in
                        worse.reasons.iter().flat_map(|one| texts.iter().map(move |t| (one, t)))
                    {
                        let text = texts.format(reason, Names { names: &[], reader: Some(0) });
                        assert!(!text.contains(['{', '$']) && text != reason.id, "{game}: {text}");
                    }
                }
            }
        }
    }
}

#[test]
fn sample_of_the_shipped_puzzles_is_confirmed_in_other_worlds() {
    for &game in GameKind::ALL {
        let file = shipped(game);
        let every = file.matches.len().div_ceil(SAMPLE).max(1);
        for found in file.matches.iter().step_by(every) {
            let worlds = found.puzzles[0].worlds / SHARE;
            check(found, worlds).unwrap_or_else(|error| panic!("{game}, match {}: {error}", found.number));
        }
    }
}

/// The first match of a short game that has a puzzle.
fn first_found(seed: u64) -> (Finder<Take6>, PuzzleMatch) {
    let finder = Finder::new(&read_options(2, "rounds=1 hand=4").unwrap(), seed).unwrap();
    let found = (0..200).find_map(|number| finder.find(number)).expect("one of the matches has a puzzle");
    (finder, found)
}

#[test]
fn search_depends_on_seed_and_number_only() {
    let (finder, found) = first_found(1);
    assert_eq!(finder.find(found.number).as_ref(), Some(&found));
    let again = Finder::<Take6>::new(&read_options(2, "rounds=1 hand=4").unwrap(), 1).unwrap();
    assert_eq!(again.find(found.number).as_ref(), Some(&found));
    assert_ne!(first_found(2).1.record, found.record);
}

#[test]
fn file_keeps_its_puzzles() {
    let (_, found) = first_found(1);
    let mut file = PuzzleFile::new(GameKind::Take6, 1);
    file.add(found.clone(), 0);
    assert!(file.is_empty());
    file.add(found, 1);
    let text = file.to_json();
    assert_eq!(text.lines().count(), 3);
    assert_eq!(PuzzleFile::read(&text).unwrap(), file);
    assert!(PuzzleFile::read(&text.replace("\"version\":1", "\"version\":2")).is_err());
    assert_eq!(PuzzleFile::read(&PuzzleFile::new(GameKind::Take6, 1).to_json()).unwrap().len(), 0);
}

#[test]
fn wrong_puzzles_are_found() {
    let (finder, found) = first_found(1);
    let step = found.puzzles[0].step;
    let check = |change: &dyn Fn(&mut PuzzleMatch), worlds: u32| {
        let mut changed = found.clone();
        change(&mut changed);
        finder.check(&changed, worlds, 2.0)
    };
    assert_eq!(check(&|_| {}, 512), Ok(()));
    assert_eq!(
        check(&|one| one.puzzles[0].alternatives.swap(0, 1), 512),
        Err(PuzzleError::NotConfirmed(step))
    );
    let shorter = |one: &mut PuzzleMatch| one.puzzles[0].alternatives.truncate(1);
    assert_eq!(check(&shorter, 0), Err(PuzzleError::Alternatives(step)));
    assert_eq!(check(&|one| one.puzzles[0].step = 0, 0), Err(PuzzleError::NoChoice(0)));
    assert_eq!(check(&|one| one.puzzles[0].step = 900, 0), Err(PuzzleError::NoChoice(900)));
    let nobody = |one: &mut PuzzleMatch| one.puzzles[0].seat = Seat::new(5).unwrap();
    assert_eq!(check(&nobody, 0), Err(PuzzleError::NoChoice(step)));
    let other_rules = |one: &mut PuzzleMatch| one.record = one.record.replace("rounds=1", "rounds=2");
    assert_eq!(check(&other_rules, 0), Err(PuzzleError::Rules));
    assert!(matches!(check(&|one| one.record.clear(), 0), Err(PuzzleError::Record(_))));
}
