//! Leases and conditional commits, with two connections that act as two nodes.

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use rodeo_cluster::node::{LEASE_MS, RENEW_EVERY_MS};
use rodeo_cluster::{Assignment, Epoch, LeaseReply, LeaseRequest, NodeId};
use rodeo_store::postgres::read_nodes;
use rodeo_store::{Batch, PostgresStore, Store, StoreError, Write};

use crate::common::*;
use crate::{TestDatabase, postgres_test};

/// A table of a node, as its commits name it.
pub fn owned(number: u32, epoch: u64) -> Assignment {
    Assignment { table: table_id(number), epoch: Epoch(epoch) }
}

/// Queues a batch in the name of a node.
pub fn send_owned(
    store: &PostgresStore,
    node: NodeId,
    tables: &[Assignment],
    batch: Batch,
) -> Receiver<Result<(), StoreError>> {
    let (done, result) = channel();
    let callback = move |sent| {
        // Some tests drop the receiver.
        let _ = done.send(sent);
    };
    store.commit_owned(node, tables.to_vec(), batch, Box::new(callback));
    result
}

/// Commits a batch in the name of a node.
pub fn commit_owned(
    store: &PostgresStore,
    node: NodeId,
    tables: &[Assignment],
    batch: Batch,
) -> Result<(), StoreError> {
    send_owned(store, node, tables, batch).recv().unwrap()
}

fn renew(store: &PostgresStore, node: NodeId) -> LeaseReply {
    store
        .execute_lease(LeaseRequest::Renew { node, accepted: Vec::new(), draining: false, counting: false })
        .unwrap()
}

fn claim(store: &PostgresStore, node: NodeId) -> LeaseReply {
    store.execute_lease(LeaseRequest::Claim { node, limit: 100 }).unwrap()
}

/// Two nodes. The first one has opened table 1.
fn two_nodes(database: &TestDatabase) -> [(PostgresStore, NodeId); 2] {
    let nodes = ["one", "two"].map(|name| {
        let store = database.open();
        let node = store.register_node(name).unwrap();
        (store, node)
    });
    let (store, node) = &nodes[0];
    commit_owned(store, *node, &[owned(1, 1)], vec![open_table(1), append(1, 0, "a")]).unwrap();
    nodes
}

postgres_test! {
    /// What a renewal returns may take long to count; here it waits for a lock of the tables. The lease is renewed all the same.
    fn slow_count_does_not_delay_the_renewal_itself() {
        let database = TestDatabase::new();
        drop(database.open());
        database.stop_clock();
        let [(store, node), _] = two_nodes(&database);
        let lease = || database.sql(&format!("SELECT lease_until FROM nodes WHERE id = {}", node.0));
        let before: u64 = lease().parse().unwrap();
        database.advance_clock(100);
        let name = database.name.clone();
        let sql = "LOCK TABLE tables IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(3)";
        let holder = std::thread::spawn(move || crate::private_postgres::server().sql(&name, sql));
        let locked = "SELECT count(*) FROM pg_locks WHERE relation = 'tables'::regclass AND mode = 'AccessExclusiveLock'";
        wait_until(|| database.sql(locked) == "1");
        std::thread::scope(|scope| {
            let request = LeaseRequest::Renew { node, accepted: Vec::new(), draining: false, counting: true };
            let reply = scope.spawn(|| store.execute_lease(request));
            wait_until(|| lease() == (before + 100).to_string());
            assert!(!holder.is_finished() && !reply.is_finished());
            assert!(matches!(reply.join().unwrap(), Ok(LeaseReply::Renewed(view)) if view.nodes.len() == 2));
        });
        holder.join().unwrap();
    }
}

postgres_test! {
    fn node_that_lost_its_lease_can_never_write() {
        let database = TestDatabase::new();
        drop(database.open());
        database.stop_clock();
        let [(store1, node1), (store2, node2)] = two_nodes(&database);
        // Nothing can be claimed while the lease lasts, to the millisecond.
        database.advance_clock(LEASE_MS - 1);
        assert!(matches!(renew(&store2, node2), LeaseReply::Renewed(view) if view.orphans == 0));
        assert_eq!(claim(&store2, node2), LeaseReply::Claimed(vec![]));
        commit_owned(&store1, node1, &[owned(1, 1)], vec![append(1, 1, "b")]).unwrap();
        database.advance_clock(1);
        assert!(matches!(renew(&store2, node2), LeaseReply::Renewed(view) if view.orphans == 1));
        // Nobody has taken the table yet, so the node may still write.
        commit_owned(&store1, node1, &[owned(1, 1)], vec![append(1, 2, "c")]).unwrap();

        assert_eq!(claim(&store2, node2), LeaseReply::Claimed(vec![owned(1, 2)]));
        let writes = [
            append(1, 3, "x"),
            replace(1, 3, "x"),
            Write::CloseTable { id: table_id(1) },
            Write::QuarantineTable { id: table_id(1), reason: String::new(), at: 0 },
            open_table(2),
        ];
        for write in writes {
            let tables = [owned(1, 1), owned(2, 1)];
            let result = commit_owned(&store1, node1, &tables, vec![create_guest(7), write.clone()]);
            assert_eq!(result, Err(StoreError::NotOwned), "{write:?}");
            // Not with the new epoch, not without an epoch, and not through the connection of the other node.
            for epoch in [2, 3] {
                let tables = [owned(1, epoch), owned(2, epoch)];
                let result = commit_owned(&store2, node1, &tables, vec![write.clone()]);
                assert_eq!(result, Err(StoreError::NotOwned), "{write:?}");
            }
            assert_eq!(commit_owned(&store1, node1, &[], vec![append(1, 3, "x")]), Err(StoreError::NotOwned));
        }
        assert_eq!(store1.guest(guest_id(7)), Ok(None), "a part of a refused batch was stored");
        assert_eq!(renew(&store1, node1), LeaseReply::Fenced);
        assert_eq!(store2.owner_of(table_id(1)), Ok(Some((node2, Epoch(2)))));
        // The new owner finds everything that was committed, and continues.
        assert_eq!(only_facts(&store2), ["a", "b", "c"]);
        commit_owned(&store2, node2, &[owned(1, 2)], vec![append(1, 3, "d")]).unwrap();
        assert_eq!(only_facts(&store1), ["a", "b", "c", "d"]);
        // The old process continues as another node.
        let node3 = store1.register_node("one").unwrap();
        let tables = [owned(2, 1)];
        commit_owned(&store1, node3, &tables, vec![open_table(2), append(2, 0, "y")]).unwrap();
    }
}

