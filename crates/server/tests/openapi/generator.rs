//! Requests made from the document: right ones, nearly right ones, and wild ones.

use crate::{
    common::{dice::Dice, http::Method},
    openapi::schema::{Document, Operation},
};
use serde_json::{Value, json};

/// A request to send.
#[derive(Debug)]
pub struct Request {
    pub method: Method,
    pub address: String,
    /// The documented route that it is for, if it is for one.
    pub route: Option<String>,
    pub body: Option<(&'static str, Vec<u8>)>,
}

pub struct Generator<'d> {
    pub dice: Dice,
    pub document: &'d Document,
    pub tables: &'d [String],
}

/// Words that mean something somewhere.
const WORDS: [&str; 32] = [
    "tuscany",
    "burgundy",
    "p1",
    "p2",
    "p3",
    "none",
    "greedy",
    "random",
    "draw",
    "castle 4",
    "castle 7",
    "end",
    "yes",
    "2",
    "3",
    "open",
    "live",
    "days",
    "bot",
    "resign",
    "agreed",
    "own",
    "en",
    "es",
    "over",
    "players",
    "duchies",
    "expansions",
    "all",
    "same 1",
    "skip",
    "a-b_c",
];

/// Words that mean nothing, and should not do anything either.
const STRANGE: [&str; 18] = [
    "",
    " ",
    "\u{0}",
    "ñandú 🦤",
    "\u{202e}txet",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "%00",
    "${jndi:x}",
    "-1",
    "9223372036854775808",
    "NaN",
    "null",
    "a\nb",
    "\u{feff}",
    "{{7*7}}",
    "\u{1f469}\u{200d}\u{1f33e}",
];

