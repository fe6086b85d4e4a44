//! The commands of the binary, run as processes.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use rodeo_rules::any::GameKind;
use serde_json::Value;

fn rodeo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rodeo"));
    command
        .args(arguments)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> Output {
    rodeo(arguments).output().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", stderr(&output));
    serde_json::from_str(&stdout(&output)).unwrap()
}

/// Creates an empty directory for a test.
fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).unwrap();
    directory
}

/// Checks that a command fails with one line on standard error that contains `message`.
fn fails_with(arguments: &[&str], message: &str) {
    let output = run(arguments);
    let error = stderr(&output);
    assert!(!output.status.success(), "{arguments:?} was accepted");
    assert!(stdout(&output).is_empty(), "{arguments:?} printed {}", stdout(&output));
    assert_eq!(error.trim_end().lines().count(), 1, "{arguments:?}: {error}");
    assert!(error.contains(message), "{arguments:?}: {error}");
    assert!(!error.contains("panicked"), "{arguments:?}: {error}");
}

#[test]
fn invalid_input_is_a_one_line_error() {
    let games = GameKind::NAMES.join(", ");
    fails_with(&["sim", "chess"], &format!("unknown game \"chess\" (games: {games})"));
    fails_with(&["sim", "take6", "--players", "11"], "11 players, but Take 6 is for 2–10");
    fails_with(&["sim", "take6", "--options", "deal=draft"], "the draft needs the limited deck");
    fails_with(
        &["sim", "take6", "--players", "7", "--options", "deck=limited"],
        "7 players, but the limited deck is for 2–6",
    );
    fails_with(&["sim", "take6", "--options", "colour=red"], "unknown option \"colour\"");
    fails_with(&["sim", "take6", "--options", "deck"], "option=value");
    fails_with(&["sim", "take6", "--rounds", "0"], "at least 1");
    fails_with(&["sim", "take6", "--threads", "0"], "--threads must be 1–256");
    fails_with(&["sim", "take6", "--threads", "65535"], "--threads must be 1–256");
    fails_with(&["play", "take6", "--people", "5", "--players", "4"], "5 people do not fit at a table of 4");
    let arena = |seats, message| fails_with(&["arena", "take6", "--seats", seats], message);
    arena("flat,deep", "unknown bot \"deep\" (available: random, gentle, simple, keen");
    arena("flat,flat:0", "invalid budget \"0\"");
    arena("random,simple:9", "simple does not search");
    arena("random", "1 player, but Take 6 is for 2–10");
    arena("", "unknown bot \"\"");
    let bots = ["--seats", "random,random"];
    fails_with(&[&["arena", "chess"], &bots[..]].concat(), "unknown game \"chess\"");
    fails_with(&[&["arena", "take6", "--deals", "1"], &bots[..]].concat(), "at least 2");
    fails_with(&[&["arena", "take6", "--threads", "0"], &bots[..]].concat(), "at least 1");
    fails_with(&["arena", "buffalo", "--seats", "flat,simple"], "flat does not play Beat the Buffalo");
    let bots = |bots, message| fails_with(&["play", "take6", "--bots", bots], message);
    bots("deep", "unknown bot \"deep\" (available: random, gentle, simple, keen, sharp, merciless");
    bots("keen,", "unknown bot \"\"");
    bots("keen,keen", "2 bots for 3 seats");
    bots("sharp:soon", "invalid budget \"soon\"");
    fails_with(&["play", "buffalo", "--bots", "flat"], "flat does not play Beat the Buffalo");
    fails_with(&["play", "--bots", "keen,keen"], "several levels in --bots need a game");
    let pool =
        |more: &[&str], message| fails_with(&[&["arena", "take6", "--deals", "50"], more].concat(), message);
    pool(&["--pool", "random,deep"], "unknown bot \"deep\"");
    pool(&["--pool", "random,simple", "--players", "11"], "11 players, but Take 6 is for 2–10");
    pool(&["--pool", "random,simple", "--players", "1"], "1 player, but Take 6 is for 2–10");
    pool(&["--pool", "random,simple", "--seats", "random,simple"], "--seats and --pool exclude each other");
    pool(&["--seats", "random,simple", "--players", "2"], "--players needs --pool");
    pool(&["--pool", "random"], "a pool needs at least two different bots");
    pool(&["--pool", "random,simple,random"], "duplicate bot in the pool: random");
    pool(&[], "no bots: give one");
    fails_with(&["play", "poker"], "unknown game \"poker\"");
    fails_with(&["play", "take6", "--lang", "xx"], "unknown language \"xx\"");
    fails_with(&["play", "take6", "--options", "limit=0"], "limit cannot be \"0\"");
    fails_with(&["play", "--players", "3"], "need a game");
    fails_with(&["verify", "no/such/file.json"], "no/such/file.json");
    fails_with(&["show", "no/such/file.json"], "no/such/file.json");
    fails_with(&["show", env!("CARGO_MANIFEST_DIR")], "cannot read the file");
}

