//! Records in `tests/records`: one match of every game. `RODEO_UPDATE=1` writes them.

use std::path::PathBuf;

use rodeo_bots::Level;
use rodeo_review::Label;
use rodeo_rules::any::GameKind;
use rodeo_rules::record::Record;
use rodeo_texts::{Language, Names, Texts};

use crate::support::bot_match;
use crate::{assert_parts_add_up, review, worlds};

/// Options of the matches on record: short ones.
fn options(game: GameKind) -> &'static str {
    game.descriptor().single_round.map_or("", |single| single.option)
}

fn record(game: GameKind) -> Record {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/{game}.json"));
    if std::env::var_os("RODEO_UPDATE").is_some() {
        let rules = game.read_rules(3, options(game)).unwrap();
        let bots = [Level::Simple, Level::Gentle, Level::Random].map(Into::into);
        std::fs::write(&file, bot_match(&rules, &bots, 6).to_json()).unwrap();
    }
    Record::read(&std::fs::read(&file).unwrap()).unwrap()
}

#[test]
fn every_game_is_reviewed_with_labels_and_reasons_in_all_languages() {
    let texts = Language::ALL.map(Texts::new);
    for &game in GameKind::ALL {
        let record = record(game);
        let review = review(&record, worlds(24));
        assert!(review.finished && review.steps == record.steps.len(), "{game}");
        assert_eq!(review.seats.len(), 3, "{game}");
        assert_parts_add_up(&review);
        let labelled = review.decisions.iter().filter(|decision| decision.label.is_some()).count();
        assert!(labelled > 0, "{game}: weak bots make mistakes");
        for decision in &review.decisions {
            let [best, ..] = decision.alternatives.as_slice() else { panic!("{game}: no alternatives") };
            assert_eq!(best.cost.mean, 0.0);
            assert!(decision.alternatives.iter().any(|other| other.choice == decision.chosen));
            assert!(decision.cost.mean >= 0.0 && decision.stake >= 0.0);
            let labels = decision.label.is_some();
            assert!(!labels || decision.cost.mean > rodeo_review::NOISE * decision.cost.error);
            assert!(decision.reasons.len() <= 2 && decision.reasons.is_empty() != labels);
            for (reason, texts) in
                decision.reasons.iter().flat_map(|reason| texts.iter().map(move |texts| (reason, texts)))
            {
                let text = texts.format(reason, Names { names: &[], reader: Some(0) });
                assert!(!text.contains(['{', '$']) && text != reason.id, "{game}: {text}");
            }
        }
        let accuracies = review.seats.iter().map(|seat| seat.accuracy.unwrap());
        assert!(accuracies.into_iter().all(|accuracy| (0.0..=100.0).contains(&accuracy)));
        let counted: u32 = review.seats.iter().flat_map(|seat| seat.labels).sum();
        assert_eq!(counted as usize, labelled);
        assert!(Label::ALL.windows(2).all(|pair| pair[0] < pair[1]));
    }
}

#[test]
fn curve_has_a_point_for_each_step_with_choices_and_ends_with_the_result() {
    for &game in GameKind::ALL {
        let record = record(game);
        let review = review(&record, worlds(2));
        let outcome = record.result.clone().unwrap();
        for point in &review.curve {
            let sum: f64 = point.win.iter().sum();
            assert!(point.win.iter().all(|win| (0.0..=1.0).contains(win)), "{game}");
            assert!(game.descriptor().is_cooperative() || (sum - 1.0).abs() < 1e-4, "{game}: {sum}");
        }
        let last = review.curve.last().unwrap();
        for (seat, win) in rodeo_rules::seat::Seat::all(3).zip(&last.win) {
            let team = game.descriptor().is_cooperative();
            let share = if team { 1.0 } else { 1.0 / f64::from(outcome.winners.len().max(1)) };
            let expected = if outcome.winners.contains(seat) { share } else { 0.0 };
            assert!((win - expected).abs() < 1e-6, "{game}: {win} {expected}");
        }
    }
}

#[test]
fn review_survives_json() {
    let review = review(&record(GameKind::Take6), worlds(4));
    let json = serde_json::to_string(&review).unwrap();
    let read: rodeo_review::Review = serde_json::from_str(&json).unwrap();
    assert_eq!(read.decisions.len(), review.decisions.len());
    assert_eq!(read.seats[0].labels, review.seats[0].labels);
}
