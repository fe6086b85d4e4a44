//! Take 6 in a terminal.

use rodeo_rules::card::Card;
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Game, View};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::{
    Arrow, Cause, DealMode, Drafted, End, Event, FLIP, FanCard, Parity, Phase, Play, Rules, Take6,
};
use rodeo_texts::text;

use crate::face::{Face, Group, Secrecy};
use crate::scribe::{RowLine, Scribe};

impl Face for Take6 {
    fn table(view: &View<Take6>, scribe: &Scribe<'_>) -> Vec<String> {
        let mut lines = vec![scribe.title(&title(view, scribe)), String::new()];
        match view.phase() {
            Phase::Draft(_) => {
                let pool: Vec<String> = view.pool().iter().map(|card| card.to_string()).collect();
                lines.extend(scribe.facts(&[(text!(scribe.texts, Take6::DraftPool), vec![pool.join(" ")])]));
            }
            Phase::Deal | Phase::Choose | Phase::TakeRow(_) | Phase::Over => {
                lines.extend(
                    scribe.rows(&RowId::all(4).map(|row| row_line(view, row, scribe)).collect::<Vec<_>>()),
                );
            }
        }
        lines.push(String::new());
        lines.extend(scribe.facts(&[scores(view, scribe)]));
        lines.extend(open_hands(view, scribe));
        if let Viewer::Seat(seat) = view.viewer() {
            let hand: Vec<(Card, u8)> = view.hand(seat).iter().map(|card| (card, card.heads())).collect();
            lines.extend(scribe.hand(&text!(scribe.texts, Table::Hand), &hand));
            if view.rules().fans.has(FanCard::FlipDigits) && view.has_flip(seat) {
                lines.push(format!("  {}", text!(scribe.texts, Take6::FlipAvailable)));
            }
        }
        lines
    }

    fn prompt(view: &View<Take6>, seat: Seat, scribe: &Scribe<'_>) -> String {
        match view.phase() {
            Phase::Draft(_) => text!(scribe.texts, Take6::AskDraft),
            Phase::TakeRow(_) => {
                let card = view.waiting(seat).map_or(0, |play| play.card.get());
                text!(scribe.texts, Table::AskRow { card: card })
            }
            Phase::Deal | Phase::Choose | Phase::Over => text!(scribe.texts, Table::AskCard),
        }
    }

    fn does(
        view: &View<Take6>,
        _seat: Seat,
        _so_far: &[Word],
        group: Group,
        scribe: &Scribe<'_>,
    ) -> Option<String> {
        match (view.phase(), group) {
            (Phase::Draft(_), Group::Cards) => Some(text!(scribe.texts, Take6::ChoiceDraft)),
            (_, Group::Cards) => Some(text!(scribe.texts, Table::ChoicePlay)),
            (_, Group::Rows) => Some(text!(scribe.texts, Table::ChoiceTake)),
            (_, Group::Word(FLIP)) => Some(text!(scribe.texts, Take6::ChoiceFlip)),
            (_, Group::Piles | Group::Word(_)) => None,
        }
    }

    fn tell(event: &Event, before: &View<Take6>, scribe: &Scribe<'_>) -> Vec<String> {
        let texts = scribe.texts;
        let line = match *event {
            Event::HandDealt { .. } => return Vec::new(),
            Event::Drafted { seat, card } => {
                text!(texts, Take6::Drafted { card: card.get(), ..scribe.by(seat) })
            }
            Event::RowsLaid { starts } => {
                let starts: Vec<String> = starts.iter().map(|card| card.to_string()).collect();
                text!(texts, Table::RowsStart { cards: scribe.list(&starts) })
            }
            Event::Revealed { plays } => {
                let mut shown: Vec<(Seat, Play)> = Seat::all(before.players())
                    .zip(plays)
                    .filter_map(|(seat, play)| Some((seat, play?)))
                    .collect();
                // In the order in which they will be placed (rules take6 3.3, fans 5.7).
                shown.sort_by_key(|(_, play)| (play.value(), !play.flipped));
                let cards: Vec<String> =
                    shown.iter().map(|&(seat, play)| shown_card(seat, play, scribe)).collect();
                text!(texts, Table::Revealed { cards: cards.join(", ") })
            }
            Event::Placed { seat, card, row } => {
                text!(texts, Table::Placed { card: card.get(), row: row.get() + 1, ..scribe.by(seat) })
            }
            Event::NoRowFits { seat, card } => {
                text!(texts, Table::NoRowFits { card: card.get(), ..scribe.by(seat) })
            }
            Event::Took { seat, card, row, heads, cause } => {
                let (card, by, number) = (card.get(), scribe.by(seat), row.get() + 1);
                let place = before.rows()[row].len() + 1;
                match cause {
                    Cause::Full => {
                        text!(
                            texts,
                            Take6::Took { card: card, row: number, place: place, heads: heads, ..by }
                        )
                    }
                    Cause::Chosen => {
                        text!(texts, Take6::ChoseRow { card: card, row: number, heads: heads, ..by })
                    }
                }
            }
            Event::ParityMoved { row, parity: Parity::Even } => {
                text!(texts, Take6::EvenMoved { row: row.get() + 1 })
            }
            Event::ParityMoved { row, parity: Parity::Odd } => {
                text!(texts, Take6::OddMoved { row: row.get() + 1 })
            }
            Event::MountainMoved { row, .. } => text!(texts, Take6::MountainMoved { row: row.get() + 1 }),
            Event::CowJumped { row } => text!(texts, Take6::CowJumped { row: row.get() + 1 }),
            Event::CowTook { seat, row, stays, heads } => text!(
                texts,
                Take6::CowTook { row: row.get() + 1, stays: stays.get(), heads: heads, ..scribe.by(seat) }
            ),
            Event::RoundScored { heads } => {
                let round = before.round() + 1;
                let mut lines = vec![text!(texts, Take6::RoundOver { round: round })];
                for (seat, heads) in Seat::all(before.players()).zip(heads) {
                    let total = before.score(seat) + u32::from(heads);
                    let who = scribe.who(seat);
                    lines.push(format!(
                        "  {}",
                        text!(texts, Take6::RoundLine { who: who, heads: heads, total: total })
                    ));
                }
                return lines;
            }
        };
        vec![line]
    }

