//! The bots at a table: one level for all of them, or one for each of their seats.

use std::fmt;
use std::str::FromStr;

use rodeo_bots::{BotKind, Level, UnknownBot};
use rodeo_rules::any::GameKind;

/// Which bots keep the players company.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    first: BotKind,
    /// Where there is one for each seat.
    more: Vec<BotKind>,
}

/// Somebody who thinks, but not for long: worth beating, and beatable.
impl Default for Company {
    fn default() -> Company {
        Company { first: Level::DEFAULT.into(), more: Vec::new() }
    }
}

/// Why these bots cannot sit down.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpponentsError {
    /// Nobody has this name, or a budget is impossible.
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    /// A bot that does not know the game.
    #[error("{bot} does not play {game}; there are: {known}")]
    OtherGame {
        /// The bot.
        bot: &'static str,
        /// The game.
        game: &'static str,
        /// Those that play it.
        known: String,
    },
    /// There is one for each seat, but the seats are more or fewer.
    #[error("{named} bots are named, but {seats} seats are theirs; one name is for all of them")]
    Seats {
        /// As many as are named.
        named: usize,
        /// As many as there are seats for them.
        seats: usize,
    },
}

impl Company {
    /// Can they sit down to this game, where so many seats are for bots?
    pub fn check(&self, game: GameKind, seats: usize) -> Result<(), OpponentsError> {
        if let Some(bot) = self.kinds().find(|bot| !bot.level.plays(game)) {
            let playing = Level::ALL.into_iter().filter(|level| level.plays(game));
            return Err(OpponentsError::OtherGame {
                bot: bot.level.name(),
                game: game.title(),
                known: playing.map(Level::name).collect::<Vec<_>>().join(", "),
            });
        }
        let named = 1 + self.more.len();
        if self.is_mixed() && named != seats { Err(OpponentsError::Seats { named, seats }) } else { Ok(()) }
    }

    /// Is there one for each seat?
    pub fn is_mixed(&self) -> bool {
        !self.more.is_empty()
    }

    /// Those that were named.
    pub fn kinds(&self) -> impl Iterator<Item = BotKind> {
        [self.first].into_iter().chain(self.more.iter().copied())
    }

    /// The bots of as many seats as there are, in order.
    pub fn seated(&self) -> impl Iterator<Item = BotKind> {
        let rest = if self.is_mixed() { None } else { Some(self.first) };
        self.kinds().chain(rest.into_iter().cycle())
    }
}

impl From<Level> for Company {
    fn from(level: Level) -> Company {
        Company { first: level.into(), more: Vec::new() }
    }
}

/// `sharp` for all, or `keen,simple,merciless` for one seat each.
impl FromStr for Company {
    type Err = OpponentsError;

    fn from_str(text: &str) -> Result<Company, OpponentsError> {
        let (first, more) = text.split_once(',').map_or((text, None), |(first, more)| (first, Some(more)));
        let more = more.iter().flat_map(|more| more.split(','));
        Ok(Company {
            first: first.trim().parse()?,
            more: more.map(|name| name.trim().parse()).collect::<Result<_, _>>()?,
        })
    }
}

impl fmt::Display for Company {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.kinds().map(|bot| bot.to_string()).collect();
        f.write_str(&names.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_for_all_and_several_for_a_seat_each() {
        let names = |text: &str, seats: usize| {
            let company: Company = text.parse().unwrap();
            assert_eq!(company.to_string(), text);
            company.check(GameKind::Take6, seats)?;
            Ok(company.seated().take(seats).map(|bot| bot.to_string()).collect::<Vec<_>>())
        };
        assert_eq!(names("sharp", 3).unwrap(), ["sharp", "sharp", "sharp"]);
        assert_eq!(names("keen,simple,flat:7", 3).unwrap(), ["keen", "simple", "flat:7"]);
        assert_eq!(names("sharp", 0).unwrap(), Vec::<String>::new());
        assert_eq!(names("keen,keen", 3), Err(OpponentsError::Seats { named: 2, seats: 3 }));
        assert_eq!(names("keen,keen", 1), Err(OpponentsError::Seats { named: 2, seats: 1 }));
        assert_eq!(" keen , gentle ".parse::<Company>().unwrap().to_string(), "keen,gentle");
        for text in ["", ",", "keen,", ",keen", "deep", "keen;keen", "random:5"] {
            assert!(text.parse::<Company>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn nobody_sits_down_to_a_game_they_do_not_know() {
        let flat: Company = "keen,flat".parse().unwrap();
        assert_eq!(flat.check(GameKind::Take6, 2), Ok(()));
        let known = "random, gentle, simple, keen, sharp, merciless";
        let says = format!("flat does not play Take That; there are: {known}");
        assert_eq!(flat.check(GameKind::TakeThat, 2).unwrap_err().to_string(), says);
        for &game in GameKind::ALL {
            assert_eq!(Company::default().check(game, 2), Ok(()));
        }
    }
}
