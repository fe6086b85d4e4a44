//! A shard without its loop: each step happens when the test says so.

use std::time::Duration;

use rodeo_protocol::{Code, GuestId};
use rodeo_rules::any::GameKind;
use rodeo_store::SqliteStore;
use rodeo_table::{Checkpoint, Secret};
use serde_json::json;
use tempfile::TempDir;

use super::*;
use crate::shard::OwnerChange;

fn guest(number: u8) -> GuestIdentity {
    GuestIdentity { id: GuestId::from_random([number; 16]), name: format!("Guest {number}"), bot: false }
}

fn table_id(number: u8) -> TableId {
    TableId::from_random([number; 16])
}

/// A new table of three seats whose host is the guest of the same number.
fn table(number: u8, bots: &[&str]) -> Table {
    let request = serde_json::from_value(json!({ "game": "take6", "players": 3, "bots": bots })).unwrap();
    let (id, code) = (table_id(number), Code::from_random([number; 8]));
    let checkpoint = Checkpoint::for_request(&request, &guest(number), id, code, 0, Secret([1; 32])).unwrap();
    Table::open(checkpoint).unwrap()
}

/// A shard of a node of a cluster, what it tells about its tables, and its data.
struct TestShard {
    worker: ShardWorker,
    events: mpsc::UnboundedReceiver<OwnershipEvent>,
    queue: mpsc::Receiver<ShardCommand>,
    _data: TempDir,
}

impl TestShard {
    /// Opens tables with these numbers, which are committed.
    async fn with_tables(numbers: &[u8]) -> TestShard {
        let mut shard = TestShard::new(Config::default());
        for &number in numbers {
            let table = Box::new(table(number, &[]));
            let (reply, _) = oneshot::channel();
            shard.worker.handle_command(ShardCommand::Open {
                table,
                host: guest(number),
                start: false,
                reply,
            });
        }
        shard.worker.close_group();
        shard.end_commit().await;
        while shard.events.try_recv().is_ok() {}
        shard
    }

    fn new(config: Config) -> TestShard {
        let data = tempfile::tempdir().unwrap();
        let store: Arc<dyn Store> = Arc::new(SqliteStore::open(data.path().join("rodeo.sqlite")).unwrap());
        let (ownership, events) = Ownership::new();
        ownership.set_lease(u64::MAX);
        let metrics: Arc<Metrics> = Arc::default();
        let context = ShardContext {
            config,
            clock: Clock::new(),
            store,
            table_index: Arc::new(TableIndex::new(100, 100)),
            bot_pool: Arc::new(BotPool::start(1, Duration::ZERO, metrics.clone()).unwrap()),
            style_memory: StyleMemory::default(),
            metrics,
            guest_networks: Arc::default(),
            limit_hits: Arc::default(),
            draining: AtomicBool::new(false),
            ownership: Some(Arc::new(ownership)),
        };
        let (handle, queue) = ShardHandle::new();
        let worker = ShardWorker {
            context: Arc::new(context),
            handle,
            tables: TableMap::default(),
            unloaded: UnloadedTables::default(),
            quiescing: Vec::new(),
            timers: BTreeSet::new(),
            touched: Vec::new(),
            group: CommitGroup::default(),
            in_flight: None,
        };
        TestShard { worker, events, queue, _data: data }
    }

    /// Lets a guest sit down at a table.
    fn sit(&mut self, table: u8, number: u8) {
        let message = ClientMessage::Sit { seat: None };
        let (reply, _) = oneshot::channel();
        let act = ShardCommand::Act { table: table_id(table), guest: guest(number), message, reply };
        self.worker.handle_command(act);
    }

    /// Tells the shard to hand over a table.
    fn quiesce(&mut self, table: u8) {
        self.worker.handle_command(ShardCommand::ChangeOwner(OwnerChange::Quiesce(table_id(table))));
    }

