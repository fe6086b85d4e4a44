//! Authentication: the cookie of a browser session, or the token of a bot.

use std::collections::HashMap;
use std::sync::RwLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use rodeo_protocol::api::routes::{COOKIE, Endpoint};
use rodeo_protocol::{GuestId, Problem, ProblemCode};
use rodeo_store::{Guest, SecretHash, SecretKind};
use sha2::{Digest, Sha256};

use crate::NOT_POISONED;
use crate::app::App;
use crate::http::ApiError;
use crate::limits::ClientNetwork;
use crate::origin::check_origin;

/// Lifetime of the cookie: the most that browsers allow.
const COOKIE_MAX_AGE: Duration = Duration::from_secs(400 * 24 * 60 * 60);

/// The authenticated guest. Extracting it counts as a request of the guest. Whoever uses a token is a declared bot.
pub(crate) struct Caller(pub Guest);

/// The authenticated guest with the secret that they used.
pub(crate) struct CallerSession {
    /// The guest as stored.
    pub guest: Guest,
    pub secret: SecretHash,
    /// [`Session`](SecretKind::Session) or [`Token`](SecretKind::Token).
    pub kind: SecretKind,
}

/// A caller who may manage the account: a person with a browser session, or a registered bot. A bot token that a person
/// created may play, but not take over the account.
pub(crate) struct AccountOwner(pub CallerSession);

/// Proof that the request comes from a page of this site or from a program that is no browser.
pub(crate) struct SameOrigin;

/// Cache of guests by the hash and the kind of their secret.
#[derive(Debug, Default)]
pub(crate) struct SessionCache {
    guests: RwLock<HashMap<(SecretHash, SecretKind), Guest>>,
    /// Grows with every removal, so that a guest who was read before it is not cached after it.
    removals: AtomicU64,
}

/// Number of guests above which the cache is cleared.
const MAX_CACHED: usize = 20_000;

impl SessionCache {
    pub fn get(&self, secret: SecretHash, kind: SecretKind) -> Option<Guest> {
        self.guests.read().expect(NOT_POISONED).get(&(secret, kind)).cloned()
    }

    /// Number of removals so far, for [`put`](SessionCache::put).
    pub fn removals(&self) -> u64 {
        self.removals.load(Ordering::Acquire)
    }

    /// Caches a guest that was read when there were this many removals.
    pub fn put(&self, secret: SecretHash, kind: SecretKind, guest: Guest, removals: u64) {
        let mut guests = self.guests.write().expect(NOT_POISONED);
        if self.removals() != removals {
            return;
        }
        if guests.len() >= MAX_CACHED {
            guests.clear();
        }
        guests.insert((secret, kind), guest);
    }

    pub fn clear(&self) {
        let mut guests = self.guests.write().expect(NOT_POISONED);
        self.removals.fetch_add(1, Ordering::Release);
        guests.clear();
    }

    /// Removes a guest whose data or secrets have changed.
    pub fn invalidate(&self, guest: &Guest) {
        self.forget(guest.id);
    }

    /// Removes the guest with this id.
    pub fn forget(&self, guest: GuestId) {
        let mut guests = self.guests.write().expect(NOT_POISONED);
        self.removals.fetch_add(1, Ordering::Release);
        guests.retain(|_, other| other.id != guest);
    }
}

impl FromRequestParts<App> for CallerSession {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<CallerSession, ApiError> {
        let (secret, kind) = credentials(&parts.headers).ok_or_else(|| {
            let message = format!(
                "You are not logged in. Create a guest with POST {} first.",
                Endpoint::CreateGuest.path()
            );
            Problem::new(ProblemCode::NotLoggedIn, message)
        })?;
        let secret = hash(&secret);
        let guest = app.guest_by_secret(secret, kind).await?.ok_or_else(invalid_credentials)?;
        app.moderation().check_not_banned(guest.id, app.now())?;
        app.limit_request(ClientNetwork::of_request(parts), guest.id)?;
        app.note_activity(&guest);
        app.note_session_use(secret);
        Ok(CallerSession { guest, secret, kind })
    }
}

