//! The JSON form of records.

use std::borrow::Cow;
use std::fmt;

use arrayvec::ArrayVec;
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;

use super::{
    Chance, FIRST_RULES_VERSION, FORMAT, Player, PlayerKind, Record, RecordError, Step, Steps, VERSION,
    by_seat, check_rules_version, shortened,
};
use crate::any::{AnyRules, GameKind};
use crate::card::MAX_CARD;
use crate::choice::{Choice, write_words};
use crate::deal::{DEAL_VERSION, DealKind, Hex32, write_hex};
use crate::game::{Outcome, Rules};
use crate::seat::{MAX_SEATS, Seat};

/// The most bytes of the rules, so that nobody can make the parser work on more.
const MAX_RULES: usize = 16 << 10;

/// Writes a record.
pub(super) fn write(record: &Record) -> String {
    let document = WrittenRecord {
        format: FORMAT,
        version: VERSION,
        rules_version: (record.rules_version != FIRST_RULES_VERSION).then_some(record.rules_version),
        rules: &record.rules,
        seats: record.seats.iter().map(SeatForm::from).collect(),
        chance: record.chance.as_ref().map(ChanceForm::from),
        steps: record.steps.iter().map(|step| WrittenStep(record.rules.players(), step)).collect(),
        result: record.result.as_ref().map(|outcome| WrittenResult(record.rules.kind(), outcome)),
    };
    serde_json::to_string(&document).expect("strings and numbers under names can always be written")
}

#[derive(Serialize)]
struct WrittenRecord<'a> {
    format: &'static str,
    version: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules_version: Option<u32>,
    rules: &'a AnyRules,
    seats: Vec<SeatForm<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chance: Option<ChanceForm<'a>>,
    steps: Vec<WrittenStep<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<WrittenResult<'a>>,
}

/// A result; the score of the side that the game plays is under the name of that side.
struct WrittenResult<'a>(GameKind, &'a Outcome);

impl Serialize for WrittenResult<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let WrittenResult(game, outcome) = self;
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("scores", &outcome.scores)?;
        fields.serialize_entry("winners", &outcome.winners)?;
        if let (Some(name), Some(score)) = (game.descriptor().opponent, outcome.opponent) {
            fields.serialize_entry(name, &score)?;
        }
        fields.end()
    }
}

struct WrittenStep<'a>(u8, &'a Step);

impl Serialize for WrittenStep<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let WrittenStep(players, step) = *self;
        let form = match step {
            Step::Deal { kind, cards } => {
                let numbers = cards.iter().map(|card| card.get().into()).collect();
                StepForm { deal: Some(*kind), cards: Some(numbers), play: None }
            }
            Step::Play(choices) => {
                let answer = |choice: &_| Cow::Owned(write_words(&Choice::words(choice)));
                let answers = by_seat(players, choices).map(|choice| choice.map(answer));
                StepForm { deal: None, cards: None, play: Some(answers.collect()) }
            }
        };
        form.serialize(serializer)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatForm<'a> {
    #[serde(borrow)]
    name: Cow<'a, str>,
    kind: KindForm,
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    bot: Option<Cow<'a, str>>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum KindForm {
    Human,
    Bot,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChanceForm<'a> {
    #[serde(borrow)]
    version: Cow<'a, str>,
    #[serde(borrow)]
    secret: Cow<'a, str>,
    #[serde(borrow, default, skip_serializing_if = "ArrayVec::is_empty")]
    nonces: ArrayVec<NonceForm<'a>, MAX_SEATS>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NonceForm<'a> {
    seat: Seat,
    #[serde(borrow)]
    nonce: Cow<'a, str>,
}

/// A step: either `deal` and `cards`, or `play`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepForm<'a> {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deal: Option<DealKind>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cards: Option<ArrayVec<u32, { MAX_CARD as usize }>>,
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    play: Option<ArrayVec<Option<Cow<'a, str>>, MAX_SEATS>>,
}

impl<'a> From<&'a Player> for SeatForm<'a> {
    fn from(player: &'a Player) -> SeatForm<'a> {
        let (kind, bot) = match &player.kind {
            PlayerKind::Human => (KindForm::Human, None),
            PlayerKind::Bot(bot) => (KindForm::Bot, bot.as_deref().map(Cow::Borrowed)),
        };
        SeatForm { name: Cow::Borrowed(&player.name), kind, bot }
    }
}

