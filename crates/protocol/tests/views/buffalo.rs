//! Beat the Buffalo.

use rodeo_protocol::view::{BuffaloPhase, BuffaloView, GameView};

use crate::Parts;
use crate::files::{find, golden, seat};

/// Random matches per table.
pub const MATCHES: u64 = 12;

/// Takes the view apart.
pub fn parts(view: &BuffaloView) -> Parts {
    let rows = || view.rows.iter();
    let named =
        rows().flat_map(|row| &row.cards).chain(view.seats.iter().flat_map(|seat| &seat.known)).copied();
    let named = named.chain(view.queue.iter().map(|waiting| waiting.card)).chain(view.hand.iter().copied());
    Parts {
        seen: view.seen,
        seats: view.seats.len(),
        rows: Some((view.rows.len(), 4)),
        forecasts: Some(view.forecasts.len()),
        hand: view.hand.len(),
        own_hand: view.you.map(|seat| view.seats[seat.index()].hand),
        sums: rows().map(|row| (row.cards.to_vec(), u32::from(row.heads))).collect(),
        named: named.collect(),
    }
}

/// Views that are worth a file.
pub fn view_files() {
    let window = find("buffalo", 4, "", seat(3), |view| match view {
        GameView::Buffalo(view) => {
            view.phase == BuffaloPhase::Window
                && view.seats.iter().any(|seat| !seat.known.is_empty())
                && view.rows.iter().any(|row| row.stop || row.take7)
                && view.queue.iter().any(|waiting| waiting.fixed_at.is_some())
        }
        _ => false,
    });
    golden("buffalo", &window);
}