    /// The tables of which nothing is in flight any more.
    fn quiesced(&mut self) -> Vec<TableId> {
        self.worker.finish_quiescing();
        let mut quiesced = Vec::new();
        while let Ok(event) = self.events.try_recv() {
            match event {
                OwnershipEvent::Quiesced(id) => quiesced.push(id),
                _ => panic!("the table is neither opened nor closed"),
            }
        }
        quiesced
    }

    /// Waits for the commit in flight, and lets the shard know of it.
    async fn end_commit(&mut self) {
        let result = committed(&mut self.worker.in_flight).await;
        self.worker.finish_commit(result);
    }
}

#[tokio::test]
async fn table_is_handed_over_while_another_one_is_committed() {
    let mut shard = TestShard::with_tables(&[1, 2, 3]).await;
    shard.sit(1, 11);
    shard.worker.close_group();
    assert!(shard.worker.in_flight.is_some());
    shard.quiesce(2);
    assert_eq!(shard.quiesced(), [table_id(2)], "it waits for a commit of another table");
    // The next commit group need not wait either.
    shard.sit(1, 12);
    shard.quiesce(3);
    assert_eq!(shard.quiesced(), [table_id(3)]);
}

#[tokio::test]
async fn table_is_handed_over_after_its_own_commits_only() {
    let mut shard = TestShard::with_tables(&[1, 2]).await;
    shard.sit(1, 11);
    shard.sit(2, 12);
    shard.quiesce(1);
    assert_eq!(shard.quiesced(), [], "its change is not submitted");
    shard.worker.close_group();
    assert_eq!(shard.quiesced(), [], "its commit is in flight");
    shard.end_commit().await;
    assert_eq!(shard.quiesced(), [table_id(1)]);
    assert!(shard.worker.tables.contains_key(&table_id(2)));
    let stored = shard.worker.context.store.table(table_id(1)).unwrap().unwrap();
    assert!(stored.facts.concat().contains("Guest 11"), "{:?}", stored.facts);
}

#[tokio::test]
async fn table_without_anything_to_write_is_handed_over_at_once() {
    let mut shard = TestShard::with_tables(&[1]).await;
    shard.worker.touch(table_id(1));
    shard.quiesce(1);
    assert_eq!(shard.quiesced(), []);
    shard.worker.close_group();
    assert!(shard.worker.in_flight.is_none());
    assert_eq!(shard.quiesced(), [table_id(1)]);
}

/// Whether the bots of a match know how its guest has played, after the table has been read from the store again.
async fn bots_know_after_a_restart(keep_play_styles: bool) -> bool {
    let mut shard = TestShard::new(Config { keep_play_styles, ..Config::default() });
    let mut table = table(1, &["keen", "keen"]);
    let summary =
        serde_json::from_value(json!({ "styles": [0, -400, -400, -400, -400], "choices": 40 })).unwrap();
    table.recall_styles(guest(1).id, vec![(GameKind::Take6, summary)]);
    let (reply, _) = oneshot::channel();
    let (table, host) = (Box::new(table), guest(1));
    shard.worker.handle_command(ShardCommand::Open { table, host, start: true, reply });
    shard.worker.close_group();
    shard.end_commit().await;
    shard.worker.reload(&[table_id(1)], &[]);
    shard.worker.read_unloaded();
    let read = shard.queue.recv().await.unwrap();
    shard.worker.handle_command(read);
    shard.worker.handle(table_id(1), Input::Connected(guest(1))).unwrap();
    let table = &mut shard.worker.tables.get_mut(&table_id(1)).unwrap().table;
    let requests = table.take_bot_requests(0, &Policy::default());
    assert_eq!(requests.len(), 2);
    requests.iter().all(|request| request.earlier.iter().any(Option::is_some))
}

#[tokio::test]
async fn host_can_turn_play_styles_off_during_a_match() {
    assert!(bots_know_after_a_restart(true).await);
    assert!(!bots_know_after_a_restart(false).await);
}
