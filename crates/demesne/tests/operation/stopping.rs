//! SIGTERM: what is under way is finished, everybody is told, and nothing is lost.

use super::{QUIET, play, two};
use crate::{
    served::Served,
    server_common::{
        client::{Client, fresh},
        http::Method,
        patience::until,
        server::Folder,
    },
};
use serde_json::json;
use std::sync::Arc;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    sync::Mutex,
};

/// A request that the server has begun to read, and whose body is still on its way.
struct Begun {
    stream: TcpStream,
    body: String,
}

impl Begun {
    /// Returns when the server has asked for the body.
    async fn new(client: &Client, what: &str, body: &str) -> Begun {
        let host = client.base.strip_prefix("http://").expect("an address");
        let mut stream = TcpStream::connect(host).await.expect("a connection");
        let token = client.token.as_deref().expect("a token");
        let head = format!(
            "{what} HTTP/1.1\r\nhost: {host}\r\nauthorization: Bearer {token}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\nexpect: 100-continue\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).await.expect("it is sent");
        let mut asked = [0; "HTTP/1.1 100 Continue\r\n\r\n".len()];
        stream.read_exact(&mut asked).await.expect("the server asks for the body");
        assert_eq!(asked, *b"HTTP/1.1 100 Continue\r\n\r\n");
        Begun { stream, body: body.to_owned() }
    }

    async fn send_body(&mut self) {
        self.stream.write_all(self.body.as_bytes()).await.expect("it is sent");
    }

    /// All that comes until the server hangs up.
    async fn answer(mut self) -> String {
        let mut answer = String::new();
        self.stream.read_to_string(&mut answer).await.expect("an answer, and the end");
        answer
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_finishes_what_it_has_begun() {
    let folder = Folder::new();
    let data = folder.0.display().to_string();
    let flags = [&QUIET[..], &["--data", &data, "--log-level", "warn"]].concat();
    let mut served = Served::with(&flags, &[]);
    let (ada, ben, table) = two(&served.base).await;
    let seq = play(&ada, &ben, &table).await;
    let mut live = ada.live().await;
    live.watch(&table, 0).await;
    live.events(&table).await.expect("a connection");
    let mut idle = Client::stranger(&served.base).live().await;
    // Under way: a request whose body is not there yet, and one that waits for news.
    let said = json!({"id": fresh(), "text": "last words"}).to_string();
    let mut speaking = Begun::new(&ada, &format!("POST /api/tables/{table}/chat"), &said).await;
    let mut waiting =
        Begun::new(&ben, &format!("GET /api/tables/{table}/events?after=999&wait=25"), "{}").await;
    waiting.send_body().await;
    served.tell_to_stop();
    assert_eq!((served.line().as_str(), served.line().as_str()), ("Stop it with Ctrl-C.", "Stopping …"));
    assert!(live.was_closed().await && idle.was_closed().await, "sockets are closed, not cut off");
    let answer = waiting.answer().await;
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.contains("\"events\":[]"), "{answer}");
    speaking.send_body().await;
    let answer = speaking.answer().await;
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.contains("\"seq\""), "{answer}");
    assert!(answer.contains("connection: close"), "{answer}");
    let base = served.base.clone();
    let ended = served.ended();
    assert_eq!((ended.code, ended.said.as_str(), ended.logged.as_str()), (Some(0), "", ""));
    let new = Client::stranger(&base);
    assert!(new.try_send(new.request(Method::GET, "/healthz")).await.is_err(), "nobody listens");

    let served = Served::with(&flags, &[]);
    let ada = ada.at(&served.base);
    let events = ada.get(&format!("/api/tables/{table}/events?after=0")).await.text();
    assert!(events.contains("last words"), "what was answered at the end is kept: {events}");
    assert_eq!(ada.view(&table).await.seq, seq + 1);
}

/// People play as fast as they can while the server is told to stop, again and again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_acknowledged_is_lost() {
    let folder = Folder::new();
    let data = folder.0.display().to_string();
    let flags = [&QUIET[..], &["--data", &data, "--log-level", "warn"]].concat();
    let acknowledged: Arc<Mutex<Vec<(String, i64)>>> = Arc::default();
    let mut everybody: Vec<(Client, String)> = Vec::new();
    for round in 0..5 {
        let mut served = Served::with(&flags, &[]);
        for (ada, table) in &everybody {
            let view = ada.at(&served.base).view(table).await;
            let known =
                acknowledged.lock().await.iter().filter(|(of, _)| of == table).map(|(_, seq)| *seq).max();
            assert!(Some(view.seq) >= known, "{table} in round {round}");
        }
        let mut talking = Vec::new();
        for number in 0..4 {
            let ada = Client::guest(&served.base, &format!("Ada {number}")).await;
            let table = ada.make("burgundy", json!({})).await.line.id;
            everybody.push((ada.clone(), table.clone()));
            let acknowledged = Arc::clone(&acknowledged);
            talking.push(tokio::spawn(async move {
                loop {
                    let body = json!({"id": fresh(), "text": "words"});
                    match ada.try_post(&format!("/api/tables/{table}/chat"), &body).await {
                        Ok(reply) if reply.status == 200 => {
                            let seq = reply.ok::<demesne_wire::Done>().seq;
                            acknowledged.lock().await.push((table.clone(), seq));
                        }
                        // It stops: told so, or nobody is there any more.
                        Ok(reply) => return reply.refused(503, "stopping").message,
                        Err(_) => return String::new(),
                    }
                }
            }));
        }
        // In the middle of it: some words are acknowledged, and as many are on their way as there are people.
        let enough = acknowledged.lock().await.len() + 25;
        until("people talk", async || acknowledged.lock().await.len() >= enough).await;
        let ended = tokio::task::spawn_blocking(move || served.stop()).await.expect("no panic");
        assert_eq!((ended.code, ended.logged.as_str()), (Some(0), ""));
        for talk in talking {
            talk.await.expect("every answer is whole");
        }
    }
    let acknowledged = acknowledged.lock().await;
    assert!(acknowledged.len() > 100, "{} words", acknowledged.len());
    let served = Served::with(&flags, &[]);
    for (ada, table) in &everybody {
        let mut kept: Vec<i64> =
            acknowledged.iter().filter(|(of, _)| of == table).map(|(_, seq)| *seq).collect();
        kept.sort_unstable();
        let events = ada.at(&served.base).events(table, 1).await.events;
        let seqs: Vec<i64> = events.iter().map(|event| event.seq).collect();
        // What was written and could not be answered any more may follow.
        assert_eq!(kept, seqs[..kept.len()], "in order, and once");
        assert!(seqs.len() <= kept.len() + 1);
    }
}
