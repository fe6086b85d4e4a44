//! Rules for tests: every game with every number of players and every notable option.

use rodeo_rules::any::{AnyRules, GameKind};
use rodeo_rules::game::Rules;
use rodeo_rules::options::read_options;
use rodeo_rules::with_game;

use crate::books::Books;

/// Returns the rules of one game. See [`Books::tables`].
pub fn of<G: Books>() -> Vec<G::Rules> {
    G::tables()
}

/// Returns the rules of the game with this name.
pub fn of_kind(kind: GameKind) -> Vec<AnyRules> {
    with_game!(kind, G => G::tables().into_iter().map(AnyRules::from).collect())
}

/// Reads rules that are known to be valid.
pub(crate) fn read<R: Rules>(players: u8, options: &str) -> R {
    read_options(players, options)
        .unwrap_or_else(|error| unreachable!("{players} players, {options}: {error}"))
}
