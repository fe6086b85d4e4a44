//! Result of a contest as one self-contained HTML page.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use rodeo_arena::{Contest, KindReport, Lineup, Rating, Report};
use rodeo_bots::{BotKind, Budget};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::{Rules, ScoreOrder};

use super::text;
use crate::html::plots::{Bars, Description, Dot, Scale, dots, escape, histogram, span};
use crate::html::{Table, document};
use crate::sim::players;

/// Returns the page. Every element is closed, so that the page can be parsed as XML too.
pub fn page(contest: &Contest, report: &Report) -> String {
    let kind = contest.rules.kind();
    let names: Vec<&str> = report.kinds.iter().map(|kind| kind.bot.as_str()).collect();
    let title = format!("{}: {}", kind.title(), names.join(", "));
    let mut html = String::new();
    html.push_str(&setup(contest, report));
    html.push_str(&results(kind, report));
    html.push_str(&figures(kind, report));
    html.push_str(&ratings(contest, report));
    html.push_str(&distributions(kind, report));
    html.push_str(&how_to_read(kind));
    document("en", &title, &html)
}

/// Returns the command that repeats this contest, with every option, so that it stays correct if defaults change.
pub fn command(contest: &Contest) -> String {
    let list = |bots: &[BotKind]| bots.iter().map(BotKind::to_string).collect::<Vec<_>>().join(",");
    let lineup = match &contest.lineup {
        Lineup::Seats(bots) => format!("--seats {}", list(bots)),
        Lineup::Pool(bots) => format!("--pool {} --players {}", list(bots), contest.rules.players()),
    };
    format!(
        "rodeo arena {} {lineup}{} --deals {} --seed {} --options {}",
        contest.rules.kind().name(),
        if contest.declared { " --declared" } else { "" },
        contest.deals,
        contest.seed,
        contest.rules.write_options().replace(' ', ",")
    )
}

fn setup(contest: &Contest, report: &Report) -> String {
    let bots = match &contest.lineup {
        Lineup::Seats(bots) => {
            let names: Vec<String> = bots.iter().map(BotKind::to_string).collect();
            format!("{}, in this order of seats", names.join(", "))
        }
        Lineup::Pool(_) => "drawn from a pool for every deal, all equally often".to_owned(),
    };
    let again = if contest.lineup.kinds().iter().any(|bot| matches!(bot.budget, Some(Budget::Time(_)))) {
        "To repeat this contest (with a time budget the figures differ slightly)"
    } else {
        "To reproduce these figures (except times)"
    };
    let lines = [
        ("game", format!("{}, {}", contest.rules.kind().title(), players(contest.rules.players()))),
        ("options", contest.rules.write_options()),
        ("bots", bots),
        ("deals", text::deals(contest, report)),
        ("rounds", report.rounds.to_string()),
        ("seed", contest.seed.to_string()),
    ];
    let mut html = String::from("<dl>\n");
    for (name, value) in lines {
        let _ = writeln!(html, "<dt>{name}</dt><dd>{}</dd>", escape(&value));
    }
    let _ = write!(
        html,
        "</dl>\n<p>{again} with Rodeo {}:</p>\n<pre><code>{}</code></pre>\n",
        env!("CARGO_PKG_VERSION"),
        command(contest)
            .split(' ')
            .map(|word| format!("<span>{}</span>", escape(word)))
            .collect::<Vec<_>>()
            .join(" ")
    );
    html
}

fn results(kind: GameKind, report: &Report) -> String {
    let unit = text::unit(kind);
    let mean = format!("{unit} per round");
    let heads = ["bot", &mean, "wins, %", "even, %", "ms per move", "p99", "seats", "deals", "rounds"];
    let mut table = Table::new("results", "Intervals are 95% over deals", &heads);
    for kind in &report.kinds {
        let [low, high] = [kind.win_share_ci95.low, kind.win_share_ci95.high].map(|end| 100.0 * end);
        table.line(
            &kind.bot,
            &[
                format!("{:.3} <small>± {:.3}</small>", kind.mean, kind.mean_ci95.margin()),
                format!("{:.2} <small>{low:.2}–{high:.2}</small>", 100.0 * kind.win_share),
                text::even(kind),
                format!("{:.3}", kind.ms_per_move.p50),
                format!("{:.3}", kind.ms_per_move.p99),
                text::seats(kind),
                kind.deals.to_string(),
                kind.rounds.to_string(),
            ],
        );
    }
    format!("<h2>Results</h2>\n{}", table.end())
}

