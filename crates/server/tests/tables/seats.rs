//! Who sits where: sitting down, leaving, bots, starting, handing over, administrators.

use crate::{
    common::{
        client::{Client, fresh},
        server::TestServer,
    },
    tables::two,
};
use demesne_wire::{Done, HandOver, Happening, Status, TableView};
use serde_json::json;

/// The longest that a bot at a table may think, in milliseconds.
const LONGEST_THOUGHT: i64 = 10_000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_sit_down_and_leave() {
    let server = TestServer::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let table = ada.make("tuscany", json!({"setup": {"players": "3"}})).await.line.id;
    let done: Done = ben.sit(&table, "p2").await.ok();
    assert_eq!((done.table.as_str(), done.seq, done.events.len()), (table.as_str(), 2, 1));
    assert!(
        matches!(&done.events[0].what, Happening::Sat { seat, who } if seat == "p2" && who.name == "Ben")
    );
    eve.sit(&table, "p2").await.refused(409, "seat-taken");
    eve.sit(&table, "p4").await.refused(404, "no-such-seat");
    ben.sit(&table, "p2").await.refused(409, "already-seated");
    ada.ask(&table, "start").await.refused(409, "table-not-full");
    ben.ask(&table, "start").await.refused(403, "not-owner");
    let seat = |seat: &str| format!("/api/tables/{table}/seats/{seat}");
    eve.delete(&seat("p2"), json!({"id": fresh()})).await.refused(403, "not-your-seat");
    ada.delete(&seat("p3"), json!({"id": fresh()})).await.refused(409, "seat-empty");
    ben.delete(&seat("p2"), json!({"id": fresh()})).await.ok::<Done>();
    eve.sit(&table, "p2").await.ok::<Done>();
    ada.delete(&seat("p2"), json!({"id": fresh()})).await.ok::<Done>();
    assert!(ada.view(&table).await.line.seats[1].who.is_none(), "the owner can free any seat");
    // Bots, by the owner alone.
    ben.post(&seat("p2"), json!({"id": fresh(), "bot": "greedy"})).await.refused(403, "not-owner");
    ada.post(&seat("p2"), json!({"id": fresh(), "bot": "genius"})).await.refused(422, "bad-level");
    ada.post(&seat("p2"), json!({"id": fresh(), "bot": "duke:60s"})).await.refused(422, "slow-level");
    ada.post(&seat("p1"), json!({"id": fresh(), "bot": "greedy"})).await.refused(409, "seat-taken");
    ada.post(&seat("p2"), json!({"id": fresh(), "bot": "greedy"})).await.ok::<Done>();
    ada.post(&seat("p3"), json!({"id": fresh(), "bot": "random"})).await.ok::<Done>();
    let begun: Done = ada.ask(&table, "start").await.ok();
    assert!(matches!(begun.events[0].what, Happening::Started { .. }));
    for (path, who) in [("p2", &eve), ("p3", &ben)] {
        who.sit(&table, path).await.refused(409, "table-started");
    }
    ada.delete(&seat("p1"), json!({"id": fresh()})).await.refused(409, "table-started");
    ada.ask(&table, "start").await.refused(409, "table-started");
}

