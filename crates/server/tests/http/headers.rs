//! Response headers for browsers: security, caching and compression.

use std::collections::HashSet;

use rodeo_protocol::api::routes::{API_PREFIX, Endpoint};

use crate::support::Server;

const PATHS: [&str; 7] = [
    "/",
    "/t/x",
    "/icon.svg",
    Endpoint::OpenTable.path(),
    Endpoint::OpenApi.path(),
    "/nothing/here",
    "/metrics",
];

#[tokio::test]
async fn every_response_has_security_headers() {
    let server = Server::start().await;
    for path in PATHS {
        let response = server.get(path).send().await;
        let policy = response.header("content-security-policy");
        for part in [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval';",
            "style-src 'self';",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        let without_wasm = policy.replace("'wasm-unsafe-eval'", "");
        assert!(!without_wasm.contains("unsafe"), "{path}: {policy}");
        assert_eq!(response.header("referrer-policy"), "no-referrer", "{path}: links to tables are secret");
        assert_eq!(response.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(response.header("x-frame-options"), "DENY", "{path}");
        assert!(response.header("permissions-policy").contains("camera=()"), "{path}");
        assert_eq!(response.header("strict-transport-security"), "", "{path}: no TLS");
        let cache = if path.starts_with(API_PREFIX) { "no-store" } else { response.header("cache-control") };
        assert_eq!(response.header("cache-control"), cache, "{path}");
        assert!(!cache.is_empty(), "{path}");
    }
}

#[tokio::test]
async fn hsts_is_sent_behind_tls() {
    let server = Server::with(|config| config.public_url = Some("https://rodeo.example".into())).await;
    let response = server.get("/").send().await;
    assert_eq!(response.header("strict-transport-security"), "max-age=31536000");
    assert!(response.header("content-security-policy").contains("connect-src 'self' wss://rodeo.example;"));
}

#[tokio::test]
async fn request_ids_are_unique() {
    let server = Server::start().await;
    let mut ids = HashSet::new();
    for path in PATHS {
        let response = server.get(path).send().await;
        assert!(ids.insert(response.header("x-request-id").to_owned()), "{path}: {ids:?}");
    }
    assert!(!ids.contains(""));
}

#[tokio::test]
async fn page_complies_with_its_content_security_policy() {
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

#[tokio::test]
async fn unchanged_page_is_not_sent_again() {
    let server = Server::start().await;
    let tag = server.get("/").send().await.header("etag").to_owned();
    for tags in [tag.clone(), format!("\"other\", {tag}")] {
        let same = server.get("/").header("if-none-match", &tags).send().await;
        assert_eq!((same.status, same.body.as_str(), same.header("etag")), (304, "", tag.as_str()), "{tags}");
    }
    let other = server.get("/").header("if-none-match", "\"other\"").send().await;
    assert_eq!(other.status, 200);
    let missing = server.get("/no/such/page").header("accept", "text/html").header("if-none-match", &tag);
    let missing = missing.send().await;
    assert!(missing.status == 404 && !missing.body.is_empty());
}

/// Files are sent in the smallest accepted encoding, and those with a hash in their name can be cached forever.
#[tokio::test]
async fn files_are_compressed_and_cached() {
    let server = Server::start().await;
    let page = server.get("/").send().await;
    let script = page.body.split("src=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned();
    let plain = server.get(&script).send().await;
    assert_eq!((plain.status, plain.header("content-encoding")), (200, ""));
    assert!(plain.header("cache-control").contains("immutable"), "{}", plain.header("cache-control"));
    assert_eq!(page.header("cache-control"), "no-cache");
    for (accepts, encoding) in
        [("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.000", ""), ("zstd", "")]
    {
        let response = server.request("HEAD", &script).header("accept-encoding", accepts).send().await;
        assert_eq!(response.header("content-encoding"), encoding, "{accepts}");
        assert_eq!(response.header("vary"), "accept-encoding");
    }
    let missing = server.get("/no/such/page").header("accept", "text/html").send().await;
    assert_eq!((missing.status, missing.header("content-type")), (404, "text/html; charset=utf-8"));
    assert_eq!(server.get("/no-such-file").send().await.problem(), "not_found");
    assert_eq!(server.get("/assets/..%2f..%2fCargo.toml").send().await.problem(), "not_found");
}
