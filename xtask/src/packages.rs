//! Servers that tests start: PostgreSQL, NATS and HAProxy. Without them their tests are counted as ignored.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

/// Debian packages, and where their programs are.
const PACKAGES: [(&str, &str); 3] = [
    ("postgresql", "/usr/lib/postgresql"),
    ("nats-server", "/usr/sbin/nats-server"),
    ("haproxy", "/usr/sbin/haproxy"),
];

/// Installs what is missing, if that is possible without asking anyone: as root on Debian or Ubuntu. On a machine with systemd
/// it does so in continuous integration only, because the packages also start services.
pub fn install() -> Result<()> {
    let is_missing = |(_, path): &&(&str, &str)| !Path::new(path).exists();
    let missing: Vec<&str> = PACKAGES.iter().filter(is_missing).map(|(package, _)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let starts_services = Path::new("/run/systemd/system").exists() && std::env::var_os("CI").is_none();
    let list = missing.join(" ");
    if starts_services
        || !(apt(&["install"], &missing) || (apt(&["update"], &[]) && apt(&["install"], &missing)))
    {
        println!(
            "not installed: {list}; tests that need them are counted as ignored (apt-get install {list})"
        );
    }
    Ok(())
}

/// Returns whether the command has succeeded.
fn apt(command: &[&str], packages: &[&str]) -> bool {
    let mut apt = Command::new("apt-get");
    // Another installation that is under way is waited for.
    apt.args(["-o", "DPkg::Lock::Timeout=300", "-y", "--no-install-recommends"]).args(command).args(packages);
    apt.env("DEBIAN_FRONTEND", "noninteractive").status().is_ok_and(|status| status.success())
}
