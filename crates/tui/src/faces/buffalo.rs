//! Beat the Buffalo in a terminal.

use rodeo_rules::buffalo::{Buffalo, Cause, Event, LIFT, Overflow, Owner, Phase, QueuedCard, Special};
use rodeo_rules::card::Card;
use rodeo_rules::choice::Word;
use rodeo_rules::game::{Game, Outcome, View};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_texts::{Actor, ActorKind, text};

use crate::face::{Face, Group, Secrecy};
use crate::scribe::{RowLine, Scribe};

impl Face for Buffalo {
    fn table(view: &View<Buffalo>, scribe: &Scribe<'_>) -> Vec<String> {
        let mut lines = vec![scribe.title(&title(view, scribe)), String::new()];
        lines.extend(scribe.rows(&RowId::all(4).map(|row| row_line(view, row, scribe)).collect::<Vec<_>>()));
        lines.push(String::new());
        let mut facts = vec![heads(view, scribe)];
        if view.rules().specials_in_play() > 0 {
            facts.push(specials(view, scribe));
        }
        if !view.queue().is_empty() {
            let waiting: Vec<String> = view.queue().iter().map(|waiting| shown(waiting, scribe)).collect();
            facts.push((text!(scribe.texts, Buffalo::Queue), waiting));
            facts.extend(view.queue().next().map(|next| forecast(view, next, scribe)));
        }
        lines.extend(scribe.facts(&facts));
        if let Viewer::Seat(seat) = view.viewer() {
            let hand: Vec<(Card, u8)> = view.hand(seat).iter().map(|card| (card, card.heads())).collect();
            lines.extend(scribe.hand(&text!(scribe.texts, Table::Hand), &hand));
        }
        lines
    }

    fn prompt(view: &View<Buffalo>, seat: Seat, scribe: &Scribe<'_>) -> String {
        let next = view.queue().next();
        match (view.phase(), next) {
            (Phase::Window, Some(next)) => {
                text!(
                    scribe.texts,
                    Buffalo::AskWindow { card: next.card.get(), ..by(next.owner, &scribe.to(seat)) }
                )
            }
            (Phase::TakeRow(_), Some(next)) => text!(scribe.texts, Table::AskRow { card: next.card.get() }),
            _ if view.next_words(seat, &[]).next.contains(&LIFT) => {
                text!(scribe.texts, Buffalo::AskCardOrLift)
            }
            _ => text!(scribe.texts, Table::AskCard),
        }
    }

    fn does(
        view: &View<Buffalo>,
        _seat: Seat,
        so_far: &[Word],
        group: Group,
        scribe: &Scribe<'_>,
    ) -> Option<String> {
        let texts = scribe.texts;
        let special = |word: &Word| Special::from_word(*word);
        match (group, so_far.first().map(special)) {
            (Group::Cards, None) => Some(text!(texts, Table::ChoicePlay)),
            (Group::Cards, Some(Some(Special::Replace))) => Some(text!(texts, Buffalo::ChoiceReplaceWith)),
            (Group::Cards, Some(Some(Special::First))) => Some(text!(texts, Buffalo::ChoiceFirst)),
            (Group::Cards, Some(Some(Special::Last))) => Some(text!(texts, Buffalo::ChoiceLast)),
            (Group::Cards, Some(Some(Special::Sort))) => Some(text!(texts, Buffalo::ChoiceSort)),
            (Group::Cards, Some(Some(Special::Push))) => Some(text!(texts, Buffalo::ChoicePush)),
            (Group::Rows, None) => Some(text!(texts, Table::ChoiceTake)),
            (Group::Word(LIFT), _) => Some(text!(texts, Buffalo::ChoiceLift)),
            (Group::Word(Word::Pass), _) => {
                view.queue().next().map(|next| text!(texts, Buffalo::ChoicePass { card: next.card.get() }))
            }
            (Group::Word(word), _) => {
                let special = Special::from_word(word)?;
                texts.named("special", &format!("{}-about", special.name()))
            }
            (Group::Cards | Group::Rows | Group::Piles, _) => None,
        }
    }

    fn tell(event: &Event, before: &View<Buffalo>, scribe: &Scribe<'_>) -> Vec<String> {
        tell(event, before, scribe)
    }

