//! How much and how slowly may be asked.

use crate::common::{
    client::{Client, Reply, fresh},
    http,
    patience::{PATIENCE, Wait, until},
    server::TestServer,
};
use demesne_server::Patience;
use demesne_wire::Done;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// Short enough to wait for in a test; on a busy machine a healthy caller may need longer, and asks again.
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
    let request = client.request(http::Method::POST, &format!("/api/guests?lang={lang}"));
    let request = request.header("x-forwarded-for", format!("198.51.100.1, {address}"));
    let request = request.header("content-type", "application/json").body(json!({"name": "Ada"}).to_string());
    wait_of(client, request).await
}

/// The answer, and how many seconds it says to wait.
async fn wait_of(client: &Client, request: http::RequestBuilder) -> (Reply, Option<u64>) {
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

/// Asks until it is refused; how often it was not, the seconds to wait, and the sentence.
async fn exhaust(
    client: &Client,
    ask: impl AsyncFn(&Client) -> (Reply, Option<u64>),
) -> (usize, u64, String) {
    let patience = Wait::new();
    let mut count = 0;
    loop {
        let (reply, wait) = ask(client).await;
        if reply.status == 429 {
            let message = reply.refused(429, "too-many").message;
            return (count, wait.expect("Retry-After"), message);
        }
        assert_eq!((wait, reply.status < 500), (None, true), "{}", reply.text());
        assert!(!patience.is_over(), "{count} requests, and none is refused");
        count += 1;
    }
}

/// Asks very often at once, and again until some of it is refused: buckets fill while they are emptied. Gives how often it was not refused, and
/// the refusals.
async fn flood(
    client: &Client,
    at_once: usize,
    ask: impl AsyncFn(&Client) -> (Reply, Option<u64>),
) -> (usize, Vec<(Reply, Option<u64>)>) {
    let patience = Wait::new();
    let (mut good, mut refused) = (0, Vec::new());
    while refused.is_empty() {
        assert!(!patience.is_over(), "{good} requests, and none is refused");
        for answer in futures_util::future::join_all((0..at_once).map(|_| ask(client))).await {
            match answer.0.status {
                429 => refused.push(answer),
                _ => good += 1,
            }
        }
    }
    (good, refused)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn doors_are_counted_by_address() {
    let server = limited().await;
    let anybody = server.stranger();
    let begun = Instant::now();
    let (count, wait, _) = exhaust(&anybody, async |client| knock(client, "192.0.2.1", "en").await).await;
    // Thirty, and what was earned meanwhile.
    let earned = begun.elapsed().as_secs_f64() / 2.0;
    assert!((30.0..=31.0 + earned).contains(&(count as f64)), "{count} with {earned} earned");
    assert!((1..=2).contains(&wait), "{wait}");
    let mut sentences = Vec::new();
    for lang in ["en", "es", "pt"] {
        // One more may have been earned meanwhile.
        sentences.push(exhaust(&anybody, async |client| knock(client, "192.0.2.1", lang).await).await.2);
    }
    sentences.dedup();
    assert_eq!(sentences.len(), 3, "{sentences:?}");
    // At another address nobody notices, nor does who is in already.
    assert_eq!(knock(&anybody, "192.0.2.2", "en").await.0.status, 200);
    anybody.get("/api/games").await.ok::<Value>();
    assert!(server.running.app.hall.metrics.limited.get() >= 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_and_looks_are_counted_by_session() {
    let server = limited().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.make("tuscany", json!({})).await.line.id;
    ben.sit(&table, "p2").await.ok::<Done>();
    let talk = async |client: &Client| {
        let request = client.request(http::Method::POST, &format!("/api/tables/{table}/chat"));
        let body = json!({"id": fresh(), "text": "words"}).to_string();
        wait_of(client, request.header("content-type", "application/json").body(body)).await
    };
    let look = async |client: &Client| {
        wait_of(client, client.request(http::Method::GET, &format!("/api/tables/{table}/events?after=0")))
            .await
    };
    let (good, refused) = flood(&ada, 400, talk).await;
    assert!(good >= 119, "{good} went well");
    for (reply, wait) in refused {
        reply.refused(429, "too-many");
        assert_eq!(wait, Some(1));
    }
    // From the same address somebody else goes on, and she herself may look.
    talk(&ben).await.0.ok::<Done>();
    assert_eq!(look(&ada).await.0.status, 200);
    let (good, _) = flood(&ben, 1500, look).await;
    assert!(good >= 300, "{good} went well");
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

/// Whoever is quick is answered; on a busy machine not always at the first try.
async fn is_answered(client: &Client, method: http::Method, path: &str, body: &str) {
    until("a quick request is answered", async || {
        let request = client.request(method.clone(), path).header("content-type", "application/json");
        client.try_send(request.body(body.to_owned())).await.is_ok_and(|reply| reply.status == 200)
    })
    .await;
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
    let ended = tokio::time::timeout(PATIENCE, reads.read_to_end(&mut answer)).await;
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
        is_answered(&anybody, http::Method::GET, "/healthz", "").await;
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
    is_answered(&server.stranger(), http::Method::POST, "/api/guests", "{\"name\":\"Ada\"}").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_takes_too_long_is_told_so() {
    let server = TestServer::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.make("tuscany", json!({})).await.line.id;
    let patience = Patience { head: LONG, request: SHORT, ..Patience::default() };
    let server = server.restart_with(|config| config.patience = patience).await;
    let ada = ada.at(&server.base);
    let mut sentences = Vec::new();
    for lang in ["en", "es", "pt"] {
        let reply = ada.get(&format!("/api/tables/{table}/events?after=1&wait=25&lang={lang}")).await;
        sentences.push(reply.refused(408, "timeout").message);
    }
    sentences.dedup();
    assert_eq!(sentences.len(), 3, "{sentences:?}");
    // The same caller is answered what is quick.
    is_answered(&ada, http::Method::GET, &format!("/api/tables/{table}/events?after=0"), "").await;
    // A socket is no request: it stays.
    let mut live = None;
    until("somebody is connected", async || {
        live = ada.try_live("/api/live").await.ok();
        live.is_some()
    })
    .await;
    let mut live = live.expect("a connection");
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
    tokio::time::timeout(PATIENCE, server.stop()).await.expect("it stops");
}
