//! Records and notation.

use rodeo_rules::any::{AnyChoice, AnyGame, AnyRules, GameKind};
use rodeo_rules::choice::{Choice, Word, read_words, write_words};
use rodeo_rules::deal::{Hex32, read_hex};
use rodeo_rules::game::{Awaiting, Game, Rules};
use rodeo_rules::options;
use rodeo_rules::record::{Record, RecordError, Replay, verify};
use rodeo_rules::with_any;

use super::Bytes;
use crate::law::{Kept, hold, same};

/// Any bytes are parsed as a record or rejected. A parsed record round-trips in both forms, and verification agrees with a
/// replay.
pub fn records_never_panic(data: &[u8]) -> Kept {
    let record = match Record::read(data) {
        Ok(record) => record,
        Err(error) => return errors_are_short(&error),
    };
    let law = "a record reads what it writes";
    same(law, "text", &Ok(&record), &Record::read(record.to_text().as_bytes()).as_ref())?;
    same(law, "JSON", &Ok(&record), &Record::read(record.to_json().as_bytes()).as_ref())?;
    replay_and_verify_agree(&record)
}

/// Error messages are short: they do not repeat the input.
fn errors_are_short(error: &RecordError) -> Kept {
    let text = error.to_string();
    hold("errors are short and have a code", text.len() < 2000 && !error.code().is_empty(), || text.clone())
}

fn replay_and_verify_agree(record: &Record) -> Kept {
    let law = "replay and verify agree";
    let verified = verify(record);
    let replay = match Replay::new(record) {
        Ok(replay) => replay,
        Err(error) => return same(law, "start", &Err(error), &verified),
    };
    let mut game: AnyGame = *replay.game();
    for step in replay {
        match step {
            Ok(step) => game = step.game,
            Err(error) => {
                errors_are_short(&error)?;
                return same(law, "step", &Err(error), &verified);
            }
        }
    }
    let over = game.awaiting() == Awaiting::Over;
    let outcome = game.outcome().filter(|_| over);
    let true_result = outcome.is_some() && outcome == record.result;
    hold(law, verified.is_ok() == true_result, || format!("{verified:?}, but {outcome:?}"))?;
    match &verified {
        Ok(verified) => same(law, "outcome", &Some(&verified.outcome), &outcome.as_ref()),
        Err(error) => errors_are_short(error),
    }
}

/// Words, options, rules and records round-trip.
pub fn notation_round_trips(data: &[u8]) -> Kept {
    let mut bytes = Bytes::new(data);
    let players = bytes.byte();
    let text = String::from_utf8_lossy(data.get(1..).unwrap_or_default());
    words_round_trip(&text)?;
    for kind in GameKind::ALL {
        options_round_trip(*kind, players % 12, &text)?;
    }
    if let Err(error) = AnyRules::read(&text, players, "") {
        hold("errors are short and have a code", error.to_string().len() < 2000, || error.to_string())?;
    }
    if let Ok(bytes) = read_hex(&text) {
        hold("hexadecimal reads what it writes", bytes.len() * 2 == text.len(), || text.to_string())?;
    }
    if let Ok(read) = text.parse::<Hex32>() {
        same("hexadecimal reads what it writes", "digits", &read.to_string(), &text.to_lowercase())?;
    }
    let headings =
        ["rodeo-record 1\n".into(), format!("rodeo-record 1\ngame take6 players={} ", players % 12)];
    headings.iter().try_for_each(|heading| records_never_panic(format!("{heading}{text}").as_bytes()))
}

fn words_round_trip(text: &str) -> Kept {
    let law = "words read what they write";
    for word in text.split_whitespace() {
        if let Ok(read) = word.parse::<Word>() {
            same(law, "word", &read.to_string().as_str(), &word)?;
            let json = serde_json::to_string(&read).unwrap_or_default();
            same(law, "JSON", &Some(read), &serde_json::from_str(&json).ok())?;
        }
    }
    let Ok(words) = read_words(text) else { return Ok(()) };
    same(law, "words", &Ok(&words), &read_words(&write_words(&words)).as_ref())?;
    for kind in GameKind::ALL {
        if let Some(choice) = AnyChoice::read(*kind, &words) {
            same("a choice is its words", kind.title(), &words, &choice.words())?;
        }
    }
    Ok(())
}

fn options_round_trip(kind: GameKind, players: u8, text: &str) -> Kept {
    let law = "options read what they write";
    let rules = match kind.read_rules(players, text) {
        Ok(rules) => rules,
        Err(error) => {
            let said = error.to_string();
            return hold("errors are short and have a code", said.len() < 2000, || said.clone());
        }
    };
    same(law, "check", &Ok(()), &rules.check())?;
    same(law, "options", &Ok(rules), &kind.read_rules(players, &rules.write_options()))?;
    let changed = with_any!(AnyRules, &rules, _G, rules => options::write_options(rules));
    same(law, "changed options", &Ok(rules), &kind.read_rules(players, &changed))?;
    let json = serde_json::to_string(&rules).unwrap_or_default();
    same(law, "JSON", &Some(rules), &serde_json::from_str(&json).ok())?;
    let game = AnyGame::new(&rules);
    hold("rules that pass their check can be played", game.is_ok(), || format!("{rules:?}: {game:?}"))
}
