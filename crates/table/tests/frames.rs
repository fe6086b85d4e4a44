//! Property test of arbitrary frames. `cargo xtask fuzz frames_change_nothing_unless_allowed` runs it for longer.

#![cfg(feature = "fuzz")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use proptest::prelude::*;
use rodeo_table::fuzz::frames_change_nothing_unless_allowed as property;

/// Mostly well-formed frames, in and out of order, with numbers around the valid ones.
fn frame() -> impl Strategy<Value = String> {
    let (question, seat) = (0..40u32, 0..11u8);
    let word =
        prop::sample::select(vec!["1", "30", "104", "row1", "pass", "take", "stop row2", "zero", "x", ""]);
    let plain = prop::sample::select(vec![
        r#"{"type":"leave"}"#,
        r#"{"type":"pause"}"#,
        r#"{"type":"resume"}"#,
        r#"{"type":"return"}"#,
        r#"{"type":"sit"}"#,
        r#"{"type":"rematch","wanted":true}"#,
        r#"{"type":"start","fill":"simple"}"#,
        r#"{"type":"start","fill":"nobody"}"#,
        r#"{"type":"add_bot","level":"simple"}"#,
        r#"{"type":"nonce","nonce":"00ff"}"#,
        r#"{"type":"nonce","nonce":"0"}"#,
        r#"{"type":"chat","text":"hello"}"#,
        r#"{"type":"change_settings","settings":{"game":"buffalo"}}"#,
        r#"{"type":"change_settings","settings":{"players":2,"clock":1}}"#,
        r#"{"type":"change_settings","settings":{"options":"rounds=1"}}"#,
    ]);
    prop_oneof![
        4 => (question, word).prop_map(|(question, word)| format!(r#"{{"type":"choose","question":{question},"choice":"{word}"}}"#)),
        1 => (0..40u32, 0..11u8).prop_map(|(question, seat)| format!(r#"{{"type":"support","question":{question},"seat":{seat}}}"#)),
        1 => (0..40u32).prop_map(|question| format!(r#"{{"type":"withdraw","question":{question}}}"#)),
        1 => (0..40u32).prop_map(|question| format!(r#"{{"type":"pass_for_turn","question":{question}}}"#)),
        1 => (0..40u32).prop_map(|question| format!(r#"{{"type":"next_words","question":{question},"words":"30"}}"#)),
        2 => seat.prop_map(|seat| format!(r#"{{"type":"remove","seat":{seat}}}"#)),
        1 => (0..11u8).prop_map(|seat| format!(r#"{{"type":"sit","seat":{seat}}}"#)),
        1 => (0..11u8).prop_map(|seat| format!(r#"{{"type":"nudge","seat":{seat}}}"#)),
        6 => plain.prop_map(str::to_owned),
        1 => "\\PC{0,60}",
    ]
}

fn line() -> impl Strategy<Value = Vec<u8>> {
    let message = (0..3u8, frame()).prop_map(|(guest, frame)| {
        let mut line = vec![guest];
        line.extend(frame.replace('\n', " ").into_bytes());
        line
    });
    let command = prop::sample::select(b"aaaaaass0369cdeghi".to_vec()).prop_map(|command| vec![command]);
    prop_oneof![message, command]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn frames_change_nothing_unless_allowed(game in 0..4u8, lines in prop::collection::vec(line(), 0..80)) {
        let mut data = vec![game];
        data.extend(lines.join(&b'\n'));
        property(&data).map_err(TestCaseError::fail)?;
    }

    #[test]
    fn arbitrary_bytes_cause_no_panic(data in prop::collection::vec(any::<u8>(), 0..400)) {
        property(&data).map_err(TestCaseError::fail)?;
    }
}