postgres_test! {
    fn claim_waits_for_the_commit_in_flight() {
        let database = TestDatabase::new();
        drop(database.open());
        database.stop_clock();
        let [(store1, node1), (store2, node2)] = two_nodes(&database);
        database.advance_clock(LEASE_MS);
        renew(&store2, node2);
        // Another session keeps the commit of the first node from ending.
        let blocker = Blocker::start(&database);
        let committed = send_owned(&store1, node1, &[owned(1, 1)], vec![append(1, 1, "b")]);
        database.wait_for_locks(1);
        std::thread::scope(|scope| {
            let claimed = scope.spawn(|| claim(&store2, node2));
            // The claim waits for the commit, which waits for the session.
            database.wait_for_locks(2);
            assert!(!claimed.is_finished() && committed.try_recv().is_err());
            drop(blocker);
            assert_eq!(claimed.join().unwrap(), LeaseReply::Claimed(vec![owned(1, 2)]));
        });
        assert_eq!(committed.recv().unwrap(), Ok(()));
        assert_eq!(only_facts(&store2), ["a", "b"], "the new owner did not see the last commit");
    }
}

/// A `psql` session that holds a lock on the journal until it is dropped.
struct Blocker(std::process::Child);

impl Blocker {
    fn start(database: &TestDatabase) -> Blocker {
        use std::io::{BufRead, BufReader, Write as _};
        let mut child = std::process::Command::new(crate::private_postgres::psql())
            .args(["-X", "-q", "-A", "-t", "-d", &database.connection])
            .current_dir("/")
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let lock = b"BEGIN; LOCK TABLE journal IN SHARE MODE; SELECT 'locked';\n";
        child.stdin.as_mut().unwrap().write_all(lock).unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line.trim(), "locked");
        Blocker(child)
    }
}

impl Drop for Blocker {
    fn drop(&mut self) {
        // The end of input ends the session, and its transaction is rolled back.
        drop(self.0.stdin.take());
        self.0.wait().unwrap();
    }
}

postgres_test! {
    fn handed_over_table_belongs_to_the_receiver_only() {
        let database = TestDatabase::new();
        let [(store1, node1), (store2, node2)] = two_nodes(&database);
        let hand_over = |to| LeaseRequest::HandOver { node: node1, to, tables: vec![owned(1, 1)] };
        assert_eq!(
            store1.execute_lease(hand_over(NodeId(999))),
            Ok(LeaseReply::HandedOver(vec![])),
            "given to a node that does not exist"
        );
        let gone = Ok(LeaseReply::HandedOver(vec![table_id(1)]));
        assert_eq!(store1.execute_lease(hand_over(node2)), gone);
        assert_eq!(store1.execute_lease(hand_over(node2)), gone, "sent again after a lost answer");
        let late = commit_owned(&store1, node1, &[owned(1, 1)], vec![append(1, 1, "late")]);
        assert_eq!(late, Err(StoreError::NotOwned));
        // The receiver is told until it has accepted.
        for _ in 0..2 {
            assert!(matches!(renew(&store2, node2), LeaseReply::Renewed(view) if view.assigned == [owned(1, 2)]));
        }
        let accepted = vec![owned(1, 2)];
        let request = LeaseRequest::Renew { node: node2, accepted, draining: false, counting: false };
        assert!(matches!(store2.execute_lease(request), Ok(LeaseReply::Renewed(view)) if view.assigned.is_empty()));
        commit_owned(&store2, node2, &[owned(1, 2)], vec![append(1, 1, "b")]).unwrap();
        // The first node is still alive, and can write to its other tables.
        commit_owned(&store1, node1, &[owned(2, 1)], vec![open_table(2), append(2, 0, "x")]).unwrap();
    }
}

