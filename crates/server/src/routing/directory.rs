//! Lobby, codes and tables of a guest across nodes: each node knows its own tables, and asks the others.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::time::Duration;

use rodeo_cluster::routing::Request;
use rodeo_protocol::api::TableSummary;
use rodeo_protocol::{Code, GuestId};
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::app::App;

/// Age at which the public tables of other nodes are asked for again.
const LOBBY_AGE: Duration = Duration::from_millis(500);

/// Public tables of other nodes, so that many requests for the lobby are one request to each node.
#[derive(Default)]
pub(super) struct LobbyCache {
    tables: Mutex<Option<(Instant, Vec<TableSummary>)>>,
}

/// Adds the public tables of other nodes.
pub(crate) async fn lobby(app: &App, limit: usize, own: Vec<TableSummary>) -> Vec<TableSummary> {
    let Some(routing) = app.routing() else { return own };
    // Others wait here for the same answer.
    let mut cached = routing.lobby.tables.lock().await;
    let others = match &*cached {
        Some((at, tables)) if at.elapsed() < LOBBY_AGE => tables.clone(),
        _ => {
            let answers: Vec<Vec<TableSummary>> = routing.ask_all(Request::Lobby { limit }).await;
            let tables: Vec<TableSummary> = answers.into_iter().flatten().collect();
            cached.insert((Instant::now(), tables)).1.clone()
        }
    };
    drop(cached);
    let mut tables = without_duplicates(own, others);
    tables.sort_by_key(|table| Reverse((table.can_join, table.opened_ms, table.id)));
    tables.truncate(limit);
    tables
}

/// Adds the tables of other nodes at which a guest has a seat.
pub(crate) async fn tables_of(app: &App, guest: GuestId, own: Vec<TableSummary>) -> Vec<TableSummary> {
    let Some(routing) = app.routing() else { return own };
    let others: Vec<Vec<TableSummary>> = routing.ask_all(Request::TablesOf { guest }).await;
    let mut tables = without_duplicates(own, others.into_iter().flatten());
    tables.sort_by_key(|table| Reverse((table.opened_ms, table.id)));
    tables
}

/// Returns the table of another node with this code.
pub(crate) async fn by_code(app: &App, code: Code) -> Option<TableSummary> {
    let routing = app.routing()?;
    let found: Vec<Option<TableSummary>> = routing.ask_all(Request::TableByCode { code }).await;
    found.into_iter().flatten().next()
}

/// Adds tables of other nodes. A table that moves can be on two lists for a moment, and is listed once.
fn without_duplicates(
    own: Vec<TableSummary>,
    others: impl IntoIterator<Item = TableSummary>,
) -> Vec<TableSummary> {
    let mut seen = HashSet::new();
    own.into_iter().chain(others).filter(|table| seen.insert(table.id)).collect()
}