pub(crate) fn invalid_credentials() -> Problem {
    Problem::new(ProblemCode::InvalidCredentials, "The cookie or token is unknown or has expired.")
}

impl FromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, ApiError> {
        let CallerSession { guest, kind, .. } = CallerSession::from_request_parts(parts, app).await?;
        Ok(Caller(declared(guest, kind)))
    }
}

impl FromRequestParts<App> for AccountOwner {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AccountOwner, ApiError> {
        let session = CallerSession::from_request_parts(parts, app).await?;
        if session.kind == SecretKind::Token && !session.guest.bot {
            let message = "A bot token cannot do this. Log in with a browser.";
            return Err(Problem::new(ProblemCode::SessionRequired, message).into());
        }
        Ok(AccountOwner(session))
    }
}

/// Marks a guest who uses a token as a bot.
pub(crate) fn declared(guest: Guest, kind: SecretKind) -> Guest {
    Guest { bot: guest.bot || kind == SecretKind::Token, ..guest }
}

/// Where authentication is optional, an unknown cookie counts as none.
impl OptionalFromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Caller>, ApiError> {
        let Some((secret, kind)) = credentials(&parts.headers) else { return Ok(None) };
        let guest = app.guest_by_secret(hash(&secret), kind).await?;
        if let Some(guest) = &guest {
            app.moderation().check_not_banned(guest.id, app.now())?;
        }
        Ok(guest.map(|guest| Caller(declared(guest, kind))))
    }
}

impl FromRequestParts<App> for SameOrigin {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SameOrigin, ApiError> {
        check_origin(&parts.headers, app.config())?;
        Ok(SameOrigin)
    }
}

/// Whether requests with this method can change something.
pub(crate) fn is_unsafe_method(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Returns the token, or else the cookie. Each is accepted as what it is, and as nothing else.
fn credentials(headers: &HeaderMap) -> Option<(String, SecretKind)> {
    let authorization = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = authorization.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some((token.trim().to_owned(), SecretKind::Token));
    }
    let cookie = CookieJar::from_headers(headers).get(COOKIE).map(|cookie| cookie.value().to_owned());
    cookie.map(|cookie| (cookie, SecretKind::Session))
}

/// Returns a cookie that removes the one of an ended session, for a response.
pub(crate) fn expired_cookie() -> CookieJar {
    let cookie = Cookie::build((COOKIE, "")).path("/").http_only(true).same_site(SameSite::Lax);
    CookieJar::new().add(cookie.max_age(Duration::ZERO.try_into().expect("zero is in range")))
}

/// Returns the cookie with this secret, for a response. `secure`: browsers send it over TLS only.
pub(crate) fn cookie(secret: String, secure: bool) -> CookieJar {
    let max_age = COOKIE_MAX_AGE.try_into().expect("400 days are in range");
    let cookie = Cookie::build((COOKIE, secret))
        .path("/")
        .max_age(max_age)
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure);
    CookieJar::new().add(cookie)
}

/// Returns the hash under which the store keeps a secret.
pub(crate) fn hash(secret: &str) -> SecretHash {
    SecretHash(Sha256::digest(secret.as_bytes()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect()
    }

    #[test]
    fn secret_is_found_among_other_cookies() {
        let found = |line: &str| credentials(&headers(&[(header::COOKIE, line)]));
        let session = Some(("xyz".to_owned(), SecretKind::Session));
        assert_eq!(found(&format!("a=1; {COOKIE}=xyz; b=2")), session);
        assert_eq!(found(&format!("x{COOKIE}=1")), None);
        let token = credentials(&headers(&[(header::AUTHORIZATION, "Bearer t0")]));
        assert_eq!(token, Some(("t0".to_owned(), SecretKind::Token)));
    }
}
