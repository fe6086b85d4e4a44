//! The tables of `docs/bots.md`, made from the data.

use std::fmt::Write as _;
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::data::{self, Data, Kind, Measurement};
use super::plan::{GAMES, Game, LADDER, Planned, Purpose, of_game};
use crate::commands::root;

const BEGIN: &str = "<!-- ladder: from here to the end of it written by `cargo xtask ladder --docs` -->";
const END: &str = "<!-- the end of the ladder -->";

fn page() -> PathBuf {
    root().join("docs/bots.md")
}

/// Writes the tables into the page.
pub fn write() -> Result<()> {
    let text = std::fs::read_to_string(page()).context("docs/bots.md")?;
    let new = with_tables(&text, &Data::load(&data::file())?)?;
    if new != text {
        std::fs::write(page(), new).context("docs/bots.md")?;
        println!("docs/bots.md tells what crates/bots/ladder.json says");
    }
    Ok(())
}

/// Does the page tell what was measured?
pub fn check(wrong: &mut Vec<String>) -> Result<()> {
    let text = std::fs::read_to_string(page()).context("docs/bots.md")?;
    if with_tables(&text, &Data::load(&data::file())?)? != text {
        wrong.push(
            "docs/bots.md does not tell what crates/bots/ladder.json says: cargo xtask ladder --docs".into(),
        );
    }
    Ok(())
}

/// The page with the tables of this data between its marks.
fn with_tables(page: &str, data: &Data) -> Result<String> {
    let (before, rest) =
        page.split_once(BEGIN).context("docs/bots.md has no mark where the ladder begins")?;
    let (_, after) = rest.split_once(END).context("docs/bots.md has no mark where the ladder ends")?;
    Ok(format!("{before}{BEGIN}\n{}\n{END}{after}", tables(data)))
}

fn tables(data: &Data) -> String {
    let mut text = String::new();
    for game in &GAMES {
        let plan = of_game(game);
        let _ = writeln!(text, "\n### {}\n", game.title);
        let rungs = plan.iter().filter(|contest| contest.purpose == Purpose::Rung);
        if game.together {
            teams(&mut text, data, rungs)
        } else {
            levels(&mut text, data, game, rungs)
        };
        baselines(&mut text, data, game, &plan);
        mixed(&mut text, data, game, &plan);
    }
    text
}

/// A level among those of the level below.
fn levels<'a>(text: &mut String, data: &Data, game: &Game, rungs: impl Iterator<Item = &'a Planned>) {
    let _ = writeln!(
        text,
        "| players | level | against | deals | rounds | {} a round | theirs | wins, % (95 %) | even, % | ms a move, p50 · p99 |\n\
         |---|---|---|---|---|---|---|---|---|---|",
        game.unit
    );
    for contest in rungs {
        let below = contest.bots.rsplit(',').next().unwrap_or_default();
        let others = contest.players - 1;
        let against = if others == 1 { format!("`{below}`") } else { format!("`{below}` ×{others}") };
        let _ = write!(text, "| {} | `{}` | {against} |", contest.players, contest.level);
        let even = 100.0 / f64::from(contest.players);
        let _ = match known(data, contest) {
            Some((held, kind)) => {
                let theirs = held.kind(below).map_or(String::new(), mean);
                let (ms, wins, verdict) = (ms(kind), wins(kind), verdict(kind));
                writeln!(
                    text,
                    " {} | {} | {} | {theirs} | {wins}{verdict} | {even:.1} | {ms} |",
                    held.deals,
                    held.rounds,
                    mean(kind)
                )
            }
            None => writeln!(text, " | | | | not measured | {even:.1} | |"),
        };
    }
}

/// Whole teams of a level against the buffalo.
fn teams<'a>(text: &mut String, data: &Data, rungs: impl Iterator<Item = &'a Planned>) {
    text.push_str(
        "Wins are those of the team. Points are percentage points, as of independent samples.\n\n\
         | players | team of | deals | wins, % (95 %) | points above the team below | points above `simple` | ms a move, p50 · p99 |\n\
         |---|---|---|---|---|---|---|\n",
    );
    let mut table: Vec<(&Planned, Option<&Kind>)> = Vec::new();
    for contest in rungs {
        let found = known(data, contest);
        let kind = found.map(|(_, kind)| kind);
        let above = |level: Option<&str>| {
            let same = |other: &&(&Planned, Option<&Kind>)| {
                other.0.players == contest.players && Some(other.0.level) == level
            };
            let (mine, theirs) = (kind?, table.iter().find(same)?.1?);
            Some(difference(mine, theirs))
        };
        let place = LADDER.iter().position(|level| *level == contest.level).unwrap_or(0);
        let below = place.checked_sub(1).and_then(|below| LADDER.get(below).copied());
        let (below, simple) = (above(below).unwrap_or_default(), above(Some("simple")).unwrap_or_default());
        let _ = write!(text, "| {} | `{}` |", contest.players, contest.level);
        let _ = match found {
            Some((held, kind)) => {
                writeln!(text, " {} | {} | {below} | {simple} | {} |", held.deals, wins(kind), ms(kind))
            }
            None => writeln!(text, " | not measured | | | |"),
        };
        table.push((contest, kind));
    }
    text.push_str("\nThe aim with four players: `merciless` at least 15 points above `simple`.\n");
}

