//! How guests played in earlier matches, for the bots of later ones.
//!
//! A thread of its own evaluates finished matches, by what everybody at the table saw, and stores the result with the guests; no
//! table waits for it. It also reads what is stored about guests who sit down at a table with bots, so that the bots of the next
//! match there know it. It only makes bots a little stronger, so what fails, or is too much at once, is left out. It is neither
//! sent to clients nor logged.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, Weak};
use std::thread;
use std::time::Duration;

use rodeo_bots::StyleSummary;
use rodeo_protocol::{GuestId, TableId};
use rodeo_rules::any::GameKind;
use rodeo_store::{Store, StoreError, Write};
use rodeo_table::FinishedMatch;
use tokio::sync::oneshot;

use crate::NOT_POISONED;
use crate::app::App;
use crate::shard::{ShardCommand, ShardHandle};

/// Number of finished matches and guests that wait for the thread. Further matches are left out; further guests are asked for when
/// their table changes again.
const MAX_WAITING: usize = 256;
/// Longest time for which the opening of a table waits for what is known about its host.
const RECALL_TIMEOUT: Duration = Duration::from_millis(250);
/// Longest time for which the end of the server waits for the thread.
const FINISH_TIMEOUT: Duration = Duration::from_secs(2);

/// What is known about a guest, by game.
pub(crate) type GuestStyles = Vec<(GameKind, StyleSummary)>;

/// The thread that evaluates finished matches and reads summaries. It ends when this is dropped.
#[derive(Default)]
pub(crate) struct StyleMemory {
    /// `None` if the host has turned it off, or after the end.
    running: Mutex<Option<Running>>,
}

struct Running {
    tasks: SyncSender<Task>,
    /// Closed when the thread has ended.
    ended: oneshot::Receiver<()>,
}

/// What the thread does for a table, which it tells the result.
struct Task {
    table: TableId,
    shard: ShardHandle,
    kind: TaskKind,
}

enum TaskKind {
    /// Evaluates a match of the table.
    Evaluate(Box<FinishedMatch>),
    /// Reads what is stored about a guest at the table.
    Recall(GuestId),
}

impl StyleMemory {
    /// Starts the thread, unless the host has turned it off: then everything that is stored is deleted. The thread does not keep
    /// the store open.
    pub fn start(keep: bool, store: &Arc<dyn Store>) -> std::io::Result<StyleMemory> {
        if !keep {
            let done = |result: Result<(), StoreError>| {
                if let Err(error) = result {
                    tracing::warn!(%error, "failed to delete how guests played");
                }
            };
            store.commit(vec![Write::DeleteStyles], Box::new(done));
            return Ok(StyleMemory::default());
        }
        let (tasks, waiting) = sync_channel(MAX_WAITING);
        let (running, ended) = oneshot::channel::<()>();
        let store = Arc::downgrade(store);
        thread::Builder::new().name("styles".to_owned()).spawn(move || {
            work(&store, &waiting);
            drop(running);
        })?;
        Ok(StyleMemory { running: Mutex::new(Some(Running { tasks, ended })) })
    }

    /// Queues a match that is stored. The table at which it was played is told the result, for the next match there.
    pub fn remember(&self, table: TableId, finished: FinishedMatch, shard: ShardHandle) {
        let is_empty = finished.own_choices.is_empty();
        if !is_empty && !self.queue(Task { table, shard, kind: TaskKind::Evaluate(Box::new(finished)) }) {
            tracing::debug!(%table, "too many matches ended at once, leaving out how their guests played");
        }
    }

    /// Queues a guest about whom a table asks. Returns whether the table will be told.
    pub fn recall(&self, table: TableId, guest: GuestId, shard: ShardHandle) -> bool {
        self.queue(Task { table, shard, kind: TaskKind::Recall(guest) })
    }

    fn queue(&self, task: Task) -> bool {
        let running = self.running.lock().expect(NOT_POISONED);
        running.as_ref().is_some_and(|running| running.tasks.try_send(task).is_ok())
    }

    /// Evaluates the matches that wait, and ends the thread.
    pub async fn finish(&self) {
        let running = self.running.lock().expect(NOT_POISONED).take();
        if let Some(Running { tasks, ended }) = running {
            drop(tasks);
            // An error means that the thread has ended, or that it takes too long.
            let _ = tokio::time::timeout(FINISH_TIMEOUT, ended).await;
        }
    }
}

fn work(store: &Weak<dyn Store>, waiting: &Receiver<Task>) {
    for Task { table, shard, kind } in waiting {
        let Some(store) = store.upgrade() else { return };
        let known = catch_unwind(AssertUnwindSafe(|| match kind {
            TaskKind::Evaluate(finished) => add_match(&*store, &finished),
            TaskKind::Recall(guest) => Ok(vec![(guest, read_styles(&*store, guest)?)]),
        }));
        match known {
            Ok(Ok(known)) => {
                for (guest, styles) in known {
                    shard.send_blocking(ShardCommand::StylesRecalled { table, guest, styles });
                }
            }
            Ok(Err(error)) => tracing::warn!(%table, %error, "failed to read or store how guests played"),
            Err(_) => tracing::error!(%table, "the evaluation of a match panicked"),
        }
    }
}

/// Adds a match to what is known about its guests. If another node does the same for another match of a guest at this moment, one
/// of the two matches is lost. Returns what is known about these guests.
fn add_match(store: &dyn Store, finished: &FinishedMatch) -> Result<Vec<(GuestId, GuestStyles)>, StoreError> {
    let game = finished.record.rules.kind();
    let (mut writes, mut known) = (Vec::new(), Vec::new());
    for (guest, evidence) in finished.style_evidence() {
        let mut styles = read_styles(store, guest)?;
        let place = styles.iter().position(|(other, _)| *other == game).unwrap_or_else(|| {
            styles.push((game, StyleSummary::default()));
            styles.len() - 1
        });
        let (_, summary) = &mut styles[place];
        summary.add(&evidence);
        writes.push(Write::SaveStyle { guest, game, summary: to_text(summary) });
        known.push((guest, styles));
    }
    if writes.is_empty() {
        return Ok(known);
    }
    let (sender, stored) = channel();
    store.commit(writes, Box::new(move |result| drop(sender.send(result))));
    stored.recv().unwrap_or(Err(StoreError::Closed))?;
    Ok(known)
}

/// Reads what is known about a guest. What cannot be parsed counts as unknown.
fn read_styles(store: &dyn Store, guest: GuestId) -> Result<GuestStyles, StoreError> {
    let read = |(game, text): (GameKind, String)| Some((game, serde_json::from_str(&text).ok()?));
    Ok(store.styles_of(guest)?.into_iter().filter_map(read).collect())
}

fn to_text(summary: &StyleSummary) -> String {
    serde_json::to_string(summary).expect("a summary is plain data")
}

impl App {
    /// Returns how a guest has played; `None` if that takes too long, or if the host has turned it off.
    pub(crate) async fn styles_of(&self, guest: GuestId) -> Option<GuestStyles> {
        if !self.config().keep_play_styles {
            return None;
        }
        let read = self.read_store(move |store| read_styles(store, guest));
        tokio::time::timeout(RECALL_TIMEOUT, read).await.ok()?.ok()
    }
}
