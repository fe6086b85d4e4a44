//! Faults of nodes, NATS and PostgreSQL while people play at three nodes: nothing that a client has received is undone, and
//! every match can be finished.
//!
//! `RODEO_FAULTS` is the number of faults; `RODEO_SEED` repeats the random numbers of a run (not its timing).

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_rules::game::RandomSource as _;
use rodeo_store::PostgresStore;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::cluster::{TestCluster, TestNode};
use crate::continuous_play::{Run, check_all, open_table, play_matches};
use crate::private_postgres::PrivatePostgres;
use crate::serve::DEADLINE;
use crate::support::{number, pick, request, seed};

const NAMES: [&str; 3] = ["red", "blue", "green"];

/// Time between two checks of all nodes by the load balancer, and time that a node has to answer.
const CHECK_INTERVAL: Duration = Duration::from_millis(50);
const CHECK_TIMEOUT: Duration = Duration::from_millis(250);

/// Time without a message after which the logs of the nodes are printed.
const LONG_SILENCE: Duration = Duration::from_secs(4);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// `kill -9` of a node, which is started again.
    Kill,
    /// SIGSTOP of a node for longer than its lease, then SIGCONT.
    Pause,
    /// SIGTERM of a node, which hands its tables over and is started again.
    Stop,
    Nats,
    Postgres,
    /// PostgreSQL finds no room on its disk, and is started again with room.
    FullDisk,
}

/// The faults in the order of a short run; a long run draws them from this list.
const FAULTS: [Fault; 9] = [
    Fault::Kill,
    Fault::Pause,
    Fault::Nats,
    Fault::Postgres,
    Fault::Stop,
    Fault::Kill,
    Fault::Pause,
    Fault::FullDisk,
    Fault::Kill,
];

/// Tables of all games, each with its number of guests.
fn tables() -> Vec<(Value, usize)> {
    let table = |game: &str, players: usize, options: &str| {
        (json!({ "game": game, "players": players, "options": options }), players)
    };
    vec![
        table("take6", 2, "rounds=2"),
        table("take6", 3, "rounds=1"),
        table("buffalo", 2, ""),
        table("take_that", 3, ""),
        table("bull_party", 2, ""),
    ]
}

