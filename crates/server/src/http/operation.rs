//! For those who run the server: is it alive, can it work, what has it done.

use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rodeo_protocol::{Problem, ProblemCode};
use tokio::time::timeout;

use super::Refused;
use crate::app::App;

/// The store has so long to answer.
const PATIENCE: Duration = Duration::from_secs(3);

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/healthz", get(alive)).route("/readyz", get(ready)).route("/metrics", get(metrics))
}

/// The server answers: that is all it takes.
async fn alive() -> &'static str {
    "alive\n"
}

/// Everything a request may need is there.
async fn ready(State(app): State<App>) -> Result<&'static str, Refused> {
    app.is_working()?;
    let slow = |_| Problem::new(ProblemCode::Busy, "The store does not answer.").retry_after_ms(1000);
    timeout(PATIENCE, app.ask_store(|store| store.check())).await.map_err(slow)??;
    Ok("ready\n")
}

async fn metrics(State(app): State<App>) -> Response {
    let mut gauges = vec![
        ("rodeo_tables", "Open tables.", app.directory().len() as u64),
        ("rodeo_bots_waiting", "Choices of bots that wait for a thread.", app.thinking().waiting() as u64),
    ];
    let mut counters = Vec::new();
    if let Some(stats) = app.store().stats() {
        gauges.push(("rodeo_store_waiting", "Batches that wait to be written.", stats.queued_batches));
        counters.extend([
            ("rodeo_store_batches_total", "Batches that are durable.", stats.committed_batches),
            ("rodeo_store_commits_total", "Commits it took: batches share them.", stats.commits),
            ("rodeo_store_failed_total", "Batches that failed.", stats.failed_batches),
        ]);
    }
    let text = app.metrics().write(&gauges, &counters);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
