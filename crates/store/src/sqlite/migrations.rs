//! Schema versions and migrations between them.

use rusqlite::Connection;

use crate::StoreError;

/// The migrations: number `n` in this list brings version `n` to version `n + 1`. A released migration is never edited.
pub(super) const MIGRATIONS: &[&str] = &[
    include_str!("migrations/1.sql"),
    include_str!("migrations/2.sql"),
    include_str!("migrations/3.sql"),
    include_str!("migrations/4.sql"),
];

/// "Rode": identifies the file type in SQLite's header.
const APPLICATION_ID: i32 = 0x526f_6465;

/// Brings the data to the newest version. Each step is atomic.
pub(super) fn migrate(db: &mut Connection, migrations: &[&str]) -> Result<(), StoreError> {
    let found = version(db)?;
    let known = u32::try_from(migrations.len()).expect("there are few migrations");
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (sql, number) in migrations.iter().zip(1..=known).skip(found as usize) {
        let step = db.transaction()?;
        step.execute_batch(sql)?;
        step.pragma_update(None, "user_version", number)?;
        step.pragma_update(None, "application_id", APPLICATION_ID)?;
        step.commit()?;
        tracing::info!(version = number, "migrated the database schema");
    }
    Ok(())
}

/// Returns the schema version; 0 for an empty file. Fails if the file belongs to another program.
pub(super) fn version(db: &Connection) -> Result<u32, StoreError> {
    let pragma = |name: &str| db.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let objects: i64 = db.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if objects > 0 && pragma("application_id")? != i64::from(APPLICATION_ID) {
        return Err(StoreError::Database("this file is not a Rodeo database".to_owned()));
    }
    let version = pragma("user_version")?;
    u32::try_from(version).map_err(|_| StoreError::Database(format!("invalid schema version {version}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(db: &Connection) -> Vec<String> {
        let mut words = db.prepare("SELECT word FROM words ORDER BY word").unwrap();
        words.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }

    const FIRST: &str = "CREATE TABLE words (word TEXT); INSERT INTO words VALUES ('old');";

    #[test]
    fn each_step_runs_once_and_keeps_the_data() {
        let mut db = Connection::open_in_memory().unwrap();
        assert_eq!(version(&db), Ok(0));
        migrate(&mut db, &[FIRST]).unwrap();
        migrate(&mut db, &[FIRST]).unwrap();
        assert_eq!((version(&db), words(&db)), (Ok(1), vec!["old".to_owned()]));
        migrate(&mut db, &[FIRST, "INSERT INTO words VALUES ('new');"]).unwrap();
        assert_eq!((version(&db), words(&db)), (Ok(2), vec!["new".to_owned(), "old".to_owned()]));
    }

    #[test]
    fn failed_step_is_rolled_back() {
        let mut db = Connection::open_in_memory().unwrap();
        migrate(&mut db, &[FIRST]).unwrap();
        let wrong = "INSERT INTO words VALUES ('half'); INSERT INTO nowhere VALUES (1);";
        assert!(migrate(&mut db, &[FIRST, wrong]).is_err());
        assert_eq!((version(&db), words(&db)), (Ok(1), vec!["old".to_owned()]));
    }

    #[test]
    fn newer_data_and_foreign_files_are_rejected() {
        let mut db = Connection::open_in_memory().unwrap();
        migrate(&mut db, &[FIRST, ""]).unwrap();
        assert_eq!(migrate(&mut db, &[FIRST]), Err(StoreError::Newer { found: 2, known: 1 }));
        let mut foreign = Connection::open_in_memory().unwrap();
        foreign.execute_batch(FIRST).unwrap();
        let result = migrate(&mut foreign, &[FIRST]);
        assert!(
            matches!(&result, Err(StoreError::Database(error)) if error.contains("not a Rodeo database")),
            "{result:?}"
        );
    }
}
