//! Bull Party.

use rodeo_rules::bull_party::{BullParty, Event, Laying, Onto, Phase, Pick};
use rodeo_rules::card::Card;
use rodeo_rules::game::{Game, View};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;
use rodeo_texts::{Arg, ListStyle, Message, message};

use crate::{Line, Narrate, numbers, player, row_number};

impl Narrate for BullParty {
    fn narrate(event: &Event, before: &View<BullParty>, reader: Option<Seat>) -> Vec<Line> {
        let message = match *event {
            Event::HandDealt { .. } | Event::StockLaid { .. } | Event::LaidOut { .. } => return Vec::new(),
            Event::LettersDealt { letters } => {
                let own = reader.and_then(|seat| letters.get(seat.index()).copied().flatten());
                match own {
                    Some(letter) => message!(BullParty::YourLetter { letter: letter.to_string() }),
                    None => return Vec::new(),
                }
            }
            Event::Shown { picks } => {
                let mut shown: Vec<(Pick, Seat)> = Seat::all(before.players())
                    .zip(picks)
                    .filter_map(|(seat, pick)| Some((pick?, seat)))
                    .collect();
                shown.sort();
                let picks = shown.into_iter().map(|(pick, seat)| revealed_pick(pick, seat));
                message!(Table::Revealed { cards: Arg::list(ListStyle::Commas, picks) })
            }
            Event::Took { seat, card, row, .. } => took(before, seat, card, row),
            Event::Turned { seat, card } => {
                message!(BullParty::Turned { card: card.get(), who: player(seat) })
            }
            Event::Added { seat, card, row, .. } => {
                message!(BullParty::Added { card: card.get(), row: row_number(row), who: player(seat) })
            }
            Event::BullCame { row, heads } => {
                message!(BullParty::BullAdded { row: row_number(row), heads: heads })
            }
            Event::NoEffect { seat } => message!(BullParty::NoEffect { who: player(seat) }),
            Event::Reshuffled { .. } => message!(BullParty::Reshuffled { cards: before.discard().len() }),
            Event::Laid { seat, laying } => {
                let cards = laying.steps().map(|(card, onto)| laid(before, seat, &laying, card, onto));
                message!(BullParty::Laid { cards: Arg::list(ListStyle::Commas, cards), who: player(seat) })
            }
            Event::RoundOver => return round_over(before),
            Event::Scored { .. } => message!(BullParty::MatchOver),
        };
        vec![message.into()]
    }

    /// Tells a seat that it sits out after taking a row. The scores of a round are told to everyone when it is over.
    fn summarize(events: &[Event], after: &View<BullParty>, seat: Seat) -> Option<Message> {
        let took =
            events.iter().any(|event| matches!(*event, Event::Took { seat: taker, .. } if taker == seat));
        let sits_out = after.phase() == Phase::Pick && !after.playing().contains(seat);
        (took && sits_out).then(|| message!(BullParty::SitsOut { who: player(seat) }))
    }

    fn score(score: i32) -> Message {
        message!(Table::Points { points: score })
    }
}

fn revealed_pick(pick: Pick, seat: Seat) -> Message {
    match pick {
        Pick::Number(card) => message!(Table::RevealedCard { card: card.get(), who: player(seat) }),
        Pick::Zero(letter) => {
            message!(BullParty::RevealedZero { letter: letter.to_string(), who: player(seat) })
        }
    }
}

fn took(before: &View<BullParty>, seat: Seat, card: Card, row: RowId) -> Message {
    let taken = before.rows().get(row.index()).copied().unwrap_or_default();
    let heads: u32 = taken.cards().map(|card| u32::from(before.rules().heads.of(card))).sum();
    let (card, cards, who) = (card.get(), numbers(taken.cards()), player(seat));
    let row_number = row_number(row);
    match before.row_bull(row) {
        None => {
            message!(BullParty::Took { card: card, row: row_number, cards: cards, heads: heads, who: who })
        }
        Some(bull) => message!(BullParty::TookBull {
            card: card,
            row: row_number,
            cards: cards,
            heads: heads,
            bull: bull,
            who: who,
        }),
    }
}

/// Where a card is laid. New piles are numbered in the order in which they are started.
fn laid(before: &View<BullParty>, seat: Seat, laying: &Laying, card: Card, onto: Onto) -> Message {
    match onto {
        Onto::Pile(pile) => message!(BullParty::OnPile { card: card.get(), pile: u16::from(pile) + 1 }),
        Onto::New => {
            let started = laying.steps().filter(|&(other, onto)| other <= card && onto == Onto::New).count();
            let pile = usize::from(before.piles().count(seat)) + started;
            message!(BullParty::OnNewPile { card: card.get(), pile: pile })
        }
    }
}

fn round_over(before: &View<BullParty>) -> Vec<Line> {
    let mut lines = vec![message!(BullParty::RoundOver { round: before.rounds() + 1 }).into()];
    for seat in Seat::all(before.players()) {
        let line = message!(BullParty::ScoreLine { who: player(seat), points: before.score(seat) });
        lines.push(Line::detail(line));
    }
    lines
}
