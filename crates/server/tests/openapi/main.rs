//! The document of the API against the real routes: what it says is so, and whatever is sent, the server answers in its own words.

mod generator;
mod schema;

use crate::common::{
    client::Client, dice::Dice, http::Method, postgres::PrivatePostgres, server::TestServer,
};
use demesne_wire::Done;
use generator::Generator;
use schema::Document;
use serde_json::{Value, json};
use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

/// How many generated requests there are.
const REQUESTS: usize = 10_000;

/// Routes that are for people's eyes and operators, and not part of the API.
const OUTSIDE: [&str; 3] = ["/", "/healthz", "/metrics"];

async fn document(server: &TestServer) -> Document {
    Document::new(server.stranger().get("/api/openapi.json").await.ok())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_documented_route_is_there() {
    let server = TestServer::start().await;
    let document = document(&server).await;
    assert!(document.operations.len() >= 20);
    let ada = server.guest("Ada").await;
    for operation in &document.operations {
        let path = operation.path.replace("{table}", "0000000000000000").replace("{seat}", "p1");
        let path = path.replace("{id}", "0000000000000000").replace("{game}", "burgundy");
        assert!(!path.contains('{'), "{path} has a part that the test does not know");
        let reply = ada.send(ada.request(operation.method.clone(), &path)).await;
        let code = if reply.media == "application/json" && reply.status >= 400 {
            reply.fault().code
        } else {
            String::new()
        };
        assert!(code != "no-such-route" && code != "wrong-method", "{} {path}: {code}", operation.method);
        // Every other method is refused, so the document names all that there are.
        for method in [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE] {
            let documented =
                document.operations.iter().any(|o| o.path == operation.path && o.method == method);
            if !documented {
                ada.send(ada.request(method, &path)).await.refused(405, "wrong-method");
            }
        }
    }
    let page = server.stranger().get("/").await;
    assert_eq!(page.status, 200);
    assert!(OUTSIDE.iter().all(|path| document.operations.iter().all(|operation| operation.path != *path)));
}

/// The routes in the sources, the one list from which the router is made, are the documented ones.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_route_is_documented() {
    let server = TestServer::start().await;
    let document = document(&server).await;
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/http");
    let mut found = 0;
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a source");
            for part in text.split("path = \"/api").skip(1) {
                let route = format!("/api{}", part.split('"').next().expect("an end"));
                assert!(document.operations.iter().any(|o| o.path == route), "{route} in {}", path.display());
                found += 1;
            }
            // Routes that bypass the list are few, and known.
            for part in text.split(".route(\"").skip(1) {
                let route = part.split('"').next().expect("an end");
                assert!(
                    OUTSIDE.contains(&route) || route == "/api/openapi.json",
                    "{route} is not documented"
                );
            }
        }
    }
    assert_eq!(found, document.operations.len());
}

/// A walk through a game: every answer has a documented status and the documented form.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_have_the_documented_form() {
    let server = TestServer::start().await;
    let document = document(&server).await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.make("tuscany", json!({})).await.line.id;
    ben.sit(&table, "p2").await.ok::<Done>();
    let check = async |who: &Client, method: Method, path: &str, body: Option<Value>| {
        let request = who.request(method.clone(), &path.replace("{table}", &table).replace("{seat}", "p1"));
        let request = match &body {
            Some(body) => request.header("content-type", "application/json").body(body.to_string()),
            None => request,
        };
        let reply = who.send(request).await;
        let bare = path.split('?').next().expect("a path");
        document
            .check(&method, bare, &reply)
            .unwrap_or_else(|why| panic!("{method} {path}: {why}: {}", reply.text()));
        reply.status
    };
    let ask = |id: &str| Some(json!({"id": id}));
    for path in [
        "/api/games",
        "/api/games?lang=es",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/events",
    ] {
        assert_eq!(check(&ada, Method::GET, path, None).await, 200, "{path}");
    }
    assert_eq!(check(&ada, Method::POST, "/api/tables/{table}/seats/{seat}", ask("a")).await, 409);
    assert_eq!(check(&ada, Method::DELETE, "/api/tables/{table}/seats/{seat}", ask("b")).await, 200);
    assert_eq!(check(&ada, Method::POST, "/api/tables/{table}/seats/{seat}", ask("c")).await, 200);
    assert_eq!(check(&ada, Method::POST, "/api/tables/{table}/start", ask("d")).await, 200);
    assert_eq!(check(&ada, Method::POST, "/api/tables/{table}/hand-over", ask("e")).await, 200);
    assert_eq!(
        check(&ada, Method::POST, "/api/tables/{table}/chat", Some(json!({"id": "f", "text": "Hi"}))).await,
        200
    );
    for number in 0..30 {
        for who in [&ada, &ben] {
            let view = who.view(&table).await;
            if let Some(action) = view.play.and_then(|play| play.actions.into_iter().last()) {
                let body = json!({"id": format!("m{number}"), "seen": view.seq, "action": action.action});
                assert_eq!(check(who, Method::POST, "/api/tables/{table}/moves", Some(body)).await, 200);
            }
            let stale = json!({"id": format!("s{number}"), "seen": 1, "action": "draw"});
            assert_eq!(check(who, Method::POST, "/api/tables/{table}/moves", Some(stale)).await, 409);
        }
    }
    let length = ada.view(&table).await.play.expect("a game").length;
    let body = json!({"id": "u", "seen": ada.view(&table).await.seq, "length": length - 20});
    assert_eq!(check(&ada, Method::POST, "/api/tables/{table}/undo", Some(body)).await, 200);
    assert_eq!(check(&ben, Method::GET, "/api/tables/{table}", None).await, 200);
    assert_eq!(
        check(
            &ben,
            Method::POST,
            "/api/tables/{table}/undo/answer",
            Some(json!({"id": "v", "agrees": false}))
        )
        .await,
        200
    );
    assert_eq!(check(&ben, Method::GET, "/api/tables/{table}/story?lang=pt", None).await, 200);
    assert_eq!(check(&ben, Method::GET, "/api/tables/{table}/record", None).await, 409);
    assert_eq!(check(&ben, Method::POST, "/api/tables/{table}/close", ask("x")).await, 403);
    assert_eq!(check(&ben, Method::POST, "/api/tables/{table}/resign", ask("y")).await, 200);
    assert_eq!(check(&ben, Method::GET, "/api/tables/{table}/record", None).await, 200);
    assert_eq!(check(&ben, Method::GET, "/api/tables/{table}", None).await, 200);
    assert_eq!(check(&ben, Method::GET, "/api/tables/{table}/events", None).await, 200);
    assert_eq!(check(&ben, Method::POST, "/api/tables/{table}/rematch", ask("z")).await, 200);
    assert_eq!(check(&ben, Method::GET, "/api/me", None).await, 200);
    assert_eq!(check(&ben, Method::GET, "/api/me/tables", None).await, 200);
    assert_eq!(check(&ben, Method::GET, "/api/live", None).await, 426);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_requests_and_no_fault_of_the_server() {
    send(TestServer::start().await, REQUESTS).await;
}

