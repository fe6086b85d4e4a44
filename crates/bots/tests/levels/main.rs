//! Properties of every level in every game, with all numbers of players and all notable options: choices are legal, within
//! budget, based only on what the seat sees, and reproducible.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

/// Defines a test for each game.
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

mod budgets;
mod hidden_cards;
mod legal_choices;
mod positions;
mod reproducible;