#[test]
fn sim_prints_one_json_object() {
    for (game, players) in [("take6", 4), ("buffalo", 3), ("take_that", 2), ("bull_party", 5)]
        .into_iter()
        .chain(GameKind::ALL.iter().map(|kind| (kind.name(), usize::from(kind.usual_players()))))
    {
        let count = players.to_string();
        let object = json(&["sim", game, "--players", &count, "--rounds", "300", "--seed", "7", "--json"]);
        assert_eq!(object["game"], game);
        assert_eq!(object["players"], players);
        assert_eq!(object["rounds"], 300);
        assert_eq!(object["row"], "cheapest");
        assert_eq!(object["mean"].as_array().unwrap().len(), players);
        assert!(object["seconds"].as_f64().unwrap() > 0.0);
        assert!(object["rounds_per_second"].as_f64().unwrap() > 0.0);
    }
}

#[test]
fn sim_result_depends_neither_on_threads_nor_on_records() {
    let results = |more: &[&str]| {
        let mut arguments =
            vec!["sim", "take6", "--players", "3", "--rounds", "1500", "--seed", "5", "--json"];
        arguments.extend(more);
        let object = json(&arguments);
        (object["mean"].clone(), object["win_share"].clone(), object["matches"].clone())
    };
    assert_eq!(results(&[]), results(&["--threads", "3"]));
    // With a limit of heads, the number of matches is not known beforehand.
    let limit = ["--options", "limit=66"];
    assert_eq!(results(&limit), results(&[&limit[..], &["--threads", "2"]].concat()));
    assert_ne!(results(&[]), results(&["--row", "random"]));
    let (one, other) = (directory("same-rounds"), directory("same-rounds-to-a-limit"));
    assert_eq!(results(&[]), results(&["--records", one.to_str().unwrap()]));
    let recorded = results(&[&limit[..], &["--threads", "4", "--records", other.to_str().unwrap()]].concat());
    assert_eq!(results(&limit), recorded);
    // Only matches that count have a record, and no record is overwritten.
    assert_eq!(std::fs::read_dir(&other).unwrap().count() as u64, recorded.2.as_u64().unwrap());
    fails_with(
        &[
            "sim",
            "take6",
            "--players",
            "3",
            "--rounds",
            "5",
            "--seed",
            "5",
            "--records",
            one.to_str().unwrap(),
        ],
        "5-0.json",
    );
}

#[test]
fn arena_result_does_not_depend_on_threads() {
    let contest = |threads: &str| {
        let seats = ["arena", "take6", "--seats", "flat:10,random,random"];
        let mut object =
            json(&[&seats[..], &["--deals", "9", "--seed", "3", "--threads", threads, "--json"]].concat());
        assert_eq!(
            (&object["game"], &object["deals"], &object["rounds"]),
            (&"take6".into(), &9.into(), &27.into())
        );
        let kinds = object["kinds"].as_array_mut().unwrap();
        assert_eq!((&kinds[0]["bot"], &kinds[0]["rounds"]), (&"flat:10".into(), &27.into()));
        assert_eq!((&kinds[1]["bot"], &kinds[1]["rounds"]), (&"random".into(), &54.into()));
        for kind in kinds.iter_mut() {
            for (value, interval) in [("mean", "mean_ci95"), ("win_share", "win_share_ci95")] {
                let [low, high] = [0, 1].map(|end| kind[interval][end].as_f64().unwrap());
                assert!((low..=high).contains(&kind[value].as_f64().unwrap()), "{kind}");
            }
            let times = kind.as_object_mut().unwrap().remove("ms_per_move").unwrap();
            assert!(times["p50"].as_f64().unwrap() <= times["p99"].as_f64().unwrap());
        }
        object.as_object_mut().unwrap().remove("threads");
        object
    };
    assert_eq!(contest("1"), contest("3"));
}

