//! Selects the planted bugs to run for a change.
//!
//! A change is everything that differs from the merge base with `origin/main` or `main`, committed or not. On `main`
//! itself it is the last commit (for a merge: everything that was merged). A planted bug is selected if
//!
//! - the change touches a file that the bug edits, or
//! - the change touches the folder of its game in `crates/rules/src` or `crates/laws/tests/scenarios`, or
//! - the change touches shared code of `crates/rules` or `crates/laws`.
//!
//! Of a large selection an even sample of [`MAX`] is taken, so that the time of `cargo xtask ci` is bounded. If git
//! cannot tell what changed, a sample of [`SAMPLE`] is taken. `cargo xtask full` plants every bug.

use super::Mutant;
use crate::commands::git;

/// Maximum number of planted bugs for a change.
const MAX: usize = 24;
/// Number of planted bugs if the change is unknown.
const SAMPLE: usize = 8;

/// The planted bugs to run, and why these.
pub struct Selection<'a> {
    /// In the order of the file.
    pub mutants: Vec<&'a Mutant>,
    /// For the log.
    pub reason: String,
}

/// Selects the planted bugs for the present change.
pub fn for_change(mutants: &[Mutant]) -> Selection<'_> {
    select(mutants, changed_files().as_deref())
}

fn select<'a>(mutants: &'a [Mutant], changed: Option<&[String]>) -> Selection<'a> {
    let Some(changed) = changed else {
        let all: Vec<&Mutant> = mutants.iter().collect();
        return Selection {
            mutants: even_sample(&all, SAMPLE),
            reason: "a sample, because git cannot tell what changed".into(),
        };
    };
    let touched: Vec<&Mutant> = mutants
        .iter()
        .filter(|mutant| changed.iter().any(|file| is_affected(mutant, file, mutants)))
        .collect();
    let reason = match touched.len() {
        0 => "the change touches neither the rules nor the laws".into(),
        count if count > MAX => format!("an even sample of the {count} that the change can affect"),
        _ => "those that the change can affect".into(),
    };
    Selection { mutants: even_sample(&touched, MAX), reason }
}

fn is_affected(mutant: &Mutant, file: &str, mutants: &[Mutant]) -> bool {
    if mutant.edits.iter().any(|edit| edit.file == file) {
        return true;
    }
    // A file that planted bugs edit affects these bugs only.
    if mutants.iter().any(|other| other.edits.iter().any(|edit| edit.file == file)) {
        return false;
    }
    let Some(path) = file.strip_prefix("crates/rules/").or_else(|| file.strip_prefix("crates/laws/")) else {
        return false;
    };
    let names_game = |game: &str| path.split('/').any(|part| part.split('.').next() == Some(game));
    names_game(&mutant.game) || !mutants.iter().any(|other| names_game(&other.game))
}

fn even_sample<'a>(mutants: &[&'a Mutant], size: usize) -> Vec<&'a Mutant> {
    if mutants.len() <= size {
        return mutants.to_vec();
    }
    (0..size).map(|index| mutants[index * mutants.len() / size]).collect()
}

/// Names of all files that the present change touches; `None` if git cannot tell.
fn changed_files() -> Option<Vec<String>> {
    let head = git(&["rev-parse", "HEAD"])?;
    let main = ["origin/main", "main"]
        .into_iter()
        .find(|branch| git(&["rev-parse", "--verify", "--quiet", branch]).is_some())?;
    let merge_base = git(&["merge-base", "HEAD", main])?;
    let base =
        if merge_base == head { git(&["rev-parse", "--verify", "--quiet", "HEAD^"])? } else { merge_base };
    let tracked = git(&["diff", "--name-only", base.trim()])?;
    let untracked = git(&["ls-files", "--others", "--exclude-standard"])?;
    Some(tracked.lines().chain(untracked.lines()).map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::super::Edit;
    use super::*;

    fn mutant(game: &str, file: &str) -> Mutant {
        let edit = Edit { file: file.into(), find: String::new(), replace: String::new() };
        Mutant { name: format!("{game}: {file}"), game: game.into(), edits: vec![edit] }
    }

    fn selected(changed: &[&str]) -> Vec<usize> {
        let mutants = [
            mutant("take6", "crates/rules/src/take6/state.rs"),
            mutant("take6", "crates/rules/src/take6/view.rs"),
            mutant("buffalo", "crates/rules/src/buffalo/view.rs"),
        ];
        let changed: Vec<String> = changed.iter().map(|file| (*file).to_owned()).collect();
        let names: Vec<&str> =
            select(&mutants, Some(&changed)).mutants.iter().map(|mutant| mutant.name.as_str()).collect();
        (0..mutants.len()).filter(|&index| names.contains(&mutants[index].name.as_str())).collect()
    }

    #[test]
    fn edited_file_selects_only_its_own_bugs() {
        assert_eq!(selected(&["crates/rules/src/take6/view.rs"]), [1]);
    }

    #[test]
    fn other_files_of_a_game_select_all_bugs_of_the_game() {
        assert_eq!(selected(&["crates/rules/src/take6/event.rs"]), [0, 1]);
        assert_eq!(selected(&["crates/laws/tests/scenarios/buffalo/stop.toml"]), [2]);
        assert_eq!(selected(&["crates/laws/src/tables/buffalo.rs"]), [2]);
    }

    #[test]
    fn shared_rules_and_laws_select_all_bugs() {
        assert_eq!(selected(&["crates/rules/src/rows.rs"]), [0, 1, 2]);
        assert_eq!(selected(&["crates/laws/tests/conformance.rs"]), [0, 1, 2]);
    }

    #[test]
    fn other_changes_select_nothing() {
        assert_eq!(selected(&["web/src/main.ts", "crates/server/src/take6.rs"]), [0; 0]);
    }

    #[test]
    fn large_selections_and_unknown_changes_are_sampled_evenly() {
        let mutants: Vec<Mutant> =
            (0..100).map(|number| mutant("take6", &format!("crates/rules/src/take6/{number}.rs"))).collect();
        let shared = ["crates/rules/src/game.rs".to_owned()];
        assert_eq!(select(&mutants, Some(&shared)).mutants.len(), MAX);
        let unknown = select(&mutants, None).mutants;
        assert_eq!(unknown.len(), SAMPLE);
        assert_eq!(unknown[SAMPLE / 2].name, mutants[50].name);
    }
}
