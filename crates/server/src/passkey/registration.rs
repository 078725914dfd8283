//! A new passkey.

use super::response::{self, id_bytes, id_text};
use super::{Party, Refused, USER_ID_BYTES};
use serde::{Deserialize, Serialize};
use webauthn_rs::prelude::{
    CreationChallengeResponse, Credential, PasskeyRegistration, RegisterPublicKeyCredential, Uuid,
};

/// What the browser gets: `{"publicKey": {…}}`, of which `publicKey` goes to
/// `PublicKeyCredential.parseCreationOptionsFromJSON`.
#[derive(Clone, Serialize, Debug)]
#[serde(transparent)]
pub struct CreationOptions(serde_json::Value);

/// What the server keeps until the browser answers. It serves once.
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct RegistrationChallenge {
    registering: String,
    exclude: Vec<String>,
    state: PasskeyRegistration,
}

/// A key to keep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPasskey {
    /// The id of the person who made it.
    pub user: String,
    /// Its id, in base64url.
    pub credential_id: String,
    /// The public key and what belongs to it, as JSON.
    pub public_key: String,
    /// How often it was used.
    pub sign_count: u32,
}

/// Starts to make a key for a person. `exclude` has the ids of the keys that the person has already.
pub fn start_registration(
    party: &Party,
    user: &str,
    user_name: &str,
    exclude: &[String],
) -> Result<(CreationOptions, RegistrationChallenge), Refused> {
    if user.len() != USER_ID_BYTES || user_name.is_empty() {
        return Err(Refused::Person);
    }
    let handle = Uuid::from_slice(user.as_bytes()).map_err(|_| Refused::Person)?;
    let known = exclude.iter().map(|id| id_bytes(id)).collect::<Result<Vec<_>, _>>()?;
    let (options, state) =
        party.webauthn()?.start_passkey_registration(handle, user_name, user_name, Some(known))?;
    let challenge = RegistrationChallenge { registering: user.to_owned(), exclude: exclude.to_vec(), state };
    Ok((CreationOptions(resident(&options)?), challenge))
}

/// Ends the making of a key with what the browser answered.
pub fn finish_registration(
    party: &Party,
    challenge: &RegistrationChallenge,
    answer: &str,
) -> Result<NewPasskey, Refused> {
    let registered = response::read_registered(answer)?;
    if challenge.exclude.contains(&id_text(&registered.raw_id)) {
        return Err(Refused::AlreadyKnown);
    }
    // Written as JSON once more, since the library has no other way in for these two fields alone.
    let plain: RegisterPublicKeyCredential = serde_json::from_value(serde_json::json!({
        "id": id_text(&registered.raw_id),
        "rawId": id_text(&registered.raw_id),
        "type": "public-key",
        "response": {
            "attestationObject": id_text(&registered.attestation_object),
            "clientDataJSON": id_text(&registered.client_data),
        },
    }))
    .map_err(|_| Refused::Malformed)?;
    let passkey = party.webauthn()?.finish_passkey_registration(&plain, &challenge.state)?;
    let credential_id = id_text(passkey.cred_id());
    if passkey.cred_id().as_slice() != registered.raw_id.as_slice() {
        return Err(Refused::BadId);
    }
    let public_key = serde_json::to_string(&passkey).map_err(|_| Refused::Malformed)?;
    let sign_count = Credential::from(passkey).counter;
    Ok(NewPasskey { user: challenge.registering.clone(), credential_id, public_key, sign_count })
}

/// Asks for a key that finds its person without a login. The library leaves that to the device.
fn resident(options: &CreationChallengeResponse) -> Result<serde_json::Value, Refused> {
    let mut json = serde_json::to_value(options).map_err(|_| Refused::Malformed)?;
    let selection = &mut json["publicKey"]["authenticatorSelection"];
    selection["residentKey"] = "required".into();
    selection["requireResidentKey"] = true.into();
    Ok(json)
}
