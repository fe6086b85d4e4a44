//! A PostgreSQL server of this test program: started on first use, on loopback and on a Unix socket in a temporary folder.
//!
//! A shell holds the server. It waits on a pipe of this process, and stops the server and removes the folder when the pipe
//! closes. So nothing is left behind, however this process ends.

use std::fs::Permissions;
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

/// The running server.
pub struct PrivatePostgres {
    /// Folder of the data, the socket and the log.
    pub folder: PathBuf,
    /// Port on 127.0.0.1, also part of the name of the socket.
    pub port: u16,
    /// Whether the server runs as another user, because this process is root.
    is_other_user: bool,
    /// Holds the pipe.
    shell: Option<Mutex<Child>>,
}

/// Initializes the data on the first start, starts the server, stops and starts it again as standard input says, and cleans up
/// when standard input is closed. `$RUN` runs a program as a user that is not root, because PostgreSQL refuses to run as root.
const SCRIPT: &str = r#"
    set -e
    $RUN "$BIN/initdb" -D "$FOLDER/data" -U rodeo --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync >"$FOLDER/initdb.log" 2>&1
    start() {
        $RUN "$BIN/postgres" -D "$FOLDER/data" -k "$FOLDER" -p "$PORT" -c listen_addresses=127.0.0.1 \
            -c fsync="$FSYNC" -c max_connections=300 -c log_min_messages=warning </dev/null >>"$FOLDER/log" 2>&1 &
        server=$!
    }
    stop() {
        if [ -n "$server" ]; then
            kill -QUIT $server 2>/dev/null || true
            wait $server || true
        fi
        server=
    }
    fill_disk() {
        for process in $server $(pgrep -P $server); do
            $RUN prlimit --pid $process --fsize=8192: 2>/dev/null || true
        done
    }
    start
    while read -r command; do $command; done
    stop
    rm -rf "$FOLDER"
"#;

/// Folder of the programs of PostgreSQL; `None` if it is not installed.
const PROGRAMS: Option<&str> = option_env!("RODEO_POSTGRES_FOLDER");

/// Path of the program `psql`.
pub fn psql() -> PathBuf {
    Path::new(PROGRAMS.expect("PostgreSQL is installed (see build.rs)")).join("psql")
}

/// Returns the server of this process. Tests do not need to survive a power failure, so it does not wait for the disk.
pub fn server() -> &'static PrivatePostgres {
    static SERVER: OnceLock<PrivatePostgres> = OnceLock::new();
    SERVER.get_or_init(|| PrivatePostgres::start("off"))
}

impl PrivatePostgres {
    /// Starts a server. `fsync` is its setting of that name.
    pub fn start(fsync: &str) -> PrivatePostgres {
        let programs = PROGRAMS.expect("PostgreSQL is installed (see build.rs)");
        // The folder is removed by the shell.
        let folder = tempfile::Builder::new().prefix("rodeo-pg-").tempdir().unwrap().keep();
        let is_root = std::fs::metadata("/proc/self")
            .is_ok_and(|process| std::os::unix::fs::MetadataExt::uid(&process) == 0);
        let run = if is_root { "setpriv --reuid=postgres --regid=postgres --clear-groups" } else { "" };
        let mut server = PrivatePostgres { folder, port: 0, is_other_user: is_root, shell: None };
        if is_root {
            std::fs::set_permissions(&server.folder, Permissions::from_mode(0o755)).unwrap();
            server.give_to_server(&server.folder);
        }
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let shell = Command::new("sh")
            .args(["-c", SCRIPT])
            .envs([("RUN", run), ("BIN", programs), ("FSYNC", fsync)])
            .env("FOLDER", &server.folder)
            .env("PORT", port.to_string())
            // The working directory of the test may not be readable for the other user.
            .current_dir("/")
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        (server.port, server.shell) = (port, Some(Mutex::new(shell)));
        server.wait(&Path::new(programs).join("pg_isready"));
        server
    }

    /// Ends the server at once, as a crash does: connections break, and the next start recovers.
    pub fn stop(&self) {
        self.tell_shell("stop");
        self.wait_for_end();
    }

