//! The web client, which is part of the program: `web/dist`, as it was built and committed.
//!
//! There is one page for all addresses of the client; its script looks at the address and asks the API for the rest.

use axum::Router;
use axum::body::Body;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use rodeo_protocol::{Problem, ProblemCode};

use super::{not_found, refuse};
use crate::app::App;

/// A file of the client.
struct File {
    /// Where it lies, without a slash in front.
    name: &'static str,
    /// Names its content.
    tag: &'static str,
    plain: &'static [u8],
    gzip: Option<&'static [u8]>,
    brotli: Option<&'static [u8]>,
}

/// All files, in the order of their names.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/client_files.rs"));

/// The addresses under which the client shows something.
const PAGES: [&str; 7] = ["/", "/open", "/mine", "/t/{id}", "/m/{id}", "/rules/{game}", "/learn/{game}"];

pub(crate) fn routes() -> Router<App> {
    let pages = PAGES.iter().fold(Router::new(), |router, page| router.route(page, get(page_file)));
    pages.route("/assets/{name}", get(asset)).route("/{name}", get(file))
}

async fn page_file(headers: HeaderMap) -> Response {
    serve("index.html", &headers, Age::AskAgain)
}

/// The names of these files say what is in them: another content has another name.
async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    serve(&format!("assets/{name}"), &headers, Age::ForEver)
}

async fn file(Path(name): Path<String>, headers: HeaderMap) -> Response {
    match find(&name) {
        Some(_) => serve(&name, &headers, Age::AskAgain),
        None => not_found(headers).await,
    }
}

/// The page that says that there is none at this address.
pub(super) fn page_for_nothing(headers: &HeaderMap) -> Option<Response> {
    let mut page = whole(find("index.html")?, headers, Age::AskAgain);
    *page.status_mut() = StatusCode::NOT_FOUND;
    Some(page)
}

fn find(name: &str) -> Option<&'static File> {
    FILES.get(FILES.binary_search_by(|file| file.name.cmp(name)).ok()?)
}

/// How long a browser may keep a file.
#[derive(Clone, Copy)]
enum Age {
    /// It asks whether the file is still the same: after an upgrade it is not.
    AskAgain,
    /// The file never changes.
    ForEver,
}

fn serve(name: &str, headers: &HeaderMap, age: Age) -> Response {
    let Some(file) = find(name) else {
        return refuse(&Problem::new(ProblemCode::NotFound, "There is no such file."));
    };
    let mut response = whole(file, headers, age);
    if file.is_known_to(headers) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        *response.body_mut() = Body::empty();
        response.headers_mut().remove(header::CONTENT_ENCODING);
    }
    response
}

fn whole(file: &'static File, headers: &HeaderMap, age: Age) -> Response {
    let (encoding, bytes) = file.best_for(headers);
    let mut response = bytes.into_response();
    let set = response.headers_mut();
    set.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(file.name)));
    set.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    set.insert(header::ETAG, HeaderValue::from_static(file.tag));
    set.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static(match age {
            Age::AskAgain => "no-cache",
            Age::ForEver => "public, max-age=31536000, immutable",
        }),
    );
    if let Some(encoding) = encoding {
        set.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

impl File {
    /// Does the browser have this very file?
    fn is_known_to(&self, headers: &HeaderMap) -> bool {
        let known =
            headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).unwrap_or_default();
        known.split(',').any(|tag| tag.trim() == self.tag)
    }

    /// The shortest form that the browser understands.
    fn best_for(&self, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        let accepts = |coding: &str| {
            accepted.unwrap_or_default().split(',').any(|offer| {
                let (name, weight) = offer.split_once(';').unwrap_or((offer, ""));
                name.trim().eq_ignore_ascii_case(coding)
                    && !matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00")
            })
        };
        match (self.brotli.filter(|_| accepts("br")), self.gzip.filter(|_| accepts("gzip"))) {
            (Some(bytes), _) => (Some("br"), bytes),
            (None, Some(bytes)) => (Some("gzip"), bytes),
            (None, None) => (None, self.plain),
        }
    }
}

/// What kind of file this is, by its ending.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, end)| end) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}
