//! What the standard forbids and a lenient reader would let pass: one wrong thing each.

use super::device::{PRESENT, VERIFIED};
use super::encoded::Value;
use super::*;
use crate::passkey::cbor::{self, Item};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer as _;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P384_SHA384_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use sha2::{Digest as _, Sha256};

/// The fields of a map, to be bent.
type Fields = Vec<(Value, Value)>;

const ELIGIBLE: u8 = 0x08;
const BACKED_UP: u8 = 0x10;

fn register(bend: impl FnOnce(&mut Device)) -> Result<NewPasskey, Refused> {
    let mut device = Device::new(1);
    bend(&mut device);
    let (options, challenge) = start_registration(&party(), OWNER, "Ana", &[]).unwrap();
    let answer = device.register(&creation_challenge(&options)).to_string();
    finish_registration(&party(), &challenge, &answer)
}

/// Signs in with a device that was bent before and after it was registered.
fn sign_in(before: impl FnOnce(&mut Device), after: impl FnOnce(&mut Device)) -> Result<SignedIn, Refused> {
    let mut device = Device::new(1);
    before(&mut device);
    let (options, challenge) = start_registration(&party(), OWNER, "Ana", &[]).unwrap();
    let answer = device.register(&creation_challenge(&options)).to_string();
    let passkey = finish_registration(&party(), &challenge, &answer).unwrap();
    after(&mut device);
    let (options, challenge) = start_sign_in(&party(), &[]).unwrap();
    let answer = device.sign_in(&request_challenge(&options)).to_string();
    finish_sign_in(&party(), &challenge, &answer, |_| Some(stored(&passkey)))
}

#[test]
fn copies_of_keys() {
    let flags = |more: u8| move |device: &mut Device| device.flags = PRESENT | VERIFIED | more;
    // A copy of a key that cannot be copied.
    assert_eq!(register(flags(BACKED_UP)), Err(Refused::Changed));
    assert_eq!(sign_in(|_| {}, flags(BACKED_UP)), Err(Refused::Changed));
    // Whether it can be copied does not change; whether it was may.
    assert_eq!(sign_in(|_| {}, flags(ELIGIBLE)), Err(Refused::Changed));
    assert_eq!(sign_in(|_| {}, flags(ELIGIBLE | BACKED_UP)), Err(Refused::Changed));
    assert_eq!(sign_in(flags(ELIGIBLE), flags(0)), Err(Refused::Changed));
    assert!(sign_in(flags(ELIGIBLE), flags(ELIGIBLE | BACKED_UP)).is_ok());
    assert!(sign_in(flags(ELIGIBLE | BACKED_UP), flags(ELIGIBLE)).is_ok());
}

#[test]
fn device_data_has_what_its_flags_say() {
    let bend = |bend: fn(&mut Vec<u8>)| move |device: &mut Device| device.bend = bend;
    // Something follows.
    assert_eq!(register(bend(|data| data.push(0))), Err(Refused::Malformed));
    assert_eq!(sign_in(|_| {}, bend(|data| data.push(0))), Err(Refused::Malformed));
    // Extensions without the flag; the flag without extensions; both.
    let unsaid: fn(&mut Vec<u8>) = |data| data.push(0xa0);
    let empty: fn(&mut Vec<u8>) = |data| data[32] |= 0x80;
    let both: fn(&mut Vec<u8>) = |data| {
        data[32] |= 0x80;
        data.extend(*b"\xa1\x6bcredProtect\x03");
    };
    for wrong in [unsaid, empty] {
        assert_eq!(register(bend(wrong)), Err(Refused::Malformed));
        assert_eq!(sign_in(|_| {}, bend(wrong)), Err(Refused::Malformed));
    }
    assert!(register(bend(both)).is_ok());
    assert!(sign_in(|_| {}, bend(both)).is_ok());
    // Extensions that are no map of names, that end early, or after which something follows.
    let extensions: [fn(&mut Vec<u8>); 5] = [
        |data| data.extend([0x81, 0x01]),
        |data| data.extend([0xa1, 0x01, 0x01]),
        |data| data.extend([0xa1, 0x61]),
        |data| data.extend([0xa0, 0x00]),
        |data| data.extend(*b"\xa2\x61a\x01\x61a\x02"),
    ];
    for wrong in extensions {
        let bent = |device: &mut Device| {
            device.flags |= 0x80;
            device.bend = wrong;
        };
        assert_eq!(register(bent), Err(Refused::Malformed));
        assert_eq!(sign_in(|_| {}, bent), Err(Refused::Malformed));
    }
    // A key that is told again.
    let again: fn(&mut Vec<u8>) = |data| {
        let device = Device::new(1);
        data[32] |= 0x40;
        data.extend([7; 16]);
        data.extend([0, 20]);
        data.extend(&device.id);
        device.cose_key().write(data);
    };
    assert_eq!(sign_in(|_| {}, bend(again)), Err(Refused::Malformed));
    // The length of the id: none, too long, more than there is.
    assert_eq!(register(bend(|data| data[53..55].fill(0))), Err(Refused::BadId));
    assert_eq!(register(bend(|data| data[53..55].copy_from_slice(&[4, 0]))), Err(Refused::BadId));
    assert_eq!(register(bend(|data| data[53..55].copy_from_slice(&[3, 0]))), Err(Refused::Malformed));
}

