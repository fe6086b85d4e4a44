//! Take 6.

use rodeo_rules::card::Card;
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{Cause, Event, Parity, Play, Take6};
use rodeo_texts::{Arg, ListStyle, Message, message};

use crate::{Line, Narrate, player, row_number};

impl Narrate for Take6 {
    fn narrate(event: &Event, before: &View<Take6>, _reader: Option<Seat>) -> Vec<Line> {
        let message = match *event {
            Event::HandDealt { .. } => return Vec::new(),
            Event::Drafted { seat, card } => message!(Take6::Drafted { card: card.get(), who: player(seat) }),
            Event::RowsLaid { starts } => {
                let rows =
                    message!(Table::RowsStart { cards: Arg::list(ListStyle::And, starts.map(Card::get)) });
                let mut after = before.clone();
                after.follow(event);
                let cow = after.markers().cow.map(|row| message!(Take6::CowStarts { row: row_number(row) }));
                return [rows].into_iter().chain(cow).map(Line::from).collect();
            }
            Event::Revealed { plays } => {
                let mut shown: Vec<(Seat, Play)> = Seat::all(before.players())
                    .zip(plays)
                    .filter_map(|(seat, play)| Some((seat, play?)))
                    .collect();
                // In the order of placement (rules take6 3.3, fan-cards 5.7).
                shown.sort_by_key(|(_, play)| (play.value(), !play.flipped));
                let cards = shown.into_iter().map(|(seat, play)| revealed_card(seat, play));
                message!(Table::Revealed { cards: Arg::list(ListStyle::Commas, cards) })
            }
            Event::Placed { seat, card, row } => {
                message!(Table::Placed { card: card.get(), row: row_number(row), who: player(seat) })
            }
            Event::NoRowFits { seat, card } => {
                message!(Table::NoRowFits { card: card.get(), who: player(seat) })
            }
            Event::Took { seat, card, row, heads, cause: Cause::Full } => message!(Take6::Took {
                card: card.get(),
                row: row_number(row),
                place: before.rows()[row].len() + 1,
                heads: heads,
                who: player(seat),
            }),
            Event::Took { seat, card, row, heads, cause: Cause::Chosen } => message!(Take6::ChoseRow {
                card: card.get(),
                row: row_number(row),
                heads: heads,
                who: player(seat),
            }),
            Event::ParityMoved { row, parity: Parity::Even } => {
                message!(Take6::EvenMoved { row: row_number(row) })
            }
            Event::ParityMoved { row, parity: Parity::Odd } => {
                message!(Take6::OddMoved { row: row_number(row) })
            }
            Event::MountainMoved { row, .. } => message!(Take6::MountainMoved { row: row_number(row) }),
            Event::CowJumped { row } => message!(Take6::CowJumped { row: row_number(row) }),
            Event::CowTook { seat, row, stays, heads } => message!(Take6::CowTook {
                row: row_number(row),
                stays: stays.get(),
                heads: heads,
                who: player(seat),
            }),
            Event::RoundScored { heads } => {
                let mut lines = vec![message!(Take6::RoundOver { round: before.round() + 1 }).into()];
                for (seat, heads) in Seat::all(before.players()).zip(heads) {
                    let total = before.score(seat) + u32::from(heads);
                    let line = message!(Take6::RoundLine { who: player(seat), heads: heads, total: total });
                    lines.push(Line::detail(line));
                }
                return lines;
            }
        };
        vec![message.into()]
    }

    fn summarize(events: &[Event], after: &View<Take6>, seat: Seat) -> Option<Message> {
        let revealed = events.iter().any(|event| matches!(event, Event::Revealed { .. }));
        let scored = events.iter().any(|event| matches!(event, Event::RoundScored { .. }));
        let placing = Seat::all(after.players()).any(|other| after.waiting(other).is_some());
        if !revealed || scored || placing {
            return None;
        }
        let taken: Vec<u32> = events.iter().filter_map(|event| heads_taken(event, seat)).collect();
        let total = after.heads(seat);
        Some(if taken.is_empty() {
            message!(Take6::TurnNoHeads { heads: total, who: player(seat) })
        } else {
            message!(Take6::TurnHeads { heads: taken.iter().sum::<u32>(), total: total, who: player(seat) })
        })
    }

    fn score(score: i32) -> Message {
        message!(Table::Heads { heads: score })
    }
}

/// The heads that a seat takes by an event.
fn heads_taken(event: &Event, seat: Seat) -> Option<u32> {
    match *event {
        Event::Took { seat: taker, heads, .. } | Event::CowTook { seat: taker, heads, .. }
            if taker == seat =>
        {
            Some(u32::from(heads))
        }
        _ => None,
    }
}

fn revealed_card(seat: Seat, play: Play) -> Message {
    let (card, who) = (play.card.get(), player(seat));
    if play.flipped {
        message!(Take6::RevealedFlipped { card: card, value: play.value(), who: who })
    } else {
        message!(Table::RevealedCard { card: card, who: who })
    }
}
