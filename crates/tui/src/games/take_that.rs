//! Take That.

use rodeo_rules::card::Card;
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take_that::{Event, PAIR, TAKE, TakeThat, minus};
use rodeo_texts::text;

use crate::game_screen::{GameScreen, Secrecy, WordGroup};
use crate::render::Renderer;

impl GameScreen for TakeThat {
    fn board(view: &View<TakeThat>, renderer: &Renderer<'_>) -> Vec<String> {
        let texts = renderer.texts;
        let (game, games) = (view.games_played() + 1, view.rules().games);
        let line = match view.line().is_empty() {
            true => vec![text!(texts, TakeThat::NoLine)],
            false => {
                let points = -i32::from(minus(view.line().set()));
                vec![numbers(view.line().cards()), text!(texts, TakeThat::Costs { points: points })]
            }
        };
        let mut facts = vec![
            (text!(texts, TakeThat::Line), line),
            (text!(texts, Table::PointsLabel), points(view, renderer)),
            (
                text!(texts, TakeThat::PileLabel),
                vec![text!(texts, TakeThat::Pile { cards: view.stock_size() })],
            ),
        ];
        if let Viewer::Seat(seat) = view.viewer() {
            facts.push((text!(texts, Table::Hand), vec![numbers(view.hand(seat).iter())]));
            facts.push((String::new(), possible(view, seat, renderer)));
        }
        let title = text!(texts, TakeThat::Title { game: game, games: games });
        let mut lines = vec![renderer.title(&title), String::new()];
        lines.extend(renderer.facts(&facts));
        lines
    }

    fn prompt(view: &View<TakeThat>, _seat: Seat, renderer: &Renderer<'_>) -> String {
        match view.line().is_empty() {
            true => text!(renderer.texts, TakeThat::AskStart),
            false => text!(renderer.texts, TakeThat::AskTurn),
        }
    }

    fn describe(
        view: &View<TakeThat>,
        _seat: Seat,
        words: &[Word],
        group: WordGroup,
        renderer: &Renderer<'_>,
    ) -> Option<String> {
        let texts = renderer.texts;
        match (group, words) {
            (WordGroup::Cards, []) if view.line().is_empty() => Some(text!(texts, TakeThat::ChoiceStart)),
            (WordGroup::Cards, []) => Some(text!(texts, TakeThat::ChoiceLay)),
            (WordGroup::Cards, [PAIR]) => Some(text!(texts, TakeThat::ChoicePairCard)),
            (WordGroup::Cards, [TAKE]) => Some(text!(texts, TakeThat::ChoiceTakeStart)),
            (WordGroup::Word(PAIR), _) => Some(text!(texts, TakeThat::ChoicePair)),
            (WordGroup::Word(TAKE), _) if view.stock_size() == 0 => {
                Some(text!(texts, TakeThat::ChoiceTakeEnd))
            }
            (WordGroup::Word(TAKE), _) => Some(text!(texts, TakeThat::ChoiceTake)),
            (WordGroup::Cards | WordGroup::Rows | WordGroup::Piles | WordGroup::Word(_), _) => None,
        }
    }

    fn secrecy(_view: &View<TakeThat>, _seat: Seat, _so_far: &[Word]) -> Secrecy {
        Secrecy::Secret
    }

    fn ends_round(event: &Event) -> bool {
        matches!(event, Event::GameScored { .. })
    }
}

/// Visible points of all seats, including earlier games.
fn points(view: &View<TakeThat>, renderer: &Renderer<'_>) -> Vec<String> {
    let fact = |seat: Seat| {
        let points = view.score(seat).saturating_add(view.open_points(seat));
        let hidden = match view.extra_count(seat) {
            0 => String::new(),
            count => format!(" ({})", text!(renderer.texts, TakeThat::Hidden { count: count })),
        };
        format!("{}: {points}{hidden}", renderer.who(seat))
    };
    Seat::all(view.players()).map(fact).collect()
}

/// Which cards of the hand fit the line, and which have their mirror in it.
fn possible(view: &View<TakeThat>, seat: Seat, renderer: &Renderer<'_>) -> Vec<String> {
    let (fitting, pairing) = (view.fitting(seat), view.pairing(seat));
    let mut facts = Vec::new();
    if !view.line().is_empty() && !fitting.is_empty() {
        facts.push(text!(renderer.texts, TakeThat::Fitting { cards: numbers(fitting.iter()) }));
    }
    if !pairing.is_empty() {
        facts.push(text!(renderer.texts, TakeThat::Pairing { cards: numbers(pairing.iter()) }));
    }
    if fitting.is_empty() && pairing.is_empty() {
        facts.push(text!(renderer.texts, TakeThat::MustTake));
    }
    facts
}

fn numbers(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
