//! The review as one self-contained HTML page.

use std::fmt::Write as _;

use rodeo_review::{Decision, SeatReview, Unit};
use rodeo_texts::{Texts, text};

use super::text::{headings, label_name, moment_line, reasons, style_lines};
use super::{Reviewed, accuracy_text, amount, names};
use crate::html::plots::{Description, Line, escape, lines, parts};
use crate::html::{Table, document};

/// Returns the page with all reviewed records.
pub fn page(all: &[Reviewed], texts: &Texts) -> String {
    let title = text!(texts, Review::Title);
    let mut body = String::new();
    for (at, reviewed) in all.iter().enumerate() {
        body.push_str(&section(reviewed, at, texts));
    }
    document(texts.language().code(), &title, &body)
}

/// One record. `at` makes the ids of the page unique.
fn section(reviewed: &Reviewed, at: usize, texts: &Texts) -> String {
    let review = &reviewed.review;
    let game = texts.named("game", review.game.name()).unwrap_or_default();
    let mut html = format!("<h2>{}: {}</h2>\n", escape(&reviewed.file.display().to_string()), escape(&game));
    if !review.finished {
        let _ = writeln!(html, "<p class=\"quiet\">{}</p>", escape(&text!(texts, Review::Unfinished)));
    }
    html.push_str(&seats(reviewed, at, texts));
    for line in style_lines(reviewed, texts) {
        let _ = writeln!(html, "<p>{}</p>", escape(&line));
    }
    html.push_str("<div class=\"figures\">\n");
    html.push_str(&curve(reviewed, at, texts));
    for seat in &review.seats {
        html.push_str(&balance(reviewed, seat, at, texts));
    }
    html.push_str("</div>\n");
    html.push_str(&key_moments(reviewed, texts));
    html.push_str(&decisions(reviewed, at, texts));
    html
}

fn seats(reviewed: &Reviewed, at: usize, texts: &Texts) -> String {
    let review = &reviewed.review;
    let heads = headings(texts);
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let mut table = Table::new(&format!("seats-{at}"), &text!(texts, Review::Balance), &heads);
    let shown = |number: f64| amount(number, review.unit, texts.language());
    let names = names(&reviewed.record);
    for seat in &review.seats {
        let accuracy = accuracy_text(seat.accuracy, texts.language());
        let [mild, mistakes, blunders] = seat.labels;
        let parts = [seat.cost, seat.score.expected, seat.score.deal, seat.score.skill, seat.score.others];
        let mut cells = vec![accuracy, format!("{mild} · {mistakes} · {blunders}")];
        cells.extend(parts.map(shown));
        cells.extend([shown(seat.score.luck), shown(seat.score.result)]);
        table.line(names.get(seat.seat.index()).map_or("", String::as_str), &cells);
    }
    table.end()
}

/// The chances to win of all seats, with a dashed line where a round begins.
fn curve(reviewed: &Reviewed, at: usize, texts: &Texts) -> String {
    let curve = &reviewed.review.curve;
    let curves: Vec<Line> = names(&reviewed.record)
        .into_iter()
        .enumerate()
        .map(|(seat, label)| {
            let point =
                |(at, point): (usize, &rodeo_review::CurvePoint)| Some((at as f64, *point.win.get(seat)?));
            Line { label, points: curve.iter().enumerate().filter_map(point).collect() }
        })
        .collect();
    let starts = curve.windows(2).enumerate().filter(|(_, pair)| pair[0].round != pair[1].round);
    let marks: Vec<f64> = starts.map(|(at, _)| at as f64 + 1.0).collect();
    let title = text!(texts, Review::WinChance);
    let ends = curves.iter().filter_map(|line| {
        let (_, win) = line.points.last()?;
        Some(format!("{} {}", line.label, amount(*win, Unit::WinChance, texts.language())))
    });
    let seen = texts.commas(&ends.collect::<Vec<_>>());
    let description = Description { id: &format!("curve-{at}"), title: &title, text: &seen };
    figure(&title, &seen, &lines(&description, &curves, &marks, texts.language().percent_sign()))
}

