//! Arguments of the log.

use clap::{Args as Arguments, ValueEnum};

#[derive(Debug, Arguments)]
pub struct Logging {
    /// Log level on standard error: error, warn, info, debug or trace, or a filter such as `warn,rodeo_server=debug`
    #[arg(long, env = "RODEO_LOG", value_name = "LEVEL", default_value = "info")]
    pub log: String,
    /// Log format
    #[arg(long, env = "RODEO_LOG_FORMAT", value_enum, value_name = "FORMAT", default_value_t = LogFormat::Text)]
    pub log_format: LogFormat,
}

/// Format of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Human-readable lines
    Text,
    /// One JSON object per line
    Json,
}
