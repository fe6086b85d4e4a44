//! False or malformed records are detected and cause no harm.

use proptest::prelude::*;
use rodeo_rules::any::GameKind;
use rodeo_rules::record::{MAX_SIZE, MAX_STEPS, Record};

use crate::matches::{Xorshift, chance, random_match};
use crate::{SHORT, check, code, message, seeded};

#[test]
fn each_kind_of_tampering_has_its_code() {
    let with = |from: &str, to: &str| {
        assert!(SHORT.contains(from), "{from}");
        SHORT.replacen(from, to, 1)
    };
    let cases = [
        ("rodeo-record 1", "rodeo-record 2", "version"),
        ("rodeo-record 1", "rodeo-record", "not_a_record"),
        ("rodeo-record 1", "[Event \"?\"]", "not_a_record"),
        ("game take6", "game whist", "no_such_game"),
        ("players=2", "players=1", "players"),
        ("players=2", "players=3", "seats"),
        ("players=2 ", "", "syntax"),
        ("hand=2", "hand=11", "no_such_value"),
        ("hand=2", "colour=2", "no_such_option"),
        ("hand=2", "deal=draft", "draft_needs_limited"),
        ("seat 1 bot", "seat 0 bot", "syntax"),
        ("seat 1 bot", "seat 1 cow", "syntax"),
        ("human \"Seat 1\"", "human Seat 1", "syntax"),
        ("human \"Seat 1\"", "human \"Seat 1\" \"random\"", "syntax"),
        ("\"Seat 1\"", "\"Seat\\t1\"", "name"),
        ("\"Seat 1\"", &format!("{:?}", "x".repeat(65)), "name"),
        ("deal cards", "chance rodeo-deal-2 00\ndeal cards", "chance_version"),
        ("deal cards", "chance rodeo-deal-1 00\ndeal cards", "secret"),
        ("deal cards 30 2", "deal specials 30 2", "deal_kind"),
        ("deal cards 30 2", "deal cows 30 2", "syntax"),
        ("deal cards 30 2", "deal cards 30 030", "syntax"),
        ("deal cards 30 2", "deal cards 30 128", "deal_card"),
        ("deal cards 30 2", "deal cards 30", "deal_length"),
        ("deal cards 30 2", "deal cards 30 30", "deal_card"),
        ("deal cards 30 2", "deal cards 30 105", "deal_card"),
        ("deal cards 30 2", "deal cards 30 0", "deal_card"),
        ("deal cards 30 2", "deal cards 30 255", "deal_card"),
        ("deal cards 30 2", "deal cards 30 300", "deal_card"),
        ("deal cards 30 2", "deal cards 30 -1", "syntax"),
        ("play 30 | 45", "play 31 | 45", "not_allowed"),
        ("play 30 | 45", "play 45 | 30", "not_allowed"),
        ("play 30 | 45", "play row1 | 45", "not_allowed"),
        ("play 30 | 45", "play 30 flip | 45", "not_allowed"),
        ("play 30 | 45", "play 30 | -", "missing"),
        ("play 30 | 45", "play 30 | 45 | -", "answers"),
        ("play 30 | 45", "play 30", "answers"),
        ("play 30 | 45", "play", "no_such_choice"),
        ("play 30 | 45", "play 30 | cow", "no_such_choice"),
        ("play 30 | 45", "play 30 | 45 46", "no_such_choice"),
        ("play 30 | 45", "play 30 |", "no_such_choice"),
        ("play 30 | 45", "", "not_over"),
        ("play row2 | -", "play row2 | row2", "not_asked"),
        ("play row2 | -", "play row3 | -", "wrong_result"),
        ("play row2 | -", "", "not_over"),
        ("play row2 | -", "play row2 | -\nplay row2 | -", "not_now"),
        ("play row2 | -", "deal cards 1", "not_now"),
        ("scores 6 0", "scores 4 0", "wrong_result"),
        ("scores 6 0", "scores 6", "wrong_result"),
        ("scores 6 0", "scores 6 +0", "syntax"),
        ("winners 1", "winners 0", "wrong_result"),
        ("winners 1", "winners none", "wrong_result"),
        ("winners 1", "winners 1 buffalo 3", "syntax"),
        ("winners 1", "winners", "syntax"),
        ("winners 1", "winners 1 1", "syntax"),
        ("winners 1", "winners 1 buffalo", "syntax"),
        ("winners 1", "winners 1\nresult scores 6 0 winners 1", "syntax"),
        ("winners 1", "winners 1\nplay - | -", "syntax"),
        ("result scores 6 0 winners 1", "", "no_result"),
        ("result", "outcome", "syntax"),
    ];
    for (from, to, expected) in cases {
        let tampered = with(from, to);
        assert_eq!(code(&tampered), expected, "{}\n{tampered}", message(&tampered));
    }
}

