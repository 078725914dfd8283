//! Starting and stopping a server.

use crate::{
    config::Config,
    hall::{Administrators, Hall},
    http::{self, App},
    listen,
    metrics::Metrics,
    store::{Store, StoreError},
};
use std::{net::SocketAddr, sync::Arc, time::Duration};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};

/// How long calls that are on their way may take after the server was told to stop.
const LAST_CALLS: Duration = Duration::from_secs(10);

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// What it works with.
    pub app: Arc<App>,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
    /// What must be finished before the storage is closed.
    calling: Vec<JoinHandle<()>>,
}

/// Starts a server: opens what it keeps, and listens.
pub async fn start(mut config: Config) -> Result<Running, StoreError> {
    let store = Store::open(&config.place).await?;
    let listener = TcpListener::bind(config.listen).await.map_err(|why| {
        StoreError::Start(format!("Nobody can listen at {}: {why}; name another address.", config.listen))
    })?;
    let address = listener.local_addr().unwrap_or(config.listen);
    config.listen = address;
    let (stop, stopping) = watch::channel(false);
    let administrators = Administrators::find(&store, &config.administrators).await?;
    let hall = Hall::new(store, &config, administrators, Arc::new(Metrics::default()), stopping.clone());
    let app = App::new(config, Arc::clone(&hall), stopping.clone()).await?;
    let mut calling: Vec<JoinHandle<()>> = hall.keep_up().into_iter().collect();
    if app.config.send_calls {
        calling.push(tokio::spawn(Arc::clone(&app.sender).run()));
    }
    let (router, patience) = (http::router(Arc::clone(&app)), app.config.patience);
    let serving = tokio::spawn(listen::serve(listener, router, patience, stopping));
    Ok(Running { address, app, stop, serving, calling })
}

impl Running {
    /// Stops: no new requests, those that are under way are finished, then everything is written.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        if let Err(why) = self.serving.await {
            tracing::error!(%why, "the server did not stop as it should");
        }
        for calling in self.calling {
            if tokio::time::timeout(LAST_CALLS, calling).await.is_err() {
                tracing::warn!("some calls were not sent in time; they are sent after the next start");
            }
        }
        self.app.hall.store.close().await;
    }
}
