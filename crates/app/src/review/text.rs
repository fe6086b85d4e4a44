//! The review as text.

use std::fmt::Write as _;

use rodeo_review::{Decision, KeyMoment, KeyMomentKind, Label, Unit};
use rodeo_texts::{Names, Texts, text};

use super::{Reviewed, accuracy_text, amount, names};

/// Returns the report of one record.
pub fn report(reviewed: &Reviewed, texts: &Texts) -> String {
    let review = &reviewed.review;
    let game = texts.named("game", review.game.name()).unwrap_or_default();
    let mut report = format!("{}: {} · {}\n", reviewed.file.display(), text!(texts, Review::Title), game);
    if !review.finished {
        let _ = writeln!(report, "{}", text!(texts, Review::Unfinished));
    }
    let mut table = vec![headings(texts)];
    let names = names(&reviewed.record);
    let shown = |number: f64| amount(number, review.unit, texts.language());
    for seat in &review.seats {
        let [mild, mistakes, blunders] = seat.labels;
        table.push(vec![
            names.get(seat.seat.index()).cloned().unwrap_or_default(),
            accuracy_text(seat.accuracy, texts.language()),
            format!("{mild} · {mistakes} · {blunders}"),
            shown(seat.cost),
            shown(seat.score.expected),
            shown(seat.score.deal),
            shown(seat.score.skill),
            shown(seat.score.others),
            shown(seat.score.luck),
            shown(seat.score.result),
        ]);
    }
    report.push('\n');
    report.push_str(&columns(&table));
    let styles = style_lines(reviewed, texts);
    if !styles.is_empty() {
        let _ = writeln!(report, "\n{}", styles.join("\n"));
    }
    key_moments(&mut report, reviewed, texts);
    choices(&mut report, reviewed, texts);
    let _ = writeln!(report, "\n{}", text!(texts, Review::CostNote));
    report.push('\n');
    report
}

/// A sentence for each seat whose way to play is clear.
pub fn style_lines(reviewed: &Reviewed, texts: &Texts) -> Vec<String> {
    let names = names(&reviewed.record);
    let messages = reviewed.review.seats.iter().filter_map(|seat| seat.styles.as_ref()?.message.as_ref());
    messages.map(|message| texts.format(message, Names { names: &names, reader: None })).collect()
}

/// Headings of the table of seats.
pub fn headings(texts: &Texts) -> Vec<String> {
    vec![
        text!(texts, Review::SeatColumn),
        text!(texts, Review::Accuracy),
        text!(texts, Review::Labels),
        text!(texts, Review::Costs),
        text!(texts, Review::Expected),
        text!(texts, Review::Deal),
        text!(texts, Review::Skill),
        text!(texts, Review::Others),
        text!(texts, Review::Luck),
        text!(texts, Review::Result),
    ]
}

/// The name of a label.
pub fn label_name(label: Label, texts: &Texts) -> String {
    match label {
        Label::Inaccurate => text!(texts, Review::Inaccurate),
        Label::Mistake => text!(texts, Review::Mistake),
        Label::Blunder => text!(texts, Review::Blunder),
    }
}

/// A key moment in a line. A cost has the label of its decision; luck and turning points are positive if they are good for the seat.
pub fn moment_line(reviewed: &Reviewed, moment: &KeyMoment, texts: &Texts) -> String {
    let review = &reviewed.review;
    let label = || {
        let at = |decision: &&Decision| (decision.step, decision.seat) == (moment.step, moment.seat);
        review.decisions.iter().find(at)?.label
    };
    let (name, change, unit) = match moment.kind {
        KeyMomentKind::Cost => {
            let name = label().map_or_else(|| text!(texts, Review::MomentCost), |one| label_name(one, texts));
            (name, -moment.amount, review.unit)
        }
        KeyMomentKind::Luck => (text!(texts, Review::MomentLuck), moment.amount, review.unit),
        KeyMomentKind::TurningPoint => {
            (text!(texts, Review::MomentTurningPoint), moment.amount, Unit::WinChance)
        }
    };
    let sign = if moment.kind != KeyMomentKind::Cost && change > 0.0 { "+" } else { "" };
    format!(
        "{}: {}, {name} {sign}{}",
        text!(texts, Review::Step { step: moment.step }),
        names(&reviewed.record).get(moment.seat.index()).map_or("", String::as_str),
        amount(change, unit, texts.language())
    )
}

/// The reasons of a decision in sentences.
pub fn reasons(decision: &Decision, names: &[String], texts: &Texts) -> Vec<String> {
    let names = Names { names, reader: Some(decision.seat.get()) };
    decision.reasons.iter().map(|reason| texts.format(reason, names)).collect()
}

fn key_moments(report: &mut String, reviewed: &Reviewed, texts: &Texts) {
    let review = &reviewed.review;
    if review.key_moments.is_empty() {
        return;
    }
    let _ = writeln!(report, "\n{}", text!(texts, Review::KeyMoments));
    for moment in &review.key_moments {
        let _ = writeln!(report, "  {}", moment_line(reviewed, moment, texts));
    }
}

fn choices(report: &mut String, reviewed: &Reviewed, texts: &Texts) {
    let review = &reviewed.review;
    let names = names(&reviewed.record);
    let labelled = || review.decisions.iter().filter(|decision| decision.label.is_some());
    if labelled().next().is_none() {
        return;
    }
    let _ = writeln!(report, "\n{}", text!(texts, Review::Choices));
    for decision in labelled() {
        let Some(label) = decision.label else { continue };
        let best = decision.alternatives.first().map_or("", |best| best.choice.as_str());
        let _ = writeln!(
            report,
            "  {}, {}: {} · {} · {} · {} {} ± {}",
            text!(texts, Review::Round { round: decision.round + 1 }),
            text!(texts, Review::Step { step: decision.step }),
            names.get(decision.seat.index()).map_or("", String::as_str),
            decision.chosen,
            text!(texts, Review::Best { choice: best }),
            label_name(label, texts),
            amount(decision.cost.mean, review.unit, texts.language()),
            amount(decision.cost.margin(), review.unit, texts.language()),
        );
        for reason in reasons(decision, &names, texts) {
            let _ = writeln!(report, "      {reason}");
        }
    }
}

/// Aligns a table: the first column to the left, the others to the right.
pub fn columns(table: &[Vec<String>]) -> String {
    let width =
        |text: &String| text.chars().map(|letter| if letter < '\u{1100}' { 1 } else { 2 }).sum::<usize>();
    let count = table.first().map_or(0, Vec::len);
    let widths: Vec<usize> = (0..count)
        .map(|at| table.iter().filter_map(|row| row.get(at)).map(width).max().unwrap_or(0))
        .collect();
    let mut text = String::new();
    for row in table {
        for (at, (cell, wanted)) in row.iter().zip(&widths).enumerate() {
            let space = " ".repeat(wanted.saturating_sub(width(cell)));
            match at {
                0 => text.push_str(&format!("{cell}{space}")),
                _ => text.push_str(&format!("  {space}{cell}")),
            }
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text
}
