//! Matches that nobody will continue.

use rodeo_bots::SeatRng;

use crate::table::{Context, Table};

impl Table {
    /// Ends the match in progress because the table is about to be closed. Guests who still have a seat count as having left,
    /// so that leaving, or staying away until the table is closed, counts as a lost match.
    ///
    /// The rest of the match is played out with random choices: there is a complete record, and the choices do not matter for
    /// ratings, because every guest ranks behind the bots. The result is in [`take_finished`](Table::take_finished). Does nothing
    /// if no match is being played, or if the match is not rated.
    pub fn abandon(&mut self, context: &mut Context<'_>) {
        let is_rated = self.durable.is_rated();
        if !self.durable.is_playing() || !is_rated {
            return;
        }
        // The table itself stays as it is: its facts must not say more than what was played at it.
        let Some(mut live) = self.durable.live.clone() else { return };
        self.durable.guest_seats().iter().for_each(|seat| live.choices.left(seat));
        let secret = context.secret().0;
        let (seed, _) = secret.split_first_chunk::<8>().expect("32 bytes contain 8");
        let mut rng = SeatRng::new(u64::from_be_bytes(*seed));
        if live.play_out(self.durable.seq + 1, &mut rng) {
            self.add_finished(live.finished(context.now, is_rated));
        }
    }
}
