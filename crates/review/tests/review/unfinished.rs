//! Records of matches that are not over, and reviews that are interrupted.

use std::ops::ControlFlow;

use rodeo_bots::Level;
use rodeo_review::Options;
use rodeo_rules::any::GameKind;
use rodeo_rules::record::Record;
use rodeo_rules::seat::{Seat, SeatSet};

use crate::support::bot_match;
use crate::{assert_parts_add_up, review, worlds};

fn record(game: GameKind) -> Record {
    let options = game.descriptor().single_round.map_or("", |single| single.option);
    let rules = game.read_rules(2, options).unwrap();
    bot_match(&rules, &[Level::Gentle.into(), Level::Simple.into()], 3)
}

#[test]
fn unfinished_record_is_reviewed_up_to_its_last_step() {
    for &game in GameKind::ALL {
        let whole = record(game);
        let all = review(&whole, worlds(3));
        for steps in (0..whole.steps.len()).step_by(1 + whole.steps.len() / 7) {
            let mut part = whole.clone();
            part.steps.truncate(steps);
            part.result = None;
            let review = review(&part, worlds(3));
            assert!(!review.finished && review.steps == steps, "{game}");
            assert_parts_add_up(&review);
            let same = review.decisions.iter().zip(&all.decisions);
            assert!(
                same.clone().all(|(one, other)| (one.step, one.cost) == (other.step, other.cost)),
                "{game}"
            );
            assert!(all.decisions[review.decisions.len()..].iter().all(|decision| decision.step >= steps));
        }
    }
}

#[test]
fn review_can_be_interrupted() {
    let record = record(GameKind::Take6);
    let mut seen = 0;
    let review = rodeo_review::review(&record, &worlds(3), &mut |progress| {
        seen += 1;
        assert!(progress.done <= progress.all);
        if seen == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
    .unwrap();
    assert_eq!(review.decisions.len(), 5);
    assert!(!review.finished);
    assert_parts_add_up(&review);
}

#[test]
fn selected_seat_has_the_same_review_as_among_all_seats() {
    for &game in GameKind::ALL {
        let record = record(game);
        let all = review(&record, worlds(3));
        let seat = Seat::new(1).unwrap();
        let one = review(&record, Options { seats: Some(SeatSet::only(seat)), ..worlds(3) });
        assert_eq!(one.seats.len(), 1);
        let own = all.decisions.iter().filter(|decision| decision.seat == seat);
        assert!(own.eq(&one.decisions), "{game}");
        assert_eq!((one.seats[0].cost, one.seats[0].accuracy), (all.seats[1].cost, all.seats[1].accuracy));
    }
}

#[test]
fn review_can_start_at_a_step() {
    let record = record(GameKind::Take6);
    let all = review(&record, worlds(3));
    let late = review(&record, Options { first_step: 6, ..worlds(3) });
    let expected: Vec<_> =
        all.decisions.iter().filter(|decision| decision.step >= 6).map(|one| one.cost).collect();
    assert_eq!(late.decisions.iter().map(|one| one.cost).collect::<Vec<_>>(), expected);
    assert_parts_add_up(&late);
}

#[test]
fn record_that_breaks_the_rules_is_rejected() {
    let mut record = record(GameKind::Take6);
    record.steps.swap(1, 2);
    record.steps.remove(0);
    let error = rodeo_review::review(&record, &worlds(3), &mut |_| ControlFlow::Continue(()));
    assert!(error.is_err());
}
