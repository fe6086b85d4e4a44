//! Schema versions and migrations between them.

use tokio_postgres::Client;

use super::failure::to_store_error;
use crate::StoreError;

/// The migrations: number `n` in this list brings version `n` to version `n + 1`. A released migration is never edited.
const MIGRATIONS: &[&str] =
    &[include_str!("migrations/1.sql"), include_str!("migrations/2.sql"), include_str!("migrations/3.sql")];

/// Key of the advisory lock under which one process at a time migrates: "Rodeo" in ASCII.
const LOCK: i64 = 0x52_6f_64_65_6f;

/// Brings the data to the newest version. Several processes may start at the same time: the others wait for the first one,
/// and find its work done.
pub(super) async fn migrate(client: &mut Client) -> Result<(), StoreError> {
    // Waiting for a long migration of another process is no error.
    client.batch_execute("SET lock_timeout = 0; SET statement_timeout = 0").await.map_err(to_store_error)?;
    // The lock ends with the transaction, also if this process is killed.
    let step = client.transaction().await.map_err(to_store_error)?;
    step.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(to_store_error)?;
    step.batch_execute("CREATE TABLE IF NOT EXISTS rodeo_schema (version integer NOT NULL)")
        .await
        .map_err(to_store_error)?;
    let row = step
        .query_one("SELECT coalesce(max(version), 0) FROM rodeo_schema", &[])
        .await
        .map_err(to_store_error)?;
    let found: i32 = row.get(0);
    let found =
        u32::try_from(found).map_err(|_| StoreError::Database(format!("invalid schema version {found}")))?;
    let known = u32::try_from(MIGRATIONS.len()).expect("there are few migrations");
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (sql, version) in MIGRATIONS.iter().zip(1..=known).skip(found as usize) {
        step.batch_execute(sql).await.map_err(to_store_error)?;
        step.execute("INSERT INTO rodeo_schema (version) VALUES ($1)", &[&(version as i32)])
            .await
            .map_err(to_store_error)?;
        tracing::info!(version, "migrated the database schema");
    }
    step.commit().await.map_err(to_store_error)?;
    client.batch_execute("RESET lock_timeout; RESET statement_timeout").await.map_err(to_store_error)
}
