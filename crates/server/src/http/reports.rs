//! Reports of players to the operators of the server.

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use rodeo_protocol::admin::{NamedGuest, ReportContent};
use rodeo_protocol::api::{MAX_REPORT_CHARS, ReportReceipt, ReportRequest};
use rodeo_protocol::{GuestId, Problem, ProblemCode, TableId};
use rodeo_store::Write;
use rodeo_table::{GuestIdentity, sanitize};

use super::{ApiError, JsonBody, PathParam};
use crate::app::App;
use crate::session::Caller;
use crate::shard::{AdminCommand, ReportTarget, ShardCommand};
use crate::table_access::RemoteOwner;

pub(super) async fn report_player(
    State(app): State<App>,
    owner: Option<Extension<RemoteOwner>>,
    Caller(guest): Caller,
    PathParam(table): PathParam<TableId>,
    JsonBody(body): JsonBody<ReportRequest>,
) -> Result<(StatusCode, Json<ReportReceipt>), ApiError> {
    check(&body)?;
    app.limit_report(guest.id)?;
    let guest = GuestIdentity { id: guest.id, name: guest.name, bot: guest.bot };
    let receipt = app.report_at(owner.map(|Extension(owner)| owner), table, guest, body).await?;
    Ok((StatusCode::CREATED, Json(receipt)))
}

/// Returns what a report is about, and its text.
fn check(body: &ReportRequest) -> Result<(ReportTarget, String), Problem> {
    let target = match (body.seat, body.line) {
        (Some(seat), None) => ReportTarget::Seat(seat),
        (None, Some(line)) => ReportTarget::Line(line),
        _ => return Err(invalid("A report names either a seat or a chat line.")),
    };
    let text = sanitize::text(&body.text, MAX_REPORT_CHARS)
        .ok_or_else(|| invalid(format!("A report has at most {MAX_REPORT_CHARS} characters.")))?;
    Ok((target, text))
}

impl App {
    /// Stores a report about a table of this server with its context: who sits at the table, and what was said last.
    pub(crate) async fn report_player(
        &self,
        table: TableId,
        reporter: GuestId,
        name: String,
        body: ReportRequest,
    ) -> Result<ReportReceipt, Problem> {
        let (target, text) = check(&body)?;
        let command = |reply| AdminCommand::ReportContext { table, reporter, target, reply };
        let context = self.shard(table).request(|reply| ShardCommand::Admin(command(reply))).await?;
        let at_ms = self.now();
        let content = ReportContent {
            at_ms,
            table,
            reporter: NamedGuest { id: reporter, name },
            reported: context.reported,
            category: body.category,
            text,
            line: context.line,
            game: context.game,
            seats: context.seats,
            chat: context.chat,
        };
        let (reported, category) = (content.reported.id, content.category.name());
        self.commit(vec![Write::SaveReport(Box::new(content))]).await?;
        tracing::info!(%table, %reporter, %reported, category, "player reported");
        Ok(ReportReceipt { kept_until_ms: at_ms + self.config().retention.reports.as_millis() as u64 })
    }
}

fn invalid(message: impl Into<std::borrow::Cow<'static, str>>) -> Problem {
    Problem::new(ProblemCode::InvalidReport, message)
}
