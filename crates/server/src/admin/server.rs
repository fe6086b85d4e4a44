//! The server as a whole: its state, its limits, draining.

use axum::Json;
use axum::extract::State;
use rodeo_protocol::PROTOCOL;
use rodeo_protocol::admin::{LimitCount, ServerStatus};

use crate::app::App;
use crate::http::ApiError;

pub(super) async fn status(State(app): State<App>) -> Result<Json<ServerStatus>, ApiError> {
    let activity = app.inspect_tables().await;
    let open_reports = app.read_store(|store| store.open_reports()).await?;
    Ok(Json(ServerStatus {
        version: env!("CARGO_PKG_VERSION").into(),
        protocol: PROTOCOL,
        started_ms: app.started_at(),
        draining: app.is_draining(),
        tables: app.table_index().len(),
        active_matches: activity.iter().filter(|table| table.turn.is_some()).count(),
        connections: app.connections(),
        open_reports,
        restrictions: app.moderation().count(app.now()),
    }))
}

pub(super) async fn limits(State(app): State<App>) -> Json<Vec<LimitCount>> {
    Json(app.limit_hits().counts())
}

pub(super) async fn drain(State(app): State<App>) -> Result<Json<ServerStatus>, ApiError> {
    app.set_draining(true).await;
    tracing::info!(action = "drain", "administration");
    status(State(app)).await
}

pub(super) async fn undrain(State(app): State<App>) -> Result<Json<ServerStatus>, ApiError> {
    app.set_draining(false).await;
    tracing::info!(action = "undrain", "administration");
    status(State(app)).await
}
