//! Agreeing on the rules and on who sits at the keyboard.

use rodeo_rules::game::{OptionValues, RuleOption, Rules, RulesError};
use rodeo_rules::options::write_options;
use rodeo_rules::seat::{Seat, SeatSet};
use rodeo_texts::text;

use crate::company::Company;
use crate::console::{Flow, Stop};
use crate::face::Face;
use crate::host::Host;
use crate::lines::{cut, padded, width};
use crate::reading::folded;

/// What a table has agreed on.
pub(crate) struct Settings<G: Face> {
    /// The rules.
    pub(crate) rules: G::Rules,
    /// Who sits at the keyboard; the others are bots.
    pub(crate) people: SeatSet,
    /// Which bots.
    pub(crate) bots: Company,
}

impl<G: Face> Settings<G> {
    /// The seats of the bots.
    pub(crate) fn bot_seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.rules.players()).filter(|&seat| !self.people.contains(seat))
    }
}

/// Something that can be set.
#[derive(Clone, Copy)]
enum Setting {
    Players,
    People,
    Bots,
    Option(&'static RuleOption),
}

impl Host<'_> {
    /// Shows what is set and lets the players change it, until they press Enter.
    pub(crate) fn agree<G: Face>(&mut self, players: u8) -> Flow<Settings<G>> {
        let mut settings: Settings<G> =
            Settings { rules: G::Rules::defaults(players), people: SeatSet::all(1), bots: self.bots.clone() };
        if settings.bots.check(G::KIND, settings.bot_seats().count()).is_err() {
            settings.bots = Company::default();
        }
        loop {
            self.print_summary(&settings)?;
            let line = self.console.ask(&text!(self.texts, Menu::Ready))?;
            let typed = folded(&line);
            match typed.as_str() {
                "" => {
                    match (settings.rules.check(), settings.bots.check(G::KIND, settings.bot_seats().count()))
                    {
                        (Ok(()), Ok(())) => return Ok(settings),
                        (Err(error), _) => self.print_bad_rules(&error)?,
                        (Ok(()), Err(error)) => self.print_bad_company(&error)?,
                    }
                }
                "?" | "help" => self.print_settings(&settings)?,
                _ if self.wants_to_leave(&typed) => return Err(Stop::Quit),
                _ => self.change(&mut settings, &line)?,
            }
        }
    }

    fn print_summary<G: Face>(&mut self, settings: &Settings<G>) -> Flow<()> {
        let players = settings.rules.players();
        let people = settings.people.len();
        let bots = players.saturating_sub(people);
        let who = match (people, bots) {
            (0, _) => text!(self.texts, Menu::OnlyBots { bots: bots }),
            (1, 0) => text!(self.texts, Menu::YouAlone),
            (1, _) => text!(self.texts, Menu::YouAndBots { bots: bots }),
            (_, 0) => text!(self.texts, Menu::OnlyPeople { people: people }),
            (_, _) => text!(self.texts, Menu::PeopleAndBots { people: people, bots: bots }),
        };
        let changed = write_options(&settings.rules);
        let options = match changed.is_empty() {
            true => text!(self.texts, Menu::StandardRules),
            false => {
                text!(self.texts, Menu::ChangedRules { options: self.localised(&settings.rules, &changed) })
            }
        };
        self.console.gap()?;
        self.console.print(&text!(self.texts, Menu::Summary { game: self.title(G::KIND), who: who }))?;
        self.print_bots(settings)?;
        Ok(self.console.print(&options)?)
    }

    /// `limit=40 fans=even_odd` in the player's words.
    fn localised<R: Rules>(&self, rules: &R, changed: &str) -> String {
        let option = |part: &str| {
            let name = part.split('=').next().unwrap_or_default();
            let known = R::options().iter().find(|option| option.name == name);
            let value = rules.get(name).unwrap_or_default();
            known.map(|known| format!("{} {}", self.option_name(known), self.value_names(known, &value)))
        };
        changed.split(' ').filter_map(option).collect::<Vec<_>>().join(", ")
    }

    fn print_settings<G: Face>(&mut self, settings: &Settings<G>) -> Flow<()> {
        self.console.gap()?;
        let all = all_settings::<G>();
        let names: Vec<String> = all.iter().map(|setting| self.setting_name(*setting)).collect();
        let column = names.iter().map(|name| width(name)).max().unwrap_or(0);
        for (setting, name) in all.into_iter().zip(names) {
            let value = self.setting_value(setting, settings);
            self.console.print(&format!("  {}  {value}", padded(&name, column)))?;
            for line in self.explanation::<G>(setting, settings).lines() {
                self.console.print(&format!("      {line}"))?;
            }
        }
        Ok(self.console.print(&text!(self.texts, Menu::SettingsHint))?)
    }

