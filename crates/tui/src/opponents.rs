//! Selection of bots: one for all seats without a person, or one for each.

use std::fmt;
use std::str::FromStr;

use rodeo_bots::{BotKind, Level, UnknownBot};
use rodeo_rules::any::GameKind;

/// The bots of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opponents {
    first: BotKind,
    /// The bots of the following seats; empty if the first plays all of them.
    more: Vec<BotKind>,
}

/// A level that is neither trivial to beat nor slow.
impl Default for Opponents {
    fn default() -> Opponents {
        Opponents { first: Level::DEFAULT.into(), more: Vec::new() }
    }
}

/// Why a selection of bots is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpponentsError {
    /// Unknown name or invalid budget.
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    /// The bot does not support the game.
    #[error("{bot} does not play {game} (available: {known})")]
    OtherGame {
        /// Name of the bot.
        bot: &'static str,
        /// Title of the game.
        game: &'static str,
        /// Names of the bots that play it.
        known: String,
    },
    /// The number of bots differs from the number of seats for bots.
    #[error("{named} bots for {seats} seats; name one bot for all seats, or one for each")]
    Seats {
        /// Number of bots named.
        named: usize,
        /// Number of seats for bots.
        seats: usize,
    },
}

impl Opponents {
    /// Checks the selection for a game with this number of seats for bots.
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

    /// Whether each seat has a bot of its own.
    pub fn is_mixed(&self) -> bool {
        !self.more.is_empty()
    }

    /// The bots that were named.
    pub fn kinds(&self) -> impl Iterator<Item = BotKind> {
        [self.first].into_iter().chain(self.more.iter().copied())
    }

    /// The bots by seat, in order. Endless if one bot plays all seats.
    pub fn seated(&self) -> impl Iterator<Item = BotKind> {
        let rest = if self.is_mixed() { None } else { Some(self.first) };
        self.kinds().chain(rest.into_iter().cycle())
    }
}

impl From<Level> for Opponents {
    fn from(level: Level) -> Opponents {
        Opponents { first: level.into(), more: Vec::new() }
    }
}

/// Parses `sharp` (all seats) or `keen,simple,merciless` (one per seat).
impl FromStr for Opponents {
    type Err = OpponentsError;

    fn from_str(text: &str) -> Result<Opponents, OpponentsError> {
        let (first, more) = text.split_once(',').map_or((text, None), |(first, more)| (first, Some(more)));
        let more = more.iter().flat_map(|more| more.split(','));
        Ok(Opponents {
            first: first.trim().parse()?,
            more: more.map(|name| name.trim().parse()).collect::<Result<_, _>>()?,
        })
    }
}

impl fmt::Display for Opponents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.kinds().map(|bot| bot.to_string()).collect();
        f.write_str(&names.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_bot_plays_all_seats_and_several_play_one_each() {
        let names = |text: &str, seats: usize| {
            let opponents: Opponents = text.parse().unwrap();
            assert_eq!(opponents.to_string(), text);
            opponents.check(GameKind::Take6, seats)?;
            Ok(opponents.seated().take(seats).map(|bot| bot.to_string()).collect::<Vec<_>>())
        };
        assert_eq!(names("sharp", 3).unwrap(), ["sharp", "sharp", "sharp"]);
        assert_eq!(names("keen,simple,flat:7", 3).unwrap(), ["keen", "simple", "flat:7"]);
        assert_eq!(names("sharp", 0).unwrap(), Vec::<String>::new());
        assert_eq!(names("keen,keen", 3), Err(OpponentsError::Seats { named: 2, seats: 3 }));
        assert_eq!(names("keen,keen", 1), Err(OpponentsError::Seats { named: 2, seats: 1 }));
        assert_eq!(" keen , gentle ".parse::<Opponents>().unwrap().to_string(), "keen,gentle");
        for text in ["", ",", "keen,", ",keen", "deep", "keen;keen", "random:5"] {
            assert!(text.parse::<Opponents>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn bots_must_support_the_game() {
        let flat: Opponents = "keen,flat".parse().unwrap();
        assert_eq!(flat.check(GameKind::Take6, 2), Ok(()));
        let known = "random, gentle, simple, keen, sharp, merciless";
        let message = format!("flat does not play Take That (available: {known})");
        assert_eq!(flat.check(GameKind::TakeThat, 2).unwrap_err().to_string(), message);
        for &game in GameKind::ALL {
            assert_eq!(Opponents::default().check(game, 2), Ok(()));
        }
    }
}
