//! How much and how slowly may be asked.

mod common;

use common::{
    client::{Client, Reply, fresh},
    server::TestServer,
};
use demesne_server::Patience;
use demesne_wire::Done;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// Long enough for a healthy caller, short enough to wait for in a test.
const SHORT: Duration = Duration::from_millis(400);
/// What a limit has that no test reaches.
const LONG: Duration = Duration::from_secs(600);

async fn limited() -> TestServer {
    TestServer::start_with(|config| {
        config.rate_limit = true;
        config.trust_proxy = true;
    })
    .await
}

/// Comes to the door from an address that the proxy tells.
async fn knock(client: &Client, address: &str, lang: &str) -> (Reply, Option<u64>) {
    let request = client.request(reqwest::Method::POST, &format!("/api/guests?lang={lang}"));
    let request = request.header("x-forwarded-for", format!("198.51.100.1, {address}"));
    let request = request.header("content-type", "application/json").body(json!({"name": "Ada"}).to_string());
    wait_of(client, request).await
}

/// The answer, and how many seconds it says to wait.
async fn wait_of(client: &Client, request: reqwest::RequestBuilder) -> (Reply, Option<u64>) {
    let answer = request.send().await.expect("an answer");
    let wait = answer
        .headers()
        .get("retry-after")
        .map(|value| value.to_str().expect("text").parse().expect("seconds"));
    let status = answer.status().as_u16();
    let media = answer.headers()["content-type"].to_str().expect("text").to_owned();
    let bytes = answer.bytes().await.expect("a body").to_vec();
    assert!(client.heard.is_none());
    (Reply { status, media, bytes }, wait)
}

