//! What `webauthn-rs` 0.6.2 asked browsers, kept and accepted, written down in `kept.json` while the server still used
//! it: keys that people have must go on to sign in, and browsers are asked for the same.

use super::*;
use serde_json::{Value, json};

fn fixture() -> Value {
    serde_json::from_str(include_str!("kept.json")).unwrap()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn count(value: &Value) -> u32 {
    u32::try_from(value.as_u64().unwrap()).unwrap()
}

fn kept_key(key: &Value) -> StoredPasskey {
    StoredPasskey {
        user: OWNER.into(),
        public_key: text(&key["stored"]),
        sign_count: count(&key["sign_count"]),
    }
}

fn question(key: &Value) -> SignInChallenge {
    serde_json::from_value(json!({"allowed": [], "challenge": key["sign_in"]["challenge"]})).unwrap()
}

#[test]
fn keys_of_the_library_sign_in() {
    let fixture = fixture();
    let keys = fixture["keys"].as_array().unwrap();
    assert_eq!(keys.len(), 4);
    for key in keys {
        let answer = key["sign_in"]["answer"].to_string();
        let signed = finish_sign_in(&party(), &question(key), &answer, |_| Some(kept_key(key))).unwrap();
        assert_eq!(signed.sign_count, count(&key["sign_in"]["sign_count"]), "{}", key["kind"]);
        assert_eq!(signed.user, OWNER);
    }
}

/// One bit of a signature, of the device's data, or of the browser's.
#[test]
fn keys_of_the_library_do_not_sign_just_anything() {
    for key in fixture()["keys"].as_array().unwrap() {
        for (field, byte) in [("signature", 40), ("authenticatorData", 36), ("clientDataJSON", 1)] {
            let mut answer = key["sign_in"]["answer"].clone();
            let mut bytes = response::id_bytes(answer["response"][field].as_str().unwrap()).unwrap();
            // Spaces between fields say nothing, but are signed.
            if field == "clientDataJSON" {
                bytes.insert(byte, b' ')
            } else {
                bytes[byte] ^= 4
            }
            answer["response"][field] = response::id_text(&bytes).into();
            let signed =
                finish_sign_in(&party(), &question(key), &answer.to_string(), |_| Some(kept_key(key)));
            assert_eq!(signed, Err(Refused::Signature), "{} {field}", key["kind"]);
        }
        // The key of another id.
        let mut kept = kept_key(key);
        kept.public_key = kept.public_key.replace("\"cred_id\":\"", "\"cred_id\":\"AAAA");
        let answer = key["sign_in"]["answer"].to_string();
        let signed = finish_sign_in(&party(), &question(key), &answer, |_| Some(kept));
        assert_eq!(signed, Err(Refused::UnknownKey));
    }
}

/// The same answers give the same keys, in the same form.
#[test]
fn keys_are_kept_as_the_library_kept_them() {
    for key in fixture()["keys"].as_array().unwrap() {
        let challenge =
            json!({"registering": OWNER, "exclude": [], "challenge": key["registration"]["challenge"]});
        let challenge: RegistrationChallenge = serde_json::from_value(challenge).unwrap();
        let answer = key["registration"]["answer"].to_string();
        let passkey = finish_registration(&party(), &challenge, &answer).unwrap();
        assert_eq!(passkey.sign_count, count(&key["sign_count"]));
        let ours: Value = serde_json::from_str(&passkey.public_key).unwrap();
        let mut theirs: Value = serde_json::from_str(key["stored"].as_str().unwrap()).unwrap();
        // Which extensions a device took up is the only thing that is not kept any more; the library needs none of it.
        theirs["cred"]["extensions"] = json!({});
        assert_eq!(ours, theirs, "{}", key["kind"]);
        assert_eq!(stored::read(&passkey.public_key), stored::read(key["stored"].as_str().unwrap()));
    }
}

#[test]
fn browsers_are_asked_the_same() {
    let fixture = fixture();
    let same = |asked: Value, before: &Value| {
        let mut before = before.clone();
        before["publicKey"]["challenge"] = asked["publicKey"]["challenge"].clone();
        assert_eq!(asked, before);
    };
    let known = ["a25vd24".to_owned()];
    let (options, _) = start_registration(&party(), OWNER, "Ana", &known).unwrap();
    same(serde_json::to_value(&options).unwrap(), &fixture["creation"]);
    let (options, _) = start_sign_in(&party(), &known).unwrap();
    same(serde_json::to_value(&options).unwrap(), &fixture["request"]);
    let (options, _) = start_sign_in(&party(), &[]).unwrap();
    same(serde_json::to_value(&options).unwrap(), &fixture["request_any"]);
}

/// A key that was kept wrongly is a key that nobody has.
#[test]
fn what_is_no_kept_key() {
    let whole = text(&fixture()["keys"][0]["stored"]);
    assert!(stored::read(&whole).is_ok());
    for (good, bad) in [
        ("ES256", "ES384"),
        ("ES256", "RS256"),
        ("ES256", "EDDSA"),
        ("SECP256R1", "SECP384R1"),
        ("SECP256R1", "SECP521R1"),
        ("EC_EC2", "EC_OKP"),
        ("\"x\":\"", "\"x\":\"!"),
        ("\"backup_eligible\":false", "\"backup_eligible\":0"),
    ] {
        assert!(whole.contains(good));
        assert_eq!(stored::read(&whole.replace(good, bad)), Err(Refused::UnknownKey), "{bad}");
    }
    for text in ["", "{}", "null", "{\"cred\":{}}"] {
        assert_eq!(stored::read(text), Err(Refused::UnknownKey), "{text}");
    }
}
