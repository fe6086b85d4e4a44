//! A simulated player.

use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use rodeo_protocol::ClientMessage;
use rodeo_protocol::table::TablePhase;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use super::client::{Client, Received, Unexpected};
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
    client: Client,
    /// The last question that it has answered, in the match that is being played.
    answered: Option<u32>,
    /// Whether it has asked for a rematch since the match ended.
    asked_rematch: bool,
}

impl Player {
    pub fn new(
        socket: WebSocketStream<TcpStream>,
        seat: usize,
        client: Client,
        clock: Rc<TableClock>,
        counts: Rc<Counts>,
        pace: Option<Duration>,
    ) -> Player {
        Player { socket, seat, clock, counts, pace, client, answered: None, asked_rematch: false }
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
            self.counts.received(text.len());
            match self.client.receive(&text) {
                Ok(received) => {
                    for reply in self.replies(received, now) {
                        self.send(&reply).await;
                    }
                }
                Err(Unexpected) => self.counts.error(),
            }
        }
        self.counts.error();
    }

    /// Counts a message and returns the replies to it.
    fn replies(&mut self, received: Received, now: Instant) -> Vec<ClientMessage> {
        let mut replies = Vec::new();
        if received.revealed {
            if let Some(last) = self.clock.last_choice.get() {
                self.counts.latency(now - last);
            }
            if self.seat == 0 {
                self.counts.turn();
            }
        }
        if let Some(phase) = received.phase {
            if phase == TablePhase::Open && self.seat == 0 {
                replies.push(ClientMessage::Start { fill: None });
            }
            let over = phase == TablePhase::Over;
            if over && !self.asked_rematch {
                replies.push(ClientMessage::Rematch { wanted: true });
            }
            (self.asked_rematch, self.answered) = (over, None);
        }
        if let Some((question, choice)) = received.question
            && self.answered != Some(question)
        {
            self.answered = Some(question);
            replies.push(ClientMessage::Choose { question, choice });
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