/// Sends each table to a node that is ready, as a load balancer with health checks does.
pub async fn balance(
    nodes: Arc<Mutex<Vec<SocketAddr>>>,
    places: Vec<watch::Sender<SocketAddr>>,
    mut rng: SeatRng,
) {
    loop {
        let addresses = nodes.lock().unwrap().clone();
        let mut checks = JoinSet::new();
        for address in addresses {
            checks.spawn(async move {
                let check = request(address, "GET", "/readyz", &[], None);
                let answer = timeout(CHECK_TIMEOUT, check).await;
                matches!(answer, Ok(Ok(answer)) if answer.status == 200).then_some(address)
            });
        }
        let ready: Vec<SocketAddr> = checks.join_all().await.into_iter().flatten().collect();
        for place in &places {
            if !ready.is_empty() && !ready.contains(&place.borrow()) {
                let _ = place.send(*pick(&mut rng, &ready));
            }
        }
        sleep(CHECK_INTERVAL).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn nothing_received_is_undone_by_faults_of_a_cluster() {
    let mut rng = SeatRng::new(seed());
    let postgres = PrivatePostgres::start("off");
    postgres.sql("postgres", "CREATE DATABASE rodeo");
    let mut cluster = TestCluster::start_on(postgres.connection("rodeo"), &NAMES).await;
    let nodes: Vec<SocketAddr> = cluster.nodes.iter().map(|node| node.address).collect();
    let (run, mut clients, mut places) = (Run::new(), JoinSet::new(), Vec::new());
    for (table, (body, humans)) in tables().into_iter().enumerate() {
        let (sender, place) = watch::channel(nodes[table % nodes.len()]);
        places.push(sender);
        for player in open_table(&place, &body, humans, &mut rng).await {
            clients.spawn(play_matches(run.clone(), table, player));
        }
    }
    let nodes = Arc::new(Mutex::new(nodes));
    let balancer = tokio::spawn(balance(nodes.clone(), places, rng.fork()));
    let mut silences = Vec::new();
    for count in 0..number("RODEO_FAULTS", FAULTS.len() as u64) {
        run.wait(&mut rng).await;
        run.take_silences();
        let fault = match FAULTS.get(count as usize) {
            Some(fault) => *fault,
            None => *pick(&mut rng, &FAULTS),
        };
        let victim = rng.below(NAMES.len() as u32) as usize;
        cluster.inject(fault, victim, &postgres, &nodes, &mut rng).await;
        timeout(DEADLINE, run.wait_for_all(Instant::now())).await.expect("all tables go on");
        // A client ends early only if it has found an error.
        if let Some(state) = clients.try_join_next() {
            panic!("a client ended: {:?}", state.unwrap().table);
        }
        let silence = run.take_silences();
        let longest = silence.iter().max().copied().unwrap_or_default();
        println!("fault {}: {fault:?} of {}, longest silence {longest:?}", count + 1, NAMES[victim]);
        if longest > LONG_SILENCE {
            cluster.nodes.iter().for_each(TestNode::print_end_of_log);
        }
        silences.extend(silence.into_iter().map(|silence| (fault, silence)));
    }
    let states = run.finish(clients, DEADLINE).await;
    balancer.abort();
    for node in &mut cluster.nodes {
        node.process.terminate().await;
        let log = node.process.log();
        assert!(!log.contains("panicked"), "{log}");
    }
    check_all(&PostgresStore::open(&cluster.database).unwrap(), &states);
    print_silences(&silences);
}

impl TestCluster {
    /// Lets something fail, and mends it.
    async fn inject(
        &mut self,
        fault: Fault,
        victim: usize,
        postgres: &PrivatePostgres,
        nodes: &Mutex<Vec<SocketAddr>>,
        rng: &mut SeatRng,
    ) {
        let pause = Duration::from_millis(u64::from(rng.below(300)));
        match fault {
            Fault::Kill => self.nodes[victim].process.kill(),
            Fault::Stop => self.nodes[victim].process.terminate().await,
            Fault::Pause => {
                self.nodes[victim].signal("-STOP");
                sleep(Duration::from_millis(2500) + pause).await;
                self.nodes[victim].signal("-CONT");
                return;
            }
            Fault::Nats => {
                self.nats.stop();
                sleep(pause).await;
                return self.nats.start_again();
            }
            Fault::FullDisk => {
                postgres.fill_disk();
                sleep(pause).await;
                postgres.stop();
                return postgres.start_again();
            }
            Fault::Postgres => {
                postgres.stop();
                sleep(pause).await;
                return postgres.start_again();
            }
        }
        sleep(pause).await;
        let data = std::mem::replace(&mut self.nodes[victim].data, tempfile::tempdir().unwrap());
        let url = self.nats.url();
        let node = TestNode::start_in(data, NAMES[victim], &self.database, &["--nats", &url]).await;
        nodes.lock().unwrap()[victim] = node.address;
        self.nodes[victim] = node;
    }
}

/// Prints the time without a message per table and fault.
fn print_silences(silences: &[(Fault, Duration)]) {
    let print = |name: &str, mut times: Vec<Duration>| {
        times.sort_unstable();
        let Some(longest) = times.last() else { return };
        let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
        println!(
            "{name}: {} silences, p50 {:?}, p99 {:?}, longest {:?}",
            times.len(),
            at(50),
            at(99),
            longest
        );
    };
    print("all faults", silences.iter().map(|(_, silence)| *silence).collect());
    let all = [Fault::Kill, Fault::Pause, Fault::Stop, Fault::Nats, Fault::Postgres, Fault::FullDisk];
    for fault in all {
        let times =
            silences.iter().filter(|(other, _)| *other == fault).map(|(_, silence)| *silence).collect();
        print(&format!("{fault:?}"), times);
    }
}
