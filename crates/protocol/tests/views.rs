//! What holds for every view of every game, with every number of players and every notable option.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails must say so")]

use rodeo_laws::rng::XorShift;
use rodeo_laws::tables;
use rodeo_laws::walk::Match;
use rodeo_protocol::view::{CardView, GameView, PlacementForecast, deck};
use rodeo_rules::any::{AnyGame, AnyRules};
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::deal::{DealKind, Order};
use rodeo_rules::game::{Awaiting, Determinization, Game, Rules, View};
use rodeo_rules::seat::{Seat, SeatSet};
use rodeo_rules::take6::Drafted;

/// Plays random matches and looks at every step through everybody's eyes.
fn look(rules: impl IntoIterator<Item = AnyRules>, matches: u64) {
    for (table, rules) in rules.into_iter().enumerate() {
        for seed in 0..matches {
            let mut rng = XorShift::new(table as u64 * 1_000_003 + seed);
            let mut played = Match::<AnyGame>::new(&rules);
            loop {
                for followed in &played.followed {
                    check(&played.game, followed, &mut rng);
                }
                let Some(step) = played.any_step(&mut rng) else { break };
                played.take(step).unwrap();
            }
        }
    }
}

fn check(game: &AnyGame, followed: &View<AnyGame>, rng: &mut XorShift) {
    let view = GameView::new(&game.view(followed.viewer()), true);
    let text = serde_json::to_string(&view).unwrap();
    let viewer = followed.viewer();
    assert_eq!(GameView::new(followed, true), view, "following the events gives another view");
    assert_eq!(serde_json::from_str::<GameView>(&text).unwrap(), view, "{text}");
    let other = GameView::new(&other_world(followed, rng).view(viewer), true);
    assert_eq!(serde_json::to_string(&other).unwrap(), text, "{viewer:?} can tell hidden cards apart");
    without_aid(&GameView::new(followed, false), &view);
    list_lengths_match_the_table(game, &view, &text);
    sums_add_up(&view, &text);
    cards_are_in_allowed_places(followed, &view, &text);
    phase_matches_awaited_seats(game, &text);
}

/// A game that looks the same to the viewer, with all that is hidden in another order.
fn other_world(view: &View<AnyGame>, rng: &mut XorShift) -> AnyGame {
    let filling: Determinization = view
        .unknown()
        .iter()
        .map(|pool| {
            let mut cards: Order = pool.cards.iter().collect();
            let all = cards.len();
            rng.shuffle(&mut cards, all);
            cards
        })
        .collect();
    view.imagine(&filling).unwrap()
}

/// Without the aid nothing is missing but the cards seen.
fn without_aid(bare: &GameView, view: &GameView) {
    let text = serde_json::to_string(bare).unwrap();
    assert!(!text.contains("seen"), "{text}");
    let mut view = view.clone();
    *match &mut view {
        GameView::Take6(view) => &mut view.seen,
        GameView::Buffalo(view) => &mut view.seen,
        GameView::TakeThat(view) => &mut view.seen,
        GameView::BullParty(view) => &mut view.seen,
    } = None;
    assert_eq!(*bare, view);
}

fn list_lengths_match_the_table(game: &AnyGame, view: &GameView, text: &str) {
    let players = usize::from(game.players());
    let (seats, rows, hand, goes) = match view {
        GameView::Take6(view) => {
            (view.seats.len(), view.rows.len(), view.hand.len(), Some(view.forecasts.len()))
        }
        GameView::Buffalo(view) => {
            (view.seats.len(), view.rows.len(), view.hand.len(), Some(view.forecasts.len()))
        }
        GameView::TakeThat(view) => (view.seats.len(), 4, view.hand.len(), None),
        GameView::BullParty(view) => (view.seats.len(), view.rows.len(), view.hand.len(), None),
    };
    assert_eq!(seats, players, "{text}");
    assert_eq!(rows, if matches!(view, GameView::BullParty(_)) { players } else { 4 }, "{text}");
    if game.deck().is_none() && !text.contains(r#""phase":"draft""#) {
        assert!(goes.is_none_or(|goes| goes == hand), "{text}");
    }
}

