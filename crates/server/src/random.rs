//! Cryptographically secure random bytes.

/// Returns random bytes of the operating system.
///
/// Aborts the process if there are none: without them the server can neither deal fairly nor create secrets, and a panic
/// would be caught and the server would continue.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(error) = getrandom::fill(&mut bytes) {
        tracing::error!(%error, "the operating system's random number generator failed");
        std::process::abort();
    }
    bytes
}
