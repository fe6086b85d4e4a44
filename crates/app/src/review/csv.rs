//! Reviews as comma-separated values (RFC 4180): one line per seat, with the columns of the statistics in the browser.

use rodeo_narration::ranking;
use rodeo_review::{Balance, Unit};
use rodeo_rules::game::Outcome;
use rodeo_rules::seat::{Seat, SeatSet};

use super::Reviewed;

type Part = fn(&Balance) -> f64;

/// Parts of a balance with the names of their columns.
const PARTS: [(&str, Part); 6] = [
    ("expected", |balance| balance.expected),
    ("deal", |balance| balance.deal),
    ("skill", |balance| balance.skill),
    ("others", |balance| balance.others),
    ("luck", |balance| balance.luck),
    ("result", |balance| balance.result),
];

/// Columns before those of the balances.
const COLUMNS: &str = "file,game,players,seat,player,place,won,score,accuracy,decisions,inaccurate,mistakes,\
                       blunders,unit,cost";

/// The names of the columns.
pub fn header() -> String {
    let balance = |of| PARTS.map(|(part, _)| format!("{of}_{part}")).join(",");
    format!("{COLUMNS},{},{}\r\n", balance("score"), balance("win"))
}

/// The lines of the given seats.
pub fn lines(reviewed: &Reviewed, seats: SeatSet) -> String {
    let chosen = reviewed.review.seats.iter().filter(|own| seats.contains(own.seat));
    chosen.map(|own| line(reviewed, own.seat)).collect()
}

fn line(Reviewed { file, record, review }: &Reviewed, seat: Seat) -> String {
    let own = review.seats.iter().find(|own| own.seat == seat).expect("only reviewed seats have a line");
    let result = record.result.as_ref();
    let place = result.filter(|_| review.unit != Unit::WinChance).map(|outcome| place(outcome, seat));
    let [inaccurate, mistakes, blunders] = own.labels;
    let unit = match review.unit {
        Unit::Heads => "heads",
        Unit::Points => "points",
        Unit::WinChance => "win_chance",
    };
    let mut cells = vec![
        cell(&file.display().to_string()),
        review.game.name().to_owned(),
        record.seats.len().to_string(),
        (seat.get() + 1).to_string(),
        cell(&record.seats[seat.index()].name),
        optional(place),
        optional(result.map(|outcome| outcome.winners.contains(seat))),
        optional(result.map(|outcome| outcome.scores[seat.index()])),
        optional(own.accuracy),
        own.decisions.to_string(),
        inaccurate.to_string(),
        mistakes.to_string(),
        blunders.to_string(),
        unit.to_owned(),
        own.cost.to_string(),
    ];
    cells.extend(
        [&own.score, &own.win]
            .into_iter()
            .flat_map(|balance| PARTS.map(|(_, part)| part(balance).to_string())),
    );
    format!("{}\r\n", cells.join(","))
}

fn optional(value: Option<impl ToString>) -> String {
    value.map_or(String::new(), |value| value.to_string())
}

/// The place of a seat, from 1. Equal scores share a place.
fn place(outcome: &Outcome, seat: Seat) -> usize {
    let key = |seat: Seat| (outcome.winners.contains(seat), outcome.scores[seat.index()]);
    let ranking = ranking(outcome);
    1 + ranking.iter().take_while(|(other, _)| key(*other) != key(seat)).count()
}

/// Text as a cell. Text that a spreadsheet would take for a formula gets an apostrophe.
fn cell(text: &str) -> String {
    let first =
        text.trim_start_matches(|letter: char| letter.is_whitespace() || is_invisible(letter)).chars().next();
    let formula = first.is_some_and(|letter| "=+-@|%\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}".contains(letter))
        || text.starts_with(['\t', '\r', '\n']);
    let text = if formula { format!("'{text}") } else { text.to_owned() };
    match text.contains(['"', ',', ';', '\r', '\n', '\t', '\'']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}

/// Whether a letter without a width may precede a formula.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_never_a_formula() {
        for name in ["=1+1", "+1", "-1", "@SUM(A1)", "|cmd", " =1", "\u{200b}=1", "\t1", "\u{ff1d}1"] {
            assert!(cell(name).trim_start_matches('"').starts_with('\''), "{name:?}");
        }
        assert_eq!(cell("A=1"), "A=1");
        assert_eq!(cell("a, \"b\""), "\"a, \"\"b\"\"\"");
    }

    #[test]
    fn places_follow_the_winners_and_are_shared() {
        let outcome = |scores: &[i32], winners: &[u8]| Outcome {
            scores: scores.iter().copied().collect(),
            winners: winners.iter().filter_map(|&seat| Seat::new(seat)).collect(),
            opponent: None,
        };
        let places = |outcome: &Outcome| Seat::all(4).map(|seat| place(outcome, seat)).collect::<Vec<_>>();
        assert_eq!(places(&outcome(&[30, 5, 12, 12], &[1])), [4, 1, 2, 2]);
        assert_eq!(places(&outcome(&[-4, 20, 20, 3], &[1, 2])), [4, 1, 1, 3]);
    }
}
