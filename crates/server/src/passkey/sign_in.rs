//! Signing in with a passkey.

use super::authenticator_data::AuthenticatorData;
use super::client_data::{self, Kind};
use super::response::{self, id_bytes, id_text};
use super::{PATIENCE, Party, Refused, fresh_challenge, sha256, stored};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// What the browser gets: `{"publicKey": {…}}`, of which `publicKey` goes to
/// `PublicKeyCredential.parseRequestOptionsFromJSON`.
#[derive(Clone, Serialize, Debug)]
#[serde(transparent)]
pub struct RequestOptions(serde_json::Value);

/// What the server keeps until the browser answers. It serves once.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct SignInChallenge {
    /// The keys that were asked for; none: any key that finds its person.
    allowed: Vec<String>,
    /// In base64url.
    challenge: String,
}

/// A key as it was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPasskey {
    /// The id of the person whose it is.
    pub user: String,
    /// What [`super::NewPasskey`] gave.
    pub public_key: String,
    /// The count of the last use.
    pub sign_count: u32,
}

/// Somebody signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignedIn {
    /// Who it is.
    pub user: String,
    /// The key, in base64url.
    pub credential_id: String,
    /// The count to keep.
    pub sign_count: u32,
}

/// Starts a sign-in: with one of the keys in `allow`, or, if there is none, with any key that finds its person.
pub fn start_sign_in(party: &Party, allow: &[String]) -> Result<(RequestOptions, SignInChallenge), Refused> {
    party.known_origins()?;
    let allowed =
        allow.iter().map(|id| id_bytes(id).map(|id| id_text(&id))).collect::<Result<Vec<_>, _>>()?;
    let asked: Vec<_> = allowed.iter().map(|id| json!({"type": "public-key", "id": id})).collect();
    let challenge = fresh_challenge();
    // When the browser asks is the page's choice, so nothing is said about that.
    let options = json!({ "publicKey": {
        "challenge": challenge,
        "timeout": u64::try_from(PATIENCE.as_millis()).unwrap_or(u64::MAX),
        "rpId": party.id,
        "allowCredentials": asked,
        "userVerification": "required",
        "extensions": {"uvm": true},
    }});
    Ok((RequestOptions(options), SignInChallenge { allowed, challenge }))
}

/// Ends a sign-in with what the browser answered (level 2, section 7.2, from step 5). `find` gives the key of an id
/// (base64url), if somebody has it.
pub fn finish_sign_in(
    party: &Party,
    challenge: &SignInChallenge,
    answer: &str,
    find: impl FnOnce(&str) -> Option<StoredPasskey>,
) -> Result<SignedIn, Refused> {
    let used = response::read_used(answer)?;
    let credential_id = id_text(&used.raw_id);
    // 5. The key is one of those that were asked for.
    let anybody = challenge.allowed.is_empty();
    if !anybody && !challenge.allowed.contains(&credential_id) {
        return Err(Refused::NotAsked);
    }
    // 6. Whose it is. A key that found its person by itself must say so.
    let found = find(&credential_id).ok_or(Refused::UnknownKey)?;
    match &used.user_handle {
        Some(handle) if handle.as_slice() == found.user.as_bytes() => {}
        None if !anybody => {}
        _ => return Err(Refused::WrongPerson),
    }
    // 7. The public key of this id.
    let kept = stored::read(&found.public_key)?;
    if kept.credential_id != used.raw_id {
        return Err(Refused::UnknownKey);
    }
    // 8 to 14. The page.
    client_data::check(&used.client_data, Kind::Get, &challenge.challenge, party)?;
    // 15 to 18. The device. Only new keys are told.
    let data = AuthenticatorData::read(&used.authenticator_data)?;
    data.check(party)?;
    if data.attested.is_some() {
        return Err(Refused::Malformed);
    }
    // Level 3: whether a key can be copied is settled when it is made. Whether it was copied may change, and nothing here
    // depends on it.
    if data.is_backup_eligible() != kept.backup_eligible {
        return Err(Refused::Changed);
    }
    // 19, 20. The signature over the device's bytes and the hash of the browser's.
    let signed = [used.authenticator_data.as_slice(), &sha256(&used.client_data)].concat();
    kept.key.verify(&signed, &used.signature)?;
    // 21. The count grows, or there is none: it is 0 for ever.
    let counts = data.sign_count > 0 || found.sign_count > 0;
    if counts && data.sign_count <= found.sign_count {
        return Err(Refused::Cloned);
    }
    // 22. It is them.
    Ok(SignedIn { user: found.user, credential_id, sign_count: data.sign_count })
}
