//! Schemas parsed back into the kinds of types they describe.

use serde_json::{Map, Value};

use super::catalog::reference;

/// Part of a type. A type can have several parts: a reference, and fields of its own.
pub(super) enum Shape<'a> {
    /// The type with this name.
    Named(&'a str),
    /// Exactly this value.
    Literal(&'a Value),
    /// One of these.
    OneOf(Vec<&'a Value>),
    /// One of these JSON types.
    Kinds(Vec<&'a str>),
    /// An object with these fields.
    Fields(Vec<Field<'a>>),
    /// A list with exactly these entries.
    Tuple(Vec<&'a Value>),
    /// A list of this type.
    List(&'a Value),
}

/// A field of an object.
pub(super) struct Field<'a> {
    pub name: &'a str,
    pub schema: &'a Value,
    pub required: bool,
}

/// Longest fixed-length list that is written as a tuple.
const SHORT: u64 = 5;

/// Returns the parts of a type.
pub(super) fn shapes(schema: &Value) -> Vec<Shape<'_>> {
    let Value::Object(object) = schema else { return Vec::new() };
    let list = |key: &str| Some(object.get(key)?.as_array()?.iter().collect::<Vec<_>>());
    let mut shapes = Vec::new();
    shapes.extend(reference(object).map(Shape::Named));
    shapes.extend(object.get("const").map(Shape::Literal));
    if let Some(values) = list("enum") {
        shapes.push(Shape::OneOf(values));
    }
    shapes.extend(list("oneOf").or_else(|| list("anyOf")).map(Shape::OneOf));
    shapes.extend(list("prefixItems").map(Shape::Tuple));
    shapes.extend(object.get("items").map(|items| match number(object, "minItems") {
        Some(length) if length <= SHORT && number(object, "maxItems") == Some(length) => {
            Shape::Tuple(vec![items; length as usize])
        }
        _ => Shape::List(items),
    }));
    if object.contains_key("properties") {
        shapes.push(Shape::Fields(fields(schema)));
    }
    if shapes.is_empty() {
        let names = match object.get("type") {
            Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect(),
            Some(Value::String(name)) => vec![name.as_str()],
            _ => Vec::new(),
        };
        shapes.push(Shape::Kinds(names));
    }
    shapes
}

/// Returns the fields of an object: required ones in their order, then the others.
pub(super) fn fields(schema: &Value) -> Vec<Field<'_>> {
    let required: Vec<&str> =
        schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let properties = schema["properties"].as_object();
    let mut fields: Vec<Field<'_>> = properties
        .into_iter()
        .flatten()
        .map(|(name, schema)| Field { name, schema, required: required.contains(&name.as_str()) })
        .collect();
    fields.sort_by_key(|field| {
        (required.iter().position(|name| *name == field.name).unwrap_or(usize::MAX), field.name)
    });
    fields
}

/// Returns the description, which comes from the doc comment.
pub(super) fn description(schema: &Value) -> &str {
    schema["description"].as_str().unwrap_or_default()
}

fn number(object: &Map<String, Value>, key: &str) -> Option<u64> {
    object.get(key)?.as_u64()
}
