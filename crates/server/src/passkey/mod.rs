//! Passkeys: registering one, and signing in with it (WebAuthn, level 2).
//!
//! The checks of the ceremonies are those of `webauthn-rs`. Here is what it leaves open:
//!
//! - A key must be *resident*, so that it finds its person without a login; it is used in both ways, for somebody known
//!   and for whoever comes.
//! - The authenticator's attestation statement is thrown away unread: we trust no maker more than another, and need no
//!   certificates of strangers to be parsed.
//! - Everything from outside is bounded before it is looked at, and only the fields that are needed are read.
//! - The sign count is the one of the moment when somebody signs in, not of the moment when they started to.
//!
//! A passkey signs in alone, so the person is always verified by the device, not only present.

mod refused;
mod registration;
mod response;
mod sign_in;
#[cfg(test)]
pub(crate) mod tests;

pub use refused::Refused;
pub use registration::{
    CreationOptions, NewPasskey, RegistrationChallenge, finish_registration, start_registration,
};
pub use sign_in::{RequestOptions, SignInChallenge, SignedIn, StoredPasskey, finish_sign_in, start_sign_in};

use std::time::Duration;
use url::Url;
use webauthn_rs::{Webauthn, WebauthnBuilder};

/// The most bytes of an answer as JSON.
pub const LONGEST_ANSWER: usize = 16 * 1024;
/// The most bytes of a credential's id, as the standard has it.
pub const LONGEST_CREDENTIAL_ID: usize = 1023;
/// Bytes of a person's id, which the key gives back when somebody signs in without a login.
pub const USER_ID_BYTES: usize = 16;
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
        party.webauthn()?;
        Ok(party)
    }

    fn webauthn(&self) -> Result<Webauthn, Refused> {
        let mut origins = Vec::with_capacity(self.origins.len());
        for origin in &self.origins {
            let url = Url::parse(origin).map_err(|_| Refused::Party)?;
            WebauthnBuilder::new(&self.id, &url).map_err(|_| Refused::Party)?;
            origins.push(url);
        }
        let (first, others) = origins.split_first().ok_or(Refused::Party)?;
        let builder = WebauthnBuilder::new(&self.id, first).map_err(|_| Refused::Party)?;
        let builder = others.iter().fold(builder, |builder, origin| builder.append_allowed_origin(origin));
        builder.rp_name(&self.name).timeout(PATIENCE).build().map_err(|_| Refused::Party)
    }
}
