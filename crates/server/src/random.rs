//! Random bytes that nobody can foresee.

/// So many of them. A machine without chance cannot deal fairly or keep secrets, so it is better to stop than to go on.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(error) = getrandom::fill(&mut bytes) {
        tracing::error!(%error, "no random numbers to be had");
        std::process::abort();
    }
    bytes
}
