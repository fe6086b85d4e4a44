//! The form for programs.

use std::borrow::Cow;
use std::fmt;

use arrayvec::ArrayVec;
use serde::de::{self, DeserializeSeed, Deserializer, SeqAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;

use super::{Chance, FORMAT, Player, PlayerKind, Record, RecordError, Step, Steps, VERSION, by_seat};
use crate::any::{AnyRules, GameKind};
use crate::card::{Card, MAX_CARD};
use crate::choice::{Choice, write_words};
use crate::deal::{DEAL_VERSION, DealKind, Hex32, write_hex};
use crate::game::{Outcome, Rules};
use crate::seat::{MAX_SEATS, Seat};

/// Rules are short; what is longer is not worth reading.
const MAX_RULES: usize = 16 << 10;

/// Writes a record.
pub(super) fn write(record: &Record) -> String {
    let document = WrittenRecord {
        format: FORMAT,
        version: VERSION,
        rules: &record.rules,
        seats: record.seats.iter().map(SeatForm::from).collect(),
        chance: record.chance.as_ref().map(ChanceForm::from),
        steps: record.steps.iter().map(|step| WrittenStep(record.rules.players(), step)).collect(),
        result: record.result.as_ref(),
    };
    // Nothing here can fail to be written: strings and numbers under names.
    serde_json::to_string(&document).unwrap_or_default()
}

#[derive(Serialize)]
struct WrittenRecord<'a> {
    format: &'static str,
    version: u32,
    rules: &'a AnyRules,
    seats: Vec<SeatForm<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chance: Option<ChanceForm<'a>>,
    steps: Vec<WrittenStep<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'a Outcome>,
}

struct WrittenStep<'a>(u8, &'a Step);

impl Serialize for WrittenStep<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let WrittenStep(players, step) = *self;
        let form = match step {
            Step::Deal { kind, cards } => {
                StepForm { deal: Some(*kind), cards: Some(cards.iter().copied().collect()), play: None }
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

/// Either `deal` and `cards`, or `play`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepForm<'a> {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deal: Option<DealKind>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cards: Option<ArrayVec<Card, { MAX_CARD as usize }>>,
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

/// What tells whether this is a record at all; the rest of it is not looked at yet.
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
    #[serde(borrow)]
    rules: &'a RawValue,
    #[serde(borrow)]
    seats: ArrayVec<SeatForm<'a>, MAX_SEATS>,
    #[serde(borrow, default)]
    chance: Option<ChanceForm<'a>>,
    #[serde(borrow)]
    steps: &'a RawValue,
    #[serde(default)]
    result: Option<Outcome>,
}

/// Reads a record. Rules and steps wait as raw text until it is known which game they belong to, so that nothing is
/// held in memory that has not been checked.
pub(super) fn read(text: &str) -> Result<Record, RecordError> {
    let heading: Heading<'_> = serde_json::from_str(text).map_err(|error| syntax(text, &error))?;
    match (heading.format.as_deref(), heading.version) {
        (Some(FORMAT), Some(VERSION)) => {}
        (Some(FORMAT), Some(other)) => return Err(RecordError::Version(other)),
        _ => return Err(RecordError::NotARecord),
    }
    let document: ReadRecord<'_> = serde_json::from_str(text).map_err(|error| syntax(text, &error))?;
    let mut record = Record::new(read_rules(document.rules.get())?);
    record.seats = document.seats.into_iter().map(read_seat).collect::<Result<_, _>>()?;
    record.chance = document.chance.map(read_chance).transpose()?;
    record.result = document.result;
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

fn read_rules(text: &str) -> Result<AnyRules, RecordError> {
    #[derive(Deserialize)]
    struct Name<'a> {
        #[serde(borrow)]
        game: Cow<'a, str>,
    }
    let wrong = |error: serde_json::Error| RecordError::Syntax(format!("in the rules: {}", bare(&error)));
    if text.len() > MAX_RULES {
        return Err(RecordError::Syntax(format!("the rules take more than {} KiB", MAX_RULES >> 10)));
    }
    serde_json::from_str::<Name<'_>>(text).map_err(wrong)?.game.parse::<GameKind>()?;
    serde_json::from_str(text).map_err(wrong)
}

fn read_seat(form: SeatForm<'_>) -> Result<Player, RecordError> {
    let kind = match (form.kind, form.bot) {
        (KindForm::Human, None) => PlayerKind::Human,
        (KindForm::Bot, bot) => PlayerKind::Bot(bot.map(Cow::into_owned)),
        (KindForm::Human, Some(_)) => {
            return Err(RecordError::Syntax("in the seats: a human has no bot".into()));
        }
    };
    Ok(Player { name: form.name.into_owned(), kind })
}

fn read_chance(form: ChanceForm<'_>) -> Result<Chance, RecordError> {
    let mut chance = Chance::read(&form.version, &form.secret)?;
    form.nonces.iter().try_for_each(|nonce| chance.add_nonce(nonce.seat, &nonce.nonce))?;
    Ok(chance)
}

/// Reads the steps one by one; what is wrong with what a step says, and not with how it is written, goes to `wrong`.
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
                    self.steps.deal(kind, cards.to_vec())
                }
                StepForm { deal: None, cards: None, play: Some(answers) } => {
                    self.steps.play(answers.into_iter())
                }
                _ => return Err(de::Error::custom("a step has either deal and cards, or play")),
            };
            if let Err(error) = added {
                *self.wrong = Some(error);
                return Err(de::Error::custom("a wrong step"));
            }
        }
        Ok(())
    }
}

/// Text that is not JSON, most often a file that was cut off: says where, and in which step if the steps had begun.
fn syntax(text: &str, error: &serde_json::Error) -> RecordError {
    let lines = text.split_inclusive('\n').take(error.line().saturating_sub(1));
    let offset = lines.map(str::len).sum::<usize>() + error.column();
    let before = text.as_bytes().get(..offset).unwrap_or(text.as_bytes());
    // In a string these quotes would be escaped, so such a run of bytes always begins a step.
    let begun = |key: &[u8]| before.windows(key.len()).filter(|&bytes| bytes == key).count();
    let place = match begun(b"{\"deal\":") + begun(b"{\"play\":") {
        0 => String::new(),
        steps => format!("step {}: ", steps - 1),
    };
    RecordError::Syntax(format!("{place}line {} column {}: {}", error.line(), error.column(), bare(error)))
}

/// The message without the place, which counts from the start of the part that was read.
fn bare(error: &serde_json::Error) -> String {
    let message = error.to_string();
    message
        .rsplit_once(" at line ")
        .map_or(message.as_str(), |(message, _)| message)
        .chars()
        .take(200)
        .collect()
}
