//! What a game must be able to do to be played in a terminal. Adding a game is adding a file under `faces/`.

use rodeo_bots::Roster;
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Outcome, View};
use rodeo_rules::seat::Seat;
use rodeo_texts::text;

use crate::scribe::{Paint, Scribe};

/// How a game looks and sounds.
///
/// Everything is told from a view, so nothing can be printed that the viewer may not know.
pub trait Face: Roster {
    /// The table as the viewer sees it, the own hand included.
    fn table(view: &View<Self>, scribe: &Scribe<'_>) -> Vec<String>;

    /// What the seat is asked now, in a few words.
    fn prompt(view: &View<Self>, seat: Seat, scribe: &Scribe<'_>) -> String;

    /// What saying such a word would do, after the words said so far.
    fn does(
        view: &View<Self>,
        seat: Seat,
        so_far: &[Word],
        group: Group,
        scribe: &Scribe<'_>,
    ) -> Option<String>;

    /// What happened, a line each; the view is that of the moment before.
    fn tell(event: &Self::Event, before: &View<Self>, scribe: &Scribe<'_>) -> Vec<String>;

    /// What these events, all since the last summary, meant for the seat; `None` while the turn is not over.
    fn summary(events: &[Self::Event], now: &View<Self>, seat: Seat, scribe: &Scribe<'_>) -> Option<String>;

    /// May others look on while the seat answers?
    fn secrecy(view: &View<Self>, seat: Seat, so_far: &[Word]) -> Secrecy;

    /// Is this a moment to take a breath, such as the end of a round?
    fn pauses(event: &Self::Event) -> bool;

    /// A score with its unit.
    fn score(score: i32, scribe: &Scribe<'_>) -> String;

    /// How the match ended.
    fn result(outcome: &Outcome, scribe: &Scribe<'_>) -> Vec<String> {
        result::<Self>(outcome, scribe)
    }

    /// What the players should know about their rules before they start.
    fn notices(_rules: &Self::Rules, _scribe: &Scribe<'_>) -> Vec<String> {
        Vec::new()
    }
}

/// May others look on?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    /// What is shown and said here is open to all.
    Open,
    /// The screen shows a hand.
    Secret,
}

/// Words that are explained together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// All cards that are offered.
    Cards,
    /// All rows.
    Rows,
    /// All piles.
    Piles,
    /// Any other word, by itself.
    Word(Word),
}

impl Group {
    /// The group of a word.
    pub fn of(word: Word) -> Group {
        match word {
            Word::Card(_) => Group::Cards,
            Word::Row(_) => Group::Rows,
            Word::Pile(_) => Group::Piles,
            Word::Pass | Word::Keyword(_) => Group::Word(word),
        }
    }

    /// Is one of its words said by a number?
    pub fn is_numbered(self) -> bool {
        match self {
            Group::Cards | Group::Rows | Group::Piles => true,
            Group::Word(_) => false,
        }
    }
}

/// The winners, then everybody from the first to the last.
fn result<G: Face>(outcome: &Outcome, scribe: &Scribe<'_>) -> Vec<String> {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let names: Vec<String> = winners.iter().map(|&seat| scribe.who(seat)).collect();
    let best = winners.first().and_then(|seat| outcome.scores.get(seat.index())).copied().unwrap_or(0);
    let score = G::score(best, scribe);
    let headline = match (winners.as_slice(), scribe.you()) {
        ([winner], you) if you == Some(*winner) => text!(scribe.texts, Table::YouWin { score: score }),
        ([_], _) => text!(scribe.texts, Table::Winner { who: scribe.list(&names), score: score }),
        _ => text!(scribe.texts, Table::SharedWin { who: scribe.list(&names), score: score }),
    };
    let mut lines = vec![scribe.paint(Paint::Strong, &headline)];
    let mut seats: Vec<(Seat, i32)> =
        Seat::all(outcome.scores.len() as u8).zip(outcome.scores.clone()).collect();
    // Winners first, then by distance to them: that is right whether few are good or many.
    seats.sort_by_key(|&(seat, score)| (!outcome.winners.contains(seat), (score - best).abs(), seat));
    for (seat, score) in seats {
        lines.push(format!("  {}: {}", scribe.who(seat), G::score(score, scribe)));
    }
    lines
}
