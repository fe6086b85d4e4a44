//! Changes that are committed together, and what is sent when the commit has completed.

use axum::extract::ws::Utf8Bytes;
use rodeo_protocol::api::TableSummary;
use rodeo_protocol::table::TableState;
use rodeo_protocol::{Problem, TableId};
use rodeo_store::{Batch, StoredMatch, Write};
use rodeo_table::{FactBatch, FinishedMatch};

use super::Reply;
use super::public_view::PublicView;
use super::table_entry::ConnectionId;

/// Writes, and everything that waits until they are durable.
#[derive(Default)]
pub(crate) struct CommitGroup {
    pub writes: Batch,
    /// The tables it concerns.
    pub tables: Vec<TableId>,
    /// The tables it writes to, each with its epoch.
    pub epochs: Vec<(TableId, u64)>,
    /// Tables that are opened.
    pub opened: Vec<TableId>,
    pub outgoing: Vec<OutgoingMessage>,
    pub replies: Vec<PendingReply>,
    /// Changed summaries for the table index.
    pub summaries: Vec<TableSummary>,
    /// Tables that are closed.
    pub closed: Vec<TableId>,
    /// Matches that are stored.
    pub finished: Vec<(TableId, FinishedMatch)>,
}

/// A message to a connection.
pub(crate) struct OutgoingMessage {
    pub table: TableId,
    pub connection: ConnectionId,
    pub text: Utf8Bytes,
    /// Whether the connection is closed after it.
    pub last: bool,
}

/// The response to a command of a request.
pub(crate) enum PendingReply {
    State(Reply<TableState>, Result<Box<TableState>, Problem>),
    View(Reply<PublicView>, Result<Box<PublicView>, Problem>),
    Connected(Reply<()>, Result<(), Problem>),
    Closed(Reply<()>, Result<(), Problem>),
}

impl PendingReply {
    /// Sends the response. The receiver is gone if the request was cancelled.
    pub fn send(self) {
        match self {
            PendingReply::State(reply, result) => drop(reply.send(result.map(|state| *state))),
            PendingReply::View(reply, result) => drop(reply.send(result.map(|view| *view))),
            PendingReply::Connected(reply, result) | PendingReply::Closed(reply, result) => {
                drop(reply.send(result));
            }
        }
    }

    /// Sends this problem instead, because the commit failed.
    pub fn fail(self, problem: Problem) {
        match self {
            PendingReply::State(reply, _) => drop(reply.send(Err(problem))),
            PendingReply::View(reply, _) => drop(reply.send(Err(problem))),
            PendingReply::Connected(reply, _) | PendingReply::Closed(reply, _) => {
                drop(reply.send(Err(problem)));
            }
        }
    }
}

impl CommitGroup {
    pub fn is_empty(&self) -> bool {
        self.writes.is_empty()
            && self.outgoing.is_empty()
            && self.replies.is_empty()
            && self.summaries.is_empty()
            && self.closed.is_empty()
    }

    pub fn add_facts(&mut self, table: TableId, batch: &FactBatch, at: u64) {
        let (first, facts) = (batch.first_seq, batch.to_json());
        self.writes.push(match batch.replaces_all {
            true => Write::ReplaceFacts { table, first, facts, at },
            false => Write::AppendFacts { table, first, facts, at },
        });
    }

    pub fn add_match(&mut self, table: TableId, finished: FinishedMatch) {
        let summary = finished.summary();
        let rated = finished.rated.then(|| finished.record.rules.kind().descriptor().score_order);
        let record = finished.record.to_json();
        self.writes.push(Write::SaveMatch(Box::new(StoredMatch { summary, record, table, rated })));
        self.finished.push((table, finished));
    }
}
