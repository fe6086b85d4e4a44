//! Which contests tell how strong the bots are.

/// The rungs, the weakest first.
pub const LADDER: [&str; 6] = ["random", "gentle", "simple", "keen", "sharp", "merciless"];
/// Those beside the ladder, with whom they are measured against.
pub const BESIDE: [(&str, &str); 2] = [("flat", "simple"), ("net", "flat")];

/// A game, its title, what its results are counted in, and its tables: the main one first.
pub struct Game {
    /// As the command line calls it.
    pub name: &'static str,
    /// As people call it.
    pub title: &'static str,
    /// What a mean is a mean of.
    pub unit: &'static str,
    /// Numbers of players.
    pub tables: [u8; 3],
    /// Do all play together, against the rules?
    pub together: bool,
}

/// All games: at the usual table of four, with the fewest who make a table, and with the most.
pub const GAMES: [Game; 4] = [
    Game { name: "take6", title: "Take 6", unit: "heads", tables: [4, 2, 10], together: false },
    Game { name: "buffalo", title: "Beat the Buffalo", unit: "heads", tables: [4, 2, 6], together: true },
    Game { name: "take_that", title: "Take That", unit: "points", tables: [4, 2, 3], together: false },
    Game { name: "bull_party", title: "Bull Party", unit: "points", tables: [4, 2, 5], together: false },
];

/// Why a contest is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A level against the one below.
    Rung,
    /// Against something everybody can compare with.
    Baseline {
        /// What was aimed at.
        aim: &'static str,
    },
    /// All levels, drawn: for ratings.
    Mixed,
}

/// A contest to hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned {
    /// The game.
    pub game: &'static str,
    /// How many sit at the table.
    pub players: u8,
    /// Why.
    pub purpose: Purpose,
    /// Whose strength it tells.
    pub level: &'static str,
    /// Bots by seat, or to draw from, joined by commas.
    pub bots: String,
}

impl Planned {
    /// Is it held at the table by which levels are known?
    pub fn is_main(&self) -> bool {
        GAMES.iter().any(|game| game.name == self.game && game.tables[0] == self.players)
    }

    /// `keen,simple ×3`: equal neighbours are counted.
    pub fn who(&self) -> String {
        let mut groups: Vec<(&str, u32)> = Vec::new();
        for bot in self.bots.split(',') {
            match groups.last_mut() {
                Some((last, count)) if *last == bot => *count += 1,
                _ => groups.push((bot, 1)),
            }
        }
        let told =
            |(bot, count): (&str, u32)| if count == 1 { bot.into() } else { format!("{bot} ×{count}") };
        groups.into_iter().map(told).collect::<Vec<String>>().join(", ")
    }
}

/// All contests, in the order in which they are told.
pub fn contests() -> Vec<Planned> {
    GAMES.iter().flat_map(of_game).collect()
}

/// Those of one game.
pub fn of_game(game: &Game) -> Vec<Planned> {
    let mut all = Vec::new();
    for players in game.tables {
        all.extend(rungs(game, players));
    }
    for (groups, aim) in baselines(game) {
        let bots = groups.iter().flat_map(|&(bot, count)| vec![bot; count]).collect::<Vec<_>>();
        let players = u8::try_from(bots.len()).unwrap_or(u8::MAX);
        let level = groups.first().map_or("", |(bot, _)| bot);
        let purpose = Purpose::Baseline { aim };
        all.push(Planned { game: game.name, players, purpose, level, bots: bots.join(",") });
    }
    let beside: &[(&str, &str)] = if game.name == "take6" { &BESIDE } else { &[] };
    let pool = LADDER.iter().copied().chain(beside.iter().map(|(bot, _)| *bot)).collect::<Vec<_>>().join(",");
    all.push(Planned {
        game: game.name,
        players: game.tables[0],
        purpose: Purpose::Mixed,
        level: "",
        bots: pool,
    });
    all
}

