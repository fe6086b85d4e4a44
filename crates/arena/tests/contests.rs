//! Contests between real bots.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};

use rodeo_arena::{Contest, ContestError, Lineup, Report, single_match};
use rodeo_bots::{BotKind, Level};
use rodeo_rules::any::{AnyRules, GameKind};

fn contest(game: GameKind, seats: &str, options: &str, deals: u64, threads: usize) -> Contest {
    let seats: Vec<BotKind> = seats.split(',').map(|name| name.parse().unwrap()).collect();
    Contest {
        rules: rules(game, seats.len() as u8, options),
        lineup: Lineup::Seats(seats),
        declared: false,
        deals,
        seed: 7,
        threads: NonZero::new(threads),
    }
}

/// A contest with mixed lineups.
fn mixed(game: GameKind, pool: &str, players: u8, deals: u64) -> Contest {
    let pool = pool.split(',').map(|name| name.parse().unwrap()).collect();
    let rules = rules(game, players, "");
    Contest { rules, lineup: Lineup::Pool(pool), declared: false, deals, seed: 7, threads: NonZero::new(2) }
}

fn rules(game: GameKind, players: u8, options: &str) -> AnyRules {
    game.read_rules(players, &single_match(game, options)).unwrap()
}

/// A report without the times, which are measured. Floats are compared to the last bit.
fn result(contest: &Contest) -> String {
    let mut report = serde_json::to_value(contest.run(|_| {}).unwrap()).unwrap();
    for kind in report["kinds"].as_array_mut().unwrap() {
        kind.as_object_mut().unwrap().remove("ms_per_move").unwrap();
    }
    report.to_string()
}

#[test]
fn results_depend_on_the_seed_but_not_on_threads() {
    let mut contests = vec![
        (GameKind::Take6, "flat:5,random,simple", ""),
        (GameKind::Take6, "random,simple", "limit=30"),
        (GameKind::Buffalo, "random,simple,random", "decide=majority"),
        (GameKind::TakeThat, "random,simple", ""),
        (GameKind::BullParty, "random,simple,random", ""),
    ];
    let others = GameKind::short_matches_except(contests.iter().map(|contest| contest.0));
    contests.extend(others.into_iter().map(|(game, ..)| (game, "random,simple", "")));
    for (game, seats, options) in contests {
        let one = contest(game, seats, options, 12, 1);
        let first = result(&one);
        assert_eq!(result(&one), first);
        assert_eq!(result(&Contest { threads: NonZero::new(5), ..one.clone() }), first);
        assert_eq!(result(&Contest { threads: None, ..one.clone() }), first);
        assert_ne!(result(&Contest { seed: 8, ..one }), first);
    }
}

