//! Frames of arbitrary bytes at a table: nothing panics, what is refused changes nothing, the facts make the same table.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    if let Err(broken) = rodeo_table::fuzz::frames_change_nothing_unless_allowed(data) {
        panic!("{broken}");
    }
});
