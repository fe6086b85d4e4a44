//! The long run of what the normal tests do for seconds, and the API against its own description.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::ci::run_all;
use crate::commands::{cargo, root, run as execute};

/// Everything, even when something fails; says at the end what did.
pub fn run() -> Result<()> {
    run_all(&[
        ("200 kills", &|| {
            let test = ["test", "--release", "-p", "rodeo", "--test", "crash", "--", "--nocapture"];
            execute(cargo(&test).env("RODEO_KILLS", "200"))
        }),
        ("many whole games over sockets", &|| {
            let test = ["test", "--release", "-p", "rodeo-server", "--test", "live"];
            execute(cargo(&test).env("RODEO_ROUNDS", "30"))
        }),
        ("the API against its description", &schemathesis),
    ])
}

/// Schemathesis reads the OpenAPI document of a running server and tries all operations, in good and bad ways.
fn schemathesis() -> Result<()> {
    let folder = target().join("schemathesis");
    let program = folder.join("bin/st");
    if !program.exists() {
        println!("── schemathesis is not here; installing it into {}", folder.display());
        execute(Command::new("python3").args(["-m", "venv"]).arg(&folder))
            .context("python3 with venv is needed")?;
        let mut install = Command::new(folder.join("bin/pip"));
        execute(install.args(["install", "--quiet", "schemathesis>=4,<5"]))
            .context("schemathesis could not be installed from the Python registry")?;
    }
    execute(&mut cargo(&["build", "--release", "-p", "rodeo"]))?;
    let data = target().join("schemathesis-data");
    if data.exists() {
        std::fs::remove_dir_all(&data)?;
    }
    let mut server = Command::new(target().join("release/rodeo"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(&data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let result = address(&mut server).and_then(|url| try_all(&program, &url));
    server.kill()?;
    server.wait()?;
    result
}

/// The address that the server prints.
fn address(server: &mut Child) -> Result<String> {
    let output = server.stdout.take().context("the server says nothing")?;
    for line in BufReader::new(output).lines() {
        if let Some((_, address)) = line?.split_once("http://") {
            return Ok(format!("http://{}", address.trim()));
        }
    }
    bail!("the server did not start")
}

fn try_all(program: &Path, url: &str) -> Result<()> {
    let cookie = cookie(url)?;
    let mut run = Command::new(program);
    run.args(["run", &format!("{url}/api/v1/openapi.json"), "--header", &format!("Cookie: {cookie}")]);
    run.args(["--phases", "examples,coverage,fuzzing", "--max-examples", "50", "--continue-on-failure"]);
    // Requests of one guest are limited; what is refused for that says nothing.
    run.args(["--rate-limit", "9/s"]);
    // A WebSocket cannot be opened by a plain request, and has tests of its own (server/tests/live).
    run.args(["--exclude-path-regex", "/ws$"]);
    // JSON Schema calls 4.0 an integer, we do not.
    run.args(["--exclude-checks", "positive_data_acceptance"]);
    execute(run.current_dir(target()))
}

/// A guest to ask as.
fn cookie(url: &str) -> Result<String> {
    let script = "import sys, urllib.request as u; \
        r = u.Request(sys.argv[1] + '/api/v1/guests', b'{\"name\": \"Tester\"}', {'Content-Type': 'application/json'}); \
        print(u.urlopen(r).headers['Set-Cookie'].split(';')[0])";
    let output = Command::new("python3").args(["-c", script, url]).output()?;
    if !output.status.success() {
        bail!("no guest could be made: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

/// The folder in which cargo builds.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}
