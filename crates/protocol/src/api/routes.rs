//! The HTTP API as data: every endpoint with its path, bodies and possible problems.
//!
//! This list is the only declaration of the API. The server routes requests by it (a `match` over [`Endpoint`] that the
//! compiler keeps exhaustive), and `docs/openapi.json` and the tables of `docs/protocol.md` are generated from it.

mod parameter;

use std::fmt::{Display, Write as _};

pub use self::parameter::Parameter;
use crate::problem::ProblemCode::{self, *};

/// Content type of every error response.
pub const PROBLEM_TYPE: &str = "application/problem+json";

/// Name of the cookie that identifies a guest.
pub const COOKIE: &str = "rodeo";

/// Prepends the prefix of the API to a path.
macro_rules! api {
    ($path:literal) => {
        concat!("/api/v1", $path)
    };
}

/// Prefix of all paths of the API.
pub const API_PREFIX: &str = api!("");

/// An HTTP method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Reads a resource.
    Get,
    /// Creates a resource or starts an action.
    Post,
    /// Changes a resource.
    Patch,
    /// Removes a resource.
    Delete,
}

impl Method {
    /// Name as it appears in a request line.
    pub const fn name(self) -> &'static str {
        match self {
            Method::Get => "GET",
            Method::Post => "POST",
            Method::Patch => "PATCH",
            Method::Delete => "DELETE",
        }
    }
}

/// Access rule of an endpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Anyone, with or without credentials.
    Public,
    /// A guest with a cookie, or a bot with a token.
    Guest,
}

/// Type of a request body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RequestBody {
    /// [`NameRequest`](super::NameRequest)
    NameRequest,
    /// [`RecoverRequest`](super::RecoverRequest)
    RecoverRequest,
    /// [`TokenRequest`](super::TokenRequest)
    TokenRequest,
    /// [`OpenTable`](super::OpenTable)
    OpenTable,
    /// [`JoinRequest`](super::JoinRequest)
    JoinRequest,
    /// [`ReportRequest`](super::ReportRequest)
    ReportRequest,
    /// [`UploadMatch`](super::UploadMatch)
    UploadMatch,
}

/// Type of a response body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResponseBody {
    /// [`Me`](super::Me)
    Me,
    /// A list of [`Session`](super::Session)
    Sessions,
    /// [`NewToken`](super::NewToken)
    NewToken,
    /// [`TableSummary`](super::TableSummary)
    Table,
    /// A list of [`TableSummary`](super::TableSummary)
    Tables,
    /// [`TableState`](crate::table::TableState)
    TableState,
    /// [`MatchSummary`](super::MatchSummary)
    Match,
    /// A [`Page`](super::Page) of [`MatchSummary`](super::MatchSummary)
    Matches,
    /// [`ReplayStep`](super::ReplayStep)
    ReplayStep,
    /// [`PlayerProfile`](super::PlayerProfile)
    Player,
    /// A list of [`RatingEntry`](super::RatingEntry)
    Ratings,
    /// A list of [`GameInfo`](super::GameInfo)
    Games,
    /// [`Health`](super::Health)
    Health,
    /// [`ReportReceipt`](super::ReportReceipt)
    ReportReceipt,
    /// A record as JSON or text: [`rodeo_rules::record`]
    Record,
    /// A picture of 1200 × 630 pixels.
    Picture,
    /// The OpenAPI document.
    OpenApi,
    /// No body; the status says it all.
    Empty,
    /// No body: the connection is upgraded to a WebSocket.
    WebSocket,
}

/// Description of an endpoint.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// Method of the HTTP request.
    pub method: Method,
    /// Path with the API prefix; `{name}` marks a path parameter.
    pub path: &'static str,
    /// Unique name, the `operationId` of OpenAPI.
    pub operation_id: &'static str,
    /// What the endpoint does, in one sentence.
    pub summary: &'static str,
    /// Which callers are allowed.
    pub access: Access,
    /// Parameters of the path and the query string.
    pub parameters: &'static [Parameter],
    /// Type of the request body; `None` if there is none.
    pub request: Option<RequestBody>,
    /// Type of the body of a successful response.
    pub response: ResponseBody,
    /// Status of a successful response.
    pub status: u16,
    /// Whether a successful response sets the cookie.
    pub sets_cookie: bool,
    /// Problems specific to this endpoint; [`problems`](Route::problems) adds the shared ones.
    pub own_problems: &'static [ProblemCode],
}

impl Route {
    const fn new(
        method: Method,
        path: &'static str,
        operation_id: &'static str,
        response: ResponseBody,
        summary: &'static str,
    ) -> Route {
        Route {
            method,
            path,
            operation_id,
            summary,
            access: Access::Public,
            parameters: &[],
            request: None,
            response,
            status: 200,
            sets_cookie: false,
            own_problems: &[],
        }
    }

