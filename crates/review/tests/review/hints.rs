//! Hints agree with reviews, and depend on nothing but the view of their player.

use rodeo_bots::{Level, SeatRng, Worlds};
use rodeo_review::{HintError, HintPosition, Hints};
use rodeo_rules::any::{AnyChoice, AnyGame, AnyRules, GameKind};
use rodeo_rules::choice::{Choice as _, write_words};
use rodeo_rules::game::{Awaiting, Game, View};
use rodeo_rules::record::{Record, Replay, Step};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::standings::Scores;

use crate::support::bot_match;
use crate::{review, worlds};

fn short_match(game: GameKind, players: u8, seed: u64) -> Record {
    let options = game.descriptor().single_round.map_or("", |single| single.option);
    let rules = game.read_rules(players, options).unwrap();
    let bots = vec![Level::Gentle.into(); usize::from(players)];
    bot_match(&rules, &bots, seed)
}

/// Calls a function with each choice of a record: the game before it, the scores at the start of its round, and the step.
fn each_choice(record: &Record, mut visit: impl FnMut(&AnyGame, &Scores, usize, Seat, &AnyChoice)) {
    let mut replay = Replay::new(record).unwrap();
    let mut base = replay.game().standings();
    while let Some(step) = record.steps.get(replay.done()) {
        if let Step::Play(choices) = step {
            for (seat, choice) in choices {
                visit(replay.game(), &base.scores, replay.done(), *seat, choice);
            }
        }
        replay.step(&mut rodeo_rules::game::DiscardEvents).unwrap();
        let now = replay.game().standings();
        if now.rounds != base.rounds {
            base = now;
        }
    }
}

fn position(game: &AnyGame, base: &Scores, seat: Seat, chosen: Option<&AnyChoice>) -> HintPosition {
    HintPosition {
        view: game.view(Viewer::Seat(seat)),
        base: base.clone(),
        chosen: chosen.map(|choice| write_words(&choice.words())),
    }
}

#[test]
fn hint_about_a_choice_agrees_with_its_review() {
    for &game in GameKind::ALL {
        let record = short_match(game, 3, 2);
        let review = review(&record, worlds(32));
        let hints = Hints::new(&record.rules).unwrap();
        let mut compared = 0;
        each_choice(&record, |game, base, step, seat, choice| {
            if step % 3 != 1 {
                return;
            }
            let decision = review.decisions.iter().find(|one| (one.step, one.seat) == (step, seat));
            let hint = hints.hint(&position(game, base, seat, Some(choice)), Some(32), 0).unwrap();
            let Some(decision) = decision else {
                assert!(hint.alternatives.is_empty(), "nothing to decide");
                return;
            };
            compared += 1;
            assert_eq!(hint.compared.as_deref(), Some(decision.chosen.as_str()));
            assert_eq!(hint.alternatives[0].cost.mean, 0.0);
            assert_eq!(hint.reasons.is_empty(), hint.label.is_none());
            let own = hint.alternatives.iter().find(|one| one.choice == decision.chosen).unwrap();
            // Both are samples: they differ by noise only.
            let noise = 6.0 * (own.cost.error + decision.cost.error) + 1.0;
            assert!(
                (own.cost.mean - decision.cost.mean).abs() < noise,
                "{game:?} {own:?} {:?}",
                decision.cost
            );
            // The value of the decision also uses what the history tells about hidden cards; its alternatives do not.
            let reviewed = decision.alternatives.iter().find(|one| one.choice == decision.chosen).unwrap();
            let difference = own.value.score - reviewed.value.score;
            assert!(difference.abs() < noise + 3.0, "{own:?} {reviewed:?}");
        });
        assert!(compared > 3, "{game}");
    }
}

#[test]
fn hint_before_a_choice_compares_the_best_with_a_worse_one() {
    for &game in GameKind::ALL {
        let record = short_match(game, 3, 4);
        let hints = Hints::new(&record.rules).unwrap();
        let mut explained = 0;
        each_choice(&record, |game, base, step, seat, _| {
            if step % 4 != 1 {
                return;
            }
            let hint = hints.hint(&position(game, base, seat, None), Some(24), 0).unwrap();
            assert_eq!(hint.compared.is_some(), hint.label.is_some());
            assert_eq!(hint.reasons.is_empty(), hint.label.is_none());
            let Some(compared) = &hint.compared else { return };
            explained += 1;
            assert_ne!(*compared, hint.alternatives[0].choice);
            let worse = hint.alternatives.iter().find(|one| one.choice == *compared).unwrap();
            let noise = rodeo_review::noise_among(hint.alternatives.len());
            assert!(worse.cost.mean > noise * worse.cost.error, "{worse:?}");
        });
        assert!(explained > 0, "{game}");
    }
}

