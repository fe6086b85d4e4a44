//! Moves the data of a SQLite file into an empty PostgreSQL database, and compares both afterwards.
//!
//! Everything happens in one transaction, which is committed only if the copy is equal: value by value, read back in the
//! order of the primary keys. A failed move leaves the database empty and the file as it is.

use std::path::Path;

use rusqlite::types::ValueRef;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Row, Transaction};

use super::connection::{Connector, prepare_session};
use super::failure::to_store_error;
use super::migrations::migrate;
use crate::StoreError;
use crate::sqlite::open_exclusively;

/// Number of rows per statement.
const CHUNK: usize = 500;

/// A table of both databases.
struct CopiedTable {
    name: &'static str,
    /// Columns of the primary key, by which rows are compared in order.
    key: &'static str,
    columns: &'static [(&'static str, Kind)],
    /// What follows `FROM` in SQLite; the name if empty.
    source: &'static str,
    /// Column whose numbers PostgreSQL continues.
    identity: Option<&'static str>,
}

/// Type of a column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Integer,
    Boolean,
    Float,
    Text,
    Bytes,
}

use Kind::{Boolean, Bytes, Float, Integer, Text};

/// All tables, referenced ones first. Facts that a checkpoint has replaced are left out.
const TABLES: &[CopiedTable] = &[
    CopiedTable {
        name: "tables",
        key: "key",
        columns: &[("key", Integer), ("id", Text), ("opened_at", Integer)],
        source: "",
        identity: Some("key"),
    },
    CopiedTable {
        name: "journal",
        key: "table_key, first_fact",
        columns: &[
            ("table_key", Integer),
            ("first_fact", Integer),
            ("committed_at", Integer),
            ("facts", Text),
        ],
        source: "journal JOIN tables ON tables.key = table_key AND journal.id >= journal_start",
        identity: None,
    },
    CopiedTable {
        name: "guests",
        key: "id",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("is_bot", Boolean),
            ("created_at", Integer),
            ("last_seen_at", Integer),
        ],
        source: "",
        identity: None,
    },
    CopiedTable {
        name: "secrets",
        key: "hash",
        columns: &[
            ("hash", Bytes),
            ("guest_id", Text),
            ("kind", Text),
            ("created_at", Integer),
            ("last_used_at", Integer),
            ("label", Text),
        ],
        source: "",
        identity: None,
    },
    CopiedTable {
        name: "guest_styles",
        key: "guest_id, game",
        columns: &[("guest_id", Text), ("game", Text), ("summary", Text)],
        source: "",
        identity: None,
    },
    CopiedTable {
        name: "matches",
        key: "sequence",
        columns: &[
            ("sequence", Integer),
            ("id", Text),
            ("table_id", Text),
            ("ended_at", Integer),
            ("summary", Text),
            ("record", Text),
            ("revision", Integer),
        ],
        source: "",
        identity: Some("sequence"),
    },
    CopiedTable {
        name: "match_guests",
        key: "guest_id, match_sequence",
        columns: &[("guest_id", Text), ("match_sequence", Integer)],
        source: "",
        identity: None,
    },
    CopiedTable {
        name: "ratings",
        key: "player, is_house_bot, game",
        columns: &[
            ("player", Text),
            ("is_house_bot", Boolean),
            ("game", Text),
            ("rating", Float),
            ("uncertainty", Float),
            ("matches", Integer),
        ],
        source: "",
        identity: None,
    },
    CopiedTable {
        name: "deleted_guests",
        key: "id",
        columns: &[("id", Text), ("deleted_at", Integer), ("is_done", Boolean)],
        source: "",
        identity: None,
    },
    CopiedTable {
        name: "server_state",
        key: "alive_at",
        columns: &[("alive_at", Integer)],
        source: "",
        identity: None,
    },
    CopiedTable {
        name: "quarantine",
        key: "id",
        columns: &[
            ("id", Integer),
            ("kind", Text),
            ("subject", Text),
            ("reason", Text),
            ("quarantined_at", Integer),
        ],
        source: "",
        identity: Some("id"),
    },
    CopiedTable {
        name: "quarantine_rows",
        key: "quarantine_id, position",
        columns: &[("quarantine_id", Integer), ("position", Integer), ("source", Text), ("content", Bytes)],
        source: "",
        identity: None,
    },
    CopiedTable {
        name: "restrictions",
        key: "guest_id, kind",
        columns: &[
            ("guest_id", Text),
            ("kind", Text),
            ("since", Integer),
            ("until", Integer),
            ("reason", Text),
        ],
        source: "",
        identity: None,
    },
    CopiedTable {
        name: "reports",
        key: "id",
        columns: &[
            ("id", Integer),
            ("reported_at", Integer),
            ("reporter_id", Text),
            ("reported_id", Text),
            ("content", Text),
            ("resolved_at", Integer),
            ("resolved_note", Text),
        ],
        source: "",
        identity: Some("id"),
    },
];

