//! PostgreSQL and the model of the simulator give the same answers to the same random requests.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rodeo_cluster::node::LEASE_MS;
use rodeo_cluster::simulation::{CommitReply, Database};
use rodeo_cluster::{Assignment, Epoch, LeaseReply, LeaseRequest, NodeId};
use rodeo_store::StoreError;

use crate::common::*;
use crate::leases::{commit_owned, owned};
use crate::{TestDatabase, postgres_test};

/// Number of random requests.
const STEPS: u64 = 600;

postgres_test! {
    fn database_does_what_the_model_does() {
        let database = TestDatabase::new();
        let store = database.open();
        database.stop_clock();
        let mut model = Database::new(LEASE_MS);
        let mut now = 1_000_000;
        let mut nodes: Vec<NodeId> = Vec::new();
        let mut tables: u32 = 0;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(17);
        let mut below = move |end: usize| (random.next_u64() % end.max(1) as u64) as usize;
        let mut seen = [0; 5];
        for step in 0..STEPS {
            if nodes.len() < 3 || below(30) == 0 {
                let node = store.register_node("node").unwrap();
                assert_eq!(node, model.register(now));
                nodes.push(node);
            }
            // Late requests of nodes that are long gone are part of it.
            let some_node = |below: &mut dyn FnMut(usize) -> usize| match below(8) {
                0 => nodes[below(nodes.len())],
                _ => nodes[nodes.len() - 1 - below(3)],
            };
            let node = some_node(&mut below);
            let current = |number: u32| {
                let epoch = model.owner(table_id(number)).map_or(Epoch(1), |(_, epoch)| epoch);
                Assignment { table: table_id(number), epoch }
            };
            let request = match below(10) {
                0 => {
                    let ms = [1, 300, 700, LEASE_MS][below(4)];
                    database.advance_clock(ms);
                    now += ms;
                    continue;
                }
                1 if tables < 25 => {
                    tables += 1;
                    let result = commit_owned(&store, node, &[owned(tables, 1)], vec![open_table(tables)]);
                    match model.is_fenced(node) {
                        true => assert_eq!(result, Err(StoreError::NotOwned), "step {step}"),
                        false => {
                            assert_eq!(result, Ok(()), "step {step}");
                            model.open_table(table_id(tables), node);
                        }
                    }
                    continue;
                }
                2 | 3 if tables > 0 => {
                    let number = 1 + below(tables as usize) as u32;
                    let mut claimed = current(number);
                    // Sometimes in the name of the right node, sometimes with another epoch.
                    let node = match (model.owner(table_id(number)), below(3)) {
                        (Some((owner, _)), 0 | 1) => owner,
                        _ => node,
                    };
                    claimed.epoch.0 += u64::from(below(4) == 0);
                    let position = model.facts(table_id(number)).len();
                    let expected = model.commit(node, claimed, position, step);
                    let write = append(number, position as u64, &step.to_string());
                    let result = commit_owned(&store, node, &[claimed], vec![write]);
                    match expected {
                        CommitReply::Stored => assert_eq!(result, Ok(()), "step {step}"),
                        _ => assert!(result.is_err(), "step {step}: {node:?} {claimed:?}"),
                    }
                    seen[usize::from(result.is_ok())] += 1;
                    continue;
                }
                4 | 5 => LeaseRequest::Claim { node, limit: below(6) as u64 },
                6 => {
                    let given = (0..below(4)).filter(|_| tables > 0);
                    let given: Vec<u32> = given.map(|_| 1 + below(tables as usize) as u32).collect();
                    let mut given: Vec<Assignment> = given.into_iter().map(current).collect();
                    given.sort();
                    given.dedup();
                    LeaseRequest::HandOver { node, to: some_node(&mut below), tables: given }
                }
                7 if below(6) == 0 => LeaseRequest::Leave { node },
                _ => {
                    let number = 1 + below(tables as usize + 1) as u32;
                    let (accepted, draining) = (vec![current(number)], below(12) == 0);
                    LeaseRequest::Renew { node, accepted, draining, counting: below(2) == 0 }
                }
            };
            let reply = store.execute_lease(request.clone()).unwrap();
            assert_eq!(reply, model.execute(now, &request), "step {step}: {request:?}");
            match &reply {
                LeaseReply::Claimed(tables) => seen[2] += tables.len(),
                LeaseReply::HandedOver(tables) => seen[3] += tables.len(),
                LeaseReply::Fenced => seen[4] += 1,
                _ => {}
            }
        }
        assert!(seen.iter().all(|number| *number > 5), "the requests do not cover everything: {seen:?}");
        for number in 1..=tables {
            let stored = store.owner_of(table_id(number)).unwrap();
            assert_eq!(stored, model.owner(table_id(number)), "table {number}");
        }
    }
}
