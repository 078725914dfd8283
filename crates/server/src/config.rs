//! What an operator can choose.

use crate::{http::File, store::Place};
use std::{net::SocketAddr, time::Duration};

/// The configuration of a server. It holds passwords, so there is no `Debug`: what is shown ends in logs.
#[derive(Clone)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where everything is kept.
    pub place: Place,
    /// The address that people see: links, passkeys and cookies depend on it. The listening address where nothing is said.
    pub public_url: Option<String>,
    /// Whether the address of a caller is in `X-Forwarded-For`, because a proxy stands before the server.
    pub trust_proxy: bool,
    /// The logins of administrators: of those accounts that there are when the server starts.
    pub administrators: Vec<String>,
    /// The mail server, `smtp://…` or `smtps://…`.
    pub smtp: Option<String>,
    /// From whom mails come.
    pub mail_from: Option<String>,
    /// How many tables are kept in memory.
    pub cache_tables: usize,
    /// Whether callers are limited in how much they ask.
    pub rate_limit: bool,
    /// Whether webhooks and push services may be in the server's own network.
    pub allow_local_targets: bool,
    /// Whether this process sends the calls that wait. Of several processes on one database one is enough.
    pub send_calls: bool,
    /// The page that it serves; without one there is the API alone.
    pub files: Vec<File>,
    /// How long it waits for callers, and they for it.
    pub patience: Patience,
}

/// How long things may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// A caller that has not sent the head of a request within this time, after it connected or since its last one, is gone.
    pub head: Duration,
    /// The longest that a request may take, its body included; waiting for events ends earlier.
    pub request: Duration,
    /// How long requests that are under way may take after the server was told to stop.
    pub last_requests: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        let seconds = Duration::from_secs;
        Patience { head: seconds(60), request: seconds(60), last_requests: seconds(10) }
    }
}

impl Config {
    /// A server on this machine alone.
    pub fn local(place: Place) -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7117)),
            place,
            public_url: None,
            trust_proxy: false,
            administrators: Vec::new(),
            smtp: None,
            mail_from: None,
            cache_tables: 2000,
            rate_limit: true,
            allow_local_targets: false,
            send_calls: true,
            files: Vec::new(),
            patience: Patience::default(),
        }
    }

    /// The address that people see, without a slash at its end.
    pub fn address(&self) -> String {
        match &self.public_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{}", self.listen),
        }
    }

    /// Whether people come over TLS: cookies are for TLS only then.
    pub fn is_secure(&self) -> bool {
        self.address().starts_with("https://")
    }
}
