//! Words, options and records read what they write.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    if let Err(broken) = rodeo_laws::fuzz::notation_round_trips(data) {
        panic!("{broken}");
    }
});
