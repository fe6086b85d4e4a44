//! Previews of links to tables and matches: the page of the web client with Open Graph tags.
//!
//! Messengers fetch a link before they show it. They do not run the script of the page, so they get its title, description
//! and picture as tags. Every current browser sends `Sec-Fetch-Mode` and gets the page as it is embedded: compressed, with
//! an ETag, and the same for all tables, so that the service worker stores nothing of a table.
//!
//! Previews are in the language that the request prefers. Messengers store what they fetch: what captions and pictures leave out is
//! decided in `rodeo_preview`.

use std::fmt::{Display, Write};

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use rodeo_preview::{Caption, SIZE};
use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::api::{MatchSummary, TableSummary};
use rodeo_protocol::{MatchId, TableId};
use rodeo_texts::Language;

use super::web_client::{embedded_page, page};
use crate::app::App;
use crate::limits::ClientNetwork;

/// Sent by browsers with every request.
const SEC_FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");
/// The tags are inserted before the title of the page.
const TITLE: &str = "<title>";
/// What a messenger shows for a link.
struct Preview {
    caption: Caption,
    /// Path of the page.
    path: String,
    /// Path of the picture.
    picture: String,
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
        Some(table) => {
            respond(&app, &Preview::of_table(&table, language(&headers))).unwrap_or_else(|| page(&headers))
        }
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
        Ok(Some(summary)) => {
            let preview = Preview::of_match(&summary, language(&headers));
            respond(&app, &preview).unwrap_or_else(|| page(&headers))
        }
        Ok(None) | Err(_) => page(&headers),
    }
}

fn wants_preview(headers: &HeaderMap) -> bool {
    !headers.contains_key(SEC_FETCH_MODE)
}

/// Returns the language that the request prefers among those of the texts; English if it prefers none of them.
fn language(headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let weighted = accepted.split(',').filter_map(|item| {
        let mut parts = item.split(';').map(str::trim);
        let language = Language::from_locale(parts.next()?)?;
        let weight =
            parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |weight| weight.parse().ok());
        weight.filter(|weight: &f32| *weight > 0.0).map(|weight| (language, weight))
    });
    // The first one of equal weight.
    let best = weighted.reduce(|best, other| if other.1 > best.1 { other } else { best });
    best.map_or(Language::default(), |(language, _)| language)
}

impl Preview {
    fn of_table(table: &TableSummary, language: Language) -> Preview {
        Preview {
            caption: Caption::of_table(table, language),
            path: format!("/t/{}", table.id),
            picture: picture_path(Endpoint::TablePicture, &table.id, language),
        }
    }

    fn of_match(summary: &MatchSummary, language: Language) -> Preview {
        Preview {
            caption: Caption::of_match(summary, language),
            path: format!("/m/{}", summary.id),
            picture: picture_path(Endpoint::MatchPicture, &summary.id, language),
        }
    }

    /// Writes the tags. Addresses in previews must be absolute, so they need the public URL.
    fn tags(&self, public_url: Option<&str>) -> String {
        let mut tags = String::new();
        let mut tag = |name: &str, content: &str| {
            // Twitter's own tags are names, those of Open Graph are properties.
            let attribute = if name.starts_with("twitter:") { "name" } else { "property" };
            writeln!(tags, "<meta {attribute}=\"{name}\" content=\"{}\" />", escape(content))
                .expect("writing to a string cannot fail");
        };
        let Caption { title, description, alternative } = &self.caption;
        tag("og:site_name", "Rodeo");
        tag("og:type", "website");
        tag("og:title", title);
        tag("og:description", description);
        if let Some(url) = public_url.map(|url| url.trim_end_matches('/')) {
            let picture = format!("{url}{}", self.picture);
            tag("og:url", &format!("{url}{}", self.path));
            tag("og:image", &picture);
            tag("og:image:type", "image/png");
            tag("og:image:width", &SIZE.0.to_string());
            tag("og:image:height", &SIZE.1.to_string());
            tag("og:image:alt", alternative);
            tag("twitter:card", "summary_large_image");
            tag("twitter:title", title);
            tag("twitter:description", description);
            tag("twitter:image", &picture);
            tag("twitter:image:alt", alternative);
        }
        tags
    }
}

fn picture_path(endpoint: Endpoint, id: &(dyn Display + Sync), language: Language) -> String {
    format!("{}?lang={}", endpoint.url(&[id]), language.code())
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
    set.insert(header::VARY, HeaderValue::from_static("accept-language, sec-fetch-mode"));
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
    fn language_follows_the_weights_of_the_request() {
        let prefers = |value: &str| {
            language(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, value.parse().unwrap())])).code()
        };
        assert_eq!(prefers("de-AT, de;q=0.9, en;q=0.8"), "de");
        assert_eq!(prefers("fr, en;q=0.3, ja;q=0.7"), "ja");
        assert_eq!(prefers("es;q=0, en;q=0.1"), "en");
        assert_eq!([prefers("fr"), prefers("*"), prefers("de;q=x"), prefers("")], ["en"; 4]);
        assert_eq!(language(&HeaderMap::new()), Language::English);
    }

    #[test]
    fn attributes_are_escaped() {
        assert_eq!(escape("a \"b\" & <c>"), "a &quot;b&quot; &amp; &lt;c>");
    }
}
