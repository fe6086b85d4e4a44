//! Putting a table into words: names, lists, cards, and lines that line up.

use rodeo_rules::card::Card;
use rodeo_rules::choice::Word;
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;
use rodeo_texts::{Actor, ActorKind, Texts, text};

use crate::console::{Colour, Drawing, Look, WIDTH};
use crate::lines::{padded, width, wrapped};

/// Writes about one table in one language.
pub struct Scribe<'a> {
    /// The sentences.
    pub texts: &'a Texts,
    /// What the terminal can show.
    pub look: Look,
    names: &'a [String],
    you: Option<Seat>,
}

/// What a colour stands for. The same is always said in words or numbers too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// A heading.
    Title,
    /// Something that concerns the player who looks.
    Strong,
    /// Something less important.
    Dim,
    /// A card with this many heads.
    Heads(u8),
    /// Anything else.
    Plain,
}

/// A row of the table, ready to be lined up with the others.
pub struct RowLine {
    /// What it is called.
    pub label: String,
    /// Its cards and free places.
    pub cells: Vec<String>,
    /// What there is to say about it.
    pub notes: Vec<String>,
}

impl<'a> Scribe<'a> {
    /// A scribe for seats of these names; one of them may be the only person there, who is called "you".
    pub fn new(texts: &'a Texts, look: Look, names: &'a [String], you: Option<Seat>) -> Scribe<'a> {
        Scribe { texts, look, names, you }
    }

    /// The same scribe speaking to one of several people.
    pub fn to(&self, seat: Seat) -> Scribe<'a> {
        Scribe { you: Some(seat), ..*self }
    }

    /// The only person at the table, if there is just one.
    pub fn you(&self) -> Option<Seat> {
        self.you
    }

    /// What a seat is called, in brackets and lists. Sentences speak to "you": see [`Scribe::by`].
    pub fn who(&self, seat: Seat) -> String {
        if self.you == Some(seat) { text!(self.texts, Table::You) } else { self.name(seat) }
    }

    /// The seat as somebody a sentence is about.
    pub fn by(&self, seat: Seat) -> Actor {
        let kind = if self.you == Some(seat) { ActorKind::You } else { ActorKind::Other };
        Actor { name: self.who(seat), kind }
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat_name(self.texts, seat))
    }

    /// Things one after another, with "and" before the last.
    pub fn list(&self, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => format!("{} {} {last}", first.join(", "), text!(self.texts, Table::And)),
        }
    }

    /// What a row is called.
    pub fn row(&self, row: RowId) -> String {
        text!(self.texts, Table::Row { row: row.get() + 1 })
    }

    /// A word of a choice as the player would type it.
    pub fn word(&self, word: Word) -> String {
        let named = |name: &str| self.texts.named("word", name).unwrap_or_else(|| name.to_owned());
        match word {
            Word::Card(card) => card.to_string(),
            Word::Row(row) => format!("{}{}", named("row"), row.get() + 1),
            Word::Pile(pile) => format!("{}{}", named("pile"), u16::from(pile) + 1),
            Word::Pass | Word::Keyword(_) => named(&word.to_string()),
        }
    }

    /// A choice as the player would type it.
    pub fn words(&self, words: &[Word]) -> String {
        let words: Vec<String> = words.iter().map(|&word| self.word(word)).collect();
        words.join(" ")
    }

    /// A text in a colour, where there are colours.
    pub fn paint(&self, paint: Paint, text: &str) -> String {
        let code = match paint {
            Paint::Title => "1",
            Paint::Strong => "1;36",
            Paint::Dim => "2",
            Paint::Plain | Paint::Heads(0 | 1) => "0",
            Paint::Heads(2) => "36",
            Paint::Heads(3) => "33",
            Paint::Heads(4..=6) => "31",
            Paint::Heads(_) => "1;35",
        };
        match self.look.colour {
            Colour::On if code != "0" && !text.is_empty() => format!("\x1b[{code}m{text}\x1b[0m"),
            Colour::On | Colour::Off => text.to_owned(),
        }
    }

    /// A card in three columns.
    pub fn card(&self, card: Card, heads: u8) -> String {
        self.paint(Paint::Heads(heads), &format!("{:>3}", card.get()))
    }

    /// A place without a card.
    pub fn free_place(&self) -> String {
        self.paint(Paint::Dim, "  ·")
    }

    /// A heading across the screen.
    pub fn title(&self, text: &str) -> String {
        match self.look.drawing {
            Drawing::Plain => format!("== {text} =="),
            Drawing::Boxes => {
                let rest = "─".repeat(WIDTH.saturating_sub(width(text) + 4));
                format!("── {} {rest}", self.paint(Paint::Title, text))
            }
        }
    }

    /// Rows below one another, in columns or as sentences.
    pub fn rows(&self, rows: &[RowLine]) -> Vec<String> {
        match self.look.drawing {
            Drawing::Boxes => self.row_columns(rows),
            Drawing::Plain => rows.iter().map(row_sentence).collect(),
        }
    }

    fn row_columns(&self, rows: &[RowLine]) -> Vec<String> {
        let widest = rows.iter().flat_map(|row| &row.cells).map(|cell| width(cell)).max().unwrap_or(0);
        let right = |cell: &String| format!("{}{cell}", " ".repeat(widest.saturating_sub(width(cell))));
        let cells = |row: &RowLine| row.cells.iter().map(right).collect::<Vec<_>>().join(" ");
        let label_width = rows.iter().map(|row| width(&row.label)).max().unwrap_or(0);
        let cell_width = rows.iter().map(|row| width(&cells(row))).max().unwrap_or(0);
        let room = WIDTH.saturating_sub(label_width + cell_width + 8);
        let mut lines = Vec::new();
        for row in rows {
            // Notes that are too long for one line go on below, in their column.
            let (mut label, mut cards) = (row.label.clone(), cells(row));
            for notes in filled(&row.notes, " · ", room) {
                lines.push(format!(
                    "  {} │ {} │ {notes}",
                    padded(&label, label_width),
                    padded(&cards, cell_width)
                ));
                (label, cards) = (String::new(), String::new());
            }
        }
        lines
    }

    /// Cards with the heads of each, in two lines that line up or as a sentence; an empty line goes before.
    pub fn hand(&self, label: &str, cards: &[(Card, u8)]) -> Vec<String> {
        let heads_label = text!(self.texts, Table::HeadsLabel);
        if cards.is_empty() {
            return Vec::new();
        }
        match self.look.drawing {
            Drawing::Plain => {
                let cards: Vec<String> =
                    cards.iter().map(|(card, heads)| format!("{card} ({heads})")).collect();
                let brackets = text!(self.texts, Table::HeadsInBrackets);
                vec![String::new(), format!("{label} ({brackets}): {}", cards.join(", "))]
            }
            Drawing::Boxes => {
                let column = width(label).max(width(&heads_label));
                let numbers: Vec<String> =
                    cards.iter().map(|&(card, heads)| self.card(card, heads)).collect();
                let heads: Vec<String> = cards.iter().map(|(_, heads)| format!("{heads:>3}")).collect();
                vec![
                    String::new(),
                    format!("  {}   {}", padded(label, column), numbers.join(" ")),
                    format!(
                        "  {}   {}",
                        padded(&heads_label, column),
                        self.paint(Paint::Dim, &heads.join(" "))
                    ),
                ]
            }
        }
    }

    /// A line that stands out from the others.
    pub fn highlight(&self, text: &str) -> String {
        let sign = match self.look.drawing {
            Drawing::Plain => "*",
            Drawing::Boxes => "»",
        };
        self.paint(Paint::Strong, &format!("{sign} {text}"))
    }

    /// Short facts side by side, each list under its label, the labels in a column.
    pub fn facts(&self, lists: &[(String, Vec<String>)]) -> Vec<String> {
        let column = lists.iter().map(|(label, _)| width(label)).max().unwrap_or(0);
        let line = |(label, facts): &(String, Vec<String>)| match self.look.drawing {
            Drawing::Plain => vec![format!("{label}: {}", facts.join(", "))],
            Drawing::Boxes => {
                let mut label = padded(label, column);
                let mut lines = Vec::new();
                for facts in filled(facts, " · ", WIDTH.saturating_sub(column + 5)) {
                    for part in wrapped(&facts, WIDTH.saturating_sub(column + 5)) {
                        lines.push(format!("  {label}   {part}"));
                        label = " ".repeat(column);
                    }
                }
                lines
            }
        };
        lists.iter().filter(|(_, facts)| !facts.is_empty()).flat_map(line).collect()
    }
}

fn row_sentence(row: &RowLine) -> String {
    let cards: Vec<&str> = row.cells.iter().map(|cell| cell.trim()).filter(|cell| *cell != "·").collect();
    format!("{}: {} ({})", row.label, cards.join(", "), row.notes.join(", "))
}

/// Texts joined into lines that are as long as they may be; at least one line.
fn filled(texts: &[String], between: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for text in texts {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(text),
            Some(line) if width(line) + width(between) + width(text) <= room => {
                line.push_str(between);
                line.push_str(text);
            }
            Some(_) | None => lines.push(text.clone()),
        }
    }
    lines
}

/// What a seat is called that nobody has given a name.
pub fn seat_name(texts: &Texts, seat: Seat) -> String {
    text!(texts, Table::Seat { seat: seat.get() + 1 })
}
