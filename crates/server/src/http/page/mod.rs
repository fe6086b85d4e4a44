//! What people see who open the address of the server in a browser: that it runs, its public tables, how to connect.
//!
//! The files lie beside this one and are part of the program. There is one page for all addresses; its script looks at the
//! address and asks the API for the rest.

use axum::Router;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;

const HTML: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");
const ICON: &str = include_str!("icon.svg");

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(page))
        .route("/t/{id}", get(page))
        .route("/m/{id}", get(page))
        .route("/page.css", get(async || file("text/css; charset=utf-8", STYLE)))
        .route("/page.js", get(async || file("text/javascript; charset=utf-8", SCRIPT)))
        .route("/icon.svg", get(async || file("image/svg+xml", ICON)))
}

async fn page() -> Response {
    file("text/html; charset=utf-8", HTML)
}

fn file(kind: &'static str, text: &'static str) -> Response {
    // Browsers may keep it, but ask whether it is still the same: after an upgrade it is not.
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], text).into_response()
}
