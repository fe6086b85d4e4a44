//! A simulated player whose connection is unreliable.

use std::net::SocketAddr;
use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_protocol::message::Prompt;
use rodeo_protocol::{ClientMessage, ProblemCode, ServerMessage};
use rodeo_rules::game::RandomSource as _;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::Error;

use super::client::Client;
use super::{one_in, pick};

/// Time after which a server that does not answer is tried again.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);
/// Time after which a client that cannot reconnect counts as locked out.
const RECONNECT_TIMEOUT: Duration = Duration::from_secs(40);

/// Behavior of a player. Each number `n` makes something happen once in `n` times on average; 0 means never.
#[derive(Clone, Copy, Debug)]
pub struct Behavior {
    /// Disconnects after a message, before an answer, or directly after one.
    pub disconnect: u32,
    /// Changes, withdraws or repeats an answer.
    pub change_answer: u32,
    /// Sends a chat message.
    pub chat: u32,
}

impl Behavior {
    /// Plays, and sends nothing else.
    pub const PLAIN: Behavior = Behavior { disconnect: 0, change_answer: 0, chat: 0 };
    /// Sends every kind of message, often.
    pub const UNRELIABLE: Behavior = Behavior { disconnect: 12, change_answer: 8, chat: 25 };
}

/// A client that plays by itself.
pub struct Player {
    pub client: Client,
    pub rng: SeatRng,
    pub behavior: Behavior,
    /// The question whose answer is in flight.
    answered: Option<u32>,
    /// The last answer, to be repeated if it was rate limited.
    last: Option<ClientMessage>,
    /// The question for which it has made or supported a proposal.
    proposed: Option<u32>,
    pub disconnects: u32,
    /// Address of a server that is killed and restarted; `None` if the server keeps running.
    pub current_address: Option<watch::Receiver<SocketAddr>>,
}

impl Player {
    pub fn new(client: Client, rng: SeatRng, behavior: Behavior) -> Player {
        Player {
            client,
            rng,
            behavior,
            answered: None,
            last: None,
            proposed: None,
            disconnects: 0,
            current_address: None,
        }
    }

    /// Plays until the match with this number is over.
    pub async fn play(&mut self, number: u32) {
        while !self.client.state.has_ended(number) {
            if !self.client.is_connected() {
                self.reconnect().await;
            }
            if let Some(prompt) = self.pending_prompt() {
                self.answer(&prompt).await;
            } else {
                self.receive().await;
            }
        }
    }

    /// Returns the prompt that the player has to answer now.
    pub fn pending_prompt(&self) -> Option<Prompt> {
        let state = &self.client.state;
        let prompt = state.prompt.clone().filter(|_| state.is_to_answer())?;
        (self.answered != Some(prompt.question)).then_some(prompt)
    }

    /// Receives a message. It may disconnect directly after it, between the updates of one turn.
    pub async fn receive(&mut self) {
        let before = self.client.state.have;
        match self.client.next().await {
            Some(ServerMessage::Update(update)) => {
                if update.prompt.is_some() {
                    self.answered = None;
                }
                let revealed = !update.events.is_empty();
                self.maybe_disconnect(if revealed {
                    self.behavior.disconnect
                } else {
                    4 * self.behavior.disconnect
                });
            }
            Some(ServerMessage::Rejected { request, problem, .. }) => {
                self.answered = None;
                self.expect_rejection(&request, problem.code, problem.retry_after_ms).await;
                let asked = self.client.state.prompt.as_ref().map(|prompt| prompt.question);
                let again = self.last.clone().filter(|last| last.question() == asked);
                if let (ProblemCode::RateLimited, Some(again)) = (problem.code, again) {
                    self.answered = asked;
                    self.client.send(&again).await;
                }
            }
            Some(ServerMessage::Closing { problem }) => {
                let known = [ProblemCode::Busy, ProblemCode::ShuttingDown];
                assert!(known.contains(&problem.code), "{problem:?}");
                self.client.disconnect();
            }
            Some(_) => {}
            None => self.answered = None,
        }
        assert!(self.client.state.have >= before, "the state went back");
    }

    /// Checks that a rejection can happen to a correct client: its message crossed an update.
    async fn expect_rejection(&mut self, request: &str, code: ProblemCode, retry_after_ms: Option<u64>) {
        let crossed =
            [ProblemCode::StaleQuestion, ProblemCode::NotNow, ProblemCode::NotAsked, ProblemCode::Paused];
        match code {
            ProblemCode::RateLimited => {
                let wait = retry_after_ms.unwrap_or(10);
                tokio::time::sleep(Duration::from_millis(wait.min(200))).await;
            }
            ProblemCode::ChatClosed => assert_eq!(request, "chat"),
            // The server is draining; the player asks again after the restart.
            ProblemCode::ShuttingDown => assert!(["start", "rematch"].contains(&request), "{request}"),
            code => assert!(crossed.contains(&code), "{request} was rejected: {code}"),
        }
    }