#[test]
fn arena_draws_mixed_tables_and_rates_the_bots() {
    let contest = |threads: &str| {
        let pool = ["arena", "take6", "--pool", "flat:10,simple,random", "--players", "2", "--deals", "30"];
        let mut object = json(&[&pool[..], &["--seed", "3", "--threads", threads, "--json"]].concat());
        for kind in object["kinds"].as_array_mut().unwrap() {
            assert_eq!((&kind["deals"], &kind["rounds"]), (&20.into(), &40.into()));
            assert_eq!(kind["even_share"], 0.5);
            kind.as_object_mut().unwrap().remove("ms_per_move").unwrap();
        }
        object
    };
    let object = contest("1");
    assert_eq!(object, contest("4"));
    assert_eq!(
        (&object["pool"][0], &object["players"], &object["rounds"]),
        (&"flat:10".into(), &2.into(), &60.into())
    );
    let ratings = object["ratings"].as_array().unwrap();
    let strengths: Vec<f64> = ratings.iter().map(|rated| rated["rating"].as_f64().unwrap()).collect();
    assert!(strengths.len() == 3 && strengths.is_sorted_by(|a, b| a >= b), "{strengths:?}");
    assert!(
        ratings.iter().all(|rated| rated["matches"] == 40 && rated["uncertainty"].as_f64().unwrap() > 0.0)
    );
}