postgres_test! {
    fn table_that_returns_to_a_node_can_be_written_after_a_refused_batch() {
        let database = TestDatabase::new();
        let [(store1, node1), (store2, node2)] = two_nodes(&database);
        let hand_over = |node, to, epoch| LeaseRequest::HandOver { node, to, tables: vec![owned(1, epoch)] };
        store1.execute_lease(hand_over(node1, node2, 1)).unwrap();
        let late = commit_owned(&store1, node1, &[owned(1, 1)], vec![append(1, 1, "late")]);
        assert_eq!(late, Err(StoreError::NotOwned));
        commit_owned(&store2, node2, &[owned(1, 2)], vec![append(1, 1, "b"), append(1, 2, "c")]).unwrap();
        store2.execute_lease(hand_over(node2, node1, 2)).unwrap();
        store1.set_node(node1);
        assert_eq!(store1.owned_table(table_id(1), 3).unwrap().unwrap().facts, ["a", "b", "c"]);
        commit_owned(&store1, node1, &[owned(1, 3)], vec![append(1, 3, "d")]).unwrap();
        assert_eq!(only_facts(&store2), ["a", "b", "c", "d"]);
    }
}

postgres_test! {
    fn server_without_a_cluster_loses_its_tables_to_the_first_node() {
        let database = TestDatabase::new();
        let alone = database.open();
        commit(&alone, vec![open_table(1), append(1, 0, "a")]);
        assert_eq!(alone.owner_of(table_id(1)), Ok(None));
        let store = database.open();
        let node = store.register_node("one").unwrap();
        assert_eq!(claim(&store, node), LeaseReply::Claimed(vec![owned(1, 2)]));
        assert_eq!(try_commit(&alone, vec![append(1, 1, "late")]), Err(StoreError::NotOwned));
        assert_eq!(try_commit(&alone, vec![open_table(2)]), Err(StoreError::NotOwned));
        // What is not about tables can be written.
        commit(&alone, vec![create_guest(1)]);
        commit_owned(&store, node, &[owned(1, 2)], vec![append(1, 1, "b")]).unwrap();
    }
}

postgres_test! {
    fn batch_of_a_fenced_node_fails_alone() {
        let database = TestDatabase::new();
        let [(store1, node1), (_store2, node2)] = two_nodes(&database);
        store1.execute_lease(LeaseRequest::Leave { node: node1 }).unwrap();
        let results = [
            send_owned(&store1, node2, &[owned(2, 1)], vec![open_table(2), append(2, 0, "x")]),
            send_owned(&store1, node1, &[owned(1, 1)], vec![append(1, 1, "late")]),
            send(&store1, vec![create_guest(1)]),
            send_owned(&store1, node1, &[owned(1, 1)], vec![append(1, 2, "late")]),
            send_owned(&store1, node2, &[owned(2, 1)], vec![append(2, 1, "y")]),
        ];
        let stored: Vec<bool> = results.into_iter().map(|result| result.recv().unwrap().is_ok()).collect();
        assert_eq!(stored, [true, false, true, false, true]);
    }
}

postgres_test! {
    /// Operators see by how much renewals were late, and how long commits take, also one that has not ended.
    fn lag_of_renewals_and_commits_is_shown() {
        let database = TestDatabase::new();
        let [(store1, node1), (store2, node2)] = two_nodes(&database);
        let state = |node: NodeId| {
            let nodes = read_nodes(&database.connection).unwrap();
            nodes.into_iter().find(|state| state.id == node).unwrap()
        };
        assert_eq!((state(node1).lag_ms, state(node1).commit_ms), (None, None), "nothing was renewed yet");
        for (store, node) in [(&store1, node1), (&store2, node2)] {
            assert!(matches!(renew(store, node), LeaseReply::Renewed(_)));
        }
        // Renewed when half of the lease is over.
        std::thread::sleep(Duration::from_millis(RENEW_EVERY_MS + 400));
        let overdue = state(node1).lag_ms.unwrap();
        assert!((400..5000).contains(&overdue), "{overdue}");
        renew(&store1, node1);
        renew(&store1, node1);
        let late = state(node1).lag_ms.unwrap();
        assert!((400..5000).contains(&late), "{late}: the late renewal is remembered");

        // A commit that waits for somebody else's lock.
        let before = state(node1).commit_ms.unwrap();
        let blocker = Blocker::start(&database);
        let committed = send_owned(&store1, node1, &[owned(1, 1)], vec![append(1, 1, "b")]);
        std::thread::sleep(Duration::from_millis(before + 300));
        renew(&store1, node1);
        let waiting = state(node1).commit_ms.unwrap();
        assert!(waiting >= before + 250, "{waiting} after {before}");
        drop(blocker);
        committed.recv().unwrap().unwrap();
        renew(&store1, node1);
        assert!(state(node1).commit_ms.unwrap() >= waiting);
        store2.execute_lease(LeaseRequest::Leave { node: node2 }).unwrap();
        assert_eq!((state(node2).lag_ms, state(node2).commit_ms), (None, None), "a node that has left has no lag");
    }
}
