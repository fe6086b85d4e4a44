//! `rodeo serve` as a process.

#![allow(dead_code, reason = "each test uses a part of it")]

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A server process, killed when it is dropped.
pub struct ServerProcess {
    child: Child,
    data: PathBuf,
}

impl ServerProcess {
    pub fn start(data: &Path) -> ServerProcess {
        ServerProcess::start_with(data, "127.0.0.1:0", &[])
    }

    /// Starts a server on this address with additional arguments.
    pub fn start_with(data: &Path, listen: &str, arguments: &[&str]) -> ServerProcess {
        let command = Command::new(env!("CARGO_BIN_EXE_rodeo"));
        ServerProcess::start_command(command, data, listen, arguments)
    }

    /// The same with a program that may be another one, and its environment.
    pub fn start_command(
        mut command: Command,
        data: &Path,
        listen: &str,
        arguments: &[&str],
    ) -> ServerProcess {
        let log = std::fs::File::options().append(true).create(true).open(data.join("log")).unwrap();
        let child = command
            .args(["serve", "--listen", listen, "--data"])
            .arg(data)
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        ServerProcess { child, data: data.into() }
    }

    /// Reads the address from the output of the server.
    pub async fn address(&mut self) -> SocketAddr {
        let output = self.child.stdout.take().unwrap();
        let reading = tokio::task::spawn_blocking(move || {
            let mut lines = BufReader::new(output).lines();
            let found = lines.by_ref().map_while(Result::ok).find_map(|line| {
                let (_, address) = line.split_once("http://")?;
                address.trim_end_matches('/').parse().ok()
            });
            // The pipe must stay open while the server writes to it.
            std::thread::spawn(move || lines.for_each(drop));
            found
        });
        let address = tokio::time::timeout(Duration::from_secs(30), reading).await.unwrap().unwrap();
        address.unwrap_or_else(|| panic!("the server did not start:\n{}", self.log()))
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends SIGTERM and waits for the end, which must be a success.
    #[cfg(unix)]
    pub async fn terminate(&mut self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        for _ in 0..3000 {
            if let Some(status) = self.child.try_wait().unwrap() {
                assert!(status.success(), "{status}:\n{}", self.log());
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the server does not stop:\n{}", self.log());
    }

    pub fn log(&self) -> String {
        std::fs::read_to_string(self.data.join("log")).expect("the log file is readable")
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
