//! Narrates random matches of every game for every viewer.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use rodeo_narration::{Line, Narrate, ranking, result, summarize};
use rodeo_rules::any::{AnyEvent, AnyGame, GameKind, ListedGame};
use rodeo_rules::ballot::{Ballot, Step};
use rodeo_rules::deal::Seed;
use rodeo_rules::game::{Awaiting, Game, RandomSource};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_texts::messages::{GROUPS, specs};
use rodeo_texts::{Arg, Language, Message, Names, Texts};

/// Random matches per table: enough for the rarest messages.
const MATCHES: u64 = 40;

/// Occurrences of a message that are formatted.
const FORMATTED: u32 = 100;

/// A small linear congruential generator.
struct Random(u64);

impl RandomSource for Random {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) % u64::from(n)) as u32
    }
}

/// A complete step of random choices. Everyone supports the first proposal.
fn random_step<G: Game>(game: &G, rng: &mut Random) -> Step<G::Choice> {
    let mut ballot: Ballot<G> = Ballot::new(game);
    ballot.renew(game);
    loop {
        if let Some(step) = ballot.step() {
            return step;
        }
        let seat = ballot.waiting().iter().next().unwrap();
        let proposer = ballot.proposals().map(|(proposer, _, _)| proposer).find(|other| *other != seat);
        match proposer {
            Some(proposer) => ballot.support(game, seat, proposer).unwrap(),
            None => ballot.answer(game, seat, game.any_choice(seat, rng).unwrap()).unwrap(),
        }
    }
}

/// The lines of a random match for each viewer, the public last.
fn narrate<G: Narrate + ListedGame>(players: u8, options: &str, seed: u64) -> Vec<Vec<Line>> {
    let mut game = G::new(&read_options(players, options).unwrap()).unwrap();
    let mut rng = Random(seed);
    let secret = Seed::from_text(&format!("narration {seed}"));
    let viewers: Vec<Viewer> = Seat::all(players).map(Viewer::Seat).chain([Viewer::Public]).collect();
    let mut views: Vec<_> = viewers.iter().map(|&viewer| game.view(viewer)).collect();
    // The functions over all games give the same lines.
    let any: AnyGame = game.clone().into();
    let mut any_views: Vec<_> = viewers.iter().map(|&viewer| any.view(viewer)).collect();
    let mut lines: Vec<Vec<Line>> = vec![Vec::new(); viewers.len()];
    let mut recent = vec![Vec::new(); viewers.len()];
    loop {
        let mut events = Vec::new();
        match game.awaiting() {
            Awaiting::Deal => game.deal(&secret.order(&game.deck().unwrap()), &mut events).unwrap(),
            Awaiting::Moves(_) => {
                let step = random_step(&game, &mut rng);
                game.play(&step, &mut events).unwrap();
            }
            Awaiting::Over => break,
        }
        for (at, view) in views.iter_mut().enumerate() {
            let reader = match view.viewer() {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            };
            for event in &events {
                let shown = G::show(event, view.viewer());
                let narrated = G::narrate(&shown, view, reader);
                let any_shown: AnyEvent = shown.clone().into();
                assert_eq!(rodeo_narration::narrate(&any_shown, &any_views[at], reader), narrated);
                lines[at].extend(narrated);
                view.follow(&shown);
                any_views[at].follow(&any_shown);
                recent[at].push(shown);
            }
            let summary = reader.and_then(|seat| G::summarize(&recent[at], view, seat));
            let any_recent: Vec<AnyEvent> = recent[at].iter().cloned().map(Into::into).collect();
            let any_summary = reader.and_then(|seat| summarize(&any_recent, &any_views[at], seat));
            assert_eq!(any_summary, summary);
            if let Some(summary) = summary {
                lines[at].push(summary.into());
                recent[at].clear();
            }
        }
    }
    let outcome = game.outcome().unwrap();
    assert_eq!(ranking(&outcome).len(), usize::from(players));
    for (lines, viewer) in lines.iter_mut().zip(&viewers) {
        let reader = Seat::all(players).find(|seat| *viewer == Viewer::Seat(*seat));
        assert_eq!(result(G::KIND, &outcome, reader), G::result(&outcome, reader));
        lines.push(G::result(&outcome, reader).into());
    }
    lines
}