    fn summary(events: &[Event], now: &View<Take6>, seat: Seat, scribe: &Scribe<'_>) -> Option<String> {
        let began = events.iter().any(|event| matches!(event, Event::Revealed { .. }));
        let scored = events.iter().any(|event| matches!(event, Event::RoundScored { .. }));
        let waits = Seat::all(now.players()).any(|other| now.waiting(other).is_some());
        if !began || scored || waits {
            return None;
        }
        let mine = |event: &Event| match *event {
            Event::Took { seat: taker, heads, .. } | Event::CowTook { seat: taker, heads, .. }
                if taker == seat =>
            {
                Some(u32::from(heads))
            }
            _ => None,
        };
        let took: Vec<u32> = events.iter().filter_map(mine).collect();
        let (by, total) = (scribe.by(seat), now.heads(seat));
        Some(match took.is_empty() {
            true => text!(scribe.texts, Take6::TurnNoHeads { heads: total, ..by }),
            false => {
                text!(scribe.texts, Take6::TurnHeads { heads: took.iter().sum::<u32>(), total: total, ..by })
            }
        })
    }

    fn secrecy(view: &View<Take6>, _seat: Seat, _so_far: &[Word]) -> Secrecy {
        match view.phase() {
            Phase::Choose => Secrecy::Secret,
            Phase::Deal | Phase::Draft(_) | Phase::TakeRow(_) | Phase::Over => Secrecy::Open,
        }
    }

    fn pauses(event: &Event) -> bool {
        matches!(event, Event::RoundScored { .. })
    }

    fn score(score: i32, scribe: &Scribe<'_>) -> String {
        text!(scribe.texts, Table::Heads { heads: score })
    }

    fn notices(rules: &Rules, scribe: &Scribe<'_>) -> Vec<String> {
        let mixed = rules.fans.count() > 1;
        mixed.then(|| text!(scribe.texts, Take6::SeveralFans)).into_iter().collect()
    }
}

fn title(view: &View<Take6>, scribe: &Scribe<'_>) -> String {
    let round = view.round() + 1;
    match view.phase() {
        Phase::Draft(_) => text!(scribe.texts, Take6::DraftTitle { round: round }),
        phase => {
            let turns = view.rules().hand;
            let left = match phase {
                Phase::TakeRow(_) => view.hand_size(Seat::default()) + 1,
                _ => view.hand_size(Seat::default()),
            };
            text!(
                scribe.texts,
                Take6::Title { round: round, turn: turns + 1 - left.min(turns), turns: turns }
            )
        }
    }
}

fn row_line(view: &View<Take6>, row: RowId, scribe: &Scribe<'_>) -> RowLine {
    let (texts, markers) = (scribe.texts, view.markers());
    let cards = view.rows()[row];
    let mut cells: Vec<String> = cards.cards().map(|card| scribe.card(card, card.heads())).collect();
    if markers.cow == Some(row) {
        cells.push(text!(texts, Take6::Cow));
    }
    while cells.len() < 5 {
        cells.push(scribe.free_place());
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
    RowLine { label: scribe.row(row), cells, notes }
}

/// Everybody's heads, this round included, and when the match ends.
fn scores(view: &View<Take6>, scribe: &Scribe<'_>) -> (String, Vec<String>) {
    let total = |seat: Seat| view.score(seat) + u32::from(view.heads(seat));
    let mut facts: Vec<String> =
        Seat::all(view.players()).map(|seat| format!("{}: {}", scribe.who(seat), total(seat))).collect();
    let end = match view.rules().end {
        End::Limit(limit) => text!(scribe.texts, Take6::EndsAt { limit: limit }),
        End::Rounds(rounds) => text!(scribe.texts, Take6::EndsAfter { rounds: rounds }),
    };
    facts.push(format!("({end})"));
    (text!(scribe.texts, Table::HeadsLabel), facts)
}

/// The hands of the others, where they were drafted in the open and stay on show.
fn open_hands(view: &View<Take6>, scribe: &Scribe<'_>) -> Vec<String> {
    let rules = view.rules();
    if rules.deal != DealMode::Draft || rules.drafted != Drafted::Open {
        return Vec::new();
    }
    let others =
        Seat::all(view.players()).filter(|&seat| !view.viewer().is(seat) && !view.hand(seat).is_empty());
    let hand = |seat: Seat| {
        let cards: Vec<String> = view.hand(seat).iter().map(|card| card.to_string()).collect();
        (text!(scribe.texts, Take6::HandOf { who: scribe.who(seat) }), vec![cards.join(" ")])
    };
    scribe.facts(&others.map(hand).collect::<Vec<_>>())
}

fn shown_card(seat: Seat, play: Play, scribe: &Scribe<'_>) -> String {
    let (card, who) = (play.card.get(), scribe.who(seat));
    match play.flipped {
        true => text!(scribe.texts, Take6::RevealedFlipped { card: card, value: play.value(), who: who }),
        false => text!(scribe.texts, Table::RevealedCard { card: card, who: who }),
    }
}
