//! The bots by name: the one list that command lines, tables and the arena read.

use std::fmt;
use std::str::FromStr;

use rodeo_rules::any::{GameKind, ListedGame};
use rodeo_rules::buffalo::Buffalo;
use rodeo_rules::bull_party::BullParty;
use rodeo_rules::take_that::TakeThat;
use rodeo_rules::take6::Take6;
use rodeo_rules::with_game;

use crate::{
    Bot, Budget, Flat, FreeRow, Gentle, Net, ParseBudgetError, Random, Schooling, Search, SearchModel, Simple,
};

/// The names of the bots: the rungs of the ladder, the weakest first, and those beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// [`Random`], which takes the cheapest row.
    Random,
    /// [`Gentle`].
    Gentle,
    /// [`Simple`].
    Simple,
    /// [`Search`] with a small budget.
    Keen,
    /// [`Search`] with more.
    Sharp,
    /// [`Search`] with all that is worth waiting for.
    Merciless,
    /// [`Flat`], the baseline that a search must beat.
    Flat,
    /// [`Net`], which only looks.
    Net,
}

impl Level {
    /// The ladder, the weakest first: for every game.
    pub const LADDER: [Level; 6] =
        [Level::Random, Level::Gentle, Level::Simple, Level::Keen, Level::Sharp, Level::Merciless];

    /// All bots: the ladder, and those beside it.
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

    /// The name.
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
        }
    }

    /// What it does, in a sentence.
    pub const fn about(self) -> &'static str {
        match self {
            Level::Random => "any card; the cheapest row where it may choose one",
            Level::Gentle => "rules of thumb, but it overlooks things",
            Level::Simple => "rules of thumb",
            Level::Keen => "tries the alternatives in a few imagined worlds",
            Level::Sharp => "tries them in many more",
            Level::Merciless => "tries them in as many as are worth waiting for",
            Level::Flat => "a baseline: every choice in the same imagined worlds, finished at random",
            Level::Net => "a small net that has learnt by playing; it looks once",
        }
    }

    /// Does it weigh alternatives, and so want a budget?
    pub const fn thinks(self) -> bool {
        match self {
            Level::Random | Level::Gentle | Level::Simple | Level::Net => false,
            Level::Keen | Level::Sharp | Level::Merciless | Level::Flat => true,
        }
    }

    /// How much it thinks about a choice of this game unless told otherwise. Playouts, so that it plays the same
    /// everywhere.
    pub const fn budget(self, game: GameKind) -> Budget {
        let [keen, sharp, merciless] = with_game!(game, G => <G as Roster>::PLAYOUTS);
        let playouts = match self {
            Level::Random | Level::Gentle | Level::Simple | Level::Net => 0,
            Level::Keen => keen,
            Level::Sharp => sharp,
            Level::Merciless => merciless,
            Level::Flat => 1000,
        };
        Budget::Playouts(playouts)
    }

    /// Does it play this game?
    pub fn plays(self, game: GameKind) -> bool {
        with_game!(game, G => G::bot(self).is_some())
    }

    /// The games it plays.
    pub fn games(self) -> impl Iterator<Item = GameKind> {
        GameKind::ALL.iter().copied().filter(move |&game| self.plays(game))
    }
}

/// A bot as it is asked for: its level, and its budget where it is not the usual one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BotKind {
    /// Which one.
    pub level: Level,
    /// How much it thinks, if not as much as usual.
    pub budget: Option<Budget>,
}

impl BotKind {
    /// How much it thinks about a choice of this game.
    pub fn budget(self, game: GameKind) -> Budget {
        self.budget.unwrap_or(self.level.budget(game))
    }

    /// The same with this budget, if it thinks at all and has none of its own.
    #[must_use]
    pub fn with_budget(self, budget: Option<Budget>) -> BotKind {
        if self.level.thinks() { BotKind { budget: self.budget.or(budget), ..self } } else { self }
    }
}

impl From<Level> for BotKind {
    fn from(level: Level) -> BotKind {
        BotKind { level, budget: None }
    }
}

