//! Take 6.

use rodeo_protocol::view::{GameView, Take6Phase, Take6View};
use rodeo_rules::seat::Viewer;

use crate::Parts;
use crate::files::{find, golden, seat};

/// Random matches per table.
pub const MATCHES: u64 = 1;

/// Takes the view apart.
pub fn parts(view: &Take6View) -> Parts {
    let rows = || view.rows.iter();
    let named = rows().flat_map(|row| &row.cards).copied();
    let named =
        named.chain(view.pool.iter().copied()).chain(view.seats.iter().flat_map(|seat| &seat.known).copied());
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
    let choosing = find("take6", 4, "", seat(1), |view| match view {
        GameView::Take6(view) => {
            view.phase == Take6Phase::Choose
                && view.turn == 6
                && view.forecasts.contains(&None)
                && view.forecasts.iter().flatten().any(|goes| goes.takes.is_some())
        }
        _ => false,
    });
    golden("take6", &choosing);
    let taking = find("take6", 4, "", seat(0), |view| match view {
        GameView::Take6(view) => {
            view.phase == Take6Phase::TakeRow && view.round == 2 && view.queue.len() == 4
        }
        _ => false,
    });
    golden("take6-take-row", &taking);
    let fans = "fans=even_odd+mountaineering+jumping_cow+flip_digits";
    let fans = find("take6", 3, fans, seat(2), |view| match view {
        GameView::Take6(view) => {
            view.queue.iter().any(|waiting| waiting.flipped.is_some()) && view.seats[2].flip && view.turn == 5
        }
        _ => false,
    });
    golden("take6-fan-cards", &fans);
    let draft = find("take6", 2, "deck=limited,deal=draft", Viewer::Public, |view| match view {
        GameView::Take6(view) => view.pool.len() == 15,
        _ => false,
    });
    golden("take6-draft", &draft);
    let over = find("take6", 2, "rounds=1", Viewer::Public, |view| match view {
        GameView::Take6(view) => view.phase == Take6Phase::Over,
        _ => false,
    });
    golden("take6-over", &over);
}
