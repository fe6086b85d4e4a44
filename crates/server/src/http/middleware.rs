//! What applies to every request: an id for the logs, a timeout, and security headers.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use rodeo_protocol::api::routes::API_PREFIX;
use rodeo_protocol::{PROTOCOL_HEADER, Problem, ProblemCode};
use tracing::Instrument;

use super::access_log::{Entry, log_request};
use super::problem_response;
use crate::app::App;
use crate::limits::PeerAddress;
use crate::origin::check_host;
use crate::random::random;
use crate::serve::{ConnectionInfo, RequestPermit};

/// Time that a handler has to answer.
const HANDLER_TIMEOUT: Duration = Duration::from_secs(30);

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// State of the middleware. Clones share it.
#[derive(Clone)]
pub(super) struct RequestContext {
    app: App,
    headers: Arc<HeaderMap>,
    /// Random prefix of request ids, so that ids of different runs of the server differ.
    run: u32,
    count: Arc<AtomicU64>,
}

impl RequestContext {
    pub fn new(app: &App) -> RequestContext {
        let headers = Arc::new(response_headers(app.config().public_url.as_deref()));
        RequestContext { app: app.clone(), headers, run: u32::from_be_bytes(random()), count: Arc::default() }
    }

    fn next_id(&self) -> String {
        format!("{:08x}-{}", self.run, self.count.fetch_add(1, Ordering::Relaxed) + 1)
    }
}

/// Handles a request. The log contains the route and not the path: the address of a private table is a secret.
///
/// The handler runs in its own task, which the layers of `tower-http` do not do: a panic becomes a `Problem`, and a client
/// that disconnects does not cancel a handler between a commit and what follows from it.
pub(super) async fn handle_request(
    State(context): State<RequestContext>,
    mut request: Request,
    next: Next,
) -> Response {
    let id = context.next_id();
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let (method, started) = (request.method().clone(), Instant::now());
    let span = tracing::info_span!("request", id, %method, route);
    let allowed = match route.starts_with(API_PREFIX) {
        true => check_host(request.headers(), context.app.config()),
        false => Ok(()),
    };
    let allowed = limit_request(&context.app, &mut request)
        .and(allowed)
        .and_then(|()| check_protocol(request.headers()));
    let extensions = request.extensions();
    let (version, peer) = (request.version(), extensions.get::<PeerAddress>().copied());
    let secure = extensions.get::<ConnectionInfo>().is_some_and(|connection| connection.secure);
    let permit = request.extensions_mut().remove::<RequestPermit>();
    let handling = async move {
        let response = match allowed {
            Ok(()) => next.run(request).await,
            Err(problem) => problem_response(&problem),
        };
        drop(permit);
        response
    };
    let mut handler = tokio::spawn(handling.instrument(span.clone()));
    let mut response = match tokio::time::timeout(HANDLER_TIMEOUT, &mut handler).await {
        Ok(Ok(response)) => response,
        Ok(Err(error)) => {
            tracing::error!(parent: &span, %error, "handler panicked");
            problem_response(&Problem::new(ProblemCode::Internal, "Internal error."))
        }
        Err(_) => {
            handler.abort();
            let problem = Problem::new(ProblemCode::Busy, "The server took too long to answer.");
            problem_response(&problem.retry_after_ms(10_000))
        }
    };
    let (status, elapsed) = (response.status().as_u16(), started.elapsed());
    let ms = elapsed.as_millis() as u64;
    context.app.metrics().count_response(&method, &route, status, elapsed);
    match (status, crate::session::is_unsafe_method(&method)) {
        (500.., _) => tracing::warn!(parent: &span, status, ms, "request failed"),
        (_, true) => tracing::info!(parent: &span, status, ms, "request completed"),
        (_, false) => tracing::debug!(parent: &span, status, ms, "request completed"),
    }
    let entry = Entry { id: &id, method: &method, route: &route, version, peer, elapsed };
    log_request(context.app.config().access_log, &entry, &response);
    let headers = response.headers_mut();
    if secure {
        restrict_cookies_to_tls(headers);
    }
    for (name, value) in context.headers.iter() {
        if !headers.contains_key(name) {
            headers.insert(name.clone(), value.clone());
        }
    }
    headers.insert(REQUEST_ID, id.parse().expect("request ids are ASCII"));
    response
}

/// Adds the network of the client to the request, and counts requests to the API.
fn limit_request(app: &App, request: &mut Request) -> Result<(), Problem> {
    // Without a socket, as in a test of the router, the peer is this process.
    let peer = request.extensions().get().copied().unwrap_or(PeerAddress::Unix);
    let network = app.limits().network_of(peer, request.headers());
    request.extensions_mut().insert(network);
    match request.uri().path().starts_with("/api/") {
        true => app.limits().request(network),
        false => Ok(()),
    }
}

/// Adds `Secure` to cookies, which are set over TLS of this server even if it has no public URL.
fn restrict_cookies_to_tls(headers: &mut HeaderMap) {
    let header::Entry::Occupied(mut cookies) = headers.entry(header::SET_COOKIE) else { return };
    for cookie in cookies.iter_mut() {
        if let Ok(text) = cookie.to_str()
            && !text.split(';').any(|attribute| attribute.trim().eq_ignore_ascii_case("secure"))
        {
            *cookie =
                format!("{text}; Secure").parse().expect("a valid header with a suffix in ASCII is valid");
        }
    }
}

/// Checks the version of the protocol, if the client states one.
fn check_protocol(headers: &HeaderMap) -> Result<(), Problem> {
    let Some(stated) = headers.get(PROTOCOL_HEADER) else { return Ok(()) };
    let version = stated.to_str().ok().and_then(|stated| stated.trim().parse().ok());
    let no_number = || Problem::new(ProblemCode::Malformed, format!("{PROTOCOL_HEADER} is not a number."));
    version.ok_or_else(no_number).and_then(Problem::check_protocol)
}

/// Returns the headers of every response. A handler may set its own `Cache-Control`.
fn response_headers(public_url: Option<&str>) -> HeaderMap {
    // Older browsers do not count a WebSocket of the same site as 'self'.
    let socket = public_url.map(|url| url.trim_end_matches('/').replacen("http", "ws", 1));
    let connect = socket.map_or("'self'".to_owned(), |url| format!("'self' {url}"));
    // The engine of the web client is a WebAssembly module; `unsafe-eval` for scripts stays forbidden.
    let policy = format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src {connect}; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'"
    );
    let mut headers = HeaderMap::new();
    let policy = policy.parse().expect("the public URL is checked to be ASCII without spaces");
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    let fixed = [
        (header::CACHE_CONTROL, "no-store"),
        // Addresses of private tables are secrets and must not be sent to other sites.
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
        let one_year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, one_year);
    }
    headers
}
