//! The committed module in Node.js.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;
use sha2::{Digest, Sha256};

/// A script that calls the module for each line of JSON, and answers with the SHA-256 of what the module returns.
pub struct Module {
    node: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Module {
    /// Starts a script of the folder `tests`.
    pub fn new(script: &str) -> Module {
        let mut node = Command::new("node")
            .arg(format!("{}/tests/{script}", env!("CARGO_MANIFEST_DIR")))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("Node.js 20 or newer is required");
        let input = node.stdin.take().unwrap();
        let output = BufReader::new(node.stdout.take().unwrap()).lines();
        Module { node, input, output }
    }

    /// Checks that the module returns the same text as the native engine.
    pub fn compare(&mut self, input: &Value, native: &str) {
        writeln!(self.input, "{input}").unwrap();
        let hash: String = Sha256::digest(native).iter().map(|byte| format!("{byte:02x}")).collect();
        let line = self.output.next().expect("the script answers every line").unwrap();
        assert_eq!(line, hash, "web/engine differs from the native engine (run cargo xtask engine)");
    }

    /// Ends the script.
    pub fn finish(mut self) {
        drop(self.input);
        assert!(self.node.wait().unwrap().success());
    }
}

/// How often the matches are repeated with other seeds: the environment variable `RODEO_MATCHES`.
pub fn match_factor() -> u64 {
    let factor: f64 = std::env::var("RODEO_MATCHES").ok().and_then(|text| text.parse().ok()).unwrap_or(1.0);
    (factor.ceil() as u64).max(1)
}
