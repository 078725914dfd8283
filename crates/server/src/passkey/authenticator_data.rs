//! What a device says about itself, and about its key when that is new (level 2, section 6.1).

use super::cbor::{self, Map};
use super::{LONGEST_CREDENTIAL_ID, Party, Refused, sha256};

/// Somebody touched the device.
const USER_PRESENT: u8 = 0x01;
/// The device checked who it is.
const USER_VERIFIED: u8 = 0x04;
/// The key can be copied to other devices.
const BACKUP_ELIGIBLE: u8 = 0x08;
/// The key was copied.
const BACKUP_STATE: u8 = 0x10;
/// A new key follows.
const ATTESTED: u8 = 0x40;
/// Extensions follow.
const EXTENSIONS: u8 = 0x80;

/// The bytes of a device, taken apart.
#[derive(Debug)]
pub struct AuthenticatorData<'a> {
    party_hash: &'a [u8],
    flags: u8,
    /// How often the key was used, as far as the device counts.
    pub sign_count: u32,
    /// The new key.
    pub attested: Option<Attested<'a>>,
}

/// A new key (level 2, section 6.5.1).
#[derive(Debug)]
pub struct Attested<'a> {
    /// Its id.
    pub credential_id: &'a [u8],
    /// The public key in the form of COSE.
    pub key: Map<'a>,
}

/// Takes bytes from the front.
fn take<'a>(bytes: &mut &'a [u8], count: usize) -> Result<&'a [u8], Refused> {
    let (taken, rest) = bytes.split_at_checked(count).ok_or(Refused::Malformed)?;
    *bytes = rest;
    Ok(taken)
}

/// The same for a number of fixed size.
fn take_array<const N: usize>(bytes: &mut &[u8]) -> Result<[u8; N], Refused> {
    take(bytes, N)?.try_into().map_err(|_| Refused::Malformed)
}

impl<'a> AuthenticatorData<'a> {
    /// Reads the bytes to the last one. What the flags announce must be there, and nothing else.
    pub fn read(bytes: &'a [u8]) -> Result<AuthenticatorData<'a>, Refused> {
        let mut rest = bytes;
        let party_hash = take(&mut rest, 32)?;
        let [flags] = take_array(&mut rest)?;
        let sign_count = u32::from_be_bytes(take_array(&mut rest)?);
        let attested = if flags & ATTESTED != 0 { Some(read_attested(&mut rest)?) } else { None };
        if flags & EXTENSIONS != 0 {
            let (extensions, after) = cbor::read_map_of(rest)?;
            // 7.1: 17; 7.2: 18. None of them changes what we do, so those that nobody asked for are ignored as well.
            if !extensions.has_text_names() {
                return Err(Refused::Malformed);
            }
            rest = after;
        }
        if !rest.is_empty() {
            return Err(Refused::Malformed);
        }
        Ok(AuthenticatorData { party_hash, flags, sign_count, attested })
    }

    /// Checks what both ceremonies check (level 2: section 7.1, steps 13 to 15; section 7.2, steps 15 to 17).
    pub fn check(&self, party: &Party) -> Result<(), Refused> {
        // 7.1: 13; 7.2: 15. The key is bound to our domain.
        if self.party_hash != sha256(party.id.as_bytes()) {
            return Err(Refused::WrongParty);
        }
        // 7.1: 14; 7.2: 16. Somebody was there.
        if self.flags & USER_PRESENT == 0 {
            return Err(Refused::NotPresent);
        }
        // 7.1: 15; 7.2: 17. The device checked who it was: we always require it.
        if self.flags & USER_VERIFIED == 0 {
            return Err(Refused::NotVerified);
        }
        // Level 3: only a key that can be copied can have been copied.
        if self.is_backed_up() && !self.is_backup_eligible() {
            return Err(Refused::Changed);
        }
        Ok(())
    }

    /// Whether the key can be copied to other devices.
    pub fn is_backup_eligible(&self) -> bool {
        self.flags & BACKUP_ELIGIBLE != 0
    }

    /// Whether the key was copied to other devices.
    pub fn is_backed_up(&self) -> bool {
        self.flags & BACKUP_STATE != 0
    }
}

fn read_attested<'a>(rest: &mut &'a [u8]) -> Result<Attested<'a>, Refused> {
    // The model of the device: we trust none more than another.
    take(rest, 16)?;
    let length = usize::from(u16::from_be_bytes(take_array(rest)?));
    // Level 3, 7.1: an id has 1023 bytes at most.
    if length == 0 || length > LONGEST_CREDENTIAL_ID {
        return Err(Refused::BadId);
    }
    let credential_id = take(rest, length)?;
    let (key, after) = cbor::read_map_of(rest)?;
    *rest = after;
    Ok(Attested { credential_id, key })
}
