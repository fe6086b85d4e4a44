//! Names and talk as they may be shown: one line, of visible characters, not too long.

/// The most characters a name may have.
pub const NAME: usize = 24;
/// The most characters a line of talk may have.
pub const LINE: usize = 300;

/// The name without what is invisible or turns text around; `None` where nothing is left or too much.
pub fn name(text: &str) -> Option<String> {
    let name = visible(text)?;
    (name.chars().count() <= NAME).then_some(name)
}

/// A line of talk, likewise.
pub fn line(text: &str) -> Option<String> {
    let line = visible(text)?;
    (line.chars().count() <= LINE).then_some(line)
}

/// The text with single blanks, without control characters, marks that change the direction of what follows, and
/// characters of no width; and with no more than a few marks on any letter.
fn visible(text: &str) -> Option<String> {
    let mut clean = String::with_capacity(text.len().min(4 * LINE));
    let mut marks = 0;
    for letter in text.chars() {
        if letter.is_whitespace() {
            if !clean.is_empty() && !clean.ends_with(' ') {
                clean.push(' ');
            }
        } else if is_mark(letter) {
            marks += 1;
            if marks <= MARKS && !clean.is_empty() {
                clean.push(letter);
            }
            continue;
        } else if !is_hidden(letter) {
            clean.push(letter);
        }
        marks = 0;
    }
    clean.truncate(clean.trim_end().len());
    (!clean.is_empty()).then_some(clean)
}

/// So many accents on a letter are language; more climb over the lines above.
const MARKS: usize = 3;

fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Characters that show nothing, or change how others are shown. The joiner inside emoji stays.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}'
            | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_languages_stay_as_they_are() {
        for text in ["Ana", "Jürgen", "花子", "Nguyễn", "Бык 7", "O'Neil", "🐂", "👩‍🌾", "e\u{301}lan"]
        {
            assert_eq!(name(text).as_deref(), Some(text));
        }
    }

    #[test]
    fn what_cannot_be_seen_goes() {
        assert_eq!(name("  a \t\n b  ").as_deref(), Some("a b"));
        assert_eq!(name("a\u{202e}b\u{200b}c\u{7}\u{feff}").as_deref(), Some("abc"));
        assert_eq!(name(&format!("a{}", "\u{336}".repeat(30))).unwrap().chars().count(), 4);
        for nothing in ["", "   ", "\u{200b}\u{2060}", "\u{3164}", "\u{301}", "\u{0}"] {
            assert_eq!(name(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn what_is_too_long_is_refused() {
        assert!(name(&"x".repeat(NAME)).is_some());
        assert!(name(&"x".repeat(NAME + 1)).is_none());
        assert!(line(&"ä".repeat(LINE)).is_some());
        assert!(line(&"x".repeat(LINE + 1)).is_none());
    }
}
