//! Web push: a message to a browser, by way of its maker's push service (RFC 8030, 8291, 8292).

mod encrypt;
mod vapid;

pub use encrypt::{BadKeys, LONGEST_TEXT};
pub use vapid::{BadVapidKeys, VapidKeys};

use crate::call::guard::{Barred, Guard, Undelivered};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use encrypt::{AUTH_BYTES, POINT_BYTES};
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a browser gives when its person agrees to be called, as `PushSubscription.toJSON()` writes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Subscription {
    /// Where to send.
    pub endpoint: String,
    /// For whom to encrypt.
    pub keys: SubscriptionKeys,
}

/// The keys of a browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SubscriptionKeys {
    /// Its public key, in base64url.
    pub p256dh: String,
    /// Its secret for authentication, in base64url.
    pub auth: String,
}

/// Why a subscription cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadSubscription {
    /// The address may not be called.
    Endpoint(Barred),
    /// The keys are not what a browser makes.
    Keys,
}

impl fmt::Display for BadSubscription {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSubscription::Endpoint(why) => {
                write!(out, "The subscription's address cannot be called: {why}")
            }
            BadSubscription::Keys => write!(
                out,
                "The subscription's keys cannot be used: p256dh must be a point of P-256 ({POINT_BYTES} bytes) and auth \
                 {AUTH_BYTES} bytes, both in base64url."
            ),
        }
    }
}

impl std::error::Error for BadSubscription {}

impl Subscription {
    /// Checks a subscription that a browser sent.
    pub fn check(&self, guard: &Guard) -> Result<(), BadSubscription> {
        guard.check(&self.endpoint).map_err(BadSubscription::Endpoint)?;
        self.keys.read().map_err(|BadKeys| BadSubscription::Keys)?;
        Ok(())
    }
}

impl SubscriptionKeys {
    fn read(&self) -> Result<encrypt::Recipient, BadKeys> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).map_err(|_| BadKeys);
        encrypt::Recipient::new(&bytes(&self.p256dh)?, &bytes(&self.auth)?)
    }
}

/// How much a message may wake a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// Chat and digests: when the device is awake anyway.
    Normal,
    /// Somebody's turn.
    High,
}

/// A message to a browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Push {
    /// What the page's service worker gets, at most [`LONGEST_TEXT`] bytes.
    pub text: String,
    /// How long the push service keeps it, in seconds.
    pub ttl: u32,
    /// How urgent it is.
    pub urgency: Urgency,
    /// A message with the same topic takes the place of one that was not delivered yet: at most 32 letters, digits,
    /// hyphens and underscores.
    pub topic: Option<String>,
}

/// What became of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pushed {
    /// The push service has it.
    Taken,
    /// The subscription is no more: forget it.
    Gone,
    /// The push service is busy or out of order: try again after so many seconds, if it said how many.
    Later(Option<u64>),
    /// The push service will not take it: trying again does not help.
    Refused(String),
}

/// The push service's name for what it refuses is short; more than this is not kept.
const LONGEST_REFUSAL: usize = 200;

