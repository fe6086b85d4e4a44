//! Any bytes are read as a record or refused; replay and verify agree.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    if let Err(broken) = rodeo_laws::fuzz::records_never_panic(data) {
        panic!("{broken}");
    }
});
