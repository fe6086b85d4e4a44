//! Contests between real bots.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};

use rodeo_arena::{Contest, Error, Lineup, Report, single_match};
use rodeo_bots::{BotKind, Level};
use rodeo_rules::any::{AnyRules, GameKind};

fn contest(game: GameKind, seats: &str, options: &str, deals: u64, threads: usize) -> Contest {
    let seats: Vec<BotKind> = seats.split(',').map(|name| name.parse().unwrap()).collect();
    Contest {
        rules: rules(game, seats.len() as u8, options),
        lineup: Lineup::Seats(seats),
        deals,
        seed: 7,
        threads: NonZero::new(threads),
    }
}

/// Mixed tables of so many players.
fn mixed(game: GameKind, pool: &str, players: u8, deals: u64) -> Contest {
    let pool = pool.split(',').map(|name| name.parse().unwrap()).collect();
    let rules = rules(game, players, "");
    Contest { rules, lineup: Lineup::Pool(pool), deals, seed: 7, threads: NonZero::new(2) }
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

/// Tables and ratings too: a rating depends on the order of matches, and that is the same whoever is done first.
#[test]
fn mixed_tables_and_ratings_come_from_the_seed_alone_too() {
    for (game, pool, players) in [
        (GameKind::Take6, "flat:20,random,simple,flat:2", 3),
        (GameKind::Take6, "flat:3,random,simple", 7),
        (GameKind::Buffalo, "random,simple", 3),
        (GameKind::TakeThat, "random,simple", 2),
        (GameKind::BullParty, "random,simple", 3),
    ] {
        let mixed = mixed(game, pool, players, 16);
        let first = result(&Contest { threads: NonZero::new(1), ..mixed.clone() });
        assert!(first.contains("\"ratings\":[{"), "{first}");
        for threads in [2, 7] {
            assert_eq!(result(&Contest { threads: NonZero::new(threads), ..mixed.clone() }), first, "{game}");
        }
        assert_ne!(result(&Contest { seed: 8, ..mixed }), first);
    }
}

#[test]
fn mixed_tables_add_up() {
    let report = mixed(GameKind::Take6, "flat:2,random,simple,flat:3,flat:4", 4, 10).hold(|_| {}).unwrap();
    assert_eq!((report.deals, report.rotations, report.rounds), (10, 4, 40));
    for kind in &report.kinds {
        // Each of the five sits out two of the ten deals.
        assert_eq!((kind.deals, kind.seats, kind.rounds, kind.even_share), (8, 1.0, 32, Some(0.25)));
        assert_eq!(kind.distribution.values().sum::<u64>(), 32);
        let heads: f64 =
            kind.distribution.iter().map(|(&heads, &times)| f64::from(heads) * times as f64).sum();
        assert!((heads / 32.0 - kind.mean).abs() < 1e-9, "{kind:?}");
    }
    let wins: f64 = report.kinds.iter().map(|kind| kind.win_share * kind.deals as f64).sum();
    assert!((wins - 10.0).abs() < 1e-9, "every deal is won by somebody, and by nobody twice");
    assert!(report.ratings.iter().all(|rating| rating.matches == 32), "{:?}", report.ratings);
    // More seats than bots: three and four of seven.
    let report = mixed(GameKind::Take6, "random,simple", 7, 10).hold(|_| {}).unwrap();
    for kind in &report.kinds {
        assert_eq!((kind.deals, kind.seats, kind.even_share), (10, 3.5, Some(0.5)));
    }
}

#[test]
fn ratings_order_bots_of_known_strength() {
    let order = |contest: &Contest| -> Vec<String> {
        let ratings = contest.hold(|_| {}).unwrap().ratings;
        for pair in ratings.windows(2) {
            let (more, less) = (&pair[0], &pair[1]);
            let error = more.uncertainty.hypot(less.uncertainty);
            assert!(more.rating - less.rating > 0.7 * error, "{more:?} {less:?}");
        }
        ratings.into_iter().map(|rating| rating.bot).collect()
    };
    assert_eq!(
        order(&mixed(GameKind::Take6, "random,flat:20,simple", 2, 300)),
        ["flat:20", "simple", "random"]
    );
    assert_eq!(
        order(&mixed(GameKind::Take6, "random,flat:40,simple", 5, 50)),
        ["flat:40", "simple", "random"]
    );
    assert_eq!(
        order(&contest(GameKind::Take6, "random,simple,random,random", "", 200, 2)),
        ["simple", "random"]
    );
    // Where many are good, not few.
    assert_eq!(order(&contest(GameKind::BullParty, "random,simple", "", 200, 2)), ["simple", "random"]);
}

#[test]
fn the_buffalo_is_rated_as_well() {
    let report = contest(GameKind::Buffalo, "simple,simple,simple", "", 60, 2).hold(|_| {}).unwrap();
    let rated = |name: &str| report.ratings.iter().find(|rating| rating.bot == name).unwrap();
    assert_eq!((rated("buffalo").rating, rated("buffalo").matches), (25.0, 180));
    assert_eq!(rated("simple").rating > 25.0, report.kinds[0].win_share > 0.5);
    assert_eq!(report.kinds[0].even_share, None);
    // Who of a team that never changes is the better one cannot be known.
    let report = contest(GameKind::Buffalo, "simple,random,random", "", 10, 2).hold(|_| {}).unwrap();
    let names: Vec<_> = report.ratings.iter().map(|rating| (&*rating.bot, rating.matches)).collect();
    assert_eq!(names, [("buffalo", 30), ("team", 30)]);
    let rated = |players| {
        let report = mixed(GameKind::Buffalo, "random,simple", players, 10).hold(|_| {}).unwrap();
        report.ratings.into_iter().map(|rating| rating.bot).collect::<Vec<_>>()
    };
    assert!(rated(4).contains(&"team".to_owned()));
    assert!(!rated(3).contains(&"team".to_owned()));
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
    assert_eq!(kinds, [("simple", 1.0, 80), ("random", 3.0, 240)]);
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
    assert_eq!((report.kinds.len(), report.kinds[0].even_share), (1, Some(1.0)));
    assert!(report.ratings.is_empty());
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
    assert_eq!(refused(Contest { deals: 1, ..good.clone() }), Error::TooFewDeals { least: 2 });
    assert_eq!(
        refused(Contest { lineup: Lineup::Seats(vec![Level::Random.into()]), ..good }),
        Error::Seats { bots: 1, players: 2 }
    );
    let flat = refused(contest(GameKind::Buffalo, "flat,random", "", 2, 1));
    let known = "random, gentle, simple, keen, sharp, merciless";
    assert_eq!(flat.to_string(), format!("flat does not play Beat the Buffalo; there are: {known}"));
    let pool = |pool: &str, players, deals| refused(mixed(GameKind::Take6, pool, players, deals)).to_string();
    assert_eq!(pool("random", 2, 10), "a pool needs at least two different bots");
    assert_eq!(pool("random,simple,flat,simple", 2, 10), "simple is in the pool twice");
    let few = "this contest needs at least 3 deals, so that every bot plays in two";
    assert_eq!(pool("random,simple,flat", 2, 2), few);
    assert_eq!(
        refused(mixed(GameKind::BullParty, "flat,random", 2, 9)).to_string(),
        format!("flat does not play Bull Party; there are: {known}")
    );
}
