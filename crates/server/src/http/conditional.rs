//! ETags: a client that has a response already is not sent it again.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// How long a client may use a response without asking again. Shared caches must not keep names of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Freshness {
    /// Finished matches change only when a player is deleted, so an hour is not too long.
    FinishedMatch,
    /// A table changes with every turn; a few seconds keep a crowd from asking at once.
    LiveTable,
}

impl Freshness {
    fn header(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Freshness::FinishedMatch => "private, max-age=3600",
            Freshness::LiveTable => "private, max-age=10",
        })
    }
}

/// Returns the response 304 if the client has the version with this ETag.
pub(super) fn not_modified(request: &HeaderMap, etag: &str, freshness: Freshness) -> Option<Response> {
    let known = request.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut known =
        known.flat_map(|value| value.split(',')).map(|value| value.trim().trim_start_matches("W/"));
    known.any(|known| known == etag || known == "*").then(|| {
        let mut response = StatusCode::NOT_MODIFIED.into_response();
        add_headers(&mut response, etag, freshness);
        response
    })
}

/// Returns a response with this body, ETag and content type.
pub(super) fn cacheable(
    body: Bytes,
    etag: &str,
    content_type: &'static str,
    freshness: Freshness,
) -> Response {
    let mut response = ([(header::CONTENT_TYPE, content_type)], body).into_response();
    add_headers(&mut response, etag, freshness);
    response
}

fn add_headers(response: &mut Response, etag: &str, freshness: Freshness) {
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, freshness.header());
    headers.insert(header::ETAG, HeaderValue::from_str(etag).expect("ETags are visible ASCII"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn etag_is_compared_with_all_that_the_client_knows() {
        let matches = |header: &str| {
            let headers = HeaderMap::from_iter([(header::IF_NONE_MATCH, header.parse().unwrap())]);
            not_modified(&headers, "\"a-1\"", Freshness::LiveTable).is_some()
        };
        assert!(matches("\"a-1\"") && matches("\"b\", W/\"a-1\"") && matches("*"));
        assert!(!matches("\"a-2\"") && !matches("a-1") && !matches(""));
        assert!(not_modified(&HeaderMap::new(), "\"a-1\"", Freshness::LiveTable).is_none());
    }
}
