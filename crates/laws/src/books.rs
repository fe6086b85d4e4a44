//! Conservation of cards and heads, and the tables at which laws are checked.

use rodeo_rules::any::{AnyGame, AnyRules, GameKind};
use rodeo_rules::card::CardSet;
use rodeo_rules::game::Game;
use rodeo_rules::with_any;

use crate::tables;

/// A game that the laws can be checked on. Each game implements it in its file under `games/`.
pub trait Books: Game {
    /// Random matches per table in the normal test run.
    const MATCHES: u32 = 20;

    /// Every how many steps the expensive laws are checked.
    const INTERVAL: u32 = 10;

    /// Matches that are kept as golden files in `tests/playthroughs`. The default is one with the usual number of players.
    const PLAYTHROUGHS: &'static [Playthrough] = &[];

    /// Returns rules to try: every number of players and every notable option. Small decks make rare situations frequent.
    fn tables() -> Vec<Self::Rules>;

    /// Returns an error if cards or heads are lost or counted twice.
    fn balance(&self) -> Result<(), String>;

    /// Returns an upper bound of the number of steps of a match with these rules.
    fn longest(&self) -> usize {
        2_000
    }
}

/// A match that is kept as a golden file.
#[derive(Clone, Copy, Debug)]
pub struct Playthrough {
    /// Name of the file without extension, and title of the match.
    pub name: &'static str,
    /// Number of players.
    pub players: u8,
    /// Options such as `rounds=1,fans=even_odd`.
    pub options: &'static str,
    /// Seed of the deals and choices.
    pub seed: u64,
}

impl Playthrough {
    pub(crate) const fn new(
        name: &'static str,
        players: u8,
        options: &'static str,
        seed: u64,
    ) -> Playthrough {
        Playthrough { name, players, options, seed }
    }
}

/// Unites sets that must not share a card.
pub(crate) fn disjoint(sets: impl IntoIterator<Item = (&'static str, CardSet)>) -> Result<CardSet, String> {
    let mut all = CardSet::EMPTY;
    for (name, set) in sets {
        if !(all & set).is_empty() {
            return Err(format!("{:?} are in {name} and elsewhere", all & set));
        }
        all = all | set;
    }
    Ok(all)
}

impl Books for AnyGame {
    /// The tables of all games.
    fn tables() -> Vec<AnyRules> {
        GameKind::ALL.iter().copied().flat_map(tables::of_kind).collect()
    }

    fn longest(&self) -> usize {
        with_any!(AnyGame, self, _G, game => game.longest())
    }

    fn balance(&self) -> Result<(), String> {
        with_any!(AnyGame, self, _G, game => game.balance())
    }
}
