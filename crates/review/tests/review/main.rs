//! Reviews of real records of every game.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failing test must panic")]

mod accuracy;
mod balance;
mod hints;
mod knowledge;
mod records;
mod styles;
#[path = "../support/mod.rs"]
mod support;
mod unfinished;

use std::ops::ControlFlow;

use rodeo_review::{Options, Review};
use rodeo_rules::record::Record;

/// Reviews a record with few worlds.
fn review(record: &Record, options: Options) -> Review {
    rodeo_review::review(record, &options, &mut |_| ControlFlow::Continue(())).unwrap()
}

/// Options with so many worlds.
fn worlds(worlds: u32) -> Options {
    Options { worlds: Some(worlds), ..Options::default() }
}

/// Checks that the parts of the results add up.
fn assert_parts_add_up(review: &Review) {
    for seat in &review.seats {
        for balance in [seat.score, seat.win] {
            let parts = balance.expected + balance.deal + balance.skill + balance.others + balance.luck;
            assert!((parts - balance.result).abs() < 1e-9, "{balance:?}");
        }
    }
}
