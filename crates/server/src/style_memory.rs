//! How guests played in earlier matches, for the bots of later ones.
//!
//! A thread of its own evaluates finished matches, by what everybody at the table saw, and stores the result with the guests; no
//! table waits for it. The bots of a table know it from the start of the next match on ([`App::recall_styles`]). It only makes
//! bots a little stronger, so what fails, or is too much at once, is left out. It is neither sent to clients nor logged.

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

/// Number of finished matches that wait for the thread. Further ones are left out.
const MAX_WAITING: usize = 256;
/// Longest time for which the opening of a table waits for what is known about its host.
const RECALL_TIMEOUT: Duration = Duration::from_millis(250);
/// Longest time for which the end of the server waits for the thread.
const FINISH_TIMEOUT: Duration = Duration::from_secs(2);

/// What is known about a guest, by game.
pub(crate) type GuestStyles = Vec<(GameKind, StyleSummary)>;

/// The thread that evaluates finished matches. It ends when this is dropped.
#[derive(Default)]
pub(crate) struct StyleMemory {
    /// `None` if the host has turned it off, or after the end.
    running: Mutex<Option<Running>>,
}

struct Running {
    matches: SyncSender<FinishedAt>,
    /// Closed when the thread has ended.
    ended: oneshot::Receiver<()>,
}

/// A finished match and its table.
struct FinishedAt {
    table: TableId,
    shard: ShardHandle,
    finished: FinishedMatch,
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
        let (matches, waiting) = sync_channel(MAX_WAITING);
        let (running, ended) = oneshot::channel::<()>();
        let store = Arc::downgrade(store);
        thread::Builder::new().name("styles".to_owned()).spawn(move || {
            work(&store, &waiting);
            drop(running);
        })?;
        Ok(StyleMemory { running: Mutex::new(Some(Running { matches, ended })) })
    }

    /// Queues a match that is stored. The table at which it was played is told the result, for the next match there.
    pub fn remember(&self, table: TableId, finished: FinishedMatch, shard: ShardHandle) {
        let running = self.running.lock().expect(NOT_POISONED);
        let Some(running) = running.as_ref() else { return };
        if finished.own_choices.is_empty() {
            return;
        }
        if running.matches.try_send(FinishedAt { table, shard, finished }).is_err() {
            tracing::debug!(%table, "too many matches ended at once, leaving out how their guests played");
        }
    }

    /// Evaluates the matches that wait, and ends the thread.
    pub async fn finish(&self) {
        let running = self.running.lock().expect(NOT_POISONED).take();
        if let Some(Running { matches, ended }) = running {
            drop(matches);
            // An error means that the thread has ended, or that it takes too long.
            let _ = tokio::time::timeout(FINISH_TIMEOUT, ended).await;
        }
    }
}

fn work(store: &Weak<dyn Store>, waiting: &Receiver<FinishedAt>) {
    for finished in waiting {
        let Some(store) = store.upgrade() else { return };
        let table = finished.table;
        match catch_unwind(AssertUnwindSafe(|| add_match(&*store, finished))) {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%table, %error, "failed to store how guests played"),
            Err(_) => tracing::error!(%table, "the evaluation of a match panicked"),
        }
    }
}

/// Adds a match to what is known about its guests. If another node does the same for another match of a guest at this moment, one
/// of the two matches is lost.
fn add_match(store: &dyn Store, finished: FinishedAt) -> Result<(), StoreError> {
    let FinishedAt { table, shard, finished } = finished;
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
        return Ok(());
    }
    let (sender, stored) = channel();
    store.commit(writes, Box::new(move |result| drop(sender.send(result))));
    stored.recv().unwrap_or(Err(StoreError::Closed))?;
    for (guest, styles) in known {
        shard.send_blocking(ShardCommand::StylesRecalled { table, guest, styles });
    }
    Ok(())
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
    /// Tells a table of this process how a guest has played, as soon as it is read.
    pub(crate) fn recall_styles(&self, table: TableId, guest: GuestId) {
        if !self.config().keep_play_styles {
            return;
        }
        let app = self.clone();
        tokio::spawn(async move {
            let styles = app.read_store(move |store| read_styles(store, guest)).await.unwrap_or_default();
            if !styles.is_empty() {
                // An error means that the server is shutting down.
                let _ = app.shard(table).send(ShardCommand::StylesRecalled { table, guest, styles }).await;
            }
        });
    }

    /// Returns how a guest has played; nothing if that takes too long.
    pub(crate) async fn styles_of(&self, guest: GuestId) -> GuestStyles {
        if !self.config().keep_play_styles {
            return Vec::new();
        }
        let read = self.read_store(move |store| read_styles(store, guest));
        tokio::time::timeout(RECALL_TIMEOUT, read).await.map_or(Vec::new(), Result::unwrap_or_default)
    }
}
