//! Checks and chores of the project: `cargo xtask help` lists them.

mod ci;
mod codegen;
mod commands;
mod full;
mod fuzz;
mod ladder;
mod mutants;
mod tidy;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask ci                    everything a change must pass (what .ci/run calls)
cargo xtask tidy                  the shape of the project: arrows between crates, documents, scenarios
cargo xtask codegen               writes the documents of the protocol anew, from its types
cargo xtask web                   builds the web client anew (wants Node.js), into web/dist
cargo xtask mutants [NAME]        plants bugs, one after another; each must be caught
cargo xtask soak [FACTOR]         the laws on FACTOR times as many random matches (default 50)
cargo xtask full                  200 kills, many whole games over sockets, the API against its description (schemathesis)
cargo xtask fuzz [TARGET] [SECS]  coverage-guided fuzzing of one target, or of all (default 60 s each)
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["ci"] => ci::run(),
        ["tidy"] => tidy::run(),
        ["codegen"] => codegen::run(),
        ["web"] => web::build(),
        ["mutants"] => mutants::run(None),
        ["mutants", name] => mutants::run(Some(name)),
        ["soak"] => ci::soak("50"),
        ["soak", factor] => ci::soak(factor),
        ["full"] => full::run(),
        ["fuzz"] => fuzz::run(None, "60"),
        ["fuzz", target] => fuzz::run(Some(target), "60"),
        ["fuzz", target, seconds] => fuzz::run(Some(target), seconds),
        ["ladder", ref words @ ..] => ladder::run(words),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}{}", ladder::HELP);
            Ok(())
        }
        _ => Err(anyhow::anyhow!("cargo xtask {} is nothing I know; try: cargo xtask help", words.join(" "))),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
