//! Guests: people without accounts, and third-party bots.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::CookieJar;
use rodeo_protocol::api::{Me, NameRequest, RecoverRequest, TableSummary};
use rodeo_protocol::{GuestId, Problem, ProblemCode};
use rodeo_rules::deal::write_hex;
use rodeo_store::{Guest, SecretKind, Write};
use rodeo_table::sanitize;

use super::{ApiError, JsonBody};
use crate::app::App;
use crate::random::random;
use crate::session::{Caller, SameOrigin, cookie, hash};

/// Creates a guest: the cookie is for the browser, the recovery code for the person.
pub(super) async fn create_guest(
    State(app): State<App>,
    JsonBody(body): JsonBody<NameRequest>,
) -> Result<(StatusCode, CookieJar, Json<Me>), ApiError> {
    let (secret, recovery) = (new_secret(), new_recovery_code());
    let secrets =
        vec![(hash(&secret), SecretKind::Cookie), (hash(&normalize(&recovery)), SecretKind::Recovery)];
    let guest = insert_guest(&app, &body.name, false, secrets).await?;
    let me = Me { recovery: Some(recovery), ..to_me(&guest) };
    Ok((StatusCode::CREATED, guest_cookie(&app, secret), Json(me)))
}

/// Creates a bot, which authenticates by a token.
pub(super) async fn create_bot(
    State(app): State<App>,
    JsonBody(body): JsonBody<NameRequest>,
) -> Result<(StatusCode, Json<Me>), ApiError> {
    let token = new_secret();
    let guest = insert_guest(&app, &body.name, true, vec![(hash(&token), SecretKind::Token)]).await?;
    Ok((StatusCode::CREATED, Json(Me { token: Some(token), ..to_me(&guest) })))
}

async fn insert_guest(
    app: &App,
    name: &str,
    bot: bool,
    secrets: Vec<(rodeo_store::SecretHash, SecretKind)>,
) -> Result<Guest, Problem> {
    let name = clean_name(name)?;
    app.limit_new_guest()?;
    let at = app.now();
    let guest = Guest { id: GuestId::from_random(random()), name, bot, created_at: at, last_seen_at: at };
    app.commit(vec![Write::CreateGuest { guest: guest.clone(), secrets }]).await?;
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
    Ok(Json(Me { name, ..to_me(&guest) }))
}

/// Creates a recovery code and invalidates the previous one.
pub(super) async fn create_recovery_code(
    State(app): State<App>,
    _: SameOrigin,
    Caller(guest): Caller,
) -> Result<Json<Me>, ApiError> {
    let recovery = new_recovery_code();
    let (secret, kind, at) = (hash(&normalize(&recovery)), SecretKind::Recovery, app.now());
    app.commit(vec![Write::AddSecret { guest: guest.id, secret, kind, at }]).await?;
    Ok(Json(Me { recovery: Some(recovery), ..to_me(&guest) }))
}

/// Logs a guest in on another device, with a new cookie.
pub(super) async fn recover_guest(
    State(app): State<App>,
    JsonBody(body): JsonBody<RecoverRequest>,
) -> Result<(CookieJar, Json<Me>), ApiError> {
    let code = hash(&normalize(&body.recovery));
    let guest = app.read_store(move |store| store.guest_by_secret(&code)).await?;
    let Some(guest) = guest else {
        // A code has 100 bits and cannot be guessed. Only wrong codes count, so that guessing does not lock out others.
        app.limit_guess()?;
        let message = "This recovery code is unknown. Check it for typing errors.";
        return Err(Problem::new(ProblemCode::InvalidCredentials, message).into());
    };
    app.moderation().check_not_banned(guest.id, app.now())?;
    let (secret, at) = (new_secret(), app.now());
    let kind = SecretKind::Cookie;
    app.commit(vec![Write::AddSecret { guest: guest.id, secret: hash(&secret), kind, at }]).await?;
    Ok((guest_cookie(&app, secret), Json(to_me(&guest))))
}

pub(super) async fn my_tables(State(app): State<App>, Caller(guest): Caller) -> Json<Vec<TableSummary>> {
    Json(app.table_index().tables_of(guest.id))
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

/// Returns a secret of 256 bits, for cookies and tokens.
fn new_secret() -> String {
    write_hex(&random::<32>())
}

/// Returns a code that people can write down: 100 bits in five groups of four characters.
fn new_recovery_code() -> String {
    let letters = GuestId::from_random(random()).to_string().to_uppercase();
    let groups: Vec<&str> = (0..5).filter_map(|group| letters.get(4 * group..4 * group + 4)).collect();
    groups.join("-")
}

/// Removes differences in how a recovery code is typed: case, separators, and letters that look like digits.
fn normalize(code: &str) -> String {
    let letters = code.chars().filter(|letter| letter.is_ascii_alphanumeric()).take(100);
    letters
        .map(|letter| match letter.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            letter => letter,
        })
        .collect()
}
