//! Take That.

use rodeo_protocol::view::{CardView, GameView, TakeThatView};
use rodeo_rules::card::Card;

use crate::Parts;
use crate::files::{find, golden, seat};

/// Random matches per table.
pub const MATCHES: u64 = 2;

/// Takes the view apart.
pub fn parts(view: &TakeThatView) -> Parts {
    // Of taken lines the view says only how many cards they were.
    let toad = |card: Card| if card.get().is_multiple_of(11) { 5 } else { 1 };
    let pairs = view.seats.iter().flat_map(|seat| &seat.pairs).flat_map(|&(low, high)| [low, high]);
    let pairs = pairs.map(|card| CardView(card, toad(card)));
    let named = view.line.iter().copied().chain(pairs).chain(view.hand.iter().copied());
    Parts {
        seen: view.seen,
        seats: view.seats.len(),
        rows: None,
        forecasts: None,
        hand: view.hand.len(),
        own_hand: view.you.map(|seat| view.seats[seat.index()].hand),
        sums: vec![(view.line.to_vec(), u32::from(view.line_cost))],
        named: named.collect(),
    }
}

/// Views that are worth a file.
pub fn view_files() {
    let turn = find("take_that", 3, "variant=advanced", seat(2), |view| match view {
        GameView::TakeThat(view) => {
            !view.available_pairs.is_empty()
                && view.line.len() > 3
                && view.round == 2
                && view.seats.iter().any(|seat| seat.extras > 0)
                && view.seats.iter().any(|seat| !seat.pairs.is_empty())
        }
        _ => false,
    });
    golden("take_that", &turn);
}
