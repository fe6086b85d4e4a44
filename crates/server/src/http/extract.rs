//! Extractors whose rejections are problems.

use std::str::FromStr;

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, RawPathParams, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use rodeo_protocol::{Code, GuestId, MatchId, Problem, ProblemCode, SessionId, TableId};
use rodeo_rules::any::GameKind;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::ApiError;
use crate::app::App;
use crate::session::{check_origin, is_unsafe_method};
use crate::shard::table_not_found;

/// A JSON body of bounded size. Checks the origin of the request too.
///
/// The timeout covers the whole body. The one of `tower-http` covers each chunk, so a client could send a body for hours.
pub(crate) struct JsonBody<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<JsonBody<T>, ApiError> {
        if is_unsafe_method(request.method()) {
            check_origin(request.headers(), app.config().public_url.as_deref())?;
        }
        let limit = app.config().limits.request_timeout;
        match timeout(limit, axum::Json::<T>::from_request(request, app)).await {
            Ok(Ok(axum::Json(body))) => Ok(JsonBody(body)),
            Ok(Err(rejection)) => Err(body_problem(&rejection).into()),
            Err(_) => {
                Err(Problem::new(ProblemCode::Timeout, "The request body did not arrive in time.").into())
            }
        }
    }
}

fn body_problem(rejection: &JsonRejection) -> Problem {
    let code = match (rejection, rejection.status()) {
        (JsonRejection::MissingJsonContentType(_), _) => ProblemCode::UnsupportedMediaType,
        (_, StatusCode::PAYLOAD_TOO_LARGE) => ProblemCode::TooLarge,
        _ => ProblemCode::Malformed,
    };
    Problem::new(code, rejection.body_text())
}

/// Type of a path parameter.
pub(crate) trait PathValue: FromStr {
    /// Name of the parameter.
    const NAME: &'static str;

    /// Problem for a value that does not exist. A value that cannot be parsed does not exist either.
    fn not_found() -> Problem;
}

/// A path parameter.
pub(crate) struct PathParam<T>(pub T);

impl<T: PathValue> FromRequestParts<App> for PathParam<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<PathParam<T>, ApiError> {
        let parameters = RawPathParams::from_request_parts(parts, app).await.map_err(|_| T::not_found())?;
        let text = parameters.iter().find(|(name, _)| *name == T::NAME).map(|(_, text)| text);
        let value = text.and_then(|text| text.parse().ok()).ok_or_else(T::not_found)?;
        Ok(PathParam(value))
    }
}

impl PathValue for TableId {
    const NAME: &'static str = "id";

    fn not_found() -> Problem {
        table_not_found()
    }
}

impl PathValue for MatchId {
    const NAME: &'static str = "id";

    fn not_found() -> Problem {
        let message = "This match does not exist, is not finished yet, or is no longer stored.";
        Problem::new(ProblemCode::MatchNotFound, message)
    }
}

impl PathValue for GuestId {
    const NAME: &'static str = "id";

    fn not_found() -> Problem {
        Problem::new(ProblemCode::PlayerNotFound, "This player does not exist or is no longer stored.")
    }
}

impl PathValue for SessionId {
    const NAME: &'static str = "id";

    fn not_found() -> Problem {
        Problem::new(ProblemCode::NotFound, "You have no such session or token. It may have ended.")
    }
}

impl PathValue for Code {
    const NAME: &'static str = "code";

    fn not_found() -> Problem {
        Problem::new(ProblemCode::TableNotFound, "No open table has this code.")
    }
}

impl PathValue for GameKind {
    const NAME: &'static str = "game";

    fn not_found() -> Problem {
        let games = GameKind::NAMES.join(", ");
        Problem::new(ProblemCode::NotFound, format!("Unknown game. The games are {games}."))
    }
}

/// Number of steps of a match.
pub(crate) struct StepNumber(pub u32);

impl FromStr for StepNumber {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<StepNumber, Self::Err> {
        text.parse().map(StepNumber)
    }
}

impl PathValue for StepNumber {
    const NAME: &'static str = "step";

    fn not_found() -> Problem {
        Problem::new(ProblemCode::NotFound, "The match has no such step.")
    }
}

/// The query string.
pub(crate) struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Query<T>, ApiError> {
        match axum::extract::Query::<T>::from_request_parts(parts, app).await {
            Ok(axum::extract::Query(query)) => Ok(Query(query)),
            Err(error) => Err(Problem::new(ProblemCode::Malformed, error.body_text()).into()),
        }
    }
}
