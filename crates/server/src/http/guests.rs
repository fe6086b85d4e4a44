//! Guests: people without accounts, and third-party bots.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum_extra::extract::CookieJar;
use rodeo_protocol::api::{Me, NameRequest, RecoverRequest, TableSummary};
use rodeo_protocol::{GuestId, Problem, ProblemCode};
use rodeo_rules::deal::write_hex;
use rodeo_store::{Guest, SecretKind, Write};
use rodeo_table::sanitize;
use serde::Deserialize;

use super::{ApiError, JsonBody, Query};
use crate::app::App;
use crate::client_label::client_label;
use crate::limits::ClientNetwork;
use crate::random::random;
use crate::session::{AccountOwner, Caller, SameOrigin, cookie, hash};

/// Creates a guest: the cookie is for the browser, the recovery code for the person.
pub(super) async fn create_guest(
    State(app): State<App>,
    network: ClientNetwork,
    headers: HeaderMap,
    JsonBody(body): JsonBody<NameRequest>,
) -> Result<(StatusCode, CookieJar, Json<Me>), ApiError> {
    let (secret, recovery) = (new_secret(SESSION_PREFIX), new_recovery_code());
    let secrets = vec![
        (hash(&secret), SecretKind::Session, session_label(&headers)),
        (hash(&normalize(&recovery)), SecretKind::Recovery, String::new()),
    ];
    let guest = insert_guest(&app, network, &body.name, false, secrets).await?;
    app.note_new_session(hash(&secret));
    let me = Me { recovery: Some(recovery), ..to_me(&guest) };
    Ok((StatusCode::CREATED, guest_cookie(&app, secret), Json(me)))
}

/// Creates a bot, which authenticates by a token.
pub(super) async fn create_bot(
    State(app): State<App>,
    network: ClientNetwork,
    JsonBody(body): JsonBody<NameRequest>,
) -> Result<(StatusCode, Json<Me>), ApiError> {
    let token = new_secret(TOKEN_PREFIX);
    let secrets = vec![(hash(&token), SecretKind::Token, String::new())];
    let guest = insert_guest(&app, network, &body.name, true, secrets).await?;
    Ok((StatusCode::CREATED, Json(Me { token: Some(token), ..to_me(&guest) })))
}

async fn insert_guest(
    app: &App,
    network: ClientNetwork,
    name: &str,
    bot: bool,
    secrets: Vec<(rodeo_store::SecretHash, SecretKind, String)>,
) -> Result<Guest, Problem> {
    let name = clean_name(name)?;
    app.limits().new_guest(network).await?;
    let at = app.now();
    let guest = Guest { id: GuestId::from_random(random()), name, bot, created_at: at, last_seen_at: at };
    let mut batch = vec![Write::CreateGuest { guest: guest.clone(), secrets: Vec::new() }];
    batch.extend(secrets.into_iter().map(|(secret, kind, label)| Write::AddSecret {
        guest: guest.id,
        secret,
        kind,
        label,
        at,
    }));
    app.commit(batch).await?;
    Ok(guest)
}

pub(super) async fn me(Caller(guest): Caller) -> Json<Me> {
    Json(to_me(&guest))
}

pub(super) async fn rename_me(
    State(app): State<App>,
    Caller(guest): Caller,
    JsonBody(body): JsonBody<NameRequest>,
) -> Result<Json<Me>, ApiError> {
    // A name can carry a message.
    app.moderation().check_not_muted(guest.id, app.now())?;
    let name = clean_name(&body.name)?;
    app.commit(vec![Write::RenameGuest { guest: guest.id, name: name.clone() }]).await?;
    app.sessions().invalidate(&guest);
    app.announce_guest(guest.id).await;
    Ok(Json(Me { name, ..to_me(&guest) }))
}

#[derive(Deserialize)]
pub(super) struct RecoveryQuery {
    #[serde(default)]
    end_others: bool,
}

/// Creates a recovery code and invalidates the previous one. Ends the other sessions if asked to.
pub(super) async fn create_recovery_code(
    State(app): State<App>,
    _: SameOrigin,
    AccountOwner(session): AccountOwner,
    Query(RecoveryQuery { end_others }): Query<RecoveryQuery>,
) -> Result<Json<Me>, ApiError> {
    let (guest, recovery) = (session.guest, new_recovery_code());
    let (secret, kind, at) = (hash(&normalize(&recovery)), SecretKind::Recovery, app.now());
    let batch = vec![Write::AddSecret { guest: guest.id, secret, kind, label: String::new(), at }];
    match end_others {
        true => app.end_other_sessions(&guest, session.secret.session_id(), batch).await?,
        false => app.commit(batch).await?,
    }
    Ok(Json(Me { recovery: Some(recovery), ..to_me(&guest) }))
}

