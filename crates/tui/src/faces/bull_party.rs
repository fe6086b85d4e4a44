//! Bull Party in a terminal.

use rodeo_rules::bull_party::{BullParty, Event, Laying, NEW_PILE, Onto, Phase, Pick, Round, ZERO};
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Game, View};
use rodeo_rules::rows::{Row, RowId};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_texts::text;

use crate::face::{Face, Group, Secrecy};
use crate::scribe::{RowLine, Scribe};

impl Face for BullParty {
    fn table(view: &View<BullParty>, scribe: &Scribe<'_>) -> Vec<String> {
        let texts = scribe.texts;
        let mut lines = vec![scribe.title(&title(view, scribe)), String::new()];
        if view.phase() != Phase::Lay {
            let rows: Vec<RowLine> =
                RowId::all(view.players()).map(|row| row_line(view, row, scribe)).collect();
            lines.extend(scribe.rows(&rows));
            lines.push(String::new());
        }
        let mut facts: Vec<(String, Vec<String>)> =
            Seat::all(view.players()).map(|seat| piles(view, seat, scribe)).collect();
        let score = |seat: Seat| format!("{}: {}", scribe.who(seat), view.score(seat));
        facts.push((text!(texts, BullParty::Score), Seat::all(view.players()).map(score).collect()));
        facts.push((text!(texts, BullParty::DeckLabel), decks(view, scribe)));
        lines.extend(scribe.facts(&facts));
        if let Viewer::Seat(seat) = view.viewer() {
            let heads = |card| view.rules().heads.of(card);
            let hand: Vec<(Card, u8)> = view.hand(seat).iter().map(|card| (card, heads(card))).collect();
            lines.extend(scribe.hand(&text!(texts, Table::Hand), &hand));
            if let Some(letter) = view.letter(seat) {
                lines.push(format!("  {}", text!(texts, BullParty::ZeroCard { letter: letter.to_string() })));
            }
        }
        lines
    }

