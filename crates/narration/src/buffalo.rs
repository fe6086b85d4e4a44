//! Beat the Buffalo.

use rodeo_rules::buffalo::{Buffalo, Cause, Event, Overflow, Owner, QueuedCard, Special};
use rodeo_rules::card::Card;
use rodeo_rules::game::{Game, Outcome, View};
use rodeo_rules::seat::Seat;
use rodeo_texts::{Arg, ListStyle, Message, Player, message};

use crate::{Line, Narrate, player, row_number};

impl Narrate for Buffalo {
    fn narrate(event: &Event, before: &View<Buffalo>, _reader: Option<Seat>) -> Vec<Line> {
        let message = match *event {
            Event::HandDealt { .. } | Event::StackDealt { .. } | Event::Passed => return Vec::new(),
            Event::RowsLaid { starts } => {
                message!(Table::RowsStart { cards: Arg::list(ListStyle::And, starts.map(Card::get)) })
            }
            Event::SpecialsDealt { .. } => match before.rules().specials_in_play() {
                0 => return Vec::new(),
                count => message!(Buffalo::SpecialsInPlay { count: count }),
            },
            Event::Turned { special, .. } => {
                message!(Buffalo::SpecialRevealed { special: special_name(special) })
            }
            Event::Revealed { cards, buffalo } => {
                let players = Seat::all(before.players())
                    .zip(cards)
                    .filter_map(|(seat, card)| Some(QueuedCard { owner: Owner::Seat(seat), card: card? }));
                let mut all: Vec<QueuedCard> =
                    players.chain([QueuedCard { owner: Owner::Buffalo, card: buffalo }]).collect();
                all.sort_by_key(|waiting| waiting.card);
                let cards = all.into_iter().map(|waiting| {
                    message!(Table::RevealedCard { card: waiting.card.get(), who: owner(waiting.owner) })
                });
                message!(Table::Revealed { cards: Arg::list(ListStyle::Commas, cards) })
            }
            Event::Used { seat, what } => {
                let special = special_name(what.special());
                message!(Buffalo::SpecialUsed { special: special, who: player(seat) })
            }
            Event::Lifted { seat, row } => {
                message!(Buffalo::Lifted { row: row_number(row), who: player(seat) })
            }
            Event::Take7Laid { row } => message!(Buffalo::Take7Laid { row: row_number(row) }),
            Event::StopLaid { row } => message!(Buffalo::StopLaid { row: row_number(row) }),
            Event::Replaced { seat, back, card } => {
                message!(Buffalo::Replaced { back: back.get(), card: card.get(), who: player(seat) })
            }
            Event::Inserted { seat, card, row, took } => {
                let inserted =
                    message!(Buffalo::Inserted { card: card.get(), row: row_number(row), who: player(seat) });
                return with_overflow(inserted, took);
            }
            Event::Pushed { card, from, row, took } => {
                let (from, row) = (row_number(from), row_number(row));
                let pushed = message!(Buffalo::Pushed { card: card.get(), from: from, row: row });
                return with_overflow(pushed, took);
            }
            Event::PutFirst { card } => message!(Buffalo::PutFirst { card: card.get() }),
            Event::PutLast { card } => message!(Buffalo::PutLast { card: card.get() }),
            Event::Sorted { order } => {
                let cards = order.into_iter().flatten().map(Card::get);
                message!(Buffalo::Sorted { cards: Arg::list(ListStyle::Commas, cards) })
            }
            Event::Placed { owner: who, card, row } => {
                message!(Table::Placed { card: card.get(), row: row_number(row), who: owner(who) })
            }
            Event::NoRowFits { seat, card } => {
                message!(Table::NoRowFits { card: card.get(), who: player(seat) })
            }
            Event::Took { owner: who, card, row, heads, cause: Cause::Full } => message!(Buffalo::Took {
                card: card.get(),
                row: row_number(row),
                place: before.row(row).len() + 1,
                heads: heads,
                who: owner(who),
            }),
            Event::Took { owner: who, card, row, heads, cause: Cause::Chosen | Cause::Cheapest } => {
                message!(Buffalo::ChoseRow {
                    card: card.get(),
                    row: row_number(row),
                    heads: heads,
                    who: owner(who),
                })
            }
            Event::Scored { team, buffalo } => message!(Buffalo::Counted { team: team, buffalo: buffalo }),
        };
        vec![message.into()]
    }

    /// The team shares one summary.
    fn summarize(events: &[Event], after: &View<Buffalo>, _seat: Seat) -> Option<Message> {
        let revealed = events.iter().any(|event| matches!(event, Event::Revealed { .. }));
        if !revealed || !after.queue().is_empty() {
            return None;
        }
        let (mut team, mut buffalo) = (0u16, 0u16);
        for event in events {
            match *event {
                Event::Took { owner: Owner::Seat(_), heads, .. } => team += u16::from(heads),
                Event::Took { owner: Owner::Buffalo, heads, .. } => buffalo += u16::from(heads),
                Event::Inserted { took: Some(took), .. } | Event::Pushed { took: Some(took), .. } => {
                    team += u16::from(took.heads);
                }
                _ => {}
            }
        }
        Some(message!(Buffalo::TurnSummary {
            took: team,
            team: after.team_heads(),
            gave: buffalo,
            buffalo: after.buffalo_heads(),
        }))
    }

    fn score(score: i32) -> Message {
        message!(Table::Heads { heads: score })
    }

    fn result(outcome: &Outcome, _reader: Option<Seat>) -> Message {
        let team = outcome.scores.first().copied().unwrap_or(0);
        let buffalo = outcome.opponent.unwrap_or(0);
        if outcome.winners.is_empty() {
            message!(Buffalo::Lose { team: team, buffalo: buffalo })
        } else {
            message!(Buffalo::Win { team: team, buffalo: buffalo })
        }
    }
}

/// The owner of a card as an argument of a message.
pub fn owner(owner: Owner) -> Player {
    match owner {
        Owner::Seat(seat) => player(seat),
        Owner::Buffalo => Player::Character("buffalo".into()),
    }
}

fn special_name(special: Special) -> Message {
    Message::named("special", special.name())
}

fn with_overflow(message: Message, took: Option<Overflow>) -> Vec<Line> {
    let overflow =
        took.map(|took| message!(Buffalo::Overflow { heads: took.heads, stays: took.stays.get() }));
    [Some(message), overflow].into_iter().flatten().map(Line::from).collect()
}
