//! Players: what is known of them, their matches and ratings.

use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use rodeo_protocol::api::{MatchSummary, Page, PlayerProfile, RatingEntry};
use rodeo_protocol::{GuestId, Problem, ProblemCode};
use rodeo_rules::any::GameKind;
use serde::Deserialize;

use super::extract::InPath;
use super::{Asked, At, Refused};
use crate::app::App;
use crate::session::Caller;

/// As many matches a page has.
const PAGE: usize = 30;
/// As many players a list of the best has.
const BEST: usize = 100;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/v1/players/{id}", get(player))
        .route("/api/v1/players/{id}/matches", get(matches))
        .route("/api/v1/me/matches", get(my_matches))
        .route("/api/v1/ratings/{game}", get(ratings))
}

async fn player(State(app): State<App>, At(id): At<GuestId>) -> Result<Json<PlayerProfile>, Refused> {
    let found = app.ask_store(move |store| Ok((store.guest(id)?, store.ratings_of(id)?))).await?;
    let guest = found.0.ok_or_else(GuestId::missing)?;
    Ok(Json(PlayerProfile { id, name: guest.name, bot: guest.bot, ratings: found.1 }))
}

/// The greatest number that every reader of JSON keeps exactly: no other is ever given.
const EXACT: u64 = (1 << 53) - 1;

/// Where to go on in a list.
#[derive(Deserialize)]
struct From {
    before: Option<u64>,
}

async fn matches(
    State(app): State<App>,
    At(id): At<GuestId>,
    Asked(From { before }): Asked<From>,
) -> Result<Json<Page<MatchSummary>>, Refused> {
    app.ask_store(move |store| store.guest(id)).await?.ok_or_else(GuestId::missing)?;
    Ok(Json(page(&app, id, before).await?))
}

async fn my_matches(
    State(app): State<App>,
    Caller(guest): Caller,
    Asked(From { before }): Asked<From>,
) -> Result<Json<Page<MatchSummary>>, Refused> {
    Ok(Json(page(&app, guest.id, before).await?))
}

async fn page(app: &App, guest: GuestId, before: Option<u64>) -> Result<Page<MatchSummary>, Problem> {
    if before.is_some_and(|before| before > EXACT) {
        return Err(Problem::new(ProblemCode::Malformed, "before: there are no numbers as great as this."));
    }
    let mut found = app.ask_store(move |store| store.matches_of(guest, before, PAGE + 1)).await?;
    let more = found.len() > PAGE;
    found.truncate(PAGE);
    let before = found.last().filter(|_| more).map(|(number, _)| *number);
    Ok(Page { items: found.into_iter().map(|(_, card)| card).collect(), before })
}

async fn ratings(State(app): State<App>, At(game): At<GameKind>) -> Result<Json<Vec<RatingEntry>>, Refused> {
    Ok(Json(app.ask_store(move |store| store.best_ratings(game, BEST)).await?))
}
