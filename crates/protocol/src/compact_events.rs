//! Events without the names of their fields: `{"take6":[{"placed":[0,12,1]}]}`.
//!
//! The fields of an event or of a struct in it are a list in the order of their declaration, which serde reads like an
//! object. Lists of a fixed length, such as one value for each possible seat, are written without the `null`, `false` and `0` at
//! their end.

use std::fmt::Write as _;

use rodeo_rules::any::AnyEvent;
use serde::ser::{
    Error as _, Impossible, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleVariant,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

macro_rules! game_events {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        /// The events of a message, for reading.
        #[derive(Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum GameEvents {
            $($Game(Vec<rodeo_rules::$module::Event>),)+
        }

        impl From<GameEvents> for Vec<AnyEvent> {
            fn from(events: GameEvents) -> Vec<AnyEvent> {
                match events {
                    $(GameEvents::$Game(events) => events.into_iter().map(AnyEvent::from).collect(),)+
                }
            }
        }

        /// Writes the events; all of them are of the same game.
        fn write(events: &[AnyEvent]) -> Result<String, NotWritable> {
            // Most messages have five events of about 20 bytes.
            let mut text = String::with_capacity(160);
            text.push_str(match events.first() {
                None => return Err(NotWritable("no events".into())),
                $(Some(AnyEvent::$Game(_)) => concat!("{\"", stringify!($module), "\":["),)+
            });
            for (number, event) in events.iter().enumerate() {
                if number > 0 {
                    text.push(',');
                }
                match event {
                    $(AnyEvent::$Game(event) => event.serialize(CompactWriter(&mut text))?,)+
                };
            }
            text.push_str("]}");
            Ok(text)
        }
    };
}

rodeo_rules::for_each_game!(game_events!());

/// Writes the events of a message, which are all of the same game and at least one.
pub(crate) fn serialize<S: Serializer>(events: &[AnyEvent], serializer: S) -> Result<S::Ok, S::Error> {
    let text = write(events).map_err(S::Error::custom)?;
    RawValue::from_string(text).map_err(S::Error::custom)?.serialize(serializer)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<AnyEvent>, D::Error> {
    GameEvents::deserialize(deserializer).map(Vec::from)
}

/// The events as a schema describes them.
#[cfg(feature = "schema")]
pub(crate) struct Written;

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Written {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CompactEvents".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let event = serde_json::json!({
            "anyOf": [
                { "description": "An event without fields.", "type": "string" },
                { "description": "The name of an event, and the list of its fields.", "type": "object" },
            ],
        });
        let games = rodeo_rules::any::GameKind::ALL.iter().map(|game| {
            let events = serde_json::json!({ "type": "array", "items": event });
            (game.name().to_owned(), events)
        });
        schemars::json_schema!({
            "description": "Events of one game: those of `AnyEvent`, without the names of their fields.",
            "type": "object",
            "properties": games.collect::<serde_json::Map<_, _>>(),
        })
    }
}

/// A value that no event contains.
#[derive(Debug, thiserror::Error)]
#[error("cannot write an event: {0}")]
struct NotWritable(String);

impl serde::ser::Error for NotWritable {
    fn custom<T: std::fmt::Display>(message: T) -> NotWritable {
        NotWritable(message.to_string())
    }
}

/// Whether a written value is `null`, `false` or `0`, and can be omitted at the end of a list with a fixed length.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    Omissible,
    Needed,
}

struct CompactWriter<'a>(&'a mut String);

impl CompactWriter<'_> {
    fn number(self, number: i64) -> Result<Weight, NotWritable> {
        write!(self.0, "{number}").map_err(NotWritable::custom)?;
        Ok(if number == 0 { Weight::Omissible } else { Weight::Needed })
    }
}

impl<'a> CompactWriter<'a> {
    fn list(self, omits: Omits) -> List<'a> {
        self.0.push('[');
        let needed = self.0.len();
        List { text: self.0, is_empty: true, needed, omits, end: "]" }
    }
}

/// What may be omitted at the end of a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Omits {
    Nothing,
    Omissible,
}

/// A list that is being written.
struct List<'a> {
    text: &'a mut String,
    is_empty: bool,
    /// Length of the text up to the last value that is needed.
    needed: usize,
    omits: Omits,
    end: &'static str,
}

impl List<'_> {
    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotWritable> {
        if !std::mem::take(&mut self.is_empty) {
            self.text.push(',');
        }
        let weight = value.serialize(CompactWriter(self.text))?;
        if weight == Weight::Needed || self.omits == Omits::Nothing {
            self.needed = self.text.len();
        }
        Ok(())
    }

    fn close(self) -> Result<Weight, NotWritable> {
        self.text.truncate(self.needed);
        self.text.push_str(self.end);
        Ok(Weight::Needed)
    }
}

