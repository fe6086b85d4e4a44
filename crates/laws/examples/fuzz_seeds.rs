//! Writes what each fuzz target starts from into `FOLDER/<target>/`: `cargo xtask fuzz` calls this.

use std::path::Path;
use std::process::ExitCode;

use rodeo_laws::fuzz::{PROPERTIES, seeds};

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("usage: fuzz_seeds FOLDER");
        return ExitCode::FAILURE;
    };
    match write(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{folder}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &Path) -> std::io::Result<()> {
    let scenarios = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    for (law, _) in PROPERTIES {
        let corpus = folder.join(law);
        std::fs::create_dir_all(&corpus)?;
        let seeds = seeds(law, &scenarios);
        for (number, seed) in seeds.iter().enumerate() {
            std::fs::write(corpus.join(format!("seed-{number:03}")), seed)?;
        }
        println!("{law}: {} seeds", seeds.len());
    }
    Ok(())
}
