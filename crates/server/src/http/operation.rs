//! For operators: whether the server is well, and its figures.

use super::App;
use crate::{metrics::Gauge, refusal::Refusal};
use axum::{
    Router,
    extract::State,
    http::{HeaderName, header},
    routing::get,
};
use std::sync::Arc;

pub fn routes() -> Router<Arc<App>> {
    Router::new().route("/healthz", get(healthy)).route("/metrics", get(metrics))
}

async fn healthy(State(app): State<Arc<App>>) -> Result<&'static str, Refusal> {
    if app.hall.is_stopping() {
        return Refusal::err("stopping");
    }
    app.hall.store.healthy().await?;
    Ok("ok\n")
}

async fn metrics(State(app): State<Arc<App>>) -> Result<([(HeaderName, &'static str); 1], String), Refusal> {
    let (hall, counts) = (&app.hall, app.hall.store.counts().await?);
    let stats = hall.store.stats();
    let connections = hall.metrics.connections.get() - hall.metrics.disconnections.get();
    let gauge = |name, help, value: f64| Gauge { name, help, value };
    let text = hall.metrics.text(&[
        gauge("demesne_open_tables", "Tables in memory.", hall.count_open() as f64),
        gauge("demesne_connections", "WebSocket connections.", connections as f64),
        gauge("demesne_people_present", "People with a connection.", hall.count_present() as f64),
        gauge("demesne_tables_waiting", "Tables that wait for players.", counts.open as f64),
        gauge("demesne_tables_playing", "Tables where a game is on.", counts.playing as f64),
        gauge("demesne_tables_over", "Tables whose game has ended.", counts.over as f64),
        gauge("demesne_people", "People who have a name here.", counts.people as f64),
        gauge("demesne_calls_waiting", "Notifications that wait.", counts.calls as f64),
        gauge("demesne_store_appends", "Entries that the storage has written.", stats.appends as f64),
        gauge("demesne_store_commits", "Writes to disk that these took.", stats.commits as f64),
        gauge("demesne_store_failures", "Writes that failed.", stats.failures as f64),
        gauge("demesne_store_queued", "Entries that wait for the disk.", stats.queued as f64),
    ]);
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text))
}
