//! A WebSocket connection of a client to a table.

use std::future::{Future, poll_fn};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::Poll;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use rodeo_protocol::{ClientMessage, PROTOCOL, Problem, ProblemCode, ServerMessage, TableId, Updates};
use rodeo_table::{GuestIdentity, SyncState, message_too_large, read_message};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::app::{App, ConnectionPermit};
use crate::http::{ApiError, PathParam, Query};
use crate::limits::{ClientNetwork, FLOOD, FrameLimit, LimitKind, TokenBucket};
use crate::live_sessions::SessionWatch;
use crate::session::{CallerSession, SameOrigin, declared};
use crate::shard::{Connection, to_text};
use crate::table_access::{RemoteOwner, TableLink};

/// Longest frame that is read. Longer ones end the connection; those longer than [`rodeo_protocol::MAX_MESSAGE`] are rejected.
const MAX_FRAME: usize = 64 << 10;
const PING_INTERVAL: Duration = Duration::from_secs(20);
/// Number of consecutive messages over the rate limit after which the connection is closed.
const MAX_RATE_LIMITED: u32 = 200;
/// Time that a client has to answer the close frame.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);
/// Milliseconds after which a client that was disconnected for a flood of frames may reconnect.
const FLOOD_RETRY: u64 = 10_000;
/// Most messages of clients are shorter than this.
const READ_BUFFER: usize = 1024;
/// Bytes that are collected before they are written, so that messages that are ready together are one write.
const WRITE_BUFFER: usize = 4096;
/// Number of messages that are taken from the outbox at once.
const MAX_BATCH: usize = 16;
/// Messages of a table of another node that wait to be written.
const ROUTED_OUTBOX: usize = 16;
/// Requests for the history of a match per second, and at once: a client asks once after each snapshot.
const HISTORY_PER_SECOND: f64 = 0.1;
const HISTORY_BURST: f64 = 5.0;

/// Query string of a connection.
#[derive(Deserialize)]
pub(crate) struct ConnectQuery {
    /// Number of the last change that the client has.
    have: Option<u64>,
    /// How the client wants to be kept up to date.
    #[serde(default)]
    updates: Updates,
    /// Version of the protocol that the client was written for.
    protocol: Option<u32>,
}

/// `GET /api/v1/tables/{id}/ws`
pub(crate) async fn connect(
    State(app): State<App>,
    (network, frame_limit, owner): (
        ClientNetwork,
        Option<Extension<FrameLimit>>,
        Option<Extension<RemoteOwner>>,
    ),
    _: SameOrigin,
    session: CallerSession,
    PathParam(table): PathParam<TableId>,
    Query(query): Query<ConnectQuery>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|error| Problem::new(ProblemCode::Malformed, error.body_text()))?;
    let permit = app.connection_permit(network, session.guest.id, table).await?;
    let watch = app.watch_session(&permit, &session).await?;
    let guest = declared(session.guest, session.kind);
    let guest = GuestIdentity { id: guest.id, name: guest.name, bot: guest.bot };
    if let Some(Extension(frame_limit)) = frame_limit {
        let limits = &app.config().limits;
        let bucket = TokenBucket::new(limits.messages_per_second, limits.message_burst, Instant::now());
        if !frame_limit.start(bucket) {
            let message = "A client must not send frames before the response to its upgrade.";
            return Err(Problem::new(ProblemCode::Malformed, message).into());
        }
    }
    tracing::debug!(%table, connection = permit.id.0, "client connected");
    let upgrade = upgrade
        .max_message_size(MAX_FRAME)
        .max_frame_size(MAX_FRAME)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    // A browser does not show its page the response to a rejected upgrade, but it does show a message.
    if let Some(Err(problem)) = query.protocol.map(Problem::check_protocol) {
        return Ok(upgrade.on_upgrade(async move |mut socket| {
            close(&mut socket, Some(problem), PendingInput::Frames).await;
            drop(permit);
        }));
    }
    let place = TablePlace { table, owner: owner.map(|Extension(owner)| owner) };
    Ok(upgrade.on_upgrade(move |socket| run_connection(app, socket, permit, watch, place, guest, query)))
}

/// A table and the node that serves it, if it is another one.
struct TablePlace {
    table: TableId,
    owner: Option<RemoteOwner>,
}

