//! `/healthz` and `/metrics`.

use super::{
    QUIET,
    exposition::{Family, read},
    play, two,
};
use crate::{
    served::Served,
    server_common::{client::Client, patience::until, postgres::PrivatePostgres, server::Folder},
};
use std::collections::BTreeMap;

/// Every figure that there is, with its kind. Whoever draws them depends on the names.
const FIGURES: [(&str, &str); 22] = [
    ("demesne_calls_failed_total", "counter"),
    ("demesne_calls_sent_total", "counter"),
    ("demesne_calls_waiting", "gauge"),
    ("demesne_connections", "gauge"),
    ("demesne_connections_total", "counter"),
    ("demesne_entries_total", "counter"),
    ("demesne_limited_total", "counter"),
    ("demesne_move_seconds", "histogram"),
    ("demesne_open_tables", "gauge"),
    ("demesne_people", "gauge"),
    ("demesne_people_present", "gauge"),
    ("demesne_request_seconds", "histogram"),
    ("demesne_requests_total", "counter"),
    ("demesne_store_appends", "gauge"),
    ("demesne_store_commits", "gauge"),
    ("demesne_store_failures", "gauge"),
    ("demesne_store_queued", "gauge"),
    ("demesne_store_up", "gauge"),
    ("demesne_tables_loaded_total", "counter"),
    ("demesne_tables_over", "gauge"),
    ("demesne_tables_playing", "gauge"),
    ("demesne_tables_waiting", "gauge"),
];

type Figures = BTreeMap<String, Family>;

async fn figures(base: &str) -> Figures {
    let reply = Client::stranger(base).get("/metrics").await;
    assert_eq!((reply.status, reply.media.as_str()), (200, "text/plain; version=0.0.4"));
    read(&reply.text()).unwrap_or_else(|why| panic!("{why}\n{}", reply.text()))
}

/// One sample.
fn figure(figures: &Figures, sample: &str) -> f64 {
    let mut families = figures.values();
    *families.find_map(|family| family.samples.get(sample)).unwrap_or_else(|| panic!("no {sample}"))
}

/// How much a sample grew.
fn growth(before: &Figures, after: &Figures, sample: &str) -> f64 {
    figure(after, sample) - figure(before, sample)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn figures_have_their_names_and_count() {
    let folder = Folder::new();
    let data = folder.0.display().to_string();
    let served = Served::with(&[&QUIET[..], &["--data", &data, "--log-level", "error"]].concat(), &[]);
    let base = served.base.as_str();
    let before = figures(base).await;
    let names: Vec<(&str, &str)> =
        before.iter().map(|(name, family)| (name.as_str(), family.kind.as_str())).collect();
    assert_eq!(names, FIGURES);

    let (ada, ben, table) = two(base).await;
    let made = figures(base).await;
    for _ in 0..5 {
        play(&ada, &ben, &table).await;
    }
    let mut live = ada.live().await;
    live.watch(&table, 0).await;
    live.events(&table).await.expect("a connection");
    ada.get("/api/tables/nonsense").await.refused(404, "no-such-table");
    ada.play(&table, 99_999, "ahead", "draw").await;
    ada.make("burgundy", serde_json::json!({})).await;
    let after = figures(base).await;
    for (sample, grows) in [
        ("demesne_entries_total", 6.0),
        ("demesne_store_appends", 6.0),
        ("demesne_move_seconds_count", 6.0),
        ("demesne_move_seconds_bucket{le=\"+Inf\"}", 6.0),
        ("demesne_requests_total{class=\"1xx\"}", 1.0),
        ("demesne_requests_total{class=\"4xx\"}", 2.0),
        ("demesne_requests_total{class=\"5xx\"}", 0.0),
        ("demesne_connections_total", 1.0),
        ("demesne_connections", 1.0),
        ("demesne_people_present", 1.0),
        ("demesne_open_tables", 1.0),
        ("demesne_tables_waiting", 1.0),
        ("demesne_tables_playing", 0.0),
        ("demesne_store_failures", 0.0),
        ("demesne_limited_total", 0.0),
    ] {
        assert_eq!(growth(&made, &after, sample), grows, "{sample}");
    }
    for (sample, grows) in
        [("demesne_entries_total", 9.0), ("demesne_tables_playing", 1.0), ("demesne_people", 2.0)]
    {
        assert_eq!(growth(&before, &after, sample), grows, "{sample}");
    }
    // Every request is counted by class, and by how long it took; the one that asks is counted when it is answered.
    let classes = |figures: &Figures| figures["demesne_requests_total"].samples.values().sum::<f64>();
    assert_eq!(classes(&after), figure(&after, "demesne_request_seconds_count"));
    assert!(classes(&after) > classes(&made) + 15.0);
    assert!(figure(&after, "demesne_move_seconds_sum") > 0.0);
    assert!(figure(&after, "demesne_store_commits") > 0.0);
    drop(live);
    until("a connection that has ended is one no more", async || {
        figure(&figures(base).await, "demesne_connections") == 0.0
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_is_well_while_its_database_is() {
    let postgres = PrivatePostgres::start_without_fsync();
    postgres.create_database("health");
    let served = Served::start(&["--database", &postgres.url("health")]);
    let anybody = Client::stranger(&served.base);
    let well = anybody.get("/healthz").await;
    assert_eq!((well.status, well.text().as_str()), (200, "ok\n"));
    postgres.kill();
    anybody.get("/healthz").await.refused(503, "storage");
    // Whoever watches the server sees that, and still all that it counts by itself.
    let without = figures(&served.base).await;
    assert_eq!(figure(&without, "demesne_store_up"), 0.0);
    let counted = ["demesne_tables_", "demesne_people", "demesne_calls_waiting"];
    let own = ["demesne_tables_loaded_total", "demesne_people_present"];
    let left_out =
        |(name, _): &(&str, &str)| counted.iter().any(|start| name.starts_with(start)) && !own.contains(name);
    let names: Vec<&str> = without.keys().map(String::as_str).collect();
    let expected: Vec<&str> =
        FIGURES.iter().filter(|figure| !left_out(figure)).map(|(name, _)| *name).collect();
    assert_eq!(names, expected);
    postgres.restart();
    until("it finds the database again by itself", async || anybody.get("/healthz").await.status == 200)
        .await;
    assert_eq!(figure(&figures(&served.base).await, "demesne_store_up"), 1.0);
}
