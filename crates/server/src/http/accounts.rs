//! Sessions and bot tokens of the caller, logging out, and deleting the account.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::CookieJar;
use rodeo_protocol::api::{NewToken, Session, SessionKind, TokenRequest};
use rodeo_protocol::{Problem, SessionId};
use rodeo_store::{SecretHash, SecretKind, StoredSession, Write};

use super::extract::PathValue;
use super::guests::{TOKEN_PREFIX, clean_name, new_secret};
use super::{ApiError, JsonBody, PathParam};
use crate::app::App;
use crate::limits::too_many;
use crate::session::{AccountOwner, CallerSession, SameOrigin, expired_cookie, hash};

/// Number of bot tokens that a guest can have.
const MAX_TOKENS: usize = 20;
/// Milliseconds after which a guest with too many tokens may try again: enough to void one.
const TOKEN_RETRY: u64 = 60_000;

pub(super) async fn sessions(
    State(app): State<App>,
    AccountOwner(session): AccountOwner,
) -> Result<Json<Vec<Session>>, ApiError> {
    let stored = stored_sessions(&app, &session).await?;
    Ok(Json(stored.into_iter().map(|stored| to_session(stored, &session.secret)).collect()))
}

pub(super) async fn create_token(
    State(app): State<App>,
    AccountOwner(session): AccountOwner,
    JsonBody(body): JsonBody<TokenRequest>,
) -> Result<(StatusCode, Json<NewToken>), ApiError> {
    let label = clean_name(&body.label)?;
    let stored = stored_sessions(&app, &session).await?;
    if stored.iter().filter(|stored| stored.kind == SecretKind::Token).count() >= MAX_TOKENS {
        let message = format!("You have {MAX_TOKENS} bot tokens. Void one of them first.");
        return Err(too_many(message, TOKEN_RETRY).into());
    }
    let (token, kind, at) = (new_secret(TOKEN_PREFIX), SecretKind::Token, app.now());
    let secret = hash(&token);
    app.commit(vec![Write::AddSecret { guest: session.guest.id, secret, kind, label: label.clone(), at }])
        .await?;
    let stored = StoredSession { id: secret.session_id(), kind, label, created_at: at, last_used_at: at };
    let session = to_session(stored, &session.secret);
    Ok((StatusCode::CREATED, Json(NewToken { session, token })))
}

pub(super) async fn end_session(
    State(app): State<App>,
    _: SameOrigin,
    AccountOwner(session): AccountOwner,
    PathParam(id): PathParam<SessionId>,
) -> Result<StatusCode, ApiError> {
    let stored = stored_sessions(&app, &session).await?;
    if stored.iter().all(|stored| stored.id != id) {
        return Err(SessionId::not_found().into());
    }
    app.end_session(&session.guest, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn end_other_sessions(
    State(app): State<App>,
    _: SameOrigin,
    AccountOwner(session): AccountOwner,
) -> Result<StatusCode, ApiError> {
    app.end_other_sessions(&session.guest, session.secret.session_id(), Vec::new()).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn log_out(
    State(app): State<App>,
    _: SameOrigin,
    session: CallerSession,
) -> Result<(StatusCode, CookieJar), ApiError> {
    app.end_session(&session.guest, session.secret.session_id()).await?;
    Ok((StatusCode::NO_CONTENT, expired_cookie()))
}

pub(super) async fn delete_me(
    State(app): State<App>,
    _: SameOrigin,
    AccountOwner(session): AccountOwner,
) -> Result<(StatusCode, CookieJar), ApiError> {
    app.delete_guest(&session.guest).await?;
    tracing::info!("guest deleted at their own request");
    Ok((StatusCode::NO_CONTENT, expired_cookie()))
}

async fn stored_sessions(app: &App, session: &CallerSession) -> Result<Vec<StoredSession>, Problem> {
    let guest = session.guest.id;
    app.read_store(move |store| store.sessions_of(guest)).await
}

fn to_session(stored: StoredSession, current: &SecretHash) -> Session {
    Session {
        id: stored.id,
        kind: match stored.kind {
            SecretKind::Token => SessionKind::Token,
            SecretKind::Session | SecretKind::Recovery => SessionKind::Browser,
        },
        label: stored.label,
        created_ms: stored.created_at,
        last_used_ms: stored.last_used_at,
        current: stored.id == current.session_id(),
    }
}
