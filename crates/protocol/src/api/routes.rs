//! The HTTP API as a list: its paths, what they take and give, and how they can refuse.

use crate::problem::ProblemCode::{self, *};

/// The content type of every refusal.
pub const PROBLEM_TYPE: &str = "application/problem+json";

/// The cookie by which a guest is known.
pub const COOKIE: &str = "rodeo";

/// A method of HTTP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// Looks at something.
    Get,
    /// Makes something.
    Post,
    /// Changes something.
    Patch,
}

impl Method {
    /// The name, as requests have it.
    pub const fn name(self) -> &'static str {
        match self {
            Method::Get => "GET",
            Method::Post => "POST",
            Method::Patch => "PATCH",
        }
    }
}

/// Who may ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Anybody.
    Anyone,
    /// A guest with a cookie, or a bot with a token.
    Guest,
}

/// What a request brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Body {
    /// [`NameRequest`](super::NameRequest)
    NameRequest,
    /// [`RecoverRequest`](super::RecoverRequest)
    RecoverRequest,
    /// [`OpenTable`](super::OpenTable)
    OpenTable,
    /// [`JoinRequest`](super::JoinRequest)
    JoinRequest,
}

/// What a response holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// [`Me`](super::Me)
    Me,
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
    /// A record in one of its two forms: [`rodeo_rules::record`]
    Record,
    /// The description of the API itself.
    OpenApi,
    /// No body: the connection becomes a WebSocket.
    WebSocket,
}

/// What stands in a path in braces, or behind its question mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parameter {
    /// `{id}`: a table.
    TableId,
    /// `{id}`: a match.
    MatchId,
    /// `{id}`: a player.
    PlayerId,
    /// `{code}`: the short code of a table.
    Code,
    /// `{game}`: a game.
    Game,
    /// `{step}`: as many steps of a match.
    Step,
    /// `?have=`: the last change a client knows.
    Have,
    /// `?before=`: where to go on in a list.
    Before,
    /// `?form=`: the form of a record.
    Form,
    /// `?viewer=`: through whose eyes.
    Viewer,
}

impl Parameter {
    /// The name it stands under.
    pub const fn name(self) -> &'static str {
        match self {
            Parameter::TableId | Parameter::MatchId | Parameter::PlayerId => "id",
            Parameter::Code => "code",
            Parameter::Game => "game",
            Parameter::Step => "step",
            Parameter::Have => "have",
            Parameter::Before => "before",
            Parameter::Form => "form",
            Parameter::Viewer => "viewer",
        }
    }

    /// Does it stand in the path? Those behind the question mark may be left out.
    pub const fn in_path(self) -> bool {
        !matches!(self, Parameter::Have | Parameter::Before | Parameter::Form | Parameter::Viewer)
    }

    /// What it means.
    pub const fn meaning(self) -> &'static str {
        match self {
            Parameter::TableId => "The table.",
            Parameter::MatchId => "The match.",
            Parameter::PlayerId => "The player.",
            Parameter::Code => {
                "The short code of the table. Small letters, blanks and no dash are read as well."
            }
            Parameter::Game => "The game.",
            Parameter::Step => "As many steps have been played: 0 is the table before the first deal.",
            Parameter::Have => "The number of the last change the client has; left out, it gets a snapshot.",
            Parameter::Before => {
                "The `before` of the page before; left out, the list begins with the newest."
            }
            Parameter::Form => "The form for programs, or the one for people; `json` if it is left out.",
            Parameter::Viewer => {
                "Through whose eyes: with all cards open (`all`), as somebody who looks on (`public`), or as a seat, \
                 counted from 0; `all` if it is left out."
            }
        }
    }
}