/// The name, and the budget where it is not the usual one: `sharp`, `flat:200`, `merciless:50ms`.
impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Some(budget) => write!(f, "{}:{budget}", self.level.name()),
            None => f.write_str(self.level.name()),
        }
    }
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownBot {
    /// Nobody has this name.
    #[error("there is no bot {name:?}; there are: {known}")]
    Name {
        /// The name.
        name: String,
        /// Those that exist.
        known: String,
    },
    /// A budget for a bot that does not think.
    #[error("{0} does not weigh anything and has no budget; sharp:200 or merciless:50ms have one")]
    Thoughtless(&'static str),
    /// An impossible budget.
    #[error(transparent)]
    Budget(#[from] ParseBudgetError),
}

impl FromStr for Level {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Level, UnknownBot> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| UnknownBot::Name {
            name: text.chars().take(40).collect(),
            known: Level::ALL.map(Level::name).join(", "),
        })
    }
}

/// Reads `random`, `sharp`, `flat:200` for a budget of 200 playouts each, or `merciless:50ms` for one of time.
impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotKind, UnknownBot> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let level: Level = name.parse()?;
        match budget {
            Some(_) if !level.thinks() => Err(UnknownBot::Thoughtless(level.name())),
            Some(budget) => Ok(BotKind { level, budget: Some(budget.parse()?) }),
            None => Ok(level.into()),
        }
    }
}

/// A game that bots play.
pub trait Roster: SearchModel + ListedGame {
    /// Playouts for each alternative that the levels keen, sharp and merciless spend on a choice.
    const PLAYOUTS: [u32; 3];

    /// The bot of this name, where it plays this game.
    fn bot(level: Level) -> Option<Box<dyn Bot<Self>>>;
}

impl Roster for Take6 {
    const PLAYOUTS: [u32; 3] = [25, 50, 500];

    fn bot(level: Level) -> Option<Box<dyn Bot<Take6>>> {
        if let Level::Merciless | Level::Net = level {
            Net::wake();
        }
        match level {
            Level::Flat => Some(Box::new(Flat::default())),
            Level::Net => Some(Box::new(Net)),
            _ => of_every_game(level),
        }
    }
}

impl Roster for Buffalo {
    const PLAYOUTS: [u32; 3] = [6, 25, 300];

    fn bot(level: Level) -> Option<Box<dyn Bot<Buffalo>>> {
        of_every_game(level)
    }
}

impl Roster for TakeThat {
    const PLAYOUTS: [u32; 3] = [20, 150, 2500];

    fn bot(level: Level) -> Option<Box<dyn Bot<TakeThat>>> {
        of_every_game(level)
    }
}

impl Roster for BullParty {
    const PLAYOUTS: [u32; 3] = [8, 32, 256];

    fn bot(level: Level) -> Option<Box<dyn Bot<BullParty>>> {
        of_every_game(level)
    }
}

/// The bots that play everything.
fn of_every_game<G: SearchModel + FreeRow>(level: Level) -> Option<Box<dyn Bot<G>>> {
    match level {
        Level::Random => Some(Box::new(Random::default())),
        Level::Gentle => Some(Box::new(Gentle)),
        Level::Simple => Some(Box::new(Simple)),
        Level::Keen | Level::Sharp => Some(Box::new(Search { schooling: Schooling::None })),
        Level::Merciless => Some(Box::new(Search::default())),
        Level::Flat | Level::Net => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_reads_as_it_is_written() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(BotKind::from(level)));
            assert!(level.plays(GameKind::Take6));
        }
        for text in ["flat:7", "merciless:50ms", "keen:2s"] {
            assert_eq!(text.parse::<BotKind>().unwrap().to_string(), text);
        }
        for text in ["", "Flat", "random:3", "flat:0", "flat:", "flat:x", "flat:99999999999", "sharp:-1ms"] {
            assert!(text.parse::<BotKind>().is_err(), "{text:?} was read");
        }
    }

    #[test]
    fn the_ladder_plays_everything() {
        for level in Level::LADDER {
            assert_eq!(level.games().count(), GameKind::ALL.len());
        }
    }
}
