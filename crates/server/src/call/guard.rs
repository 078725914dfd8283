//! Where the server may send what its people ask it to send.
//!
//! An address that a person types must not make the server speak to machines that only it can reach. So the address
//! that is connected to is the one that was checked: names are resolved here, and nothing is redirected or proxied.

use crate::call::address::is_public;
use crate::call::http::{Cause, Client, TooSlow};
use crate::words::{Language, Words};
use hyper::Uri;
use hyper::header::{HeaderMap, RETRY_AFTER};
use std::error::Error;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use url::Url;

/// The most bytes of an address.
pub const LONGEST_URL: usize = 1024;
/// The most bytes of an answer that are read.
pub const LONGEST_ANSWER: usize = 4 * 1024;

/// How long a name is looked for.
const LOOK_UP: Duration = Duration::from_secs(5);

/// How far the server may reach.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Reach {
    /// Public addresses, over https.
    #[default]
    Public,
    /// Everywhere, http too: where the operator trusts everybody who has an account, as in a home network or a test.
    Local,
}

/// Why an address is not called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Barred {
    /// It is no address.
    NoUrl,
    /// It is too long.
    TooLong,
    /// It does not start with `https://`.
    NotHttps,
    /// It holds a name or a password.
    Credentials,
    /// It is inside a network, not on the internet.
    Private,
    /// Nobody knows its name.
    Unknown,
}

impl Barred {
    /// The key of its text for people.
    pub fn key(self) -> &'static str {
        match self {
            Barred::NoUrl => "barred-no-url",
            Barred::TooLong => "barred-too-long",
            Barred::NotHttps => "barred-not-https",
            Barred::Credentials => "barred-credentials",
            Barred::Private => "barred-private",
            Barred::Unknown => "barred-unknown",
        }
    }
}

impl fmt::Display for Barred {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&Words::say(Language::English, self.key(), &[]))
    }
}

impl Error for Barred {}

/// Why something could not be delivered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Undelivered {
    /// The address may not be called.
    Barred(Barred),
    /// Nobody answered, or not in time.
    NoAnswer(String),
}

impl fmt::Display for Undelivered {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Undelivered::Barred(why) => why.fmt(out),
            Undelivered::NoAnswer(why) => write!(out, "There was no answer: {why}."),
        }
    }
}

impl Error for Undelivered {}

/// What came back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// After how many seconds it should be tried again, if the other side said so.
    pub retry_after: Option<u64>,
    /// The beginning of what it said.
    pub body: Vec<u8>,
}

/// The only way out for what people ask to be sent.
#[derive(Clone, Debug)]
pub struct Guard {
    reach: Reach,
    client: Client,
}

impl Guard {
    /// Made once; copies share their connections.
    pub fn new(reach: Reach) -> Result<Guard, String> {
        let client = Client::new(reach)
            .map_err(|error| format!("The client for web push and webhooks cannot be made: {error}."))?;
        Ok(Guard { reach, client })
    }

    /// Checks what can be seen of an address without asking anybody.
    pub fn check(&self, url: &str) -> Result<Url, Barred> {
        if url.len() > LONGEST_URL {
            return Err(Barred::TooLong);
        }
        let url = Url::parse(url).map_err(|_| Barred::NoUrl)?;
        match url.scheme() {
            "https" => {}
            "http" if self.reach == Reach::Local => {}
            _ => return Err(Barred::NotHttps),
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(Barred::Credentials);
        }
        let host = url.host_str().ok_or(Barred::NoUrl)?;
        // A host that is a number is never resolved, so it is checked here. Other spellings of numbers were made plain.
        if let Ok(address) = host.trim_matches(['[', ']']).parse::<IpAddr>() {
            self.reach.check(address)?;
        }
        Ok(url)
    }

    /// Checks an address that somebody wants to keep: its name must be known and its addresses allowed now. They are
    /// looked at again whenever something is sent.
    pub async fn look_up(&self, url: &str) -> Result<Url, Barred> {
        let url = self.check(url)?;
        if let Some(name) = url.domain() {
            let found = tokio::time::timeout(LOOK_UP, resolve(name, self.reach)).await;
            found.map_err(|_| Barred::Unknown)??;
        }
        Ok(url)
    }

