//! Leases of nodes in PostgreSQL: what `rodeo_cluster::simulation::Database` defines, as transactions.
//!
//! Every change of ownership locks the row of the old owner `FOR UPDATE` before it changes the tables. A commit holds the row of
//! its node `FOR KEY SHARE` until it ends. The two exclude each other, while renewals of the lease do not disturb commits.

use std::sync::Arc;
use std::time::{Duration, Instant};

use deadpool_postgres::{Object, Transaction};
use rodeo_cluster::node::{LEASE_MS, RENEW_EVERY_MS};
use rodeo_cluster::{Assignment, ClusterView, Epoch, LeaseReply, LeaseRequest, NodeId, NodeStatus};
use rodeo_protocol::TableId;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row};

use super::connection::Connector;
use super::failure::Failure;
use super::read::unsigned;
use super::{PostgresStore, to_i64};
use crate::{StoreError, TablePlace};

impl PostgresStore {
    /// Registers a node with a lease, and returns its id. `name` is for operators.
    pub fn register_node(&self, name: &str) -> Result<NodeId, StoreError> {
        let name = name.to_owned();
        self.leases.read(move |db| register(db, name.clone()))
    }

    /// Executes a request of a node. Blocks.
    ///
    /// After an error it is unknown whether the request was executed. It may be sent again.
    pub fn execute_lease(&self, request: LeaseRequest) -> Result<LeaseReply, StoreError> {
        let (commit_times, lags) = (Arc::clone(&self.commit_times), Arc::clone(&self.renewal_lags));
        self.leases.read(move |db| {
            let (request, lags, now) = (request.clone(), Arc::clone(&lags), Instant::now());
            let delays = (lags.longest_ms(now), commit_times.longest_ms(now));
            async move {
                let (reply, lag) = execute(db, request, delays).await?;
                lags.note(lag, Instant::now());
                Ok(reply)
            }
        })
    }

    /// Returns the node that a table belongs to, and its epoch. `None` if the table is not open or belongs to no node.
    pub fn owner_of(&self, table: TableId) -> Result<Option<(NodeId, Epoch)>, StoreError> {
        self.leases.read(move |db| owner_of(db, table))
    }
}

/// A node, for operators.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeState {
    /// Id of the node; 0 stands for servers without a cluster, which have no lease.
    pub id: NodeId,
    /// Name that the operator gave it.
    pub name: String,
    /// Time in milliseconds until its lease ends. Not positive if it has ended.
    pub lease_ms: i64,
    /// Whether it is about to stop.
    pub is_draining: bool,
    /// Whether it has lost its tables.
    pub is_fenced: bool,
    /// Number of its tables.
    pub tables: u64,
    /// Number of its tables that it has not accepted yet.
    pub not_accepted: u64,
    /// Longest delay of a renewal of its lease in the last 5 to 10 s in milliseconds, by the database's clock; the next renewal
    /// counts once it is overdue. `None` if the node is fenced or of an older version.
    pub lag_ms: Option<u64>,
    /// Milliseconds that its slowest commit of the last 5 to 10 s took. `None` if the node is fenced or of an older version.
    pub commit_ms: Option<u64>,
}

/// Returns all nodes of a database, by id. Counts all tables. Changes nothing, and works beside any server.
pub fn read_nodes(connection: &str) -> Result<Vec<NodeState>, StoreError> {
    let connector = Connector::parse(connection)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| StoreError::Io(format!("cannot start a runtime: {error}")))?;
    runtime.block_on(async {
        let (client, task) = connector.connect().await?;
        tokio::spawn(task);
        node_states(&client).await.map_err(Failure::into_inner)
    })
}

