//! What people and operators choose, and trying it out.

use crate::calls::scene::{Scene, confirm, subscription};
use crate::visit::{self, House, receiver::Receiver, smtp::MailServer, text};
use demesne_server::Config;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn the_test_button_tells_what_works() {
    let mails = MailServer::start().await;
    let mut scene = Scene::with(json!({}), |config| {
        config.smtp = Some(mails.url.clone());
        config.mail_from = Some("play@example.org".into());
    })
    .await;
    let (bo, phone) = (&mut scene.bo, Receiver::start().await);
    let on = json!({"push": true, "webhook": true, "mail": true, "webhook_url": scene.hook.url});
    bo.put("/api/me/calls", on.clone()).await.ok();
    let said = |answer: Value| -> Vec<(String, bool, bool)> {
        let lines = answer["channels"].as_array().unwrap().clone();
        let mut said: Vec<_> = lines
            .iter()
            .map(|line| (text(&line["channel"]), line["sent"] == true, line["reason"].is_string()))
            .collect();
        said.sort();
        said
    };
    let line = |channel: &str, sent: bool| (channel.to_owned(), sent, !sent);
    let tested = bo.post("/api/me/calls/test", json!({})).await.ok();
    assert_eq!(said(tested), [line("mail", false), line("push", false), line("webhook", true)]);
    let got = scene.hook.take();
    assert_eq!((got.len(), &got[0].json()["event"]), (1, &json!("test")));
    confirm(bo, &mails).await;
    bo.post("/api/me/push", subscription(&phone.url)).await.ok();
    scene.hook.answer(404);
    let request = bo.request("POST".parse().unwrap(), "/api/me/calls/test").header("accept-language", "es");
    let tested = bo.send(request).await.ok();
    let why = tested["channels"].as_array().unwrap().iter().find(|line| line["sent"] == false).unwrap();
    assert!(text(&why["reason"]).contains("El otro lado") && text(&why["reason"]).contains("404"), "{why}");
    assert_eq!(said(tested), [line("mail", true), line("push", true), line("webhook", false)]);
    assert!(mails.take()[0].contains("Subject: Demesne: esto es una prueba"));
    assert_eq!(phone.take().len(), 1);
    // Nothing is on: nothing is sent.
    bo.put("/api/me/calls", json!({})).await.ok();
    assert_eq!(bo.post("/api/me/calls/test", json!({})).await.ok(), json!({"channels": []}));
    scene.house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wishes_are_kept_and_checked() {
    let house = House::open().await;
    let hook = Receiver::start().await;
    let mut bo = house.guest("Bo").await;
    let usual = bo.get("/api/me/calls").await.ok();
    assert_eq!(
        (&usual["push"], &usual["digest"], &usual["kinds"]["turn"]),
        (&json!(false), &json!("off"), &json!(true))
    );
    let wishes = json!({
        "webhook": true, "webhook_url": hook.url, "digest": {"daily": 480}, "quiet": [1320, 420],
        "utc_offset_minutes": -180, "even_if_open": true, "kinds": {"chat": true, "turn": false},
    });
    let set = bo.put("/api/me/calls", wishes.clone()).await.ok();
    let secret = text(&set["webhook_secret"]);
    let kept = bo.get("/api/me/calls").await.ok();
    assert_eq!(kept.get("webhook_secret"), None, "shown once");
    for key in ["webhook", "webhook_url", "digest", "quiet", "utc_offset_minutes", "even_if_open"] {
        assert_eq!(kept[key], wishes[key], "{key}");
    }
    assert_eq!(
        (&kept["kinds"]["chat"], &kept["kinds"]["turn"], &kept["kinds"]["finished"]),
        (&json!(true), &json!(false), &json!(true))
    );
    assert_eq!(
        bo.put("/api/me/calls", wishes.clone()).await.ok().get("webhook_secret"),
        None,
        "it stays the same"
    );
    let mut renewed = wishes.clone();
    renewed["renew_secret"] = true.into();
    assert_ne!(text(&bo.put("/api/me/calls", renewed).await.ok()["webhook_secret"]), secret);
    for (bad, code) in [
        (json!({"quiet": [0, 1440]}), "bad-times"),
        (json!({"digest": {"daily": 1440}}), "bad-times"),
        (json!({"utc_offset_minutes": 841}), "bad-times"),
        (json!({"webhook": true}), "bad-webhook"),
        (json!({"webhook": true, "webhook_url": "nonsense"}), "bad-webhook"),
        (json!({"webhook_url": "http://a:b@127.0.0.1/"}), "bad-webhook"),
        (json!({"webhook_url": "http://no-such-name.invalid/"}), "bad-webhook"),
    ] {
        bo.put("/api/me/calls", bad).await.refused(422, code);
    }
    bo.put("/api/me/calls", json!({"mail": true})).await.refused(409, "no-mail-server");
    bo.post("/api/me/mail", json!({"address": "bo@example.net"})).await.refused(409, "no-mail-server");
    bo.put("/api/me/calls", json!({"digest": "weekly"})).await.refused(400, "bad-json");
    assert_eq!(bo.get("/api/me/calls").await.ok(), kept);
    // Without the operator's leave nothing is sent into the server's own network.
    let strict = House::with(|config| config.allow_local_targets = false).await;
    let mut cy = strict.guest("Cy").await;
    for url in [hook.url.as_str(), "https://127.0.0.1/", "https://localhost/", "https://[::1]/"] {
        cy.put("/api/me/calls", json!({"webhook_url": url})).await.refused(422, "bad-webhook");
    }
    cy.post("/api/me/push", subscription("https://10.0.0.1/x")).await.refused(422, "bad-subscription");
    strict.stop().await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_cannot_be_is_told_at_the_start() {
    for (smtp, from, part) in [
        ("http://mail.example", Some("a@example.org"), "smtp://"),
        ("smtp://mail.example", None, "sender"),
        ("smtp://mail.example", Some("nobody"), "nobody"),
    ] {
        let folder = std::env::temp_dir().join(format!(
            "demesne-visit-smtp-{}-{}",
            std::process::id(),
            visit::fresh()
        ));
        let mut config = Config::local(demesne_server::store::Place::Embedded(folder.clone()));
        config.listen = ([127, 0, 0, 1], 0).into();
        config.smtp = Some(smtp.into());
        config.mail_from = from.map(str::to_owned);
        let why = demesne_server::start(config).await.map(drop).unwrap_err().to_string();
        assert!(why.contains(part), "{why}");
        let _ = std::fs::remove_dir_all(folder);
    }
}