/// Checks a message, and adds its id and those of the messages in its arguments.
fn check(message: &Message, specs: &BTreeMap<String, &[&str]>, used: &mut BTreeSet<String>) {
    // Names of special cards are built from data.
    if !message.id.starts_with("special-") {
        let args = specs.get(&*message.id).unwrap_or_else(|| panic!("unknown message {}", message.id));
        let given: BTreeSet<&str> = message.args.keys().map(|name| &**name).collect();
        assert_eq!(given, args.iter().copied().collect(), "{}", message.id);
    }
    used.insert(message.id.to_string());
    message.args.values().for_each(|arg| check_arg(arg, specs, used));
}

fn check_arg(arg: &Arg, specs: &BTreeMap<String, &[&str]>, used: &mut BTreeSet<String>) {
    match arg {
        Arg::Message(message) => check(message, specs, used),
        Arg::List { list, .. } => list.iter().for_each(|arg| check_arg(arg, specs, used)),
        Arg::Number(_) | Arg::Decimal { .. } | Arg::Text(_) | Arg::Player { .. } => {}
    }
}

/// Narrates matches and checks every line in every language. Returns the ids used.
fn check_game<G: Narrate + ListedGame>(tables: &[(u8, &str)]) -> BTreeSet<String> {
    let specs: BTreeMap<String, &[&str]> = specs().into_iter().collect();
    let languages = Language::ALL.map(Texts::new);
    let mut used = BTreeSet::new();
    // Formatting is slow, and a few occurrences of each message are enough.
    let mut formatted: BTreeMap<String, u32> = BTreeMap::new();
    for &(players, options) in tables {
        for seed in 0..MATCHES {
            for (viewer, lines) in narrate::<G>(players, options, seed).iter().enumerate() {
                let reader = u8::try_from(viewer).ok().filter(|seat| *seat < players);
                for line in lines {
                    check(&line.message, &specs, &mut used);
                    let count = formatted.entry(line.message.id.to_string()).or_default();
                    *count += 1;
                    if *count > FORMATTED {
                        continue;
                    }
                    let json = serde_json::to_string(line).unwrap();
                    assert_eq!(&serde_json::from_str::<Line>(&json).unwrap(), line, "{json}");
                    for texts in &languages {
                        let text = texts.format(&line.message, Names { names: &[], reader });
                        assert!(!text.contains(['{', '}']) && text != *line.message.id, "{json}: {text}");
                    }
                }
            }
        }
    }
    used
}

/// Ids of the messages of a game that its narration names. Labels and prompts of the terminal are not among them.
fn narrated(game: &str, module: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(format!("{module}.rs"));
    let source = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (_, prefix) = GROUPS.iter().find(|(group, _)| *group == game).unwrap();
    let known: BTreeSet<String> = specs().into_iter().map(|(id, _)| id).collect();
    let group = format!("{game}::");
    let named = source.split(&group).skip(1).map(|rest| {
        let variant = rest.chars().take_while(char::is_ascii_alphanumeric);
        let dashed = variant.flat_map(|letter| {
            let dash = letter.is_ascii_uppercase().then_some('-');
            dash.into_iter().chain([letter.to_ascii_lowercase()])
        });
        format!("{prefix}{}", dashed.collect::<String>())
    });
    named.filter(|id| known.contains(id)).collect()
}

/// Tables at which every message of a game occurs. Other games are tried with all numbers of players.
fn tables(kind: GameKind) -> Vec<(u8, &'static str)> {
    match kind {
        GameKind::Take6 => vec![
            (2, "rounds=2"),
            (10, "rounds=1"),
            (3, "rounds=1 deck=limited deal=draft"),
            (4, "rounds=3 fans=even_odd+mountaineering+jumping_cow+flip_digits"),
        ],
        GameKind::Buffalo => vec![(1, ""), (3, ""), (6, ""), (5, "decide=majority")],
        GameKind::TakeThat => vec![(2, "variant=advanced"), (4, "games=1")],
        GameKind::BullParty => vec![(2, ""), (5, ""), (2, "hand=1")],
        #[allow(unreachable_patterns, reason = "all games on the list may have a line above")]
        _ => {
            let short = kind.descriptor().short_match;
            kind.players().map(|players| (players, "")).chain([(short.players, short.options)]).collect()
        }
    }
}

/// One test per game of the list, so that no game is left out.
macro_rules! narration_tests {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        $(
            #[test]
            fn $module() {
                let used = check_game::<rodeo_rules::$module::$Game>(&tables(GameKind::$Game));
                let narrated = narrated(stringify!($Game), stringify!($module));
                assert!(!narrated.is_empty(), "no message of the game is narrated");
                let unused: Vec<&String> = narrated.difference(&used).collect();
                assert_eq!(unused, Vec::<&String>::new(), "messages that no match needs");
            }
        )+
    };
}

rodeo_rules::for_each_game!(narration_tests!());
