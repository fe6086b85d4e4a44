//! The contests that measure the strength of the bots.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use rodeo_rules::any::GameKind;

/// Levels from the weakest to the strongest.
pub const LADDER: [&str; 6] = ["random", "gentle", "simple", "keen", "sharp", "merciless"];
/// Bots that are not levels of the ladder, each with the bot it is measured against.
pub const OFF_LADDER: [(&str, &str); 2] = [("flat", "simple"), ("net", "flat")];

/// A game and the tables at which its bots are measured.
pub struct Game {
    /// Name on the command line.
    pub name: &'static str,
    /// Title in documents.
    pub title: &'static str,
    /// Unit of scores.
    pub unit: &'static str,
    /// Numbers of players, the main table first.
    pub tables: Vec<u8>,
    /// Whether all players form one team against the game.
    pub cooperative: bool,
}

/// Number of players at the main table, if the game allows it.
const MAIN_TABLE: u8 = 4;

/// All games of the list.
pub static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let game = |kind: &GameKind| Game {
        name: kind.name(),
        title: kind.title(),
        unit: kind.descriptor().score_unit.name(),
        tables: tables(kind.players()),
        cooperative: kind.descriptor().is_cooperative(),
    };
    GameKind::ALL.iter().map(game).collect()
});

/// Numbers of players that are measured where the game allows them.
const TABLES: [u8; 6] = [1, 2, 3, 5, 6, 10];

/// The main table, then the other ones from small to large.
fn tables(players: RangeInclusive<u8>) -> Vec<u8> {
    let main = MAIN_TABLE.clamp(*players.start(), *players.end());
    let others = TABLES.into_iter().chain([*players.end()]).filter(|table| players.contains(table));
    let mut tables = vec![main];
    for table in others {
        if !tables.contains(&table) {
            tables.push(table);
        }
    }
    tables
}

/// Purpose of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Compares a level with the one below.
    Rung,
    /// Compares a bot with a reference that others can reproduce.
    Baseline {
        /// Goal in words.
        goal: &'static str,
    },
    /// Rates all bots by drawing the seats of each table from them.
    Mixed,
}

/// A contest to run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned {
    /// Name of the game on the command line.
    pub game: &'static str,
    /// Number of players at the table.
    pub players: u8,
    /// Purpose in the plan.
    pub purpose: Purpose,
    /// Bot whose strength it measures; empty for mixed tables.
    pub level: &'static str,
    /// Bots by seat, or the bots that seats are drawn from, joined by commas.
    pub bots: String,
    /// Rule options of the arena; empty for the usual ones.
    pub options: &'static str,
    /// Whether the bots know each other's levels.
    pub declared: bool,
}

impl Planned {
    /// Whether it is played at the main table of its game.
    pub fn is_main(&self) -> bool {
        GAMES.iter().any(|game| game.name == self.game && game.tables[0] == self.players)
    }

    /// The bots as text, with equal neighbours counted: `keen, simple ×3`.
    pub fn describe_bots(&self) -> String {
        let mut groups: Vec<(&str, u32)> = Vec::new();
        for bot in self.bots.split(',') {
            match groups.last_mut() {
                Some((last, count)) if *last == bot => *count += 1,
                _ => groups.push((bot, 1)),
            }
        }
        let describe =
            |(bot, count): (&str, u32)| if count == 1 { bot.into() } else { format!("{bot} ×{count}") };
        groups.into_iter().map(describe).collect::<Vec<String>>().join(", ")
    }
}

/// All contests in the order of the documents.
pub fn contests() -> Vec<Planned> {
    GAMES.iter().flat_map(of_game).collect()
}

