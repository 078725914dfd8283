//! The document: its operations, and whether an answer has the form that it describes.

use crate::common::{client::Reply, http::Method};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// One method of one path.
pub struct Operation {
    pub path: String,
    pub method: Method,
    pub what: Value,
}

pub struct Document {
    pub operations: Vec<Operation>,
    schemas: Map<String, Value>,
}

impl Document {
    pub fn new(text: Value) -> Document {
        assert!(text["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
        let mut operations = Vec::new();
        for (path, item) in text["paths"].as_object().expect("paths") {
            for (method, what) in item.as_object().expect("methods") {
                let method = method.to_uppercase().parse().expect("a method");
                operations.push(Operation { path: path.clone(), method, what: what.clone() });
            }
        }
        let schemas = text["components"]["schemas"].as_object().expect("schemas").clone();
        Document { operations, schemas }
    }

    /// A schema itself, where there is a reference to it.
    pub fn find<'d>(&'d self, schema: &'d Value) -> &'d Value {
        match schema["$ref"].as_str() {
            Some(name) => {
                let name = name.rsplit('/').next().expect("a name");
                self.find(self.schemas.get(name).unwrap_or_else(|| panic!("{name} is not described")))
            }
            None => schema,
        }
    }

    /// Whether an answer of a route has a documented status, media type and form.
    pub fn check(&self, method: &Method, path: &str, reply: &Reply) -> Result<(), String> {
        let operation =
            self.operations.iter().find(|operation| operation.path == path && operation.method == *method);
        let operation = operation.ok_or("it is not documented")?;
        let answer = &operation.what["responses"][reply.status.to_string()];
        if answer.is_null() {
            return Err(format!("the status {} is not documented", reply.status));
        }
        let Some(content) = answer["content"].as_object() else { return Ok(()) };
        let media = reply.media.split(';').next().unwrap_or("");
        let schema = content.get(media).ok_or_else(|| format!("the media type {media} is not documented"))?;
        if media != "application/json" {
            return Ok(());
        }
        let value: Value = serde_json::from_slice(&reply.bytes).map_err(|why| why.to_string())?;
        self.fits(&schema["schema"], &value, "answer")
    }

    /// Whether a value has the form of a schema.
    pub fn fits(&self, schema: &Value, value: &Value, place: &str) -> Result<(), String> {
        self.fits_in_part(schema, value, place)?;
        if let Value::Object(fields) = value
            && let Some(known) = self.fields(schema, value)
        {
            for name in fields.keys() {
                if !known.contains(name) {
                    return Err(format!("{place}.{name} is not documented"));
                }
            }
        }
        Ok(())
    }

    /// The same, but other parts may know of more fields.
    fn fits_in_part(&self, schema: &Value, value: &Value, place: &str) -> Result<(), String> {
        let schema = self.find(schema);
        let unknown: Vec<&String> = schema
            .as_object()
            .ok_or(format!("{place}: no schema"))?
            .keys()
            .filter(|key| !KNOWN.contains(&key.as_str()))
            .collect();
        assert!(unknown.is_empty(), "{place}: this test does not know {unknown:?}");
        for part in schema["allOf"].as_array().into_iter().flatten() {
            self.fits_in_part(part, value, place)?;
        }
        for choice in ["oneOf", "anyOf"] {
            if let Some(parts) = schema[choice].as_array() {
                let reasons: Vec<String> = parts
                    .iter()
                    .map(|part| self.fits_in_part(part, value, place).err())
                    .take_while(Option::is_some)
                    .flatten()
                    .collect();
                if reasons.len() == parts.len() {
                    return Err(reasons.join("; "));
                }
            }
        }
        if let Some(allowed) = schema["enum"].as_array()
            && !allowed.contains(value)
        {
            return Err(format!("{place} is {value}, not one of {allowed:?}"));
        }
        let types: Vec<&str> = match &schema["type"] {
            Value::String(one) => vec![one],
            Value::Array(some) => some.iter().filter_map(Value::as_str).collect(),
            _ => Vec::new(),
        };
        if !types.is_empty() && !types.iter().any(|kind| is_of(kind, value)) {
            return Err(format!("{place} is {value}, not {types:?}"));
        }
        if let Some(least) = schema["minimum"].as_f64()
            && value.as_f64().is_some_and(|number| number < least)
        {
            return Err(format!("{place} is {value}, less than {least}"));
        }
        if let Value::Array(items) = value {
            for (number, item) in items.iter().enumerate().filter(|_| !schema["items"].is_null()) {
                self.fits(&schema["items"], item, &format!("{place}[{number}]"))?;
            }
        }
        if let Value::Object(fields) = value {
            for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
                if !fields.contains_key(name) {
                    return Err(format!("{place}.{name} is missing"));
                }
            }
            for (name, part) in schema["properties"].as_object().into_iter().flatten() {
                if let Some(field) = fields.get(name) {
                    self.fits(part, field, &format!("{place}.{name}"))?;
                }
            }
            if schema["additionalProperties"].is_object() {
                for (name, field) in fields {
                    self.fits(&schema["additionalProperties"], field, &format!("{place}.{name}"))?;
                }
            }
        }
        Ok(())
    }

    /// The fields that an object may have; nothing where it may have any.
    fn fields(&self, schema: &Value, value: &Value) -> Option<BTreeSet<String>> {
        let schema = self.find(schema);
        if schema["additionalProperties"].is_object() {
            return None;
        }
        let mut all: BTreeSet<String> =
            schema["properties"].as_object().into_iter().flatten().map(|(name, _)| name.clone()).collect();
        for part in schema["allOf"].as_array().into_iter().flatten() {
            all.extend(self.fields(part, value)?);
        }
        for choice in ["oneOf", "anyOf"] {
            for part in schema[choice].as_array().into_iter().flatten() {
                if self.fits_in_part(part, value, "").is_ok() {
                    all.extend(self.fields(part, value)?);
                }
            }
        }
        Some(all)
    }
}

/// The words of schemas that are understood here.
const KNOWN: [&str; 18] = [
    "type",
    "properties",
    "required",
    "items",
    "enum",
    "oneOf",
    "anyOf",
    "allOf",
    "additionalProperties",
    "format",
    "description",
    "minimum",
    "default",
    "propertyNames",
    "example",
    "title",
    "maximum",
    "discriminator",
];

fn is_of(kind: &str, value: &Value) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("this test does not know the type {other}"),
    }
}
