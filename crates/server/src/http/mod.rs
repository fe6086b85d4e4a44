//! The HTTP API, one file per resource.
//!
//! - `guests`, `accounts`, `tables`, `matches`, `pictures`, `players`, `reports`, `server_info`: the handlers of every [`Endpoint`] but the WebSocket
//! - `health`: probes and metrics for operators; `web_client`: the files of the web client; `preview`: its pages with tags for
//!   messengers
//! - `conditional`: ETags and 304; `extract`: extractors whose rejections are problems; `middleware`: what applies to every
//!   request; `access_log`; `placement`: requests about tables of other nodes

mod access_log;
mod accounts;
mod conditional;
mod extract;
pub(crate) mod guests;
mod health;
mod matches;
mod middleware;
mod pictures;
mod placement;
mod players;
mod preview;
mod reports;
mod server_info;
mod tables;
pub(crate) mod uploads;
mod web_client;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodFilter, MethodRouter, on};
use rodeo_protocol::api::routes::{Endpoint, Method, PROBLEM_TYPE};
use rodeo_protocol::{Problem, ProblemCode};

use crate::app::App;
use crate::socket;

pub(crate) use extract::{JsonBody, PathParam, PathValue, Query};

/// Largest request body in bytes.
const MAX_BODY: usize = 16 << 10;

/// Returns all routes: the endpoints of the API, and everything beside it.
pub(crate) fn routes(app: &App, serves_metrics: bool) -> Router<App> {
    let api = Endpoint::ALL.iter().fold(Router::new(), |router, &endpoint| {
        router.route(endpoint.path(), placed_handler(app, endpoint))
    });
    let operations =
        if serves_metrics { health::probes().merge(health::metrics()) } else { health::probes() };
    with_middleware(app, api.merge(operations).merge(web_client::routes()))
}

/// Returns the router of a listener for operators: health checks and metrics.
pub(crate) fn metrics_router(app: &App) -> Router {
    with_middleware(app, health::probes().merge(health::metrics())).with_state(app.clone())
}

fn with_middleware(app: &App, routes: Router<App>) -> Router<App> {
    routes
        .fallback(not_found)
        .method_not_allowed_fallback(method_not_allowed)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(middleware::RequestContext::new(app), middleware::handle_request))
}

/// Returns the handler of an endpoint. A node of a cluster sends requests about tables of other nodes there.
fn placed_handler(app: &App, endpoint: Endpoint) -> MethodRouter<App> {
    let is_about_table = matches!(
        endpoint,
        Endpoint::Table
            | Endpoint::TablePicture
            | Endpoint::JoinTable
            | Endpoint::ReportPlayer
            | Endpoint::ConnectToTable
    );
    match app.ownership().is_some() && is_about_table {
        true => handler(endpoint).layer(from_fn_with_state(app.clone(), placement::find_table)),
        false => handler(endpoint),
    }
}

/// Returns the handler of an endpoint. Path and method come from its description in `rodeo_protocol`, so an endpoint is
/// either described and handled, or the code does not compile.
fn handler(endpoint: Endpoint) -> MethodRouter<App> {
    match endpoint {
        Endpoint::CreateGuest => handle(endpoint, guests::create_guest),
        Endpoint::RecoverGuest => handle(endpoint, guests::recover_guest),
        Endpoint::CreateBot => handle(endpoint, guests::create_bot),
        Endpoint::Me => handle(endpoint, guests::me),
        Endpoint::RenameMe => handle(endpoint, guests::rename_me),
        Endpoint::CreateRecoveryCode => handle(endpoint, guests::create_recovery_code),
        Endpoint::Sessions => handle(endpoint, accounts::sessions),
        Endpoint::CreateToken => handle(endpoint, accounts::create_token),
        Endpoint::EndSession => handle(endpoint, accounts::end_session),
        Endpoint::EndOtherSessions => handle(endpoint, accounts::end_other_sessions),
        Endpoint::LogOut => handle(endpoint, accounts::log_out),
        Endpoint::DeleteMe => handle(endpoint, accounts::delete_me),
        Endpoint::MyTables => handle(endpoint, guests::my_tables),
        Endpoint::MyMatches => handle(endpoint, players::my_matches),
        Endpoint::UploadMatch => {
            handle(endpoint, uploads::upload_match).layer(DefaultBodyLimit::max(uploads::MAX_UPLOAD))
        }
        Endpoint::Games => handle(endpoint, server_info::games),
        Endpoint::Lobby => handle(endpoint, tables::lobby),
        Endpoint::OpenTable => handle(endpoint, tables::open_table),
        Endpoint::Table => handle(endpoint, tables::table),
        Endpoint::TablePicture => handle(endpoint, pictures::table_picture),
        Endpoint::JoinTable => handle(endpoint, tables::join_table),
        Endpoint::ReportPlayer => handle(endpoint, reports::report_player),
        Endpoint::ConnectToTable => handle(endpoint, socket::connect),
        Endpoint::TableByCode => handle(endpoint, tables::table_by_code),
        Endpoint::Match => handle(endpoint, matches::match_summary),
        Endpoint::MatchPicture => handle(endpoint, pictures::match_picture),
        Endpoint::Record => handle(endpoint, matches::record),
        Endpoint::Replay => handle(endpoint, matches::replay),
        Endpoint::Player => handle(endpoint, players::player),
        Endpoint::PlayerMatches => handle(endpoint, players::player_matches),
        Endpoint::Ratings => handle(endpoint, players::ratings),
        Endpoint::Health => handle(endpoint, server_info::health),
        Endpoint::OpenApi => handle(endpoint, server_info::openapi),
    }
}

fn handle<H: Handler<T, App>, T: 'static>(endpoint: Endpoint, handler: H) -> MethodRouter<App> {
    let method = match endpoint.route().method {
        Method::Get => MethodFilter::GET,
        Method::Post => MethodFilter::POST,
        Method::Patch => MethodFilter::PATCH,
        Method::Delete => MethodFilter::DELETE,
    };
    on(method, handler)
}

/// Browsers that load a page get the web client, which shows that the page does not exist; programs get a problem.
async fn not_found(headers: HeaderMap) -> Response {
    let accept = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    if accept.is_some_and(|accept| accept.contains("text/html"))
        && let Some(page) = web_client::not_found_page(&headers)
    {
        return page;
    }
    problem_response(&Problem::new(ProblemCode::NotFound, "There is nothing at this address."))
}

async fn method_not_allowed() -> ApiError {
    let message = "This address does not support the method. The header Allow lists those it supports.";
    Problem::new(ProblemCode::MethodNotAllowed, message).into()
}

/// Converts a problem into a response.
pub(crate) fn problem_response(problem: &Problem) -> Response {
    let status = StatusCode::from_u16(problem.code.status()).expect("problem codes have valid statuses");
    let body = serde_json::to_string(problem).expect("problems are plain data with string keys");
    let mut response = (status, [(header::CONTENT_TYPE, PROBLEM_TYPE)], body).into_response();
    if let Some(ms) = problem.retry_after_ms {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(ms.div_ceil(1000)));
    }
    response
}

/// Error of every handler and extractor: a [`Problem`] as a response.
pub(crate) struct ApiError(Problem);

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        problem_response(&self.0)
    }
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> ApiError {
        ApiError(problem)
    }
}
