//! Scripts: a table and what happens at it, line by line. `tests/scripts/README.md` says how they are written.

use std::collections::BTreeMap;

use rodeo_protocol::ClientMessage;
use rodeo_protocol::message::ServerMessage;
use rodeo_protocol::table::{SeatState, TablePhase, TableSettings, Visibility};
use rodeo_rules::any::{AnyChoice, AnyGame, GameKind};
use rodeo_rules::buffalo;
use rodeo_rules::choice::{Choice, Word, read_words, write_words};
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::seat::{Seat, SeatSet};
use rodeo_table::{Millis, Occupant, Policy};
use serde::Deserialize;

use super::bench::{Bench, guest};
use super::offered::Offered;

/// A script as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// What it shows, for people.
    #[serde(rename = "shows")]
    _shows: String,
    game: String,
    players: u8,
    #[serde(default)]
    options: String,
    /// They sit on the first seats, and come before the first line.
    people: Vec<String>,
    clock: Option<u16>,
    #[serde(default = "yes")]
    spectators: bool,
    #[serde(default)]
    secret: u8,
    /// Do bots wait until the script says that they think?
    #[serde(default)]
    bots_wait: bool,
    steps: Vec<String>,
}

fn yes() -> bool {
    true
}

/// A script that is being played.
pub struct Player {
    pub bench: Bench,
    /// Names the script has given.
    pub names: BTreeMap<String, usize>,
}

type Done = Result<(), String>;

/// Plays a script to its end; says which line fails.
pub fn run(text: &str) -> Done {
    let script: Script = toml::from_str(text).map_err(|error| error.to_string())?;
    let game: GameKind = script.game.parse().map_err(|error| format!("{error}"))?;
    let rules = game.read_rules(script.players, &script.options).map_err(|error| error.to_string())?;
    let settings = TableSettings {
        rules,
        clock: script.clock,
        visibility: Visibility::Private,
        spectators: script.spectators,
        show_seen: true,
    };
    let mut seats = vec![Occupant::Empty; usize::from(script.players)];
    for (number, name) in script.people.iter().enumerate() {
        seats[number] = Occupant::Guest { id: guest(number), name: name.clone(), bot: false };
    }
    let mut bench = Bench::open(settings, seats, script.secret + 1, Policy::default());
    bench.at_once = !script.bots_wait;
    for name in &script.people {
        let client = bench.client(name);
        bench.comes(client).map_err(|problem| problem.to_string())?;
    }
    let mut player = Player { bench, names: BTreeMap::new() };
    for (number, line) in script.steps.iter().enumerate() {
        player.step(line).map_err(|error| format!("line {}, {line:?}: {error}", number + 1))?;
    }
    Ok(())
}

impl Player {
    fn step(&mut self, line: &str) -> Done {
        if let Some(what) = line.strip_prefix("expect ") {
            return self.expect(what);
        }
        self.bench.clients.iter_mut().for_each(|client| client.told = "nothing");
        let (line, refusal) = match line.split_once(" ! ") {
            Some((line, code)) => (line, Some(code)),
            None => (line, None),
        };
        let words: Vec<&str> = line.split(' ').collect();
        match words.as_slice() {
            ["at", time] => {
                let then = millis(time)?;
                if then < self.bench.now {
                    return Err("time does not run backwards".into());
                }
                self.bench.wait_until(then);
            }
            ["after", time] => self.bench.wait_until(self.bench.now + millis(time)?),
            ["restart"] => self.bench.restart(),
            ["let", name, "=", whom] => {
                let client = *self.whom(whom)?.first().ok_or("nobody")?;
                self.names.insert((*name).into(), client);
            }
            ["bots", "think"] => self.bots_think(),
            ["bots", "wait"] => self.bench.at_once = false,
            ["bots", "answer"] => {
                self.bench.at_once = true;
                self.bench.settle();
            }
            ["bot", seat, "says", words @ ..] => self.bot_says(seat, &words.join(" "))?,
            ["play", "until", what @ ..] => self.play_until(&what.join(" "))?,
            _ => return self.somebody(line, refusal),
        }
        Ok(())
    }