/// Asks until it is refused; how often it was not, and the seconds to wait.
async fn exhaust(
    client: &Client,
    most: usize,
    ask: impl AsyncFn(&Client) -> (Reply, Option<u64>),
) -> (usize, u64) {
    for count in 0..most {
        let (reply, wait) = ask(client).await;
        if reply.status == 429 {
            reply.refused(429, "too-many");
            return (count, wait.expect("Retry-After"));
        }
        assert_eq!((wait, reply.status < 500), (None, true), "{}", reply.text());
    }
    panic!("{most} requests, and none is refused");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn doors_are_counted_by_address() {
    let server = limited().await;
    let anybody = server.stranger();
    let (count, wait) = exhaust(&anybody, 60, async |client| knock(client, "192.0.2.1", "en").await).await;
    assert!((30..50).contains(&count) && (1..=2).contains(&wait), "{count} {wait}");
    let mut sentences = Vec::new();
    for lang in ["en", "es", "pt"] {
        // One more may have been earned meanwhile.
        let refused = exhaust(&anybody, 5, async |client| knock(client, "192.0.2.1", lang).await);
        refused.await;
        sentences.push(knock(&anybody, "192.0.2.1", lang).await.0.refused(429, "too-many").message);
    }
    sentences.dedup();
    assert_eq!(sentences.len(), 3, "{sentences:?}");
    // At another address nobody notices, nor does who is in already.
    assert_eq!(knock(&anybody, "192.0.2.2", "en").await.0.status, 200);
    anybody.get("/api/games").await.ok::<Value>();
    assert!(server.running.app.hall.metrics.limited.get() >= 7);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_and_looks_are_counted_by_session() {
    let server = limited().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.make("tuscany", json!({})).await.line.id;
    ben.sit(&table, "p2").await.ok::<Done>();
    let talk = async |client: &Client| {
        let request = client.request(reqwest::Method::POST, &format!("/api/tables/{table}/chat"));
        let body = json!({"id": fresh(), "text": "words"}).to_string();
        wait_of(client, request.header("content-type", "application/json").body(body)).await
    };
    let look = async |client: &Client| {
        wait_of(client, client.request(reqwest::Method::GET, &format!("/api/tables/{table}/events?after=0")))
            .await
    };
    // Buckets fill while they are emptied, so all at once: many at a time.
    let all = futures_util::future::join_all((0..400).map(|_| talk(&ada))).await;
    let refused: Vec<&(Reply, Option<u64>)> = all.iter().filter(|(reply, _)| reply.status == 429).collect();
    assert!((1..=281).contains(&refused.len()), "{} of 400", refused.len());
    for (reply, wait) in refused {
        reply.refused(429, "too-many");
        assert_eq!(*wait, Some(1));
    }
    // From the same address somebody else goes on, and she herself may look.
    talk(&ben).await.0.ok::<Done>();
    assert_eq!(look(&ada).await.0.status, 200);
    let all = futures_util::future::join_all((0..1500).map(|_| look(&ben))).await;
    let refused = all.iter().filter(|(reply, _)| reply.status == 429).count();
    assert!((1..=1200).contains(&refused), "{refused} of 1500");
    talk(&ben).await.0.ok::<Done>();
}

/// A whole game as people and quick programs play it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn healthy_callers_are_not_hit() {
    let server = limited().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.make("tuscany", json!({})).await.line.id;
    ben.sit(&table, "p2").await.ok::<Done>();
    ada.ask(&table, "start").await.ok::<Done>();
    for _ in 0..60 {
        for client in [&ada, &ben] {
            let view = client.view(&table).await;
            if view.play.is_some_and(|play| !play.actions.is_empty()) {
                client.play_first(&table).await;
            }
        }
    }
    assert_eq!(server.running.app.hall.metrics.limited.get(), 0);
}

async fn impatient(patience: Patience) -> TestServer {
    TestServer::start_with(|config| config.patience = patience).await
}

/// Sends some of a request slowly; what comes back before the server hangs up.
async fn trickle(server: &TestServer, start: &str, more: &str) -> String {
    let mut stream = TcpStream::connect(server.running.address).await.expect("a connection");
    stream.write_all(start.as_bytes()).await.expect("it is sent");
    let (mut reads, mut writes) = stream.into_split();
    let more = more.to_owned();
    let sending = tokio::spawn(async move {
        // A little again and again, so that the connection is never silent.
        while writes.write_all(more.as_bytes()).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    let mut answer = Vec::new();
    let ended = tokio::time::timeout(common::client::PATIENCE, reads.read_to_end(&mut answer)).await;
    ended.expect("the server hangs up").unwrap_or(0);
    sending.abort();
    String::from_utf8(answer).expect("text")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_head_that_comes_too_slowly_is_not_waited_for() {
    let server = impatient(Patience { head: SHORT, request: LONG, ..Patience::default() }).await;
    for start in ["", "GET /healthz HTTP/1.1\r\nhost: demesne\r\n"] {
        let more = if start.is_empty() { "" } else { "x-slow: 1\r\n" };
        let answer = trickle(&server, start, more).await;
        assert!(!answer.contains("200 OK"), "{answer}");
    }
    // One that is quick is answered, and may come again at once.
    let anybody = server.stranger();
    for _ in 0..3 {
        assert_eq!(anybody.get("/healthz").await.status, 200);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_comes_too_slowly_gets_an_answer_and_an_end() {
    let server = impatient(Patience { head: LONG, request: SHORT, ..Patience::default() }).await;
    let head = "POST /api/guests?lang=es HTTP/1.1\r\nhost: demesne\r\ncontent-type: application/json\r\n\
                content-length: 60000\r\n\r\n{\"name\":\"";
    let answer = trickle(&server, head, "a").await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    let body: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).expect("a body")).expect("JSON");
    assert_eq!(body["error"]["code"], "timeout");
    server.guest("Ada").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_takes_too_long_is_told_so() {
    let server = impatient(Patience { head: LONG, request: SHORT, ..Patience::default() }).await;
    let ada = server.guest("Ada").await;
    let table = ada.make("tuscany", json!({})).await.line.id;
    let mut sentences = Vec::new();
    for lang in ["en", "es", "pt"] {
        let reply = ada.get(&format!("/api/tables/{table}/events?after=1&wait=25&lang={lang}")).await;
        sentences.push(reply.refused(408, "timeout").message);
    }
    sentences.dedup();
    assert_eq!(sentences.len(), 3, "{sentences:?}");
    assert_eq!(ada.events(&table, 0).await.events.len(), 1, "the same caller is answered what is quick");
    // A socket is no request: it stays.
    let mut live = ada.live().await;
    tokio::time::sleep(SHORT * 2).await;
    live.watch(&table, 0).await;
    assert_eq!(live.events(&table).await.expect("a connection").len(), 1);
}

/// Who does not finish after the server was told to stop does not keep it from stopping.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_holds_up_the_end() {
    let server = impatient(Patience { last_requests: SHORT, ..Patience::default() }).await;
    let mut stream = TcpStream::connect(server.running.address).await.expect("a connection");
    let head = "POST /api/guests HTTP/1.1\r\nhost: demesne\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\
                expect: 100-continue\r\n\r\n";
    stream.write_all(head.as_bytes()).await.expect("it is sent");
    // From here on the request is under way.
    stream.read_u8().await.expect("the server asks for the body");
    tokio::time::timeout(common::client::PATIENCE, server.stop()).await.expect("it stops");
}
