//! Arguments of `rodeo worker`.

use clap::Args as Arguments;

use super::logging::Logging;
use super::nats::Nats;

#[derive(Debug, Arguments)]
#[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "there are no workers without a cluster"))]
pub struct Worker {
    #[command(flatten)]
    pub nats: Nats,
    /// Number of threads on which bots choose [default: number of cores]
    #[arg(long, env = "RODEO_BOT_THREADS", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub bot_threads: Option<u16>,
    #[command(flatten)]
    pub logging: Logging,
}
