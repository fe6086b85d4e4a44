//! What a player knows from its messages, in either mode of updates.

use rodeo_protocol::changes::Changes;
use rodeo_protocol::table::TablePhase;
use rodeo_protocol::{Follower, ServerMessage};
use rodeo_rules::any::AnyEvent;
use rodeo_rules::game::Game;
use rodeo_rules::seat::Viewer;
use rodeo_rules::take6;
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::args::LoadUpdates;

/// What a message means for a player.
#[derive(Default)]
pub struct Received {
    /// Whether cards were revealed: the result of a turn.
    pub revealed: bool,
    /// The phase of the table, if it can have changed.
    pub phase: Option<TablePhase>,
    /// A question that is not answered yet: its number and the first possible choice.
    pub question: Option<(u32, String)>,
}

/// A message that a correct server does not send to this client.
#[derive(Debug)]
pub struct Unexpected;

/// A client of a table.
pub enum Client {
    /// Follows the events.
    Events(Option<Box<Follower>>),
    /// Is sent whole parts of the state; keeps the number of the last change.
    State(u64),
}

impl Client {
    pub fn new(updates: LoadUpdates) -> Client {
        match updates {
            LoadUpdates::Events => Client::Events(None),
            LoadUpdates::State => Client::State(0),
        }
    }

    /// Reads a message and checks that it follows the one before.
    pub fn receive(&mut self, text: &str) -> Result<Received, Unexpected> {
        match self {
            Client::Events(follower) => follow(follower, text),
            Client::State(seq) => read_state(seq, text),
        }
    }
}

/// Follows the events with the rules, as a client does that shows the game.
fn follow(follower: &mut Option<Box<Follower>>, text: &str) -> Result<Received, Unexpected> {
    let mut received = Received::default();
    // Reading changes directly is faster than trying all kinds of messages.
    if text.starts_with(r#"{"seq""#) {
        let follower = follower.as_mut().ok_or(Unexpected)?;
        let changes: Changes = serde_json::from_str(text).map_err(|_| Unexpected)?;
        let is_reveal = |event: &AnyEvent| matches!(event, AnyEvent::Take6(take6::Event::Revealed { .. }));
        received.revealed = changes.events.iter().any(is_reveal);
        received.phase = changes.table.as_ref().and_then(|table| table.phase);
        follower.apply(changes).map_err(|_| Unexpected)?;
    } else {
        match serde_json::from_str(text).map_err(|_| Unexpected)? {
            ServerMessage::Snapshot(snapshot) => {
                received.phase = Some(snapshot.table.phase);
                *follower = Some(Box::new(Follower::new(*snapshot).map_err(|_| Unexpected)?));
            }
            ServerMessage::Welcome { .. } => {}
            _ => return Err(Unexpected),
        }
    }
    let view = follower.as_ref().filter(|follower| follower.is_asked()).and_then(|follower| follower.view());
    if let Some(view) = view
        && let Viewer::Seat(seat) = view.viewer()
    {
        let first = *view.next_words(seat, &[]).next.first().ok_or(Unexpected)?;
        received.question = Some((view.question(), first.to_string()));
    }
    Ok(received)
}

/// The parts of a message that a player needs. Parsing only these keeps the load on the measuring core low.
#[derive(Deserialize)]
struct StateMessage<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    seq: Option<u64>,
    prev_seq: Option<u64>,
    #[serde(default, deserialize_with = "some")]
    prompt: Option<Option<Prompt<'a>>>,
    /// The state of the table; in the first message, its id.
    #[serde(borrow)]
    table: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Prompt<'a> {
    question: u32,
    #[serde(borrow)]
    next: Vec<&'a str>,
    answer: Option<&'a str>,
}

/// Distinguishes `null` from a missing field.
fn some<'de, D: serde::Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

fn read_state(seq: &mut u64, text: &str) -> Result<Received, Unexpected> {
    let message: StateMessage<'_> = serde_json::from_str(text).map_err(|_| Unexpected)?;
    match message.kind {
        "snapshot" => {}
        "update" if message.prev_seq == Some(*seq) => {}
        "welcome" => return Ok(Received::default()),
        _ => return Err(Unexpected),
    }
    *seq = message.seq.ok_or(Unexpected)?;
    let phases = [TablePhase::Open, TablePhase::Playing, TablePhase::Paused, TablePhase::Over];
    let phase = message.table.and_then(|table| {
        let is = |phase: &TablePhase| {
            let name = serde_json::to_string(phase).expect("a phase is written as its name");
            table.get().contains(&format!(r#""phase":{name}"#))
        };
        phases.into_iter().find(is)
    });
    let prompt = message.prompt.flatten().filter(|prompt| prompt.answer.is_none());
    let question = prompt.and_then(|prompt| Some((prompt.question, (*prompt.next.first()?).to_owned())));
    let revealed = message.kind == "update" && text.contains("\"revealed\"");
    Ok(Received { revealed, phase, question })
}
