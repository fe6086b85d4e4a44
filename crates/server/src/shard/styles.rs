//! How guests have played: from finished matches to the bots of the next ones.

use rodeo_protocol::{GuestId, TableId};
use rodeo_table::FinishedMatch;

use super::worker::ShardWorker;
use crate::style_memory::GuestStyles;

impl ShardWorker {
    /// Lets matches be evaluated that are stored.
    pub(super) fn remember_styles(&self, finished: Vec<(TableId, FinishedMatch)>) {
        for (table, finished) in finished {
            self.context.style_memory.remember(table, finished, self.handle.clone());
        }
    }

    /// Tells a table how a guest has played. The next match there records it.
    pub(super) fn recall_styles(&mut self, table: TableId, guest: GuestId, styles: GuestStyles) {
        if let Some(entry) = self.tables.get_mut(&table) {
            entry.table.recall_styles(guest, styles);
        }
    }
}
