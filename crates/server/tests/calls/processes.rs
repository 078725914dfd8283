//! Two processes on one PostgreSQL: what somebody changes at one holds at the other, and a call is sent once.

use crate::calls::scene::SOON;
use crate::common::patience::until;
use crate::common::postgres::PrivatePostgres;
use crate::visit::{House, PASSWORD, receiver::Receiver, text};
use demesne_server::{hall::now, store::Place};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn people_and_calls_of_two_processes() {
    let postgres = tokio::task::spawn_blocking(|| {
        let postgres = PrivatePostgres::start_without_fsync();
        postgres.create_database("people");
        postgres
    });
    let postgres = postgres.await.unwrap();
    let place = || Place::Postgres(postgres.url("people"));
    let first = House::with(|config| config.place = place()).await;
    let second = House::with(|config| config.place = place()).await;
    let (mut ana, mut bo) = (first.member("ana").await, first.guest("Bo").await);
    let mut root = first.administrator("root").await;
    let hook = Receiver::start().await;
    let wishes = json!({"webhook": true, "webhook_url": hook.url, "kinds": {"chat": true}});
    bo.put("/api/me/calls", wishes.clone()).await.ok();
    let table = ana.table(json!({})).await;
    bo.sit(&table, "p1").await;
    // Bo at the second process, too.
    let mut bo_there = bo.clone();
    bo_there.base.clone_from(&second.base);
    let view = format!("/api/tables/{table}");
    assert_eq!(bo_there.get(&view).await.ok()["seats"][1]["who"]["name"], "ana");

    // A new name is known at both.
    ana.patch("/api/me", json!({"name": "Anita"})).await.ok();
    until("the name is known there", || {
        let mut bo = bo_there.clone();
        let view = view.clone();
        async move { bo.get(&view).await.ok()["seats"][1]["who"]["name"] == "Anita" }
    })
    .await;

    // One call, though both send.
    let calls = || async { first.running().app.hall.store.counts().await.unwrap().calls };
    ana.ask(&table, "start").await.ok();
    until("a call waits", || async { calls().await == 1 }).await;
    let senders = [first.running().app.sender.clone(), second.running().app.sender.clone()];
    let at = now() + SOON;
    let (one, two) = tokio::join!(senders[0].round(at), senders[1].round(at));
    assert_eq!((one.unwrap() + two.unwrap(), hook.take().len()), (1, 1));

    // Whoever looks at the table at the other process is not called.
    let mut live = bo_there.live().await;
    live.watch(&table).await;
    ana.say(&table, "quux words").await;
    until("a call waits, since the first process knows no better", || async { calls().await == 1 }).await;
    until("the second process drops it", || async { calls().await == 0 }).await;

    // What was said is forgotten at both when its speaker leaves.
    let events = format!("/api/tables/{table}/events?after=0");
    until("the words are known there", || {
        let (mut bo, events) = (bo_there.clone(), events.clone());
        async move { bo.get(&events).await.text.contains("quux words") }
    })
    .await;
    assert_eq!(ana.delete("/api/me", Some(json!({"password": PASSWORD}))).await.status, 204);
    until("the words are forgotten there", || {
        let (mut bo, events) = (bo_there.clone(), events.clone());
        async move { !bo.get(&events).await.text.contains("quux words") }
    })
    .await;

    // Whoever is kept out is kept out at both, at once.
    let found = root.get("/api/admin/people?query=bO").await.ok();
    assert_eq!(text(&found[0]["id"]), bo.id);
    assert_eq!(root.get(&format!("/api/people/{}", bo.id)).await.ok()["games"], 1);
    root.post(&format!("/api/admin/people/{}/block", bo.id), json!({})).await.ok();
    assert_eq!(live.hear("pong").await, None);
    bo_there.get("/api/me").await.refused(403, "blocked");
    assert_eq!(root.get("/api/admin/tables?status=over").await.ok()["tables"][0]["id"], json!(table));
    first.stop().await;
    second.stop().await;
}
