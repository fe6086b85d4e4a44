//! `rodeo serve`: runs a server.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use rodeo_server::{App, Config, ListenAddress, Listener, Listeners, Tls, serve};
use rodeo_store::sqlite::SqliteStore;

use crate::args::{CHECK_INTERVAL, ConnectionString, Serve};
use crate::{log, open_files};

/// Name of the database in the data directory.
pub const DATABASE_FILE: &str = "rodeo.sqlite";

/// Serves until a signal stops the server.
pub fn run(args: &Serve) -> Result<ExitCode> {
    log::init(&args.logging, args.access_log)?;
    args.check_node()?;
    if let Some(file) = args.config_file() {
        tracing::info!(file = %file.display(), "configuration file read");
    }
    open_files::raise_limit(&args.config().limits);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        crate::signals::survive_signals()?;
        // Before anyone is told that the server runs: from then on, a signal must stop it in order.
        let (stop, abort) = crate::signals::stop_signals()?;
        tokio::spawn(async move {
            abort.await;
            // Everything that anyone has seen is on disk, so nothing is lost.
            std::process::exit(1);
        });
        let listeners = bind_all(args).await?;
        let addresses =
            listeners.public.iter().map(Listener::address).collect::<io::Result<Vec<ListenAddress>>>()?;
        reload_on_hangup(listeners.tls.clone())?;
        let directory = args.data.directory();
        std::fs::create_dir_all(&directory)
            .with_context(|| format!("cannot create the data directory {}", directory.display()))?;
        let (app, place) = start_app(args, &directory)?;
        connect_nodes(args, &app).await?;
        let administration = administration(app.clone(), &directory).await;
        crate::print(&format!(
            "Rodeo is running: {}\n{place} ({})\n",
            address_to_open(&addresses, args.public_url.as_deref(), listeners.tls.is_some()),
            restored(app.restored_tables()),
        ))?;
        let administration = tokio::spawn(administration);
        serve(app, listeners, stop).await?;
        administration.abort();
        // An error says that it was aborted; its socket is removed by then.
        let _ = administration.await;
        Ok(ExitCode::SUCCESS)
    })
}

/// Starts the server on the database that the arguments name, or on the file in the data directory. Also returns where the data
/// are.
fn start_app(args: &Serve, directory: &Path) -> Result<(App, String)> {
    let (config, node) = (args.config(), args.node.as_deref());
    if let Some(connection) = args.database.connection()? {
        let app =
            start_on_postgres(config, &connection, node).context("cannot use the PostgreSQL database")?;
        let place =
            node.map_or_else(|| "Data in PostgreSQL".to_owned(), |name| format!("Node {name} of a cluster"));
        return Ok((app, place));
    }
    if node.is_some() {
        bail!("--node needs a database that all nodes share (set RODEO_DATABASE or --database-file)");
    }
    let store = Arc::new(SqliteStore::open(directory.join(DATABASE_FILE))?);
    Ok((App::start(config, store)?, format!("Data directory: {}", directory.display())))
}

#[cfg(feature = "cluster")]
fn start_on_postgres(config: Config, connection: &ConnectionString, node: Option<&str>) -> Result<App> {
    use rodeo_store::PostgresStore;

    Ok(match node {
        Some(name) => App::start_node(config, Arc::new(PostgresStore::open(connection.as_str())?), name)?,
        None => App::start(config, Arc::new(PostgresStore::open_exclusively(connection.as_str())?))?,
    })
}

#[cfg(not(feature = "cluster"))]
fn start_on_postgres(_: Config, _: &ConnectionString, _: Option<&str>) -> Result<App> {
    bail!(crate::migrate::NO_POSTGRES)
}

/// Connects a node to the others over NATS, if the arguments name servers.
async fn connect_nodes(args: &Serve, app: &App) -> Result<()> {
    let Some(urls) = args.nats.urls()? else { return Ok(()) };
    if args.node.is_none() {
        bail!("--nats connects the nodes of a cluster (name this one with --node)");
    }
    #[cfg(feature = "cluster")]
    app.connect_nats(&args.nats.options(&urls)).await?;
    #[cfg(not(feature = "cluster"))]
    drop((app, urls));
    Ok(())
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

/// Binds all addresses and loads the certificate.
async fn bind_all(args: &Serve) -> Result<Listeners> {
    let tls = args.tls.load()?;
    let tls_check_interval = tls.is_some().then_some(CHECK_INTERVAL);
    Ok(Listeners {
        public: bind(&args.listen).await?,
        redirect: bind(&args.tls.tls_redirect_listen).await?,
        metrics: bind(&args.metrics_listen).await?,
        tls,
        tls_check_interval,
    })
}

async fn bind(addresses: &[ListenAddress]) -> Result<Vec<Listener>> {
    let mut listeners = Vec::new();
    for address in addresses {
        listeners.push(Listener::bind(address).await.map_err(|error| bind_error(address, error))?);
    }
    Ok(listeners)
}

/// Reloads the certificate on SIGHUP. Without a certificate, the signal has no effect.
fn reload_on_hangup(tls: Option<Tls>) -> Result<()> {
    #[cfg(unix)]
    {
        let mut hangup = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::hangup())?;
        tokio::spawn(async move {
            while hangup.recv().await.is_some() {
                if let Some(tls) = tls.clone() {
                    // Reading files blocks. A panic is logged by the panic hook.
                    let _ = tokio::task::spawn_blocking(move || tls.reload_and_log()).await;
                }
            }
        });
    }
    #[cfg(not(unix))]
    drop(tls);
    Ok(())
}

fn bind_error(address: &ListenAddress, error: io::Error) -> anyhow::Error {
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

/// Returns the address to open in a browser, and the addresses that the server listens on if they are others.
fn address_to_open(addresses: &[ListenAddress], public_url: Option<&str>, secure: bool) -> String {
    let all = addresses.iter().map(ListenAddress::to_string).collect::<Vec<_>>().join(", ");
    let scheme = if secure { "https" } else { "http" };
    let first: Option<SocketAddr> = addresses.iter().find_map(|address| match address {
        ListenAddress::Tcp(address) => address.parse().ok(),
        ListenAddress::Unix(..) => None,
    });
    match (public_url, first) {
        (Some(url), _) => format!("{url} (listening on {all})"),
        (None, Some(address)) if address.ip().is_unspecified() && addresses.len() == 1 => {
            format!("{scheme}://127.0.0.1:{} (listening on all addresses)", address.port())
        }
        (None, Some(address)) if addresses.len() == 1 => format!("{scheme}://{address}"),
        (None, Some(address)) => format!("{scheme}://{address} (listening on {all})"),
        (None, None) => format!("listening on {all}"),
    }
}