/// What a stranger would ask for.
fn baselines(text: &mut String, data: &Data, game: &Game, plan: &[Planned]) {
    let asked = plan.iter().filter_map(|contest| match contest.purpose {
        Purpose::Baseline { aim } => Some((contest, aim)),
        Purpose::Rung | Purpose::Mixed => None,
    });
    let mut rows = String::new();
    for (contest, aim) in asked {
        let _ = write!(rows, "| {} | {} |", contest.who(), contest.level);
        let _ = match known(data, contest) {
            Some((held, kind)) => writeln!(
                rows,
                " {} | {} | {} | {} | {} | {aim} |",
                held.deals,
                held.rounds,
                mean(kind),
                wins(kind),
                ms(kind)
            ),
            None => writeln!(rows, " | | | not measured | | {aim} |"),
        };
    }
    if !rows.is_empty() {
        let _ = write!(
            text,
            "\n| seats | figures of | deals | rounds | {} a round | wins, % (95 %) | ms a move, p50 · p99 | aim |\n\
             |---|---|---|---|---|---|---|---|\n{rows}",
            game.unit
        );
    }
}

/// Ratings.
fn mixed(text: &mut String, data: &Data, game: &Game, plan: &[Planned]) {
    let Some(contest) = plan.iter().find(|contest| contest.purpose == Purpose::Mixed) else { return };
    let Some(held) = data.of(contest) else {
        let _ = writeln!(text, "\nMixed tables of {}: not measured.", contest.players);
        return;
    };
    let _ = writeln!(
        text,
        "\nMixed tables of {}, {} deals, {} rounds:\n\n\
         | bot | rating ± uncertainty | {} a round | wins, % (95 %) |\n|---|---|---|---|",
        contest.players, held.deals, held.rounds, game.unit
    );
    for kind in &held.kinds {
        let rating = match (kind.rating, kind.uncertainty) {
            (Some(rating), Some(uncertainty)) => format!("{rating:.1} ± {uncertainty:.1}"),
            _ => String::new(),
        };
        let _ = writeln!(text, "| `{}` | {rating} | {} | {} |", kind.bot, mean(kind), wins(kind));
    }
}

fn known<'a>(data: &'a Data, contest: &Planned) -> Option<(&'a Measurement, &'a Kind)> {
    let held = data.of(contest)?;
    Some((held, held.kind(contest.level)?))
}

fn mean(kind: &Kind) -> String {
    let [low, high] = kind.mean_ci95;
    format!("{:.2} ± {:.2}", kind.mean, (high - low) / 2.0)
}

fn wins(kind: &Kind) -> String {
    let [low, high] = kind.win_share_ci95.map(|share| 100.0 * share);
    format!("{:.1} ({low:.1}–{high:.1})", 100.0 * kind.win_share)
}

/// Nothing where the interval lies above even; what is the matter where it does not.
fn verdict(kind: &Kind) -> &'static str {
    match (kind.win_share_ci95, kind.even_share) {
        ([low, _], Some(even)) if low > even => "",
        ([_, high], Some(even)) if high < even => ": **weaker**",
        (_, Some(_)) => ": **not shown to be better**",
        (_, None) => "",
    }
}

/// Percentage points between two shares of wins, as if the samples were independent.
fn difference(mine: &Kind, theirs: &Kind) -> String {
    let margin = |kind: &Kind| (kind.win_share_ci95[1] - kind.win_share_ci95[0]) / 2.0;
    let points = 100.0 * (mine.win_share - theirs.win_share);
    format!("{points:+.1} ± {:.1}", 100.0 * margin(mine).hypot(margin(theirs)))
}

fn ms(kind: &Kind) -> String {
    let told = |ms: f64| if ms < 0.1 { format!("{ms:.3}") } else { format!("{ms:.1}") };
    format!("{} · {}", told(kind.ms_per_move.p50), told(kind.ms_per_move.p99))
}

#[cfg(test)]
mod tests {
    use super::super::data::tests::made_up;
    use super::*;

    #[test]
    fn the_page_tells_what_was_measured() {
        let mut wrong = Vec::new();
        check(&mut wrong).unwrap();
        assert!(wrong.is_empty(), "{wrong:?}");
    }

    #[test]
    fn another_figure_makes_another_page() {
        let page = std::fs::read_to_string(page()).unwrap();
        let mut data = Data::load(&data::file()).unwrap();
        for game in &GAMES {
            let rung = &of_game(game)[1];
            data.put(made_up(rung, 0.5));
            let one = with_tables(&page, &data).unwrap();
            data.put(made_up(rung, 0.501));
            let other = with_tables(&page, &data).unwrap();
            assert!(one.contains("50.0 (45.0–55.0)") && other.contains("50.1 (45.1–55.1)"));
            assert!(one != other && one != page);
            // What stands around the tables stays, and writing them again changes nothing.
            assert_eq!(with_tables(&other, &data).unwrap(), other);
            assert_eq!(one.split(BEGIN).next(), page.split(BEGIN).next());
            assert_eq!(one.split(END).nth(1), page.split(END).nth(1));
        }
        assert!(with_tables("a page without marks", &data).is_err());
    }

    #[test]
    fn what_was_not_shown_is_not_claimed() {
        let rung = &of_game(&GAMES[0])[2];
        let verdict_of = |share| verdict(&made_up(rung, share).kinds[0]);
        assert_eq!(verdict_of(0.31), "");
        assert_eq!(verdict_of(0.29), ": **not shown to be better**");
        assert_eq!(verdict_of(0.19), ": **weaker**");
    }

    #[test]
    fn what_was_not_measured_is_said_to_be_so() {
        let empty = tables(&Data::default());
        for game in &GAMES {
            let lines = of_game(game).len();
            assert!(lines > 10, "{}", game.title);
        }
        let planned: usize = GAMES.iter().map(|game| of_game(game).len()).sum();
        assert_eq!(empty.matches("not measured").count(), planned);
    }
}
