//! Previews of links in messengers.

use rodeo_protocol::api::routes::Endpoint;
use serde_json::json;

use crate::support::{Response, Server, text};

const URL: &str = "https://rodeo.example";

async fn server() -> Server {
    Server::with(|config| config.public_url = Some(URL.into())).await
}

/// Returns the content of an Open Graph tag.
fn tag<'a>(page: &'a Response, name: &str) -> Option<&'a str> {
    let attribute = if name.starts_with("twitter:") { "name" } else { "property" };
    page.body.split(&format!("<meta {attribute}=\"{name}\" content=\"")).nth(1)?.split('"').next()
}

#[tokio::test]
async fn link_to_a_table_has_a_preview_with_the_name_of_its_host_only() {
    let server = server().await;
    let host = server.guest("Ana \"<b>\"").await;
    let table = server.table(&host, json!({ "game": "take6", "players": 4, "bots": ["simple"] })).await;
    let path = format!("/t/{}", text(&table["id"]));
    let page = server.get(&path).send().await;
    assert_eq!((page.status, page.header("content-type")), (200, "text/html; charset=utf-8"));
    assert_eq!(tag(&page, "og:title"), Some("Take 6"));
    let description = "Ana &quot;&lt;b>&quot; invites you to play. 2 of 4 seats are taken.";
    assert_eq!(tag(&page, "og:description"), Some(description));
    assert_eq!(tag(&page, "og:url"), Some(format!("{URL}{path}").as_str()));
    let picture = format!("{URL}{}?lang=en", Endpoint::TablePicture.url(&[&text(&table["id"])]));
    for name in ["og:image", "twitter:image"] {
        assert_eq!(tag(&page, name), Some(picture.as_str()));
    }
    assert_eq!((tag(&page, "og:image:width"), tag(&page, "og:image:height")), (Some("1200"), Some("630")));
    for name in ["og:image:alt", "twitter:image:alt"] {
        assert_eq!(tag(&page, name), Some("Take 6 table"));
    }
    assert!(page.body.contains("<title>Rodeo</title>") && page.body.contains("<script type=\"module\""));

    let other = server.guest("Nobody else").await;
    let join = Endpoint::JoinTable.url(&[&text(&table["id"])]);
    assert_eq!(server.post(&join, json!({})).with_guest(&other).send().await.status, 200);
    let page = server.get(&path).send().await;
    assert!(tag(&page, "og:description").unwrap().ends_with("3 of 4 seats are taken."), "{}", page.body);
    assert!(!page.body.contains("Nobody else"), "{}", page.body);
}

#[tokio::test]
async fn preview_is_in_the_language_of_the_request() {
    let server = server().await;
    let host = server.guest("Ana").await;
    let id = text(&server.table(&host, json!({ "game": "take6", "players": 4 })).await["id"]);
    let finished = text(&server.play_match(&host, "take6", "rounds=1").await["id"]);
    for (path, picture, title, alternative) in [
        (format!("/t/{id}"), Endpoint::TablePicture.url(&[&id]), "6 nimmt", "Ein Tisch mit 6 nimmt"),
        (
            format!("/m/{finished}?review"),
            Endpoint::MatchPicture.url(&[&finished]),
            "6 nimmt: Ergebnis",
            "6 nimmt: Ergebnis",
        ),
    ] {
        let page = server.get(&path).header("accept-language", "de-AT, en;q=0.5").send().await;
        assert_eq!(page.header("vary"), "accept-language, sec-fetch-mode");
        assert_eq!((tag(&page, "og:title"), tag(&page, "twitter:title")), (Some(title), Some(title)));
        assert_eq!(tag(&page, "og:image:alt"), Some(alternative));
        assert_eq!(tag(&page, "og:image"), Some(format!("{URL}{picture}?lang=de").as_str()));
        let drawn = server.get(&format!("{picture}?lang=de")).send().await;
        assert_eq!((drawn.status, drawn.header("content-type")), (200, "image/png"));
    }
}

#[tokio::test]
async fn link_to_a_match_in_progress_has_a_preview_without_names() {
    let server = server().await;
    let host = server.guest("Nobody else").await;
    for (spectators, watch) in [(true, " Watch it live."), (false, "")] {
        let request = json!({ "game": "take6", "players": 2, "bots": ["simple"], "start": true, "spectators": spectators });
        let table = server.table(&host, request).await;
        let page = server.get(&format!("/t/{}", text(&table["id"]))).send().await;
        let description = format!("A match with 2 players is in progress.{watch}");
        assert_eq!(tag(&page, "og:description"), Some(description.as_str()));
        assert!(!page.body.contains("Nobody else"), "{}", page.body);
    }
}

#[tokio::test]
async fn link_to_a_match_has_a_preview_with_scores() {
    let server = server().await;
    let guest = server.guest("Nobody else").await;
    for (game, title) in [("take6", "Take 6: result"), ("buffalo", "Beat the Buffalo: result")] {
        let options = if game == "take6" { "rounds=1" } else { "" };
        let finished = server.play_match(&guest, game, options).await;
        let page = server.get(&format!("/m/{}", text(&finished["id"]))).send().await;
        assert_eq!(tag(&page, "og:title"), Some(title));
        let description = tag(&page, "og:description").unwrap();
        let score = finished["outcome"]["scores"][0].to_string();
        assert!(
            description.contains(&score) && description.ends_with(" heads."),
            "{description}: {finished}"
        );
        assert!(!page.body.contains("Nobody else"), "{}", page.body);
    }
}

/// The page that a browser caches must not depend on the table.
#[tokio::test]
async fn browsers_get_the_page_without_a_preview() {
    let server = server().await;
    let host = server.guest("A").await;
    let table = server.table(&host, json!({ "game": "take6" })).await;
    let home = server.get("/").send().await;
    let path = format!("/t/{}", text(&table["id"]));
    let page = server.get(&path).header("sec-fetch-mode", "navigate").send().await;
    assert_eq!((page.body == home.body, page.header("etag")), (true, home.header("etag")));
}

#[tokio::test]
async fn unknown_tables_and_matches_have_no_preview() {
    let server = server().await;
    for path in ["/t/00000000000000000000", "/m/00000000000000000000", "/t/x", "/m/%22%3E%3Cscript%3E"] {
        let page = server.get(path).send().await;
        assert_eq!((page.status, tag(&page, "og:title")), (200, None), "{path}");
    }
}

/// Addresses must be absolute, and a server without a public URL does not know its own.
#[tokio::test]
async fn without_a_public_url_a_preview_has_no_addresses() {
    let server = Server::start().await;
    let host = server.guest("A").await;
    let table = server.table(&host, json!({ "game": "bull_party" })).await;
    let page = server.get(&format!("/t/{}", text(&table["id"]))).send().await;
    assert_eq!(tag(&page, "og:title"), Some("Bull Party"));
    assert_eq!((tag(&page, "og:url"), tag(&page, "og:image")), (None, None));
}
