//! Every check of the two ceremonies, broken once.

use super::device::VERIFIED;
use super::*;
use device::PRESENT;
use encoded::Value;

fn register(bend: impl FnOnce(&mut Device)) -> Result<NewPasskey, Refused> {
    let mut device = Device::new(1);
    bend(&mut device);
    let (options, challenge) = start_registration(&party(), OWNER, "Ana", &["a25vd24".to_owned()]).unwrap();
    let answer = device.register(&creation_challenge(&options)).to_string();
    finish_registration(&party(), &challenge, &answer)
}

/// Signs in with a registered device that was bent afterwards.
fn sign_in(bend: impl FnOnce(&mut Device)) -> Result<SignedIn, Refused> {
    let (mut device, passkey) = registered();
    bend(&mut device);
    let (options, challenge) = start_sign_in(&party(), &[]).unwrap();
    let answer = device.sign_in(&request_challenge(&options)).to_string();
    let find = |id: &str| (id == passkey.credential_id).then(|| stored(&passkey));
    finish_sign_in(&party(), &challenge, &answer, find)
}

type Bend = fn(&mut Device);

/// What both ceremonies check.
const BENT: [(Refused, Bend); 13] = [
    (Refused::WrongType, |device| device.credential_type = "password".into()),
    (Refused::WrongType, |device| device.ceremony = Some("webauthn.other".into())),
    (Refused::WrongOrigin, |device| device.origin = "https://play.example.net".into()),
    (Refused::WrongOrigin, |device| device.origin = "https://play.example.org:8443".into()),
    (Refused::WrongOrigin, |device| device.origin = "http://play.example.org".into()),
    (Refused::WrongOrigin, |device| device.origin = "https://sub.play.example.org".into()),
    (Refused::WrongOrigin, |device| device.cross_origin = Some(true)),
    (Refused::Malformed, |device| device.origin = "nothing".into()),
    (Refused::WrongParty, |device| device.site = "example.org".into()),
    (Refused::NotPresent, |device| device.flags = VERIFIED),
    (Refused::NotVerified, |device| device.flags = PRESENT),
    (Refused::Malformed, |device| device.bend = |data| data.truncate(36)),
    (Refused::Malformed, |device| device.bend = Vec::clear),
];

#[test]
fn registrations_that_are_not_right() {
    assert!(register(|_| {}).is_ok());
    assert!(register(|device| device.cross_origin = None).is_ok());
    for (index, (why, bend)) in BENT.into_iter().enumerate() {
        assert_eq!(register(bend), Err(why), "{index}");
    }
    assert_eq!(register(|device| device.ceremony = Some("webauthn.get".into())), Err(Refused::WrongType));
    assert_eq!(register(|device| device.raw_id = Some(vec![9; 20])), Err(Refused::BadId));
    assert_eq!(register(|device| device.id = b"known".to_vec()), Err(Refused::AlreadyKnown));
    assert!(register(|device| device.id = vec![1; LONGEST_CREDENTIAL_ID]).is_ok());
    assert_eq!(register(|device| device.id = vec![1; LONGEST_CREDENTIAL_ID + 1]), Err(Refused::BadId));
    assert_eq!(register(|device| device.id = Vec::new()), Err(Refused::BadId));
    // The flag that a key follows, but none does.
    assert_eq!(register(|device| device.bend = |data| data.truncate(37)), Err(Refused::Malformed));
    // A key follows, but the flag is not set.
    assert_eq!(register(|device| device.bend = |data| data[32] &= !0x40), Err(Refused::Malformed));
}

#[test]
fn sign_ins_that_are_not_right() {
    assert!(sign_in(|_| {}).is_ok());
    assert!(sign_in(|device| device.cross_origin = None).is_ok());
    for (index, (why, bend)) in BENT.into_iter().enumerate() {
        assert_eq!(sign_in(bend), Err(why), "{index}");
    }
    assert_eq!(sign_in(|device| device.ceremony = Some("webauthn.create".into())), Err(Refused::WrongType));
    assert_eq!(sign_in(|device| device.owner = "fedcba9876543210".into()), Err(Refused::WrongPerson));
    assert_eq!(sign_in(|device| device.say_owner = false), Err(Refused::WrongPerson));
    assert_eq!(sign_in(|device| device.owner = String::new()), Err(Refused::WrongPerson));
    assert_eq!(sign_in(|device| device.id = vec![8; 20]), Err(Refused::UnknownKey));
    // Another device that says it is this one.
    assert_eq!(sign_in(|device| device.key = Device::new(9).key), Err(Refused::Signature));
    // A key that can be copied to other devices must have said so from the start.
    assert_eq!(sign_in(|device| device.flags |= 0x08), Err(Refused::Changed));
}

#[test]
fn a_copied_key_counts_wrong() {
    for (kept, said, fine) in
        [(5, 6, true), (5, 5, false), (5, 4, false), (5, 0, false), (0, 1, true), (u32::MAX, 0, false)]
    {
        let (mut device, passkey) = registered();
        device.count = said;
        device.counts = false;
        let (options, challenge) = start_sign_in(&party(), &[]).unwrap();
        let answer = device.sign_in(&request_challenge(&options)).to_string();
        let key = StoredPasskey { sign_count: kept, ..stored(&passkey) };
        let signed = finish_sign_in(&party(), &challenge, &answer, |_| Some(key));
        assert_eq!(
            signed.map(|signed| signed.sign_count),
            if fine { Ok(said) } else { Err(Refused::Cloned) }
        );
    }
}

