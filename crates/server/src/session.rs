//! Who asks: a cookie of a browser, or the token of a bot.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use rodeo_protocol::{Problem, ProblemCode};
use rodeo_store::{Guest, SecretHash};
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::http::Refused;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "rodeo";
/// A cookie is good for so many seconds after it was last set.
const COOKIE_AGE: u64 = 400 * 24 * 60 * 60;

/// Whoever asks. Without a cookie or a token the request is refused.
pub(crate) struct Caller(pub Guest);

/// A page of this very site, or no page at all.
pub(crate) struct SameOrigin;

/// Guests by their secrets, as far as they have been here lately.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    known: RwLock<HashMap<SecretHash, Guest>>,
}

/// With more guests than this in memory, all are forgotten; the store knows them.
const MANY: usize = 20_000;

impl Sessions {
    pub fn get(&self, secret: &SecretHash) -> Option<Guest> {
        self.known.read().unwrap_or_else(PoisonError::into_inner).get(secret).cloned()
    }

    pub fn put(&self, secret: SecretHash, guest: Guest) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MANY {
            known.clear();
        }
        known.insert(secret, guest);
    }

    /// Asks the store again about everybody.
    pub fn clear(&self) {
        self.known.write().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The guest is not as they were.
    pub fn forget(&self, guest: &Guest) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.retain(|_, other| other.id != guest.id);
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Refused> {
        let secret = secret(&parts.headers).ok_or_else(|| {
            Problem::new(
                ProblemCode::NotLoggedIn,
                "Nobody is signed in: make a guest with POST /api/v1/guests first.",
            )
        })?;
        let guest = app.guest_by_secret(hash(&secret)).await?;
        let guest = guest.ok_or_else(|| {
            Problem::new(ProblemCode::InvalidCredentials, "This cookie or token is not known (any more).")
        })?;
        app.count_request(guest.id)?;
        app.saw(&guest);
        Ok(Caller(guest))
    }
}

/// Where nobody needs to be signed in, an unknown cookie is as good as none.
impl OptionalFromRequestParts<App> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Caller>, Refused> {
        let Some(secret) = secret(&parts.headers) else { return Ok(None) };
        Ok(app.guest_by_secret(hash(&secret)).await?.map(Caller))
    }
}

impl FromRequestParts<App> for SameOrigin {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SameOrigin, Refused> {
        check_origin(&parts.headers, app.config().public_url.as_deref())?;
        Ok(SameOrigin)
    }
}

/// A browser says from which page a request comes: it must be one of ours. Programs say nothing.
pub(crate) fn check_origin(headers: &HeaderMap, public_url: Option<&str>) -> Result<(), Problem> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let own = |url: &str| url.trim_end_matches('/').eq_ignore_ascii_case(origin);
    let same_host = !host.is_empty()
        && origin.split_once("://").is_some_and(|(_, authority)| authority.eq_ignore_ascii_case(host));
    if same_host || public_url.is_some_and(own) {
        return Ok(());
    }
    Err(Problem::new(ProblemCode::OriginNotAllowed, "This request comes from a page of another site."))
}

/// Requests that change something come from our own pages, or from programs.
pub(crate) fn is_change(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// The cookie, or the token.
fn secret(headers: &HeaderMap) -> Option<String> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token.trim().to_owned());
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value.to_owned())
}

/// The header that sets the cookie.
pub(crate) fn cookie(secret: &str, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}={secret}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}")
}

/// What is kept of a secret.
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
    fn only_pages_of_this_site_may_ask() {
        let of = |origin: &str, host: &str, url: Option<&str>| {
            check_origin(&headers(&[(header::ORIGIN, origin), (header::HOST, host)]), url).is_ok()
        };
        assert!(of("http://127.0.0.1:6066", "127.0.0.1:6066", None));
        assert!(of("https://rodeo.example", "rodeo.example", None));
        assert!(of("https://rodeo.example", "10.0.0.7:6066", Some("https://rodeo.example/")));
        assert!(check_origin(&headers(&[(header::HOST, "a")]), None).is_ok());
        assert!(!of("https://evil.example", "rodeo.example", None));
        assert!(!of("null", "rodeo.example", None));
        assert!(!of("https://rodeo.example.evil", "rodeo.example", Some("https://rodeo.example")));
        assert!(!of("://", "", None));
    }

    #[test]
    fn the_secret_is_found_among_other_cookies() {
        let found = |line: &str| secret(&headers(&[(header::COOKIE, line)]));
        assert_eq!(found("a=1; rodeo=xyz; b=2").as_deref(), Some("xyz"));
        assert_eq!(found("xrodeo=1"), None);
        assert_eq!(secret(&headers(&[(header::AUTHORIZATION, "Bearer t0")])).as_deref(), Some("t0"));
    }
}
