//! Combines the sources of the settings: a flag takes precedence over an environment variable, which takes precedence
//! over the file, which takes precedence over the default.

use std::path::PathBuf;

use clap::parser::ValueSource;
use clap::{ArgMatches, Command};

use super::ConfigFile;
use super::options::{FILE_ARGUMENTS, ServerOption, section_of, server_options};

/// Reads the configuration file that the command line or the environment names, if the command uses one.
pub fn read_config_file(matches: &ArgMatches) -> Result<Option<ConfigFile>, Vec<String>> {
    let mut matches = matches;
    while let Some((_, inner)) = matches.subcommand() {
        matches = inner;
    }
    // Commands without settings of the server have no such argument.
    let path =
        FILE_ARGUMENTS.into_iter().find_map(|name| matches.try_get_one::<PathBuf>(name).unwrap_or(None));
    path.map(|path| ConfigFile::read(path, &server_options())).transpose()
}

/// Makes the values of the file the defaults of the command and its subcommands.
pub fn with_file(command: Command, file: &ConfigFile) -> Command {
    let uses_file = command.get_arguments().any(|arg| arg.get_id() == "config");
    let command = command.mut_args(|arg| {
        let entry = arg.get_long().and_then(|name| file.entry(name)).filter(|_| uses_file);
        match entry {
            Some(entry) => arg.default_values(entry.values.clone()),
            None => arg,
        }
    });
    command.mut_subcommands(|inner| with_file(inner, file))
}

/// Groups the options of a command by section in its help.
pub fn with_sections(command: Command) -> Command {
    command.mut_args(|arg| match arg.get_long() {
        Some(name) if arg.get_env().is_some() => {
            let heading = section_of(name).heading;
            arg.help_heading(heading)
        }
        _ => arg,
    })
}

/// The value of an option, and where it comes from.
#[derive(Debug, PartialEq, Eq)]
pub struct Setting {
    pub name: String,
    pub section: &'static str,
    /// Values as they are written on the command line; empty if there is none.
    pub values: Vec<String>,
    pub source: String,
}

/// Returns the effective value of every option. Secrets are replaced.
pub fn effective_settings(
    options: &[ServerOption],
    matches: &ArgMatches,
    file: Option<&ConfigFile>,
) -> Vec<Setting> {
    let setting = |option: &ServerOption| {
        let id = option.arg.get_id().as_str();
        let entry = file.and_then(|file| Some((&file.path, file.entry(&option.name)?)));
        let source = match (matches.value_source(id), entry) {
            (Some(ValueSource::CommandLine), _) => format!("flag --{}", option.name),
            (Some(ValueSource::EnvVariable), _) => format!("variable {}", option.variable),
            (_, Some((path, entry))) => format!("{}:{}", path.display(), entry.line),
            (_, None) => "default".to_owned(),
        };
        let values = matches.get_raw(id).into_iter().flatten();
        let mut values: Vec<String> = values.map(|value| value.to_string_lossy().into_owned()).collect();
        match (&option.default_text, values.is_empty()) {
            (Some(text), true) => values = vec![text.clone()],
            (_, true) => {}
            (_, false) if option.is_secret => values = vec!["(hidden)".to_owned()],
            (_, false) => {}
        }
        Setting { name: option.name.clone(), section: option.section.name, values, source }
    };
    options.iter().map(setting).collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use clap::Arg;

    use super::super::options::options_of;
    use super::*;

    /// Returns the settings of a command with an option that is a secret.
    fn settings(line: &[&str], file: &ConfigFile) -> Vec<Setting> {
        let arg =
            |name: &'static str, variable: &'static str| Arg::new(name).long(name).env(variable).help("x");
        let command = Command::new("serve")
            .arg(arg("config", "NOT_SET_IN_TESTS_1"))
            .arg(arg("grace", "NOT_SET_IN_TESTS_2").default_value("30"))
            .arg(arg("log", "NOT_SET_IN_TESTS_3").default_value("info"))
            // Set by cargo for every test.
            .arg(arg("data", "CARGO_PKG_NAME"))
            .arg(arg("password", "NOT_SET_IN_TESTS_4").hide_env_values(true));
        let options = options_of(&command);
        let matches = with_file(command, file).get_matches_from(line);
        effective_settings(&options, &matches, Some(file))
    }

    #[test]
    fn flag_beats_variable_beats_file_beats_default() {
        let entry = |name: &str, value: &str, line| super::super::file::Entry {
            name: name.into(),
            values: vec![value.into()],
            line,
        };
        let entries =
            vec![entry("grace", "10", 1), entry("data", "file", 2), entry("password", "swordfish", 3)];
        let file = ConfigFile { path: Path::new("rodeo.toml").into(), entries };
        let found = |line: &[&str], name: &str| {
            let setting = settings(line, &file).into_iter().find(|setting| setting.name == name).unwrap();
            (setting.values.join(" "), setting.source)
        };
        assert_eq!(found(&["serve", "--grace", "1"], "grace"), ("1".into(), "flag --grace".into()));
        assert_eq!(found(&["serve"], "grace"), ("10".into(), "rodeo.toml:1".into()));
        assert_eq!(found(&["serve"], "data"), ("rodeo".into(), "variable CARGO_PKG_NAME".into()));
        assert_eq!(found(&["serve", "--data", "x"], "data"), ("x".into(), "flag --data".into()));
        assert_eq!(found(&["serve"], "log"), ("info".into(), "default".into()));
        assert_eq!(found(&["serve"], "password"), ("(hidden)".into(), "rodeo.toml:3".into()));
    }
}
