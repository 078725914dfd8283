//! People over HTTP: accounts, sessions, tokens, administrators, leaving for good.

use crate::common::patience::until;
use crate::visit::{House, PASSWORD, Visitor, fresh, text};
use serde_json::{Value, json};
use std::sync::{
    Mutex, Once,
    atomic::{AtomicUsize, Ordering},
};

/// Everything that was logged while somebody listens.
static LOGGED: Mutex<String> = Mutex::new(String::new());

/// How many listen: the other tests of this program say very much.
static LISTENING: AtomicUsize = AtomicUsize::new(0);

struct Log;

struct Fields<'l>(&'l mut String);

impl tracing::field::Visit for Fields<'_> {
    fn record_debug(&mut self, field: &tracing::field::Field, value: &dyn std::fmt::Debug) {
        self.0.push_str(&format!(" {}={value:?}", field.name()));
    }
}

impl tracing::Subscriber for Log {
    fn enabled(&self, _: &tracing::Metadata<'_>) -> bool {
        true
    }
    fn new_span(&self, span: &tracing::span::Attributes<'_>) -> tracing::span::Id {
        if LISTENING.load(Ordering::Relaxed) > 0 {
            span.record(&mut Fields(&mut LOGGED.lock().unwrap()));
        }
        tracing::span::Id::from_u64(1)
    }
    fn record(&self, _: &tracing::span::Id, _: &tracing::span::Record<'_>) {}
    fn record_follows_from(&self, _: &tracing::span::Id, _: &tracing::span::Id) {}
    fn event(&self, event: &tracing::Event<'_>) {
        if LISTENING.load(Ordering::Relaxed) == 0 {
            return;
        }
        let mut logged = LOGGED.lock().unwrap();
        event.record(&mut Fields(&mut logged));
        logged.push('\n');
    }
    fn enter(&self, _: &tracing::span::Id) {}
    fn exit(&self, _: &tracing::span::Id) {}
}

/// Somebody who listens to what is logged.
struct Listener;

fn log() -> Listener {
    static SET: Once = Once::new();
    SET.call_once(|| tracing::subscriber::set_global_default(Log).unwrap());
    LISTENING.fetch_add(1, Ordering::Relaxed);
    Listener
}

impl Drop for Listener {
    fn drop(&mut self) {
        LISTENING.fetch_sub(1, Ordering::Relaxed);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_keeps_everything() {
    let house = House::open().await;
    let mut ana = house.guest("Ana").await;
    let table = ana.table(json!({})).await;
    let me = ana.post("/api/accounts", json!({"login": "Ana.Maria", "password": PASSWORD})).await.ok();
    assert_eq!(
        (text(&me["id"]), &me["name"], &me["login"]),
        (ana.id.clone(), &json!("Ana"), &json!("ana.maria"))
    );
    assert_eq!(
        (&me["password"], &me["passkeys"], &me["administrator"]),
        (&json!(true), &json!(0), &json!(false))
    );
    ana.post("/api/accounts", json!({"login": "another"})).await.refused(409, "has-account");

    // At another device, in other letters.
    let mut elsewhere = house.stranger();
    let me = elsewhere.post("/api/sign-in", json!({"login": " ANA.maria", "password": PASSWORD})).await.ok();
    assert_eq!(text(&me["id"]), ana.id);
    let tables = elsewhere.get("/api/me/tables").await.ok();
    assert_eq!(
        (&tables["tables"][0]["id"], &tables["tables"][0]["seats"][1]["you"]),
        (&json!(table), &json!(true))
    );

    // Signing out here is no matter there.
    let out = elsewhere.post("/api/sign-out", json!({})).await;
    assert_eq!((out.status, out.text.as_str()), (204, ""));
    assert_eq!(elsewhere.cookie, None);
    ana.get("/api/me").await.ok();
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_was_ended_is_none() {
    let house = House::open().await;
    let mut ana = house.member("ana").await;
    let before = ana.clone();
    ana.post("/api/sign-out", json!({})).await;
    before.clone().get("/api/me").await.refused(401, "sign-in-first");
    before.clone().post("/api/sign-out", json!({})).await.refused(401, "sign-in-first");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_are_made_without_a_session_too() {
    let house = House::open().await;
    let mut ana = house.stranger();
    let me =
        ana.post("/api/accounts", json!({"login": "ana", "password": PASSWORD, "name": "Ana M"})).await.ok();
    assert_eq!((&me["name"], &me["login"]), (&json!("Ana M"), &json!("ana")));
    assert_eq!(ana.get("/api/me").await.ok()["id"], me["id"]);
    let mut bo = house.stranger();
    let body = |login: &str, password: &str| json!({"login": login, "password": password});
    bo.post("/api/accounts", body("ANA", PASSWORD)).await.refused(409, "login-taken");
    for bad in ["ab", "a b c", "añb", "a@b.c", &"a".repeat(33)] {
        bo.post("/api/accounts", body(bad, PASSWORD)).await.refused(422, "login-bad");
    }
    bo.post("/api/accounts", body("bob", "short")).await.refused(422, "password-short");
    bo.post("/api/accounts", body("bob", &"x".repeat(201))).await.refused(422, "password-long");
    bo.post("/api/accounts", json!({"login": "bob", "name": " "})).await.refused(422, "name-empty");
    assert_eq!(bo.cookie, None);
    assert_eq!(bo.post("/api/accounts", json!({"login": "bob"})).await.ok()["password"], false);
    let mut cy = house.guest("Cy").await;
    cy.post("/api/accounts", body("Bob", PASSWORD)).await.refused(409, "login-taken");
    assert_eq!(cy.get("/api/me").await.ok().get("login"), None);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_guesses_learns_nothing() {
    let _listener = log();
    let house = House::open().await;
    house.member("ana").await;
    let mut nobody = house.stranger();
    let mut answers = Vec::new();
    for (login, password) in [("ana", "wrong password"), ("nobody", PASSWORD), ("no login", ""), ("ana", "")]
    {
        let answer = nobody.post("/api/sign-in", json!({"login": login, "password": password})).await;
        answer.refused(401, "wrong-login");
        answers.push(answer.text);
    }
    answers.dedup();
    assert_eq!(answers.len(), 1);
    // An account without a password has none that fits.
    house.stranger().post("/api/accounts", json!({"login": "bob"})).await.ok();
    nobody.post("/api/sign-in", json!({"login": "bob", "password": ""})).await.refused(401, "wrong-login");
    assert_eq!(nobody.cookie, None);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_all_other_sessions() {
    let house = House::open().await;
    let mut ana = house.member("ana").await;
    let mut phone = house.stranger();
    phone.post("/api/sign-in", json!({"login": "ana", "password": PASSWORD})).await.ok();
    let mut program = house.stranger();
    program.token = Some(text(&ana.post("/api/me/tokens", json!({"label": "bot"})).await.ok()["token"]));
    program.get("/api/me").await.ok();
    let mut looking = phone.live().await;

    let new = "another horse battery";
    ana.put("/api/me/password", json!({"old": "wrong", "new": new})).await.refused(401, "wrong-password");
    ana.put("/api/me/password", json!({"new": new})).await.refused(401, "wrong-password");
    ana.put("/api/me/password", json!({"old": PASSWORD, "new": "short"}))
        .await
        .refused(422, "password-short");
    phone.get("/api/me").await.ok();
    ana.put("/api/me/password", json!({"old": PASSWORD, "new": new})).await.ok();
    ana.get("/api/me").await.ok();
    phone.get("/api/me").await.refused(401, "sign-in-first");
    program.get("/api/me").await.refused(401, "bad-token");
    assert_eq!(looking.hear("pong").await, None, "the connection of the phone is ended");
    let mut sign_in = house.stranger();
    sign_in
        .post("/api/sign-in", json!({"login": "ana", "password": PASSWORD}))
        .await
        .refused(401, "wrong-login");
    sign_in.post("/api/sign-in", json!({"login": "ana", "password": new})).await.ok();
    house.guest("Bo").await.put("/api/me/password", json!({"new": new})).await.refused(403, "account-needed");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_for_this_server_alone() {
    for (public_url, secure) in [(None, false), (Some("https://play.example"), true)] {
        let house = House::with(|config| config.public_url = public_url.map(str::to_owned)).await;
        let mut ana = house.stranger();
        let answer = ana.post("/api/accounts", json!({"login": "ana", "password": PASSWORD})).await;
        let cookie = answer.headers["set-cookie"].to_str().unwrap();
        for part in ["; Path=/", "; HttpOnly", "; SameSite=Lax", "; Max-Age=34560000"] {
            assert!(cookie.contains(part), "{cookie}");
        }
        assert_eq!(cookie.contains("; Secure"), secure, "{cookie}");
        assert!(!answer.text.contains(ana.cookie.as_ref().unwrap()), "the token is in the cookie alone");
        let out = ana.post("/api/sign-out", json!({})).await;
        assert!(
            out.headers["set-cookie"]
                .to_str()
                .unwrap()
                .starts_with("demesne=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
        );
        house.stop().await;
    }
}

/// A page of another site can neither read nor change anything in somebody's name.
#[tokio::test(flavor = "multi_thread")]
async fn other_sites_are_kept_out() {
    let house = House::open().await;
    let ana = house.member("ana").await;
    let stranger = house.stranger();
    let cookie = format!("demesne={}", ana.cookie.as_ref().unwrap());
    let changes = [
        ("PATCH", "/api/me", json!({"name": "Eve"})),
        ("DELETE", "/api/me", json!({"password": PASSWORD})),
        ("PUT", "/api/me/password", json!({"old": PASSWORD, "new": "eve has it now"})),
        ("PUT", "/api/me/calls", json!({"push": true})),
        ("POST", "/api/me/tokens", json!({"label": "eve"})),
        ("DELETE", "/api/me/sessions", json!({})),
        ("POST", "/api/sign-out", json!({})),
        ("POST", "/api/sign-in", json!({"login": "eve", "password": PASSWORD})),
        ("POST", "/api/accounts", json!({"login": "eve"})),
    ];
    for (method, path, body) in &changes {
        let request = || {
            let request = stranger.request(method.parse().unwrap(), path).header("cookie", &cookie);
            request.header("content-type", "application/json").body(body.to_string())
        };
        stranger.send(request()).await.refused(403, "csrf");
        let foreign = request().header("x-demesne", "1").header("origin", "https://evil.example");
        stranger.send(foreign).await.refused(403, "foreign-origin");
        let foreign = request().header("x-demesne", "1").header("sec-fetch-site", "cross-site");
        stranger.send(foreign).await.refused(403, "foreign-origin");
    }
    assert_eq!(ana.clone().get("/api/me").await.ok()["name"], "ana");
    let own = ana.request("PATCH".parse().unwrap(), "/api/me").header("origin", &house.base);
    let own = own.header("content-type", "application/json").body(r#"{"name":"Ana"}"#);
    assert_eq!(ana.send(own).await.ok()["name"], "Ana");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_are_listed_and_signed_out() {
    let house = House::open().await;
    let mut ana = house.member("ana").await;
    let mut phone = house.stranger();
    phone.post("/api/sign-in", json!({"login": "ana", "password": PASSWORD})).await.ok();
    let made = ana.post("/api/me/tokens", json!({"label": "my\n bot"})).await.ok();
    assert_eq!((&made["session"]["label"], &made["session"]["kind"]), (&json!("my bot"), &json!("token")));
    let list = phone.get("/api/me/sessions").await;
    assert!(!list.text.contains(made["token"].as_str().unwrap()), "a token is shown once");
    let list = list.ok();
    let lines = list.as_array().unwrap();
    assert_eq!(lines.len(), 3);
    let current: Vec<&Value> = lines.iter().filter(|line| line["current"] == true).collect();
    assert_eq!(current.len(), 1);
    assert_eq!(current[0]["kind"], "cookie");
    // An id is not what the database knows a session by.
    assert!(lines.iter().all(|line| text(&line["id"]).len() == 16));

    let mut bo = house.guest("Bo").await;
    for line in lines {
        bo.delete(&format!("/api/me/sessions/{}", text(&line["id"])), None).await.refused(404, "not-found");
    }
    bo.delete("/api/me/sessions/..%2F%00", None).await.refused(404, "not-found");
    let token = text(&made["session"]["id"]);
    assert_eq!(phone.delete(&format!("/api/me/sessions/{token}"), None).await.status, 204);
    phone.delete(&format!("/api/me/sessions/{token}"), None).await.refused(404, "not-found");
    let mut program = house.stranger();
    program.token = Some(text(&made["token"]));
    program.get("/api/me").await.refused(401, "bad-token");
    ana.get("/api/me").await.ok();
    assert_eq!(phone.delete("/api/me/sessions", None).await.status, 204);
    ana.get("/api/me").await.refused(401, "sign-in-first");
    phone.get("/api/me").await.ok();
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_for_programs_and_not_without_end() {
    let house = House::open().await;
    let mut ana = house.guest("Ana").await;
    ana.post("/api/me/tokens", json!({"label": " \n"})).await.refused(422, "name-empty");
    for number in 0..50 {
        ana.post("/api/me/tokens", json!({"label": format!("bot {number}")})).await.ok();
    }
    ana.post("/api/me/tokens", json!({"label": "one more"})).await.refused(409, "tokens-full");
    let mut program = house.stranger();
    program.token = Some("no token".into());
    program.get("/api/me").await.refused(401, "bad-token");
    house.member("bob").await;
    let mut bob = house.stranger();
    let me = bob.post("/api/sign-in", json!({"login": "bob", "password": PASSWORD, "token": true})).await;
    assert!(!me.headers.contains_key("set-cookie"));
    program.token = Some(text(&me.ok()["token"]));
    assert_eq!(program.get("/api/me").await.ok()["login"], "bob");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_languages_change() {
    let house = House::open().await;
    let (mut ana, mut bo) = (house.guest("Ana").await, house.guest("Bo").await);
    let table = ana.table(json!({})).await;
    bo.sit(&table, "p1").await;
    let me = ana.patch("/api/me", json!({"name": "  Anita ", "language": "es"})).await.ok();
    assert_eq!((&me["name"], &me["language"]), (&json!("Anita"), &json!("es")));
    let view = bo.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(view["seats"][1]["who"]["name"], "Anita");
    let me = ana.patch("/api/me", json!({"language": ""})).await.ok();
    assert_eq!((&me["name"], me.get("language")), (&json!("Anita"), None));
    ana.patch("/api/me", json!({"name": ""})).await.refused(422, "name-empty");
    ana.patch("/api/me", json!({"name": "x".repeat(41)})).await.refused(422, "name-long");
    // Nothing is changed where a part of it cannot be.
    ana.patch("/api/me", json!({"name": "Eve", "language": "xx"})).await.refused(422, "bad-language");
    assert_eq!(ana.get("/api/me").await.ok()["name"], "Anita");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_names_ratings_and_games() {
    let house = House::open().await;
    let (mut ana, mut bob) = (house.member("ana").await, house.member("bob").await);
    let table = ana.table(json!({"rated": true})).await;
    bob.sit(&table, "p1").await;
    ana.ask(&table, "start").await.ok();
    ana.ask(&table, "resign").await.ok();
    let store = house.running().app.hall.store.clone();
    let id = bob.id.clone();
    until("the rating is counted", || async { !store.ratings_of(&id).await.unwrap().is_empty() }).await;
    let mut stranger = house.stranger();
    let profile = stranger.get(&format!("/api/people/{}", bob.id)).await.ok();
    let rating = json!({"game": "burgundy", "rating": 1520, "games": 1});
    assert_eq!(profile, json!({"id": bob.id, "name": "bob", "ratings": [rating], "games": 1}));
    let best = stranger.get("/api/ratings/burgundy").await.ok();
    assert_eq!(best[0], json!({"person": {"id": bob.id, "name": "bob"}, "rating": 1520, "games": 1}));
    assert_eq!((&best[1]["person"]["name"], &best[1]["rating"]), (&json!("ana"), &json!(1480)));
    assert_eq!(stranger.get("/api/ratings/tuscany").await.ok(), json!([]));
    stranger.get("/api/ratings/chess").await.refused(404, "no-such-game");
    for id in ["0123456789abcdef", "x", "%00"] {
        stranger.get(&format!("/api/people/{id}")).await.refused(404, "no-such-person");
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn administrators_keep_people_out() {
    let house = House::open().await;
    let (mut root, mut ana) = (house.administrator("root").await, house.member("ana").await);
    let mut bo = house.guest("Bo 100%").await;
    let secret = ana.table(json!({"private": true})).await;
    for visitor in [&mut ana, &mut bo] {
        visitor.get("/api/admin/people").await.refused(403, "not-administrator");
        visitor.get("/api/admin/tables").await.refused(403, "not-administrator");
        for what in ["block", "unblock"] {
            let path = format!("/api/admin/people/{}/{what}", root.id);
            visitor.post(&path, json!({})).await.refused(403, "not-administrator");
        }
    }
    house.stranger().get("/api/admin/people").await.refused(401, "sign-in-first");
    assert_eq!(root.get("/api/me").await.ok()["administrator"], true);
    let found = root.get("/api/admin/people?query=AN").await.ok();
    assert_eq!((found.as_array().unwrap().len(), &found[0]["login"]), (1, &json!("ana")));
    let found = root.get("/api/admin/people?query=0%25").await.ok();
    assert_eq!((found.as_array().unwrap().len(), &found[0]["name"]), (1, &json!("Bo 100%")));
    assert_eq!(root.get("/api/admin/people?query=%25%25").await.ok(), json!([]));
    assert_eq!(root.get(&format!("/api/admin/people?query={}", ana.id)).await.ok()[0]["name"], "ana");
    assert_eq!(root.get("/api/admin/people").await.ok().as_array().unwrap().len(), 3);
    let tables = root.get("/api/admin/tables?status=open").await.ok();
    assert_eq!(tables["tables"][0]["id"], json!(secret));
    root.get("/api/admin/tables?status=nonsense").await.refused(422, "bad-query");

    let mut looking = ana.live().await;
    looking.watch(&secret).await;
    let path = format!("/api/admin/people/{}/block", ana.id);
    assert_eq!(root.post(&path, json!({})).await.ok()["blocked"], true);
    ana.get("/api/me").await.refused(403, "blocked");
    let mut again = house.stranger();
    let sign_in = json!({"login": "ana", "password": PASSWORD});
    again.post("/api/sign-in", sign_in.clone()).await.refused(403, "blocked");
    assert_eq!((again.cookie.clone(), looking.hear("pong").await), (None, None));
    root.ask(&secret, "close").await.ok();
    assert_eq!(root.post(&path.replace("/block", "/unblock"), json!({})).await.ok()["blocked"], false);
    ana.get("/api/me").await.ok();
    again.post("/api/sign-in", sign_in).await.ok();
    root.post(&format!("/api/admin/people/{}/block", root.id), json!({})).await.refused(403, "not-yourself");
    root.post("/api/admin/people/nobody/block", json!({})).await.refused(404, "no-such-person");
    house.stop().await;
}

/// Searches all that is kept for what was somebody's own.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_leaves_nothing() {
    let mails = crate::visit::smtp::MailServer::start().await;
    let house = House::with(|config| {
        config.smtp = Some(mails.url.clone());
        config.mail_from = Some("play@example.org".into());
    })
    .await;
    let (mut gone, mut bo) = (house.guest("Zebedee Quux").await, house.guest("Bo").await);
    gone.post("/api/accounts", json!({"login": "quuxlogin", "password": PASSWORD})).await.ok();
    gone.post("/api/me/mail", json!({"address": "quux@mail.example"})).await.ok();
    let hook =
        json!({"webhook": true, "webhook_url": "http://127.0.0.1:9/quuxhook", "kinds": {"chat": true}});
    gone.put("/api/me/calls", hook.clone()).await.ok();
    bo.put("/api/me/calls", hook).await.ok();
    gone.post("/api/me/tokens", json!({"label": "quuxbot"})).await.ok();
    // A table of their own that waits, one of Bo's that waits, one where they look on only, one that is played.
    let own = gone.table(json!({})).await;
    let unseated = gone.table(json!({"seat": "none"})).await;
    let waits = bo.table(json!({})).await;
    gone.sit(&waits, "p1").await;
    let played = bo.table(json!({})).await;
    gone.sit(&played, "p1").await;
    bo.ask(&played, "start").await.ok();
    gone.say(&played, "quux words at the table").await;
    bo.say(&played, "words that stay").await;
    let before = house.everything().await;
    for own in ["Zebedee", "quuxlogin", "quux@mail.example", "quuxhook", "quuxbot", "quux words", "argon2id"]
    {
        assert!(before.contains(own), "{own} was not kept at all");
    }
    let mut elsewhere = house.stranger();
    elsewhere.post("/api/sign-in", json!({"login": "quuxlogin", "password": PASSWORD})).await.ok();

    gone.delete("/api/me", Some(json!({"confirm": true}))).await.refused(401, "wrong-password");
    gone.delete("/api/me", Some(json!({"password": "wrong"}))).await.refused(401, "wrong-password");
    assert_eq!(gone.clone().delete("/api/me", Some(json!({"password": PASSWORD}))).await.status, 204);
    gone.get("/api/me").await.refused(401, "sign-in-first");
    gone.delete("/api/me", Some(json!({"password": PASSWORD}))).await.refused(401, "sign-in-first");
    elsewhere.get("/api/me").await.refused(401, "sign-in-first");

    bo.put("/api/me/calls", json!({})).await.ok();
    let after = house.everything().await;
    for own in ["Zebedee", "quuxlogin", "quux@mail.example", "quuxhook", "quuxbot", "quux words", "argon2id"]
    {
        let line = after.lines().find(|line| line.contains(own));
        assert_eq!(line, None, "{own} is still kept");
    }
    assert!(after.contains("words that stay"));
    // Others go on: the game is over, since nobody is left to play against, and seats are free again.
    let view = |table: &str| format!("/api/tables/{table}");
    let over = bo.get(&view(&played)).await;
    assert!(!over.text.contains("Zebedee") && !over.text.contains("quux"), "{}", over.text);
    assert_eq!(over.ok()["status"], "over");
    let events = bo.get(&format!("/api/tables/{played}/events?after=0")).await;
    assert!(
        !events.text.contains("quux words") && events.text.contains("words that stay"),
        "{}",
        events.text
    );
    let waiting = bo.get(&view(&waits)).await.ok();
    assert_eq!((&waiting["status"], waiting["seats"][0].get("who")), (&json!("open"), None));
    for table in [&own, &unseated] {
        assert_eq!(bo.get(&view(table)).await.ok()["status"], "closed");
    }
    bo.get(&format!("/api/people/{}", gone.id)).await.refused(404, "no-such-person");
    // The login is free again.
    house.stranger().post("/api/accounts", json!({"login": "quuxlogin"})).await.ok();

    let mut guest = house.guest("Guest").await;
    guest.delete("/api/me", Some(json!({}))).await.refused(409, "confirm-first");
    assert_eq!(guest.delete("/api/me", Some(json!({"confirm": true}))).await.status, 204);
    house.stop().await;
}

const ROUTES: [(&str, &str, bool); 25] = [
    ("PATCH", "/api/me", true),
    ("DELETE", "/api/me", true),
    ("GET", "/api/me", false),
    ("GET", "/api/me/tables", false),
    ("POST", "/api/sign-out", false),
    ("PUT", "/api/me/password", true),
    ("POST", "/api/passkeys/register/start", true),
    ("POST", "/api/passkeys/register/finish", true),
    ("GET", "/api/me/passkeys", false),
    ("DELETE", "/api/me/passkeys/abc", false),
    ("GET", "/api/me/sessions", false),
    ("DELETE", "/api/me/sessions", false),
    ("DELETE", "/api/me/sessions/abc", false),
    ("POST", "/api/me/tokens", true),
    ("GET", "/api/me/calls", false),
    ("PUT", "/api/me/calls", true),
    ("POST", "/api/me/calls/test", false),
    ("POST", "/api/me/push", true),
    ("DELETE", "/api/me/push", true),
    ("POST", "/api/me/mail", true),
    ("DELETE", "/api/me/mail", false),
    ("GET", "/api/admin/people", false),
    ("POST", "/api/admin/people/abc/block", false),
    ("POST", "/api/admin/people/abc/unblock", false),
    ("GET", "/api/admin/tables", false),
];

#[tokio::test(flavor = "multi_thread")]
async fn every_route_refuses_strangers_and_nonsense() {
    let house = House::open().await;
    let (stranger, ana) = (house.stranger(), house.member("ana").await);
    let send = async |visitor: &Visitor, method: &str, path: &str, kind: &str, body: String| {
        let request = visitor.request(method.parse().unwrap(), path);
        visitor.send(request.header("content-type", kind).body(body)).await
    };
    let json = "application/json";
    for (method, path, reads) in ROUTES {
        let answer = send(&stranger, method, path, json, "{}".into()).await;
        answer.refused(401, "sign-in-first");
        if reads {
            send(&ana, method, path, json, "{".into()).await.refused(400, "bad-json");
            send(&ana, method, path, json, "[]".into()).await.refused(400, "bad-json");
            send(&ana, method, path, json, "\u{0}".into()).await.refused(400, "bad-json");
            send(&ana, method, path, json, format!("\"{}\"", "x".repeat(70_000)))
                .await
                .refused(413, "too-large");
            send(&ana, method, path, "text/plain", "{}".into()).await.refused(415, "bad-media");
        }
        // A browser subscription may have fields that we do not know; nothing else may.
        if reads && path != "/api/me/push" {
            send(&ana, method, path, json, r#"{"surprise":1}"#.into()).await.refused(400, "bad-json");
        }
    }
    for path in ["/api/guests", "/api/accounts", "/api/sign-in", "/api/passkeys/sign-in/finish"] {
        send(&stranger, "POST", path, json, "{".into()).await.refused(400, "bad-json");
        send(&stranger, "POST", path, json, r#"{"surprise":1}"#.into()).await.refused(400, "bad-json");
        send(&stranger, "POST", path, json, "x".repeat(70_000)).await.refused(413, "too-large");
        send(&stranger, "GET", path, json, String::new()).await.refused(405, "wrong-method");
    }
    assert_eq!(ana.clone().get("/api/me").await.ok()["name"], "ana");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_and_tokens_are_never_logged_or_told() {
    let _listener = log();
    let house = House::open().await;
    let word = "unmistakable-password";
    let mut ana = house.guest("Ana").await;
    let mut told = Vec::new();
    told.push(ana.post("/api/accounts", json!({"login": "ana", "password": word})).await.text);
    let mut other = house.stranger();
    told.push(other.post("/api/sign-in", json!({"login": "ana", "password": word})).await.text);
    told.push(other.post("/api/sign-in", json!({"login": "ana", "password": format!("{word}!")})).await.text);
    told.push(ana.put("/api/me/password", json!({"old": word, "new": format!("{word}2")})).await.text);
    told.push(ana.put("/api/me/password", json!({"old": word, "new": word, "extra": word})).await.text);
    told.push(ana.get("/api/me").await.text);
    told.push(ana.get("/api/me/sessions").await.text);
    let token = text(&ana.post("/api/me/tokens", json!({"label": fresh()})).await.ok()["token"]);
    let hook = ana.put("/api/me/calls", json!({"webhook_url": "http://127.0.0.1:9/x"})).await.ok();
    let hook = text(&hook["webhook_secret"]);
    told.push(ana.get("/api/me/calls").await.text);
    told.push(ana.delete("/api/me", Some(json!({"password": format!("{word}3")}))).await.text);
    let everything = house.everything().await;
    house.stop().await;
    let logged = LOGGED.lock().unwrap().clone();
    assert!(logged.contains("/api/sign-in"), "the log is written down");
    let cookie = ana.cookie.unwrap();
    for secret in [word, &token, &cookie] {
        assert!(!everything.contains(secret), "kept as it is");
    }
    for secret in [word, &token, &cookie, &hook, "argon2id"] {
        assert!(!logged.contains(secret), "logged");
        assert!(told.iter().all(|answer| !answer.contains(secret)), "told");
    }
}

/// Whoever tries many passwords waits.
#[tokio::test(flavor = "multi_thread")]
async fn guessing_is_slow() {
    let house = House::with(|config| config.rate_limit = true).await;
    let mut eve = house.stranger();
    let mut limited = false;
    for _ in 0..40 {
        let answer =
            eve.post("/api/sign-in", json!({"login": "no login", "password": "x".repeat(300)})).await;
        if answer.status == 429 {
            answer.refused(429, "too-many");
            assert!(answer.headers.contains_key("retry-after"));
            limited = true;
            break;
        }
        answer.refused(401, "wrong-login");
    }
    assert!(limited);
    house.stop().await;
}
