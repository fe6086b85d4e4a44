//! Guests: people without accounts, and bots of others.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use rodeo_protocol::api::{Me, NameRequest, RecoverRequest, TableSummary};
use rodeo_protocol::{GuestId, Problem, ProblemCode};
use rodeo_rules::deal::write_hex;
use rodeo_store::{Guest, SecretKind, Write};
use rodeo_table::sanitize;

use super::{Body, Refused};
use crate::app::App;
use crate::random::random;
use crate::session::{Caller, cookie, hash};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/v1/guests", post(make))
        .route("/api/v1/bots", post(make_bot))
        .route("/api/v1/recover", post(recover))
        .route("/api/v1/me", get(me).patch(rename))
        .route("/api/v1/me/recovery", post(new_recovery))
        .route("/api/v1/me/tables", get(tables))
}

/// A new guest: the cookie goes into the browser, the recovery code to the person.
async fn make(State(app): State<App>, Body(body): Body<NameRequest>) -> Result<Response, Refused> {
    let (secret, recovery) = (secret(), recovery_code());
    let secrets = vec![(hash(&secret), SecretKind::Cookie), (hash(&plain(&recovery)), SecretKind::Recovery)];
    let guest = new_guest(&app, &body.name, false, secrets).await?;
    let me = Me { recovery: Some(recovery), ..about(&guest) };
    Ok((StatusCode::CREATED, set_cookie(&app, &secret), Json(me)).into_response())
}

/// A new bot: its author gets a token.
async fn make_bot(State(app): State<App>, Body(body): Body<NameRequest>) -> Result<Response, Refused> {
    let token = secret();
    let guest = new_guest(&app, &body.name, true, vec![(hash(&token), SecretKind::Token)]).await?;
    let me = Me { token: Some(token), ..about(&guest) };
    Ok((StatusCode::CREATED, Json(me)).into_response())
}

async fn new_guest(
    app: &App,
    name: &str,
    bot: bool,
    secrets: Vec<(rodeo_store::SecretHash, SecretKind)>,
) -> Result<Guest, Problem> {
    let name = clean_name(name)?;
    app.count_new_guest()?;
    let at = app.now();
    let guest = Guest { id: GuestId::from_random(random()), name, bot, created_at: at, last_seen_at: at };
    app.commit(vec![Write::CreateGuest { guest: guest.clone(), secrets }]).await?;
    Ok(guest)
}

async fn me(Caller(guest): Caller) -> Json<Me> {
    Json(about(&guest))
}

async fn rename(
    State(app): State<App>,
    Caller(guest): Caller,
    Body(body): Body<NameRequest>,
) -> Result<Json<Me>, Refused> {
    let name = clean_name(&body.name)?;
    app.commit(vec![Write::RenameGuest { guest: guest.id, name: name.clone() }]).await?;
    app.sessions().forget(&guest);
    Ok(Json(Me { name, ..about(&guest) }))
}

/// A new recovery code; the one before is good for nothing any more.
async fn new_recovery(
    State(app): State<App>,
    _: crate::session::SameOrigin,
    Caller(guest): Caller,
) -> Result<Json<Me>, Refused> {
    let recovery = recovery_code();
    let (secret, kind, at) = (hash(&plain(&recovery)), SecretKind::Recovery, app.now());
    app.commit(vec![Write::AddSecret { guest: guest.id, secret, kind, at }]).await?;
    Ok(Json(Me { recovery: Some(recovery), ..about(&guest) }))
}

/// Comes back on another device: with a cookie of its own.
async fn recover(State(app): State<App>, Body(body): Body<RecoverRequest>) -> Result<Response, Refused> {
    let code = hash(&plain(&body.recovery));
    let guest = app.ask_store(move |store| store.guest_by_secret(&code)).await?;
    // Nobody finds a hundred bits by trying: only wrong codes are counted, so that they keep nobody else out.
    if guest.is_none() {
        app.count_guess()?;
    }
    let guest = guest.ok_or_else(|| {
        Problem::new(
            ProblemCode::InvalidCredentials,
            "This recovery code is not known. Look at it again, letter by letter.",
        )
    })?;
    let (secret, at) = (secret(), app.now());
    let kind = SecretKind::Cookie;
    app.commit(vec![Write::AddSecret { guest: guest.id, secret: hash(&secret), kind, at }]).await?;
    Ok((set_cookie(&app, &secret), Json(about(&guest))).into_response())
}

async fn tables(State(app): State<App>, Caller(guest): Caller) -> Json<Vec<TableSummary>> {
    Json(app.directory().tables_of(guest.id))
}

fn about(guest: &Guest) -> Me {
    Me { id: guest.id, name: guest.name.clone(), bot: guest.bot, recovery: None, token: None }
}

fn clean_name(name: &str) -> Result<String, Problem> {
    sanitize::name(name).ok_or_else(|| {
        Problem::new(
            ProblemCode::InvalidName,
            format!("A name has 1 to {} visible characters.", sanitize::MAX_NAME_CHARS),
        )
    })
}

fn set_cookie(app: &App, secret: &str) -> HeaderMap {
    let secure = app.config().public_url.as_ref().is_some_and(|url| url.starts_with("https://"));
    let mut headers = HeaderMap::new();
    // Secrets are letters and digits, so this is a header.
    if let Ok(value) = cookie(secret, secure).parse() {
        headers.insert(header::SET_COOKIE, value);
    }
    headers
}

/// A secret of 256 bits, for cookies and tokens.
fn secret() -> String {
    write_hex(&random::<32>())
}

/// A code that people can write down: a hundred bits in five groups.
fn recovery_code() -> String {
    let letters = GuestId::from_random(random()).to_string().to_uppercase();
    let groups: Vec<&str> = (0..5).filter_map(|group| letters.get(4 * group..4 * group + 4)).collect();
    groups.join("-")
}

/// A recovery code as it is meant, however it was typed.
fn plain(code: &str) -> String {
    let letters = code.chars().filter(|letter| letter.is_ascii_alphanumeric()).take(100);
    letters
        .map(|letter| match letter.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            letter => letter,
        })
        .collect()
}
