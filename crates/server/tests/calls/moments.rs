//! When somebody is called, and when not.

use crate::calls::scene::{HOUR, SOON, Scene, confirm, minutes_from_now};
use crate::common::patience::until;
use crate::visit::{smtp::MailServer, text};
use demesne_server::{call::webhook, hall::now};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn whose_turn_it_is_is_called_once() {
    let mut scene = Scene::open(json!({})).await;
    let before = now();
    scene.start().await;
    scene.waiting(1).await;
    assert_eq!((scene.at(before).await, scene.hook.take().len()), (0, 0), "there is a grace");
    // Two at the same time, as two processes would.
    let both = tokio::join!(scene.after(SOON), scene.after(SOON));
    assert_eq!(both.0 + both.1, 1);
    let got = scene.hook.take();
    assert_eq!(got.len(), 1);
    let seconds = now() / 1000 + SOON / 1000;
    assert!(webhook::verify(&scene.secret, got[0].header(webhook::SIGNATURE), &got[0].body, seconds));
    let json = got[0].json();
    assert_eq!(
        (&json["event"], &json["game"], &json["seat"]),
        (&json!("turn"), &json!("burgundy"), &json!(1))
    );
    assert_eq!(json["table"], json!(scene.table));
    assert_eq!(json["url"], json!(format!("{}/?table={}", scene.house.base, scene.table)));
    assert_eq!(json["text"], "The Castles of Burgundy (Ana): it's your move.");
    assert_eq!((scene.after(HOUR).await, scene.hook.take().len()), (0, 0));
    let metrics = scene.bo.get("/metrics").await.text;
    assert!(
        metrics.contains("demesne_calls_sent_total 1") && metrics.contains("demesne_calls_failed_total 0")
    );
    scene.house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_acts_is_not_called_any_more() {
    let mut scene = Scene::open(json!({})).await;
    scene.start().await;
    scene.waiting(1).await;
    scene.bo.play(&scene.table.clone()).await;
    scene.waiting(0).await;
    assert_eq!((scene.after(SOON).await, scene.hook.take().len()), (0, 0));
    // Ana wants no calls, and gets none.
    scene.house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_longer_so_is_not_sent() {
    let mut scene = Scene::open(json!({})).await;
    scene.start().await;
    scene.waiting(1).await;
    scene.house.administrator("root").await.ask(&scene.table, "close").await.ok();
    assert_eq!((scene.after(SOON).await, scene.hook.take().len()), (1, 0));
    scene.waiting(0).await;
    scene.house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_called_to_what_is_before_their_eyes() {
    let mut scene = Scene::open(json!({})).await;
    let mut live = scene.bo.live().await;
    live.watch(&scene.table).await;
    scene.start().await;
    scene.settled().await;
    scene.waiting(0).await;
    // Behind another window it is not before their eyes; looking again ends the call.
    scene
        .bo
        .put(
            "/api/me/calls",
            json!({"webhook": true, "webhook_url": scene.hook.url, "kinds": {"chat": true}}),
        )
        .await
        .ok();
    live.say(json!({"type": "eyes", "open": false})).await;
    live.say(json!({"type": "ping"})).await;
    live.hear("pong").await.unwrap();
    scene.ana.say(&scene.table.clone(), "hello").await;
    scene.waiting(1).await;
    live.say(json!({"type": "eyes", "open": true})).await;
    scene.waiting(0).await;
    // Whoever comes between queueing and sending is not called either.
    drop(live);
    let hall = scene.house.running().app.hall.clone();
    until("Bo is gone", || async { hall.count_present() == 0 }).await;
    scene.ana.say(&scene.table.clone(), "hello?").await;
    scene.waiting(1).await;
    let mut live = scene.bo.live().await;
    live.watch(&scene.table).await;
    scene.waiting(0).await;
    assert_eq!((scene.after(SOON).await, scene.hook.take().len()), (0, 0));
    scene.house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unless_they_want_that() {
    let mut scene = Scene::open(json!({"even_if_open": true})).await;
    let mut live = scene.bo.live().await;
    live.watch(&scene.table).await;
    scene.start().await;
    scene.waiting(1).await;
    live.say(json!({"type": "eyes", "open": true})).await;
    scene.settled().await;
    assert_eq!((scene.after(SOON).await, scene.hook.take().len()), (1, 1));
    scene.house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_called_for_what_they_wish() {
    let kinds = json!({"turn": false, "started": true, "finished": true, "chat": true, "invited": true});
    let mut scene = Scene::open(json!({"kinds": kinds})).await;
    let table = scene.table.clone();
    scene.ana.say(&table, "buenos\ndías <b>").await;
    scene.ana.say(&table, "again").await;
    scene.waiting(1).await;
    scene.settled().await;
    assert_eq!(scene.after(SOON).await, 1, "one call of a kind about a table");
    let got = scene.hook.take();
    assert_eq!(got[0].json()["event"], "chat");
    assert!(text(&got[0].json()["text"]).ends_with(": buenos días <b>"), "{}", got[0].json());
    // What Bo says is no news to Bo. It is Bo's turn, too, which Bo does not want to hear.
    scene.bo.say(&table, "hi").await;
    scene.start().await;
    scene.settled().await;
    scene.waiting(0).await;
    scene.ana.ask(&table, "resign").await.ok();
    scene.waiting(1).await;
    scene.after(SOON).await;
    assert_eq!(scene.hook.take()[0].json()["event"], "finished");
    let next = text(&scene.ana.ask(&table, "rematch").await.ok()["id"]);
    scene.ana.ask(&table, "rematch").await.ok();
    scene.waiting(1).await;
    scene.settled().await;
    assert_eq!(scene.after(SOON).await, 1);
    let got = scene.hook.take()[0].json();
    assert_eq!((&got["event"], &got["table"]), (&json!("invited"), &json!(next)));
    assert!(text(&got["url"]).ends_with(&next));
    scene.house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_sent_in_quiet_hours() {
    let quiet = json!([minutes_from_now(-60), minutes_from_now(60)]);
    let mut scene = Scene::open(json!({"quiet": quiet})).await;
    scene.start().await;
    scene.waiting(1).await;
    assert_eq!(scene.after(SOON).await + scene.after(HOUR / 2).await, 0);
    assert_eq!((scene.after(HOUR + 60_000).await, scene.hook.take().len()), (1, 1));
    // Wishes that came after the call was queued hold as well.
    let mut wishes = json!({"webhook": true, "webhook_url": scene.hook.url, "kinds": {"chat": true}});
    scene.bo.put("/api/me/calls", wishes.clone()).await.ok();
    scene.ana.say(&scene.table.clone(), "hello").await;
    scene.waiting(1).await;
    wishes["quiet"] = quiet;
    scene.bo.put("/api/me/calls", wishes).await.ok();
    scene.after(SOON).await;
    assert_eq!(scene.hook.take().len(), 0);
    scene.waiting(1).await;
    assert_eq!((scene.after(HOUR + 60_000).await, scene.hook.take().len()), (1, 1));
    scene.house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_digest_gathers() {
    let mails = MailServer::start().await;
    let mut scene = Scene::with(json!({"webhook": false}), |config| {
        config.smtp = Some(mails.url.clone());
        config.mail_from = Some("Demesne <play@example.org>".into());
    })
    .await;
    confirm(&mut scene.bo, &mails).await;
    let daily = json!({"mail": true, "digest": {"daily": minutes_from_now(120)}, "kinds": {"chat": true}});
    scene.bo.put("/api/me/calls", daily).await.ok();
    let (table, mut second) = (scene.table.clone(), scene.house.guest("Cy").await);
    scene.start().await;
    for words in ["one", "two", "three"] {
        scene.ana.say(&table, words).await;
    }
    let other = second.table(json!({})).await;
    scene.bo.sit(&other, "p1").await;
    second.ask(&other, "start").await.ok();
    scene.waiting(5).await;
    assert_eq!((scene.after(HOUR).await, mails.take().len()), (0, 0));
    assert_eq!(scene.after(2 * HOUR + 60_000).await, 5);
    let got = mails.take();
    assert_eq!(got.len(), 1, "one mail");
    for part in [
        "Subject: Demesne: news from 2 tables",
        "The Castles of Burgundy (Ana): it's your turn",
        "The Castles of Burgundy (Ana): 3 new messages",
        "The Castles of Burgundy (Cy): it's your turn",
        &format!("{}/?table={other}", scene.house.base),
    ] {
        assert!(got[0].contains(part), "{part} is missing in\n{}", got[0]);
    }
    scene.house.stop().await;
}

/// What somebody said is not sent after they deleted their account.
#[tokio::test(flavor = "multi_thread")]
async fn words_of_whoever_left_are_not_sent() {
    let mut scene = Scene::open(json!({"kinds": {"chat": true, "turn": false, "finished": false}})).await;
    scene.ana.say(&scene.table.clone(), "quux words").await;
    scene.waiting(1).await;
    assert_eq!(scene.ana.delete("/api/me", Some(json!({"confirm": true}))).await.status, 204);
    scene.after(SOON).await;
    assert_eq!(scene.hook.take().len(), 0);
    scene.waiting(0).await;
    scene.house.stop().await;
}

/// A server that stops finishes what it sends, and what waits is sent after the next start.
#[tokio::test(flavor = "multi_thread")]
async fn calls_outlive_a_restart() {
    let mut scene = Scene::open(json!({})).await;
    scene.start().await;
    scene.waiting(1).await;
    // Here the server sends by itself, when the grace is over.
    let again = scene.house.restart_with(|config| config.send_calls = true).await;
    let mut got = Vec::new();
    until("the call is sent", || {
        got.extend(scene.hook.take());
        std::future::ready(!got.is_empty())
    })
    .await;
    let store = again.running().app.hall.store.clone();
    until("the call is done", || async { store.counts().await.unwrap().calls == 0 }).await;
    assert_eq!((got.len(), scene.hook.take().len()), (1, 0));
    again.stop().await;
}
