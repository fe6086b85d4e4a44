//! The list of bots by name, used by the command line, by tables and by the arena.

use std::fmt;
use std::str::FromStr;

use rodeo_rules::any::{GameKind, ListedGame};
use rodeo_rules::with_game;

use crate::{Bot, Budget, Gentle, ParseBudgetError, Random, Search, SearchModel, Simple, WeightFile};

/// A bot by name: the levels of the ladder from weakest to strongest, then two bots for Take 6 only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// [`Random`], taking the cheapest row.
    Random,
    /// [`Gentle`].
    Gentle,
    /// [`Simple`].
    Simple,
    /// [`Search`] with few playouts and a short horizon.
    Keen,
    /// [`Search`] with more playouts.
    Sharp,
    /// [`Search`] with the most playouts, and with learned priors.
    Merciless,
    /// [`Flat`](crate::Flat), a baseline for the search.
    Flat,
    /// [`Net`](crate::Net), which plays without search.
    Net,
    /// The first version of `merciless` in Take 6, to measure progress. Only with the feature `baseline`, and never at a
    /// table.
    FirstMerciless,
}

impl Level {
    /// The level of bots and stand-ins unless another one is chosen.
    pub const DEFAULT: Level = Level::Keen;

    /// The levels that play every game, weakest first.
    pub const LADDER: [Level; 6] =
        [Level::Random, Level::Gentle, Level::Simple, Level::Keen, Level::Sharp, Level::Merciless];

    /// All bots: the ladder, then the others. [`FirstMerciless`](Level::FirstMerciless) is not one of them.
    pub const ALL: [Level; 8] = [
        Level::Random,
        Level::Gentle,
        Level::Simple,
        Level::Keen,
        Level::Sharp,
        Level::Merciless,
        Level::Flat,
        Level::Net,
    ];

    /// The name on the command line, in records and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Gentle => "gentle",
            Level::Simple => "simple",
            Level::Keen => "keen",
            Level::Sharp => "sharp",
            Level::Merciless => "merciless",
            Level::Flat => "flat",
            Level::Net => "net",
            Level::FirstMerciless => "merciless-1",
        }
    }

    /// One-line description, in English.
    pub const fn about(self) -> &'static str {
        match self {
            Level::Random => "plays any legal choice, and takes the cheapest row",
            Level::Gentle => "plays with the mistakes of a beginner",
            Level::Simple => "plays by a heuristic",
            Level::Keen => "searches with few playouts and a short horizon",
            Level::Sharp => "searches with more playouts",
            Level::Merciless => "searches with the most playouts",
            Level::Flat => "baseline: flat Monte Carlo with random playouts",
            Level::Net => "neural network trained by self-play, without search",
            Level::FirstMerciless => "baseline: first version of merciless",
        }
    }

    /// Whether it searches, and so has a budget.
    pub const fn has_budget(self) -> bool {
        match self {
            Level::Random | Level::Gentle | Level::Simple | Level::Net => false,
            Level::Keen | Level::Sharp | Level::Merciless | Level::Flat | Level::FirstMerciless => true,
        }
    }

    /// The default budget for a decision in this game. Counted in playouts, so the level plays the same on every machine.
    pub const fn budget(self, game: GameKind) -> Budget {
        let LevelPlayouts { keen, sharp, merciless } = with_game!(game, G => <G as Roster>::PLAYOUTS);
        let playouts = match self {
            Level::Random | Level::Gentle | Level::Simple | Level::Net => 0,
            Level::Keen => keen,
            Level::Sharp => sharp,
            Level::Merciless => merciless,
            Level::Flat => 1000,
            Level::FirstMerciless => 500,
        };
        Budget::Playouts(playouts)
    }

    /// Whether it plays this game.
    pub fn plays(self, game: GameKind) -> bool {
        with_game!(game, G => G::bot(self).is_some())
    }

    /// The games it plays.
    pub fn games(self) -> impl Iterator<Item = GameKind> {
        GameKind::ALL.iter().copied().filter(move |&game| self.plays(game))
    }
}

/// A level with an optional budget, as given on the command line: `sharp`, `flat:200`, `merciless:50ms`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BotKind {
    /// Level of the bot, such as `keen`.
    pub level: Level,
    /// Overrides the default budget of the level.
    pub budget: Option<Budget>,
}

impl BotKind {
    /// The budget for a decision in this game.
    pub fn budget(self, game: GameKind) -> Budget {
        self.budget.unwrap_or(self.level.budget(game))
    }

