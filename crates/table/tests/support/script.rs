//! Runs scripts. `tests/scripts/README.md` describes their format.

use std::collections::BTreeMap;

use rodeo_protocol::ClientMessage;
use rodeo_protocol::message::ServerMessage;
use rodeo_protocol::table::{HintMode, SeatState, TablePhase, TableSettings, Visibility};
use rodeo_rules::any::{AnyChoice, AnyGame, GameKind};
use rodeo_rules::buffalo;
use rodeo_rules::choice::{Choice, Word, read_words, write_words};
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::seat::{Seat, SeatSet};
use rodeo_table::{Millis, Occupant, Policy};
use serde::Deserialize;

use super::choosers::Chooser;
use super::harness::{Harness, guest};

/// A script file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// For readers of the file.
    #[serde(rename = "description")]
    _description: String,
    game: String,
    players: u8,
    #[serde(default)]
    options: String,
    /// They have the first seats and are connected before the first step.
    guests: Vec<String>,
    clock: Option<u16>,
    #[serde(default = "yes")]
    spectators: bool,
    #[serde(default)]
    secret: u8,
    /// Name of the policy's stand-in level; the default policy if absent.
    stand_in: Option<String>,
    /// Whether bots answer only when a step says so.
    #[serde(default)]
    manual_bots: bool,
    steps: Vec<String>,
}

fn yes() -> bool {
    true
}

/// A running script.
pub struct ScriptRunner {
    pub harness: Harness,
    /// Names that the script has defined, with the index of the client.
    pub names: BTreeMap<String, usize>,
}

/// `Err` says why a step failed.
pub type StepResult = Result<(), String>;

/// Runs a script. An error names the step that failed.
pub fn run(text: &str) -> StepResult {
    let script: Script = toml::from_str(text).map_err(|error| error.to_string())?;
    let game: GameKind = script.game.parse().map_err(|error| format!("{error}"))?;
    let rules = game.read_rules(script.players, &script.options).map_err(|error| error.to_string())?;
    let settings = TableSettings {
        rules,
        clock: script.clock,
        visibility: Visibility::Private,
        spectators: script.spectators,
        show_seen: true,
        hints: HintMode::Off,
        deal: None,
    };
    let mut seats = vec![Occupant::Empty; usize::from(script.players)];
    for (number, name) in script.guests.iter().enumerate() {
        seats[number] = Occupant::Guest { id: guest(number), name: name.clone(), bot: false };
    }
    let mut policy = Policy::default();
    if let Some(level) = &script.stand_in {
        policy.stand_in = level.parse().map_err(|error| format!("{error}"))?;
    }
    let mut harness = Harness::open(settings, seats, script.secret + 1, policy);
    harness.auto_bots = !script.manual_bots;
    for name in &script.guests {
        let client = harness.client(name);
        harness.connect(client).map_err(|problem| problem.to_string())?;
    }
    let mut runner = ScriptRunner { harness, names: BTreeMap::new() };
    for (number, line) in script.steps.iter().enumerate() {
        runner.step(line).map_err(|error| format!("step {}, {line:?}: {error}", number + 1))?;
    }
    Ok(())
}

impl ScriptRunner {
    fn step(&mut self, line: &str) -> StepResult {
        if let Some(expectation) = line.strip_prefix("expect ") {
            return self.expect(expectation);
        }
        self.harness.clients.iter_mut().for_each(|client| client.received = "nothing");
        let (line, problem) = match line.split_once(" ! ") {
            Some((line, code)) => (line, Some(code)),
            None => (line, None),
        };
        let words: Vec<&str> = line.split(' ').collect();
        match words.as_slice() {
            ["at", time] => {
                let then = millis(time)?;
                if then < self.harness.now {
                    return Err("this time has passed".into());
                }
                self.harness.wait_until(then);
            }
            ["after", time] => self.harness.wait_until(self.harness.now + millis(time)?),
            ["restart"] => self.harness.restart(),
            ["table", "closes"] => {
                let finished = self.harness.abandon();
                self.harness.finished.extend(finished);
            }
            ["restart", "after", time] => self.harness.restart_after(millis(time)?),
            ["policy", "stand_in", level] => {
                self.harness.policy.stand_in = level.parse().map_err(|error| format!("{error}"))?;
            }
            ["let", name, "=", client] => {
                let client = self.client(client)?;
                self.names.insert((*name).into(), client);
            }
            ["bots", "answer"] => self.answer_bot_requests(),
            ["bots", "manual"] => self.harness.auto_bots = false,
            ["bot", seat, "answers", words @ ..] => self.answer_for_bot(seat, &words.join(" "))?,
            ["play", "until", condition @ ..] => self.play_until(&condition.join(" "))?,
            _ => return self.client_step(line, problem),
        }
        Ok(())
    }