/// Sends a message to a browser. `contact` is how a push service reaches the operator: `mailto:…` or `https://…`.
pub async fn send(
    guard: &Guard,
    keys: &VapidKeys,
    contact: &str,
    subscription: &Subscription,
    push: &Push,
    now: i64,
) -> Pushed {
    let url = match guard.check(&subscription.endpoint) {
        Ok(url) => url,
        Err(why) => return Pushed::Refused(why.to_string()),
    };
    let Ok(recipient) = subscription.keys.read() else { return Pushed::Gone };
    let Some(body) = encrypt::encrypt(&recipient, push.text.as_bytes()) else {
        return Pushed::Refused(format!("The message is too long: {LONGEST_TEXT} bytes is the most."));
    };
    let authorization = keys.authorization(&url.origin().ascii_serialization(), contact, now);
    let Some(headers) = headers(&authorization, push) else {
        return Pushed::Refused(
            "The topic of a message is at most 32 letters, digits, hyphens and underscores.".into(),
        );
    };
    match guard.post(&subscription.endpoint, headers, body).await {
        Ok(answer) => match answer.status {
            200..=299 => Pushed::Taken,
            404 | 410 => Pushed::Gone,
            408 | 425 | 429 | 500..=599 => Pushed::Later(answer.retry_after),
            status => {
                let said: String =
                    String::from_utf8_lossy(&answer.body).chars().take(LONGEST_REFUSAL).collect();
                Pushed::Refused(format!("The push service answered {status}: {}", said.trim()))
            }
        },
        // A name that is not found now may be found later: the resolver does not say which of the two it is.
        Err(Undelivered::Barred(Barred::Unknown)) => Pushed::Later(None),
        Err(Undelivered::Barred(why)) => Pushed::Refused(why.to_string()),
        Err(Undelivered::NoAnswer(_)) => Pushed::Later(None),
    }
}

