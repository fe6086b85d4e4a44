//! Arguments that name a PostgreSQL database, and those of `rodeo migrate`.

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args as Arguments, Subcommand};

use super::connection_string::ConnectionString;
use super::serve::Data;

#[derive(Debug, Arguments)]
pub struct Database {
    /// PostgreSQL database to use instead of SQLite, such as `postgres://user:password@host/database`; users of the machine can
    /// read flags, so pass a password by the variable or by a file
    #[arg(
        long = "database",
        env = "RODEO_DATABASE",
        value_name = "URL",
        hide_env_values = true,
        hide_default_value = true
    )]
    url: Option<ConnectionString>,
    /// File that contains the URL of the PostgreSQL database
    #[arg(long, env = "RODEO_DATABASE_FILE", value_name = "FILE")]
    database_file: Option<PathBuf>,
}

impl Database {
    /// Returns how to connect to PostgreSQL; `None` if no database is named.
    pub fn connection(&self) -> Result<Option<ConnectionString>> {
        let (url, file) = (self.url.as_ref(), self.database_file.as_deref());
        ConnectionString::from_flag_or_file("--database", url, file, "the database")
    }
}

#[derive(Debug, Subcommand)]
pub enum Cluster {
    /// Print the nodes that share a database, their leases and tables; fails if tables wait for a node
    Status(ClusterStatus),
}

#[derive(Debug, Arguments)]
#[cfg_attr(
    not(feature = "cluster"),
    allow(dead_code, reason = "only the store in PostgreSQL needs all of it")
)]
pub struct ClusterStatus {
    #[command(flatten)]
    pub data: Data,
    #[command(flatten)]
    pub database: Database,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Subcommand)]
pub enum Migrate {
    /// Copy the data of a stopped server from SQLite into an empty PostgreSQL database, and compare both
    SqliteToPostgres(SqliteToPostgres),
}

#[derive(Debug, Arguments)]
#[cfg_attr(
    not(feature = "cluster"),
    allow(dead_code, reason = "only the store in PostgreSQL needs all of it")
)]
pub struct SqliteToPostgres {
    #[command(flatten)]
    pub data: Data,
    #[command(flatten)]
    pub database: Database,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connection_string_comes_from_the_url_or_from_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("database");
        let arguments = |url: Option<&str>, file: Option<&PathBuf>| Database {
            url: url.map(|url| url.parse().unwrap()),
            database_file: file.cloned(),
        };
        assert_eq!(arguments(None, None).connection().unwrap(), None);
        let secret = "postgres://me:s3cret@db/rodeo";
        let by_url = arguments(Some(secret), None);
        assert_eq!(by_url.connection().unwrap().unwrap().as_str(), secret);
        assert!(!format!("{by_url:?}").contains("s3cret"), "{by_url:?}");
        let missing = arguments(None, Some(&file)).connection().unwrap_err();
        assert!(format!("{missing:#}").contains("database: No such file"), "{missing:#}");
        std::fs::write(&file, format!("{secret}\n")).unwrap();
        assert_eq!(arguments(None, Some(&file)).connection().unwrap().unwrap().as_str(), secret);
        let both = arguments(Some(secret), Some(&file)).connection().unwrap_err();
        assert!(both.to_string().contains("use one of them"), "{both}");
        std::fs::write(&file, " \n").unwrap();
        assert!(arguments(None, Some(&file)).connection().is_err());
    }
}
