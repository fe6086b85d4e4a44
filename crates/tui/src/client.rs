//! Entry point: plays one match after another until the player quits.

use std::io::{self, BufRead, Write};

use rodeo_rules::any::GameKind;
use rodeo_rules::game::{Rules, RulesError};
use rodeo_rules::options::read_options;
use rodeo_rules::record::{Record, Step};
use rodeo_rules::seat::{Seat, SeatSet};
use rodeo_rules::with_game;
use rodeo_texts::{Language, Texts, text};

use crate::console::{Capabilities, Console, Flow, Stop};
use crate::game_screen::GameScreen;
use crate::lines::truncated;
use crate::opponents::{Opponents, OpponentsError};
use crate::parse::normalize;
use crate::render::{Renderer, seat_name};
use crate::session::Session;
use crate::settings::Settings;

/// What is known before the first question.
pub struct Setup {
    /// The game; `None` shows the menu.
    pub game: Option<GameKind>,
    /// Number of players; `None` for the default of the game.
    pub players: Option<u8>,
    /// Number of people at this keyboard, on the first seats; `None` for one. Bots play the other seats.
    pub people: Option<u8>,
    /// Bots of the other seats.
    pub bots: Opponents,
    /// Options of the rules in the format of [`read_options`].
    pub options: String,
    /// Language at the start; the menu can change it.
    pub language: Language,
    /// Returns the secret for the deals of the next match.
    pub secrets: Box<dyn FnMut() -> [u8; 32]>,
}

/// Receives the records of matches, including those that the player quit after a choice.
pub trait RecordSink {
    /// Saves a record. Returns what to tell the player about it, such as the file; `None` to say nothing.
    fn save(&mut self, record: &Record) -> Option<String>;
}

/// Discards all records.
#[derive(Clone, Copy, Debug, Default)]
pub struct DiscardRecords;

impl RecordSink for DiscardRecords {
    fn save(&mut self, _record: &Record) -> Option<String> {
        None
    }
}

/// Why a game could not be played.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The options of the rules are invalid.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// Invalid selection of bots.
    #[error(transparent)]
    Bots(#[from] OpponentsError),
    /// Writing to the terminal failed.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Plays in a terminal until the player quits or the input ends.
pub fn play(
    setup: Setup,
    input: &mut impl BufRead,
    output: &mut impl Write,
    capabilities: Capabilities,
    records: &mut dyn RecordSink,
) -> Result<(), PlayError> {
    let texts = Texts::new(setup.language);
    let console = Console::new(input, output, capabilities);
    let mut client = Client { console, texts, secrets: setup.secrets, records, bots: setup.bots };
    let next = match setup.game {
        Some(kind) => {
            let players = setup.players.unwrap_or(kind.usual_players());
            kind.read_rules(players, &setup.options)?;
            let people = setup.people.unwrap_or(1).min(players);
            client.bots.check(kind, usize::from(players - people))?;
            client.start_game(kind, players, Some((people, &setup.options)))
        }
        None => Ok(Next::Menu),
    };
    let end = next.and_then(|next| client.run(next));
    Ok(client.print_goodbye(end)?)
}

/// What follows a match.
pub(crate) enum Next {
    /// Show the menu.
    Menu,
    /// Ends the program.
    Quit,
}

/// State that lasts longer than one match.
pub(crate) struct Client<'a> {
    pub(crate) console: Console<'a>,
    pub(crate) texts: Texts,
    secrets: Box<dyn FnMut() -> [u8; 32]>,
    records: &'a mut dyn RecordSink,
    /// The bots chosen last, used again for the next game.
    pub(crate) bots: Opponents,
}

