//! Settings of a match: rules, people at the keyboard and bots.

use rodeo_rules::game::{OptionValues, RuleOption, Rules, RulesError};
use rodeo_rules::options::write_options;
use rodeo_rules::seat::{Seat, SeatSet};
use rodeo_texts::text;

use crate::client::Client;
use crate::console::{Flow, Stop};
use crate::game_screen::GameScreen;
use crate::lines::{padded, truncated, width};
use crate::opponents::Opponents;
use crate::parse::normalize;

/// Settings of a match.
pub(crate) struct Settings<G: GameScreen> {
    /// Rules of the game.
    pub(crate) rules: G::Rules,
    /// Seats of people; bots play the others.
    pub(crate) people: SeatSet,
    /// Bots of the other seats.
    pub(crate) bots: Opponents,
}

impl<G: GameScreen> Settings<G> {
    /// Seats of bots.
    pub(crate) fn bot_seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.rules.players()).filter(|&seat| !self.people.contains(seat))
    }
}

/// Setting that can be changed in the menu.
#[derive(Clone, Copy)]
enum Setting {
    Players,
    People,
    Bots,
    Option(&'static RuleOption),
}

impl Client<'_> {
    /// Shows the settings and lets the player change them, until Enter is pressed.
    pub(crate) fn ask_settings<G: GameScreen>(&mut self, players: u8) -> Flow<Settings<G>> {
        let mut settings: Settings<G> =
            Settings { rules: G::Rules::defaults(players), people: SeatSet::all(1), bots: self.bots.clone() };
        if settings.bots.check(G::KIND, settings.bot_seats().count()).is_err() {
            settings.bots = Opponents::default();
        }
        loop {
            self.print_summary(&settings)?;
            let line = self.console.ask(&text!(self.texts, Menu::Ready))?;
            let typed = normalize(&line);
            match typed.as_str() {
                "" => {
                    match (settings.rules.check(), settings.bots.check(G::KIND, settings.bot_seats().count()))
                    {
                        (Ok(()), Ok(())) => return Ok(settings),
                        (Err(error), _) => self.print_rules_error(&error)?,
                        (Ok(()), Err(error)) => self.print_opponents_error(&error)?,
                    }
                }
                "?" | "help" => self.print_settings(&settings)?,
                _ if self.is_quit(&typed) => return Err(Stop::Quit),
                _ => self.change(&mut settings, &line)?,
            }
        }
    }

