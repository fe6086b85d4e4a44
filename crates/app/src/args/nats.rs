//! Arguments that name the NATS servers of a cluster.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args as Arguments;

use super::connection_string::ConnectionString;

#[derive(Debug, Arguments)]
pub struct Nats {
    /// NATS servers that connect the nodes of a cluster, such as `tls://user:password@host:4222`, separated by commas; users of
    /// the machine can read flags, so pass a password by the variable or by a file
    #[arg(
        long = "nats",
        env = "RODEO_NATS",
        value_name = "URL",
        hide_env_values = true,
        hide_default_value = true
    )]
    nats_url: Option<ConnectionString>,
    /// File that contains the URL of NATS
    #[arg(long, env = "RODEO_NATS_FILE", value_name = "FILE")]
    nats_file: Option<PathBuf>,
    /// Credentials file (`.creds`) for NATS
    #[arg(long, env = "RODEO_NATS_CREDENTIALS", value_name = "FILE")]
    nats_credentials: Option<PathBuf>,
    /// Certificates of the authorities that NATS over TLS is trusted by, in PEM format [default: those of the system]
    #[arg(long, env = "RODEO_NATS_CA", value_name = "FILE")]
    nats_ca: Option<PathBuf>,
}

impl Nats {
    /// Returns the URLs; `None` if no server is named.
    pub fn urls(&self) -> Result<Option<ConnectionString>> {
        let (url, file) = (self.nats_url.as_ref(), self.nats_file.as_deref());
        let urls = ConnectionString::from_flag_or_file("--nats", url, file, "NATS")?;
        let option = match (&self.nats_credentials, &self.nats_ca) {
            (Some(_), _) => Some("--nats-credentials"),
            (_, Some(_)) => Some("--nats-ca"),
            (None, None) => None,
        };
        match (&urls, option) {
            (None, Some(option)) => bail!("{option} needs the URL of NATS (set RODEO_NATS or --nats-file)"),
            _ => Ok(urls),
        }
    }

    /// Returns how to connect to these servers.
    #[cfg(feature = "cluster")]
    pub fn options(&self, urls: &ConnectionString) -> rodeo_server::NatsOptions {
        rodeo_server::NatsOptions {
            urls: urls.as_str().to_owned(),
            credentials: self.nats_credentials.clone(),
            certificates: self.nats_ca.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_come_from_one_place() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("nats");
        let arguments = |url: Option<&str>, file: Option<&PathBuf>, ca: bool| Nats {
            nats_url: url.map(|url| url.parse().unwrap()),
            nats_file: file.cloned(),
            nats_credentials: None,
            nats_ca: ca.then(|| "ca.pem".into()),
        };
        assert_eq!(arguments(None, None, false).urls().unwrap(), None);
        let secret = "nats://me:s3cret@host";
        let by_url = arguments(Some(secret), None, true);
        assert_eq!(by_url.urls().unwrap().unwrap().as_str(), secret);
        assert!(!format!("{by_url:?}").contains("s3cret"), "{by_url:?}");
        std::fs::write(&file, format!("{secret}\n")).unwrap();
        assert_eq!(arguments(None, Some(&file), false).urls().unwrap().unwrap().as_str(), secret);
        let error = |arguments: Nats| arguments.urls().unwrap_err().to_string();
        assert!(error(arguments(Some(secret), Some(&file), false)).contains("both"));
        assert!(error(arguments(None, None, true)).contains("--nats-ca needs"));
        std::fs::write(&file, " \n").unwrap();
        assert!(error(arguments(None, Some(&file), false)).contains("is empty"));
    }
}
