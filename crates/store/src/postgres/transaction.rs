//! A transaction whose statements are sent together.
//!
//! Statements are collected, and sent one behind the other without waiting for answers (pipelining). So a group of batches,
//! from `BEGIN` to `COMMIT`, takes one round trip. When a statement fails, PostgreSQL rejects the ones behind it and turns
//! `COMMIT` into a rollback. Only what has to be read before it can be written, such as ratings, needs further round trips.

use std::collections::HashMap;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::Poll;

use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error, Row, Statement};

use super::failure::Failure;

/// An owned parameter of a statement.
pub(super) type Param = Box<dyn ToSql + Sync + Send>;

/// Makes a list of [`Param`].
macro_rules! params {
    ($($value:expr),* $(,)?) => { vec![$(Box::new($value) as $crate::postgres::transaction::Param),*] };
}
pub(super) use params;

/// A connection with its prepared statements.
pub(super) struct WriterConnection {
    client: Client,
    prepared: HashMap<&'static str, Statement>,
}

impl WriterConnection {
    pub(super) fn new(client: Client) -> WriterConnection {
        WriterConnection { client, prepared: HashMap::new() }
    }

    /// Starts a transaction. `BEGIN` is sent with the first statements.
    pub(super) fn begin(&mut self) -> Transaction<'_> {
        let mut transaction =
            Transaction { connection: self, pending: Vec::new(), appends: Appends::default() };
        transaction.push("BEGIN", Vec::new());
        transaction
    }

    /// Ends a transaction that failed.
    pub(super) async fn roll_back(&mut self) -> Result<(), Failure> {
        Ok(self.client.batch_execute("ROLLBACK").await?)
    }

    /// Runs a statement outside of a transaction.
    pub(super) async fn query(
        &mut self,
        sql: &'static str,
        params: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, Failure> {
        Ok(self.client.query(sql, params).await?)
    }

    async fn prepare(&mut self, sql: &'static str) -> Result<(), Failure> {
        if !self.prepared.contains_key(sql) {
            let statement = self.client.prepare(sql).await?;
            self.prepared.insert(sql, statement);
        }
        Ok(())
    }
}

/// A running transaction.
pub(super) struct Transaction<'a> {
    connection: &'a mut WriterConnection,
    pending: Vec<(&'static str, Vec<Param>)>,
    appends: Appends,
}

/// Facts to append, as columns: a run of appends becomes one statement.
#[derive(Default)]
pub(super) struct Appends {
    pub(super) tables: Vec<String>,
    pub(super) firsts: Vec<i64>,
    pub(super) times: Vec<i64>,
    pub(super) facts: Vec<String>,
    pub(super) nodes: Vec<i64>,
    /// 0 for a server without a cluster, whose tables have no epochs to check.
    pub(super) epochs: Vec<i64>,
}

/// Appends facts to open tables that belong to the writing node.
const APPEND: &str = "
    WITH input AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[])
            AS input (id, first_fact, at, facts, node, epoch)
    ), added AS (
        INSERT INTO journal (table_key, first_fact, committed_at, facts)
        SELECT tables.key, first_fact, at, facts FROM input JOIN tables
            ON tables.id = input.id AND tables.owner = input.node AND (input.epoch = 0 OR tables.epoch = input.epoch)
        RETURNING 1
    )
    SELECT CASE
        WHEN (SELECT count(*) FROM added) = cardinality($1) THEN true
        WHEN EXISTS (SELECT 1 FROM input WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = input.id))
            THEN rodeo_fail('RO001', 'a table is not open')
        ELSE rodeo_fail('RO002', 'a table belongs to another node')
    END";

impl Transaction<'_> {
    /// Adds a statement.
    pub(super) fn push(&mut self, sql: &'static str, params: Vec<Param>) {
        self.end_run();
        self.pending.push((sql, params));
    }

    /// Takes back the last statement if it is this one.
    pub(super) fn drop_last(&mut self, sql: &'static str) {
        self.end_run();
        self.pending.pop_if(|(last, _)| *last == sql);
    }

    /// The run of appends at the end of the transaction.
    pub(super) fn appends(&mut self) -> &mut Appends {
        &mut self.appends
    }

    fn end_run(&mut self) {
        let Appends { tables, firsts, times, facts, nodes, epochs } = std::mem::take(&mut self.appends);
        if !tables.is_empty() {
            self.pending.push((APPEND, params![tables, firsts, times, facts, nodes, epochs]));
        }
    }

    /// Sends a query behind all pending statements, and returns its rows.
    pub(super) async fn query(&mut self, sql: &'static str, params: Vec<Param>) -> Result<Vec<Row>, Failure> {
        self.push(sql, params);
        let mut rows = self.flush().await?;
        Ok(rows.pop().expect("the query is the last statement"))
    }

    /// Sends all pending statements, and waits for their results. After an error the caller must roll back.
    pub(super) async fn flush(&mut self) -> Result<Vec<Vec<Row>>, Failure> {
        self.end_run();
        let pending = std::mem::take(&mut self.pending);
        for (sql, _) in &pending {
            self.connection.prepare(sql).await?;
        }
        let WriterConnection { client, prepared } = &*self.connection;
        let queries = pending.iter().map(|(sql, params)| {
            let params: Vec<&(dyn ToSql + Sync)> =
                params.iter().map(|param| &**param as &(dyn ToSql + Sync)).collect();
            let statement = &prepared[sql];
            Box::pin(async move { client.query(statement, &params).await })
        });
        let mut results = Vec::new();
        let mut first_error = None;
        for result in send_in_order(queries.collect()).await {
            match result {
                Ok(rows) => results.push(rows),
                // The statements behind the one that failed report only that it did.
                Err(error) if error.code() == Some(&SqlState::IN_FAILED_SQL_TRANSACTION) => {}
                Err(error) => first_error = first_error.or(Some(error)),
            }
        }
        match first_error {
            Some(error) => Err(error.into()),
            None => Ok(results),
        }
    }

    /// Undoes everything since `SAVEPOINT batch`, and drops what was not sent.
    pub(super) async fn roll_back_to_savepoint(&mut self) -> Result<(), Failure> {
        self.pending.clear();
        self.appends = Appends::default();
        self.push("ROLLBACK TO SAVEPOINT batch", Vec::new());
        self.flush().await.map(drop)
    }

    /// Sends the rest of the transaction and `COMMIT`.
    pub(super) async fn commit(mut self) -> Result<(), Failure> {
        self.push("COMMIT", Vec::new());
        self.flush().await.map(drop)
    }
}

/// Starts all queries in their order, then waits for all results. A query is sent when it is polled for the first time.
async fn send_in_order<F: Future<Output = Result<Vec<Row>, Error>>>(
    mut queries: Vec<Pin<Box<F>>>,
) -> Vec<Result<Vec<Row>, Error>> {
    let mut results: Vec<Option<Result<Vec<Row>, Error>>> = Vec::new();
    poll_fn(|context| {
        results = queries
            .iter_mut()
            .map(|query| match query.as_mut().poll(context) {
                Poll::Ready(result) => Some(result),
                Poll::Pending => None,
            })
            .collect();
        Poll::Ready(())
    })
    .await;
    let mut finished = Vec::with_capacity(queries.len());
    for (query, result) in queries.into_iter().zip(results) {
        finished.push(match result {
            Some(result) => result,
            None => query.await,
        });
    }
    finished
}
