//! The text form of records: one line per fact, easy to read, type and compare.

use std::fmt::Display;
use std::str::FromStr;

use super::{
    Chance, FIRST_RULES_VERSION, FORMAT, Player, PlayerKind, Record, RecordError, Step, Steps, VERSION,
    by_seat, check_rules_version, shortened,
};
use crate::any::{AnyRules, GameKind};
use crate::choice::{Choice, write_words};
use crate::deal::{DEAL_VERSION, DealKind, Hex32, write_hex};
use crate::game::{Outcome, Rules};
use crate::seat::Seat;

/// Writes a record.
pub(super) fn write(record: &Record) -> String {
    let players = record.rules.players();
    let mut lines = vec![format!("{FORMAT} {VERSION}")];
    if record.rules_version != FIRST_RULES_VERSION {
        lines.push(format!("rules_version {}", record.rules_version));
    }
    let game = format!("game {} players={players} {}", record.rules.kind(), record.rules.write_options());
    lines.push(game.trim_end().to_owned());
    lines.extend(
        record.seats.iter().enumerate().map(|(seat, player)| format!("seat {seat} {}", player_text(player))),
    );
    if let Some(chance) = &record.chance {
        lines.push(format!("chance {DEAL_VERSION} {}", Hex32(chance.secret)));
        lines.extend(chance.nonces.iter().map(|(seat, nonce)| format!("nonce {seat} {}", write_hex(nonce))));
    }
    lines.extend(record.steps.iter().map(|step| match step {
        Step::Deal { kind, cards } => format!("deal {} {}", kind.name(), joined(cards, " ")),
        Step::Play(choices) => {
            let answer = |choice: Option<&_>| choice.map_or("-".into(), written);
            let answers: Vec<String> = by_seat(players, choices).map(answer).collect();
            format!("play {}", answers.join(" | "))
        }
    }));
    lines.extend(
        record.result.as_ref().map(|outcome| format!("result {}", result(record.rules.kind(), outcome))),
    );
    lines.push(String::new());
    lines.join("\n")
}

/// Writes a result as in the text form; messages use it too.
pub(super) fn result(game: GameKind, outcome: &Outcome) -> String {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let winners = if winners.is_empty() { "none".into() } else { joined(&winners, " ") };
    let mut text = format!("scores {} winners {winners}", joined(&outcome.scores, " "));
    if let (Some(name), Some(score)) = (game.descriptor().opponent, outcome.opponent) {
        text.push_str(&format!(" {name} {score}"));
    }
    text
}

fn written(choice: &impl Choice) -> String {
    write_words(&choice.words())
}

fn player_text(player: &Player) -> String {
    match &player.kind {
        PlayerKind::Human => format!("human {}", quoted(&player.name)),
        PlayerKind::Bot(None) => format!("bot {}", quoted(&player.name)),
        PlayerKind::Bot(Some(bot)) => format!("bot {} {}", quoted(&player.name), quoted(bot)),
    }
}

fn joined<T: Display>(items: &[T], between: &str) -> String {
    let items: Vec<String> = items.iter().map(T::to_string).collect();
    items.join(between)
}

/// Writes a JSON string, so that any text fits on one line.
fn quoted(name: &str) -> String {
    serde_json::Value::from(name).to_string()
}

/// Reads a record.
pub(super) fn read(text: &str) -> Result<Record, RecordError> {
    let mut reader: Option<Reader> = None;
    let mut header = false;
    let mut rules_version = None;
    for (index, line) in text.split('\n').enumerate() {
        let line = line.trim_matches(BLANKS);
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, rest) = first_word(line);
        let at_line = |error: Bad| error.at(index + 1);
        match (&mut reader, word) {
            (None, FORMAT) if !header => {
                check_version(rest)?;
                header = true;
            }
            (None, _) if !header => return Err(RecordError::NotARecord),
            (None, "rules_version") if rules_version.is_none() => {
                rules_version = Some(number(rest).map_err(at_line)?);
            }
            (None, "game") => {
                let version = rules_version.unwrap_or(FIRST_RULES_VERSION);
                reader = Some(Reader::new(rest, version).map_err(at_line)?);
            }
            (None, _) => return Err(bad("expected the line `game` first").at(index + 1)),
            (Some(reader), word) => reader.line(word, rest).map_err(at_line)?,
        }
    }
    match reader {
        Some(reader) => Ok(reader.finish()),
        None if header => Err(RecordError::Syntax("the record ends before the line `game`".into())),
        None => Err(RecordError::NotARecord),
    }
}

