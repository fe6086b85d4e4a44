//! What requests say, read with care: whatever cannot be read is refused by a [`Problem`].

use std::str::FromStr;

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, RawPathParams, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use rodeo_protocol::{Code, GuestId, MatchId, Problem, ProblemCode, TableId};
use rodeo_rules::any::GameKind;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::Refused;
use crate::app::App;
use crate::session::{check_origin, is_change};
use crate::shard::table_not_found;

/// A body of JSON, of a bounded size, from a page of ours or from a program.
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Refused> {
        if is_change(request.method()) {
            check_origin(request.headers(), app.config().public_url.as_deref())?;
        }
        let time = app.config().limits.request_time;
        match timeout(time, axum::Json::<T>::from_request(request, app)).await {
            Ok(Ok(axum::Json(body))) => Ok(Body(body)),
            Ok(Err(rejection)) => Err(unreadable(&rejection).into()),
            Err(_) => {
                Err(Problem::new(ProblemCode::Timeout, "The body of the request did not arrive.").into())
            }
        }
    }
}

fn unreadable(rejection: &JsonRejection) -> Problem {
    let code = match (rejection, rejection.status()) {
        (JsonRejection::MissingJsonContentType(_), _) => ProblemCode::UnsupportedMediaType,
        (_, StatusCode::PAYLOAD_TOO_LARGE) => ProblemCode::TooLarge,
        _ => ProblemCode::Malformed,
    };
    Problem::new(code, rejection.body_text())
}

/// Something that a path names, and what is said where it names none.
pub(crate) trait InPath: FromStr {
    /// Its name among the parameters of the path.
    const NAME: &'static str;

    fn missing() -> Problem;
}

/// What the path names. A text that cannot be such a name is one of something that is not there.
pub(crate) struct At<T>(pub T);

impl<T: InPath> FromRequestParts<App> for At<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<At<T>, Refused> {
        let parameters = RawPathParams::from_request_parts(parts, app).await.map_err(|_| T::missing())?;
        let text = parameters.iter().find(|(name, _)| *name == T::NAME).map(|(_, text)| text);
        let found = text.and_then(|text| text.parse().ok()).ok_or_else(T::missing)?;
        Ok(At(found))
    }
}

impl InPath for TableId {
    const NAME: &'static str = "id";

    fn missing() -> Problem {
        table_not_found()
    }
}

impl InPath for MatchId {
    const NAME: &'static str = "id";

    fn missing() -> Problem {
        Problem::new(
            ProblemCode::MatchNotFound,
            "There is no such match (any more), or it is still being played.",
        )
    }
}

impl InPath for GuestId {
    const NAME: &'static str = "id";

    fn missing() -> Problem {
        Problem::new(ProblemCode::PlayerNotFound, "There is no such player (any more).")
    }
}

impl InPath for Code {
    const NAME: &'static str = "code";

    fn missing() -> Problem {
        Problem::new(ProblemCode::TableNotFound, "No table has this code (any more).")
    }
}

impl InPath for GameKind {
    const NAME: &'static str = "game";

    fn missing() -> Problem {
        let games = GameKind::NAMES.join(", ");
        Problem::new(ProblemCode::NotFound, format!("There is no such game; there are: {games}."))
    }
}

/// As many steps of a match.
pub(crate) struct Step(pub u32);

impl FromStr for Step {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Step, Self::Err> {
        text.parse().map(Step)
    }
}

impl InPath for Step {
    const NAME: &'static str = "step";

    fn missing() -> Problem {
        Problem::new(ProblemCode::NotFound, "The match has no such step.")
    }
}

/// What stands behind the question mark.
pub(crate) struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked<T>, Refused> {
        let read = Query::<T>::from_request_parts(parts, app).await;
        let Query(asked) = read.map_err(|error| Problem::new(ProblemCode::Malformed, error.body_text()))?;
        Ok(Asked(asked))
    }
}
