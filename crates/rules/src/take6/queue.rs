//! The order in which the cards of a turn are placed.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::event::Play;
use crate::rows::{LANE_HIGHS, LANES};
use crate::seat::{MAX_SEATS, Seat};

/// Seats whose cards of this turn are not placed yet, in the order of placement.
///
/// Four bits per seat in one word, so that the queue stays in a register from the reveal to the placements.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "ArrayVec<Seat, MAX_SEATS>", into = "ArrayVec<Seat, MAX_SEATS>")]
pub(super) struct Queue {
    seats: u64,
    len: u8,
}

impl Queue {
    /// The empty queue.
    pub(super) const EMPTY: Queue = Queue { seats: 0, len: 0 };

    /// Orders the cards of a turn by value; at equal values the flipped card goes first (rule fan-cards 5.7).
    ///
    /// The position of a card is the number of lower cards, counted for four cards at once in the lanes of a word. A
    /// sort would need branches that random cards mispredict.
    #[inline]
    pub(super) fn ordered(plays: &[Option<Play>]) -> Queue {
        let mut keys = [0; MAX_SEATS.next_multiple_of(4)];
        for (key, play) in keys.iter_mut().zip(plays) {
            if let Some(play) = play {
                *key = u64::from(play.value()) << 1 | u64::from(!play.flipped);
            }
        }
        let players = plays.len().min(MAX_SEATS);
        let mut seats = 0;
        for (four, first) in keys.chunks_exact(4).zip([0, 4, 8]).take(players.div_ceil(4)) {
            let lanes = four[0] | four[1] << 16 | four[2] << 32 | four[3] << 48 | LANE_HIGHS;
            let lower_or_same = |key| ((lanes - key * LANES) & LANE_HIGHS) >> 15;
            let places: u64 = keys[..players].iter().map(lower_or_same).sum();
            for lane in 0..4 {
                seats |= (first + lane) << (4 * (places >> (16 * lane) & 15));
            }
        }
        // Positions count from 1, because a card is not higher than itself. Position 0 collects the unused lanes.
        Queue { seats: seats >> 4, len: players as u8 }
    }

    /// The seat whose card is placed next.
    #[inline]
    pub(super) fn first(self) -> Option<Seat> {
        if self.len == 0 { None } else { Seat::new((self.seats & 15) as u8) }
    }

    /// Removes the first seat.
    #[inline]
    pub(super) fn pop(&mut self) {
        self.seats >>= 4;
        self.len = self.len.saturating_sub(1);
    }

    /// The queued seats in order.
    pub(super) fn iter(self) -> impl Iterator<Item = Seat> {
        std::iter::successors(Some(self), |queue| {
            let mut rest = *queue;
            rest.pop();
            Some(rest)
        })
        .map_while(Queue::first)
    }
}

impl From<ArrayVec<Seat, MAX_SEATS>> for Queue {
    fn from(seats: ArrayVec<Seat, MAX_SEATS>) -> Queue {
        let packed = seats.iter().rev().fold(0, |packed, seat| packed << 4 | u64::from(seat.get()));
        Queue { seats: packed, len: seats.len() as u8 }
    }
}

impl From<Queue> for ArrayVec<Seat, MAX_SEATS> {
    fn from(queue: Queue) -> ArrayVec<Seat, MAX_SEATS> {
        queue.iter().take(MAX_SEATS).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;

    #[test]
    fn cards_are_ordered_by_value() {
        let mut number = 7u32;
        for turn in 0..2000 {
            let mut plays: Vec<Option<Play>> = Vec::new();
            while plays.len() < 2 + turn % 9 {
                number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let card = Card::new((number >> 16) as u8 % 104 + 1).unwrap();
                if !plays.iter().flatten().any(|play| play.card == card) {
                    plays.push(Some(Play { card, flipped: number >> 30 == 0 }));
                }
            }
            let mut sorted: Vec<Seat> = Seat::all(plays.len() as u8).collect();
            sorted.sort_by_key(|seat| plays[seat.index()].map(|play| (play.value(), !play.flipped)));
            assert_eq!(Queue::ordered(&plays).iter().collect::<Vec<_>>(), sorted, "{plays:?}");
        }
    }
}