/// Blanks between words. The carriage return is for files with Windows line ends.
const BLANKS: [char; 3] = [' ', '\t', '\r'];

fn check_version(text: &str) -> Result<(), RecordError> {
    match number::<u32>(text) {
        Ok(VERSION) => Ok(()),
        Ok(other) => Err(RecordError::Version(other)),
        Err(_) => Err(RecordError::NotARecord),
    }
}

/// An error in a line.
enum Bad {
    /// The line does not follow the format.
    Form(String),
    /// The line is well-formed but invalid.
    Other(RecordError),
}

impl Bad {
    fn at(self, line: usize) -> RecordError {
        match self {
            Bad::Form(what) => RecordError::Syntax(format!("line {line}: {what}")),
            Bad::Other(error) => error,
        }
    }
}

impl<E: Into<RecordError>> From<E> for Bad {
    fn from(error: E) -> Bad {
        Bad::Other(error.into())
    }
}

fn bad(what: impl Into<String>) -> Bad {
    Bad::Form(what.into())
}

/// The parts of a record, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Seats,
    Chance,
    Steps,
    Result,
}

struct Reader {
    part: Part,
    /// Everything except the steps.
    record: Record,
    steps: Steps,
}

impl Reader {
    fn new(game: &str, rules_version: u32) -> Result<Reader, Bad> {
        let rules = read_rules(game, rules_version)?;
        Ok(Reader { part: Part::Seats, record: Record::new(rules), steps: Steps::new(&rules) })
    }

    fn line(&mut self, word: &str, rest: &str) -> Result<(), Bad> {
        let (part, allowed) = match word {
            "seat" => (Part::Seats, true),
            "chance" => (Part::Chance, self.record.chance.is_none()),
            "nonce" => (Part::Chance, self.record.chance.is_some()),
            "deal" | "play" => (Part::Steps, true),
            "result" => (Part::Result, self.record.result.is_none()),
            _ => return Err(bad(format!("unknown keyword {:?}", shortened(word)))),
        };
        if part < self.part || !allowed {
            return Err(bad(format!("unexpected line {word:?}")));
        }
        // Steps are parsed with the rules and seats, so those are checked first.
        if part >= Part::Steps && self.part < Part::Steps {
            self.record.check()?;
        }
        self.part = part;
        match word {
            "seat" => self.seat(rest)?,
            "chance" => {
                let (version, secret) = first_word(rest);
                self.record.chance = Some(Chance::read(version, secret)?);
            }
            "nonce" => {
                let (seat, nonce) = first_word(rest);
                let seat = read_seat(seat)?;
                self.record.chance.iter_mut().try_for_each(|chance| chance.add_nonce(seat, nonce))?;
            }
            "deal" => {
                let (kind, cards) = first_word(rest);
                let kind = DealKind::ALL.into_iter().find(|known| known.name() == kind);
                let kind = kind.ok_or_else(|| bad("unknown kind of deal"))?;
                let numbers: Vec<u32> = words(cards).map(number).collect::<Result<_, _>>()?;
                self.steps.deal(kind, numbers.into_iter())?;
            }
            "play" => {
                let answers = rest.split('|').map(single_spaced);
                self.steps.play(answers.map(|answer| (answer != "-").then_some(answer)))?;
            }
            _ => self.record.result = Some(read_result(self.record.rules.kind(), rest)?),
        }
        Ok(())
    }

