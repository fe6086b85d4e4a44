//! `rodeo config`: checks a configuration file, or prints an example.

use std::process::ExitCode;

use anyhow::{Result, anyhow};
use clap::FromArgMatches;
use serde_json::json;

use super::example::example;
use super::layers::{Setting, effective_settings};
use super::options::server_options;
use crate::args::{Args, Command, Config, ConfigCheck};

pub fn run(args: &Config) -> Result<ExitCode> {
    match args {
        Config::Check(args) => check(args),
        Config::Example => crate::print(&example(&server_options())),
    }
}

/// Prints the settings that `rodeo serve` would use with this file and environment.
fn check(args: &ConfigCheck) -> Result<ExitCode> {
    let mut line = vec!["rodeo".into(), "serve".into()];
    if let Some(file) = &args.file {
        line.extend(["--config".into(), file.into()]);
    }
    let (matches, file) =
        Args::matches(line).map_err(|error| anyhow!(error.to_string().trim().to_owned()))?;
    let serve = matches.subcommand_matches("serve").expect("the command is `serve`");
    let settings = effective_settings(&server_options(), serve, file.as_ref());
    if let Command::Serve(args) = Args::from_arg_matches(&matches)?.command {
        args.tls.load()?;
        crate::log::filter(&args.logging)?;
    }
    let path = file.map(|file| file.path);
    crate::print(&match args.json {
        true => {
            let settings: Vec<_> = settings.iter().map(to_json).collect();
            format!("{}\n", json!({ "file": path, "settings": settings }))
        }
        false => to_text(&settings),
    })
}

fn to_json(setting: &Setting) -> serde_json::Value {
    let Setting { name, section, values, source } = setting;
    json!({ "name": name, "section": section, "values": values, "source": source })
}

/// Returns a table of name, value and source.
fn to_text(settings: &[Setting]) -> String {
    let value = |setting: &Setting| match setting.values.is_empty() {
        true => "-".to_owned(),
        false => setting.values.join(", "),
    };
    let width = |column: &dyn Fn(&Setting) -> usize| settings.iter().map(column).max().unwrap_or(0);
    let (names, values) =
        (width(&|setting| setting.name.len()), width(&|setting| value(setting).chars().count()));
    let line = |setting: &Setting| {
        format!("{:names$}  {:values$}  {}\n", setting.name, value(setting), setting.source)
    };
    settings.iter().map(line).collect()
}
