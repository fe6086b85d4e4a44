//! `cargo run -p rodeo-tui --example play -- [game] [option=value …] [--plain] [--people N] [--players N] [--seed TEXT]`

use std::io::{IsTerminal, stdin, stdout};

use rodeo_rules::deal::Seed;
use rodeo_texts::Language;
use rodeo_tui::{Look, NoKeeper, Setup, play};

fn main() {
    let variable = |name: &str| std::env::var(name).ok();
    let mut arguments = std::env::args().skip(1);
    let (mut plain, mut seed, mut count) = (false, "a fixed evening".to_owned(), 0);
    let (mut game, mut players, mut people, mut options) = (None, None, None, String::new());
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|number| number.parse().ok());
        match argument.as_str() {
            "--plain" => plain = true,
            "--people" => people = number(),
            "--players" => players = number(),
            "--seed" => seed = arguments.next().unwrap_or_default(),
            option if option.contains('=') => options = format!("{options} {option}"),
            name => game = name.parse().ok(),
        }
    }
    let secrets = Box::new(move || {
        count += 1;
        *Seed::from_text(&format!("{seed} {count}")).secret()
    });
    let language = Language::from_environment(variable);
    let setup = Setup { game, players, people, options, language, secrets };
    let look = Look::of(stdin().is_terminal(), stdout().is_terminal(), plain, variable);
    if let Err(error) = play(setup, &mut stdin().lock(), &mut stdout(), look, &mut NoKeeper) {
        eprintln!("{error:?}");
        std::process::exit(1);
    }
}
