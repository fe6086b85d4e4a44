//! The bots by name: the one list that command lines, tables and the arena read.

use std::fmt;
use std::str::FromStr;

use rodeo_rules::any::GameKind;
use rodeo_rules::buffalo::Buffalo;
use rodeo_rules::bull_party::BullParty;
use rodeo_rules::game::Game;
use rodeo_rules::take_that::TakeThat;
use rodeo_rules::take6::Take6;

use crate::{Bot, Flat, Net, Random, Simple};

/// A bot by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotKind {
    /// [`Random`], which takes the cheapest row.
    Random,
    /// [`Simple`].
    Simple,
    /// [`Flat`].
    Flat {
        /// Its budget.
        worlds: u32,
    },
    /// [`Net`].
    Net,
}

impl BotKind {
    /// All bots, the weakest first, with the budgets they have unless told otherwise.
    pub const ALL: [BotKind; 4] =
        [BotKind::Random, BotKind::Simple, BotKind::Flat { worlds: Flat::WORLDS }, BotKind::Net];

    /// The name, without a budget.
    pub const fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Simple => "simple",
            BotKind::Flat { .. } => "flat",
            BotKind::Net => "net",
        }
    }

    /// What it does, in a sentence.
    pub const fn about(self) -> &'static str {
        match self {
            BotKind::Random => "any card; the cheapest row where it may choose one",
            BotKind::Simple => "a few rules of thumb",
            BotKind::Flat { .. } => "every choice tried in the same imagined worlds, finished at random",
            BotKind::Net => "a small net that has learnt by playing; it looks once",
        }
    }

    /// How many worlds it imagines for a choice, where it does.
    pub const fn worlds(self) -> Option<u32> {
        match self {
            BotKind::Flat { worlds } => Some(worlds),
            BotKind::Random | BotKind::Simple | BotKind::Net => None,
        }
    }

    /// Does it play this game?
    pub fn plays(self, game: GameKind) -> bool {
        match game {
            GameKind::Take6 => Take6::bot(self).is_some(),
            GameKind::Buffalo => Buffalo::bot(self).is_some(),
            GameKind::TakeThat => TakeThat::bot(self).is_some(),
            GameKind::BullParty => BullParty::bot(self).is_some(),
        }
    }

    /// The games it plays.
    pub fn games(self) -> impl Iterator<Item = GameKind> {
        GameKind::ALL.iter().copied().filter(move |&game| self.plays(game))
    }
}

/// The name, and the budget where it is not the usual one: `flat:200`.
impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.worlds() {
            Some(worlds) if worlds != Flat::WORLDS => write!(f, "{}:{worlds}", self.name()),
            Some(_) | None => f.write_str(self.name()),
        }
    }
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSuchBot {
    /// Nobody has this name.
    #[error("there is no bot {name:?}; there are: {known}")]
    Name {
        /// The name.
        name: String,
        /// Those that exist.
        known: String,
    },
    /// A budget for a bot that has none, or an impossible one.
    #[error("{budget:?} is no budget for {name}; worlds are a number of 1–{MOST_WORLDS}, as in flat:200")]
    Budget {
        /// The bot.
        name: &'static str,
        /// The budget.
        budget: String,
    },
}

/// The largest budget: minutes a move.
const MOST_WORLDS: u32 = 10_000_000;

/// Reads `random`, `flat`, or `flat:200` for a budget of 200 worlds.
impl FromStr for BotKind {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<BotKind, NoSuchBot> {
        let short = |text: &str| text.chars().take(40).collect::<String>();
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let Some(kind) = BotKind::ALL.into_iter().find(|kind| kind.name() == name) else {
            let known: Vec<&str> = BotKind::ALL.iter().map(|kind| kind.name()).collect();
            return Err(NoSuchBot::Name { name: short(name), known: known.join(", ") });
        };
        let Some(budget) = budget else { return Ok(kind) };
        match (kind, budget.parse()) {
            (BotKind::Flat { .. }, Ok(worlds @ 1..=MOST_WORLDS)) => Ok(BotKind::Flat { worlds }),
            _ => Err(NoSuchBot::Budget { name: kind.name(), budget: short(budget) }),
        }
    }
}

/// A game that bots play.
pub trait Roster: Game {
    /// The bot of this name, where it plays this game.
    fn bot(kind: BotKind) -> Option<Box<dyn Bot<Self>>>;
}

impl Roster for Take6 {
    fn bot(kind: BotKind) -> Option<Box<dyn Bot<Take6>>> {
        match kind {
            BotKind::Flat { worlds } => Some(Box::new(Flat::with_worlds(worlds))),
            BotKind::Net => Some(Box::new(Net)),
            BotKind::Random | BotKind::Simple => of_every_game(kind),
        }
    }
}

impl Roster for Buffalo {
    fn bot(kind: BotKind) -> Option<Box<dyn Bot<Buffalo>>> {
        of_every_game(kind)
    }
}

impl Roster for TakeThat {
    fn bot(kind: BotKind) -> Option<Box<dyn Bot<TakeThat>>> {
        of_every_game(kind)
    }
}

impl Roster for BullParty {
    fn bot(kind: BotKind) -> Option<Box<dyn Bot<BullParty>>> {
        of_every_game(kind)
    }
}

/// The bots that play everything.
fn of_every_game<G: Game>(kind: BotKind) -> Option<Box<dyn Bot<G>>>
where
    Random: Bot<G>,
    Simple: Bot<G>,
{
    match kind {
        BotKind::Random => Some(Box::new(Random::default())),
        BotKind::Simple => Some(Box::new(Simple)),
        BotKind::Flat { .. } | BotKind::Net => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_reads_as_it_is_written() {
        for kind in BotKind::ALL.into_iter().chain([BotKind::Flat { worlds: 7 }]) {
            assert_eq!(kind.to_string().parse(), Ok(kind));
            assert!(kind.games().any(|game| game == GameKind::Take6));
        }
        for text in ["", "Flat", "random:3", "net:3", "flat:0", "flat:", "flat:x", "flat:99999999999"] {
            assert!(text.parse::<BotKind>().is_err(), "{text:?} was read");
        }
    }
}
