//! What is written can be read, and what is true is verified.

use proptest::prelude::*;
use rodeo_rules::any::{AnyGame, AnyRules, GameKind};
use rodeo_rules::game::{Game, RandomSource};
use rodeo_rules::record::{
    Chance, Player, PlayerKind, Record, RecordError, Recorder, Replay, Step, Verified, compare_deals, verify,
};
use rodeo_rules::seat::Seat;

use crate::matches::{Xorshift, all_rules, chance, random_match};
use crate::{SHORT, check, code, seeded};

#[test]
fn matches_of_every_game_round_trip_and_verify() {
    let mut kinds = Vec::new();
    for (number, rules) in all_rules().into_iter().enumerate() {
        let mut rng = Xorshift::new(number as u64);
        for _ in 0..3 {
            let record = random_match(&rules, &chance(rng.below(256) as u8), &mut rng);
            for form in [record.to_json(), record.to_text()] {
                assert_eq!(Record::read(form.as_bytes()), Ok(record.clone()), "{form}");
            }
            let verified = verify(&record);
            let deals = record.steps.iter().filter(|step| matches!(step, Step::Deal { .. })).count();
            let expected = Verified {
                outcome: record.result.clone().expect("a result"),
                steps: record.steps.len(),
                deals,
                seeded: deals > 0,
            };
            assert_eq!(verified, Ok(expected), "{}", record.to_text());
        }
        kinds.push(rules.kind());
    }
    kinds.dedup();
    assert_eq!(kinds, GameKind::ALL, "a game has no options to test");
}

#[test]
fn seed_of_a_match_without_deals_is_not_verified() {
    let rules = GameKind::Take6.read_rules(2, "rounds=1 deck=limited deal=draft hand=2").unwrap();
    let mut record = random_match(&rules, &chance(7), &mut Xorshift::new(1));
    record.chance = Some(chance(8));
    let verified = verify(&record).unwrap();
    assert_eq!((verified.deals, verified.seeded), (0, false), "{}", record.to_text());
}

