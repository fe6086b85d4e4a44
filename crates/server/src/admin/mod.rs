//! The administration API: JSON over HTTP on a local socket that only the owner of the data directory can open. It is never
//! reachable over TCP, so it needs no credentials.
//!
//! - `socket`: the socket in the data directory, and the loop that serves it (Unix only)
//! - `tables`, `guests`, `reports`, `server`: the handlers, one file per resource
//! - [`writes`]: what the actions write; `rodeo admin` uses them too, on the data of a server that does not run
//!
//! Every action that changes something writes one line to the log, with ids and without names, texts or secrets.

mod guests;
mod reports;
mod server;
#[cfg(unix)]
mod socket;
mod tables;
pub mod writes;

use axum::Router;
use axum::routing::{get, post, put};
use rodeo_protocol::{Problem, ProblemCode};

use crate::app::App;
use crate::http::ApiError;

#[cfg(unix)]
pub use socket::AdminSocket;

/// Returns the routes of the administration API.
fn router(app: App) -> Router {
    Router::new()
        .route("/status", get(server::status))
        .route("/limits", get(server::limits))
        .route("/drain", put(server::drain).delete(server::undrain))
        .route("/tables", get(tables::list))
        .route("/tables/{id}/close", post(tables::close))
        .route("/matches/{id}", axum::routing::delete(tables::delete_match))
        .route("/guests", get(guests::list))
        .route("/guests/{id}", get(guests::show).patch(guests::rename).delete(guests::delete))
        .route("/guests/{id}/mute", put(guests::mute).delete(guests::unmute))
        .route("/guests/{id}/ban", put(guests::ban).delete(guests::unban))
        .route("/reports", get(reports::list))
        .route("/reports/{report}", get(reports::show))
        .route("/reports/{report}/resolve", post(reports::resolve))
        .fallback(async || {
            ApiError::from(Problem::new(ProblemCode::NotFound, "There is nothing at this address."))
        })
        .with_state(app)
}