    /// Clients connect, disconnect or send a message.
    fn client_step(&mut self, line: &str, problem: Option<&str>) -> StepResult {
        if let Some((clients, message)) = line.split_once(": ") {
            for client in self.clients(clients)? {
                self.send_line(client, message, problem)?;
            }
        } else if let Some((client, name)) = line.split_once(" connects as ") {
            let index = self.client(client)?;
            self.names.insert(client.into(), index);
            self.harness.clients[index].guest.name = name.into();
            check(self.harness.connect(index).map(|()| None), problem)?;
        } else if let Some(clients) = line.strip_suffix(" connects") {
            for client in self.clients(clients)? {
                check(self.harness.connect(client).map(|()| None), problem)?;
            }
        } else if let Some(clients) = line.strip_suffix(" disconnects") {
            self.clients(clients)?.into_iter().for_each(|client| self.harness.disconnect(client));
        } else {
            return Err("unknown step".into());
        }
        Ok(())
    }

    fn send_line(&mut self, client: usize, line: &str, problem: Option<&str>) -> StepResult {
        let (line, expected) = match line.split_once(" -> ") {
            Some((line, answer)) => (line, Some(answer)),
            None => (line, None),
        };
        let message = self.message(client, line)?;
        let result = self.harness.send(client, message);
        if let (Some(expected), Ok(answer)) = (expected, &result) {
            let answer = match answer {
                Some(ServerMessage::NextWords { next, complete, .. }) => {
                    format!("{}{}", next.join(" "), if *complete { " complete" } else { "" })
                }
                Some(ServerMessage::Pong { t }) => format!("pong {t}"),
                other => format!("{other:?}"),
            };
            if answer.trim() != expected {
                return Err(format!("the answer is {answer:?}"));
            }
        }
        check(result, problem)
    }

    /// The first of the clients that a text names.
    pub fn client(&mut self, text: &str) -> Result<usize, String> {
        self.clients(text)?.first().copied().ok_or(format!("`{text}` names no client"))
    }

    /// The clients that a text names.
    pub fn clients(&mut self, text: &str) -> Result<Vec<usize>, String> {
        let seated = |harness: &Harness| -> Vec<usize> {
            (0..harness.clients.len()).filter(|&client| harness.seat_of(client).is_some()).collect()
        };
        if let Some(excluded) = text.strip_prefix("everybody except ") {
            let excluded = self.clients(excluded)?;
            let clients = seated(&self.harness).into_iter();
            return Ok(clients.filter(|client| !excluded.contains(client)).collect());
        }
        let pending = self.harness.table.pending_guests();
        let is_pending = |harness: &Harness, client: usize| {
            harness.seat_of(client).is_some_and(|seat| pending.contains(seat))
        };
        match text {
            "nobody" => return Ok(Vec::new()),
            "everybody" => return Ok(seated(&self.harness)),
            "asked" => {
                let clients = seated(&self.harness).into_iter();
                return Ok(clients.filter(|&client| is_pending(&self.harness, client)).collect());
            }
            "owner" => return Ok(self.replace_owner().into_iter().collect()),
            "other" => {
                let mut clients = seated(&self.harness).into_iter();
                let other = clients.find(|&client| !is_pending(&self.harness, client));
                return Ok(other.into_iter().collect());
            }
            _ => {}
        }
        let names = text.split(' ');
        Ok(names
            .map(|name| match self.names.get(name) {
                Some(&client) => client,
                None => self.harness.client(name),
            })
            .collect())
    }

    /// The seat that a text names: `#2`, or a client who has a seat.
    pub fn seat(&mut self, text: &str) -> Result<Seat, String> {
        if let Some(number) = text.strip_prefix('#') {
            return number.parse().ok().and_then(Seat::new).ok_or(format!("`{text}` is not a seat"));
        }
        let client = self.client(text)?;
        self.harness.seat_of(client).ok_or(format!("`{text}` has no seat"))
    }

    pub fn seats(&mut self, text: &str) -> Result<SeatSet, String> {
        match text {
            "nobody" => Ok(SeatSet::EMPTY),
            _ if text == "asked" || text.starts_with("everybody") => {
                let clients = self.clients(text)?;
                Ok(clients.into_iter().filter_map(|client| self.harness.seat_of(client)).collect())
            }
            _ => text.split(' ').map(|name| self.seat(name)).collect(),
        }
    }

