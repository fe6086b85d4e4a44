//! The text format of Prometheus, version 0.0.4.

use std::fmt::{Display, Write as _};

/// Content type of the format.
pub(crate) const CONTENT_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Why writing the text cannot fail, for `expect`.
const INFALLIBLE: &str = "writing to a string cannot fail";

/// Text that is being written.
#[derive(Default)]
pub(crate) struct Text(pub String);

impl Text {
    /// Starts a metric. `kind` is `counter`, `gauge` or `histogram`.
    pub fn header(&mut self, name: &str, help: &str, kind: &str) {
        writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}").expect(INFALLIBLE);
    }

    pub fn sample(&mut self, name: &str, labels: &[(&str, &str)], value: impl Display) {
        self.0 += name;
        for (position, (label, value)) in labels.iter().enumerate() {
            self.0.push(if position == 0 { '{' } else { ',' });
            let value = value.replace('\\', r"\\").replace('"', "\\\"").replace('\n', r"\n");
            write!(self.0, "{label}=\"{value}\"").expect(INFALLIBLE);
        }
        if !labels.is_empty() {
            self.0.push('}');
        }
        writeln!(self.0, " {value}").expect(INFALLIBLE);
    }

    /// Writes a metric of one sample.
    pub fn single(&mut self, name: &str, help: &str, kind: &str, value: impl Display) {
        self.header(name, help, kind);
        self.sample(name, &[], value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn label_values_are_escaped() {
        let mut text = Text::default();
        text.sample("a", &[("b", "x\"y\\z\n"), ("c", "1")], 2.5);
        assert_eq!(text.0, "a{b=\"x\\\"y\\\\z\\n\",c=\"1\"} 2.5\n");
    }
}
