//! Runs all scripts in `tests/scripts/`.

mod support;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

#[test]
fn all_scripts_pass() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scripts");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    let mut failed = Vec::new();
    for file in &files {
        let name = file.file_stem().unwrap().to_string_lossy();
        let text = std::fs::read_to_string(file).unwrap();
        match catch_unwind(AssertUnwindSafe(|| support::script::run(&text))) {
            Ok(Ok(())) => {}
            Ok(Err(error)) => failed.push(format!("{name}: {error}")),
            Err(_) => failed.push(format!("{name}: an invariant is violated, see above")),
        }
    }
    assert!(failed.is_empty(), "{} scripts fail:\n{}", failed.len(), failed.join("\n"));
    assert!(files.len() >= 20, "only {} scripts were found", files.len());
}
