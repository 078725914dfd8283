//! Passkeys over HTTP, with a device made of software.

use crate::{Config, Running, passkey::tests::device::Device, start, store::Place, test_http};
use serde_json::{Value, json};
use std::{
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
};

static NEXT: AtomicU32 = AtomicU32::new(0);

struct House {
    running: Option<Running>,
    folder: PathBuf,
    origin: String,
}

impl House {
    async fn open() -> House {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("demesne-passkeys-{}-{number}", std::process::id()));
        let mut config = Config::local(Place::Embedded(folder.clone()));
        config.listen = ([127, 0, 0, 1], 0).into();
        config.rate_limit = false;
        let running = start(config).await.unwrap();
        let origin = format!("http://localhost:{}", running.address.port());
        House { running: Some(running), folder, origin }
    }

    fn device(&self, number: u8, owner: &str) -> Device {
        let mut device = Device::new(number);
        device.origin.clone_from(&self.origin);
        device.site = "localhost".into();
        device.owner = owner.into();
        device
    }

    fn browser(&self) -> Browser {
        let address = self.running.as_ref().unwrap().address;
        Browser {
            http: test_http::Client::new(),
            base: format!("http://{address}"),
            origin: self.origin.clone(),
            cookie: String::new(),
        }
    }

    async fn close(mut self) {
        self.running.take().unwrap().stop().await;
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

struct Browser {
    http: test_http::Client,
    base: String,
    origin: String,
    cookie: String,
}

impl Browser {
    async fn ask(&mut self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let url = format!("{}{path}", self.base);
        let request = self.http.request(method.parse().unwrap(), url).header("x-demesne", "1");
        let host = self.origin.trim_start_matches("http://");
        let request =
            request.header("origin", &self.origin).header("host", host).header("cookie", &self.cookie);
        let request = request.header("content-type", "application/json").body(body.to_string());
        let response = request.send().await.unwrap();
        if let Some(set) = response.headers().get("set-cookie") {
            self.cookie = set.to_str().unwrap().split(';').next().unwrap().to_owned();
        }
        let status = response.status().as_u16();
        (status, serde_json::from_str(&response.text().await.unwrap()).unwrap_or(Value::Null))
    }

    async fn post(&mut self, path: &str, body: Value) -> Value {
        let (status, json) = self.ask("POST", path, body).await;
        assert_eq!(status, 200, "{path} {json}");
        json
    }

    async fn refused(&mut self, path: &str, body: Value) -> (u16, String) {
        let (status, json) = self.ask("POST", path, body).await;
        (status, json["error"]["code"].as_str().unwrap_or_else(|| panic!("{json}")).to_owned())
    }
}

fn challenge(question: &Value) -> &str {
    question["options"]["publicKey"]["challenge"].as_str().unwrap()
}

const START: &str = "/api/passkeys/register/start";
const FINISH: &str = "/api/passkeys/register/finish";
const SIGN_IN: &str = "/api/passkeys/sign-in/start";
const SIGNED: &str = "/api/passkeys/sign-in/finish";

fn code(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_makes_a_passkey_and_signs_in_elsewhere() {
    let house = House::open().await;
    let mut browser = house.browser();
    let me = browser.post("/api/guests", json!({"name": "Ana"})).await;
    let id = me["id"].as_str().unwrap().to_owned();
    let mut device = house.device(1, &id);
    assert_eq!(browser.refused(START, json!({})).await, code(403, "account-needed"));
    assert_eq!(browser.refused(START, json!({"login": "a b"})).await, code(422, "login-bad"));
    let question = browser.post(START, json!({"login": "Ana"})).await;
    assert_eq!(question["options"]["publicKey"]["rp"]["id"], "localhost");
    assert_eq!(question["options"]["publicKey"]["user"]["name"], "ana");
    let answer = json!({"ceremony": question["ceremony"], "answer": device.register(challenge(&question)), "label": "my phone"});
    let me = browser.post(FINISH, answer.clone()).await;
    assert_eq!((&me["login"], &me["passkeys"], &me["password"]), (&json!("ana"), &json!(1), &json!(false)));
    assert_eq!(browser.refused(FINISH, answer).await, code(404, "ceremony-gone"));
    let (_, list) = browser.ask("GET", "/api/me/passkeys", json!({})).await;
    assert_eq!(
        (&list[0]["label"], &list[0]["id"], list[0].get("used")),
        (&json!("my phone"), &json!(device.id_text()), None)
    );

    let mut elsewhere = house.browser();
    for _ in 0..2 {
        let question = elsewhere.post(SIGN_IN, json!({})).await;
        let answer =
            json!({"ceremony": question["ceremony"], "answer": device.sign_in(challenge(&question))});
        let me = elsewhere.post(SIGNED, answer.clone()).await;
        assert_eq!(me["id"], json!(id));
        assert!(elsewhere.cookie.starts_with("demesne="));
        assert_eq!(elsewhere.refused(SIGNED, answer).await, code(404, "ceremony-gone"));
    }
    // The only way in stays.
    let path = format!("/api/me/passkeys/{}", device.id_text());
    let (status, json) = elsewhere.ask("DELETE", &path, json!({})).await;
    assert_eq!((status, &json["error"]["code"]), (409, &json!("last-key")));
    let (status, _) = elsewhere.ask("PUT", "/api/me/password", json!({"new": "correct horse"})).await;
    assert_eq!(status, 200);
    let (status, _) = elsewhere.ask("DELETE", &path, json!({})).await;
    assert_eq!(status, 204);
    let question = elsewhere.post(SIGN_IN, json!({})).await;
    let answer = json!({"ceremony": question["ceremony"], "answer": device.sign_in(challenge(&question))});
    assert_eq!(elsewhere.refused(SIGNED, answer).await, code(401, "passkey-refused"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ceremonies_that_overlap_give_one_login_and_no_key_too_many() {
    let house = House::open().await;
    let mut browser = house.browser();
    let me = browser.post("/api/guests", json!({"name": "Ana"})).await;
    let id = me["id"].as_str().unwrap().to_owned();
    let finish = |question: &Value, number: u8| json!({"ceremony": question["ceremony"], "answer": house.device(number, &id).register(challenge(question))});
    let (one, two) = (
        browser.post(START, json!({"login": "one"})).await,
        browser.post(START, json!({"login": "two"})).await,
    );
    assert_eq!(browser.post(FINISH, finish(&one, 1)).await["login"], "one");
    assert_eq!(browser.refused(FINISH, finish(&two, 2)).await, code(409, "has-account"));
    let (_, me) = browser.ask("GET", "/api/me", json!({})).await;
    assert_eq!((&me["login"], &me["passkeys"]), (&json!("one"), &json!(1)));
    let mut questions = Vec::new();
    for _ in 0..20 {
        questions.push(browser.post(START, json!({})).await);
    }
    for (number, question) in (2..).zip(&questions[..19]) {
        browser.post(FINISH, finish(question, number)).await;
    }
    assert_eq!(browser.refused(FINISH, finish(&questions[19], 21)).await, code(409, "passkeys-full"));
    assert_eq!(browser.refused(START, json!({})).await, code(409, "passkeys-full"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passkeys_of_others_and_old_answers_are_refused() {
    let house = House::open().await;
    let (mut ana, mut eve) = (house.browser(), house.browser());
    let id = ana.post("/api/guests", json!({"name": "Ana"})).await["id"].as_str().unwrap().to_owned();
    eve.post("/api/guests", json!({"name": "Eve"})).await;
    let mut device = house.device(1, &id);
    // A question serves whom it was put to.
    let question = ana.post(START, json!({"login": "ana"})).await;
    let answer = json!({"ceremony": question["ceremony"], "answer": device.register(challenge(&question))});
    assert_eq!(eve.refused(FINISH, answer.clone()).await, code(404, "ceremony-gone"));
    // Whoever tried it has used it up.
    assert_eq!(ana.refused(FINISH, answer).await, code(404, "ceremony-gone"));
    let (_, me) = ana.ask("GET", "/api/me", json!({})).await;
    assert_eq!(me.get("login"), None, "a login comes with the passkey");
    let question = ana.post(START, json!({"login": "ana"})).await;
    let answer = json!({"ceremony": question["ceremony"], "answer": device.register(challenge(&question))});
    ana.post(FINISH, answer).await;
    // The same key a second time, and for somebody else.
    let question = ana.post(START, json!({})).await;
    assert_eq!(question["options"]["publicKey"]["excludeCredentials"][0]["id"], json!(device.id_text()));
    let answer = json!({"ceremony": question["ceremony"], "answer": device.register(challenge(&question))});
    assert_eq!(ana.refused(FINISH, answer).await, code(409, "passkey-known"));
    assert_eq!(eve.refused(START, json!({"login": "ANA"})).await, code(409, "login-taken"));
    let question = eve.post(START, json!({"login": "eve"})).await;
    let answer = json!({"ceremony": question["ceremony"], "answer": device.register(challenge(&question))});
    assert_eq!(eve.refused(FINISH, answer).await, code(409, "passkey-known"));
    let path = format!("/api/me/passkeys/{}", device.id_text());
    assert_eq!(eve.ask("DELETE", &path, json!({})).await.0, 404);

    // A page of another site, another question, a copy of the key, nonsense.
    let mut nobody = house.browser();
    let question = nobody.post(SIGN_IN, json!({})).await;
    let mut foreign = device.clone();
    foreign.origin = "https://evil.example".into();
    let answer = json!({"ceremony": question["ceremony"], "answer": foreign.sign_in(challenge(&question))});
    assert_eq!(nobody.refused(SIGNED, answer).await, code(401, "passkey-refused"));
    let (old, question) = (nobody.post(SIGN_IN, json!({})).await, nobody.post(SIGN_IN, json!({})).await);
    let answer = json!({"ceremony": question["ceremony"], "answer": device.sign_in(challenge(&old))});
    assert_eq!(nobody.refused(SIGNED, answer).await, code(401, "passkey-refused"));
    let mut copy = device.clone();
    for (device, status) in [(&mut device, 200), (&mut copy, 401)] {
        let question = nobody.post(SIGN_IN, json!({})).await;
        let answer =
            json!({"ceremony": question["ceremony"], "answer": device.sign_in(challenge(&question))});
        assert_eq!(nobody.ask("POST", SIGNED, answer).await.0, status);
    }
    for nonsense in [json!(null), json!("x"), json!({"rawId": 7}), json!({"rawId": "\u{0}"}), json!([[]])] {
        let question = nobody.post(SIGN_IN, json!({})).await;
        let answer = json!({"ceremony": question["ceremony"], "answer": nonsense});
        assert_eq!(nobody.refused(SIGNED, answer).await, code(401, "passkey-refused"));
    }
    // A registration is no sign-in.
    let question = ana.post(START, json!({})).await;
    let answer = json!({"ceremony": question["ceremony"], "answer": device.sign_in(challenge(&question))});
    assert_eq!(nobody.refused(SIGNED, answer).await, code(404, "ceremony-gone"));
    house.close().await;
}

/// Browsers know no passkeys for a number: people are told where to go instead.
#[tokio::test(flavor = "multi_thread")]
async fn a_number_has_no_passkeys() {
    let house = House::open().await;
    let mut browser = house.browser();
    browser.origin.clone_from(&browser.base);
    let (status, json) = browser.ask("POST", SIGN_IN, json!({})).await;
    assert_eq!((status, &json["error"]["code"]), (409, &json!("no-passkeys")));
    let message = json["error"]["message"].as_str().unwrap();
    assert!(message.contains(&house.origin), "{message}");
    house.close().await;
}