    /// Answers a prompt by one of the choices that are offered.
    pub async fn answer(&mut self, prompt: &Prompt) {
        if self.maybe_disconnect(self.behavior.disconnect) {
            return;
        }
        let question = prompt.question;
        let other =
            self.client.state.pending.proposals.iter().find(|proposal| {
                self.client.state.seat.is_some_and(|seat| !proposal.supporters.contains(seat))
            });
        let together = self.client.state.pending.needed.is_some_and(|needed| needed > 1);
        if let Some(proposal) = other.cloned().filter(|_| together && self.proposed != Some(question))
            && one_in(&mut self.rng, 2)
        {
            (self.answered, self.proposed) = (Some(question), Some(question));
            self.client.send(&ClientMessage::Support { question, seat: proposal.seat }).await;
            return;
        }
        let Some(choice) = self.choose(prompt).await else { return };
        self.answered = Some(question);
        if choice.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            self.proposed = Some(question);
        }
        let choose = ClientMessage::Choose { question, choice };
        if one_in(&mut self.rng, self.behavior.change_answer) {
            let before = match self.rng.below(3) {
                0 => choose.clone(),
                1 => ClientMessage::Choose { question, choice: prompt.next[0].clone() },
                _ => ClientMessage::Withdraw { question },
            };
            if !prompt.needs_more {
                self.client.send(&before).await;
            }
        }
        if one_in(&mut self.rng, self.behavior.chat) {
            let text = format!("{question}?");
            self.client.send(&ClientMessage::Chat { text }).await;
        }
        self.client.send(&choose).await;
        self.last = Some(choose);
        self.maybe_disconnect(self.behavior.disconnect);
    }

    /// Builds a complete choice word by word.
    async fn choose(&mut self, prompt: &Prompt) -> Option<String> {
        // A player who has already proposed something chooses what needs no proposal, so that the match goes on.
        let plain = |word: &&String| word.parse::<u8>().is_ok() || *word == "pass" || word.starts_with("row");
        let ordinary: Vec<&String> = prompt.next.iter().filter(plain).collect();
        let mut words = match self.proposed == Some(prompt.question) && !ordinary.is_empty() {
            true => (*pick(&mut self.rng, &ordinary)).clone(),
            false => pick(&mut self.rng, &prompt.next).clone(),
        };
        if !prompt.needs_more {
            return Some(words);
        }
        loop {
            let options = ClientMessage::NextWords { question: prompt.question, words: words.clone() };
            match self.request_next_words(&options, &words).await {
                Some(ServerMessage::NextWords { next, complete, .. }) => {
                    if complete && (next.is_empty() || one_in(&mut self.rng, 2)) {
                        return Some(words);
                    }
                    words = format!("{words} {}", pick(&mut self.rng, &next));
                }
                Some(ServerMessage::Rejected { request, problem, .. }) => {
                    self.expect_rejection(&request, problem.code, problem.retry_after_ms).await;
                    if problem.code == ProblemCode::RateLimited {
                        continue;
                    }
                    return None;
                }
                Some(ServerMessage::Closing { .. }) | None => {
                    self.client.disconnect();
                    return None;
                }
                Some(other) => panic!("{other:?}"),
            }
        }
    }

    /// Requests the next words and returns the reply; replies to earlier messages are skipped.
    async fn request_next_words(&mut self, options: &ClientMessage, asked: &str) -> Option<ServerMessage> {
        let mut reply = self.client.request(options).await;
        loop {
            match &reply {
                Some(ServerMessage::NextWords { words, question, .. })
                    if words != asked || Some(*question) != options.question() => {}
                // A rejection by the rate limit may concern this request or an earlier message.
                Some(ServerMessage::Rejected { request, problem, .. })
                    if request != options.name() && problem.code != ProblemCode::RateLimited =>
                {
                    let (request, code, wait) = (request.clone(), problem.code, problem.retry_after_ms);
                    self.expect_rejection(&request, code, wait).await;
                }
                _ => return reply,
            }
            reply = self.client.next_reply().await;
        }
    }

    fn maybe_disconnect(&mut self, once_in: u32) -> bool {
        let disconnects = one_in(&mut self.rng, once_in);
        if disconnects {
            self.client.disconnect();
            self.disconnects += 1;
        }
        disconnects
    }

    /// Reconnects with its state, with an earlier one, or with none.
    pub async fn reconnect(&mut self) {
        self.answered = None;
        let have = match self.rng.below(6) {
            0 => None,
            1 => {
                let back = 1 + self.rng.below(4) as usize;
                self.client.state.rewind(back).or(self.client.state.have)
            }
            _ => self.client.state.have,
        };
        let Some(address) = &mut self.current_address else {
            return self.client.connect(have).await.unwrap();
        };
        let start = Instant::now();
        loop {
            self.client.address = *address.borrow_and_update();
            // A server that is paused accepts the connection and does not answer.
            let connected = timeout(CONNECT_TIMEOUT, self.client.connect(have)).await;
            let wait = match &connected {
                Ok(Ok(())) => return,
                // The server answers but does not have the table: clients that ask too often are rate limited.
                Ok(Err(Error::Http(_))) => 100 + self.rng.below(100),
                Ok(Err(_)) | Err(_) => 10,
            };
            let error = connected.map(|connected| connected.map_err(|error| error.to_string()));
            assert!(
                start.elapsed() < RECONNECT_TIMEOUT,
                "no connection to {}: {error:?}",
                self.client.address
            );
            let _ = timeout(Duration::from_millis(wait.into()), address.changed()).await;
        }
    }
}