/// Contests of one game.
pub fn of_game(game: &Game) -> Vec<Planned> {
    let mut all = Vec::new();
    for &players in &game.tables {
        all.extend(rungs(game, players));
    }
    for Baseline { seats, options, declared, goal } in baselines(game) {
        let bots = seats.iter().flat_map(|&(bot, count)| vec![bot; count]).collect::<Vec<_>>();
        let players = u8::try_from(bots.len()).unwrap_or(u8::MAX);
        let level = seats.first().map_or("", |(bot, _)| bot);
        let (purpose, bots) = (Purpose::Baseline { goal }, bots.join(","));
        all.push(Planned { game: game.name, players, purpose, level, bots, options, declared });
    }
    let off_ladder: &[(&str, &str)] = if game.name == "take6" { &OFF_LADDER } else { &[] };
    let pool =
        LADDER.iter().copied().chain(off_ladder.iter().map(|(bot, _)| *bot)).collect::<Vec<_>>().join(",");
    all.push(Planned {
        game: game.name,
        players: game.tables[0],
        purpose: Purpose::Mixed,
        level: "",
        bots: pool,
        options: "",
        declared: false,
    });
    all
}

/// One seat of a level against the level below; in a cooperative game, whole teams of each level.
fn rungs(game: &Game, players: u8) -> Vec<Planned> {
    let rung = |level: &'static str, others: &str| {
        let seats = (0..players).map(|at| if at == 0 { level } else { others }).collect::<Vec<_>>();
        Planned {
            game: game.name,
            players,
            purpose: Purpose::Rung,
            level,
            bots: seats.join(","),
            options: "",
            declared: false,
        }
    };
    if game.cooperative {
        return LADDER.iter().map(|level| rung(level, level)).collect();
    }
    let mut all: Vec<Planned> = LADDER.windows(2).map(|pair| rung(pair[1], pair[0])).collect();
    if game.name == "take6" && players == game.tables[0] {
        all.extend(OFF_LADDER.iter().map(|(bot, below)| rung(bot, below)));
    }
    all
}

/// A contest against a reference.
struct Baseline {
    /// Bots with the number of their seats.
    seats: &'static [(&'static str, usize)],
    /// Rule options of the arena; empty for the usual ones.
    options: &'static str,
    /// Whether the bots know each other's levels.
    declared: bool,
    /// Goal in words.
    goal: &'static str,
}

/// A contest with the usual rules and unknown levels.
const fn usual(seats: &'static [(&'static str, usize)], goal: &'static str) -> Baseline {
    Baseline { seats, options: "", declared: false, goal }
}

const fn with_options(
    seats: &'static [(&'static str, usize)],
    options: &'static str,
    goal: &'static str,
) -> Baseline {
    Baseline { seats, options, declared: false, goal }
}

/// A contest in which the bots know each other's levels.
const fn told(seats: &'static [(&'static str, usize)], goal: &'static str) -> Baseline {
    Baseline { seats, options: "", declared: true, goal }
}

const TWO_FLAT: &[(&str, usize)] = &[("merciless", 2), ("flat", 2)];
const THREE_SIMPLE: &[(&str, usize)] = &[("merciless", 1), ("simple", 3)];
const TEAM: &[(&str, usize)] = &[("merciless", 4)];

/// Contests against references, with their goals.
fn baselines(game: &Game) -> Vec<Baseline> {
    match game.name {
        "take6" => vec![
            usual(TWO_FLAT, "≥ 62 % of wins, ≤ 100 ms per move, ≥ 5,000 rounds"),
            told(TWO_FLAT, "≥ 67 % of wins, ≥ 5,000 rounds"),
            with_options(TWO_FLAT, "limit=66", "matches to 66: ≥ 64 % of wins"),
            with_options(TWO_FLAT, "deck=limited,deal=draft", "≥ 55 % of wins"),
            with_options(TWO_FLAT, "fans=even_odd", "≥ 55 % of wins"),
            with_options(TWO_FLAT, "fans=mountaineering", "≥ 55 % of wins"),
            with_options(TWO_FLAT, "fans=jumping_cow", "≥ 55 % of wins"),
            with_options(TWO_FLAT, "fans=flip_digits", "≥ 55 % of wins"),
            usual(&[("merciless", 1), ("flat", 1)], "≥ 62 % of wins"),
            usual(&[("merciless", 5), ("flat", 5)], "≥ 66 % of wins, ≥ 500 rounds"),
            usual(&[("flat", 1), ("random", 3)], "≤ 4.8 heads, ≥ 60 % of wins, ≤ 5 ms per move"),
            told(&[("merciless", 1), ("random", 3)], "≤ 4.9 heads, ≥ 63 % of wins"),
            usual(&[("merciless", 1), ("random", 3)], "levels not told: no goal"),
            usual(&[("sharp", 1), ("random", 3)], "no goal"),
            usual(THREE_SIMPLE, "≥ 40 % of wins"),
            usual(&[("net", 2), ("flat", 2)], "a net against a search: no goal"),
        ],
        "take_that" => vec![
            usual(&[("merciless", 1), ("simple", 1)], "≥ 80 % of wins, 1.6 times even"),
            usual(&[("merciless", 1), ("simple", 2)], "≥ 53.4 % of wins, 1.6 times even"),
            usual(THREE_SIMPLE, "≥ 45 % of wins"),
            with_options(THREE_SIMPLE, "variant=advanced", "no goal"),
        ],
        "bull_party" => vec![
            usual(&[("merciless", 1), ("simple", 1)], "≥ 80 % of wins, 1.6 times even"),
            usual(THREE_SIMPLE, "≥ 80 % of wins"),
            usual(&[("merciless", 1), ("simple", 4)], "≥ 32 % of wins, 1.6 times even"),
        ],
        // Other goals of the team follow from the contests between levels.
        "buffalo" => vec![with_options(TEAM, "decide=majority", "no goal")],
        _ => vec![],
    }
}

