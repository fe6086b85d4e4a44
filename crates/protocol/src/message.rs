//! The two closed types of a table's WebSocket.

use rodeo_rules::any::AnyEvent;
use rodeo_rules::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::api::SettingsPatch;
use crate::id::{GuestId, TableId};
use crate::problem::Problem;
use crate::table::{ChatLine, PendingDecision, ScoreSheet, TableState};
use crate::view::GameView;

/// What a client says. One JSON object a message, of at most [`MAX_MESSAGE`](crate::MAX_MESSAGE) bytes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Answers a question, in place of an earlier answer to it.
    Choose {
        /// The question.
        question: u32,
        /// The choice: words with single blanks between them.
        choice: String,
    },
    /// Takes the answer back.
    Withdraw {
        /// The question.
        question: u32,
    },
    /// Is for the proposal of another seat.
    Support {
        /// The question.
        question: u32,
        /// Who proposes it.
        seat: Seat,
    },
    /// Passes now and for the rest of the turn.
    PassForTurn {
        /// The question.
        question: u32,
    },
    /// Asks what may follow the first words of a choice.
    NextWords {
        /// The question.
        question: u32,
        /// The words so far.
        words: String,
    },
    /// Says something to those at the table.
    Chat {
        /// What.
        text: String,
    },
    /// Sits down.
    Sit {
        /// Where; anywhere if it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Gets up. In a match a bot goes on for the seat.
    Leave {},
    /// Mixes something into the deals of the next match.
    Nonce {
        /// 1 to 64 bytes in hexadecimal digits.
        #[cfg_attr(feature = "schema", schemars(regex(pattern = "^([0-9A-Fa-f]{2}){1,64}$")))]
        nonce: String,
    },
    /// The host puts a bot on an empty seat, or one of another level in the place of a bot.
    AddBot {
        /// Where; on the first empty seat if it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The level.
        level: String,
    },
    /// The host clears a seat. In a match a bot takes the place of a person.
    Remove {
        /// Which.
        seat: Seat,
    },
    /// The host changes what was agreed, before a match.
    ChangeSettings {
        /// The new settings; what is left out stays.
        settings: SettingsPatch,
    },
    /// The host starts a match.
    Start {
        /// Bots of this level sit down on the empty seats.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fill: Option<String>,
    },
    /// The host stops the clocks.
    Pause {},
    /// Somebody at the table goes on.
    Resume {},
    /// Asks for another match; when everybody who is there does, it begins.
    Rematch {
        /// Or takes that back.
        wanted: bool,
    },
    /// Calls time on a seat that keeps all waiting where there is no clock.
    Nudge {
        /// Which.
        seat: Seat,
    },
    /// I am here, the bot need not play for me.
    Return {},
    /// Is anybody there?
    Ping {
        /// Comes back in the answer.
        t: u64,
    },
}

impl ClientMessage {
    /// The type of the message, as it is written.
    pub const fn name(&self) -> &'static str {
        match self {
            ClientMessage::Choose { .. } => "choose",
            ClientMessage::Withdraw { .. } => "withdraw",
            ClientMessage::Support { .. } => "support",
            ClientMessage::PassForTurn { .. } => "pass_for_turn",
            ClientMessage::NextWords { .. } => "next_words",
            ClientMessage::Chat { .. } => "chat",
            ClientMessage::Sit { .. } => "sit",
            ClientMessage::Leave {} => "leave",
            ClientMessage::Nonce { .. } => "nonce",
            ClientMessage::AddBot { .. } => "add_bot",
            ClientMessage::Remove { .. } => "remove",
            ClientMessage::ChangeSettings { .. } => "change_settings",
            ClientMessage::Start { .. } => "start",
            ClientMessage::Pause {} => "pause",
            ClientMessage::Resume {} => "resume",
            ClientMessage::Rematch { .. } => "rematch",
            ClientMessage::Nudge { .. } => "nudge",
            ClientMessage::Return {} => "return",
            ClientMessage::Ping { .. } => "ping",
        }
    }

    /// The question it answers, where it answers one.
    pub const fn question(&self) -> Option<u32> {
        match self {
            ClientMessage::Choose { question, .. }
            | ClientMessage::Withdraw { question }
            | ClientMessage::Support { question, .. }
            | ClientMessage::PassForTurn { question }
            | ClientMessage::NextWords { question, .. } => Some(*question),
            _ => None,
        }
    }
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message of every connection.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The version of the server.
        server: String,
        /// The table.
        table: TableId,
        /// Who you are.
        you: GuestId,
    },
    /// Everything, for a client that knows nothing or has been away for too long.
    Snapshot(Box<Snapshot>),
    /// What has changed.
    Update(Box<Update>),
    /// What may follow the first words of a choice.
    NextWords {
        /// The question.
        question: u32,
        /// The words so far.
        words: String,
        /// The words that may come next.
        next: Vec<String>,
        /// Are the words so far a whole choice?
        complete: bool,
    },
    /// A message was refused, and changed nothing.
    Rejected {
        /// The type of the message; empty where it could not be read.
        request: String,
        /// The question it was about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        question: Option<u32>,
        /// Why.
        problem: Problem,
    },
    /// The answer to a ping.
    Pong {
        /// What the ping said.
        t: u64,
    },
    /// The last message before the server closes the connection.
    Closing {
        /// Why.
        problem: Problem,
    },
}

/// A table and its game as a viewer sees them now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Snapshot {
    /// The number of the last change that is in here.
    pub seq: u64,
    /// Your seat; none if you look on.
    pub seat: Option<Seat>,
    /// The table.
    pub table: TableState,
    /// The game as you see it, once one has begun.
    pub view: Option<GameView>,
    /// The score sheet of that game.
    pub score_sheet: Option<ScoreSheet>,
    /// Who is waited for.
    pub pending: PendingDecision,
    /// What you are asked.
    pub prompt: Option<Prompt>,
    /// The last lines of talk.
    pub chat: Vec<ChatLine>,
}

/// What has changed since the message before. Parts that are left out have not changed. Whoever sits down or gets up is sent
/// a snapshot instead.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Update {
    /// The number of the last change that is in here. It grows with every change that is kept; a message that tells only
    /// who is there repeats it.
    pub seq: u64,
    /// The number this builds on: whoever has less has missed something and asks again.
    pub prev_seq: u64,
    /// The table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableState>,
    /// What happened in the game, in order, as you are shown it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<AnyEvent>,
    /// The game after that. Where the table says that it is open, no game lies on it any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<GameView>,
    /// The whole score sheet, where a round has ended or another match has begun. It leaves the table with the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score_sheet: Option<ScoreSheet>,
    /// Who is waited for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<PendingDecision>,
    /// What you are asked: `null` where you are not asked any more.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "double_option")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Prompt>", extend("nullable" = true)))]
    pub prompt: Option<Option<Prompt>>,
    /// New lines of talk.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chat: Vec<ChatLine>,
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prompt {
    /// The number of the question.
    pub question: u32,
    /// The words a choice can begin with. Whether it is whole then, or what may follow, `options` tells.
    pub next: Vec<String>,
    /// Does a choice need more than one word, for some of them?
    pub needs_more: bool,
    /// The answer so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
}

/// Tells a part that is left out from one that is `null`.
mod double_option {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer, T: Serialize>(
        value: &Option<Option<T>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        value.as_ref().and_then(Option::as_ref).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
        deserializer: D,
    ) -> Result<Option<Option<T>>, D::Error> {
        Option::deserialize(deserializer).map(Some)
    }
}
