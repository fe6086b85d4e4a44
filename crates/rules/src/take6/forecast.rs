//! What comes next, for those who look at the table.

use super::event::Play;
use super::queue::Queue;
use super::state::Take6;
use crate::game::DiscardEvents;
use crate::rows::RowId;
use crate::seat::{MAX_SEATS, Seat};

impl Take6 {
    /// The cards of this turn that wait to be placed, and whose they are; the next one first.
    pub fn waiting_line(&self) -> impl Iterator<Item = (Seat, Play)> {
        self.queue.iter().filter_map(|seat| Some((seat, self.plays[seat.index()]?)))
    }

    /// What would happen if this card alone were placed as the rows lie now: the row it goes to, and the heads its owner
    /// takes, 0 where nothing is taken. `None` where it fits nowhere and its owner would choose a row.
    pub fn forecast(&self, play: Play) -> Option<(RowId, u8)> {
        let row = self.row_for(play.value())?;
        let mut alone = *self;
        alone.heads = [0; MAX_SEATS];
        // As long as a hand has cards the round is not scored.
        alone.hand_size = 1;
        alone.plays[0] = Some(play);
        alone.queue = Queue::line_up(&alone.plays[..1]);
        alone.resolve(&mut DiscardEvents);
        Some((row, alone.heads[0]))
    }
}
