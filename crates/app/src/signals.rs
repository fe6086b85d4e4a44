//! Signals that stop the server, and those that must not end it.

use anyhow::Result;

/// Handles SIGHUP and SIGXFSZ, whose default action ends the process.
///
/// SIGHUP comes from a terminal that is closed and from service managers. SIGXFSZ comes with a write beyond the file size limit
/// (`ulimit -f`), which fails anyway: with a handler, the write returns an error like any other on a full disk.
///
/// Must be called within a Tokio runtime.
#[cfg(unix)]
pub fn survive_signals() -> Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut hangup = signal(SignalKind::hangup())?;
    let mut file_too_large = signal(SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw()))?;
    tokio::spawn(async move {
        loop {
            tokio::select! {
                _ = hangup.recv() => tracing::info!("received SIGHUP, continuing"),
                _ = file_too_large.recv() => {
                    tracing::error!("a write exceeds the file size limit (try ulimit -f unlimited)");
                }
            }
        }
    });
    Ok(())
}

/// Other systems do not have these signals.
#[cfg(not(unix))]
pub fn survive_signals() -> Result<()> {
    Ok(())
}

/// Returns futures that complete with the first and with the second signal to stop.
#[cfg(unix)]
pub fn stop_signals() -> Result<(impl Future<Output = ()> + Send, impl Future<Output = ()> + Send)> {
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
pub fn stop_signals() -> Result<(impl Future<Output = ()> + Send, impl Future<Output = ()> + Send)> {
    let (sender, first) = tokio::sync::oneshot::channel();
    let second = async move {
        let _ = tokio::signal::ctrl_c().await;
        drop(sender.send(()));
        let _ = tokio::signal::ctrl_c().await;
    };
    Ok((async { drop(first.await) }, second))
}
