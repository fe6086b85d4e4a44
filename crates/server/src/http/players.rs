//! Players: their profiles, matches and ratings.

use axum::Json;
use axum::extract::State;
use rodeo_protocol::api::{MatchSummary, Page, PlayerProfile, RatingEntry};
use rodeo_protocol::{GuestId, Problem, ProblemCode};
use rodeo_rules::any::GameKind;
use rodeo_store::Store;
use serde::Deserialize;

use super::extract::PathValue;
use super::{ApiError, PathParam, Query};
use crate::app::App;
use crate::limits::ClientNetwork;
use crate::read_pool::ReadClient;
use crate::session::Caller;

/// Number of matches in a page.
const PAGE_SIZE: usize = 30;
/// Number of players in a list of ratings.
const MAX_RATINGS: usize = 100;
/// Greatest integer that all JSON parsers read exactly. Match numbers are never greater.
const MAX_EXACT_INTEGER: u64 = (1 << 53) - 1;

pub(super) async fn player(
    State(app): State<App>,
    PathParam(id): PathParam<GuestId>,
) -> Result<Json<PlayerProfile>, ApiError> {
    let (guest, ratings) = app.read_store(move |store| Ok((store.guest(id)?, store.ratings_of(id)?))).await?;
    let guest = guest.ok_or_else(GuestId::not_found)?;
    Ok(Json(PlayerProfile { id, name: guest.name, bot: guest.bot, ratings }))
}

#[derive(Deserialize)]
pub(super) struct PageQuery {
    before: Option<u64>,
}

pub(super) async fn player_matches(
    State(app): State<App>,
    client: ReadClient,
    PathParam(id): PathParam<GuestId>,
    Query(PageQuery { before }): Query<PageQuery>,
) -> Result<Json<Page<MatchSummary>>, ApiError> {
    app.read_store(move |store| store.guest(id)).await?.ok_or_else(GuestId::not_found)?;
    Ok(Json(match_page(&app, client, id, before).await?))
}

pub(super) async fn my_matches(
    State(app): State<App>,
    Caller(guest): Caller,
    network: ClientNetwork,
    Query(PageQuery { before }): Query<PageQuery>,
) -> Result<Json<Page<MatchSummary>>, ApiError> {
    let client = ReadClient { network, guest: Some(guest.id) };
    Ok(Json(match_page(&app, client, guest.id, before).await?))
}

async fn match_page(
    app: &App,
    client: ReadClient,
    guest: GuestId,
    before: Option<u64>,
) -> Result<Page<MatchSummary>, Problem> {
    if before.is_some_and(|before| before > MAX_EXACT_INTEGER) {
        let message = format!("`before` is at most {MAX_EXACT_INTEGER}.");
        return Err(Problem::new(ProblemCode::Malformed, message));
    }
    // One more than a page, to know whether there is a next one.
    let query = move |store: &dyn Store| Ok(store.matches_of(guest, before, PAGE_SIZE + 1)?);
    let mut found = app.read_heavy(client, query).await?;
    let has_more = found.len() > PAGE_SIZE;
    found.truncate(PAGE_SIZE);
    let before = found.last().filter(|_| has_more).map(|(number, _)| *number);
    Ok(Page { items: found.into_iter().map(|(_, summary)| summary).collect(), before })
}

pub(super) async fn ratings(
    State(app): State<App>,
    PathParam(game): PathParam<GameKind>,
) -> Result<Json<Vec<RatingEntry>>, ApiError> {
    Ok(Json(app.read_store(move |store| store.best_ratings(game, MAX_RATINGS)).await?))
}
