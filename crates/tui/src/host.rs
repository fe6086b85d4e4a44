//! The way in: what is known already, and one match after another until the players have had enough.

use std::io::{self, BufRead, Write};

use rodeo_rules::any::GameKind;
use rodeo_rules::game::{Rules, RulesError};
use rodeo_rules::options::read_options;
use rodeo_rules::record::Record;
use rodeo_rules::seat::{Seat, SeatSet};
use rodeo_rules::with_game;
use rodeo_texts::{Language, Texts, text};

use crate::company::{Company, OpponentsError};
use crate::console::{Console, Flow, Look, Stop};
use crate::face::Face;
use crate::lines::cut;
use crate::reading::folded;
use crate::scribe::{Paint, Scribe, seat_name};
use crate::session::Session;
use crate::settings::Settings;

/// What is known before the first question is asked.
pub struct Setup {
    /// The game; without one there is a menu.
    pub game: Option<GameKind>,
    /// How many play; without a number as many as usual.
    pub players: Option<u8>,
    /// How many of them sit at this keyboard, on the first seats; the others are bots.
    pub people: Option<u8>,
    /// The bots on the other seats.
    pub bots: Company,
    /// Options as [`read_options`] reads them.
    pub options: String,
    /// The language to begin with.
    pub language: Language,
    /// A secret for the deals of each match.
    pub secrets: Box<dyn FnMut() -> [u8; 32]>,
}

/// Somebody who keeps the records of finished matches.
pub trait Keeper {
    /// Keeps a record, and says where, for the player to read.
    fn keep(&mut self, record: &Record) -> Option<String>;
}

/// Nobody keeps them.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoKeeper;

impl Keeper for NoKeeper {
    fn keep(&mut self, _record: &Record) -> Option<String> {
        None
    }
}

/// Why there was no game.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The rules asked for cannot be played.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The bots asked for cannot sit down.
    #[error(transparent)]
    Bots(#[from] OpponentsError),
    /// The output is gone.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Plays in a terminal until the players have had enough or the input ends.
pub fn play(
    setup: Setup,
    input: &mut impl BufRead,
    output: &mut impl Write,
    look: Look,
    keeper: &mut dyn Keeper,
) -> Result<(), PlayError> {
    let texts = Texts::new(setup.language);
    let console = Console::new(input, output, look);
    let mut host = Host { console, texts, secrets: setup.secrets, keeper, bots: setup.bots };
    let next = match setup.game {
        Some(kind) => {
            let players = setup.players.unwrap_or(kind.usual_players());
            kind.read_rules(players, &setup.options)?;
            let people = setup.people.unwrap_or(1).min(players);
            host.bots.check(kind, usize::from(players - people))?;
            host.sit_down(kind, players, Some((people, &setup.options)))
        }
        None => Ok(Next::Menu),
    };
    let end = next.and_then(|next| host.evening(next));
    Ok(host.part(end)?)
}

/// What comes after a match.
pub(crate) enum Next {
    /// Choosing another game.
    Menu,
    /// Going home.
    Leave,
}

/// What all matches of an evening share.
pub(crate) struct Host<'a> {
    pub(crate) console: Console<'a>,
    pub(crate) texts: Texts,
    secrets: Box<dyn FnMut() -> [u8; 32]>,
    keeper: &'a mut dyn Keeper,
    /// The bots that were chosen last, for the next game too.
    pub(crate) bots: Company,
}

impl Host<'_> {
    fn evening(&mut self, first: Next) -> Flow<()> {
        let mut next = first;
        while let Next::Menu = next {
            let (kind, players) = self.choose_game()?;
            next = self.sit_down(kind, players, None)?;
        }
        Ok(())
    }

    fn part(&mut self, end: Flow<()>) -> io::Result<()> {
        match end {
            Ok(()) | Err(Stop::Quit) => self.console.print(&text!(self.texts, Table::Goodbye)),
            Err(Stop::Ended) => self.console.print(&text!(self.texts, Table::InputEnded)),
            Err(Stop::Broken(error)) => Err(error),
        }
    }

    /// Sits down to a game. Where people and options are given nothing more is asked.
    fn sit_down(&mut self, kind: GameKind, players: u8, given: Option<(u8, &str)>) -> Flow<Next> {
        with_game!(kind, G => self.sit_down_to::<G>(players, given))
    }

    fn sit_down_to<G: Face>(&mut self, players: u8, given: Option<(u8, &str)>) -> Flow<Next> {
        let settings: Settings<G> = match given {
            Some((people, options)) => {
                let settings = Settings {
                    rules: read_options(players, options).unwrap_or(G::Rules::defaults(players)),
                    people: SeatSet::all(people),
                    bots: self.bots.clone(),
                };
                self.print_bots(&settings)?;
                settings
            }
            None => self.agree(players)?,
        };
        self.bots = settings.bots.clone();
        let names = self.ask_names(settings.rules.players(), settings.people)?;
        loop {
            self.play_match(&settings, &names)?;
            let answer = folded(&self.console.ask(&text!(self.texts, Menu::AskAgain))?);
            let is = |name: &str| {
                let localised = folded(&self.texts.named("command", name).unwrap_or_default());
                !answer.is_empty() && (localised.starts_with(&answer) || name.starts_with(&answer))
            };
            if is("menu") {
                return Ok(Next::Menu);
            }
            if is("quit") || is("no") {
                return Ok(Next::Leave);
            }
        }
    }

    fn play_match<G: Face>(&mut self, settings: &Settings<G>, names: &[String]) -> Flow<()> {
        let you = settings.people.iter().next().filter(|_| settings.people.len() == 1);
        let scribe = Scribe::new(&self.texts, self.console.look(), names, you);
        for notice in G::notices(&settings.rules, &scribe) {
            self.console.print(&notice)?;
        }
        self.console.gap()?;
        let secret = (self.secrets)();
        let mut session = Session::new(&mut self.console, &self.texts, settings, names, secret)
            .map_err(|error| Stop::Broken(io::Error::other(error.to_string())))?;
        let outcome = session.run()?;
        let kept = self.keeper.keep(session.record());
        self.console.gap()?;
        for (number, line) in G::result(&outcome, &scribe).iter().enumerate() {
            let paint = if number == 0 { Paint::Strong } else { Paint::Plain };
            self.console.print(&scribe.paint(paint, line))?;
        }
        if let Some(place) = kept {
            self.console.print(&text!(self.texts, Table::RecordSaved { place: place }))?;
        }
        Ok(self.console.gap()?)
    }

    /// Names for the seats. Only people who share a keyboard are asked: one alone is "you".
    fn ask_names(&mut self, players: u8, people: SeatSet) -> Flow<Vec<String>> {
        let mut names = Vec::new();
        for seat in Seat::all(players) {
            let usual = seat_name(&self.texts, seat);
            let asked = people.contains(seat) && people.len() > 1;
            let typed = match asked {
                true => self.console.ask(&text!(self.texts, Menu::AskName { seat: &usual }))?,
                false => String::new(),
            };
            let name = cut(&typed, MAX_NAME);
            let taken = names.contains(&name);
            names.push(if name.is_empty() || taken { usual } else { name });
        }
        Ok(names)
    }
}

/// The widest name that leaves the lines readable.
const MAX_NAME: usize = 20;
