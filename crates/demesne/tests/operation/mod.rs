//! Operating the server, through the real binary: figures, logs, settings, stopping, backups while it runs.

mod backups;
mod exposition;
mod figures;
mod logs;
mod settings;
mod stopping;

use crate::server_common::client::Client;
use demesne_wire::Done;
use serde_json::json;

/// The flags of a server that answers at any free port and limits nobody.
const QUIET: [&str; 4] = ["--listen", "127.0.0.1:0", "--rate-limit", "off"];

/// Two people at a table where a game is on.
async fn two(base: &str) -> (Client, Client, String) {
    let (ada, ben) = (Client::guest(base, "Ada").await, Client::guest(base, "Ben").await);
    let table = ada.make("tuscany", json!({})).await.line.id;
    ben.sit(&table, "p2").await.ok::<Done>();
    ada.ask(&table, "start").await.ok::<Done>();
    (ada, ben, table)
}

/// Whoever is to act plays; the number of the entry.
async fn play(ada: &Client, ben: &Client, table: &str) -> i64 {
    let turns =
        |view: &demesne_wire::TableView| view.play.as_ref().is_some_and(|play| !play.actions.is_empty());
    let client = if turns(&ada.view(table).await) { ada } else { ben };
    client.play_first(table).await.seq
}
