//! `rodeo serve` and `rodeo backup` as people run them.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

fn rodeo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rodeo"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("RODEO_")) {
        command.env_remove(name);
    }
    command.args(arguments).stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> Output {
    rodeo(arguments).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hosting").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A server that is killed if its test fails.
struct Server {
    child: Child,
    address: String,
    /// The second line it printed.
    data: String,
}

impl Server {
    fn start(command: &mut Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let Some(Ok(first)) = lines.next() else {
            panic!("it did not start: {:?}", child.wait_with_output());
        };
        let address = first.strip_prefix("Rodeo is open: http://").expect(&first).to_owned();
        Server { child, address, data: lines.next().unwrap().unwrap() }
    }

    fn in_folder(data: &Path) -> Server {
        Server::start(&mut rodeo(&["serve", "--listen", "127.0.0.1:0", "--data", path(data)]))
    }

    /// Head and body of an answer.
    fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\n{headers}\r\n{body}"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    /// A guest with a table: the header that says who they are.
    fn guest_at_a_table(&self) -> String {
        let (head, _) = self.ask("POST", "/api/v1/guests", "", r#"{"name":"A"}"#);
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        let cookie = format!("cookie: {}\r\n", cookie.split(';').next().unwrap());
        let (head, _) = self.ask("POST", "/api/v1/tables", &cookie, r#"{"game":"take6"}"#);
        assert!(head.starts_with("HTTP/1.1 201"), "{head}");
        cookie
    }

    /// The tables of a guest.
    fn tables(&self, cookie: &str) -> usize {
        let (_, body) = self.ask("GET", "/api/v1/me/tables", cookie, "");
        serde_json::from_str::<Value>(&body).unwrap().as_array().unwrap_or_else(|| panic!("{body}")).len()
    }

    /// Tells it to stop. Gives its status and its logs.
    fn stop(mut self, signal: &str) -> (Option<i32>, String) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
        let start = Instant::now();
        let status = loop {
            match self.child.try_wait().unwrap() {
                Some(status) => break status,
                None => assert!(start.elapsed() < Duration::from_secs(20), "it does not stop"),
            }
            std::thread::sleep(Duration::from_millis(5));
        };
        let mut logs = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut logs).unwrap();
        (status.code(), logs)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_server_starts_and_stops_as_it_is_told() {
    let folder = folder("starts");
    for (signal, tables) in [("-TERM", "no tables yet"), ("-INT", "1 table goes on")] {
        let server = Server::in_folder(&folder);
        assert_eq!(server.data, format!("Its data are in {}: {tables}.", folder.display()));
        assert_eq!(server.ask("GET", "/readyz", "", "").1, "ready\n");
        server.guest_at_a_table();
        let (status, logs) = server.stop(signal);
        assert_eq!(status, Some(0), "{signal}: {logs}");
    }
}

#[test]
fn without_a_command_it_serves() {
    let folder = folder("plain");
    let server = Server::start(rodeo(&[]).env("RODEO_LISTEN", "127.0.0.1:0").env("RODEO_DATA", &folder));
    assert_eq!(server.ask("GET", "/healthz", "", "").1, "alive\n");
    drop(server);
    let flags = ["--listen", "127.0.0.1:0", "--log", "debug", "--log-format", "json"];
    let server = Server::start(rodeo(&flags).env("XDG_DATA_HOME", &folder).env("HOME", &folder));
    assert!(server.data.contains(if cfg!(target_os = "macos") {
        "Library"
    } else {
        "plain/rodeo: no tables"
    }));
    server.guest_at_a_table();
    let (_, logs) = server.stop("-TERM");
    let lines: Vec<Value> = logs.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let opened = lines.iter().find(|line| line["message"] == "a table is opened").expect(&logs);
    assert_eq!(opened["span"]["route"], "/api/v1/tables");
    assert!(opened["table"].is_string() && opened["span"]["id"].is_string(), "{opened}");
    let help = run(&["--help"]);
    assert!(stdout(&help).contains("plain `rodeo` is `rodeo serve`"), "{}", stdout(&help));
}

#[test]
fn a_copy_is_made_while_a_server_runs() {
    let folder = folder("backup");
    let (data, copy) = (folder.join("data"), folder.join("copy/rodeo.sqlite"));
    std::fs::create_dir_all(copy.parent().unwrap()).unwrap();
    let server = Server::in_folder(&data);
    let cookie = server.guest_at_a_table();
    let output = run(&["backup", path(&copy), "--data", path(&data), "--json"]);
    assert!(output.status.success(), "{output:?}");
    let told: Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(told["bytes"].as_u64(), Some(copy.metadata().unwrap().len()));
    assert_eq!(server.tables(&cookie), 1, "the server goes on");

    // Another server goes on from the copy, with the same guest at the same table.
    let other = Server::in_folder(copy.parent().unwrap());
    assert!(other.data.ends_with("1 table goes on."), "{}", other.data);
    assert_eq!(other.tables(&cookie), 1);
    refused(&["backup", path(&copy), "--data", path(&data)], "exists already");
    refused(&["backup", "new.sqlite", "--data", path(&folder)], "there is no rodeo.sqlite in");
    let output = run(&["backup", path(&folder.join("second")), "--data", path(&data)]);
    assert!(stdout(&output).contains("is copied to"), "{output:?}");
}

/// One clear line, and a status that is not zero.
fn refused(arguments: &[&str], says: &str) {
    let output = run(arguments);
    let error = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}: {output:?}");
    assert_eq!(error.trim_end().lines().count(), 1, "{arguments:?}: {error}");
    assert!(error.contains(says), "{arguments:?}: {error}");
}

#[test]
fn what_keeps_a_server_from_starting_is_one_clear_line() {
    let folder = folder("refused");
    let file = folder.join("file");
    std::fs::write(&file, "not a folder").unwrap();
    let server = Server::in_folder(&folder);
    let any = ["serve", "--listen", "127.0.0.1:0"];
    refused(&["serve", "--listen", &server.address, "--data", path(&folder)], "cannot listen on 127.0.0.1:");
    refused(&[&any[..], &["--data", path(&folder)]].concat(), "another server is using");
    refused(&[&any[..], &["--data", path(&file)]].concat(), "cannot make the folder");
    refused(&[&any[..], &["--data", path(&folder), "--log", "a=b=c"]].concat(), "is no level of logs");
    let garbage = folder.join("garbage");
    std::fs::create_dir(&garbage).unwrap();
    std::fs::write(garbage.join("rodeo.sqlite"), "no database at all, but long enough to be one").unwrap();
    refused(&[&any[..], &["--data", path(&garbage)]].concat(), "database");
}

#[test]
fn flags_that_cannot_be_are_refused() {
    for (flags, says) in [
        (["--listen", "here"], "invalid socket address"),
        (["--public-url", "rodeo.example"], "https://rodeo.example is wanted"),
        (["--log-format", "xml"], "possible values: text, json"),
        (["--max-tables", "many"], "--max-tables"),
        (["--keep-guests", "for ever"], "--keep-guests"),
    ] {
        let output = run(&[&["serve"][..], &flags].concat());
        assert_eq!(output.status.code(), Some(2), "{flags:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(says), "{flags:?}: {error}");
    }
}

/// The first example of docs/record.md: its secret is 00 01 02 … 1f.
const RECORD: &str = "rodeo-record 1
game take6 players=2 rounds=1 deck=full deal=random drafted=open fans=flip_digits hand=3 cards=104
seat 0 human \"Seat 1\"
seat 1 bot \"Seat 2\" \"random\"
chance rodeo-deal-1 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
nonce 0 01020302
deal cards 20 2 16 84 14 19 63 42 92 31
play 2 flip | 19 flip
play row3 | -
play 20 | 84
play 16 | 14
result scores 1 0 winners 1
";

#[test]
fn a_record_is_held_against_its_commitment() {
    let commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
    let folder = folder("commitment");
    let file = folder.join("match.txt");
    std::fs::write(&file, RECORD).unwrap();
    let file = path(&file);
    let found = run(&["verify", file]);
    assert!(stdout(&found).contains(&format!("commitment {commitment}")), "{found:?}");
    let right = run(&["verify", file, "--commitment", &commitment.to_uppercase(), "--json"]);
    assert!(right.status.success(), "{right:?}");
    let told: Value = serde_json::from_str(&stdout(&right)).unwrap();
    assert_eq!((told["valid"].as_bool(), told["commitment"].as_str()), (Some(true), Some(commitment)));

    let other = commitment.replace('6', "7");
    refused(&["verify", file, "--commitment", &other], "the commitment of its secret is another one");
    let wrong = run(&["verify", file, "--commitment", &other, "--json"]);
    let told: Value = serde_json::from_str(&stdout(&wrong)).unwrap();
    assert_eq!((told["valid"].as_bool(), told["code"].as_str()), (Some(false), Some("wrong_commitment")));
    assert!(!wrong.status.success());
    refused(&["verify", file, file, "--commitment", commitment], "that of one match");

    let open = folder.join("open.txt");
    let without: Vec<&str> =
        RECORD.lines().filter(|line| !line.starts_with("chance") && !line.starts_with("nonce")).collect();
    std::fs::write(&open, without.join("\n") + "\n").unwrap();
    refused(&["verify", path(&open), "--commitment", commitment], "names no secret");
    assert!(run(&["verify", path(&open)]).status.success());
}

/// The page for hosts names every flag and its variable.
#[test]
fn the_page_for_hosts_names_every_flag() {
    let page = include_str!("../../../docs/hosting.md");
    let help = stdout(&run(&["serve", "--help"]));
    let flags: Vec<&str> = help.lines().filter_map(|line| line.trim().strip_prefix("--")).collect();
    let variables: Vec<&str> = help.lines().filter_map(|line| line.trim().strip_prefix("[env: ")).collect();
    assert!(flags.len() == variables.len() && flags.len() > 15, "every flag has a variable: {help}");
    for (flag, variable) in flags.iter().zip(&variables) {
        let (flag, variable) = (flag.split(' ').next().unwrap(), variable.split('=').next().unwrap());
        assert!(page.contains(&format!("| `--{flag}` | `{variable}` |")), "{flag} {variable}");
    }
}
