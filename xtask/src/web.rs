//! The web client: builds it, tests it, and compares the committed build with its sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::ci::TESTED_FEATURES;
use crate::commands::{cargo, root, run as execute, target_folder};
use crate::engine;
use crate::source_hash::{collect_files, hash, hexadecimal};

/// Every file and folder that the build reads.
const SOURCES: &[&str] = &[
    "web/src",
    "web/public",
    "web/locales",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.js",
    "web/scripts",
    "web/device",
    "web/engine",
    "web/records",
    "web/review",
    "crates/bots/weights",
    "crates/review/puzzles",
    "locales",
    "docs/rules",
    "docs/protocol/protocol.ts",
];

/// Checks that each compressed file in a folder expands to the file it belongs to. Compressors of different Node.js
/// versions write different bytes, so the compressed files themselves cannot be compared.
const CHECK_COMPRESSED: &str = "
    import { readdirSync, readFileSync } from 'node:fs';
    import { brotliDecompressSync, gunzipSync } from 'node:zlib';
    for (const name of readdirSync('dist', { recursive: true })) {
      const expand = { br: brotliDecompressSync, gz: gunzipSync }[name.split('.').pop()];
      if (expand && !expand(readFileSync(`dist/${name}`)).equals(readFileSync(`dist/${name.slice(0, -3)}`))) {
        throw new Error(`dist/${name} does not expand to dist/${name.slice(0, -3)}`);
      }
    }";

/// Builds the client into `web/dist`.
pub fn build() -> Result<()> {
    install()?;
    engine::build_if_stale()?;
    npm(&["run", "build"])?;
    fs::write(source_hash_file(), format!("{}\n", hash(SOURCES, "")?)).context("web/dist/SOURCES")
}

/// Builds a client that plays against bots without a server into `web/static`.
pub fn build_static() -> Result<()> {
    install()?;
    engine::build_if_stale()?;
    npm(&["run", "build:static"])?;
    println!("web/static can be published on any static web server: see README.md");
    Ok(())
}

/// Type checks, lints and unit tests.
pub fn unit_tests() -> Result<()> {
    install()?;
    npm(&["run", "check"])?;
    if scripts()?.contains_key("lint") {
        npm(&["run", "lint"])?;
    }
    npm(&["test"])
}

/// Builds the client into the target folder and compares the result with the committed `web/dist`.
pub fn compare_build() -> Result<()> {
    install()?;
    let fresh = target_folder().join("web-dist");
    let mut build = npm_command(&["exec", "--", "vite", "build", "--emptyOutDir", "--logLevel", "warn"]);
    execute(build.arg("--outDir").arg(&fresh))?;
    let mut list = Command::new("node");
    execute(list.arg("scripts/offlineFiles.mjs").arg(&fresh).current_dir(root().join("web")))?;
    let (committed, fresh) = (read_build(&root().join("web/dist"))?, read_build(&fresh)?);
    let names: BTreeSet<&String> = committed.keys().chain(fresh.keys()).collect();
    let different: Vec<&str> = names
        .into_iter()
        .filter(|name| committed.get(*name) != fresh.get(*name))
        .map(String::as_str)
        .collect();
    if !different.is_empty() {
        bail!(
            "web/dist differs from a new build in {} files (run cargo xtask web and commit the result): {}",
            different.len(),
            different.join(", ")
        );
    }
    let mut check = Command::new("node");
    execute(check.args(["--input-type=module", "--eval", CHECK_COMPRESSED]).current_dir(root().join("web")))
        .context("web/dist has outdated compressed files (run cargo xtask web)")
}

/// Whole games in a real browser against the real server.
pub fn browser_tests() -> Result<()> {
    install()?;
    // The same command that compiles the tests also builds the binary, so that after the tests nothing is left to do.
    execute(&mut cargo(&["test", "--workspace", "--features", TESTED_FEATURES, "--no-run", "--quiet"]))?;
    execute(npm_command(&["run", "browser"]).env("RODEO_BIN", target_folder().join("debug/rodeo")))
}

/// Checks the table in every window and the gallery, in every language, which takes half an hour.
pub fn layout_tests() -> Result<()> {
    install()?;
    execute(&mut cargo(&["build", "--package", "rodeo"]))?;
    npm(&["run", "prebrowser"])?;
    let mut tests = Command::new("node");
    tests.args(["--test", "tests/layout.test.mjs", "tests/gallery.test.mjs"]).current_dir(root().join("web"));
    execute(tests.env("RODEO_LAYOUT", "all").env("RODEO_BIN", target_folder().join("debug/rodeo")))
}

/// Checks, without building, that `web/dist` was built from the present sources.
pub fn check(problems: &mut Vec<String>) -> Result<()> {
    let built = fs::read_to_string(source_hash_file()).unwrap_or_default();
    if built.trim() != hash(SOURCES, "")? {
        problems.push("web/dist: built from other sources (run cargo xtask web)".into());
    }
    let lock = fs::read_to_string(root().join("web/package-lock.json")).context("web/package-lock.json")?;
    if lock.contains("\"resolved\"") {
        problems.push("web/package-lock.json: contains download addresses (see web/.npmrc)".into());
    }
    Ok(())
}

fn source_hash_file() -> PathBuf {
    root().join("web/dist/SOURCES")
}

/// Contents by name, without compressed files and the hash of the sources.
fn read_build(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut names = BTreeSet::new();
    collect_files(folder, Path::new(""), &mut names)?;
    let mut files = BTreeMap::new();
    for name in names {
        let compressed = name.ends_with(".br") || name.ends_with(".gz");
        if !compressed && name != "SOURCES" {
            let content = fs::read(folder.join(&name)).with_context(|| name.clone())?;
            files.insert(name, content);
        }
    }
    Ok(files)
}

#[derive(Deserialize)]
struct PackageFile {
    scripts: BTreeMap<String, String>,
}

/// Scripts in `web/package.json`.
fn scripts() -> Result<BTreeMap<String, String>> {
    let text = fs::read_to_string(root().join("web/package.json")).context("web/package.json")?;
    Ok(serde_json::from_str::<PackageFile>(&text).context("web/package.json")?.scripts)
}

/// Installs the locked packages, unless they are installed already.
fn install() -> Result<()> {
    let lock = fs::read(root().join("web/package-lock.json")).context("web/package-lock.json")?;
    let hash = hexadecimal(&Sha256::digest(lock))?;
    let installed = root().join("web/node_modules/.installed-lock");
    if fs::read_to_string(&installed).is_ok_and(|kept| kept == hash) {
        return Ok(());
    }
    if Command::new("npm").arg("--version").output().is_err() {
        bail!("cannot run npm: Node.js 20 or newer is required to build and test the web client");
    }
    npm(&["ci", "--no-audit", "--no-fund"])?;
    fs::write(&installed, hash).with_context(|| installed.display().to_string())
}

fn npm(arguments: &[&str]) -> Result<()> {
    execute(&mut npm_command(arguments))
}

/// An npm command that runs in the folder of the web client.
pub fn npm_command(arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(root().join("web"));
    command
}
