//! Where fuzzing starts from: real records, options, positions and plain random bytes, made by code.

use std::path::Path;

use rodeo_rules::any::{AnyGame, GameKind};
use rodeo_rules::choice::Choice;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, RandomSource, Rules};
use rodeo_rules::record::{Chance, Player, Record, Recorder};

use crate::rng::XorShift;
use crate::scenario;

/// Small tables, so that whole matches are short texts.
const TABLES: &[(GameKind, u8, &str)] = &[
    (GameKind::Take6, 2, "rounds=1 hand=2"),
    (GameKind::Take6, 3, "rounds=2 hand=3 cards=20 fans=even_odd+mountaineering+jumping_cow+flip_digits"),
    (GameKind::Take6, 2, "rounds=1 hand=2 deck=limited deal=draft drafted=memory"),
    (GameKind::Take6, 4, "limit=20"),
    (GameKind::Buffalo, 1, "hand=3 cards=12"),
    (GameKind::Buffalo, 3, "hand=4 decide=majority"),
    (GameKind::TakeThat, 2, "hand=1 games=1 low=43 high=56"),
    (GameKind::TakeThat, 3, "hand=2 games=2 variant=advanced high=56"),
    (GameKind::BullParty, 2, "out=0 hand=1 bulls=none numbers=30"),
    (GameKind::BullParty, 3, "numbers=40 hand=2 out=0 bulls=9+8"),
];

/// Notation that takes part in something.
const NOTATION: &[&str] = &[
    "\u{2}limit=66 deck=limited,deal=draft drafted=memory;hand=3",
    "\u{4}rounds=1000 fans=even_odd+mountaineering+jumping_cow+flip_digits cards=104",
    "\u{5}decide=majority hand=10 cards=60",
    "\u{3}games=100 variant=advanced hand=1 low=43 high=56",
    "\u{3}numbers=40 hand=2 out=0 bulls=9+8 heads=0+1+2+3+4+5+6+7+8+9+10+20+30+40+50+99",
    "\u{0}30 flip pass use row2 lift row3 pair 34 43 take zero pile1 new stop row1",
    "\u{0}20 pile1 22 pile1 24 new zero row5 push row2 sort 1 2 3",
    "\u{0}000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    "\u{2}game take6 players=2 rounds=1 hand=2\nseat 0 human \"é\\u00e9\\n\"\nseat 1 bot \"b\" \"random\"\n",
    "\u{2}hand=٣ limit=+5 limit=５ deck＝limited \u{2028}\u{85}\u{feff}hand=1",
];

/// What the fuzzer of this law starts from. Positions come from the scenarios in that folder.
pub fn seeds(law: &str, scenarios: &Path) -> Vec<Vec<u8>> {
    match law {
        "records_never_panic" => records(),
        "notation_round_trips" => NOTATION.iter().map(|text| text.as_bytes().to_vec()).collect(),
        "arrangements_never_panic" => positions(scenarios),
        "events_never_panic" => throws().chain(states()).collect(),
        _ => throws().collect(),
    }
}

fn records() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (number, &(kind, players, options)) in TABLES.iter().enumerate() {
        if let Some(record) = played(kind, players, options, number as u8) {
            seeds.push(record.to_text().into_bytes());
            seeds.push(record.to_json().into_bytes());
        }
    }
    seeds
}

/// A match at random; every second one is dealt from a seed that the record names.
fn played(kind: GameKind, players: u8, options: &str, number: u8) -> Option<Record> {
    let rules = kind.read_rules(players, options).ok()?;
    let mut seats = vec![Player::human("Ana"), Player::bot("Bo", "random")];
    seats.resize(usize::from(rules.players()), Player::human("“C”"));
    let chance = Chance { secret: [number; 32], nonces: vec![(Default::default(), vec![number, 0])] };
    let chance = Some(chance).filter(|_| number.is_multiple_of(2));
    let seed = chance.as_ref().map(Chance::seed);
    let mut rng = XorShift::new(number.into());
    let mut recorder = Recorder::<AnyGame>::new(&rules, seats, chance).ok()?;
    loop {
        let game = *recorder.game();
        match game.awaiting() {
            Awaiting::Over => return Some(recorder.into_record()),
            Awaiting::Deal => {
                let deck = game.deck()?;
                let order = seed.as_ref().map_or_else(|| rng.order(&deck), |seed| seed.order(&deck).to_vec());
                recorder.deal(&order, &mut DiscardEvents).ok()?;
            }
            Awaiting::Moves(asked) => {
                let choices: Vec<_> =
                    asked.iter().filter_map(|seat| Some((seat, game.any_choice(seat, &mut rng)?))).collect();
                let alone = choices.iter().copied().find(|(_, choice)| choice.is_unilateral());
                recorder.play(&alone.map_or(choices, |choice| vec![choice]), &mut DiscardEvents).ok()?;
            }
        }
    }
}

/// Bytes for matches: the first says which game.
fn throws() -> impl Iterator<Item = Vec<u8>> {
    (0..24u8).map(|number| {
        let mut rng = XorShift::new(number.into());
        let length = 40 + 50 * usize::from(number);
        std::iter::once(number).chain((1..length).map(|_| rng.below(256) as u8)).collect()
    })
}

/// A state and what happened before it, of each game.
fn states() -> impl Iterator<Item = Vec<u8>> {
    TABLES.iter().zip(0..).filter_map(|(&(kind, players, options), number)| {
        let record = played(kind, players, options, number)?;
        let mut game = AnyGame::new(&record.rules).ok()?;
        let mut events = Vec::new();
        for step in rodeo_rules::record::Replay::new(&record).ok()?.take(4).flatten() {
            game = step.game;
            events.extend(step.events);
        }
        serde_json::to_vec(&(game, events)).ok()
    })
}

fn positions(scenarios: &Path) -> Vec<Vec<u8>> {
    let files = |folder: &Path| {
        let mut paths: Vec<_> =
            std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        paths.sort();
        paths
    };
    let texts = files(scenarios)
        .into_iter()
        .flat_map(|game| files(&game))
        .filter_map(|path| std::fs::read_to_string(path).ok());
    texts
        .filter_map(|text| {
            let scenario = scenario::read(&text).ok()?;
            let document = serde_json::json!({
                "game": scenario.game, "rules": scenario.rules, "table": scenario.table?,
            });
            serde_json::to_vec(&document).ok()
        })
        .collect()
}
