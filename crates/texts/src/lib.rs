//! Texts of the user interface in the languages of the players.
//!
//! The texts are Fluent files under `locales/`, one folder per language, shared with the web client.
//! - [`Texts`]: all texts of one language; formats a [`Message`]
//! - [`Message`]: the id of a text and its arguments, serializable so that it can be formatted elsewhere
//! - [`messages`]: the list of ids and argument names, checked by the compiler
//! - [`text!`] formats a message, [`message!`] builds one
//!
//! Guarantees: all languages have the same messages with the same variables (tested); a missing message is shown as its
//! id and never panics. This crate does not depend on the rules of the games.
//!
//! ```
//! use rodeo_texts::{Language, Names, Player, Texts, message, text};
//!
//! let texts = Texts::new(Language::English);
//! assert_eq!(text!(texts, Table::Heads { heads: 1 }), "1 head");
//!
//! let placed = message!(Table::Placed { card: 30, row: 2, who: Player::Seat(0) });
//! let names = ["Ana".to_owned(), "Bo".to_owned()];
//! assert_eq!(texts.format(&placed, Names { names: &names, reader: Some(0) }), "Your 30 goes to row 2.");
//! assert_eq!(texts.format(&placed, Names { names: &names, reader: Some(1) }), "Ana’s 30 goes to row 2.");
//! ```

mod language;
mod message;
pub mod messages;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

pub use language::Language;
pub use message::{Arg, ListStyle, Message, Player};

/// All texts of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// Names of the players, for messages that mention them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Names<'a> {
    /// Names by seat. A seat without a name is called by its number.
    pub names: &'a [String],
    /// The seat that is addressed as "you".
    pub reader: Option<u8>,
}

impl Texts {
    /// Loads the texts of a language.
    pub fn new(language: Language) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Isolation marks are for mixed writing directions; terminals show them as boxes.
        bundle.set_use_isolating(false);
        for file in language.files() {
            let resource = FluentResource::try_new((*file).into())
                .map_err(|(_, errors)| errors)
                .expect("the files are compiled in, and the tests parse them");
            bundle.add_resource_overriding(resource);
        }
        Texts { language, bundle }
    }

    /// Loads the texts for a language code (`es`) or locale (`es_ES.UTF-8`). `None` if the language is not supported.
    pub fn for_language(code: &str) -> Option<Texts> {
        Language::from_locale(code).map(Texts::new)
    }

    /// The language of these texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Formats a message that mentions no player, or only players without names. See [`text!`].
    pub fn text(&self, message: impl Into<Message>) -> String {
        self.format(&message.into(), Names::default())
    }

    /// Formats a message for a reader.
    pub fn format(&self, message: &Message, names: Names<'_>) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Number(number) => args.set(&**name, *number),
                Arg::Player { player } => {
                    args.set(&**name, self.player(player, names));
                    args.set("actor", actor(player, names));
                }
                Arg::Text(_) | Arg::Message(_) | Arg::Decimal { .. } | Arg::List { .. } => {
                    args.set(&**name, self.arg(arg, names));
                }
            }
        }
        self.find(&message.id, &args).unwrap_or_else(|| message.id.to_string())
    }

    /// The text of a message without arguments whose id is built from data, such as `option-limit`. Underscores in
    /// `name` become hyphens. `None` if there is no such message.
    pub fn named(&self, family: &str, name: &str) -> Option<String> {
        let id = format!("{family}-{}", name.replace('_', "-"));
        self.find(&id, &FluentArgs::new())
    }

    /// Joins items with the commas of the language.
    pub fn commas(&self, items: &[String]) -> String {
        items.join(&text!(self, Table::Comma))
    }

    /// Joins items with commas, and with "and" before the last one.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => format!("{}{}{last}", self.commas(first), text!(self, Table::And)),
        }
    }

    fn arg(&self, arg: &Arg, names: Names<'_>) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Player { player } => self.player(player, names),
            Arg::Message(message) => self.format(message, names),
            Arg::Decimal { tenths } => self.decimal(*tenths),
            Arg::List { list, style } => {
                let items: Vec<String> = list.iter().map(|item| self.arg(item, names)).collect();
                match style {
                    ListStyle::And => self.list(&items),
                    ListStyle::Commas => self.commas(&items),
                    ListStyle::Spaces => items.join(" "),
                }
            }
        }
    }

    /// A number in tenths, with the decimal mark of the language and the minus sign of typography.
    fn decimal(&self, tenths: i64) -> String {
        let (sign, size) = (if tenths < 0 { "−" } else { "" }, tenths.unsigned_abs());
        format!("{sign}{}{}{}", size / 10, self.language.decimal_mark(), size % 10)
    }

    fn player(&self, player: &Player, names: Names<'_>) -> String {
        match player {
            Player::Seat(seat) if names.reader == Some(*seat) => text!(self, Table::You),
            Player::Seat(seat) => match names.names.get(usize::from(*seat)) {
                Some(name) => name.clone(),
                None => text!(self, Table::Seat { seat: u16::from(*seat) + 1 }),
            },
            Player::Character(name) => self.named(name, "name").unwrap_or_else(|| name.to_string()),
        }
    }

    fn find(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        // The only possible errors are missing variables, which the tests rule out. The text then shows the variable.
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
    }
}

/// The value of `$actor`, by which texts select their grammatical person.
fn actor(player: &Player, names: Names<'_>) -> String {
    match player {
        Player::Seat(seat) if names.reader == Some(*seat) => "you".to_owned(),
        Player::Seat(_) => "other".to_owned(),
        Player::Character(name) => name.to_string(),
    }
}

/// Formats a message: `text!(texts, Table::Heads { heads: 3 })`.
///
/// The first argument is anything with a method `text(impl Into<Message>)`.
#[macro_export]
macro_rules! text {
    ($texts:expr, $group:ident :: $message:ident $({ $($args:tt)* })?) => {
        $texts.text($crate::message!($group::$message $({ $($args)* })?))
    };
}

/// Builds a [`Message`]: `message!(Table::Placed { card: 30, row: 2, who: player })`.
///
/// `Table::Placed` is a variant of an enum in [`messages`]; arguments are converted into [`Arg`].
#[macro_export]
macro_rules! message {
    ($group:ident :: $message:ident) => {
        $crate::Message::from($crate::messages::$group::$message)
    };
    ($group:ident :: $message:ident { $($name:ident : $value:expr),* $(,)? }) => {
        $crate::Message::from($crate::messages::$group::$message { $($name: ($value).into()),* })
    };
}
