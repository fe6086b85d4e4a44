//! Finished matches: summaries, records and replays.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use rodeo_protocol::api::{MatchSummary, ReplayStep};
use rodeo_protocol::view::GameView;
use rodeo_protocol::{MatchId, Problem, ProblemCode};
use rodeo_rules::any::AnyGame;
use rodeo_rules::game::Game;
use rodeo_rules::record::{Record, Replay};
use rodeo_rules::seat::{Seat, Viewer};
use serde::Deserialize;

use super::extract::{PathValue, StepNumber};
use super::{ApiError, PathParam, Query};
use crate::app::App;

pub(super) async fn match_summary(
    State(app): State<App>,
    PathParam(id): PathParam<MatchId>,
) -> Result<Json<MatchSummary>, ApiError> {
    let summary = app.read_store(move |store| store.match_summary(id)).await?;
    Ok(Json(summary.ok_or_else(MatchId::not_found)?))
}

#[derive(Deserialize)]
pub(super) struct RecordQuery {
    #[serde(default)]
    form: RecordForm,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RecordForm {
    #[default]
    Json,
    Text,
}

/// Returns the record as a download.
pub(super) async fn record(
    State(app): State<App>,
    PathParam(id): PathParam<MatchId>,
    Query(RecordQuery { form }): Query<RecordQuery>,
) -> Result<Response, ApiError> {
    let json = app.read_store(move |store| store.record(id)).await?.ok_or_else(MatchId::not_found)?;
    let record = parse_record(id, &json)?;
    let game = record.rules.kind().name();
    let (body, content_type, extension) = match form {
        RecordForm::Json => (json, "application/json", "json"),
        RecordForm::Text => (record.to_text(), "text/plain; charset=utf-8", "txt"),
    };
    let disposition = format!("attachment; filename=\"rodeo-{game}-{id}.{extension}\"");
    let headers =
        [(header::CONTENT_TYPE, content_type.to_owned()), (header::CONTENT_DISPOSITION, disposition)];
    Ok((headers, body).into_response())
}

#[derive(Deserialize)]
pub(super) struct ReplayQuery {
    viewer: Option<String>,
}

pub(super) async fn replay(
    State(app): State<App>,
    PathParam(id): PathParam<MatchId>,
    PathParam(StepNumber(step)): PathParam<StepNumber>,
    Query(ReplayQuery { viewer }): Query<ReplayQuery>,
) -> Result<Json<ReplayStep>, ApiError> {
    let found = app
        .read_store(move |store| {
            let json = store.record(id)?;
            // Replaying a long match takes a while, and this thread may block.
            Ok(json.map(|json| {
                parse_record(id, &json).and_then(|record| replay_to(&record, step, viewer.as_deref()))
            }))
        })
        .await?;
    Ok(Json(found.ok_or_else(MatchId::not_found)??))
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
fn replay_to(record: &Record, step: u32, viewer: Option<&str>) -> Result<ReplayStep, Problem> {
    let (at, steps) = (step as usize, record.steps.len());
    if at > steps {
        return Err(Problem::new(ProblemCode::NotFound, format!("The match has {steps} steps.")));
    }
    let viewer = parse_viewer(viewer, record.rules.kind(), record.seats.len())?;
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
fn parse_viewer(
    viewer: Option<&str>,
    game: rodeo_rules::any::GameKind,
    seats: usize,
) -> Result<Option<Viewer>, Problem> {
    match viewer {
        None | Some("all") => Ok(None),
        Some("public") => Ok(Some(Viewer::Public)),
        Some(text) => {
            let seat = text.parse().ok().and_then(Seat::new).filter(|seat| seat.index() < seats);
            let invalid = || {
                let message = format!(
                    "The viewer is `all`, `public`, or a seat of this match of {} from 0 to {}.",
                    game.title(),
                    seats - 1
                );
                Problem::new(ProblemCode::Malformed, message)
            };
            seat.map(|seat| Some(Viewer::Seat(seat))).ok_or_else(invalid)
        }
    }
}
