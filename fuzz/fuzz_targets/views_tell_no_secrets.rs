//! Views follow what is shown, and a twin deal shows no difference.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    if let Err(broken) = rodeo_laws::fuzz::views_tell_no_secrets(data) {
        panic!("{broken}");
    }
});
