//! What is committed together, and shown when that is done.

use axum::extract::ws::Utf8Bytes;
use rodeo_protocol::api::{MatchSummary, TableSummary};
use rodeo_protocol::table::TableState;
use rodeo_protocol::{Problem, TableId};
use rodeo_rules::any::GameKind;
use rodeo_rules::deal::Hex32;
use rodeo_rules::game::ScoreOrder;
use rodeo_store::{Batch, FinishedMatch, Write};
use rodeo_table::{FactBatch, Finished};

use super::Reply;
use super::entry::ConnectionId;

/// Writes, and what waits for them.
#[derive(Default)]
pub(crate) struct Group {
    pub writes: Batch,
    /// The tables that it is about.
    pub tables: Vec<TableId>,
    pub outgoing: Vec<Outgoing>,
    pub replies: Vec<Waiting>,
    pub cards: Vec<TableSummary>,
    /// Tables that are gone.
    pub closed: Vec<TableId>,
}

/// A message on its way to a connection.
pub(crate) struct Outgoing {
    pub table: TableId,
    pub connection: ConnectionId,
    pub text: Utf8Bytes,
    /// The last one: the connection is closed behind it.
    pub last: bool,
}

/// A request that waits for its answer.
pub(crate) enum Waiting {
    State(Reply<TableState>, Result<Box<TableState>, Problem>),
    Connected(Reply<()>, Result<(), Problem>),
}

impl Waiting {
    /// Gives the answer. Whoever asked may be gone already.
    pub fn answer(self) {
        match self {
            Waiting::State(reply, answer) => drop(reply.send(answer.map(|state| *state))),
            Waiting::Connected(reply, answer) => drop(reply.send(answer)),
        }
    }

    /// Gives this answer instead: nothing of it happened.
    pub fn fail(self, problem: Problem) {
        match self {
            Waiting::State(reply, _) => drop(reply.send(Err(problem))),
            Waiting::Connected(reply, _) => drop(reply.send(Err(problem))),
        }
    }
}

impl Group {
    pub fn is_empty(&self) -> bool {
        self.writes.is_empty()
            && self.outgoing.is_empty()
            && self.replies.is_empty()
            && self.cards.is_empty()
            && self.closed.is_empty()
    }

    pub fn keep_facts(&mut self, table: TableId, portion: &FactBatch, at: u64) {
        let (first, facts) = (portion.first, portion.write());
        self.writes.push(match portion.rebase {
            true => Write::Rebase { table, first, facts, at },
            false => Write::Facts { table, first, facts, at },
        });
    }

    pub fn keep_match(&mut self, table: TableId, finished: Finished) {
        let seed = finished.record.chance.as_ref().map(|chance| chance.seed());
        let card = MatchSummary {
            id: finished.id,
            rules: finished.record.rules,
            seats: finished.seats,
            replaced_by_bot: finished.replaced_by_bot,
            outcome: finished.outcome,
            started_ms: finished.started_at,
            ended_ms: finished.ended_at,
            steps: finished.record.steps.len() as u32,
            commitment: seed.map_or(String::new(), |seed| Hex32(seed.commitment()).to_string()),
            ratings: Vec::new(),
        };
        let rated = better(finished.record.rules.kind());
        let record = finished.record.to_json();
        self.writes.push(Write::FinishMatch(Box::new(FinishedMatch { card, record, table, rated })));
    }
}

/// Returns the order of scores, if matches of the game are rated.
fn better(game: GameKind) -> Option<ScoreOrder> {
    let descriptor = game.descriptor();
    descriptor.rated.then_some(descriptor.score_order)
}
