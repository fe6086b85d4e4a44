//! Schema versions and migrations between them.

use std::time::Duration;

use tokio::time::sleep;
use tokio_postgres::Client;

use super::failure::Failure;
use crate::StoreError;

/// The migrations: number `n` in this list brings version `n` to version `n + 1`. A released migration is never edited.
const MIGRATIONS: &[&str] =
    &[include_str!("migrations/1.sql"), include_str!("migrations/2.sql"), include_str!("migrations/3.sql")];

/// Key of the advisory lock under which one process at a time migrates: "Rodeo" in ASCII.
const LOCK: i64 = 0x52_6f_64_65_6f;
/// Settings of a migration. Everything that uses a table waits behind a migration that waits for its lock, also the renewals of
/// leases, so a migration waits for less than the quarter of a second between two of them, and tries again.
const SETTINGS: &str = "SET LOCAL lock_timeout = '200ms'";
/// Time between two attempts: long enough for what has waited.
const RETRY_AFTER: Duration = Duration::from_millis(500);
/// Number of attempts between two messages in the log.
const ATTEMPTS_PER_WARNING: u32 = 60;

/// Brings the data to the newest version, while nodes of earlier versions may use them. Several processes may start at the same
/// time: the others wait for the first one, and find its work done.
///
/// Each migration is committed by itself: together they would hold the locks of the first one while the next one waits. One that
/// cannot lock its tables, for example because `pg_dump` reads them, is tried again until it can.
pub(super) async fn migrate(client: &mut Client) -> Result<(), StoreError> {
    let mut failed: u32 = 0;
    loop {
        match migrate_once(client).await {
            Ok(true) => return Ok(()),
            Ok(false) => failed = 0,
            Err(Failure::Conflict(error)) => {
                if failed.is_multiple_of(ATTEMPTS_PER_WARNING) {
                    let reason = "tables are in use, for example by pg_dump";
                    tracing::warn!(%error, "cannot migrate the database schema yet, {reason}; trying again");
                }
                failed += 1;
                sleep(RETRY_AFTER).await;
            }
            Err(failure) => return Err(failure.into_inner()),
        }
    }
}

/// Executes the next migration. Returns whether the data have the newest version already.
async fn migrate_once(client: &mut Client) -> Result<bool, Failure> {
    let step = client.transaction().await?;
    // Waiting for a long migration of another process is no error. The lock ends with the transaction, also if this process is
    // killed.
    step.batch_execute("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0").await?;
    step.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    step.batch_execute(SETTINGS).await?;
    step.batch_execute("CREATE TABLE IF NOT EXISTS rodeo_schema (version integer NOT NULL)").await?;
    let row = step.query_one("SELECT coalesce(max(version), 0) FROM rodeo_schema", &[]).await?;
    let found: i32 = row.get(0);
    let found =
        u32::try_from(found).map_err(|_| StoreError::Database(format!("invalid schema version {found}")))?;
    let known = u32::try_from(MIGRATIONS.len()).expect("there are few migrations");
    if found > known {
        return Err(StoreError::Newer { found, known }.into());
    }
    let next = MIGRATIONS.get(found as usize);
    if let Some(sql) = next {
        let version = found + 1;
        step.batch_execute(sql).await?;
        step.execute("INSERT INTO rodeo_schema (version) VALUES ($1)", &[&(version as i32)]).await?;
        step.commit().await?;
        tracing::info!(version, "migrated the database schema");
        return Ok(false);
    }
    step.commit().await?;
    Ok(true)
}
