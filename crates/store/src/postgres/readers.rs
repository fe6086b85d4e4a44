//! Connections for reading, on a thread of their own.
//!
//! The server reads from blocking threads, but also from tasks of its own runtime. Queries therefore run on a separate
//! runtime, and the caller waits for the answer on a channel, which works on every kind of thread.

use std::sync::mpsc::channel;
use std::time::Duration;

use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime,
};

use super::connection::{Connector, prepare_session};
use super::failure::{Failure, to_store_error};
use crate::StoreError;

/// Maximum time that a read waits for a connection.
const WAIT_TIMEOUT: Duration = Duration::from_secs(10);
/// Number of times that a query is tried: a pooled connection may have been lost since its last use.
const ATTEMPTS: usize = 3;

pub(super) struct Readers {
    pool: Pool,
    runtime: Option<tokio::runtime::Runtime>,
}

impl Readers {
    /// Starts the thread. At most `connections` queries run at once; others wait.
    pub(super) fn new(
        connector: &Connector,
        name: &'static str,
        connections: usize,
    ) -> Result<Readers, StoreError> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name(name)
            .enable_all()
            .build()
            .map_err(|error| StoreError::Io(format!("cannot start thread {name}: {error}")))?;
        let config = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(connector.config.clone(), connector.tls.clone(), config);
        let session = Hook::async_fn(|client: &mut deadpool_postgres::ClientWrapper, _| {
            Box::pin(async move { prepare_session(client).await.map_err(HookError::Backend) })
        });
        let pool = Pool::builder(manager)
            .max_size(connections)
            .wait_timeout(Some(WAIT_TIMEOUT))
            .create_timeout(Some(WAIT_TIMEOUT))
            .runtime(Runtime::Tokio1)
            .post_create(session)
            .build()
            .map_err(|error| StoreError::Database(format!("cannot create a pool of connections: {error}")))?;
        Ok(Readers { pool, runtime: Some(runtime) })
    }

    /// Runs a query and blocks until it has finished.
    pub(super) fn read<T: Send + 'static, F>(
        &self,
        query: impl Fn(Object) -> F + Send + 'static,
    ) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, Failure>> + Send,
    {
        let (sender, answer) = channel();
        let pool = self.pool.clone();
        self.spawn(async move {
            // The receiver exists until the answer arrives.
            let _ = sender.send(read(&pool, query).await);
        });
        answer.recv().unwrap_or(Err(StoreError::Closed))
    }

    /// Runs a query in the background.
    pub(super) fn read_later<T: Send + 'static, F>(
        &self,
        query: impl Fn(Object) -> F + Send + 'static,
        done: impl FnOnce(Result<T, StoreError>) + Send + 'static,
    ) where
        F: Future<Output = Result<T, Failure>> + Send,
    {
        let pool = self.pool.clone();
        self.spawn(async move { done(read(&pool, query).await) });
    }

    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.runtime.as_ref().expect("the runtime exists until this is dropped").spawn(task);
    }

    /// Closes the connections. Later reads fail.
    pub(super) fn close(&self) {
        self.pool.close();
    }
}

impl Drop for Readers {
    fn drop(&mut self) {
        self.close();
        if let Some(runtime) = self.runtime.take() {
            // Dropping a runtime waits for its threads, which a task of another runtime must not do.
            runtime.shutdown_background();
        }
    }
}

async fn read<T, F>(pool: &Pool, query: impl Fn(Object) -> F) -> Result<T, StoreError>
where
    F: Future<Output = Result<T, Failure>>,
{
    let mut attempt = 1;
    loop {
        let db = pool.get().await.map_err(pool_error)?;
        match query(db).await {
            Err(Failure::Connection(error)) if attempt < ATTEMPTS => {
                tracing::debug!(%error, "lost a connection for reading, trying again");
                attempt += 1;
            }
            result => return result.map_err(Failure::into_inner),
        }
    }
}

fn pool_error(error: PoolError) -> StoreError {
    match error {
        PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => {
            to_store_error(error)
        }
        PoolError::Closed => StoreError::Closed,
        PoolError::Timeout(_) => StoreError::Io("PostgreSQL does not answer in time".to_owned()),
        other => StoreError::Io(format!("PostgreSQL: {other}")),
    }
}
