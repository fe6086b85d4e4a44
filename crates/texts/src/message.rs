//! A text to show, by id, with the arguments that fill its variables.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The id of a text and its arguments.
///
/// As JSON: `{"id": "table-placed", "args": {"card": 30, "row": 2, "who": {"player": {"seat": 0}}}}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Message {
    /// Id in the files under `locales/`.
    pub id: Cow<'static, str>,
    /// Arguments by the name of the variable, without `$`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

/// The value of a variable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MessageArg"))]
#[serde(untagged)]
pub enum Arg {
    /// A number. It also selects the plural form.
    Number(i64),
    /// Text that is not translated.
    Text(String),
    /// A player. Sets the variable to the name, and `$actor` to `you`, `other` or the name of a character.
    Player {
        /// A player, by seat or as a character of the game.
        player: Player,
    },
    /// Another message, formatted in place.
    Message(Box<Message>),
    /// A number with one decimal, written with the decimal mark of the language.
    Decimal {
        /// The number in tenths.
        tenths: i64,
    },
    /// Several values, joined by the rules of the language.
    List {
        /// In the order shown.
        list: Vec<Arg>,
        /// How they are joined.
        style: ListStyle,
    },
}

/// Someone a text is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MessagePlayer"))]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A seat, from 0.
    Seat(u8),
    /// A figure of the game without a seat, such as `buffalo`. Its name is the message `<character>-name`.
    Character(Cow<'static, str>),
}

/// How the items of a list are joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ListStyle {
    /// `1, 2 and 3`
    And,
    /// `1, 2, 3`
    Commas,
    /// `1 2 3`
    Spaces,
}

impl Message {
    /// A message with these arguments. [`message!`](crate::message!) checks ids and names of arguments; this does not.
    pub fn new(
        id: impl Into<Cow<'static, str>>,
        args: impl IntoIterator<Item = (&'static str, Arg)>,
    ) -> Message {
        let args = args.into_iter().map(|(name, arg)| (Cow::Borrowed(name), arg)).collect();
        Message { id: id.into(), args }
    }

    /// A message without arguments whose id is built from data, as for [`Texts::named`](crate::Texts::named).
    pub fn named(family: &str, name: &str) -> Message {
        Message::new(format!("{family}-{}", name.replace('_', "-")), [])
    }
}

impl Arg {
    /// Several values, joined in this style.
    pub fn list<T: Into<Arg>>(style: ListStyle, items: impl IntoIterator<Item = T>) -> Arg {
        Arg::List { list: items.into_iter().map(Into::into).collect(), style }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Arg {
        Arg::Text(text.clone())
    }
}

impl From<Player> for Arg {
    fn from(player: Player) -> Arg {
        Arg::Player { player }
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        })+
    };
}
numbers!(u8, u16, u32, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).expect("no count in a message exceeds i64"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_survive_json() {
        let nested =
            Message::new("table-revealed-card", [("card", 30.into()), ("who", Player::Seat(1).into())]);
        let message = Message::new(
            "table-revealed",
            [
                ("cards", Arg::list(ListStyle::Commas, [nested])),
                ("who", Player::Character("buffalo".into()).into()),
                ("text", "Ana".into()),
            ],
        );
        let json = concat!(
            r#"{"id":"table-revealed","args":{"cards":{"list":[{"id":"table-revealed-card","#,
            r#""args":{"card":30,"who":{"player":{"seat":1}}}}],"style":"commas"},"#,
            r#""text":"Ana","who":{"player":{"character":"buffalo"}}}}"#,
        );
        assert_eq!(serde_json::to_string(&message).unwrap(), json);
        assert_eq!(serde_json::from_str::<Message>(json).unwrap(), message);
    }
}
