//! The page that `rodeo arena --html` writes.

#![allow(clippy::unwrap_used, reason = "a failing test must panic")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_rodeo")).args(arguments).stdin(Stdio::null()).output().unwrap()
}

/// Creates an empty directory for a test.
fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).unwrap();
    directory
}

/// Runs a contest and returns its JSON without the times, and its page.
fn contest(arguments: &[&str], file: &Path) -> (Value, String) {
    let html = ["--json", "--html", file.to_str().unwrap()];
    let output = run(&[&["arena"], arguments, &html].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    (without_times(&output), std::fs::read_to_string(file).unwrap())
}

fn without_times(output: &Output) -> Value {
    let mut object: Value = serde_json::from_slice(&output.stdout).unwrap();
    for kind in object["kinds"].as_array_mut().unwrap() {
        kind.as_object_mut().unwrap().remove("ms_per_move").unwrap();
    }
    object
}

const CONTESTS: [&[&str]; 5] = [
    &["take6", "--pool", "flat:5,random,simple", "--players", "2", "--deals", "12", "--seed", "3"],
    &[
        "take6",
        "--seats",
        "random,simple",
        "--options",
        "limit=30 fans=jumping_cow+flip_digits",
        "--deals",
        "4",
        "--seed",
        "3",
    ],
    &["buffalo", "--seats", "simple,random,random", "--deals", "6", "--seed", "3"],
    &["take_that", "--seats", "simple,simple", "--deals", "5", "--seed", "3"],
    &["bull_party", "--pool", "simple,random", "--players", "3", "--deals", "5", "--seed", "3"],
];

#[test]
fn page_has_the_figures_and_the_command_that_reproduces_them() {
    let directory = directory("page");
    for arguments in CONTESTS {
        let (object, page) = contest(arguments, &directory.join("contest.html"));
        let cells = table_cells(&page);
        for kind in object["kinds"].as_array().unwrap() {
            let [mean, wins] = ["mean", "win_share"].map(|name| kind[name].as_f64().unwrap());
            let [low, high] = [0, 1].map(|end| 100.0 * kind["win_share_ci95"][end].as_f64().unwrap());
            let margin =
                (kind["mean_ci95"][1].as_f64().unwrap() - kind["mean_ci95"][0].as_f64().unwrap()) / 2.0;
            let even =
                kind["even_share"].as_f64().map_or("–".into(), |even| format!("{:.1}", 100.0 * even));
            for cell in [
                kind["bot"].as_str().unwrap().to_owned(),
                kind["rounds"].to_string(),
                format!("{mean:.3} ± {margin:.3}"),
                format!("{:.2} {low:.2}–{high:.2}", 100.0 * wins),
                even,
            ] {
                assert!(cells.contains(&cell), "{arguments:?}: {cell} is not in {cells:?}");
            }
        }
        for rated in object["ratings"].as_array().unwrap() {
            let [rating, uncertainty] =
                ["rating", "uncertainty"].map(|name| format!("{:.2}", rated[name].as_f64().unwrap()));
            for cell in [rated["bot"].as_str().unwrap(), &rating, &uncertainty] {
                assert!(cells.contains(cell), "{arguments:?}: {cell} is not in {cells:?}");
            }
        }
        let command = between(&page, "<code>", "</code>");
        let words = without_tags(command);
        let words: Vec<&str> = words.split(' ').collect();
        assert_eq!(words[0], "rodeo");
        let again = run(&[&words[1..], &["--json"]].concat());
        assert_eq!(without_times(&again), object, "{words:?}");
    }
}

#[test]
fn page_is_well_formed_accessible_and_self_contained() {
    let directory = directory("well-formed");
    for arguments in CONTESTS {
        let (object, page) = contest(arguments, &directory.join("contest.html"));
        check_nesting(&page);
        for foreign in ["http", "//", "src=", "href=", "url(", "@import", "<script", "<link", "NaN", "inf"] {
            assert!(!page.contains(foreign), "{arguments:?}: {foreign}");
        }
        let ids: Vec<&str> =
            page.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
        let different: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), different.len(), "{ids:?}");
        for names in page.split("aria-labelledby=\"").skip(1).map(|rest| rest.split('"').next().unwrap()) {
            assert!(names.split(' ').all(|name| different.contains(name)), "{names}");
        }
        // Means, wins and times, a histogram for each bot, and ratings if there are any.
        let kinds = object["kinds"].as_array().unwrap().len();
        let rated = usize::from(!object["ratings"].as_array().unwrap().is_empty());
        let plots: Vec<&str> = page.split("<svg ").skip(1).collect();
        assert_eq!(plots.len(), 3 + kinds + rated, "{arguments:?}");
        for plot in plots {
            assert!(plot.starts_with("viewBox=") && plot.contains("role=\"img\""), "{plot}");
            assert!(!between(plot, "<desc", "</desc>").is_empty());
        }
        assert!(page.contains("prefers-color-scheme: dark") && page.contains("name=\"viewport\""));
    }
}

/// The file is checked before a long contest, and a contest that fails does not destroy an earlier page.
#[test]
fn unwritable_page_is_an_error_before_the_contest() {
    let directory = directory("no-page");
    let arguments = ["arena", "take6", "--seats", "random,random", "--deals", "20", "--html"];
    let missing = directory.join("missing").join("page.html");
    for path in [&missing, &directory] {
        let output = run(&[&arguments[..], &[path.to_str().unwrap()]].concat());
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success());
        assert!(output.stdout.is_empty(), "the contest was played");
        assert!(error.contains("cannot write") && error.trim_end().lines().count() == 1, "{error}");
    }
    let page = directory.join("page.html");
    let failing =
        ["arena", "take6", "--seats", "random,random", "--deals", "1", "--html", page.to_str().unwrap()];
    assert!(!run(&failing).status.success());
    assert!(!page.exists());
    std::fs::write(&page, "an earlier page").unwrap();
    assert!(!run(&failing).status.success());
    assert_eq!(std::fs::read_to_string(&page).unwrap(), "an earlier page");
    contest(CONTESTS[3], &page);
    assert!(std::fs::read_to_string(&page).unwrap().ends_with("</html>\n"));
}

/// Checks that elements are nested correctly, attributes are quoted, and text is escaped.
fn check_nesting(page: &str) {
    let page = page.strip_prefix("<!doctype html>").unwrap();
    let mut open = Vec::new();
    for (at, piece) in page.split('<').enumerate().skip(1) {
        let (tag, text) = piece.split_once('>').unwrap();
        assert!(!text.contains('>') && tag.matches('"').count() % 2 == 0, "{piece}");
        for entity in text.split('&').skip(1) {
            assert!(["amp;", "lt;", "gt;", "quot;"].iter().any(|known| entity.starts_with(known)), "{piece}");
        }
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
        match tag {
            _ if tag.starts_with('/') => assert_eq!(open.pop(), Some(name), "piece {at}: {piece}"),
            _ if tag.ends_with('/') => {}
            _ => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

/// Returns the texts of all table cells.
fn table_cells(page: &str) -> BTreeSet<String> {
    let cells = |tag: &str| {
        let end = format!("</{tag}>");
        page.split(&format!("<{tag}"))
            .skip(1)
            .map(move |rest| {
                let cell = rest.split(&end).next().unwrap();
                without_tags(cell.split_once('>').unwrap().1)
            })
            .collect::<Vec<_>>()
    };
    cells("td").into_iter().chain(cells("th")).collect()
}

fn without_tags(html: &str) -> String {
    html.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, text)| text)).collect()
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    text.split_once(start).unwrap().1.split_once(end).unwrap().0
}
