//! Connections where nothing happens.

use super::{
    figures::Figures,
    lost,
    player::{Player, socket, tell},
    server::{Folder, Server},
};
use crate::fault::Fault;
use demesne_wire::{FromClient, NewTable, TableView};
use futures_util::StreamExt as _;
use std::time::Duration;

/// Measures.
pub async fn measure(database: Option<&str>, connections: usize) -> Result<Figures, Fault> {
    let folder = Folder::new()?;
    let server = Server::start(database, &folder).await?;
    let mut owner = Player::arrive(server.address, "Ada").await?;
    let request: NewTable =
        serde_json::from_value(serde_json::json!({ "game": "burgundy" })).map_err(lost)?;
    let table: TableView = owner.connection.post("/api/tables", &request).await?;
    let before = server.megabytes();
    let mut sockets = Vec::new();
    for _ in 0..connections {
        let mut socket = socket(server.address, "").await?;
        let watch = FromClient::Watch { table: table.line.id.clone(), after: 0, seat: None, invite: None };
        tell(&mut socket, &watch).await?;
        // Its first news: it is known to the server now.
        socket.next().await.ok_or_else(|| lost("a socket was closed"))?.map_err(lost)?;
        sockets.push(socket);
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let mut figures = Figures::default();
    figures.add("connections", sockets.len() as f64, "");
    figures.add("memory_before", before, "MB");
    figures.add("memory", server.megabytes(), "MB");
    figures.add("memory_max", server.most_megabytes(), "MB");
    figures.add("each", (server.megabytes() - before) * 1000.0 / connections.max(1) as f64, "kB");
    Ok(figures)
}
