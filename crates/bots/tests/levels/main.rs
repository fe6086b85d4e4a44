//! Properties of every level in every game, with all numbers of players and all notable options: choices are legal, within
//! budget, based only on what the seat sees, and reproducible.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

/// Defines a test of each property for each game of the list, so that no game is left out.
macro_rules! in_every_game {
    ($($check:ident),+) => {
        $(rodeo_rules::for_each_game!(crate::test_every_game! ($check));)+
    };
}

macro_rules! test_every_game {
    (($check:ident) $($Game:ident in $module:ident, $title:literal;)+) => {
        mod $check {
            $(
                #[test]
                fn $module() {
                    super::$check::<rodeo_rules::$module::$Game>();
                }
            )+
        }
    };
}
pub(crate) use test_every_game;

mod budgets;
mod hidden_cards;
mod legal_choices;
mod positions;
mod reproducible;