/// One thing the server does when it is asked.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// How it is asked.
    pub method: Method,
    /// Where; names in braces stand for what differs.
    pub path: &'static str,
    /// Its name among all.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub summary: &'static str,
    /// Who may ask.
    pub who: Who,
    /// What is said in the path and behind it.
    pub parameters: &'static [Parameter],
    /// What the request brings.
    pub takes: Option<Body>,
    /// What the response holds.
    pub gives: Answer,
    /// The status when all is well.
    pub status: u16,
    /// Does the response bring a new cookie?
    pub sets_cookie: bool,
    /// How it can refuse, beside what [`refusals`](Route::refusals) adds for all.
    pub own_refusals: &'static [ProblemCode],
}

impl Route {
    const fn new(
        method: Method,
        path: &'static str,
        name: &'static str,
        gives: Answer,
        summary: &'static str,
    ) -> Route {
        let (who, status) = (Who::Anyone, 200);
        let (parameters, takes, sets_cookie, own_refusals): (&[Parameter], _, _, &[ProblemCode]) =
            (&[], None, false, &[]);
        Route {
            method,
            path,
            name,
            summary,
            who,
            parameters,
            takes,
            gives,
            status,
            sets_cookie,
            own_refusals,
        }
    }

    const fn get(path: &'static str, name: &'static str, gives: Answer, summary: &'static str) -> Route {
        Route::new(Method::Get, path, name, gives, summary)
    }

    const fn post(path: &'static str, name: &'static str, gives: Answer, summary: &'static str) -> Route {
        Route::new(Method::Post, path, name, gives, summary)
    }

    const fn for_guests(self) -> Route {
        Route { who: Who::Guest, ..self }
    }

    const fn with(self, parameters: &'static [Parameter]) -> Route {
        Route { parameters, ..self }
    }

    const fn takes(self, body: Body) -> Route {
        Route { takes: Some(body), ..self }
    }

    const fn status(self, status: u16) -> Route {
        Route { status, ..self }
    }

    const fn sets_cookie(self) -> Route {
        Route { sets_cookie: true, ..self }
    }

    const fn refuses(self, own_refusals: &'static [ProblemCode]) -> Route {
        Route { own_refusals, ..self }
    }

    /// How it can refuse: what all routes of its kind share, and its own.
    pub fn refusals(&self) -> impl Iterator<Item = ProblemCode> {
        let changes = self.method != Method::Get || self.gives == Answer::WebSocket;
        let shared: [(bool, &[ProblemCode]); 6] = [
            (!self.parameters.is_empty() || self.gives == Answer::WebSocket, &[Malformed]),
            (self.takes.is_some(), &[Malformed, TooLarge, UnsupportedMediaType, Timeout]),
            (self.who == Who::Guest, &[NotLoggedIn, InvalidCredentials]),
            (changes, &[OriginNotAllowed]),
            (true, self.own_refusals),
            (true, &[RateLimited, Busy, ShuttingDown, Internal]),
        ];
        let listed =
            move |code: ProblemCode| shared.iter().any(|(applies, codes)| *applies && codes.contains(&code));
        ProblemCode::ALL.iter().copied().filter(move |&code| listed(code))
    }
}

