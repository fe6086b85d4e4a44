//! Reads a configuration file and checks its keys and values.

use std::path::{Path, PathBuf};

use strsim::damerau_levenshtein;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::options::{SECTIONS, ServerOption, ValueKind, section_of};

/// Values of a configuration file. All keys are known and all values are valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigFile {
    pub path: PathBuf,
    pub entries: Vec<Entry>,
}

/// A key and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Name of the option.
    pub name: String,
    /// Values as they are written on the command line.
    pub values: Vec<String>,
    /// Line of the key, from 1.
    pub line: usize,
}

impl ConfigFile {
    /// Reads a file. The errors name the file and the line.
    pub fn read(path: &Path, options: &[ServerOption]) -> Result<ConfigFile, Vec<String>> {
        let text = std::fs::read_to_string(path)
            .map_err(|error| vec![format!("cannot read {}: {error}", path.display())])?;
        ConfigFile::parse(path, &text, options)
    }

    fn parse(path: &Path, text: &str, options: &[ServerOption]) -> Result<ConfigFile, Vec<String>> {
        let mut reader = Reader { path, text, options, entries: Vec::new(), errors: Vec::new() };
        match DeTable::parse(text) {
            Ok(root) => reader.read_root(root.get_ref()),
            Err(error) => {
                let start = error.span().map_or(0, |span| span.start);
                reader.error(start, error.message().trim_end().to_owned());
            }
        }
        match reader.errors.is_empty() {
            true => Ok(ConfigFile { path: path.into(), entries: reader.entries }),
            false => Err(reader.errors),
        }
    }

    pub fn entry(&self, name: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.name == name)
    }
}

struct Reader<'a> {
    path: &'a Path,
    text: &'a str,
    options: &'a [ServerOption],
    entries: Vec<Entry>,
    errors: Vec<String>,
}

impl Reader<'_> {
    fn read_root(&mut self, root: &DeTable<'_>) {
        for (key, value) in root {
            let name = key.get_ref().as_ref();
            let is_section = SECTIONS.iter().any(|section| !section.name.is_empty() && section.name == name);
            match value.get_ref() {
                DeValue::Table(table) if is_section => {
                    for (key, value) in table {
                        self.read_entry(name, key, value);
                    }
                }
                DeValue::Table(_) => self.unknown_section(key.span().start, name),
                _ if is_section => {
                    self.error(key.span().start, format!("`{name}` is a table: write [{name}]"))
                }
                _ => self.read_entry("", key, value),
            }
        }
    }

    fn read_entry(
        &mut self,
        section: &str,
        key: &Spanned<std::borrow::Cow<'_, str>>,
        value: &Spanned<DeValue<'_>>,
    ) {
        let (name, start) = (key.get_ref().as_ref(), key.span().start);
        let Some(option) = self.options.iter().find(|option| option.name == name) else {
            return self.unknown_key(start, section, name);
        };
        if option.section.name != section {
            let place = match option.section.name {
                "" => "before the first table".to_owned(),
                section => format!("in [{section}]"),
            };
            return self.error(start, format!("`{name}` belongs {place}"));
        }
        let line = self.line(start);
        match values(option, value) {
            Ok(values) => self.entries.push(Entry { name: name.to_owned(), values, line }),
            Err((start, reason)) => self.error(start, format!("invalid value of `{name}`: {reason}")),
        }
    }

    fn unknown_key(&mut self, start: usize, section: &str, name: &str) {
        let place = if section.is_empty() { String::new() } else { format!(" in [{section}]") };
        let known = self.options.iter().map(|option| option.name.as_str());
        let advice = match closest(name, known) {
            Some(closest) => match section_of(closest).name {
                other if other == section => format!(" (did you mean `{closest}`?)"),
                "" => format!(" (did you mean `{closest}`, before the first table?)"),
                other => format!(" (did you mean `{closest}` in [{other}]?)"),
            },
            None => " (rodeo config example shows all keys)".to_owned(),
        };
        self.error(start, format!("unknown key `{name}`{place}{advice}"));
    }

    fn unknown_section(&mut self, start: usize, name: &str) {
        let known = SECTIONS.iter().map(|section| section.name).filter(|name| !name.is_empty());
        let all = known.clone().map(|name| format!("[{name}]")).collect::<Vec<_>>().join(", ");
        let advice = match closest(name, known) {
            Some(closest) => format!("did you mean [{closest}]?"),
            None => format!("the tables are {all}"),
        };
        self.error(start, format!("unknown table [{name}] ({advice})"));
    }

    fn error(&mut self, start: usize, message: String) {
        self.errors.push(format!("{}:{}: {message}", self.path.display(), self.line(start)));
    }

    /// Returns the line of a position, from 1.
    fn line(&self, position: usize) -> usize {
        let before = self.text.as_bytes().get(..position).unwrap_or(self.text.as_bytes());
        1 + before.iter().filter(|byte| **byte == b'\n').count()
    }
}

/// Returns the values of an entry, or the position and the reason of an error.
fn values(option: &ServerOption, value: &Spanned<DeValue<'_>>) -> Result<Vec<String>, (usize, String)> {
    let start = value.span().start;
    match value.get_ref() {
        DeValue::Array(items) if option.is_list && items.is_empty() => {
            Err((start, "the list is empty".to_owned()))
        }
        DeValue::Array(items) if option.is_list => items.iter().map(|item| single(option, item)).collect(),
        DeValue::Array(_) => Err((start, "expected one value, not a list".to_owned())),
        _ => Ok(vec![single(option, value)?]),
    }
}

