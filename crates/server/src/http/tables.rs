//! Tables: the lobby, opening, finding and joining a table.

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
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
use crate::table_access::RemoteOwner;

/// Number of tables in the lobby.
const MAX_LOBBY_TABLES: usize = 100;

pub(super) async fn lobby(State(app): State<App>) -> Json<Vec<TableSummary>> {
    Json(app.lobby(MAX_LOBBY_TABLES).await)
}

pub(super) async fn open_table(
    State(app): State<App>,
    network: ClientNetwork,
    Caller(guest): Caller,
    JsonBody(body): JsonBody<OpenTable>,
) -> Result<(StatusCode, Json<TableState>), ApiError> {
    app.check_not_draining()?;
    app.check_table_limit(guest.id, None).await?;
    let _reservation = app.reserve_table(network, guest.id).await?;
    let host = identity(&guest);
    let mut table = Box::new(new_table(&app, &host, &body).await?);
    recall_styles(&app, &mut table).await;
    let id = table.id();
    let start = body.start;
    let state = app.shard(id).request(|reply| ShardCommand::Open { table, host, start, reply }).await?;
    tracing::info!(table = %id, game = body.game.name(), "table opened");
    Ok((StatusCode::CREATED, Json(state)))
}

/// Tells a new table how its guests have played. If that takes too long, it asks again when somebody is connected.
async fn recall_styles(app: &App, table: &mut Table) {
    let mut asked = Vec::new();
    table.ask_for_styles(|guest| {
        asked.push(guest);
        false
    });
    for guest in asked {
        if let Some(styles) = app.styles_of(guest).await {
            table.recall_styles(guest, styles);
        }
    }
}

async fn new_table(app: &App, host: &GuestIdentity, body: &OpenTable) -> Result<Table, Problem> {
    let code = loop {
        let code = Code::from_random(random());
        if !app.is_code_in_use(code).await {
            break code;
        }
    };
    let (id, secret) = (TableId::from_random(random()), Secret(random()));
    Table::open(Checkpoint::for_request(body, host, id, code, app.now(), secret)?)
}

pub(super) async fn table(
    State(app): State<App>,
    owner: Option<Extension<RemoteOwner>>,
    PathParam(id): PathParam<TableId>,
) -> Result<Json<TableSummary>, ApiError> {
    Ok(Json(app.summary_at(owner.map(|Extension(owner)| owner), id).await?))
}

pub(super) async fn table_by_code(
    State(app): State<App>,
    network: ClientNetwork,
    caller: Option<Caller>,
    PathParam(code): PathParam<Code>,
) -> Result<Json<TableSummary>, ApiError> {
    let found = app.table_by_code(network, caller.as_ref().map(|Caller(guest)| guest), code).await?;
    Ok(Json(found.ok_or_else(Code::not_found)?))
}

/// Takes a seat without a connection.
pub(super) async fn join_table(
    State(app): State<App>,
    owner: Option<Extension<RemoteOwner>>,
    Caller(guest): Caller,
    PathParam(table): PathParam<TableId>,
    JsonBody(body): JsonBody<JoinRequest>,
) -> Result<Json<TableState>, ApiError> {
    app.check_table_limit(guest.id, Some(table)).await?;
    let (guest, message) = (identity(&guest), ClientMessage::Sit { seat: body.seat });
    let owner = owner.map(|Extension(owner)| owner);
    Ok(Json(app.act_at(owner, table, guest, message).await?))
}

fn identity(guest: &Guest) -> GuestIdentity {
    GuestIdentity { id: guest.id, name: guest.name.clone(), bot: guest.bot }
}
