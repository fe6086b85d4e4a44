//! The clock of bots with a time budget.

/// Sets the clock of the browser.
#[cfg(target_family = "wasm")]
pub fn set() {
    use std::time::Duration;
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    extern "C" {
        /// Milliseconds since the worker started.
        #[wasm_bindgen(js_namespace = performance)]
        fn now() -> f64;
    }

    rodeo_bots::set_clock(|| Duration::from_secs_f64(now().max(0.0) / 1000.0));
}

/// Does nothing: the standard library has a clock.
#[cfg(not(target_family = "wasm"))]
pub fn set() {}