#[test]
fn attestation_objects() {
    let none = |statement: Value| register(|device| device.statement = ("none".into(), statement));
    assert!(none(Value::Map(Vec::new())).is_ok());
    assert_eq!(none(Value::Map(vec![("sig".into(), Value::Bytes(vec![1]))])), Err(Refused::Malformed));
    assert_eq!(none(Value::Null), Err(Refused::Malformed));

    // The whole object, bent.
    let object = |bend: &dyn Fn(&mut Fields), after: &[u8]| {
        let mut device = Device::new(1);
        let (options, challenge) = start_registration(&party(), OWNER, "Ana", &[]).unwrap();
        let mut answer = device.register(&creation_challenge(&options));
        let bytes = answer["response"]["attestationObject"].as_str().unwrap();
        let bytes = URL_SAFE_NO_PAD.decode(bytes).unwrap();
        // The device's data is the last thing in it.
        let start = bytes.windows(8).position(|part| part == b"authData").unwrap() + 10;
        let mut fields = vec![
            ("fmt".into(), "none".into()),
            ("attStmt".into(), Value::Map(Vec::new())),
            ("authData".into(), Value::Bytes(bytes[start..].to_vec())),
        ];
        bend(&mut fields);
        let mut bytes = Vec::new();
        Value::Map(fields).write(&mut bytes);
        bytes.extend(after);
        answer["response"]["attestationObject"] = URL_SAFE_NO_PAD.encode(bytes).into();
        finish_registration(&party(), &challenge, &answer.to_string())
    };
    assert!(object(&|_| {}, &[]).is_ok());
    assert!(object(&|fields| fields.reverse(), &[]).is_ok());
    assert!(object(&|fields| fields.push(("epAtt".into(), Value::Null)), &[]).is_ok());
    assert_eq!(object(&|_| {}, &[0]), Err(Refused::Malformed));
    for field in 0..3 {
        let without = |fields: &mut Fields| drop(fields.remove(field));
        assert_eq!(object(&without, &[]), Err(Refused::Malformed), "{field}");
        let twice = |fields: &mut Fields| fields.push(fields[field].clone());
        assert_eq!(object(&twice, &[]), Err(Refused::Malformed), "{field}");
        let number = |fields: &mut Fields| fields[field].1 = 1.into();
        assert_eq!(object(&number, &[]), Err(Refused::Malformed), "{field}");
    }
}

