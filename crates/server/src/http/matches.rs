//! Matches that were played: their cards, records and replays.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use rodeo_protocol::api::{MatchSummary, ReplayStep};
use rodeo_protocol::view::GameView;
use rodeo_protocol::{MatchId, Problem, ProblemCode};
use rodeo_rules::any::AnyGame;
use rodeo_rules::game::Game;
use rodeo_rules::record::{Record, Replay};
use rodeo_rules::seat::{Seat, Viewer};
use serde::Deserialize;

use super::extract::{InPath, Step};
use super::{Asked, At, Refused};
use crate::app::App;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/v1/matches/{id}", get(card))
        .route("/api/v1/matches/{id}/record", get(record))
        .route("/api/v1/matches/{id}/steps/{step}", get(replay))
}

async fn card(State(app): State<App>, At(id): At<MatchId>) -> Result<Json<MatchSummary>, Refused> {
    let card = app.ask_store(move |store| store.match_summary(id)).await?;
    Ok(Json(card.ok_or_else(MatchId::missing)?))
}

/// Which form of a record.
#[derive(Default, Deserialize)]
struct WhichForm {
    #[serde(default)]
    form: Form,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Form {
    #[default]
    Json,
    Text,
}

/// The record as a file to be kept.
async fn record(
    State(app): State<App>,
    At(id): At<MatchId>,
    Asked(WhichForm { form }): Asked<WhichForm>,
) -> Result<Response, Refused> {
    let json = app.ask_store(move |store| store.record(id)).await?.ok_or_else(MatchId::missing)?;
    let record = read(id, &json)?;
    let game = record.rules.kind().name();
    let (body, kind, ending) = match form {
        Form::Json => (json, "application/json", "json"),
        Form::Text => (record.to_text(), "text/plain; charset=utf-8", "txt"),
    };
    let file = format!("attachment; filename=\"rodeo-{game}-{id}.{ending}\"");
    let headers = [(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, body).into_response())
}

/// Through whose eyes.
#[derive(Deserialize)]
struct Eyes {
    viewer: Option<String>,
}

async fn replay(
    State(app): State<App>,
    At(id): At<MatchId>,
    At(Step(step)): At<Step>,
    Asked(Eyes { viewer }): Asked<Eyes>,
) -> Result<Json<ReplayStep>, Refused> {
    let found = app
        .ask_store(move |store| {
            let json = store.record(id)?;
            // A long match takes a while: this is the thread that may.
            Ok(json.map(|json| read(id, &json).and_then(|record| go_to(&record, step, viewer.as_deref()))))
        })
        .await?;
    Ok(Json(found.ok_or_else(MatchId::missing)??))
}

fn read(id: MatchId, json: &str) -> Result<Record, Problem> {
    Record::read(json.as_bytes()).map_err(|error| {
        tracing::error!(%id, code = error.code(), "a record cannot be read");
        broken()
    })
}

fn broken() -> Problem {
    Problem::new(ProblemCode::Internal, "The record of this match is damaged.")
}

/// Plays the record up to this step.
fn go_to(record: &Record, step: u32, viewer: Option<&str>) -> Result<ReplayStep, Problem> {
    let (at, steps) = (step as usize, record.steps.len());
    if at > steps {
        return Err(Problem::new(ProblemCode::NotFound, format!("The match has {steps} steps.")));
    }
    let viewer = eyes(viewer, record.rules.kind(), record.seats.len())?;
    let mut replay = Replay::new(record).map_err(|_| broken())?;
    replay.forward_to(at.saturating_sub(1)).map_err(|_| broken())?;
    let mut events = Vec::new();
    if at > 0 {
        replay.step(&mut events).map_err(|_| broken())?;
    }
    let see = |viewer| GameView::new(&replay.game().view(viewer), true);
    let seats = match viewer {
        Some(viewer) => {
            events.iter_mut().for_each(|event| *event = AnyGame::show(event, viewer));
            Vec::new()
        }
        None => Seat::all(record.seats.len() as u8).map(|seat| see(Viewer::Seat(seat))).collect(),
    };
    let view = see(viewer.unwrap_or(Viewer::Public));
    Ok(ReplayStep { step, steps: steps as u32, events, view, seats })
}

/// Who looks; nobody in particular where all cards lie open.
fn eyes(
    viewer: Option<&str>,
    game: rodeo_rules::any::GameKind,
    seats: usize,
) -> Result<Option<Viewer>, Problem> {
    match viewer {
        None | Some("all") => Ok(None),
        Some("public") => Ok(Some(Viewer::Public)),
        Some(text) => {
            let seat = text.parse().ok().and_then(Seat::new).filter(|seat| seat.index() < seats);
            let form = || {
                let message = format!(
                    "The viewer is all, public, or a seat of this match of {} from 0 to {}.",
                    game.title(),
                    seats - 1
                );
                Problem::new(ProblemCode::Malformed, message)
            };
            seat.map(|seat| Some(Viewer::Seat(seat))).ok_or_else(form)
        }
    }
}
