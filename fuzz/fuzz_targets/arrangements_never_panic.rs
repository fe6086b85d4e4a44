//! Any arranged position is refused, or played to its end by the laws.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    if let Err(broken) = rodeo_laws::fuzz::arrangements_never_panic(data) {
        panic!("{broken}");
    }
});