#[test]
fn keys_have_their_own_fields_and_no_others() {
    let with = |bend: &dyn Fn(&mut Fields)| {
        register(|device| {
            let mut fields = device.cose_key().into_map().unwrap();
            bend(&mut fields);
            device.told_key = Some(Value::Map(fields));
        })
    };
    assert!(with(&|_| {}).is_ok());
    assert!(with(&|fields| fields.reverse()).is_ok());
    for field in 0..5 {
        assert_eq!(with(&|fields| drop(fields.remove(field))), Err(Refused::Malformed), "{field}");
        assert_eq!(with(&|fields| fields.push(fields[field].clone())), Err(Refused::Malformed), "{field}");
        assert_eq!(with(&|fields| fields[field].1 = "text".into()), Err(Refused::Malformed), "{field}");
    }
    assert_eq!(with(&|fields| fields.push((4.into(), 1.into()))), Err(Refused::Malformed));
    // An elliptic key that says it is of RSA; a curve of another algorithm; an algorithm beyond all numbers.
    assert_eq!(with(&|fields| fields[0].1 = 3.into()), Err(Refused::Algorithm));
    assert_eq!(with(&|fields| fields[1].1 = (-257).into()), Err(Refused::Algorithm));
    assert_eq!(with(&|fields| fields[2].1 = 2.into()), Err(Refused::Malformed));
    assert_eq!(with(&|fields| fields[1].1 = (-35).into()), Err(Refused::Malformed));
    let huge = Value::Raw(vec![0x3b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
    assert_eq!(with(&|fields| fields[1].1 = huge.clone()), Err(Refused::Algorithm));
    // Coordinates of another length; half a point, as others write it; the point that is none.
    for (x, y) in [(31, 32), (32, 33), (65, 0), (33, 31), (0, 0)] {
        let sized = |fields: &mut Fields| {
            fields[3].1 = Value::Bytes(vec![1; x]);
            fields[4].1 = Value::Bytes(vec![1; y]);
        };
        assert_eq!(with(&sized), Err(Refused::Malformed));
    }
    let nowhere = |fields: &mut Fields| {
        fields[3].1 = Value::Bytes(vec![0; 32]);
        fields[4].1 = Value::Bytes(vec![0; 32]);
    };
    assert_eq!(with(&nowhere), Err(Refused::Malformed));
}

#[test]
fn keys_of_rsa() {
    let with = |n: Vec<u8>, e: Vec<u8>| {
        let key = Value::Map(vec![
            (1.into(), 3.into()),
            (3.into(), (-257).into()),
            ((-1).into(), Value::Bytes(n)),
            ((-2).into(), Value::Bytes(e)),
        ]);
        register(|device| device.told_key = Some(key))
    };
    let modulus = |bytes: usize| vec![0xc1; bytes];
    let usual = || vec![1, 0, 1];
    assert!(with(modulus(256), usual()).is_ok());
    assert_eq!(with(modulus(128), usual()), Err(Refused::Malformed));
    assert_eq!(with(modulus(255), usual()), Err(Refused::Malformed));
    // 2047 bits; a zero before 2048 of them; an even number.
    assert_eq!(with([&[0x41][..], &modulus(255)].concat(), usual()), Err(Refused::Malformed));
    assert_eq!(with([&[0][..], &modulus(256)].concat(), usual()), Err(Refused::Malformed));
    assert_eq!(with([&modulus(255)[..], &[2]].concat(), usual()), Err(Refused::Malformed));
    for e in [vec![], vec![1], vec![3], vec![0, 0, 3], vec![1, 0, 0], vec![1, 0, 0, 1]] {
        assert_eq!(with(modulus(256), e.clone()), Err(Refused::Malformed), "{e:?}");
    }
}

/// The larger curve, with a key made just now.
#[test]
fn keys_of_the_larger_curve() {
    let random = SystemRandom::new();
    let kind = &ECDSA_P384_SHA384_ASN1_SIGNING;
    let made = EcdsaKeyPair::generate_pkcs8(kind, &random).unwrap();
    let pair = EcdsaKeyPair::from_pkcs8(kind, made.as_ref(), &random).unwrap();
    let point = pair.public_key().as_ref();
    let told = |y: &[u8]| {
        Value::Map(vec![
            (1.into(), 2.into()),
            (3.into(), (-35).into()),
            ((-1).into(), 2.into()),
            ((-2).into(), Value::Bytes(point[1..49].to_vec())),
            ((-3).into(), Value::Bytes(y.to_vec())),
        ])
    };
    assert_eq!(register(|device| device.told_key = Some(told(&[1; 48]))), Err(Refused::Malformed));
    let mut device = Device::new(1);
    device.told_key = Some(told(&point[49..]));
    let (options, challenge) = start_registration(&party(), OWNER, "Ana", &[]).unwrap();
    let answer = device.register(&creation_challenge(&options)).to_string();
    let passkey = finish_registration(&party(), &challenge, &answer).unwrap();
    let (options, challenge) = start_sign_in(&party(), &[]).unwrap();
    let mut answer = device.sign_in(&request_challenge(&options));
    let finish = |answer: &serde_json::Value| {
        finish_sign_in(&party(), &challenge, &answer.to_string(), |_| Some(stored(&passkey)))
    };
    // The device signed with its other key.
    assert_eq!(finish(&answer), Err(Refused::Signature));
    let bytes = |name: &str| URL_SAFE_NO_PAD.decode(answer["response"][name].as_str().unwrap()).unwrap();
    let mut signed = bytes("authenticatorData");
    signed.extend(Sha256::digest(bytes("clientDataJSON")));
    let signature = pair.sign(&random, &signed).unwrap();
    answer["response"]["signature"] = URL_SAFE_NO_PAD.encode(signature).into();
    assert!(finish(&answer).is_ok());
}

/// Both ceremonies read the browser's part in the same way; here it is written by hand and signed.
#[test]
fn client_data() {
    let (mut device, passkey) = registered();
    let (options, challenge) = start_sign_in(&party(), &[]).unwrap();
    let question = request_challenge(&options);
    let mut finish = |client_data: String| {
        let mut answer = device.sign_in(&question);
        let data = answer["response"]["authenticatorData"].as_str().unwrap();
        let mut signed = URL_SAFE_NO_PAD.decode(data).unwrap();
        signed.extend(Sha256::digest(&client_data));
        let signature: p256::ecdsa::Signature = device.key.sign(&signed);
        answer["response"]["clientDataJSON"] = URL_SAFE_NO_PAD.encode(client_data).into();
        answer["response"]["signature"] = URL_SAFE_NO_PAD.encode(signature.to_der()).into();
        finish_sign_in(&party(), &challenge, &answer.to_string(), |_| Some(stored(&passkey)))
    };
    let good = json!({"type": "webauthn.get", "challenge": question, "origin": device::ORIGIN});
    assert!(finish(good.to_string()).is_ok());
    let list = json!(["webauthn.get", question, device::ORIGIN]);
    assert_eq!(finish(list.to_string()), Err(Refused::Malformed), "a list is no object");
    let mut with = |name: &str, value: serde_json::Value| {
        let mut data = good.clone();
        data[name] = value;
        finish(data.to_string())
    };
    // What browsers may add.
    assert!(with("other_keys_can_be_added_here", "see the standard".into()).is_ok());
    assert!(with("tokenBinding", json!({"status": "supported"})).is_ok());
    assert!(with("topOrigin", serde_json::Value::Null).is_ok());
    // Inside a page of another site.
    assert_eq!(with("topOrigin", "https://example.net".into()), Err(Refused::WrongOrigin));
    assert_eq!(with("crossOrigin", true.into()), Err(Refused::WrongOrigin));
    assert_eq!(with("crossOrigin", "false".into()), Err(Refused::Malformed));
    // Nearly our origin.
    for origin in [
        "https://play.example.org/",
        "https://play.example.org:443",
        "https://PLAY.example.org",
        "https://user@play.example.org",
        "https://play.example.org.",
        "https://play.example.org/games",
    ] {
        assert_eq!(with("origin", origin.into()), Err(Refused::WrongOrigin), "{origin}");
    }
    // Nearly the challenge.
    for challenge in
        ["".to_owned(), format!("{question}="), question[1..].to_owned(), format!("{question}AA")]
    {
        assert_eq!(with("challenge", challenge.into()), Err(Refused::WrongChallenge));
    }
    assert_eq!(with("type", "webauthn.get ".into()), Err(Refused::WrongType));
    for name in ["type", "challenge", "origin"] {
        let mut data = good.clone();
        data.as_object_mut().unwrap().remove(name);
        assert_eq!(finish(data.to_string()), Err(Refused::Malformed), "{name}");
        // The same field twice: nobody knows which one counts.
        let twice = good.to_string().replacen('{', &format!("{{\"{name}\":{},", good[name]), 1);
        assert_eq!(finish(twice), Err(Refused::Malformed), "{name}");
    }
    assert_eq!(finish(format!("{good} {{}}")), Err(Refused::Malformed));
    assert_eq!(finish(format!("\u{feff}{good}")), Err(Refused::Malformed));
}

/// A challenge that was kept from before the upgrade, or that is empty, is no challenge.
#[test]
fn challenges_that_are_none() {
    assert!(serde_json::from_value::<SignInChallenge>(json!({"allowed": [], "state": {}})).is_err());
    let empty: SignInChallenge = serde_json::from_value(json!({"allowed": [], "challenge": ""})).unwrap();
    let (mut device, passkey) = registered();
    let answer = device.sign_in("").to_string();
    let signed = finish_sign_in(&party(), &empty, &answer, |_| Some(stored(&passkey)));
    assert_eq!(signed, Err(Refused::WrongChallenge));
}

#[test]
fn the_reader_reads_maps_of_the_standard() {
    let map = cbor::read_map(b"\xa5\x01\x02\x03\x39\x01\x00\x61a\x42\x01\x02\x61b\x83\xf4\xf5\xf6\x20\xa0")
        .unwrap();
    assert_eq!(map.len(), 5);
    assert_eq!(map.at(1), Some(&Item::Number(2)));
    assert_eq!(map.at(3), Some(&Item::Number(-257)));
    assert_eq!(map.named("a"), Some(&Item::Bytes(&[1, 2])));
    let list = vec![Item::Flag(false), Item::Flag(true), Item::Null];
    assert_eq!(map.named("b"), Some(&Item::List(list)));
    assert!(matches!(map.at(-1), Some(Item::Map(inner)) if inner.len() == 0));
    assert_eq!(map.at(2), None);
    // The largest and the smallest numbers.
    let map = cbor::read_map(
        b"\xa2\x00\x1b\xff\xff\xff\xff\xff\xff\xff\xff\x01\x3b\xff\xff\xff\xff\xff\xff\xff\xff",
    )
    .unwrap();
    assert_eq!(map.at(0), Some(&Item::Number(i128::from(u64::MAX))));
    assert_eq!(map.at(1), Some(&Item::Number(-1 - i128::from(u64::MAX))));
    assert_eq!(cbor::read_map_of(b"\xa0\x01\x02").unwrap().1, &[1, 2]);
}

#[test]
fn the_reader_refuses_all_else() {
    let wrong: [&[u8]; 21] = [
        b"",
        b"\x80",
        b"\x01",
        b"\xa0\x00",                 // something follows
        b"\xa1",                     // no name
        b"\xa1\x01",                 // no value
        b"\xa2\x01\x01\x01\x02",     // a name twice
        b"\xa2\x01\x01\x18\x01\x02", // the same, longer written
        b"\xa1\x41a\x01",            // bytes as a name
        b"\xa1\x80\x01",             // a list as a name
        b"\xa1\xf6\x01",             // nothing as a name
        b"\xbf\xff",                 // lengths that are not told
        b"\xa1\x01\x5f\xff",
        b"\xa1\x01\x9f\xff",
        b"\xa1\x01\xc0\x01",     // a tag
        b"\xa1\x01\xf9\x3c\x00", // a fraction
        b"\xa1\x01\xf7",         // undefined
        b"\xa1\x01\xff",
        b"\xa1\x01\x1c",     // a length that means nothing
        b"\xa1\x01\x61\xff", // not UTF-8
        b"\xa1\x01\x42\x00", // shorter than it says
    ];
    for bytes in wrong {
        assert_eq!(cbor::read_map(bytes), Err(Refused::Malformed), "{bytes:02x?}");
    }
    // Lengths beyond all memory.
    for kind in [0x5b, 0x7b, 0x9b, 0xbb] {
        let bytes = [&[0xa1, 0x01, kind][..], &[0xff; 8]].concat();
        assert_eq!(cbor::read_map(&bytes), Err(Refused::Malformed));
    }
    // Nested: eight are read, nine are not, however many there are.
    let nested = |lists: usize| [&[0xa1, 0x01][..], &vec![0x81; lists], &[0x01]].concat();
    assert!(cbor::read_map(&nested(6)).is_ok());
    for lists in [7, 8, 100, 16_000] {
        assert_eq!(cbor::read_map(&nested(lists)), Err(Refused::Malformed), "{lists}");
    }
    // Fields: 64 are read.
    let fields = |count: u8| {
        let mut bytes = vec![0xb8, count];
        (0..count).for_each(|name| bytes.extend([0x18, name, 0x00]));
        bytes
    };
    assert_eq!(cbor::read_map(&fields(64)).map(|map| map.len()), Ok(64));
    assert_eq!(cbor::read_map(&fields(65)), Err(Refused::Malformed));
}

/// Bytes without any sense: the reader neither panics nor runs for long.
#[test]
fn the_reader_survives_garbage() {
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut byte = || {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 32) as u8
    };
    let mut read = 0;
    for round in 0..20_000 {
        let mut bytes: Vec<u8> = (0..round % 97).map(|_| byte()).collect();
        // Half of them begin as a map does, so that they get further.
        if let (0, Some(first)) = (round % 2, bytes.first_mut()) {
            *first = 0xa0 | (*first & 0x07);
        }
        read += u32::from(cbor::read_map(&bytes).is_ok());
        let _ = authenticator_data::AuthenticatorData::read(&bytes);
        let _ = attestation::authenticator_data(&bytes);
    }
    assert!(read < 1_000, "{read}");
}
