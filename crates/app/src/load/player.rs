//! A simulated player.

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

/// When the last player of a table has sent a choice. Shared by the players of the table.
pub struct TableClock {
    seats: usize,
    /// The last question, and the number of choices sent for it.
    sent: Cell<(u32, usize)>,
    last_choice: Cell<Option<Instant>>,
}

impl TableClock {
    pub fn new(seats: usize) -> TableClock {
        TableClock { seats, sent: Cell::default(), last_choice: Cell::default() }
    }

    /// Counts a choice for this question.
    fn count_choice(&self, question: u32) {
        let (before, count) = self.sent.get();
        let count = if before == question { count + 1 } else { 1 };
        self.sent.set((question, count));
        if count == self.seats {
            self.last_choice.set(Some(Instant::now()));
        }
    }
}

/// A player on a connection of its own.
pub struct Player {
    socket: WebSocketStream<TcpStream>,
    seat: usize,
    clock: Rc<TableClock>,
    counts: Rc<Counts>,
    pace: Option<Duration>,
    /// Number of the last change received.
    seq: u64,
    /// Whether it has asked for a rematch since the match ended.
    asked_rematch: bool,
}

/// The parts of a message that a player needs. Parsing only these keeps the load on the measuring core low.
#[derive(Deserialize)]
struct Received<'a> {
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

impl Player {
    pub fn new(
        socket: WebSocketStream<TcpStream>,
        seat: usize,
        clock: Rc<TableClock>,
        counts: Rc<Counts>,
        pace: Option<Duration>,
    ) -> Player {
        Player { socket, seat, clock, counts, pace, seq: 0, asked_rematch: false }
    }

    /// Plays until `stop` is set, then leaves: a table without seated guests is closed. Errors are counted.
    pub async fn play(mut self, mut stop: watch::Receiver<bool>) {
        loop {
            let message = tokio::select! {
                message = self.socket.next() => message,
                _ = stop.wait_for(|stop| *stop) => {
                    self.send(&ClientMessage::Leave {}).await;
                    // The server closes the connection after it has handled the message.
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
            let replies = match serde_json::from_str::<Received<'_>>(&text) {
                Ok(received) => self.receive(&received, &text, now),
                Err(_) => {
                    self.counts.error();
                    continue;
                }
            };
            for reply in replies {
                self.send(&reply).await;
            }
        }
        self.counts.error();
    }

    /// Handles a message and returns the replies to it.
    fn receive(&mut self, received: &Received<'_>, text: &str, now: Instant) -> Vec<ClientMessage> {
        let mut replies = Vec::new();
        match received.kind {
            "snapshot" => match received.seq {
                Some(seq) => self.seq = seq,
                None => self.counts.error(),
            },
            "update" => {
                if received.prev_seq != Some(self.seq) {
                    self.counts.error();
                }
                self.seq = received.seq.unwrap_or(self.seq);
                if text.contains("\"revealed\"") {
                    if let Some(last) = self.clock.last_choice.get() {
                        self.counts.latency(now - last);
                    }
                    if self.seat == 0 {
                        self.counts.turn();
                    }
                }
            }
            "rejected" | "closing" => self.counts.error(),
            _ => {}
        }
        if let Some(table) = received.table {
            let is = |phase: &str| table.get().contains(phase);
            if is(r#""phase":"open""#) && self.seat == 0 {
                replies.push(ClientMessage::Start { fill: None });
            }
            let over = is(r#""phase":"over""#);
            if over && !self.asked_rematch {
                replies.push(ClientMessage::Rematch { wanted: true });
            }
            self.asked_rematch = over;
        }
        if let Some(Some(prompt)) = &received.prompt
            && prompt.answer.is_none()
            && let Some(first) = prompt.next.first()
        {
            replies.push(ClientMessage::Choose { question: prompt.question, choice: (*first).to_owned() });
        }
        replies
    }

    async fn send(&mut self, message: &ClientMessage) {
        if let ClientMessage::Choose { question, .. } = message {
            if let Some(pace) = self.pace {
                tokio::time::sleep(pace).await;
            }
            self.clock.count_choice(*question);
        }
        let text = serde_json::to_string(message).expect("messages are plain data with string keys");
        if self.socket.send(Message::text(text)).await.is_err() {
            self.counts.error();
        }
    }
}
