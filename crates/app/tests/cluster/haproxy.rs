//! The configuration of HAProxy in `packaging/cluster`, in front of three nodes of which one is killed and one stopped.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_store::PostgresStore;
use serde_json::json;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::cluster::{TestCluster, eventually};
use crate::continuous_play::{Run, check_all, open_table, play_matches};
use crate::serve::{DEADLINE, readiness};
use crate::support::seed;

/// Path of the program; `None` if it is not installed.
const PROGRAM: Option<&str> = option_env!("RODEO_HAPROXY");

/// HAProxy, killed when it is dropped.
struct HaProxy(Child);

impl Drop for HaProxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts HAProxy with the packaged configuration, whose addresses are replaced.
async fn start_haproxy(folder: &Path, cluster: &TestCluster) -> (HaProxy, SocketAddr) {
    let program = PROGRAM.expect("HAProxy is installed (see build.rs)");
    let packaged = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/cluster/haproxy.cfg");
    let mut text = std::fs::read_to_string(packaged).unwrap();
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let addresses = ["red", "blue", "green"].into_iter().zip(cluster.nodes.iter().map(|node| node.address));
    let servers = addresses.map(|(name, address)| (format!("{name}:6066"), address.to_string()));
    for (from, to) in servers.chain([("bind :80\n".to_owned(), format!("bind {address}\n"))]) {
        assert!(text.contains(&from), "{from} is in the configuration");
        text = text.replace(&from, &to);
    }
    let file = folder.join("haproxy.cfg");
    std::fs::write(&file, text).unwrap();
    let log = std::fs::File::create(folder.join("haproxy.log")).unwrap();
    let child = Command::new(program)
        .arg("-db")
        .arg("-f")
        .arg(&file)
        .stdin(Stdio::null())
        .stderr(log)
        .spawn()
        .unwrap();
    let haproxy = HaProxy(child);
    eventually("HAProxy finds the nodes", async || {
        TcpStream::connect(address).await.is_ok() && readiness(address).await == 200
    })
    .await;
    (haproxy, address)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(all(nats_installed, haproxy_installed)),
    ignore = "PostgreSQL, nats-server or HAProxy is not installed (Debian: postgresql, nats-server, haproxy)"
)]
async fn clients_behind_haproxy_go_on_when_nodes_end() {
    let mut rng = SeatRng::new(seed());
    let mut cluster = TestCluster::start(&[]).await;
    for name in ["red", "blue", "green"] {
        cluster.add(name, &["--trusted-proxy", "127.0.0.1"]).await;
    }
    cluster.wait_for_peers().await;
    let folder = tempfile::tempdir().unwrap();
    let (_haproxy, address) = start_haproxy(folder.path(), &cluster).await;
    let (_sender, place) = watch::channel(address);
    let (run, mut clients) = (Run::new(), JoinSet::new());
    for table in 0..3 {
        let body = json!({ "game": "take6", "players": 2, "options": "rounds=1" });
        for player in open_table(&place, &body, 2, &mut rng).await {
            clients.spawn(play_matches(run.clone(), table, player));
        }
    }
    for (index, kill) in [(0, true), (1, false)] {
        run.wait_for_all(Instant::now()).await;
        run.take_silences();
        match kill {
            true => cluster.nodes[index].process.kill(),
            false => cluster.nodes[index].process.terminate().await,
        }
        // Messages that were on their way say nothing about the table.
        sleep(Duration::from_secs(3)).await;
        timeout(DEADLINE, run.wait_for_all(Instant::now())).await.expect("all tables go on");
        println!("killed: {kill}, longest silence of each table: {:?}", run.take_silences());
        if let Some(state) = clients.try_join_next() {
            panic!("a client ended: {:?}", state.unwrap().table);
        }
    }
    check_all(&PostgresStore::open(&cluster.database).unwrap(), &run.finish(clients, DEADLINE).await);
}
