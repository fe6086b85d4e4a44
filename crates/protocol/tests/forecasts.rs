//! What a view says of things to come is what then happens.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails must say so")]

use rodeo_laws::rng::XorShift;
use rodeo_laws::tables;
use rodeo_laws::walk::Match;
use rodeo_protocol::view::{
    BuffaloView, BullPartyPhase, BullPartyView, GameView, InsertionForecast, PlacementForecast, Take6Phase,
    Take6View, TakeThatView,
};
use rodeo_rules::any::{AnyEvent, AnyGame, AnyRules, GameKind};
use rodeo_rules::card::Card;
use rodeo_rules::choice::{Choice, Word};
use rodeo_rules::game::Game;
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{Seat, SeatSet, Viewer};
use rodeo_rules::{buffalo, bull_party, take_that, take6};

/// Plays random matches; after each step the check gets the match before it and what happened. It says whether it had
/// something to look at, and that must have come up at least once.
fn compare(rules: impl IntoIterator<Item = AnyRules>, check: impl Fn(&Match<AnyGame>, &[AnyEvent]) -> bool) {
    let mut compared = 0;
    for (table, rules) in rules.into_iter().enumerate() {
        for seed in 0..4 {
            let mut rng = XorShift::new(table as u64 * 1_000_003 + seed);
            let mut played = Match::<AnyGame>::new(&rules);
            while let Some(step) = played.any_step(&mut rng) {
                let before = played.clone();
                played.take(step).unwrap();
                compared += u32::from(check(&before, &played.events[before.events.len()..]));
            }
        }
    }
    assert!(compared > 500, "only {compared} times there was something to compare");
}

fn goes(row: RowId, heads: u8) -> Option<PlacementForecast> {
    Some(PlacementForecast { row, takes: (heads > 0).then_some(heads) })
}

fn take6_view(played: &Match<AnyGame>, viewer: Viewer) -> Take6View {
    match GameView::new(&played.game.view(viewer), true) {
        GameView::Take6(view) => view,
        other => panic!("{other:?}"),
    }
}

/// Where the first card of a turn went, and all that its owner took: the card, its owner, whether it was flipped.
fn first_placed(events: &[take6::Event]) -> Option<(Seat, take6::Play, Option<PlacementForecast>)> {
    use take6::Event;
    let [Event::Revealed { plays }, first, rest @ ..] = events else { return None };
    let (seat, row, mut taken) = match *first {
        Event::NoRowFits { seat, .. } => return Some((seat, plays[seat.index()]?, None)),
        Event::Placed { seat, row, .. } => (seat, row, 0),
        Event::Took { seat, row, heads, .. } => (seat, row, heads),
        _ => return None,
    };
    for event in rest {
        match event {
            Event::ParityMoved { .. } | Event::MountainMoved { .. } | Event::CowJumped { .. } => {}
            Event::CowTook { heads, .. } => taken += heads,
            _ => break,
        }
    }
    Some((seat, plays[seat.index()]?, goes(row, taken)))
}

fn of_take6(events: &[AnyEvent]) -> Vec<take6::Event> {
    events
        .iter()
        .filter_map(|event| if let AnyEvent::Take6(event) = event { Some(event.clone()) } else { None })
        .collect()
}

#[test]
fn take6_forecast_matches_placement() {
    compare(tables::of_kind(GameKind::Take6), |before, events| {
        let Some((seat, play, went)) = first_placed(&of_take6(events)) else { return false };
        let view = take6_view(before, Viewer::Seat(seat));
        let place = view.hand.iter().position(|card| card.0 == play.card).unwrap();
        let told = match play.flipped {
            false => view.forecasts[place],
            true => {
                let flipped = view.flipped[place].unwrap();
                assert_eq!(flipped.value, play.value());
                flipped.forecast
            }
        };
        assert_eq!(told, went, "{play:?} {view:?}");
        true
    });
}

#[test]
fn take6_queue_matches_placement_order() {
    compare(tables::of_kind(GameKind::Take6), |before, events| {
        let view = take6_view(before, Viewer::Public);
        if view.phase != Take6Phase::TakeRow {
            assert!(view.queue.is_empty(), "{view:?}");
            return false;
        }
        let placed: Vec<(Seat, Card)> = of_take6(events)
            .iter()
            .filter_map(|event| match *event {
                take6::Event::Placed { seat, card, .. }
                | take6::Event::Took { seat, card, .. }
                | take6::Event::NoRowFits { seat, card } => Some((seat, card)),
                _ => None,
            })
            .collect();
        let told: Vec<(Seat, Card)> =
            view.queue.iter().map(|waiting| (waiting.seat, waiting.card.0)).collect();
        assert_eq!(view.to_play, told.first().map(|(seat, _)| *seat));
        assert_eq!(placed, told[..placed.len()]);
        true
    });
}

fn buffalo_view(played: &Match<AnyGame>, viewer: Viewer) -> BuffaloView {
    match GameView::new(&played.game.view(viewer), true) {
        GameView::Buffalo(view) => view,
        other => panic!("{other:?}"),
    }
}