    fn print_summary<G: GameScreen>(&mut self, settings: &Settings<G>) -> Flow<()> {
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
                text!(
                    self.texts,
                    Menu::ChangedRules { options: self.translated_options(&settings.rules, &changed) }
                )
            }
        };
        self.console.blank_line()?;
        self.console.print(&text!(self.texts, Menu::Summary { game: self.title(G::KIND), who: who }))?;
        self.print_bots(settings)?;
        Ok(self.console.print(&options)?)
    }

    /// Translates `limit=40 fans=even_odd`.
    fn translated_options<R: Rules>(&self, rules: &R, changed: &str) -> String {
        let option = |part: &str| {
            let name = part.split('=').next().unwrap_or_default();
            let known = R::options().iter().find(|option| option.name == name);
            let value = rules.get(name).unwrap_or_default();
            known.map(|known| format!("{} {}", self.option_name(known), self.value_names(known, &value)))
        };
        changed.split(' ').filter_map(option).collect::<Vec<_>>().join(", ")
    }

    fn print_settings<G: GameScreen>(&mut self, settings: &Settings<G>) -> Flow<()> {
        self.console.blank_line()?;
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

    fn setting_value<G: GameScreen>(&self, setting: Setting, settings: &Settings<G>) -> String {
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

    /// Translates the words of a value.
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

    fn explanation<G: GameScreen>(&self, setting: Setting, settings: &Settings<G>) -> String {
        let (min, max) = G::KIND.players().into_inner();
        match setting {
            Setting::Players => text!(self.texts, Menu::PlayersExplain { min: min, max: max }),
            Setting::People => text!(self.texts, Menu::PeopleExplain { players: settings.rules.players() }),
            Setting::Bots => {
                format!(
                    "{}\n  {}",
                    text!(self.texts, Menu::BotsExplain),
                    self.level_descriptions().join("\n  ")
                )
            }
            Setting::Option(option) => {
                let name = format!("{}-{}", G::KIND.name(), option.name);
                let explained = self.texts.named("explain", &name).unwrap_or_default();
                format!("{explained} {}", self.possible(option))
            }
        }
    }

    /// The possible values of an option.
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

    /// Changes a setting by `limit 40` or `limit=40`; asks for the value after `limit` alone.
    fn change<G: GameScreen>(&mut self, settings: &mut Settings<G>, line: &str) -> Flow<()> {
        let (name, value) = match line.split_once(['=', ' ']) {
            Some((name, value)) => (normalize(name), value.trim_start_matches([' ', '=']).to_owned()),
            None => (normalize(line), String::new()),
        };
        let matches = |setting: &Setting| {
            let name_in_english = match setting {
                Setting::Players => "players",
                Setting::People => "people",
                Setting::Bots => "bots",
                Setting::Option(option) => option.name,
            };
            name == name_in_english || name == normalize(&self.setting_name(*setting))
        };
        let Some(setting) = all_settings::<G>().into_iter().find(matches) else {
            let text = truncated(line, 40);
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

    fn set<G: GameScreen>(&mut self, settings: &mut Settings<G>, setting: Setting, value: &str) -> Flow<()> {
        match setting {
            Setting::Players => self.set_players(settings, value),
            Setting::People => {
                let players = settings.rules.players();
                match read_people(value, players) {
                    Some(people) => settings.people = people,
                    None => {
                        let text = truncated(value, 40);
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
                    Err(error) => self.print_opponents_error(&error)?,
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
                            Err(error) => self.print_rules_error(&error),
                        }
                    }
                    Err(_) => {
                        let text = truncated(value, 40);
                        let name = self.option_name(option);
                        self.console
                            .print(&text!(self.texts, Menu::InvalidValue { option: name, text: text }))?;
                        Ok(self.console.print(&self.possible(option))?)
                    }
                }
            }
        }
    }

    /// Changes the number of players, keeping the options that were changed.
    fn set_players<G: GameScreen>(&mut self, settings: &mut Settings<G>, value: &str) -> Flow<()> {
        let (min, max) = G::KIND.players().into_inner();
        let Some(players) = value.parse().ok().filter(|players| (min..=max).contains(players)) else {
            return self.print_invalid_number(value, min, max);
        };
        let changed = write_options(&settings.rules);
        settings.rules = G::Rules::defaults(players);
        for (name, value) in changed.split(' ').filter_map(|part| part.split_once('=')) {
            if let Err(error) = settings.rules.set(name, value) {
                self.print_rules_error(&error)?;
            }
        }
        settings.people = settings.people & SeatSet::all(players);
        Ok(())
    }

    /// Translates a value into the words of the rules.
    fn canonical(&self, option: &RuleOption, value: &str) -> String {
        let words = match option.values {
            OptionValues::OneOf(words) | OptionValues::AnyOf(words) => words,
            OptionValues::Number(..) | OptionValues::Numbers => &[],
        };
        let canonical = |typed: &str| {
            let typed = normalize(typed);
            let own = words.iter().find(|word| typed == **word || typed == normalize(&self.value_name(word)));
            let none = typed == normalize(&self.value_name("none"));
            own.map_or(if none { "none".into() } else { typed }, |word| word.to_string())
        };
        let parts: Vec<String> =
            value.split(['+', ',', ' ']).filter(|part| !part.is_empty()).map(canonical).collect();
        parts.join("+")
    }

    fn print_rules_error(&mut self, error: &RulesError) -> Flow<()> {
        let text = self.texts.named("error", error.code());
        Ok(self.console.print(&text.unwrap_or_else(|| error.to_string()))?)
    }
}

fn all_settings<G: GameScreen>() -> Vec<Setting> {
    let options = G::Rules::options().iter().map(Setting::Option);
    [Setting::Players, Setting::People, Setting::Bots].into_iter().chain(options).collect()
}

/// Parses `2` as the first two seats and `2+4` as seats 2 and 4.
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
