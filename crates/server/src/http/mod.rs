//! What callers see: the routes, and what stands before all of them.

mod answer;
mod body;
mod caller;
mod games;
mod guard;
mod limits;
mod live;
mod openapi;
mod operation;
mod page;
mod people;
mod tables;
mod watching;

pub use openapi::document;
pub use page::File;

use crate::{
    call::channels::Channels,
    config::Config,
    hall::{Hall, Sender},
    refusal::Refusal,
    store::StoreError,
};
use axum::{Router, middleware};
use limits::{Class, Limits};
use std::sync::Arc;
use tokio::sync::{Semaphore, watch};
use tower_http::{catch_panic::CatchPanicLayer, timeout::TimeoutLayer};

/// What handlers work with.
pub struct App {
    /// The configuration.
    pub config: Config,
    /// The tables.
    pub hall: Arc<Hall>,
    /// A secret of this server, from which codes are made.
    pub secret: String,
    /// Whoever sends calls.
    pub sender: Arc<Sender>,
    /// How many passwords may be hashed at once: each takes a core and much memory.
    hashing: Arc<Semaphore>,
    limits: Limits,
    /// Turns true when the server is told to stop.
    pub stopping: watch::Receiver<bool>,
}

impl App {
    /// All that handlers need.
    pub async fn new(
        config: Config,
        hall: Arc<Hall>,
        stopping: watch::Receiver<bool>,
    ) -> Result<Arc<App>, StoreError> {
        let secret = hall.store.meta_or("secret", &crate::secret::token()).await?;
        let limits = Limits::new(config.rate_limit);
        let channels = Channels::new(&config, &hall.store, &secret).await?;
        let sender = Sender::new(Arc::clone(&hall), channels);
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let hashing = Arc::new(Semaphore::new(threads));
        Ok(Arc::new(App { config, hall, secret, sender, hashing, limits, stopping }))
    }

    /// Refuses what somebody asks too often.
    fn spare(&self, who: &str, class: Class) -> Result<(), Refusal> {
        self.limits.check(who, class).map_err(|seconds| {
            self.hall.metrics.limited.add(1);
            Refusal { retry_after: Some(seconds), ..Refusal::new("too-many") }
        })
    }

    /// The public key that browsers need to agree to be called.
    pub fn push_key(&self) -> String {
        self.sender.channels.push_key()
    }
}

/// All routes.
pub fn router(app: Arc<App>) -> Router {
    let (api, document) = openapi::routes().split_for_parts();
    let api = openapi::serve(api, document);
    let longest = app.config.patience.request;
    Router::new()
        .merge(api)
        .merge(operation::routes())
        .merge(page::routes(&app.config.files))
        .fallback(answer::no_such_route)
        .method_not_allowed_fallback(answer::wrong_method)
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::limit))
        .layer(TimeoutLayer::with_status_code(axum::http::StatusCode::REQUEST_TIMEOUT, longest))
        .layer(CatchPanicLayer::custom(answer::panicked))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::speak))
        .with_state(app)
}
