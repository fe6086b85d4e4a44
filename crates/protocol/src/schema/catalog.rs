//! All types of the protocol by name.

use std::collections::{BTreeMap, BTreeSet};

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value};

use super::types::{List, MatchRecord};
use crate::api::routes::{Endpoint, RequestBody, ResponseBody};
use crate::api::{
    GameInfo, Health, JoinRequest, MatchSummary, Me, NameRequest, NewToken, OpenTable, Page, PlayerProfile,
    RatingEntry, RecoverRequest, ReplayStep, ReportReceipt, ReportRequest, Session, TableSummary,
    TokenRequest, UploadMatch,
};
use crate::changes::Changes;
use crate::message::{ClientMessage, ServerMessage};
use crate::problem::Problem;
use crate::table::TableState;

/// Prefix of references between schemas.
const DEFINITIONS: &str = "#/$defs/";

/// Two types have the same name, or a type has different schemas for reading and writing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("two schemas are named {0} (rename one of the types with #[schemars(rename)])")]
pub struct DuplicateSchemaName(pub String);

/// The schemas of all types, by name.
pub(super) struct Catalog {
    types: BTreeMap<String, Value>,
}

impl Catalog {
    pub(super) fn new() -> Result<Catalog, DuplicateSchemaName> {
        let settings = SchemaSettings::draft2020_12();
        let mut read = settings.clone().for_deserialize().into_generator();
        read.subschema_for::<ClientMessage>();
        let mut written = settings.for_serialize().into_generator();
        written.subschema_for::<ServerMessage>();
        written.subschema_for::<Changes>();
        written.subschema_for::<Problem>();
        for route in Endpoint::ALL.iter().map(|endpoint| endpoint.route()) {
            route.request.map(|body| (BodyType::taken(body).register)(&mut read));
            BodyType::given(route.response).map(|body| (body.register)(&mut written));
        }
        let mut types = BTreeMap::new();
        let read = read.take_definitions(true).into_iter();
        let written =
            written.take_definitions(true).into_iter().map(|(name, schema)| (name, as_written(schema)));
        for (name, mut schema) in read.chain(written) {
            tidy(&mut schema);
            if *types.entry(name.clone()).or_insert_with(|| schema.clone()) != schema {
                return Err(DuplicateSchemaName(name));
            }
        }
        Ok(Catalog { types })
    }

    /// Returns the types that are not in the catalog among those that `register` adds to a generator.
    pub(super) fn additions(
        &self,
        register: impl FnOnce(&mut SchemaGenerator),
    ) -> Result<Catalog, DuplicateSchemaName> {
        let mut written = SchemaSettings::draft2020_12().for_serialize().into_generator();
        register(&mut written);
        let mut types = BTreeMap::new();
        for (name, schema) in written.take_definitions(true) {
            let mut schema = as_written(schema);
            tidy(&mut schema);
            match self.types.get(&name) {
                None => types.insert(name, schema),
                Some(known) if *known == schema => None,
                Some(_) => return Err(DuplicateSchemaName(name)),
            };
        }
        Ok(Catalog { types })
    }

    /// The names of all types that the types of this catalog refer to.
    pub(super) fn references(&self) -> BTreeSet<&str> {
        let mut names = BTreeSet::new();
        for schema in self.types.values() {
            each_object(schema, &mut |object| names.extend(reference(object)));
        }
        names
    }

    /// All types by name.
    pub(super) fn types(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.types.iter().map(|(name, schema)| (name.as_str(), schema))
    }

    /// The type with this name.
    pub(super) fn get(&self, name: &str) -> Option<&Value> {
        self.types.get(name)
    }

    /// Returns these types and all types they refer to.
    pub(super) fn needed_by<'a>(&self, roots: impl IntoIterator<Item = &'a str>) -> BTreeMap<String, Value> {
        let mut needed = BTreeMap::new();
        let mut open: Vec<String> = roots.into_iter().map(str::to_owned).collect();
        while let Some(name) = open.pop() {
            if let Some(schema) = self.types.get(&name)
                && needed.insert(name, schema.clone()).is_none()
            {
                each_object(schema, &mut |object| open.extend(reference(object).map(str::to_owned)));
            }
        }
        needed
    }
}

/// Returns the name of the type that a schema refers to.
pub(super) fn reference(schema: &Map<String, Value>) -> Option<&str> {
    schema.get("$ref")?.as_str()?.strip_prefix(DEFINITIONS)
}

/// A type of a body: its name, and how a generator learns of it.
pub(super) struct BodyType {
    pub name: String,
    register: fn(&mut SchemaGenerator) -> Schema,
}

impl BodyType {
    fn of<T: JsonSchema>() -> BodyType {
        BodyType { name: T::schema_name().into_owned(), register: SchemaGenerator::subschema_for::<T> }
    }

