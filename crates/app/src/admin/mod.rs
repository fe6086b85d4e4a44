//! `rodeo admin`: administers a running server over its local socket, or the data of a server that does not run.

mod client;
mod offline;
mod text;

use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use rodeo_protocol::GuestId;
use rodeo_protocol::admin::{
    CloseTableRequest, GuestInfo, LimitCount, Report, ResolveRequest, RestrictRequest, RestrictionKind,
    ServerStatus, TableInfo,
};
use rodeo_protocol::api::NameRequest;
use serde::Serialize;
use serde_json::{Value, json};

use crate::args::admin::{Admin, AdminCommand, Drain, ReportCommand, Restrict, Tables};
use client::{ServerClient, encode};
use offline::{OfflineStore, now};

/// Interval at which `drain --wait` asks the server.
const POLL_INTERVAL: Duration = Duration::from_millis(500);

/// What the commands work on.
enum Target {
    Server(ServerClient),
    /// The data of a server that does not run.
    Offline(OfflineStore),
}

pub fn run(args: &Admin) -> Result<ExitCode> {
    let directory = args.data.directory();
    let target = match ServerClient::find(&directory)? {
        Some(client) => Target::Server(client),
        None if needs_server(&args.command) => {
            bail!("no server uses {} (start it, or try --data): this command needs one", directory.display())
        }
        None => Target::Offline(OfflineStore::open(&directory)?),
    };
    let output = Output { json: args.json };
    match &args.command {
        AdminCommand::Status => output.status(&target.server()?.get("/status")?),
        AdminCommand::Tables(filter) => {
            let tables: Vec<TableInfo> = target.server()?.get("/tables")?;
            let tables: Vec<TableInfo> =
                tables.into_iter().filter(|table| is_selected(table, filter)).collect();
            output.print(&tables, text::tables(&tables))
        }
        AdminCommand::CloseTable(close) => {
            confirm(args, &format!("Close table {}? A match in progress is lost.", close.id))?;
            let body = CloseTableRequest { reason: close.reason.clone() };
            let closed: Value =
                target.server()?.send("POST", &format!("/tables/{}/close", close.id), &body)?;
            output.print(&closed, format!("table {} closed\n", close.id))
        }
        AdminCommand::Guests(guests) => {
            let found: Vec<GuestInfo> = match &target {
                Target::Server(server) => {
                    server.get(&format!("/guests?text={}&limit={}", encode(&guests.text), guests.limit))?
                }
                Target::Offline(store) => store.guests(&guests.text, guests.limit)?,
            };
            output.print(&found, text::guests(&found))
        }
        AdminCommand::RenameGuest { id, name } => output.guest(match &target {
            Target::Server(server) => {
                server.send("PATCH", &format!("/guests/{id}"), &NameRequest { name: name.clone() })?
            }
            Target::Offline(store) => store.rename(*id, name)?,
        }),
        AdminCommand::MuteGuest(restrict) => output.guest(target.restrict(restrict, RestrictionKind::Mute)?),
        AdminCommand::BanGuest(restrict) => output.guest(target.restrict(restrict, RestrictionKind::Ban)?),
        AdminCommand::UnmuteGuest { id } => output.guest(target.lift(*id, RestrictionKind::Mute)?),
        AdminCommand::UnbanGuest { id } => output.guest(target.lift(*id, RestrictionKind::Ban)?),
        AdminCommand::DeleteGuest { id } => {
            confirm(args, &format!("Delete guest {id}? This cannot be undone."))?;
            match &target {
                Target::Server(server) => drop(server.delete::<Value>(&format!("/guests/{id}"))?),
                Target::Offline(store) => store.delete_guest(*id)?,
            }
            output.print(&json!({ "deleted": id }), format!("guest {id} deleted\n"))
        }
        AdminCommand::DeleteMatch { id } => {
            confirm(args, &format!("Delete match {id} and its record? This cannot be undone."))?;
            match &target {
                Target::Server(server) => drop(server.delete::<Value>(&format!("/matches/{id}"))?),
                Target::Offline(store) => store.delete_match(*id)?,
            }
            output.print(&json!({ "deleted": id }), format!("match {id} deleted\n"))
        }
        AdminCommand::Reports(reports) => match &reports.command {
            None => {
                let (all, limit) = (reports.list.all, reports.list.limit);
                let found: Vec<Report> = match &target {
                    Target::Server(server) => {
                        server.get(&format!("/reports?resolved={all}&limit={limit}"))?
                    }
                    Target::Offline(store) => store.reports(all, limit)?,
                };
                output.print(&found, text::reports(&found))
            }
            Some(ReportCommand::Show { id }) => output.report(&match &target {
                Target::Server(server) => server.get(&format!("/reports/{id}"))?,
                Target::Offline(store) => store.report(*id)?,
            }),
            Some(ReportCommand::Resolve { id, note }) => {
                let body = ResolveRequest { note: note.clone() };
                output.report(&match &target {
                    Target::Server(server) => {
                        server.send("POST", &format!("/reports/{id}/resolve"), &body)?
                    }
                    Target::Offline(store) => store.resolve(*id, &body)?,
                })
            }
        },
        AdminCommand::Limits => {
            let limits: Vec<LimitCount> = target.server()?.get("/limits")?;
            output.print(&limits, text::limits(&limits))
        }
        AdminCommand::Drain(drain) => output.status(&wait_for_drain(target.server()?, drain)?),
        AdminCommand::Undrain => output.status(&target.server()?.delete("/drain")?),
    }
}