    /// Sets this budget if the level searches and no budget is set yet.
    #[must_use]
    pub fn with_budget(self, budget: Option<Budget>) -> BotKind {
        if self.level.has_budget() { BotKind { budget: self.budget.or(budget), ..self } } else { self }
    }
}

impl From<Level> for BotKind {
    fn from(level: Level) -> BotKind {
        BotKind { level, budget: None }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Some(budget) => write!(f, "{}:{budget}", self.level.name()),
            None => f.write_str(self.level.name()),
        }
    }
}

/// A text that is not a [`BotKind`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownBot {
    /// No bot has this name.
    #[error("unknown bot {name:?} (available: {known})")]
    Name {
        /// The unknown name, at most 40 characters of it.
        name: String,
        /// The known names, separated by commas.
        known: String,
    },
    /// A budget for a bot that does not search.
    #[error("{0} does not search and takes no budget (sharp:200 and merciless:50ms do)")]
    NoBudget(&'static str),
    /// The budget is malformed or out of range.
    #[error(transparent)]
    Budget(#[from] ParseBudgetError),
}

impl FromStr for Level {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Level, UnknownBot> {
        let baseline = cfg!(feature = "baseline").then_some(Level::FirstMerciless);
        Level::ALL.into_iter().chain(baseline).find(|level| level.name() == text).ok_or_else(|| {
            UnknownBot::Name {
                name: text.chars().take(40).collect(),
                known: Level::ALL.map(Level::name).join(", "),
            }
        })
    }
}

/// Parses `random`, `sharp`, `flat:200` (200 playouts per alternative) or `merciless:50ms` (time limit).
impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotKind, UnknownBot> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let level: Level = name.parse()?;
        match budget {
            Some(_) if !level.has_budget() => Err(UnknownBot::NoBudget(level.name())),
            Some(budget) => Ok(BotKind { level, budget: Some(budget.parse()?) }),
            None => Ok(level.into()),
        }
    }
}

/// A game that bots play. Implement it in `games/`; the defaults are enough to play with every level of the ladder.
pub trait Roster: SearchModel + ListedGame {
    /// Playouts per alternative of the levels that search.
    const PLAYOUTS: LevelPlayouts = LevelPlayouts { keen: 10, sharp: 50, merciless: 300 };

    /// Turns after the current one that [`Level::Keen`] plans, in games that support it
    /// ([`SearchModel::play_briefly`]).
    const KEEN_HORIZON: u8 = 1;

    /// A bot of this level. `None` if the level does not play this game.
    fn bot(level: Level) -> Option<Box<dyn Bot<Self>>> {
        ladder_bot(level)
    }

    /// The weight files of all levels.
    const WEIGHT_FILES: &'static [&'static dyn WeightFile] = &[];

    /// The weight files that this level needs in matches with these rules, from [`WEIGHT_FILES`](Roster::WEIGHT_FILES).
    /// Without them it must not decide.
    fn weight_files(_level: Level, _rules: &Self::Rules) -> &'static [&'static dyn WeightFile] {
        &[]
    }
}

/// Playouts per alternative of the levels that search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelPlayouts {
    /// Of [`Level::Keen`].
    pub keen: u32,
    /// Of [`Level::Sharp`].
    pub sharp: u32,
    /// Of [`Level::Merciless`].
    pub merciless: u32,
}

/// The bots of the ladder, which play every game.
pub(crate) fn ladder_bot<G: Roster>(level: Level) -> Option<Box<dyn Bot<G>>> {
    match level {
        Level::Random => Some(Box::new(Random::default())),
        Level::Gentle => Some(Box::new(Gentle)),
        Level::Simple => Some(Box::new(Simple)),
        Level::Keen => Some(Box::new(Search { use_prior: false, horizon: Some(G::KEEN_HORIZON) })),
        Level::Sharp => Some(Box::new(Search { use_prior: false, horizon: None })),
        Level::Merciless => Some(Box::new(Search::default())),
        Level::Flat | Level::Net | Level::FirstMerciless => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_parse_and_format() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(BotKind::from(level)));
            assert!(level.plays(GameKind::Take6));
        }
        for text in ["flat:7", "merciless:50ms", "keen:2s"] {
            assert_eq!(text.parse::<BotKind>().unwrap().to_string(), text);
        }
        for text in ["", "Flat", "random:3", "flat:0", "flat:", "flat:x", "flat:99999999999", "sharp:-1ms"] {
            assert!(text.parse::<BotKind>().is_err(), "{text:?} was accepted");
        }
    }

    #[test]
    fn every_ladder_level_plays_every_game() {
        for level in Level::LADDER {
            assert_eq!(level.games().count(), GameKind::ALL.len());
        }
    }
}