/// Runs a connection until either side closes it.
async fn run_connection(
    app: App,
    mut socket: WebSocket,
    permit: ConnectionPermit,
    watch: SessionWatch,
    TablePlace { table, owner }: TablePlace,
    guest: GuestIdentity,
    query: ConnectQuery,
) {
    let limits = &app.config().limits;
    // Messages of another node wait there, where the table is.
    let outbox = if owner.is_some() { ROUTED_OUTBOX } else { limits.outbox.max(2) };
    let (outbox, outgoing) = mpsc::channel(outbox);
    let credit = Arc::new(AtomicU32::new(0));
    let (id, you) = (permit.id, guest.id);
    let server = env!("CARGO_PKG_VERSION").to_owned();
    let welcome = ServerMessage::Welcome { protocol: PROTOCOL, server, table, you };
    outbox.try_send(to_text(&welcome)).expect("an empty outbox has room for two messages");
    // From here on only the table holds the outbox: the connection ends when the table drops it.
    let ConnectQuery { have, updates, protocol: _ } = query;
    let sync = have.map_or(SyncState::New, SyncState::Resuming);
    let connection =
        Connection { id, guest, sync, updates, outbox, credit: credit.clone(), explored: (0, 0) };
    let link = match TableLink::open(&app, owner, table, connection).await {
        Ok(link) => link,
        Err(problem) => return close(&mut socket, Some(problem), PendingInput::Frames).await,
    };
    // A ban closes the connections that the shard has; this one may have come after it.
    if let Err(problem) = app.moderation().check_not_banned(you, app.now()) {
        link.close(table, id).await;
        return close(&mut socket, Some(problem), PendingInput::Frames).await;
    }
    let mut task = ConnectionTask {
        table,
        link,
        credit,
        messages: TokenBucket::new(limits.messages_per_second, limits.message_burst, Instant::now()),
        chat: TokenBucket::new(limits.chat_per_second, limits.chat_burst, Instant::now()),
        history: TokenBucket::new(HISTORY_PER_SECOND, HISTORY_BURST, Instant::now()),
        rate_limited: 0,
        last_received: Instant::now(),
        app: app.clone(),
        permit,
    };
    let reason = tokio::select! {
        reason = task.run(&mut socket, outgoing) => reason,
        problem = watch.ended() => CloseReason::Problem(problem),
    };
    task.link.close(table, id).await;
    match reason {
        CloseReason::Disconnected => {}
        CloseReason::Notified => close(&mut socket, None, PendingInput::Frames).await,
        CloseReason::Problem(problem) => close(&mut socket, Some(problem), PendingInput::Frames).await,
        CloseReason::InvalidFrame(problem) => {
            close(&mut socket, Some(problem), PendingInput::Unreadable).await
        }
    }
}

/// Why a connection ends.
enum CloseReason {
    /// The client has disconnected or does not read.
    Disconnected,
    /// The client has already received a closing message.
    Notified,
    /// The client is to receive a closing message with this problem.
    Problem(Problem),
    /// The same, because of a frame after which no other can be read.
    InvalidFrame(Problem),
}

/// What follows from a frame of the client.
enum FrameOutcome {
    /// Nothing; the connection continues.
    Accepted,
    /// The client receives this message.
    Reply(ServerMessage),
    Close(CloseReason),
}

struct ConnectionTask {
    table: TableId,
    link: TableLink,
    app: App,
    /// Messages that the shard has exempted from the rate limit.
    credit: Arc<AtomicU32>,
    messages: TokenBucket,
    chat: TokenBucket,
    history: TokenBucket,
    /// Number of consecutive messages over the rate limit.
    rate_limited: u32,
    last_received: Instant,
    permit: ConnectionPermit,
}

impl ConnectionTask {
    /// Transfers messages in both directions until the connection is to end.
    async fn run(&mut self, socket: &mut WebSocket, mut outgoing: mpsc::Receiver<Utf8Bytes>) -> CloseReason {
        let write_timeout = self.app.config().limits.write_timeout;
        let mut ping = interval(PING_INTERVAL);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut texts = Vec::new();
        loop {
            let other = tokio::select! {
                biased;
                count = outgoing.recv_many(&mut texts, MAX_BATCH) => match count {
                    0 => return CloseReason::Notified,
                    _ => None,
                },
                frame = socket.recv() => {
                    let frame = match frame {
                        Some(Ok(frame)) => frame,
                        Some(Err(error)) => {
                            if error.to_string().contains(FLOOD) {
                                self.app.limits().hits.count(LimitKind::Frames);
                            }
                            return frame_problem(&error)
                                .map_or(CloseReason::Disconnected, CloseReason::InvalidFrame);
                        }
                        None => return CloseReason::Disconnected,
                    };
                    self.last_received = Instant::now();
                    match self.handle_frame(frame).await {
                        FrameOutcome::Accepted => continue,
                        FrameOutcome::Reply(message) => Some(Message::Text(to_text(&message))),
                        FrameOutcome::Close(reason) => return reason,
                    }
                }
                _ = ping.tick() => {
                    if self.last_received.elapsed() > 2 * PING_INTERVAL + write_timeout {
                        return CloseReason::Disconnected;
                    }
                    Some(Message::Ping(Default::default()))
                }
            };
            let messages = texts.drain(..).map(Message::Text).chain(other);
            if write(socket, messages, write_timeout).await.is_err() {
                return CloseReason::Disconnected;
            }
        }
    }

