//! Everything Rodeo says to a player, in the player's language.
//!
//! The sentences live in Fluent files under `locales/`, one folder a language, so that every client shares them.
//! - [`Texts`]: the sentences of one language
//! - [`messages`]: which sentences there are and what each wants to know, checked by the compiler
//! - [`text!`]: says one of them
//!
//! This crate promises: all languages have the same messages with the same variables (a test compares them), and a
//! missing message shows its name, never a panic. It knows nothing of the games' rules.

mod language;
pub mod messages;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

pub use language::Language;
pub use messages::{Actor, ActorKind, Arg, Message};

/// The sentences of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The sentences in this language.
    pub fn new(language: Language) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks around variables are for mixing writing directions; terminals print them as boxes.
        bundle.set_use_isolating(false);
        for file in language.files() {
            let resource = match FluentResource::try_new((*file).into()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Texts { language, bundle }
    }

    /// The sentences in the language with this code (`es`) or locale (`es_ES.UTF-8`), if we speak it.
    pub fn for_language(code: &str) -> Option<Texts> {
        Language::from_locale(code).map(Texts::new)
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says a message. Read it through [`text!`].
    pub fn say(&self, message: &impl Message) -> String {
        let id = message.id();
        let mut args = FluentArgs::new();
        for (name, value) in message.args() {
            args.set(name, value);
        }
        self.format(&id, &args).unwrap_or(id)
    }

    /// The message with this name, for families that follow from data, such as `option-take6-limit`. Where a name has
    /// an underscore the message has a hyphen.
    pub fn named(&self, family: &str, name: &str) -> Option<String> {
        let id = format!("{family}-{}", name.replace('_', "-"));
        self.format(&id, &FluentArgs::new())
    }

    fn format(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        // Errors are about missing variables, which the tests exclude; the text then names the variable.
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
    }
}

/// Says a message with its variables: `text!(texts, Table::RevealedCard { card: 30, who: name })`. Where it wants to know both
/// `who` and `actor`, an [`Actor`] gives them: `text!(texts, Table::Placed { card: 30, row: 2, ..by })`.
#[macro_export]
macro_rules! text {
    ($texts:expr, $messages:ident :: $message:ident) => {
        $texts.say(&$crate::messages::$messages::$message)
    };
    ($texts:expr, $messages:ident :: $message:ident { $($name:ident : $value:expr,)* ..$by:expr }) => {{
        let $crate::Actor { name, kind } = $by;
        $texts.say(&$crate::messages::$messages::$message {
            $($name: ($value).into(),)*
            who: name.into(),
            actor: kind.into(),
        })
    }};
    ($texts:expr, $messages:ident :: $message:ident { $($name:ident : $value:expr),* $(,)? }) => {
        $texts.say(&$crate::messages::$messages::$message { $($name: ($value).into()),* })
    };
}
