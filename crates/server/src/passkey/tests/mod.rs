//! The ceremonies with a device made of software, and every check of them broken once.

mod broken;
pub(crate) mod device;
mod encoded;
mod garbage;
mod kept;
mod strict;

use super::*;
use device::{Device, OWNER, creation_challenge, party, request_challenge};

/// Registers a device and gives it back with what the server keeps.
fn registered() -> (Device, NewPasskey) {
    let mut device = Device::new(1);
    let (options, challenge) = start_registration(&party(), OWNER, "Ana", &[]).unwrap();
    let answer = device.register(&creation_challenge(&options)).to_string();
    let passkey = finish_registration(&party(), &challenge, &answer).unwrap();
    (device, passkey)
}

fn stored(passkey: &NewPasskey) -> StoredPasskey {
    StoredPasskey {
        user: passkey.user.clone(),
        public_key: passkey.public_key.clone(),
        sign_count: passkey.sign_count,
    }
}

#[test]
fn a_key_is_made_and_signs_in_without_a_login() {
    let (mut device, passkey) = registered();
    assert_eq!(passkey.user, OWNER);
    assert_eq!(passkey.credential_id, device.id_text());
    assert_eq!(passkey.sign_count, 1);
    let mut kept = stored(&passkey);
    for count in 2..5 {
        let (options, challenge) = start_sign_in(&party(), &[]).unwrap();
        let answer = device.sign_in(&request_challenge(&options)).to_string();
        let find = |id: &str| (id == passkey.credential_id).then(|| kept.clone());
        let signed = finish_sign_in(&party(), &challenge, &answer, find).unwrap();
        let id = passkey.credential_id.clone();
        assert_eq!(signed, SignedIn { user: OWNER.into(), credential_id: id, sign_count: count });
        kept.sign_count = signed.sign_count;
    }
}

#[test]
fn a_key_signs_in_somebody_known() {
    let (mut device, passkey) = registered();
    let allow = [passkey.credential_id.clone(), "b3RoZXI".to_owned()];
    let (options, challenge) = start_sign_in(&party(), &allow).unwrap();
    let json = serde_json::to_value(&options).unwrap();
    assert_eq!(json["publicKey"]["allowCredentials"][0]["id"], passkey.credential_id.as_str());
    assert_eq!(json["publicKey"]["allowCredentials"][1]["id"], "b3RoZXI");
    // A device need not say whose key it is when it was told which key.
    device.say_owner = false;
    let answer = device.sign_in(&request_challenge(&options)).to_string();
    let signed = finish_sign_in(&party(), &challenge, &answer, |_| Some(stored(&passkey))).unwrap();
    assert_eq!(signed.user, OWNER);
}

/// A device that does not count says 0 for ever.
#[test]
fn a_key_without_a_counter_signs_in_again_and_again() {
    let mut device = Device::new(2);
    device.counts = false;
    let (options, challenge) = start_registration(&party(), OWNER, "Ana", &[]).unwrap();
    let answer = device.register(&creation_challenge(&options)).to_string();
    let passkey = finish_registration(&party(), &challenge, &answer).unwrap();
    for _ in 0..3 {
        let (options, challenge) = start_sign_in(&party(), &[]).unwrap();
        let answer = device.sign_in(&request_challenge(&options)).to_string();
        let signed = finish_sign_in(&party(), &challenge, &answer, |_| Some(stored(&passkey))).unwrap();
        assert_eq!(signed.sign_count, 0);
    }
}