impl From<&Chance> for ChanceForm<'_> {
    fn from(chance: &Chance) -> Self {
        let nonce =
            |(seat, nonce): &(Seat, Vec<u8>)| NonceForm { seat: *seat, nonce: Cow::Owned(write_hex(nonce)) };
        ChanceForm {
            version: Cow::Borrowed(DEAL_VERSION),
            secret: Cow::Owned(Hex32(chance.secret).to_string()),
            nonces: chance.nonces.iter().take(MAX_SEATS).map(nonce).collect(),
        }
    }
}

/// The fields that identify a record; the others are skipped in the first pass.
#[derive(Deserialize)]
struct Heading<'a> {
    #[serde(borrow)]
    format: Option<Cow<'a, str>>,
    version: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReadRecord<'a> {
    #[serde(rename = "format")]
    _format: de::IgnoredAny,
    #[serde(rename = "version")]
    _version: de::IgnoredAny,
    #[serde(default)]
    rules_version: Option<u32>,
    #[serde(borrow)]
    rules: &'a RawValue,
    #[serde(borrow)]
    seats: ArrayVec<SeatForm<'a>, MAX_SEATS>,
    #[serde(borrow, default)]
    chance: Option<ChanceForm<'a>>,
    #[serde(borrow)]
    steps: &'a RawValue,
    #[serde(borrow, default)]
    result: Option<&'a RawValue>,
}

/// Parses a record. Rules and steps stay raw text until the game is known, so that nothing unchecked is held in memory.
pub(super) fn read(text: &str) -> Result<Record, RecordError> {
    let heading: Heading<'_> = serde_json::from_str(text).map_err(|error| syntax(text, &error))?;
    match (heading.format.as_deref(), heading.version) {
        (Some(FORMAT), Some(VERSION)) => {}
        (Some(FORMAT), Some(other)) => return Err(RecordError::Version(other)),
        _ => return Err(RecordError::NotARecord),
    }
    let document: ReadRecord<'_> = serde_json::from_str(text).map_err(|error| syntax(text, &error))?;
    let rules_version = document.rules_version.unwrap_or(FIRST_RULES_VERSION);
    let mut record = Record::new(read_rules(document.rules.get(), rules_version)?);
    record.seats = document.seats.into_iter().map(read_seat).collect::<Result<_, _>>()?;
    record.chance = document.chance.map(read_chance).transpose()?;
    record.result =
        document.result.map(|result| read_result(record.rules.kind(), result.get())).transpose()?;
    record.check()?;
    let mut steps = Steps::new(&record.rules);
    let mut wrong = None;
    let reading = StepsReader { steps: &mut steps, wrong: &mut wrong };
    let read = reading.deserialize(&mut serde_json::Deserializer::from_str(document.steps.get()));
    match (wrong, read) {
        (Some(error), _) => Err(error),
        (None, Err(error)) => {
            Err(RecordError::Syntax(format!("step {}: {}", steps.steps.len(), bare(&error))))
        }
        (None, Ok(())) => Ok(Record { steps: steps.steps, ..record }),
    }
}

fn read_rules(text: &str, rules_version: u32) -> Result<AnyRules, RecordError> {
    #[derive(Deserialize)]
    struct Name<'a> {
        #[serde(borrow)]
        game: Cow<'a, str>,
    }
    let wrong = |error: serde_json::Error| RecordError::Syntax(format!("in the rules: {}", bare(&error)));
    if text.len() > MAX_RULES {
        return Err(RecordError::Syntax(format!("the rules are longer than {} KiB", MAX_RULES >> 10)));
    }
    let kind = serde_json::from_str::<Name<'_>>(text).map_err(wrong)?.game.parse::<GameKind>()?;
    // Rules of another version may have other options, so the version comes first.
    check_rules_version(kind, rules_version)?;
    serde_json::from_str(text).map_err(wrong)
}

fn read_seat(form: SeatForm<'_>) -> Result<Player, RecordError> {
    let kind = match (form.kind, form.bot) {
        (KindForm::Human, None) => PlayerKind::Human,
        (KindForm::Bot, bot) => PlayerKind::Bot(bot.map(Cow::into_owned)),
        (KindForm::Human, Some(_)) => {
            return Err(RecordError::Syntax("in the seats: a human cannot have a bot".into()));
        }
    };
    Ok(Player { name: form.name.into_owned(), kind })
}

fn read_chance(form: ChanceForm<'_>) -> Result<Chance, RecordError> {
    let mut chance = Chance::read(&form.version, &form.secret)?;
    form.nonces.iter().try_for_each(|nonce| chance.add_nonce(nonce.seat, &nonce.nonce))?;
    Ok(chance)
}