/// One of a level, the others of the level below; of a game that is played together, whole teams.
fn rungs(game: &Game, players: u8) -> Vec<Planned> {
    let rung = |level: &'static str, others: &str| {
        let seats = (0..players).map(|at| if at == 0 { level } else { others }).collect::<Vec<_>>();
        Planned { game: game.name, players, purpose: Purpose::Rung, level, bots: seats.join(",") }
    };
    if game.together {
        return LADDER.iter().map(|level| rung(level, level)).collect();
    }
    let mut all: Vec<Planned> = LADDER.windows(2).map(|pair| rung(pair[1], pair[0])).collect();
    if game.name == "take6" && players == game.tables[0] {
        all.extend(BESIDE.iter().map(|(bot, below)| rung(bot, below)));
    }
    all
}

/// Bots and how many of each; what was aimed at.
type Baseline = (&'static [(&'static str, usize)], &'static str);

/// What a stranger would ask for, with the figure that was aimed at.
fn baselines(game: &Game) -> Vec<Baseline> {
    match game.name {
        "take6" => vec![
            (&[("merciless", 2), ("flat", 2)], "≥ 54 % of wins, ≤ 100 ms a move, ≥ 5,000 rounds"),
            (&[("merciless", 1), ("flat", 1)], "≥ 57 % of wins"),
            (&[("merciless", 5), ("flat", 5)], "no worse than even: 50 % of wins"),
            (&[("flat", 1), ("random", 3)], "≤ 4.8 heads, ≥ 60 % of wins, ≤ 5 ms a move"),
            (&[("merciless", 1), ("random", 3)], "≤ 4.8 heads, ≥ 60 % of wins, ≤ 5 ms a move"),
            (&[("sharp", 1), ("random", 3)], "≤ 4.8 heads, ≥ 60 % of wins, ≤ 5 ms a move"),
            (&[("net", 2), ("flat", 2)], "a net against a search: no aim"),
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
        // The aim of the team, 15 points more than simple's, needs no other contest than the rungs.
        _ => vec![],
    }
}

#[cfg(test)]
mod tests {
    use rodeo_bots::Level;
    use rodeo_bots::strength::MAIN_TABLE;
    use rodeo_rules::any::GameKind;

    use super::*;

    /// The plan has no other names than the game and the bots have: a new level or game must be planned for.
    #[test]
    fn every_level_of_every_game_is_measured() {
        assert_eq!(LADDER, Level::LADDER.map(Level::name));
        assert_eq!(GAMES.map(|game| game.name), GameKind::NAMES);
        for (kind, game) in GameKind::ALL.iter().zip(&GAMES) {
            assert_eq!((kind.title(), game.tables[0]), (game.title, MAIN_TABLE));
            assert!(game.tables.iter().all(|table| kind.players().contains(table)));
            assert!(game.tables.contains(kind.players().end()), "{}: not with the most players", game.name);
            let plan = of_game(game);
            for level in Level::ALL.into_iter().filter(|level| level.plays(*kind)) {
                for players in game.tables {
                    let Some(seats) = level.ladder_seats(*kind, players) else { continue };
                    let planned = plan.iter().any(|contest| contest.bots == seats);
                    let beside = !Level::LADDER.contains(&level) && players != MAIN_TABLE;
                    assert!(planned || beside, "{}: nobody measures {seats}", game.name);
                }
                let mixed = plan.iter().find(|contest| contest.purpose == Purpose::Mixed).unwrap();
                assert!(mixed.bots.split(',').any(|bot| bot == level.name()));
            }
        }
    }

    #[test]
    fn no_contest_is_held_twice() {
        let mut seen = std::collections::BTreeSet::new();
        for contest in contests() {
            let mixed = contest.purpose == Purpose::Mixed;
            assert!(seen.insert((contest.game, contest.bots.clone(), mixed)), "{contest:?}");
            assert!(mixed || contest.bots.split(',').count() == usize::from(contest.players));
        }
    }

    #[test]
    fn equal_neighbours_are_counted() {
        let take6 = of_game(&GAMES[0]);
        assert_eq!(take6[2].who(), "keen, simple ×3");
        assert!(
            take6[2].is_main() && !take6.iter().any(|contest| contest.players == 10 && contest.is_main())
        );
    }
}
