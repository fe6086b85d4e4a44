//! A server as a node of a cluster.

use std::sync::Arc;

use rodeo_store::PostgresStore;

use super::{App, StartError};
use crate::config::Config;
use crate::lease_keeper::LeaseKeeper;
use crate::ownership::Ownership;

impl App {
    /// Starts a node of the cluster that shares a database. `name` tells operators and load balancers which node serves a
    /// table. The node has no tables at first: it opens new ones, and takes those of nodes that stop.
    ///
    /// # Panics
    ///
    /// If it is not called within a Tokio runtime.
    pub fn start_node(config: Config, store: Arc<PostgresStore>, name: &str) -> Result<App, StartError> {
        let (ownership, events) = Ownership::new();
        let app = App::start_with(config, store.clone(), Some(Arc::new(ownership)))?;
        let asked_at = app.now();
        let node = store.register_node(name)?;
        // Before the first request can open a table.
        store.set_node(node);
        let (context, shards) = (app.inner.shared.clone(), app.inner.shards.clone());
        let keeper = LeaseKeeper::new(store, name.to_owned(), context, shards, events);
        tokio::spawn(keeper.run(node, asked_at));
        Ok(app)
    }
}