async fn node_states(db: &Client) -> Result<Vec<NodeState>, Failure> {
    // The first schema has no delays.
    let sql = "SELECT id, name, lease_until - rodeo_now(), is_draining, is_fenced,
                   (SELECT count(*) FROM tables WHERE owner = nodes.id),
                   (SELECT count(*) FROM tables WHERE owner = nodes.id AND NOT is_accepted),
                   (to_jsonb(nodes) ->> 'lag_ms')::bigint, (to_jsonb(nodes) ->> 'commit_ms')::bigint
               FROM nodes ORDER BY id";
    let (lease, interval) = (to_i64(LEASE_MS)?, to_i64(RENEW_EVERY_MS)?);
    let state = |row: &Row| {
        let (lease_ms, is_fenced): (i64, bool) = (row.get(2), row.get(4));
        let delay = |column: usize| row.get::<_, Option<i64>>(column).filter(|_| !is_fenced);
        let overdue = lease - lease_ms - interval;
        Ok(NodeState {
            id: NodeId(unsigned(row, 0)?),
            name: row.get(1),
            lease_ms,
            is_draining: row.get(3),
            is_fenced,
            tables: unsigned(row, 5)?,
            not_accepted: unsigned(row, 6)?,
            lag_ms: delay(7).map(|lag| lag.max(overdue).max(0).unsigned_abs()),
            commit_ms: delay(8).map(|commit| commit.max(0).unsigned_abs()),
        })
    };
    db.query(sql, &[]).await?.iter().map(state).collect()
}

/// Where a table is served, as `node` sees it.
pub(super) async fn table_place(db: Object, table: TableId, node: u64) -> Result<TablePlace, Failure> {
    let sql = "SELECT tables.owner, nodes.name FROM tables LEFT JOIN nodes
               ON nodes.id = tables.owner AND NOT is_fenced AND lease_until > rodeo_now() WHERE tables.id = $1";
    let statement = db.prepare_cached(sql).await?;
    let Some(row) = db.query_opt(&statement, &[&table.to_string()]).await? else {
        return Ok(TablePlace::NotOpen);
    };
    Ok(match row.get::<_, Option<String>>(1) {
        Some(name) if unsigned(&row, 0)? != node => TablePlace::Elsewhere { name, node: unsigned(&row, 0)? },
        _ => TablePlace::Pending,
    })
}

async fn register(db: Object, name: String) -> Result<NodeId, Failure> {
    let sql = "INSERT INTO nodes (id, name, lease_until, is_draining, is_fenced)
               VALUES (nextval('node_ids'), $1, rodeo_now() + $2, false, false) RETURNING id";
    let statement = db.prepare_cached(sql).await?;
    let row = db.query_one(&statement, &[&name, &to_i64(LEASE_MS)?]).await?;
    Ok(NodeId(unsigned(&row, 0)?))
}

async fn owner_of(db: Object, table: TableId) -> Result<Option<(NodeId, Epoch)>, Failure> {
    let statement = db.prepare_cached("SELECT owner, epoch FROM tables WHERE id = $1 AND owner <> 0").await?;
    let row = db.query_opt(&statement, &[&table.to_string()]).await?;
    row.map(|row| Ok((NodeId(unsigned(&row, 0)?), Epoch(unsigned(&row, 1)?)))).transpose()
}

/// Executes a request. `delays` are those of renewals and commits, in milliseconds, which a renewal stores. Also returns by how
/// much a renewal was late.
async fn execute(
    mut db: Object,
    request: LeaseRequest,
    delays: (i64, i64),
) -> Result<(LeaseReply, Duration), Failure> {
    let transaction = db.transaction().await?;
    let reply = match &request {
        LeaseRequest::Renew { node, accepted, draining, counting } => {
            let node = to_i64(node.0)?;
            let Some((is_draining, lag)) = extend_lease(&transaction, node, *draining, delays).await? else {
                return Ok((LeaseReply::Fenced, Duration::ZERO));
            };
            accept(&transaction, node, accepted).await?;
            // The renewal does not wait for the view: as long as it is not committed, the next one would wait for its lock.
            transaction.commit().await?;
            let transaction = db.transaction().await?;
            let view = cluster_view(&transaction, node, is_draining || *counting).await?;
            transaction.commit().await?;
            return Ok((LeaseReply::Renewed(view), lag));
        }
        LeaseRequest::Claim { node, limit } => claim(&transaction, to_i64(node.0)?, *limit).await?,
        LeaseRequest::HandOver { node, to, tables } => {
            hand_over(&transaction, to_i64(node.0)?, to_i64(to.0)?, tables).await?
        }
        LeaseRequest::Leave { node } => {
            let node = to_i64(node.0)?;
            // Waits for commits of this node.
            run(&transaction, "SELECT 1 FROM nodes WHERE id = $1 FOR UPDATE", &[&node]).await?;
            let sql = "UPDATE nodes SET is_fenced = true, lease_until = 0 WHERE id = $1 AND id <> 0";
            run(&transaction, sql, &[&node]).await?;
            LeaseReply::Left
        }
    };
    transaction.commit().await?;
    Ok((reply, Duration::ZERO))
}

