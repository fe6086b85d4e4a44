//! Take 6.

use rodeo_rules::card::Card;
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Game, View};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::{Arrow, DealMode, Drafted, End, Event, FLIP, FanCard, Parity, Phase, Rules, Take6};
use rodeo_texts::text;

use crate::game_screen::{GameScreen, Secrecy, WordGroup};
use crate::render::{Renderer, RowLine};

impl GameScreen for Take6 {
    fn board(view: &View<Take6>, renderer: &Renderer<'_>) -> Vec<String> {
        let mut lines = vec![renderer.title(&title(view, renderer)), String::new()];
        match view.phase() {
            Phase::Draft(_) => {
                let pool: Vec<String> = view.pool().iter().map(|card| card.to_string()).collect();
                lines.extend(
                    renderer.facts(&[(text!(renderer.texts, Take6::DraftPool), vec![pool.join(" ")])]),
                );
            }
            Phase::Deal | Phase::Choose | Phase::TakeRow(_) | Phase::Over => {
                lines.extend(
                    renderer
                        .rows(&RowId::all(4).map(|row| row_line(view, row, renderer)).collect::<Vec<_>>()),
                );
            }
        }
        lines.push(String::new());
        lines.extend(renderer.facts(&[scores(view, renderer)]));
        lines.extend(open_hands(view, renderer));
        if let Viewer::Seat(seat) = view.viewer() {
            let hand: Vec<(Card, u8)> = view.hand(seat).iter().map(|card| (card, card.heads())).collect();
            lines.extend(renderer.hand(&text!(renderer.texts, Table::Hand), &hand));
            if view.rules().fans.has(FanCard::FlipDigits) && view.has_flip(seat) {
                lines.push(format!("  {}", text!(renderer.texts, Take6::FlipAvailable)));
            }
        }
        lines
    }

    fn prompt(view: &View<Take6>, seat: Seat, renderer: &Renderer<'_>) -> String {
        match view.phase() {
            Phase::Draft(_) => text!(renderer.texts, Take6::AskDraft),
            Phase::TakeRow(_) => {
                let card = view.waiting(seat).map_or(0, |play| play.card.get());
                text!(renderer.texts, Table::AskRow { card: card })
            }
            Phase::Deal | Phase::Choose | Phase::Over => text!(renderer.texts, Table::AskCard),
        }
    }

    fn describe(
        view: &View<Take6>,
        _seat: Seat,
        _so_far: &[Word],
        group: WordGroup,
        renderer: &Renderer<'_>,
    ) -> Option<String> {
        match (view.phase(), group) {
            (Phase::Draft(_), WordGroup::Cards) => Some(text!(renderer.texts, Take6::ChoiceDraft)),
            (_, WordGroup::Cards) => Some(text!(renderer.texts, Table::ChoicePlay)),
            (_, WordGroup::Rows) => Some(text!(renderer.texts, Table::ChoiceTake)),
            (_, WordGroup::Word(FLIP)) => Some(text!(renderer.texts, Take6::ChoiceFlip)),
            (_, WordGroup::Piles | WordGroup::Word(_)) => None,
        }
    }

    fn secrecy(view: &View<Take6>, _seat: Seat, _so_far: &[Word]) -> Secrecy {
        match view.phase() {
            Phase::Choose => Secrecy::Secret,
            Phase::Deal | Phase::Draft(_) | Phase::TakeRow(_) | Phase::Over => Secrecy::Open,
        }
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::RoundScored { .. })
    }

    fn notices(rules: &Rules, renderer: &Renderer<'_>) -> Vec<String> {
        let mixed = rules.fans.count() > 1;
        mixed.then(|| text!(renderer.texts, Take6::SeveralFans)).into_iter().collect()
    }
}

fn title(view: &View<Take6>, renderer: &Renderer<'_>) -> String {
    let round = view.round() + 1;
    match view.phase() {
        Phase::Draft(_) => text!(renderer.texts, Take6::DraftTitle { round: round }),
        phase => {
            let turns = view.rules().hand;
            let left = match phase {
                Phase::TakeRow(_) => view.hand_size(Seat::default()) + 1,
                _ => view.hand_size(Seat::default()),
            };
            text!(
                renderer.texts,
                Take6::Title { round: round, turn: turns + 1 - left.min(turns), turns: turns }
            )
        }
    }
}

fn row_line(view: &View<Take6>, row: RowId, renderer: &Renderer<'_>) -> RowLine {
    let (texts, markers) = (renderer.texts, view.markers());
    let cards = view.rows()[row];
    let mut cells: Vec<String> = cards.cards().map(|card| renderer.card(card, card.heads())).collect();
    if markers.cow == Some(row) {
        cells.push(text!(texts, Take6::Cow));
    }
    while cells.len() < 5 {
        cells.push(renderer.free_place());
    }
    let mut notes = vec![
        text!(texts, Table::Cards { cards: cards.len() }),
        text!(texts, Table::Heads { heads: cards.heads() }),
    ];
    if view.is_full(row) {
        notes.push(text!(texts, Table::Full));
    }
    match markers.parity {
        Some((marked, Parity::Even)) if marked == row => notes.push(text!(texts, Take6::OnlyEven)),
        Some((marked, Parity::Odd)) if marked == row => notes.push(text!(texts, Take6::OnlyOdd)),
        Some(_) | None => {}
    }
    match markers.mountain {
        Some((marked, Arrow::Up)) if marked == row => notes.push(text!(texts, Take6::GoesDownThenUp)),
        Some((marked, Arrow::Down)) if marked == row => notes.push(text!(texts, Take6::GoesDownThenDown)),
        Some(_) | None => {}
    }
    RowLine { label: renderer.row(row), cells, notes }
}

/// Heads of all seats including this round, and when the match ends.
fn scores(view: &View<Take6>, renderer: &Renderer<'_>) -> (String, Vec<String>) {
    let total = |seat: Seat| view.score(seat) + u32::from(view.heads(seat));
    let mut facts: Vec<String> =
        Seat::all(view.players()).map(|seat| format!("{}: {}", renderer.who(seat), total(seat))).collect();
    let end = match view.rules().end {
        End::Limit(limit) => text!(renderer.texts, Take6::EndsAt { limit: limit }),
        End::Rounds(rounds) => text!(renderer.texts, Take6::EndsAfter { rounds: rounds }),
    };
    facts.push(format!("({end})"));
    (text!(renderer.texts, Table::HeadsLabel), facts)
}

/// The hands of the other seats, if they were drafted and stay visible.
fn open_hands(view: &View<Take6>, renderer: &Renderer<'_>) -> Vec<String> {
    let rules = view.rules();
    if rules.deal != DealMode::Draft || rules.drafted != Drafted::Open {
        return Vec::new();
    }
    let others =
        Seat::all(view.players()).filter(|&seat| !view.viewer().is(seat) && !view.hand(seat).is_empty());
    let hand = |seat: Seat| {
        let cards: Vec<String> = view.hand(seat).iter().map(|card| card.to_string()).collect();
        (text!(renderer.texts, Take6::HandOf { who: renderer.who(seat) }), vec![cards.join(" ")])
    };
    renderer.facts(&others.map(hand).collect::<Vec<_>>())
}
