//! TLS with certificates from files, which are reloaded when they change.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, RwLock};
use std::time::Duration;

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::CryptoProvider;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{ServerConfig, crypto};

use crate::NOT_POISONED;

/// Protocols offered to clients, by preference.
const PROTOCOLS: [&[u8]; 2] = [b"h2", b"http/1.1"];

/// Certificate and settings of the TLS listeners. Clones share them.
#[derive(Clone)]
pub struct Tls {
    certificate: Arc<Certificate>,
    acceptor: TlsAcceptor,
}

/// The certificate that is in use, and the files it comes from.
struct Certificate {
    chain_file: PathBuf,
    key_file: PathBuf,
    provider: Arc<CryptoProvider>,
    current: RwLock<Arc<CertifiedKey>>,
    /// Contents of the files that were last tried, so that each change is loaded and reported once.
    last_tried: Mutex<FileContents>,
}

/// Contents of both files, or why they could not be read.
type FileContents = Result<(Vec<u8>, Vec<u8>), String>;

/// Why a certificate cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct CertificateError(String);

/// What a reload has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reload {
    /// New connections use a new certificate.
    Replaced,
    /// The files have not changed.
    Unchanged,
}

impl Tls {
    /// Loads a certificate chain and its private key, both in PEM format. TLS 1.2 and 1.3 are offered, with the cipher
    /// suites of rustls; HTTP/2 and HTTP/1.1 are negotiated by ALPN.
    pub fn load(chain_file: &Path, key_file: &Path) -> Result<Tls, CertificateError> {
        let provider = Arc::new(crypto::ring::default_provider());
        let contents = read_files(chain_file, key_file).map_err(CertificateError)?;
        let current = parse(&contents, chain_file, key_file, &provider)?;
        let certificate = Arc::new(Certificate {
            chain_file: chain_file.into(),
            key_file: key_file.into(),
            provider: provider.clone(),
            current: RwLock::new(Arc::new(current)),
            last_tried: Mutex::new(Ok(contents)),
        });
        let config = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        let mut config = config
            .expect("the provider supports the default protocol versions")
            .with_no_client_auth()
            .with_cert_resolver(certificate.clone());
        config.alpn_protocols = PROTOCOLS.iter().map(|protocol| protocol.to_vec()).collect();
        Ok(Tls { certificate, acceptor: TlsAcceptor::from(Arc::new(config)) })
    }

    /// Loads the files again if they have changed. Open connections keep their certificate. If the new files cannot be
    /// used, the old certificate stays in use. The same error is returned only once.
    pub fn reload(&self) -> Result<Reload, CertificateError> {
        let Certificate { chain_file, key_file, provider, current, last_tried } = &*self.certificate;
        let contents = read_files(chain_file, key_file);
        let mut last_tried = last_tried.lock().expect(NOT_POISONED);
        if *last_tried == contents {
            return Ok(Reload::Unchanged);
        }
        last_tried.clone_from(&contents);
        let new = parse(&contents.map_err(CertificateError)?, chain_file, key_file, provider)?;
        *current.write().expect(NOT_POISONED) = Arc::new(new);
        Ok(Reload::Replaced)
    }

    /// Reloads the certificate and logs the result.
    pub fn reload_and_log(&self) {
        let file = self.certificate.chain_file.display();
        match self.reload() {
            Ok(Reload::Replaced) => tracing::info!(%file, "certificate reloaded"),
            Ok(Reload::Unchanged) => tracing::debug!(%file, "certificate unchanged"),
            Err(error) => tracing::error!(%error, "cannot reload the certificate, keeping the old one"),
        }
    }

    /// Reloads the certificate whenever its files have changed, which is checked at this interval.
    pub(super) async fn watch(self, interval: Duration) {
        loop {
            tokio::time::sleep(interval).await;
            let tls = self.clone();
            // Reading files blocks. The task is never cancelled, and a panic in it is logged by the panic hook.
            let _ = tokio::task::spawn_blocking(move || tls.reload_and_log()).await;
        }
    }

    pub(super) fn acceptor(&self) -> &TlsAcceptor {
        &self.acceptor
    }
}

impl fmt::Debug for Tls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tls").field("chain_file", &self.certificate.chain_file).finish_non_exhaustive()
    }
}

impl fmt::Debug for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Certificate").field("chain_file", &self.chain_file).finish_non_exhaustive()
    }
}

impl ResolvesServerCert for Certificate {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.current.read().expect(NOT_POISONED).clone())
    }
}

fn read_files(chain_file: &Path, key_file: &Path) -> FileContents {
    let read =
        |file: &Path| std::fs::read(file).map_err(|error| format!("cannot read {}: {error}", file.display()));
    Ok((read(chain_file)?, read(key_file)?))
}

/// Parses chain and key and checks that they belong together.
fn parse(
    (chain, key): &(Vec<u8>, Vec<u8>),
    chain_file: &Path,
    key_file: &Path,
    provider: &CryptoProvider,
) -> Result<CertifiedKey, CertificateError> {
    let (chain_name, key_name) = (chain_file.display(), key_file.display());
    let certificates: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(chain)
        .collect::<Result<_, _>>()
        .map_err(|error| CertificateError(format!("invalid certificate in {chain_name}: {error}")))?;
    if certificates.is_empty() {
        return Err(CertificateError(format!("no certificate in {chain_name} (expected PEM format)")));
    }
    let key = PrivateKeyDer::from_pem_slice(key)
        .map_err(|_| CertificateError(format!("no private key in {key_name} (expected PEM format)")))?;
    CertifiedKey::from_der(certificates, key, provider).map_err(|error| {
        CertificateError(format!("certificate {chain_name} and key {key_name} cannot be used: {error}"))
    })
}
