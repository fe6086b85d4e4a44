//! Contests between real bots.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that fails must say so")]

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};

use rodeo_arena::{Contest, Error, Report, single_match};
use rodeo_bots::{BotKind, Level};
use rodeo_rules::any::{AnyRules, GameKind};

fn contest(game: GameKind, seats: &str, options: &str, deals: u64, threads: usize) -> Contest {
    let seats: Vec<BotKind> = seats.split(',').map(|name| name.parse().unwrap()).collect();
    Contest {
        rules: rules(game, seats.len() as u8, options),
        seats,
        deals,
        seed: 7,
        threads: NonZero::new(threads),
    }
}

fn rules(game: GameKind, players: u8, options: &str) -> AnyRules {
    game.read_rules(players, &single_match(game, options)).unwrap()
}

/// All of a report but the times, which are measured; floats to the last bit.
fn result(contest: &Contest) -> String {
    let mut report = serde_json::to_value(contest.hold(|_| {}).unwrap()).unwrap();
    for kind in report["kinds"].as_array_mut().unwrap() {
        kind.as_object_mut().unwrap().remove("ms_per_move").unwrap();
    }
    report.to_string()
}

#[test]
fn results_come_from_the_seed_alone_whatever_the_threads() {
    for (game, seats, options) in [
        (GameKind::Take6, "flat:5,random,simple", ""),
        (GameKind::Take6, "random,simple", "limit=30"),
        (GameKind::Buffalo, "random,simple,random", "decide=majority"),
        (GameKind::TakeThat, "random,simple", ""),
        (GameKind::BullParty, "random,simple,random", ""),
    ] {
        let one = contest(game, seats, options, 12, 1);
        let first = result(&one);
        assert_eq!(result(&one), first);
        assert_eq!(result(&Contest { threads: NonZero::new(5), ..one.clone() }), first);
        assert_eq!(result(&Contest { threads: None, ..one.clone() }), first);
        assert_ne!(result(&Contest { seed: 8, ..one }), first);
    }
}

#[test]
fn rounds_and_shares_add_up() {
    let told = AtomicU64::new(0);
    let report: Report = contest(GameKind::Take6, "simple,random,random,random", "rounds=2", 10, 2)
        .hold(|deals| {
            told.fetch_max(deals, Ordering::Relaxed);
        })
        .unwrap();
    assert_eq!(told.into_inner(), 10);
    assert_eq!((report.deals, report.rotations, report.rounds), (10, 4, 80));
    let kinds: Vec<_> = report.kinds.iter().map(|kind| (&*kind.bot, kind.seats, kind.rounds)).collect();
    assert_eq!(kinds, [("simple", 1, 80), ("random", 3, 240)]);
    let wins: f64 = report.kinds.iter().map(|kind| kind.win_share).sum();
    assert!((wins - 1.0).abs() < 1e-12);
}

#[test]
fn a_team_wins_together() {
    let report = contest(GameKind::Buffalo, "simple,simple,random", "", 40, 2).hold(|_| {}).unwrap();
    assert_eq!(report.kinds[0].win_share, report.kinds[1].win_share);
    assert!(report.kinds[0].win_share <= 1.0);
}

/// With one kind of bot there is nothing to find: everybody wins as often as chance has it, in every deal.
#[test]
fn a_bot_against_itself_is_even() {
    let report = contest(GameKind::Take6, "random,random,random", "", 50, 2).hold(|_| {}).unwrap();
    assert_eq!(report.kinds.len(), 1);
    assert!((report.kinds[0].win_share - 1.0).abs() < 1e-12);
}

#[test]
fn flat_beats_random_and_simple_clearly() {
    for (seats, options, deals) in [
        ("flat:40,random,random,random", "", 120),
        ("flat:40,simple", "", 150),
        ("flat:20,random", "deck=limited deal=draft hand=5", 80),
        ("flat:20,random,random", "fans=flip_digits+jumping_cow", 80),
    ] {
        let report = contest(GameKind::Take6, seats, options, deals, 2).hold(|_| {}).unwrap();
        let [flat, others] = &report.kinds[..] else { panic!("two kinds play") };
        // An interval is about two standard errors; both means may err in opposite directions.
        let errors = (flat.mean_ci95.margin() + others.mean_ci95.margin()) / 1.96;
        assert!(others.mean - flat.mean > 4.0 * errors, "{seats} {options}: {report:?}");
    }
}

#[test]
fn a_contest_that_cannot_be_held_says_why() {
    let refused = |contest: Contest| contest.hold(|_| {}).unwrap_err();
    let good = contest(GameKind::Take6, "random,random", "", 2, 1);
    assert_eq!(refused(Contest { deals: 1, ..good.clone() }), Error::TooFewDeals);
    assert_eq!(
        refused(Contest { seats: vec![Level::Random.into()], ..good }),
        Error::Seats { bots: 1, players: 2 }
    );
    let flat = refused(contest(GameKind::Buffalo, "flat,random", "", 2, 1));
    let known = "random, gentle, simple, keen, sharp, merciless";
    assert_eq!(flat.to_string(), format!("flat does not play Beat the Buffalo; there are: {known}"));
}