/// PostgreSQL refuses texts that the embedded database takes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nor_on_postgresql() {
    let postgres = PrivatePostgres::start_without_fsync();
    postgres.create_database("wild");
    send(TestServer::on_postgres(postgres.url("wild")).await, REQUESTS / 5).await;
}

/// Sends generated requests of several people, and of nobody.
async fn send(server: TestServer, requests: usize) {
    let document = Arc::new(document(&server).await);
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let mut tables = vec!["0000000000000000".to_owned()];
    for more in [json!({}), json!({"private": true}), json!({"bots": {"p2": "random"}, "start": true})] {
        tables.push(ada.make("tuscany", more.clone()).await.line.id);
        tables.push(ada.make("burgundy", more).await.line.id);
    }
    let shared = ada.make("burgundy", json!({"undo": "agreed"})).await.line.id;
    ben.sit(&shared, "p2").await.ok::<Done>();
    ada.ask(&shared, "start").await.ok::<Done>();
    tables.push(shared);
    let mut false_token = server.stranger();
    false_token.token = Some("no token at all".into());
    let callers = Arc::new([ada.clone(), ben, server.guest("Eve").await, server.stranger(), false_token]);
    // Requests that end the caller's own session are for somebody whom nothing else needs.
    let mortals = Arc::new([server.guest("Mortal").await, server.stranger()]);
    let tables = Arc::new(tables);
    let (sent, fine) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let senders: Vec<_> = (0..6)
        .map(|number| {
            let (document, callers, tables) =
                (Arc::clone(&document), Arc::clone(&callers), Arc::clone(&tables));
            let (sent, fine, mortals) = (Arc::clone(&sent), Arc::clone(&fine), Arc::clone(&mortals));
            tokio::spawn(async move {
                let mut generator = Generator { dice: Dice(number), document: &document, tables: &tables };
                while sent.fetch_add(1, Ordering::Relaxed) < requests {
                    let request = generator.request();
                    let ends = ["/api/me", "/api/sign-out", "/api/sign-in", "/api/accounts", "/api/passkeys"];
                    let ends = request.method != Method::GET
                        && ends.iter().any(|path| request.address.starts_with(path));
                    let caller = match ends {
                        true => generator.dice.pick(&*mortals).clone(),
                        false => generator.dice.pick(&*callers).clone(),
                    };
                    let what = format!("{request:?}");
                    let mut builder = caller.request(request.method.clone(), &request.address);
                    if let Some((media, body)) = request.body {
                        builder = builder.header("content-type", media).body(body);
                    }
                    let reply = caller
                        .try_send(builder)
                        .await
                        .unwrap_or_else(|why| panic!("{what}: no answer: {why:?}"));
                    assert!(reply.status < 500, "{what}: {} {}", reply.status, reply.text());
                    // The links in mails lead to small pages.
                    let page = reply.media.starts_with("text/html");
                    if reply.status >= 400 && request.method != Method::HEAD && !page {
                        let fault = reply.fault();
                        assert!(
                            !fault.code.is_empty() && fault.message.ends_with('.'),
                            "{what}: {}",
                            reply.text()
                        );
                    }
                    if let Some(route) = &request.route {
                        document
                            .check(&request.method, route, &reply)
                            .unwrap_or_else(|why| panic!("{what}: {why}: {}", reply.text()));
                        fine.fetch_add(usize::from(reply.status == 200), Ordering::Relaxed);
                    }
                }
            })
        })
        .collect();
    for sender in senders {
        sender.await.expect("no fault");
    }
    let fine = fine.load(Ordering::Relaxed);
    println!("{fine} of {requests} requests were carried out");
    assert!(fine > requests / 20, "only {fine} requests were good ones");
    assert_eq!(server.stranger().get("/healthz").await.text(), "ok\n");
    let view = ada.view(tables.last().expect("a table")).await;
    assert_eq!(view.line.game, "burgundy");
    server.running.stop().await;
}
