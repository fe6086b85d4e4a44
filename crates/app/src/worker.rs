//! `rodeo worker`: thinks for the bots of a cluster.

use std::process::ExitCode;

use anyhow::Result;

use crate::args::Worker;

#[cfg(not(feature = "cluster"))]
pub fn run(args: &Worker) -> Result<ExitCode> {
    args.nats.urls()?;
    anyhow::bail!(
        "this program was built without NATS (build it with `cargo build --release --features cluster`)"
    )
}

/// Decides for bots until a signal stops the worker.
#[cfg(feature = "cluster")]
pub fn run(args: &Worker) -> Result<ExitCode> {
    use std::num::NonZero;

    use crate::args::AccessLogFormat;

    crate::log::init(&args.logging, AccessLogFormat::Off)?;
    let Some(urls) = args.nats.urls()? else {
        anyhow::bail!("a worker needs the NATS servers of the cluster (set RODEO_NATS or --nats-file)");
    };
    let threads = args
        .bot_threads
        .map_or_else(|| std::thread::available_parallelism().map_or(1, NonZero::get), usize::from);
    let options = args.nats.options(&urls);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        crate::signals::survive_signals()?;
        let (stop, abort) = crate::signals::stop_signals()?;
        tokio::spawn(async move {
            abort.await;
            // The nodes make the decisions that are not answered.
            std::process::exit(1);
        });
        let number = if threads == 1 { "1 thread".to_owned() } else { format!("{threads} threads") };
        crate::print(&format!("Rodeo thinks for bots on {number}\n"))?;
        rodeo_server::run_worker(&options, threads, stop).await?;
        Ok(ExitCode::SUCCESS)
    })
}