    fn seat(&mut self, rest: &str) -> Result<(), Bad> {
        let (seat, rest) = first_word(rest);
        let (kind, rest) = first_word(rest);
        if usize::from(read_seat(seat)?.get()) != self.record.seats.len() {
            return Err(bad(format!("expected seat {}", self.record.seats.len())));
        }
        let (name, rest) = read_quoted(rest)?;
        let (bot, rest) = match rest {
            "" => (None, ""),
            rest => read_quoted(rest).map(|(bot, rest)| (Some(bot), rest))?,
        };
        let kind = match (kind, bot) {
            ("human", None) => PlayerKind::Human,
            ("bot", bot) => PlayerKind::Bot(bot),
            _ => return Err(bad("expected `human` and a name, or `bot` and one or two names")),
        };
        if !rest.is_empty() {
            return Err(bad("unexpected text at the end of the line"));
        }
        self.record.seats.push(Player { name, kind });
        Ok(())
    }

    fn finish(self) -> Record {
        Record { steps: self.steps.steps, ..self.record }
    }
}

fn read_rules(text: &str, rules_version: u32) -> Result<AnyRules, Bad> {
    let (game, options) = first_word(text);
    let kind: GameKind = game.parse()?;
    // Rules of another version may have other options, so the version comes first.
    check_rules_version(kind, rules_version)?;
    let (players, options) = first_word(options);
    let players = players.strip_prefix("players=").ok_or_else(|| bad("expected players= after the game"))?;
    Ok(kind.read_rules(number(players)?, &single_spaced(options))?)
}

/// Reads `scores 3 12 winners 0`, with `winners none` if nobody wins and the score of the opponent behind it in a game
/// that has one.
fn read_result(game: GameKind, text: &str) -> Result<Outcome, Bad> {
    let opponent = game.descriptor().opponent;
    let form = || match opponent {
        Some(name) => bad(format!("expected: scores … winners … {name} …")),
        None => bad("expected: scores … winners …"),
    };
    let mut words = words(text).peekable();
    let mut outcome = Outcome { scores: Default::default(), winners: Default::default(), opponent: None };
    words.next_if_eq(&"scores").ok_or_else(form)?;
    while let Some(score) = words.next_if(|&word| word != "winners") {
        outcome.scores.try_push(number(score)?).map_err(|_| form())?;
    }
    words.next_if_eq(&"winners").ok_or_else(form)?;
    if words.next_if_eq(&"none").is_none() {
        while let Some(seat) = words.next_if(|&word| Some(word) != opponent) {
            if !outcome.winners.insert(read_seat(seat)?) {
                return Err(form());
            }
        }
        if outcome.winners.is_empty() {
            return Err(form());
        }
    }
    if words.next_if(|&word| Some(word) == opponent).is_some() {
        outcome.opponent = Some(number(words.next().ok_or_else(form)?)?);
    }
    if words.next().is_some() { Err(form()) } else { Ok(outcome) }
}

fn read_seat(text: &str) -> Result<Seat, Bad> {
    Seat::new(number(text)?).ok_or_else(|| bad(format!("there is no seat {text}")))
}

/// Parses a name in quotes. Returns it and the rest of the line.
fn read_quoted(text: &str) -> Result<(String, &str), Bad> {
    let form = || bad("expected a name in quotes");
    let mut names = serde_json::Deserializer::from_str(text).into_iter::<String>();
    let name = names.next().and_then(Result::ok).ok_or_else(form)?;
    let rest = text.get(names.byte_offset()..).ok_or_else(form)?;
    match rest.starts_with(BLANKS) || rest.is_empty() {
        true => Ok((name, rest.trim_start_matches(BLANKS))),
        false => Err(form()),
    }
}

/// Parses a number without a plus sign and without leading zeros.
fn number<N: FromStr + Display>(text: &str) -> Result<N, Bad> {
    let number = text.parse::<N>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| bad(format!("expected a number, found {:?}", shortened(text))))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(BLANKS).filter(|word| !word.is_empty())
}

/// Joins the words with single spaces. They are added one by one, because a list of all words of a very long line would take
/// eight times its size.
fn single_spaced(text: &str) -> String {
    words(text).fold(String::new(), |mut line, word| {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
        line
    })
}

fn first_word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(BLANKS).unwrap_or((text, ""));
    (word, rest.trim_start_matches(BLANKS))
}
