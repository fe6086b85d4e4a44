//! Width of text in terminal columns, and line breaking.
//!
//! A column is the width of a Latin letter. Japanese characters are two columns wide and have no spaces between words.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Characters besides hiragana after which a line may break without a space.
const ENDS: &str = "。、！？）」』)";

/// Characters that never start a line.
const NOT_FIRST: &str = "。、！？：；）」』ー…!?:;,.)";

/// Width of a text in columns, not counting colour codes.
pub fn width(text: &str) -> usize {
    let mut inside_colour = false;
    let seen = |c: &char| {
        let seen = !inside_colour && *c != '\x1b';
        inside_colour = *c == '\x1b' || inside_colour && *c != 'm';
        seen
    };
    text.chars().filter(seen).collect::<String>().width()
}

/// Pads a text with spaces.
pub fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// The longest prefix that fits. The text must not contain colour codes.
pub fn truncated(text: &str, columns: usize) -> String {
    let mut room = columns;
    let fits = |c: &char| {
        let left = room.checked_sub(c.width().unwrap_or(0));
        room = left.unwrap_or(0);
        left.is_some()
    };
    text.chars().take_while(fits).collect()
}

/// Breaks a line between words. Continuation lines have the indentation of the first.
pub fn wrapped(line: &str, columns: usize) -> Vec<String> {
    if width(line) <= columns {
        return vec![line.to_owned()];
    }
    let indent = " ".repeat(line.chars().take_while(|&c| c == ' ').count().min(columns / 2));
    let mut lines = Vec::new();
    let mut current = indent.clone();
    for word in line.trim_start().split(' ') {
        let mut between = " ";
        for part in parts(word) {
            let started = !current.trim().is_empty();
            if started && width(&current) + between.len() + width(part) > columns {
                lines.push(std::mem::replace(&mut current, indent.clone()));
            } else if started {
                current.push_str(between);
            }
            current.push_str(part);
            between = "";
        }
    }
    lines.push(current);
    lines
}

/// Splits a word at the places where a line may break within it. Returns at least one part, which may be empty.
fn parts(word: &str) -> Vec<&str> {
    let after = word.chars().skip(1);
    let breaks = word.char_indices().zip(after).filter(|&((_, before), after)| may_break(before, after));
    let mut parts = Vec::new();
    let mut start = 0;
    for ((place, before), _) in breaks {
        let end = place + before.len_utf8();
        parts.push(&word[start..end]);
        start = end;
    }
    parts.push(&word[start..]);
    parts
}

/// Whether a line may break between two characters.
///
/// A Japanese phrase usually ends in hiragana, and the next one starts with something else. Breaking only there keeps most
/// words whole, and numbers together with their counters.
fn may_break(before: char, after: char) -> bool {
    let is_wide = |c: char| c.width() == Some(2);
    let is_hiragana = |c: char| ('\u{3041}'..='\u{309f}').contains(&c);
    let ends = is_hiragana(before) || ENDS.contains(before);
    ends && (is_wide(before) || is_wide(after)) && !is_hiragana(after) && !NOT_FIRST.contains(after)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::WIDTH;

    #[test]
    fn long_lines_are_wrapped_between_words() {
        let line = format!("  {}", "word ".repeat(40));
        let parts = wrapped(&line, WIDTH);
        assert!(parts.len() > 2);
        assert!(parts.iter().all(|part| part.starts_with("  word") && width(part.trim_end()) <= WIDTH));
        assert_eq!(wrapped("short", WIDTH), ["short"]);
        assert_eq!(wrapped("one  two three", 9), ["one  two", "three"]);
    }

    #[test]
    fn japanese_is_wrapped_between_phrases() {
        let sentence = "  6枚目のカードを置くと、その列のカードをすべて引き取ります。";
        let lines = wrapped(sentence, 24);
        assert_eq!(lines.iter().map(|line| line.trim_start()).collect::<String>(), sentence.trim_start());
        assert!(lines.iter().all(|line| line.starts_with("  ") && width(line) <= 24), "{lines:?}");
        for (text, expected) in [
            ("札を置く。", "札を|置く。"),
            ("弱い順に「列1」へ", "弱い|順に|「列1」へ"),
            ("1列は手札10枚まで", "1列は|手札10枚まで"),
            ("牛マークがちょっと、多い", "牛マークがちょっと、|多い"),
            ("30 (席2)は列1", "30|(席2)は|列1"),
            ("word-word", "word-word"),
        ] {
            let found: Vec<&str> = text.split(' ').flat_map(parts).collect();
            assert_eq!(found.join("|"), expected);
        }
    }

    #[test]
    fn colour_codes_have_no_width() {
        assert_eq!(width("\x1b[1;31m55\x1b[0m"), 2);
        assert_eq!(padded("\x1b[31m5\x1b[0m", 3), "\x1b[31m5\x1b[0m  ");
    }

    #[test]
    fn japanese_characters_are_two_columns_wide() {
        assert_eq!(width("\x1b[1m牛マーク\x1b[0m 7"), 10);
        assert_eq!(padded("列1", 5), "列1  ");
        assert_eq!(truncated("たろうとはなこ", 7), "たろう");
        assert_eq!(truncated("West", 7), "West");
    }
}
