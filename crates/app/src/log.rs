//! The log on standard error, and the access log on standard output.

use std::io;

use anyhow::{Context, Result, anyhow};
use rodeo_server::ACCESS_LOG_TARGET;
use tracing::Metadata;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::{FilterExt, filter_fn};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

use crate::args::{AccessLogFormat, LogFormat, Logging};

/// Parses the log level.
pub fn filter(args: &Logging) -> Result<EnvFilter> {
    EnvFilter::try_new(&args.log)
        .with_context(|| format!("invalid log level {:?} (try info, or warn,rodeo_server=debug)", args.log))
}

/// Starts logging to standard error, and the access log to standard output.
pub fn init(args: &Logging, access_log: AccessLogFormat) -> Result<()> {
    let filter = filter(args)?;
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let log = match args.log_format {
        LogFormat::Text => lines.with_ansi(io::IsTerminal::is_terminal(&io::stderr())).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    let accesses = tracing_subscriber::fmt::layer().with_writer(io::stdout).with_target(false);
    let access_log = match access_log {
        AccessLogFormat::Off => None,
        AccessLogFormat::Text => Some(accesses.with_ansi(false).with_level(false).boxed()),
        AccessLogFormat::Json => Some(accesses.json().flatten_event(true).with_level(false).boxed()),
    };
    let is_access = |metadata: &Metadata<'_>| metadata.target() == ACCESS_LOG_TARGET;
    tracing_subscriber::registry()
        .with(log.with_filter(filter.and(filter_fn(move |metadata| !is_access(metadata)))))
        .with(access_log.with_filter(filter_fn(is_access)))
        .try_init()
        .map_err(|error| anyhow!(error))
}
