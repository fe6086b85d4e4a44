//! `rodeo bots`: lists the bots with their measured strength.

use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::Result;
use rodeo_bots::Level;
use rodeo_bots::strength::{KindMeasured, Ladder, MAIN_TABLE, Measurement};
use rodeo_rules::any::GameKind;
use serde_json::{Map, Value, json};

use crate::args::Bots;
use crate::print;

/// Lists the bots, weakest first; those outside the ladder last.
pub fn run(args: &Bots) -> Result<ExitCode> {
    let ladder = Ladder::measured();
    if args.json {
        let list: Vec<Value> = Level::ALL.iter().map(|&level| as_json(ladder, level)).collect();
        return print(&format!("{}\n", Value::from(list)));
    }
    print(&as_text(ladder))
}

fn as_json(ladder: &Ladder, level: Level) -> Value {
    let by_game = |of: &dyn Fn(GameKind) -> Value| -> Map<String, Value> {
        level.games().map(|game| (game.name().to_owned(), of(game))).collect()
    };
    json!({
        "name": level.name(),
        "games": level.games().map(GameKind::name).collect::<Vec<_>>(),
        "about": level.about(),
        "ladder": Level::LADDER.contains(&level),
        "budget": by_game(&|game| budget(level, game).map_or(Value::Null, Value::from)),
        "strength": by_game(&|game| strength(ladder, level, game)),
    })
}

/// Returns the strength of a level in a game. `measured` is whether it was measured against the level below.
fn strength(ladder: &Ladder, level: Level, game: GameKind) -> Value {
    let mut object = match rung(ladder, level, game) {
        None => json!({ "measured": false }),
        Some((contest, kind)) => json!({
            "measured": true,
            "seats": contest.seats,
            "seed": contest.seed,
            "deals": contest.deals,
            "rounds": contest.rounds,
            "mean": kind.mean,
            "mean_ci95": kind.mean_ci95,
            "win_share": kind.win_share,
            "win_share_ci95": kind.win_share_ci95,
            "even_share": kind.even_share,
            "ms_per_move": { "p50": kind.ms_per_move.p50, "p99": kind.ms_per_move.p99 },
        }),
    };
    object["players"] = MAIN_TABLE.into();
    object["against"] = opponent(level, game).into();
    // Against the opponent of a cooperative game there is no even share: compare with the team of the level below.
    if let (Some(_), Some(below)) = (game.descriptor().opponent, level.baseline())
        && let Some(team) = ladder.strength(below, game, MAIN_TABLE)
    {
        let (share, interval) = (team.win_share, team.win_share_ci95);
        object["below"] = json!({ "name": below.name(), "win_share": share, "win_share_ci95": interval });
    }
    if let Some(mixed) = ladder.mixed(level, game) {
        object["rating"] = mixed.rating.into();
        object["uncertainty"] = mixed.uncertainty.into();
    }
    object
}

/// Name of the opponent that the level is measured against; `None` for the lowest level.
fn opponent(level: Level, game: GameKind) -> Option<&'static str> {
    game.descriptor().opponent.or_else(|| level.baseline().map(Level::name))
}

fn rung(ladder: &Ladder, level: Level, game: GameKind) -> Option<(&Measurement, &KindMeasured)> {
    Some((ladder.contest(level, game, MAIN_TABLE)?, ladder.strength(level, game, MAIN_TABLE)?))
}

/// Budget of the level in this game; `None` if it does not search.
fn budget(level: Level, game: GameKind) -> Option<String> {
    level.has_budget().then(|| level.budget(game).to_string())
}

fn as_text(ladder: &Ladder) -> String {
    let mut text = String::new();
    for level in Level::ALL {
        if level == Level::Flat {
            text.push_str("Outside the ladder:\n\n");
        }
        let _ = writeln!(text, "{:<12}{}", level.name(), level.about());
        for game in level.games() {
            let budget = budget(level, game).map_or(String::new(), |budget| format!("{budget} playouts"));
            let mut line = describe(ladder, level, game);
            if let Some((rating, error)) =
                ladder.mixed(level, game).and_then(|mixed| Some((mixed.rating?, mixed.uncertainty?)))
            {
                let _ = write!(line, "; rating {rating:.1} ± {error:.1}");
            }
            let _ = writeln!(text, "  {:<18}{budget:<16}{line}", game.title());
        }
        text.push('\n');
    }
    let _ = writeln!(
        text,
        "Wins: one bot against {} of the level below; against the buffalo, a whole team of {MAIN_TABLE}.\n\
         Intervals are 95% over deals. Playouts are per alternative; keen:200 and keen:50ms have other budgets.\n\
         More tables and the method: docs/bots.md.",
        MAIN_TABLE - 1
    );
    text
}

fn describe(ladder: &Ladder, level: Level, game: GameKind) -> String {
    let Some(opponent) = opponent(level, game) else { return "lowest level".into() };
    let opponent = match game.descriptor().is_cooperative() {
        true => format!("the {opponent}"),
        false => opponent.to_owned(),
    };
    let Some((contest, kind)) = rung(ladder, level, game) else {
        return format!("not measured against {opponent}");
    };
    let [low, high] = kind.win_share_ci95.map(|share| 100.0 * share);
    let wins = format!("wins {:.1}% ({low:.1}–{high:.1}) against {opponent}", 100.0 * kind.win_share);
    let even = kind.even_share.map_or(String::new(), |even| format!(", even is {:.0}%", 100.0 * even));
    format!("{wins}{even}; {} deals", contest.deals)
}