#[test]
fn messages_name_the_step() {
    let with = |from: &str, to: &str| message(&SHORT.replacen(from, to, 1));
    assert_eq!(with("play 2 | 46", "play 2 | 47"), "step 2: seat 1 may not choose \"47\" now");
    assert_eq!(with("play 2 | 46", "play 2 | moo"), "step 2: seat 1: \"moo\" is not a choice in Take 6");
    assert_eq!(with("30 2", "30 30"), "step 0: card 30 is dealt twice or is not in the deck");
    assert_eq!(with("play row2 | -\n", ""), "the record ends after step 2, but the match is not over");
    assert_eq!(
        with("scores 6 0", "scores 2 0"),
        "the result says scores 2 0 winners 1, but the replay gives scores 6 0 winners 1"
    );
    assert_eq!(with("seat 1 bot", "seat 1 cow").split(':').next(), Some("line 4"));
    let empty = "rodeo-record 1\ngame take6 players=2\nseat 0 bot \"\"\nseat 1 bot \"\"";
    assert_eq!(message(empty), "the record has no step, but the match is not over");
}

#[test]
fn error_of_a_truncated_file_names_the_step() {
    let json = Record::read(SHORT.as_bytes()).unwrap().to_json();
    let steps: Vec<usize> =
        json.match_indices("{\"deal\":").chain(json.match_indices("{\"play\":")).map(|(at, _)| at).collect();
    let mut starts = steps.clone();
    starts.sort_unstable();
    for (number, start) in starts.iter().enumerate() {
        let error = Record::read(&json.as_bytes()[..start + 12]).unwrap_err().to_string();
        assert!(error.contains(&format!("step {number}: ")), "{error}");
    }
}

