//! Planted bugs: proof that the laws, the counts and the scenarios bite.
//!
//! `crates/laws/mutants.toml` lists small changes to the rules. Each is made in a copy of the sources; the copy must still
//! compile, and the tests of its game must fail.
//!
//! Nearly all the time goes into compiling, so the copy is built for that: the tests are one program, and nothing is
//! optimised, which costs a test run a second or two and saves a build half a minute. Each core works on a copy of its own.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::commands::{cargo, root};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Planted {
    mutant: Vec<Mutant>,
}

/// One bug.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mutant {
    name: String,
    /// The game whose tests must notice.
    game: String,
    edits: Vec<Edit>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Edit {
    file: String,
    find: String,
    replace: String,
}

/// The tests that must notice, as one program.
const TESTS: &str =
    "//! All that must notice a planted bug.\n\nmod conformance;\nmod scenarios;\nmod unknown_counts;\n";

/// How the copy is built: as fast as can be.
const PROFILE: [(&str, &str); 6] = [
    ("CARGO_INCREMENTAL", "1"),
    ("CARGO_PROFILE_DEV_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_DEV_DEBUG", "0"),
    ("CARGO_PROFILE_TEST_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_TEST_DEBUG", "0"),
    // A planted bug may leave something unused.
    ("RUSTFLAGS", "--cap-lints=allow"),
];

/// Plants all bugs, or those whose name contains `only`.
pub fn run(only: Option<&str>) -> Result<()> {
    let list = root().join("crates/laws/mutants.toml");
    let text = std::fs::read_to_string(&list).with_context(|| list.display().to_string())?;
    let planted: Planted = toml::from_str(&text)?;
    let mutants: Vec<&Mutant> =
        planted.mutant.iter().filter(|mutant| only.is_none_or(|only| mutant.name.contains(only))).collect();
    if mutants.is_empty() {
        bail!("no planted bug has {:?} in its name", only.unwrap_or_default());
    }
    let next = AtomicUsize::new(0);
    let work = |number: usize| -> Result<Vec<&str>> {
        let copy = Copy::new(number)?;
        if number == 0 {
            copy.is_sound()?;
        }
        let mut failed = Vec::new();
        while let Some(mutant) = mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
            let start = Instant::now();
            let caught = copy.catches(mutant);
            let seconds = start.elapsed().as_secs_f64();
            match caught {
                Ok(catcher) => println!("{} ({seconds:.1} s): caught by {catcher}", mutant.name),
                Err(error) => {
                    println!("{} ({seconds:.1} s): {error:#}", mutant.name);
                    failed.push(mutant.name.as_str());
                }
            }
        }
        Ok(failed)
    };
    let copies = std::thread::available_parallelism().map_or(1, usize::from).min(4).min(mutants.len());
    let results: Vec<Result<Vec<&str>>> = std::thread::scope(|scope| {
        let working: Vec<_> = (0..copies).map(|number| scope.spawn(move || work(number))).collect();
        working.into_iter().map(|work| work.join().unwrap_or_else(|_| bail!("a worker panicked"))).collect()
    });
    let failed = results.into_iter().collect::<Result<Vec<_>>>()?.concat();
    if !failed.is_empty() {
        bail!("planted bugs that nothing caught or that could not be planted: {}", failed.join(", "));
    }
    println!("{} planted bugs, all caught.", mutants.len());
    Ok(())
}

/// A copy of the crates in question, with a build folder of its own.
struct Copy {
    folder: PathBuf,
    build: PathBuf,
}

impl Copy {
    fn new(number: usize) -> Result<Copy> {
        let home = root().join("target/mutants").join(number.to_string());
        let (folder, build) = (home.join("tree"), home.join("build"));
        if folder.exists() {
            std::fs::remove_dir_all(&folder)?;
        }
        for part in ["crates/rules", "crates/laws"] {
            copy_folder(&root().join(part), &folder.join(part))?;
        }
        std::fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock"))?;
        let workspace = std::fs::read_to_string(root().join("Cargo.toml"))?;
        let trimmed = workspace
            .replace("members = [\"crates/*\", \"xtask\"]", "members = [\"crates/rules\", \"crates/laws\"]")
            .replace("default-members = [\"crates/app\"]\n", "");
        std::fs::write(folder.join("Cargo.toml"), trimmed)?;
        std::fs::write(folder.join("crates/laws/tests/planted.rs"), TESTS)?;
        Ok(Copy { folder, build })
    }

    /// Plants a bug and says what caught it. Fails where nothing did.
    fn catches(&self, mutant: &Mutant) -> Result<String> {
        let mut originals = Vec::new();
        for edit in &mutant.edits {
            let path = self.folder.join(&edit.file);
            let text = std::fs::read_to_string(&path).with_context(|| edit.file.clone())?;
            originals.push((path, text));
        }
        let tested = self.plant(mutant).and_then(|()| self.compile()).and_then(|()| self.test(&mutant.game));
        for (path, text) in originals {
            std::fs::write(path, text)?;
        }
        let tested = tested?;
        if tested.status.success() {
            bail!("SURVIVED");
        }
        Ok(catcher(&tested))
    }

    fn plant(&self, mutant: &Mutant) -> Result<()> {
        for edit in &mutant.edits {
            let path = self.folder.join(&edit.file);
            let text = std::fs::read_to_string(&path)?;
            if text.matches(&edit.find).count() != 1 {
                bail!("the text to change must stand once in {}: {}", edit.file, edit.find);
            }
            std::fs::write(&path, text.replace(&edit.find, &edit.replace))?;
        }
        Ok(())
    }

    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = cargo(&["test", "--quiet", "-p", "rodeo-laws", "--test", "planted"]);
        command.args(arguments).envs(PROFILE).current_dir(&self.folder).env("CARGO_TARGET_DIR", &self.build);
        command
    }

    /// A bug that does not compile proves nothing.
    fn compile(&self) -> Result<()> {
        let built = self.cargo(&["--no-run"]).output()?;
        if !built.status.success() {
            bail!("does not compile:\n{}", tail(&built));
        }
        Ok(())
    }

    /// A test that fails anyway proves nothing either.
    fn is_sound(&self) -> Result<()> {
        let sound = self.test("")?;
        if !sound.status.success() {
            bail!("the tests fail without any planted bug:\n{}", tail(&sound));
        }
        Ok(())
    }

    fn test(&self, game: &str) -> Result<Output> {
        // A bug that only shows in one of thousands of matches would be a poor proof that the laws bite.
        let few = [("RODEO_MATCHES", "0.1"), ("RUST_BACKTRACE", "0")];
        Ok(self.cargo(&["--", game]).envs(few).output()?)
    }
}

/// Which laws and tests noticed, from what the tests printed.
fn catcher(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stdout);
    let mut catchers = BTreeSet::new();
    for line in text.lines() {
        if let Some((_, law)) = line.split_once("broken law: ") {
            catchers.insert(format!("the law “{}”", law.trim()));
        } else if line.contains(".toml: ") {
            catchers.insert(format!("scenario {}", line.split(".toml").next().unwrap_or_default().trim()));
        } else if line.contains("does not know") || line.contains("unknown to") {
            catchers.insert("a count".into());
        } else if line.contains("panicked at") && line.contains("crates/rules") {
            catchers.insert("a panic".into());
        }
    }
    let shown: Vec<String> = catchers.into_iter().take(3).collect();
    if shown.is_empty() { "a test".into() } else { shown.join(", ") }
}

fn tail(output: &Output) -> String {
    let text =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(40)..].join("\n")
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from).with_context(|| from.display().to_string())? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            std::fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