fn single(option: &ServerOption, value: &Spanned<DeValue<'_>>) -> Result<String, (usize, String)> {
    let start = value.span().start;
    let text = match (option.kind, value.get_ref()) {
        (ValueKind::Number, DeValue::Integer(number)) if number.radix() == 10 => number.as_str().to_owned(),
        (ValueKind::Number, DeValue::Float(number)) => number.as_str().to_owned(),
        (ValueKind::Text, DeValue::String(text)) => text.to_string(),
        (ValueKind::Number, _) => return Err((start, "expected a decimal number".to_owned())),
        (ValueKind::Text, _) => return Err((start, "expected a text in quotation marks".to_owned())),
    };
    option.check(&text).map(|()| text).map_err(|reason| (start, reason))
}

/// Returns the name that is most similar, if one is similar enough to be a typing error.
fn closest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let name = name.to_lowercase().replace('_', "-");
    let distances = known.map(|known| (damerau_levenshtein(&name, known), known));
    distances.min().filter(|(distance, known)| *distance <= 1 + known.len() / 5).map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::super::options::server_options;
    use super::*;

    fn parse(text: &str) -> Result<ConfigFile, Vec<String>> {
        ConfigFile::parse(Path::new("rodeo.toml"), text, &server_options())
    }

    #[test]
    fn values_are_read_with_their_lines() {
        let text = "# comment\nlisten = [\"127.0.0.1:1\", \"[::1]:2\"]\ngrace = 5\n\n[limits]\nmax-tables = 10_000\nmax-new-guests = 0.5\n";
        let file = parse(text).unwrap();
        let entry = |name: &str| file.entry(name).map(|entry| (entry.values.join(" "), entry.line)).unwrap();
        assert_eq!(entry("listen"), ("127.0.0.1:1 [::1]:2".into(), 2));
        assert_eq!(entry("grace"), ("5".into(), 3));
        assert_eq!(entry("max-tables"), ("10000".into(), 6));
        assert_eq!(entry("max-new-guests"), ("0.5".into(), 7));
        assert_eq!(file.entries.len(), 4);
        assert_eq!(parse("listen = \"127.0.0.1:1\"").unwrap().entries[0].values, ["127.0.0.1:1"]);
    }

    #[test]
    fn errors_name_the_line_and_suggest_a_key() {
        for (text, message) in [
            ("\ngrce = 1", "rodeo.toml:2: unknown key `grce` (did you mean `grace`?)"),
            (
                "[limits]\nmax_tables = 1",
                "rodeo.toml:2: unknown key `max_tables` in [limits] (did you mean `max-tables`?)",
            ),
            (
                "max-table = 1",
                "rodeo.toml:1: unknown key `max-table` (did you mean `max-tables` in [limits]?)",
            ),
            ("max-tables = 1", "rodeo.toml:1: `max-tables` belongs in [limits]"),
            ("[tls]\ngrace = 1", "rodeo.toml:2: `grace` belongs before the first table"),
            ("colour = 1", "rodeo.toml:1: unknown key `colour` (rodeo config example shows all keys)"),
            ("[limit]\n", "rodeo.toml:1: unknown table [limit] (did you mean [limits]?)"),
            (
                "[x]\n",
                "rodeo.toml:1: unknown table [x] (the tables are [limits], [retention], [tls], [bots])",
            ),
            ("limits = 3", "rodeo.toml:1: `limits` is a table: write [limits]"),
            ("config = \"x\"", "rodeo.toml:1: unknown key `config` (rodeo config example shows all keys)"),
            ("grace = \"5\"", "rodeo.toml:1: invalid value of `grace`: expected a decimal number"),
            ("grace = [5]", "rodeo.toml:1: invalid value of `grace`: expected one value, not a list"),
            ("data = 5", "rodeo.toml:1: invalid value of `data`: expected a text in quotation marks"),
            ("listen = []", "rodeo.toml:1: invalid value of `listen`: the list is empty"),
            (
                "log-format = \"xml\"",
                "rodeo.toml:1: invalid value of `log-format`: expected one of text, json",
            ),
        ] {
            assert_eq!(parse(text).unwrap_err(), [message], "{text}");
        }
        for (text, message) in [
            (
                "listen = [\n\"127.0.0.1:1\",\n\"here\"]",
                "rodeo.toml:3: invalid value of `listen`: invalid socket",
            ),
            ("grace = -1", "rodeo.toml:1: invalid value of `grace`: "),
            ("a = 1\na = 2", "rodeo.toml:2: duplicate key"),
            ("a = ", "rodeo.toml:1: "),
            (
                "public-url = \"x\"",
                "rodeo.toml:1: invalid value of `public-url`: expected an address without a path",
            ),
        ] {
            let errors = parse(text).unwrap_err();
            assert!(errors[0].starts_with(message), "{text}: {errors:?}");
        }
        assert_eq!(parse("x = 1\ny = 2").unwrap_err().len(), 2, "all errors are reported");
    }
}
