//! Asks workers to decide for the bots of this node.
//!
//! The pool of this node decides whose bot is next, so that workers are as fair as its own threads. A decision that no worker makes
//! in time is made here.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use rodeo_cluster::routing::{decode, encode, subject};
use rodeo_rules::any::AnyChoice;
use rodeo_table::{BotRequest, SentBotRequest};
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use super::Routing;
use crate::app::App;
use crate::bot_pool::RemoteTask;

/// Time that a worker has to decide, including the time that the decision waits there.
const DECISION_TIMEOUT: Duration = Duration::from_secs(2);

/// A decision that a worker is asked for.
#[derive(Serialize, Deserialize)]
pub(super) struct DecisionRequest {
    /// Random number of the process that asks: workers serve nodes in turn.
    pub node: u128,
    pub request: SentBotRequest,
}

/// What a worker answers.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum DecisionReply {
    /// The choice of the bot; `None` if it has none, or does not support a proposal.
    Decided(Option<String>),
    /// Too many decisions wait, or the request has an unknown form.
    Refused,
}

/// Gives decisions to workers as long as the process runs.
pub(super) async fn run(app: App, routing: Arc<Routing>) {
    loop {
        // As many tasks at most as workers have threads.
        let task = app.bot_pool().next_remote().await;
        tokio::spawn(ask(routing.clone(), task));
    }
}

async fn ask(routing: Arc<Routing>, task: RemoteTask) {
    let Some(request) = task.request() else { return };
    let (counters, sent) = (routing.counters(), SentBotRequest::from(request));
    let answer = match routing.decide(sent).await {
        Some(DecisionReply::Decided(answer)) => request.read_answer(answer.as_deref()).ok(),
        Some(DecisionReply::Refused) | None => None,
    };
    match answer {
        Some(choice) => {
            counters.decisions.fetch_add(1, Ordering::Relaxed);
            task.deliver(choice);
        }
        // Dropping the task returns it to the pool.
        None => drop(counters.returned_decisions.fetch_add(1, Ordering::Relaxed)),
    }
}

impl Routing {
    async fn decide(&self, request: SentBotRequest) -> Option<DecisionReply> {
        let request = encode(&DecisionRequest { node: self.shared.instance, request });
        let asking = self.client.request(subject::decisions(), request.into());
        let reply = timeout(DECISION_TIMEOUT, asking).await.ok()?.ok()?;
        let read = decode(&reply.payload);
        if let Err(error) = &read {
            self.counters().unreadable.fetch_add(1, Ordering::Relaxed);
            tracing::warn!(%error, "cannot read the decision of a worker");
        }
        read.ok()
    }
}

/// Writes what a bot has decided.
pub(super) fn decided(choice: Option<AnyChoice>) -> DecisionReply {
    DecisionReply::Decided(BotRequest::write_answer(choice))
}
