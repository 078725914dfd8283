//! Answers bent at random: nothing panics, and nothing that was signed can be changed.

use super::*;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::Value;

const ROUNDS: u32 = 10_000;

/// A small generator of its own, so that a failure can be repeated.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % sides.max(1)
    }

    /// Changes, cuts, doubles or inserts bytes.
    fn bend(&mut self, bytes: &mut Vec<u8>) {
        for _ in 0..=self.roll(3) {
            let at = self.roll(bytes.len());
            match self.roll(5) {
                0 if !bytes.is_empty() => bytes[at] ^= 1 << self.roll(8),
                1 if !bytes.is_empty() => bytes[at] = self.roll(256) as u8,
                2 => bytes.truncate(at),
                3 => bytes.insert(at, [0, 0x7f, 0xff, 0x9f, 0x5b, 0xbb, 0xd8][self.roll(7)]),
                _ => bytes.extend_from_within(at..),
            }
        }
    }

    /// Bends the bytes of one field of the response. Says whether they differ now.
    fn bend_field(&mut self, answer: &mut Value, fields: &[&str]) -> bool {
        let field = fields[self.roll(fields.len())];
        let before = URL_SAFE_NO_PAD.decode(answer["response"][field].as_str().unwrap()).unwrap();
        let mut after = before.clone();
        self.bend(&mut after);
        answer["response"][field] = URL_SAFE_NO_PAD.encode(&after).into();
        before != after
    }
}

#[test]
fn bent_registrations_do_not_panic() {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let mut device = Device::new(4);
    let (options, challenge) = start_registration(&party(), OWNER, "Ana", &[]).unwrap();
    let answer = device.register(&creation_challenge(&options));
    let mut refused = 0;
    for round in 0..ROUNDS {
        let text = if round % 4 == 0 {
            let mut bytes = answer.to_string().into_bytes();
            dice.bend(&mut bytes);
            String::from_utf8_lossy(&bytes).into_owned()
        } else {
            let mut answer = answer.clone();
            dice.bend_field(&mut answer, &["attestationObject", "attestationObject", "clientDataJSON"]);
            answer.to_string()
        };
        match finish_registration(&party(), &challenge, &text) {
            Ok(passkey) => assert_eq!(passkey.user, OWNER),
            Err(_) => refused += 1,
        }
    }
    // Some bent bytes are the maker's, or the counter's: nobody signed those.
    assert!(refused > ROUNDS / 2, "{refused}");
}

#[test]
fn bent_sign_ins_are_refused() {
    let mut dice = Dice(0x2545_f491_4f6c_dd1d);
    let (mut device, passkey) = registered();
    let (options, challenge) = start_sign_in(&party(), &[]).unwrap();
    let answer = device.sign_in(&request_challenge(&options));
    let find = |id: &str| (id == passkey.credential_id).then(|| stored(&passkey));
    assert!(finish_sign_in(&party(), &challenge, &answer.to_string(), find).is_ok());
    for round in 0..ROUNDS {
        if round % 4 == 0 {
            let mut bytes = answer.to_string().into_bytes();
            dice.bend(&mut bytes);
            let text = String::from_utf8_lossy(&bytes);
            if let Ok(signed) = finish_sign_in(&party(), &challenge, &text, find) {
                assert_eq!(signed.user, OWNER);
            }
        } else {
            let mut answer = answer.clone();
            let differs = dice.bend_field(&mut answer, &["authenticatorData", "clientDataJSON", "signature"]);
            let signed = finish_sign_in(&party(), &challenge, &answer.to_string(), find);
            assert_eq!(signed.is_err(), differs, "round {round}: {answer}");
        }
    }
}

#[test]
fn what_is_no_answer_at_all() {
    let (_, registration) = start_registration(&party(), OWNER, "Ana", &[]).unwrap();
    let (_, sign_in) = start_sign_in(&party(), &[]).unwrap();
    // Deep nesting and lengths that are not there, as JSON and as CBOR.
    let nested_json = "[".repeat(10_000);
    let cbor = |bytes: &[u8]| {
        let object = URL_SAFE_NO_PAD.encode(bytes);
        format!(
            r#"{{"id":"AAAA","rawId":"AAAA","type":"public-key","response":{{"clientDataJSON":"e30","attestationObject":"{object}"}}}}"#
        )
    };
    let texts = ["", "null", "{}", "[]", "\"\"", "{\"id\":1}", &nested_json].map(str::to_owned);
    let objects = [
        cbor(&[0x81; 9_000]),
        cbor(&[0xbb, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
        cbor(&[0x5b, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
        cbor(&[]),
    ];
    for text in texts.iter().chain(&objects) {
        assert_eq!(finish_registration(&party(), &registration, text), Err(Refused::Malformed), "{text:.40}");
        assert_eq!(finish_sign_in(&party(), &sign_in, text, |_| None), Err(Refused::Malformed), "{text:.40}");
    }
}
