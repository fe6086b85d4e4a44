//! Rules for the tests of records, one file per game.

use rodeo_rules::any::GameKind;

macro_rules! lists {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        $(mod $module;)+

        /// Returns options to try, small decks among them. Each is tried with all numbers of players that it allows.
        pub fn options(kind: GameKind) -> &'static [&'static str] {
            match kind { $(GameKind::$Game => $module::OPTIONS,)+ }
        }

        /// Returns at least three matches for the fairness check of the web client, with different decks and different
        /// numbers of dealt cards: number of players and options.
        pub fn web_matches(kind: GameKind) -> &'static [(u8, &'static str)] {
            match kind { $(GameKind::$Game => $module::WEB_MATCHES,)+ }
        }
    };
}

rodeo_rules::for_each_game!(lists!());
