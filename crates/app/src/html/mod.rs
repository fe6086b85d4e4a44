//! Self-contained HTML pages: document, tables and plots.

pub mod plots;

use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::path::Path;

use plots::escape;

const STYLE: &str = include_str!("page.css");

/// Returns a page with this title as its heading. Every element is closed, so that the page can be parsed as XML too.
pub fn document(language: &str, title: &str, body: &str) -> String {
    let title = escape(title);
    format!(
        r#"<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>{title}</title>
<style>
{STYLE}</style>
</head>
<body>
<main>
<h1>{title}</h1>
{body}</main>
</body>
</html>
"#
    )
}

/// Checks before a long computation that a page can be written. An existing file keeps its content until then.
pub fn check_writable(file: &Path) -> std::io::Result<()> {
    if file.exists() {
        return OpenOptions::new().append(true).open(file).map(drop);
    }
    OpenOptions::new().write(true).create_new(true).open(file)?;
    fs::remove_file(file)
}

/// An HTML table that scrolls on narrow screens.
pub struct Table {
    html: String,
}

impl Table {
    /// Starts a table; `id` is unique in the page.
    pub fn new(id: &str, caption: &str, heads: &[&str]) -> Table {
        let (caption, mut html) = (escape(caption), String::new());
        let _ = write!(
            html,
            "<div class=\"wide\" role=\"region\" aria-labelledby=\"{id}-caption\" tabindex=\"0\">\n<table>\n\
             <caption id=\"{id}-caption\">{caption}</caption>\n<thead><tr>"
        );
        for head in heads {
            let _ = write!(html, "<th scope=\"col\">{}</th>", escape(head));
        }
        html.push_str("</tr></thead>\n<tbody>\n");
        Table { html }
    }

    /// Adds a row. Cells are HTML.
    pub fn line(&mut self, head: &str, cells: &[String]) {
        let _ = write!(self.html, "<tr><th scope=\"row\">{}</th>", escape(head));
        for cell in cells {
            let _ = write!(self.html, "<td>{cell}</td>");
        }
        self.html.push_str("</tr>\n");
    }

    /// Returns the HTML.
    pub fn end(self) -> String {
        self.html + "</tbody>\n</table>\n</div>\n"
    }
}
