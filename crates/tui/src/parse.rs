//! Parses input as words of a choice.
//!
//! Players type `30`, `30f`, `30 flip`, `row 2`, `r2`, `2`, `stop row2`, or the same in their language. Input is matched
//! only against the words on offer, so a bare number can be a card, a row or a pile.

use rodeo_rules::choice::Word;

use crate::game_screen::WordGroup;
use crate::render::Renderer;

/// The offered words that match a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WordMatch {
    /// Exactly one word matches.
    One(Word),
    /// Several: the token is ambiguous.
    Several(Vec<Word>),
    /// No word matches.
    None,
}

/// Splits a line into tokens: at spaces and commas, and where letters follow a number (`30f`).
pub fn tokens(line: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    for part in normalize(line).split([' ', ',', '、', ';', '\t']).filter(|part| !part.is_empty()) {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        match part.split_at(digits) {
            ("", rest) => tokens.push(rest.to_owned()),
            (number, "") => tokens.push(number.to_owned()),
            (number, rest) => tokens.extend([number.to_owned(), rest.to_owned()]),
        }
    }
    tokens
}

/// Matches the first word, and returns how many tokens it consists of: `row 2` is two.
pub fn match_word(tokens: &[String], offered: &[Word], renderer: &Renderer<'_>) -> (WordMatch, usize) {
    if let [name, number, ..] = tokens
        && is_number(number)
        && !is_number(name)
    {
        let joined = format!("{name}{number}");
        if let WordMatch::One(word) = match_token(&joined, offered, renderer) {
            return (WordMatch::One(word), 2);
        }
    }
    (tokens.first().map_or(WordMatch::None, |token| match_token(token, offered, renderer)), 1)
}

fn match_token(token: &str, offered: &[Word], renderer: &Renderer<'_>) -> WordMatch {
    let fitting = |least: MatchQuality| -> Vec<Word> {
        offered.iter().copied().filter(|&word| match_quality(token, word, renderer) >= least).collect()
    };
    let exact = fitting(MatchQuality::Exact);
    // A number that could be a card or a row is the card. Rows can be typed in full.
    if let Some(&word) = exact.iter().min_by_key(|word| !matches!(word, Word::Card(_))) {
        return WordMatch::One(word);
    }
    match fitting(MatchQuality::Prefix).as_slice() {
        [] => WordMatch::None,
        &[word] => WordMatch::One(word),
        several => WordMatch::Several(several.to_vec()),
    }
}

/// How well a token matches a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum MatchQuality {
    None,
    /// The token is a prefix of the word.
    Prefix,
    /// The token is the whole word.
    Exact,
}

/// Words match in their record notation and in the player's language.
fn match_quality(token: &str, word: Word, renderer: &Renderer<'_>) -> MatchQuality {
    let spellings = [normalize(&word.to_string()), normalize(&renderer.word(word))];
    if spellings.iter().any(|spelling| spelling == token) {
        return MatchQuality::Exact;
    }
    let is_prefix = |spelling: &String| match WordGroup::of(word) {
        WordGroup::Word(_) => spelling.starts_with(token),
        // The name of a row or pile can be abbreviated, its number cannot.
        WordGroup::Cards | WordGroup::Rows | WordGroup::Piles => {
            let (name, number) = name_and_number(spelling);
            let (typed_name, typed_number) = name_and_number(token);
            number == typed_number && !number.is_empty() && name.starts_with(typed_name)
        }
    };
    match (WordGroup::of(word), is_number(token)) {
        (WordGroup::Rows | WordGroup::Piles, true) if spellings.iter().any(is_prefix) => MatchQuality::Exact,
        _ if spellings.iter().any(is_prefix) => MatchQuality::Prefix,
        _ => MatchQuality::None,
    }
}

fn name_and_number(text: &str) -> (&str, &str) {
    text.split_at(text.trim_end_matches(|c: char| c.is_ascii_digit()).len())
}

