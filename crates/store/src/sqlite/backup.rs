//! Online backup.

use std::fs::File;
use std::path::Path;

use super::file::{create_private, io_error, open_read_only, with_suffix};
use super::migrations::version;
use crate::StoreError;

/// Copies the database to a file that must not exist. A server may be using the database, in this process or another one.
///
/// The copy is a consistent snapshot. It is written under a temporary name that ends in `.part`, and renamed when it is
/// complete and synced. Only its owner may read it.
pub fn backup_file(database: &Path, to: &Path) -> Result<(), StoreError> {
    if to.symlink_metadata().is_ok() {
        return Err(StoreError::Database(format!("{} exists already", to.display())));
    }
    let db = open_read_only(database)?;
    version(&db)?;
    let part = with_suffix(to, ".part");
    create_private(&part).map_err(|error| io_error("create", &part, &error))?;
    let copied = copy(&db, &part).and_then(|()| {
        std::fs::rename(&part, to).map_err(|error| io_error("rename", &part, &error))?;
        sync_parent(to)
    });
    if copied.is_err()
        && let Err(error) = std::fs::remove_file(&part)
        && error.kind() != std::io::ErrorKind::NotFound
    {
        tracing::warn!(file = %part.display(), %error, "cannot remove an incomplete backup");
    }
    copied
}

fn copy(db: &rusqlite::Connection, to: &Path) -> Result<(), StoreError> {
    let name =
        to.to_str().ok_or_else(|| StoreError::Database(format!("{} is not valid UTF-8", to.display())))?;
    db.execute("VACUUM INTO ?1", [name])?;
    let file = File::options().write(true).open(to);
    file.and_then(|file| file.sync_all()).map_err(|error| io_error("sync", to, &error))
}

/// Makes the name of a new file durable.
fn sync_parent(file: &Path) -> Result<(), StoreError> {
    if cfg!(unix) {
        let parent = file.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let synced = File::open(parent).and_then(|parent| parent.sync_all());
        synced.map_err(|error| io_error("sync", parent, &error))?;
    }
    Ok(())
}