/// Ratings depend on the order of matches, which must not depend on threads.
#[test]
fn mixed_lineups_and_ratings_depend_on_the_seed_but_not_on_threads() {
    let mut contests = vec![
        (GameKind::Take6, "flat:20,random,simple,flat:2", 3),
        (GameKind::Take6, "flat:3,random,simple", 7),
        (GameKind::Buffalo, "random,simple", 3),
        (GameKind::TakeThat, "random,simple", 2),
        (GameKind::BullParty, "random,simple", 3),
    ];
    let others = GameKind::short_matches_except(contests.iter().map(|contest| contest.0));
    contests.extend(others.into_iter().map(|(game, players, _)| (game, "random,simple", players)));
    for (game, pool, players) in contests {
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
fn mixed_lineups_add_up() {
    let report = mixed(GameKind::Take6, "flat:2,random,simple,flat:3,flat:4", 4, 10).run(|_| {}).unwrap();
    assert_eq!((report.deals, report.rotations, report.rounds), (10, 4, 40));
    for kind in &report.kinds {
        // Each of the five bots misses two of the ten deals.
        assert_eq!((kind.deals, kind.seats, kind.rounds, kind.even_share), (8, 1.0, 32, Some(0.25)));
        assert_eq!(kind.distribution.values().sum::<u64>(), 32);
        let heads: f64 =
            kind.distribution.iter().map(|(&heads, &times)| f64::from(heads) * times as f64).sum();
        assert!((heads / 32.0 - kind.mean).abs() < 1e-9, "{kind:?}");
    }
    let wins: f64 = report.kinds.iter().map(|kind| kind.win_share * kind.deals as f64).sum();
    assert!((wins - 10.0).abs() < 1e-9, "shares of wins add up to one per deal");
    assert!(report.ratings.iter().all(|rating| rating.matches == 32), "{:?}", report.ratings);
    // More seats than bots: three or four of seven.
    let report = mixed(GameKind::Take6, "random,simple", 7, 10).run(|_| {}).unwrap();
    for kind in &report.kinds {
        assert_eq!((kind.deals, kind.seats, kind.even_share), (10, 3.5, Some(0.5)));
    }
}

#[test]
fn ratings_order_bots_of_known_strength() {
    let order = |contest: &Contest| -> Vec<String> {
        let ratings = contest.run(|_| {}).unwrap().ratings;
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
    // A game in which high scores win.
    assert_eq!(order(&contest(GameKind::BullParty, "random,simple", "", 200, 2)), ["simple", "random"]);
}

#[test]
fn buffalo_is_rated() {
    let report = contest(GameKind::Buffalo, "simple,simple,simple", "", 60, 2).run(|_| {}).unwrap();
    let rated = |name: &str| report.ratings.iter().find(|rating| rating.bot == name).unwrap();
    assert_eq!((rated("buffalo").rating, rated("buffalo").matches), (25.0, 180));
    assert_eq!(rated("simple").rating > 25.0, report.kinds[0].win_share > 0.5);
    assert_eq!(report.kinds[0].even_share, None);
    // The members of a fixed team cannot be distinguished.
    let report = contest(GameKind::Buffalo, "simple,random,random", "", 10, 2).run(|_| {}).unwrap();
    let names: Vec<_> = report.ratings.iter().map(|rating| (&*rating.bot, rating.matches)).collect();
    assert_eq!(names, [("buffalo", 30), ("team", 30)]);
    let rated = |players| {
        let report = mixed(GameKind::Buffalo, "random,simple", players, 10).run(|_| {}).unwrap();
        report.ratings.into_iter().map(|rating| rating.bot).collect::<Vec<_>>()
    };
    assert!(rated(4).contains(&"team".to_owned()));
    assert!(!rated(3).contains(&"team".to_owned()));
}

#[test]
fn rounds_and_shares_add_up() {
    let progress = AtomicU64::new(0);
    let report: Report = contest(GameKind::Take6, "simple,random,random,random", "rounds=2", 10, 2)
        .run(|deals| {
            progress.fetch_max(deals, Ordering::Relaxed);
        })
        .unwrap();
    assert_eq!(progress.into_inner(), 10);
    assert_eq!((report.deals, report.rotations, report.rounds), (10, 4, 80));
    let kinds: Vec<_> = report.kinds.iter().map(|kind| (&*kind.bot, kind.seats, kind.rounds)).collect();
    assert_eq!(kinds, [("simple", 1.0, 80), ("random", 3.0, 240)]);
    let wins: f64 = report.kinds.iter().map(|kind| kind.win_share).sum();
    assert!((wins - 1.0).abs() < 1e-12);
}

#[test]
fn team_members_win_together() {
    let report = contest(GameKind::Buffalo, "simple,simple,random", "", 40, 2).run(|_| {}).unwrap();
    assert_eq!(report.kinds[0].win_share, report.kinds[1].win_share);
    assert!(report.kinds[0].win_share <= 1.0);
}

#[test]
fn bot_against_itself_has_the_even_share() {
    let report = contest(GameKind::Take6, "random,random,random", "", 50, 2).run(|_| {}).unwrap();
    assert_eq!((report.kinds.len(), report.kinds[0].even_share), (1, Some(1.0)));
    assert!(report.ratings.is_empty());
    assert!((report.kinds[0].win_share - 1.0).abs() < 1e-12);
}

#[test]
fn flat_beats_random_and_simple() {
    for (seats, options, deals) in [
        ("flat:40,random,random,random", "", 120),
        ("flat:40,simple", "", 150),
        ("flat:20,random", "deck=limited deal=draft hand=5", 80),
        ("flat:20,random,random", "fans=flip_digits+jumping_cow", 80),
    ] {
        let report = contest(GameKind::Take6, seats, options, deals, 2).run(|_| {}).unwrap();
        let [flat, others] = &report.kinds[..] else { panic!("expected two kinds") };
        // The sum of both standard errors: the means may deviate in opposite directions.
        let errors = (flat.mean_ci95.margin() + others.mean_ci95.margin()) / 1.96;
        assert!(others.mean - flat.mean > 4.0 * errors, "{seats} {options}: {report:?}");
    }
}

#[test]
fn invalid_contests_are_rejected() {
    let error = |contest: Contest| contest.run(|_| {}).unwrap_err();
    let good = contest(GameKind::Take6, "random,random", "", 2, 1);
    assert_eq!(error(Contest { deals: 1, ..good.clone() }), ContestError::TooFewDeals { least: 2 });
    assert_eq!(
        error(Contest { lineup: Lineup::Seats(vec![Level::Random.into()]), ..good }),
        ContestError::Seats { bots: 1, players: 2 }
    );
    let flat = error(contest(GameKind::Buffalo, "flat,random", "", 2, 1));
    let known = "random, gentle, simple, keen, sharp, merciless";
    assert_eq!(flat.to_string(), format!("flat does not play Beat the Buffalo (available: {known})"));
    let pool = |pool: &str, players, deals| error(mixed(GameKind::Take6, pool, players, deals)).to_string();
    assert_eq!(pool("random", 2, 10), "a pool needs at least two different bots");
    assert_eq!(pool("random,simple,flat,simple", 2, 10), "duplicate bot in the pool: simple");
    let few = "too few deals: at least 3 are needed so that every bot plays two";
    assert_eq!(pool("random,simple,flat", 2, 2), few);
    assert_eq!(
        error(mixed(GameKind::BullParty, "flat,random", 2, 9)).to_string(),
        format!("flat does not play Bull Party (available: {known})")
    );
}
