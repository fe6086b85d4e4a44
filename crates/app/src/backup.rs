//! `rodeo backup`: a copy of everything, while a server runs or not.

use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use rodeo_store::sqlite::backup_file;
use serde_json::json;

use crate::args::Backup;
use crate::serve::FILE;

/// Writes the copy.
pub fn run(args: &Backup) -> Result<ExitCode> {
    let folder = args.data.folder();
    let database = folder.join(FILE);
    if !database.is_file() {
        bail!("there is no {FILE} in {}: is it the folder of the server?", folder.display());
    }
    backup_file(&database, &args.file)?;
    let size = args.file.metadata().with_context(|| args.file.display().to_string())?.len();
    crate::print(&if args.json {
        format!("{}\n", json!({ "file": args.file, "from": database, "bytes": size }))
    } else {
        let (from, to) = (database.display(), args.file.display());
        format!("{from} is copied to {to}: {:.1} MiB\n", size as f64 / f64::from(1 << 20))
    })
}
