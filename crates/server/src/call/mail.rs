//! Mail: plain text over the operator's SMTP server.

use crate::call::message::Letter;
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};
use std::fmt;
use std::net::IpAddr;
use std::time::Duration;
use url::Url;

/// The most bytes of an address, as the standard has it.
pub const LONGEST_ADDRESS: usize = 254;

const PATIENCE: Duration = Duration::from_secs(20);

/// Why mail cannot be set up. The operator reads it at the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadMailer(String);

impl fmt::Display for BadMailer {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for BadMailer {}

/// Why a mail was not sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsent {
    /// Whether trying again does not help.
    pub lasting: bool,
    /// The sentence for the log.
    pub why: String,
}

impl fmt::Display for Unsent {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.why)
    }
}

impl std::error::Error for Unsent {}

/// The way to the operator's SMTP server.
#[derive(Clone, Debug)]
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    /// Reads the operator's settings.
    ///
    /// `smtps://user:password@host` speaks TLS from the start, `smtp://…` by STARTTLS, which the server must offer. A
    /// relay on the same machine needs none. `?tls=required`, `?tls=opportunistic` or `?tls=none` says it otherwise.
    /// `from` is an address, or `Name <address>`.
    pub fn new(url: &str, from: &str) -> Result<Mailer, BadMailer> {
        let from = from.parse().map_err(|_| {
            BadMailer(format!(
                "\"{from}\" is not a sender of mail: write an address, or Name <name@example.org>."
            ))
        })?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(plain_url(url)?.as_str())
            .map_err(|error| BadMailer(format!("The mail server cannot be used: {error}.")))?
            .timeout(Some(PATIENCE))
            .build();
        Ok(Mailer { transport, from })
    }

    /// Sends a mail. `unsubscribe` is where the person says that they want no more.
    pub async fn send(&self, to: &str, letter: &Letter, unsubscribe: Option<&str>) -> Result<(), Unsent> {
        let message = self.message(to, letter, unsubscribe)?;
        self.transport.send(message).await.map(drop).map_err(|error| Unsent {
            lasting: error.is_permanent(),
            why: if error.is_timeout() {
                "The mail server did not answer in time.".to_owned()
            } else {
                format!("The mail server did not take the mail: {error}.")
            },
        })
    }

    fn message(&self, to: &str, letter: &Letter, unsubscribe: Option<&str>) -> Result<Message, Unsent> {
        let lasting = |why: String| Unsent { lasting: true, why };
        let address =
            read_address(to).ok_or_else(|| lasting("The address is not an e-mail address.".to_owned()))?;
        let mut builder = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, address))
            .subject(letter.subject.as_str())
            .message_id(None)
            // Nobody's holiday notice should answer to this.
            .header(AutoSubmitted)
            .header(ContentType::TEXT_PLAIN);
        if let Some(url) = unsubscribe.and_then(|url| Url::parse(url).ok()) {
            builder = builder.header(ListUnsubscribe(url.into())).header(OneClick);
        }
        builder
            .body(letter.body.clone())
            .map_err(|error| lasting(format!("The mail could not be written: {error}.")))
    }
}

/// Whether a text is an address that mail can be sent to.
pub fn is_address(text: &str) -> bool {
    read_address(text).is_some()
}

fn read_address(text: &str) -> Option<Address> {
    if text.len() > LONGEST_ADDRESS {
        return None;
    }
    text.parse().ok()
}

/// The address of the mail server with its TLS spelt out, as the library wants it.
fn plain_url(text: &str) -> Result<Url, BadMailer> {
    // The text itself is never repeated: it holds a password.
    let bad = |why: &str| BadMailer(format!("The address of the mail server cannot be used: {why}"));
    let mut url = Url::parse(text)
        .map_err(|_| bad("write smtps://user:password@host or smtp://user:password@host."))?;
    if !matches!(url.scheme(), "smtp" | "smtps") {
        return Err(bad("it must start with smtp:// or smtps://."));
    }
    let host = url.host_str().filter(|host| !host.is_empty()).ok_or_else(|| bad("it names no host."))?;
    let address = host.trim_matches(['[', ']']).parse::<IpAddr>();
    let local = host == "localhost" || address.is_ok_and(|address| address.is_loopback());
    let said = url.query_pairs().find(|(name, _)| name == "tls").map(|(_, value)| value.into_owned());
    let tls = match (url.scheme(), said.as_deref()) {
        ("smtps", None) => None,
        ("smtp", None) => (!local).then_some("required"),
        ("smtp", Some("none")) => None,
        ("smtp", Some("required")) => Some("required"),
        ("smtp", Some("opportunistic")) => Some("opportunistic"),
        _ => return Err(bad("its tls is required, opportunistic or none, and smtps:// needs no such word.")),
    };
    url.set_query(tls.map(|tls| format!("tls={tls}")).as_deref());
    Ok(url)
}

/// Where to say that one wants no more mail (RFC 2369).
#[derive(Clone)]
struct ListUnsubscribe(String);

impl Header for ListUnsubscribe {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe")
    }

    fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(ListUnsubscribe(text.trim_matches(['<', '>']).to_owned()))
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), format!("<{}>", self.0))
    }
}

/// A mail program may do it by itself, with one click of its person (RFC 8058).
#[derive(Clone)]
struct OneClick;

impl Header for OneClick {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe-Post")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(OneClick)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "List-Unsubscribe=One-Click".to_owned())
    }
}

/// No person wrote this (RFC 3834).
#[derive(Clone)]
struct AutoSubmitted;

impl Header for AutoSubmitted {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("Auto-Submitted")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(AutoSubmitted)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "auto-generated".to_owned())
    }
}

#[cfg(test)]
mod tests;
