//! A strict reader of CBOR (RFC 8949): what devices write (CTAP2, section 8), and nothing else.
//!
//! There are no items of unknown length, no tags, no fractions; names in maps are numbers or texts, each once. Devices
//! nest four deep at most; so nothing from outside can make the reader go deep, and it takes no memory on the word of a
//! length alone.

use super::Refused;

/// The deepest nesting that is read.
const DEEPEST: usize = 8;
/// The most fields of a map. Each name is compared with all others.
const MOST_FIELDS: usize = 64;

/// One item.
#[derive(Clone, PartialEq, Debug)]
pub enum Item<'a> {
    /// A whole number: of either sign up to 64 bits.
    Number(i128),
    Bytes(&'a [u8]),
    Text(&'a str),
    List(Vec<Item<'a>>),
    Map(Map<'a>),
    Flag(bool),
    Null,
}

/// Names and values; no name is there twice.
#[derive(Clone, PartialEq, Debug)]
pub struct Map<'a>(Vec<(Item<'a>, Item<'a>)>);

impl<'a> Map<'a> {
    /// How many fields there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The value that has a number as its name.
    pub fn at(&self, number: i128) -> Option<&Item<'a>> {
        self.get(&Item::Number(number))
    }

    /// The value that has a text as its name.
    pub fn named(&self, name: &str) -> Option<&Item<'a>> {
        self.get(&Item::Text(name))
    }

    /// Whether all names are texts.
    pub fn has_text_names(&self) -> bool {
        self.0.iter().all(|(name, _)| matches!(name, Item::Text(_)))
    }

    fn get(&self, name: &Item<'_>) -> Option<&Item<'a>> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }
}

/// Reads bytes that are one map, to the last byte.
pub fn read_map(bytes: &[u8]) -> Result<Map<'_>, Refused> {
    let (map, rest) = read_map_of(bytes)?;
    if rest.is_empty() { Ok(map) } else { Err(Refused::Malformed) }
}

/// Reads a map from the start of bytes. Gives what follows, too.
pub fn read_map_of(bytes: &[u8]) -> Result<(Map<'_>, &[u8]), Refused> {
    let mut reader = Reader { rest: bytes };
    match reader.item(DEEPEST)? {
        Item::Map(map) => Ok((map, reader.rest)),
        _ => Err(Refused::Malformed),
    }
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], Refused> {
        let (taken, rest) = self.rest.split_at_checked(count).ok_or(Refused::Malformed)?;
        self.rest = rest;
        Ok(taken)
    }

    /// The number behind the first byte's kind. A longer form than needed is read, too: it says the same.
    fn argument(&mut self, short: u8) -> Result<u64, Refused> {
        let bytes = match short {
            0..=23 => return Ok(u64::from(short)),
            24..=27 => self.take(1 << (short - 24))?,
            // 28 to 30 mean nothing; 31 is a length that is not told.
            _ => return Err(Refused::Malformed),
        };
        Ok(bytes.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }

    /// How many bytes or items follow: never more than there are bytes.
    fn length(&mut self, short: u8) -> Result<usize, Refused> {
        let length = usize::try_from(self.argument(short)?).map_err(|_| Refused::Malformed)?;
        if length > self.rest.len() { Err(Refused::Malformed) } else { Ok(length) }
    }

    fn item(&mut self, deeper: usize) -> Result<Item<'a>, Refused> {
        let deeper = deeper.checked_sub(1).ok_or(Refused::Malformed)?;
        let first = *self.take(1)?.first().ok_or(Refused::Malformed)?;
        let short = first & 0x1f;
        match first >> 5 {
            0 => Ok(Item::Number(i128::from(self.argument(short)?))),
            1 => Ok(Item::Number(-1 - i128::from(self.argument(short)?))),
            2 => {
                let length = self.length(short)?;
                self.take(length).map(Item::Bytes)
            }
            3 => {
                let length = self.length(short)?;
                std::str::from_utf8(self.take(length)?).map(Item::Text).map_err(|_| Refused::Malformed)
            }
            4 => {
                let length = self.length(short)?;
                (0..length).map(|_| self.item(deeper)).collect::<Result<_, _>>().map(Item::List)
            }
            5 => {
                let length = self.length(short)?;
                self.map(length, deeper).map(Item::Map)
            }
            7 => match short {
                20 => Ok(Item::Flag(false)),
                21 => Ok(Item::Flag(true)),
                22 => Ok(Item::Null),
                _ => Err(Refused::Malformed),
            },
            // 6: tags.
            _ => Err(Refused::Malformed),
        }
    }

    fn map(&mut self, length: usize, deeper: usize) -> Result<Map<'a>, Refused> {
        if length > MOST_FIELDS {
            return Err(Refused::Malformed);
        }
        let mut map = Map(Vec::new());
        for _ in 0..length {
            let name = self.item(deeper)?;
            if !matches!(name, Item::Number(_) | Item::Text(_)) || map.get(&name).is_some() {
                return Err(Refused::Malformed);
            }
            let value = self.item(deeper)?;
            map.0.push((name, value));
        }
        Ok(map)
    }
}
