//! Asks other nodes.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use rodeo_cluster::NodeId;
use rodeo_cluster::routing::peers::BEAT_MS;
use rodeo_cluster::routing::{Refusal, Reply, Request, decode, encode, subject};
use rodeo_protocol::{Problem, ProblemCode};
use serde::de::DeserializeOwned;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::Routing;
use crate::shard::moved;

/// Time that the owner of a table has to answer: longer than a commit takes when the database is busy.
const REPLY_TIMEOUT: Duration = Duration::from_secs(5);
/// Time that all nodes have to answer together. Those that do not are left out.
const GATHER_TIMEOUT: Duration = Duration::from_millis(500);

/// Why a request to another node has no value.
#[derive(Debug)]
pub(crate) enum AskError {
    /// NATS or the node is not reachable, or the table is not there.
    Unreachable,
    /// What the client is told.
    Problem(Problem),
}

impl From<AskError> for Problem {
    fn from(error: AskError) -> Problem {
        match error {
            AskError::Unreachable => moved(),
            AskError::Problem(problem) => problem,
        }
    }
}

impl Routing {
    /// Sends a request to a node and waits for its value.
    pub async fn ask<T: DeserializeOwned>(&self, node: NodeId, request: &Request) -> Result<T, AskError> {
        if !self.is_connected() {
            return Err(AskError::Unreachable);
        }
        self.counters().requests.fetch_add(1, Ordering::Relaxed);
        let asking = self.client.request(subject::requests(node), encode(request).into());
        let answer = tokio::select! {
            answer = timeout(REPLY_TIMEOUT, asking) => answer,
            () = self.wait_for_death(node) => return Err(AskError::Unreachable),
        };
        let Ok(Ok(answer)) = answer else { return Err(AskError::Unreachable) };
        let reply = decode::<Reply>(&answer.payload).map_err(|error| self.unreadable(&error.to_string()))?;
        match reply {
            Reply::Value(value) => serde_json::from_str(value.get())
                .map_err(|_| self.unreadable("the reply has an unknown form")),
            Reply::Refused(Refusal::NotHere) => Err(AskError::Unreachable),
            Reply::Refused(Refusal::Problem(problem)) => Err(AskError::Problem(problem)),
            Reply::Refused(Refusal::Unreadable(error)) => Err(self.unreadable(&error)),
        }
    }

    /// Sends a request to all other nodes. Returns the values of those that answer in time.
    pub async fn ask_all<T: DeserializeOwned + Send + 'static>(
        self: &Arc<Routing>,
        request: Request,
    ) -> Vec<T> {
        let request = Arc::new(request);
        let nodes = self.peers().nodes();
        let mut asked = JoinSet::new();
        for node in nodes {
            let (routing, request) = (self.clone(), request.clone());
            asked.spawn(async move { timeout(GATHER_TIMEOUT, routing.ask(node, &request)).await });
        }
        asked.join_all().await.into_iter().filter_map(|reply| reply.ok()?.ok()).collect()
    }

    /// Waits until a node is gone: a request that it received before will not be answered.
    async fn wait_for_death(&self, node: NodeId) {
        while self.reaches(node) {
            sleep(Duration::from_millis(BEAT_MS)).await;
        }
    }

    fn unreadable(&self, error: &str) -> AskError {
        self.counters().unreadable.fetch_add(1, Ordering::Relaxed);
        tracing::warn!(error, "nodes do not understand each other");
        let message = "The servers are being updated. Try again in a moment.";
        AskError::Problem(Problem::new(ProblemCode::Busy, message).retry_after_ms(2000))
    }
}
