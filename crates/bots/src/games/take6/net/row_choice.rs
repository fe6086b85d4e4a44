//! Evaluation of the rows to take for a card that fits no row.
//!
//! The network evaluates only cards in hand. But the rest of the turn is public, so each row is tried: the waiting cards are
//! placed, and the network evaluates the resulting position.

use arrayvec::ArrayVec;
use rodeo_rules::game::{EventSink, Game};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{Choice, Event, Phase, Take6};

use super::Net;
use crate::{Heuristic as _, OpponentEstimate};

/// The expected margin at the end of the round for each row. Empty if the seat does not have to take a row, or if the rules
/// are not supported.
pub(super) fn evaluate(
    position: &Take6,
    seat: Seat,
    opponents: &OpponentEstimate,
) -> ArrayVec<(Choice, f32), 4> {
    if position.phase() != Phase::TakeRow(seat) || Net::network(&position.rules()).is_none() {
        return ArrayVec::new();
    }
    RowId::all(4)
        .map(Choice::Row)
        .filter_map(|row| Some((row, margin_after(*position, seat, row, opponents)?)))
        .collect()
}

/// The expected margin after taking this row. Others who have to take a row take the cheapest.
fn margin_after(mut position: Take6, seat: Seat, row: Choice, opponents: &OpponentEstimate) -> Option<f32> {
    let players = position.players();
    let mut result = RoundResult(None);
    position.play(&[(seat, row)], &mut result).ok()?;
    while let Phase::TakeRow(other) = position.phase() {
        position.play(&[(other, position.cheapest_row(other)?)], &mut result).ok()?;
    }
    if let RoundResult(Some(heads)) = result {
        return Some(margin(&heads, players, seat));
    }
    let estimates = Net::evaluate(&position, seat, opponents);
    let to_come: f32 = estimates.iter().map(|estimate| estimate.probability * estimate.margin).sum();
    (!estimates.is_empty()).then(|| margin_so_far(&position, seat) + to_come)
}

/// The current margin: mean heads of the others minus own heads.
pub(super) fn margin_so_far(position: &Take6, seat: Seat) -> f32 {
    let mut heads = [0; MAX_SEATS];
    for other in Seat::all(position.players()) {
        heads[other.index()] = position.heads(other);
    }
    margin(&heads, position.players(), seat)
}

fn margin(heads: &[u8; MAX_SEATS], players: u8, seat: Seat) -> f32 {
    let all: u32 = heads.iter().take(usize::from(players)).map(|&heads| u32::from(heads)).sum();
    let own = f32::from(heads[seat.index()]);
    (all as f32 - own) / f32::from(players.max(2) - 1) - own
}

/// Keeps the result of the round.
struct RoundResult(Option<[u8; MAX_SEATS]>);

impl EventSink<Event> for RoundResult {
    fn emit(&mut self, event: Event) {
        if let Event::RoundScored { heads } = event {
            self.0 = Some(heads);
        }
    }
}
