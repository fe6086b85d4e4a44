//! `rodeo serve`: runs a server.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use rodeo_server::{App, serve};
use rodeo_store::sqlite::SqliteStore;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::args::{LogFormat, Serve};

/// Name of the database in the data directory.
pub const DATABASE_FILE: &str = "rodeo.sqlite";

/// Serves until a signal stops the server.
pub fn run(args: &Serve) -> Result<ExitCode> {
    init_log(args)?;
    raise_open_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        crate::signals::survive_signals()?;
        let listener =
            TcpListener::bind(args.listen).await.map_err(|error| bind_error(args.listen, error))?;
        let address = listener.local_addr()?;
        let directory = args.data.directory();
        std::fs::create_dir_all(&directory)
            .with_context(|| format!("cannot create the data directory {}", directory.display()))?;
        let store = Arc::new(SqliteStore::open(directory.join(DATABASE_FILE))?);
        let app = App::start(args.config(), store)?;
        let administration = administration(app.clone(), &directory).await;
        crate::print(&format!(
            "Rodeo is running: {}\nData directory: {} ({})\n",
            address_to_open(address, args.public_url.as_deref()),
            directory.display(),
            restored(app.restored_tables()),
        ))?;
        let administration = tokio::spawn(administration);
        let (stop, abort) = stop_signals()?;
        tokio::spawn(async move {
            abort.await;
            // Everything that anyone has seen is on disk, so nothing is lost.
            std::process::exit(1);
        });
        serve(app, listener, stop).await?;
        administration.abort();
        // An error says that it was aborted; its socket is removed by then.
        let _ = administration.await;
        Ok(ExitCode::SUCCESS)
    })
}

/// Opens the socket of `rodeo admin` and returns the future that serves it. Without the socket, for example because its path is
/// too long, people can play all the same.
#[cfg(unix)]
async fn administration(app: App, directory: &Path) -> impl Future<Output = ()> + Send + use<> {
    let socket = rodeo_server::admin::AdminSocket::bind(directory).await;
    if let Err(error) = &socket {
        let directory = directory.display();
        tracing::warn!(%error, %directory, "cannot open the administration socket, rodeo admin will not work");
    }
    async move {
        if let Ok(socket) = socket {
            socket.serve(app).await;
        }
    }
}

#[cfg(not(unix))]
async fn administration(_: App, _: &Path) -> impl Future<Output = ()> + Send + use<> {
    std::future::ready(())
}

fn bind_error(address: SocketAddr, error: io::Error) -> anyhow::Error {
    match error.kind() {
        io::ErrorKind::AddrInUse => anyhow!("cannot bind {address}: address in use (try --listen)"),
        io::ErrorKind::AddrNotAvailable => {
            anyhow!("cannot bind {address}: not an address of this machine (try --listen)")
        }
        io::ErrorKind::PermissionDenied => {
            anyhow!("cannot bind {address}: permission denied (try a port above 1023 with --listen)")
        }
        _ => anyhow!(error).context(format!("cannot bind {address}")),
    }
}

fn restored(tables: usize) -> String {
    match tables {
        0 => "no tables".to_owned(),
        1 => "1 table restored".to_owned(),
        count => format!("{count} tables restored"),
    }
}

/// Returns the address to open in a browser.
fn address_to_open(address: SocketAddr, public_url: Option<&str>) -> String {
    match public_url {
        Some(url) => format!("{url} (listening on {address})"),
        None if address.ip().is_unspecified() => {
            format!("http://127.0.0.1:{} (listening on all addresses)", address.port())
        }
        None => format!("http://{address}"),
    }
}

/// Starts logging to standard error.
fn init_log(args: &Serve) -> Result<()> {
    let filter = EnvFilter::try_new(&args.log).with_context(|| {
        format!("invalid log level {:?} (try info, or warn,rodeo_server=debug)", args.log)
    })?;
    let lines = tracing_subscriber::fmt().with_writer(io::stderr).with_env_filter(filter);
    let result = match args.log_format {
        LogFormat::Text => lines.with_ansi(io::IsTerminal::is_terminal(&io::stderr())).try_init(),
        LogFormat::Json => lines.json().flatten_event(true).try_init(),
    };
    result.map_err(|error| anyhow!(error))
}

/// Returns futures that complete with the first and with the second signal to stop.
#[cfg(unix)]
fn stop_signals() -> Result<(impl Future<Output = ()> + Send, impl Future<Output = ()> + Send)> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let (sender, first) = tokio::sync::oneshot::channel();
    let second = async move {
        let mut sender = Some(sender);
        loop {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
            match sender.take() {
                Some(sender) => drop(sender.send(())),
                None => return,
            }
        }
    };
    Ok((async { drop(first.await) }, second))
}

/// Returns futures that complete with the first and with the second signal to stop.
#[cfg(not(unix))]
fn stop_signals() -> Result<(impl Future<Output = ()> + Send, impl Future<Output = ()> + Send)> {
    let (sender, first) = tokio::sync::oneshot::channel();
    let second = async move {
        let _ = tokio::signal::ctrl_c().await;
        drop(sender.send(()));
        let _ = tokio::signal::ctrl_c().await;
    };
    Ok((async { drop(first.await) }, second))
}

/// Raises the soft limit of open files to the hard limit: every connection is an open file, and soft limits are low.
fn raise_open_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        if let Err(error) = setrlimit(Resource::Nofile, limit) {
            tracing::warn!(%error, "cannot raise the limit of open files");
        }
    }
}
