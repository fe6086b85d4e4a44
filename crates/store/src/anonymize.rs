//! Removes deleted guests from a match.
//!
//! This module reads and writes nothing. An implementation of [`Store`](crate::Store) calls it for the stored matches of a
//! guest who is deleted, and for matches that are stored after the deletion.

use rodeo_protocol::GuestId;
use rodeo_protocol::api::MatchSummary;
use rodeo_protocol::table::SeatState;
use rodeo_rules::record::Record;

/// A match without its deleted guests.
#[derive(Clone, PartialEq, Debug)]
pub struct AnonymousMatch {
    /// The seats of deleted guests are [`SeatState::DeletedGuest`], without rating changes.
    pub summary: MatchSummary,
    /// The names of deleted guests are empty. Unchanged if the record cannot be parsed.
    pub record: String,
    /// Whether the record could be parsed.
    pub is_record_valid: bool,
}

/// Removes the guests that `is_deleted` selects. Returns `None` if there are none in this match.
pub fn anonymize(
    summary: &MatchSummary,
    record: &str,
    is_deleted: impl Fn(GuestId) -> bool,
) -> Option<AnonymousMatch> {
    let mut summary = summary.clone();
    let mut seats = Vec::new();
    for (index, seat) in summary.seats.iter_mut().enumerate() {
        if let SeatState::Guest { id, bot, .. } = *seat
            && is_deleted(id)
        {
            *seat = SeatState::DeletedGuest { bot };
            seats.push(index);
        }
    }
    if seats.is_empty() {
        return None;
    }
    summary.ratings.retain(|change| !seats.contains(&change.seat.index()));
    let parsed = Record::read(record.as_bytes()).ok().map(|mut record| {
        for &seat in &seats {
            if let Some(player) = record.seats.get_mut(seat) {
                player.name.clear();
            }
        }
        record.to_json()
    });
    let is_record_valid = parsed.is_some();
    Some(AnonymousMatch { summary, record: parsed.unwrap_or_else(|| record.to_owned()), is_record_valid })
}
