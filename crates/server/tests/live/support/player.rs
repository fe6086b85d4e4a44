//! Somebody who answers what they are asked, and whose line is bad.

use std::net::SocketAddr;
use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_protocol::message::Prompt;
use rodeo_protocol::{ClientMessage, ProblemCode, ServerMessage};
use rodeo_rules::game::RandomSource as _;
use tokio::sync::watch;

use super::client::Client;
use super::{one_in, pick};

/// How somebody plays. A number says that something happens once in so many times; 0 that it never does.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// The line is cut after a message, before an answer, or right behind one.
    pub cut: u32,
    /// Changes an answer, takes it back, or says it twice.
    pub fickle: u32,
    /// Talks.
    pub talk: u32,
}

impl Habits {
    /// Plays, and nothing else.
    pub const CALM: Habits = Habits { cut: 0, fickle: 0, talk: 0 };
    /// Everything that happens to people.
    pub const WILD: Habits = Habits { cut: 12, fickle: 8, talk: 25 };
}

/// A player and what they are about.
pub struct Player {
    pub client: Client,
    pub rng: SeatRng,
    pub habits: Habits,
    /// An answer to this question is on its way.
    sent: Option<u32>,
    /// What was said last, to be said again where that was too fast.
    last: Option<ClientMessage>,
    /// The question to which something was proposed.
    proposed: Option<u32>,
    /// As often the line was cut.
    pub cuts: u32,
    /// Where the server is, where that changes: it may be gone at any moment.
    pub place: Option<watch::Receiver<SocketAddr>>,
}

impl Player {
    pub fn new(client: Client, rng: SeatRng, habits: Habits) -> Player {
        Player { client, rng, habits, sent: None, last: None, proposed: None, cuts: 0, place: None }
    }

    /// Plays until the match with this number is over, and everything of it is told.
    pub async fn play(&mut self, number: u32) {
        while !self.client.fold.has_ended(number) {
            if !self.client.is_connected() {
                self.come_back().await;
            }
            if let Some(ask) = self.to_answer() {
                self.answer(&ask).await;
            } else {
                self.hear().await;
            }
        }
    }

    /// What is to be answered now.
    pub fn to_answer(&self) -> Option<Prompt> {
        let fold = &self.client.fold;
        let ask = fold.prompt.clone().filter(|_| fold.is_waited_for())?;
        (self.sent != Some(ask.question)).then_some(ask)
    }

    /// Takes a message. The line can be cut right behind it, in the middle of what is being shown.
    pub async fn hear(&mut self) {
        let before = self.client.fold.have;
        match self.client.next().await {
            Some(ServerMessage::Update(update)) => {
                if update.prompt.is_some() {
                    self.sent = None;
                }
                let revealed = !update.events.is_empty();
                self.maybe_cut(if revealed { self.habits.cut } else { 4 * self.habits.cut });
            }
            Some(ServerMessage::Rejected { request, problem, .. }) => {
                self.sent = None;
                self.expect_refusal(&request, problem.code, problem.retry_after_ms).await;
                let asked = self.client.fold.prompt.as_ref().map(|ask| ask.question);
                let again = self.last.clone().filter(|last| last.question() == asked);
                if let (ProblemCode::RateLimited, Some(again)) = (problem.code, again) {
                    self.sent = asked;
                    self.client.say(&again).await;
                }
            }
            Some(ServerMessage::Closing { problem }) => {
                let known = [ProblemCode::Busy, ProblemCode::ShuttingDown];
                assert!(known.contains(&problem.code), "{problem:?}");
                self.client.cut();
            }
            Some(_) => {}
            None => self.sent = None,
        }
        assert!(self.client.fold.have >= before, "numbers go back");
    }

    /// What can be refused to somebody who does nothing wrong: news that crossed on the way.
    async fn expect_refusal(&mut self, to: &str, code: ProblemCode, retry_after_ms: Option<u64>) {
        let crossed =
            [ProblemCode::StaleQuestion, ProblemCode::NotNow, ProblemCode::NotAsked, ProblemCode::Paused];
        match code {
            ProblemCode::RateLimited => {
                let wait = retry_after_ms.unwrap_or(10);
                tokio::time::sleep(Duration::from_millis(wait.min(200))).await;
            }
            ProblemCode::ChatClosed => assert_eq!(to, "chat"),
            code => assert!(crossed.contains(&code), "{to} is refused: {code}"),
        }
    }