    fn setting_name(&self, setting: Setting) -> String {
        match setting {
            Setting::Players => text!(self.texts, Menu::PlayersName),
            Setting::People => text!(self.texts, Menu::PeopleName),
            Setting::Bots => text!(self.texts, Menu::BotsName),
            Setting::Option(option) => self.option_name(option),
        }
    }

    fn option_name(&self, option: &RuleOption) -> String {
        self.texts.named("option", option.name).unwrap_or_else(|| option.name.to_owned())
    }

    fn setting_value<G: Face>(&self, setting: Setting, settings: &Settings<G>) -> String {
        match setting {
            Setting::Players => settings.rules.players().to_string(),
            Setting::People => {
                let seats: Vec<String> =
                    settings.people.iter().map(|seat| (seat.get() + 1).to_string()).collect();
                match settings.people == SeatSet::all(settings.people.len()) {
                    true => settings.people.len().to_string(),
                    false => seats.join("+"),
                }
            }
            Setting::Bots => self.bot_names(&settings.bots),
            Setting::Option(option) => match settings.rules.get(option.name) {
                Some(value) => self.value_names(option, &value),
                None => text!(self.texts, Menu::Unset),
            },
        }
    }

    /// The words of a value in the player's language; numbers stay as they are.
    fn value_names(&self, option: &RuleOption, value: &str) -> String {
        match option.values {
            OptionValues::OneOf(_) | OptionValues::AnyOf(_) => {
                let names: Vec<String> = value.split('+').map(|word| self.value_name(word)).collect();
                names.join("+")
            }
            OptionValues::Number(..) | OptionValues::Numbers => value.to_owned(),
        }
    }

    fn value_name(&self, word: &str) -> String {
        self.texts.named("value", word).unwrap_or_else(|| word.to_owned())
    }

    fn explanation<G: Face>(&self, setting: Setting, settings: &Settings<G>) -> String {
        let (min, max) = G::KIND.players().into_inner();
        match setting {
            Setting::Players => text!(self.texts, Menu::PlayersExplain { min: min, max: max }),
            Setting::People => text!(self.texts, Menu::PeopleExplain { players: settings.rules.players() }),
            Setting::Bots => {
                format!("{}\n  {}", text!(self.texts, Menu::BotsExplain), self.ladder().join("\n  "))
            }
            Setting::Option(option) => {
                let name = format!("{}-{}", G::KIND.name(), option.name);
                let explained = self.texts.named("explain", &name).unwrap_or_default();
                format!("{explained} {}", self.possible(option))
            }
        }
    }

    /// What an option can be set to.
    fn possible(&self, option: &RuleOption) -> String {
        let names =
            |words: &[&str]| words.iter().map(|word| self.value_name(word)).collect::<Vec<_>>().join(", ");
        match option.values {
            OptionValues::OneOf(words) => text!(self.texts, Menu::ValueOneOf { values: names(words) }),
            OptionValues::AnyOf(words) => text!(self.texts, Menu::ValueAnyOf { values: names(words) }),
            OptionValues::Number(min, max) => text!(self.texts, Menu::ValueNumber { min: min, max: max }),
            OptionValues::Numbers => text!(self.texts, Menu::ValueNumbers),
        }
    }

    /// Reads `limit 40`, `limit=40`, or `limit` alone, and then asks for the value.
    fn change<G: Face>(&mut self, settings: &mut Settings<G>, line: &str) -> Flow<()> {
        let (name, value) = match line.split_once(['=', ' ']) {
            Some((name, value)) => (folded(name), value.trim_start_matches([' ', '=']).to_owned()),
            None => (folded(line), String::new()),
        };
        let called = |setting: &Setting| {
            let own = match setting {
                Setting::Players => "players",
                Setting::People => "people",
                Setting::Bots => "bots",
                Setting::Option(option) => option.name,
            };
            name == own || name == folded(&self.setting_name(*setting))
        };
        let Some(setting) = all_settings::<G>().into_iter().find(called) else {
            let text = cut(line, 40);
            return Ok(self.console.print(&text!(self.texts, Menu::UnknownSetting { text: text }))?);
        };
        let value = match value.is_empty() {
            false => value,
            true => {
                self.console.print(&self.explanation::<G>(setting, settings))?;
                let option = self.setting_name(setting);
                self.console.ask(&text!(self.texts, Menu::AskValue { option: option }))?
            }
        };
        if value.is_empty() { Ok(()) } else { self.set(settings, setting, &value) }
    }

