//! Several processes on one database. Each store has its own connections and threads, as a process has.

use rodeo_store::{PostgresStore, Store, StoreError, Write};

use crate::common::*;
use crate::{TestDatabase, postgres_test};

postgres_test! {
    fn processes_that_start_together_migrate_once() {
        let database = TestDatabase::new();
        std::thread::scope(|scope| {
            let started: Vec<_> =
                (0..8).map(|_| scope.spawn(|| PostgresStore::open(&database.connection).map(drop))).collect();
            for started in started {
                assert_eq!(started.join().unwrap(), Ok(()));
            }
        });
        assert_eq!(database.sql("SELECT version FROM rodeo_schema ORDER BY version"), "1\n2\n3");
        assert_eq!(database.sql("SELECT count(*) FROM writers"), "0", "a row of a closed store is left");
    }
}

postgres_test! {
    fn newer_schema_is_rejected() {
        let database = TestDatabase::new();
        drop(database.open());
        database.sql("INSERT INTO rodeo_schema VALUES (99)");
        let error = PostgresStore::open(&database.connection).map(drop);
        assert_eq!(error, Err(StoreError::Newer { found: 99, known: 3 }));
    }
}

postgres_test! {
    fn processes_rate_the_same_players_without_losing_a_match() {
        let database = TestDatabase::new();
        let store = database.open();
        commit(&store, vec![create_guest(1), create_guest(2)]);
        let seats = [(guest_seat(1), 3), (guest_seat(2), 9), (bot_seat("steady"), 20)];
        std::thread::scope(|scope| {
            for process in 0..3 {
                let (database, seats) = (&database, &seats);
                scope.spawn(move || {
                    let store = database.open();
                    let results: Vec<_> = (0..20)
                        .map(|number| {
                            // Guests are written in opposite orders, which can deadlock; the store repeats such groups.
                            let mut guests = [1, 2];
                            guests.rotate_left(process as usize % 2);
                            let visit = |guest| Write::RecordVisit {
                                guest: guest_id(guest),
                                at: 10_000 + 100 * u64::from(process) + u64::from(number),
                            };
                            let mut batch: Vec<Write> = guests.map(visit).into();
                            batch.push(save_match(100 * process + number, seats));
                            send(&store, batch)
                        })
                        .collect();
                    for result in results {
                        assert_eq!(result.recv().unwrap(), Ok(()));
                    }
                });
            }
        });
        for guest in [1, 2] {
            assert_eq!(store.ratings_of(guest_id(guest)).unwrap()[0].matches, 60);
        }
        assert_eq!(store.matches_of(guest_id(1), None, 100).unwrap().len(), 60);
    }
}
