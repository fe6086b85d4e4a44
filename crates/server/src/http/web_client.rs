//! The web client: the files of `web/dist`, embedded into the program.
//!
//! All addresses of the client load the same page; its script reads the address and calls the API.
//!
//! The files are compressed at build time and embedded, so `tower-http` does not fit here: `ServeDir` reads precompressed
//! files from a folder, and `CompressionLayer` would compress again for every request.

use axum::Router;
use axum::body::Body;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rodeo_protocol::{Problem, ProblemCode};

use super::{not_found, preview, problem_response};
use crate::app::App;

/// A file of the client.
struct File {
    /// Path relative to `web/dist`, without a leading slash.
    name: &'static str,
    etag: &'static str,
    identity: &'static [u8],
    gzip: Option<&'static [u8]>,
    brotli: Option<&'static [u8]>,
}

/// All files, sorted by name.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/client_files.rs"));

/// Routes of the client besides tables and matches. The router of the client itself is in `web/src`.
const PAGES: [&str; 9] = [
    "/",
    "/open",
    "/mine",
    "/statistics",
    "/review",
    "/puzzles",
    "/puzzles/{game}",
    "/rules/{game}",
    "/learn/{game}",
];

pub(crate) fn routes() -> Router<App> {
    let any_page = |headers: HeaderMap| async move { page(&headers) };
    let pages = PAGES.iter().fold(Router::new(), |router, path| router.route(path, get(any_page)));
    let previewed =
        pages.route("/t/{id}", get(preview::table_page)).route("/m/{id}", get(preview::match_page));
    previewed.route("/assets/{name}", get(asset)).route("/{name}", get(file))
}

pub(super) fn page(headers: &HeaderMap) -> Response {
    serve("index.html", headers, Caching::Revalidate)
}

/// Returns the page of the client; `None` if it is not built.
pub(super) fn embedded_page() -> Option<&'static str> {
    std::str::from_utf8(find("index.html")?.identity).ok()
}

/// Names of assets contain a hash of their content, so an asset never changes.
async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    serve(&format!("assets/{name}"), &headers, Caching::Immutable)
}

async fn file(Path(name): Path<String>, headers: HeaderMap) -> Response {
    match find(&name) {
        Some(_) => serve(&name, &headers, Caching::Revalidate),
        None => not_found(headers).await,
    }
}

/// Returns the page of the client with status 404; its script shows that the page does not exist.
pub(super) fn not_found_page(headers: &HeaderMap) -> Option<Response> {
    let mut page = full_response(find("index.html")?, headers, Caching::Revalidate);
    *page.status_mut() = StatusCode::NOT_FOUND;
    Some(page)
}

fn find(name: &str) -> Option<&'static File> {
    FILES.get(FILES.binary_search_by(|file| file.name.cmp(name)).ok()?)
}

/// How a browser may cache a file.
#[derive(Clone, Copy)]
enum Caching {
    /// It asks before each use whether the file has changed, as it does after an upgrade.
    Revalidate,
    /// The file never changes.
    Immutable,
}

fn serve(name: &str, headers: &HeaderMap, caching: Caching) -> Response {
    let Some(file) = find(name) else {
        return problem_response(&Problem::new(ProblemCode::NotFound, "There is no such file."));
    };
    let mut response = full_response(file, headers, caching);
    if file.is_cached_by(headers) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        *response.body_mut() = Body::empty();
        response.headers_mut().remove(header::CONTENT_ENCODING);
    }
    response
}

fn full_response(file: &'static File, headers: &HeaderMap, caching: Caching) -> Response {
    let (encoding, bytes) = file.negotiate(headers);
    let mut response = bytes.into_response();
    let set = response.headers_mut();
    set.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(file.name)));
    set.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    set.insert(header::ETAG, HeaderValue::from_static(file.etag));
    set.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static(match caching {
            Caching::Revalidate => "no-cache",
            Caching::Immutable => "public, max-age=31536000, immutable",
        }),
    );
    if let Some(encoding) = encoding {
        set.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

impl File {
    /// Whether the browser has this version of the file.
    fn is_cached_by(&self, headers: &HeaderMap) -> bool {
        let tags = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
        tags.is_some_and(|tags| tags.split(',').any(|tag| tag.trim() == self.etag))
    }

    /// Returns the smallest encoding that the browser accepts, with its name.
    fn negotiate(&self, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
        let accepted =
            headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
        match (
            self.brotli.filter(|_| accepts(accepted, "br")),
            self.gzip.filter(|_| accepts(accepted, "gzip")),
        ) {
            (Some(bytes), _) => (Some("br"), bytes),
            (None, Some(bytes)) => (Some("gzip"), bytes),
            (None, None) => (None, self.identity),
        }
    }
}

/// Whether a value of `Accept-Encoding` lists this coding with a weight above zero. `*` is ignored: browsers do not send
/// it, and a response without compression is always correct.
fn accepts(accept_encoding: &str, coding: &str) -> bool {
    accept_encoding.split(',').any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
        // A weight that is no number is invalid, and then the coding is not used.
        named && weight.is_none_or(|weight| weight.parse().is_ok_and(|weight: f32| weight > 0.0))
    })
}

/// Returns the content type for the extension of a file name.
fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, extension)| extension) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg") => "image/jpeg",
        Some("webmanifest") => "application/manifest+json",
        Some("json") => "application/json",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_with_a_weight_of_zero_are_not_accepted() {
        for accepted in ["br", "gzip, br", "gzip;q=0, BR ; q=0.5", "br;q=1.000"] {
            assert!(accepts(accepted, "br"), "{accepted}");
        }
        for rejected in ["", "gzip", "br;q=0", "br; q=0.000", "br;q=x", "brotli", "*"] {
            assert!(!accepts(rejected, "br"), "{rejected}");
        }
    }
}