/// Logs a guest in on another device, with a new cookie.
pub(super) async fn recover_guest(
    State(app): State<App>,
    network: ClientNetwork,
    headers: HeaderMap,
    JsonBody(body): JsonBody<RecoverRequest>,
) -> Result<(CookieJar, Json<Me>), ApiError> {
    let code = hash(&normalize(&body.recovery));
    let guest = app.read_store(move |store| store.guest_by_secret(&code, SecretKind::Recovery)).await?;
    let Some(guest) = guest else {
        // A code has 100 bits and cannot be guessed. Only wrong codes count, so that guessing does not lock out others.
        app.limits().guess(network)?;
        let message = "This recovery code is unknown. Check it for typing errors.";
        return Err(Problem::new(ProblemCode::InvalidCredentials, message).into());
    };
    app.moderation().check_not_banned(guest.id, app.now())?;
    app.limit_recovery(guest.id)?;
    let (secret, at) = (new_secret(SESSION_PREFIX), app.now());
    let (kind, label) = (SecretKind::Session, session_label(&headers));
    app.commit(vec![Write::AddSecret { guest: guest.id, secret: hash(&secret), kind, label, at }]).await?;
    app.note_new_session(hash(&secret));
    app.close_replaced_sessions(&guest).await?;
    Ok((guest_cookie(&app, secret), Json(to_me(&guest))))
}

pub(super) async fn my_tables(State(app): State<App>, Caller(guest): Caller) -> Json<Vec<TableSummary>> {
    Json(app.tables_of(guest.id).await)
}

fn to_me(guest: &Guest) -> Me {
    Me { id: guest.id, name: guest.name.clone(), bot: guest.bot, recovery: None, token: None }
}

pub(crate) fn clean_name(name: &str) -> Result<String, Problem> {
    sanitize::name(name).ok_or_else(|| {
        Problem::new(
            ProblemCode::InvalidName,
            format!("A name has 1 to {} visible characters.", sanitize::MAX_NAME_CHARS),
        )
    })
}

fn guest_cookie(app: &App, secret: String) -> CookieJar {
    let secure = app.config().public_url.as_ref().is_some_and(|url| url.starts_with("https://"));
    cookie(secret, secure)
}

/// Returns the label of a session in this browser.
fn session_label(headers: &HeaderMap) -> String {
    let user_agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    client_label(user_agent.unwrap_or_default())
}

/// Prefix of session cookies. Prefixes tell people and scanners what a leaked secret is.
pub(super) const SESSION_PREFIX: &str = "rodeo_session_";
/// Prefix of bot tokens.
pub(super) const TOKEN_PREFIX: &str = "rodeo_token_";
/// Prefix of recovery codes.
const RECOVERY_PREFIX: &str = "RODEO";

/// Returns a secret of 256 bits, for cookies and tokens.
pub(super) fn new_secret(prefix: &str) -> String {
    format!("{prefix}{}", write_hex(&random::<32>()))
}

/// Number of characters of a recovery code without its prefix.
const RECOVERY_LENGTH: usize = 20;

/// Returns a code that people can write down: the prefix and 100 bits in five groups of four characters.
fn new_recovery_code() -> String {
    let letters = GuestId::from_random(random()).to_string().to_uppercase();
    let groups = (0..RECOVERY_LENGTH / 4).filter_map(|group| letters.get(4 * group..4 * group + 4));
    std::iter::once(RECOVERY_PREFIX).chain(groups).collect::<Vec<&str>>().join("-")
}

/// Removes differences in how a recovery code is typed: the prefix, case, separators, and letters that look like digits.
fn normalize(code: &str) -> String {
    let code = normalize_letters(code);
    let prefix = normalize_letters(RECOVERY_PREFIX);
    let random = code.strip_prefix(&prefix).filter(|random| random.len() == RECOVERY_LENGTH);
    random.unwrap_or(&code).to_owned()
}

fn normalize_letters(text: &str) -> String {
    let letters = text.chars().filter(|letter| letter.is_ascii_alphanumeric()).take(100);
    letters
        .map(|letter| match letter.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            letter => letter,
        })
        .collect()
}
