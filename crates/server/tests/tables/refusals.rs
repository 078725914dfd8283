//! What every route refuses in the same way, in every language.

use crate::{
    common::{
        http::{Method, RequestBuilder},
        server::TestServer,
    },
    tables::two,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Every request with a body: its path behind the table, and a body that can be read.
fn bodies() -> Vec<(Method, &'static str, Value)> {
    let ask = || json!({"id": "a"});
    vec![
        (Method::POST, "/moves", json!({"id": "a", "seen": 1, "action": "draw"})),
        (Method::POST, "/seats/p1", ask()),
        (Method::DELETE, "/seats/p1", ask()),
        (Method::POST, "/start", ask()),
        (Method::POST, "/undo", json!({"id": "a", "seen": 1})),
        (Method::POST, "/undo/answer", json!({"id": "a", "agrees": true})),
        (Method::POST, "/chat", json!({"id": "a", "text": "Hello"})),
        (Method::POST, "/resign", ask()),
        (Method::POST, "/close", ask()),
        (Method::POST, "/hand-over", ask()),
        (Method::POST, "/rematch", ask()),
    ]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_no_route_takes() {
    let server = TestServer::start().await;
    let (ada, _, table) = two(&server, "tuscany", json!({})).await;
    let before = server.log(&table).await;
    let mut all = bodies();
    all.push((Method::POST, "", json!({"game": "tuscany", "id": "a"})));
    for (method, path, body) in all {
        let path =
            if path.is_empty() { "/api/tables".to_owned() } else { format!("/api/tables/{table}{path}") };
        let request = |who: &crate::common::client::Client| who.request(method.clone(), &path);
        let json = |request: RequestBuilder, text: String| {
            request.header("content-type", "application/json").body(text)
        };
        let stranger = server.stranger();
        stranger.send(json(request(&stranger), body.to_string())).await.refused(401, "sign-in-first");
        for text in ["", "{", "[]", "null", "\"a\"", "{\"id\": 1}", "\u{feff}{}", "{\"id\": \"a\""] {
            ada.send(json(request(&ada), text.into())).await.refused(400, "bad-json");
        }
        let not_utf8 = request(&ada).header("content-type", "application/json").body(vec![0xff, 0xfe, 0x00]);
        ada.send(not_utf8).await.refused(400, "bad-json");
        let deep = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
        ada.send(json(request(&ada), deep)).await.refused(400, "bad-json");
        let mut more = body.clone();
        more["hat"] = json!("blue");
        ada.send(json(request(&ada), more.to_string())).await.refused(400, "bad-json");
        for media in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
            let other = request(&ada).header("content-type", media).body(body.to_string());
            ada.send(other).await.refused(415, "bad-media");
        }
        ada.send(request(&ada).body(body.to_string())).await.refused(415, "bad-media");
        let large = format!("{{\"id\": \"{}\"}}", "a".repeat(65 * 1024));
        ada.send(json(request(&ada), large)).await.refused(413, "too-large");
        for id in ["", "two words", "ñ", "a/b", &"a".repeat(65), "\u{0}"] {
            let mut bad = body.clone();
            bad["id"] = json!(id);
            ada.send(json(request(&ada), bad.to_string())).await.refused(422, "bad-request-id");
        }
        for wrong in [Method::PUT, Method::PATCH, Method::OPTIONS] {
            ada.send(json(ada.request(wrong, &path), body.to_string())).await.refused(405, "wrong-method");
        }
    }
    assert_eq!(server.log(&table).await, before, "nothing happened at the table");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_and_routes_that_are_not_there() {
    let server = TestServer::start().await;
    let ada = server.guest("Ada").await;
    for table in [
        "0000000000000000",
        "UPPERCASE0000000",
        "short",
        "%00",
        "..%2f..%2fme",
        "ñandú",
        "a%20b",
        &"0".repeat(4000),
    ] {
        for (method, path, body) in bodies() {
            let request = ada.request(method, &format!("/api/tables/{table}{path}"));
            let request = request.header("content-type", "application/json").body(body.to_string());
            ada.send(request).await.refused(404, "no-such-table");
        }
        for path in ["", "/events", "/story", "/record"] {
            ada.get(&format!("/api/tables/{table}{path}")).await.refused(404, "no-such-table");
        }
    }
    // A path whose bytes are no text has no table either, in our own words.
    let reply = ada.get("/api/tables/%ff%fe").await;
    assert_eq!(reply.media, "application/json", "{}", reply.text());
    assert!((400..500).contains(&reply.status) && !reply.fault().message.is_empty());
    for path in [
        "/api",
        "/api/",
        "/api/nothing",
        "/nothing",
        "/api/tables/",
        "/api/tables/x/y/z",
        "//",
        "/API/tables",
    ] {
        ada.get(path).await.refused(404, "no-such-route");
        ada.post(path, json!({})).await.refused(404, "no-such-route");
    }
    for path in ["/api/games", "/api/me/tables", "/api/openapi.json", "/healthz", "/metrics", "/"] {
        ada.delete(path, json!({})).await.refused(405, "wrong-method");
    }
}

/// Each refusal has its word for programs, and a sentence in the caller's language.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refusals_are_said_in_three_languages() {
    let server = TestServer::start().await;
    let (ada, _, table) = two(&server, "tuscany", json!({})).await;
    let stranger = server.stranger();
    let cases = [
        (&stranger, Method::POST, "/api/tables".to_owned(), json!({}), "sign-in-first"),
        (&ada, Method::POST, "/api/tables".into(), json!({"game": "chess"}), "bad-setup"),
        (&ada, Method::POST, "/api/tables".into(), json!({}), "bad-json"),
        (&ada, Method::GET, "/api/tables/0000000000000000".into(), json!({}), "no-such-table"),
        (&ada, Method::GET, "/api/nothing".into(), json!({}), "no-such-route"),
        (&ada, Method::PUT, "/api/tables".into(), json!({}), "wrong-method"),
        (&ada, Method::POST, format!("/api/tables/{table}/start"), json!({"id": "b"}), "table-started"),
        (
            &ada,
            Method::POST,
            format!("/api/tables/{table}/moves"),
            json!({"id": "b", "seen": 99, "action": "x"}),
            "seen-ahead",
        ),
        (
            &ada,
            Method::POST,
            format!("/api/tables/{table}/chat"),
            json!({"id": "b", "text": ""}),
            "chat-empty",
        ),
        (&ada, Method::GET, format!("/api/tables/{table}/record"), json!({}), "table-not-over"),
    ];
    for (who, method, path, body, code) in cases {
        let mut said = BTreeSet::new();
        for language in ["en", "es", "pt"] {
            let by_address = format!("{path}?lang={language}");
            let send = |request: RequestBuilder| {
                who.send(request.header("content-type", "application/json").body(body.to_string()))
            };
            let one = send(who.request(method.clone(), &by_address)).await.fault();
            let header = who
                .request(method.clone(), &path)
                .header("accept-language", format!("{language}-XX,fr;q=0.3"));
            let other = send(header).await.fault();
            assert_eq!(one.code, code);
            assert_eq!(one, other, "by the address or by the browser's wish");
            assert!(one.message.ends_with('.') && !one.message.contains('{'), "{}", one.message);
            said.insert(one.message);
        }
        assert_eq!(said.len(), 3, "{said:?}");
    }
}

/// Pages of other sites cannot act in somebody's name.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cookies_are_for_our_own_pages() {
    let server = TestServer::start().await;
    let stranger = server.stranger();
    let request = stranger.request(Method::POST, "/api/guests").header("content-type", "application/json");
    let answer = request.body(json!({"name": "Ada"}).to_string()).send().await.expect("an answer");
    let cookie = answer.headers()["set-cookie"].to_str().expect("text").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let pair = cookie.split(';').next().expect("a pair").to_owned();
    let post = |headers: &[(&str, &str)]| {
        let request = stranger.request(Method::POST, "/api/tables").header("cookie", &pair);
        let request = headers.iter().fold(request, |request, (name, value)| request.header(name, *value));
        let body = json!({"game": "tuscany"}).to_string();
        stranger.send(request.header("content-type", "application/json").body(body))
    };
    post(&[]).await.refused(403, "csrf");
    post(&[("x-demesne", "1"), ("origin", "https://evil.example")]).await.refused(403, "foreign-origin");
    post(&[("x-demesne", "1"), ("sec-fetch-site", "cross-site")]).await.refused(403, "foreign-origin");
    post(&[("origin", &server.base), ("sec-fetch-site", "same-origin")]).await.refused(403, "csrf");
    post(&[("x-demesne", "1"), ("origin", &server.base)]).await.ok::<Value>();
    let me = stranger.request(Method::GET, "/api/me").header("cookie", &pair);
    assert_eq!(stranger.send(me).await.status, 200);
    // Nor can they listen.
    let live = stranger.request(Method::GET, "/api/live").header("cookie", &pair);
    let live = live.header("upgrade", "websocket").header("origin", "https://evil.example");
    stranger.send(live).await.refused(403, "foreign-origin");
}