/// Whether a token consists of ASCII digits.
pub fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Lower-cases a text and drops accents and exclamation marks, which players often leave out.
pub fn normalize(text: &str) -> String {
    let plain = |c: char| match c {
        'á' | 'à' | 'ä' | 'â' => Some('a'),
        'é' | 'è' | 'ë' | 'ê' => Some('e'),
        'í' | 'ì' | 'ï' | 'î' => Some('i'),
        'ó' | 'ò' | 'ö' | 'ô' => Some('o'),
        'ú' | 'ù' | 'ü' | 'û' => Some('u'),
        'ñ' => Some('n'),
        '!' | '¡' | '.' | '。' => None,
        other => Some(other),
    };
    text.trim().chars().flat_map(char::to_lowercase).filter_map(plain).collect()
}

#[cfg(test)]
mod tests {
    use rodeo_rules::choice::read_words;
    use rodeo_texts::Texts;

    use super::*;
    use crate::console::Capabilities;

    /// Parses a line in which every word is matched against the same offers.
    fn read(language: &str, line: &str, offered: &str) -> Result<String, WordMatch> {
        let texts = Texts::for_language(language).unwrap();
        let renderer = Renderer::new(&texts, Capabilities::PLAIN, &[], None);
        let offered = read_words(offered).unwrap();
        let typed = tokens(line);
        let (mut words, mut rest) = (Vec::new(), typed.as_slice());
        while !rest.is_empty() {
            match match_word(rest, &offered, &renderer) {
                (WordMatch::One(word), used) => {
                    words.push(word.to_string());
                    rest = &rest[used..];
                }
                (other, _) => return Err(other),
            }
        }
        Ok(words.join(" "))
    }

    #[test]
    fn abbreviations_and_spacing_are_accepted() {
        let offered = "30 31 row1 row2 flip";
        for (line, words) in [
            ("30", "30"),
            ("30f", "30 flip"),
            ("30 flip", "30 flip"),
            ("30FLIP", "30 flip"),
            (" 30 ,  fl ", "30 flip"),
            ("row2", "row2"),
            ("Row 2", "row2"),
            ("r2", "row2"),
            ("2", "row2"),
        ] {
            assert_eq!(read("en", line, offered).as_deref(), Ok(words), "{line}");
        }
        for line in ["29", "row3", "3", "030", "x", "fliip", "30 2x", "row", "٣٠"] {
            assert!(read("en", line, offered).is_err(), "{line}");
        }
    }

    #[test]
    fn own_language_and_english_are_accepted() {
        let offered = "30 flip row2 pass take7 stop last new pile2";
        for (line, words) in [
            ("30 voltear", "30 flip"),
            ("30v", "30 flip"),
            ("30f", "30 flip"),
            ("fila 2", "row2"),
            ("¡Toma 7!", "take7"),
            ("take7", "take7"),
            ("ÚLTIMA", "last"),
            ("ultima", "last"),
            ("pasar", "pass"),
            ("pass", "pass"),
            ("montón 2", "pile2"),
            ("nuevo", "new"),
        ] {
            assert_eq!(read("es", line, offered).as_deref(), Ok(words), "{line}");
        }
        for (line, words) in [
            ("30d", "30 flip"),
            ("Reihe 2", "row2"),
            ("Nimm 7!", "take7"),
            ("letzte", "last"),
            ("passen", "pass"),
            ("stapel2", "pile2"),
            ("neu", "new"),
        ] {
            assert_eq!(read("de", line, offered).as_deref(), Ok(words), "{line}");
        }
        for (line, words) in [
            ("30反転", "30 flip"),
            ("30、反転", "30 flip"),
            ("30f", "30 flip"),
            ("列2", "row2"),
            ("列 2", "row2"),
            ("テイク7!", "take7"),
            ("最後尾", "last"),
            ("パス。", "pass"),
            ("山2", "pile2"),
            ("新規", "new"),
        ] {
            assert_eq!(read("ja", line, offered).as_deref(), Ok(words), "{line}");
        }
    }

    #[test]
    fn ambiguous_number_is_a_card() {
        assert_eq!(read("en", "2", "2 row2").as_deref(), Ok("2"));
        assert_eq!(read("en", "row 2", "2 row2").as_deref(), Ok("row2"));
    }

    #[test]
    fn ambiguous_prefix_is_reported() {
        let several = read("en", "s", "stop sort pass");
        assert!(matches!(several, Err(WordMatch::Several(words)) if words.len() == 2));
        assert_eq!(read("en", "so", "stop sort pass").as_deref(), Ok("sort"));
    }
}
