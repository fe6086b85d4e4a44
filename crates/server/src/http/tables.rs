//! Tables: the lobby, opening, finding and joining a table.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use rodeo_protocol::api::{JoinRequest, OpenTable, TableSummary};
use rodeo_protocol::table::TableState;
use rodeo_protocol::{ClientMessage, Code, Problem, TableId};
use rodeo_store::Guest;
use rodeo_table::{Checkpoint, GuestIdentity, Secret, Table};

use super::extract::PathValue;
use super::{ApiError, JsonBody, PathParam};
use crate::app::App;
use crate::limits::ClientNetwork;
use crate::random::random;
use crate::session::Caller;
use crate::shard::ShardCommand;

/// Number of tables in the lobby.
const MAX_LOBBY_TABLES: usize = 100;

pub(super) async fn lobby(State(app): State<App>) -> Json<Vec<TableSummary>> {
    let absent_since = app.now().saturating_sub(app.config().lobby_absence.as_millis() as u64);
    Json(app.table_index().lobby(MAX_LOBBY_TABLES, absent_since))
}

pub(super) async fn open_table(
    State(app): State<App>,
    network: ClientNetwork,
    Caller(guest): Caller,
    JsonBody(body): JsonBody<OpenTable>,
) -> Result<(StatusCode, Json<TableState>), ApiError> {
    app.check_not_draining()?;
    app.check_table_limit(guest.id, None)?;
    let _reservation = app.reserve_table(network, guest.id).await?;
    let host = identity(&guest);
    let table = Box::new(new_table(&app, &host, &body)?);
    let id = table.id();
    let start = body.start;
    let state = app.shard(id).request(|reply| ShardCommand::Open { table, host, start, reply }).await?;
    tracing::info!(table = %id, game = body.game.name(), "table opened");
    Ok((StatusCode::CREATED, Json(state)))
}

fn new_table(app: &App, host: &GuestIdentity, body: &OpenTable) -> Result<Table, Problem> {
    let code = loop {
        let code = Code::from_random(random());
        if !app.table_index().has_code(code) {
            break code;
        }
    };
    let (id, secret) = (TableId::from_random(random()), Secret(random()));
    Table::open(Checkpoint::for_request(body, host, id, code, app.now(), secret)?)
}

pub(super) async fn table(
    State(app): State<App>,
    PathParam(id): PathParam<TableId>,
) -> Result<Json<TableSummary>, ApiError> {
    Ok(Json(app.table_index().get(id).ok_or_else(TableId::not_found)?))
}

pub(super) async fn table_by_code(
    State(app): State<App>,
    network: ClientNetwork,
    caller: Option<Caller>,
    PathParam(code): PathParam<Code>,
) -> Result<Json<TableSummary>, ApiError> {
    let found = app.table_by_code(network, caller.as_ref().map(|Caller(guest)| guest), code)?;
    Ok(Json(found.ok_or_else(Code::not_found)?))
}

/// Takes a seat without a connection.
pub(super) async fn join_table(
    State(app): State<App>,
    Caller(guest): Caller,
    PathParam(table): PathParam<TableId>,
    JsonBody(body): JsonBody<JoinRequest>,
) -> Result<Json<TableState>, ApiError> {
    app.check_table_limit(guest.id, Some(table))?;
    let (guest, message) = (identity(&guest), ClientMessage::Sit { seat: body.seat });
    let state = app.shard(table).request(|reply| ShardCommand::Act { table, guest, message, reply }).await?;
    Ok(Json(state))
}

fn identity(guest: &Guest) -> GuestIdentity {
    GuestIdentity { id: guest.id, name: guest.name.clone(), bot: guest.bot }
}
