//! Take That in a terminal.

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take_that::{Event, PAIR, TAKE, TakeThat, minus};
use rodeo_texts::text;

use crate::face::{Face, Group, Secrecy};
use crate::scribe::Scribe;

impl Face for TakeThat {
    fn table(view: &View<TakeThat>, scribe: &Scribe<'_>) -> Vec<String> {
        let texts = scribe.texts;
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
            (text!(texts, Table::PointsLabel), points(view, scribe)),
            (
                text!(texts, TakeThat::PileLabel),
                vec![text!(texts, TakeThat::Pile { cards: view.stock_size() })],
            ),
        ];
        if let Viewer::Seat(seat) = view.viewer() {
            facts.push((text!(texts, Table::Hand), vec![numbers(view.hand(seat).iter())]));
            facts.push((String::new(), possible(view, seat, scribe)));
        }
        let title = text!(texts, TakeThat::Title { game: game, games: games });
        let mut lines = vec![scribe.title(&title), String::new()];
        lines.extend(scribe.facts(&facts));
        lines
    }

    fn prompt(view: &View<TakeThat>, _seat: Seat, scribe: &Scribe<'_>) -> String {
        match view.line().is_empty() {
            true => text!(scribe.texts, TakeThat::AskStart),
            false => text!(scribe.texts, TakeThat::AskTurn),
        }
    }

    fn does(
        view: &View<TakeThat>,
        _seat: Seat,
        so_far: &[Word],
        group: Group,
        scribe: &Scribe<'_>,
    ) -> Option<String> {
        let texts = scribe.texts;
        match (group, so_far) {
            (Group::Cards, []) if view.line().is_empty() => Some(text!(texts, TakeThat::ChoiceStart)),
            (Group::Cards, []) => Some(text!(texts, TakeThat::ChoiceLay)),
            (Group::Cards, [PAIR]) => Some(text!(texts, TakeThat::ChoicePairCard)),
            (Group::Cards, [TAKE]) => Some(text!(texts, TakeThat::ChoiceTakeStart)),
            (Group::Word(PAIR), _) => Some(text!(texts, TakeThat::ChoicePair)),
            (Group::Word(TAKE), _) if view.stock_size() == 0 => Some(text!(texts, TakeThat::ChoiceTakeEnd)),
            (Group::Word(TAKE), _) => Some(text!(texts, TakeThat::ChoiceTake)),
            (Group::Cards | Group::Rows | Group::Piles | Group::Word(_), _) => None,
        }
    }

    fn tell(event: &Event, before: &View<TakeThat>, scribe: &Scribe<'_>) -> Vec<String> {
        let texts = scribe.texts;
        let line = match *event {
            Event::HandDealt { .. } | Event::TurnPassed { .. } => return Vec::new(),
            Event::GameBegan { first, .. } => {
                let game = before.games_played() + 1;
                text!(texts, TakeThat::Begins { game: game, ..scribe.by(first) })
            }
            Event::Extended { seat, card } if before.line().is_empty() => {
                text!(texts, TakeThat::Started { card: card.get(), ..scribe.by(seat) })
            }
            Event::Extended { seat, card } => {
                text!(texts, TakeThat::Laid { card: card.get(), ..scribe.by(seat) })
            }
            Event::Paired { seat, card, mirror } => {
                text!(texts, TakeThat::Paired { card: card.get(), mirror: mirror.get(), ..scribe.by(seat) })
            }
            Event::LineTaken { seat, cards } => text!(
                texts,
                TakeThat::LineTaken {
                    cards: numbers(before.line().cards()),
                    points: -i32::from(minus(cards)),
                    ..scribe.by(seat)
                }
            ),
            Event::ExtraTaken { seat, .. } => text!(texts, TakeThat::ExtraTaken { ..scribe.by(seat) }),
            Event::Drew { seat, card: Some(card) } if scribe.you() == Some(seat) => {
                text!(texts, TakeThat::YouDrew { card: card.get() })
            }
            Event::Drew { .. } => return Vec::new(),
            Event::GameScored { points, extras } => return score_lines(&points, &extras, before, scribe),
        };
        vec![line]
    }

    /// A turn is a line of text: there is nothing to sum up.
    fn summary(_: &[Event], _: &View<TakeThat>, _: Seat, _: &Scribe<'_>) -> Option<String> {
        None
    }

    fn secrecy(_view: &View<TakeThat>, _seat: Seat, _so_far: &[Word]) -> Secrecy {
        Secrecy::Secret
    }

    fn pauses(event: &Event) -> bool {
        matches!(event, Event::GameScored { .. })
    }

    fn score(score: i32, scribe: &Scribe<'_>) -> String {
        text!(scribe.texts, Table::Points { points: score })
    }
}

/// Everybody's points as far as they lie open, earlier games included.
fn points(view: &View<TakeThat>, scribe: &Scribe<'_>) -> Vec<String> {
    let fact = |seat: Seat| {
        let points = view.score(seat).saturating_add(view.open_points(seat));
        let hidden = match view.extra_count(seat) {
            0 => String::new(),
            count => format!(" ({})", text!(scribe.texts, TakeThat::Hidden { count: count })),
        };
        format!("{}: {points}{hidden}", scribe.who(seat))
    };
    Seat::all(view.players()).map(fact).collect()
}

/// Which cards of the hand fit, and which have their mirror in the line.
fn possible(view: &View<TakeThat>, seat: Seat, scribe: &Scribe<'_>) -> Vec<String> {
    let (fitting, pairing) = (view.fitting(seat), view.pairing(seat));
    let mut facts = Vec::new();
    if !view.line().is_empty() && !fitting.is_empty() {
        facts.push(text!(scribe.texts, TakeThat::Fitting { cards: numbers(fitting.iter()) }));
    }
    if !pairing.is_empty() {
        facts.push(text!(scribe.texts, TakeThat::Pairing { cards: numbers(pairing.iter()) }));
    }
    if fitting.is_empty() && pairing.is_empty() {
        facts.push(text!(scribe.texts, TakeThat::MustTake));
    }
    facts
}

fn score_lines(
    points: &[i16],
    extras: &[CardSet],
    before: &View<TakeThat>,
    scribe: &Scribe<'_>,
) -> Vec<String> {
    let texts = scribe.texts;
    let mut lines = Vec::new();
    for (seat, extras) in Seat::all(before.players()).zip(extras).filter(|(_, extras)| !extras.is_empty()) {
        let cards = numbers(extras.iter());
        lines.push(text!(texts, TakeThat::Extras { cards: cards, ..scribe.by(seat) }));
    }
    lines.push(text!(texts, TakeThat::GameOver { game: before.games_played() + 1 }));
    for (seat, &points) in Seat::all(before.players()).zip(points) {
        let total = i32::from(before.score(seat)) + i32::from(points);
        let who = scribe.who(seat);
        let line = text!(texts, TakeThat::GameLine { who: who, points: i32::from(points), total: total });
        lines.push(format!("  {line}"));
    }
    lines
}

fn numbers(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