    /// Sends something, and reads the beginning of the answer.
    pub async fn post(&self, url: &str, headers: HeaderMap, body: Vec<u8>) -> Result<Answer, Undelivered> {
        let url = self.check(url).map_err(Undelivered::Barred)?;
        let url = Uri::try_from(url.as_str()).map_err(|_| Undelivered::Barred(Barred::NoUrl))?;
        let sent = self.client.post(url, headers, body, LONGEST_ANSWER).await;
        let answer = sent.map_err(|error| undelivered(&error))?;
        let retry_after =
            answer.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
        Ok(Answer { status: answer.status().as_u16(), retry_after, body: answer.into_body() })
    }
}

impl Reach {
    fn check(self, address: IpAddr) -> Result<(), Barred> {
        if self == Reach::Local || is_public(address) { Ok(()) } else { Err(Barred::Private) }
    }
}

/// The addresses of a name that may be connected to. The client connects to these and no others.
pub(super) async fn resolve(name: &str, reach: Reach) -> Result<Vec<SocketAddr>, Barred> {
    let all: Vec<SocketAddr> =
        tokio::net::lookup_host((name, 0)).await.map_err(|_| Barred::Unknown)?.collect();
    if all.is_empty() {
        return Err(Barred::Unknown);
    }
    let allowed: Vec<SocketAddr> = all.into_iter().filter(|one| reach.check(one.ip()).is_ok()).collect();
    if allowed.is_empty() { Err(Barred::Private) } else { Ok(allowed) }
}

