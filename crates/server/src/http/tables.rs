//! Tables: the lobby, opening one, finding one, sitting down.

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};
use rodeo_protocol::api::{JoinRequest, OpenTable, TableSummary};
use rodeo_protocol::table::{TableSettings, TableState};
use rodeo_protocol::{ClientMessage, Code, Problem, ProblemCode, TableId};
use rodeo_rules::game::Rules;
use rodeo_rules::seat::Seat;
use rodeo_store::Guest;
use rodeo_table::{Checkpoint, Occupant, Secret, Table, Visitor, check_clock, house_level};

use super::extract::InPath;
use super::{At, Body, Refused};
use crate::app::App;
use crate::random::random;
use crate::session::Caller;
use crate::shard::{ToShard, table_not_found};

/// As many tables the lobby shows.
const LOBBY: usize = 100;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/v1/tables", get(lobby).post(open))
        .route("/api/v1/tables/{id}", get(card))
        .route("/api/v1/tables/{id}/seats", post(join))
        .route("/api/v1/codes/{code}", get(by_code))
}

async fn lobby(State(app): State<App>) -> Json<Vec<TableSummary>> {
    Json(app.directory().lobby(LOBBY))
}

async fn open(
    State(app): State<App>,
    Caller(guest): Caller,
    Body(body): Body<OpenTable>,
) -> Result<(StatusCode, Json<TableState>), Refused> {
    app.may_sit(guest.id, None)?;
    app.make_room().await?;
    let host = visitor(&guest);
    let table = Box::new(new_table(&app, &host, &body)?);
    let id = table.id();
    let start = body.start;
    let state = app.shard(id).ask(|reply| ToShard::Open { table, host, start, reply }).await?;
    tracing::info!(table = %id, game = body.game.name(), "a table is opened");
    Ok((StatusCode::CREATED, Json(state)))
}

fn new_table(app: &App, host: &Visitor, body: &OpenTable) -> Result<Table, Problem> {
    let players = body.players.unwrap_or(body.game.usual_players());
    let rules = body.game.read_rules(players, &body.options)?;
    let clock = body.clock.filter(|&seconds| seconds > 0);
    check_clock(clock)?;
    let mut seats = vec![Occupant::Empty; usize::from(rules.players())];
    let first = Occupant::Guest { id: host.id, name: host.name.clone(), bot: host.bot };
    let too_many =
        || Problem::new(ProblemCode::InvalidSettings, "There are more bots than seats beside yours.");
    let free = seats.len().checked_sub(1 + body.bots.len()).ok_or_else(too_many)?;
    for (level, (seat, sitter)) in body.bots.iter().zip(Seat::all(players).zip(&mut seats).skip(1 + free)) {
        *sitter = Occupant::house(house_level(level, body.game)?, seat);
    }
    if let Some(seat) = seats.first_mut() {
        *seat = first;
    }
    let code = loop {
        let code = Code::from_random(random());
        if !app.directory().has_code(code) {
            break code;
        }
    };
    Table::open(Checkpoint {
        n: 1,
        id: TableId::from_random(random()),
        code,
        opened_at: app.now(),
        settings: TableSettings {
            rules,
            clock,
            visibility: body.visibility,
            spectators: body.spectators,
            show_seen: body.show_seen,
        },
        seats,
        host: Some(host.id),
        secret: Secret(random()),
        nonces: Vec::new(),
        matches: 0,
        removed: Vec::new(),
        chat: Vec::new(),
    })
}

async fn card(State(app): State<App>, At(id): At<TableId>) -> Result<Json<TableSummary>, Refused> {
    Ok(Json(app.directory().card(id).ok_or_else(table_not_found)?))
}

async fn by_code(
    State(app): State<App>,
    caller: Option<Caller>,
    At(code): At<Code>,
) -> Result<Json<TableSummary>, Refused> {
    app.count_code(caller.as_ref().map(|Caller(guest)| guest))?;
    Ok(Json(app.directory().by_code(code).ok_or_else(Code::missing)?))
}

/// Sits down in one step.
async fn join(
    State(app): State<App>,
    Caller(guest): Caller,
    At(table): At<TableId>,
    Body(body): Body<JoinRequest>,
) -> Result<Json<TableState>, Refused> {
    app.may_sit(guest.id, Some(table))?;
    let (who, message) = (visitor(&guest), ClientMessage::Sit { seat: body.seat });
    let state = app.shard(table).ask(|reply| ToShard::Act { table, who, message, reply }).await?;
    Ok(Json(state))
}

fn visitor(guest: &Guest) -> Visitor {
    Visitor { id: guest.id, name: guest.name.clone(), bot: guest.bot }
}
