//! What the server offers, and how it is.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use rodeo_bots::Level;
use rodeo_protocol::PROTOCOL;
use rodeo_protocol::api::{GameInfo, Health, OptionInfo, OptionValueType};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::{OptionValues, Rules};

use crate::app::App;

/// The description of the API, as it is made from its types.
const OPENAPI: &str = include_str!("../../../../docs/openapi.json");

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/v1/games", get(games))
        .route("/api/v1/health", get(health))
        .route("/api/v1/openapi.json", get(openapi))
}

async fn games() -> Json<Vec<GameInfo>> {
    Json(GameKind::ALL.iter().map(|&game| about(game)).collect())
}

fn about(game: GameKind) -> GameInfo {
    let (players, usual_players) = (game.players(), game.usual_players());
    let usual = game.default_rules(usual_players);
    let options = game.options().iter().map(|option| OptionInfo {
        name: option.name.into(),
        default: usual.get(option.name),
        values: form(option.values),
    });
    let levels = Level::LADDER.iter().filter(|level| level.plays(game));
    GameInfo {
        game,
        title: game.title().into(),
        min_players: *players.start(),
        max_players: *players.end(),
        usual_players,
        options: options.collect(),
        levels: levels.map(|level| level.name().into()).collect(),
    }
}

fn form(values: OptionValues) -> OptionValueType {
    let list = |words: &[&str]| words.iter().map(|&word| word.into()).collect();
    match values {
        OptionValues::OneOf(words) => OptionValueType::OneOf { words: list(words) },
        OptionValues::AnyOf(words) => OptionValueType::AnyOf { words: list(words) },
        OptionValues::Number(min, max) => OptionValueType::Number { min, max },
        OptionValues::Numbers => OptionValueType::Numbers,
    }
}

async fn health(State(app): State<App>) -> Json<Health> {
    Json(Health {
        version: env!("CARGO_PKG_VERSION").into(),
        protocol: PROTOCOL,
        tables: app.directory().len() as u64,
        connections: app.connections(),
    })
}

async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
}
