//! Which row to take for a card that fits nowhere.
//!
//! The net knows cards only. But it says what it expects of the cards in hand, and the rest of the turn lies open on the
//! table: so each row is taken in turn, the cards that wait are placed, and the net looks at what has come of it.

use arrayvec::ArrayVec;
use rodeo_rules::game::{EventSink, Game};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{Choice, Event, Fans, Phase, Take6};

use super::Net;
use crate::random::FreeRow;

/// What the seat may expect of each row it can take now, as a margin at the end of the round. Empty where it is not asked,
/// or the net does not know the rules of the table.
pub(super) fn weigh(position: &Take6, seat: Seat) -> ArrayVec<(Choice, f32), 4> {
    if position.phase() != Phase::TakeRow(seat) || position.rules().fans != Fans::NONE {
        return ArrayVec::new();
    }
    RowId::all(4).map(Choice::Row).filter_map(|row| Some((row, after(*position, seat, row)?))).collect()
}

/// The margin expected once this row is taken and the turn is over. Others who have to take a row take the cheapest.
fn after(mut position: Take6, seat: Seat, row: Choice) -> Option<f32> {
    let players = position.players();
    let mut end = RoundEnd(None);
    position.play(&[(seat, row)], &mut end).ok()?;
    while let Phase::TakeRow(other) = position.phase() {
        position.play(&[(other, position.cheapest(other)?)], &mut end).ok()?;
    }
    if let RoundEnd(Some(heads)) = end {
        return Some(margin(&heads, players, seat));
    }
    let odds = Net::odds(&position, seat);
    let to_come: f32 = odds.iter().map(|odds| odds.chance * odds.margin).sum();
    (!odds.is_empty()).then(|| margin_so_far(&position, seat) + to_come)
}

/// By how many heads the seat is better than the others on average now.
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

/// Waits for the end of the round.
struct RoundEnd(Option<[u8; MAX_SEATS]>);

impl EventSink<Event> for RoundEnd {
    fn emit(&mut self, event: Event) {
        if let Event::RoundScored { heads } = event {
            self.0 = Some(heads);
        }
    }
}
