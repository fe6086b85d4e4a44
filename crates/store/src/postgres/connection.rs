//! Connection strings, TLS, and the settings of a session.

use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use tokio_postgres::config::SslMode;
use tokio_postgres::{Client, Config};
use tokio_postgres_rustls::MakeRustlsConnect;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::failure::to_store_error;
use crate::StoreError;

/// Time for connecting, unless the connection string has `connect_timeout`.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Settings of every session. `synchronous_commit` may be off by default; a commit must be durable. The timeouts end
/// transactions that a broken network leaves open, because others wait for their locks.
const SESSION: &str = "SET synchronous_commit = on; SET idle_in_transaction_session_timeout = '10s';
                       SET lock_timeout = '10s'; SET statement_timeout = '60s'; SET client_min_messages = warning";

/// Where and how to connect. `Debug` prints no password.
#[derive(Clone)]
pub(super) struct Connector {
    pub(super) config: Config,
    pub(super) tls: MakeRustlsConnect,
}

impl Connector {
    /// Parses a connection string: a URL (`postgres://user:password@host/database?sslmode=require`) or pairs (`host=/run/postgresql
    /// dbname=rodeo`). The error names no part of it, because a misplaced character can make a password look like a host.
    pub(super) fn parse(connection: &str) -> Result<Connector, StoreError> {
        let (rest, tls) = split_tls_options(connection);
        let mut config = Config::from_str(&rest).map_err(|_| {
            let example = "postgres://user:password@host/database?sslmode=verify-full";
            StoreError::Database(format!("cannot parse the connection string (try {example})"))
        })?;
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT_TIMEOUT);
        }
        if config.get_application_name().is_none() {
            config.application_name("rodeo");
        }
        // A peer that vanished is noticed within about 20 seconds instead of hours.
        config.keepalives_idle(Duration::from_secs(10)).keepalives_interval(Duration::from_secs(3));
        config.keepalives_retries(3).tcp_user_timeout(Duration::from_secs(20));
        if tls.is_verified {
            config.ssl_mode(SslMode::Require);
        }
        Ok(Connector { config, tls: client_tls(tls.root_certificates)? })
    }

    /// Connects. The caller must run the returned connection as a task.
    pub(super) async fn connect(
        &self,
    ) -> Result<(Client, impl Future<Output = ()> + Send + use<>), StoreError> {
        let (client, connection) = self.config.connect(self.tls.clone()).await.map_err(to_store_error)?;
        // The error reaches every query that waits for an answer.
        let task = async move { drop(connection.await) };
        Ok((client, task))
    }
}

/// Applies the settings of a session.
pub(super) async fn prepare_session(client: &Client) -> Result<(), tokio_postgres::Error> {
    client.batch_execute(SESSION).await
}

impl std::fmt::Debug for Connector {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Connector").field("config", &self.config).finish_non_exhaustive()
    }
}

/// Options of libpq that `tokio-postgres` leaves to the TLS library.
#[derive(Default, PartialEq, Debug)]
struct TlsOptions {
    /// File with the certificates of the authorities to trust, in PEM; `None` for those of the system.
    root_certificates: Option<PathBuf>,
    /// Whether TLS is mandatory because of `sslmode=verify-ca` or `verify-full`. A certificate is always verified in full.
    is_verified: bool,
}

impl TlsOptions {
    /// Takes an option. Returns whether it is one of these.
    fn take(&mut self, option: &str) -> bool {
        match option.split_once('=') {
            Some(("sslrootcert", file)) => {
                let file = file.trim_matches('\'');
                self.root_certificates = (file != "system").then(|| PathBuf::from(file));
                true
            }
            Some(("sslmode", "verify-full" | "verify-ca")) => {
                self.is_verified = true;
                true
            }
            _ => false,
        }
    }
}

/// Takes the TLS options out of a connection string.
fn split_tls_options(connection: &str) -> (String, TlsOptions) {
    let mut tls = TlsOptions::default();
    let is_url = connection.starts_with("postgres://") || connection.starts_with("postgresql://");
    let rest = match connection.split_once('?') {
        Some((address, options)) if is_url => {
            let kept: Vec<&str> = options.split('&').filter(|option| !tls.take(option)).collect();
            if kept.is_empty() { address.to_owned() } else { format!("{address}?{}", kept.join("&")) }
        }
        _ if is_url => connection.to_owned(),
        _ => {
            let kept: Vec<&str> =
                connection.split_ascii_whitespace().filter(|option| !tls.take(option)).collect();
            // Quoted values may contain several spaces, so the text is left alone if there is nothing to take out.
            if tls == TlsOptions::default() { connection.to_owned() } else { kept.join(" ") }
        }
    };
    (rest, tls)
}

fn client_tls(root_certificates: Option<PathBuf>) -> Result<MakeRustlsConnect, StoreError> {
    let mut roots = RootCertStore::empty();
    match root_certificates {
        Some(file) => {
            let cannot_read = |error: &dyn std::fmt::Display| {
                StoreError::Io(format!("cannot read the certificates in {}: {error}", file.display()))
            };
            for certificate in CertificateDer::pem_file_iter(&file).map_err(|error| cannot_read(&error))? {
                let certificate = certificate.map_err(|error| cannot_read(&error))?;
                roots.add(certificate).map_err(|error| cannot_read(&error))?;
            }
        }
        None => {
            // Without any certificates of the system, connections without TLS still work. One that cannot be parsed is not
            // trusted, which is no reason to stop.
            if let Ok((tls, _unreadable)) = MakeRustlsConnect::with_native_certs() {
                return Ok(tls);
            }
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring supports the default versions of TLS")
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tls_options_are_taken_out() {
        let verified = |file: &str| TlsOptions { root_certificates: Some(file.into()), is_verified: true };
        for (text, rest, tls) in [
            ("host=db dbname=rodeo", "host=db dbname=rodeo", TlsOptions::default()),
            ("host=db sslmode=verify-full sslrootcert=/ca.pem", "host=db", verified("/ca.pem")),
            (
                "postgres://me@db/rodeo?sslrootcert=/ca.pem&sslmode=verify-ca",
                "postgres://me@db/rodeo",
                verified("/ca.pem"),
            ),
            (
                "postgres://db/rodeo?sslmode=require",
                "postgres://db/rodeo?sslmode=require",
                TlsOptions::default(),
            ),
            ("host=db password='a  b'", "host=db password='a  b'", TlsOptions::default()),
        ] {
            assert_eq!(split_tls_options(text), (rest.to_owned(), tls), "{text}");
        }
    }

    #[test]
    fn errors_and_debug_output_contain_no_password() {
        for wrong in
            ["postgres://me:s3cret@db:port/x", "host=db password=s3cret colour=blue", "password='s3cret"]
        {
            let error = Connector::parse(wrong).unwrap_err();
            assert!(!format!("{error} {error:?}").contains("s3cret"), "{error}");
        }
        let connector = Connector::parse("postgres://me:s3cret@db/rodeo").unwrap();
        assert!(!format!("{connector:?}").contains("s3cret"), "{connector:?}");
    }
}
