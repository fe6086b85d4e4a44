//! A NATS server of a test: on loopback, with its files in a temporary folder.
//!
//! A shell holds the server. It waits on a pipe of this process, and kills the server and removes the folder when the pipe
//! closes. So nothing is left behind, however this process ends.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Path of the program; `None` if it is not installed.
const PROGRAM: Option<&str> = option_env!("RODEO_NATS_SERVER");

const SCRIPT: &str = r#"
    start() {
        "$NATS" -c "$FOLDER/nats.conf" </dev/null >>"$FOLDER/log" 2>&1 &
        server=$!
    }
    stop() {
        if [ -n "$server" ]; then
            kill -KILL $server
            wait $server 2>/dev/null || true
        fi
        server=
    }
    start
    while read -r command; do $command; done
    stop
    rm -rf "$FOLDER"
"#;

/// The running server.
pub struct PrivateNats {
    /// Folder of the configuration, the log and certificates.
    pub folder: PathBuf,
    pub port: u16,
    shell: Mutex<Child>,
}

impl PrivateNats {
    /// Starts a server without authentication.
    pub fn start() -> PrivateNats {
        PrivateNats::start_with(|_| String::new())
    }

    /// Starts a server with additional lines of configuration, which can name files in the folder.
    pub fn start_with(configuration: impl FnOnce(&std::path::Path) -> String) -> PrivateNats {
        let program = PROGRAM.expect("nats-server is installed (see build.rs)");
        // The folder is removed by the shell.
        let folder = tempfile::Builder::new().prefix("rodeo-nats-").tempdir().unwrap().keep();
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let lines = configuration(&folder);
        std::fs::write(folder.join("nats.conf"), format!("listen: 127.0.0.1:{port}\n{lines}\n")).unwrap();
        let shell = Command::new("sh")
            .args(["-c", SCRIPT])
            .env("NATS", program)
            .env("FOLDER", &folder)
            .current_dir("/")
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        let server = PrivateNats { folder, port, shell: Mutex::new(shell) };
        server.wait_until(true);
        server
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills the server.
    pub fn stop(&self) {
        self.tell_shell("stop");
        self.wait_until(false);
    }

    /// Starts the server again after [`stop`](PrivateNats::stop).
    pub fn start_again(&self) {
        self.tell_shell("start");
        self.wait_until(true);
    }

    fn tell_shell(&self, command: &str) {
        let mut shell = self.shell.lock().unwrap();
        writeln!(shell.stdin.as_mut().unwrap(), "{command}").unwrap();
    }

    fn wait_until(&self, runs: bool) {
        let started = Instant::now();
        while self.answers() != runs {
            let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(started.elapsed() < Duration::from_secs(60), "NATS does not start or stop:\n{log}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Whether the server introduces itself.
    fn answers(&self) -> bool {
        let Ok(mut socket) = TcpStream::connect(("127.0.0.1", self.port)) else { return false };
        let mut start = [0; 4];
        let _ = socket.set_read_timeout(Some(Duration::from_secs(5)));
        socket.read_exact(&mut start).is_ok() && start == *b"INFO"
    }
}

impl Drop for PrivateNats {
    fn drop(&mut self) {
        let shell = self.shell.get_mut().unwrap();
        drop(shell.stdin.take());
        let _ = shell.wait();
    }
}
