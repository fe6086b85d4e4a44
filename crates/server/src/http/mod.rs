//! The HTTP API, a file a resource.
//!
//! - `guests`, `tables`, `matches`, `players`, `about`: everything in [`ROUTES`](rodeo_protocol::api::routes::ROUTES) but the
//!   WebSocket
//! - `operation`: for those who run the server; `client`: for those who open its address in a browser
//! - `extract`: reading requests; `around`: what happens around every request

mod about;
mod around;
mod client;
mod extract;
mod guests;
mod matches;
mod operation;
mod players;
mod tables;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use rodeo_protocol::api::routes::PROBLEM_TYPE;
use rodeo_protocol::{Problem, ProblemCode};

use crate::app::App;

pub(crate) use extract::{Asked, At, Body};

/// The most bytes a body may have.
const MAX_BODY: usize = 16 << 10;

/// All routes: these ones, and everything beside the API.
pub(crate) fn routes(app: &App, socket: Router<App>) -> Router<App> {
    socket
        .merge(guests::routes())
        .merge(tables::routes())
        .merge(matches::routes())
        .merge(players::routes())
        .merge(about::routes())
        .merge(operation::routes())
        .merge(client::routes())
        .fallback(not_found)
        .method_not_allowed_fallback(method_not_allowed)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(around::Around::new(app), around::around))
}

/// Programs are told so; people see the page of the client that says so.
async fn not_found(headers: HeaderMap) -> Response {
    let reads_pages = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or_default();
    match client::page_for_nothing(&headers).filter(|_| reads_pages.contains("text/html")) {
        Some(page) => page,
        None => refuse(&Problem::new(ProblemCode::NotFound, "There is nothing at this address.")),
    }
}

async fn method_not_allowed() -> Refused {
    Problem::new(ProblemCode::MethodNotAllowed, "This address is not used in this way: see the header Allow.")
        .into()
}

/// A problem as a response.
pub(crate) fn refuse(problem: &Problem) -> Response {
    let status = StatusCode::from_u16(problem.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let body = serde_json::to_string(problem).unwrap_or_default();
    let mut response = (status, [(header::CONTENT_TYPE, PROBLEM_TYPE)], body).into_response();
    if let Some(ms) = problem.retry_after_ms {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(ms.div_ceil(1000)));
    }
    response
}

/// Every handler refuses by a [`Problem`].
pub(crate) struct Refused(Problem);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        refuse(&self.0)
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused(problem)
    }
}
