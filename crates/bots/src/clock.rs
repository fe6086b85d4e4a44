//! The clock of time budgets.

use std::sync::OnceLock;
use std::time::Duration;

static CLOCK: OnceLock<fn() -> Duration> = OnceLock::new();

/// Sets the clock of time budgets, which returns the time since any fixed moment. Only for targets without a clock, such as a
/// WebAssembly module in a browser; a second call has no effect.
pub fn set_clock(clock: fn() -> Duration) {
    let _ = CLOCK.set(clock);
}

/// The time since a fixed moment.
pub(crate) fn now() -> Duration {
    CLOCK.get().map_or_else(system_clock, |clock| clock())
}

#[cfg(not(target_family = "wasm"))]
fn system_clock() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// The standard library has no clock here: without one, time budgets never expire.
#[cfg(target_family = "wasm")]
fn system_clock() -> Duration {
    Duration::ZERO
}