    /// Somebody comes, goes or speaks.
    fn somebody(&mut self, line: &str, refusal: Option<&str>) -> Done {
        if let Some((who, what)) = line.split_once(": ") {
            for client in self.whom(who)? {
                self.speaks(client, what, refusal)?;
            }
        } else if let Some((who, name)) = line.split_once(" comes as ") {
            let client = *self.whom(who)?.first().ok_or("nobody")?;
            self.names.insert(who.into(), client);
            self.bench.clients[client].visitor.name = name.into();
            check(self.bench.comes(client).map(|()| None), refusal)?;
        } else if let Some(who) = line.strip_suffix(" comes") {
            for client in self.whom(who)? {
                check(self.bench.comes(client).map(|()| None), refusal)?;
            }
        } else if let Some(who) = line.strip_suffix(" goes") {
            self.whom(who)?.into_iter().for_each(|client| self.bench.goes(client));
        } else {
            return Err("this is no step".into());
        }
        Ok(())
    }

    fn speaks(&mut self, client: usize, what: &str, refusal: Option<&str>) -> Done {
        let (what, answer) = match what.split_once(" -> ") {
            Some((what, answer)) => (what, Some(answer)),
            None => (what, None),
        };
        let message = self.message(client, what)?;
        let result = self.bench.says(client, message);
        if let (Some(wanted), Ok(got)) = (answer, &result) {
            let got = match got {
                Some(ServerMessage::NextWords { next, complete, .. }) => {
                    format!("{}{}", next.join(" "), if *complete { " complete" } else { "" })
                }
                Some(ServerMessage::Pong { t }) => format!("pong {t}"),
                other => format!("{other:?}"),
            };
            if got.trim() != wanted {
                return Err(format!("the answer is {got:?}"));
            }
        }
        check(result, refusal)
    }

    /// The people that a text names.
    pub fn whom(&mut self, text: &str) -> Result<Vec<usize>, String> {
        let seated = |bench: &Bench| -> Vec<usize> {
            (0..bench.clients.len()).filter(|&client| bench.seat_of(client).is_some()).collect()
        };
        if let Some(others) = text.strip_prefix("everybody but ") {
            let but = self.whom(others)?;
            return Ok(seated(&self.bench).into_iter().filter(|client| !but.contains(client)).collect());
        }
        let waiting = self.bench.table.waited_for();
        let is_waited =
            |bench: &Bench, client: usize| bench.seat_of(client).is_some_and(|seat| waiting.contains(seat));
        match text {
            "nobody" => return Ok(Vec::new()),
            "everybody" => return Ok(seated(&self.bench)),
            "asked" => {
                let asked = seated(&self.bench).into_iter();
                return Ok(asked.filter(|&client| is_waited(&self.bench, client)).collect());
            }
            "owner" => return Ok(self.owner().into_iter().collect()),
            "other" => {
                let mut others = seated(&self.bench).into_iter();
                let other = others.find(|&client| !is_waited(&self.bench, client));
                return Ok(other.into_iter().collect());
            }
            _ => {}
        }
        let names = text.split(' ');
        Ok(names
            .map(|name| match self.names.get(name) {
                Some(&client) => client,
                None => self.bench.client(name),
            })
            .collect())
    }

    /// The seat that a text names: `#2`, or somebody who sits there.
    pub fn seat(&mut self, text: &str) -> Result<Seat, String> {
        if let Some(number) = text.strip_prefix('#') {
            return number.parse().ok().and_then(Seat::new).ok_or(format!("{text} is no seat"));
        }
        let client = *self.whom(text)?.first().ok_or("nobody")?;
        self.bench.seat_of(client).ok_or(format!("{text} does not sit"))
    }

    pub fn seats(&mut self, text: &str) -> Result<SeatSet, String> {
        match text {
            "nobody" => Ok(SeatSet::EMPTY),
            "everybody" | "asked" => {
                let clients = self.whom(text)?;
                Ok(clients.into_iter().filter_map(|client| self.bench.seat_of(client)).collect())
            }
            _ if text.starts_with("everybody but ") => {
                let clients = self.whom(text)?;
                Ok(clients.into_iter().filter_map(|client| self.bench.seat_of(client)).collect())
            }
            _ => text.split(' ').map(|name| self.seat(name)).collect(),
        }
    }

