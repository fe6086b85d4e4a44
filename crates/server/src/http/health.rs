//! Probes and metrics for operators.

use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rodeo_protocol::{Problem, ProblemCode};
use tokio::time::timeout;

use super::ApiError;
use crate::app::App;

/// Time that the store has to answer a readiness probe.
const STORE_TIMEOUT: Duration = Duration::from_secs(3);

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/healthz", get(alive)).route("/readyz", get(ready)).route("/metrics", get(metrics))
}

/// Liveness: the process answers.
async fn alive() -> &'static str {
    "alive\n"
}

/// Readiness: the shards accept commands, and the store answers and accepts writes.
async fn ready(State(app): State<App>) -> Result<&'static str, ApiError> {
    app.check_ready()?;
    let timed_out = |_| Problem::new(ProblemCode::Busy, "The store does not answer.").retry_after_ms(1000);
    timeout(STORE_TIMEOUT, app.read_store(|store| store.check())).await.map_err(timed_out)??;
    timeout(STORE_TIMEOUT, app.check_writes()).await.map_err(timed_out)??;
    Ok("ready\n")
}

async fn metrics(State(app): State<App>) -> Response {
    let mut gauges = vec![
        ("rodeo_tables", "Open tables.", app.table_index().len() as u64),
        ("rodeo_reads_waiting", "Large reads that wait for a thread.", app.waiting_reads() as u64),
        ("rodeo_bots_waiting", "Decisions of bots that wait for a thread.", app.bot_pool().queued() as u64),
    ];
    let mut counters = Vec::new();
    if let Some(stats) = app.store().stats() {
        gauges.push(("rodeo_store_waiting", "Batches that wait to be written.", stats.queued_batches));
        counters.extend([
            ("rodeo_store_batches_total", "Batches written.", stats.committed_batches),
            ("rodeo_store_commits_total", "Commits; several batches can share one.", stats.commits),
            ("rodeo_store_failed_total", "Batches that failed.", stats.failed_batches),
        ]);
    }
    let text = app.metrics().write(&gauges, &counters);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
