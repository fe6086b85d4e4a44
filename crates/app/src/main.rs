//! The `rodeo` binary: the server, the terminal client, and tools for records and bots.

mod admin;
mod arena;
mod args;
mod backup;
mod bots;
mod cluster;
mod completions;
mod data_check;
mod html;
mod load;
mod log;
mod migrate;
mod open_files;
mod play;
mod puzzles;
mod records;
mod review;
mod serve;
mod settings;
mod signals;
mod sim;
mod worker;

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Result, bail};
use rodeo_texts::Language;

use args::{Args, Command};

fn main() -> ExitCode {
    let args = Args::read(std::env::args_os().collect());
    let result = match args.command {
        Command::Serve(args) => serve::run(&args),
        Command::Admin(args) => admin::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Check(args) => data_check::check(&args),
        Command::Repair(args) => data_check::repair(&args),
        Command::Cluster(args) => cluster::run(&args),
        Command::Worker(args) => worker::run(&args),
        Command::Migrate(args) => migrate::run(&args),
        Command::Config(args) => settings::command::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Play(args) => play::run(args),
        Command::Sim(args) => sim::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bots(args) => bots::run(&args),
        Command::Verify(args) => records::verify(&args),
        Command::Show(args) => records::show(&args),
        Command::Review(args) => review::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Completions(args) => completions::completions(&args),
        Command::Man(args) => completions::man(&args),
    };
    result.unwrap_or_else(|error| {
        // One line: `effect: cause: cause of the cause`.
        eprintln!("rodeo: {}", format!("{error:#}").replace('\n', " "));
        ExitCode::FAILURE
    })
}

/// Returns the language with this code, or else that of the environment.
fn language(code: Option<&str>) -> Result<Language> {
    let Some(code) = code else { return Ok(Language::from_environment(|name| std::env::var(name).ok())) };
    match Language::from_locale(code) {
        Some(language) => Ok(language),
        None => {
            let codes: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
            bail!("unknown language {code:?}; the languages are: {}", codes.join(", "))
        }
    }
}

/// Prints to standard output. A closed pipe is no error, as in `rodeo show … | head`.
fn print(text: &str) -> Result<ExitCode> {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.into()),
        Ok(()) | Err(_) => Ok(ExitCode::SUCCESS),
    }
}