/// Sums are those of the cards shown, and hands have as many cards as is said.
fn sums_add_up(view: &GameView, text: &str) {
    let sum = |cards: &[CardView]| cards.iter().map(|card| u32::from(card.1)).sum::<u32>();
    let mut sums: Vec<(u32, u32)> = Vec::new();
    let mut own: Option<(u8, usize)> = None;
    match view {
        GameView::Take6(view) => {
            sums.extend(view.rows.iter().map(|row| (sum(&row.cards), u32::from(row.heads))));
            own = view.you.map(|seat| (view.seats[seat.index()].hand, view.hand.len()));
        }
        GameView::Buffalo(view) => {
            sums.extend(view.rows.iter().map(|row| (sum(&row.cards), u32::from(row.heads))));
            own = view.you.map(|seat| (view.seats[seat.index()].hand, view.hand.len()));
        }
        GameView::TakeThat(view) => {
            sums.push((sum(&view.line), u32::from(view.line_cost)));
            own = view.you.map(|seat| (view.seats[seat.index()].hand, view.hand.len()));
        }
        GameView::BullParty(view) => {
            sums.extend(view.rows.iter().map(|row| (sum(&row.cards), u32::from(row.heads))));
            for seat in &view.seats {
                sums.extend(seat.piles.iter().map(|pile| (sum(&pile.cards), u32::from(pile.heads))));
                let heads: Vec<i32> = seat.piles.iter().map(|pile| i32::from(pile.heads)).collect();
                let best = heads.iter().max().copied().unwrap_or(0);
                assert_eq!(
                    seat.score,
                    2 * best - heads.iter().sum::<i32>() + i32::from(seat.bulls),
                    "{text}"
                );
            }
            own = own.or(view.you.map(|seat| (view.seats[seat.index()].hand, view.hand.len())));
        }
    }
    assert!(sums.iter().all(|(cards, said)| cards == said), "{sums:?} {text}");
    assert!(own.is_none_or(|(said, cards)| usize::from(said) == cards), "{text}");
}

/// No card is named twice or with heads of its own, none that the viewer cannot know is named, and every card that the
/// viewer does know is.
fn cards_are_in_allowed_places(view: &View<AnyGame>, shown: &GameView, text: &str) {
    let named = named(shown);
    let set: CardSet = named.iter().map(|card| card.0).collect();
    assert_eq!(usize::from(set.len()), named.len(), "a card is named twice: {text}");
    let faces = deck(&view.rules());
    assert!(named.iter().all(|card| faces.contains(card)), "a card has other heads: {text}");
    let unknown = view.unknown();
    let hidden =
        |kind| unknown.iter().find(|pool| pool.kind == kind).map_or(CardSet::EMPTY, |pool| pool.cards);
    let (hidden, reshuffled) = (hidden(DealKind::Cards), hidden(DealKind::Reshuffle));
    assert_eq!(set & (hidden | reshuffled), CardSet::EMPTY, "a hidden card is named: {text}");
    assert_eq!(seen(shown) & hidden, CardSet::EMPTY, "a hidden card is seen: {text}");
    let from_memory = matches!(view.rules(), AnyRules::Take6(rules) if rules.drafted == Drafted::Memory);
    if matches!(view.awaiting(), Awaiting::Moves(_)) && !from_memory {
        let all: CardSet = faces.iter().map(|card| card.0).collect();
        assert_eq!(all - hidden - seen(shown) - set, CardSet::EMPTY, "a known card is not shown: {text}");
    }
    if from_memory {
        assert!(!text.contains("known"), "{text}");
    }
}

/// All cards that lie somewhere in the view. Take That says of taken lines only how many cards they were.
fn named(view: &GameView) -> Vec<CardView> {
    let mut all: Vec<CardView> = Vec::new();
    match view {
        GameView::Take6(view) => {
            all.extend(view.rows.iter().flat_map(|row| &row.cards));
            all.extend(&view.pool);
            all.extend(view.seats.iter().flat_map(|seat| &seat.known));
            all.extend(view.queue.iter().map(|waiting| waiting.card));
            all.extend(&view.hand);
        }
        GameView::Buffalo(view) => {
            all.extend(view.rows.iter().flat_map(|row| &row.cards));
            all.extend(view.seats.iter().flat_map(|seat| &seat.known));
            all.extend(view.queue.iter().map(|waiting| waiting.card));
            all.extend(&view.hand);
        }
        GameView::TakeThat(view) => {
            let toad = |card: Card| if card.get().is_multiple_of(11) { 5 } else { 1 };
            all.extend(&view.line);
            all.extend(view.seats.iter().flat_map(|seat| seat.pairs).map(|card| CardView(card, toad(card))));
            all.extend(&view.hand);
        }
        GameView::BullParty(view) => {
            all.extend(view.rows.iter().flat_map(|row| &row.cards));
            all.extend(view.turned_card);
            all.extend(view.seats.iter().flat_map(|seat| &seat.known));
            all.extend(view.seats.iter().flat_map(|seat| &seat.piles).flat_map(|pile| &pile.cards));
            all.extend(view.queue.iter().filter_map(|waiting| waiting.card));
            all.extend(&view.hand);
        }
    }
    all
}