impl Generator<'_> {
    pub fn request(&mut self) -> Request {
        match self.dice.below(12) {
            0 => self.wild(),
            _ => {
                let operation: &Operation = self.dice.pick(&self.document.operations);
                self.documented(operation)
            }
        }
    }

    fn documented(&mut self, operation: &Operation) -> Request {
        let mut address = String::new();
        for (number, part) in operation.path.split('/').enumerate() {
            if number > 0 {
                address.push('/');
            }
            match part {
                "{table}" if !self.dice.one_in(12) => address.push_str(self.dice.pick(self.tables).as_str()),
                "{seat}" if !self.dice.one_in(6) => {
                    address.push_str(if self.dice.one_in(2) { "p1" } else { "p2" })
                }
                _ if part.starts_with('{') => {
                    let word = self.word();
                    // An empty part would be another route.
                    address.push_str(&escaped(if word.is_empty() { "x" } else { &word }));
                }
                _ => address.push_str(part),
            }
        }
        let mut sign = '?';
        for parameter in operation.what["parameters"].as_array().into_iter().flatten() {
            if parameter["in"] == "query" && self.dice.one_in(2) {
                let name = parameter["name"].as_str().expect("a name");
                // Nobody has the time to wait for ten thousand answers.
                let value = match name {
                    "wait" => {
                        (*self.dice.pick(&["0", "-1", "x", "1e3", "99999999999999999999999"])).to_owned()
                    }
                    _ => match self.value(&parameter["schema"], 0) {
                        Value::String(text) => text,
                        other => other.to_string(),
                    },
                };
                address.push_str(&format!("{sign}{name}={}", escaped(&value)));
                sign = '&';
            }
        }
        let schema = &operation.what["requestBody"]["content"]["application/json"]["schema"];
        let body = (!schema.is_null()).then(|| self.body(schema));
        Request { method: operation.method.clone(), address, route: Some(operation.path.clone()), body }
    }

    fn body(&mut self, schema: &Value) -> (&'static str, Vec<u8>) {
        let mut value = self.value(schema, 0);
        if self.dice.one_in(6) {
            value = self.spoil(value);
        }
        let mut bytes = value.to_string().into_bytes();
        if self.dice.one_in(25) && !bytes.is_empty() {
            let place = self.dice.below(bytes.len());
            match self.dice.below(3) {
                0 => bytes.truncate(place),
                1 => bytes[place] = self.dice.next() as u8,
                _ => bytes.insert(place, self.dice.next() as u8),
            }
        }
        if self.dice.one_in(200) {
            bytes = vec![b'['; 70_000];
        }
        (if self.dice.one_in(40) { "text/plain" } else { "application/json" }, bytes)
    }

    /// Something that a schema describes, mostly.
    fn value(&mut self, schema: &Value, depth: usize) -> Value {
        let schema = self.document.find(schema);
        if depth > 6 || self.dice.one_in(40) {
            return self.anything(0);
        }
        if let Some(allowed) = schema["enum"].as_array() {
            return self.dice.pick(allowed).clone();
        }
        if let Some(choices) = schema["oneOf"].as_array().or(schema["anyOf"].as_array()) {
            let choice = self.dice.pick(choices);
            return self.value(choice, depth + 1);
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let mut whole = serde_json::Map::new();
            for part in parts {
                if let Value::Object(fields) = self.value(part, depth + 1) {
                    whole.extend(fields);
                }
            }
            return whole.into();
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => self.dice.pick(kinds).as_str().unwrap_or("null"),
            kind => kind.as_str().unwrap_or("null"),
        };
        match kind {
            "boolean" => json!(self.dice.one_in(2)),
            "integer" | "number" => self.number(),
            "string" => Value::String(self.word()),
            "array" => (0..self.dice.below(4)).map(|_| self.value(&schema["items"], depth + 1)).collect(),
            "object" => {
                let mut fields = serde_json::Map::new();
                let required = |name: &str| {
                    schema["required"].as_array().is_some_and(|all| all.iter().any(|one| one == name))
                };
                for (name, part) in schema["properties"].as_object().into_iter().flatten() {
                    if required(name) || self.dice.one_in(3) {
                        fields.insert(name.clone(), self.value(part, depth + 1));
                    }
                }
                if schema["additionalProperties"].is_object() {
                    for _ in 0..self.dice.below(3) {
                        let (name, value) =
                            (self.word(), self.value(&schema["additionalProperties"], depth + 1));
                        fields.insert(name, value);
                    }
                }
                fields.into()
            }
            _ => Value::Null,
        }
    }

    fn number(&mut self) -> Value {
        match self.dice.below(8) {
            0 => json!(i64::MAX),
            1 => json!(i64::MIN),
            2 => json!(u64::MAX),
            3 => json!(-1),
            4 => json!(1.5e300),
            _ => json!(self.dice.below(40)),
        }
    }

    fn word(&mut self) -> String {
        match self.dice.below(10) {
            0 => (*self.dice.pick(&STRANGE)).to_owned(),
            1 => "x".repeat(self.dice.below(700)),
            2 => self.dice.pick(self.tables).clone(),
            3 => format!("id-{}", self.dice.next()),
            _ => (*self.dice.pick(&WORDS)).to_owned(),
        }
    }

    fn anything(&mut self, depth: usize) -> Value {
        match self.dice.below(if depth > 3 { 5 } else { 7 }) {
            0 => Value::Null,
            1 => json!(self.dice.one_in(2)),
            2 => self.number(),
            3 | 4 => Value::String(self.word()),
            5 => (0..self.dice.below(4)).map(|_| self.anything(depth + 1)).collect(),
            _ => (0..self.dice.below(4)).map(|_| (self.word(), self.anything(depth + 1))).collect(),
        }
    }

    /// A field is gone, is another, or is there too much.
    fn spoil(&mut self, value: Value) -> Value {
        let Value::Object(mut fields) = value else { return self.anything(0) };
        let names: Vec<String> = fields.keys().cloned().collect();
        match self.dice.below(3) {
            0 if !names.is_empty() => drop(fields.remove(self.dice.pick(&names))),
            1 if !names.is_empty() => {
                let name = self.dice.pick(&names).clone();
                fields.insert(name, self.anything(0));
            }
            _ => drop(fields.insert(self.word(), self.anything(0))),
        }
        fields.into()
    }

    /// No route at all, or a strange way to one.
    fn wild(&mut self) -> Request {
        let methods = [
            Method::GET,
            Method::POST,
            Method::PUT,
            Method::PATCH,
            Method::DELETE,
            Method::HEAD,
            Method::OPTIONS,
        ];
        let method = self.dice.pick(&methods).clone();
        let mut address = String::new();
        for _ in 0..=self.dice.below(5) {
            let part = match self.dice.below(4) {
                0 => "api".to_owned(),
                1 => "tables".to_owned(),
                2 => self.dice.pick(self.tables).clone(),
                _ => self.word(),
            };
            address.push_str(&format!("/{}", escaped(&part)));
        }
        if self.dice.one_in(3) {
            address.push_str(&format!("?{}={}", escaped(&self.word()), escaped(&self.word())));
        }
        if self.dice.one_in(4) {
            address.push_str("%ff");
        }
        let body = (method != Method::HEAD && self.dice.one_in(2))
            .then(|| ("application/json", self.anything(0).to_string().into_bytes()));
        Request { method, address, route: None, body }
    }
}

fn escaped(text: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_".contains(byte);
    text.bytes()
        .map(|byte| if plain(&byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