fn read_result(game: GameKind, text: &str) -> Result<Outcome, RecordError> {
    let reader = ResultReader { opponent: game.descriptor().opponent };
    let read = serde_json::Deserializer::from_str(text).deserialize_map(reader);
    read.map_err(|error| RecordError::Syntax(format!("in the result: {}", bare(&error))))
}

struct ResultReader {
    /// Name of the field for the score of the side that the game plays.
    opponent: Option<&'static str>,
}

impl<'de> Visitor<'de> for ResultReader {
    type Value = Outcome;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a result")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Outcome, A::Error> {
        let (mut scores, mut winners, mut opponent) = (None, None, None);
        while let Some(name) = fields.next_key::<Cow<'de, str>>()? {
            let again = match name.as_ref() {
                "scores" => scores.replace(fields.next_value()?).is_some(),
                "winners" => winners.replace(fields.next_value()?).is_some(),
                name if Some(name) == self.opponent => opponent.replace(fields.next_value()?).is_some(),
                name => return Err(de::Error::custom(format!("unknown field `{}`", shortened(name)))),
            };
            if again {
                return Err(de::Error::custom(format!("duplicate field `{}`", shortened(&name))));
            }
        }
        Ok(Outcome {
            scores: scores.ok_or_else(|| de::Error::missing_field("scores"))?,
            winners: winners.ok_or_else(|| de::Error::missing_field("winners"))?,
            opponent: opponent.flatten(),
        })
    }
}

/// Parses the steps one by one. An error in the meaning of a step, not in its syntax, goes to `wrong`.
struct StepsReader<'s> {
    steps: &'s mut Steps,
    wrong: &'s mut Option<RecordError>,
}

impl<'de> DeserializeSeed<'de> for StepsReader<'_> {
    type Value = ();
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for StepsReader<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array of steps")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut forms: A) -> Result<(), A::Error> {
        while let Some(form) = forms.next_element::<StepForm<'de>>()? {
            let added = match form {
                StepForm { deal: Some(kind), cards: Some(cards), play: None } => {
                    self.steps.deal(kind, cards.into_iter())
                }
                StepForm { deal: None, cards: None, play: Some(answers) } => {
                    self.steps.play(answers.into_iter())
                }
                _ => return Err(de::Error::custom("a step has either deal and cards, or play")),
            };
            if let Err(error) = added {
                *self.wrong = Some(error);
                return Err(de::Error::custom("an invalid step"));
            }
        }
        Ok(())
    }
}

/// Describes text that is not JSON or not a record, most often a file that was cut off: where the error is, and in which
/// step if it is in the steps.
fn syntax(text: &str, error: &serde_json::Error) -> RecordError {
    let lines = text.split_inclusive('\n').take(error.line().saturating_sub(1));
    let offset = lines.map(str::len).sum::<usize>() + error.column();
    let before = text.as_bytes().get(..offset).unwrap_or(text.as_bytes());
    let place = match last_step(before) {
        None => String::new(),
        Some(step) => format!("step {step}: "),
    };
    RecordError::Syntax(format!("{place}line {} column {}: {}", error.line(), error.column(), bare(error)))
}

/// Returns the number of the step in which the beginning of a record ends, if it ends in the array of steps.
fn last_step(text: &[u8]) -> Option<usize> {
    let mut depth = 0_usize;
    let mut steps: Option<usize> = None;
    // The last string at depth 1: the name of the field whose value comes next.
    let mut field: &[u8] = b"";
    let mut at = 0;
    while at < text.len() {
        match text[at] {
            b'"' => {
                let start = at + 1;
                at = start;
                while at < text.len() && text[at] != b'"' {
                    at += if text[at] == b'\\' { 2 } else { 1 };
                }
                if depth == 1 {
                    field = text.get(start..at).unwrap_or_default();
                }
            }
            opening @ (b'[' | b'{') => {
                depth += 1;
                match (opening, depth, &mut steps) {
                    (b'[', 2, steps) if field == b"steps" => *steps = Some(0),
                    (b'{', 3, Some(begun)) => *begun += 1,
                    _ => {}
                }
            }
            b']' | b'}' => {
                depth = depth.saturating_sub(1);
                if depth < 2 {
                    steps = None;
                }
            }
            _ => {}
        }
        at += 1;
    }
    steps?.checked_sub(1)
}

/// Returns the message without its position, which counts from the start of the part that was parsed.
fn bare(error: &serde_json::Error) -> String {
    let message = error.to_string();
    message
        .rsplit_once(" at line ")
        .map_or(message.as_str(), |(message, _)| message)
        .chars()
        .take(200)
        .collect()
}