/// Whether a command works with a running server only.
const fn needs_server(command: &AdminCommand) -> bool {
    matches!(
        command,
        AdminCommand::Status
            | AdminCommand::Tables(_)
            | AdminCommand::CloseTable(_)
            | AdminCommand::Limits
            | AdminCommand::Drain(_)
            | AdminCommand::Undrain
    )
}

impl Target {
    fn server(&self) -> Result<&ServerClient> {
        match self {
            Target::Server(client) => Ok(client),
            Target::Offline(_) => bail!("this command needs a running server"),
        }
    }

    fn restrict(&self, restrict: &Restrict, kind: RestrictionKind) -> Result<GuestInfo> {
        let for_ms = restrict.duration.map(|duration| duration.as_millis() as u64);
        let body = RestrictRequest { for_ms, reason: restrict.reason.clone() };
        match self {
            Target::Server(server) => {
                server.send("PUT", &format!("/guests/{}/{}", restrict.id, kind.name()), &body)
            }
            Target::Offline(store) => store.restrict(restrict.id, kind, &body),
        }
    }

    fn lift(&self, id: GuestId, kind: RestrictionKind) -> Result<GuestInfo> {
        match self {
            Target::Server(server) => server.delete(&format!("/guests/{id}/{}", kind.name())),
            Target::Offline(store) => store.lift(id, kind),
        }
    }
}

fn is_selected(table: &TableInfo, filter: &Tables) -> bool {
    let idle_ms = now().saturating_sub(table.updated_ms);
    filter.phase.is_none_or(|phase| phase.matches(table.phase))
        && filter.idle.is_none_or(|idle| u128::from(idle_ms) >= idle.as_millis())
        && filter.max_connected.is_none_or(|most| table.connections <= most)
        && filter.guest.is_none_or(|guest| table.guests.iter().any(|other| other.id == guest))
}

/// Starts draining, and waits until no active match is left if asked to.
fn wait_for_drain(server: &ServerClient, drain: &Drain) -> Result<ServerStatus> {
    let started = Instant::now();
    let mut status: ServerStatus = server.send("PUT", "/drain", &json!({}))?;
    while drain.wait && status.active_matches > 0 {
        if drain.timeout.is_some_and(|timeout| started.elapsed() >= timeout) {
            bail!("{} matches are still active; the server keeps draining", status.active_matches);
        }
        std::thread::sleep(POLL_INTERVAL);
        status = server.get("/status")?;
    }
    Ok(status)
}

/// Asks before something is lost. Without a terminal to ask on, `--yes` is required.
fn confirm(args: &Admin, question: &str) -> Result<()> {
    if args.yes {
        return Ok(());
    }
    if !std::io::stdin().is_terminal() {
        bail!("{question} Confirm with --yes");
    }
    eprint!("{question} [y/N] ");
    std::io::stderr().flush()?;
    let mut answer = String::new();
    std::io::stdin().read_line(&mut answer)?;
    match answer.trim().to_lowercase().as_str() {
        "y" | "yes" => Ok(()),
        _ => bail!("not confirmed, nothing was changed"),
    }
}

/// Prints text for people or JSON for programs.
struct Output {
    json: bool,
}

impl Output {
    fn print(&self, value: &impl Serialize, text: String) -> Result<ExitCode> {
        crate::print(&if self.json { format!("{}\n", serde_json::to_string(value)?) } else { text })
    }

    fn guest(&self, guest: GuestInfo) -> Result<ExitCode> {
        self.print(&guest, text::guests(std::slice::from_ref(&guest)))
    }

    fn report(&self, report: &Report) -> Result<ExitCode> {
        self.print(report, text::report(report))
    }

    fn status(&self, status: &ServerStatus) -> Result<ExitCode> {
        self.print(status, text::status(status))
    }
}
