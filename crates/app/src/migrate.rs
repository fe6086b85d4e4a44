//! `rodeo migrate`: moves the data of a server to another database.

use std::process::ExitCode;

use anyhow::Result;

use crate::args::Migrate;

/// Why a command that needs PostgreSQL cannot run in a program that was built without it.
#[cfg(not(feature = "cluster"))]
pub const NO_POSTGRES: &str =
    "this program was built without PostgreSQL (build it with `cargo build --release --features cluster`)";

#[cfg(not(feature = "cluster"))]
pub fn run(args: &Migrate) -> Result<ExitCode> {
    let Migrate::SqliteToPostgres(args) = args;
    args.database.connection()?;
    anyhow::bail!(NO_POSTGRES)
}

/// Copies everything in one transaction, and compares all values before it is committed.
#[cfg(feature = "cluster")]
pub fn run(args: &Migrate) -> Result<ExitCode> {
    use anyhow::{Context, bail};
    use rodeo_store::postgres::import_sqlite;
    use serde_json::{Map, Value, json};

    use crate::serve::DATABASE_FILE;

    let Migrate::SqliteToPostgres(args) = args;
    let directory = args.data.directory();
    let file = directory.join(DATABASE_FILE);
    if !file.is_file() {
        bail!("no {DATABASE_FILE} in {} (try --data)", directory.display());
    }
    let Some(connection) = args.database.connection()? else {
        bail!("no PostgreSQL database is named (set RODEO_DATABASE or --database-file)");
    };
    let progress = crate::data_check::Progress::new();
    let show = &mut |table, done, all| progress.show(table, done, all);
    let copied = import_sqlite(&file, connection.as_str(), show);
    progress.finish();
    let copied = copied.with_context(|| format!("{} was not moved, nothing has changed", file.display()))?;
    crate::print(&if args.json {
        let rows: Map<String, Value> =
            copied.iter().map(|(table, rows)| ((*table).to_owned(), json!(rows))).collect();
        format!("{}\n", json!({ "file": file, "rows": rows, "verified": true }))
    } else {
        let mut text = format!("{} was copied to PostgreSQL; all values are equal:\n", file.display());
        for (table, rows) in copied {
            text += &format!("  {table:<18} {rows}\n");
        }
        text + "The file is unchanged. Start the server with the database from now on.\n"
    })
}
