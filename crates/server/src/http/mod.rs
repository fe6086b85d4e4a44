//! The HTTP API, a file a resource.

mod guests;
mod tables;

use axum::Router;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rodeo_protocol::{Problem, ProblemCode};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::session::{check_origin, is_change};

/// All routes under `/api/v1` but the WebSocket.
pub(crate) fn routes() -> Router<App> {
    Router::new().merge(guests::routes()).merge(tables::routes())
}

/// A body of JSON, of a bounded size, from a page of ours or from a program.
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Refused> {
        if is_change(request.method()) {
            check_origin(request.headers(), app.config().public_url.as_deref())?;
        }
        let axum::Json(body) = axum::Json::<T>::from_request(request, app).await.map_err(unreadable)?;
        Ok(Body(body))
    }
}

fn unreadable(rejection: JsonRejection) -> Problem {
    let code = match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ProblemCode::TooLarge,
        _ => ProblemCode::Malformed,
    };
    Problem::new(code, rejection.body_text())
}

/// A problem as a response.
pub(crate) fn refuse(problem: &Problem) -> Response {
    let status = StatusCode::from_u16(problem.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let body = serde_json::to_string(problem).unwrap_or_default();
    let mut response = (status, [(header::CONTENT_TYPE, "application/problem+json")], body).into_response();
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