#[test]
fn keys_of_other_kinds() {
    let with = |changes: &'static [(i64, i64)]| {
        register(move |device| {
            let mut fields = device.cose_key().into_map().unwrap();
            for (key, value) in changes {
                let field = fields.iter_mut().find(|(name, _)| *name == Value::from(*key)).unwrap();
                field.1 = Value::from(*value);
            }
            device.told_key = Some(Value::Map(fields));
        })
    };
    assert!(with(&[]).is_ok());
    // ES512, an algorithm that nobody asked for; one that does not exist; a curve that is not the algorithm's.
    assert_eq!(with(&[(3, -36)]), Err(Refused::Algorithm));
    assert_eq!(with(&[(3, -9999)]), Err(Refused::Algorithm));
    assert!(with(&[(-1, 3)]).is_err());
    let edwards = Value::Map(vec![
        (1.into(), 1.into()),
        (3.into(), (-8).into()),
        ((-1).into(), 6.into()),
        ((-2).into(), Value::Bytes(vec![1; 32])),
    ]);
    assert_eq!(register(|device| device.told_key = Some(edwards)), Err(Refused::Algorithm));
    // A point that is not on the curve.
    let off = |device: &mut Device| {
        let mut fields = device.cose_key().into_map().unwrap();
        fields[4].1 = Value::Bytes(vec![1; 32]);
        device.told_key = Some(Value::Map(fields));
    };
    assert_eq!(register(off), Err(Refused::Malformed));
    for key in
        [Value::Null, Value::Map(Vec::new()), Value::Bytes(vec![4; 65]), Value::Array(vec![Value::Null; 40])]
    {
        assert!(register(|device| device.told_key = Some(key)).is_err());
    }
}

#[test]
fn statements_of_makers_are_not_read() {
    for format in ["packed", "tpm", "android-key", "android-safetynet", "fido-u2f", "apple", "of our own"] {
        for statement in [
            Value::Null,
            Value::from("nonsense"),
            Value::Map(vec![("x5c".into(), Value::Array(vec![Value::Null]))]),
        ] {
            let passkey = register(|device| device.statement = (format.into(), statement)).unwrap();
            assert_eq!(passkey.user, OWNER);
        }
    }
}

#[test]
fn answers_to_other_questions() {
    let (mut device, passkey) = registered();
    let (_, challenge) = start_sign_in(&party(), &[]).unwrap();
    let (other, _) = start_sign_in(&party(), &[]).unwrap();
    let answer = device.sign_in(&request_challenge(&other)).to_string();
    let signed = finish_sign_in(&party(), &challenge, &answer, |_| Some(stored(&passkey)));
    assert_eq!(signed, Err(Refused::WrongChallenge));
    let (_, challenge) = start_registration(&party(), OWNER, "Ana", &[]).unwrap();
    let (other, _) = start_registration(&party(), OWNER, "Ana", &[]).unwrap();
    let answer = device.register(&creation_challenge(&other)).to_string();
    assert_eq!(finish_registration(&party(), &challenge, &answer), Err(Refused::WrongChallenge));
}

#[test]
fn only_keys_that_were_asked_for() {
    let (mut device, passkey) = registered();
    let (options, challenge) = start_sign_in(&party(), &["b3RoZXI".to_owned()]).unwrap();
    let answer = device.sign_in(&request_challenge(&options)).to_string();
    let signed = finish_sign_in(&party(), &challenge, &answer, |_| Some(stored(&passkey)));
    assert_eq!(signed, Err(Refused::NotAsked));
}

/// A key that was kept wrongly is a key that nobody has.
#[test]
fn a_broken_store_signs_nobody_in() {
    let (mut device, passkey) = registered();
    let (options, challenge) = start_sign_in(&party(), &[]).unwrap();
    let answer = device.sign_in(&request_challenge(&options)).to_string();
    let key = StoredPasskey { public_key: "{}".into(), ..stored(&passkey) };
    assert_eq!(finish_sign_in(&party(), &challenge, &answer, |_| Some(key)), Err(Refused::UnknownKey));
}

#[test]
fn every_refusal_is_a_sentence() {
    let (mut device, _) = registered();
    let (options, challenge) = start_registration(&party(), OWNER, "Ana", &[]).unwrap();
    let answer = device.register(&creation_challenge(&options));
    let mut two_ids = answer.clone();
    two_ids["id"] = "AAAA".into();
    assert_eq!(finish_registration(&party(), &challenge, &two_ids.to_string()), Err(Refused::BadId));
    let mut long = answer.clone();
    long["more"] = "x".repeat(LONGEST_ANSWER).into();
    let refused = finish_registration(&party(), &challenge, &long.to_string()).unwrap_err();
    assert_eq!(refused, Refused::TooLarge);
    assert!(refused.to_string().ends_with('.'));
}