impl Client<'_> {
    /// Plays games from the menu until the player quits.
    fn run(&mut self, first: Next) -> Flow<()> {
        let mut next = first;
        while let Next::Menu = next {
            let (kind, players) = self.choose_game()?;
            next = self.start_game(kind, players, None)?;
        }
        Ok(())
    }

    fn print_goodbye(&mut self, end: Flow<()>) -> io::Result<()> {
        match end {
            Ok(()) | Err(Stop::Quit) => self.console.print(&text!(self.texts, Table::Goodbye)),
            Err(Stop::EndOfInput) => self.console.print(&text!(self.texts, Table::InputEnded)),
            Err(Stop::Failed(error)) => Err(error),
        }
    }

    /// Sets up and plays a game. If `given` holds people and options, nothing is asked.
    fn start_game(&mut self, kind: GameKind, players: u8, given: Option<(u8, &str)>) -> Flow<Next> {
        with_game!(kind, G => self.play_game::<G>(players, given))
    }

    fn play_game<G: GameScreen>(&mut self, players: u8, given: Option<(u8, &str)>) -> Flow<Next> {
        let settings: Settings<G> = match given {
            Some((people, options)) => {
                let settings = Settings {
                    rules: read_options(players, options).expect("`play` has checked the options"),
                    people: SeatSet::all(people),
                    bots: self.bots.clone(),
                };
                self.print_bots(&settings)?;
                settings
            }
            None => self.ask_settings(players)?,
        };
        self.bots = settings.bots.clone();
        let names = self.ask_names(settings.rules.players(), settings.people)?;
        loop {
            self.play_match(&settings, &names)?;
            let answer = normalize(&self.console.ask(&text!(self.texts, Menu::AskAgain))?);
            let is = |name: &str| {
                let translated = normalize(&self.texts.named("command", name).unwrap_or_default());
                !answer.is_empty() && (translated.starts_with(&answer) || name.starts_with(&answer))
            };
            if is("menu") {
                return Ok(Next::Menu);
            }
            if is("quit") || is("no") {
                return Ok(Next::Quit);
            }
        }
    }

    fn play_match<G: GameScreen>(&mut self, settings: &Settings<G>, names: &[String]) -> Flow<()> {
        let reader = settings.people.iter().next().filter(|_| settings.people.len() == 1);
        let renderer = Renderer::new(&self.texts, self.console.capabilities(), names, reader);
        for notice in G::notices(&settings.rules, &renderer) {
            self.console.print(&notice)?;
        }
        self.console.blank_line()?;
        let secret = (self.secrets)();
        let mut session = Session::new(&mut self.console, &self.texts, settings, names, secret)
            .map_err(|error| Stop::Failed(io::Error::other(error.to_string())))?;
        let outcome = session.run();
        let has_choices = session.record().steps.iter().any(|step| matches!(step, Step::Play(_)));
        let left = matches!(outcome, Err(Stop::Quit | Stop::EndOfInput));
        let saved = (outcome.is_ok() || left && has_choices).then(|| self.records.save(session.record()));
        let saved = saved.flatten().map(|place| text!(self.texts, Table::RecordSaved { place: place }));
        let outcome = match outcome {
            Ok(outcome) => outcome,
            Err(stop) => {
                if let Some(line) = saved {
                    self.console.print(&line)?;
                }
                return Err(stop);
            }
        };
        self.console.blank_line()?;
        for line in G::result_lines(&outcome, &renderer) {
            self.console.print(&line)?;
        }
        if let Some(line) = saved {
            self.console.print(&line)?;
        }
        Ok(self.console.blank_line()?)
    }

    /// Asks for names. A single person is not asked: their name is "you".
    fn ask_names(&mut self, players: u8, people: SeatSet) -> Flow<Vec<String>> {
        let mut names = Vec::new();
        for seat in Seat::all(players) {
            let default = seat_name(&self.texts, seat);
            let asked = people.contains(seat) && people.len() > 1;
            let typed = match asked {
                true => self.console.ask(&text!(self.texts, Menu::AskName { seat: &default }))?,
                false => String::new(),
            };
            let name = truncated(&typed, MAX_NAME_WIDTH);
            let taken = names.contains(&name);
            names.push(if name.is_empty() || taken { default } else { name });
        }
        Ok(names)
    }
}

/// Maximum width of a name in columns.
const MAX_NAME_WIDTH: usize = 20;
