//! Reports of players.

use std::num::ParseIntError;
use std::str::FromStr;

use axum::Json;
use axum::extract::State;
use rodeo_protocol::admin::{Report, ResolveRequest};
use rodeo_protocol::{Problem, ProblemCode};
use rodeo_store::ReportQuery;
use serde::Deserialize;

use super::writes;
use crate::app::App;
use crate::http::{ApiError, JsonBody, PathParam, PathValue, Query};

/// Number of a report.
pub(super) struct ReportNumber(u64);

impl FromStr for ReportNumber {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<ReportNumber, ParseIntError> {
        text.parse().map(ReportNumber)
    }
}

impl PathValue for ReportNumber {
    const NAME: &'static str = "report";

    fn not_found() -> Problem {
        Problem::new(ProblemCode::NotFound, "This report does not exist or is no longer stored.")
    }
}

#[derive(Deserialize)]
pub(super) struct ReportsQuery {
    /// Whether resolved reports are included.
    #[serde(default)]
    resolved: bool,
    limit: Option<usize>,
}

/// Number of reports in a list, unless the query asks for another.
const DEFAULT_LIMIT: usize = 50;

pub(super) async fn list(
    State(app): State<App>,
    Query(ReportsQuery { resolved, limit }): Query<ReportsQuery>,
) -> Result<Json<Vec<Report>>, ApiError> {
    let query = ReportQuery { resolved, limit: limit.unwrap_or(DEFAULT_LIMIT) };
    Ok(Json(app.read_store(move |store| store.reports(query)).await?))
}

pub(super) async fn show(
    State(app): State<App>,
    PathParam(number): PathParam<ReportNumber>,
) -> Result<Json<Report>, ApiError> {
    Ok(Json(find(&app, &number).await?))
}

pub(super) async fn resolve(
    State(app): State<App>,
    PathParam(number): PathParam<ReportNumber>,
    JsonBody(body): JsonBody<ResolveRequest>,
) -> Result<Json<Report>, ApiError> {
    find(&app, &number).await?;
    app.commit(vec![writes::resolve(number.0, &body, app.now())?]).await?;
    tracing::info!(action = "resolve_report", report = number.0, "administration");
    Ok(Json(find(&app, &number).await?))
}

async fn find(app: &App, ReportNumber(id): &ReportNumber) -> Result<Report, Problem> {
    let id = *id;
    app.read_store(move |store| store.report(id)).await?.ok_or_else(ReportNumber::not_found)
}