    fn message(&mut self, client: usize, what: &str) -> Result<ClientMessage, String> {
        if what.starts_with('{') {
            return serde_json::from_str(what).map_err(|error| error.to_string());
        }
        let question = self.bench.table.game().map_or(0, |game| game.question());
        let (what, question) = match what.rsplit_once(" @") {
            Some((what, offset)) => {
                let offset: i32 = offset.parse().map_err(|_| "no offset")?;
                (what, question.wrapping_add_signed(offset))
            }
            None => (what, question),
        };
        let words: Vec<&str> = what.split(' ').collect();
        Ok(match words.as_slice() {
            ["choose", rest @ ..] => {
                ClientMessage::Choose { question, choice: self.choice(client, &rest.join(" "))? }
            }
            ["withdraw"] => ClientMessage::Withdraw { question },
            ["support", whom] => ClientMessage::Support { question, seat: self.seat(whom)? },
            ["pass", "for", "turn"] => ClientMessage::PassForTurn { question },
            ["options", rest @ ..] => {
                ClientMessage::NextWords { question, words: self.words_so_far(client, &rest.join(" "))? }
            }
            ["chat", rest @ ..] => ClientMessage::Chat { text: rest.join(" ") },
            ["sit"] => ClientMessage::Sit { seat: None },
            ["sit", seat] => ClientMessage::Sit { seat: Some(self.seat(seat)?) },
            ["leave"] => ClientMessage::Leave {},
            ["nonce", nonce] => ClientMessage::Nonce { nonce: (*nonce).into() },
            ["add", level] => ClientMessage::AddBot { seat: None, level: (*level).into() },
            ["add", level, seat] => {
                ClientMessage::AddBot { seat: Some(self.seat(seat)?), level: (*level).into() }
            }
            ["remove", seat] => ClientMessage::Remove { seat: self.seat(seat)? },
            ["change", ..] => {
                let settings = what.strip_prefix("change ").unwrap_or_default();
                let settings = toml::from_str(&format!("settings = {{ {settings} }}"));
                let settings: BTreeMap<String, _> = settings.map_err(|error| error.to_string())?;
                ClientMessage::ChangeSettings { settings: settings.into_values().next().ok_or("nothing")? }
            }
            ["start"] => ClientMessage::Start { fill: None },
            ["start", level] => ClientMessage::Start { fill: Some((*level).into()) },
            ["pause"] => ClientMessage::Pause {},
            ["resume"] => ClientMessage::Resume {},
            ["rematch"] => ClientMessage::Rematch { wanted: true },
            ["no", "rematch"] => ClientMessage::Rematch { wanted: false },
            ["hurry", whom] => ClientMessage::Nudge { seat: self.seat(whom)? },
            ["here"] => ClientMessage::Return {},
            ["ping", t] => ClientMessage::Ping { t: t.parse().map_err(|_| "no number")? },
            _ => return Err("nobody says that".into()),
        })
    }

    /// A choice in words, or one of the offered: the `first`, the `last`, the first `use` of a special card.
    fn choice(&mut self, client: usize, text: &str) -> Result<String, String> {
        let rng = match text {
            "first" => Offered::First,
            "last" => Offered::Last,
            "use" => Offered::Second(false),
            "replace" => {
                let first = self.words_so_far(client, "replace first")?;
                return Ok(first);
            }
            _ => return Ok(text.into()),
        };
        let (seat, game) = (self.bench.seat_of(client), self.bench.table.game());
        let mut rng = rng;
        let choice = seat.zip(game).and_then(|(seat, game)| game.any_choice(seat, &mut rng));
        // Where nothing is offered, any card will be refused.
        Ok(choice.map_or("1".into(), |choice| write_words(&choice.words())))
    }

    /// `first` stands for the first word that is offered.
    fn words_so_far(&mut self, client: usize, text: &str) -> Result<String, String> {
        let (seat, game) = (self.bench.seat_of(client), self.bench.table.game());
        let mut said = rodeo_rules::choice::Words::new();
        for word in text.split_whitespace() {
            let word = match (word, seat, &game) {
                ("first", Some(seat), Some(game)) => game.next_words(seat, &said).next[0],
                _ => word.parse().map_err(|error| format!("{error}"))?,
            };
            said.push(word);
        }
        Ok(write_words(&said))
    }

    fn bots_think(&mut self) {
        while !self.bench.thoughts.is_empty() {
            let think = self.bench.thoughts.remove(0);
            let choice = self.bench.cheap_answer(&think);
            self.bench.thinks(&think, choice);
        }
    }

    fn bot_says(&mut self, seat: &str, words: &str) -> Done {
        let seat = self.seat(seat)?;
        let place = self.bench.thoughts.iter().position(|think| think.asked.seat == seat);
        let think = self.bench.thoughts.remove(place.ok_or("that bot was not asked")?);
        let choice = match words {
            "nothing" | "no" => None,
            "yes" => AnyChoice::read(think.view.kind(), &[Word::Pass]),
            "first" => think.view.any_choice(seat, &mut Offered::First),
            "use" => think.view.any_choice(seat, &mut Offered::Second(false)),
            words => {
                let words = read_words(words).map_err(|error| error.to_string())?;
                Some(AnyChoice::read(think.view.kind(), &words).ok_or("no choice")?)
            }
        };
        self.bench.thinks(&think, choice);
        Ok(())
    }

