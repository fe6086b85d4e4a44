//! Reading what a player types as words of a choice.
//!
//! People type `30`, `30f`, `30 flip`, `row 2`, `r2`, `2`, `stop row2`, or the same in their language. What a word can be
//! follows from what is offered, so a bare number finds its meaning.

use rodeo_rules::choice::Word;

use crate::face::Group;
use crate::scribe::Scribe;

/// What a piece of input means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// One of the offered words.
    One(Word),
    /// It could be any of these.
    Several(Vec<Word>),
    /// None of the offered words.
    Nothing,
}

/// Splits a line into pieces: at blanks and commas, and where letters follow a number (`30f`).
pub fn pieces(line: &str) -> Vec<String> {
    let mut pieces = Vec::new();
    for part in folded(line).split([' ', ',', '、', ';', '\t']).filter(|part| !part.is_empty()) {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        match part.split_at(digits) {
            ("", rest) => pieces.push(rest.to_owned()),
            (number, "") => pieces.push(number.to_owned()),
            (number, rest) => pieces.extend([number.to_owned(), rest.to_owned()]),
        }
    }
    pieces
}

/// The offered word at the beginning of the pieces, and how many of them it takes: `row 2` takes two.
pub fn first_word(pieces: &[String], offered: &[Word], scribe: &Scribe<'_>) -> (Meaning, usize) {
    if let [name, number, ..] = pieces
        && is_number(number)
        && !is_number(name)
    {
        let joined = format!("{name}{number}");
        if let Meaning::One(word) = meaning(&joined, offered, scribe) {
            return (Meaning::One(word), 2);
        }
    }
    (pieces.first().map_or(Meaning::Nothing, |piece| meaning(piece, offered, scribe)), 1)
}

fn meaning(piece: &str, offered: &[Word], scribe: &Scribe<'_>) -> Meaning {
    let fitting = |least: Fit| -> Vec<Word> {
        offered.iter().copied().filter(|&word| fit(piece, word, scribe) >= least).collect()
    };
    let exact = fitting(Fit::Exact);
    // Where a number could be a card or a row, it is the card: rows can be said in full.
    if let Some(&word) = exact.iter().min_by_key(|word| !matches!(word, Word::Card(_))) {
        return Meaning::One(word);
    }
    match fitting(Fit::Short).as_slice() {
        [] => Meaning::Nothing,
        &[word] => Meaning::One(word),
        several => Meaning::Several(several.to_vec()),
    }
}

/// How well a piece of input fits a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    No,
    /// It is the beginning of the word.
    Short,
    /// It is the word.
    Exact,
}

/// Words may be said as records write them or in the player's language.
fn fit(piece: &str, word: Word, scribe: &Scribe<'_>) -> Fit {
    let spellings = [folded(&word.to_string()), folded(&scribe.word(word))];
    if spellings.iter().any(|spelling| spelling == piece) {
        return Fit::Exact;
    }
    let spelt = |spelling: &String| match Group::of(word) {
        Group::Word(_) => spelling.starts_with(piece),
        // Of rows and piles the name may be shortened, never the number.
        Group::Cards | Group::Rows | Group::Piles => {
            let (name, number) = name_and_number(spelling);
            let (said_name, said_number) = name_and_number(piece);
            number == said_number && !number.is_empty() && name.starts_with(said_name)
        }
    };
    match (Group::of(word), is_number(piece)) {
        (Group::Rows | Group::Piles, true) if spellings.iter().any(spelt) => Fit::Exact,
        _ if spellings.iter().any(spelt) => Fit::Short,
        _ => Fit::No,
    }
}

fn name_and_number(text: &str) -> (&str, &str) {
    text.split_at(text.trim_end_matches(|c: char| c.is_ascii_digit()).len())
}

/// Is it a number?
pub fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// A text without what people leave out when they type quickly: capitals, accents and exclamation marks.
pub fn folded(text: &str) -> String {
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
    use crate::console::Look;

    /// What a line comes to where each of its words is chosen among the same offers.
    fn read(language: &str, line: &str, offered: &str) -> Result<String, Meaning> {
        let texts = Texts::for_language(language).unwrap();
        let scribe = Scribe::new(&texts, Look::PLAIN, &[], None);
        let offered = read_words(offered).unwrap();
        let typed = pieces(line);
        let (mut words, mut rest) = (Vec::new(), typed.as_slice());
        while !rest.is_empty() {
            match first_word(rest, &offered, &scribe) {
                (Meaning::One(word), used) => {
                    words.push(word.to_string());
                    rest = &rest[used..];
                }
                (other, _) => return Err(other),
            }
        }
        Ok(words.join(" "))
    }

    #[test]
    fn people_type_as_they_like() {
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
    fn every_language_and_english_are_understood() {
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
    fn a_number_is_a_card_where_it_could_be_a_row() {
        assert_eq!(read("en", "2", "2 row2").as_deref(), Ok("2"));
        assert_eq!(read("en", "row 2", "2 row2").as_deref(), Ok("row2"));
    }

    #[test]
    fn too_short_is_asked_again() {
        let several = read("en", "s", "stop sort pass");
        assert!(matches!(several, Err(Meaning::Several(words)) if words.len() == 2));
        assert_eq!(read("en", "so", "stop sort pass").as_deref(), Ok("sort"));
    }
}
