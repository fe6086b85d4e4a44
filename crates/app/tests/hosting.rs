//! `rodeo serve`, `rodeo backup` and `rodeo verify` as processes.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use rodeo_protocol::api::routes::Endpoint;
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

fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hosting").join(name);
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).unwrap();
    directory
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A server process, killed when it is dropped.
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
            panic!("the server did not start: {:?}", child.wait_with_output());
        };
        let address = first.strip_prefix("Rodeo is running: http://").expect(&first).to_owned();
        Server { child, address, data: lines.next().unwrap().unwrap() }
    }

    fn in_directory(data: &Path) -> Server {
        Server::start(&mut rodeo(&["serve", "--listen", "127.0.0.1:0", "--data", path(data)]))
    }

    /// Sends a request and returns the head and the body of the response.
    fn request(&self, method: &str, path: &str, headers: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\n{headers}\r\n{body}"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    /// Creates a guest who opens a table. Returns the header that authenticates them.
    fn guest_with_table(&self) -> String {
        let (head, _) = self.request("POST", Endpoint::CreateGuest.path(), "", r#"{"name":"A"}"#);
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        let cookie = format!("cookie: {}\r\n", cookie.split(';').next().unwrap());
        let (head, _) = self.request("POST", Endpoint::OpenTable.path(), &cookie, r#"{"game":"take6"}"#);
        assert!(head.starts_with("HTTP/1.1 201"), "{head}");
        cookie
    }

    /// Returns the number of tables of a guest.
    fn tables(&self, cookie: &str) -> usize {
        let (_, body) = self.request("GET", Endpoint::MyTables.path(), cookie, "");
        serde_json::from_str::<Value>(&body).unwrap().as_array().unwrap_or_else(|| panic!("{body}")).len()
    }

    /// Sends a signal and waits for the end. Returns the exit code and the log.
    fn stop(mut self, signal: &str) -> (Option<i32>, String) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
        let start = Instant::now();
        let status = loop {
            match self.child.try_wait().unwrap() {
                Some(status) => break status,
                None => assert!(start.elapsed() < Duration::from_secs(20), "the server does not stop"),
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
fn server_stops_on_signals_and_restores_tables() {
    let directory = directory("starts");
    for (signal, tables) in [("-TERM", "no tables"), ("-INT", "1 table restored")] {
        let server = Server::in_directory(&directory);
        assert_eq!(server.data, format!("Data directory: {} ({tables})", directory.display()));
        assert_eq!(server.request("GET", "/readyz", "", "").1, "ready\n");
        server.guest_with_table();
        let (status, logs) = server.stop(signal);
        assert_eq!(status, Some(0), "{signal}: {logs}");
    }
}

#[test]
fn serve_is_the_default_command() {
    let directory = directory("plain");
    let server = Server::start(rodeo(&[]).env("RODEO_LISTEN", "127.0.0.1:0").env("RODEO_DATA", &directory));
    assert_eq!(server.request("GET", "/healthz", "", "").1, "alive\n");
    drop(server);
    let flags = ["--listen", "127.0.0.1:0", "--log", "debug", "--log-format", "json"];
    let server = Server::start(rodeo(&flags).env("XDG_DATA_HOME", &directory).env("HOME", &directory));
    assert!(server.data.contains(if cfg!(target_os = "macos") {
        "Library"
    } else {
        "plain/rodeo (no tables)"
    }));
    server.guest_with_table();
    let (_, logs) = server.stop("-TERM");
    let lines: Vec<Value> = logs.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let opened = lines.iter().find(|line| line["message"] == "table opened").expect(&logs);
    assert_eq!(opened["span"]["route"], Endpoint::OpenTable.path());
    assert!(opened["table"].is_string() && opened["span"]["id"].is_string(), "{opened}");
    let help = run(&["--help"]);
    assert!(stdout(&help).contains("`rodeo` runs `rodeo serve`"), "{}", stdout(&help));
}

#[test]
fn backup_works_while_the_server_runs() {
    let directory = directory("backup");
    let (data, copy) = (directory.join("data"), directory.join("copy/rodeo.sqlite"));
    std::fs::create_dir_all(copy.parent().unwrap()).unwrap();
    let server = Server::in_directory(&data);
    let cookie = server.guest_with_table();
    let output = run(&["backup", path(&copy), "--data", path(&data), "--json"]);
    assert!(output.status.success(), "{output:?}");
    let result: Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!(result["bytes"].as_u64(), Some(copy.metadata().unwrap().len()));
    assert_eq!(server.tables(&cookie), 1, "the server still runs");

    // Another server restores the copy, with the same guest at the same table.
    let other = Server::in_directory(copy.parent().unwrap());
    assert!(other.data.ends_with("(1 table restored)"), "{}", other.data);
    assert_eq!(other.tables(&cookie), 1);
    fails_with(&["backup", path(&copy), "--data", path(&data)], "exists");
    fails_with(&["backup", "new.sqlite", "--data", path(&directory)], "no rodeo.sqlite in");
    let output = run(&["backup", path(&directory.join("second")), "--data", path(&data)]);
    assert!(stdout(&output).contains(" copied to "), "{output:?}");
}

/// Checks that a command fails with one line on standard error that contains `message`.
fn fails_with(arguments: &[&str], message: &str) {
    let output = run(arguments);
    let error = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}: {output:?}");
    assert_eq!(error.trim_end().lines().count(), 1, "{arguments:?}: {error}");
    assert!(error.contains(message), "{arguments:?}: {error}");
}

#[test]
fn start_errors_are_one_line() {
    let directory = directory("start-errors");
    let file = directory.join("file");
    std::fs::write(&file, "not a directory").unwrap();
    let server = Server::in_directory(&directory);
    let any = ["serve", "--listen", "127.0.0.1:0"];
    fails_with(&["serve", "--listen", &server.address, "--data", path(&directory)], "cannot bind 127.0.0.1:");
    fails_with(&[&any[..], &["--data", path(&directory)]].concat(), "in use by another server");
    fails_with(&[&any[..], &["--data", path(&file)]].concat(), "cannot create the data directory");
    fails_with(&[&any[..], &["--data", path(&directory), "--log", "a=b=c"]].concat(), "invalid log level");
    let garbage = directory.join("garbage");
    std::fs::create_dir(&garbage).unwrap();
    std::fs::write(garbage.join("rodeo.sqlite"), "not a database, but long enough to be one").unwrap();
    fails_with(&[&any[..], &["--data", path(&garbage)]].concat(), "database");
}

#[test]
fn invalid_options_are_rejected() {
    for (options, message) in [
        (["--listen", "here"], "invalid socket address"),
        (["--public-url", "rodeo.example"], "without a path, such as https://rodeo.example"),
        (["--log-format", "xml"], "possible values: text, json"),
        (["--listen", "unix:relative"], "expected an absolute path"),
        (["--allowed-host", "http://a"], "expected a host name"),
        (["--max-new-guests", "nan"], "not negative"),
        (["--max-request-wait", "0"], "--max-request-wait"),
        (["--max-tables", "many"], "--max-tables"),
        (["--keep-guests", "for ever"], "--keep-guests"),
    ] {
        let output = run(&[&["serve"][..], &options].concat());
        assert_eq!(output.status.code(), Some(2), "{options:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(message), "{options:?}: {error}");
    }
}

/// The first example of docs/record/take6.md: its secret is 00 01 02 … 1f.
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
fn verify_checks_the_commitment() {
    let commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
    let directory = directory("commitment");
    let file = directory.join("match.txt");
    std::fs::write(&file, RECORD).unwrap();
    let file = path(&file);
    let found = run(&["verify", file]);
    assert!(stdout(&found).contains(&format!("commitment {commitment}")), "{found:?}");
    let right = run(&["verify", file, "--commitment", &commitment.to_uppercase(), "--json"]);
    assert!(right.status.success(), "{right:?}");
    let result: Value = serde_json::from_str(&stdout(&right)).unwrap();
    assert_eq!((result["valid"].as_bool(), result["commitment"].as_str()), (Some(true), Some(commitment)));

    let other = commitment.replace('6', "7");
    fails_with(&["verify", file, "--commitment", &other], "its secret has another commitment");
    let wrong = run(&["verify", file, "--commitment", &other, "--json"]);
    let result: Value = serde_json::from_str(&stdout(&wrong)).unwrap();
    assert_eq!((result["valid"].as_bool(), result["code"].as_str()), (Some(false), Some("wrong_commitment")));
    assert!(!wrong.status.success());
    fails_with(&["verify", file, file, "--commitment", commitment], "--commitment belongs to one match");

    let open = directory.join("open.txt");
    let without: Vec<&str> =
        RECORD.lines().filter(|line| !line.starts_with("chance") && !line.starts_with("nonce")).collect();
    std::fs::write(&open, without.join("\n") + "\n").unwrap();
    fails_with(&["verify", path(&open), "--commitment", commitment], "has no secret");
    assert!(run(&["verify", path(&open)]).status.success());
}

/// Writes a configuration file and returns its path.
fn config_file(directory: &Path, text: &str) -> PathBuf {
    let file = directory.join("rodeo.toml");
    std::fs::write(&file, text).unwrap();
    file
}

#[test]
fn config_check_prints_each_value_and_its_source() {
    let file =
        config_file(&directory("config-check"), "grace = 7\n[limits]\nmax-tables = 12\nmax-spectators = 3\n");
    let output = rodeo(&["config", "check", path(&file), "--json"])
        .env("RODEO_MAX_SPECTATORS", "4")
        .env("RODEO_LOG", "warn")
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let result: Value = serde_json::from_str(&stdout(&output)).unwrap();
    let settings = result["settings"].as_array().unwrap();
    let find = |name: &str| settings.iter().find(|setting| setting["name"] == name).unwrap();
    for (name, value, source) in [
        ("grace", "7", format!("{}:1", file.display())),
        ("max-tables", "12", format!("{}:3", file.display())),
        ("max-spectators", "4", "variable RODEO_MAX_SPECTATORS".to_owned()),
        ("log", "warn", "variable RODEO_LOG".to_owned()),
        ("listen", "127.0.0.1:6066", "default".to_owned()),
    ] {
        let setting = find(name);
        assert_eq!(
            (setting["values"][0].as_str(), setting["source"].as_str()),
            (Some(value), Some(&*source))
        );
    }
    assert_eq!(find("max-tables")["section"], "limits");
    let text = stdout(&rodeo(&["config", "check"]).env("RODEO_CONFIG", &file).output().unwrap());
    let line = text.lines().find(|line| line.starts_with("max-tables ")).unwrap();
    assert!(line.contains(" 12 ") && line.ends_with("rodeo.toml:3"), "{line}");
}

#[test]
fn server_reads_its_configuration_file() {
    let directory = directory("config-serve");
    let data = directory.join("data");
    let text = format!("listen = \"127.0.0.1:0\"\ndata = {:?}\n[limits]\nmax-tables = 0\n", path(&data));
    let file = config_file(&directory, &text);
    let server = Server::start(&mut rodeo(&["serve", "--config", path(&file)]));
    assert!(server.data.contains(path(&data)), "{}", server.data);
    let create = server.request("POST", Endpoint::CreateGuest.path(), "", r#"{"name":"A"}"#).0;
    let cookie = create.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let cookie = format!("cookie: {}\r\n", cookie.split(';').next().unwrap());
    let (head, _) = server.request("POST", Endpoint::OpenTable.path(), &cookie, r#"{"game":"take6"}"#);
    assert!(head.starts_with("HTTP/1.1 503"), "the limit of the file applies: {head}");
    drop(server);
    // A flag takes precedence.
    let server = Server::start(&mut rodeo(&["serve", "--max-tables", "1", "--config", path(&file)]));
    server.guest_with_table();
    let copy = directory.join("copy.sqlite");
    let backup = rodeo(&["backup", path(&copy)]).env("RODEO_CONFIG", &file).output().unwrap();
    assert!(backup.status.success() && copy.exists(), "the data directory of the file is used: {backup:?}");
}

#[test]
fn configuration_errors_name_file_and_line() {
    let directory = directory("config-errors");
    let file = config_file(&directory, "grace = 7\nmax-table = 3\n");
    for command in [&["serve", "--config"][..], &["config", "check"]] {
        let output = rodeo(&[command, &[path(&file)]].concat()).output().unwrap();
        let error = String::from_utf8(output.stderr.clone()).unwrap();
        let message = "rodeo.toml:2: unknown key `max-table` (did you mean `max-tables` in [limits]?)";
        assert!(!output.status.success() && error.contains(message), "{command:?}: {output:?}");
    }
    fails_with(&["config", "check", "no-such-file.toml"], "cannot read no-such-file.toml");
    let half = config_file(&directory, "[tls]\ntls-cert = \"cert.pem\"\n");
    fails_with(&["config", "check", path(&half)], "--tls-cert needs the private key (try --tls-key)");
    let missing = config_file(&directory, "[tls]\ntls-cert = \"no.pem\"\ntls-key = \"no.key\"\n");
    fails_with(&["config", "check", path(&missing)], "cannot read no.pem");
    let level = config_file(&directory, "log = \"a=b=c\"\n");
    fails_with(&["config", "check", path(&level)], "invalid log level");
    let example = stdout(&run(&["config", "example"]));
    let example = config_file(&directory, &example);
    assert!(run(&["config", "check", path(&example)]).status.success());
}

#[test]
fn access_log_is_one_line_per_request() {
    let directory = directory("access-log");
    let flags = ["serve", "--listen", "127.0.0.1:0", "--data", path(&directory), "--access-log", "json"];
    let mut child = rodeo(&flags).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let address = lines.next().unwrap().strip_prefix("Rodeo is running: http://").unwrap().to_owned();
    let server = Server { child, address, data: lines.next().unwrap() };
    server.request("GET", "/healthz?secret=1", "cookie: secret=2\r\n", "");
    server.request("GET", "/api/v1/tables/0123456789abcdef", "", "");
    let entries: Vec<Value> = lines.take(2).map(|line| serde_json::from_str(&line).expect(&line)).collect();
    for (entry, (route, status)) in entries.iter().zip([("/healthz", 200), ("/api/v1/tables/{id}", 404)]) {
        assert_eq!(
            (entry["route"].as_str(), entry["status"].as_u64()),
            (Some(route), Some(status)),
            "{entry}"
        );
        assert_eq!((entry["method"].as_str(), entry["client"].as_str()), (Some("GET"), Some("127.0.0.0/24")));
        assert!(entry["ms"].is_u64() && entry["bytes"].is_u64() && entry["id"].is_string(), "{entry}");
        assert!(
            !entry.to_string().contains("secret") && !entry.to_string().contains("0123456789"),
            "{entry}"
        );
    }
    let (_, logs) = server.stop("-TERM");
    assert!(!logs.contains("rodeo_access"), "the other log does not repeat it: {logs}");
}

#[test]
fn hangup_reloads_the_certificate() {
    let directory = directory("hangup");
    let (certificate, key) = (directory.join("cert.pem"), directory.join("key.pem"));
    let write = || {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        std::fs::write(&key, made.signing_key.serialize_pem()).unwrap();
        std::fs::write(&certificate, made.cert.pem()).unwrap();
    };
    write();
    let socket = directory.join("rodeo.sock");
    let unix = format!("unix:{}", socket.display());
    let flags = ["serve", "--listen", "127.0.0.1:0", "--listen", &unix, "--data", path(&directory)];
    let mut child =
        rodeo(&[&flags[..], &["--tls-cert", path(&certificate), "--tls-key", path(&key)]].concat())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let first = lines.next().unwrap();
    assert!(first.starts_with("Rodeo is running: https://127.0.0.1:") && first.contains(&unix), "{first}");
    lines.next().unwrap();
    let log = BufReader::new(child.stderr.take().unwrap()).lines().map(Result::unwrap);
    let (sender, receiver) = std::sync::mpsc::channel();
    std::thread::spawn(move || log.for_each(|line| drop(sender.send(line))));
    let wait_for = |text: &str| {
        let deadline = Instant::now() + Duration::from_secs(60);
        while !receiver.recv_timeout(deadline - Instant::now()).expect(text).contains(text) {}
    };
    let hang_up =
        || assert!(Command::new("kill").args(["-HUP", &child.id().to_string()]).status().unwrap().success());
    std::fs::write(&certificate, "broken").unwrap();
    hang_up();
    wait_for("cannot reload the certificate, keeping the old one");
    write();
    hang_up();
    wait_for("certificate reloaded");
    // The Unix socket does not use TLS.
    let mut stream = std::os::unix::net::UnixStream::connect(&socket).unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.ends_with("alive\n"), "{answer}");
    drop(Server { child, address: String::new(), data: String::new() });
}

/// Every connection is an open file: a server that cannot open enough of them says so at the start.
#[test]
fn low_limit_of_open_files_is_logged() {
    let directory = directory("open-files");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", path(&directory)];
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 300 && exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_rodeo")]).args(serve);
    let (status, logs) = Server::start(&mut command).stop("-TERM");
    assert_eq!(status, Some(0), "{logs}");
    let warning = logs.lines().find(|line| line.contains("limit of open files is too low")).expect(&logs);
    assert!(warning.contains("available=300") && warning.contains("needed=14100"), "{warning}");
}

#[test]
fn trusted_proxies_are_checked() {
    let output = run(&["serve", "--trusted-proxy", "10.0.0.0/8,example.org"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("invalid proxy \"example.org\""), "{output:?}");
}
