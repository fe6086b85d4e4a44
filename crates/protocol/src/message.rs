//! Messages of a table's WebSocket, one enum for each direction.

use rodeo_rules::any::{AnyEvent, AnyGame};
use rodeo_rules::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::api::SettingsPatch;
use crate::changes::Changes;
use crate::id::{GuestId, TableId};
use crate::problem::Problem;
use crate::reaction::Reaction;
use crate::table::{ChatLine, PendingDecision, ScoreSheet, TableState};
use crate::view::GameView;

/// A message from a client: one JSON object of at most [`MAX_MESSAGE`](crate::MAX_MESSAGE) bytes. Unknown fields are rejected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Answers a question. Replaces an earlier answer to it.
    Choose {
        /// Number of the question.
        question: u32,
        /// Words of the choice, separated by single spaces.
        choice: String,
    },
    /// Withdraws the answer.
    Withdraw {
        /// Number of the question.
        question: u32,
    },
    /// Supports the proposal of another seat.
    Support {
        /// Number of the question.
        question: u32,
        /// The seat that proposed it.
        seat: Seat,
    },
    /// Passes now and for the rest of the turn.
    PassForTurn {
        /// Number of the question.
        question: u32,
    },
    /// Asks which words may follow the first words of a choice.
    NextWords {
        /// Number of the question.
        question: u32,
        /// The words so far, separated by single spaces.
        words: String,
    },
    /// Sends a chat message. Messages of spectators reach everyone as `spectator_chat`.
    Chat {
        /// The text: 1 to 300 characters.
        text: String,
    },
    /// Shows a quick reaction to everyone at the table. It is not stored.
    React {
        /// What everybody at the table sees for a few seconds.
        reaction: Reaction,
    },
    /// Asks for the events of the match so far, as you may see them: for a log that begins with the match.
    History {
        /// Number of the last change to include: the `seq` of your snapshot.
        until: u64,
    },
    /// Takes a seat.
    Sit {
        /// The seat; the first empty one if omitted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Gives up the seat. During a match a bot takes it over.
    Leave {},
    /// Adds a random number of the client to the seed of the next match.
    Nonce {
        /// 1 to 64 bytes as hexadecimal digits.
        #[cfg_attr(feature = "schema", schemars(regex(pattern = "^([0-9A-Fa-f]{2}){1,64}$")))]
        nonce: String,
    },
    /// Puts a house bot on an empty seat, or changes the level of a bot. Host only.
    AddBot {
        /// The seat; the first empty one if omitted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// Level of the bot, as listed by `GET /api/v1/games`.
        level: String,
    },
    /// Removes the player or bot of a seat. During a match a bot replaces a person. Host only.
    Remove {
        /// Seat, counted from 0.
        seat: Seat,
    },
    /// Changes the settings of the table, before a match. Host only.
    ChangeSettings {
        /// New values; omitted settings stay as they are.
        settings: SettingsPatch,
    },
    /// Starts a match. Host only.
    Start {
        /// Level of the house bots that fill the empty seats; without it, empty seats are a problem.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fill: Option<String>,
    },
    /// Pauses the match for everyone. Host only.
    Pause {},
    /// Resumes a paused match. Any seated player may.
    Resume {},
    /// Asks for a rematch. It starts when every connected player has asked.
    Rematch {
        /// `false` withdraws the request.
        wanted: bool,
    },
    /// Starts a countdown for a slow seat, at a table without a clock.
    Nudge {
        /// Seat, counted from 0.
        seat: Seat,
    },
    /// Takes the seat back from the stand-in bot.
    Return {},
    /// Asks for a `pong`, to check the connection.
    Ping {
        /// Any number; the answer repeats it.
        t: u64,
    },
}