#[test]
fn error_after_the_steps_names_no_step() {
    let json = Record::read(SHORT.as_bytes()).unwrap().to_json();
    for wrong in [
        json.replacen(r#","result""#, r#","new":1,"result""#, 1),
        json.replacen("}}", "},}", 1),
        json[..json.len() - 3].to_owned(),
        json.replacen(r#""name":"Seat 1""#, r#""name":"steps\":[{\"play\":" ?"#, 1),
    ] {
        assert_eq!(code(&wrong), "syntax", "{wrong}");
        assert!(!message(&wrong).contains("step "), "{}\n{wrong}", message(&wrong));
    }
}

#[test]
fn json_outside_of_the_format_is_rejected() {
    let json = Record::read(SHORT.as_bytes()).unwrap().to_json();
    assert_eq!(code(&json), "verified");
    let with = |from: &str, to: &str| {
        assert!(json.contains(from), "{from} in {json}");
        code(&json.replacen(from, to, 1))
    };
    assert_eq!(with("rodeo-record", "chess"), "not_a_record");
    assert_eq!(with(r#""version":1"#, r#""version":2,"new":[]"#), "version");
    assert_eq!(with(r#""version":1,"#, ""), "not_a_record");
    assert_eq!(with(r#""version":1"#, r#""version":1,"version":1"#), "syntax");
    assert_eq!(with(r#""version":1"#, r#""version":1,"new":[]"#), "syntax");
    assert_eq!(with("take6", "whist"), "no_such_game");
    assert_eq!(with(r#""hand":2"#, r#""hand":2,"colour":2"#), "syntax");
    assert_eq!(with(r#""hand":2"#, r#""hand":200"#), "hand");
    assert_eq!(with(r#""kind":"human""#, r#""kind":"human","bot":"x""#), "syntax");
    assert_eq!(with(r#""kind":"human""#, r#""kind":"cow""#), "syntax");
    assert_eq!(with(r#"["30","45"]"#, r#"["30"," 45"]"#), "no_such_choice");
    assert_eq!(with(r#"["30","45"]"#, r#"["30",""]"#), "no_such_choice");
    assert_eq!(with(r#"["30","45"]"#, r#"["30",45]"#), "syntax");
    assert_eq!(with(r#"["30","45"]"#, r#"["30"]"#), "answers");
    assert_eq!(with(r#""cards":[30,2,45"#, r#""cards":[30,2,0"#), "deal_card");
    assert_eq!(with(r#""cards":[30,2,45"#, r#""cards":[30,2,255"#), "deal_card");
    assert_eq!(with(r#""cards":[30,2,45"#, r#""cards":[30,2,300"#), "deal_card");
    assert_eq!(with(r#""cards":[30,2,45"#, r#""cards":[30,2,-1"#), "syntax");
    assert_eq!(with(r#""winners":[1]"#, r#""winners":[1],"buffalo":3"#), "syntax");
    assert_eq!(with(r#""winners":[1]"#, r#""winners":[1],"winners":[1]"#), "syntax");
    assert_eq!(with(r#""cards":[30,2,45"#, r#""play":[null,null],"cards":[30,2,45"#), "syntax");
    assert_eq!(with(r#""winners":[1]"#, r#""winners":[1,1]"#), "syntax");
    assert_eq!(with(r#""scores":[6,0]"#, r#""scores":[6,0.0]"#), "syntax");
    assert_eq!(code(&json[..json.len() - 1]), "syntax");
    assert_eq!(code(&format!("{json}{json}")), "syntax");
    let wrong = json.replacen("\"46\"", "\"moo\"", 1);
    assert_eq!(message(&wrong), "step 2: seat 1: \"moo\" is not a choice in Take 6");
    let wrong = json.replacen("\"46\"", "46", 1);
    assert!(message(&wrong).starts_with("step 2: invalid type: integer"), "{}", message(&wrong));
}

#[test]
fn oversized_input_is_rejected() {
    let heading = "rodeo-record 1\ngame take6 players=2 rounds=1\nseat 0 bot \"\"\nseat 1 bot \"\"\n";
    let json = r#"{"format":"rodeo-record","version":1,"#;
    let seats = r#""seats":[{"name":"","kind":"bot"},{"name":"","kind":"bot"}],"#;
    let rules = format!(r#""rules":{{"game":"take6","players":2}},{seats}"#);
    let nested = |open: &str| open.repeat(1 << 20);
    let cases = [
        (" ".repeat(MAX_SIZE + 1), "too_large"),
        (format!("{heading}{}", "play -|-\n".repeat(MAX_STEPS + 1)), "too_many_steps"),
        (format!("{heading}{}", "play -|-\n".repeat(MAX_STEPS)), "not_now"),
        (
            format!("{json}{rules}\"steps\":[{}{{}}]}}", r#"{"play":[null,null]},"#.repeat(MAX_STEPS + 1)),
            "too_many_steps",
        ),
        (format!("{heading}deal cards{}", " 1".repeat(1 << 22)), "deal_length"),
        (format!("{heading}play {}", "-|".repeat(1 << 22)), "answers"),
        (format!("{heading}play {}", "1 ".repeat(1 << 22)), "no_such_choice"),
        (format!("rodeo-record 1\ngame take6 players=2 {}", "hand=1 ".repeat(1 << 20)), "option_twice"),
        (nested("{\"a\":"), "syntax"),
        (nested("["), "not_a_record"),
        (format!("{json}\"rules\":{}", nested("[")), "syntax"),
        (
            format!("{json}\"rules\":{}{},\"seats\":[],\"steps\":[]}}", "[".repeat(9999), "]".repeat(9999)),
            "syntax",
        ),
        (
            format!("{json}\"rules\":{}{},\"seats\":[],\"steps\":[]}}", "[".repeat(1000), "]".repeat(1000)),
            "syntax",
        ),
        (format!("{json}{rules}\"steps\":{}{}}}", "[".repeat(9999), "]".repeat(9999)), "syntax"),
        (format!("{json}\"seats\":[{}", r#"{"name":"","kind":"bot"},"#.repeat(1 << 18)), "syntax"),
        (String::new(), "not_a_record"),
        ("{".into(), "syntax"),
        ("{}".into(), "not_a_record"),
        ("rodeo-record 1\n".into(), "syntax"),
        ("rodeo-record 1\nseat 0 bot \"\"".into(), "syntax"),
    ];
    for (monster, expected) in cases {
        assert_eq!(code(&monster), expected, "{}", monster.chars().take(200).collect::<String>());
    }
    assert_eq!(check(b"rodeo-record 1\xff").unwrap_err().code(), "not_utf8");
}

/// Returns both forms of a short seeded match of every game.
fn forms() -> Vec<(Record, Vec<u8>)> {
    let short = [
        (GameKind::Take6, "rounds=1 hand=3 fans=flip_digits"),
        (GameKind::Buffalo, "hand=1 cards=20"),
        (GameKind::TakeThat, "games=1 hand=2 low=30 high=42"),
        (GameKind::BullParty, "numbers=16 hand=2 out=0"),
    ];
    let others = GameKind::short_matches_except(short.map(|(kind, _)| kind));
    let others = others.into_iter().map(|(kind, players, options)| {
        let rules = kind.read_rules(players, options).unwrap();
        random_match(&rules, &chance(7), &mut Xorshift::new(11))
    });
    let records = short.map(|(kind, options)| seeded(kind, options));
    records
        .into_iter()
        .chain(others)
        .flat_map(|it| [(it.clone(), it.to_text().into()), (it.clone(), it.to_json().into())])
        .collect()
}

/// A changed record is rejected, unless the change does not matter.
fn check_rejected_or_same(record: &Record, changed: &[u8]) {
    if let Ok(verified) = check(changed) {
        let shown = String::from_utf8_lossy(changed);
        assert_eq!(Some(&verified.outcome), record.result.as_ref(), "{shown}");
        assert_eq!(verified.steps, record.steps.len(), "{shown}");
    }
}

#[test]
fn truncated_records_are_rejected() {
    for (record, form) in forms() {
        for at in 0..form.len() {
            let cut = &form[..at];
            check_rejected_or_same(&record, cut);
            let only_the_end = form[at..].iter().all(u8::is_ascii_whitespace);
            assert_eq!(check(cut).is_ok(), only_the_end, "cut at {at}");
            check_rejected_or_same(&record, &[&form[..at], &form[at + 1..]].concat());
            check_rejected_or_same(&record, &[&form[..at], &form[at..=at], &form[at..]].concat());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn changed_bytes_are_rejected_or_do_not_matter(
        form in proptest::sample::select(forms()),
        at in any::<proptest::sample::Index>(),
        byte in prop_oneof![any::<u8>(), proptest::sample::select(b" 0123456789|-\n\"{}[],:#".to_vec())],
    ) {
        let (record, mut bytes) = form;
        let at = at.index(bytes.len());
        bytes[at] = byte;
        check_rejected_or_same(&record, &bytes);
    }

    #[test]
    fn shuffled_pieces_never_panic(
        form in proptest::sample::select(forms()),
        cuts in proptest::collection::vec((any::<proptest::sample::Index>(), any::<proptest::sample::Index>()), 1..6),
    ) {
        let (_, bytes) = form;
        let mut pieces = Vec::new();
        for (from, to) in cuts {
            let (from, to) = (from.index(bytes.len()), to.index(bytes.len()));
            pieces.extend_from_slice(&bytes[from.min(to)..from.max(to)]);
        }
        let _ = check(&pieces);
        let _ = check(&[&bytes[..bytes.len() / 2], &pieces].concat());
    }

    #[test]
    fn garbage_never_panics(bytes in proptest::collection::vec(any::<u8>(), 0..400), text in "\\PC{0,400}") {
        prop_assert!(check(&bytes).is_err());
        prop_assert!(check(text.as_bytes()).is_err());
        let begun = format!("rodeo-record 1\ngame take6 players=2\n{text}");
        prop_assert!(check(begun.as_bytes()).is_err());
    }
}
