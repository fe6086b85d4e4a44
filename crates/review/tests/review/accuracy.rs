//! Decisions that a player puts off count once for the accuracy.

use rodeo_bots::Level;
use rodeo_rules::any::GameKind;
use rodeo_rules::choice::{Choice as _, write_words};
use rodeo_rules::record::Step;
use rodeo_rules::seat::Seat;

use crate::support::bot_match;
use crate::{review, worlds};

#[test]
fn passes_one_after_another_count_once() {
    let rules = GameKind::Buffalo.read_rules(3, "").unwrap();
    let record = bot_match(&rules, &[Level::Simple.into(); 3], 5);
    let review = review(&record, worlds(2));
    let mut most = 0;
    for seat in Seat::all(3) {
        let mut counted = 0;
        for (number, step) in record.steps.iter().enumerate() {
            let Step::Play(choices) = step else { continue };
            let Some((_, choice)) = choices.iter().find(|(chooser, _)| *chooser == seat) else { continue };
            if write_words(&choice.words()) != "pass" {
                counted = 0;
                continue;
            }
            let of_step = review.decisions.iter().filter(|one| one.step == number && one.seat == seat);
            counted += of_step.filter(|decision| decision.stake > 0.0).count();
            assert!(counted <= 1, "step {number}: a decision of {seat} counts twice");
            most = most.max(counted);
        }
    }
    assert_eq!(most, 1, "no pass had a stake");
}