    async fn handle_frame(&mut self, frame: Message) -> FrameOutcome {
        let text = match frame {
            Message::Text(text) => text,
            Message::Binary(_) => {
                return self.reject("", None, Problem::new(ProblemCode::Malformed, "Messages must be text."));
            }
            // The frame limit counts them.
            Message::Ping(_) | Message::Pong(_) => return FrameOutcome::Accepted,
            Message::Close(_) => return FrameOutcome::Close(CloseReason::Disconnected),
        };
        self.app.metrics().received.fetch_add(1, Ordering::Relaxed);
        self.messages.give_back(self.credit.swap(0, Ordering::Relaxed));
        let parsed = read_message(&text);
        let (name, question) = parsed
            .as_ref()
            .map_or(("", None), |message: &ClientMessage| (message.name(), message.question()));
        if let Err(problem) = self.messages.take(self.last_received) {
            self.rate_limited += 1;
            self.app.limits().hits.count(LimitKind::Messages);
            return match self.rate_limited > MAX_RATE_LIMITED {
                true => FrameOutcome::Close(CloseReason::Problem(problem)),
                false => self.reject(name, question, problem),
            };
        }
        self.rate_limited = 0;
        let message = match parsed {
            Ok(message) => message,
            Err(problem) => return self.reject("", None, problem),
        };
        let allowed = match message {
            ClientMessage::Chat { .. } | ClientMessage::React { .. } => {
                let muted = self.app.moderation().check_not_muted(self.permit.guest, self.app.now());
                muted.and_then(|()| {
                    self.app.limits().hits.check(LimitKind::Chat, self.chat.take(self.last_received))
                })
            }
            ClientMessage::History { .. } => {
                self.app.limits().hits.check(LimitKind::History, self.history.take(self.last_received))
            }
            ClientMessage::Start { .. } | ClientMessage::Rematch { wanted: true } => {
                self.app.check_not_draining()
            }
            ClientMessage::Sit { .. } => {
                self.app.check_table_limit(self.permit.guest, Some(self.table)).await
            }
            _ => Ok(()),
        };
        if let Err(problem) = allowed {
            return self.reject(message.name(), None, problem);
        }
        match self.link.send(self.table, self.permit.id, message).await {
            Ok(()) => FrameOutcome::Accepted,
            Err(problem) => FrameOutcome::Close(CloseReason::Problem(problem)),
        }
    }

    fn reject(&self, request: &str, question: Option<u32>, problem: Problem) -> FrameOutcome {
        self.app.metrics().rejected.fetch_add(1, Ordering::Relaxed);
        FrameOutcome::Reply(ServerMessage::Rejected { request: request.into(), question, problem })
    }
}

/// The client has disconnected, or has accepted nothing for the whole timeout.
struct NotWritten;

/// Writes messages in one go.
async fn write(
    socket: &mut WebSocket,
    messages: impl Iterator<Item = Message>,
    limit: Duration,
) -> Result<(), NotWritten> {
    let write = async {
        for message in messages {
            socket.feed(message).await?;
        }
        socket.flush().await
    };
    let mut write = std::pin::pin!(write);
    // Nearly every write succeeds at once and needs no timer.
    let written = match poll_fn(|context| Poll::Ready(write.as_mut().poll(context))).await {
        Poll::Ready(written) => Ok(written),
        Poll::Pending => timeout(limit, write).await,
    };
    match written {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(NotWritten),
    }
}

/// Converts an error of the WebSocket into a problem, if it is one that the client can be told.
fn frame_problem(error: &axum::Error) -> Option<Problem> {
    // axum hides the type of the error, so its text is all there is.
    let error = error.to_string().to_lowercase();
    if error.contains(FLOOD) {
        let message = "Too many pings, pongs or fragments.";
        return Some(Problem::new(ProblemCode::RateLimited, message).retry_after_ms(FLOOD_RETRY));
    }
    if error.contains("too long") || error.contains("too big") {
        return Some(message_too_large());
    }
    error.contains("utf").then(|| Problem::new(ProblemCode::Malformed, "Messages must be valid UTF-8."))
}

/// What a connection to be closed can still receive.
#[derive(PartialEq, Eq)]
enum PendingInput {
    Frames,
    /// The rest of an invalid frame.
    Unreadable,
}

/// Sends the problem, if any, and a close frame, then waits for the client to close. Without waiting, unread data in the
/// socket would reset the connection and discard what was sent last.
async fn close(socket: &mut WebSocket, problem: Option<Problem>, input: PendingInput) {
    let code = match problem.as_ref().map(|problem| problem.code) {
        None => close_code::AWAY,
        Some(ProblemCode::ShuttingDown | ProblemCode::Busy) => close_code::RESTART,
        Some(ProblemCode::TooLarge) => close_code::SIZE,
        Some(_) => close_code::POLICY,
    };
    let reason = problem.as_ref().map_or("", |problem| problem.code.name()).into();
    let closing = problem.map(|problem| to_text(&ServerMessage::Closing { problem }));
    let exchange = async {
        if let Some(closing) = closing {
            socket.send(Message::Text(closing)).await?;
        }
        socket.send(Message::Close(Some(CloseFrame { code, reason }))).await?;
        while socket.recv().await.is_some_and(|frame| frame.is_ok()) {}
        if input == PendingInput::Unreadable {
            // The rest stays unread, so the end of the client cannot be seen: use the whole timeout.
            std::future::pending::<()>().await;
        }
        Ok::<(), axum::Error>(())
    };
    // A client that is gone or too slow misses the message.
    let _ = timeout(CLOSE_TIMEOUT, exchange).await;
}
