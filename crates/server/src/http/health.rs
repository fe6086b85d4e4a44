//! Probes and metrics for operators.

use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rodeo_protocol::table::TablePhase;
use rodeo_protocol::{Problem, ProblemCode};
use tokio::time::timeout;

use super::ApiError;
use crate::app::App;
use crate::limits::LimitKind;
use crate::metrics::{CONTENT_TYPE, Scrape};

/// Time that the store has to answer a readiness probe.
const STORE_TIMEOUT: Duration = Duration::from_secs(3);

pub(crate) fn probes() -> Router<App> {
    Router::new().route("/healthz", get(alive)).route("/readyz", get(ready))
}

pub(crate) fn metrics() -> Router<App> {
    Router::new().route("/metrics", get(write_metrics))
}

/// Liveness: the process answers.
async fn alive() -> &'static str {
    "alive\n"
}

/// Readiness: the shards accept commands, and the store answers and accepts writes. A node without NATS is ready, because it
/// serves its own tables and names the nodes of others, but it says so.
async fn ready(State(app): State<App>) -> Result<&'static str, ApiError> {
    app.check_ready()?;
    let timed_out = |_| Problem::new(ProblemCode::Busy, "The store does not answer.").retry_after_ms(1000);
    timeout(STORE_TIMEOUT, app.read_store(|store| store.check())).await.map_err(timed_out)??;
    timeout(STORE_TIMEOUT, app.check_writes()).await.map_err(timed_out)??;
    #[cfg(feature = "cluster")]
    if app.routing().is_some_and(|routing| !routing.is_connected()) {
        return Ok("ready, but not connected to NATS: tables of other nodes are answered with status 421\n");
    }
    Ok("ready\n")
}

async fn write_metrics(State(app): State<App>) -> Response {
    let name = |phase: TablePhase| match phase {
        TablePhase::Open => "open",
        TablePhase::Playing => "playing",
        TablePhase::Paused => "paused",
        TablePhase::Over => "over",
    };
    let by_phase = app.table_index().count_by_phase();
    let mut scrape = Scrape {
        tables: by_phase.iter().map(|(phase, count)| (name(*phase), *count as u64)).collect(),
        ..Scrape::default()
    };
    let waiting = app.bot_pool().queued() as u64;
    scrape.gauges.push(("rodeo_bots_waiting", "Decisions of bots that wait for a thread.", waiting));
    scrape.gauges.push((
        "rodeo_reads_waiting",
        "Large reads that wait for a thread.",
        app.waiting_reads() as u64,
    ));
    let hits = &app.limits().hits;
    scrape.limit_hits = LimitKind::ALL.iter().map(|&kind| (kind.name(), hits.get(kind))).collect();
    if let Some(stats) = app.store().stats() {
        scrape.gauges.extend([
            ("rodeo_store_waiting", "Batches that wait to be written.", stats.queued_batches),
            ("rodeo_store_database_bytes", "Size of the database.", stats.database_bytes),
            ("rodeo_store_wal_bytes", "Size of the write-ahead log of the database.", stats.log_bytes),
        ]);
        scrape.counters.extend([
            ("rodeo_store_batches_total", "Batches written.", stats.committed_batches),
            ("rodeo_store_commits_total", "Commits; several batches can share one.", stats.commits),
            ("rodeo_store_failed_total", "Batches that failed.", stats.failed_batches),
        ]);
    }
    #[cfg(feature = "cluster")]
    app.add_cluster_metrics(&mut scrape.gauges, &mut scrape.counters);
    let text = app.metrics().write(&scrape);
    ([(header::CONTENT_TYPE, CONTENT_TYPE)], text).into_response()
}