/// Luck and skill of a seat.
fn balance(reviewed: &Reviewed, seat: &SeatReview, at: usize, texts: &Texts) -> String {
    let review = &reviewed.review;
    let scale = if review.unit == Unit::WinChance { 100.0 } else { 1.0 };
    let values = [
        (text!(texts, Review::Deal), seat.score.deal),
        (text!(texts, Review::Skill), seat.score.skill),
        (text!(texts, Review::Others), seat.score.others),
        (text!(texts, Review::Luck), seat.score.luck),
    ];
    let shown = |number: f64| amount(number, review.unit, texts.language());
    let seen = format!(
        "{} {}, {} {}",
        text!(texts, Review::Expected),
        shown(seat.score.expected),
        text!(texts, Review::Result),
        shown(seat.score.result)
    );
    let title = names(&reviewed.record).get(seat.seat.index()).cloned().unwrap_or_default();
    let id = format!("balance-{at}-{}", seat.seat.get());
    let description = Description { id: &id, title: &title, text: &seen };
    figure(&title, &seen, &parts(&description, &values.map(|(label, value)| (label, scale * value))))
}

fn key_moments(reviewed: &Reviewed, texts: &Texts) -> String {
    let review = &reviewed.review;
    if review.key_moments.is_empty() {
        return String::new();
    }
    let mut html = format!("<h2>{}</h2>\n<ul>\n", escape(&text!(texts, Review::KeyMoments)));
    for moment in &review.key_moments {
        let _ = writeln!(html, "<li>{}</li>", escape(&moment_line(reviewed, moment, texts)));
    }
    html + "</ul>\n"
}

/// All decisions with their alternatives.
fn decisions(reviewed: &Reviewed, at: usize, texts: &Texts) -> String {
    let review = &reviewed.review;
    let names = names(&reviewed.record);
    let mut html = format!(
        "<h2>{}</h2>\n<p>{}</p>\n",
        escape(&text!(texts, Review::Choices)),
        escape(&text!(texts, Review::CostNote))
    );
    for (number, decision) in review.decisions.iter().enumerate() {
        let line = format!(
            "{}, {}: {} · {}{}",
            text!(texts, Review::Round { round: decision.round + 1 }),
            text!(texts, Review::Step { step: decision.step }),
            names.get(decision.seat.index()).map_or("", String::as_str),
            decision.chosen,
            verdict(reviewed, decision, texts)
        );
        let open = if decision.label.is_some() { " open=\"open\"" } else { "" };
        let _ = writeln!(html, "<details{open}>\n<summary>{}</summary>", escape(&line));
        for reason in reasons(decision, &names, texts) {
            let _ = writeln!(html, "<p>{}</p>", escape(&reason));
        }
        html.push_str(&alternatives(reviewed, decision, &format!("decision-{at}-{number}"), texts));
        html.push_str("</details>\n");
    }
    html
}

fn verdict(reviewed: &Reviewed, decision: &Decision, texts: &Texts) -> String {
    let Some(label) = decision.label else { return String::new() };
    let cost = amount(decision.cost.mean, reviewed.review.unit, texts.language());
    format!(" · {} {cost}", label_name(label, texts))
}

fn alternatives(reviewed: &Reviewed, decision: &Decision, id: &str, texts: &Texts) -> String {
    let review = &reviewed.review;
    let shown = |number: f64| amount(number, review.unit, texts.language());
    let heads = [
        text!(texts, Review::Choices),
        text!(texts, Review::Expected),
        text!(texts, Review::WinChance),
        text!(texts, Review::Costs),
    ];
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let mut table = Table::new(id, &text!(texts, Review::Step { step: decision.step }), &heads);
    for alternative in &decision.alternatives {
        let cost = &alternative.cost;
        table.line(
            &alternative.choice,
            &[
                shown(alternative.value.score),
                amount(alternative.value.win, Unit::WinChance, texts.language()),
                format!("{} <small>± {}</small>", shown(cost.mean), shown(cost.margin())),
            ],
        );
    }
    table.end()
}

fn figure(title: &str, caption: &str, plot: &str) -> String {
    format!(
        "<figure>\n<figcaption><b>{}</b><span>{}</span></figcaption>\n{plot}\n</figure>\n",
        escape(title),
        escape(caption)
    )
}