/// A hint shows the costs of all alternatives, not only that of one choice, so each of them has more worlds.
#[test]
fn alternatives_of_a_hint_have_four_times_the_worlds() {
    let record = short_match(GameKind::Take6, 4, 11);
    let hints = Hints::new(&record.rules).unwrap();
    let mut checked = 0;
    each_choice(&record, |game, base, step, seat, _| {
        if step == 1 && seat.get() == 0 {
            let hint = hints.hint(&position(game, base, seat, None), None, 0).unwrap();
            checked += 1;
            assert!(hint.alternatives.len() > 1);
            assert!(hint.alternatives.iter().all(|one| one.worlds >= 1024), "{hint:?}");
        }
    });
    assert_eq!(checked, 1);
}

/// Law: whatever the hidden cards are, the hint is the same. Worlds that the view allows replace the game.
#[test]
fn hidden_cards_do_not_change_a_hint() {
    for &game in GameKind::ALL {
        let record = short_match(game, 3, 5);
        let hints = Hints::new(&record.rules).unwrap();
        let mut rng = SeatRng::from_parts(&[9]);
        let (mut checked, mut differing) = (0, 0);
        each_choice(&record, |game, base, step, seat, _| {
            if step % 5 != 1 {
                return;
            }
            let view: View<AnyGame> = game.view(Viewer::Seat(seat));
            let hint = hints.hint(&position(game, base, seat, None), Some(4), 3).unwrap();
            for _ in 0..3 {
                let other = Worlds::new(&view).sample(&mut rng).unwrap();
                checked += 1;
                differing += usize::from(other != *game);
                assert_eq!(
                    hints.hint(&position(&other, base, seat, None), Some(4), 3).unwrap(),
                    hint,
                    "{game:?}"
                );
            }
        });
        assert!(checked > 0 && differing > 0, "{game}: some worlds have other hidden cards");
    }
}

#[test]
fn hints_are_for_seats_that_choose_and_for_the_rules_of_the_match() {
    let record = short_match(GameKind::Take6, 3, 1);
    let hints = Hints::new(&record.rules).unwrap();
    let mut replay = Replay::new(&record).unwrap();
    let seat = Seat::new(0).unwrap();
    let base: Scores = replay.game().standings().scores;
    let hint = |game: &AnyGame, base: &Scores, chosen: Option<&str>| {
        let chosen = chosen.map(str::to_owned);
        hints.hint(
            &HintPosition { view: game.view(Viewer::Seat(seat)), base: base.clone(), chosen },
            Some(2),
            0,
        )
    };
    assert_eq!(hint(replay.game(), &base, None), Err(HintError::NotAsked), "before the deal");
    replay.step(&mut rodeo_rules::game::DiscardEvents).unwrap();
    assert!(matches!(replay.game().awaiting(), Awaiting::Moves(_)));
    assert!(hint(replay.game(), &base, None).is_ok());
    assert_eq!(hint(replay.game(), &base, Some("row1")), Err(HintError::Choice));
    assert_eq!(hint(replay.game(), &base, Some("no choice")), Err(HintError::Choice));
    assert_eq!(hint(replay.game(), &Scores::new(), None), Err(HintError::Scores(0)));
    let spectator =
        HintPosition { view: replay.game().view(Viewer::Public), base: base.clone(), chosen: None };
    assert_eq!(hints.hint(&spectator, Some(2), 0), Err(HintError::NotAsked));
    let other: AnyRules = GameKind::Take6.default_rules(4);
    let other = Hints::new(&other).unwrap();
    let position = HintPosition { view: replay.game().view(Viewer::Seat(seat)), base, chosen: None };
    assert_eq!(other.hint(&position, Some(2), 0), Err(HintError::OtherRules));
}
