//! Searches what clients receive through another node, and what travels over NATS, for what they must not know.

use rodeo_protocol::Updates;
use rodeo_rules::record::Record;
use rodeo_store::{PostgresStore, Store};

use crate::cluster::TestCluster;
use crate::nats_tap::NatsTap;
use crate::support::leak_check::{LeakChecker, Steps};
use crate::support::leak_match::{LeakTable, Transcript, check, next_secrets, play_match};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn clients_and_gateways_receive_only_what_they_may_know() {
    let many = "1000000";
    let mut cluster = TestCluster::start(&[]).await;
    for name in ["red", "blue"] {
        // As many requests as a test sends.
        let guest = ["--max-requests", many, "--max-request-burst", many, "--max-chat", many];
        let messages = ["--max-chat-burst", many, "--max-messages", many, "--max-message-burst", many];
        let all = ["--max-guesses", many, "--max-guess-burst", many, "--trusted-proxy", "127.0.0.1"];
        cluster.add(name, &[&guest[..], &messages, &all].concat()).await;
    }
    cluster.wait_for_peers().await;
    let (mut owner, mut gateway) = (cluster.nodes[0].address, cluster.nodes[1].address);
    let store = PostgresStore::open(&cluster.database).unwrap();
    let mut updates = [Updates::Events, Updates::State];
    // With connections that are lost, and without: then each client has one link, whose frames can be followed.
    let tables = LeakTable::all().into_iter().flat_map(|table| [(table.clone(), 15), (table, 0)]);
    for (table, disconnect) in tables {
        let tap = NatsTap::start(&cluster.nats).await;
        let (played, all) = play_match(owner, gateway, &table, updates, disconnect).await;
        // Both nodes own as many tables, so no table moves during its match.
        std::mem::swap(&mut owner, &mut gateway);
        if disconnect == 0 {
            updates.reverse();
        }
        let record = Record::read(store.record(played).unwrap().unwrap().as_bytes()).unwrap();
        let name = format!("{} {}", table.game, table.options);
        check(&record, &all).unwrap_or_else(|what| panic!("{name}: {what}"));
        if disconnect == 0 {
            check_links(&tap, &record, &all).unwrap_or_else(|what| panic!("{name}, NATS: {what}"));
        }
        let next = next_secrets(&store);
        assert!(!next.is_empty());
        let mut secrets = next.clone();
        secrets.extend(all.iter().flat_map(|transcript| transcript.guest.secrets.clone()));
        let received =
            all.iter().flat_map(|transcript| transcript.received.iter().chain(&transcript.responses));
        for text in received {
            assert!(!next.iter().any(|secret| text.contains(secret)), "{name}, the next secret: {text}");
        }
        for (_, text) in tap.messages() {
            assert!(!secrets.iter().any(|secret| text.contains(secret)), "{name}, a secret on NATS: {text}");
        }
    }
}

/// Checks that each link carries only what its guest may see, and that the check would find the view of another seat.
fn check_links(tap: &NatsTap, record: &Record, all: &[Transcript]) -> Result<(), String> {
    let links = tap.frames_by_guest();
    if links.len() != all.len() {
        return Err(format!("{} links of {} clients", links.len(), all.len()));
    }
    let mut steps = Steps::new();
    let mut found = false;
    for (guest, frames) in &links {
        let is_own = |transcript: &&Transcript| transcript.guest.id.to_string() == *guest;
        let own = all.iter().find(is_own).ok_or("a link of nobody")?;
        LeakChecker::new(record, own.seat, &own.sent).check(frames, &mut steps)?;
        let other = all.iter().find(|other| other.seat != own.seat).ok_or("nobody else")?;
        found |= LeakChecker::new(record, other.seat, &own.sent).check(frames, &mut Steps::new()).is_err();
    }
    if found { Ok(()) } else { Err("the check finds nothing".to_owned()) }
}
