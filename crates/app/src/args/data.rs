//! Arguments of `rodeo check` and `rodeo repair`.

use clap::Args as Arguments;

use super::serve::Data;

#[derive(Debug, Arguments)]
pub struct Check {
    #[command(flatten)]
    pub data: Data,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Arguments)]
pub struct Repair {
    #[command(flatten)]
    pub data: Data,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