#[cfg(test)]
mod tests {
    use rodeo_bots::{Level, strength};

    use super::*;

    /// Fails for a new level until it is part of the plan.
    #[test]
    fn every_level_of_every_game_is_measured() {
        assert_eq!(LADDER, Level::LADDER.map(Level::name));
        for (kind, game) in GameKind::ALL.iter().zip(GAMES.iter()) {
            let main = strength::MAIN_TABLE.clamp(*kind.players().start(), *kind.players().end());
            assert_eq!((kind.name(), game.tables[0]), (game.name, main));
            assert!(game.tables.iter().all(|table| kind.players().contains(table)));
            assert!(
                game.tables.contains(kind.players().end()),
                "{}: the largest table is missing",
                game.name
            );
            let plan = of_game(game);
            for level in Level::ALL.into_iter().filter(|level| level.plays(*kind)) {
                for &players in &game.tables {
                    let Some(seats) = level.ladder_seats(*kind, players) else { continue };
                    let planned =
                        plan.iter().any(|contest| contest.bots == seats && contest.options.is_empty());
                    let off_ladder = !Level::LADDER.contains(&level) && players != game.tables[0];
                    assert!(planned || off_ladder, "{}: {seats} is not in the plan", game.name);
                }
                let mixed = plan.iter().find(|contest| contest.purpose == Purpose::Mixed).unwrap();
                assert!(mixed.bots.split(',').any(|bot| bot == level.name()));
            }
        }
    }

    #[test]
    fn tables_are_the_main_one_and_all_sizes_of_the_plan() {
        assert_eq!(tables(2..=10), [4, 2, 3, 5, 6, 10]);
        assert_eq!(tables(1..=6), [4, 1, 2, 3, 5, 6]);
        assert_eq!(tables(2..=4), [4, 2, 3]);
        assert_eq!(tables(2..=3), [3, 2]);
        assert_eq!(tables(2..=2), [2]);
        assert_eq!(tables(5..=8), [5, 6, 8]);
        assert_eq!(tables(1..=1), [1]);
    }

    #[test]
    fn contests_are_unique() {
        let mut seen = std::collections::BTreeSet::new();
        for contest in contests() {
            let mixed = contest.purpose == Purpose::Mixed;
            let conditions = (contest.options, contest.declared, mixed);
            assert!(seen.insert((contest.game, contest.bots.clone(), conditions)), "{contest:?}");
            assert!(mixed || contest.bots.split(',').count() == usize::from(contest.players));
        }
    }

    #[test]
    fn bots_are_described_with_counts() {
        let take6 = of_game(&GAMES[0]);
        assert_eq!(take6[2].describe_bots(), "keen, simple ×3");
        assert!(
            take6[2].is_main() && !take6.iter().any(|contest| contest.players == 10 && contest.is_main())
        );
    }
}
