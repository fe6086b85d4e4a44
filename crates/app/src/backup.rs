//! `rodeo backup`: copies the database, also while a server uses it.

use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use rodeo_store::sqlite::backup_file;
use serde_json::json;

use crate::args::Backup;
use crate::serve::DATABASE_FILE;

pub fn run(args: &Backup) -> Result<ExitCode> {
    let directory = args.data.directory();
    let database = directory.join(DATABASE_FILE);
    if !database.is_file() {
        bail!("no {DATABASE_FILE} in {} (try --data)", directory.display());
    }
    backup_file(&database, &args.file)?;
    let size = args.file.metadata().with_context(|| args.file.display().to_string())?.len();
    crate::print(&if args.json {
        format!("{}\n", json!({ "file": args.file, "from": database, "bytes": size }))
    } else {
        let (from, to) = (database.display(), args.file.display());
        format!("{from} copied to {to}: {:.1} MiB\n", size as f64 / f64::from(1 << 20))
    })
}