fn figures(kind: GameKind, report: &Report) -> String {
    let unit = text::unit(kind);
    let better = match kind.descriptor().score_order {
        ScoreOrder::LowestWins => "less is better",
        ScoreOrder::HighestWins => "more is better",
    };
    let plot = |id: &str, title: &str, caption: &str, scale, dot: &dyn Fn(&KindReport) -> Dot| {
        let lines: Vec<Dot> = report.kinds.iter().map(dot).collect();
        figure(id, title, caption, scale, &lines)
    };
    let means = plot(
        "means",
        &format!("{} per round", capital(unit)),
        &format!("Mean and 95% interval; {better}."),
        Scale::Linear { from_zero: false },
        &|kind| Dot {
            label: kind.bot.clone(),
            value: kind.mean,
            range: [kind.mean_ci95.low, kind.mean_ci95.high],
            mark: None,
            text: format!("{:.2}", kind.mean),
        },
    );
    let caption = match kind.descriptor().is_cooperative() {
        true => "Share and 95% interval. A team wins together.",
        false => "Share and 95% interval. The vertical line marks the share of equally strong bots.",
    };
    let from_zero = Scale::Linear { from_zero: true };
    let wins = plot("wins", "Wins, % of matches", caption, from_zero, &|kind| Dot {
        label: kind.bot.clone(),
        value: 100.0 * kind.win_share,
        range: [100.0 * kind.win_share_ci95.low, 100.0 * kind.win_share_ci95.high],
        mark: kind.even_share.map(|share| 100.0 * share),
        text: format!("{:.1}", 100.0 * kind.win_share),
    });
    let caption = "CPU time. The dot marks the median, the end of the line the 99th percentile.";
    let times = plot("times", "Milliseconds per move", caption, Scale::Logarithmic, &|kind| {
        let times = kind.ms_per_move;
        Dot {
            label: kind.bot.clone(),
            value: times.p50,
            range: [times.p50, times.p99],
            mark: None,
            text: format!("{} · {}", short(times.p50), short(times.p99)),
        }
    });
    let strengths = strengths(report);
    format!("<div class=\"figures\">\n{means}{wins}{strengths}{times}</div>\n")
}

fn strengths(report: &Report) -> String {
    if report.ratings.is_empty() {
        return String::new();
    }
    let dot = |rated: &Rating| Dot {
        label: rated.bot.clone(),
        value: rated.rating,
        range: [rated.rating - 2.0 * rated.uncertainty, rated.rating + 2.0 * rated.uncertainty],
        mark: None,
        text: format!("{:.1}", rated.rating),
    };
    let lines: Vec<Dot> = report.ratings.iter().map(dot).collect();
    let caption = "Strongest first. The line extends two uncertainties to either side.";
    figure("strengths", "Rating", caption, Scale::Linear { from_zero: false }, &lines)
}

fn ratings(contest: &Contest, report: &Report) -> String {
    let Some(note) = text::note_on_ratings(contest, report) else { return String::new() };
    let mut table = Table::new("ratings", "Strongest first", &["bot", "rating", "uncertainty", "matches"]);
    for rated in &report.ratings {
        let [rating, uncertainty] = [rated.rating, rated.uncertainty].map(|number| format!("{number:.2}"));
        table.line(&rated.bot, &[rating, uncertainty, rated.matches.to_string()]);
    }
    format!("<h2>Ratings</h2>\n<p class=\"quiet\">{}</p>\n{}", escape(&capital(&note)), table.end())
}

/// Maximum number of bars in a histogram.
const MAX_BARS: i32 = 40;