#[test]
fn the_browser_is_asked_for_a_verified_resident_key() {
    let known = ["a25vd24".to_owned()];
    let (options, _) = start_registration(&party(), OWNER, "Ana", &known).unwrap();
    let json = serde_json::to_value(&options).unwrap();
    let json = &json["publicKey"];
    assert_eq!(json["rp"], serde_json::json!({"id": "play.example.org", "name": "Demesne"}));
    assert_eq!(json["user"]["id"], response::id_text(OWNER.as_bytes()));
    assert_eq!((&json["user"]["name"], &json["user"]["displayName"]), (&"Ana".into(), &"Ana".into()));
    assert_eq!(json["authenticatorSelection"]["residentKey"], "required");
    assert_eq!(json["authenticatorSelection"]["requireResidentKey"], true);
    assert_eq!(json["authenticatorSelection"]["userVerification"], "required");
    assert_eq!(json["attestation"], "none");
    assert_eq!(json["excludeCredentials"][0]["id"], "a25vd24");
    assert!(json["pubKeyCredParams"].as_array().unwrap().iter().any(|kind| kind["alg"] == -7));
    let (options, _) = start_sign_in(&party(), &[]).unwrap();
    let json = serde_json::to_value(&options).unwrap();
    assert_eq!(json["publicKey"]["rpId"], "play.example.org");
    assert_eq!(json["publicKey"]["userVerification"], "required");
    assert_eq!(json["publicKey"]["allowCredentials"], serde_json::json!([]));
    assert!(json.get("mediation").is_none());
}

#[test]
fn every_question_is_another() {
    let ask = || request_challenge(&start_sign_in(&party(), &[]).unwrap().0);
    let (one, two) = (ask(), ask());
    assert_ne!(one, two);
    assert!(one.len() >= 43, "{one}");
    let (options, _) = start_registration(&party(), OWNER, "Ana", &[]).unwrap();
    assert!(creation_challenge(&options).len() >= 43);
}

#[test]
fn questions_can_be_kept_as_text() {
    let mut device = Device::new(3);
    let (options, challenge) = start_registration(&party(), OWNER, "Ana", &[]).unwrap();
    let kept = serde_json::to_string(&challenge).unwrap();
    assert!(serde_json::from_str::<SignInChallenge>(&kept).is_err());
    let challenge: RegistrationChallenge = serde_json::from_str(&kept).unwrap();
    let answer = device.register(&creation_challenge(&options)).to_string();
    let passkey = finish_registration(&party(), &challenge, &answer).unwrap();
    let (options, challenge) = start_sign_in(&party(), &[]).unwrap();
    let kept = serde_json::to_string(&challenge).unwrap();
    assert!(serde_json::from_str::<RegistrationChallenge>(&kept).is_err());
    let challenge: SignInChallenge = serde_json::from_str(&kept).unwrap();
    let answer = device.sign_in(&request_challenge(&options)).to_string();
    assert!(finish_sign_in(&party(), &challenge, &answer, |_| Some(stored(&passkey))).is_ok());
}

#[test]
fn parties_need_a_domain_and_tls() {
    let party = Party::at("https://play.example.org:8443/games/", "Demesne").unwrap();
    assert_eq!(party.id, "play.example.org");
    assert_eq!(party.origins, ["https://play.example.org:8443"]);
    assert!(Party::at("http://localhost:7117", "Demesne").is_ok());
    for address in [
        "http://play.example.org",
        "https://192.0.2.1",
        "http://127.0.0.1:7117",
        "https://[::1]/",
        "nothing",
        "",
    ] {
        assert_eq!(Party::at(address, "Demesne"), Err(Refused::Party), "{address}");
    }
    let foreign = Party { origins: vec!["https://example.net".into()], ..party.clone() };
    assert_eq!(start_sign_in(&foreign, &[]).unwrap_err(), Refused::Party);
    let nowhere = Party { origins: Vec::new(), ..party };
    assert_eq!(start_sign_in(&nowhere, &[]).unwrap_err(), Refused::Party);
}

#[test]
fn people_need_an_id_and_a_name() {
    for (user, name) in [("short", "Ana"), ("", "Ana"), (OWNER, ""), ("0123456789abcdefg", "Ana")] {
        assert_eq!(start_registration(&party(), user, name, &[]).unwrap_err(), Refused::Person);
    }
    for id in ["", "not base64!", &"A".repeat(1400)] {
        let ids = [id.to_owned()];
        assert_eq!(start_registration(&party(), OWNER, "Ana", &ids).unwrap_err(), Refused::BadId);
        assert_eq!(start_sign_in(&party(), &ids).unwrap_err(), Refused::BadId);
    }
}
