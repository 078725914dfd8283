//! A new passkey.

use super::authenticator_data::AuthenticatorData;
use super::client_data::{self, Kind};
use super::key::{ALGORITHMS, PublicKey};
use super::response::{self, id_bytes, id_text};
use super::stored::{self, Kept};
use super::{PATIENCE, Party, Refused, USER_ID_BYTES, attestation, fresh_challenge};
use serde::{Deserialize, Serialize};
use serde_json::json;

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
    /// In base64url.
    challenge: String,
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
    party.known_origins()?;
    let described = |id: &Vec<u8>| json!({"type": "public-key", "id": id_text(id)});
    let known = exclude.iter().map(|id| id_bytes(id)).collect::<Result<Vec<_>, _>>()?;
    let known: Vec<_> = known.iter().map(described).collect();
    let kinds = ALGORITHMS.map(|algorithm| json!({"type": "public-key", "alg": algorithm}));
    let challenge = fresh_challenge();
    let options = json!({ "publicKey": {
        "rp": {"id": party.id, "name": party.name},
        "user": {"id": id_text(user.as_bytes()), "name": user_name, "displayName": user_name},
        "challenge": challenge,
        "pubKeyCredParams": kinds,
        "timeout": u64::try_from(PATIENCE.as_millis()).unwrap_or(u64::MAX),
        "excludeCredentials": known,
        // A key that finds its person without a login, of a device that checks who it is.
        "authenticatorSelection": {
            "residentKey": "required",
            "requireResidentKey": true,
            "userVerification": "required",
        },
        "attestation": "none",
        // A device that can is to show nobody which keys it has, but none is to fail over it.
        "extensions": {
            "credentialProtectionPolicy": "userVerificationRequired",
            "enforceCredentialProtectionPolicy": false,
            "uvm": true,
            "credProps": true,
        },
    }});
    let kept = RegistrationChallenge { registering: user.to_owned(), exclude: exclude.to_vec(), challenge };
    Ok((CreationOptions(options), kept))
}

/// Ends the making of a key with what the browser answered (level 2, section 7.1, from step 5).
pub fn finish_registration(
    party: &Party,
    challenge: &RegistrationChallenge,
    answer: &str,
) -> Result<NewPasskey, Refused> {
    let registered = response::read_registered(answer)?;
    let credential_id = id_text(&registered.raw_id);
    // The browser was told to leave these alone. Whether somebody else has the key (22) is for the store to say.
    if challenge.exclude.contains(&credential_id) {
        return Err(Refused::AlreadyKnown);
    }
    // 5 to 10. The page. Its hash (11) would be for the maker's statement, which is not read.
    client_data::check(&registered.client_data, Kind::Create, &challenge.challenge, party)?;
    // 12, 18 to 21. The wrapping.
    let data = AuthenticatorData::read(attestation::authenticator_data(&registered.attestation_object)?)?;
    // 13 to 15. The device; with it the extensions (17), as far as their form goes.
    data.check(party)?;
    let attested = data.attested.as_ref().ok_or(Refused::Malformed)?;
    // 16. The key is of a kind that was asked for, and can be a key.
    let key = PublicKey::from_cose(&attested.key)?;
    // The browser's id and the device's are the same.
    if attested.credential_id != registered.raw_id {
        return Err(Refused::BadId);
    }
    // 23. To be kept for the person who asked.
    let kept = Kept {
        credential_id: registered.raw_id,
        key,
        sign_count: data.sign_count,
        backup_eligible: data.is_backup_eligible(),
        backed_up: data.is_backed_up(),
    };
    Ok(NewPasskey {
        user: challenge.registering.clone(),
        credential_id,
        public_key: stored::write(&kept),
        sign_count: data.sign_count,
    })
}