impl ClientMessage {
    /// Returns the value of `type`.
    pub const fn name(&self) -> &'static str {
        match self {
            ClientMessage::Choose { .. } => "choose",
            ClientMessage::Withdraw { .. } => "withdraw",
            ClientMessage::Support { .. } => "support",
            ClientMessage::PassForTurn { .. } => "pass_for_turn",
            ClientMessage::NextWords { .. } => "next_words",
            ClientMessage::Chat { .. } => "chat",
            ClientMessage::React { .. } => "react",
            ClientMessage::History { .. } => "history",
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

    /// Returns the number of the question that the message is about; `None` if it is not about one.
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

/// A message from the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(transform = crate::schema::exactly_one))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message of every connection.
    Welcome {
        /// Version of the protocol.
        protocol: u32,
        /// Version of the server.
        server: String,
        /// Id of the table.
        table: TableId,
        /// Your own id.
        you: GuestId,
    },
    /// The whole state, for a new client or one that was away for too long.
    Snapshot(Box<Snapshot>),
    /// Changes since the previous message.
    Update(Box<Update>),
    /// Answer to `next_words`.
    NextWords {
        /// Number of the question.
        question: u32,
        /// The words so far, as they were asked about.
        words: String,
        /// The words that may come next.
        next: Vec<String>,
        /// Whether the words so far are a complete choice.
        complete: bool,
    },
    /// Somebody at the table reacts. It is shown for a few seconds; no message repeats it.
    Reaction {
        /// Id of the sender.
        guest: GuestId,
        /// Seat of the sender; omitted for a spectator.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// Name of the sender.
        name: String,
        /// What is shown at their seat for a few seconds.
        reaction: Reaction,
    },
    /// A chat message of a spectator. No message repeats it.
    SpectatorChat {
        /// Id of the sender.
        guest: GuestId,
        /// Name of the sender.
        name: String,
        /// Text as the reader sees it.
        text: String,
        /// Time in milliseconds since 1970.
        at_ms: u64,
    },
    /// Answer to `history`.
    History {
        /// Number of the last change that is included, as asked.
        until: u64,
        /// Events of the match in order, from its first deal, as you may see them.
        events: Vec<AnyEvent>,
    },
    /// A message was rejected. It changed nothing.
    Rejected {
        /// Type of the rejected message; empty if it could not be parsed.
        request: String,
        /// Number of the question it was about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        question: Option<u32>,
        /// Reason, with a stable code.
        problem: Problem,
    },
    /// Answer to `ping`.
    Pong {
        /// The number of the ping.
        t: u64,
    },
    /// The last message before the server closes the connection.
    Closing {
        /// Reason, with a stable code.
        problem: Problem,
    },
    /// Changes since the previous message, for a connection with `updates=events`. The only message without `type`.
    #[serde(untagged)]
    #[cfg_attr(feature = "schema", schemars(skip))]
    Changes(Box<Changes>),
}

/// The state of a table and its game, as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Snapshot {
    /// Number of the last change that is included.
    pub seq: u64,
    /// Your seat; `null` for a spectator.
    pub seat: Option<Seat>,
    /// State of the table.
    pub table: TableState,
    /// The game as you see it; `null` before the first match.
    pub view: Option<GameView>,
    /// The same view as the rules engine stores it, to which events apply. Clients without the engine ignore it; its format
    /// can change with every version of the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::EngineGame>"))]
    pub game: Option<Box<AnyGame>>,
    /// Score sheet of the match; `null` if there is no game.
    pub score_sheet: Option<ScoreSheet>,
    /// Seats that have to decide, and until when.
    pub pending: PendingDecision,
    /// The question you are asked; `null` if there is none.
    pub prompt: Option<Prompt>,
    /// The last chat messages.
    pub chat: Vec<ChatLine>,
}

/// Changes since the previous message. Omitted fields have not changed. A client that takes or gives up a seat gets a
/// snapshot instead.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Update {
    /// Number of the last change that is included. It grows with every stored change; an update that is only about
    /// presence or remaining time repeats it.
    pub seq: u64,
    /// `seq` of the message that this update follows. A client that has an older one has missed something and reconnects.
    pub prev_seq: u64,
    /// State of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableState>,
    /// Events of the game in order, as you may see them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<AnyEvent>,
    /// The game after these events. If the phase of the table is `open`, there is no game any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<GameView>,
    /// The whole score sheet, if a round has ended or a match has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score_sheet: Option<ScoreSheet>,
    /// Seats that have to decide, and until when.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pending: Option<PendingDecision>,
    /// The question you are asked; `null` if you are not asked any more.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "double_option")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Prompt>", extend("nullable" = true)))]
    pub prompt: Option<Option<Prompt>>,
    /// New chat messages.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chat: Vec<ChatLine>,
}

/// A question to a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prompt {
    /// Number of the question.
    pub question: u32,
    /// The words that a choice can start with. `next_words` tells whether such a choice is complete, and what may follow.
    pub next: Vec<String>,
    /// Whether some of these words need another word after them.
    pub needs_more: bool,
    /// Your answer so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
}

/// Distinguishes an omitted field from `null`.
pub(crate) mod double_option {
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
