//! The listener that sends browsers from HTTP to HTTPS.

use axum::Router;
use axum::extract::Request;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// Returns a router that redirects every request to the same path on `public_url`, or else on the host of the request.
pub(super) fn router(public_url: Option<&str>) -> Router {
    let origin = public_url.map(|url| url.trim_end_matches('/').to_owned());
    Router::new().fallback(async move |request: Request| redirect(origin.as_deref(), &request))
}

fn redirect(origin: Option<&str>, request: &Request) -> Response {
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let target = match (origin, host) {
        (Some(origin), _) => format!("{origin}{path}"),
        (None, Some(host)) => format!("https://{}{path}", without_port(host)),
        (None, None) => return StatusCode::BAD_REQUEST.into_response(),
    };
    // Neither a host nor a path that is not a part of an address gets into the header.
    match target.parse::<Uri>() {
        Ok(_) => (StatusCode::PERMANENT_REDIRECT, [(header::LOCATION, target)]).into_response(),
        Err(_) => StatusCode::BAD_REQUEST.into_response(),
    }
}

/// Removes the port of this listener, which is not the one of HTTPS.
fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) && !name.ends_with(':') => name,
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn location(origin: Option<&str>, host: &str, path: &str) -> String {
        let request = Request::builder().uri(path).header("host", host).body(Body::empty()).unwrap();
        let response = redirect(origin, &request);
        let location =
            response.headers().get(header::LOCATION).map(|value| value.to_str().unwrap().to_owned());
        location.unwrap_or_else(|| response.status().to_string())
    }

    #[test]
    fn path_and_query_are_kept() {
        let origin = Some("https://rodeo.example");
        assert_eq!(location(origin, "other", "/t/x?y=1"), "https://rodeo.example/t/x?y=1");
        assert_eq!(location(None, "rodeo.example:80", "/"), "https://rodeo.example/");
        assert_eq!(location(None, "[::1]:80", "/"), "https://[::1]/");
        assert_eq!(location(None, "[::1]", "/a"), "https://[::1]/a");
        assert_eq!(location(None, "a b", "/"), "400 Bad Request");
    }
}
