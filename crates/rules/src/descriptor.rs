//! What shared code needs to know of a game without naming it.

use std::ops::RangeInclusive;

use crate::game::ScoreOrder;

/// The facts about a game that command lines, lobbies, ratings and reports read. Each game defines its own as
/// `DESCRIPTOR` in its folder; [`GameKind::descriptor`](crate::any::GameKind::descriptor) returns it. Name and title are in the
/// list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameDescriptor {
    /// The fewest players that the game allows.
    pub min_players: u8,
    /// The most players that the game allows.
    pub max_players: u8,
    /// Number of players if nobody asks for another one.
    pub usual_players: u8,
    /// Whether low or high scores win.
    pub score_order: ScoreOrder,
    /// What a score counts.
    pub score_unit: ScoreUnit,
    /// Name of the side that the game itself plays, if the players are a team against it; `None` if they play against
    /// each other. Records write the score of that side under this name.
    pub opponent: Option<&'static str>,
    /// Whether matches change the ratings of players.
    pub rated: bool,
    /// Version of the rules' behaviour: it grows when the same rules, deals and choices give another match. Records and
    /// live tables carry it.
    pub rules_version: u32,
    /// How to limit a match to a single round; `None` if it has only one anyway.
    pub single_round: Option<SingleRound>,
    /// A short match with few cards, for tests that play many matches of every game.
    pub short_match: ShortMatch,
    /// The words of its choices other than `pass`, cards, rows and piles.
    pub keywords: &'static [&'static str],
    /// The pages in `docs/rules/` that describe the game, without `.md`; the main one first.
    pub rules_pages: &'static [&'static str],
}

impl GameDescriptor {
    /// Returns the numbers of players that the game allows.
    pub const fn players(&self) -> RangeInclusive<u8> {
        self.min_players..=self.max_players
    }

    /// Whether the players are a team against the game.
    pub const fn is_cooperative(&self) -> bool {
        self.opponent.is_some()
    }
}

/// What a score counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreUnit {
    /// Bull heads on cards.
    Heads,
    /// Points, which may be negative.
    Points,
}

impl ScoreUnit {
    /// Returns the name of the unit in English, in the plural.
    pub const fn name(self) -> &'static str {
        match self {
            ScoreUnit::Heads => "heads",
            ScoreUnit::Points => "points",
        }
    }
}

/// Rules of a short match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortMatch {
    /// Number of players.
    pub players: u8,
    /// Options such as `rounds=1,hand=3`.
    pub options: &'static str,
}

/// The option that limits a match to a single round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SingleRound {
    /// The option with its value, such as `rounds=1`.
    pub option: &'static str,
    /// Names of the options that decide the length of a match: a text that sets one of them needs no limit.
    pub length_options: &'static [&'static str],
}
