//! Telling what is allowed, from nothing but the options of the game.

use rodeo_rules::choice::{NextWords, Word};
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::Seat;
use rodeo_texts::text;

use crate::face::{Face, Group};
use crate::scribe::Scribe;

/// The offered words in groups, in the order in which they are offered.
pub fn groups(options: &NextWords) -> Vec<(Group, Vec<Word>)> {
    let mut groups: Vec<(Group, Vec<Word>)> = Vec::new();
    for &word in &options.next {
        match groups.iter_mut().find(|(group, _)| *group == Group::of(word)) {
            Some((_, words)) => words.push(word),
            None => groups.push((Group::of(word), vec![word])),
        }
    }
    groups
}

/// What may be said after the words said so far, a line for each group of words.
pub fn explain<G: Face>(view: &View<G>, seat: Seat, so_far: &[Word], scribe: &Scribe<'_>) -> Vec<String> {
    let options = view.next_words(seat, so_far);
    let mut lines = vec![if so_far.is_empty() {
        text!(scribe.texts, Table::HelpChoices)
    } else {
        text!(scribe.texts, Table::HelpAfter { said: scribe.words(so_far) })
    }];
    if options.complete {
        lines.push(format!("  {}", text!(scribe.texts, Table::HelpComplete)));
    }
    for (group, words) in groups(&options) {
        let does = G::does(view, seat, so_far, group, scribe).unwrap_or_else(|| label(group, scribe));
        let then = follow_ups(view, seat, so_far, &words, scribe);
        let line = match group {
            Group::Word(word) => format!("  {}: {does}{then}", scribe.word(word)),
            Group::Cards | Group::Rows | Group::Piles => {
                format!("  {does}: {}{then}", numbers(&words, scribe))
            }
        };
        lines.push(line);
    }
    lines
}

/// The offered words in one line, as short as they can be typed.
pub fn offer(options: &NextWords, scribe: &Scribe<'_>) -> String {
    let groups = groups(options);
    let offers: Vec<String> = groups
        .iter()
        .map(|(group, words)| match group {
            Group::Word(word) => scribe.word(*word),
            Group::Cards | Group::Rows | Group::Piles => {
                format!("{} ({})", label(*group, scribe), numbers(words, scribe))
            }
        })
        .collect();
    offers.join(", ")
}

/// Cards by their number, rows and piles by theirs.
fn numbers(words: &[Word], scribe: &Scribe<'_>) -> String {
    let number = |word: &Word| match word {
        Word::Row(row) => (row.get() + 1).to_string(),
        Word::Pile(pile) => (u16::from(*pile) + 1).to_string(),
        other => scribe.word(*other),
    };
    words.iter().map(number).collect::<Vec<_>>().join(" ")
}

/// What has to follow such a word, or may.
fn follow_ups<G: Game>(
    view: &View<G>,
    seat: Seat,
    so_far: &[Word],
    words: &[Word],
    scribe: &Scribe<'_>,
) -> String {
    let mut next: Vec<Group> = Vec::new();
    let mut complete = false;
    for &word in words {
        let said: Vec<Word> = so_far.iter().copied().chain([word]).collect();
        let options = view.next_words(seat, &said);
        complete |= options.complete;
        for (group, _) in groups(&options) {
            if !next.contains(&group) {
                next.push(group);
            }
        }
    }
    let what: Vec<String> = next.iter().map(|&group| label(group, scribe)).collect();
    let what = what.join(", ");
    match (next.is_empty(), complete) {
        (true, _) => String::new(),
        (false, true) => format!(" ({})", text!(scribe.texts, Table::HelpOptional { what: what })),
        (false, false) => format!(" ({})", text!(scribe.texts, Table::HelpThen { what: what })),
    }
}

fn label(group: Group, scribe: &Scribe<'_>) -> String {
    match group {
        Group::Cards => text!(scribe.texts, Table::HelpCards),
        Group::Rows => text!(scribe.texts, Table::HelpRows),
        Group::Piles => text!(scribe.texts, Table::HelpPiles),
        Group::Word(word) => scribe.word(word),
    }
}
