//! The list of messages and their arguments.
//!
//! Each file of `locales/` has one enum in a module of its own: `Take6::ChoseRow { … }` is the message `take6-chose-row` of
//! `take6.ftl`. The texts are in those files, so the variants have no documentation here. Fields are the variables of the
//! text, except `$actor`, which follows from a [`Player`](crate::Player).
//!
//! Messages whose ids are built from data are not listed; [`Texts::named`](crate::Texts::named) finds them: `game-…`,
//! `about-…`, `rules-…`, `option-…`, `explain-…`, `value-…`, `word-…`, `special-…`, `command-…`, `error-…`, `level-…`.

/// The id of a message and the names of its arguments.
pub type MessageSpec = (String, &'static [&'static str]);

/// Defines an enum of messages with a common prefix.
macro_rules! messages {
    ($(#[$doc:meta])* $name:ident $prefix:literal {
        $($message:ident $({ $($arg:ident),+ })?,)+
    }) => {
        use $crate::messages::{MessageSpec, id_of};
        use $crate::{Arg, Message};

        $(#[$doc])*
        #[allow(missing_docs, reason = "the text is the documentation")]
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $name {
            $($message $({ $($arg: Arg),+ })?,)+
        }

        impl From<$name> for Message {
            fn from(message: $name) -> Message {
                match message {
                    $($name::$message $({ $($arg),+ })? => Message::new(
                        id_of($prefix, stringify!($message)),
                        [$($((stringify!($arg), $arg)),+)?],
                    ),)+
                }
            }
        }

        impl $name {
            /// The prefix of all ids of this list.
            pub const PREFIX: &'static str = $prefix;

            /// The ids and arguments of this list.
            pub fn specs() -> Vec<MessageSpec> {
                vec![$((id_of($prefix, stringify!($message)), &[$($(stringify!($arg)),+)?] as &[&str])),+]
            }
        }
    };
}

/// Calls a macro with the message files, `module Enum;`: four for all games, then one for each game on the list. The file
/// of `take_that` is `locales/*/take_that.ftl`.
macro_rules! for_each_message_file {
    ($callback:ident $args:tt) => {
        rodeo_rules::for_each_game! { $crate::messages::list_message_files! ($callback $args) }
    };
}
pub(crate) use for_each_message_file;

macro_rules! list_message_files {
    (($callback:ident $args:tt) $($Game:ident in $module:ident, $title:literal;)+) => {
        $callback! { $args menu Menu; table Table; review Review; preview Preview; $($module $Game;)+ }
    };
}
pub(crate) use list_message_files;

macro_rules! modules {
    (() $($module:ident $name:ident;)+) => {
        $(mod $module;)+
        $(pub use $module::$name;)+

        /// The names of the enums and the prefixes of their ids.
        pub const GROUPS: &[(&str, &str)] = &[$((stringify!($name), $name::PREFIX)),+];

        /// The ids and arguments of all lists.
        pub fn specs() -> Vec<MessageSpec> {
            [$($name::specs()),+].concat()
        }
    };
}
for_each_message_file!(modules());

/// Returns `take6-no-row-fits` for `take6` and `NoRowFits`.
fn id_of(prefix: &str, message: &str) -> String {
    let mut id = prefix.to_owned();
    for letter in message.chars() {
        if letter.is_ascii_uppercase() {
            id.push('-');
        }
        id.push(letter.to_ascii_lowercase());
    }
    id
}
