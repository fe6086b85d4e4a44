//! ETags: a client that has a response already is not sent it again.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// How caches treat finished matches: they change only when a player is deleted, so an hour is not too long for a copy that
/// nobody asks about. Shared caches must not keep names of players.
const CACHE_CONTROL: HeaderValue = HeaderValue::from_static("private, max-age=3600");

/// Returns the response 304 if the client has the version with this ETag.
pub(super) fn not_modified(request: &HeaderMap, etag: &str) -> Option<Response> {
    let known = request.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut known =
        known.flat_map(|value| value.split(',')).map(|value| value.trim().trim_start_matches("W/"));
    known.any(|known| known == etag || known == "*").then(|| {
        let mut response = StatusCode::NOT_MODIFIED.into_response();
        add_headers(&mut response, etag);
        response
    })
}

/// Returns a response with this body, ETag and content type.
pub(super) fn cacheable(body: Bytes, etag: &str, content_type: &'static str) -> Response {
    let mut response = ([(header::CONTENT_TYPE, content_type)], body).into_response();
    add_headers(&mut response, etag);
    response
}

fn add_headers(response: &mut Response, etag: &str) {
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, CACHE_CONTROL);
    headers.insert(header::ETAG, HeaderValue::from_str(etag).expect("ETags are visible ASCII"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn etag_is_compared_with_all_that_the_client_knows() {
        let matches = |header: &str| {
            let headers = HeaderMap::from_iter([(header::IF_NONE_MATCH, header.parse().unwrap())]);
            not_modified(&headers, "\"a-1\"").is_some()
        };
        assert!(matches("\"a-1\"") && matches("\"b\", W/\"a-1\"") && matches("*"));
        assert!(!matches("\"a-2\"") && !matches("a-1") && !matches(""));
        assert!(not_modified(&HeaderMap::new(), "\"a-1\"").is_none());
    }
}
