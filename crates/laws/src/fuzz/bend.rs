//! Mutation of JSON documents.

use rodeo_rules::game::RandomSource;
use serde_json::{Map, Value};

use super::Bytes;

/// Boundary values of numbers.
const EDGES: [i64; 20] = [
    0,
    1,
    -1,
    2,
    4,
    5,
    6,
    9,
    10,
    11,
    24,
    64,
    104,
    127,
    128,
    255,
    32_767,
    65_535,
    2_147_483_647,
    4_294_967_295,
];

/// Changes a few values of a document; some are replaced by parts of the donors.
pub fn bend(document: &mut Value, donors: &[Value], bytes: &mut Bytes<'_>) {
    for _ in 0..1 + bytes.below(4) {
        let donor = match bytes.below(2 + donors.len() as u32) as usize {
            0 | 1 => part(document, bytes).clone(),
            number => donors.get(number - 2).map_or(Value::Null, |donor| part(donor, bytes).clone()),
        };
        change(place(document, bytes), donor, bytes);
    }
}

/// Descends into a document as far as the bytes decide.
fn part<'v>(mut value: &'v Value, bytes: &mut Bytes<'_>) -> &'v Value {
    loop {
        let inner = match value {
            Value::Array(items) => bytes.pick(items),
            Value::Object(entries) => {
                let at = bytes.below(entries.len() as u32) as usize;
                entries.values().nth(at)
            }
            _ => None,
        };
        match inner {
            Some(inner) if bytes.below(5) != 0 => value = inner,
            _ => return value,
        }
    }
}

fn place<'v>(value: &'v mut Value, bytes: &mut Bytes<'_>) -> &'v mut Value {
    let leaf = match value {
        Value::Array(items) => items.is_empty(),
        Value::Object(entries) => entries.is_empty(),
        _ => true,
    };
    if leaf || bytes.below(6) == 0 {
        return value;
    }
    match value {
        Value::Array(items) => {
            let at = bytes.below(items.len() as u32) as usize;
            place(&mut items[at], bytes)
        }
        Value::Object(entries) => {
            let key = entries.keys().nth(bytes.below(entries.len() as u32) as usize).cloned();
            place(entries.entry(key.unwrap_or_default()).or_insert(Value::Null), bytes)
        }
        other => other,
    }
}

fn change(value: &mut Value, donor: Value, bytes: &mut Bytes<'_>) {
    match (value, bytes.below(8)) {
        (value, 0) => *value = donor,
        (Value::Number(number), way) => {
            let old = number.as_i64().unwrap_or_default();
            let new = match way {
                1 => old.wrapping_add(1),
                2 => old.wrapping_sub(1),
                3 => bytes.pick(&EDGES).copied().unwrap_or_default(),
                4 => -old,
                _ => i64::from(bytes.byte()),
            };
            *number = new.into();
        }
        (Value::Array(items), way) => {
            let at = bytes.below(items.len() as u32) as usize;
            match way {
                1 => items.push(donor),
                2 if at < items.len() => drop(items.remove(at)),
                3 if at < items.len() => items.push(items[at].clone()),
                4 => items.reverse(),
                5 => items.clear(),
                6 => items.extend((1..=bytes.byte()).map(Value::from)),
                _ => items.push(bytes.byte().into()),
            }
        }
        (Value::Bool(flag), _) => *flag = !*flag,
        (Value::Object(entries), way) => match entries.keys().next().cloned() {
            Some(key) if way == 1 => drop(entries.remove(&key)),
            Some(key) => drop(entries.insert(key, donor)),
            None => {}
        },
        (value @ Value::Null, 1) => *value = Value::Array(Vec::new()),
        (value @ Value::Null, 2) => *value = Value::Object(Map::new()),
        (value @ (Value::Null | Value::String(_)), 3) => *value = bytes.byte().into(),
        (value, _) => *value = donor,
    }
}