    /// Answers by words that are offered.
    pub async fn answer(&mut self, ask: &Prompt) {
        if self.maybe_cut(self.habits.cut) {
            return;
        }
        let question = ask.question;
        let other =
            self.client.fold.pending.proposals.iter().find(|proposal| {
                self.client.fold.seat.is_some_and(|seat| !proposal.supporters.contains(seat))
            });
        let together = self.client.fold.pending.needed.is_some_and(|needed| needed > 1);
        if let Some(proposal) = other.cloned().filter(|_| together && self.proposed != Some(question))
            && one_in(&mut self.rng, 2)
        {
            (self.sent, self.proposed) = (Some(question), Some(question));
            self.client.say(&ClientMessage::Support { question, seat: proposal.seat }).await;
            return;
        }
        let Some(choice) = self.choose(ask).await else { return };
        self.sent = Some(question);
        if choice.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            self.proposed = Some(question);
        }
        let choose = ClientMessage::Choose { question, choice };
        if one_in(&mut self.rng, self.habits.fickle) {
            let before = match self.rng.below(3) {
                0 => choose.clone(),
                1 => ClientMessage::Choose { question, choice: ask.next[0].clone() },
                _ => ClientMessage::Withdraw { question },
            };
            if !ask.needs_more {
                self.client.say(&before).await;
            }
        }
        if one_in(&mut self.rng, self.habits.talk) {
            let text = format!("{question}?");
            self.client.say(&ClientMessage::Chat { text }).await;
        }
        self.client.say(&choose).await;
        self.last = Some(choose);
        self.maybe_cut(self.habits.cut);
    }

    /// A whole choice, word by word.
    async fn choose(&mut self, ask: &Prompt) -> Option<String> {
        // Whoever has proposed something already goes on by something that counts for everybody.
        let plain = |word: &&String| word.parse::<u8>().is_ok() || *word == "pass" || word.starts_with("row");
        let calm: Vec<&String> = ask.next.iter().filter(plain).collect();
        let mut words = match self.proposed == Some(ask.question) && !calm.is_empty() {
            true => (*pick(&mut self.rng, &calm)).clone(),
            false => pick(&mut self.rng, &ask.next).clone(),
        };
        if !ask.needs_more {
            return Some(words);
        }
        loop {
            let options = ClientMessage::NextWords { question: ask.question, words: words.clone() };
            match self.answer_to(&options, &words).await {
                Some(ServerMessage::NextWords { next, complete, .. }) => {
                    if complete && (next.is_empty() || one_in(&mut self.rng, 2)) {
                        return Some(words);
                    }
                    words = format!("{words} {}", pick(&mut self.rng, &next));
                }
                Some(ServerMessage::Rejected { request, problem, .. }) => {
                    self.expect_refusal(&request, problem.code, problem.retry_after_ms).await;
                    if problem.code == ProblemCode::RateLimited {
                        continue;
                    }
                    return None;
                }
                Some(ServerMessage::Closing { .. }) | None => {
                    self.client.cut();
                    return None;
                }
                Some(other) => panic!("{other:?}"),
            }
        }
    }

    /// What is said to a question about options; answers to what was said before it are passed over.
    async fn answer_to(&mut self, options: &ClientMessage, asked: &str) -> Option<ServerMessage> {
        let mut answer = self.client.ask(options).await;
        loop {
            match &answer {
                Some(ServerMessage::NextWords { words, question, .. })
                    if words != asked || Some(*question) != options.question() => {}
                // What was too fast was not even read, so nobody knows what it was.
                Some(ServerMessage::Rejected { request, problem, .. })
                    if request != options.name() && problem.code != ProblemCode::RateLimited =>
                {
                    let (request, code, wait) = (request.clone(), problem.code, problem.retry_after_ms);
                    self.expect_refusal(&request, code, wait).await;
                }
                _ => return answer,
            }
            answer = self.client.answer().await;
        }
    }

    fn maybe_cut(&mut self, once_in: u32) -> bool {
        let cut = one_in(&mut self.rng, once_in);
        if cut {
            self.client.cut();
            self.cuts += 1;
        }
        cut
    }

    /// Comes back: with what it has, with less, or with nothing.
    pub async fn come_back(&mut self) {
        self.sent = None;
        let have = match self.rng.below(6) {
            0 => None,
            1 => {
                let back = 1 + self.rng.below(4) as usize;
                self.client.fold.forget_since(back).or(self.client.fold.have)
            }
            _ => self.client.fold.have,
        };
        let Some(place) = &mut self.place else { return self.client.connect(have).await.unwrap() };
        loop {
            self.client.address = *place.borrow_and_update();
            if self.client.connect(have).await.is_ok() {
                return;
            }
            let _ = tokio::time::timeout(Duration::from_millis(10), place.changed()).await;
        }
    }
}