    fn set<G: Face>(&mut self, settings: &mut Settings<G>, setting: Setting, value: &str) -> Flow<()> {
        match setting {
            Setting::Players => self.set_players(settings, value),
            Setting::People => {
                let players = settings.rules.players();
                match read_people(value, players) {
                    Some(people) => settings.people = people,
                    None => {
                        let text = cut(value, 40);
                        self.console.print(&text!(
                            self.texts,
                            Menu::InvalidPeople { text: text, players: players }
                        ))?;
                    }
                }
                Ok(())
            }
            Setting::Bots => {
                let read = self.read_bots(value);
                let fitting = read.and_then(|bots| {
                    bots.check(G::KIND, settings.bot_seats().count())?;
                    Ok(bots)
                });
                match fitting {
                    Ok(bots) => settings.bots = bots,
                    Err(error) => self.print_bad_company(&error)?,
                }
                Ok(())
            }
            Setting::Option(option) => {
                let mut rules = settings.rules;
                let set = rules.set(option.name, &self.canonical(option, value));
                match set {
                    Ok(()) => {
                        settings.rules = rules;
                        match rules.check() {
                            Ok(()) => Ok(()),
                            Err(error) => self.print_bad_rules(&error),
                        }
                    }
                    Err(_) => {
                        let text = cut(value, 40);
                        let name = self.option_name(option);
                        self.console
                            .print(&text!(self.texts, Menu::InvalidValue { option: name, text: text }))?;
                        Ok(self.console.print(&self.possible(option))?)
                    }
                }
            }
        }
    }

    /// Another number of players keeps the options that were changed.
    fn set_players<G: Face>(&mut self, settings: &mut Settings<G>, value: &str) -> Flow<()> {
        let (min, max) = G::KIND.players().into_inner();
        let Some(players) = value.parse().ok().filter(|players| (min..=max).contains(players)) else {
            return self.refuse_number(value, min, max);
        };
        let changed = write_options(&settings.rules);
        settings.rules = G::Rules::defaults(players);
        for (name, value) in changed.split(' ').filter_map(|part| part.split_once('=')) {
            if let Err(error) = settings.rules.set(name, value) {
                self.print_bad_rules(&error)?;
            }
        }
        settings.people = settings.people & SeatSet::all(players);
        Ok(())
    }

    /// A value as the rules read it, from one in the player's words.
    fn canonical(&self, option: &RuleOption, value: &str) -> String {
        let words = match option.values {
            OptionValues::OneOf(words) | OptionValues::AnyOf(words) => words,
            OptionValues::Number(..) | OptionValues::Numbers => &[],
        };
        let canonical = |said: &str| {
            let said = folded(said);
            let own = words.iter().find(|word| said == **word || said == folded(&self.value_name(word)));
            let none = said == folded(&self.value_name("none"));
            own.map_or(if none { "none".into() } else { said }, |word| word.to_string())
        };
        let parts: Vec<String> =
            value.split(['+', ',', ' ']).filter(|part| !part.is_empty()).map(canonical).collect();
        parts.join("+")
    }

    fn print_bad_rules(&mut self, error: &RulesError) -> Flow<()> {
        let said = self.texts.named("error", error.code());
        Ok(self.console.print(&said.unwrap_or_else(|| error.to_string()))?)
    }
}

fn all_settings<G: Face>() -> Vec<Setting> {
    let options = G::Rules::options().iter().map(Setting::Option);
    [Setting::Players, Setting::People, Setting::Bots].into_iter().chain(options).collect()
}

/// `2` is the first two seats; `2+4` is seats 2 and 4.
fn read_people(value: &str, players: u8) -> Option<SeatSet> {
    if let Ok(count) = value.parse::<u8>() {
        return (count <= players).then(|| SeatSet::all(count));
    }
    let seats = value.split(['+', ',', ' ']).filter(|part| !part.is_empty());
    seats
        .map(|seat| {
            let number: u8 = seat.parse().ok().filter(|number| (1..=players).contains(number))?;
            Seat::new(number - 1)
        })
        .collect()
}