fn seen(view: &GameView) -> CardSet {
    match view {
        GameView::Take6(view) => view.seen,
        GameView::Buffalo(view) => view.seen,
        GameView::TakeThat(view) => view.seen,
        GameView::BullParty(view) => view.seen,
    }
    .unwrap()
}

/// The phase tells deals and the end from choices, and the seat on turn is the one that is asked.
fn phase_matches_awaited_seats(game: &AnyGame, text: &str) {
    let view: serde_json::Value = serde_json::from_str(text).unwrap();
    let to_play = view["to_play"].as_u64().map(|seat| Seat::new(seat as u8).unwrap());
    let awaiting = game.awaiting();
    assert_eq!(view["phase"] == "deal", awaiting == Awaiting::Deal, "{text}");
    assert_eq!(view["phase"] == "over", awaiting == Awaiting::Over, "{text}");
    assert_eq!(view["outcome"], serde_json::to_value(game.outcome()).unwrap(), "{text}");
    if let Some(seat) = to_play {
        assert_eq!(awaiting, Awaiting::Moves(SeatSet::only(seat)), "{text}");
    }
    let alone = ["draft", "take_row", "turn", "add_to"].contains(&view["phase"].as_str().unwrap());
    assert_eq!(alone, to_play.is_some(), "{text}");
}

#[test]
fn take6() {
    look(tables::take6().into_iter().map(AnyRules::from), 1);
}

#[test]
fn buffalo() {
    look(tables::buffalo().into_iter().map(AnyRules::from), 12);
}

#[test]
fn take_that() {
    look(tables::take_that().into_iter().map(AnyRules::from), 2);
}

#[test]
fn bull_party() {
    look(tables::bull_party().into_iter().map(AnyRules::from), 2);
}

/// Twenty thousand views a second are sent, so a Take 6 view of four stays below a kilobyte.
#[test]
fn take6_view_fits_its_size_budget() {
    let rules = AnyRules::read("take6", 4, "").unwrap();
    let mut sizes: Vec<usize> = Vec::new();
    for seed in 0..20 {
        let mut rng = XorShift::new(seed);
        let mut played = Match::<AnyGame>::new(&rules);
        while let Some(step) = played.any_step(&mut rng) {
            played.take(step).unwrap();
            let bytes = |view: &View<AnyGame>| serde_json::to_vec(&GameView::new(view, true)).unwrap().len();
            sizes.extend(played.followed.iter().map(bytes));
        }
    }
    let (mean, most) = (sizes.iter().sum::<usize>() / sizes.len(), *sizes.iter().max().unwrap());
    println!("Take 6, 4 players, with the cards seen: {mean} bytes in the mean, {most} at most");
    assert!(mean <= 700 && most <= 900, "{mean} bytes in the mean, {most} at most");
}

/// The words that clients switch on.
#[test]
fn view_tag_is_the_game_name() {
    for &kind in rodeo_rules::any::GameKind::ALL {
        let view = View::<AnyGame>::new(
            &kind.default_rules(kind.usual_players()),
            rodeo_rules::seat::Viewer::Public,
        );
        let text = serde_json::to_string(&GameView::new(&view.unwrap(), false)).unwrap();
        assert!(text.starts_with(&format!(r#"{{"game":"{kind}","phase":"deal""#)), "{text}");
    }
    let goes = PlacementForecast { row: rodeo_rules::rows::RowId::new(2).unwrap(), takes: None };
    assert_eq!(serde_json::to_string(&goes).unwrap(), r#"{"row":2}"#);
}

/// The whole deck for those who draw a grid, by its own heads.
#[test]
fn deck_lists_cards_with_heads() {
    let heads = |game: &str, options: &str| {
        let rules = AnyRules::read(game, 2, options).unwrap();
        rules.check().unwrap();
        let deck = deck(&rules);
        (deck.len(), deck.iter().map(|card| u32::from(card.1)).sum::<u32>())
    };
    assert_eq!(heads("take6", ""), (104, 171));
    assert_eq!(heads("take6", "deck=limited"), (24, 38));
    assert_eq!(heads("buffalo", ""), (104, 171));
    assert_eq!(heads("take_that", ""), (79, 107));
    assert_eq!(heads("bull_party", ""), (100, 167));
    let own = "numbers=16,out=0,hand=2,heads=0+1+2+3+4+5+6+7+8+9+10+20+30+40+50+99";
    assert_eq!(heads("bull_party", own), (16, 294));
}
