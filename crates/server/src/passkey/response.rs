//! What a browser answers: the fields that are needed, and no others.

use super::{LONGEST_ANSWER, LONGEST_CREDENTIAL_ID, Refused};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// The only type of credential.
const PUBLIC_KEY: &str = "public-key";

/// A new key, as `PublicKeyCredential.toJSON()` writes it.
pub struct Registered {
    pub raw_id: Vec<u8>,
    pub attestation_object: Vec<u8>,
    pub client_data: Vec<u8>,
}

/// A key that was used, as `PublicKeyCredential.toJSON()` writes it.
pub struct Used {
    pub raw_id: Vec<u8>,
    pub authenticator_data: Vec<u8>,
    pub client_data: Vec<u8>,
    pub signature: Vec<u8>,
    pub user_handle: Option<Vec<u8>>,
}

#[derive(Deserialize)]
struct Answer<R> {
    id: String,
    #[serde(rename = "rawId")]
    raw_id: String,
    #[serde(rename = "type")]
    kind: String,
    response: R,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Attestation {
    attestation_object: String,
    #[serde(rename = "clientDataJSON")]
    client_data: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Assertion {
    authenticator_data: String,
    #[serde(rename = "clientDataJSON")]
    client_data: String,
    signature: String,
    user_handle: Option<String>,
}

/// Reads the answer to a registration.
pub fn read_registered(text: &str) -> Result<Registered, Refused> {
    let (raw_id, response) = read::<Attestation>(text)?;
    Ok(Registered {
        raw_id,
        attestation_object: bytes(&response.attestation_object)?,
        client_data: bytes(&response.client_data)?,
    })
}

/// Reads the answer to a sign-in.
pub fn read_used(text: &str) -> Result<Used, Refused> {
    let (raw_id, response) = read::<Assertion>(text)?;
    Ok(Used {
        raw_id,
        authenticator_data: bytes(&response.authenticator_data)?,
        client_data: bytes(&response.client_data)?,
        signature: bytes(&response.signature)?,
        // Some devices write an empty handle where they have none.
        user_handle: response
            .user_handle
            .as_deref()
            .map(bytes)
            .transpose()?
            .filter(|handle| !handle.is_empty()),
    })
}

/// The id of a credential as text.
pub fn id_text(id: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(id)
}

/// The id of a credential from its text.
pub fn id_bytes(text: &str) -> Result<Vec<u8>, Refused> {
    let id = URL_SAFE_NO_PAD.decode(text).map_err(|_| Refused::BadId)?;
    if id.is_empty() || id.len() > LONGEST_CREDENTIAL_ID { Err(Refused::BadId) } else { Ok(id) }
}

fn read<R: DeserializeOwned>(text: &str) -> Result<(Vec<u8>, R), Refused> {
    if text.len() > LONGEST_ANSWER {
        return Err(Refused::TooLarge);
    }
    let answer: Answer<R> = object(text.as_bytes())?;
    if answer.kind != PUBLIC_KEY {
        return Err(Refused::WrongType);
    }
    if answer.id != answer.raw_id {
        return Err(Refused::BadId);
    }
    Ok((id_bytes(&answer.raw_id)?, answer.response))
}

/// Reads an object. The reader of JSON would take a list of its fields, too; the standard does not.
pub fn object<T: DeserializeOwned>(json: &[u8]) -> Result<T, Refused> {
    if json.trim_ascii_start().first() != Some(&b'{') {
        return Err(Refused::Malformed);
    }
    serde_json::from_slice(json).map_err(|_| Refused::Malformed)
}

fn bytes(text: &str) -> Result<Vec<u8>, Refused> {
    URL_SAFE_NO_PAD.decode(text).map_err(|_| Refused::Malformed)
}
