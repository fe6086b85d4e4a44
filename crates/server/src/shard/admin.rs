//! Commands of operators, and what they ask a shard about its tables.

use rodeo_protocol::admin::NamedGuest;
use rodeo_protocol::table::{ChatLine, SeatState, TablePhase};
use rodeo_protocol::{GuestId, Problem, ProblemCode, ServerMessage, TableId};
use rodeo_rules::any::GameKind;
use rodeo_rules::seat::Seat;
use rodeo_table::Input;
use tokio::sync::oneshot;

use super::Reply;
use super::commit_group::PendingReply;
use super::table_entry::{TableEntry, to_text};
use super::worker::ShardWorker;

/// Number of chat lines that a report contains.
const REPORTED_LINES: usize = 20;

/// A command of an operator, or of a player who reports another.
pub(crate) enum AdminCommand {
    /// Returns the activity of all tables.
    Inspect { reply: oneshot::Sender<Vec<TableActivity>> },
    /// Closes a table; its clients receive the problem.
    CloseTable { table: TableId, problem: Problem, reply: Reply<()> },
    /// Closes all connections of a guest with this problem.
    DisconnectGuest { guest: GuestId, problem: Problem },
    /// Changes the name of a guest wherever they sit.
    RenameGuest { guest: GuestId, name: String },
    /// Starts the matches that were held back while the server was draining.
    Resume,
    /// Returns what a report about this target contains.
    ReportContext { table: TableId, reporter: GuestId, target: ReportTarget, reply: Reply<ReportContext> },
}

/// What is going on at a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableActivity {
    pub table: TableId,
    /// Open connections, with those of spectators.
    pub connections: usize,
    pub updated_at: u64,
    /// Match and question that a connected player takes part in; `None` if no turn is running.
    pub turn: Option<(u32, u32)>,
}

/// What a report is about.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ReportTarget {
    Seat(Seat),
    /// A chat line by its `seq`.
    Line(u64),
}

/// The part of a report that the table knows.
pub(crate) struct ReportContext {
    pub reported: NamedGuest,
    pub line: Option<ChatLine>,
    pub game: GameKind,
    pub seats: Vec<String>,
    pub chat: Vec<ChatLine>,
}

impl ShardWorker {
    pub(super) fn administer(&mut self, command: AdminCommand) {
        match command {
            AdminCommand::Inspect { reply } => {
                // The receiver is gone if the request was cancelled.
                let _ = reply.send(self.inspect());
            }
            AdminCommand::CloseTable { table, problem, reply } => {
                let is_open = self.tables.contains_key(&table);
                self.close(table, problem);
                let result = if is_open { Ok(()) } else { Err(self.missing(table)) };
                self.group.replies.push(PendingReply::Connected(reply, result));
            }
            AdminCommand::DisconnectGuest { guest, problem } => self.disconnect_guest(guest, &problem),
            AdminCommand::RenameGuest { guest, name } => self.rename_guest(guest, &name),
            AdminCommand::Resume => self.resume(),
            AdminCommand::ReportContext { table, reporter, target, reply } => {
                // The receiver is gone if the request was cancelled.
                let _ = reply.send(self.report_context(table, reporter, target));
            }
        }
    }

    fn inspect(&self) -> Vec<TableActivity> {
        let activity = self.tables.iter().map(|(&table, entry)| {
            let is_seated = |guest| entry.table.seat_of(guest).is_some();
            let attended = entry.connections.iter().any(|connection| is_seated(connection.guest.id));
            let playing = entry.table.phase() == TablePhase::Playing;
            TableActivity {
                table,
                connections: entry.connections.len(),
                updated_at: entry.updated_at,
                turn: entry.table.question().filter(|_| playing && attended),
            }
        });
        activity.collect()
    }

    fn disconnect_guest(&mut self, guest: GuestId, problem: &Problem) {
        let closing = to_text(&ServerMessage::Closing { problem: problem.clone() });
        let mut own = Vec::new();
        for (&table, entry) in &self.tables {
            for connection in entry.connections.iter().filter(|connection| connection.guest.id == guest) {
                // A client whose outbox is full misses the message; its connection closes all the same.
                let _ = connection.outbox.try_send(closing.clone());
                own.push((table, connection.id));
            }
        }
        for (table, connection) in own {
            self.disconnect(table, connection);
        }
    }

    fn rename_guest(&mut self, guest: GuestId, name: &str) {
        let mut seated = Vec::new();
        for (&table, entry) in &mut self.tables {
            for connection in entry.connections.iter_mut().filter(|connection| connection.guest.id == guest) {
                connection.guest.name = name.to_owned();
            }
            if entry.table.seat_of(guest).is_some() {
                seated.push(table);
            }
        }
        for table in seated {
            // An error means that the table panicked and was reloaded.
            let _ = self.handle(table, Input::Renamed { guest, name: name.to_owned() });
        }
    }

    /// Lets tables look again whether a rematch is due.
    fn resume(&mut self) {
        let is_over = |(_, entry): &(&TableId, &TableEntry)| entry.table.phase() == TablePhase::Over;
        let over: Vec<TableId> = self.tables.iter().filter(is_over).map(|(&id, _)| id).collect();
        for table in over {
            // An error means that the table panicked and was reloaded.
            let _ = self.handle(table, Input::Tick);
        }
    }

    fn report_context(
        &self,
        table: TableId,
        reporter: GuestId,
        target: ReportTarget,
    ) -> Result<ReportContext, Problem> {
        let entry = self.tables.get(&table).ok_or_else(|| self.missing(table))?;
        let is_connected = entry.connections.iter().any(|connection| connection.guest.id == reporter);
        if entry.table.seat_of(reporter).is_none() && !is_connected {
            return Err(Problem::new(
                ProblemCode::NotSeated,
                "Only people at the table can report its players.",
            ));
        }
        let state = entry.table.state();
        let (reported, line) = match target {
            ReportTarget::Seat(seat) => (state.seats.get(seat.index()).and_then(named_guest), None),
            ReportTarget::Line(seq) => {
                let line = entry.table.chat().find(|line| line.seq == seq).cloned();
                let sender = line
                    .as_ref()
                    .and_then(|line| line.guest.map(|id| NamedGuest { id, name: line.name.clone() }));
                (sender, line)
            }
        };
        let reported = reported.filter(|reported| reported.id != reporter).ok_or_else(|| {
            Problem::new(
                ProblemCode::InvalidReport,
                "A report names another player or a chat line of another player.",
            )
        })?;
        let name = |seat: &SeatState| match seat {
            SeatState::Empty | SeatState::DeletedGuest { .. } => String::new(),
            SeatState::Guest { name, .. } | SeatState::HouseBot { name, .. } => name.clone(),
        };
        let chat: Vec<ChatLine> = entry.table.chat().cloned().collect();
        Ok(ReportContext {
            reported,
            line,
            game: state.settings.rules.kind(),
            seats: state.seats.iter().map(name).collect(),
            chat: chat[chat.len().saturating_sub(REPORTED_LINES)..].to_vec(),
        })
    }
}

fn named_guest(seat: &SeatState) -> Option<NamedGuest> {
    match seat {
        SeatState::Guest { id, name, .. } => Some(NamedGuest { id: *id, name: name.clone() }),
        SeatState::Empty | SeatState::DeletedGuest { .. } | SeatState::HouseBot { .. } => None,
    }
}