/// Everything the server does over HTTP for others.
#[rustfmt::skip]
pub const ROUTES: &[Route] = &[
    Route::post("/api/v1/guests", "make_guest", Answer::Me, "Makes a guest: a name, a cookie, and a recovery code.")
        .takes(Body::NameRequest).status(201).sets_cookie().refuses(&[InvalidName]),
    Route::post("/api/v1/recover", "recover", Answer::Me, "Makes this device the guest that the recovery code belongs to.")
        .takes(Body::RecoverRequest).sets_cookie().refuses(&[InvalidCredentials]),
    Route::post("/api/v1/bots", "make_bot", Answer::Me, "Makes a player that is declared as a bot, and its token.")
        .takes(Body::NameRequest).status(201).refuses(&[InvalidName]),
    Route::get("/api/v1/me", "me", Answer::Me, "Says who you are.").for_guests(),
    Route::new(Method::Patch, "/api/v1/me", "rename_me", Answer::Me, "Gives you another name.")
        .for_guests().takes(Body::NameRequest).refuses(&[InvalidName]),
    Route::post("/api/v1/me/recovery", "new_recovery", Answer::Me, "Makes a new recovery code; the old one is void.")
        .for_guests(),
    Route::get("/api/v1/me/tables", "my_tables", Answer::Tables, "The tables at which you sit.").for_guests(),
    Route::get("/api/v1/me/matches", "my_matches", Answer::Matches, "The matches you have played, the newest first.")
        .for_guests().with(&[Parameter::Before]),
    Route::get("/api/v1/games", "games", Answer::Games, "The games, their options, and the bots that play them."),
    Route::get("/api/v1/tables", "lobby", Answer::Tables, "The public tables."),
    Route::post("/api/v1/tables", "open_table", Answer::TableState, "Opens a table. You are its host and sit at it.")
        .for_guests().takes(Body::OpenTable).status(201).refuses(&[InvalidRules, InvalidSettings, EmptySeats, TooMany]),
    Route::get("/api/v1/tables/{id}", "table", Answer::Table, "A table from outside.")
        .with(&[Parameter::TableId]).refuses(&[TableNotFound]),
    Route::post("/api/v1/tables/{id}/seats", "join", Answer::TableState, "Sits down at a table.")
        .for_guests().with(&[Parameter::TableId]).takes(Body::JoinRequest)
        .refuses(&[TableNotFound, TableFull, SeatTaken, Removed, NotNow, TooMany]),
    Route::get("/api/v1/tables/{id}/ws", "connect", Answer::WebSocket, "Connects to a table by WebSocket.")
        .for_guests().with(&[Parameter::TableId, Parameter::Have]).status(101)
        .refuses(&[TableNotFound, Removed, SpectatorsNotAllowed, TooMany]),
    Route::get("/api/v1/codes/{code}", "table_by_code", Answer::Table, "The table with this code.")
        .with(&[Parameter::Code]).refuses(&[TableNotFound]),
    Route::get("/api/v1/matches/{id}", "match", Answer::Match, "A match that was played.")
        .with(&[Parameter::MatchId]).refuses(&[MatchNotFound]),
    Route::get("/api/v1/matches/{id}/record", "record", Answer::Record, "The record of a match.")
        .with(&[Parameter::MatchId, Parameter::Form]).refuses(&[MatchNotFound]),
    Route::get("/api/v1/matches/{id}/steps/{step}", "replay", Answer::ReplayStep, "A match after one of its steps.")
        .with(&[Parameter::MatchId, Parameter::Step, Parameter::Viewer]).refuses(&[MatchNotFound, NotFound]),
    Route::get("/api/v1/players/{id}", "player", Answer::Player, "A player and their ratings.")
        .with(&[Parameter::PlayerId]).refuses(&[PlayerNotFound]),
    Route::get("/api/v1/players/{id}/matches", "matches_of", Answer::Matches, "The matches of a player, the newest first.")
        .with(&[Parameter::PlayerId, Parameter::Before]).refuses(&[PlayerNotFound]),
    Route::get("/api/v1/ratings/{game}", "ratings", Answer::Ratings, "The ratings of a game, the best first.")
        .with(&[Parameter::Game]).refuses(&[NotFound]),
    Route::get("/api/v1/health", "health", Answer::Health, "How the server is."),
    Route::get("/api/v1/openapi.json", "openapi", Answer::OpenApi, "This description."),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_path_and_its_parameters_agree() {
        for route in ROUTES {
            let named: BTreeSet<&str> =
                route.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).collect();
            let listed: BTreeSet<&str> =
                route.parameters.iter().filter(|one| one.in_path()).map(|one| one.name()).collect();
            assert_eq!(named, listed, "{}", route.path);
        }
    }

    #[test]
    fn no_two_routes_are_the_same() {
        let names: BTreeSet<&str> = ROUTES.iter().map(|route| route.name).collect();
        let asked: BTreeSet<(&str, &str)> =
            ROUTES.iter().map(|route| (route.method.name(), route.path)).collect();
        assert_eq!((names.len(), asked.len()), (ROUTES.len(), ROUTES.len()));
    }
}
