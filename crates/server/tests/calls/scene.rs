//! A table where somebody wants to be called.

use crate::common::patience::until;
use crate::visit::{self, House, Visitor, receiver::Receiver, smtp::MailServer, text};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use demesne_server::{
    Config,
    hall::{GRACE, now},
};
use serde_json::{Value, json};

/// A table where Ana waits at the second seat; Bo, who wants calls, sits at the first.
pub struct Scene {
    pub house: House,
    pub ana: Visitor,
    pub bo: Visitor,
    pub table: String,
    pub hook: Receiver,
    pub secret: String,
}

impl Scene {
    pub async fn open(wishes: Value) -> Scene {
        Scene::with(wishes, |_| {}).await
    }

    pub async fn with(wishes: Value, change: impl FnOnce(&mut Config)) -> Scene {
        let house = House::with(change).await;
        let (mut ana, mut bo) = (house.guest("Ana").await, house.guest("Bo").await);
        let hook = Receiver::start().await;
        let mut calls = json!({"webhook": true, "webhook_url": hook.url});
        for (key, value) in wishes.as_object().into_iter().flatten() {
            calls[key] = value.clone();
        }
        let secret = text(&bo.put("/api/me/calls", calls).await.ok()["webhook_secret"]);
        let table = ana.table(json!({})).await;
        bo.sit(&table, "p1").await;
        Scene { house, ana, bo, table, hook, secret }
    }

    pub async fn start(&mut self) {
        self.ana.ask(&self.table, "start").await.ok();
    }

    /// Waits until so many calls wait.
    pub async fn waiting(&self, count: i64) {
        let store = self.house.running().app.hall.store.clone();
        until("calls wait", || async { store.counts().await.unwrap().calls == count }).await;
    }

    /// Everything that was left to do about calls is done when a later errand is.
    pub async fn settled(&self) {
        let hall = &self.house.running().app.hall;
        let call = demesne_server::store::Call {
            id: visit::fresh(),
            user: self.bo.id.clone(),
            table: Some("settled".into()),
            kind: "turn".into(),
            details: "{}".into(),
            due: 1,
            ..Default::default()
        };
        hall.store.add_call(&call).await.unwrap();
        hall.seen(&self.bo.id, "settled", true);
        until("errands are done", || async { !hall.store.is_call_due(1).await.unwrap() }).await;
    }

    /// What is due after so many milliseconds is sent.
    pub async fn after(&self, milliseconds: i64) -> usize {
        self.at(now() + milliseconds).await
    }

    /// What is due at a moment is sent.
    pub async fn at(&self, moment: i64) -> usize {
        self.house.running().app.sender.round(moment).await.unwrap()
    }
}

/// A bit more than the grace of a call.
pub const SOON: i64 = GRACE + 1_000;
pub const HOUR: i64 = 60 * 60 * 1000;

/// Minutes of the day around this moment, on a clock at UTC.
pub fn minutes_from_now(minutes: i64) -> i64 {
    (now() / 60_000 + minutes).rem_euclid(1440)
}

/// Gives an address and follows the link in the mail.
pub async fn confirm(visitor: &mut Visitor, mails: &MailServer) {
    visitor.post("/api/me/mail", json!({"address": "bo@example.net"})).await.ok();
    let link = link(&mails.take()[0], "/api/confirm-mail?token=");
    assert_eq!(visitor.get(&link).await.status, 200);
}

/// The path of a link in a mail.
pub fn link(mail: &str, start: &str) -> String {
    let from = mail.find(start).unwrap_or_else(|| panic!("no {start} in\n{mail}"));
    mail[from..].split(['\n', '>', ' ']).next().unwrap().to_owned()
}

/// A browser's subscription with keys of its own.
pub fn subscription(endpoint: &str) -> Value {
    let key = p256::SecretKey::from_slice(&[7; 32]).unwrap();
    let point = key.public_key().to_sec1_bytes();
    let point = p256::EncodedPoint::from_bytes(&point).unwrap();
    let point = p256::PublicKey::from_sec1_bytes(point.as_bytes()).unwrap();
    use p256::elliptic_curve::sec1::ToEncodedPoint as _;
    let p256dh = URL_SAFE_NO_PAD.encode(point.to_encoded_point(false).as_bytes());
    let auth = URL_SAFE_NO_PAD.encode([9; 16]);
    json!({"endpoint": endpoint, "expirationTime": null, "keys": {"p256dh": p256dh, "auth": auth}})
}
