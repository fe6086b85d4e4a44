//! Settings of the server from three sources: flags, environment variables and a configuration file.
//!
//! The arguments of `rodeo serve` declare every option once: name, type, default and description. Everything else follows
//! from them.
//!
//! - [`options`]: the options as data, and the section of each in the file
//! - [`mod@file`]: reads a configuration file and checks its keys and values
//! - [`layers`]: combines the sources and tells where each value comes from
//! - [`example`]: the commented example file; `docs`: the table in `docs/hosting.md`
//! - [`command`]: `rodeo config`

pub mod command;
#[cfg(test)]
mod docs;
mod example;
mod file;
mod layers;
mod options;

pub use file::ConfigFile;
pub use layers::{read_config_file, with_file, with_sections};
