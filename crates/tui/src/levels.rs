//! The bots in the player's words: who they are, how strong each level is, and which were typed.

use rodeo_bots::{BotKind, Level, UnknownBot};
use rodeo_rules::seat::Seat;
use rodeo_texts::text;

use crate::company::{Company, OpponentsError};
use crate::console::Flow;
use crate::face::Face;
use crate::host::Host;
use crate::reading::folded;
use crate::scribe::seat_name;
use crate::settings::Settings;

impl Host<'_> {
    /// Who the bots are: in a word where they are all the same, and by seat where they are not.
    pub(crate) fn print_bots<G: Face>(&mut self, settings: &Settings<G>) -> Flow<()> {
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

    /// A bot in the player's words, with its budget where it is not the usual one.
    fn bot_name(&self, bot: BotKind) -> String {
        match bot.budget {
            Some(budget) => format!("{}:{budget}", self.level_name(bot.level)),
            None => self.level_name(bot.level),
        }
    }

    /// Those that were named, as they can be typed.
    pub(crate) fn bot_names(&self, bots: &Company) -> String {
        bots.kinds().map(|bot| self.bot_name(bot)).collect::<Vec<_>>().join("+")
    }

    fn level_name(&self, level: Level) -> String {
        self.texts.named("level", level.name()).unwrap_or_else(|| level.name().to_owned())
    }

    /// The levels in the player's words, the weakest first, each in a line.
    pub(crate) fn ladder(&self) -> Vec<String> {
        let line = |level: Level| {
            let about = self.texts.named("level", &format!("{}-about", level.name())).unwrap_or_default();
            format!("{}: {about}", self.level_name(level))
        };
        Level::LADDER.into_iter().map(line).collect()
    }

    /// `keen`, `keen+simple` or `sharp:50ms`, in the player's words or as records write them.
    pub(crate) fn read_bots(&self, value: &str) -> Result<Company, OpponentsError> {
        let canonical = |said: &str| {
            let (name, budget) = said.split_once(':').map_or((said, None), |(name, rest)| (name, Some(rest)));
            let name = folded(name);
            let named = Level::ALL.into_iter().find(|level| name == folded(&self.level_name(*level)));
            let name = named.map_or(name, |level| level.name().to_owned());
            budget.map_or(name.clone(), |budget| format!("{name}:{budget}"))
        };
        let parts = value.split(['+', ',', ' ']).filter(|part| !part.is_empty());
        parts.map(canonical).collect::<Vec<_>>().join(",").parse()
    }

    /// Says why these bots cannot sit down.
    pub(crate) fn print_bad_company(&mut self, error: &OpponentsError) -> Flow<()> {
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
            // Only who reads the documents comes to budgets, and they are in English.
            OpponentsError::UnknownBot(UnknownBot::NoBudget(_) | UnknownBot::Budget(_)) => error.to_string(),
        };
        Ok(self.console.print(&line)?)
    }
}
