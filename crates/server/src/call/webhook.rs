//! Webhooks: an event as JSON to an address that a person gave, signed with a secret that only the two know.

use crate::call::guard::{Barred, Guard, Undelivered};
use crate::call::when::Kind;
use crate::secret;
use crate::words::{Language, Words};
use hmac::{Hmac, Mac as _};
use hyper::header::{CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use std::fmt;

/// The header with the signature.
pub const SIGNATURE: &str = "demesne-signature";

/// After how many seconds a failed call is tried again: a minute, five, half an hour. Then it is given up.
pub const RETRIES: [i64; 3] = [60, 5 * 60, 30 * 60];

/// How far apart the clocks of the two sides may be, in seconds.
pub const TOLERANCE: i64 = 5 * 60;

/// What is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Payload {
    /// What happened.
    pub event: Kind,
    /// The id of the table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The seat of the person who is called, if they have one.
    pub seat: Option<u8>,
    /// Where to look.
    pub url: String,
    /// A sentence for people, in the person's language.
    pub text: String,
    /// When it happened, in seconds since 1970.
    pub at: i64,
}

/// Why a call failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failed {
    /// The address may not be called.
    Barred(Barred),
    /// Nobody answered, or not in time.
    NoAnswer,
    /// The other side answered with this status.
    Status(u16),
}

impl Failed {
    /// Whether trying again could help.
    pub fn may_pass(self) -> bool {
        match self {
            // A name may be unknown for a while, and an address may be set right.
            Failed::Barred(why) => why == Barred::Unknown,
            Failed::NoAnswer => true,
            Failed::Status(status) => matches!(status, 408 | 425 | 429 | 500..=599),
        }
    }

    /// The sentence for the person whose webhook it is.
    pub fn say(self, language: Language) -> String {
        match self {
            Failed::Barred(why) => Words::say(language, why.key(), &[]),
            Failed::NoAnswer => Words::say(language, "failed-no-answer", &[]),
            Failed::Status(status) => {
                Words::say(language, "failed-status", &[("status", status.to_string().into())])
            }
        }
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.say(Language::English))
    }
}

impl std::error::Error for Failed {}

/// When a call that failed is tried again; `failures` counts this one too. `None`: it is given up.
pub fn next_try(failed: Failed, failures: usize, now: i64) -> Option<i64> {
    let wait = RETRIES.get(failures.checked_sub(1)?)?;
    failed.may_pass().then(|| now.saturating_add(*wait))
}

/// What is sent when somebody tries it out: the same fields, with `test` as the event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TestPayload {
    event: &'static str,
    table: &'static str,
    game: &'static str,
    seat: Option<u8>,
    url: String,
    text: String,
    at: i64,
}

impl TestPayload {
    /// A test with a sentence for people, at a second since 1970.
    pub fn new(url: String, text: String, at: i64) -> TestPayload {
        TestPayload { event: "test", table: "", game: "", seat: None, url, text, at }
    }
}

/// Calls an address.
pub async fn send(
    guard: &Guard,
    url: &str,
    key: &str,
    payload: &impl Serialize,
    now: i64,
) -> Result<(), Failed> {
    let body = serde_json::to_vec(payload).map_err(|_| Failed::NoAnswer)?;
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    if let Ok(signature) = HeaderValue::from_str(&sign(key, now, &body)) {
        headers.insert(HeaderName::from_static(SIGNATURE), signature);
    }
    match guard.post(url, headers, body).await {
        Ok(answer) if (200..300).contains(&answer.status) => Ok(()),
        Ok(answer) => Err(Failed::Status(answer.status)),
        Err(Undelivered::Barred(why)) => Err(Failed::Barred(why)),
        Err(Undelivered::NoAnswer(_)) => Err(Failed::NoAnswer),
    }
}

/// The signature of a body: `t=<seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<body>">`. The time is signed too, so
/// that a call that was overheard cannot be repeated much later.
pub fn sign(key: &str, at: i64, body: &[u8]) -> String {
    format!("t={at},v1={}", secret::hex(&mac(key, at, body)))
}

/// Whether a signature is right and fresh: what the other side should check.
pub fn verify(key: &str, signature: &str, body: &[u8], now: i64) -> bool {
    let Some((at, given)) = signature.strip_prefix("t=").and_then(|rest| rest.split_once(",v1=")) else {
        return false;
    };
    let Ok(at) = at.parse::<i64>() else { return false };
    now.abs_diff(at) <= TOLERANCE as u64
        && secret::same(given.as_bytes(), secret::hex(&mac(key, at, body)).as_bytes())
}