    /// What a request brings.
    pub(super) fn taken(body: RequestBody) -> BodyType {
        match body {
            RequestBody::NameRequest => BodyType::of::<NameRequest>(),
            RequestBody::RecoverRequest => BodyType::of::<RecoverRequest>(),
            RequestBody::TokenRequest => BodyType::of::<TokenRequest>(),
            RequestBody::OpenTable => BodyType::of::<OpenTable>(),
            RequestBody::JoinRequest => BodyType::of::<JoinRequest>(),
            RequestBody::ReportRequest => BodyType::of::<ReportRequest>(),
            RequestBody::UploadMatch => BodyType::of::<UploadMatch>(),
        }
    }

    /// What a response holds, where that has a type.
    pub(super) fn given(answer: ResponseBody) -> Option<BodyType> {
        Some(match answer {
            ResponseBody::Me => BodyType::of::<Me>(),
            ResponseBody::Sessions => BodyType::of::<List<Session>>(),
            ResponseBody::NewToken => BodyType::of::<NewToken>(),
            ResponseBody::Table => BodyType::of::<TableSummary>(),
            ResponseBody::Tables => BodyType::of::<List<TableSummary>>(),
            ResponseBody::TableState => BodyType::of::<TableState>(),
            ResponseBody::Match => BodyType::of::<MatchSummary>(),
            ResponseBody::Matches => BodyType::of::<Page<MatchSummary>>(),
            ResponseBody::ReplayStep => BodyType::of::<ReplayStep>(),
            ResponseBody::Player => BodyType::of::<PlayerProfile>(),
            ResponseBody::Ratings => BodyType::of::<List<RatingEntry>>(),
            ResponseBody::Games => BodyType::of::<List<GameInfo>>(),
            ResponseBody::Health => BodyType::of::<Health>(),
            ResponseBody::ReportReceipt => BodyType::of::<ReportReceipt>(),
            ResponseBody::Record => BodyType::of::<MatchRecord>(),
            ResponseBody::Picture | ResponseBody::OpenApi | ResponseBody::Empty | ResponseBody::WebSocket => {
                return None;
            }
        })
    }
}

/// Calls the function for the schema and every object in it.
fn each_object<'a>(schema: &'a Value, call: &mut impl FnMut(&'a Map<String, Value>)) {
    match schema {
        Value::Object(object) => {
            call(object);
            object.values().for_each(|value| each_object(value, call));
        }
        Value::Array(list) => list.iter().for_each(|value| each_object(value, call)),
        _ => {}
    }
}

/// Tightens the schema of what the server writes: an optional field is never `null` unless marked `nullable`, and there are
/// no defaults.
fn as_written(mut schema: Value) -> Value {
    match &mut schema {
        Value::Object(object) => {
            let required = object.get("required").cloned().unwrap_or_default();
            let is_required =
                |name: &str| required.as_array().is_some_and(|all| all.iter().any(|one| one == name));
            if let Some(Value::Object(fields)) = object.get_mut("properties") {
                for (name, field) in fields.iter_mut() {
                    let Value::Object(field) = field else { continue };
                    field.remove("default");
                    if field.remove("nullable").is_none() && !is_required(name) {
                        never_null(field);
                    }
                }
            }
            object.values_mut().for_each(|value| *value = as_written(value.take()));
        }
        Value::Array(list) => list.iter_mut().for_each(|value| *value = as_written(value.take())),
        _ => {}
    }
    schema
}

fn never_null(field: &mut Map<String, Value>) {
    if let Some(Value::Array(types)) = field.get_mut("type") {
        types.retain(|name| name != "null");
        if let [only] = &types[..] {
            let only = only.clone();
            field.insert("type".into(), only);
        }
    }
    if let Some(Value::Array(ways)) = field.get_mut("anyOf") {
        ways.retain(|way| way["type"] != "null");
        if let [Value::Object(only)] = &ways[..] {
            let only = only.clone();
            field.remove("anyOf");
            for (key, value) in only {
                field.entry(key).or_insert(value);
            }
        }
    }
}

/// Converts descriptions from doc comments to plain text: joins lines and replaces links by their text.
fn tidy(schema: &mut Value) {
    match schema {
        Value::Object(object) => {
            for (key, value) in object {
                match value {
                    Value::String(text) if key == "description" => *text = plain(text),
                    _ => tidy(value),
                }
            }
        }
        Value::Array(list) => list.iter_mut().for_each(tidy),
        _ => {}
    }
}

fn plain(text: &str) -> String {
    let mut text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    while let Some(start) = text.find("[`")
        && let Some(end) = text[start..].find("`]").map(|end| start + end + 1)
    {
        let shown = text[start + 1..end].to_owned();
        let rest = &text[end + 1..];
        let behind = match (rest.starts_with('('), rest.find(')')) {
            (true, Some(close)) => end + 1 + close + 1,
            _ => end + 1,
        };
        text.replace_range(start..behind, &shown);
    }
    text
}
