//! What the terminal needs of a game. Each game implements [`GameScreen`] in one file under `games/`.

use rodeo_bots::Roster;
use rodeo_narration::{Narrate, ranking};
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Outcome, View};
use rodeo_rules::seat::Seat;

use crate::render::{Renderer, Style};

/// A game that can be played in the terminal.
///
/// Everything is rendered from a view, so nothing can be printed that the viewer may not know.
pub trait GameScreen: Narrate + Roster {
    /// The table as the viewer sees it, including the viewer's hand.
    fn board(view: &View<Self>, renderer: &Renderer<'_>) -> Vec<String>;

    /// The question to a seat, in a few words.
    fn prompt(view: &View<Self>, seat: Seat, renderer: &Renderer<'_>) -> String;

    /// What a word of this group does after the words typed so far. `None` if it needs no explanation.
    fn describe(
        view: &View<Self>,
        seat: Seat,
        words: &[Word],
        group: WordGroup,
        renderer: &Renderer<'_>,
    ) -> Option<String>;

    /// Whether other people may see the screen while the seat answers, after the words typed so far.
    fn secrecy(view: &View<Self>, seat: Seat, words: &[Word]) -> Secrecy;

    /// Whether the terminal waits for Enter after this event, such as the end of a round.
    fn ends_round(event: &Self::Event) -> bool;

    /// Notes about the rules, shown before the match.
    fn notices(_rules: &Self::Rules, _renderer: &Renderer<'_>) -> Vec<String> {
        Vec::new()
    }

    /// The result: who won, then all seats from first to last.
    fn result_lines(outcome: &Outcome, renderer: &Renderer<'_>) -> Vec<String> {
        let headline = renderer.text(Self::result(outcome, renderer.reader()));
        let mut lines = vec![renderer.styled(Style::Strong, &headline)];
        for (seat, score) in ranking(outcome) {
            lines.push(format!("  {}: {}", renderer.who(seat), renderer.text(Self::score(score))));
        }
        lines
    }
}

/// Whether other people may see the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    /// Everything shown and typed is public.
    Open,
    /// The screen shows a hand.
    Secret,
}

/// Words that are explained together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WordGroup {
    /// All cards on offer.
    Cards,
    /// All rows on offer.
    Rows,
    /// All piles on offer.
    Piles,
    /// A single word of another kind.
    Word(Word),
}

impl WordGroup {
    /// The group of a word.
    pub fn of(word: Word) -> WordGroup {
        match word {
            Word::Card(_) => WordGroup::Cards,
            Word::Row(_) => WordGroup::Rows,
            Word::Pile(_) => WordGroup::Piles,
            other => WordGroup::Word(other),
        }
    }

    /// Whether its words are typed as numbers.
    pub fn is_numbered(self) -> bool {
        match self {
            WordGroup::Cards | WordGroup::Rows | WordGroup::Piles => true,
            WordGroup::Word(_) => false,
        }
    }
}
