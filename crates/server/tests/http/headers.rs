//! What browsers are told with every answer.

use std::collections::HashSet;

use crate::support::Server;

const PATHS: [&str; 7] =
    ["/", "/t/x", "/icon.svg", "/api/v1/tables", "/api/v1/matches/x", "/nothing/here", "/metrics"];

#[tokio::test]
async fn every_answer_has_the_headers_that_browsers_heed() {
    let server = Server::start().await;
    for path in PATHS {
        let answer = server.get(path).send().await;
        let policy = answer.header("content-security-policy");
        for part in
            ["default-src 'none'", "script-src 'self';", "style-src 'self';", "frame-ancestors 'none'"]
        {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}: links to tables are secrets");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("x-frame-options"), "DENY", "{path}");
        assert!(answer.header("permissions-policy").contains("camera=()"), "{path}");
        assert_eq!(answer.header("strict-transport-security"), "", "{path}: there is no TLS here");
        let cache = if path.starts_with("/api") { "no-store" } else { answer.header("cache-control") };
        assert_eq!(answer.header("cache-control"), cache, "{path}");
        assert!(!cache.is_empty(), "{path}");
    }
}

#[tokio::test]
async fn behind_tls_browsers_are_to_stay_there() {
    let server = Server::with(|config| config.public_url = Some("https://rodeo.example".into())).await;
    let answer = server.get("/").send().await;
    assert_eq!(answer.header("strict-transport-security"), "max-age=31536000");
    assert!(answer.header("content-security-policy").contains("connect-src 'self' wss://rodeo.example;"));
}

#[tokio::test]
async fn every_request_has_a_number_of_its_own() {
    let server = Server::start().await;
    let mut numbers = HashSet::new();
    for path in PATHS {
        let answer = server.get(path).send().await;
        assert!(numbers.insert(answer.header("x-request-id").to_owned()), "{path}: {numbers:?}");
    }
    assert!(!numbers.contains(""));
}

/// Nothing on the page needs more than its policy allows.
#[tokio::test]
async fn the_page_keeps_its_own_policy() {
    let server = Server::start().await;
    for path in ["/", "/t/00000000000000000000", "/m/00000000000000000000"] {
        let page = server.get(path).send().await;
        assert_eq!((page.status, page.header("content-type")), (200, "text/html; charset=utf-8"));
        for inline in ["<style", " style=", "onclick", "<script>", "javascript:", "http://", "https://"] {
            let found = page.body.replace("http://127.0.0.1:6066", "").contains(inline);
            assert!(!found, "{path}: {inline}");
        }
        for (before, _) in page.body.match_indices("src=\"/").chain(page.body.match_indices("href=\"/")) {
            let link = page.body[before..].split('"').nth(1).unwrap();
            assert_eq!(server.get(link).send().await.status, 200, "{link}");
        }
    }
}

/// A browser that has the page asks whether it is still the same, and is not sent it again.
#[tokio::test]
async fn a_page_that_is_known_is_not_sent_again() {
    let server = Server::start().await;
    let tag = server.get("/").send().await.header("etag").to_owned();
    for known in [tag.clone(), format!("\"other\", {tag}")] {
        let same = server.get("/").header("if-none-match", &known).send().await;
        assert_eq!(
            (same.status, same.body.as_str(), same.header("etag")),
            (304, "", tag.as_str()),
            "{known}"
        );
    }
    let other = server.get("/").header("if-none-match", "\"other\"").send().await;
    assert_eq!(other.status, 200);
    let nothing = server.get("/no/such/page").header("accept", "text/html").header("if-none-match", &tag);
    let nothing = nothing.send().await;
    assert!(nothing.status == 404 && !nothing.body.is_empty());
}

/// Files come in the shortest form that the browser understands, and those whose names say what is in them may be kept.
#[tokio::test]
async fn files_are_compressed_and_kept() {
    let server = Server::start().await;
    let page = server.get("/").send().await;
    let script = page.body.split("src=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned();
    let plain = server.get(&script).send().await;
    assert_eq!((plain.status, plain.header("content-encoding")), (200, ""));
    assert!(plain.header("cache-control").contains("immutable"), "{}", plain.header("cache-control"));
    assert_eq!(page.header("cache-control"), "no-cache");
    for (accepts, encoding) in [("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0", ""), ("zstd", "")]
    {
        let answer = server.ask("HEAD", &script).header("accept-encoding", accepts).send().await;
        assert_eq!(answer.header("content-encoding"), encoding, "{accepts}");
        assert_eq!(answer.header("vary"), "accept-encoding");
    }
    let nothing = server.get("/no/such/page").header("accept", "text/html").send().await;
    assert_eq!((nothing.status, nothing.header("content-type")), (404, "text/html; charset=utf-8"));
    assert_eq!(server.get("/no-such-file").send().await.problem(), "not_found");
    assert_eq!(server.get("/assets/..%2f..%2fCargo.toml").send().await.problem(), "not_found");
}
