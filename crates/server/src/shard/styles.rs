//! How guests have played: from finished matches to the bots of the next ones.

use rodeo_protocol::{GuestId, TableId};
use rodeo_table::{FinishedMatch, Table};

use super::worker::{ShardContext, ShardWorker};
use crate::style_memory::GuestStyles;

impl ShardContext {
    /// Makes a table that was read from the store forget how its guests have played, if the host does not want it to be used.
    pub(super) fn forget_styles_if_off(&self, table: &mut Table) {
        if !self.config.keep_play_styles {
            table.forget_styles();
        }
    }
}

impl ShardWorker {
    /// Lets matches be evaluated that are stored.
    pub(super) fn remember_styles(&self, finished: Vec<(TableId, FinishedMatch)>) {
        for (table, finished) in finished {
            self.context.style_memory.remember(table, finished, self.handle.clone());
        }
    }

    /// Lets the summaries be read that a table asks for. A table that nobody attends waits: after a start of the server there are
    /// many.
    pub(super) fn ask_for_styles(&mut self, id: TableId) {
        let (memory, handle) = (&self.context.style_memory, &self.handle);
        if self.context.config.keep_play_styles
            && let Some(entry) = self.tables.get_mut(&id).filter(|entry| !entry.connections.is_empty())
        {
            entry.table.ask_for_styles(|guest| memory.recall(id, guest, handle.clone()));
        }
    }

    /// Tells a table how a guest has played. The next match there records it. A table that is not in memory asks when it is.
    pub(super) fn recall_styles(&mut self, table: TableId, guest: GuestId, styles: GuestStyles) {
        if let Some(entry) = self.tables.get_mut(&table) {
            entry.table.recall_styles(guest, styles);
        }
    }
}
