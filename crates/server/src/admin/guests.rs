//! Guests: search, names, mutes, bans, deletion.

use axum::Json;
use axum::extract::State;
use rodeo_protocol::admin::{GuestInfo, RestrictRequest, RestrictionKind};
use rodeo_protocol::api::NameRequest;
use rodeo_protocol::{GuestId, Problem};
use rodeo_store::{Guest, GuestQuery, Write};
use serde::Deserialize;
use serde_json::{Value, json};

use super::writes;
use crate::app::App;
use crate::http::{ApiError, JsonBody, PathParam, PathValue, Query};
use crate::moderation;
use crate::shard::{AdminCommand, ShardCommand};

#[derive(Deserialize)]
pub(super) struct GuestsQuery {
    #[serde(default)]
    text: String,
    limit: Option<usize>,
}

/// Number of guests in a list, unless the query asks for another.
const DEFAULT_LIMIT: usize = 50;

pub(super) async fn list(
    State(app): State<App>,
    Query(GuestsQuery { text, limit }): Query<GuestsQuery>,
) -> Result<Json<Vec<GuestInfo>>, ApiError> {
    let query = GuestQuery { text, limit: limit.unwrap_or(DEFAULT_LIMIT) };
    let guests = app.read_store(move |store| store.guests(&query)).await?;
    Ok(Json(guests.into_iter().map(|guest| info(&app, guest)).collect()))
}

pub(super) async fn show(
    State(app): State<App>,
    PathParam(id): PathParam<GuestId>,
) -> Result<Json<GuestInfo>, ApiError> {
    Ok(Json(info(&app, find(&app, id).await?)))
}

/// Changes the name at once, also where the guest sits.
pub(super) async fn rename(
    State(app): State<App>,
    PathParam(id): PathParam<GuestId>,
    JsonBody(body): JsonBody<NameRequest>,
) -> Result<Json<GuestInfo>, ApiError> {
    let guest = find(&app, id).await?;
    let (write, name) = writes::rename(id, &body.name)?;
    app.commit(vec![write]).await?;
    app.sessions().invalidate(&guest);
    let command = |name| AdminCommand::RenameGuest { guest: id, name };
    for shard in app.shards() {
        shard.send(ShardCommand::Admin(command(name.clone()))).await?;
    }
    app.announce_name(id).await;
    tracing::info!(action = "rename_guest", guest = %id, "administration");
    Ok(Json(info(&app, Guest { name, ..guest })))
}

pub(super) async fn mute(
    state: State<App>,
    id: PathParam<GuestId>,
    body: JsonBody<RestrictRequest>,
) -> Result<Json<GuestInfo>, ApiError> {
    restrict(state, id, body, RestrictionKind::Mute).await
}

pub(super) async fn ban(
    state: State<App>,
    id: PathParam<GuestId>,
    body: JsonBody<RestrictRequest>,
) -> Result<Json<GuestInfo>, ApiError> {
    restrict(state, id, body, RestrictionKind::Ban).await
}

pub(super) async fn unmute(state: State<App>, id: PathParam<GuestId>) -> Result<Json<GuestInfo>, ApiError> {
    lift(state, id, RestrictionKind::Mute).await
}

pub(super) async fn unban(state: State<App>, id: PathParam<GuestId>) -> Result<Json<GuestInfo>, ApiError> {
    lift(state, id, RestrictionKind::Ban).await
}

async fn restrict(
    State(app): State<App>,
    PathParam(id): PathParam<GuestId>,
    JsonBody(body): JsonBody<RestrictRequest>,
    kind: RestrictionKind,
) -> Result<Json<GuestInfo>, ApiError> {
    let (guest, now) = (find(&app, id).await?, app.now());
    let restriction = writes::restriction(id, kind, &body, now)?;
    app.commit(vec![Write::Restrict(Box::new(restriction.clone()))]).await?;
    app.moderation().restrict(restriction.clone());
    app.announce_restrictions().await;
    tracing::info!(action = kind.name(), guest = %id, for_ms = body.for_ms, "administration");
    if kind == RestrictionKind::Ban {
        disconnect(&app, id, moderation::problem(&restriction, now)).await?;
    }
    Ok(Json(info(&app, guest)))
}

async fn lift(
    State(app): State<App>,
    PathParam(id): PathParam<GuestId>,
    kind: RestrictionKind,
) -> Result<Json<GuestInfo>, ApiError> {
    let guest = find(&app, id).await?;
    app.commit(vec![Write::LiftRestriction { guest: id, kind }]).await?;
    app.moderation().lift(id, kind);
    app.announce_restrictions().await;
    tracing::info!(action = "lift", kind = kind.name(), guest = %id, "administration");
    Ok(Json(info(&app, guest)))
}

/// Deletes a guest, as `DELETE /me` does.
pub(super) async fn delete(
    State(app): State<App>,
    PathParam(id): PathParam<GuestId>,
) -> Result<Json<Value>, ApiError> {
    app.delete_guest(&find(&app, id).await?).await?;
    for kind in RestrictionKind::ALL {
        app.moderation().lift(id, kind);
    }
    app.announce_restrictions().await;
    tracing::info!(action = "delete_guest", guest = %id, "administration");
    Ok(Json(json!({ "deleted": id })))
}

/// Closes all connections of a guest.
async fn disconnect(app: &App, guest: GuestId, problem: Problem) -> Result<(), Problem> {
    for shard in app.shards() {
        let command = AdminCommand::DisconnectGuest { guest, problem: problem.clone() };
        shard.send(ShardCommand::Admin(command)).await?;
    }
    Ok(())
}

async fn find(app: &App, id: GuestId) -> Result<Guest, Problem> {
    app.read_store(move |store| store.guest(id)).await?.ok_or_else(GuestId::not_found)
}

fn info(app: &App, guest: Guest) -> GuestInfo {
    GuestInfo {
        id: guest.id,
        connections: Some(app.connections_of(guest.id)),
        restrictions: app.moderation().of(guest.id, app.now()),
        name: guest.name,
        bot: guest.bot,
        created_ms: guest.created_at,
        last_seen_ms: guest.last_seen_at,
    }
}