    fn prompt(view: &View<BullParty>, seat: Seat, scribe: &Scribe<'_>) -> String {
        let texts = scribe.texts;
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

    fn does(
        view: &View<BullParty>,
        _seat: Seat,
        _so_far: &[Word],
        group: Group,
        scribe: &Scribe<'_>,
    ) -> Option<String> {
        let texts = scribe.texts;
        match (view.phase(), group) {
            (Phase::Lay, Group::Cards) => Some(text!(texts, BullParty::ChoiceLayCard)),
            (_, Group::Cards) => Some(text!(texts, BullParty::ChoicePlay)),
            (Phase::AddTo(_), Group::Rows) => Some(text!(texts, BullParty::ChoiceAdd)),
            (_, Group::Rows) => Some(text!(texts, BullParty::ChoiceTake)),
            (_, Group::Piles) => Some(text!(texts, BullParty::ChoicePile)),
            (_, Group::Word(ZERO)) => Some(text!(texts, BullParty::ChoiceZero)),
            (_, Group::Word(NEW_PILE)) => Some(text!(texts, BullParty::ChoiceNew)),
            (_, Group::Word(_)) => None,
        }
    }

    fn tell(event: &Event, before: &View<BullParty>, scribe: &Scribe<'_>) -> Vec<String> {
        let texts = scribe.texts;
        let line = match *event {
            Event::HandDealt { .. } | Event::StockLaid { .. } | Event::LaidOut { .. } => return Vec::new(),
            Event::LettersDealt { letters } => {
                let own = scribe.you().and_then(|seat| letters.get(seat.index()).copied().flatten());
                match own {
                    Some(letter) => text!(texts, BullParty::YourLetter { letter: letter.to_string() }),
                    None => return Vec::new(),
                }
            }
            Event::Shown { picks } => {
                let mut shown: Vec<(Pick, Seat)> = Seat::all(before.players())
                    .zip(picks)
                    .filter_map(|(seat, pick)| Some((pick?, seat)))
                    .collect();
                shown.sort();
                let picks: Vec<String> =
                    shown.into_iter().map(|(pick, seat)| picked(pick, seat, scribe)).collect();
                text!(texts, Table::Revealed { cards: picks.join(", ") })
            }
            Event::Took { seat, card, row, .. } => took(before, seat, card, row, scribe),
            Event::Turned { seat, card } => {
                text!(texts, BullParty::Turned { card: card.get(), ..scribe.by(seat) })
            }
            Event::Added { seat, card, row, .. } => {
                text!(texts, BullParty::Added { card: card.get(), row: row.get() + 1, ..scribe.by(seat) })
            }
            Event::BullCame { row, heads } => {
                text!(texts, BullParty::BullAdded { row: row.get() + 1, heads: heads })
            }
            Event::NoEffect { seat } => text!(texts, BullParty::NoEffect { ..scribe.by(seat) }),
            Event::Reshuffled { .. } => text!(texts, BullParty::Reshuffled { cards: before.discard().len() }),
            Event::Laid { seat, laying } => {
                let cards: Vec<String> = laying
                    .steps()
                    .map(|(card, onto)| laid(before, seat, &laying, card, onto, scribe))
                    .collect();
                text!(texts, BullParty::Laid { cards: cards.join(", "), ..scribe.by(seat) })
            }
            Event::RoundOver => return round_over(before, scribe),
            Event::Scored { .. } => text!(texts, BullParty::MatchOver),
        };
        vec![line]
    }

    /// Only that a row means rest; what a round meant is told when it is over, for everybody.
    fn summary(events: &[Event], now: &View<BullParty>, seat: Seat, scribe: &Scribe<'_>) -> Option<String> {
        let took =
            events.iter().any(|event| matches!(*event, Event::Took { seat: taker, .. } if taker == seat));
        let rests = now.phase() == Phase::Pick && !now.playing().contains(seat);
        (took && rests).then(|| text!(scribe.texts, BullParty::SitsOut { ..scribe.by(seat) }))
    }

    fn secrecy(view: &View<BullParty>, _seat: Seat, _so_far: &[Word]) -> Secrecy {
        match view.phase() {
            Phase::Pick | Phase::Lay => Secrecy::Secret,
            _ => Secrecy::Open,
        }
    }

    fn pauses(event: &Event) -> bool {
        matches!(event, Event::RoundOver)
    }

    /// Ruling bull-party R1: players are told whose table of heads this is.
    fn notices(_rules: &Self::Rules, scribe: &Scribe<'_>) -> Vec<String> {
        vec![text!(scribe.texts, BullParty::HeadsNote)]
    }

    fn score(score: i32, scribe: &Scribe<'_>) -> String {
        text!(scribe.texts, Table::Points { points: score })
    }
}

fn title(view: &View<BullParty>, scribe: &Scribe<'_>) -> String {
    let round = view.rounds() + 1;
    match view.round() {
        Round::Ordinary => text!(scribe.texts, BullParty::Title { round: round }),
        Round::Last => text!(scribe.texts, BullParty::LastTitle { round: round }),
    }
}

fn row_at(view: &View<BullParty>, row: RowId) -> Row {
    view.rows().get(row.index()).copied().unwrap_or_default()
}

fn heads_of(view: &View<BullParty>, cards: impl Iterator<Item = Card>) -> u32 {
    cards.map(|card| u32::from(view.rules().heads.of(card))).sum()
}

fn row_line(view: &View<BullParty>, row: RowId, scribe: &Scribe<'_>) -> RowLine {
    let (texts, cards) = (scribe.texts, row_at(view, row));
    let label = scribe.row(row);
    if cards.is_empty() {
        return RowLine { label, cells: Vec::new(), notes: vec![text!(texts, BullParty::Taken)] };
    }
    let mut cells: Vec<String> =
        cards.cards().map(|card| scribe.card(card, view.rules().heads.of(card))).collect();
    while cells.len() < 5 {
        cells.push(scribe.free_place());
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

/// The piles of a seat, its bulls beside them.
fn piles(view: &View<BullParty>, seat: Seat, scribe: &Scribe<'_>) -> (String, Vec<String>) {
    let texts = scribe.texts;
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
        true => text!(texts, BullParty::Out { who: scribe.who(seat) }),
        false => scribe.who(seat),
    };
    (text!(texts, BullParty::PilesOf { who: who }), facts)
}

fn decks(view: &View<BullParty>, scribe: &Scribe<'_>) -> Vec<String> {
    let texts = scribe.texts;
    let mut facts = vec![
        text!(texts, BullParty::Deck { cards: view.stock().size() }),
        text!(texts, BullParty::Discard { cards: view.discard().len() }),
    ];
    facts.extend(view.next_bull().map(|heads| text!(texts, BullParty::NextBull { heads: heads })));
    facts
}

fn picked(pick: Pick, seat: Seat, scribe: &Scribe<'_>) -> String {
    let who = scribe.who(seat);
    match pick {
        Pick::Number(card) => text!(scribe.texts, Table::RevealedCard { card: card.get(), who: who }),
        Pick::Zero(letter) => {
            text!(scribe.texts, BullParty::RevealedZero { letter: letter.to_string(), who: who })
        }
    }
}

fn took(before: &View<BullParty>, seat: Seat, card: Card, row: RowId, scribe: &Scribe<'_>) -> String {
    let (texts, taken) = (scribe.texts, row_at(before, row));
    let (card, by, number) = (card.get(), scribe.by(seat), row.get() + 1);
    let (cards, heads) = (numbers(taken.cards()), heads_of(before, taken.cards()));
    match before.row_bull(row) {
        None => {
            text!(texts, BullParty::Took { card: card, row: number, cards: cards, heads: heads, ..by })
        }
        Some(bull) => text!(
            texts,
            BullParty::TookBull { card: card, row: number, cards: cards, heads: heads, bull: bull, ..by }
        ),
    }
}

/// Where a card of a laying goes; new piles are counted as they come.
fn laid(
    before: &View<BullParty>,
    seat: Seat,
    laying: &Laying,
    card: Card,
    onto: Onto,
    scribe: &Scribe<'_>,
) -> String {
    match onto {
        Onto::Pile(pile) => text!(scribe.texts, BullParty::OnPile { card: card.get(), pile: pile + 1 }),
        Onto::New => {
            let earlier = laying.steps().filter(|&(other, onto)| other <= card && onto == Onto::New).count();
            let pile = usize::from(before.piles().count(seat)) + earlier;
            text!(scribe.texts, BullParty::OnNewPile { card: card.get(), pile: pile })
        }
    }
}

fn round_over(now: &View<BullParty>, scribe: &Scribe<'_>) -> Vec<String> {
    let mut lines = vec![text!(scribe.texts, BullParty::RoundOver { round: now.rounds() + 1 })];
    for seat in Seat::all(now.players()) {
        let (who, points) = (scribe.who(seat), now.score(seat));
        lines.push(format!("  {}", text!(scribe.texts, BullParty::ScoreLine { who: who, points: points })));
    }
    lines
}

fn numbers(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