fn mac(key: &str, at: i64, body: &[u8]) -> Vec<u8> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("HMAC takes a key of any length");
    mac.update(format!("{at}.").as_bytes());
    mac.update(body);
    mac.finalize().into_bytes().to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::call::guard::Reach;
    use crate::call::receiver::Receiver;

    const NOW: i64 = 1_700_000_000;

    fn payload() -> Payload {
        Payload {
            event: Kind::Turn,
            table: "0123456789abcdef".into(),
            game: "burgundy".into(),
            seat: Some(2),
            url: "https://play.example.org/t/0123456789abcdef".into(),
            text: "Te toca jugar".into(),
            at: NOW - 3,
        }
    }

    #[tokio::test]
    async fn the_other_side_gets_what_was_signed() {
        let receiver = Receiver::start(204).await;
        let guard = Guard::new(Reach::Local).unwrap();
        assert_eq!(send(&guard, &receiver.url("/hook?x=1"), "secret", &payload(), NOW).await, Ok(()));
        let got = receiver.received().pop().unwrap();
        assert_eq!(got.path, "/hook?x=1");
        assert_eq!(got.header("content-type"), "application/json");
        assert!(verify("secret", got.header(SIGNATURE), &got.body, NOW));
        let json: serde_json::Value = serde_json::from_slice(&got.body).unwrap();
        let expected = serde_json::json!({
            "event": "turn", "table": "0123456789abcdef", "game": "burgundy", "seat": 2,
            "url": "https://play.example.org/t/0123456789abcdef", "text": "Te toca jugar", "at": NOW - 3,
        });
        assert_eq!(json, expected);
    }

    #[test]
    fn signatures_hold_for_one_key_one_body_and_a_while() {
        let signature = sign("secret", NOW, b"body");
        assert!(verify("secret", &signature, b"body", NOW));
        assert!(verify("secret", &signature, b"body", NOW + TOLERANCE));
        assert!(!verify("secret", &signature, b"body", NOW + TOLERANCE + 1));
        assert!(!verify("secret", &signature, b"body", NOW - TOLERANCE - 1));
        assert!(!verify("another", &signature, b"body", NOW));
        assert!(!verify("secret", &signature, b"bodY", NOW));
        let later = signature.replace("t=1700000000", "t=1700000001");
        assert!(!verify("secret", &later, b"body", NOW));
        for nonsense in ["", "t=", "t=1700000000", "t=1700000000,v1=", "v1=00,t=1700000000", "t=x,v1=00"] {
            assert!(!verify("secret", nonsense, b"body", NOW), "{nonsense}");
        }
    }

    /// The second example of RFC 4231 (key "Jefe"), which fixes what HMAC-SHA256 is.
    #[test]
    fn the_code_is_hmac_sha_256() {
        let mut mac = Hmac::<Sha256>::new_from_slice(b"Jefe").unwrap();
        mac.update(b"what do ya want for nothing?");
        let code = secret::hex(&mac.finalize().into_bytes());
        assert_eq!(code, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    }

    #[tokio::test]
    async fn failures_are_told_apart() {
        let guard = Guard::new(Reach::Local).unwrap();
        for status in [302, 400, 404, 410, 429, 500] {
            let receiver = Receiver::start(status).await;
            let sent = send(&guard, &receiver.url("/"), "secret", &payload(), NOW).await;
            assert_eq!(sent, Err(Failed::Status(status)));
        }
        let public = Guard::new(Reach::Public).unwrap();
        let sent = send(&public, "https://127.0.0.1/", "secret", &payload(), NOW).await;
        assert_eq!(sent, Err(Failed::Barred(Barred::Private)));
        let receiver = Receiver::start(200).await;
        let url = receiver.url("/");
        drop(receiver);
        tokio::task::yield_now().await;
        assert_eq!(send(&guard, &url, "secret", &payload(), NOW).await, Err(Failed::NoAnswer));
    }

    #[test]
    fn calls_are_tried_again_and_given_up() {
        let waits: Vec<_> = (0..6).map(|failures| next_try(Failed::NoAnswer, failures, NOW)).collect();
        assert_eq!(waits, [None, Some(NOW + 60), Some(NOW + 300), Some(NOW + 1800), None, None]);
        for lasting in [Failed::Status(404), Failed::Status(302), Failed::Barred(Barred::Private)] {
            assert_eq!(next_try(lasting, 1, NOW), None, "{lasting}");
        }
        for passing in [Failed::Status(429), Failed::Status(503), Failed::Barred(Barred::Unknown)] {
            assert_eq!(next_try(passing, 1, NOW), Some(NOW + 60), "{passing}");
        }
    }

    #[test]
    fn people_are_told_why() {
        assert!(Failed::Status(404).say(Language::Spanish).contains("404"));
        assert_eq!(Failed::Barred(Barred::NotHttps).to_string(), "It must start with https://.");
    }
}