/// Receives the name of a table, the number of its rows that are copied or compared, and how many that will be in the end.
pub type ImportProgress<'a> = &'a mut dyn FnMut(&'static str, u64, u64);

/// Moves the data of a SQLite file into an empty PostgreSQL database. Returns the number of rows of each table. Fails with
/// [`StoreError::InUse`] while a server uses the file.
pub fn import_sqlite(
    file: &Path,
    connection: &str,
    progress: ImportProgress<'_>,
) -> Result<Vec<(&'static str, u64)>, StoreError> {
    let (source, _lock) = open_exclusively(file)?;
    let connector = Connector::parse(connection)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| StoreError::Io(format!("cannot start a runtime: {error}")))?;
    runtime.block_on(async {
        let (mut client, task) = connector.connect().await?;
        tokio::spawn(task);
        migrate(&mut client).await?;
        prepare_session(&client).await.map_err(to_store_error)?;
        let target = client.transaction().await.map_err(to_store_error)?;
        let mut copied = Vec::new();
        for table in TABLES {
            let sql = format!("SELECT EXISTS (SELECT 1 FROM {})", table.name);
            if target.query_one(&sql, &[]).await.map_err(to_store_error)?.get(0) {
                let message = "the PostgreSQL database is not empty (create another one)";
                return Err(StoreError::Database(message.to_owned()));
            }
        }
        for table in TABLES {
            let all = 2 * table.count(&source)?;
            let copies = table.copy(&source, &target, &mut |done| progress(table.name, done, all)).await?;
            let mut compared = |done| progress(table.name, copies + done, all);
            copied.push((table.name, table.compare(&source, &target, &mut compared).await?));
        }
        target.commit().await.map_err(to_store_error)?;
        Ok(copied)
    })
}

impl CopiedTable {
    /// The query in SQLite, in the order of the primary key.
    fn source_query(&self) -> String {
        let source = if self.source.is_empty() { self.name } else { self.source };
        let names: Vec<String> =
            self.columns.iter().map(|(name, _)| format!("{}.{name}", self.name)).collect();
        format!("SELECT {} FROM {source} ORDER BY {}", names.join(", "), self.key)
    }

    fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// Number of rows in SQLite.
    fn count(&self, source: &rusqlite::Connection) -> Result<u64, StoreError> {
        let from = if self.source.is_empty() { self.name } else { self.source };
        let count: i64 = source.query_row(&format!("SELECT count(*) FROM {from}"), [], |row| row.get(0))?;
        Ok(count.unsigned_abs())
    }

    /// Copies all rows, and returns their number.
    async fn copy(
        &self,
        source: &rusqlite::Connection,
        target: &Transaction<'_>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<u64, StoreError> {
        let arrays: Vec<String> = self
            .columns
            .iter()
            .zip(1..)
            .map(|((_, kind), number)| format!("${number}::{}[]", kind.sql()))
            .collect();
        // The tables of a server without a cluster, and the only row of the server's state.
        let (more_names, more_values) = match self.name {
            "tables" => (", owner, epoch, is_accepted", ", 0, 1, true"),
            "server_state" => (", id", ", 1"),
            _ => ("", ""),
        };
        let sql = format!(
            "INSERT INTO {} ({}{more_names}) SELECT *{more_values} FROM unnest({})",
            self.name,
            self.names(),
            arrays.join(", ")
        );
        let insert = target.prepare(&sql).await.map_err(to_store_error)?;
        let mut select = source.prepare(&self.source_query())?;
        let mut rows = select.query([])?;
        let mut copied = 0;
        let mut is_done = false;
        while !is_done {
            let mut columns: Vec<Column> = self.columns.iter().map(|(_, kind)| Column::new(*kind)).collect();
            let mut count = 0;
            while count < CHUNK {
                let Some(row) = rows.next()? else {
                    is_done = true;
                    break;
                };
                for (index, column) in columns.iter_mut().enumerate() {
                    column.push(row.get_ref(index)?).map_err(|()| self.damaged(index))?;
                }
                count += 1;
            }
            if count > 0 {
                let params: Vec<&(dyn ToSql + Sync)> = columns.iter().map(Column::param).collect();
                target.execute(&insert, &params).await.map_err(to_store_error)?;
                copied += count as u64;
                progress(copied);
            }
        }
        if let Some(identity) = self.identity {
            let sql = format!(
                "SELECT setval(pg_get_serial_sequence('{0}', '{identity}'), coalesce(max({identity}), 1), count(*) > 0) FROM {0}",
                self.name
            );
            target.query_one(&sql, &[]).await.map_err(to_store_error)?;
        }
        Ok(copied)
    }

