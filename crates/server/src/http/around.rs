//! What happens around every request: a number for the logs, a limit of time, and headers that browsers heed.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use rodeo_protocol::{Problem, ProblemCode};
use tracing::Instrument;

use super::refuse;
use crate::app::App;
use crate::random::random;

/// An answer has so long to be made.
const ANSWER_TIME: Duration = Duration::from_secs(30);

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// What all requests have in common. Copies are the same.
#[derive(Clone)]
pub(super) struct Around {
    app: App,
    headers: Arc<HeaderMap>,
    /// Tells requests of this run of the server from those of others.
    run: u32,
    count: Arc<AtomicU64>,
}

impl Around {
    pub fn new(app: &App) -> Around {
        let headers = Arc::new(headers(app.config().public_url.as_deref()));
        Around { app: app.clone(), headers, run: u32::from_be_bytes(random()), count: Arc::default() }
    }

    fn next_id(&self) -> String {
        format!("{:08x}-{}", self.run, self.count.fetch_add(1, Ordering::Relaxed) + 1)
    }
}

/// Answers a request. The logs tell the pattern of its address and not the address: that of a private table is a secret.
pub(super) async fn around(State(around): State<Around>, request: Request, next: Next) -> Response {
    let id = around.next_id();
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let (method, started) = (request.method().clone(), Instant::now());
    let span = tracing::info_span!("request", id, %method, route);
    // A task of its own: a handler that panics must not take the connection with it.
    let mut answering = tokio::spawn(next.run(request).instrument(span.clone()));
    let mut response = match tokio::time::timeout(ANSWER_TIME, &mut answering).await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) => refuse(&Problem::new(ProblemCode::Internal, "Something is broken here.")),
        Err(_) => {
            answering.abort();
            refuse(&Problem::new(ProblemCode::Busy, "This takes too long now.").retry_after_ms(10_000))
        }
    };
    let (status, ms) = (response.status().as_u16(), started.elapsed().as_millis() as u64);
    around.app.metrics().answered(status);
    match (status, crate::session::is_change(&method)) {
        (500.., _) => tracing::warn!(parent: &span, status, ms, "answered"),
        (_, true) => tracing::info!(parent: &span, status, ms, "answered"),
        (_, false) => tracing::debug!(parent: &span, status, ms, "answered"),
    }
    let headers = response.headers_mut();
    for (name, value) in around.headers.iter() {
        if !headers.contains_key(name) {
            headers.insert(name.clone(), value.clone());
        }
    }
    if let Ok(id) = id.parse() {
        headers.insert(REQUEST_ID, id);
    }
    response
}

/// The headers of every response; a handler may set its own `Cache-Control`.
fn headers(public_url: Option<&str>) -> HeaderMap {
    // Older browsers do not take a WebSocket of the same site for a part of 'self'.
    let socket = public_url.map(|url| url.trim_end_matches('/').replacen("http", "ws", 1));
    let connect = socket.map_or("'self'".to_owned(), |url| format!("'self' {url}"));
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src {connect}; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'"
    );
    let mut headers = HeaderMap::new();
    if let Ok(policy) = policy.parse() {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    let fixed = [
        (header::CACHE_CONTROL, "no-store"),
        // Links to private tables are secrets: they are told to no other site.
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
        ),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if public_url.is_some_and(|url| url.starts_with("https://")) {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    headers
}