    fn summary(events: &[Event], now: &View<Buffalo>, _seat: Seat, scribe: &Scribe<'_>) -> Option<String> {
        let began = events.iter().any(|event| matches!(event, Event::Revealed { .. }));
        if !began || !now.queue().is_empty() {
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
        Some(text!(
            scribe.texts,
            Buffalo::TurnSummary {
                took: team,
                team: now.team_heads(),
                gave: buffalo,
                buffalo: now.buffalo_heads(),
            }
        ))
    }

    fn secrecy(view: &View<Buffalo>, _seat: Seat, so_far: &[Word]) -> Secrecy {
        match (view.phase(), so_far) {
            (Phase::Pick, _) => Secrecy::Secret,
            (Phase::Window, [word, ..]) if *word == Special::Replace.word() => Secrecy::Secret,
            _ => Secrecy::Open,
        }
    }

    fn pauses(event: &Event) -> bool {
        matches!(event, Event::Scored { .. })
    }

    fn score(score: i32, scribe: &Scribe<'_>) -> String {
        text!(scribe.texts, Table::Heads { heads: score })
    }

    fn result(outcome: &Outcome, scribe: &Scribe<'_>) -> Vec<String> {
        let team = outcome.scores.first().copied().unwrap_or(0);
        let buffalo = outcome.buffalo.unwrap_or(0);
        vec![match outcome.winners.is_empty() {
            true => text!(scribe.texts, Buffalo::Lose { team: team, buffalo: buffalo }),
            false => text!(scribe.texts, Buffalo::Win { team: team, buffalo: buffalo }),
        }]
    }
}

fn tell(event: &Event, before: &View<Buffalo>, scribe: &Scribe<'_>) -> Vec<String> {
    let texts = scribe.texts;
    let line = match *event {
        Event::HandDealt { .. } | Event::StackDealt { .. } | Event::Passed => return Vec::new(),
        Event::RowsLaid { starts } => {
            let starts: Vec<String> = starts.iter().map(|card| card.to_string()).collect();
            text!(texts, Table::RowsStart { cards: scribe.list(&starts) })
        }
        Event::SpecialsDealt { .. } => match before.rules().specials_in_play() {
            0 => return Vec::new(),
            count => text!(texts, Buffalo::SpecialsInPlay { count: count }),
        },
        Event::Turned { special, .. } => {
            text!(texts, Buffalo::SpecialRevealed { special: name(special, scribe) })
        }
        Event::Revealed { cards, buffalo } => {
            let players = Seat::all(before.players())
                .zip(cards)
                .filter_map(|(seat, card)| Some(QueuedCard { owner: Owner::Seat(seat), card: card? }));
            let mut all: Vec<QueuedCard> =
                players.chain([QueuedCard { owner: Owner::Buffalo, card: buffalo }]).collect();
            all.sort_by_key(|waiting| waiting.card);
            let cards: Vec<String> = all.into_iter().map(|waiting| shown(waiting, scribe)).collect();
            text!(texts, Table::Revealed { cards: cards.join(", ") })
        }
        Event::Used { seat, what } => {
            text!(texts, Buffalo::SpecialUsed { special: name(what.special(), scribe), ..scribe.by(seat) })
        }
        Event::Lifted { seat, row } => {
            text!(texts, Buffalo::Lifted { row: row.get() + 1, ..scribe.by(seat) })
        }
        Event::Take7Laid { row } => text!(texts, Buffalo::Take7Laid { row: row.get() + 1 }),
        Event::StopLaid { row } => text!(texts, Buffalo::StopLaid { row: row.get() + 1 }),
        Event::Replaced { seat, back, card } => {
            text!(texts, Buffalo::Replaced { back: back.get(), card: card.get(), ..scribe.by(seat) })
        }
        Event::Inserted { seat, card, row, took } => {
            let row = row.get() + 1;
            let line = text!(texts, Buffalo::Inserted { card: card.get(), row: row, ..scribe.by(seat) });
            return [Some(line), took.map(|took| overflow(took, scribe))].into_iter().flatten().collect();
        }
        Event::Pushed { card, from, row, took } => {
            let (from, row) = (from.get() + 1, row.get() + 1);
            let line = text!(texts, Buffalo::Pushed { card: card.get(), from: from, row: row });
            return [Some(line), took.map(|took| overflow(took, scribe))].into_iter().flatten().collect();
        }
        Event::PutFirst { card } => text!(texts, Buffalo::PutFirst { card: card.get() }),
        Event::PutLast { card } => text!(texts, Buffalo::PutLast { card: card.get() }),
        Event::Sorted { order } => {
            let cards: Vec<String> = order.iter().flatten().map(|card| card.to_string()).collect();
            text!(texts, Buffalo::Sorted { cards: cards.join(", ") })
        }
        Event::Placed { owner, card, row } => {
            text!(texts, Table::Placed { card: card.get(), row: row.get() + 1, ..by(owner, scribe) })
        }
        Event::NoRowFits { seat, card } => {
            text!(texts, Table::NoRowFits { card: card.get(), ..scribe.by(seat) })
        }
        Event::Took { owner, card, row, heads, cause } => {
            let (card, by, number) = (card.get(), by(owner, scribe), row.get() + 1);
            let place = before.row(row).len() + 1;
            match cause {
                Cause::Full => {
                    text!(texts, Buffalo::Took { card: card, row: number, place: place, heads: heads, ..by })
                }
                Cause::Chosen | Cause::Cheapest => {
                    text!(texts, Buffalo::ChoseRow { card: card, row: number, heads: heads, ..by })
                }
            }
        }
        Event::Scored { team, buffalo } => text!(texts, Buffalo::Counted { team: team, buffalo: buffalo }),
    };
    vec![line]
}

fn overflow(took: Overflow, scribe: &Scribe<'_>) -> String {
    text!(scribe.texts, Buffalo::Overflow { heads: took.heads, stays: took.stays.get() })
}

fn title(view: &View<Buffalo>, scribe: &Scribe<'_>) -> String {
    let turns = view.rules().hand;
    let played = turns.saturating_sub(view.hand_size());
    let turn = if view.phase() == Phase::Pick { played + 1 } else { played };
    text!(scribe.texts, Buffalo::Title { turn: turn, turns: turns })
}

fn row_line(view: &View<Buffalo>, row: RowId, scribe: &Scribe<'_>) -> RowLine {
    let (texts, cards) = (scribe.texts, view.row(row));
    let places = if view.has_take7(row) { 6 } else { 5 };
    let mut cells: Vec<String> = cards.cards().map(|card| scribe.card(card, card.heads())).collect();
    while cells.len() < places {
        cells.push(scribe.free_place());
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
    RowLine { label: scribe.row(row), cells, notes }
}

fn heads(view: &View<Buffalo>, scribe: &Scribe<'_>) -> (String, Vec<String>) {
    let (texts, team) = (scribe.texts, view.team_heads());
    let counts = view.rules().head_counts();
    let team = match counts {
        1 => text!(texts, Buffalo::Team { heads: team }),
        _ => text!(texts, Buffalo::TeamDouble { heads: team, double: team * counts }),
    };
    let buffalo = text!(texts, Buffalo::Heads { heads: view.buffalo_heads() });
    (text!(texts, Table::HeadsLabel), vec![team, buffalo])
}

fn specials(view: &View<Buffalo>, scribe: &Scribe<'_>) -> (String, Vec<String>) {
    let texts = scribe.texts;
    let mut facts: Vec<String> = view.open_specials().map(|special| name(special, scribe)).collect();
    if facts.is_empty() {
        facts.push(text!(texts, Buffalo::NoSpecials));
    }
    if view.stock_size() > 0 {
        facts.push(text!(texts, Buffalo::FaceDown { count: view.stock_size() }));
    }
    (text!(texts, Buffalo::Specials), facts)
}

/// What happens to the next card if nobody does anything.
fn forecast(view: &View<Buffalo>, next: QueuedCard, scribe: &Scribe<'_>) -> (String, Vec<String>) {
    let (texts, card) = (scribe.texts, next.card.get());
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

fn name(special: Special, scribe: &Scribe<'_>) -> String {
    scribe.texts.named("special", special.name()).unwrap_or_else(|| special.name().to_owned())
}

fn by(owner: Owner, scribe: &Scribe<'_>) -> Actor {
    match owner {
        Owner::Seat(seat) => scribe.by(seat),
        Owner::Buffalo => Actor { name: text!(scribe.texts, Buffalo::Name), kind: ActorKind::Buffalo },
    }
}

fn shown(waiting: QueuedCard, scribe: &Scribe<'_>) -> String {
    text!(scribe.texts, Table::RevealedCard { card: waiting.card.get(), who: by(waiting.owner, scribe).name })
}
