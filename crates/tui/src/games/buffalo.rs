//! Beat the Buffalo.

use rodeo_narration::Narrate;
use rodeo_narration::buffalo::owner;
use rodeo_rules::buffalo::{Buffalo, Event, LIFT, Phase, QueuedCard, Special};
use rodeo_rules::card::Card;
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Game, Outcome, View};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_texts::text;

use crate::game_screen::{GameScreen, Secrecy, WordGroup};
use crate::render::{Renderer, RowLine, Style};

impl GameScreen for Buffalo {
    fn board(view: &View<Buffalo>, renderer: &Renderer<'_>) -> Vec<String> {
        let mut lines = vec![renderer.title(&title(view, renderer)), String::new()];
        lines.extend(
            renderer.rows(&RowId::all(4).map(|row| row_line(view, row, renderer)).collect::<Vec<_>>()),
        );
        lines.push(String::new());
        let mut facts = vec![heads(view, renderer)];
        if view.rules().specials_in_play() > 0 {
            facts.push(specials(view, renderer));
        }
        if !view.queue().is_empty() {
            let waiting: Vec<String> =
                view.queue().iter().map(|queued| queued_card(queued, renderer)).collect();
            facts.push((text!(renderer.texts, Buffalo::Queue), waiting));
            facts.extend(view.queue().next().map(|next| forecast(view, next, renderer)));
        }
        lines.extend(renderer.facts(&facts));
        if let Viewer::Seat(seat) = view.viewer() {
            let hand: Vec<(Card, u8)> = view.hand(seat).iter().map(|card| (card, card.heads())).collect();
            lines.extend(renderer.hand(&text!(renderer.texts, Table::Hand), &hand));
        }
        lines
    }

    fn prompt(view: &View<Buffalo>, seat: Seat, renderer: &Renderer<'_>) -> String {
        let next = view.queue().next();
        match (view.phase(), next) {
            (Phase::Window, Some(next)) => {
                text!(
                    renderer.addressing(seat),
                    Buffalo::AskWindow { card: next.card.get(), who: owner(next.owner) }
                )
            }
            (Phase::TakeRow(_), Some(next)) => text!(renderer.texts, Table::AskRow { card: next.card.get() }),
            _ if view.next_words(seat, &[]).next.contains(&LIFT) => {
                text!(renderer.texts, Buffalo::AskCardOrLift)
            }
            _ => text!(renderer.texts, Table::AskCard),
        }
    }

    fn describe(
        view: &View<Buffalo>,
        _seat: Seat,
        words: &[Word],
        group: WordGroup,
        renderer: &Renderer<'_>,
    ) -> Option<String> {
        let texts = renderer.texts;
        let special = |word: &Word| Special::from_word(*word);
        match (group, words.first().map(special)) {
            (WordGroup::Cards, None) => Some(text!(texts, Table::ChoicePlay)),
            (WordGroup::Cards, Some(Some(Special::Replace))) => {
                Some(text!(texts, Buffalo::ChoiceReplaceWith))
            }
            (WordGroup::Cards, Some(Some(Special::First))) => Some(text!(texts, Buffalo::ChoiceFirst)),
            (WordGroup::Cards, Some(Some(Special::Last))) => Some(text!(texts, Buffalo::ChoiceLast)),
            (WordGroup::Cards, Some(Some(Special::Sort))) => Some(text!(texts, Buffalo::ChoiceSort)),
            (WordGroup::Cards, Some(Some(Special::Push))) => Some(text!(texts, Buffalo::ChoicePush)),
            (WordGroup::Rows, None) => Some(text!(texts, Table::ChoiceTake)),
            (WordGroup::Word(LIFT), _) => Some(text!(texts, Buffalo::ChoiceLift)),
            (WordGroup::Word(Word::Pass), _) => {
                view.queue().next().map(|next| text!(texts, Buffalo::ChoicePass { card: next.card.get() }))
            }
            (WordGroup::Word(word), _) => {
                let special = Special::from_word(word)?;
                texts.named("special", &format!("{}-about", special.name()))
            }
            (WordGroup::Cards | WordGroup::Rows | WordGroup::Piles, _) => None,
        }
    }

