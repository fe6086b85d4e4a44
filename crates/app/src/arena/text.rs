//! Result of a contest as text tables.

use std::fmt::Write as _;

use rodeo_arena::{Contest, KindReport, Lineup, Report};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::Rules;

use crate::sim::players;

/// Formats the whole result.
pub fn as_table(contest: &Contest, report: &Report) -> String {
    let kind = contest.rules.kind();
    let mut text = String::new();
    let mut line = |label: &str, value: String| {
        let _ = writeln!(text, "{label:<9}{value}");
    };
    line("game", format!("{}, {}", kind.title(), players(contest.rules.players())));
    line("options", contest.rules.write_options());
    line("seed", contest.seed.to_string());
    line("deals", deals(contest, report));
    line("rounds", report.rounds.to_string());
    let name = name_width(report.kinds.iter().map(|kind| kind.bot.as_str()));
    let _ = writeln!(
        text,
        "\n{:<name$}{:>5}{:>20}{:>24}{:>8}{:>11}{:>9}",
        "bot",
        "seats",
        format!("{} per round", unit(kind)),
        "wins, %",
        "even",
        "ms/move",
        "p99"
    );
    for kind in &report.kinds {
        let mean = format!("{:.3} ± {:.3}", kind.mean, kind.mean_ci95.margin());
        let wins = kind.win_share_ci95;
        let wins =
            format!("{:.2} ({:.2}–{:.2})", 100.0 * kind.win_share, 100.0 * wins.low, 100.0 * wins.high);
        let times = kind.ms_per_move;
        let _ = writeln!(
            text,
            "{:<name$}{:>5}{mean:>20}{wins:>24}{:>8}{:>11.3}{:>9.3}",
            kind.bot,
            seats(kind),
            even(kind),
            times.p50,
            times.p99
        );
    }
    ratings(&mut text, report);
    text.push_str(
        "\nIntervals are 95% over deals. Times are CPU time: the median and the 99th percentile.\n",
    );
    if let Some(note) = note_on_ratings(contest, report) {
        let _ = writeln!(text, "Ratings: {note}");
    }
    text
}

/// Width of a column for these names.
fn name_width<'a>(names: impl Iterator<Item = &'a str>) -> usize {
    names.map(|name| name.chars().count() + 2).max().unwrap_or(0).max(12)
}

fn ratings(text: &mut String, report: &Report) {
    if report.ratings.is_empty() {
        return;
    }
    let name = name_width(report.ratings.iter().map(|rated| rated.bot.as_str()));
    let _ = writeln!(text, "\n{:<name$}{:>9}{:>13}{:>10}", "bot", "rating", "uncertainty", "matches");
    for rated in &report.ratings {
        let _ = writeln!(
            text,
            "{:<name$}{:>9.2}{:>13.2}{:>10}",
            rated.bot, rated.rating, rated.uncertainty, rated.matches
        );
    }
}

/// Explains the scale of the ratings; `None` if there are none.
pub fn note_on_ratings(contest: &Contest, report: &Report) -> Option<String> {
    if report.ratings.is_empty() {
        return None;
    }
    let one_team = contest.lineup.is_fixed(contest.rules.players()) && report.kinds.len() > 1;
    Some(match contest.rules.kind().descriptor().opponent {
        Some(opponent) if one_team => format!(
            "the {opponent} has 25. A team that never changes is rated as one player; use --pool to mix teams."
        ),
        Some(opponent) => {
            format!("the {opponent} has 25; a team with more wins more than half of its matches.")
        }
        None => {
            "the mean is 25; a bot with 6 points more than another finishes ahead of it in 73% of matches."
                .to_owned()
        }
    })
}

/// Describes the number of deals and how they were played.
pub fn deals(contest: &Contest, report: &Report) -> String {
    let table = match contest.lineup {
        Lineup::Seats(_) => "in",
        Lineup::Pool(_) => "at a table drawn from the pool, in",
    };
    match report.rotations {
        1 => format!("{}, each {table} 1 match", report.deals),
        rotations => format!("{}, each {table} {rotations} rotations of the seats", report.deals),
    }
}

/// Unit of the scores.
pub fn unit(kind: GameKind) -> &'static str {
    kind.descriptor().score_unit.name()
}

/// Formats the number of seats of a bot at a table, or its mean if it differs between tables.
pub fn seats(kind: &KindReport) -> String {
    if kind.seats.fract() == 0.0 { format!("{:.0}", kind.seats) } else { format!("{:.2}", kind.seats) }
}

/// Formats the even share of wins in percent; a dash if there is none.
pub fn even(kind: &KindReport) -> String {
    kind.even_share.map_or_else(|| "–".to_owned(), |share| format!("{:.1}", 100.0 * share))
}
