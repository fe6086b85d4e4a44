//! What holds for every view of every game, with every number of players and every notable option, and views as files.
//!
//! Each game has a file here: it takes its view apart for the checks, and picks views that are worth a file.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that fails must say so")]

mod files;

use rodeo_laws::rng::XorShift;
use rodeo_laws::tables;
use rodeo_laws::walk::Match;
use rodeo_protocol::view::{CardView, GameView, PlacementForecast, deck};
use rodeo_rules::any::{AnyGame, AnyRules, GameKind};
use rodeo_rules::card::CardSet;
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
    let parts = parts(&view);
    list_lengths_match_the_table(game, &parts, &text);
    sums_add_up(&parts, &text);
    cards_are_in_allowed_places(followed, &parts, &text);
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

/// What the checks of all games need of a view. The view of each game is taken apart in its file.
struct Parts {
    /// Cards that everyone has seen, if they are part of the view.
    seen: Option<CardSet>,
    /// Number of seats.
    seats: usize,
    /// Number of rows and the number that there must be, in games with rows.
    rows: Option<(usize, usize)>,
    /// Number of forecasts, in games that have one for each card of the hand.
    forecasts: Option<usize>,
    /// Number of cards in the viewer's hand.
    hand: usize,
    /// The same number as the viewer's seat says it; `None` for a spectator.
    own_hand: Option<u8>,
    /// Cards shown together, and the sum of their values that the view says.
    sums: Vec<(Vec<CardView>, u32)>,
    /// All cards that lie somewhere in the view.
    named: Vec<CardView>,
}

/// Without the aid nothing is missing but the cards seen.
fn without_aid(bare: &GameView, view: &GameView) {
    assert_eq!(parts(bare).seen, None);
    let [bare, mut view] = [bare, view].map(|view| serde_json::to_value(view).unwrap());
    view.as_object_mut().unwrap().remove("seen");
    assert_eq!(bare, view);
}

fn list_lengths_match_the_table(game: &AnyGame, parts: &Parts, text: &str) {
    assert_eq!(parts.seats, usize::from(game.players()), "{text}");
    if let Some((rows, expected)) = parts.rows {
        assert_eq!(rows, expected, "{text}");
    }
    if game.deck().is_none() && !text.contains(r#""phase":"draft""#) {
        assert!(parts.forecasts.is_none_or(|forecasts| forecasts == parts.hand), "{text}");
    }
}

/// Sums are those of the cards shown, and hands have as many cards as is said.
fn sums_add_up(parts: &Parts, text: &str) {
    for (cards, said) in &parts.sums {
        let sum: u32 = cards.iter().map(|card| u32::from(card.1)).sum();
        assert_eq!(sum, *said, "{cards:?} {text}");
    }
    assert!(parts.own_hand.is_none_or(|said| usize::from(said) == parts.hand), "{text}");
}

/// No card is named twice or with heads of its own, none that the viewer cannot know is named, and every card that the
/// viewer does know is.
fn cards_are_in_allowed_places(view: &View<AnyGame>, parts: &Parts, text: &str) {
    let named = &parts.named;
    let seen = parts.seen.unwrap();
    let set: CardSet = named.iter().map(|card| card.0).collect();
    assert_eq!(usize::from(set.len()), named.len(), "a card is named twice: {text}");
    let faces = deck(&view.rules());
    assert!(named.iter().all(|card| faces.contains(card)), "a card has other heads: {text}");
    let unknown = view.unknown();
    let hidden =
        |kind| unknown.iter().find(|pool| pool.kind == kind).map_or(CardSet::EMPTY, |pool| pool.cards);
    let (hidden, reshuffled) = (hidden(DealKind::Cards), hidden(DealKind::Reshuffle));
    assert_eq!(set & (hidden | reshuffled), CardSet::EMPTY, "a hidden card is named: {text}");
    assert_eq!(seen & hidden, CardSet::EMPTY, "a hidden card is seen: {text}");
    let from_memory = matches!(view.rules(), AnyRules::Take6(rules) if rules.drafted == Drafted::Memory);
    if matches!(view.awaiting(), Awaiting::Moves(_)) && !from_memory {
        let all: CardSet = faces.iter().map(|card| card.0).collect();
        assert_eq!(all - hidden - seen - set, CardSet::EMPTY, "a known card is not shown: {text}");
    }
    if from_memory {
        assert!(!text.contains("known"), "{text}");
    }
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

macro_rules! every_game {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        $(mod $module;)+

        fn parts(view: &GameView) -> Parts {
            match view {
                $(GameView::$Game(view) => $module::parts(view),)+
            }
        }

        $(
            #[test]
            fn $module() {
                look(tables::of_kind(GameKind::$Game), $module::MATCHES);
                $module::view_files();
            }
        )+
    };
}

rodeo_rules::for_each_game!(every_game!());

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
    for &kind in GameKind::ALL {
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
