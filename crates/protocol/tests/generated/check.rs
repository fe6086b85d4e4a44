//! A small check of values against a schema: the words that our schemas use, and an error for every other.

use regex_lite::Regex;
use serde_json::{Map, Value};

/// A schema with the types it refers to.
pub struct Checker(pub Value);

impl Checker {
    /// Whether the value matches the whole schema.
    pub fn check(&self, value: &Value) -> Result<(), String> {
        self.value(value, &self.0)
    }

    /// Whether the value matches the type with this name.
    pub fn check_as(&self, name: &str, value: &Value) -> Result<(), String> {
        self.value(value, &self.0["$defs"][name])
    }

    fn value(&self, value: &Value, schema: &Value) -> Result<(), String> {
        let Value::Object(words) = schema else { return Err(format!("{schema} is no schema")) };
        for (word, said) in words {
            self.word(word, said, words, value).map_err(|wrong| match wrong.len() {
                0 => format!("{} is not as {word} says: {said}", brief(value)),
                _ => wrong,
            })?;
        }
        Ok(())
    }

    fn word(
        &self,
        word: &str,
        said: &Value,
        words: &Map<String, Value>,
        value: &Value,
    ) -> Result<(), String> {
        let list = said.as_array().map(Vec::as_slice).unwrap_or_default();
        let items = value.as_array().map(Vec::as_slice);
        let holds = match word {
            "$schema" | "$defs" | "title" | "description" | "default" | "examples" | "format" => true,
            "$ref" => {
                let name = said.as_str().and_then(|path| path.strip_prefix("#/$defs/")).unwrap_or_default();
                return self.check_as(name, value);
            }
            "type" => list.iter().chain([said]).any(|name| is_a(value, name)),
            "const" => value == said,
            "enum" => list.contains(value),
            "oneOf" => return self.ways(list, value, |fitting| fitting == 1),
            "anyOf" => return self.ways(list, value, |fitting| fitting > 0),
            "minimum" => value.as_f64().is_none_or(|number| number >= said.as_f64().unwrap()),
            "maximum" => value.as_f64().is_none_or(|number| number <= said.as_f64().unwrap()),
            "minLength" => {
                value.as_str().is_none_or(|text| text.chars().count() as u64 >= said.as_u64().unwrap())
            }
            "maxLength" => {
                value.as_str().is_none_or(|text| text.chars().count() as u64 <= said.as_u64().unwrap())
            }
            "pattern" => {
                value.as_str().is_none_or(|text| Regex::new(said.as_str().unwrap()).unwrap().is_match(text))
            }
            "minItems" => items.is_none_or(|items| items.len() as u64 >= said.as_u64().unwrap()),
            "maxItems" => items.is_none_or(|items| items.len() as u64 <= said.as_u64().unwrap()),
            "uniqueItems" => {
                items.is_none_or(|items| (1..items.len()).all(|at| !items[..at].contains(&items[at])))
            }
            "items" => {
                assert!(!words.contains_key("prefixItems"), "items beside prefixItems");
                return items.unwrap_or_default().iter().try_for_each(|item| self.value(item, said));
            }
            "prefixItems" => {
                return items
                    .unwrap_or_default()
                    .iter()
                    .zip(list)
                    .try_for_each(|(item, said)| self.value(item, said));
            }
            "required" => list
                .iter()
                .all(|name| value.as_object().is_none_or(|all| all.contains_key(name.as_str().unwrap()))),
            "properties" => {
                let fields = said.as_object().into_iter().flatten();
                let mut present = fields.filter_map(|(name, schema)| Some((name, value.get(name)?, schema)));
                return present.try_for_each(|(name, value, schema)| {
                    self.value(value, schema).map_err(|wrong| format!("{name}: {wrong}"))
                });
            }
            "additionalProperties" => {
                assert_eq!(said, false, "additionalProperties other than false");
                value
                    .as_object()
                    .is_none_or(|all| all.keys().all(|name| words["properties"].get(name).is_some()))
            }
            _ => return Err(format!("the check does not know the word {word}")),
        };
        if holds { Ok(()) } else { Err(String::new()) }
    }

    fn ways(&self, ways: &[Value], value: &Value, enough: impl Fn(usize) -> bool) -> Result<(), String> {
        let wrong: Vec<String> = ways.iter().filter_map(|way| self.value(value, way).err()).collect();
        if enough(ways.len() - wrong.len()) {
            return Ok(());
        }
        Err(format!(
            "{} of {} ways fit {}: {}",
            ways.len() - wrong.len(),
            ways.len(),
            brief(value),
            wrong.join("; ")
        ))
    }
}

fn is_a(value: &Value, kind: &Value) -> bool {
    match kind.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("integer") => value.is_u64() || value.is_i64(),
        Some("number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        _ => false,
    }
}

fn brief(value: &Value) -> String {
    value.to_string().chars().take(200).collect()
}
