//! The options of the server as data, read from the arguments of `rodeo serve`.

use std::any::TypeId;

use clap::{Arg, ArgAction, Command, CommandFactory};

use crate::args::Args;

/// A group of options: a table of the configuration file, and a heading of `rodeo serve --help`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section {
    /// Name of the table in the file; empty for keys outside tables.
    pub name: &'static str,
    pub heading: &'static str,
    /// How the flags of this section start.
    prefixes: &'static [&'static str],
}

/// All sections. A flag belongs to the first one with a prefix of its name.
pub const SECTIONS: [Section; 5] = [
    Section { name: "limits", heading: "Limits", prefixes: &["max-"] },
    Section { name: "retention", heading: "Retention", prefixes: &["keep-"] },
    Section { name: "tls", heading: "TLS", prefixes: &["tls-"] },
    Section { name: "bots", heading: "Bots", prefixes: &["bot-"] },
    Section { name: "", heading: "Server", prefixes: &[""] },
];

/// What a value looks like in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueKind {
    Number,
    Text,
}

/// An option of the server.
#[derive(Clone, Debug)]
pub struct ServerOption {
    /// Name of the flag without dashes, and of the key in the file.
    pub name: String,
    pub section: Section,
    /// Name of the environment variable.
    pub variable: String,
    pub kind: ValueKind,
    /// Whether there can be several values.
    pub is_list: bool,
    /// Whether the value must not be shown.
    pub is_secret: bool,
    /// Default values as they are written on the command line.
    pub defaults: Vec<String>,
    /// Description of the default if it depends on the machine.
    pub default_text: Option<String>,
    /// Names of the values, if there are few.
    pub possible_values: Vec<String>,
    /// Description without the default.
    pub help: String,
    /// Declaration of the argument.
    pub arg: Arg,
}

/// Arguments that name a configuration file.
pub const FILE_ARGUMENTS: [&str; 2] = ["config", "cluster"];

/// Returns the options of `rodeo serve` that a file can set, section by section.
pub fn server_options() -> Vec<ServerOption> {
    let command = Args::command();
    let serve = command.find_subcommand("serve").expect("`serve` is a command");
    options_of(serve)
}

/// Returns the options of a command that a file can set: those with an environment variable, except the file itself.
pub fn options_of(command: &Command) -> Vec<ServerOption> {
    let arguments = command.get_arguments().filter(|arg| !FILE_ARGUMENTS.contains(&arg.get_id().as_str()));
    let mut options: Vec<ServerOption> = arguments.filter_map(ServerOption::new).collect();
    let position = |option: &ServerOption| SECTIONS.iter().position(|section| *section == option.section);
    // The keys outside tables come first, as in a file.
    options.sort_by_key(|option| (!option.section.name.is_empty(), position(option)));
    options
}

/// Returns the section of a flag.
pub fn section_of(flag: &str) -> Section {
    let matches = |section: &&Section| section.prefixes.iter().any(|prefix| flag.starts_with(prefix));
    *SECTIONS.iter().find(matches).expect("the last section has all flags")
}

impl ServerOption {
    fn new(arg: &Arg) -> Option<ServerOption> {
        let (name, variable) = (arg.get_long()?, arg.get_env()?);
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default().replace('\n', " ");
        let (help, default_text) = match help.split_once(" [default: ") {
            Some((help, default)) => (help.to_owned(), Some(default.trim_end_matches(']').to_owned())),
            None => (help, None),
        };
        let is_number = [
            TypeId::of::<u16>(),
            TypeId::of::<u32>(),
            TypeId::of::<u64>(),
            TypeId::of::<usize>(),
            TypeId::of::<f64>(),
        ]
        .iter()
        .any(|number| arg.get_value_parser().type_id() == *number);
        let possible_values =
            arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
        Some(ServerOption {
            name: name.to_owned(),
            section: section_of(name),
            variable: variable.to_string_lossy().into_owned(),
            kind: if is_number { ValueKind::Number } else { ValueKind::Text },
            is_list: matches!(arg.get_action(), ArgAction::Append),
            is_secret: arg.is_hide_env_values_set(),
            defaults: arg
                .get_default_values()
                .iter()
                .map(|value| value.to_string_lossy().into_owned())
                .collect(),
            default_text,
            possible_values,
            help,
            arg: arg.clone(),
        })
    }

    /// Checks a value as the command line does. The error is one line without the name of the option.
    pub fn check(&self, value: &str) -> Result<(), String> {
        let arg = self.arg.clone().env(None::<&str>).default_value(None::<&str>).id("value");
        let line = [String::from("rodeo"), format!("--{}={value}", self.name)];
        match Command::new("rodeo").arg(arg).try_get_matches_from(line) {
            Ok(_) => Ok(()),
            Err(_) if !self.possible_values.is_empty() => {
                Err(format!("expected one of {}", self.possible_values.join(", ")))
            }
            Err(error) => {
                use std::error::Error as _;
                let reason = error.source().map_or_else(|| error.kind().to_string(), ToString::to_string);
                Err(reason.replace('\n', " "))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_has_a_variable_named_after_it() {
        let options = server_options();
        assert!(options.len() > 35, "{}", options.len());
        for option in &options {
            let variable = format!("RODEO_{}", option.name.replace('-', "_").to_uppercase());
            assert_eq!(option.variable, variable);
            assert!(!option.help.is_empty(), "{}", option.name);
        }
        let command = Args::command();
        let serve = command.find_subcommand("serve").unwrap();
        let flags = serve.get_arguments().filter(|arg| arg.get_long().is_some());
        let set_by_file = flags.count() - FILE_ARGUMENTS.len();
        assert_eq!(set_by_file, options.len(), "every flag but those that name the file can be set by it");
    }

    #[test]
    fn options_are_described_by_their_arguments() {
        let options = server_options();
        let find = |name: &str| options.iter().find(|option| option.name == name).unwrap();
        let listen = find("listen");
        assert_eq!((listen.section.name, listen.kind, listen.is_list), ("", ValueKind::Text, true));
        assert_eq!(listen.defaults, ["127.0.0.1:6066"]);
        let tables = find("max-tables");
        assert_eq!((tables.section.name, tables.kind), ("limits", ValueKind::Number));
        let shards = find("shards");
        assert_eq!(shards.default_text.as_deref(), Some("number of cores"));
        assert!(!shards.help.contains('['), "{}", shards.help);
        assert_eq!(find("tls-cert").section.name, "tls");
        assert_eq!(find("bot-threads").section.name, "bots");
        assert_eq!(tables.check("10"), Ok(()));
        assert!(tables.check("-1").is_err() && tables.check("x").unwrap_err().contains("invalid digit"));
        assert_eq!(find("log-format").check("xml").unwrap_err(), "expected one of text, json");
    }
}
