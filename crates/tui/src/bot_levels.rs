//! Bots and their levels in the player's language.

use rodeo_bots::{BotKind, Level, UnknownBot};
use rodeo_rules::seat::Seat;
use rodeo_texts::text;

use crate::client::Client;
use crate::console::Flow;
use crate::game_screen::GameScreen;
use crate::opponents::{Opponents, OpponentsError};
use crate::parse::normalize;
use crate::render::seat_name;
use crate::settings::Settings;

impl Client<'_> {
    /// Prints the bots: one name if they are all the same, otherwise one per seat.
    pub(crate) fn print_bots<G: GameScreen>(&mut self, settings: &Settings<G>) -> Flow<()> {
        let seats: Vec<Seat> = settings.bot_seats().collect();
        if seats.is_empty() {
            return Ok(());
        }
        let by_seat = |(seat, bot): (&Seat, BotKind)| {
            format!("{}: {}", seat_name(&self.texts, *seat), self.bot_name(bot))
        };
        let bots = match settings.bots.is_mixed() {
            true => seats.iter().zip(settings.bots.seated()).map(by_seat).collect::<Vec<_>>().join(", "),
            false => self.bot_names(&settings.bots),
        };
        Ok(self.console.print(&text!(self.texts, Menu::Bots { bots: bots }))?)
    }

    /// The name of a bot, with its budget if that is not the default.
    fn bot_name(&self, bot: BotKind) -> String {
        match bot.budget {
            Some(budget) => format!("{}:{budget}", self.level_name(bot.level)),
            None => self.level_name(bot.level),
        }
    }

    /// The names of the bots as they can be typed.
    pub(crate) fn bot_names(&self, bots: &Opponents) -> String {
        bots.kinds().map(|bot| self.bot_name(bot)).collect::<Vec<_>>().join("+")
    }

    fn level_name(&self, level: Level) -> String {
        self.texts.named("level", level.name()).unwrap_or_else(|| level.name().to_owned())
    }

    /// A line for each level, from weak to strong.
    pub(crate) fn level_descriptions(&self) -> Vec<String> {
        let line = |level: Level| {
            let about = self.texts.named("level", &format!("{}-about", level.name())).unwrap_or_default();
            format!("{}: {about}", self.level_name(level))
        };
        Level::LADDER.into_iter().map(line).collect()
    }

    /// Parses `keen`, `keen+simple` or `sharp:50ms`, in the player's language or in English.
    pub(crate) fn read_bots(&self, value: &str) -> Result<Opponents, OpponentsError> {
        let canonical = |typed: &str| {
            let (name, budget) =
                typed.split_once(':').map_or((typed, None), |(name, rest)| (name, Some(rest)));
            let name = normalize(name);
            let named = Level::ALL.into_iter().find(|level| name == normalize(&self.level_name(*level)));
            let name = named.map_or(name, |level| level.name().to_owned());
            budget.map_or(name.clone(), |budget| format!("{name}:{budget}"))
        };
        let parts = value.split(['+', ',', ' ']).filter(|part| !part.is_empty());
        parts.map(canonical).collect::<Vec<_>>().join(",").parse()
    }

    /// Prints why a selection of bots is invalid.
    pub(crate) fn print_opponents_error(&mut self, error: &OpponentsError) -> Flow<()> {
        let levels = Level::LADDER.map(|level| self.level_name(level)).join(", ");
        let line = match error {
            OpponentsError::UnknownBot(UnknownBot::Name { name, .. }) => {
                text!(self.texts, Menu::UnknownBot { text: name, levels: levels })
            }
            OpponentsError::OtherGame { bot, .. } => {
                text!(self.texts, Menu::UnknownBot { text: *bot, levels: levels })
            }
            OpponentsError::Seats { named, seats } => {
                text!(self.texts, Menu::BotCountMismatch { named: *named, seats: *seats })
            }
            // Budgets are documented in English only.
            OpponentsError::UnknownBot(UnknownBot::NoBudget(_) | UnknownBot::Budget(_)) => error.to_string(),
        };
        Ok(self.console.print(&line)?)
    }
}
