//! What concerns all nodes of a cluster: tables wherever they are served, and changes that other nodes must know.

use rodeo_protocol::api::TableSummary;
use rodeo_protocol::table::TablePhase;
use rodeo_protocol::{Code, GuestId, Problem, TableId};

use super::{App, TABLE_RETRY};
use crate::limits::{LimitKind, too_many};
use crate::shard::{ConnectionId, ShardCommand};
use crate::table_access::RemoteOwner;

#[cfg_attr(
    not(feature = "cluster"),
    allow(clippy::unused_async, reason = "there are no other nodes to wait for")
)]
impl App {
    /// Returns the public tables that can be joined or watched.
    pub(crate) async fn lobby(&self, limit: usize) -> Vec<TableSummary> {
        let own = self.own_lobby(limit);
        #[cfg(feature = "cluster")]
        let own = crate::routing::lobby(self, limit, own).await;
        own
    }

    /// Returns the public tables of this server that can be joined or watched.
    pub(crate) fn own_lobby(&self, limit: usize) -> Vec<TableSummary> {
        let absent_since = self.now().saturating_sub(self.config().lobby_absence.as_millis() as u64);
        self.table_index().lobby(limit, absent_since)
    }

    /// Returns the tables at which the guest has a seat, newest first.
    pub(crate) async fn tables_of(&self, guest: GuestId) -> Vec<TableSummary> {
        let own = self.table_index().tables_of(guest);
        #[cfg(feature = "cluster")]
        let own = crate::routing::tables_of(self, guest, own).await;
        own
    }

    /// Checks that the guest may take a seat at `table`, or at a new table if it is `None`. Seats at all nodes count.
    pub(crate) async fn check_table_limit(
        &self,
        guest: GuestId,
        table: Option<TableId>,
    ) -> Result<(), Problem> {
        let limit = self.config().limits.tables_per_guest;
        let tables = self.tables_of(guest).await;
        let seated = table.is_some_and(|table| tables.iter().any(|other| other.id == table));
        let unfinished = tables.iter().filter(|table| table.phase != TablePhase::Over).count();
        if !seated && unfinished >= limit {
            self.limits().hits.count(LimitKind::TablesPerGuest);
            let message = format!("You already have a seat at {limit} tables. Leave one of them first.");
            return Err(too_many(message, TABLE_RETRY));
        }
        Ok(())
    }

    /// Returns the table with this code.
    pub(super) async fn find_code(&self, code: Code) -> Option<TableSummary> {
        let own = self.table_index().by_code(code);
        #[cfg(feature = "cluster")]
        if own.is_none() {
            return crate::routing::by_code(self, code).await;
        }
        own
    }

    /// Whether a table uses the code.
    pub(crate) async fn is_code_in_use(&self, code: Code) -> bool {
        self.find_code(code).await.is_some()
    }

    /// Returns the summary of a table for a preview, if this node or another one serves it.
    pub(crate) async fn find_table(&self, table: TableId) -> Option<TableSummary> {
        let owner = self.remote_owner(table).await;
        self.summary_at(owner, table).await.ok()
    }

    /// Returns the node that serves a table if it is another one that can be reached.
    pub(crate) async fn remote_owner(&self, table: TableId) -> Option<RemoteOwner> {
        #[cfg(feature = "cluster")]
        if self.routing().is_some() && self.table_index().get(table).is_none() {
            let place = self.read_store(move |store| store.table_place(table)).await.ok()?;
            return match place {
                rodeo_store::TablePlace::Elsewhere { node, .. } => self.route_to(node),
                rodeo_store::TablePlace::NotOpen | rodeo_store::TablePlace::Pending => None,
            };
        }
        #[cfg(not(feature = "cluster"))]
        let _ = table;
        None
    }

    /// Closes a connection and says why.
    pub(super) async fn close_connection(
        &self,
        table: TableId,
        connection: ConnectionId,
        problem: Problem,
    ) -> Result<(), Problem> {
        #[cfg(feature = "cluster")]
        if self.routing().is_some_and(|routing| routing.close_link(connection, problem.clone())) {
            return Ok(());
        }
        self.shard(table).send(ShardCommand::CloseConnection { table, connection, problem }).await
    }

    /// Tells other nodes that sessions or the name of a guest have changed.
    pub(crate) async fn announce_guest(&self, guest: GuestId) {
        #[cfg(feature = "cluster")]
        if let Some(routing) = self.routing() {
            routing.announce(&rodeo_cluster::routing::Event::GuestChanged { guest }).await;
        }
        #[cfg(not(feature = "cluster"))]
        let _ = guest;
    }

    /// Tells other nodes that an operator has changed the name of a guest.
    pub(crate) async fn announce_name(&self, guest: GuestId) {
        #[cfg(feature = "cluster")]
        if let Some(routing) = self.routing() {
            routing.announce(&rodeo_cluster::routing::Event::GuestRenamed { guest }).await;
        }
        #[cfg(not(feature = "cluster"))]
        let _ = guest;
    }

    /// Tells other nodes that mutes or bans have changed.
    pub(crate) async fn announce_restrictions(&self) {
        #[cfg(feature = "cluster")]
        if let Some(routing) = self.routing() {
            routing.announce(&rodeo_cluster::routing::Event::RestrictionsChanged {}).await;
        }
    }
}
