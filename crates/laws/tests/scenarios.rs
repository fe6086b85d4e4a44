//! Runs the scenarios: examples of the rule books, rulings, and rules that are easy to get wrong.

use std::path::{Path, PathBuf};

use rodeo_laws::scenario;

fn files(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios").join(game);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{} is empty", folder.display());
    files
}

fn run_all<G: rodeo_rules::arrange::Arrange>(game: &str) {
    let mut failed = Vec::new();
    for file in files(game) {
        let text = std::fs::read_to_string(&file).unwrap();
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let result = scenario::read(&text).and_then(|scenario| {
            let (page, rest) = match name.strip_prefix("fan-cards-") {
                Some(rest) => ("fan-cards".to_owned(), rest),
                None => (game.replace('_', "-"), name.as_str()),
            };
            let named = format!("{page} {}", rest.split('-').next().unwrap_or_default());
            if !scenario.shows.contains(&named) || scenario.game != game {
                return Err(format!("is named {named}, but shows {:?}", scenario.shows));
            }
            scenario::run::<G>(&scenario)
        });
        if let Err(error) = result {
            failed.push(format!("{name}: {error}"));
        }
    }
    assert!(failed.is_empty(), "{} scenarios fail:\n{}", failed.len(), failed.join("\n"));
}

/// One test per game of the list, so that no game is left out.
macro_rules! scenario_tests {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        $(
            #[test]
            fn $module() {
                run_all::<rodeo_rules::$module::$Game>(stringify!($module));
            }
        )+
    };
}

rodeo_rules::for_each_game!(scenario_tests!());
