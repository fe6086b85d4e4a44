//! What people read: tables and sentences.

use std::fmt::Write as _;

use rodeo_protocol::admin::{GuestInfo, LimitCount, Report, Restriction, ServerStatus, TableInfo};
use rodeo_protocol::table::{ChatLine, TablePhase};

use super::offline::now;

/// Why writing the text cannot fail, for `expect`.
const INFALLIBLE: &str = "writing to a string cannot fail";

/// Lays out rows in columns; the last column is not padded.
fn columns<const N: usize>(header: [&str; N], rows: Vec<[String; N]>) -> String {
    let mut widths = header.map(|title| title.chars().count());
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let mut text = String::new();
    for row in std::iter::once(header.map(str::to_owned)).chain(rows) {
        let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:<width$}"));
        let line = cells.collect::<Vec<_>>().join("  ");
        writeln!(text, "{}", line.trim_end()).expect(INFALLIBLE);
    }
    text
}

/// Time since a moment, in its largest unit.
fn age(at_ms: u64) -> String {
    span(now().saturating_sub(at_ms))
}

fn span(ms: u64) -> String {
    let seconds = ms / 1000;
    match seconds {
        0..60 => format!("{seconds}s"),
        60..3600 => format!("{}m", seconds / 60),
        3600..86_400 => format!("{}h", seconds / 3600),
        _ => format!("{}d", seconds / 86_400),
    }
}

const fn phase(phase: TablePhase) -> &'static str {
    match phase {
        TablePhase::Open => "open",
        TablePhase::Playing => "playing",
        TablePhase::Paused => "paused",
        TablePhase::Over => "over",
    }
}

pub fn tables(tables: &[TableInfo]) -> String {
    if tables.is_empty() {
        return "no tables\n".to_owned();
    }
    let row = |table: &TableInfo| {
        let names: Vec<&str> = table.guests.iter().map(|guest| guest.name.as_str()).collect();
        [
            table.id.to_string(),
            table.code.to_string(),
            table.game.name().to_owned(),
            phase(table.phase).to_owned(),
            format!("{}/{}", table.guests.len(), table.seats),
            table.connections.to_string(),
            age(table.opened_ms),
            age(table.updated_ms),
            names.join(", "),
        ]
    };
    let header = ["ID", "CODE", "GAME", "PHASE", "GUESTS", "CONNECTED", "AGE", "IDLE", "NAMES"];
    columns(header, tables.iter().map(row).collect())
}

pub fn guests(guests: &[GuestInfo]) -> String {
    if guests.is_empty() {
        return "no guests\n".to_owned();
    }
    let row = |guest: &GuestInfo| {
        let restrictions: Vec<String> = guest.restrictions.iter().map(restriction).collect();
        [
            guest.id.to_string(),
            guest.name.clone(),
            if guest.bot { "bot" } else { "guest" }.to_owned(),
            age(guest.created_ms),
            age(guest.last_seen_ms),
            guest.connections.map_or("-".to_owned(), |connections| connections.to_string()),
            restrictions.join(", "),
        ]
    };
    let header = ["ID", "NAME", "KIND", "AGE", "LAST SEEN", "CONNECTED", "RESTRICTIONS"];
    columns(header, guests.iter().map(row).collect())
}

fn restriction(restriction: &Restriction) -> String {
    match restriction.until_ms {
        Some(until) => {
            format!("{} for {}", restriction.kind.name(), span(until.saturating_sub(now()) + 59_999))
        }
        None => restriction.kind.name().to_owned(),
    }
}

pub fn reports(reports: &[Report]) -> String {
    if reports.is_empty() {
        return "no reports\n".to_owned();
    }
    let row = |report: &Report| {
        let content = &report.content;
        [
            report.id.to_string(),
            age(content.at_ms),
            if report.resolved.is_some() { "resolved" } else { "open" }.to_owned(),
            content.category.name().to_owned(),
            format!("{} ({})", content.reported.name, content.reported.id),
            content.reporter.name.clone(),
            content.text.clone(),
        ]
    };
    let header = ["REPORT", "AGE", "STATE", "CATEGORY", "REPORTED", "BY", "TEXT"];
    columns(header, reports.iter().map(row).collect())
}

pub fn report(report: &Report) -> String {
    let content = &report.content;
    let mut text = String::new();
    let mut line = |label: &str, value: &str| writeln!(text, "{label:<10}{value}").expect(INFALLIBLE);
    let state = match &report.resolved {
        Some(resolution) => format!("resolved {} ago {}", age(resolution.at_ms), resolution.note),
        None => "open".to_owned(),
    };
    line("Report", &format!("{}, {} ago, {}", report.id, age(content.at_ms), state.trim_end()));
    line("Category", content.category.name());
    line("Reported", &format!("{} ({})", content.reported.name, content.reported.id));
    line("By", &format!("{} ({})", content.reporter.name, content.reporter.id));
    line("Table", &format!("{} ({})", content.table, content.game.name()));
    line("Seats", &content.seats.join(", "));
    if !content.text.is_empty() {
        line("Text", &content.text);
    }
    if let Some(reported) = &content.line {
        line("Line", &chat_line(reported));
    }
    for said in &content.chat {
        line("Chat", &chat_line(said));
    }
    text
}

fn chat_line(line: &ChatLine) -> String {
    format!("{}: {}", line.name, line.text)
}

pub fn limits(limits: &[LimitCount]) -> String {
    if limits.is_empty() {
        return "no limit was hit since the server was started\n".to_owned();
    }
    let row = |count: &LimitCount| {
        [
            count.limit.clone(),
            count.last_minute.to_string(),
            count.last_hour.to_string(),
            count.total.to_string(),
        ]
    };
    columns(["LIMIT", "LAST MINUTE", "LAST HOUR", "TOTAL"], limits.iter().map(row).collect())
}

pub fn status(status: &ServerStatus) -> String {
    let state = if status.draining { "draining" } else { "running" };
    let mut text = format!("Rodeo {} (protocol {}), {state}\n", status.version, status.protocol);
    for (label, value) in [
        ("Uptime", age(status.started_ms)),
        ("Tables", status.tables.to_string()),
        ("Active matches", status.active_matches.to_string()),
        ("Connections", status.connections.to_string()),
        ("Open reports", status.open_reports.to_string()),
        ("Mutes and bans", status.restrictions.to_string()),
    ] {
        writeln!(text, "{label:<16}{value}").expect(INFALLIBLE);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let rows = vec![["a".to_owned(), "ä".to_owned()], ["long".to_owned(), String::new()]];
        assert_eq!(columns(["ID", "NAME"], rows), "ID    NAME\na     ä\nlong\n");
    }

    #[test]
    fn spans_have_one_unit() {
        assert_eq!([0, 59_999, 60_000, 7_200_000, 90_000_000].map(span), ["0s", "59s", "1m", "2h", "1d"]);
    }
}
