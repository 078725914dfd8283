//! For operators: whether the server is well, and its figures.

use super::App;
use crate::{metrics::Gauge, refusal::Refusal};
use axum::{
    Router,
    extract::State,
    http::{HeaderName, header},
    routing::get,
};
use std::{sync::Arc, time::Duration};

/// How long somebody who gathers figures waits for those that the database counts.
const COUNTING: Duration = Duration::from_secs(2);

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

async fn metrics(State(app): State<Arc<App>>) -> ([(HeaderName, &'static str); 1], String) {
    let (hall, stats) = (&app.hall, app.hall.store.stats());
    // Figures are wanted most when the database does not answer: then those that it counts are left out.
    let counts = tokio::time::timeout(COUNTING, hall.store.counts()).await.ok().and_then(Result::ok);
    let up = if counts.is_some() { 1.0 } else { 0.0 };
    let connections = hall.metrics.connections.get() - hall.metrics.disconnections.get();
    let gauge = |name, help, value: f64| Gauge { name, help, value };
    let mut gauges = vec![
        gauge("demesne_open_tables", "Tables in memory.", hall.count_open() as f64),
        gauge("demesne_connections", "WebSocket connections.", connections as f64),
        gauge("demesne_people_present", "People with a connection.", hall.count_present() as f64),
        gauge("demesne_store_up", "Whether the database answers.", up),
        gauge("demesne_store_appends", "Entries that the storage has written.", stats.appends as f64),
        gauge("demesne_store_commits", "Writes to disk that these took.", stats.commits as f64),
        gauge("demesne_store_failures", "Writes that failed.", stats.failures as f64),
        gauge("demesne_store_queued", "Entries that wait for the disk.", stats.queued as f64),
    ];
    if let Some(counts) = counts {
        gauges.extend([
            gauge("demesne_tables_waiting", "Tables that wait for players.", counts.open as f64),
            gauge("demesne_tables_playing", "Tables where a game is on.", counts.playing as f64),
            gauge("demesne_tables_over", "Tables whose game has ended.", counts.over as f64),
            gauge("demesne_people", "People who have a name here.", counts.people as f64),
            gauge("demesne_calls_waiting", "Notifications that wait.", counts.calls as f64),
        ]);
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], hall.metrics.text(&gauges))
}
