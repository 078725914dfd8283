//! A device made of software: its own key pair, its own CBOR. Everything that it says can be bent.

use super::encoded::Value;
use crate::passkey::{CreationOptions, Party, RequestOptions};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;
use sha2::{Digest as _, Sha256};

pub const OWNER: &str = "0123456789abcdef";
pub const ORIGIN: &str = "https://play.example.org";

pub const PRESENT: u8 = 0x01;
pub const VERIFIED: u8 = 0x04;
const ATTESTED: u8 = 0x40;

pub fn party() -> Party {
    Party { id: "play.example.org".into(), name: "Demesne".into(), origins: vec![ORIGIN.into()] }
}

pub fn creation_challenge(options: &CreationOptions) -> String {
    let json = serde_json::to_value(options).unwrap();
    json["publicKey"]["challenge"].as_str().unwrap().to_owned()
}

pub fn request_challenge(options: &RequestOptions) -> String {
    let json = serde_json::to_value(options).unwrap();
    json["publicKey"]["challenge"].as_str().unwrap().to_owned()
}

/// A device and the browser around it.
#[derive(Clone)]
pub struct Device {
    pub key: SigningKey,
    /// The id of its only credential.
    pub id: Vec<u8>,
    /// What the browser says that the id is.
    pub raw_id: Option<Vec<u8>>,
    pub count: u32,
    pub counts: bool,
    pub flags: u8,
    pub origin: String,
    pub cross_origin: Option<bool>,
    pub site: String,
    /// Instead of `webauthn.create` and `webauthn.get`.
    pub ceremony: Option<String>,
    pub credential_type: String,
    pub owner: String,
    pub say_owner: bool,
    /// The key as it is told, if not the true one.
    pub told_key: Option<Value>,
    pub statement: (String, Value),
    /// Bends the data that is then signed.
    pub bend: fn(&mut Vec<u8>),
}

impl Device {
    pub fn new(number: u8) -> Device {
        Device {
            key: SigningKey::from_slice(&[number; 32]).unwrap(),
            id: vec![number; 20],
            raw_id: None,
            count: 0,
            counts: true,
            flags: PRESENT | VERIFIED,
            origin: ORIGIN.into(),
            cross_origin: Some(false),
            site: "play.example.org".into(),
            ceremony: None,
            credential_type: "public-key".into(),
            owner: OWNER.into(),
            say_owner: true,
            told_key: None,
            statement: ("none".into(), Value::Map(Vec::new())),
            bend: |_| {},
        }
    }

    pub fn id_text(&self) -> String {
        URL_SAFE_NO_PAD.encode(&self.id)
    }

    pub fn register(&mut self, challenge: &str) -> serde_json::Value {
        let client_data = self.client_data("webauthn.create", challenge);
        let mut data = self.data(ATTESTED);
        data.extend([7; 16]);
        data.extend(u16::try_from(self.id.len()).unwrap().to_be_bytes());
        data.extend(&self.id);
        self.told_key.clone().unwrap_or_else(|| self.cose_key()).write(&mut data);
        (self.bend)(&mut data);
        let object = Value::Map(vec![
            (Value::from("fmt"), Value::from(self.statement.0.as_str())),
            (Value::from("attStmt"), self.statement.1.clone()),
            (Value::from("authData"), Value::Bytes(data)),
        ]);
        let mut bytes = Vec::new();
        object.write(&mut bytes);
        self.answer(json!({
            "attestationObject": URL_SAFE_NO_PAD.encode(bytes),
            "clientDataJSON": URL_SAFE_NO_PAD.encode(client_data),
            // What this server does not read must not trouble it.
            "transports": ["internal", "telepathy"],
            "publicKeyAlgorithm": -7,
        }))
    }

    pub fn sign_in(&mut self, challenge: &str) -> serde_json::Value {
        let client_data = self.client_data("webauthn.get", challenge);
        let mut data = self.data(0);
        (self.bend)(&mut data);
        let signed: Vec<u8> = data.iter().copied().chain(Sha256::digest(&client_data)).collect();
        let signature: Signature = self.key.sign(&signed);
        let handle = self.say_owner.then(|| URL_SAFE_NO_PAD.encode(&self.owner));
        self.answer(json!({
            "authenticatorData": URL_SAFE_NO_PAD.encode(data),
            "clientDataJSON": URL_SAFE_NO_PAD.encode(client_data),
            "signature": URL_SAFE_NO_PAD.encode(signature.to_der()),
            "userHandle": handle,
        }))
    }

    /// The true public key.
    pub fn cose_key(&self) -> Value {
        let point = self.key.verifying_key().to_encoded_point(false);
        let pair = |key: i64, value: Value| (Value::from(key), value);
        Value::Map(vec![
            pair(1, 2.into()),
            pair(3, (-7).into()),
            pair(-1, 1.into()),
            pair(-2, Value::Bytes(point.x().unwrap().to_vec())),
            pair(-3, Value::Bytes(point.y().unwrap().to_vec())),
        ])
    }

    fn client_data(&self, ceremony: &str, challenge: &str) -> Vec<u8> {
        let mut json = json!({
            "type": self.ceremony.as_deref().unwrap_or(ceremony),
            "challenge": challenge,
            "origin": self.origin,
        });
        if let Some(cross) = self.cross_origin {
            json["crossOrigin"] = cross.into();
        }
        json.to_string().into_bytes()
    }

    fn data(&mut self, more: u8) -> Vec<u8> {
        self.count += u32::from(self.counts);
        let mut data = Sha256::digest(self.site.as_bytes()).to_vec();
        data.push(self.flags | more);
        data.extend(self.count.to_be_bytes());
        data
    }

    fn answer(&self, response: serde_json::Value) -> serde_json::Value {
        let id = URL_SAFE_NO_PAD.encode(self.raw_id.as_ref().unwrap_or(&self.id));
        json!({
            "id": id,
            "rawId": id,
            "type": self.credential_type,
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {"credProps": {"rk": true}},
            "response": response,
        })
    }
}