    /// Everybody takes what is offered first, until something is so.
    fn play_until(&mut self, what: &str) -> Done {
        for _ in 0..3000 {
            if self.is_so(what)? {
                return Ok(());
            }
            self.bots_think();
            if self.is_so(what)? {
                return Ok(());
            }
            if let Some(&client) = self.whom("asked")?.first() {
                self.speaks(client, "choose first", None)?;
            }
        }
        Err("that never happens".into())
    }

    fn is_so(&self, what: &str) -> Result<bool, String> {
        let game = self.bench.table.game();
        let phase = match &game {
            Some(AnyGame::Buffalo(game)) => Some(game.phase()),
            _ => None,
        };
        let asked = match game.as_ref().map(|game| game.awaiting()) {
            Some(Awaiting::Moves(seats)) => seats.len(),
            _ => 0,
        };
        Ok(match what {
            "over" => self.bench.table.phase() == TablePhase::Over,
            "one is asked" => asked == 1,
            "all are asked" => asked > 1,
            "picking" => phase == Some(buffalo::Phase::Pick),
            "a window" => phase == Some(buffalo::Phase::Window),
            "somebody can use a special" => {
                let first = self.bench.table.waited_for().iter().next();
                phase == Some(buffalo::Phase::Window)
                    && first.zip(game).is_some_and(|(seat, game)| game.next_words(seat, &[]).next.len() > 1)
            }
            "a Stop! can be laid" | "a Stop! can be lifted" => {
                let word = if what.ends_with("laid") { "stop" } else { "lift" };
                let first = self.bench.table.waited_for().iter().next().zip(game);
                first.is_some_and(|(seat, game)| {
                    game.next_words(seat, &[]).next.iter().any(|next| next.to_string() == word)
                })
            }
            "a Replace! can be used" => self.owner().is_some(),
            "the laying" => match &game {
                Some(AnyGame::BullParty(game)) => game.phase() == rodeo_rules::bull_party::Phase::Lay,
                _ => false,
            },
            "drafting" | "drafted" => match &game {
                Some(AnyGame::Take6(game)) => {
                    let drafts = matches!(game.phase(), rodeo_rules::take6::Phase::Draft(_));
                    drafts == (what == "drafting")
                }
                _ => false,
            },
            _ => {
                let round = what.strip_prefix("round ").and_then(|number| number.parse::<u16>().ok());
                let round = round.ok_or("nobody knows when that is")?;
                game.is_some_and(|game| game.standings().rounds + 1 == round)
            }
        })
    }

    /// Who may use a Replace! now.
    fn owner(&self) -> Option<usize> {
        let game = self.bench.table.game()?;
        let offers =
            |seat: Seat| game.next_words(seat, &[]).next.iter().any(|next| next.to_string() == "replace");
        (0..self.bench.clients.len()).find(|&client| self.bench.seat_of(client).is_some_and(offers))
    }

    /// The name of whoever sits there, or the level of a bot, or `empty`.
    pub fn sitter(&self, seat: Seat) -> String {
        match self.bench.table.state().seats.get(seat.index()) {
            Some(SeatState::Guest { name, .. }) => name.clone(),
            Some(SeatState::HouseBot { level, .. }) => level.clone(),
            Some(SeatState::Empty) => "empty".into(),
            None => "none".into(),
        }
    }
}

pub fn millis(text: &str) -> Result<Millis, String> {
    let (number, unit) = match (text.strip_suffix("ms"), text.strip_suffix('s'), text.strip_suffix("min")) {
        (Some(number), _, _) => (number, 1),
        (None, Some(number), _) => (number, 1000),
        (None, None, Some(number)) => (number, 60_000),
        _ => return Err(format!("{text} is no time")),
    };
    number.parse::<Millis>().map(|number| number * unit).map_err(|_| format!("{text} is no time"))
}

fn check(result: Result<Option<ServerMessage>, rodeo_protocol::Problem>, refusal: Option<&str>) -> Done {
    match (result, refusal) {
        (Ok(_), None) => Ok(()),
        (Ok(_), Some(_)) => Err("was not refused".into()),
        (Err(problem), Some(code)) if problem.code.name() == code => Ok(()),
        (Err(problem), _) => Err(format!("was refused: {} ({problem})", problem.code)),
    }
}
