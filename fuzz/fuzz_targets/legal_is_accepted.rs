//! What is offered is accepted; what is not is refused and changes nothing.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    if let Err(broken) = rodeo_laws::fuzz::legal_is_accepted(data) {
        panic!("{broken}");
    }
});