impl SerializeSeq for List<'_> {
    type Ok = Weight;
    type Error = NotWritable;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotWritable> {
        self.value(value)
    }

    fn end(self) -> Result<Weight, NotWritable> {
        self.close()
    }
}

impl SerializeTuple for List<'_> {
    type Ok = Weight;
    type Error = NotWritable;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotWritable> {
        self.value(value)
    }

    fn end(self) -> Result<Weight, NotWritable> {
        self.close()
    }
}

impl SerializeTupleVariant for List<'_> {
    type Ok = Weight;
    type Error = NotWritable;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NotWritable> {
        self.value(value)
    }

    fn end(self) -> Result<Weight, NotWritable> {
        self.close()
    }
}

impl SerializeStruct for List<'_> {
    type Ok = Weight;
    type Error = NotWritable;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        _: &'static str,
        value: &T,
    ) -> Result<(), NotWritable> {
        self.value(value)
    }

    fn end(self) -> Result<Weight, NotWritable> {
        self.close()
    }
}

impl SerializeStructVariant for List<'_> {
    type Ok = Weight;
    type Error = NotWritable;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        _: &'static str,
        value: &T,
    ) -> Result<(), NotWritable> {
        self.value(value)
    }

    fn end(self) -> Result<Weight, NotWritable> {
        self.close()
    }
}

/// Implements methods for values that no event contains.
macro_rules! not_in_events {
    ($($method:ident($($argument:ty),*) -> $Result:ty;)+) => {
        $(fn $method(self, $(_: $argument),*) -> Result<$Result, NotWritable> {
            Err(NotWritable(concat!(stringify!($method), " is not supported").into()))
        })+
    };
}

impl<'a> Serializer for CompactWriter<'a> {
    type Ok = Weight;
    type Error = NotWritable;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeStruct = List<'a>;
    type SerializeStructVariant = List<'a>;
    type SerializeTupleStruct = Impossible<Weight, NotWritable>;
    type SerializeTupleVariant = List<'a>;
    type SerializeMap = Impossible<Weight, NotWritable>;

    fn serialize_bool(self, value: bool) -> Result<Weight, NotWritable> {
        self.0.push_str(if value { "true" } else { "false" });
        Ok(if value { Weight::Needed } else { Weight::Omissible })
    }

    fn serialize_i8(self, number: i8) -> Result<Weight, NotWritable> {
        self.number(number.into())
    }

    fn serialize_i16(self, number: i16) -> Result<Weight, NotWritable> {
        self.number(number.into())
    }

    fn serialize_i32(self, number: i32) -> Result<Weight, NotWritable> {
        self.number(number.into())
    }

    fn serialize_i64(self, number: i64) -> Result<Weight, NotWritable> {
        self.number(number)
    }

    fn serialize_u8(self, number: u8) -> Result<Weight, NotWritable> {
        self.number(number.into())
    }

    fn serialize_u16(self, number: u16) -> Result<Weight, NotWritable> {
        self.number(number.into())
    }

    fn serialize_u32(self, number: u32) -> Result<Weight, NotWritable> {
        self.number(number.into())
    }

    fn serialize_str(self, text: &str) -> Result<Weight, NotWritable> {
        self.0.push_str(&serde_json::to_string(text).map_err(NotWritable::custom)?);
        Ok(Weight::Needed)
    }

    fn serialize_none(self) -> Result<Weight, NotWritable> {
        self.0.push_str("null");
        Ok(Weight::Omissible)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Weight, NotWritable> {
        value.serialize(self)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Weight, NotWritable> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Weight, NotWritable> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Weight, NotWritable> {
        self.0.push('{');
        CompactWriter(self.0).serialize_str(variant)?;
        self.0.push(':');
        value.serialize(CompactWriter(self.0))?;
        self.0.push('}');
        Ok(Weight::Needed)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'a>, NotWritable> {
        Ok(self.list(Omits::Nothing))
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'a>, NotWritable> {
        Ok(self.list(Omits::Omissible))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<List<'a>, NotWritable> {
        Ok(self.list(Omits::Omissible))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<List<'a>, NotWritable> {
        self.0.push('{');
        CompactWriter(self.0).serialize_str(variant)?;
        self.0.push(':');
        Ok(List { end: "]}", ..self.list(Omits::Nothing) })
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        number: u32,
        variant: &'static str,
        length: usize,
    ) -> Result<List<'a>, NotWritable> {
        self.serialize_struct_variant(name, number, variant, length)
    }

    not_in_events! {
        serialize_u64(u64) -> Weight;
        serialize_f32(f32) -> Weight;
        serialize_f64(f64) -> Weight;
        serialize_char(char) -> Weight;
        serialize_bytes(&[u8]) -> Weight;
        serialize_unit() -> Weight;
        serialize_unit_struct(&'static str) -> Weight;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_map(Option<usize>) -> Self::SerializeMap;
    }
}
