//! Formats messages, names, cards and tables for one reader.

use rodeo_narration::Line;
use rodeo_rules::card::Card;
use rodeo_rules::choice::Word;
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;
use rodeo_texts::{Message, Names, Texts, text};

use crate::console::{Capabilities, Colour, Layout, WIDTH};
use crate::lines::{padded, width, wrapped};

/// Formats text about one table in one language.
pub struct Renderer<'a> {
    /// The texts of the language.
    pub texts: &'a Texts,
    /// What the terminal can show.
    pub capabilities: Capabilities,
    names: &'a [String],
    reader: Option<Seat>,
}

/// The style of a piece of text. Colour never carries a meaning that the text itself does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Heading of a screen.
    Title,
    /// Important for the reader.
    Strong,
    /// Less important text.
    Dim,
    /// A card with this number of heads.
    Heads(u8),
    /// Text without a style.
    Plain,
}

/// A row of the table, to be aligned with the other rows.
pub struct RowLine {
    /// The name of the row.
    pub label: String,
    /// Its cards and free places, one cell each.
    pub cells: Vec<String>,
    /// Remarks, such as the number of cards.
    pub notes: Vec<String>,
}

impl<'a> Renderer<'a> {
    /// A renderer for seats with these names. `reader` is addressed as "you"; `None` if several people read the screen.
    pub fn new(
        texts: &'a Texts,
        capabilities: Capabilities,
        names: &'a [String],
        reader: Option<Seat>,
    ) -> Renderer<'a> {
        Renderer { texts, capabilities, names, reader }
    }

    /// The same renderer, addressing a seat as "you".
    pub fn addressing(&self, seat: Seat) -> Renderer<'a> {
        Renderer { reader: Some(seat), ..*self }
    }

    /// The seat that is addressed as "you".
    pub fn reader(&self) -> Option<Seat> {
        self.reader
    }

    /// Formats a message with the names of the players. See [`text!`].
    pub fn text(&self, message: impl Into<Message>) -> String {
        let names = Names { names: self.names, reader: self.reader.map(Seat::get) };
        self.texts.format(&message.into(), names)
    }

    /// Formats a line of the log; details are indented.
    pub fn line(&self, line: &Line) -> String {
        let text = self.text(line.message.clone());
        if line.detail { format!("  {text}") } else { text }
    }

    /// The name of a seat for brackets and lists: "you" for the reader.
    pub fn who(&self, seat: Seat) -> String {
        if self.reader == Some(seat) { text!(self.texts, Table::You) } else { self.name(seat) }
    }

    /// The name of a seat, also for the reader.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat_name(self.texts, seat))
    }

    /// Joins items with commas, and with "and" before the last one.
    pub fn list(&self, items: &[String]) -> String {
        self.texts.list(items)
    }

    /// The name of a row.
    pub fn row(&self, row: RowId) -> String {
        text!(self.texts, Table::Row { row: row.get() + 1 })
    }

    /// A word of a choice as the player types it.
    pub fn word(&self, word: Word) -> String {
        let named = |name: &str| self.texts.named("word", name).unwrap_or_else(|| name.to_owned());
        match word {
            Word::Card(card) => card.to_string(),
            Word::Row(row) => format!("{}{}", named("row"), row.get() + 1),
            Word::Pile(pile) => format!("{}{}", named("pile"), u16::from(pile) + 1),
            other => named(&other.to_string()),
        }
    }

    /// A choice as the player types it.
    pub fn words(&self, words: &[Word]) -> String {
        let words: Vec<String> = words.iter().map(|&word| self.word(word)).collect();
        words.join(" ")
    }

    /// Applies a style if the terminal has colours.
    pub fn styled(&self, style: Style, text: &str) -> String {
        let code = match style {
            Style::Title => "1",
            Style::Strong => "1;36",
            Style::Dim => "2",
            Style::Plain | Style::Heads(0 | 1) => "0",
            Style::Heads(2) => "36",
            Style::Heads(3) => "33",
            Style::Heads(4..=6) => "31",
            Style::Heads(_) => "1;35",
        };
        match self.capabilities.colour {
            Colour::On if code != "0" && !text.is_empty() => format!("\x1b[{code}m{text}\x1b[0m"),
            Colour::On | Colour::Off => text.to_owned(),
        }
    }

    /// A card, right-aligned in three columns.
    pub fn card(&self, card: Card, heads: u8) -> String {
        self.styled(Style::Heads(heads), &format!("{:>3}", card.get()))
    }

    /// A free place in a row.
    pub fn free_place(&self) -> String {
        self.styled(Style::Dim, "  ·")
    }

    /// A heading as wide as the screen.
    pub fn title(&self, text: &str) -> String {
        match self.capabilities.layout {
            Layout::Plain => format!("== {text} =="),
            Layout::Boxes => {
                let rest = "─".repeat(WIDTH.saturating_sub(width(text) + 4));
                format!("── {} {rest}", self.styled(Style::Title, text))
            }
        }
    }

    /// The rows of the table, aligned in columns or as sentences.
    pub fn rows(&self, rows: &[RowLine]) -> Vec<String> {
        match self.capabilities.layout {
            Layout::Boxes => self.row_columns(rows),
            Layout::Plain => rows.iter().map(row_sentence).collect(),
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
            // Notes that do not fit continue on the next line, in their column.
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

    /// Cards with their heads, as two aligned lines or as a sentence, after an empty line. Nothing if there are no cards.
    pub fn hand(&self, label: &str, cards: &[(Card, u8)]) -> Vec<String> {
        let heads_label = text!(self.texts, Table::HeadsLabel);
        if cards.is_empty() {
            return Vec::new();
        }
        match self.capabilities.layout {
            Layout::Plain => {
                let cards: Vec<String> =
                    cards.iter().map(|(card, heads)| format!("{card} ({heads})")).collect();
                let brackets = text!(self.texts, Table::HeadsInBrackets);
                vec![String::new(), format!("{label} ({brackets}): {}", cards.join(", "))]
            }
            Layout::Boxes => {
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
                        self.styled(Style::Dim, &heads.join(" "))
                    ),
                ]
            }
        }
    }

    /// A line with a marker in front.
    pub fn highlight(&self, text: &str) -> String {
        let sign = match self.capabilities.layout {
            Layout::Plain => "*",
            Layout::Boxes => "»",
        };
        self.styled(Style::Strong, &format!("{sign} {text}"))
    }

    /// Lists of short facts, one per label, with the labels aligned in a column.
    pub fn facts(&self, lists: &[(String, Vec<String>)]) -> Vec<String> {
        let column = lists.iter().map(|(label, _)| width(label)).max().unwrap_or(0);
        let line = |(label, facts): &(String, Vec<String>)| match self.capabilities.layout {
            Layout::Plain => vec![format!("{label}: {}", facts.join(", "))],
            Layout::Boxes => {
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

/// Joins texts into lines of at most `room` columns. Returns at least one line.
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

/// The name of a seat without a name of its own: "Seat 3".
pub fn seat_name(texts: &Texts, seat: Seat) -> String {
    text!(texts, Table::Seat { seat: seat.get() + 1 })
}
