//! Embeds the built web client: generates the list of the files in `web/dist`, each with its compressed versions.

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

/// Extensions of the compressed versions, which are next to each file.
const ENCODINGS: [&str; 2] = ["gz", "br"];

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?);
    let dist = root.join("../../web/dist");
    println!("cargo:rerun-if-changed={}", dist.display());
    let mut files = BTreeMap::new();
    collect(&dist, "", &mut files)?;
    let mut list = String::from("&[\n");
    for (name, path) in &files {
        let compressed = name.rsplit_once('.').is_some_and(|(_, extension)| ENCODINGS.contains(&extension));
        if compressed || name == "SOURCES" {
            continue;
        }
        let encoded = |extension: &str| match files.get(&format!("{name}.{extension}")) {
            Some(path) => format!("Some(include_bytes!({path:?}))"),
            None => "None".to_owned(),
        };
        let (gzip, brotli, etag) = (encoded("gz"), encoded("br"), etag(&fs::read(path)?));
        let identity = format!("include_bytes!({path:?})");
        writeln!(
            list,
            "    File {{ name: {name:?}, etag: {etag:?}, identity: {identity}, gzip: {gzip}, brotli: {brotli} }},"
        )
        .map_err(io::Error::other)?;
    }
    list.push(']');
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("client_files.rs"), list)
}

/// Returns the entity tag of a file. It is weak because all encodings of the file share it.
fn etag(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("W/\"{:016x}\"", hasher.finish())
}

fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), files)?;
        } else {
            println!("cargo:rerun-if-changed={}", entry.path().display());
            let path = fs::canonicalize(entry.path())?;
            files.insert(name, path.display().to_string());
        }
    }
    Ok(())
}
