//! Reads JSON with little code.
//!
//! Types are read from a [`Value`], and the names of their fields and variants are looked up in the lists that serde passes to a
//! deserializer: the code that serde generates for a type then compares numbers, not names. Errors have no details. Both
//! together need less than half of the code that reading from text needs; the module would otherwise consist mostly of it.

use std::fmt;

use serde::Deserializer;
use serde::de::value::{BorrowedStrDeserializer, U64Deserializer};
use serde::de::{
    self, DeserializeSeed, EnumAccess, MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value, map};

/// Reads a value of any type. A struct is an object, or the list of its fields.
pub(crate) fn from_str<T: de::DeserializeOwned>(text: &str) -> Result<T, JsonError> {
    let value: Value = serde_json::from_str(text).map_err(|_| JsonError("syntax error"))?;
    T::deserialize(Json(&value))
}

/// Why JSON cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("invalid JSON: {0}")]
pub struct JsonError(&'static str);

impl de::Error for JsonError {
    fn custom<T: fmt::Display>(_: T) -> JsonError {
        JsonError("invalid value")
    }

    fn invalid_type(_: Unexpected<'_>, _: &dyn de::Expected) -> JsonError {
        JsonError("invalid type")
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn de::Expected) -> JsonError {
        JsonError("invalid value")
    }

    fn invalid_length(_: usize, _: &dyn de::Expected) -> JsonError {
        JsonError("invalid length")
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> JsonError {
        JsonError("unknown variant")
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> JsonError {
        JsonError("unknown field")
    }

    fn missing_field(_: &'static str) -> JsonError {
        JsonError("missing field")
    }

    fn duplicate_field(_: &'static str) -> JsonError {
        JsonError("duplicate field")
    }
}

const INVALID_TYPE: JsonError = JsonError("invalid type");

/// A value that is being read.
#[derive(Clone, Copy)]
struct Json<'de>(&'de Value);

/// Implements methods for numbers.
macro_rules! read_numbers {
    ($($method:ident)+) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
            match self.0.as_u64() {
                Some(number) => visitor.visit_u64(number),
                None => visitor.visit_i64(self.0.as_i64().ok_or(INVALID_TYPE)?),
            }
        })+
    };
}

impl<'de> Deserializer<'de> for Json<'de> {
    type Error = JsonError;

    read_numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    /// For types that find out what they are from the value itself.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(_) => self.deserialize_i64(visitor),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(_) => self.deserialize_seq(visitor),
            Value::Object(_) => self.deserialize_map(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        visitor.visit_bool(self.0.as_bool().ok_or(INVALID_TYPE)?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        visitor.visit_borrowed_str(self.0.as_str().ok_or(INVALID_TYPE)?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        visitor.visit_seq(List(list(self.0)?))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, JsonError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        let entries = self.0.as_object().ok_or(INVALID_TYPE)?;
        visitor.visit_map(Entries { entries: entries.iter(), value: None })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        visitor.visit_map(Fields::new(self.0, fields)?)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        visitor.visit_enum(Variant::new(self.0, variants)?)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i128 u128 f32 f64 char bytes byte_buf unit unit_struct identifier }
}

fn list(value: &Value) -> Result<&[Value], JsonError> {
    value.as_array().map(Vec::as_slice).ok_or(INVALID_TYPE)
}

/// The rest of a list.
struct List<'de>(&'de [Value]);

impl<'de> SeqAccess<'de> for List<'de> {
    type Error = JsonError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, JsonError> {
        let Some((first, rest)) = self.0.split_first() else { return Ok(None) };
        self.0 = rest;
        seed.deserialize(Json(first)).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The rest of an object of which the names are not known.
struct Entries<'de> {
    entries: map::Iter<'de>,
    value: Option<&'de Value>,
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = JsonError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, JsonError> {
        let Some((key, value)) = self.entries.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(BorrowedStrDeserializer::new(key)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, JsonError> {
        seed.deserialize(Json(self.value.take().ok_or(INVALID_TYPE)?))
    }
}

/// The rest of the fields of a struct.
struct Fields<'de> {
    source: Source<'de>,
    names: &'static [&'static str],
    value: Option<&'de Value>,
}

enum Source<'de> {
    Object(map::Iter<'de>),
    /// The values in the order of the names.
    List(std::iter::Enumerate<std::slice::Iter<'de, Value>>),
}

impl<'de> Fields<'de> {
    fn new(value: &'de Value, names: &'static [&'static str]) -> Result<Fields<'de>, JsonError> {
        let source = match value {
            Value::Object(entries) => Source::Object(entries.iter()),
            Value::Array(values) if values.len() <= names.len() => Source::List(values.iter().enumerate()),
            _ => return Err(INVALID_TYPE),
        };
        Ok(Fields { source, names, value: None })
    }

    /// The number of the next field, and its value. An unknown field has a number beyond the known ones.
    fn next(&mut self) -> Option<(usize, &'de Value)> {
        match &mut self.source {
            Source::Object(entries) => {
                let (name, value) = entries.next()?;
                Some((position(self.names, name), value))
            }
            Source::List(values) => values.next(),
        }
    }
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = JsonError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, JsonError> {
        let Some((number, value)) = self.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(U64Deserializer::new(number as u64)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, JsonError> {
        seed.deserialize(Json(self.value.take().ok_or(INVALID_TYPE)?))
    }
}

/// A variant of an enum: its name, or an object with its name and contents.
struct Variant<'de> {
    number: usize,
    contents: Option<&'de Value>,
}

impl<'de> Variant<'de> {
    fn new(value: &'de Value, names: &'static [&'static str]) -> Result<Variant<'de>, JsonError> {
        let (name, contents) = match value {
            Value::String(name) => (name, None),
            Value::Object(entries) => single(entries).map(|(name, contents)| (name, Some(contents)))?,
            _ => return Err(INVALID_TYPE),
        };
        match position(names, name) {
            number if number < names.len() => Ok(Variant { number, contents }),
            _ => Err(JsonError("unknown variant")),
        }
    }

    fn contents(self) -> Result<&'de Value, JsonError> {
        self.contents.ok_or(INVALID_TYPE)
    }
}

fn single(entries: &Map<String, Value>) -> Result<(&String, &Value), JsonError> {
    let mut entries = entries.iter();
    match (entries.next(), entries.next()) {
        (Some(entry), None) => Ok(entry),
        _ => Err(INVALID_TYPE),
    }
}

/// The number of a name on a list; beyond the list if it is not there.
fn position(names: &[&str], name: &str) -> usize {
    names.iter().position(|known| *known == name).unwrap_or(usize::MAX)
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = JsonError;
    type Variant = Variant<'de>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Variant<'de>), JsonError> {
        Ok((seed.deserialize(U64Deserializer::<JsonError>::new(self.number as u64))?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = JsonError;

    fn unit_variant(self) -> Result<(), JsonError> {
        if self.contents.is_none() { Ok(()) } else { Err(INVALID_TYPE) }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, JsonError> {
        seed.deserialize(Json(self.contents()?))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, JsonError> {
        visitor.visit_seq(List(list(self.contents()?)?))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        visitor.visit_map(Fields::new(self.contents()?, names)?)
    }
}

#[cfg(test)]
mod tests;
