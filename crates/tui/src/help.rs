//! Help: explains what can be typed, derived from the options that the game offers.

use rodeo_rules::choice::{NextWords, Word};
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::Seat;
use rodeo_texts::text;

use crate::console::WIDTH;
use crate::game_screen::{GameScreen, WordGroup};
use crate::lines::{padded, width, wrapped};
use crate::render::Renderer;

/// Groups the offered words, keeping their order.
pub fn groups(options: &NextWords) -> Vec<(WordGroup, Vec<Word>)> {
    let mut groups: Vec<(WordGroup, Vec<Word>)> = Vec::new();
    for &word in &options.next {
        match groups.iter_mut().find(|(group, _)| *group == WordGroup::of(word)) {
            Some((_, words)) => words.push(word),
            None => groups.push((WordGroup::of(word), vec![word])),
        }
    }
    groups
}

/// What can be typed, and what it does.
pub type Entry = (String, String);

/// The heading of the help after `typed`.
pub fn heading(typed: &[Word], renderer: &Renderer<'_>) -> String {
    if typed.is_empty() {
        text!(renderer.texts, Table::HelpChoices)
    } else {
        text!(renderer.texts, Table::HelpAfter { words: renderer.words(typed) })
    }
}

/// Explains what can be typed after `typed`, one entry per group.
pub fn explain<G: GameScreen>(
    view: &View<G>,
    seat: Seat,
    typed: &[Word],
    renderer: &Renderer<'_>,
) -> Vec<Entry> {
    let options = view.next_words(seat, typed);
    let mut entries = Vec::new();
    if options.complete {
        entries.push((String::new(), text!(renderer.texts, Table::HelpComplete)));
    }
    for (group, words) in groups(&options) {
        let effect =
            G::describe(view, seat, typed, group, renderer).unwrap_or_else(|| label(group, renderer));
        let then = follow_ups(view, seat, typed, &words, renderer);
        let what = match group {
            WordGroup::Word(word) => renderer.word(word),
            WordGroup::Cards | WordGroup::Rows | WordGroup::Piles => numbers(&words, renderer),
        };
        entries.push((what, format!("{effect}{then}")));
    }
    entries
}

/// Lays entries out in two columns: what to type, and what it does.
pub fn layout(entries: &[Entry]) -> Vec<String> {
    let column = entries.iter().map(|(what, _)| width(what)).max().unwrap_or(0).min(WIDEST);
    let mut lines = Vec::new();
    for (what, effect) in entries {
        let mut label = format!("  {}  ", padded(what, column));
        // A long list has a line of its own.
        if width(what) > column {
            lines.push(format!("  {what}"));
            label = " ".repeat(column + 4);
        }
        for part in wrapped(effect, WIDTH.saturating_sub(width(&label))) {
            lines.push(format!("{label}{part}"));
            label = " ".repeat(width(&label));
        }
    }
    lines
}

/// Width of the first column at most.
const WIDEST: usize = 30;

/// The offered words in one line, in the shortest form that can be typed.
pub fn offer(options: &NextWords, renderer: &Renderer<'_>) -> String {
    let groups = groups(options);
    let offers: Vec<String> = groups
        .iter()
        .map(|(group, words)| match group {
            WordGroup::Word(word) => renderer.word(*word),
            WordGroup::Cards | WordGroup::Rows | WordGroup::Piles => {
                format!("{} ({})", label(*group, renderer), numbers(words, renderer))
            }
        })
        .collect();
    offers.join(", ")
}

/// Cards, rows and piles as numbers, other words as they are.
fn numbers(words: &[Word], renderer: &Renderer<'_>) -> String {
    let number = |word: &Word| match word {
        Word::Row(row) => (row.get() + 1).to_string(),
        Word::Pile(pile) => (u16::from(*pile) + 1).to_string(),
        other => renderer.word(*other),
    };
    words.iter().map(number).collect::<Vec<_>>().join(" ")
}

/// What must or can follow any of these words.
fn follow_ups<G: Game>(
    view: &View<G>,
    seat: Seat,
    typed: &[Word],
    words: &[Word],
    renderer: &Renderer<'_>,
) -> String {
    let mut next: Vec<WordGroup> = Vec::new();
    let mut complete = false;
    for &word in words {
        let next_typed: Vec<Word> = typed.iter().copied().chain([word]).collect();
        let options = view.next_words(seat, &next_typed);
        complete |= options.complete;
        for (group, _) in groups(&options) {
            if !next.contains(&group) {
                next.push(group);
            }
        }
    }
    let what: Vec<String> = next.iter().map(|&group| label(group, renderer)).collect();
    let what = what.join(", ");
    match (next.is_empty(), complete) {
        (true, _) => String::new(),
        (false, true) => format!(" ({})", text!(renderer.texts, Table::HelpOptional { what: what })),
        (false, false) => format!(" ({})", text!(renderer.texts, Table::HelpThen { what: what })),
    }
}

fn label(group: WordGroup, renderer: &Renderer<'_>) -> String {
    match group {
        WordGroup::Cards => text!(renderer.texts, Table::HelpCards),
        WordGroup::Rows => text!(renderer.texts, Table::HelpRows),
        WordGroup::Piles => text!(renderer.texts, Table::HelpPiles),
        WordGroup::Word(word) => renderer.word(word),
    }
}