    fn wait_for_end(&self) {
        let started = Instant::now();
        while std::net::TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
            assert!(started.elapsed() < Duration::from_secs(60), "PostgreSQL did not stop");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Lets the server find no room on its disk: no file can grow beyond 8 KB, so the first commit ends it. It can be
    /// [stopped](PrivatePostgres::stop) and started again with room.
    pub fn fill_disk(&self) {
        self.tell_shell("fill_disk");
        self.wait_for_end();
    }

    /// Starts the server again after [`stop`](PrivatePostgres::stop).
    pub fn start_again(&self) {
        self.tell_shell("start");
        self.wait(&Path::new(PROGRAMS.expect("PostgreSQL is installed (see build.rs)")).join("pg_isready"));
    }

    fn tell_shell(&self, command: &str) {
        let mut shell = self.shell.as_ref().unwrap().lock().unwrap();
        writeln!(shell.stdin.as_mut().unwrap(), "{command}").unwrap();
    }

    fn wait(&self, pg_isready: &Path) {
        let started = Instant::now();
        loop {
            let mut ready = Command::new(pg_isready);
            ready.arg("-q").arg("-h").arg(&self.folder).arg("-p").arg(self.port.to_string());
            if ready.status().unwrap().success() {
                return;
            }
            let shell = self.shell.as_ref().unwrap();
            let ended = shell.lock().unwrap().try_wait().unwrap().is_some();
            if ended || started.elapsed() > Duration::from_secs(60) {
                let log = |name: &str| std::fs::read_to_string(self.folder.join(name)).unwrap_or_default();
                panic!("PostgreSQL did not start:\n{}{}", log("initdb.log"), log("log"));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Connection string for a database, over the Unix socket.
    pub fn connection(&self, database: &str) -> String {
        format!("host={} port={} user=rodeo dbname={database}", self.folder.display(), self.port)
    }

    /// Turns TLS on, with this certificate and key.
    pub fn install_certificate(&self, certificate: &str, key: &str) {
        let data = self.folder.join("data");
        std::fs::write(data.join("server.crt"), certificate).unwrap();
        std::fs::write(data.join("server.key"), key).unwrap();
        std::fs::set_permissions(data.join("server.key"), Permissions::from_mode(0o600)).unwrap();
        self.give_to_server(&data.join("server.crt"));
        self.give_to_server(&data.join("server.key"));
        self.sql("postgres", "ALTER SYSTEM SET ssl = on");
        self.sql("postgres", "SELECT pg_reload_conf()");
    }

    /// Demands a password from a user who connects over TCP.
    pub fn require_password(&self, user: &str) {
        let file = self.folder.join("data/pg_hba.conf");
        let rules = std::fs::read_to_string(&file).unwrap();
        std::fs::write(&file, format!("host all {user} 127.0.0.1/32 scram-sha-256\n{rules}")).unwrap();
        self.sql("postgres", "SELECT pg_reload_conf()");
    }

    fn give_to_server(&self, file: &Path) {
        if self.is_other_user {
            assert!(Command::new("chown").arg("postgres").arg(file).status().unwrap().success());
        }
    }

    /// Runs SQL in a database with `psql`, and returns its output.
    pub fn sql(&self, database: &str, sql: &str) -> String {
        let output = Command::new(psql())
            .args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d"])
            .arg(self.connection(database))
            .args(["-c", sql])
            .current_dir("/")
            .output()
            .unwrap();
        assert!(output.status.success(), "{sql}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap().trim_end().to_owned()
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        if let Some(shell) = &mut self.shell {
            let shell = shell.get_mut().unwrap();
            drop(shell.stdin.take());
            let _ = shell.wait();
        }
    }
}

/// Creates an empty database. Returns its connection string.
pub fn create_database() -> String {
    server().connection(&create_named_database())
}

/// Creates an empty database. Returns its name.
pub fn create_named_database() -> String {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    let name = format!("test{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    server().sql("postgres", &format!("CREATE DATABASE {name} STRATEGY file_copy"));
    name
}
