//! Answers other nodes.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use futures_util::StreamExt;
use rodeo_cluster::NodeId;
use rodeo_cluster::routing::{Identity, Refusal, Reply, Request, decode, encode, subject};
use rodeo_protocol::{Problem, ProblemCode, TableId};
use rodeo_table::GuestIdentity;
use tokio::sync::Semaphore;

use super::Routing;
use super::owner::{self, RemoteClient};
use crate::app::App;
use crate::shard::ShardCommand;

/// Number of requests that are answered at the same time; further ones wait.
const MAX_REQUESTS: usize = 256;

/// Answers requests to the id that this node has, as long as the process runs.
pub(super) async fn run(app: App, routing: Arc<Routing>) {
    let permits = Arc::new(Semaphore::new(MAX_REQUESTS));
    let mut node = routing.node.clone();
    loop {
        let id = NodeId(*node.borrow_and_update());
        let Ok(mut requests) = routing.client.subscribe(subject::requests(id)).await else {
            return tracing::error!("cannot subscribe to NATS");
        };
        loop {
            let message = tokio::select! {
                // A node that was fenced continues under a new id.
                changed = node.changed() => match changed {
                    Ok(()) => break,
                    Err(_) => return,
                },
                message = requests.next() => match message {
                    Some(message) => message,
                    None => return,
                },
            };
            let permit = permits.clone().acquire_owned().await.expect("the semaphore is never closed");
            let (app, routing) = (app.clone(), routing.clone());
            tokio::spawn(async move {
                answer(&app, &routing, message).await;
                drop(permit);
            });
        }
    }
}

async fn answer(app: &App, routing: &Arc<Routing>, message: async_nats::Message) {
    let Some(reply_to) = message.reply else { return };
    let reply = match decode::<Request>(&message.payload) {
        Ok(request) => handle(app, routing, request).await.unwrap_or_else(Reply::Refused),
        Err(error) => {
            routing.counters().unreadable.fetch_add(1, Ordering::Relaxed);
            tracing::warn!(%error, "cannot read a request of another node");
            Reply::Refused(Refusal::Unreadable(error.to_string()))
        }
    };
    // Without an answer the other node tries again.
    let _ = routing.publish(reply_to.to_string(), encode(&reply)).await;
}

async fn handle(app: &App, routing: &Arc<Routing>, request: Request) -> Result<Reply, Refusal> {
    if !app.holds_lease() {
        // Another node may have taken tables that this one still has in memory.
        return Err(Refusal::NotHere);
    }
    match request {
        Request::Summary { table } => {
            app.table_index().get(table).map(|summary| Reply::value(&summary)).ok_or(Refusal::NotHere)
        }
        Request::Act { table, guest, message } => {
            let guest = admit(app, table, guest)?;
            let act = |reply| ShardCommand::Act { table, guest, message, reply };
            let state = app.shard(table).request(act).await.map_err(refusal)?;
            Ok(Reply::value(&state))
        }
        Request::Report { table, guest, report } => {
            let guest = admit(app, table, guest)?;
            let receipt = app.report_player(table, guest.id, guest.name, report).await;
            Ok(Reply::value(&receipt.map_err(Refusal::Problem)?))
        }
        Request::Connect { table, guest, have, updates, gateway } => {
            let guest = admit(app, table, guest)?;
            let client = RemoteClient { table, guest, have, updates, gateway };
            Ok(Reply::value(&owner::accept(app, routing, client).await?))
        }
        Request::Lobby { limit } => Ok(Reply::value(&app.own_lobby(limit))),
        Request::TableByCode { code } => Ok(Reply::value(&app.table_index().by_code(code))),
        Request::TablesOf { guest } => Ok(Reply::value(&app.table_index().tables_of(guest))),
    }
}

/// Why a shard has refused something. A table that is not there any more is at another node, or closed: the database knows.
pub(super) fn refusal(problem: Problem) -> Refusal {
    match problem.code {
        ProblemCode::TableNotFound => Refusal::NotHere,
        _ => Refusal::Problem(problem),
    }
}

/// Checks that this node serves the table, and that the guest is not banned.
fn admit(app: &App, table: TableId, guest: Identity) -> Result<GuestIdentity, Refusal> {
    if app.table_index().get(table).is_none() {
        return Err(Refusal::NotHere);
    }
    let allowed: Result<(), Problem> = app.moderation().check_not_banned(guest.id, app.now());
    allowed.map_err(Refusal::Problem)?;
    Ok(GuestIdentity { id: guest.id, name: guest.name, bot: guest.bot })
}
