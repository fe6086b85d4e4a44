//! Finds PostgreSQL, NATS and HAProxy, which the tests of the feature `cluster` start. Without them these tests are counted as
//! ignored.
//! The crate `rodeo` uses this script as well.

use std::path::{Path, PathBuf};

fn main() {
    println!("cargo::rustc-check-cfg=cfg(postgres_installed)");
    println!("cargo::rustc-check-cfg=cfg(nats_installed)");
    println!("cargo::rustc-check-cfg=cfg(haproxy_installed)");
    println!("cargo::rerun-if-env-changed=PATH");
    if std::env::var_os("CARGO_FEATURE_CLUSTER").is_none() {
        return;
    }
    if let Some(folder) = newest_debian_server().or_else(server_in_path) {
        println!("cargo::rustc-cfg=postgres_installed");
        println!("cargo::rustc-env=RODEO_POSTGRES_FOLDER={}", folder.display());
        // The tests with NATS need both.
        if let Some(server) = find_program("nats-server") {
            println!("cargo::rustc-cfg=nats_installed");
            println!("cargo::rustc-env=RODEO_NATS_SERVER={}", server.display());
        }
    }
    if let Some(program) = find_program("haproxy") {
        println!("cargo::rustc-cfg=haproxy_installed");
        println!("cargo::rustc-env=RODEO_HAPROXY={}", program.display());
    }
}

/// The path of a program. Debian's folder for servers is not in the path of users.
fn find_program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders = std::env::split_paths(&path).chain(["/usr/sbin".into()]);
    folders.map(|folder| folder.join(name)).find(|program| program.exists())
}

/// The programs of the newest version in Debian's folder, where several versions can be installed.
fn newest_debian_server() -> Option<PathBuf> {
    let versions = Path::new("/usr/lib/postgresql").read_dir().ok()?;
    let version = |folder: PathBuf| Some((folder.file_name()?.to_str()?.parse::<u32>().ok()?, folder));
    let installed = versions.filter_map(|entry| version(entry.ok()?.path()));
    let (number, folder) = installed.max_by_key(|(number, _)| *number)?;
    (number >= 15 && folder.join("bin/initdb").exists()).then(|| folder.join("bin"))
}

fn server_in_path() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folder = std::env::split_paths(&path)
        .find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists())?;
    let version = std::process::Command::new(folder.join("postgres")).arg("--version").output().ok()?;
    let version = String::from_utf8(version.stdout).ok()?;
    let major: u32 =
        version.split_ascii_whitespace().find_map(|word| word.split('.').next()?.parse().ok())?;
    (major >= 15).then_some(folder)
}
