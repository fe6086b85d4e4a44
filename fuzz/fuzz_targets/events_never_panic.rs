//! Any event, applied to any state or view, is survived.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    if let Err(broken) = rodeo_laws::fuzz::events_never_panic(data) {
        panic!("{broken}");
    }
});
