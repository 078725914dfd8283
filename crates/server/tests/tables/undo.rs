//! Taking back: one's own steps at once, more if all agree, as the table's policy says.

use crate::{
    common::{
        client::{Client, Reply, fresh},
        server::TestServer,
    },
    tables::{in_turn, two},
};
use demesne_wire::{Done, Happening, TableView};
use serde_json::{Value, json};

async fn undo(who: &Client, table: &str, more: Value) -> Reply {
    let mut body = json!({"seen": who.view(table).await.seq, "id": fresh()});
    if let (Value::Object(body), Value::Object(more)) = (&mut body, more) {
        body.extend(more);
    }
    who.post(&format!("/api/tables/{table}/undo"), body).await
}

async fn answer(who: &Client, table: &str, agrees: bool) -> Reply {
    let body = json!({"id": fresh(), "agrees": agrees});
    who.post(&format!("/api/tables/{table}/undo/answer"), body).await
}

fn length(view: &TableView) -> usize {
    view.play.as_ref().expect("a game").length
}

/// Plays until somebody can take back a step; who, and the others.
async fn until_undoable(ada: &Client, ben: &Client, table: &str) -> (Client, Client) {
    for _ in 0..200 {
        let (first, second) = in_turn(ada.clone(), ben.clone(), table).await;
        first.play_first(table).await;
        for (one, other) in [(&first, &second), (&second, &first)] {
            if one.view(table).await.play.expect("a game").undo_to.is_some() {
                return (one.clone(), other.clone());
            }
        }
    }
    panic!("nobody could take anything back");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ones_own_last_step_is_taken_back_at_once() {
    let server = TestServer::start().await;
    for policy in ["own", "agreed"] {
        let (ada, ben, table) = two(&server, "tuscany", json!({"undo": policy})).await;
        let (who, other) = until_undoable(&ada, &ben, &table).await;
        let before = who.view(&table).await;
        let to = before.play.as_ref().expect("a game").undo_to.expect("a step");
        assert_eq!(to, length(&before) - 1);
        let done: Done = undo(&who, &table, json!({})).await.ok();
        assert!(
            matches!(&done.events.last().expect("an event").what, Happening::Undone { length, .. } if *length == to)
        );
        assert_eq!(length(&other.view(&table).await), to);
        server
            .stranger()
            .post(&format!("/api/tables/{table}/undo"), json!({"id": "x", "seen": 1}))
            .await
            .refused(401, "sign-in-first");
        server
            .guest("Eve")
            .await
            .post(&format!("/api/tables/{table}/undo"), json!({"id": "x", "seen": 1}))
            .await
            .refused(403, "no-seat");
        let stale = json!({"id": fresh(), "seen": 1});
        assert!(
            who.post(&format!("/api/tables/{table}/undo"), stale)
                .await
                .refused(409, "stale")
                .missed
                .is_some()
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_policy_of_the_table_decides() {
    let server = TestServer::start().await;
    let (ada, ben, table) = two(&server, "tuscany", json!({"undo": "none"})).await;
    let (first, _) = in_turn(ada, ben, &table).await;
    first.play_first(&table).await;
    assert_eq!(first.view(&table).await.play.expect("a game").undo_to, None);
    undo(&first, &table, json!({})).await.refused(409, "undo-not-allowed");

    let (ada, ben, table) = two(&server, "tuscany", json!({"undo": "own"})).await;
    let opening = length(&ada.view(&table).await);
    let (first, second) = in_turn(ada, ben, &table).await;
    first.play_first(&table).await;
    undo(&second, &table, json!({"length": opening})).await.refused(409, "undo-not-allowed");
    undo(&second, &table, json!({"length": opening - 1})).await.refused(409, "undo-nothing");
    undo(&second, &table, json!({"length": 100_000})).await.refused(409, "undo-nothing");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn further_back_if_all_agree() {
    let server = TestServer::start().await;
    let (ada, ben, table) = two(&server, "tuscany", json!({})).await;
    let start = length(&ada.view(&table).await);
    undo(&ada, &table, json!({})).await.refused(409, "undo-nothing");
    answer(&ben, &table, true).await.refused(409, "undo-not-asked");
    for _ in 0..6 {
        let (first, _) = in_turn(ada.clone(), ben.clone(), &table).await;
        first.play_first(&table).await;
    }
    undo(&ada, &table, json!({"length": start - 1})).await.refused(409, "undo-nothing");
    // Refused.
    let asked: Done = undo(&ada, &table, json!({"length": start})).await.ok();
    assert!(
        matches!(asked.events.last().expect("an event").what, Happening::UndoAsked { length, .. } if length == start)
    );
    let wish = ben.view(&table).await.play.expect("a game").undo_asked.expect("a wish");
    assert_eq!((wish.by.as_str(), wish.length, wish.waits_for), ("p1", start, vec!["p2".to_owned()]));
    answer(&ada, &table, true).await.refused(409, "undo-not-asked");
    server
        .guest("Eve")
        .await
        .post(&format!("/api/tables/{table}/undo/answer"), json!({"id": "x", "agrees": true}))
        .await
        .refused(403, "no-seat");
    let no: Done = answer(&ben, &table, false).await.ok();
    assert!(matches!(&no.events[0].what, Happening::UndoAnswered { agrees: false, .. }));
    answer(&ben, &table, true).await.refused(409, "undo-not-asked");
    // Overtaken by a move.
    undo(&ada, &table, json!({"length": start})).await.ok::<Done>();
    let (first, _) = in_turn(ada.clone(), ben.clone(), &table).await;
    first.play_first(&table).await;
    answer(&ben, &table, true).await.refused(409, "undo-not-asked");
    // Agreed.
    undo(&ada, &table, json!({"length": start})).await.ok::<Done>();
    let yes: Done = answer(&ben, &table, true).await.ok();
    assert!(matches!(&yes.events[0].what, Happening::Undone { length, .. } if *length == start));
    assert_eq!(length(&ben.view(&table).await), start);
    let (first, _) = in_turn(ada, ben, &table).await;
    first.play_first(&table).await;
}

/// With bots alone at the table nobody has to be asked.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_agree_to_everything() {
    let server = TestServer::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.make("tuscany", json!({"bots": {"p2": "random"}, "start": true})).await.line.id;
    let opening = match &ada.events(&table, 1).await.events[0].what {
        Happening::Started { length, .. } => *length,
        other => panic!("{other:?}"),
    };
    let mut seen = ada.events(&table, 0).await;
    let mut moves = 0;
    while moves < 3 {
        let view = ada.view(&table).await;
        if view.line.your_turn {
            ada.play_first(&table).await;
            moves += 1;
        } else {
            seen = ada.wait(&table, view.seq.max(seen.seq)).await;
        }
    }
    // The bot may act at the same time: then the wish is stale, and comes again.
    let done: Done = loop {
        let reply = undo(&ada, &table, json!({"length": opening})).await;
        if reply.status == 200 {
            break reply.ok();
        }
        reply.refused(409, "stale");
    };
    assert!(
        matches!(&done.events.last().expect("an event").what, Happening::Undone { length, .. } if *length == opening)
    );
}