fn distributions(kind: GameKind, report: &Report) -> String {
    let unit = text::unit(kind);
    let numbers = || report.kinds.iter().flat_map(|kind| kind.distribution.keys().copied());
    let (Some(least), Some(most)) = (numbers().min(), numbers().max()) else { return String::new() };
    let enough = |width: &i32| (most - least) / width < MAX_BARS;
    let width = [1, 2, 5, 10, 20, 50, 100].into_iter().find(enough).unwrap_or(200);
    let first = least.div_euclid(width) * width;
    let count = ((most - first) / width + 1) as usize;
    let shares: Vec<Vec<f64>> =
        report.kinds.iter().map(|kind| shares(&kind.distribution, first, width, count)).collect();
    let highest = shares.iter().flatten().copied().fold(0.0, f64::max);
    let who = if kind.descriptor().is_cooperative() { "a team" } else { "a seat" };
    let mut html = format!(
        "<h2>Scores per round</h2>\n<p class=\"quiet\">Distribution of the {unit} of {who} per round. The dashed line marks the mean. All plots have the same scale; the highest bar is {:.1}%.</p>\n<div class=\"figures\">\n",
        100.0 * highest
    );
    for (at, (kind, shares)) in report.kinds.iter().zip(&shares).enumerate() {
        let [low, middle, high] = [10, 50, 90].map(|part| quantile(&kind.distribution, part));
        let seen = format!("Median {middle}; 80% from {low} to {high}.");
        let bars = Bars { first, width, shares, highest, mean: kind.mean, unit };
        let description = format!("{seen} Mean {:.2}.", kind.mean);
        let title = format!("{} per round: {}", capital(unit), kind.bot);
        let described = Description { id: &format!("rounds-{at}"), title: &title, text: &description };
        let _ = write!(
            html,
            "<figure>\n<figcaption><b>{}</b><span>{seen}</span></figcaption>\n{}\n</figure>\n",
            escape(&kind.bot),
            histogram(&described, &bars)
        );
    }
    html.push_str("</div>\n<details>\n<summary>Show as a table</summary>\n");
    let names = report.kinds.iter().map(|kind| kind.bot.as_str());
    let heads: Vec<&str> = [unit].into_iter().chain(names).collect();
    let mut table = Table::new("distributions", "Share of rounds, %", &heads);
    for at in 0..count {
        let cells: Vec<String> = shares.iter().map(|shares| format!("{:.1}", 100.0 * shares[at])).collect();
        table.line(&span(first + at as i32 * width, width), &cells);
    }
    html + &table.end() + "</details>\n"
}

fn shares(distribution: &BTreeMap<i32, u64>, first: i32, width: i32, count: usize) -> Vec<f64> {
    let all: u64 = distribution.values().sum();
    let mut shares = vec![0.0; count];
    for (&number, &times) in distribution {
        if let Some(share) = shares.get_mut(((number - first) / width) as usize) {
            *share += times as f64 / all.max(1) as f64;
        }
    }
    shares
}

/// Returns a percentile of the distribution.
fn quantile(distribution: &BTreeMap<i32, u64>, of_100: u64) -> i32 {
    let wanted = (distribution.values().sum::<u64>() * of_100).div_ceil(100);
    let mut passed = 0;
    let at = distribution.iter().find(|(_, times)| {
        passed += **times;
        passed >= wanted
    });
    at.map_or(0, |(number, _)| *number)
}

fn how_to_read(kind: GameKind) -> String {
    let wins = match kind.descriptor().opponent {
        Some(opponent) => {
            format!("The team wins or loses together against the {opponent}, so there is no even share.")
        }
        None => {
            "Wins are those of all seats of a bot together, and joint winners share one. Even is the bot's share of the seats."
                .to_owned()
        }
    };
    format!(
        "<h2>Notes</h2>\n<ul>\n\
         <li>Every deal is played in several rotations of the seats, so that all bots get the same cards. All matches \
         of a deal are one sample.</li>\n<li>{wins}</li>\n\
         <li>An interval contains the true value in 95 of 100 such contests. An interval of zero width means that all \
         samples were equal.</li>\n\
         <li>Ratings are computed by the method of Weng and Lin, and so is their uncertainty. Only differences between \
         ratings are meaningful.</li>\n\
         <li>Times are CPU time on the machine of the contest; everything else is determined by the seed.</li>\n</ul>\n"
    )
}

fn figure(id: &str, title: &str, caption: &str, scale: Scale, lines: &[Dot]) -> String {
    let seen: Vec<String> = lines.iter().map(|dot| format!("{} {}", dot.label, dot.text)).collect();
    let description = format!("{caption} {}.", seen.join(", "));
    let plot = dots(&Description { id, title, text: &description }, scale, lines);
    format!(
        "<figure>\n<figcaption><b>{}</b><span>{}</span></figcaption>\n{plot}\n</figure>\n",
        escape(title),
        escape(caption)
    )
}

/// Formats milliseconds with two or so significant digits.
fn short(ms: f64) -> String {
    match ms {
        ..0.01 => format!("{ms:.4}"),
        ..1.0 => format!("{ms:.2}"),
        ..10.0 => format!("{ms:.1}"),
        _ => format!("{ms:.0}"),
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