/// Renews the lease of a node. Returns whether it is draining, and how late the renewal is. `None` if it is fenced.
async fn extend_lease(
    transaction: &Transaction<'_>,
    node: i64,
    draining: bool,
    (lag_ms, commit_ms): (i64, i64),
) -> Result<Option<(bool, Duration)>, Failure> {
    let sql = "WITH before AS MATERIALIZED (SELECT lease_until - $2 + $6 AS due FROM nodes WHERE id = $1)
               UPDATE nodes SET lease_until = rodeo_now() + $2, is_draining = is_draining OR $3, lag_ms = $4, commit_ms = $5
               FROM before WHERE id = $1 AND NOT is_fenced AND id <> 0 RETURNING is_draining, rodeo_now() - due";
    let (lease, interval) = (to_i64(LEASE_MS)?, to_i64(RENEW_EVERY_MS)?);
    let renewed = run(transaction, sql, &[&node, &lease, &draining, &lag_ms, &commit_ms, &interval]).await?;
    let late = |row: &Row| Duration::from_millis(row.get::<_, i64>(1).max(0).unsigned_abs());
    Ok(renewed.first().map(|row| (row.get(0), late(row))))
}

/// Notes that a node knows of tables that it was given.
async fn accept(transaction: &Transaction<'_>, node: i64, accepted: &[Assignment]) -> Result<(), Failure> {
    if !accepted.is_empty() {
        let sql = "UPDATE tables SET is_accepted = true FROM unnest($2::text[], $3::bigint[]) AS accepted (id, epoch)
                   WHERE tables.id = accepted.id AND tables.epoch = accepted.epoch AND owner = $1 AND NOT is_accepted";
        let (ids, epochs) = columns(accepted)?;
        run(transaction, sql, &[&node, &ids, &epochs]).await?;
    }
    Ok(())
}

/// Returns what a node is told when it renews its lease.
async fn cluster_view(
    transaction: &Transaction<'_>,
    node: i64,
    counting: bool,
) -> Result<ClusterView, Failure> {
    // Tables are counted only if it matters: a count of all tables takes long, and every node renews several times a second.
    let sql = "WITH live AS MATERIALIZED (
                   SELECT id, is_draining FROM nodes WHERE NOT is_fenced AND lease_until > rodeo_now()
               ), dead AS MATERIALIZED (SELECT id FROM nodes WHERE id NOT IN (SELECT id FROM live)
               ), orphans AS MATERIALIZED (SELECT count(*) AS number FROM tables WHERE owner IN (SELECT id FROM dead))
               SELECT live.id, live.is_draining, number, CASE WHEN number > 0 OR $1
                   THEN (SELECT count(*) FROM tables WHERE owner = live.id) ELSE 0 END
               FROM live, orphans ORDER BY live.id";
    let rows = run(transaction, sql, &[&counting]).await?;
    let orphans = rows.first().map_or(Ok(0), |row| unsigned(row, 2))?;
    let status = |row: &Row| {
        Ok(NodeStatus { id: NodeId(unsigned(row, 0)?), draining: row.get(1), tables: unsigned(row, 3)? })
    };
    let nodes = rows.iter().map(status).collect::<Result<_, Failure>>()?;
    Ok(ClusterView { assigned: to_accept(transaction, node).await?, nodes, orphans })
}

