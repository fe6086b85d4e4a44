//! `rodeo serve`: hosting tables.

use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result};
use rodeo_server::{App, Config, serve};
use rodeo_store::sqlite::SqliteStore;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

use crate::args::Serve;

/// Serves until it is told to stop.
pub fn run(args: &Serve) -> Result<ExitCode> {
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    std::fs::create_dir_all(&args.data).with_context(|| format!("cannot make {}", args.data.display()))?;
    let store = Arc::new(SqliteStore::open(args.data.join("rodeo.sqlite"))?);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(args.listen)
            .await
            .with_context(|| format!("cannot listen on {}", args.listen))?;
        let address = listener.local_addr()?;
        let app = App::start(Config::default(), store)?;
        println!("Rodeo is open: http://{address}");
        let mut terminate = signal(SignalKind::terminate())?;
        let mut interrupt = signal(SignalKind::interrupt())?;
        let stop = async move {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
        };
        serve(app, listener, stop).await?;
        Ok(ExitCode::SUCCESS)
    })
}