    /// Compares all values. Returns the number of rows.
    async fn compare(
        &self,
        source: &rusqlite::Connection,
        target: &Transaction<'_>,
        progress: &mut dyn FnMut(u64),
    ) -> Result<u64, StoreError> {
        let differs = |row: u64| {
            StoreError::Database(format!("the copy of `{}` differs from the file at row {row}", self.name))
        };
        let sql = format!("SELECT {} FROM {} ORDER BY {}", self.names(), self.name, self.key);
        let cursor = target.prepare(&sql).await.map_err(to_store_error)?;
        let cursor = target.bind(&cursor, &[]).await.map_err(to_store_error)?;
        let mut select = source.prepare(&self.source_query())?;
        let mut rows = select.query([])?;
        let mut count = 0;
        loop {
            let copies = target.query_portal(&cursor, CHUNK as i32).await.map_err(to_store_error)?;
            for copy in &copies {
                let row = rows.next()?.ok_or_else(|| differs(count))?;
                for (index, (_, kind)) in self.columns.iter().enumerate() {
                    if !kind.is_equal(row.get_ref(index)?, copy, index) {
                        return Err(differs(count));
                    }
                }
                count += 1;
            }
            progress(count);
            if copies.len() < CHUNK {
                break;
            }
        }
        if rows.next()?.is_some() {
            return Err(differs(count));
        }
        Ok(count)
    }

    /// The error for a value that cannot be moved. Names the column only, because the value may be secret.
    fn damaged(&self, column: usize) -> StoreError {
        let (column, _) = self.columns[column];
        StoreError::Database(format!("invalid value in {}.{column} (try rodeo check)", self.name))
    }
}

impl Kind {
    fn sql(self) -> &'static str {
        match self {
            Integer => "bigint",
            Boolean => "boolean",
            Float => "double precision",
            Text => "text",
            Bytes => "bytea",
        }
    }

    /// Whether a value of SQLite and its copy are the same, to the bit.
    fn is_equal(self, value: ValueRef<'_>, copy: &Row, index: usize) -> bool {
        match (self, value) {
            (Integer, ValueRef::Null) => copy.get::<_, Option<i64>>(index).is_none(),
            (Text, ValueRef::Null) => copy.get::<_, Option<&str>>(index).is_none(),
            (Integer, ValueRef::Integer(value)) => copy.get::<_, Option<i64>>(index) == Some(value),
            (Boolean, ValueRef::Integer(value)) => copy.get::<_, Option<bool>>(index) == Some(value != 0),
            (Float, ValueRef::Real(value)) => {
                copy.get::<_, Option<f64>>(index).map(f64::to_bits) == Some(value.to_bits())
            }
            (Text, ValueRef::Text(value)) => {
                copy.get::<_, Option<&str>>(index).map(str::as_bytes) == Some(value)
            }
            (Bytes, ValueRef::Blob(value)) => copy.get::<_, Option<&[u8]>>(index) == Some(value),
            _ => false,
        }
    }
}

/// Values of a column, to be sent as an array.
enum Column {
    Integers(Vec<Option<i64>>),
    Booleans(Vec<Option<bool>>),
    Floats(Vec<Option<f64>>),
    Texts(Vec<Option<String>>),
    Bytes(Vec<Option<Vec<u8>>>),
}

impl Column {
    fn new(kind: Kind) -> Column {
        match kind {
            Integer => Column::Integers(Vec::new()),
            Boolean => Column::Booleans(Vec::new()),
            Float => Column::Floats(Vec::new()),
            Text => Column::Texts(Vec::new()),
            Bytes => Column::Bytes(Vec::new()),
        }
    }

    /// Adds a value. Fails if it has another type.
    fn push(&mut self, value: ValueRef<'_>) -> Result<(), ()> {
        match (self, value) {
            (Column::Integers(values), ValueRef::Null) => values.push(None),
            (Column::Texts(values), ValueRef::Null) => values.push(None),
            (Column::Integers(values), ValueRef::Integer(value)) => values.push(Some(value)),
            (Column::Booleans(values), ValueRef::Integer(value)) => values.push(Some(value != 0)),
            (Column::Floats(values), ValueRef::Real(value)) => values.push(Some(value)),
            (Column::Texts(values), ValueRef::Text(value)) => {
                values.push(Some(str::from_utf8(value).map_err(|_| ())?.to_owned()));
            }
            (Column::Bytes(values), ValueRef::Blob(value)) => values.push(Some(value.to_vec())),
            _ => return Err(()),
        }
        Ok(())
    }

    fn param(&self) -> &(dyn ToSql + Sync) {
        match self {
            Column::Integers(values) => values,
            Column::Booleans(values) => values,
            Column::Floats(values) => values,
            Column::Texts(values) => values,
            Column::Bytes(values) => values,
        }
    }
}
