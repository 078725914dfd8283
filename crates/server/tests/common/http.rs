//! A small HTTP client for tests: plain HTTP/1.1 to this machine, no proxy, no redirect, no cookie that nobody gave.
#![allow(dead_code)] // Every test uses some of it.

pub use hyper::{
    HeaderMap, Method, StatusCode,
    header::{HeaderName, HeaderValue},
};

use http_body_util::{BodyExt as _, Full};
use hyper::{
    Request, Uri,
    body::{Bytes, Incoming},
    http::response::Parts,
};
use hyper_util::{
    client::legacy::{Client as Pool, connect::HttpConnector},
    rt::TokioExecutor,
};
use std::{error, fmt, future::Future, time::Duration};
use tokio::time::{Instant, timeout_at};
use url::Url;

/// Longer than any test takes.
const FOREVER: Duration = Duration::from_secs(24 * 60 * 60);

/// Why no whole answer came.
#[derive(Debug)]
pub struct Error(String);

impl Error {
    fn new(why: &dyn error::Error) -> Error {
        let mut text = why.to_string();
        let mut inner = why.source();
        while let Some(cause) = inner {
            text += &format!(": {cause}");
            inner = cause.source();
        }
        Error(text)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl error::Error for Error {}

/// A client. Clones share their connections.
#[derive(Clone)]
pub struct Client {
    pool: Pool<HttpConnector, Full<Bytes>>,
    patience: Duration,
}

impl Client {
    /// One that waits for as long as it takes.
    pub fn new() -> Client {
        Client::patient(FOREVER)
    }

    /// One that waits so long for a whole answer.
    pub fn patient(patience: Duration) -> Client {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        Client { pool: Pool::builder(TokioExecutor::new()).build(connector), patience }
    }

    /// A request to an address. What may not stand in one is escaped, as browsers do.
    pub fn request(&self, method: Method, url: impl AsRef<str>) -> RequestBuilder {
        let url = Url::parse(url.as_ref()).map_err(|why| Error::new(&why));
        let url = url.and_then(|url| url.as_str().parse::<Uri>().map_err(|why| Error::new(&why)));
        let request = url.map(|url| {
            let mut request = Request::new(Full::default());
            (*request.method_mut(), *request.uri_mut()) = (method, url);
            request.headers_mut().insert("accept", HeaderValue::from_static("*/*"));
            request
        });
        RequestBuilder { pool: self.pool.clone(), patience: self.patience, request }
    }
}

/// A request that is being written.
pub struct RequestBuilder {
    pool: Pool<HttpConnector, Full<Bytes>>,
    patience: Duration,
    request: Result<Request<Full<Bytes>>, Error>,
}

impl RequestBuilder {
    /// One more header.
    pub fn header<V>(mut self, name: &str, value: V) -> RequestBuilder
    where
        V: TryInto<HeaderValue, Error: error::Error>,
    {
        if let Ok(request) = &mut self.request {
            let name = HeaderName::try_from(name).map_err(|why| Error::new(&why));
            match (name, value.try_into().map_err(|why| Error::new(&why))) {
                (Ok(name), Ok(value)) => drop(request.headers_mut().append(name, value)),
                (Err(why), _) | (_, Err(why)) => self.request = Err(why),
            }
        }
        self
    }

    /// The header of a program that has a token.
    pub fn bearer_auth(self, token: &str) -> RequestBuilder {
        self.header("authorization", format!("Bearer {token}"))
    }

    pub fn body(mut self, body: impl Into<Bytes>) -> RequestBuilder {
        if let Ok(request) = &mut self.request {
            *request.body_mut() = Full::new(body.into());
        }
        self
    }

    pub fn timeout(self, patience: Duration) -> RequestBuilder {
        RequestBuilder { patience, ..self }
    }

    /// Sends it; the body of the answer may still be under way then.
    pub async fn send(self) -> Result<Response, Error> {
        let until = Instant::now() + self.patience;
        let sent = self.pool.request(self.request?);
        let (head, body) = in_time(until, sent).await?.into_parts();
        Ok(Response { head, body, until })
    }
}

/// An answer.
pub struct Response {
    head: Parts,
    body: Incoming,
    until: Instant,
}

impl Response {
    pub fn status(&self) -> StatusCode {
        self.head.status
    }

    pub fn headers(&self) -> &HeaderMap {
        &self.head.headers
    }

    /// The whole body.
    pub async fn bytes(self) -> Result<Bytes, Error> {
        Ok(in_time(self.until, self.body.collect()).await?.to_bytes())
    }

    /// The whole body as text.
    pub async fn text(self) -> Result<String, Error> {
        Ok(String::from_utf8_lossy(&self.bytes().await?).into_owned())
    }
}

async fn in_time<T, E: error::Error>(
    until: Instant,
    work: impl Future<Output = Result<T, E>>,
) -> Result<T, Error> {
    let done = timeout_at(until, work).await.map_err(|_| Error("it took too long".to_owned()))?;
    done.map_err(|why| Error::new(&why))
}
