//! What every level promises, in every game with every number of players and every notable option: an allowed choice,
//! within its budget, found from nothing but what its seat sees, and the same again for the same rng.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that fails must say so")]

/// A test for each game.
macro_rules! in_every_game {
    ($($check:ident),+) => {
        $(mod $check {
            use crate::positions::{Buffalo, BullParty, Take6, TakeThat};

            #[test]
            fn take6() {
                super::$check::<Take6>();
            }

            #[test]
            fn buffalo() {
                super::$check::<Buffalo>();
            }

            #[test]
            fn take_that() {
                super::$check::<TakeThat>();
            }

            #[test]
            fn bull_party() {
                super::$check::<BullParty>();
            }
        })+
    };
}

mod allowed;
mod budgets;
mod peeking;
mod positions;
mod repeatable;
