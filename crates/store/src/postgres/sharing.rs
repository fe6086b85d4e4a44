//! Whether one server uses the database alone, or nodes of a cluster share it.

use tokio_postgres::Client;

use super::failure::Failure;
use crate::StoreError;

/// Key of the advisory lock that a server without a cluster holds alone, and that nodes of a cluster share.
const LOCK: i64 = 0x52_6f_64_65_70;

/// Whether other processes may use the database at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sharing {
    /// None may: a server without a cluster.
    Exclusive,
    /// Nodes of a cluster may.
    Shared,
}

/// A session that a process has used: process id and start of the server's end of it.
pub(super) type Session = (i32, String);

/// Locks the database until the session ends. Fails with [`StoreError::InUse`] if a server uses it that does not share it.
pub(super) async fn lock_database(client: &Client, sharing: Sharing) -> Result<(), Failure> {
    let sql = match sharing {
        Sharing::Exclusive => "SELECT pg_try_advisory_lock($1)",
        Sharing::Shared => "SELECT pg_try_advisory_lock_shared($1)",
    };
    match client.query_one(sql, &[&LOCK]).await?.get(0) {
        true => Ok(()),
        false => Err(Failure::Connection(StoreError::InUse("the PostgreSQL database".to_owned()))),
    }
}

/// Returns the session of a connection.
pub(super) async fn session_of(client: &Client) -> Result<Session, Failure> {
    let sql = "SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()";
    let row = client.query_one(sql, &[]).await?;
    Ok((row.get(0), row.get(1)))
}

/// Ends a session whose connection this process has lost. A broken network can leave it open for hours, with its locks.
pub(super) async fn end_session(client: &Client, (pid, start): &Session) -> Result<(), Failure> {
    let sql =
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start::text = $2";
    client.query(sql, &[pid, start]).await?;
    Ok(())
}

/// Takes the tables of all nodes. The caller holds the database alone, so no node runs; one that comes back is fenced.
pub(super) async fn take_all_tables(client: &mut Client) -> Result<(), Failure> {
    let transaction = client.transaction().await?;
    transaction
        .batch_execute(
            "SELECT 1 FROM nodes ORDER BY id FOR UPDATE;
             UPDATE tables SET owner = 0, epoch = epoch + 1, is_accepted = true WHERE owner <> 0;
             DELETE FROM nodes WHERE id <> 0",
        )
        .await?;
    Ok(transaction.commit().await?)
}