/// Looks at cards that are placed after everybody has passed, and at those placed before anybody could act.
#[test]
fn buffalo_forecasts_match_placement() {
    use buffalo::{Event, Owner};
    compare(tables::of_kind(GameKind::Buffalo), |before, events| {
        let [AnyEvent::Buffalo(start), AnyEvent::Buffalo(first), ..] = events else { return false };
        let (owner, card, went) = match *first {
            Event::Placed { owner, card, row } => (owner, card, goes(row, 0)),
            Event::Took { owner, card, row, heads, .. } => (owner, card, goes(row, heads)),
            Event::NoRowFits { seat, card } => (Owner::Seat(seat), card, None),
            _ => return false,
        };
        match (start, owner) {
            (Event::Passed, _) => {
                let view = buffalo_view(before, Viewer::Public);
                let next = view.queue.first().unwrap();
                assert_eq!((next.owner, next.card.0, view.next_forecast), (owner, card, went), "{view:?}");
                true
            }
            (Event::Revealed { .. }, Owner::Seat(seat)) => {
                let view = buffalo_view(before, Viewer::Seat(seat));
                let place = view.hand.iter().position(|own| own.0 == card).unwrap();
                assert_eq!(view.forecasts[place], went, "{view:?}");
                true
            }
            _ => false,
        }
    });
}

/// Insert! and Push! put their card where the forecast says, and cost what it says.
#[test]
fn buffalo_insertion_forecasts_match_the_rows() {
    use buffalo::Event;
    // These special cards are rare: every table is played eight times as often.
    let rules = (0..8).flat_map(|_| tables::of_kind(GameKind::Buffalo));
    compare(rules, |before, events| {
        let Some(&AnyEvent::Buffalo(Event::Used { seat, what })) = events.first() else { return false };
        let view = before.game.view(Viewer::Seat(seat));
        let words = buffalo::Choice::Use(what).words();
        let told = InsertionForecast::of(&view, &words);
        let entered = events.iter().find_map(|event| match *event {
            AnyEvent::Buffalo(
                Event::Inserted { card, row, took, .. } | Event::Pushed { card, row, took, .. },
            ) => Some((card, row, took)),
            _ => None,
        });
        assert_eq!(told.is_some(), entered.is_some(), "{what:?}");
        let (Some(told), Some((card, row, took))) = (told, entered) else { return false };
        assert_eq!((told.card.0, told.takes), (card, took.map(|took| took.heads)));
        let mut after = view.clone();
        for event in events.iter().take_while(|event| {
            !matches!(
                event,
                AnyEvent::Buffalo(Event::Placed { .. } | Event::Took { .. } | Event::NoRowFits { .. })
            )
        }) {
            after.follow(event);
        }
        let GameView::Buffalo(after) = GameView::new(&after, false) else { panic!("another game") };
        let place = after.rows[row.index()].cards.iter().position(|there| there.0 == card);
        match took {
            None => assert_eq!(place, Some(usize::from(told.place))),
            // The row starts again with its highest card.
            Some(took) => assert_eq!(place.is_some(), took.stays == card),
        }
        true
    });
}

fn take_that_view(played: &Match<AnyGame>, viewer: Viewer) -> TakeThatView {
    match GameView::new(&played.game.view(viewer), true) {
        GameView::TakeThat(view) => view,
        other => panic!("{other:?}"),
    }
}

#[test]
fn take_that_playable_cards_and_pairs_match_choices() {
    compare(tables::of_kind(GameKind::TakeThat), |before, _| {
        let Some(seat) = take_that_view(before, Viewer::Public).to_play else { return false };
        let view = take_that_view(before, Viewer::Seat(seat));
        let cards = |words: &[Word]| -> Vec<Card> {
            let next = before.game.next_words(seat, words).next;
            next.into_iter()
                .filter_map(|word| if let Word::Card(card) = word { Some(card) } else { None })
                .collect()
        };
        assert_eq!(view.playable.iter().collect::<Vec<_>>(), cards(&[]));
        assert_eq!(
            view.available_pairs.iter().map(|pair| pair.0).collect::<Vec<_>>(),
            cards(&[take_that::PAIR])
        );
        assert!(
            view.available_pairs.iter().all(|pair| view.line.iter().any(|card| card.0 == pair.1)),
            "{view:?}"
        );
        true
    });
}

fn bull_party_view(played: &Match<AnyGame>) -> BullPartyView {
    match GameView::new(&played.game.view(Viewer::Public), true) {
        GameView::BullParty(view) => view,
        other => panic!("{other:?}"),
    }
}

#[test]
fn bull_party_queue_matches_resolution_order() {
    use bull_party::Event;
    compare(tables::of_kind(GameKind::BullParty), |before, events| {
        let view = bull_party_view(before);
        let full: Vec<bool> = view.rows.iter().map(|row| row.cards.len() == 5).collect();
        assert_eq!(view.rows.iter().map(|row| row.full).collect::<Vec<_>>(), full, "{view:?}");
        let laying = view.seats.iter().any(|seat| seat.to_lay.is_some());
        assert_eq!(laying, view.phase == BullPartyPhase::Lay, "{view:?}");
        if laying {
            let lay: SeatSet = Seat::all(5)
                .zip(&view.seats)
                .filter(|(_, seat)| seat.to_lay > Some(0))
                .map(|(seat, _)| seat)
                .collect();
            assert_eq!(before.game.awaiting(), rodeo_rules::game::Awaiting::Moves(lay));
        }
        if !matches!(view.phase, BullPartyPhase::TakeRow | BullPartyPhase::AddTo) {
            return false;
        }
        let dealt_with: Vec<Seat> = events
            .iter()
            .filter_map(|event| match *event {
                AnyEvent::BullParty(
                    Event::Took { seat, .. } | Event::Added { seat, .. } | Event::NoEffect { seat },
                ) => Some(seat),
                _ => None,
            })
            .collect();
        let told: Vec<Seat> = view.queue.iter().map(|waiting| waiting.seat).collect();
        assert_eq!(view.to_play, told.first().copied());
        assert_eq!(dealt_with, told[..dealt_with.len()], "{view:?}");
        true
    });
}
