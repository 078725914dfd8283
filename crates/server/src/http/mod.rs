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

use crate::{config::Config, hall::Hall, store::StoreError};
use axum::{Router, middleware};
use limits::Limits;
use std::{sync::Arc, time::Duration};
use tokio::sync::watch;
use tower_http::{catch_panic::CatchPanicLayer, timeout::TimeoutLayer};

/// The longest that a request may take; waiting for events ends earlier.
const LONGEST: Duration = Duration::from_secs(60);

/// What handlers work with.
pub struct App {
    /// The configuration.
    pub config: Config,
    /// The tables.
    pub hall: Arc<Hall>,
    /// A secret of this server, from which codes are made.
    pub secret: String,
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
        Ok(Arc::new(App { config, hall, secret, limits, stopping }))
    }
}

/// All routes.
pub fn router(app: Arc<App>) -> Router {
    let (api, document) = openapi::routes().split_for_parts();
    let api = openapi::serve(api, document);
    Router::new()
        .merge(api)
        .merge(operation::routes())
        .merge(page::routes())
        .fallback(answer::no_such_route)
        .method_not_allowed_fallback(answer::wrong_method)
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::limit))
        .layer(TimeoutLayer::with_status_code(axum::http::StatusCode::REQUEST_TIMEOUT, LONGEST))
        .layer(CatchPanicLayer::custom(answer::panicked))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::speak))
        .with_state(app)
}
