//! The wrapping of a new key: the attestation object (level 2, section 6.5.4).

use super::Refused;
use super::cbor::{self, Item};

/// The format without a statement.
const NONE: &str = "none";

/// Takes the device's data out of an attestation object (section 7.1, steps 12 and 18 to 21).
///
/// No attestation was asked for, so browsers take out what the device stated, and write the format "none". Some devices
/// and browsers send a statement even so ("packed" with the key's own signature, mostly). It is read as CBOR, since the
/// object must be whole, but not looked at: it could only say which maker to trust, and we trust none more than another.
/// Whoever holds the private key proves that by signing in.
pub fn authenticator_data(object: &[u8]) -> Result<&[u8], Refused> {
    // 12. The object is a map of three fields. A device may add others.
    let map = cbor::read_map(object)?;
    let Some(Item::Text(format)) = map.named("fmt") else { return Err(Refused::Malformed) };
    let Some(statement) = map.named("attStmt") else { return Err(Refused::Malformed) };
    let Some(Item::Bytes(data)) = map.named("authData") else { return Err(Refused::Malformed) };
    // 18, 19. Of "none" the statement is empty (section 8.7); others are not verified.
    let empty = matches!(statement, Item::Map(fields) if fields.len() == 0);
    if *format == NONE && !empty {
        return Err(Refused::Malformed);
    }
    // 20, 21. Nobody's word is needed, so none is doubted.
    Ok(data)
}
