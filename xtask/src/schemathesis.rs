//! Tests the HTTP API of a running server against its own OpenAPI document.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::commands::{cargo, run as execute, target_folder};

/// Installs schemathesis if necessary, starts a server with an empty database, and tests all operations with valid and
/// invalid requests.
pub fn run() -> Result<()> {
    let program = install()?;
    execute(&mut cargo(&["build", "--release", "-p", "rodeo"]))?;
    let data = target_folder().join("schemathesis-data");
    if data.exists() {
        std::fs::remove_dir_all(&data)?;
    }
    let mut server = Command::new(target_folder().join("release/rodeo"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(&data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let result = server_url(&mut server).and_then(|url| test_api(&program, &url));
    server.kill()?;
    server.wait()?;
    result
}

/// Path of the schemathesis program, in a virtual environment inside the target folder.
fn install() -> Result<PathBuf> {
    let folder = target_folder().join("schemathesis");
    let program = folder.join("bin/st");
    if !program.exists() {
        println!("installing schemathesis into {}", folder.display());
        execute(Command::new("python3").args(["-m", "venv"]).arg(&folder))
            .context("cannot create a virtual environment (python3 with venv is required)")?;
        let mut install = Command::new(folder.join("bin/pip"));
        execute(install.args(["install", "--quiet", "schemathesis>=4,<5"]))
            .context("cannot install schemathesis from the Python registry")?;
    }
    Ok(program)
}

/// The address that the server prints when it is ready.
fn server_url(server: &mut Child) -> Result<String> {
    let output = server.stdout.take().context("the server has no standard output")?;
    for line in BufReader::new(output).lines() {
        if let Some((_, address)) = line?.split_once("http://") {
            return Ok(format!("http://{}", address.trim()));
        }
    }
    bail!("the server exited before it printed its address")
}

fn test_api(program: &Path, url: &str) -> Result<()> {
    let cookie = guest_cookie(url)?;
    let mut run = Command::new(program);
    run.args(["run", &format!("{url}/api/v1/openapi.json"), "--header", &format!("Cookie: {cookie}")]);
    run.args(["--phases", "examples,coverage,fuzzing", "--max-examples", "50", "--continue-on-failure"]);
    // Stays below the rate limit of a guest: rate-limited responses would hide other problems.
    run.args(["--rate-limit", "9/s"]);
    // A plain request cannot open a WebSocket; server/tests/live tests it.
    run.args(["--exclude-path-regex", "/ws$"]);
    // JSON Schema accepts 4.0 as an integer, the server does not.
    run.args(["--exclude-checks", "positive_data_acceptance"]);
    execute(run.current_dir(target_folder()))
}

/// Creates a guest and returns its session cookie.
fn guest_cookie(url: &str) -> Result<String> {
    let script = "import sys, urllib.request as u; \
        r = u.Request(sys.argv[1] + '/api/v1/guests', b'{\"name\": \"Tester\"}', {'Content-Type': 'application/json'}); \
        print(u.urlopen(r).headers['Set-Cookie'].split(';')[0])";
    let output = Command::new("python3").args(["-c", script, url]).output()?;
    if !output.status.success() {
        bail!("cannot create a guest: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}
