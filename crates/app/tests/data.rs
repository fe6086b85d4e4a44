//! The data directory: `rodeo check`, `rodeo repair`, signals and the file size limit, with the real binary.
#![cfg(target_os = "linux")]

use std::io::{BufRead, BufReader, Read, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use rodeo_protocol::api::MatchSummary;
use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::{MatchId, TableId};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::{Outcome, ScoreOrder};
use rodeo_rules::seat::SeatSet;
use rodeo_store::{SqliteStore, Store, StoredMatch, Write};
use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process, prlimit};
use serde_json::Value;

/// Time after which something that a test waits for counts as stuck.
const DEADLINE: Duration = Duration::from_secs(60);

/// A server process, killed when it is dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    /// Starts a server. `prefix` is a shell command that runs before it in the same process.
    fn start(data: &Path, prefix: &str) -> Server {
        let program = env!("CARGO_BIN_EXE_rodeo");
        let script =
            format!("{prefix} exec \"{program}\" serve --listen 127.0.0.1:0 --data \"{}\"", data.display());
        let log = std::fs::File::create(data.join("log")).unwrap();
        let mut child = Command::new("sh")
            .args(["-c", &script])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let first = lines.next().expect("the server starts").unwrap();
        let address = first.strip_prefix("Rodeo is running: http://").expect(&first).to_owned();
        std::thread::spawn(move || lines.for_each(drop));
        Server { child, address }
    }

    fn pid(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    /// Sends a request. Returns the status and the body; `None` if there is no response.
    fn request(&self, method: &str, path: &str, cookie: &str, body: &str) -> Option<(u16, String)> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}",
            self.address
        )
        .ok()?;
        let mut response = String::new();
        stream.read_to_string(&mut response).ok()?;
        Some((response.split(' ').nth(1)?.parse().ok()?, response))
    }

    fn status(&self, path: &str) -> u16 {
        self.request("GET", path, "", "").map_or(0, |(status, _)| status)
    }

    /// Creates a guest. Returns the status and the cookie.
    fn create_guest(&self) -> (u16, String) {
        let (status, response) =
            self.request("POST", Endpoint::CreateGuest.path(), "", r#"{"name":"Seat 1"}"#).unwrap();
        let cookie = response.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap_or("");
        (status, cookie.split(';').next().unwrap().to_owned())
    }

    fn stop(mut self) {
        kill_process(self.pid(), Signal::TERM).unwrap();
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn rodeo(command: &str, data: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rodeo")).args([command, "--json", "--data"]).arg(data).output().unwrap()
}

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {output:?}"))
}

fn eventually(what: &str, mut condition: impl FnMut() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < DEADLINE, "not in time: {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn hangup_does_not_end_the_server() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path(), "");
    kill_process(server.pid(), Signal::HUP).unwrap();
    eventually("the signal is logged", || {
        std::fs::read_to_string(data.path().join("log")).unwrap().contains("SIGHUP")
    });
    assert_eq!(server.status("/healthz"), 200);
    server.stop();
}

#[test]
fn file_size_limit_makes_writes_fail_until_it_is_raised() {
    let data = tempfile::tempdir().unwrap();
    // Blocks of 512 bytes. Enough for the schema and a few dozen guests.
    let server = Server::start(data.path(), "ulimit -S -f 1200;");
    assert_eq!(server.status("/readyz"), 200);
    // A test write is small and may succeed a few times after a larger one has failed.
    eventually("the limit is reached", || server.create_guest().0 == 503 && server.status("/readyz") == 503);
    assert_eq!(server.status("/healthz"), 200);
    let unlimited = Rlimit { current: None, maximum: None };
    prlimit(Some(server.pid()), Resource::Fsize, unlimited).unwrap();
    // Nobody writes. The probe finds out by itself.
    eventually("the server is ready again", || server.status("/readyz") == 200);
    assert_eq!(server.create_guest().0, 201);
    server.stop();
}

/// Writes damaged data: a table whose facts are no JSON, and a match whose record is none.
fn damage(data: &Path) -> (TableId, MatchId) {
    let store = SqliteStore::open(data.join("rodeo.sqlite")).unwrap();
    let (table, id) = (TableId::from_random([1; 16]), MatchId::from_random([2; 16]));
    let summary = MatchSummary {
        id,
        rules: GameKind::Take6.default_rules(2),
        seats: Vec::new(),
        replaced_by_bot: SeatSet::EMPTY,
        outcome: Outcome::best([1, 2], ScoreOrder::LowestWins),
        started_ms: 0,
        ended_ms: 1,
        steps: 0,
        commitment: String::new(),
        ratings: Vec::new(),
        played_offline: false,
    };
    let (done, committed) = channel();
    let batch = vec![
        Write::OpenTable { id: table, at: 1 },
        Write::AppendFacts { table, first: 1, facts: "[{".into(), at: 1 },
        Write::SaveMatch(Box::new(StoredMatch { summary, record: "{}".into(), table, rated: None })),
    ];
    store.commit(batch, Box::new(move |result| done.send(result).unwrap()));
    committed.recv().unwrap().unwrap();
    (table, id)
}

#[test]
fn check_finds_damage_and_repair_moves_it_aside() {
    let data = tempfile::tempdir().unwrap();
    let missing = rodeo("check", data.path());
    assert!(!missing.status.success());
    assert!(String::from_utf8_lossy(&missing.stderr).contains("no rodeo.sqlite"), "{missing:?}");

    // Sound data with a table, also while the server runs.
    let server = Server::start(data.path(), "");
    let (_, cookie) = server.create_guest();
    let open = server.request("POST", Endpoint::OpenTable.path(), &cookie, r#"{"game":"take6"}"#);
    assert_eq!(open.unwrap().0, 201);
    let sound = rodeo("check", data.path());
    assert!(sound.status.success(), "{sound:?}");
    assert_eq!((json(&sound)["tables"].as_u64(), json(&sound)["guests"].as_u64()), (Some(1), Some(1)));
    let in_use = rodeo("repair", data.path());
    assert!(!in_use.status.success());
    assert!(String::from_utf8_lossy(&in_use.stderr).contains("in use"), "{in_use:?}");
    server.stop();

    let (table, id) = damage(data.path());
    let damaged = rodeo("check", data.path());
    assert_eq!(damaged.status.code(), Some(1), "{damaged:?}");
    let subjects = |value: &Value| -> Vec<String> {
        let findings = value["findings"].as_array().unwrap().iter();
        findings.map(|finding| finding["subject"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(subjects(&json(&damaged)), [table.to_string(), id.to_string()]);

    let repaired = rodeo("repair", data.path());
    assert!(repaired.status.success(), "{repaired:?}");
    let report = json(&repaired);
    assert_eq!((report["quarantined"].as_u64(), report["left"].as_array().map(Vec::len)), (Some(2), Some(0)));
    let after = json(&rodeo("check", data.path()));
    assert_eq!(
        (subjects(&after).len(), after["tables"].as_u64(), after["matches"].as_u64()),
        (0, Some(1), Some(0))
    );

    // Nothing is lost: the copy has the data as it was.
    let copy = tempfile::tempdir().unwrap();
    std::fs::copy(report["backup"].as_str().unwrap(), copy.path().join("rodeo.sqlite")).unwrap();
    assert_eq!(subjects(&json(&rodeo("check", copy.path()))).len(), 2);
    // A second repair has nothing to do.
    let again = json(&rodeo("repair", data.path()));
    assert_eq!((again["backup"].is_null(), again["quarantined"].as_u64()), (true, Some(2)));
    // The server starts with what is left.
    let server = Server::start(data.path(), "");
    assert_eq!(server.request("GET", Endpoint::MyTables.path(), &cookie, "").unwrap().0, 200);
    server.stop();
}
