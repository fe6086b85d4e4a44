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

/// The main table, a table of two, and the largest table; if that is the main one, a table with one player less.
fn tables(players: RangeInclusive<u8>) -> Vec<u8> {
    let (fewest, most) = (*players.start(), *players.end());
    let main = MAIN_TABLE.clamp(fewest, most);
    let small = fewest.max(2).min(most);
    let large = if most == main { most.saturating_sub(1).max(fewest) } else { most };
    let mut tables = vec![main];
    for table in [small, large] {
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
    for (groups, goal) in baselines(game) {
        let bots = groups.iter().flat_map(|&(bot, count)| vec![bot; count]).collect::<Vec<_>>();
        let players = u8::try_from(bots.len()).unwrap_or(u8::MAX);
        let level = groups.first().map_or("", |(bot, _)| bot);
        let purpose = Purpose::Baseline { goal };
        all.push(Planned { game: game.name, players, purpose, level, bots: bots.join(",") });
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
    });
    all
}

/// One seat of a level against the level below; in a cooperative game, whole teams of each level.
fn rungs(game: &Game, players: u8) -> Vec<Planned> {
    let rung = |level: &'static str, others: &str| {
        let seats = (0..players).map(|at| if at == 0 { level } else { others }).collect::<Vec<_>>();
        Planned { game: game.name, players, purpose: Purpose::Rung, level, bots: seats.join(",") }
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

/// Bots with the number of their seats, and the goal.
type Baseline = (&'static [(&'static str, usize)], &'static str);

/// Contests against references, with their goals.
fn baselines(game: &Game) -> Vec<Baseline> {
    match game.name {
        "take6" => vec![
            (&[("merciless", 2), ("flat", 2)], "≥ 54 % of wins, ≤ 100 ms per move, ≥ 5,000 rounds"),
            (&[("merciless", 1), ("flat", 1)], "≥ 57 % of wins"),
            (&[("merciless", 5), ("flat", 5)], "no worse than even: 50 % of wins"),
            (&[("flat", 1), ("random", 3)], "≤ 4.8 heads, ≥ 60 % of wins, ≤ 5 ms per move"),
            (&[("merciless", 1), ("random", 3)], "≤ 4.8 heads, ≥ 60 % of wins, ≤ 5 ms per move"),
            (&[("sharp", 1), ("random", 3)], "≤ 4.8 heads, ≥ 60 % of wins, ≤ 5 ms per move"),
            (&[("net", 2), ("flat", 2)], "a net against a search: no goal"),
        ],
        "take_that" => vec![
            (&[("merciless", 1), ("simple", 1)], "≥ 80 % of wins, 1.6 times even"),
            (&[("merciless", 1), ("simple", 2)], "≥ 53.4 % of wins, 1.6 times even"),
            (&[("merciless", 1), ("simple", 3)], "≥ 40 % of wins, 1.6 times even"),
        ],
        "bull_party" => vec![
            (&[("merciless", 1), ("simple", 1)], "≥ 80 % of wins, 1.6 times even"),
            (&[("merciless", 1), ("simple", 3)], "≥ 40 % of wins, 1.6 times even"),
            (&[("merciless", 1), ("simple", 4)], "≥ 32 % of wins, 1.6 times even"),
        ],
        // The goal of the team, 15 points more than `simple`, follows from the contests between levels.
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
                    let planned = plan.iter().any(|contest| contest.bots == seats);
                    let off_ladder = !Level::LADDER.contains(&level) && players != game.tables[0];
                    assert!(planned || off_ladder, "{}: {seats} is not in the plan", game.name);
                }
                let mixed = plan.iter().find(|contest| contest.purpose == Purpose::Mixed).unwrap();
                assert!(mixed.bots.split(',').any(|bot| bot == level.name()));
            }
        }
    }

    #[test]
    fn tables_are_the_main_the_small_and_the_large_one() {
        assert_eq!(tables(2..=10), [4, 2, 10]);
        assert_eq!(tables(1..=6), [4, 2, 6]);
        assert_eq!(tables(2..=4), [4, 2, 3]);
        assert_eq!(tables(2..=3), [3, 2]);
        assert_eq!(tables(2..=2), [2]);
        assert_eq!(tables(5..=8), [5, 8]);
        assert_eq!(tables(1..=1), [1]);
    }

    #[test]
    fn contests_are_unique() {
        let mut seen = std::collections::BTreeSet::new();
        for contest in contests() {
            let mixed = contest.purpose == Purpose::Mixed;
            assert!(seen.insert((contest.game, contest.bots.clone(), mixed)), "{contest:?}");
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
