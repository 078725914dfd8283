//! CBOR as devices write it: the writer for tests, which knows nothing of the reader.

/// One item.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    Number(i64),
    Bytes(Vec<u8>),
    Text(String),
    Array(Vec<Value>),
    Map(Vec<(Value, Value)>),
    Null,
    /// Bytes as they are, for what no device writes.
    Raw(Vec<u8>),
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl Value {
    /// The fields of a map.
    pub fn into_map(self) -> Option<Vec<(Value, Value)>> {
        match self {
            Value::Map(fields) => Some(fields),
            _ => None,
        }
    }

    /// Writes it behind what is there.
    pub fn write(&self, out: &mut Vec<u8>) {
        match self {
            Value::Number(number) if *number < 0 => head(out, 1, number.unsigned_abs() - 1),
            Value::Number(number) => head(out, 0, number.unsigned_abs()),
            Value::Bytes(bytes) => {
                head(out, 2, bytes.len() as u64);
                out.extend(bytes);
            }
            Value::Text(text) => {
                head(out, 3, text.len() as u64);
                out.extend(text.as_bytes());
            }
            Value::Array(items) => {
                head(out, 4, items.len() as u64);
                items.iter().for_each(|item| item.write(out));
            }
            Value::Map(fields) => {
                head(out, 5, fields.len() as u64);
                for (name, value) in fields {
                    name.write(out);
                    value.write(out);
                }
            }
            Value::Null => out.push(0xf6),
            Value::Raw(bytes) => out.extend(bytes),
        }
    }
}

/// The kind and a number, as short as can be.
fn head(out: &mut Vec<u8>, kind: u8, number: u64) {
    let kind = kind << 5;
    match number {
        0..=23 => out.push(kind | number as u8),
        24..=0xff => out.extend([kind | 24, number as u8]),
        0x100..=0xffff => {
            out.push(kind | 25);
            out.extend((number as u16).to_be_bytes());
        }
        _ => {
            out.push(kind | 26);
            out.extend((number as u32).to_be_bytes());
        }
    }
}
