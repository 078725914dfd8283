//! What is logged: lines that programs can read, and no secret.

use super::{QUIET, play, two};
use crate::{
    served::Served,
    server_common::{
        client::{Client, fresh},
        http::Method,
        server::Folder,
    },
};
use demesne_server::{
    store::{Place, Store},
    table::Entry,
};
use serde_json::{Value, json};

const PASSWORD: &str = "unmistakable-password";

/// A session with everything that is secret in it: the secrets.
async fn session(base: &str, folder: &Folder) -> (Vec<String>, String) {
    let (mut ada, ben, table) = two(base).await;
    let mut secrets = vec![PASSWORD.to_owned(), "argon2id".to_owned()];
    secrets.extend([ada.token.clone(), ben.token.clone()].into_iter().flatten());
    let account = json!({"login": "ada", "password": PASSWORD});
    ada.post("/api/accounts", account.clone()).await.ok::<Value>();
    let cookie = ada.request(Method::POST, "/api/sign-in").header("content-type", "application/json");
    let answer = cookie.body(account.to_string()).send().await.expect("an answer");
    let cookie = answer.headers()["set-cookie"].to_str().expect("a cookie");
    let cookie = cookie.split(['=', ';']).nth(1).expect("a value").to_owned();
    secrets.push(cookie.clone());
    let wrong = json!({"login": "ada", "password": format!("{PASSWORD}?")});
    Client::stranger(base).post("/api/sign-in", wrong).await.refused(401, "wrong-login");
    let signed = json!({"login": "ada", "password": PASSWORD, "token": true});
    let me: Value = Client::stranger(base).post("/api/sign-in", signed).await.ok();
    ada.token = me["token"].as_str().map(str::to_owned);
    secrets.extend(ada.token.clone());
    let looks = Client::stranger(base);
    let looks = looks.request(Method::GET, "/api/me").header("cookie", format!("demesne={cookie}"));
    assert_eq!(looks.send().await.expect("an answer").status(), 200);
    let mut live = ada.live().await;
    live.watch(&table, 0).await;
    for _ in 0..10 {
        play(&ada, &ben, &table).await;
    }
    let hand: Value = ada.ask(&table, "hand-over").await.ok();
    secrets.push(hand["code"].as_str().expect("a code").to_owned());
    let private = ada.make("burgundy", json!({"private": true})).await;
    let invite = private.invite.expect("an invitation");
    ben.get(&format!("/api/tables/{}?invite={invite}", private.line.id)).await;
    secrets.push(invite);
    let words = format!("said at the table {}", fresh());
    ada.post(&format!("/api/tables/{table}/chat"), json!({"id": fresh(), "text": words})).await.ok::<Value>();
    secrets.push(words);
    ben.get("/api/tables/x%0a?token=behind-the-question-mark").await;
    secrets.push("behind-the-question-mark".to_owned());
    let store = Store::open(&Place::Embedded(folder.0.clone())).await;
    assert!(store.is_err(), "the server holds the folder");
    (secrets, table)
}

/// The seed of a game, as only the log of the table knows it.
async fn seed(folder: &Folder, table: &str) -> String {
    let store = Store::open(&Place::Embedded(folder.0.clone())).await.expect("the database");
    let rows = store.log(table, 0).await.expect("a log");
    let seed = rows.iter().find_map(|row| match serde_json::from_str(&row.body).expect("an entry") {
        Entry::Started { seed, .. } => Some(seed),
        _ => None,
    });
    store.close().await;
    seed.expect("a start")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logs_are_lines_without_secrets() {
    for form in ["json", "text"] {
        let folder = Folder::new();
        let data = folder.0.display().to_string();
        let flags = [&QUIET[..], &["--data", &data, "--log", form, "--log-level", "trace"]].concat();
        let mut served = Served::with(&flags, &[]);
        let (mut secrets, table) = session(&served.base, &folder).await;
        let ended = served.stop();
        assert_eq!(ended.code, Some(0));
        secrets.push(seed(&folder, &table).await);
        let lines: Vec<&str> = ended.logged.lines().collect();
        assert!(lines.len() > 30, "{} lines", lines.len());
        for line in &lines {
            assert!(!line.contains("TRACE"), "libraries tell the content of messages there: {line}");
            for secret in &secrets {
                assert!(!line.contains(secret.as_str()), "{secret} is in {line}");
            }
            assert!(!line.contains('\u{1b}'), "colours are for terminals: {line}");
        }
        assert!(
            ended.logged.contains(&format!("/api/tables/{table}/moves")),
            "the paths of requests are there"
        );
        if form == "json" {
            for line in &lines {
                let line: Value = serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}"));
                for field in ["timestamp", "level", "target"] {
                    assert!(line[field].is_string(), "{line}");
                }
            }
            let request = lines.iter().filter_map(|line| serde_json::from_str::<Value>(line).ok());
            let mut moves = request.filter(|line| line["path"] == format!("/api/tables/{table}/moves"));
            let one = moves.next().expect("a move");
            assert_eq!(
                (&one["message"], &one["method"], &one["status"]),
                (&json!("request"), &json!("POST"), &json!(200))
            );
            assert!(one["micros"].is_u64());
            assert_eq!(moves.count(), 9);
        }
    }
}
