//! Listening: connections come in, each is served on its own, and all are let finish when the server stops.
//!
//! axum's own loop would do, but it sets no time within which a caller must say what it wants.

use crate::config::Patience;
use axum::{Router, extract::ConnectInfo};
use hyper::{body::Incoming, server::conn::http1};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::{convert::Infallible, pin::pin, time::Duration};
use tokio::{
    net::TcpListener,
    sync::{mpsc, watch},
};
use tower::ServiceExt as _;

/// A pause where the system has no more connections to give.
const EXHAUSTED: Duration = Duration::from_millis(100);

/// Serves until the server is told to stop, and then until all requests that are under way are finished.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    patience: Patience,
    mut stopping: watch::Receiver<bool>,
) {
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(patience.head);
    // Every connection holds one end; when all are gone, the other one hears of it.
    let (open, mut closed) = mpsc::channel::<Infallible>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = async { stopping.wait_for(|stop| *stop).await.is_ok() } => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(why) => {
                tracing::warn!(%why, "a connection could not be taken");
                tokio::time::sleep(EXHAUSTED).await;
                continue;
            }
        };
        // Small answers are sent at once instead of waiting for more; where the system refuses, they are only slower.
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            let answer = router.clone().oneshot(request);
            async move { Ok::<_, Infallible>(answer.await.unwrap_or_else(|never| match never {})) }
        });
        let connection = server.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let (open, mut stopping) = (open.clone(), stopping.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            let served = tokio::select! {
                served = connection.as_mut() => served,
                _ = async { stopping.wait_for(|stop| *stop).await.is_ok() } => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(why) = served {
                tracing::debug!(%address, %why, "a connection broke off");
            }
            drop(open);
        });
    }
    drop(listener);
    drop(open);
    if tokio::time::timeout(patience.last_requests, closed.recv()).await.is_err() {
        tracing::warn!("some requests were not finished in time");
    }
}
