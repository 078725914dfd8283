//! The client that carries what people ask to be sent: HTTP/1.1, over TLS where the address says so.
//!
//! It connects to nothing but what the [guard](super::guard) lets through. It follows no redirect, asks no proxy, waits for a
//! limited time and reads the beginning of an answer only.

use crate::call::guard::{Barred, Reach, resolve};
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::{ACCEPT, HeaderMap, HeaderValue, USER_AGENT};
use hyper::{Method, Request, Response, Uri};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client as Pool;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::client::legacy::connect::dns::Name;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use rustls::crypto::ring;
use std::error::Error;
use std::fmt;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::time::{Instant, timeout, timeout_at};
use tower::Service;

/// What may go wrong on the way, with its causes inside.
pub type Cause = Box<dyn Error + Send + Sync>;

type Soon<T> = Pin<Box<dyn Future<Output = Result<T, Cause>> + Send>>;

const CONNECT: Duration = Duration::from_secs(5);
const WHOLE: Duration = Duration::from_secs(10);
const IDLE: Duration = Duration::from_secs(30);

/// The most bytes of an answer before its body: many are waited for at once, and each could be as long as its sender likes.
const LONGEST_HEAD: usize = 16 * 1024;

/// It took longer than anybody waits.
#[derive(Debug)]
pub struct TooSlow;

impl fmt::Display for TooSlow {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("it took too long")
    }
}

impl Error for TooSlow {}

/// What came back: its status, its headers and the beginning of its body.
pub type Answer = Response<Vec<u8>>;

/// The client. Copies share their connections.
#[derive(Clone, Debug)]
pub struct Client {
    pool: Pool<Hasty<HttpsConnector<HttpConnector<Resolver>>>, Full<Bytes>>,
}

impl Client {
    /// Made once. It speaks without TLS only where it may go everywhere.
    pub fn new(reach: Reach) -> Result<Client, String> {
        let mut tcp = HttpConnector::new_with_resolver(Resolver(reach));
        // Whether it may be without TLS is decided one layer above.
        tcp.enforce_http(false);
        tcp.set_nodelay(true);
        tcp.set_connect_timeout(Some(CONNECT));
        let tls = HttpsConnectorBuilder::new()
            .with_provider_and_webpki_roots(ring::default_provider())
            .map_err(|error| error.to_string())?;
        let tls = match reach {
            Reach::Public => tls.https_only(),
            Reach::Local => tls.https_or_http(),
        };
        let connector = Hasty(tls.enable_http1().wrap_connector(tcp));
        let pool = Pool::builder(TokioExecutor::new())
            .pool_idle_timeout(IDLE)
            .pool_timer(TokioTimer::new())
            .http1_max_buf_size(LONGEST_HEAD)
            .build(connector);
        Ok(Client { pool })
    }

    /// Sends something and reads at most `most` bytes of the answer. An answer that breaks off, or is not whole in time,
    /// is given as far as it came.
    pub async fn post(
        &self,
        url: Uri,
        headers: HeaderMap,
        body: Vec<u8>,
        most: usize,
    ) -> Result<Answer, Cause> {
        let until = Instant::now() + WHOLE;
        let mut request = Request::new(Full::from(body));
        *request.method_mut() = Method::POST;
        *request.uri_mut() = url;
        *request.headers_mut() = headers;
        request.headers_mut().entry(ACCEPT).or_insert(HeaderValue::from_static("*/*"));
        let name = HeaderValue::from_static(concat!("Demesne/", env!("CARGO_PKG_VERSION")));
        request.headers_mut().entry(USER_AGENT).or_insert(name);
        let (head, mut rest) =
            timeout_at(until, self.pool.request(request)).await.map_err(|_| TooSlow)??.into_parts();
        let mut start = Vec::new();
        while start.len() < most {
            let Some(chunk) = timeout_at(until, chunk(&mut rest)).await.ok().flatten() else { break };
            start.extend_from_slice(&chunk[..chunk.len().min(most - start.len())]);
        }
        Ok(Response::from_parts(head, start))
    }
}

/// The next bytes of an answer; none at its end, or where it breaks off.
async fn chunk(body: &mut Incoming) -> Option<Bytes> {
    loop {
        // What is no data comes behind all data, and nobody asked for it.
        if let Ok(bytes) = body.frame().await?.ok()?.into_data() {
            return Some(bytes);
        }
    }
}

/// Gives the addresses of a name that may be connected to, and no others.
#[derive(Clone, Debug)]
struct Resolver(Reach);

impl Service<Name> for Resolver {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = Barred;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Response, Barred>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Barred>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        let reach = self.0;
        Box::pin(async move { Ok(resolve(name.as_str(), reach).await?.into_iter()) })
    }
}

/// Limits how long a connection takes with all that belongs to it: name, TCP and TLS.
#[derive(Clone, Debug)]
struct Hasty<C>(C);

impl<C> Service<Uri> for Hasty<C>
where
    C: Service<Uri, Error = Cause>,
    C::Future: Send + 'static,
{
    type Response = C::Response;
    type Error = Cause;
    type Future = Soon<C::Response>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Cause>> {
        self.0.poll_ready(context)
    }

    fn call(&mut self, uri: Uri) -> Self::Future {
        let made = timeout(CONNECT, self.0.call(uri));
        Box::pin(async move { made.await.map_err(|_| TooSlow)? })
    }
}
