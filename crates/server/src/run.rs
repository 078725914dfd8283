//! Starting and stopping a server.

use crate::{
    config::Config,
    hall::Hall,
    http::{self, App},
    listen,
    metrics::Metrics,
    store::{Store, StoreError},
};
use std::{net::SocketAddr, sync::Arc};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// What it works with.
    pub app: Arc<App>,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
}

/// Starts a server: opens what it keeps, and listens.
pub async fn start(mut config: Config) -> Result<Running, StoreError> {
    let store = Store::open(&config.place).await?;
    let listener = TcpListener::bind(config.listen).await.map_err(|why| {
        StoreError::Failed(format!("nobody can listen at {}: {why}; name another address", config.listen))
    })?;
    let address = listener.local_addr().unwrap_or(config.listen);
    config.listen = address;
    let (stop, stopping) = watch::channel(false);
    let hall = Hall::new(store, &config, Arc::new(Metrics::default()), stopping.clone());
    let app = App::new(config, Arc::clone(&hall), stopping.clone()).await?;
    hall.keep_up();
    let serving = tokio::spawn(listen::serve(listener, http::router(Arc::clone(&app)), stopping));
    Ok(Running { address, app, stop, serving })
}

impl Running {
    /// Stops: no new requests, those that are under way are finished, then everything is written.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        if let Err(why) = self.serving.await {
            tracing::error!(%why, "the server did not stop as it should");
        }
        self.app.hall.store.close().await;
    }
}
