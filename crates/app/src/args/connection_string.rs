//! Connection strings of PostgreSQL and NATS, which can contain passwords.

use std::convert::Infallible;
use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, Result, bail};

/// How to connect to PostgreSQL or NATS. `Debug` prints nothing of it, because it can contain a password.
#[derive(Clone, PartialEq, Eq)]
pub struct ConnectionString(String);

impl ConnectionString {
    /// Returns the value of `flag`, or the content of the file that `flag`-file names; `None` if neither is set. `server` is the
    /// name of the server in errors.
    pub fn from_flag_or_file(
        flag: &str,
        value: Option<&ConnectionString>,
        file: Option<&Path>,
        server: &str,
    ) -> Result<Option<ConnectionString>> {
        let Some(file) = file else { return Ok(value.cloned()) };
        if value.is_some() {
            bail!("both {flag} and {flag}-file are set (use one of them)");
        }
        let text = std::fs::read_to_string(file)
            .with_context(|| format!("cannot read the URL of {server} from {}", file.display()))?;
        let Ok(connection) = text.parse::<ConnectionString>();
        if connection.0.is_empty() {
            bail!("{} is empty (write the URL of {server} into it)", file.display());
        }
        Ok(Some(connection))
    }

    #[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "only clusters connect"))]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for ConnectionString {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<ConnectionString, Infallible> {
        Ok(ConnectionString(text.trim().to_owned()))
    }
}

impl std::fmt::Debug for ConnectionString {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("(hidden)")
    }
}
