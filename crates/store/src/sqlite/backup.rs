//! A copy of everything, while others go on writing.

use std::fs::File;
use std::path::Path;

use super::file::{beside, cannot, make_private, open_to_read};
use super::migrations::version;
use crate::StoreError;

/// Copies the database into a file that does not exist yet. A server may be using the database, in this process or another.
///
/// The copy is that of one moment. It is written under another name, ending in `.part`, and gets its own when it is whole
/// and on the disk. Only its owner may read it.
pub fn backup_file(database: &Path, to: &Path) -> Result<(), StoreError> {
    if to.symlink_metadata().is_ok() {
        return Err(StoreError::Database(format!("{} exists already", to.display())));
    }
    let db = open_to_read(database)?;
    version(&db)?;
    let part = beside(to, ".part");
    make_private(&part).map_err(|error| cannot("make", &part, &error))?;
    let copied =
        part.to_str().ok_or_else(|| StoreError::Database("the name of the copy is no text".to_owned()));
    let copied = copied.and_then(|name| Ok(db.execute("VACUUM INTO ?1", [name])?)).and_then(|_| {
        sync(&part)?;
        std::fs::rename(&part, to).map_err(|error| cannot("rename", &part, &error))?;
        sync_folder(to)
    });
    if copied.is_err() {
        // Half a copy is no use to anybody.
        drop(std::fs::remove_file(&part));
    }
    copied
}

fn sync(path: &Path) -> Result<(), StoreError> {
    let file = File::options().write(true).open(path);
    file.and_then(|file| file.sync_all()).map_err(|error| cannot("write", path, &error))
}

/// Makes sure that the new name is on the disk too.
fn sync_folder(of: &Path) -> Result<(), StoreError> {
    if cfg!(unix) {
        let folder = of.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let synced = File::open(folder).and_then(|folder| folder.sync_all());
        synced.map_err(|error| cannot("write", folder, &error))?;
    }
    Ok(())
}
