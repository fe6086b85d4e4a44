//! One connection of a client to a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use rodeo_protocol::{ClientMessage, MAX_MESSAGE, PROTOCOL, Problem, ProblemCode, ServerMessage, TableId};
use rodeo_table::{Seen, Visitor};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::app::{App, ConnectionPlace};
use crate::http::{Asked, At, Refused};
use crate::limits::Bucket;
use crate::session::{Caller, SameOrigin};
use crate::shard::{Connection, Shard, ToShard};

/// Frames longer than this end the connection; between [`MAX_MESSAGE`] and this they are refused.
const MAX_FRAME: usize = 64 << 10;
/// How often a client is asked whether it is still there.
const PING: Duration = Duration::from_secs(20);
/// After so many refusals for being too fast in a row, the connection is closed.
const PATIENCE: u32 = 200;
/// A client that is told goodbye has so long to hang up.
const FAREWELL: Duration = Duration::from_secs(2);
/// Most of what clients send is short.
const READ_BUFFER: usize = 4096;

/// What the address of a connection may say.
#[derive(Deserialize)]
pub(crate) struct Resume {
    /// The number of the last change the client has.
    have: Option<u64>,
}

/// `GET /api/v1/tables/{id}/ws`.
pub(crate) async fn connect(
    State(app): State<App>,
    _: SameOrigin,
    Caller(guest): Caller,
    At(table): At<TableId>,
    Asked(Resume { have }): Asked<Resume>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|error| Problem::new(ProblemCode::Malformed, error.body_text()))?;
    let who = Visitor { id: guest.id, name: guest.name, bot: guest.bot };
    let place = app.take_place(who.id)?;
    tracing::debug!(%table, connection = place.id.0, "a client connects");
    let upgrade = upgrade
        .max_message_size(MAX_FRAME)
        .max_frame_size(MAX_FRAME)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| talk(app, socket, place, table, who, have)))
}

/// Talks until one side has enough.
async fn talk(
    app: App,
    mut socket: WebSocket,
    place: ConnectionPlace,
    table: TableId,
    who: Visitor,
    have: Option<u64>,
) {
    let limits = &app.config().limits;
    let (outbox, letters) = mpsc::channel(limits.outbox.max(2));
    let credit = Arc::new(AtomicU32::new(0));
    let seen = have.map_or(Seen::Nothing, Seen::UpTo);
    let (id, you) = (place.id, who.id);
    let connection =
        Connection { id, who, seen, outbox: outbox.clone(), credit: credit.clone(), explored: (0, 0) };
    let server = env!("CARGO_PKG_VERSION").to_owned();
    let welcome = ServerMessage::Welcome { protocol: PROTOCOL, server, table, you };
    let _ = outbox.try_send(crate::shard::write(&welcome));
    // From here on the shard alone holds the outbox: when it lets go of it, the connection ends.
    drop(outbox);
    let shard = app.shard(table).clone();
    if let Err(problem) = shard.ask(|reply| ToShard::Connect { table, connection, reply }).await {
        return say_goodbye(&mut socket, Some(problem)).await;
    }
    let now = Instant::now();
    let talk = Talk {
        table,
        shard: shard.clone(),
        app: app.clone(),
        credit,
        messages: Bucket::new(limits.messages_per_second, limits.message_burst),
        chat: Bucket::new(limits.chat_per_second, limits.chat_burst),
        rate_limited: 0,
        heard: now,
        place,
    };
    let parting = talk.run(&mut socket, letters).await;
    let _ = shard.send(ToShard::Gone { table, connection: id }).await;
    match parting {
        Parting::Gone => {}
        Parting::Told => say_goodbye(&mut socket, None).await,
        Parting::Because(problem) => say_goodbye(&mut socket, Some(problem)).await,
    }
}

/// How a conversation ends.
enum Parting {
    /// The client is gone, or does not listen.
    Gone,
    /// The client has been told why already.
    Told,
    /// The client is to be told.
    Because(Problem),
}

struct Talk {
    table: TableId,
    shard: Shard,
    app: App,
    credit: Arc<AtomicU32>,
    messages: Bucket,
    chat: Bucket,
    rate_limited: u32,
    /// When the client was last heard.
    heard: Instant,
    place: ConnectionPlace,
}

