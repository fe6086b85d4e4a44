//! Access to a table wherever it is served: by a shard of this process, or by another node of the cluster.

use rodeo_protocol::api::{ReportReceipt, ReportRequest, TableSummary};
use rodeo_protocol::table::TableState;
use rodeo_protocol::{ClientMessage, Problem, ProblemCode, TableId};
use rodeo_store::TablePlace;
use rodeo_table::GuestIdentity;

use crate::app::App;
use crate::http::PathValue;
use crate::shard::{Connection, ConnectionId, PublicView, ShardCommand, ShardHandle, moved};

/// Another node that serves the table of a request. `http::placement` adds it to the request.
#[cfg(feature = "cluster")]
#[derive(Clone, Copy, Debug)]
pub(crate) struct RemoteOwner(pub rodeo_cluster::NodeId);

/// There is no other node without a cluster.
#[cfg(not(feature = "cluster"))]
#[derive(Clone, Copy, Debug)]
pub(crate) enum RemoteOwner {}

/// How a connection reaches its table.
pub(crate) enum TableLink {
    Shard(ShardHandle),
    #[cfg(feature = "cluster")]
    Routed(crate::routing::GatewayLink),
}

impl TableLink {
    /// Adds a connection to a table. From here on only the table holds its outbox.
    pub async fn open(
        app: &App,
        owner: Option<RemoteOwner>,
        table: TableId,
        connection: Connection,
    ) -> Result<TableLink, Problem> {
        let Some(owner) = owner else {
            let shard = app.shard(table).clone();
            let connected = shard.request(|reply| ShardCommand::Connect { table, connection, reply }).await;
            return match connected {
                Ok(()) => Ok(TableLink::Shard(shard)),
                Err(problem) => Err(app.unless_it_moves(table, problem).await),
            };
        };
        #[cfg(feature = "cluster")]
        return Ok(TableLink::Routed(remote::routing(app)?.connect(owner.0, table, connection).await?));
        #[cfg(not(feature = "cluster"))]
        match owner {}
    }

    /// Sends a message of the connection to the table; waits while the table does not keep up.
    pub async fn send(
        &self,
        table: TableId,
        connection: ConnectionId,
        message: ClientMessage,
    ) -> Result<(), Problem> {
        match self {
            TableLink::Shard(shard) => shard.send(ShardCommand::Message { table, connection, message }).await,
            #[cfg(feature = "cluster")]
            TableLink::Routed(link) => link.send(message).await,
        }
    }

    /// Removes the connection from the table.
    pub async fn close(self, table: TableId, connection: ConnectionId) {
        match self {
            // An error means that the shard has ended and forgotten its connections.
            TableLink::Shard(shard) => drop(shard.send(ShardCommand::Disconnect { table, connection }).await),
            #[cfg(feature = "cluster")]
            TableLink::Routed(link) => drop(link),
        }
    }
}

impl App {
    /// Returns the problem that a client is told. A table that has just left this node is not gone: it is at another one.
    async fn unless_it_moves(&self, table: TableId, problem: Problem) -> Problem {
        if problem.code != ProblemCode::TableNotFound || self.ownership().is_none() {
            return problem;
        }
        match self.read_store(move |store| store.table_place(table)).await {
            Ok(TablePlace::NotOpen) => problem,
            Ok(TablePlace::Pending | TablePlace::Elsewhere { .. }) | Err(_) => moved(),
        }
    }

    /// Returns the summary of a table.
    pub(crate) async fn summary_at(
        &self,
        owner: Option<RemoteOwner>,
        table: TableId,
    ) -> Result<TableSummary, Problem> {
        let Some(owner) = owner else {
            return match self.table_index().get(table) {
                Some(summary) => Ok(summary),
                None => Err(self.unless_it_moves(table, TableId::not_found()).await),
            };
        };
        #[cfg(feature = "cluster")]
        return remote::summary(self, owner, table).await;
        #[cfg(not(feature = "cluster"))]
        match owner {}
    }

    /// Returns what a spectator sees of a table. Of a table of another node it is the summary only, without the match.
    pub(crate) async fn public_view_at(
        &self,
        owner: Option<RemoteOwner>,
        table: TableId,
    ) -> Result<PublicView, Problem> {
        if owner.is_some() {
            let summary = self.summary_at(owner, table).await?;
            return Ok(PublicView { summary, game: None, players: Vec::new() });
        }
        match self.shard(table).request(|reply| ShardCommand::PublicView { table, reply }).await {
            Ok(view) => Ok(view),
            Err(problem) => Err(self.unless_it_moves(table, problem).await),
        }
    }

    /// Applies a message of a guest who has no connection to the table.
    pub(crate) async fn act_at(
        &self,
        owner: Option<RemoteOwner>,
        table: TableId,
        guest: GuestIdentity,
        message: ClientMessage,
    ) -> Result<TableState, Problem> {
        let Some(owner) = owner else {
            let act = |reply| ShardCommand::Act { table, guest, message, reply };
            return match self.shard(table).request(act).await {
                Ok(state) => Ok(state),
                Err(problem) => Err(self.unless_it_moves(table, problem).await),
            };
        };
        #[cfg(feature = "cluster")]
        return remote::act(self, owner, table, guest, message).await;
        #[cfg(not(feature = "cluster"))]
        match owner {}
    }

    /// Stores a report of a player.
    pub(crate) async fn report_at(
        &self,
        owner: Option<RemoteOwner>,
        table: TableId,
        guest: GuestIdentity,
        report: ReportRequest,
    ) -> Result<ReportReceipt, Problem> {
        let Some(owner) = owner else {
            return self.report_player(table, guest.id, guest.name, report).await;
        };
        #[cfg(feature = "cluster")]
        return remote::report(self, owner, table, guest, report).await;
        #[cfg(not(feature = "cluster"))]
        match owner {}
    }
}

#[cfg(feature = "cluster")]
mod remote {
    use std::sync::Arc;

    use rodeo_cluster::routing::{Identity, Request};

    use super::*;
    use crate::routing::Routing;

    pub fn routing(app: &App) -> Result<&Arc<Routing>, Problem> {
        app.routing().ok_or_else(moved)
    }

    fn identity(guest: GuestIdentity) -> Identity {
        Identity { id: guest.id, name: guest.name, bot: guest.bot }
    }

    pub async fn summary(app: &App, owner: RemoteOwner, table: TableId) -> Result<TableSummary, Problem> {
        Ok(routing(app)?.ask(owner.0, &Request::Summary { table }).await?)
    }

    pub async fn act(
        app: &App,
        owner: RemoteOwner,
        table: TableId,
        guest: GuestIdentity,
        message: ClientMessage,
    ) -> Result<TableState, Problem> {
        let request = Request::Act { table, guest: identity(guest), message };
        Ok(routing(app)?.ask(owner.0, &request).await?)
    }

    pub async fn report(
        app: &App,
        owner: RemoteOwner,
        table: TableId,
        guest: GuestIdentity,
        report: ReportRequest,
    ) -> Result<ReportReceipt, Problem> {
        let request = Request::Report { table, guest: identity(guest), report };
        Ok(routing(app)?.ask(owner.0, &request).await?)
    }
}