    fn message(&mut self, client: usize, line: &str) -> Result<ClientMessage, String> {
        if line.starts_with('{') {
            return serde_json::from_str(line).map_err(|error| error.to_string());
        }
        let question = self.harness.table.game().map_or(0, |game| game.question());
        let (line, question) = match line.rsplit_once(" @") {
            Some((line, offset)) => {
                let offset: i32 = offset.parse().map_err(|_| "the offset is not a number")?;
                (line, question.wrapping_add_signed(offset))
            }
            None => (line, question),
        };
        let words: Vec<&str> = line.split(' ').collect();
        Ok(match words.as_slice() {
            ["choose", rest @ ..] => {
                ClientMessage::Choose { question, choice: self.choice(client, &rest.join(" "))? }
            }
            ["withdraw"] => ClientMessage::Withdraw { question },
            ["support", seat] => ClientMessage::Support { question, seat: self.seat(seat)? },
            ["pass", "for", "turn"] => ClientMessage::PassForTurn { question },
            ["next_words", rest @ ..] => {
                ClientMessage::NextWords { question, words: self.words(client, &rest.join(" "))? }
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
                let settings = line.strip_prefix("change ").ok_or("a change needs settings")?;
                let settings = toml::from_str(&format!("settings = {{ {settings} }}"));
                let settings: BTreeMap<String, _> = settings.map_err(|error| error.to_string())?;
                ClientMessage::ChangeSettings {
                    settings: settings.into_values().next().ok_or("a change needs settings")?,
                }
            }
            ["start"] => ClientMessage::Start { fill: None },
            ["start", level] => ClientMessage::Start { fill: Some((*level).into()) },
            ["pause"] => ClientMessage::Pause {},
            ["resume"] => ClientMessage::Resume {},
            ["rematch"] => ClientMessage::Rematch { wanted: true },
            ["no", "rematch"] => ClientMessage::Rematch { wanted: false },
            ["nudge", seat] => ClientMessage::Nudge { seat: self.seat(seat)? },
            ["return"] => ClientMessage::Return {},
            ["ping", t] => ClientMessage::Ping { t: t.parse().map_err(|_| "the ping is not a number")? },
            _ => return Err("unknown message".into()),
        })
    }

    /// A choice in words, or an offered one: the `first`, the `last`, the first `use` of a special card.
    fn choice(&mut self, client: usize, text: &str) -> Result<String, String> {
        let mut chooser = match text {
            "first" => Chooser::First,
            "last" => Chooser::Last,
            "use" => Chooser::Second(false),
            "replace" => return self.words(client, "replace first"),
            _ => return Ok(text.into()),
        };
        let (seat, game) = (self.harness.seat_of(client), self.harness.table.game());
        let choice = seat.zip(game).and_then(|(seat, game)| game.any_choice(seat, &mut chooser));
        // If nothing is offered, any card is rejected.
        Ok(choice.map_or("1".into(), |choice| write_words(&choice.words())))
    }

    /// Replaces `first` by the first offered word.
    fn words(&mut self, client: usize, text: &str) -> Result<String, String> {
        let (seat, game) = (self.harness.seat_of(client), self.harness.table.game());
        let mut words = rodeo_rules::choice::Words::new();
        for word in text.split_whitespace() {
            let word = match (word, seat, &game) {
                ("first", Some(seat), Some(game)) => game.next_words(seat, &words).next[0],
                _ => word.parse().map_err(|error| format!("{error}"))?,
            };
            words.push(word);
        }
        Ok(write_words(&words))
    }

    fn answer_bot_requests(&mut self) {
        while !self.harness.bot_requests.is_empty() {
            let request = self.harness.bot_requests.remove(0);
            let choice = self.harness.heuristic_answer(&request);
            self.harness.answer_request(&request, choice);
        }
    }

    fn answer_for_bot(&mut self, seat: &str, words: &str) -> StepResult {
        let seat = self.seat(seat)?;
        let place = self.harness.bot_requests.iter().position(|request| request.id.seat == seat);
        let request = self.harness.bot_requests.remove(place.ok_or("no open request for this seat")?);
        let choice = match words {
            "nothing" | "no" => None,
            "yes" => AnyChoice::read(request.view.kind(), &[Word::Pass]),
            "first" => request.view.any_choice(seat, &mut Chooser::First),
            "use" => request.view.any_choice(seat, &mut Chooser::Second(false)),
            words => {
                let words = read_words(words).map_err(|error| error.to_string())?;
                Some(AnyChoice::read(request.view.kind(), &words).ok_or("not a choice of this game")?)
            }
        };
        self.harness.answer_request(&request, choice);
        Ok(())
    }