fn headers(authorization: &str, push: &Push) -> Option<HeaderMap> {
    let mut headers = HeaderMap::new();
    let mut value = HeaderValue::from_str(authorization).ok()?;
    value.set_sensitive(true);
    headers.insert(AUTHORIZATION, value);
    headers.insert(CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
    headers.insert(HeaderName::from_static("ttl"), push.ttl.into());
    let urgency = match push.urgency {
        Urgency::Normal => "normal",
        Urgency::High => "high",
    };
    headers.insert(HeaderName::from_static("urgency"), HeaderValue::from_static(urgency));
    if let Some(topic) = &push.topic {
        let plain = topic.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
        if topic.is_empty() || topic.len() > 32 || !plain {
            return None;
        }
        headers.insert(HeaderName::from_static("topic"), HeaderValue::from_str(topic).ok()?);
    }
    Some(headers)
}

#[cfg(test)]
mod tests {
    use super::encrypt::tests::Browser;
    use super::*;
    use crate::call::guard::Reach;
    use crate::call::receiver::Receiver;

    fn subscription(browser: &Browser, endpoint: String) -> Subscription {
        let keys = SubscriptionKeys {
            p256dh: URL_SAFE_NO_PAD.encode(browser.public()),
            auth: URL_SAFE_NO_PAD.encode(browser.auth),
        };
        Subscription { endpoint, keys }
    }

    fn push(text: &str) -> Push {
        Push { text: text.into(), ttl: 3600, urgency: Urgency::High, topic: Some("table-1".into()) }
    }

    async fn sent(receiver: &Receiver, text: &str) -> Pushed {
        let guard = Guard::new(Reach::Local).unwrap();
        let to = subscription(&Browser::new(5), receiver.url("/push/abc"));
        send(&guard, &VapidKeys::fresh(), "mailto:op@example.org", &to, &push(text), 1_700_000_000).await
    }

    #[tokio::test]
    async fn a_browser_reads_what_was_sent() {
        let receiver = Receiver::start(201).await;
        let (guard, browser, keys) = (Guard::new(Reach::Local).unwrap(), Browser::new(5), VapidKeys::fresh());
        let to = subscription(&browser, receiver.url("/push/abc"));
        assert_eq!(to.check(&guard), Ok(()));
        for text in ["{\"title\":\"É a sua vez\"}", ""] {
            let pushed = send(&guard, &keys, "mailto:op@example.org", &to, &push(text), 1_700_000_000).await;
            assert_eq!(pushed, Pushed::Taken);
            let got = receiver.received().pop().unwrap();
            assert_eq!(browser.decrypt(&got.body).unwrap(), text.as_bytes());
            assert_eq!(Browser::new(6).decrypt(&got.body), None);
            assert_eq!(got.path, "/push/abc");
            assert_eq!(got.header("content-encoding"), "aes128gcm");
            assert_eq!(
                (got.header("ttl"), got.header("urgency"), got.header("topic")),
                ("3600", "high", "table-1")
            );
            let claims = vapid::tests::verify(got.header("authorization"), &keys.public_key()).unwrap();
            let origin = receiver.url("");
            assert_eq!(claims["aud"], origin.as_str());
            assert_eq!(claims["sub"], "mailto:op@example.org");
        }
        // The same words never look the same twice.
        let bodies = receiver.received();
        assert_ne!(bodies[0].body[..16], bodies[1].body[..16]);
    }

    #[tokio::test]
    async fn answers_of_push_services() {
        for (status, pushed) in [
            (200, Pushed::Taken),
            (404, Pushed::Gone),
            (410, Pushed::Gone),
            (500, Pushed::Later(None)),
            (503, Pushed::Later(None)),
            (400, Pushed::Refused("The push service answered 400: ".into())),
            (413, Pushed::Refused("The push service answered 413: ".into())),
            (302, Pushed::Refused("The push service answered 302: ".into())),
        ] {
            assert_eq!(sent(&Receiver::start(status).await, "x").await, pushed);
        }
        assert_eq!(sent(&Receiver::busy(90).await, "x").await, Pushed::Later(Some(90)));
        let angry = Receiver::saying(403, b"bad key\n".to_vec()).await;
        assert_eq!(sent(&angry, "x").await, Pushed::Refused("The push service answered 403: bad key".into()));
    }

    #[tokio::test]
    async fn what_cannot_be_sent_is_not() {
        let receiver = Receiver::start(201).await;
        assert_eq!(sent(&receiver, &"x".repeat(LONGEST_TEXT)).await, Pushed::Taken);
        assert!(matches!(sent(&receiver, &"x".repeat(LONGEST_TEXT + 1)).await, Pushed::Refused(_)));
        assert_eq!(receiver.received().len(), 1);
        let nowhere = subscription(&Browser::new(5), "http://no-such-name.invalid/".into());
        let guard = Guard::new(Reach::Local).unwrap();
        let pushed =
            send(&guard, &VapidKeys::fresh(), "mailto:op@example.org", &nowhere, &push("x"), 0).await;
        assert_eq!(pushed, Pushed::Later(None), "the name may be found later");
        let guard = Guard::new(Reach::Public).unwrap();
        let to = subscription(&Browser::new(5), receiver.url("/"));
        let pushed = send(&guard, &VapidKeys::fresh(), "mailto:op@example.org", &to, &push("x"), 0).await;
        assert!(matches!(pushed, Pushed::Refused(_)));
        assert_eq!(to.check(&guard), Err(BadSubscription::Endpoint(Barred::NotHttps)));
        for topic in ["", "a b", &"a".repeat(33), "é"] {
            assert!(headers("x", &Push { topic: Some(topic.into()), ..push("") }).is_none());
        }
    }

    #[test]
    fn keys_that_no_browser_makes() {
        let guard = Guard::new(Reach::Public).unwrap();
        let good = subscription(&Browser::new(5), "https://push.example.org/1".into());
        assert_eq!(good.check(&guard), Ok(()));
        let off_curve = URL_SAFE_NO_PAD.encode([&[4; 1][..], &[1; 64]].concat());
        let short_point = URL_SAFE_NO_PAD.encode([4; 64]);
        let at_infinity = URL_SAFE_NO_PAD.encode([0]);
        for bad in ["", "!", &off_curve, &short_point, &at_infinity] {
            let mut subscription = good.clone();
            subscription.keys.p256dh = bad.into();
            assert_eq!(subscription.check(&guard), Err(BadSubscription::Keys), "{bad}");
        }
        for bad in ["", "!", "AAAA", &URL_SAFE_NO_PAD.encode([1; 17])] {
            let mut subscription = good.clone();
            subscription.keys.auth = bad.into();
            assert_eq!(subscription.check(&guard), Err(BadSubscription::Keys), "{bad}");
        }
    }
}
