//! A player that answers as soon as it is asked.

use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use rodeo_protocol::ClientMessage;
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use super::report::Counts;

/// What the players of one table know together: when the last of them has chosen.
pub struct TableClock {
    seats: usize,
    /// The question and how many have sent their choice.
    sent: Cell<(u32, usize)>,
    last: Cell<Option<Instant>>,
}

impl TableClock {
    pub fn new(seats: usize) -> TableClock {
        TableClock { seats, sent: Cell::default(), last: Cell::default() }
    }

    fn chose(&self, question: u32) {
        let (before, count) = self.sent.get();
        let count = if before == question { count + 1 } else { 1 };
        self.sent.set((question, count));
        if count == self.seats {
            self.last.set(Some(Instant::now()));
        }
    }
}

/// One connection, and what is counted there.
pub struct Player {
    socket: WebSocketStream<TcpStream>,
    seat: usize,
    clock: Rc<TableClock>,
    counts: Rc<Counts>,
    pace: Option<Duration>,
    seq: u64,
    /// Has asked for another match already.
    rematch: bool,
}

/// As much of a message as a player needs.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    seq: Option<u64>,
    prev_seq: Option<u64>,
    #[serde(default, deserialize_with = "some")]
    prompt: Option<Option<Asked<'a>>>,
    /// The table, or its id in the first message.
    #[serde(borrow)]
    table: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Asked<'a> {
    question: u32,
    #[serde(borrow)]
    next: Vec<&'a str>,
    answer: Option<&'a str>,
}

fn some<'de, D: serde::Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl Player {
    pub fn new(
        socket: WebSocketStream<TcpStream>,
        seat: usize,
        clock: Rc<TableClock>,
        counts: Rc<Counts>,
        pace: Option<Duration>,
    ) -> Player {
        Player { socket, seat, clock, counts, pace, seq: 0, rematch: false }
    }

    /// Plays until it is over, then gets up: a table at which nobody sits is closed. Whatever goes wrong is counted.
    pub async fn play(mut self, mut over: watch::Receiver<bool>) {
        loop {
            let message = tokio::select! {
                message = self.socket.next() => message,
                _ = over.wait_for(|over| *over) => {
                    self.say(&ClientMessage::Leave {}).await;
                    // Only the goodbye of the server tells that it has heard.
                    while self.socket.next().await.is_some_and(|message| message.is_ok()) {}
                    return;
                }
            };
            let text = match message {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(_) | Err(_)) | None => break,
            };
            let now = Instant::now();
            self.counts.received();
            let answers = match serde_json::from_str::<Heard<'_>>(&text) {
                Ok(heard) => self.hear(&heard, &text, now),
                Err(_) => {
                    self.counts.error();
                    continue;
                }
            };
            for answer in answers {
                self.say(&answer).await;
            }
        }
        self.counts.error();
    }

    fn hear(&mut self, heard: &Heard<'_>, text: &str, now: Instant) -> Vec<ClientMessage> {
        let mut answers = Vec::new();
        match heard.kind {
            "snapshot" => self.seq = heard.seq.unwrap_or_default(),
            "update" => {
                if heard.prev_seq != Some(self.seq) {
                    self.counts.error();
                }
                self.seq = heard.seq.unwrap_or(self.seq);
                if text.contains("\"revealed\"") {
                    if let Some(last) = self.clock.last.get() {
                        self.counts.took(now - last);
                    }
                    if self.seat == 0 {
                        self.counts.turn();
                    }
                }
            }
            "rejected" | "closing" => self.counts.error(),
            _ => {}
        }
        if let Some(table) = heard.table {
            let is = |phase: &str| table.get().contains(phase);
            if is(r#""phase":"open""#) && self.seat == 0 {
                answers.push(ClientMessage::Start { fill: None });
            }
            let over = is(r#""phase":"over""#);
            if over && !self.rematch {
                answers.push(ClientMessage::Rematch { wanted: true });
            }
            self.rematch = over;
        }
        if let Some(Some(ask)) = &heard.prompt
            && ask.answer.is_none()
            && let Some(first) = ask.next.first()
        {
            answers.push(ClientMessage::Choose { question: ask.question, choice: (*first).to_owned() });
        }
        answers
    }

    async fn say(&mut self, message: &ClientMessage) {
        if let ClientMessage::Choose { question, .. } = message {
            if let Some(pace) = self.pace {
                tokio::time::sleep(pace).await;
            }
            self.clock.chose(*question);
        }
        let text = serde_json::to_string(message).unwrap_or_default();
        if self.socket.send(Message::text(text)).await.is_err() {
            self.counts.error();
        }
    }
}
