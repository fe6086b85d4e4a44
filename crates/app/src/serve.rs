//! `rodeo serve`: hosting tables.

use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use rodeo_server::{App, serve};
use rodeo_store::sqlite::SqliteStore;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::args::{LogFormat, Serve};

/// The file in the data folder.
pub const FILE: &str = "rodeo.sqlite";

/// Serves until it is told to stop.
pub fn run(args: &Serve) -> Result<ExitCode> {
    log(args)?;
    raise_limit_of_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(args.listen)
            .await
            .with_context(|| format!("cannot listen on {}", args.listen))?;
        let address = listener.local_addr()?;
        let folder = args.data.folder();
        std::fs::create_dir_all(&folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let store = Arc::new(SqliteStore::open(folder.join(FILE))?);
        let app = App::start(args.config(), store)?;
        let tables = match app.restored() {
            0 => "no tables yet".to_owned(),
            1 => "1 table goes on".to_owned(),
            count => format!("{count} tables go on"),
        };
        crate::print(&format!(
            "Rodeo is open: {}\nIts data are in {}: {tables}.\n",
            open_at(address, args.public_url.as_deref()),
            folder.display()
        ))?;
        let (first, second) = stop_signals()?;
        tokio::spawn(async move {
            second.await;
            // Whoever asks twice does not want to wait. What was shown to anybody is on the disk.
            std::process::exit(1);
        });
        serve(app, listener, first).await?;
        Ok(ExitCode::SUCCESS)
    })
}

/// The address to open in a browser.
fn open_at(address: SocketAddr, public_url: Option<&str>) -> String {
    match public_url {
        Some(url) => format!("{url} (listening on {address})"),
        None if address.ip().is_unspecified() => {
            format!("http://127.0.0.1:{} and at every address of this machine", address.port())
        }
        None => format!("http://{address}"),
    }
}

/// Logs go to standard error.
fn log(args: &Serve) -> Result<()> {
    let filter = EnvFilter::try_new(&args.log).with_context(|| {
        format!("{:?} is no level of logs, such as info or warn,rodeo_server=debug", args.log)
    })?;
    let lines = tracing_subscriber::fmt().with_writer(std::io::stderr).with_env_filter(filter);
    let set = match args.log_format {
        LogFormat::Text => lines.with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr())).try_init(),
        LogFormat::Json => lines.json().flatten_event(true).try_init(),
    };
    set.map_err(|error| anyhow!(error))
}

/// The first request to stop, and the second.
#[cfg(unix)]
fn stop_signals() -> Result<(impl Future<Output = ()> + Send, impl Future<Output = ()> + Send)> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let (tell, told) = tokio::sync::oneshot::channel();
    let both = async move {
        let mut tell = Some(tell);
        loop {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
            match tell.take() {
                Some(tell) => drop(tell.send(())),
                None => return,
            }
        }
    };
    Ok((async { drop(told.await) }, both))
}

/// The first request to stop, and the second.
#[cfg(not(unix))]
fn stop_signals() -> Result<(impl Future<Output = ()> + Send, impl Future<Output = ()> + Send)> {
    let (tell, told) = tokio::sync::oneshot::channel();
    let both = async move {
        let _ = tokio::signal::ctrl_c().await;
        drop(tell.send(()));
        let _ = tokio::signal::ctrl_c().await;
    };
    Ok((async { drop(told.await) }, both))
}

/// Every connection is an open file, and what systems allow at first is little. Where more is not to be had, it stays so.
fn raise_limit_of_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        let _ = setrlimit(Resource::Nofile, limit);
    }
}
