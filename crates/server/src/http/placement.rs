//! Requests about tables that another node of the cluster serves.

use axum::extract::{RawPathParams, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use rodeo_protocol::TableId;
use rodeo_store::TablePlace;

use super::problem_response;
use crate::app::App;
use crate::shard::moved;
use crate::table_access::RemoteOwner;

/// Header that names the node that serves a table.
const OWNER: HeaderName = HeaderName::from_static("rodeo-node");

/// Sends a request about a table that this node does not serve to the node that does, over NATS. Without NATS, the answer is
/// 421 with the name of that node, so that a load balancer can repeat the request there. While a node is about to take the
/// table, it is a problem with a time to retry.
pub(super) async fn find_table(
    State(app): State<App>,
    params: RawPathParams,
    mut request: Request,
    next: Next,
) -> Response {
    if !app.holds_lease() {
        // Another node may have taken tables that this one still has in memory.
        return problem_response(&moved());
    }
    let id = params.iter().find(|(name, _)| *name == "id").and_then(|(_, id)| id.parse::<TableId>().ok());
    // Other requests are answered, or rejected, as usual.
    let Some(id) = id.filter(|id| app.table_index().get(*id).is_none()) else {
        return next.run(request).await;
    };
    match app.read_store(move |store| store.table_place(id)).await {
        Ok(TablePlace::NotOpen) => next.run(request).await,
        Ok(TablePlace::Pending) => problem_response(&moved()),
        Ok(TablePlace::Elsewhere { name, node }) => {
            if let Some(owner) = route_to(&app, node) {
                request.extensions_mut().insert(owner);
                return next.run(request).await;
            }
            let mut response = problem_response(&moved());
            *response.status_mut() = StatusCode::MISDIRECTED_REQUEST;
            if let Ok(name) = HeaderValue::from_str(&name) {
                response.headers_mut().insert(OWNER, name);
            }
            response
        }
        Err(problem) => problem_response(&problem),
    }
}

#[cfg(feature = "cluster")]
fn route_to(app: &App, node: u64) -> Option<RemoteOwner> {
    app.route_to(node)
}

#[cfg(not(feature = "cluster"))]
fn route_to(_: &App, _: u64) -> Option<RemoteOwner> {
    None
}
