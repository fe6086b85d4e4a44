//! Forecasts of the next placements, for display.

use super::event::Play;
use super::queue::Queue;
use super::state::Take6;
use crate::game::DiscardEvents;
use crate::rows::RowId;
use crate::seat::{MAX_SEATS, Seat};

impl Take6 {
    /// Cards of this turn that are not placed yet with their owners, in the order of placement.
    pub fn waiting_line(&self) -> impl Iterator<Item = (Seat, Play)> {
        self.queue.iter().filter_map(|seat| Some((seat, self.plays[seat.index()]?)))
    }

    /// What happens if only this card is placed on the current rows: the row it goes to, and the heads its owner takes
    /// (0 if the row is not taken). `None` if it fits no row and its owner has to choose one.
    pub fn forecast(&self, play: Play) -> Option<(RowId, u8)> {
        let row = self.row_for(play.value())?;
        let mut alone = *self;
        alone.heads = [0; MAX_SEATS];
        // While the hands have cards, the round is not scored.
        alone.hand_size = 1;
        alone.plays[0] = Some(play);
        alone.queue = Queue::ordered(&alone.plays[..1]);
        alone.resolve(&mut DiscardEvents);
        Some((row, alone.heads[0]))
    }
}
