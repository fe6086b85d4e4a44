//! Errors of PostgreSQL: what the writer does about them, and what may be told.
//!
//! The details and hints of PostgreSQL's errors contain values, such as the key of a duplicate row. They are never repeated;
//! the messages themselves name tables, columns and constraints only.

use std::error::Error as _;

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::StoreError;

/// SQLSTATE of a write that contradicts the stored data. Raised by `rodeo_fail`.
const CONTRADICTION: &str = "RO001";
/// SQLSTATE of a write to a table that belongs to another node. Raised by `rodeo_fail`.
const NOT_OWNED: &str = "RO002";
/// SQLSTATE of the writer's own row: another connection has taken its place. Raised by `rodeo_fail`.
const REPLACED: &str = "RO003";

/// Why a transaction failed.
#[derive(Debug)]
pub(super) enum Failure {
    /// A write cannot be applied. Other batches are not affected.
    Write(StoreError),
    /// The transaction collided with one of another process, and can be repeated.
    Conflict(StoreError),
    /// The database cannot store anything now, for example because its disk is full.
    Storage(StoreError),
    /// The connection is lost. Whether the transaction was committed is unknown.
    Connection(StoreError),
}

impl Failure {
    pub(super) fn into_inner(self) -> StoreError {
        match self {
            Failure::Write(error)
            | Failure::Conflict(error)
            | Failure::Storage(error)
            | Failure::Connection(error) => error,
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Write(error)
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        let Some(code) = error.as_db_error().map(|db| db.code().clone()) else {
            // A parameter that cannot be encoded is the fault of the write; everything else is about the connection.
            let is_write = error.to_string().starts_with("error serializing");
            let told = to_store_error(error);
            return if is_write { Failure::Write(told) } else { Failure::Connection(told) };
        };
        let told = to_store_error(error);
        match code.code().get(..2).unwrap_or_default() {
            // Serialization failures and deadlocks; a lock that is not available in time.
            "40" => Failure::Conflict(told),
            "55" if code == SqlState::LOCK_NOT_AVAILABLE => Failure::Conflict(told),
            // Disk or memory full, too many connections; I/O errors.
            "53" | "58" => Failure::Storage(told),
            // Connection errors; shutdown, cancelled by an operator or by a timeout.
            "08" | "57" => Failure::Connection(told),
            "RO" if code.code() == REPLACED => Failure::Connection(told),
            _ => Failure::Write(told),
        }
    }
}

/// Converts an error without the values that PostgreSQL attaches to it.
pub(super) fn to_store_error(error: Error) -> StoreError {
    if let Some(db) = error.as_db_error() {
        return match db.code().code() {
            NOT_OWNED => StoreError::NotOwned,
            CONTRADICTION => StoreError::Database(db.message().to_owned()),
            // Connection lost, no resources, ended by an operator, error of the system: no fault of the request.
            code if matches!(code.get(..2), Some("08" | "53" | "57" | "58")) => {
                StoreError::Io(format!("{} (SQLSTATE {code})", db.message()))
            }
            // "invalid byte sequence" and the like quote bytes, so such messages are left out.
            code if code.starts_with("22") => {
                StoreError::Database(format!("a value cannot be stored (SQLSTATE {code})"))
            }
            code => StoreError::Database(format!("{} (SQLSTATE {code})", db.message())),
        };
    }
    // What the operating system or the TLS library says; these never see a value.
    match error.source() {
        Some(source) => StoreError::Io(format!("PostgreSQL: {error}: {source}")),
        None => StoreError::Io(format!("PostgreSQL: {error}")),
    }
}
