//! Sanitizes names, chat lines and other short texts: one line of visible characters with a maximum length.

/// Maximum length of a name in characters.
pub const MAX_NAME_CHARS: usize = 24;
/// Maximum length of a chat line in characters.
pub const MAX_CHAT_CHARS: usize = 300;
/// Maximum number of combining marks on one letter. More of them overlap the lines above.
const MAX_MARKS: usize = 3;

/// Returns the name without invisible and direction-changing characters; `None` if the result is empty or longer than
/// [`MAX_NAME_CHARS`].
pub fn name(text: &str) -> Option<String> {
    visible(text).filter(|name| name.chars().count() <= MAX_NAME_CHARS)
}

/// Returns the chat line without invisible and direction-changing characters; `None` if the result is empty or longer than
/// [`MAX_CHAT_CHARS`].
pub fn chat_line(text: &str) -> Option<String> {
    visible(text).filter(|line| line.chars().count() <= MAX_CHAT_CHARS)
}

/// Returns a text that may be empty, without invisible and direction-changing characters; `None` if it is longer than `max`
/// characters.
pub fn text(text: &str, max: usize) -> Option<String> {
    let text = visible(text).unwrap_or_default();
    (text.chars().count() <= max).then_some(text)
}

/// Replaces each run of whitespace by one space, and drops control characters, direction marks, characters of no width and
/// all but the first few marks of a letter. Returns `None` if nothing is left.
fn visible(text: &str) -> Option<String> {
    let mut visible = String::with_capacity(text.len().min(4 * MAX_CHAT_CHARS));
    let mut marks = 0;
    for letter in text.chars() {
        if letter.is_whitespace() {
            if !visible.is_empty() && !visible.ends_with(' ') {
                visible.push(' ');
            }
        } else if is_mark(letter) {
            marks += 1;
            if marks <= MAX_MARKS && !visible.is_empty() {
                visible.push(letter);
            }
            continue;
        } else if !is_hidden(letter) {
            visible.push(letter);
        }
        marks = 0;
    }
    visible.truncate(visible.trim_end().len());
    (!visible.is_empty()).then_some(visible)
}

/// Whether the character is a combining mark.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Whether the character is invisible or changes how others are displayed. The joiner in emoji (U+200D) is allowed.
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
    fn names_in_all_languages_are_unchanged() {
        for text in ["Ana", "Jürgen", "花子", "Nguyễn", "Бык 7", "O'Neil", "🐂", "👩‍🌾", "e\u{301}lan"]
        {
            assert_eq!(name(text).as_deref(), Some(text));
        }
    }

    #[test]
    fn invisible_characters_are_dropped() {
        assert_eq!(name("  a \t\n b  ").as_deref(), Some("a b"));
        assert_eq!(name("a\u{202e}b\u{200b}c\u{7}\u{feff}").as_deref(), Some("abc"));
        assert_eq!(name(&format!("a{}", "\u{336}".repeat(30))).unwrap().chars().count(), 4);
        for empty in ["", "   ", "\u{200b}\u{2060}", "\u{3164}", "\u{301}", "\u{0}"] {
            assert_eq!(name(empty), None, "{empty:?}");
        }
    }

    #[test]
    fn long_texts_are_rejected() {
        assert!(name(&"x".repeat(MAX_NAME_CHARS)).is_some());
        assert!(name(&"x".repeat(MAX_NAME_CHARS + 1)).is_none());
        assert!(chat_line(&"ä".repeat(MAX_CHAT_CHARS)).is_some());
        assert!(chat_line(&"x".repeat(MAX_CHAT_CHARS + 1)).is_none());
        assert_eq!(text("\u{1b}[2J \n", 5).as_deref(), Some("[2J"));
        assert_eq!((text("", 5).as_deref(), text("123456", 5)), (Some(""), None));
    }
}
