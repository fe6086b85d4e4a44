//! The commented example of a configuration file.

use super::options::{ServerOption, ValueKind};

const INTRODUCTION: &str = "\
# Configuration of a Rodeo server: rodeo serve --config FILE, or RODEO_CONFIG=FILE.
# Every key is the name of a flag. Flags and environment variables take precedence.
# The values below are the defaults. Check this file with: rodeo config check FILE
";

/// Returns a file with every option, its description and its default; nothing is set.
pub fn example(options: &[ServerOption]) -> String {
    let mut text = INTRODUCTION.to_owned();
    let mut section = "";
    for option in options {
        if option.section.name != section {
            section = option.section.name;
            text += &format!("\n[{section}]\n");
        }
        text += &format!("\n# {}\n", option.help);
        if !option.possible_values.is_empty() {
            text += &format!("# One of: {}\n", option.possible_values.join(", "));
        }
        text += &match &option.default_text {
            Some(default) => format!("# Default: {default}\n# {} = {}\n", option.name, placeholder(option)),
            None => format!("# {} = {}\n", option.name, value(option)),
        };
    }
    text
}

/// Returns the default as a value of the file.
fn value(option: &ServerOption) -> String {
    let quoted = |value: &String| match option.kind {
        ValueKind::Number => value.clone(),
        ValueKind::Text => format!("{value:?}"),
    };
    match option.defaults.as_slice() {
        [] => placeholder(option),
        values if option.is_list => format!("[{}]", values.iter().map(quoted).collect::<Vec<_>>().join(", ")),
        values => values.iter().map(quoted).collect(),
    }
}

/// Returns what stands for a value if there is no default.
fn placeholder(option: &ServerOption) -> String {
    let name =
        option.arg.get_value_names().and_then(|names| names.first()).map_or("VALUE", |name| name.as_str());
    match (option.kind, option.is_list) {
        (ValueKind::Number, _) => "1".to_owned(),
        (ValueKind::Text, true) => format!("[\"{name}\"]"),
        (ValueKind::Text, false) => format!("\"{name}\""),
    }
}

#[cfg(test)]
mod tests {
    use super::super::file::ConfigFile;
    use super::super::options::server_options;
    use super::*;

    fn read(text: &str) -> Result<ConfigFile, Vec<String>> {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("rodeo.toml");
        std::fs::write(&path, text).unwrap();
        ConfigFile::read(&path, &server_options())
    }

    #[test]
    fn example_sets_nothing() {
        assert_eq!(read(&example(&server_options())).unwrap().entries, []);
    }

    /// Without the comment signs, the example sets every option that has a default to this default.
    #[test]
    fn example_contains_the_defaults() {
        let options = server_options();
        let with_default: Vec<&ServerOption> =
            options.iter().filter(|option| !option.defaults.is_empty()).collect();
        let is_set = |line: &str| {
            let name = line.strip_prefix("# ").and_then(|line| line.split_once(" = ")).map(|(name, _)| name);
            with_default.iter().any(|option| Some(option.name.as_str()) == name)
        };
        let lines = example(&options)
            .lines()
            .map(|line| match is_set(line) {
                true => line.trim_start_matches("# ").to_owned() + "\n",
                false => line.to_owned() + "\n",
            })
            .collect::<String>();
        let file = read(&lines).unwrap();
        assert_eq!(file.entries.len(), with_default.len());
        for option in with_default {
            assert_eq!(file.entry(&option.name).unwrap().values, option.defaults, "{}", option.name);
        }
    }
}