impl Talk {
    /// Carries messages in both directions until one side has enough.
    async fn run(mut self, socket: &mut WebSocket, mut letters: mpsc::Receiver<Utf8Bytes>) -> Parting {
        let patience = self.app.config().limits.patience;
        let mut ping = interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                biased;
                letter = letters.recv() => {
                    let Some(letter) = letter else { return Parting::Told };
                    let sent = timeout(patience, socket.send(Message::Text(letter))).await;
                    if !matches!(sent, Ok(Ok(()))) {
                        return Parting::Gone;
                    }
                }
                frame = socket.recv() => {
                    let frame = match frame {
                        Some(Ok(frame)) => frame,
                        Some(Err(error)) => return fault(&error).map_or(Parting::Gone, Parting::Because),
                        None => return Parting::Gone,
                    };
                    self.heard = Instant::now();
                    match self.hear(frame).await {
                        Heard::Nothing => {}
                        Heard::Close => return Parting::Gone,
                        Heard::End(problem) => return Parting::Because(problem),
                        Heard::Refuse(refusal) => {
                            let text = crate::shard::write(&refusal);
                            let sent = timeout(patience, socket.send(Message::Text(text))).await;
                            if !matches!(sent, Ok(Ok(()))) {
                                return Parting::Gone;
                            }
                        }
                    }
                }
                _ = ping.tick() => {
                    let silent = self.heard.elapsed() > 2 * PING + patience;
                    let sent = timeout(patience, socket.send(Message::Ping(Default::default()))).await;
                    if silent || !matches!(sent, Ok(Ok(()))) {
                        return Parting::Gone;
                    }
                }
            }
        }
    }

    async fn hear(&mut self, frame: Message) -> Heard {
        let text = match frame {
            Message::Text(text) => text,
            Message::Binary(_) => {
                return self.refuse("", None, Problem::new(ProblemCode::Malformed, "Messages are text."));
            }
            Message::Ping(_) | Message::Pong(_) => return Heard::Nothing,
            Message::Close(_) => return Heard::Close,
        };
        self.app.metrics().received.fetch_add(1, Ordering::Relaxed);
        self.messages.give(self.credit.swap(0, Ordering::Relaxed));
        let read = read(&text);
        let (name, question) =
            read.as_ref().map_or(("", None), |message: &ClientMessage| (message.name(), message.question()));
        if let Err(problem) = self.messages.take(self.heard) {
            self.rate_limited += 1;
            let enough = self.rate_limited > PATIENCE;
            return if enough { Heard::End(problem) } else { self.refuse(name, question, problem) };
        }
        self.rate_limited = 0;
        let message = match read {
            Ok(message) => message,
            Err(problem) => return self.refuse("", None, problem),
        };
        if matches!(message, ClientMessage::Chat { .. })
            && let Err(problem) = self.chat.take(self.heard)
        {
            return self.refuse("chat", None, problem);
        }
        if matches!(message, ClientMessage::Sit { .. })
            && let Err(problem) = self.app.may_sit(self.place.guest, Some(self.table))
        {
            return self.refuse("sit", None, problem);
        }
        let say = ToShard::Say { table: self.table, connection: self.place.id, message };
        match self.shard.send(say).await {
            Ok(()) => Heard::Nothing,
            Err(problem) => Heard::End(problem),
        }
    }

    fn refuse(&self, to: &str, question: Option<u32>, problem: Problem) -> Heard {
        self.app.metrics().refused.fetch_add(1, Ordering::Relaxed);
        Heard::Refuse(ServerMessage::Rejected { request: to.into(), question, problem })
    }
}

/// What a frame came to.
enum Heard {
    Nothing,
    Refuse(ServerMessage),
    Close,
    End(Problem),
}

/// The message that a text says.
fn read(text: &str) -> Result<ClientMessage, Problem> {
    if text.len() > MAX_MESSAGE {
        return Err(too_large());
    }
    serde_json::from_str(text)
        .map_err(|error| Problem::new(ProblemCode::Malformed, format!("The message cannot be read: {error}")))
}

fn too_large() -> Problem {
    Problem::new(ProblemCode::TooLarge, format!("A message has at most {MAX_MESSAGE} bytes."))
}

/// The faults of a frame that a client can be told of.
fn fault(error: &axum::Error) -> Option<Problem> {
    let error = error.to_string().to_lowercase();
    if error.contains("too long") || error.contains("too big") {
        return Some(too_large());
    }
    error.contains("utf").then(|| Problem::new(ProblemCode::Malformed, "Messages are text in UTF-8."))
}

/// Says why, if it was not said before, and waits a moment for the client to hang up: a socket that is closed while something
/// unread lies in it takes what was sent last with it.
async fn say_goodbye(socket: &mut WebSocket, problem: Option<Problem>) {
    let code = match problem.as_ref().map(|problem| problem.code) {
        // Come back later: the codes for a server that goes away or restarts.
        None => 1001,
        Some(ProblemCode::ShuttingDown | ProblemCode::Busy) => 1012,
        Some(ProblemCode::TooLarge) => 1009,
        // The server ends the connection for a reason of its own.
        Some(_) => 1008,
    };
    let reason = problem.as_ref().map_or("", |problem| problem.code.name()).into();
    let bye = problem.map(|problem| crate::shard::write(&ServerMessage::Closing { problem }));
    let farewell = async {
        if let Some(bye) = bye {
            socket.send(Message::Text(bye)).await?;
        }
        socket.send(Message::Close(Some(CloseFrame { code, reason }))).await?;
        while socket.recv().await.is_some_and(|frame| frame.is_ok()) {}
        Ok::<(), axum::Error>(())
    };
    let _ = timeout(FAREWELL, farewell).await;
}