async fn claim(transaction: &Transaction<'_>, node: i64, limit: u64) -> Result<LeaseReply, Failure> {
    let sql = "SELECT lease_until > now, now FROM nodes, rodeo_now() AS now
               WHERE id = $1 AND NOT is_fenced AND id <> 0 FOR KEY SHARE OF nodes";
    let own = run(transaction, sql, &[&node]).await?;
    let Some(own) = own.first() else { return Ok(LeaseReply::Fenced) };
    // One time for all comparisons. It may be long ago when a lock is granted, which errs on the safe side.
    let (is_live, now): (bool, i64) = (own.get(0), own.get(1));
    if is_live {
        // In the order of ids, so that two nodes that claim wait for each other instead of deadlocking. Each row is checked
        // again after the wait: its node may have renewed its lease.
        let sql = "SELECT id FROM nodes WHERE lease_until <= $1 ORDER BY id FOR UPDATE";
        let expired = run(transaction, sql, &[&now]).await?;
        let dead: Vec<i64> = expired.iter().map(|row| row.get(0)).collect();
        run(transaction, "UPDATE nodes SET is_fenced = true WHERE id = ANY ($1)", &[&dead]).await?;
        let sql = "UPDATE tables SET owner = $1, epoch = epoch + 1, is_accepted = false
                   WHERE key IN (SELECT key FROM tables WHERE owner = ANY ($3) ORDER BY id LIMIT $2)";
        run(transaction, sql, &[&node, &super::to_i64_saturating(limit), &dead]).await?;
        // Node 0 stands for servers without a cluster, and stays.
        let sql = "DELETE FROM nodes WHERE id = ANY ($1) AND id <> 0
                   AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = nodes.id)";
        run(transaction, sql, &[&dead]).await?;
    }
    Ok(LeaseReply::Claimed(to_accept(transaction, node).await?))
}

async fn hand_over(
    transaction: &Transaction<'_>,
    node: i64,
    to: i64,
    tables: &[Assignment],
) -> Result<LeaseReply, Failure> {
    // Both rows, in the order of ids as in a claim: the receiver must not be fenced and forgotten in the meantime.
    let sql = "SELECT id, NOT is_fenced AND id <> 0 FROM nodes WHERE id IN ($1, $2) ORDER BY id FOR UPDATE";
    let locked = run(transaction, sql, &[&node, &to]).await?;
    if !locked.iter().any(|row| row.get::<_, i64>(0) == node && row.get(1)) {
        return Ok(LeaseReply::Fenced);
    }
    let (ids, epochs) = columns(tables)?;
    let sql = "UPDATE tables SET owner = $2, epoch = tables.epoch + 1, is_accepted = false
               FROM unnest($3::text[], $4::bigint[]) AS given (id, epoch)
               WHERE tables.id = given.id AND tables.epoch = given.epoch AND owner = $1 AND $1 <> $2
               AND EXISTS (SELECT 1 FROM nodes WHERE id = $2 AND NOT is_fenced AND NOT is_draining
                           AND lease_until > rodeo_now())";
    run(transaction, sql, &[&node, &to, &ids, &epochs]).await?;
    let sql = "SELECT given.id FROM unnest($2::text[], $3::bigint[]) WITH ORDINALITY AS given (id, epoch, place)
               WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = given.id AND tables.epoch = given.epoch AND owner = $1)
               ORDER BY place";
    let gone = run(transaction, sql, &[&node, &ids, &epochs]).await?;
    let tables = gone.iter().map(|row| parse_table(row.get(0))).collect::<Result<_, Failure>>()?;
    Ok(LeaseReply::HandedOver(tables))
}

/// Tables of a node that it has not accepted, by id.
async fn to_accept(transaction: &Transaction<'_>, node: i64) -> Result<Vec<Assignment>, Failure> {
    let sql = "SELECT id, epoch FROM tables WHERE owner = $1 AND NOT is_accepted ORDER BY id";
    let rows = run(transaction, sql, &[&node]).await?;
    let read =
        |row: &Row| Ok(Assignment { table: parse_table(row.get(0))?, epoch: Epoch(unsigned(row, 1)?) });
    rows.iter().map(read).collect()
}

async fn run(
    transaction: &Transaction<'_>,
    sql: &str,
    params: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, Failure> {
    let statement = transaction.prepare_cached(sql).await?;
    Ok(transaction.query(&statement, params).await?)
}

fn columns(tables: &[Assignment]) -> Result<(Vec<String>, Vec<i64>), StoreError> {
    let ids = tables.iter().map(|owned| owned.table.to_string()).collect();
    let epochs = tables.iter().map(|owned| to_i64(owned.epoch.0)).collect::<Result<_, _>>()?;
    Ok((ids, epochs))
}

fn parse_table(id: &str) -> Result<TableId, Failure> {
    id.parse().map_err(|_| StoreError::Database("invalid value in tables.id".to_owned()).into())
}
