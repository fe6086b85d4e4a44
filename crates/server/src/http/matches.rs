//! Finished matches: summaries, records and replays.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use rodeo_protocol::api::ReplayStep;
use rodeo_protocol::view::GameView;
use rodeo_protocol::{MatchId, Problem, ProblemCode};
use rodeo_rules::any::AnyGame;
use rodeo_rules::game::Game;
use rodeo_rules::record::{Record, Replay};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_store::Store;
use serde::Deserialize;

use super::conditional::{Freshness, cacheable, not_modified};
use super::extract::{PathValue, StepNumber};
use super::{ApiError, PathParam, Query};
use crate::app::App;
use crate::read_pool::ReadClient;
use crate::render_cache::BodyKind;

pub(super) async fn match_summary(
    State(app): State<App>,
    headers: HeaderMap,
    PathParam(id): PathParam<MatchId>,
) -> Result<Response, ApiError> {
    let etag = etag(&app, id, "summary").await?;
    if let Some(response) = not_modified(&headers, &etag, Freshness::FinishedMatch) {
        return Ok(response);
    }
    let summary =
        app.read_store(move |store| store.match_summary(id)).await?.ok_or_else(MatchId::not_found)?;
    Ok(cacheable(to_json(&summary).into(), &etag, JSON, Freshness::FinishedMatch))
}

/// Returns the ETag of a representation of a match. Reads only whether the match exists and how often it was changed.
async fn etag(app: &App, id: MatchId, representation: &str) -> Result<String, Problem> {
    let revision = app.read_store(move |store| store.match_revision(id)).await?;
    let revision = revision.ok_or_else(MatchId::not_found)?;
    Ok(format!("\"{id}-{revision}-{representation}\""))
}

fn to_json(value: &impl serde::Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("responses are plain data with string keys")
}

const JSON: &str = "application/json";

#[derive(Deserialize)]
pub(super) struct RecordQuery {
    #[serde(default)]
    form: RecordForm,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RecordForm {
    #[default]
    Json,
    Text,
}

/// Returns the record as a download.
pub(super) async fn record(
    State(app): State<App>,
    client: ReadClient,
    headers: HeaderMap,
    PathParam(id): PathParam<MatchId>,
    Query(RecordQuery { form }): Query<RecordQuery>,
) -> Result<Response, ApiError> {
    let (content_type, extension) = match form {
        RecordForm::Json => (JSON, "json"),
        RecordForm::Text => ("text/plain; charset=utf-8", "txt"),
    };
    let etag = etag(&app, id, extension).await?;
    if let Some(response) = not_modified(&headers, &etag, Freshness::FinishedMatch) {
        return Ok(response);
    }
    let render = move |store: &dyn Store| {
        let json = store.record(id)?.ok_or_else(MatchId::not_found)?;
        let record = parse_record(id, &json)?;
        let body = match form {
            RecordForm::Json => json,
            RecordForm::Text => record.to_text(),
        };
        Ok(body.into_bytes())
    };
    let body = app.render(client, BodyKind::Match, etag.clone(), render).await?;
    let summary =
        app.read_store(move |store| store.match_summary(id)).await?.ok_or_else(MatchId::not_found)?;
    let game = summary.rules.kind().name();
    let disposition = format!("attachment; filename=\"rodeo-{game}-{id}.{extension}\"");
    Ok((
        [(header::CONTENT_DISPOSITION, disposition)],
        cacheable(body, &etag, content_type, Freshness::FinishedMatch),
    )
        .into_response())
}

#[derive(Deserialize)]
pub(super) struct ReplayQuery {
    viewer: Option<String>,
}

pub(super) async fn replay(
    State(app): State<App>,
    client: ReadClient,
    headers: HeaderMap,
    PathParam(id): PathParam<MatchId>,
    PathParam(StepNumber(step)): PathParam<StepNumber>,
    Query(ReplayQuery { viewer }): Query<ReplayQuery>,
) -> Result<Response, ApiError> {
    let viewer = parse_viewer(viewer.as_deref())?;
    let name = viewer.map_or("all".to_owned(), |viewer| format!("{viewer:?}").to_lowercase());
    let name: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    let etag = etag(&app, id, &format!("{step}-{name}")).await?;
    if let Some(response) = not_modified(&headers, &etag, Freshness::FinishedMatch) {
        return Ok(response);
    }
    let render = move |store: &dyn Store| {
        let json = store.record(id)?.ok_or_else(MatchId::not_found)?;
        Ok(to_json(&replay_to(&parse_record(id, &json)?, step, viewer)?))
    };
    let body = app.render(client, BodyKind::Match, etag.clone(), render).await?;
    Ok(cacheable(body, &etag, JSON, Freshness::FinishedMatch))
}

fn parse_record(id: MatchId, json: &str) -> Result<Record, Problem> {
    Record::read(json.as_bytes()).map_err(|error| {
        tracing::error!(%id, code = error.code(), "stored record is invalid");
        damaged()
    })
}

fn damaged() -> Problem {
    Problem::new(ProblemCode::Internal, "The record of this match is damaged.")
}

/// Replays the record up to this step.
fn replay_to(record: &Record, step: u32, viewer: Option<Viewer>) -> Result<ReplayStep, Problem> {
    let (at, steps) = (step as usize, record.steps.len());
    if at > steps {
        return Err(Problem::new(ProblemCode::NotFound, format!("The match has {steps} steps.")));
    }
    if let Some(Viewer::Seat(seat)) = viewer
        && seat.index() >= record.seats.len()
    {
        return Err(invalid_viewer());
    }
    let mut replay = Replay::new(record).map_err(|_| damaged())?;
    replay.forward_to(at.saturating_sub(1)).map_err(|_| damaged())?;
    let mut events = Vec::new();
    if at > 0 {
        replay.step(&mut events).map_err(|_| damaged())?;
    }
    let view_of = |viewer| GameView::new(&replay.game().view(viewer), true);
    let seats = match viewer {
        Some(viewer) => {
            events.iter_mut().for_each(|event| *event = AnyGame::show(event, viewer));
            Vec::new()
        }
        None => Seat::all(record.seats.len() as u8).map(|seat| view_of(Viewer::Seat(seat))).collect(),
    };
    let view = view_of(viewer.unwrap_or(Viewer::Public));
    Ok(ReplayStep { step, steps: steps as u32, events, view, seats })
}

/// Parses a viewer; `None` means that all cards are open.
fn parse_viewer(viewer: Option<&str>) -> Result<Option<Viewer>, Problem> {
    match viewer {
        None | Some("all") => Ok(None),
        Some("public") => Ok(Some(Viewer::Public)),
        Some(text) => {
            let seat = text.parse().ok().and_then(Seat::new).ok_or_else(invalid_viewer)?;
            Ok(Some(Viewer::Seat(seat)))
        }
    }
}

fn invalid_viewer() -> Problem {
    let message = "The viewer is `all`, `public`, or a seat of this match, counted from 0.";
    Problem::new(ProblemCode::Malformed, message)
}
