//! Bull Party.

use rodeo_rules::bull_party::{BullParty, Event, NEW_PILE, Phase, Pick, Round, ZERO};
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Game, View};
use rodeo_rules::rows::{Row, RowId};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_texts::text;

use crate::game_screen::{GameScreen, Secrecy, WordGroup};
use crate::render::{Renderer, RowLine};

impl GameScreen for BullParty {
    fn board(view: &View<BullParty>, renderer: &Renderer<'_>) -> Vec<String> {
        let texts = renderer.texts;
        let mut lines = vec![renderer.title(&title(view, renderer)), String::new()];
        if view.phase() != Phase::Lay {
            let rows: Vec<RowLine> =
                RowId::all(view.players()).map(|row| row_line(view, row, renderer)).collect();
            lines.extend(renderer.rows(&rows));
            lines.push(String::new());
        }
        let mut facts: Vec<(String, Vec<String>)> =
            Seat::all(view.players()).map(|seat| piles(view, seat, renderer)).collect();
        let score = |seat: Seat| format!("{}: {}", renderer.who(seat), view.score(seat));
        facts.push((text!(texts, BullParty::Score), Seat::all(view.players()).map(score).collect()));
        facts.push((text!(texts, BullParty::DeckLabel), decks(view, renderer)));
        lines.extend(renderer.facts(&facts));
        if let Viewer::Seat(seat) = view.viewer() {
            let heads = |card| view.rules().heads.of(card);
            let hand: Vec<(Card, u8)> = view.hand(seat).iter().map(|card| (card, heads(card))).collect();
            lines.extend(renderer.hand(&text!(texts, Table::Hand), &hand));
            if let Some(letter) = view.letter(seat) {
                lines.push(format!("  {}", text!(texts, BullParty::ZeroCard { letter: letter.to_string() })));
            }
        }
        lines
    }

    fn prompt(view: &View<BullParty>, seat: Seat, renderer: &Renderer<'_>) -> String {
        let texts = renderer.texts;
        let picked = match view.pick(seat) {
            Some(Pick::Number(card)) => card.get(),
            Some(Pick::Zero(_)) | None => 0,
        };
        match view.phase() {
            Phase::TakeRow(_) => text!(texts, BullParty::AskTake { card: picked }),
            Phase::AddTo(_) => {
                text!(texts, BullParty::AskAdd { card: view.turned().map_or(0, Card::get) })
            }
            Phase::Lay => text!(texts, BullParty::AskLay { count: view.must_lay(seat) }),
            _ if view.next_words(seat, &[]).next.contains(&ZERO) => text!(texts, BullParty::AskPick),
            _ => text!(texts, BullParty::AskNumber),
        }
    }

    fn describe(
        view: &View<BullParty>,
        _seat: Seat,
        _so_far: &[Word],
        group: WordGroup,
        renderer: &Renderer<'_>,
    ) -> Option<String> {
        let texts = renderer.texts;
        match (view.phase(), group) {
            (Phase::Lay, WordGroup::Cards) => Some(text!(texts, BullParty::ChoiceLayCard)),
            (_, WordGroup::Cards) => Some(text!(texts, BullParty::ChoicePlay)),
            (Phase::AddTo(_), WordGroup::Rows) => Some(text!(texts, BullParty::ChoiceAdd)),
            (_, WordGroup::Rows) => Some(text!(texts, BullParty::ChoiceTake)),
            (_, WordGroup::Piles) => Some(text!(texts, BullParty::ChoicePile)),
            (_, WordGroup::Word(ZERO)) => Some(text!(texts, BullParty::ChoiceZero)),
            (_, WordGroup::Word(NEW_PILE)) => Some(text!(texts, BullParty::ChoiceNew)),
            (_, WordGroup::Word(_)) => None,
        }
    }

    fn secrecy(view: &View<BullParty>, _seat: Seat, _so_far: &[Word]) -> Secrecy {
        match view.phase() {
            Phase::Pick | Phase::Lay => Secrecy::Secret,
            _ => Secrecy::Open,
        }
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::RoundOver)
    }

    /// Ruling bull-party R1: the heads are a table of Rodeo's own.
    fn notices(_rules: &Self::Rules, renderer: &Renderer<'_>) -> Vec<String> {
        vec![text!(renderer.texts, BullParty::HeadsNote)]
    }
}

fn title(view: &View<BullParty>, renderer: &Renderer<'_>) -> String {
    let round = view.rounds() + 1;
    match view.round() {
        Round::Ordinary => text!(renderer.texts, BullParty::Title { round: round }),
        Round::Last => text!(renderer.texts, BullParty::LastTitle { round: round }),
    }
}

fn row_at(view: &View<BullParty>, row: RowId) -> Row {
    view.rows().get(row.index()).copied().unwrap_or_default()
}

fn heads_of(view: &View<BullParty>, cards: impl Iterator<Item = Card>) -> u32 {
    cards.map(|card| u32::from(view.rules().heads.of(card))).sum()
}

fn row_line(view: &View<BullParty>, row: RowId, renderer: &Renderer<'_>) -> RowLine {
    let (texts, cards) = (renderer.texts, row_at(view, row));
    let label = renderer.row(row);
    if cards.is_empty() {
        return RowLine { label, cells: Vec::new(), notes: vec![text!(texts, BullParty::Taken)] };
    }
    let mut cells: Vec<String> =
        cards.cards().map(|card| renderer.card(card, view.rules().heads.of(card))).collect();
    while cells.len() < 5 {
        cells.push(renderer.free_place());
    }
    let mut notes = vec![
        text!(texts, Table::Cards { cards: cards.len() }),
        text!(texts, Table::Heads { heads: heads_of(view, cards.cards()) }),
    ];
    if let Some(bull) = view.row_bull(row) {
        notes.push(text!(texts, BullParty::Bull { heads: bull }));
    } else if cards.len() >= 5 {
        notes.push(text!(texts, Table::Full));
    }
    RowLine { label, cells, notes }
}

/// The piles and bulls of a seat.
fn piles(view: &View<BullParty>, seat: Seat, renderer: &Renderer<'_>) -> (String, Vec<String>) {
    let texts = renderer.texts;
    let pile = |(number, cards): (usize, CardSet)| {
        let heads = heads_of(view, cards.iter());
        text!(texts, BullParty::Pile { pile: number + 1, cards: numbers(cards.iter()), heads: heads })
    };
    let mut facts: Vec<String> = view.piles().of(seat).enumerate().map(pile).collect();
    if facts.is_empty() {
        facts.push(text!(texts, BullParty::NoPiles));
    }
    if view.bulls(seat) > 0 {
        facts.push(text!(texts, BullParty::Bulls { heads: view.bulls(seat) }));
    }
    let picking = matches!(view.phase(), Phase::Pick | Phase::TakeRow(_) | Phase::AddTo(_));
    let who = match picking && !view.playing().contains(seat) {
        true => text!(texts, BullParty::Out { who: renderer.who(seat) }),
        false => renderer.who(seat),
    };
    (text!(texts, BullParty::PilesOf { who: who }), facts)
}

fn decks(view: &View<BullParty>, renderer: &Renderer<'_>) -> Vec<String> {
    let texts = renderer.texts;
    let mut facts = vec![
        text!(texts, BullParty::Deck { cards: view.stock().size() }),
        text!(texts, BullParty::Discard { cards: view.discard().len() }),
    ];
    facts.extend(view.next_bull().map(|heads| text!(texts, BullParty::NextBull { heads: heads })));
    facts
}

fn numbers(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
