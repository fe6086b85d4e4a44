//! A group of batches is committed in one round trip.

use std::io::{Read, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};

use rodeo_store::{PostgresStore, Store};

use crate::common::*;
use crate::private_postgres::server;
use crate::{TestDatabase, postgres_test};

/// Forwards connections to the server and counts round trips: how often a client sends something after an answer.
struct CountingProxy {
    port: u16,
    round_trips: Arc<AtomicU64>,
}

impl CountingProxy {
    fn start() -> CountingProxy {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let round_trips = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&round_trips);
        std::thread::spawn(move || {
            for client in listener.incoming() {
                let (client, server) =
                    (client.unwrap(), TcpStream::connect(("127.0.0.1", server().port)).unwrap());
                // Whether the last bytes came from the server.
                let answered = Arc::new(Mutex::new(true));
                let (to_server, counter) =
                    ((client.try_clone().unwrap(), server.try_clone().unwrap()), counter.clone());
                let asked = Arc::clone(&answered);
                std::thread::spawn(move || {
                    forward(to_server, || {
                        if std::mem::take(&mut *asked.lock().unwrap()) {
                            counter.fetch_add(1, Ordering::SeqCst);
                        }
                    });
                });
                std::thread::spawn(move || forward((server, client), || *answered.lock().unwrap() = true));
            }
        });
        CountingProxy { port, round_trips }
    }
}

fn forward((mut from, mut to): (TcpStream, TcpStream), mut each: impl FnMut()) {
    let mut bytes = vec![0; 1 << 20];
    loop {
        let length = from.read(&mut bytes).unwrap_or(0);
        if length == 0 {
            let _ = to.shutdown(Shutdown::Both);
            return;
        }
        each();
        if to.write_all(&bytes[..length]).is_err() {
            return;
        }
    }
}

postgres_test! {
    fn group_is_committed_in_one_round_trip() {
        let database = TestDatabase::new();
        let proxy = CountingProxy::start();
        let name = &database.name;
        let connection = format!("host=127.0.0.1 port={} user=rodeo dbname={name} sslmode=disable", proxy.port);
        let store = Arc::new(PostgresStore::open(&connection).unwrap());
        commit(&*store, vec![open_table(1), open_table(2), create_guest(1)]);
        // Every kind of statement is prepared once per connection.
        let batches = |first: u64| {
            [
                vec![append(1, first, "a"), append(2, first, "x")],
                vec![rodeo_store::Write::RecordVisit { guest: guest_id(1), at: 5000 + first }],
                vec![append(1, first + 1, "b")],
                vec![replace(2, first + 1, "y"), append(2, first + 2, "z")],
            ]
        };
        for batch in batches(0) {
            commit(&*store, batch);
        }
        // All batches are queued while the writer runs a callback, so they become one group.
        let (results, finished) = channel();
        let (queue, before) = (Arc::clone(&store), Arc::new(AtomicU64::new(0)));
        let (round_trips, started) = (Arc::clone(&proxy.round_trips), Arc::clone(&before));
        let callback = move |_| {
            started.store(round_trips.load(Ordering::SeqCst), Ordering::SeqCst);
            for batch in batches(10) {
                let results = results.clone();
                queue.commit(batch, Box::new(move |result| results.send(result).unwrap()));
            }
        };
        store.commit(Vec::new(), Box::new(callback));
        assert!((0..4).all(|_| finished.recv().unwrap() == Ok(())));
        let round_trips = proxy.round_trips.load(Ordering::SeqCst) - before.load(Ordering::SeqCst);
        assert_eq!(round_trips, 1);
    }
}
