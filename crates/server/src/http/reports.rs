//! Reports of players to the operators of the server.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use rodeo_protocol::admin::{NamedGuest, ReportContent};
use rodeo_protocol::api::{MAX_REPORT_CHARS, ReportReceipt, ReportRequest};
use rodeo_protocol::{Problem, ProblemCode, TableId};
use rodeo_store::Write;
use rodeo_table::sanitize;

use super::{ApiError, JsonBody, PathParam};
use crate::app::App;
use crate::session::Caller;
use crate::shard::{AdminCommand, ReportTarget, ShardCommand};

/// Stores a report with its context: who sits at the table, and what was said last.
pub(super) async fn report_player(
    State(app): State<App>,
    Caller(guest): Caller,
    PathParam(table): PathParam<TableId>,
    JsonBody(body): JsonBody<ReportRequest>,
) -> Result<(StatusCode, Json<ReportReceipt>), ApiError> {
    let target = match (body.seat, body.line) {
        (Some(seat), None) => ReportTarget::Seat(seat),
        (None, Some(line)) => ReportTarget::Line(line),
        _ => return Err(invalid("A report names either a seat or a chat line.").into()),
    };
    let text = sanitize::text(&body.text, MAX_REPORT_CHARS)
        .ok_or_else(|| invalid(format!("A report has at most {MAX_REPORT_CHARS} characters.")))?;
    app.limit_report(guest.id)?;
    let reporter = guest.id;
    let context = app
        .shard(table)
        .request(|reply| ShardCommand::Admin(AdminCommand::ReportContext { table, reporter, target, reply }))
        .await?;
    let at_ms = app.now();
    let content = ReportContent {
        at_ms,
        table,
        reporter: NamedGuest { id: guest.id, name: guest.name },
        reported: context.reported,
        category: body.category,
        text,
        line: context.line,
        game: context.game,
        seats: context.seats,
        chat: context.chat,
    };
    let (reported, category) = (content.reported.id, content.category.name());
    app.commit(vec![Write::SaveReport(Box::new(content))]).await?;
    tracing::info!(%table, %reporter, %reported, category, "player reported");
    let kept_until_ms = at_ms + app.config().retention.reports.as_millis() as u64;
    Ok((StatusCode::CREATED, Json(ReportReceipt { kept_until_ms })))
}

fn invalid(message: impl Into<std::borrow::Cow<'static, str>>) -> Problem {
    Problem::new(ProblemCode::InvalidReport, message)
}