#[test]
fn arena_and_bots_print_tables() {
    let output = run(&["arena", "bull_party", "--seats", "simple,random", "--deals", "3"]);
    let table = stdout(&output);
    assert!(output.status.success(), "{}", stderr(&output));
    for word in ["simple", "Bull Party", "points", "even", "50.0", "rating", "uncertainty"] {
        assert!(table.contains(word), "{word} is missing in\n{table}");
    }
    let listed = json(&["bots", "--json"]);
    let names: Vec<&str> =
        listed.as_array().unwrap().iter().map(|bot| bot["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["random", "gentle", "simple", "keen", "sharp", "merciless", "flat", "net"]);
    assert_eq!(listed[6]["games"], serde_json::json!(["take6"]));
    let text = stdout(&run(&["bots"]));
    assert!(names.iter().all(|name| text.contains(name)), "{text}");
}

#[test]
fn sim_means_are_equal_for_all_seats() {
    // Random players are equally strong at every seat: the mean is known from many rounds.
    let object = json(&["sim", "take6", "--players", "4", "--rounds", "20000", "--seed", "11", "--json"]);
    for mean in object["mean"].as_array().unwrap() {
        assert!((11.7..12.5).contains(&mean.as_f64().unwrap()), "{object}");
    }
}

#[test]
fn records_are_written_verified_and_shown() {
    for game in GameKind::NAMES {
        let directory = directory(&format!("records-{game}"));
        let path = directory.to_str().unwrap();
        json(&["sim", game, "--rounds", "5", "--seed", "3", "--records", path, "--json"]);
        let mut files: Vec<PathBuf> =
            std::fs::read_dir(&directory).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        assert_eq!(files.len(), 5);
        let first = files[0].to_str().unwrap();
        let verified = run(&["verify", first, files[1].to_str().unwrap()]);
        assert!(verified.status.success(), "{}", stderr(&verified));
        assert_eq!(stdout(&verified).lines().count(), 2);
        assert_eq!(json(&["verify", first, "--json"])["valid"], true);

        let shown = run(&["show", first]);
        assert!(shown.status.success(), "{}", stderr(&shown));
        assert!(stdout(&shown).contains("Step 0: "));
        for (language, expected) in [("es", "Paso 0: "), ("de", "Schritt 0: "), ("ja", "ステップ0：")] {
            let shown = run(&["show", first, "--lang", language]);
            assert!(stdout(&shown).contains(expected), "{}", stdout(&shown));
        }
        // Every step can be shown, also one that is a deal.
        let steps = json(&["verify", first, "--json"])["steps"].as_u64().unwrap();
        for step in 0..=steps {
            let table = run(&["show", first, "--at", &step.to_string()]);
            assert!(
                table.status.success() && !stdout(&table).contains("turn 11"),
                "{step}: {}",
                stdout(&table)
            );
        }
        let table = run(&["show", first, "--at", "3", "--seat", "1"]);
        assert!(table.status.success() && stdout(&table).lines().count() > 4, "{}", stderr(&table));
        let state = json(&["show", first, "--at", "3", "--json"]);
        assert_eq!(state["step"], 3);
        fails_with(&["show", first, "--at", "100000"], "no step 100000");
        fails_with(&["show", first, "--seat", "11"], "no seat 11");
        check_tampering(&directory, first);
    }
}

/// A truncated file and a changed result are detected, and `show` warns of the latter.
fn check_tampering(directory: &Path, file: &str) {
    let text = std::fs::read_to_string(file).unwrap();
    let cut = directory.join("cut.json");
    std::fs::write(&cut, &text[..text.len() / 2]).unwrap();
    fails_with(&["verify", cut.to_str().unwrap()], "cut.json");
    let mut record: Value = serde_json::from_str(&text).unwrap();
    record["result"]["scores"][0] = Value::from(record["result"]["scores"][0].as_i64().unwrap() + 1);
    let changed = directory.join("changed.json");
    std::fs::write(&changed, record.to_string()).unwrap();
    fails_with(&["verify", changed.to_str().unwrap()], "the replay gives");
    let shown = run(&["show", changed.to_str().unwrap()]);
    assert!(shown.status.success() && stderr(&shown).contains("warning: "), "{}", stderr(&shown));
    let verified = run(&["verify", "--json", changed.to_str().unwrap()]);
    let object: Value = serde_json::from_str(&stdout(&verified)).unwrap();
    assert!(!verified.status.success() && object["valid"] == false && object["code"].is_string(), "{object}");
}

#[test]
fn levels_of_bots_are_in_the_record() {
    let play = |more: &[&str]| {
        let directory = directory("company");
        let common = ["play", "take6", "--people", "0", "--options", "rounds=1 hand=2", "--records"];
        let output = run(&[&common[..], &[directory.to_str().unwrap()], more].concat());
        assert!(output.status.success(), "{}", stderr(&output));
        let record = std::fs::read_to_string(directory.join("take6-1.json")).unwrap();
        let record: Value = serde_json::from_str(&record).unwrap();
        let bots =
            record["seats"].as_array().unwrap().iter().map(|seat| seat["bot"].as_str().unwrap().to_owned());
        (stdout(&output), bots.collect::<Vec<_>>())
    };
    let (screen, bots) = play(&[]);
    assert!(screen.starts_with("Bots: keen.\n"), "{screen}");
    assert_eq!(bots, ["keen"; 4]);
    assert_eq!(play(&["--bots", "sharp:5"]).1, ["sharp:5"; 4]);
    let (screen, bots) = play(&["--bots", "gentle, random,simple,merciless:7"]);
    assert!(
        screen.starts_with("Bots: Seat 1: gentle, Seat 2: random, Seat 3: simple, Seat 4: merciless:7.\n")
    );
    assert_eq!(bots, ["gentle", "random", "simple", "merciless:7"]);
}

#[test]
fn play_reads_a_whole_game_from_a_pipe() {
    let directory = directory("played");
    let arguments = [
        "play",
        "take6",
        "--players",
        "2",
        "--people",
        "1",
        "--options",
        "rounds=1 hand=1",
        "--seed",
        "evening",
        "--plain",
        "--records",
        directory.to_str().unwrap(),
    ];
    let mut child = rodeo(&arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Every card once: whatever the hand is, one of these lines is a legal choice.
    let mut typed: String = (1..=104).map(|card| format!("{card}\n")).collect();
    typed.push_str("quit\ny\n");
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    let record = directory.join("take6-1.json");
    assert!(stdout(&output).contains("take6-1.json"), "{}", stdout(&output));
    let verified = json(&["verify", record.to_str().unwrap(), "--json"]);
    assert_eq!((&verified["valid"], &verified["seeded"]), (&Value::Bool(true), &Value::Bool(true)));
}

/// As in `rodeo … | head`.
#[test]
fn closed_pipe_does_not_panic() {
    let directory = directory("unread");
    let path = directory.to_str().unwrap();
    json(&["sim", "take6", "--rounds", "1", "--seed", "2", "--records", path, "--json"]);
    let file = directory.join("2-0.json");
    let file = file.to_str().unwrap();
    for arguments in [
        &["sim", "take6", "--rounds", "10"][..],
        &["sim", "take6", "--rounds", "10", "--json"],
        &["verify", file],
        &["verify", file, "--json"],
        &["show", file],
        &["show", file, "--json"],
        &["show", file, "--text"],
    ] {
        let mut child = rodeo(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert!(!stderr(&output).contains("panicked"), "{arguments:?}: {}", stderr(&output));
    }
}

#[test]
fn text_form_of_a_record_can_be_verified() {
    let directory = directory("as-text");
    json(&[
        "sim",
        "buffalo",
        "--rounds",
        "1",
        "--seed",
        "4",
        "--records",
        directory.to_str().unwrap(),
        "--json",
    ]);
    let shown = run(&["show", directory.join("4-0.json").to_str().unwrap(), "--text"]);
    let text = directory.join("4-0.txt");
    std::fs::write(&text, &shown.stdout).unwrap();
    assert!(run(&["verify", text.to_str().unwrap()]).status.success(), "{}", stdout(&shown));
}

#[test]
fn seed_of_a_match_without_deals_is_not_reported_as_checked() {
    let file = directory("no-deals").join("draft.txt");
    let secret = "00".repeat(32);
    let record = format!(
        "rodeo-record 1\ngame take6 players=2 rounds=1 deck=limited deal=draft hand=1\nseat 0 human \"\"\n\
         seat 1 human \"\"\nchance rodeo-deal-1 {secret}\nplay 6 | -\nplay - | 5\nplay 6 | 5\n\
         result scores 0 0 winners 0 1\n"
    );
    std::fs::write(&file, record).unwrap();
    let verified = run(&["verify", file.to_str().unwrap()]);
    assert!(verified.status.success(), "{}", stderr(&verified));
    assert!(stdout(&verified).contains("no deals to check"), "{}", stdout(&verified));
}

#[test]
fn help_lists_games_and_options() {
    let help = stdout(&run(&["sim", "--help"]));
    let options = GameKind::ALL.iter().flat_map(|kind| kind.options()).map(|option| option.name);
    for word in GameKind::NAMES.iter().copied().chain(options).chain(["--row", "--threads"]) {
        assert!(help.contains(word), "{word} is missing in\n{help}");
    }
    let unknown = run(&["nowhere"]);
    assert!(!unknown.status.success() && stderr(&unknown).contains("Usage"), "{unknown:?}");
}

#[test]
fn completions_are_printed_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let output = run(&["completions", shell]);
        assert!(output.status.success(), "{shell}: {}", stderr(&output));
        for word in ["serve", "arena", "records"] {
            assert!(stdout(&output).contains(word), "{shell}: {word} is missing");
        }
        // The other shells do not complete values of positional arguments.
        assert!(!["bash", "zsh"].contains(&shell) || stdout(&output).contains("bull_party"), "{shell}");
    }
}

#[test]
fn man_pages_are_written_for_every_command() {
    let directory = directory("man");
    let output = run(&["man", "--out", directory.to_str().unwrap()]);
    assert!(output.status.success(), "{}", stderr(&output));
    for page in ["rodeo.1", "rodeo-serve.1", "rodeo-backup.1", "rodeo-show.1"] {
        let text = std::fs::read_to_string(directory.join(page)).unwrap();
        assert!(text.contains(".TH"), "{page}: {text}");
    }
}