    const fn get(
        path: &'static str,
        id: &'static str,
        response: ResponseBody,
        summary: &'static str,
    ) -> Route {
        Route::new(Method::Get, path, id, response, summary)
    }

    const fn post(
        path: &'static str,
        id: &'static str,
        response: ResponseBody,
        summary: &'static str,
    ) -> Route {
        Route::new(Method::Post, path, id, response, summary)
    }

    const fn patch(
        path: &'static str,
        id: &'static str,
        response: ResponseBody,
        summary: &'static str,
    ) -> Route {
        Route::new(Method::Patch, path, id, response, summary)
    }

    const fn delete(path: &'static str, id: &'static str, summary: &'static str) -> Route {
        Route::new(Method::Delete, path, id, ResponseBody::Empty, summary).status(204)
    }

    const fn guests_only(self) -> Route {
        Route { access: Access::Guest, ..self }
    }

    const fn parameters(self, parameters: &'static [Parameter]) -> Route {
        Route { parameters, ..self }
    }

    const fn request(self, body: RequestBody) -> Route {
        Route { request: Some(body), ..self }
    }

    const fn status(self, status: u16) -> Route {
        Route { status, ..self }
    }

    const fn sets_cookie(self) -> Route {
        Route { sets_cookie: true, ..self }
    }

    const fn fails_with(self, own_problems: &'static [ProblemCode]) -> Route {
        Route { own_problems, ..self }
    }

    /// All problems the endpoint can return: its own, and those shared by all endpoints of its kind.
    pub fn problems(&self) -> impl Iterator<Item = ProblemCode> {
        let checks_origin = self.method != Method::Get || self.response == ResponseBody::WebSocket;
        let shared: [(bool, &[ProblemCode]); 6] = [
            (!self.parameters.is_empty() || self.response == ResponseBody::WebSocket, &[Malformed]),
            (self.request.is_some(), &[Malformed, TooLarge, UnsupportedMediaType, Timeout]),
            (self.access == Access::Guest, &[NotLoggedIn, InvalidCredentials, Banned]),
            (checks_origin, &[OriginNotAllowed]),
            (true, self.own_problems),
            (true, &[UnsupportedProtocol, RateLimited, Busy, ShuttingDown, Internal]),
        ];
        let listed =
            move |code: ProblemCode| shared.iter().any(|(applies, codes)| *applies && codes.contains(&code));
        ProblemCode::ALL.iter().copied().filter(move |&code| listed(code))
    }
}

