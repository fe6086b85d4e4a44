//! Arguments for TLS.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args as Arguments;
use rodeo_server::{ListenAddress, Tls};

/// Interval at which the files of the certificate are checked for changes.
pub const CHECK_INTERVAL: Duration = Duration::from_secs(30);

#[derive(Debug, Arguments)]
pub struct TlsArgs {
    /// Certificate chain in PEM format; with it, TCP addresses use TLS
    #[arg(long, env = "RODEO_TLS_CERT", value_name = "FILE")]
    pub tls_cert: Option<PathBuf>,
    /// Private key of the certificate in PEM format
    #[arg(long, env = "RODEO_TLS_KEY", value_name = "FILE")]
    pub tls_key: Option<PathBuf>,
    /// Address that redirects from HTTP to HTTPS, such as `0.0.0.0:80`
    #[arg(long, env = "RODEO_TLS_REDIRECT_LISTEN", value_name = "ADDRESS", value_delimiter = ',')]
    pub tls_redirect_listen: Vec<ListenAddress>,
}

impl TlsArgs {
    /// Loads the certificate, if there is one.
    pub fn load(&self) -> Result<Option<Tls>> {
        match (&self.tls_cert, &self.tls_key) {
            (Some(certificate), Some(key)) => Ok(Some(Tls::load(certificate, key)?)),
            (Some(_), None) => bail!("--tls-cert needs the private key (try --tls-key)"),
            (None, Some(_)) => bail!("--tls-key needs the certificate (try --tls-cert)"),
            (None, None) if !self.tls_redirect_listen.is_empty() => {
                bail!("--tls-redirect-listen needs a certificate (try --tls-cert and --tls-key)")
            }
            (None, None) => Ok(None),
        }
    }
}
