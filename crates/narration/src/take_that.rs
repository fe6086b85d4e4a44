//! Take That.

use rodeo_rules::card::CardSet;
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::Seat;
use rodeo_rules::take_that::{Event, TakeThat, minus};
use rodeo_texts::{Message, message};

use crate::{Line, Narrate, numbers, player};

impl Narrate for TakeThat {
    fn narrate(event: &Event, before: &View<TakeThat>, reader: Option<Seat>) -> Vec<Line> {
        let message = match *event {
            Event::HandDealt { .. } | Event::TurnPassed { .. } => return Vec::new(),
            Event::GameBegan { first, .. } => {
                message!(TakeThat::Begins { game: before.games_played() + 1, who: player(first) })
            }
            Event::Extended { seat, card } if before.line().is_empty() => {
                message!(TakeThat::Started { card: card.get(), who: player(seat) })
            }
            Event::Extended { seat, card } => {
                message!(TakeThat::Laid { card: card.get(), who: player(seat) })
            }
            Event::Paired { seat, card, mirror } => {
                message!(TakeThat::Paired { card: card.get(), mirror: mirror.get(), who: player(seat) })
            }
            Event::LineTaken { seat, cards } => message!(TakeThat::LineTaken {
                cards: numbers(before.line().cards()),
                points: -i32::from(minus(cards)),
                who: player(seat),
            }),
            Event::ExtraTaken { seat, .. } => message!(TakeThat::ExtraTaken { who: player(seat) }),
            Event::Drew { seat, card: Some(card) } if reader == Some(seat) => {
                message!(TakeThat::YouDrew { card: card.get() })
            }
            Event::Drew { .. } => return Vec::new(),
            Event::GameScored { points, extras } => return score_lines(&points, &extras, before),
        };
        vec![message.into()]
    }

    /// A turn is one line; there is nothing to sum up.
    fn summarize(_: &[Event], _: &View<TakeThat>, _: Seat) -> Option<Message> {
        None
    }

    fn score(score: i32) -> Message {
        message!(Table::Points { points: score })
    }
}

fn score_lines(points: &[i16], extras: &[CardSet], before: &View<TakeThat>) -> Vec<Line> {
    let seats = || Seat::all(before.players());
    let mut lines: Vec<Line> = Vec::new();
    for (seat, extras) in seats().zip(extras).filter(|(_, extras)| !extras.is_empty()) {
        lines.push(message!(TakeThat::Extras { cards: numbers(extras.iter()), who: player(seat) }).into());
    }
    lines.push(message!(TakeThat::GameOver { game: before.games_played() + 1 }).into());
    for (seat, &points) in seats().zip(points) {
        let total = i32::from(before.score(seat)) + i32::from(points);
        let line = message!(TakeThat::GameLine { who: player(seat), points: points, total: total });
        lines.push(Line::detail(line));
    }
    lines
}
