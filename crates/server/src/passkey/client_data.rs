//! What the browser says about the page that asked: `clientDataJSON`.

use super::{Party, Refused, response::object};
use serde::Deserialize;
use subtle::ConstantTimeEq as _;
use url::Url;

/// The fields that are checked. Browsers write more of them, and may write new ones. A field that is there twice is
/// refused by the reader of JSON.
#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(rename = "crossOrigin", default)]
    cross_origin: bool,
    #[serde(rename = "topOrigin", default)]
    top_origin: Option<String>,
}

/// Which ceremony it is.
#[derive(Clone, Copy)]
pub enum Kind {
    /// A key is made.
    Create,
    /// A key is used.
    Get,
}

/// Checks the client data (level 2: section 7.1, steps 5 to 10; section 7.2, steps 9 to 14).
///
/// The token binding of level 2 is not looked at: this server has none, and level 3 dropped it.
pub fn check(bytes: &[u8], kind: Kind, challenge: &str, party: &Party) -> Result<(), Refused> {
    let origins = party.known_origins()?;
    // 7.1: 5, 6; 7.2: 9, 10. It is JSON in UTF-8.
    let data: ClientData = object(bytes)?;
    Url::parse(&data.origin).map_err(|_| Refused::Malformed)?;
    // 7.1: 7; 7.2: 11. The type is that of the ceremony.
    let wanted = match kind {
        Kind::Create => "webauthn.create",
        Kind::Get => "webauthn.get",
    };
    if data.kind != wanted {
        return Err(Refused::WrongType);
    }
    // 7.1: 8; 7.2: 12. The challenge is the one that was given, in the same letters. An empty one was never given.
    let same = bool::from(data.challenge.as_bytes().ct_eq(challenge.as_bytes()));
    if !same || challenge.is_empty() {
        return Err(Refused::WrongChallenge);
    }
    // 7.1: 9; 7.2: 13. The origin is one of ours, letter by letter.
    if !origins.contains(&data.origin) {
        return Err(Refused::WrongOrigin);
    }
    // Level 3: a page inside another site's page must not ask for keys, for its person may not know where they are.
    if data.cross_origin || data.top_origin.is_some() {
        return Err(Refused::WrongOrigin);
    }
    Ok(())
}