    /// All seats choose what is offered first until the condition holds.
    fn play_until(&mut self, condition: &str) -> StepResult {
        for _ in 0..3000 {
            if self.condition_holds(condition)? {
                return Ok(());
            }
            self.answer_bot_requests();
            if self.condition_holds(condition)? {
                return Ok(());
            }
            if let Some(&client) = self.clients("asked")?.first() {
                self.send_line(client, "choose first", None)?;
            }
        }
        Err("the condition never holds".into())
    }

    fn condition_holds(&self, condition: &str) -> Result<bool, String> {
        let game = self.harness.table.game();
        let phase = match &game {
            Some(AnyGame::Buffalo(game)) => Some(game.phase()),
            _ => None,
        };
        let asked = match game.as_ref().map(|game| game.awaiting()) {
            Some(Awaiting::Moves(seats)) => seats.len(),
            _ => 0,
        };
        Ok(match condition {
            "over" => self.harness.table.phase() == TablePhase::Over,
            "one seat is asked" => asked == 1,
            "all seats are asked" => asked > 1,
            "picking phase" => phase == Some(buffalo::Phase::Pick),
            "window phase" => phase == Some(buffalo::Phase::Window),
            "special card usable" => {
                let first = self.harness.table.pending_guests().iter().next();
                phase == Some(buffalo::Phase::Window)
                    && first.zip(game).is_some_and(|(seat, game)| game.next_words(seat, &[]).next.len() > 1)
            }
            "stop usable" | "lift usable" => {
                let word = condition.strip_suffix(" usable");
                let first = self.harness.table.pending_guests().iter().next().zip(game);
                first.is_some_and(|(seat, game)| {
                    game.next_words(seat, &[]).next.iter().any(|next| Some(next.to_string().as_str()) == word)
                })
            }
            "replace usable" => self.replace_owner().is_some(),
            "laying phase" => match &game {
                Some(AnyGame::BullParty(game)) => game.phase() == rodeo_rules::bull_party::Phase::Lay,
                _ => false,
            },
            "draft phase" | "draft over" => match &game {
                Some(AnyGame::Take6(game)) => {
                    let drafting = matches!(game.phase(), rodeo_rules::take6::Phase::Draft(_));
                    drafting == (condition == "draft phase")
                }
                _ => false,
            },
            _ => {
                let round = condition.strip_prefix("round ").and_then(|number| number.parse::<u16>().ok());
                let round = round.ok_or("unknown condition")?;
                game.is_some_and(|game| game.standings().rounds + 1 == round)
            }
        })
    }

    /// The client who may use a Replace! now.
    fn replace_owner(&self) -> Option<usize> {
        let game = self.harness.table.game()?;
        let offers =
            |seat: Seat| game.next_words(seat, &[]).next.iter().any(|next| next.to_string() == "replace");
        (0..self.harness.clients.len()).find(|&client| self.harness.seat_of(client).is_some_and(offers))
    }

    /// The name of the guest on a seat, the level of the bot, `empty`, or `none` if there is no such seat.
    pub fn occupant(&self, seat: Seat) -> String {
        match self.harness.table.state().seats.get(seat.index()) {
            Some(SeatState::Guest { name, .. }) => name.clone(),
            Some(SeatState::HouseBot { level, .. }) => level.clone(),
            Some(SeatState::Empty | SeatState::DeletedGuest { .. }) => "empty".into(),
            None => "none".into(),
        }
    }
}

pub fn millis(text: &str) -> Result<Millis, String> {
    let (number, unit) = match (text.strip_suffix("ms"), text.strip_suffix('s'), text.strip_suffix("min")) {
        (Some(number), _, _) => (number, 1),
        (None, Some(number), _) => (number, 1000),
        (None, None, Some(number)) => (number, 60_000),
        _ => return Err(format!("`{text}` is not a time")),
    };
    number.parse::<Millis>().map(|number| number * unit).map_err(|_| format!("`{text}` is not a time"))
}

fn check(
    result: Result<Option<ServerMessage>, rodeo_protocol::Problem>,
    expected: Option<&str>,
) -> StepResult {
    match (result, expected) {
        (Ok(_), None) => Ok(()),
        (Ok(_), Some(_)) => Err("was not rejected".into()),
        (Err(problem), Some(code)) if problem.code.name() == code => Ok(()),
        (Err(problem), _) => Err(format!("was rejected: {} ({problem})", problem.code)),
    }
}
