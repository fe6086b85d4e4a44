//! The versions of the data, and how older ones become newer.

use rusqlite::Connection;

use crate::StoreError;

/// What makes each version from the one before. What has been released is never changed: the next version is added.
pub(super) const MIGRATIONS: &[&str] = &[include_str!("migrations/1.sql")];

/// "Rode", as the kind of file that SQLite's header has room for.
const APPLICATION: i32 = 0x526f_6465;

/// Brings the data to the newest version, each step whole or not at all.
pub(super) fn migrate(db: &mut Connection, migrations: &[&str]) -> Result<(), StoreError> {
    let found = version(db)?;
    let known = u32::try_from(migrations.len()).unwrap_or(u32::MAX);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (sql, number) in migrations.iter().zip(1..=known).skip(found as usize) {
        let step = db.transaction()?;
        step.execute_batch(sql)?;
        step.pragma_update(None, "user_version", number)?;
        step.pragma_update(None, "application_id", APPLICATION)?;
        step.commit()?;
    }
    Ok(())
}

/// The version of the data; 0 where there are none yet. Files of other programs are refused.
pub(super) fn version(db: &Connection) -> Result<u32, StoreError> {
    let number = |name: &str| db.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let things: i64 = db.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if things > 0 && number("application_id")? != i64::from(APPLICATION) {
        return Err(StoreError::Database("this file was not made by Rodeo".to_owned()));
    }
    Ok(u32::try_from(number("user_version")?).unwrap_or(u32::MAX))
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
    fn each_step_is_done_once_and_keeps_what_was_there() {
        let mut db = Connection::open_in_memory().unwrap();
        assert_eq!(version(&db), Ok(0));
        migrate(&mut db, &[FIRST]).unwrap();
        migrate(&mut db, &[FIRST]).unwrap();
        assert_eq!((version(&db), words(&db)), (Ok(1), vec!["old".to_owned()]));
        migrate(&mut db, &[FIRST, "INSERT INTO words VALUES ('new');"]).unwrap();
        assert_eq!((version(&db), words(&db)), (Ok(2), vec!["new".to_owned(), "old".to_owned()]));
    }

    #[test]
    fn a_step_that_fails_leaves_nothing_behind() {
        let mut db = Connection::open_in_memory().unwrap();
        migrate(&mut db, &[FIRST]).unwrap();
        let wrong = "INSERT INTO words VALUES ('half'); INSERT INTO nowhere VALUES (1);";
        assert!(migrate(&mut db, &[FIRST, wrong]).is_err());
        assert_eq!((version(&db), words(&db)), (Ok(1), vec!["old".to_owned()]));
    }

    #[test]
    fn newer_data_and_foreign_files_are_refused() {
        let mut db = Connection::open_in_memory().unwrap();
        migrate(&mut db, &[FIRST, ""]).unwrap();
        assert_eq!(migrate(&mut db, &[FIRST]), Err(StoreError::Newer { found: 2, known: 1 }));
        let mut foreign = Connection::open_in_memory().unwrap();
        foreign.execute_batch(FIRST).unwrap();
        let refused = migrate(&mut foreign, &[FIRST]);
        assert!(
            matches!(&refused, Err(StoreError::Database(why)) if why.contains("not made by")),
            "{refused:?}"
        );
    }
}