/// Declares [`Endpoint`], one variant for each route.
macro_rules! endpoints {
    ($($(#[$doc:meta])* $Name:ident = $route:expr;)+) => {
        /// An endpoint of the API: a method and a path.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Endpoint {
            $($(#[$doc])* $Name,)+
        }

        impl Endpoint {
            /// All endpoints, in the order of the documents.
            pub const ALL: &'static [Endpoint] = &[$(Endpoint::$Name,)+];

            /// Description of the endpoint.
            pub const fn route(self) -> Route {
                match self { $(Endpoint::$Name => $route,)+ }
            }
        }
    };
}

impl Endpoint {
    /// Path with its parameters in braces, as in [`Route::path`].
    pub const fn path(self) -> &'static str {
        self.route().path
    }

    /// Path with these values in place of its parameters, in order. The values must not need percent-encoding.
    ///
    /// # Panics
    ///
    /// If the number of values is not the number of path parameters.
    pub fn url(self, values: &[&(dyn Display + Sync)]) -> String {
        let (mut url, mut values) = (String::new(), values.iter());
        for segment in self.path().split('/').skip(1) {
            let written = if segment.starts_with('{') {
                write!(url, "/{}", values.next().expect("a value for every path parameter"))
            } else {
                write!(url, "/{segment}")
            };
            written.expect("writing to a string cannot fail");
        }
        assert!(values.next().is_none(), "more values than path parameters in {}", self.path());
        url
    }
}

#[rustfmt::skip]
endpoints! {
    /// `POST /guests`
    CreateGuest = Route::post(api!("/guests"), "create_guest", ResponseBody::Me,
        "Creates a guest and returns a cookie and a recovery code.")
        .request(RequestBody::NameRequest).status(201).sets_cookie().fails_with(&[InvalidName]);
    /// `POST /recover`
    RecoverGuest = Route::post(api!("/recover"), "recover_guest", ResponseBody::Me,
        "Logs this device in as the guest that the recovery code belongs to.")
        .request(RequestBody::RecoverRequest).sets_cookie().fails_with(&[InvalidCredentials, Banned]);
    /// `POST /bots`
    CreateBot = Route::post(api!("/bots"), "create_bot", ResponseBody::Me,
        "Creates a player that is declared as a bot and returns its token.")
        .request(RequestBody::NameRequest).status(201).fails_with(&[InvalidName]);
    /// `GET /me`
    Me = Route::get(api!("/me"), "get_me", ResponseBody::Me, "Returns the caller.").guests_only();
    /// `PATCH /me`
    RenameMe = Route::patch(api!("/me"), "rename_me", ResponseBody::Me, "Changes the caller's name.")
        .guests_only().request(RequestBody::NameRequest).fails_with(&[InvalidName, Muted]);
    /// `POST /me/recovery`
    CreateRecoveryCode = Route::post(api!("/me/recovery"), "create_recovery_code", ResponseBody::Me,
        "Creates a recovery code. The previous one is invalidated.")
        .guests_only().parameters(&[Parameter::EndOthers]).fails_with(&[SessionRequired]);
    /// `GET /me/sessions`
    Sessions = Route::get(api!("/me/sessions"), "list_sessions", ResponseBody::Sessions,
        "Lists the caller's sessions and bot tokens, most recently used first.")
        .guests_only().fails_with(&[SessionRequired]);
    /// `POST /me/tokens`
    CreateToken = Route::post(api!("/me/tokens"), "create_token", ResponseBody::NewToken,
        "Creates a bot token. Whoever uses it plays as the caller and is declared as a bot.")
        .guests_only().request(RequestBody::TokenRequest).status(201)
        .fails_with(&[SessionRequired, InvalidName, TooMany]);
    /// `DELETE /me/sessions/{id}`
    EndSession = Route::delete(api!("/me/sessions/{id}"), "end_session",
        "Ends a session of the caller, or voids a bot token. Its connections are closed.")
        .guests_only().parameters(&[Parameter::SessionId]).fails_with(&[SessionRequired, NotFound]);
    /// `DELETE /me/sessions`
    EndOtherSessions = Route::delete(api!("/me/sessions"), "end_other_sessions",
        "Ends all sessions of the caller but the current one. Bot tokens stay valid.")
        .guests_only().fails_with(&[SessionRequired]);
    /// `POST /me/logout`
    LogOut = Route::post(api!("/me/logout"), "log_out", ResponseBody::Empty,
        "Ends the current session, or voids the token of the request.").guests_only().status(204).sets_cookie();
    /// `DELETE /me`
    DeleteMe = Route::delete(api!("/me"), "delete_me",
        "Deletes the caller, leaves their tables, and removes their name from finished matches.")
        .guests_only().sets_cookie().fails_with(&[SessionRequired]);
    /// `GET /me/tables`
    MyTables = Route::get(api!("/me/tables"), "list_my_tables", ResponseBody::Tables,
        "Lists the tables at which the caller has a seat.").guests_only();
    /// `GET /me/matches`
    MyMatches = Route::get(api!("/me/matches"), "list_my_matches", ResponseBody::Matches,
        "Lists the caller's finished matches, newest first.").guests_only().parameters(&[Parameter::Before]);
    /// `POST /me/matches`
    UploadMatch = Route::post(api!("/me/matches"), "upload_match", ResponseBody::Match,
        "Stores a match that the caller has played against bots without this server. Repeating it changes nothing.")
        .guests_only().request(RequestBody::UploadMatch).status(201).fails_with(&[InvalidRecord]);
    /// `GET /games`
    Games = Route::get(api!("/games"), "list_games", ResponseBody::Games,
        "Lists the games, their options and the levels of bots that play them.");
    /// `GET /tables`
    Lobby = Route::get(api!("/tables"), "list_public_tables", ResponseBody::Tables, "Lists the public tables.");
    /// `POST /tables`
    OpenTable = Route::post(api!("/tables"), "open_table", ResponseBody::TableState,
        "Opens a table. The caller is its host and takes the first seat.")
        .guests_only().request(RequestBody::OpenTable).status(201)
        .fails_with(&[InvalidRules, InvalidSettings, EmptySeats, TooMany]);
    /// `GET /tables/{id}`
    Table = Route::get(api!("/tables/{id}"), "get_table", ResponseBody::Table, "Returns the summary of a table.")
        .parameters(&[Parameter::TableId]).fails_with(&[TableNotFound]);
    /// `GET /tables/{id}/picture`
    TablePicture = Route::get(api!("/tables/{id}/picture"), "get_table_picture", ResponseBody::Picture,
        "Returns a picture of a table as a spectator sees it, for previews of links.")
        .parameters(&[Parameter::TableId, Parameter::Language]).fails_with(&[TableNotFound]);
    /// `POST /tables/{id}/seats`
    JoinTable = Route::post(api!("/tables/{id}/seats"), "join_table", ResponseBody::TableState,
        "Takes a seat at a table.")
        .guests_only().parameters(&[Parameter::TableId]).request(RequestBody::JoinRequest)
        .fails_with(&[TableNotFound, TableFull, SeatTaken, Removed, NotNow, TooMany]);
    /// `GET /tables/{id}/ws`
    ConnectToTable = Route::get(api!("/tables/{id}/ws"), "connect_to_table", ResponseBody::WebSocket,
        "Opens a WebSocket to a table.")
        .guests_only()
        .parameters(&[Parameter::TableId, Parameter::Have, Parameter::Updates, Parameter::Protocol]).status(101)
        .fails_with(&[TableNotFound, Removed, SpectatorsNotAllowed, TooMany]);
    /// `POST /tables/{id}/reports`
    ReportPlayer = Route::post(api!("/tables/{id}/reports"), "report_player", ResponseBody::ReportReceipt,
        "Reports a player or a chat line of a table to the operators of the server.")
        .guests_only().parameters(&[Parameter::TableId]).request(RequestBody::ReportRequest).status(201)
        .fails_with(&[TableNotFound, NotSeated, InvalidReport]);
    /// `GET /codes/{code}`
    TableByCode = Route::get(api!("/codes/{code}"), "get_table_by_code", ResponseBody::Table,
        "Returns the summary of the table with this code.")
        .parameters(&[Parameter::Code]).fails_with(&[TableNotFound, Banned]);
    /// `GET /matches/{id}`
    Match = Route::get(api!("/matches/{id}"), "get_match", ResponseBody::Match, "Returns the summary of a finished match.")
        .parameters(&[Parameter::MatchId]).fails_with(&[MatchNotFound]);
    /// `GET /matches/{id}/picture`
    MatchPicture = Route::get(api!("/matches/{id}/picture"), "get_match_picture", ResponseBody::Picture,
        "Returns a picture of the standings of a finished match, for previews of links.")
        .parameters(&[Parameter::MatchId, Parameter::Language]).fails_with(&[MatchNotFound]);
    /// `GET /matches/{id}/record`
    Record = Route::get(api!("/matches/{id}/record"), "get_record", ResponseBody::Record,
        "Returns the record of a finished match.")
        .parameters(&[Parameter::MatchId, Parameter::Form]).fails_with(&[MatchNotFound]);
    /// `GET /matches/{id}/steps/{step}`
    Replay = Route::get(api!("/matches/{id}/steps/{step}"), "get_replay_step", ResponseBody::ReplayStep,
        "Returns a finished match as it was after a number of steps.")
        .parameters(&[Parameter::MatchId, Parameter::Step, Parameter::Viewer]).fails_with(&[MatchNotFound, NotFound]);
    /// `GET /players/{id}`
    Player = Route::get(api!("/players/{id}"), "get_player", ResponseBody::Player, "Returns a player and their ratings.")
        .parameters(&[Parameter::PlayerId]).fails_with(&[PlayerNotFound]);
    /// `GET /players/{id}/matches`
    PlayerMatches = Route::get(api!("/players/{id}/matches"), "list_player_matches", ResponseBody::Matches,
        "Lists a player's finished matches, newest first.")
        .parameters(&[Parameter::PlayerId, Parameter::Before]).fails_with(&[PlayerNotFound]);
    /// `GET /ratings/{game}`
    Ratings = Route::get(api!("/ratings/{game}"), "list_ratings", ResponseBody::Ratings,
        "Lists the ratings of a game, best first.")
        .parameters(&[Parameter::Game]).fails_with(&[NotFound]);
    /// `GET /health`
    Health = Route::get(api!("/health"), "get_health", ResponseBody::Health,
        "Returns the server's version and its number of tables and connections.");
    /// `GET /openapi.json`
    OpenApi = Route::get(api!("/openapi.json"), "get_openapi", ResponseBody::OpenApi, "Returns this document.");
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn routes() -> impl Iterator<Item = Route> {
        Endpoint::ALL.iter().map(|endpoint| endpoint.route())
    }

    #[test]
    fn path_and_parameter_list_agree() {
        for route in routes() {
            let in_path: BTreeSet<&str> =
                route.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).collect();
            let listed: BTreeSet<&str> =
                route.parameters.iter().filter(|one| one.in_path()).map(|one| one.name()).collect();
            assert_eq!(in_path, listed, "{}", route.path);
        }
    }

    #[test]
    fn routes_are_distinct() {
        let ids: BTreeSet<&str> = routes().map(|route| route.operation_id).collect();
        let requests: BTreeSet<(&str, &str)> =
            routes().map(|route| (route.method.name(), route.path)).collect();
        assert_eq!((ids.len(), requests.len()), (Endpoint::ALL.len(), Endpoint::ALL.len()));
    }

    #[test]
    fn urls_fill_in_path_parameters() {
        assert_eq!(Endpoint::Lobby.url(&[]), "/api/v1/tables");
        assert_eq!(Endpoint::Replay.url(&[&"abc", &3]), "/api/v1/matches/abc/steps/3");
    }
}
