//! Heavy reads, on their own threads and cached.

use std::sync::Arc;

use axum::body::Bytes;
use rodeo_protocol::Problem;
use rodeo_store::{Store, StoreError};

use super::{App, busy};
use crate::limits::LimitHits;
use crate::read_pool::{ReadClient, ReadPool};
use crate::render_cache::{BodyKind, RenderCache};

/// Threads and cache for heavy reads.
pub(super) struct HeavyReads {
    pool: ReadPool,
    cache: Arc<RenderCache>,
}

impl HeavyReads {
    pub fn start(threads: usize, hits: Arc<LimitHits>) -> std::io::Result<HeavyReads> {
        Ok(HeavyReads { pool: ReadPool::start(threads, hits)?, cache: Arc::default() })
    }
}

impl App {
    /// Runs a query with expensive work on the threads for heavy reads, when it is the client's turn.
    pub(crate) async fn read_heavy<T: Send + 'static>(
        &self,
        client: ReadClient,
        query: impl FnOnce(&dyn Store) -> Result<T, HeavyReadError> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store().clone();
        self.inner
            .heavy_reads
            .pool
            .run(client, move || query(&*store).map_err(HeavyReadError::into_problem))
            .await
    }

    /// Returns the cached body with this ETag, or renders it on the threads for heavy reads.
    pub(crate) async fn render(
        &self,
        client: ReadClient,
        kind: BodyKind,
        etag: String,
        render: impl FnOnce(&dyn Store) -> Result<Vec<u8>, HeavyReadError> + Send + 'static,
    ) -> Result<Bytes, Problem> {
        let cache = self.inner.heavy_reads.cache.clone();
        if let Some(body) = cache.get(kind, &etag) {
            return Ok(body);
        }
        self.read_heavy(client, move |store| {
            // Another request may have rendered it while this one was waiting.
            if let Some(body) = cache.get(kind, &etag) {
                return Ok(body);
            }
            Ok(cache.put(kind, etag, render(store)?))
        })
        .await
    }

    /// Number of heavy reads that wait for a thread.
    pub(crate) fn waiting_reads(&self) -> usize {
        self.inner.heavy_reads.pool.waiting()
    }
}

/// Why a heavy read failed.
pub(crate) enum HeavyReadError {
    Store(StoreError),
    Problem(Problem),
}

impl HeavyReadError {
    fn into_problem(self) -> Problem {
        match self {
            HeavyReadError::Store(error) => {
                tracing::error!(%error, "failed to read from the store");
                busy()
            }
            HeavyReadError::Problem(problem) => problem,
        }
    }
}

impl From<StoreError> for HeavyReadError {
    fn from(error: StoreError) -> HeavyReadError {
        HeavyReadError::Store(error)
    }
}

impl From<Problem> for HeavyReadError {
    fn from(problem: Problem) -> HeavyReadError {
        HeavyReadError::Problem(problem)
    }
}
