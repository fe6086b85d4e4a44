//! Bull Party.

use rodeo_protocol::view::{BullPartyPhase, BullPartyView, GameView};

use crate::Parts;
use crate::files::{find, golden, seat};

/// Random matches per table.
pub const MATCHES: u64 = 2;

/// Takes the view apart.
pub fn parts(view: &BullPartyView) -> Parts {
    for seat in &view.seats {
        let heads: Vec<i32> = seat.piles.iter().map(|pile| i32::from(pile.heads)).collect();
        let best = heads.iter().max().copied().unwrap_or(0);
        let score = 2 * best - heads.iter().sum::<i32>() + i32::from(seat.bulls);
        assert_eq!(seat.score, score, "{view:?}");
        let great = seat.piles.iter().position(|pile| pile.great);
        assert_eq!(great, heads.iter().position(|&heads| heads == best), "{view:?}");
        assert!(seat.piles.iter().filter(|pile| pile.great).count() <= 1, "{view:?}");
    }
    let rows = || view.rows.iter();
    let piles = || view.seats.iter().flat_map(|seat| &seat.piles);
    let named = rows().flat_map(|row| &row.cards).chain(view.seats.iter().flat_map(|seat| &seat.known));
    let named = named.chain(piles().flat_map(|pile| &pile.cards)).chain(&view.hand).copied();
    let named = named.chain(view.turned_card).chain(view.queue.iter().filter_map(|waiting| waiting.card));
    let row_sums = rows().map(|row| (row.cards.to_vec(), u32::from(row.heads)));
    let pile_sums = piles().map(|pile| (pile.cards.to_vec(), u32::from(pile.heads)));
    Parts {
        seen: view.seen,
        seats: view.seats.len(),
        rows: Some((view.rows.len(), view.seats.len())),
        forecasts: None,
        hand: view.hand.len(),
        own_hand: view.you.map(|seat| view.seats[seat.index()].hand),
        sums: row_sums.chain(pile_sums).collect(),
        named: named.collect(),
    }
}

/// Views that are worth a file.
pub fn view_files() {
    let adding = find("bull_party", 4, "hand=1", seat(1), |view| match view {
        GameView::BullParty(view) => {
            view.phase == BullPartyPhase::AddTo
                && view.round == 2
                && view.rows.iter().any(|row| row.bull.is_some())
                && view.queue.len() > 1
        }
        _ => false,
    });
    golden("bull_party", &adding);
    let laying = find("bull_party", 3, "", seat(0), |view| match view {
        GameView::BullParty(view) => view.phase == BullPartyPhase::Lay && view.last_round,
        _ => false,
    });
    golden("bull_party-lay", &laying);
}
