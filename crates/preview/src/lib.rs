//! Pictures of tables and results for previews of links, and the texts beside them.
//!
//! - [`Picture`]: what a picture shows, without what a link must not tell; [`Picture::draw`] returns it as PNG
//! - [`Caption`]: title and description of a link, in the language of its reader
//!
//! Messengers fetch a link before they show it, and keep what they have fetched. So a picture is made from the summary and the public
//! view of a table, or from the summary of a match, and the rules about names are in one place: [`Picture::of_table`] and
//! [`Picture::of_match`].
//!
//! Everything is drawn by this crate from outlines that the web client has too; no fonts of the system are used. The same picture
//! has the same bytes in every run.

mod animals;
mod area;
mod caption;
mod card;
mod color;
mod fan;
mod games;
mod lettering;
mod pen;
mod picture;
mod result;
mod rows;
mod seats;
mod table;

use std::sync::LazyLock;

use rodeo_texts::{Language, Texts};

pub use caption::Caption;
pub use pen::SIZE;
pub use picture::Picture;

/// Returns the texts of a language, which are loaded once.
fn texts(language: Language) -> &'static Texts {
    static TEXTS: LazyLock<[Texts; 4]> = LazyLock::new(|| Language::ALL.map(Texts::new));
    let found = TEXTS.iter().find(|texts| texts.language() == language);
    found.expect("the texts of all languages are loaded")
}
