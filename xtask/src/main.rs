//! Development tasks: `cargo xtask help` lists them.

mod checks;
mod ci;
mod clippy;
mod codegen;
mod commands;
mod engine;
mod format;
mod full;
mod fuzz;
mod ladder;
mod mutants;
mod packages;
mod schemathesis;
mod source_hash;
mod tidy;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
Checks
  cargo xtask quick                 the fast checks, to run while working
  cargo xtask ci                    the checks that every change must pass
  cargo xtask full                  the long checks: all planted bugs, soak, kills, faults, many games, schemathesis
  cargo xtask fmt                   formats all Rust files, also the modules of games, which `cargo fmt` does not find
  cargo xtask tidy                  structure: dependencies, file sizes, scenarios, generated files, wording
  cargo xtask language              wording only, with a count for each crate
  cargo xtask mutants [NAME]        plants every bug, or those with NAME in their name; tests must catch each one
  cargo xtask soak [FACTOR]         laws on FACTOR times the usual number of random matches (default 50)
  cargo xtask faults [COUNT]        a cluster whose nodes, NATS and PostgreSQL fail COUNT times (default 300)
  cargo xtask fuzz [TARGET] [SECS]  coverage-guided fuzzing of one target or all targets (default 60 s each)

Measurements
  cargo xtask insight CHECK [GAME…] [--matches N] [--threads N] [--seed S]
                                    quality of reviews (docs/insight.md); CHECK: ladder, calibration, alarms, disputes, hands, sensitivity, seats, speed, styles

Generated files
  cargo xtask codegen               writes the protocol documents from the Rust types
  cargo xtask web                   builds the web client into web/dist (needs Node.js), and its modules if they are stale
  cargo xtask web --static          builds a web client that needs no server into web/static
  cargo xtask engine                builds the WebAssembly modules of the web client into web/{engine,records,device,review}
";

/// Runs the measurements of reviews.
fn insight(words: &[&str]) -> anyhow::Result<()> {
    let example = ["run", "--release", "--package", "rodeo-review", "--example", "insight", "--"];
    commands::run(&mut commands::cargo(&[&example[..], words].concat()))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["quick"] => ci::quick(),
        ["ci"] => ci::run(),
        ["full"] => full::run(),
        ["fmt"] => format::write(),
        ["tidy"] => tidy::run(),
        ["language"] => tidy::language::report(),
        ["mutants"] => mutants::run_all(),
        ["mutants", name] => mutants::run_named(name),
        ["soak"] => full::soak("50"),
        ["soak", factor] => full::soak(factor),
        ["faults"] => full::faults("300"),
        ["faults", count] => full::faults(count),
        ["fuzz"] => fuzz::run(None, "60"),
        ["fuzz", target] => fuzz::run(Some(target), "60"),
        ["fuzz", target, seconds] => fuzz::run(Some(target), seconds),
        ["codegen"] => codegen::run(),
        ["web"] => web::build(),
        ["web", "--static"] => web::build_static(),
        ["engine"] => engine::build(),
        #[cfg(feature = "bindgen")]
        ["bindgen", compiled, folder, name] => engine::bindgen::run(compiled.as_ref(), folder.as_ref(), name),
        ["insight", ref words @ ..] => insight(words),
        ["ladder", ref words @ ..] => ladder::run(words),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}\n{}", ladder::HELP);
            Ok(())
        }
        _ => Err(anyhow::anyhow!("unknown command `{}` (try: cargo xtask help)", words.join(" "))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
