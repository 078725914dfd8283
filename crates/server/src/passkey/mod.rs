//! Passkeys: registering one, and signing in with it (WebAuthn, level 2, with what level 3 adds about backups and frames).
//!
//! What a device and a browser say is checked here, step by step as the standard numbers them; only signatures, hashes
//! and points on curves are left to `ring`. One file has one part:
//!
//! - `response`: the browser's JSON, bounded, of which only the fields that are needed are read;
//! - `client_data`: what the browser says about the page;
//! - `authenticator_data`: what the device says about itself and its key;
//! - `attestation`: the wrapping of a new key;
//! - `cbor`: the strict reader of the device's encoding;
//! - `key`: public keys and their signatures;
//! - `stored`: how a key is kept;
//! - `registration` and `sign_in`: the two ceremonies, which call all of these.
//!
//! What the standard leaves to us:
//!
//! - A key must be *resident*, so that it finds its person without a login; it is used in both ways, for somebody known
//!   and for whoever comes.
//! - The maker's attestation statement is thrown away unread: no attestation is asked for, we trust no maker more than
//!   another, and need no certificates of strangers to be parsed. Some devices send one even so, and are welcome.
//! - The sign count is the one of the moment when somebody signs in, not of the moment when they started to.
//! - A count that does not grow is refused, and not only noted.
//! - A passkey signs in alone, so the person is always verified by the device, not only present.

mod attestation;
mod authenticator_data;
mod cbor;
mod client_data;
mod key;
mod refused;
mod registration;
mod response;
mod sign_in;
mod stored;
#[cfg(test)]
pub(crate) mod tests;

pub use refused::Refused;
pub use registration::{
    CreationOptions, NewPasskey, RegistrationChallenge, finish_registration, start_registration,
};
pub use sign_in::{RequestOptions, SignInChallenge, SignedIn, StoredPasskey, finish_sign_in, start_sign_in};

use crate::secret;
use std::time::Duration;
use url::Url;

/// The most bytes of an answer as JSON.
pub const LONGEST_ANSWER: usize = 16 * 1024;
/// The most bytes of a credential's id, as the standard has it.
pub const LONGEST_CREDENTIAL_ID: usize = 1023;
/// Bytes of a person's id, which the key gives back when somebody signs in without a login.
pub const USER_ID_BYTES: usize = 16;
/// Bytes of a challenge: nobody guesses it, and none comes twice.
const CHALLENGE_BYTES: usize = 32;
/// How long the browser waits for a person.
const PATIENCE: Duration = Duration::from_secs(300);

/// For whom keys are made: this server as browsers know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Party {
    /// The domain to which keys are bound.
    pub id: String,
    /// What the browser shows to the person.
    pub name: String,
    /// The origins of pages that may use the keys, such as `https://play.example.org`.
    pub origins: Vec<String>,
}

impl Party {
    /// The party of a server that people reach at one address. Fails where browsers know no passkeys: without TLS (but
    /// for localhost), and with an IP address as the host.
    pub fn at(address: &str, name: &str) -> Result<Party, Refused> {
        let url = Url::parse(address).map_err(|_| Refused::Party)?;
        let id = url.domain().ok_or(Refused::Party)?.to_owned();
        let local = id == "localhost" || id.ends_with(".localhost");
        if url.scheme() != "https" && !(local && url.scheme() == "http") {
            return Err(Refused::Party);
        }
        let party = Party { id, name: name.to_owned(), origins: vec![url.origin().ascii_serialization()] };
        party.known_origins()?;
        Ok(party)
    }

    /// The origins as browsers write them. There is at least one, and each is of the party's domain or below it: browsers
    /// let no other page use its keys.
    fn known_origins(&self) -> Result<Vec<String>, Refused> {
        let below = format!(".{}", self.id);
        let mut origins = Vec::with_capacity(self.origins.len());
        for origin in &self.origins {
            let url = Url::parse(origin).map_err(|_| Refused::Party)?;
            let domain = url.domain().ok_or(Refused::Party)?;
            if domain != self.id && !domain.ends_with(&below) {
                return Err(Refused::Party);
            }
            origins.push(url.origin().ascii_serialization());
        }
        if origins.is_empty() { Err(Refused::Party) } else { Ok(origins) }
    }
}

/// A fresh challenge, in base64url, as browsers get it and give it back.
fn fresh_challenge() -> String {
    response::id_text(&secret::random_bytes::<CHALLENGE_BYTES>())
}

/// The hash of both ceremonies.
fn sha256(bytes: &[u8]) -> [u8; 32] {
    let mut hash = [0; 32];
    hash.copy_from_slice(ring::digest::digest(&ring::digest::SHA256, bytes).as_ref());
    hash
}
