//! Signing in with a passkey.

use super::response::{self, id_bytes, id_text};
use super::{Party, Refused};
use serde::{Deserialize, Serialize};
use webauthn_rs::prelude::{Credential, DiscoverableAuthentication, Passkey, PublicKeyCredential};

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
    state: DiscoverableAuthentication,
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
    let (options, state) = party.webauthn()?.start_discoverable_authentication()?;
    let mut json = serde_json::to_value(&options).map_err(|_| Refused::Malformed)?;
    let allowed =
        allow.iter().map(|id| id_bytes(id).map(|id| id_text(&id))).collect::<Result<Vec<_>, _>>()?;
    let asked: Vec<_> =
        allowed.iter().map(|id| serde_json::json!({"type": "public-key", "id": id})).collect();
    json["publicKey"]["allowCredentials"] = asked.into();
    // When the browser asks is the page's choice.
    if let Some(fields) = json.as_object_mut() {
        fields.remove("mediation");
    }
    Ok((RequestOptions(json), SignInChallenge { allowed, state }))
}

/// Ends a sign-in with what the browser answered. `find` gives the key of an id (base64url), if somebody has it.
pub fn finish_sign_in(
    party: &Party,
    challenge: &SignInChallenge,
    answer: &str,
    find: impl FnOnce(&str) -> Option<StoredPasskey>,
) -> Result<SignedIn, Refused> {
    let used = response::read_used(answer)?;
    let credential_id = id_text(&used.raw_id);
    let anybody = challenge.allowed.is_empty();
    if !anybody && !challenge.allowed.contains(&credential_id) {
        return Err(Refused::NotAsked);
    }
    let stored = find(&credential_id).ok_or(Refused::UnknownKey)?;
    // A key that found its person by itself must say whose it is.
    match &used.user_handle {
        Some(handle) if handle.as_slice() == stored.user.as_bytes() => {}
        None if !anybody => {}
        _ => return Err(Refused::WrongPerson),
    }
    let passkey: Passkey = serde_json::from_str(&stored.public_key).map_err(|_| Refused::UnknownKey)?;
    let mut credential = Credential::from(passkey);
    credential.counter = stored.sign_count;
    let plain: PublicKeyCredential = serde_json::from_value(serde_json::json!({
        "id": &credential_id,
        "rawId": &credential_id,
        "type": "public-key",
        "response": {
            "authenticatorData": id_text(&used.authenticator_data),
            "clientDataJSON": id_text(&used.client_data),
            "signature": id_text(&used.signature),
            "userHandle": null,
        },
    }))
    .map_err(|_| Refused::Malformed)?;
    let signed = party.webauthn()?.finish_discoverable_authentication_v2(
        &plain,
        challenge.state.clone(),
        &credential,
    )?;
    Ok(SignedIn { user: stored.user, credential_id, sign_count: signed.counter() })
}