    fn secrecy(view: &View<Buffalo>, _seat: Seat, words: &[Word]) -> Secrecy {
        match (view.phase(), words) {
            (Phase::Pick, _) => Secrecy::Secret,
            (Phase::Window, [word, ..]) if *word == Special::Replace.word() => Secrecy::Secret,
            _ => Secrecy::Open,
        }
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::Scored { .. })
    }

    /// The team has one score, which the headline tells.
    fn result_lines(outcome: &Outcome, renderer: &Renderer<'_>) -> Vec<String> {
        let headline = renderer.text(Self::result(outcome, renderer.reader()));
        vec![renderer.styled(Style::Strong, &headline)]
    }
}

fn title(view: &View<Buffalo>, renderer: &Renderer<'_>) -> String {
    let turns = view.rules().hand;
    let played = turns.saturating_sub(view.hand_size());
    let turn = if view.phase() == Phase::Pick { played + 1 } else { played };
    text!(renderer.texts, Buffalo::Title { turn: turn, turns: turns })
}

fn row_line(view: &View<Buffalo>, row: RowId, renderer: &Renderer<'_>) -> RowLine {
    let (texts, cards) = (renderer.texts, view.row(row));
    let places = if view.has_take7(row) { 6 } else { 5 };
    let mut cells: Vec<String> = cards.cards().map(|card| renderer.card(card, card.heads())).collect();
    while cells.len() < places {
        cells.push(renderer.free_place());
    }
    let mut notes = match cards.is_empty() {
        true => vec![text!(texts, Buffalo::RowEmpty)],
        false => vec![
            text!(texts, Table::Cards { cards: cards.len() }),
            text!(texts, Table::Heads { heads: cards.heads() }),
        ],
    };
    if view.is_full(row) {
        notes.push(text!(texts, Table::Full));
    }
    if view.has_take7(row) {
        notes.push(text!(texts, Buffalo::Take7Marker));
    }
    if view.is_blocked(row) {
        notes.push(text!(texts, Buffalo::StopMarker));
    }
    RowLine { label: renderer.row(row), cells, notes }
}

fn heads(view: &View<Buffalo>, renderer: &Renderer<'_>) -> (String, Vec<String>) {
    let (texts, team) = (renderer.texts, view.team_heads());
    let counts = view.rules().head_counts();
    let team = match counts {
        1 => text!(texts, Buffalo::Team { heads: team }),
        _ => text!(texts, Buffalo::TeamDouble { heads: team, double: team * counts }),
    };
    let buffalo = text!(texts, Buffalo::Heads { heads: view.buffalo_heads() });
    (text!(texts, Table::HeadsLabel), vec![team, buffalo])
}

fn specials(view: &View<Buffalo>, renderer: &Renderer<'_>) -> (String, Vec<String>) {
    let texts = renderer.texts;
    let mut facts: Vec<String> = view.open_specials().map(|special| name(special, renderer)).collect();
    if facts.is_empty() {
        facts.push(text!(texts, Buffalo::NoSpecials));
    }
    if view.stock_size() > 0 {
        facts.push(text!(texts, Buffalo::FaceDown { count: view.stock_size() }));
    }
    (text!(texts, Buffalo::Specials), facts)
}

/// What happens to the next card if all pass.
fn forecast(view: &View<Buffalo>, next: QueuedCard, renderer: &Renderer<'_>) -> (String, Vec<String>) {
    let (texts, card) = (renderer.texts, next.card.get());
    let what = match view.row_for(next.card) {
        None => text!(texts, Buffalo::ForecastNoRow { card: card }),
        Some(row) if view.is_full(row) => {
            text!(
                texts,
                Buffalo::ForecastTakes { card: card, row: row.get() + 1, heads: view.row(row).heads() }
            )
        }
        Some(row) => text!(texts, Buffalo::ForecastRow { card: card, row: row.get() + 1 }),
    };
    (text!(texts, Buffalo::Forecast), vec![what])
}

fn name(special: Special, renderer: &Renderer<'_>) -> String {
    renderer.texts.named("special", special.name()).unwrap_or_else(|| special.name().to_owned())
}

fn queued_card(queued: QueuedCard, renderer: &Renderer<'_>) -> String {
    text!(renderer, Table::RevealedCard { card: queued.card.get(), who: owner(queued.owner) })
}