/// The reason inside an error of the client. Its address is left out: it may hold a secret.
fn undelivered(error: &Cause) -> Undelivered {
    let mut inner: Option<&(dyn Error + 'static)> = Some(error.as_ref());
    let mut last = String::new();
    while let Some(cause) = inner {
        if let Some(barred) = cause.downcast_ref::<Barred>() {
            return Undelivered::Barred(*barred);
        }
        last = cause.to_string();
        if cause.is::<TooSlow>() {
            break;
        }
        inner = cause.source();
    }
    Undelivered::NoAnswer(last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::call::receiver::Receiver;
    use tokio::net::TcpListener;

    fn public() -> Guard {
        Guard::new(Reach::Public).unwrap()
    }

    fn local() -> Guard {
        Guard::new(Reach::Local).unwrap()
    }

    #[test]
    fn addresses_that_anybody_may_give() {
        for url in [
            "https://example.org",
            "https://example.org:8443/a?b=c",
            "https://1.1.1.1/",
            "https://[2606:4700::1111]/",
        ] {
            assert!(public().check(url).is_ok(), "{url}");
        }
    }

    #[test]
    fn addresses_that_nobody_may_give() {
        let long = format!("https://example.org/{}", "a".repeat(LONGEST_URL));
        for (url, why) in [
            ("", Barred::NoUrl),
            ("example.org", Barred::NoUrl),
            ("https://", Barred::NoUrl),
            ("http://example.org", Barred::NotHttps),
            ("ftp://example.org", Barred::NotHttps),
            ("file:///etc/passwd", Barred::NotHttps),
            ("https://name@example.org", Barred::Credentials),
            ("https://name:word@example.org", Barred::Credentials),
            ("https://:word@example.org", Barred::Credentials),
            ("https://127.0.0.1", Barred::Private),
            ("https://127.1", Barred::Private),
            ("https://0x7f.1", Barred::Private),
            ("https://2130706433", Barred::Private),
            ("https://0177.0.0.1", Barred::Private),
            ("https://0", Barred::Private),
            ("https://10.1.2.3:8443/x", Barred::Private),
            ("https://169.254.169.254/latest/meta-data", Barred::Private),
            ("https://[::1]/", Barred::Private),
            ("https://[::ffff:127.0.0.1]/", Barred::Private),
            ("https://[::ffff:7f00:1]/", Barred::Private),
            ("https://[fd00::1]/", Barred::Private),
            ("https://[fe80::1]/", Barred::Private),
            (long.as_str(), Barred::TooLong),
        ] {
            assert_eq!(public().check(url).unwrap_err(), why, "{url}");
        }
        assert!(local().check("http://127.0.0.1:80/").is_ok());
        assert_eq!(local().check("ftp://127.0.0.1/").unwrap_err(), Barred::NotHttps);
        assert_eq!(local().check("http://a:b@127.0.0.1/").unwrap_err(), Barred::Credentials);
    }

    #[test]
    fn names_are_not_written_in_ascii_alone() {
        for (typed, meant) in [
            ("https://Müller.example/a", "xn--mller-kva.example"),
            ("https://straße.example/", "xn--strae-oqa.example"),
            ("https://ＥＸＡＭＰＬＥ.org/", "example.org"),
            ("https://пример.example/", "xn--e1afmkfd.example"),
        ] {
            assert_eq!(public().check(typed).unwrap().host_str(), Some(meant), "{typed}");
        }
        // Digits of other scripts make a number all the same.
        assert_eq!(public().check("https://１２７.0.0.1/").unwrap_err(), Barred::Private);
        // A mark without a letter, a letter that is none, and a name that was packed wrongly.
        for url in ["https://\u{301}a.example/", "https://a\u{fffd}.example/", "https://xn--a.example/"] {
            assert_eq!(public().check(url).unwrap_err(), Barred::NoUrl, "{url}");
        }
    }

    /// A name that leads into this machine is only known as such when it is resolved.
    #[tokio::test]
    async fn names_are_barred_by_where_they_lead() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("https://localhost:{}/", listener.local_addr().unwrap().port());
        assert!(public().check(&url).is_ok());
        assert_eq!(public().look_up(&url).await.unwrap_err(), Barred::Private);
        assert!(local().look_up(&url).await.is_ok());
        let sent = public().post(&url, HeaderMap::new(), Vec::new()).await;
        assert_eq!(sent, Err(Undelivered::Barred(Barred::Private)));
        let knock = tokio::time::timeout(Duration::from_millis(200), listener.accept()).await;
        assert!(knock.is_err(), "the server knocked at a barred door");
    }

    #[tokio::test]
    async fn numbers_are_barred_when_something_is_sent() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("https://{}/", listener.local_addr().unwrap());
        let sent = public().post(&url, HeaderMap::new(), Vec::new()).await;
        assert_eq!(sent, Err(Undelivered::Barred(Barred::Private)));
        let knock = tokio::time::timeout(Duration::from_millis(200), listener.accept()).await;
        assert!(knock.is_err());
    }

    #[tokio::test]
    async fn redirects_are_not_followed() {
        let target = Receiver::start(200).await;
        let first = Receiver::redirecting(&target.url("/secret")).await;
        let answer = local().post(&first.url("/"), HeaderMap::new(), b"x".to_vec()).await.unwrap();
        assert_eq!(answer.status, 307);
        assert_eq!(first.received().len(), 1);
        assert_eq!(target.received().len(), 0);
    }

    #[tokio::test]
    async fn long_answers_are_cut() {
        let receiver = Receiver::saying(200, vec![b'x'; 1_000_000]).await;
        let answer = local().post(&receiver.url("/"), HeaderMap::new(), Vec::new()).await.unwrap();
        assert_eq!(answer.body.len(), LONGEST_ANSWER);
    }

    #[tokio::test]
    async fn long_heads_are_no_answer() {
        let post = async |head: usize| {
            let receiver = Receiver::with_header("x-long", &"a".repeat(head)).await;
            local().post(&receiver.url("/"), HeaderMap::new(), Vec::new()).await
        };
        assert_eq!(post(10_000).await.unwrap().status, 200);
        assert!(matches!(post(100_000).await, Err(Undelivered::NoAnswer(_))));
    }

    #[tokio::test]
    async fn nobody_answers() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hidden-part", listener.local_addr().unwrap());
        drop(listener);
        let sent = local().post(&url, HeaderMap::new(), Vec::new()).await.unwrap_err();
        let Undelivered::NoAnswer(why) = sent else { panic!("{sent:?}") };
        assert!(!why.contains("hidden-part"), "{why}");
        let sent = local().look_up("http://no-such-name.invalid/").await;
        assert_eq!(sent.unwrap_err(), Barred::Unknown);
    }

    #[test]
    fn every_reason_has_its_text() {
        let all = [
            Barred::NoUrl,
            Barred::TooLong,
            Barred::NotHttps,
            Barred::Credentials,
            Barred::Private,
            Barred::Unknown,
        ];
        for why in all {
            assert!(Language::ALL.into_iter().all(|language| Words::has(language, why.key())), "{why:?}");
            assert!(why.to_string().ends_with('.'));
        }
    }
}
