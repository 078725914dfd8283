//! How somebody is called: mail, browsers, and what happens when a way fails.

use crate::calls::scene::{SOON, Scene, link, subscription};
use crate::visit::{House, receiver::Receiver, smtp::MailServer, text};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use demesne_server::hall::now;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn mail_is_confirmed_sent_and_stopped() {
    let mails = MailServer::start().await;
    let mut scene = Scene::with(json!({"webhook": false}), |config| {
        config.smtp = Some(mails.url.clone());
        config.mail_from = Some("Demesne <play@example.org>".into());
    })
    .await;
    let bo = &mut scene.bo;
    for bad in ["", "bo", "bo@", "bo@example.net\r\nRCPT TO:<x@example.net>", "Bo <bo@example.net>"] {
        bo.post("/api/me/mail", json!({"address": bad})).await.refused(422, "bad-mail");
    }
    *mails.recipient.lock().unwrap() = "550 nobody";
    bo.post("/api/me/mail", json!({"address": "no@example.net"})).await.refused(422, "mail-unsent");
    *mails.recipient.lock().unwrap() = "250 fine";
    assert_eq!(mails.take().len(), 0);
    let request = bo.request("POST".parse().unwrap(), "/api/me/mail").header("accept-language", "es");
    let request = request.header("content-type", "application/json").body(r#"{"address":"bo@example.net"}"#);
    let calls = bo.send(request).await.ok();
    assert_eq!(
        (&calls["mail"], &calls["mail_address"], &calls["mail_confirmed"]),
        (&json!(false), &Value::Null, &json!(false))
    );
    let mail = mails.take().pop().unwrap();
    assert!(
        mail.contains("To: bo@example.net")
            && mail.contains("Hola, Bo")
            && !mail.contains("List-Unsubscribe"),
        "{mail}"
    );
    let confirm = link(&mail, "/api/confirm-mail?token=");
    let mut owner = scene.house.stranger();
    let wrong = owner.get("/api/confirm-mail?token=wrong&lang=pt").await;
    assert!(
        wrong.status == 404
            && wrong.text.contains("<html lang=\"pt\">")
            && wrong.text.contains("não vale mais")
    );
    owner.get("/api/confirm-mail").await.refused(422, "bad-query");
    let page = owner.get(&confirm).await;
    assert!(page.status == 200 && page.headers["content-type"].to_str().unwrap().starts_with("text/html"));
    assert!(page.text.contains("confirmed"), "{}", page.text);
    assert_eq!(owner.get(&confirm).await.status, 404, "a link serves once");
    let calls = bo.get("/api/me/calls").await.ok();
    assert_eq!(
        (&calls["mail"], &calls["mail_address"], &calls["mail_confirmed"]),
        (&json!(true), &json!("bo@example.net"), &json!(true))
    );

    scene.start().await;
    scene.waiting(1).await;
    scene.after(SOON).await;
    let mail = mails.take().pop().unwrap();
    for part in
        ["To: bo@example.net", "Subject: Te toca jugar", "List-Unsubscribe-Post: List-Unsubscribe=One-Click"]
    {
        assert!(mail.contains(part), "{part} is missing in\n{mail}");
    }
    let stop = link(&mail.replace("\n ", ""), "/api/stop-mail?who=");
    // Looking at the link stops nothing; a wrong one leads nowhere.
    let asked = owner.get(&stop).await;
    assert!(asked.status == 200 && asked.text.contains("<form method=\"post\">"), "{}", asked.text);
    assert_eq!(scene.bo.get("/api/me/calls").await.ok()["mail"], true);
    let mut wrong = stop.clone();
    wrong.pop();
    for path in [wrong.as_str(), &format!("/api/stop-mail?who={}&token=", scene.ana.id)] {
        assert_eq!(owner.get(path).await.status, 404);
        assert_eq!(owner.post(path, json!({})).await.status, 404);
    }
    let one_click = owner.request("POST".parse().unwrap(), &stop);
    let one_click = one_click.header("content-type", "application/x-www-form-urlencoded");
    assert_eq!(owner.send(one_click.body("List-Unsubscribe=One-Click")).await.status, 200);
    assert_eq!(scene.bo.get("/api/me/calls").await.ok()["mail"], false);

    let calls = scene.bo.delete("/api/me/mail", None).await.ok();
    assert_eq!((&calls["mail_address"], &calls["mail_confirmed"]), (&Value::Null, &json!(false)));
    assert_eq!(owner.get(&stop).await.status, 404);
    // A question that was withdrawn cannot be answered any more.
    scene.bo.post("/api/me/mail", json!({"address": "bo@example.net"})).await.ok();
    let confirm = link(&mails.take()[0], "/api/confirm-mail?token=");
    scene.bo.delete("/api/me/mail", None).await.ok();
    assert_eq!(owner.get(&confirm).await.status, 404);
    scene.house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_flooded_with_mails() {
    let mails = MailServer::start().await;
    let house = House::with(|config| {
        config.rate_limit = true;
        config.smtp = Some(mails.url.clone());
        config.mail_from = Some("play@example.org".into());
    })
    .await;
    let mut refused = 0;
    for name in ["Ana", "Bo", "Cy", "Di", "Ed"] {
        let answer =
            house.guest(name).await.post("/api/me/mail", json!({"address": "Victim@example.net"})).await;
        refused += i32::from(answer.status == 429);
    }
    assert_eq!((refused, mails.take().len()), (2, 3));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_called_until_they_are_gone() {
    let mut scene = Scene::open(json!({"webhook": false})).await;
    let (phone, desk) = (Receiver::start().await, Receiver::start().await);
    for bad in [json!({"endpoint": "ftp://x", "keys": {"p256dh": "", "auth": ""}}), {
        let mut bad = subscription(&phone.url);
        bad["keys"]["auth"] = "short".into();
        bad
    }] {
        scene.bo.post("/api/me/push", bad).await.refused(422, "bad-subscription");
    }
    for browser in [&phone, &desk, &phone] {
        assert_eq!(scene.bo.post("/api/me/push", subscription(&browser.url)).await.ok()["push"], true);
    }
    assert_eq!(scene.bo.get("/api/me/calls").await.ok()["browsers"], 2);
    desk.answer(410);
    scene.start().await;
    scene.waiting(1).await;
    scene.after(SOON).await;
    let got = phone.take();
    assert_eq!((got.len(), desk.take().len()), (1, 1));
    let key = text(&scene.bo.get("/api/games").await.ok()["push_key"]);
    assert_eq!(URL_SAFE_NO_PAD.decode(&key).unwrap().len(), 65);
    assert_eq!(got[0].header("content-encoding"), "aes128gcm");
    assert!(
        got[0].header("authorization").ends_with(&format!(", k={key}")),
        "{}",
        got[0].header("authorization")
    );
    assert_eq!(got[0].header("urgency"), "high");
    assert!(!got[0].body.is_empty() && !String::from_utf8_lossy(&got[0].body).contains("Castles"));
    assert_eq!(scene.bo.get("/api/me/calls").await.ok()["browsers"], 1, "the one that is gone is forgotten");
    // Somebody else's browser stays.
    scene.ana.delete("/api/me/push", Some(json!({"endpoint": phone.url}))).await.ok();
    assert_eq!(scene.bo.get("/api/me/calls").await.ok()["browsers"], 1);
    let calls = scene.bo.delete("/api/me/push", None).await.ok();
    assert_eq!((&calls["browsers"], &calls["push"]), (&json!(0), &json!(false)));
    for number in 0..12 {
        scene.bo.post("/api/me/push", subscription(&format!("{}/{number}", phone.url))).await.ok();
    }
    assert_eq!(scene.bo.get("/api/me/calls").await.ok()["browsers"], 10);
    // The key is the same after the next start, or all subscriptions would be lost.
    let again = scene.house.restart_with(|_| {}).await;
    assert_eq!(again.running().app.push_key(), key);
    again.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_way_that_fails_does_not_stop_the_others() {
    let mut scene = Scene::open(json!({})).await;
    let phone = Receiver::start().await;
    scene.bo.post("/api/me/push", subscription(&phone.url)).await.ok();
    scene.hook.answer(500);
    scene.start().await;
    scene.waiting(1).await;
    // From one moment on, however long the test itself takes.
    let mut at = now() + SOON;
    // At once, after a minute, after five, after half an hour; then it is given up.
    for wait in [60_000, 5 * 60_000, 30 * 60_000] {
        assert_eq!(scene.at(at).await, 1);
        assert_eq!(scene.hook.take().len(), 1);
        scene.waiting(1).await;
        assert_eq!(scene.at(at + wait - 5_000).await, 0);
        at += wait + 5_000;
    }
    assert_eq!(phone.take().len(), 1, "the other way is not tried again");
    assert_eq!((scene.at(at).await, scene.hook.take().len()), (1, 1));
    scene.waiting(0).await;
    let metrics = scene.bo.get("/metrics").await.text;
    assert!(
        metrics.contains("demesne_calls_sent_total 1") && metrics.contains("demesne_calls_failed_total 4"),
        "{metrics}"
    );
    scene.house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_retry_does_not_hold_up_the_next_call_and_arrives() {
    let mut scene = Scene::open(json!({"kinds": {"turn": false, "chat": true}})).await;
    let table = scene.table.clone();
    scene.hook.answer(503);
    scene.ana.say(&table, "one").await;
    scene.waiting(1).await;
    scene.after(SOON).await;
    scene.hook.take();
    scene.hook.answer(200);
    scene.ana.say(&table, "two").await;
    scene.waiting(2).await;
    scene.after(SOON + 65_000).await;
    let mut said: Vec<String> = scene.hook.take().iter().map(|got| text(&got.json()["text"])).collect();
    said.sort();
    assert_eq!(said.len(), 2);
    assert!(said[0].ends_with(": one") && said[1].ends_with(": two"), "{said:?}");
    // What cannot pass is not tried again.
    scene.hook.answer(404);
    scene.ana.say(&table, "three").await;
    scene.waiting(1).await;
    scene.after(SOON).await;
    scene.waiting(0).await;
    scene.house.stop().await;
}
