//! Law: the parts of a result add up to what happened, in random matches of every game, option and number of players.

use rodeo_bots::Level;
use rodeo_laws::tables;
use rodeo_review::Options;
use rodeo_rules::any::{AnyRules, GameKind};
use rodeo_rules::game::Rules;
use rodeo_rules::seat::{Seat, SeatSet};

use crate::support::bot_match;
use crate::{assert_parts_add_up, review, worlds};

/// Rules with all options and numbers of players.
fn all_rules() -> Vec<AnyRules> {
    GameKind::ALL.iter().flat_map(|&kind| tables::of_kind(kind)).collect()
}

#[test]
fn parts_add_up_to_the_result_of_every_match() {
    for (number, rules) in all_rules().into_iter().enumerate() {
        let bots = vec![Level::Random.into(); usize::from(rules.players())];
        let record = bot_match(&rules, &bots, number as u64);
        // One seat in full; the balance of the others is computed too, with less effort.
        let seat = Seat::new(number as u8 % rules.players()).unwrap();
        let options = Options { seats: Some(SeatSet::only(seat)), ..worlds(2) };
        let review = review(&record, options);
        assert!(review.finished, "{rules:?}");
        assert_parts_add_up(&review);
        let outcome = record.result.unwrap();
        let reviewed = &review.seats[0];
        let is_team = rules.kind().descriptor().is_cooperative();
        let share = if is_team { 1.0 } else { 1.0 / f64::from(outcome.winners.len().max(1)) };
        let win = if outcome.winners.contains(seat) { share } else { 0.0 };
        assert!((reviewed.win.result - win).abs() < 1e-6, "{rules:?}");
        let score = if is_team { win } else { f64::from(outcome.scores[seat.index()]) };
        assert!((reviewed.score.result - score).abs() < 1e-6, "{rules:?}: {reviewed:?}");
    }
}

#[test]
fn points_that_weak_players_lose_to_nobody_are_no_bad_luck() {
    let rules = GameKind::TakeThat.read_rules(3, "games=1").unwrap();
    let (mut luck, mut lost, mut seats) = (0.0, 0.0, 0.0);
    for seed in 0..20 {
        let record = bot_match(&rules, &[Level::Random.into(); 3], seed);
        let review = review(&record, Options { only_chosen: true, ..worlds(32) });
        for seat in &review.seats {
            luck += seat.score.deal + seat.score.luck;
            lost += seat.score.expected - seat.score.result;
            seats += 1.0;
        }
    }
    assert!(lost / seats > 8.0, "random players lose {} points", lost / seats);
    // The mean of 20 matches has a standard error of about one point.
    assert!((luck / seats).abs() < 5.0, "mean luck of {} points", luck / seats);
}

#[test]
fn luck_of_the_win_adds_up_to_nothing_between_opponents() {
    for (game, options) in [(GameKind::Take6, "rounds=1 hand=4"), (GameKind::TakeThat, "games=1")] {
        let rules = game.read_rules(3, options).unwrap();
        let record = bot_match(&rules, &[Level::Random.into(); 3], 7);
        let review = review(&record, Options { only_chosen: true, ..worlds(8) });
        let luck: f64 = review.seats.iter().map(|seat| seat.win.deal + seat.win.luck).sum();
        assert!(luck.abs() < 1e-5, "{game}: {luck}");
    }
}
