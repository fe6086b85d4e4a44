//! The list of games, and the macros that repeat code for every game on it.

/// Calls a macro with the list of all games. This is the only list: a new game is one line here.
///
/// `for_each_game!(callback! args)` expands to `callback! { args Take6 in take6, "Take 6"; … }`, where `args` is one token tree that
/// is passed on unchanged. A line is the type of the game, its module in this crate and its title in English; the
/// module's name is also the name of the game in records, on the wire and on the command line.
#[macro_export]
macro_rules! for_each_game {
    ($($callback:ident)::+ ! $args:tt) => {
        $($callback)::+! { $args
            Take6 in take6, "Take 6";
            Buffalo in buffalo, "Beat the Buffalo";
            TakeThat in take_that, "Take That";
            BullParty in bull_party, "Bull Party";
        }
    };
}

/// Declares a module for every game on the list: `for_each_game!(game_modules!(pub))` expands to `pub mod take6; …`.
///
/// The files are found next to the file of the call, as if the lines were written there. `cargo fmt` does not find them;
/// `cargo xtask fmt` does.
#[macro_export]
macro_rules! game_modules {
    (() $($Game:ident in $module:ident, $title:literal;)+) => { $(mod $module;)+ };
    ((pub) $($Game:ident in $module:ident, $title:literal;)+) => { $(pub mod $module;)+ };
}

/// Evaluates an expression with the type of the game that a [`GameKind`](crate::any::GameKind) names.
///
/// ```
/// use rodeo_rules::any::{GameKind, ListedGame};
/// use rodeo_rules::with_game;
///
/// fn size<G: ListedGame>() -> usize {
///     size_of::<G>()
/// }
///
/// for &kind in GameKind::ALL {
///     assert!(with_game!(kind, G => size::<G>()) < 8 << 10);
/// }
/// ```
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $G:ident => $body:expr) => {
        $crate::for_each_game!($crate::match_kind! ($kind, $G => $body))
    };
}

/// Evaluates an expression with the typed value inside an `AnyRules`, `AnyGame`, `AnyChoice` or `AnyEvent`, and with the
/// type of its game.
///
/// ```
/// use rodeo_rules::any::{AnyGame, AnyRules};
/// use rodeo_rules::game::Game;
/// use rodeo_rules::with_any;
///
/// fn start<G: Game>(rules: &G::Rules) -> Option<u8> {
///     Some(G::new(rules).ok()?.players())
/// }
///
/// let rules = AnyRules::read("buffalo", 3, "")?;
/// assert_eq!(with_any!(AnyRules, &rules, G, rules => start::<G>(rules)), Some(3));
/// # Ok::<(), rodeo_rules::game::RulesError>(())
/// ```
#[macro_export]
macro_rules! with_any {
    ($Any:ident, $value:expr, $G:ident, $inner:pat => $body:expr) => {
        $crate::for_each_game!($crate::match_any! ($Any, $value, $G, $inner => $body))
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_kind {
    (($kind:expr, $G:ident => $body:expr) $($Game:ident in $module:ident, $title:literal;)+) => {
        match $kind {
            $($crate::any::GameKind::$Game => {
                #[allow(dead_code, reason = "not every body names the type")]
                type $G = $crate::$module::$Game;
                $body
            })+
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_any {
    (($Any:ident, $value:expr, $G:ident, $inner:pat => $body:expr) $($Game:ident in $module:ident, $title:literal;)+) => {
        match $value {
            $($crate::any::$Any::$Game($inner) => {
                #[allow(dead_code, reason = "not every body names the type")]
                type $G = $crate::$module::$Game;
                $body
            })+
        }
    };
}
