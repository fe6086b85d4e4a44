//! Previews of links to tables and matches: the page of the web client with Open Graph tags.
//!
//! Messengers fetch a link before they show it. They do not run the script of the page, so they get its title, description
//! and picture as tags. Every current browser sends `Sec-Fetch-Mode` and gets the page as it is embedded: compressed, with
//! an ETag, and the same for all tables, so that the service worker stores nothing of a table.
//!
//! Previews are in English. Messengers store what they fetch, so the only name in them is that of the guest who invites; matches are
//! shown without names. The picture is the one of the game.

use std::fmt::Write;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use rodeo_protocol::api::{MatchSummary, TableSummary};
use rodeo_protocol::table::{SeatState, TablePhase};
use rodeo_protocol::{MatchId, TableId};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::Rules;

use super::web_client::{embedded_page, has_file, page};
use crate::app::App;
use crate::limits::ClientNetwork;

/// Sent by browsers with every request.
const SEC_FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");
/// The tags are inserted before the title of the page.
const TITLE: &str = "<title>";
/// Width and height of the pictures in pixels.
const PICTURE_SIZE: (u32, u32) = (1200, 630);

/// What a messenger shows for a link.
struct Preview {
    game: GameKind,
    title: String,
    description: String,
    path: String,
}

pub(super) async fn table_page(
    State(app): State<App>,
    network: ClientNetwork,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let id = id.parse::<TableId>().ok().filter(|_| wants_preview(&headers));
    // It can ask the store and other nodes, so it counts as a request to the API.
    let id = id.filter(|_| app.limits().request(network).is_ok());
    let table = match id {
        Some(id) => app.find_table(id).await,
        None => None,
    };
    match table {
        Some(table) => respond(&app, &Preview::of_table(&table)).unwrap_or_else(|| page(&headers)),
        None => page(&headers),
    }
}

pub(super) async fn match_page(
    State(app): State<App>,
    network: ClientNetwork,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    // It reads from the store, so it counts as a request to the API. Over the limit the page is sent without a preview.
    let id = id.parse::<MatchId>().ok().filter(|_| wants_preview(&headers));
    let Some(id) = id.filter(|_| app.limits().request(network).is_ok()) else { return page(&headers) };
    match app.read_store(move |store| store.match_summary(id)).await {
        Ok(Some(summary)) => respond(&app, &Preview::of_match(&summary)).unwrap_or_else(|| page(&headers)),
        Ok(None) | Err(_) => page(&headers),
    }
}

fn wants_preview(headers: &HeaderMap) -> bool {
    !headers.contains_key(SEC_FETCH_MODE)
}

impl Preview {
    fn of_table(table: &TableSummary) -> Preview {
        let seats = table.seats.len();
        let taken = table.seats.iter().filter(|&seat| *seat != SeatState::Empty).count();
        let description = match table.phase {
            TablePhase::Open if taken < seats => {
                let invitation = match first_guest(table) {
                    Some(name) => format!("{name} invites you to play."),
                    None => "You are invited to play.".to_owned(),
                };
                format!("{invitation} {taken} of {seats} seats are taken.")
            }
            TablePhase::Open => format!("A match with {seats} players is about to start."),
            TablePhase::Playing | TablePhase::Paused => {
                let watch = if table.can_watch { " Watch it live." } else { "" };
                format!("A match with {seats} players is in progress.{watch}")
            }
            TablePhase::Over => format!("A match with {seats} players is over."),
        };
        let game = table.rules.kind();
        Preview { game, title: game.title().to_owned(), description, path: format!("/t/{}", table.id) }
    }

    fn of_match(summary: &MatchSummary) -> Preview {
        let game = summary.rules.kind();
        let (scores, unit) = (&summary.outcome.scores, game.descriptor().score_unit.name());
        let description = match summary.outcome.opponent {
            Some(opponent) => {
                let team = scores.first().copied().unwrap_or_default();
                format!("{} players against the game: {team} to {opponent} {unit}.", summary.rules.players())
            }
            None => {
                let scores: Vec<String> = scores.iter().map(i32::to_string).collect();
                format!("Final scores: {} {unit}.", scores.join(", "))
            }
        };
        Preview {
            game,
            title: format!("{}: result", game.title()),
            description,
            path: format!("/m/{}", summary.id),
        }
    }

    /// Writes the tags. Addresses in previews must be absolute, so they need the public URL.
    fn tags(&self, public_url: Option<&str>) -> String {
        let mut tags = String::new();
        let mut tag = |name: &str, content: &str| {
            writeln!(tags, "<meta property=\"{name}\" content=\"{}\" />", escape(content))
                .expect("writing to a string cannot fail");
        };
        tag("og:site_name", "Rodeo");
        tag("og:type", "website");
        tag("og:title", &self.title);
        tag("og:description", &self.description);
        let picture = format!("preview-{}.jpg", self.game.name());
        if let Some(url) = public_url.map(|url| url.trim_end_matches('/')) {
            tag("og:url", &format!("{url}{}", self.path));
            if has_file(&picture) {
                tag("og:image", &format!("{url}/{picture}"));
                tag("og:image:width", &PICTURE_SIZE.0.to_string());
                tag("og:image:height", &PICTURE_SIZE.1.to_string());
                tag("og:image:alt", &format!("Cards of {}", self.game.title()));
                tag("twitter:card", "summary_large_image");
            }
        }
        tags
    }
}

/// The name of the guest in the first seat that a person has: most often the host, who opened the table.
fn first_guest(table: &TableSummary) -> Option<&str> {
    table.seats.iter().find_map(|seat| match seat {
        SeatState::Guest { name, bot: false, .. } => Some(name.as_str()),
        _ => None,
    })
}

/// Returns the page with the tags of a preview; `None` if this build has no page.
fn respond(app: &App, preview: &Preview) -> Option<Response> {
    let page = embedded_page()?;
    let (before, after) = page.split_at(page.find(TITLE)?);
    let tags = preview.tags(app.config().public_url.as_deref());
    let mut response = format!("{before}{tags}{after}").into_response();
    let set = response.headers_mut();
    set.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    set.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    set.insert(header::VARY, HeaderValue::from(SEC_FETCH_MODE));
    Some(response)
}

/// Escapes a value of an attribute in double quotes.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_escaped() {
        assert_eq!(escape("a \"b\" & <c>"), "a &quot;b&quot; &amp; &lt;c>");
    }
}
