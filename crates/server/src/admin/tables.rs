//! Tables and matches.

use std::borrow::Cow;
use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use rodeo_protocol::admin::{CloseTableRequest, NamedGuest, TableInfo};
use rodeo_protocol::api::TableSummary;
use rodeo_protocol::table::SeatState;
use rodeo_protocol::{MatchId, Problem, ProblemCode, TableId};
use rodeo_store::Write;
use serde_json::{Value, json};

use super::writes;
use crate::app::App;
use crate::http::{ApiError, JsonBody, PathParam, PathValue};
use crate::shard::{AdminCommand, ShardCommand};

/// Lists all tables, newest first.
pub(super) async fn list(State(app): State<App>) -> Json<Vec<TableInfo>> {
    let activity = app.inspect_tables().await;
    let activity: HashMap<TableId, _> = activity.into_iter().map(|one| (one.table, one)).collect();
    let tables = app.table_index().all();
    let mut infos: Vec<TableInfo> = tables
        .into_iter()
        // A table without activity was closed in the meantime.
        .filter_map(|table| activity.get(&table.id).map(|one| info(table, one.connections, one.updated_at)))
        .collect();
    infos.sort_by_key(|table| std::cmp::Reverse((table.opened_ms, table.id)));
    Json(infos)
}

fn info(table: TableSummary, connections: usize, updated_ms: u64) -> TableInfo {
    let guest = |seat: &SeatState| match seat {
        SeatState::Guest { id, name, .. } => Some(NamedGuest { id: *id, name: name.clone() }),
        SeatState::Empty | SeatState::DeletedGuest { .. } | SeatState::HouseBot { .. } => None,
    };
    TableInfo {
        id: table.id,
        code: table.code,
        game: table.rules.kind(),
        phase: table.phase,
        visibility: table.visibility,
        seats: table.seats.len(),
        guests: table.seats.iter().filter_map(guest).collect(),
        connections,
        opened_ms: table.opened_ms,
        updated_ms,
    }
}

/// Closes a table. A match in progress is lost; the people at the table are told why.
pub(super) async fn close(
    State(app): State<App>,
    PathParam(table): PathParam<TableId>,
    JsonBody(body): JsonBody<CloseTableRequest>,
) -> Result<Json<Value>, ApiError> {
    let reason = writes::note(&body.reason)?;
    let message = match reason.as_str() {
        "" => "An operator of the server has closed this table.".to_owned(),
        reason => format!("An operator of the server has closed this table: {reason}"),
    };
    let reason = Some(reason.into()).filter(|reason: &Cow<'static, str>| !reason.is_empty());
    let problem = Problem { reason, ..Problem::new(ProblemCode::TableClosed, message) };
    app.shard(table)
        .request(|reply| ShardCommand::Admin(AdminCommand::CloseTable { table, problem, reply }))
        .await?;
    tracing::info!(action = "close_table", %table, "administration");
    Ok(Json(json!({ "closed": table })))
}

pub(super) async fn delete_match(
    State(app): State<App>,
    PathParam(id): PathParam<MatchId>,
) -> Result<Json<Value>, ApiError> {
    app.read_store(move |store| store.match_summary(id)).await?.ok_or_else(MatchId::not_found)?;
    app.commit(vec![Write::DeleteMatch { id }]).await?;
    tracing::info!(action = "delete_match", r#match = %id, "administration");
    Ok(Json(json!({ "deleted": id })))
}