#[test]
fn rules_version_of_a_record_is_1_unless_it_names_another() {
    let json = Record::read(SHORT.as_bytes()).unwrap().to_json();
    assert!(!json.contains("rules_version") && !SHORT.contains("rules_version"));
    let text = |line: &str| SHORT.replacen("game", &format!("{line}game"), 1);
    let field = |field: &str| json.replacen(r#""rules":"#, &format!(r#"{field}"rules":"#), 1);
    assert_eq!(code(&text("rules_version 1\n")), "verified");
    assert_eq!(code(&field(r#""rules_version":1,"#)), "verified");
    assert_eq!(code(&text("rules_version 2\n")), "rules_version");
    assert_eq!(code(&field(r#""rules_version":2,"#)), "rules_version");
    assert_eq!(code(&text("rules_version 1\nrules_version 1\n")), "syntax");
    assert_eq!(code(&text("rules_version one\n")), "syntax");
    assert_eq!(code(&field(r#""rules_version":"1","#)), "syntax");
    let mut record = Record::read(SHORT.as_bytes()).unwrap();
    record.rules_version = 2;
    assert_eq!(verify(&record).map_err(|error| error.code()), Err("rules_version"));
    for form in [record.to_json(), record.to_text()] {
        assert_eq!(code(&form), "rules_version", "{form}");
    }
}

#[test]
fn record_typed_by_hand_is_valid() {
    let verified = check(SHORT.as_bytes()).unwrap();
    assert_eq!((verified.steps, verified.seeded), (4, false));
    let typed = "\n# by hand\nrodeo-record  1\r\n\tgame take6\tplayers=2  rounds=1 hand=2 \nseat 0 human \"\"\n\
                 seat 1 bot \"\\u00e9 # |\"\n\n  deal cards  30 2 45 46 10 20 40 50\nplay 30|45\n play  2 |46\n\
                 play row2|-\n# the end\nresult  scores 6 0 winners 1";
    assert_eq!(code(typed), "verified");
    assert_eq!(Record::read(typed.as_bytes()).unwrap().seats[1].name, "é # |");
}

#[test]
fn replay_returns_positions_and_events() {
    let record = Record::read(SHORT.as_bytes()).unwrap();
    let mut view = AnyGame::new(&record.rules).unwrap();
    let steps: Vec<_> = Replay::new(&record).unwrap().map(Result::unwrap).collect();
    assert_eq!(steps.len(), 4);
    for (number, step) in steps.iter().enumerate() {
        assert_eq!((step.number, step.step), (number, &record.steps[number]));
        assert!(!step.events.is_empty());
        step.events.iter().for_each(|event| view.apply(event));
        assert_eq!(view, step.game);
        let mut replay = Replay::new(&record).unwrap();
        replay.forward_to(number + 1).unwrap();
        assert_eq!((replay.game(), replay.done()), (&step.game, number + 1));
    }
    let mut beyond = Replay::new(&record).unwrap();
    beyond.forward_to(99).unwrap();
    assert_eq!(beyond.done(), 4);
    assert_eq!(beyond.game().outcome(), record.result);
}

#[test]
fn replay_ends_at_the_first_rejected_step() {
    let record = Record::read(SHORT.replace("play 2 | 46", "play 3 | 46").as_bytes()).unwrap();
    let codes: Vec<_> = Replay::new(&record)
        .unwrap()
        .map(|step| step.map_or_else(|error| error.code(), |_| "fine"))
        .collect();
    assert_eq!(codes, ["fine", "fine", "not_allowed"]);
}

#[test]
fn rejected_step_is_not_recorded() {
    let record = Record::read(SHORT.as_bytes()).unwrap();
    let mut recorder = Recorder::<AnyGame>::new(&record.rules, record.seats.clone(), None).unwrap();
    let [Step::Deal { cards, .. }, Step::Play(first), Step::Play(second), ..] = record.steps.as_slice()
    else {
        panic!("{record:?}");
    };
    let mut told = Vec::new();
    assert!(recorder.play(first, &mut told).is_err());
    assert!(recorder.deal(&cards[1..], &mut told).is_err());
    assert_eq!((recorder.record().steps.len(), told.len()), (0, 0));
    recorder.deal(cards, &mut told).unwrap();
    assert!(recorder.deal(cards, &mut told).is_err());
    recorder.play(first, &mut told).unwrap();
    assert!(recorder.play(first, &mut told).is_err());
    recorder.play(second, &mut told).unwrap();
    assert_eq!(recorder.record().steps, record.steps[..3]);
    assert_eq!(recorder.record().result, None);
}

#[test]
fn deal_that_differs_from_the_seed_is_detected() {
    for &kind in GameKind::ALL {
        let record = seeded(kind, "");
        assert_eq!(verify(&record).map(|verified| verified.seeded), Ok(true));
        let first_deal = record.steps.iter().position(|step| matches!(step, Step::Deal { .. })).unwrap();

        let mut swapped = record.clone();
        if let Step::Deal { cards, .. } = &mut swapped.steps[first_deal] {
            cards.swap(0, 1);
        }
        assert_eq!(verify(&swapped), Err(RecordError::NotFromSeed { step: first_deal }));

        let spoil: [fn(&mut Chance); 3] = [
            |chance| chance.secret[31] ^= 1,
            |chance| chance.nonces.clear(),
            |chance| chance.nonces[0].1.push(0),
        ];
        for spoil in spoil {
            let mut other = record.clone();
            spoil(other.chance.as_mut().unwrap());
            assert_eq!(verify(&other), Err(RecordError::NotFromSeed { step: first_deal }));
        }
    }
}

#[test]
fn invalid_nonces_are_rejected() {
    let record = seeded(GameKind::Take6, "rounds=1");
    let nonce = |seat: u8, bytes: usize| (Seat::new(seat).unwrap(), vec![1; bytes]);
    let cases = [vec![nonce(0, 65)], vec![nonce(0, 0)], vec![nonce(4, 1)], vec![nonce(1, 1), nonce(0, 1)]];
    for nonces in cases.into_iter().chain([vec![nonce(1, 1), nonce(1, 1)]]) {
        let mut wrong = record.clone();
        wrong.chance = Some(Chance { secret: [0; 32], nonces });
        assert_eq!((code(&wrong.to_text()), code(&wrong.to_json())), ("nonce", "nonce"));
        assert_eq!(verify(&wrong).unwrap_err().code(), "nonce");
    }
    let text = record.to_text();
    assert_eq!(code(&text.replacen("nonce 0 07ff00", "nonce 0 07ff0", 1)), "nonce");
    assert_eq!(code(&text.replacen("nonce 0", "nonce 10", 1)), "syntax");
    assert_eq!(code(&text.replacen("chance", "# chance", 1)), "syntax");
}

/// Players with any valid name.
fn any_player() -> impl Strategy<Value = Player> {
    let name =
        || proptest::collection::vec(any::<char>().prop_filter("no control", |c| !c.is_control()), 0..=64);
    let kind = prop_oneof![
        Just(PlayerKind::Human),
        Just(PlayerKind::Bot(None)),
        name().prop_map(|name| PlayerKind::Bot(Some(name.into_iter().collect()))),
    ];
    (name(), kind).prop_map(|(name, kind)| Player { name: name.into_iter().collect(), kind })
}

fn any_rules() -> impl Strategy<Value = AnyRules> {
    proptest::sample::select(all_rules())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn names_secrets_and_nonces_round_trip(
        rules in any_rules(),
        players in proptest::collection::vec(any_player(), 10),
        secret in any::<Option<[u8; 32]>>(),
        nonces in proptest::collection::btree_map(0..2u8, proptest::collection::vec(any::<u8>(), 1..=64), 0..=2),
        finished in any::<bool>(),
        rng in any::<u64>(),
    ) {
        let mut record = random_match(&rules, &chance(1), &mut Xorshift::new(rng));
        let seats = record.seats.len();
        record.seats = players.into_iter().take(seats).collect();
        let nonces = nonces.into_iter().filter(|(seat, _)| usize::from(*seat) < seats);
        let nonces = nonces.filter_map(|(seat, nonce)| Some((Seat::new(seat)?, nonce))).collect();
        record.chance = secret.map(|secret| Chance { secret, nonces });
        if !finished {
            record.steps.pop();
            record.result = None;
        }
        for form in [record.to_json(), record.to_text()] {
            prop_assert_eq!(Record::read(form.as_bytes()), Ok(record.clone()));
        }
    }
}

#[test]
fn deals_are_compared_one_by_one() {
    let rules = GameKind::Take6.read_rules(2, "rounds=2 hand=2").unwrap();
    let chance = Chance::new([7; 32]);
    let record = random_match(&rules, &chance, &mut Xorshift::new(3));
    let report = compare_deals(&record).unwrap();
    assert!(report.result_matches && report.rejected.is_none());
    assert_eq!(report.deals.iter().map(|deal| deal.nth).collect::<Vec<_>>(), [0, 1]);
    assert!(report.deals.iter().all(|deal| deal.dealt == deal.expected));

    // Two start cards are swapped: the deal is wrong, but the match may go on.
    let mut swapped = record.clone();
    let Step::Deal { cards, .. } = &mut swapped.steps[0] else { panic!("the first step is a deal") };
    cards.swap(6, 7);
    let report = compare_deals(&swapped).unwrap();
    assert_ne!(report.deals[0].dealt, report.deals[0].expected);

    // A deal is missing: the next step is rejected, and the deal that should be there is listed.
    let mut missing = record.clone();
    missing.steps.remove(0);
    let report = compare_deals(&missing).unwrap();
    assert_eq!(report.rejected, Some(0));
    assert!(report.deals[0].dealt.is_empty() && !report.deals[0].expected.is_empty());
    assert!(!report.result_matches);

    // A deal too many.
    let mut added = record.clone();
    added.steps.push(record.steps[0].clone());
    let report = compare_deals(&added).unwrap();
    assert_eq!(report.rejected, Some(record.steps.len() as u32));
    assert!(report.deals[2].expected.is_empty() && !report.deals[2].dealt.is_empty());

    // Without a seed, there are no deals to compare, but the steps and the result are checked.
    let mut unseeded = Record { chance: None, ..record };
    let report = compare_deals(&unseeded).unwrap();
    assert_eq!((report.deals, report.rejected, report.result_matches), (Vec::new(), None, true));
    unseeded.steps.remove(1);
    let report = compare_deals(&unseeded).unwrap();
    assert_eq!((report.deals, report.result_matches), (Vec::new(), false));
}
