//! How a key is kept: as JSON in the form that `webauthn-rs` 0.6 writes.
//!
//! The server used that library once, and its keys must open the same doors. New keys are written in the same form, with
//! all fields, so that an older server reads them, too. Only what a sign-in needs is read: the id, the key, and whether
//! it can be copied.

use super::Refused;
use super::key::{Curve, PublicKey};
use super::response::id_text;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// A key with what is known about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    pub credential_id: Vec<u8>,
    pub key: PublicKey,
    /// The count when it was made. The count of now is kept beside it.
    pub sign_count: u32,
    /// It can be copied to other devices, as it said when it was made.
    pub backup_eligible: bool,
    /// It had been copied when it was made.
    pub backed_up: bool,
}

#[derive(Deserialize)]
struct Passkey {
    cred: Credential,
}

#[derive(Deserialize)]
struct Credential {
    cred_id: String,
    cred: Cose,
    counter: u32,
    backup_eligible: bool,
    backup_state: bool,
}

#[derive(Serialize, Deserialize)]
struct Cose {
    type_: Algorithm,
    key: Numbers,
}

#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq)]
enum Algorithm {
    #[serde(rename = "ES256")]
    Es256,
    #[serde(rename = "ES384")]
    Es384,
    #[serde(rename = "RS256")]
    Rs256,
}

#[derive(Serialize, Deserialize)]
enum Numbers {
    #[serde(rename = "EC_EC2")]
    Elliptic { curve: CurveName, x: String, y: String },
    #[serde(rename = "RSA")]
    Rsa { n: String, e: [u8; 3] },
}

#[derive(Serialize, Deserialize, Clone, Copy)]
enum CurveName {
    #[serde(rename = "SECP256R1")]
    P256,
    #[serde(rename = "SECP384R1")]
    P384,
}

/// Reads a key that was kept. Whatever cannot be read is a key that nobody has.
pub fn read(text: &str) -> Result<Kept, Refused> {
    let Passkey { cred } = serde_json::from_str(text).map_err(|_| Refused::UnknownKey)?;
    let key = match (cred.cred.type_, cred.cred.key) {
        (Algorithm::Es256, Numbers::Elliptic { curve: CurveName::P256, x, y }) => {
            PublicKey::Ecdsa { curve: Curve::P256, x: bytes(&x)?, y: bytes(&y)? }
        }
        (Algorithm::Es384, Numbers::Elliptic { curve: CurveName::P384, x, y }) => {
            PublicKey::Ecdsa { curve: Curve::P384, x: bytes(&x)?, y: bytes(&y)? }
        }
        (Algorithm::Rs256, Numbers::Rsa { n, e }) => PublicKey::Rsa { n: bytes(&n)?, e },
        _ => return Err(Refused::UnknownKey),
    };
    Ok(Kept {
        credential_id: bytes(&cred.cred_id)?,
        key,
        sign_count: cred.counter,
        backup_eligible: cred.backup_eligible,
        backed_up: cred.backup_state,
    })
}

/// Writes a key to be kept.
pub fn write(kept: &Kept) -> String {
    let cose = match &kept.key {
        PublicKey::Ecdsa { curve, x, y } => {
            let (type_, curve) = match curve {
                Curve::P256 => (Algorithm::Es256, CurveName::P256),
                Curve::P384 => (Algorithm::Es384, CurveName::P384),
            };
            Cose { type_, key: Numbers::Elliptic { curve, x: id_text(x), y: id_text(y) } }
        }
        PublicKey::Rsa { n, e } => {
            Cose { type_: Algorithm::Rs256, key: Numbers::Rsa { n: id_text(n), e: *e } }
        }
    };
    let credential = json!({
        "cred_id": id_text(&kept.credential_id),
        "cred": cose,
        "counter": kept.sign_count,
        "transports": null,
        "user_verified": true,
        "backup_eligible": kept.backup_eligible,
        "backup_state": kept.backed_up,
        "registration_policy": "required",
        // Nothing is kept of extensions, and there is no attestation.
        "extensions": {},
        "attestation": {"data": "None", "metadata": "None"},
        "attestation_format": "none",
    });
    json!({ "cred": credential }).to_string()
}

fn bytes(text: &str) -> Result<Vec<u8>, Refused> {
    URL_SAFE_NO_PAD.decode(text).map_err(|_| Refused::UnknownKey)
}