/// How long a bot may think is part of what was agreed: it is shown, kept through a restart and in a rematch, and nobody waits longer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_keeps_the_time_that_its_table_gave_it() {
    let server = TestServer::start().await;
    let ada = server.guest("Ada").await;
    let bots = json!({"p2": "duke:150ms"});
    let table = ada.make("burgundy", json!({"bots": bots, "start": true})).await.line.id;
    let level = async |ada: &Client| ada.view(&table).await.line.seats[1].bot.clone();
    assert_eq!(level(&ada).await.as_deref(), Some("duke:150ms"));
    let server = server.restart().await;
    let ada = ada.at(&server.base);
    assert_eq!(level(&ada).await.as_deref(), Some("duke:150ms"), "after a restart");
    // The person acts until the bot has decided three times: each in its time and what it takes to write and to tell, which on a busy machine
    // may be much. Without a time of its own it would have taken the longest that any table can give.
    let (mut decided, mut seen, mut before) = (0, ada.view(&table).await.seq, i64::MAX);
    while decided < 3 {
        if ada.view(&table).await.line.seats[0].to_act {
            ada.play_first(&table).await;
        }
        for event in ada.wait(&table, seen).await.events {
            if matches!(&event.what, Happening::Played { seat, .. } if seat == "p2") {
                decided += 1;
                assert!(event.at - before < LONGEST_THOUGHT, "it took {} ms", event.at - before);
            }
            (seen, before) = (event.seq, event.at);
        }
    }
    ada.ask(&table, "resign").await.ok::<Done>();
    let again: TableView = ada.ask(&table, "rematch").await.ok();
    assert_eq!(again.line.seats[0].bot.as_deref(), Some("duke:150ms"), "everybody moved on by a seat");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_table_is_joined_by_its_link() {
    let server = TestServer::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let made = ada.make("tuscany", json!({"private": true})).await;
    let (table, invite) = (made.line.id, made.invite.expect("an invitation"));
    ben.sit(&table, "p2").await.refused(404, "no-such-table");
    let seat = format!("/api/tables/{table}/seats/p2");
    ben.post(&seat, json!({"id": fresh(), "invite": "wrong"})).await.refused(404, "no-such-table");
    ben.post(&seat, json!({"id": fresh(), "invite": invite})).await.ok::<Done>();
    assert!(ben.view(&table).await.line.seats[1].you);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_handed_over_once() {
    let server = TestServer::start().await;
    let (ada, ben, table) = two(&server, "tuscany", json!({})).await;
    let (eve, fay) = (server.guest("Eve").await, server.guest("Fay").await);
    eve.ask(&table, "hand-over").await.refused(403, "no-seat");
    let given: HandOver = ben.ask(&table, "hand-over").await.ok();
    assert_eq!((given.seat.as_str(), given.code.len()), ("p2", 32));
    let again: HandOver = ben.ask(&table, "hand-over").await.ok();
    assert_eq!(again, given, "as long as nobody took it");
    let seat = |seat: &str| format!("/api/tables/{table}/seats/{seat}");
    let with = |code: &str| json!({"id": fresh(), "code": code});
    eve.post(&seat("p1"), with(&given.code)).await.refused(403, "bad-code");
    eve.post(&seat("p2"), with("0123")).await.refused(403, "bad-code");
    ben.post(&seat("p2"), with(&given.code)).await.refused(409, "already-seated");
    let done: Done = eve.post(&seat("p2"), with(&given.code)).await.ok();
    assert!(
        matches!(&done.events[0].what, Happening::HandedOver { seat, who } if seat == "p2" && who.name == "Eve")
    );
    fay.post(&seat("p2"), with(&given.code)).await.refused(403, "bad-code");
    assert_eq!(eve.view(&table).await.viewer.as_deref(), Some("p2"));
    assert_eq!(ben.view(&table).await.viewer, None, "who handed it over looks on");
    ben.ask(&table, "resign").await.refused(403, "no-seat");
    // Back again by a code of the new holder.
    let back: HandOver = eve.ask(&table, "hand-over").await.ok();
    assert_ne!(back.code, given.code);
    ben.post(&seat("p2"), with(&back.code)).await.ok::<Done>();
    ada.ask(&table, "resign").await.ok::<Done>();
    ben.ask(&table, "hand-over").await.refused(409, "table-over");
    fay.post(&seat("p2"), with(&back.code)).await.refused(409, "table-over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rated_seats_stay_with_accounts() {
    let server = TestServer::start().await;
    let (ada, ben, guest) =
        (server.account("ada").await, server.account("ben").await, server.guest("Eve").await);
    let table = ada.make("tuscany", json!({"rated": true})).await.line.id;
    guest.sit(&table, "p2").await.refused(403, "account-needed");
    ada.sit(&table, "p2").await.refused(409, "already-seated");
    let bot = json!({"id": fresh(), "bot": "greedy"});
    ada.post(&format!("/api/tables/{table}/seats/p2"), bot).await.refused(409, "rated-no-bots");
    ben.sit(&table, "p2").await.ok::<Done>();
    ada.ask(&table, "start").await.ok::<Done>();
    ben.ask(&table, "hand-over").await.refused(409, "rated-no-hand-over");
    let code = json!({"id": fresh(), "code": "00"});
    guest.post(&format!("/api/tables/{table}/seats/p2"), code).await.refused(409, "rated-no-hand-over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn administrators_keep_order() {
    let server = TestServer::start().await;
    let root = server.account("root").await;
    // The operator names an account that is there.
    let server = server.restart_with(|config| config.administrators = vec!["Root".into()]).await;
    let (root, eve) = (root.at(&server.base), server.guest("Eve").await);
    let (ada, ben, table) = two(&server, "tuscany", json!({"private": true})).await;
    assert!(root.view(&table).await.invite.is_some(), "an administrator sees every table");
    assert_eq!(root.view(&table).await.viewer, None, "and nothing that is hidden");
    ada.ask(&table, "close").await.refused(409, "table-started");
    ben.ask(&table, "close").await.refused(403, "not-owner");
    root.ask(&table, "close").await.ok::<Done>();
    assert_eq!(ada.view(&table).await.line.status, Status::Closed);
    ada.play(&table, 99, &fresh(), "draw").await.refused(409, "table-over");
    let waiting = ada.make("tuscany", json!({})).await.line.id;
    ben.sit(&waiting, "p2").await.ok::<Done>();
    eve.ask(&waiting, "close").await.refused(403, "not-owner");
    root.delete(&format!("/api/tables/{waiting}/seats/p2"), json!({"id": fresh()})).await.ok::<Done>();
    let me: demesne_wire::Me = root.get("/api/me").await.ok();
    assert!(me.administrator);
    // Whoever is blocked is told so.
    let hall = &server.running.app.hall;
    hall.store.set_role(&ben.id, "blocked").await.expect("storage");
    hall.sessions.forget(&ben.id);
    ben.get("/api/me").await.refused(403, "blocked");
}

/// A table is closed by its owner before the start, and later only if nobody else plays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn owners_close_their_own_tables() {
    let server = TestServer::start().await;
    let ada = server.guest("Ada").await;
    for more in [json!({}), json!({"bots": {"p2": "greedy"}, "start": true})] {
        let table = ada.make("tuscany", more).await.line.id;
        ada.ask(&table, "close").await.ok::<Done>();
        ada.ask(&table, "close").await.refused(409, "table-over");
        ada.sit(&table, "p2").await.refused(409, "table-over");
        ada.get(&format!("/api/tables/{table}/record")).await.refused(409, "table-not-over");
    }
}
