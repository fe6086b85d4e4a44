//! What a spectator sees of a table, for previews of links.

use rodeo_protocol::api::TableSummary;
use rodeo_protocol::table::SeatState;
use rodeo_protocol::view::GameView;
use rodeo_protocol::{Problem, TableId};

use super::Reply;
use super::commit_group::PendingReply;
use super::owner_change::moved;
use super::worker::ShardWorker;

/// A table as a spectator sees it. All parts are of the same moment.
pub(crate) struct PublicView {
    pub summary: TableSummary,
    /// The match; `None` if there is none.
    pub game: Option<GameView>,
    /// The seats as they were at the start of the match; empty without a match.
    pub players: Vec<SeatState>,
}

impl ShardWorker {
    /// Sends the view as soon as everything that it shows is durable.
    pub(super) fn show_public_view(&mut self, id: TableId, reply: Reply<PublicView>) {
        let view = self.public_view(id).map(Box::new);
        self.group.replies.push(PendingReply::View(reply, view));
    }

    fn public_view(&self, id: TableId) -> Result<PublicView, Problem> {
        if !self.context.holds_lease() {
            return Err(moved());
        }
        let table = &self.tables.get(&id).ok_or_else(|| self.missing(id))?.table;
        let players = table.match_players().to_vec();
        Ok(PublicView { summary: table.summary(), game: table.public_view(), players })
    }
}
