//! Every route of a table, from the making to the record: what it does, and what it refuses to whom.

mod ending;
mod making;
mod moves;
mod refusals;
mod seats;
mod undo;

use crate::common::{client::Client, server::TestServer};
use serde_json::{Value, json};

/// Two people at a game that has begun.
pub async fn two(server: &TestServer, game: &str, more: Value) -> (Client, Client, String) {
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.make(game, more).await.line.id;
    let view = ada.view(&table).await;
    let invite = view.invite.expect("the owner may invite");
    let body = json!({"id": crate::common::client::fresh(), "invite": invite});
    let sat = ben.post(&format!("/api/tables/{table}/seats/p2"), body).await;
    assert_eq!(sat.status, 200, "{}", sat.text());
    assert_eq!(ada.ask(&table, "start").await.status, 200);
    (ada, ben, table)
}

/// Of two people the one who is to act, and the other. What both choose together is chosen before.
pub async fn in_turn(ada: Client, ben: Client, table: &str) -> (Client, Client) {
    while ada.view(table).await.line.seats.iter().all(|seat| seat.to_act) {
        ada.play_first(table).await;
    }
    match ada.view(table).await.line.your_turn {
        true => (ada, ben),
        false => (ben, ada),
    }
}
