//! Pictures of tables and matches, to which previews of links point.
//!
//! Drawing takes milliseconds, so it is a heavy read: it runs on the threads for these, when it is the client's turn. Equal pictures are
//! drawn once as long as they are in the cache of rendered responses, of which they have a part of their own.

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::Response;
use rodeo_preview::Picture;
use rodeo_protocol::{MatchId, Problem, ProblemCode, TableId};
use rodeo_rules::deal::Hex32;
use rodeo_texts::Language;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::conditional::{Freshness, cacheable, not_modified};
use super::extract::PathValue;
use super::{ApiError, PathParam, Query};
use crate::app::App;
use crate::read_pool::ReadClient;
use crate::render_cache::BodyKind;
use crate::table_access::RemoteOwner;

/// Other sites may show pictures: they are made for that.
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

#[derive(Deserialize)]
pub(super) struct PictureQuery {
    lang: Option<String>,
}

impl PictureQuery {
    fn language(&self) -> Result<Language, Problem> {
        let Some(code) = &self.lang else { return Ok(Language::default()) };
        Language::from_locale(code).ok_or_else(|| {
            let known = Language::ALL.map(Language::code).join(", ");
            Problem::new(ProblemCode::Malformed, format!("The language is one of {known}."))
        })
    }
}

pub(super) async fn table_picture(
    State(app): State<App>,
    owner: Option<Extension<RemoteOwner>>,
    client: ReadClient,
    headers: HeaderMap,
    PathParam(id): PathParam<TableId>,
    Query(query): Query<PictureQuery>,
) -> Result<Response, ApiError> {
    let language = query.language()?;
    let view = app.public_view_at(owner.map(|Extension(owner)| owner), id).await?;
    let picture = Picture::of_table(&view.summary, view.game, &view.players);
    respond(&app, client, &headers, picture, language, Freshness::LiveTable).await
}

pub(super) async fn match_picture(
    State(app): State<App>,
    client: ReadClient,
    headers: HeaderMap,
    PathParam(id): PathParam<MatchId>,
    Query(query): Query<PictureQuery>,
) -> Result<Response, ApiError> {
    let language = query.language()?;
    let summary =
        app.read_store(move |store| store.match_summary(id)).await?.ok_or_else(MatchId::not_found)?;
    respond(&app, client, &headers, Picture::of_match(&summary), language, Freshness::FinishedMatch).await
}

async fn respond(
    app: &App,
    client: ReadClient,
    headers: &HeaderMap,
    picture: Picture,
    language: Language,
    freshness: Freshness,
) -> Result<Response, ApiError> {
    let etag = etag(&picture, language);
    if let Some(response) = not_modified(headers, &etag, freshness) {
        return Ok(response);
    }
    let render = move |_: &dyn rodeo_store::Store| {
        Ok(picture.draw(language).map_err(|error| {
            tracing::error!(%error, "failed to encode a picture");
            Problem::new(ProblemCode::Internal, "Internal error.")
        })?)
    };
    let body = app.render(client, BodyKind::Picture, etag.clone(), render).await?;
    let mut response = cacheable(body, &etag, "image/png", freshness);
    response.headers_mut().insert(RESOURCE_POLICY, HeaderValue::from_static("cross-origin"));
    Ok(response)
}

/// Returns the ETag of a picture: a hash of what it shows, and of the version that draws it.
fn etag(picture: &Picture, language: Language) -> String {
    let content = serde_json::to_vec(picture).expect("pictures are plain data with string keys");
    let hash = Sha256::new()
        .chain_update(env!("CARGO_PKG_VERSION"))
        .chain_update(language.code())
        .chain_update(content)
        .finalize();
    format!("\"picture-{}\"", Hex32(hash.into()))
}
