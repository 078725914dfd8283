//! A person or a program at the other end: requests, answers, and the socket.
#![allow(dead_code)] // Every test uses some of it.

use super::{
    http::{self, Method},
    patience::PATIENCE,
};
use demesne_wire::{Done, ErrorBody, Event, Events, Fault, FromServer, Me, TableView};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::sync::{
    Arc, Mutex,
    atomic::{AtomicU64, Ordering},
};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

/// An id that no other request of this test has.
pub fn fresh() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    format!("r-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// An answer, byte for byte.
#[derive(Clone, PartialEq, Debug)]
pub struct Reply {
    pub status: u16,
    pub media: String,
    pub bytes: Vec<u8>,
}

impl Reply {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// What a success says.
    pub fn ok<T: DeserializeOwned>(&self) -> T {
        assert_eq!(self.status, 200, "{}", self.text());
        serde_json::from_slice(&self.bytes).unwrap_or_else(|why| panic!("{why}: {}", self.text()))
    }

    /// What a refusal says.
    pub fn fault(&self) -> Fault {
        let body: ErrorBody = serde_json::from_slice(&self.bytes)
            .unwrap_or_else(|why| panic!("{} {why}: {}", self.status, self.text()));
        body.error
    }

    /// A refusal with this status and this word.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> Fault {
        let fault = self.fault();
        assert_eq!((self.status, fault.code.as_str()), (status, code), "{}", self.text());
        assert!(fault.message.contains(' ') && fault.message.ends_with('.'), "{}", fault.message);
        fault
    }
}

/// Somebody who calls the server. A clone is the same person at another device.
#[derive(Clone)]
pub struct Client {
    pub base: String,
    pub token: Option<String>,
    pub id: String,
    pub name: String,
    /// Everything that was received, where that is kept.
    pub heard: Option<Arc<Mutex<Vec<String>>>>,
    http: http::Client,
}

impl Client {
    /// Somebody without a name.
    pub fn stranger(base: &str) -> Client {
        let http = http::Client::patient(PATIENCE);
        let (base, id, name) = (base.to_owned(), String::new(), String::new());
        Client { base, token: None, id, name, heard: None, http }
    }

    /// A guest with a token.
    pub async fn guest(base: &str, name: &str) -> Client {
        let mut client = Client::stranger(base);
        let me: Me = client.post("/api/guests", json!({"name": name, "token": true})).await.ok();
        (client.token, client.id, client.name) = (me.token, me.person.id, me.person.name);
        client
    }

    /// The same person at another server of the same house.
    pub fn at(&self, base: &str) -> Client {
        Client { base: base.to_owned(), ..self.clone() }
    }

    /// A request with nothing taken for granted.
    pub fn request(&self, method: Method, path: &str) -> http::RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    /// Sends a request; an error if no whole answer came.
    pub async fn try_send(&self, request: http::RequestBuilder) -> Result<Reply, http::Error> {
        let answer = request.send().await?;
        let status = answer.status().as_u16();
        let media = answer.headers().get("content-type").and_then(|kind| kind.to_str().ok()).unwrap_or("");
        let media = media.to_owned();
        let bytes = answer.bytes().await?.to_vec();
        if let Some(heard) = &self.heard {
            heard.lock().expect("no panic").push(String::from_utf8_lossy(&bytes).into_owned());
        }
        Ok(Reply { status, media, bytes })
    }

    pub async fn send(&self, request: http::RequestBuilder) -> Reply {
        self.try_send(request).await.unwrap_or_else(|why| panic!("no answer: {why:?}"))
    }

    pub async fn try_post(&self, path: &str, body: &Value) -> Result<Reply, http::Error> {
        let request = self.request(Method::POST, path).header("content-type", "application/json");
        self.try_send(request.body(body.to_string())).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.try_post(path, &body).await.unwrap_or_else(|why| panic!("no answer to {path}: {why:?}"))
    }

    pub async fn delete(&self, path: &str, body: Value) -> Reply {
        let request = self.request(Method::DELETE, path).header("content-type", "application/json");
        self.send(request.body(body.to_string())).await
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path)).await
    }

    /// Makes a table; `more` is what is not left at its default.
    pub async fn make(&self, game: &str, more: Value) -> TableView {
        let mut body = json!({"game": game, "id": fresh()});
        if let (Value::Object(body), Value::Object(more)) = (&mut body, more) {
            body.extend(more);
        }
        self.post("/api/tables", body).await.ok()
    }

    pub async fn sit(&self, table: &str, seat: &str) -> Reply {
        self.post(&format!("/api/tables/{table}/seats/{seat}"), json!({"id": fresh()})).await
    }

    /// A request that needs nothing but an id: `start`, `resign`, `close`, `hand-over`, `rematch`.
    pub async fn ask(&self, table: &str, what: &str) -> Reply {
        self.post(&format!("/api/tables/{table}/{what}"), json!({"id": fresh()})).await
    }

    pub async fn play(&self, table: &str, seen: i64, id: &str, action: &str) -> Reply {
        let body = json!({"seen": seen, "id": id, "action": action});
        self.post(&format!("/api/tables/{table}/moves"), body).await
    }

    pub async fn view(&self, table: &str) -> TableView {
        self.get(&format!("/api/tables/{table}")).await.ok()
    }

    pub async fn events(&self, table: &str, after: i64) -> Events {
        self.get(&format!("/api/tables/{table}/events?after={after}")).await.ok()
    }

    /// Waits for the next events, or for an empty answer.
    pub async fn wait(&self, table: &str, after: i64) -> Events {
        self.get(&format!("/api/tables/{table}/events?after={after}&wait=20")).await.ok()
    }

    /// Plays the first legal action of whoever this is.
    pub async fn play_first(&self, table: &str) -> Done {
        let view = self.view(table).await;
        let action = view.play.expect("a game").actions.first().expect("a legal action").action.clone();
        self.play(table, view.seq, &fresh(), &action).await.ok()
    }

    /// A connection for news.
    pub async fn live(&self) -> Live {
        self.try_live("/api/live").await.unwrap_or_else(|why| panic!("no connection: {why}"))
    }

    pub async fn try_live(&self, path: &str) -> Result<Live, tokio_tungstenite::tungstenite::Error> {
        let mut request = format!("{}{path}", self.base.replacen("http", "ws", 1)).into_client_request()?;
        if let Some(token) = &self.token {
            let value = format!("Bearer {token}").parse().expect("a header");
            request.headers_mut().insert("authorization", value);
        }
        let (socket, _) = connect_async(request).await?;
        Ok(Live { socket, heard: self.heard.clone() })
    }
}

/// A WebSocket.
pub struct Live {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    heard: Option<Arc<Mutex<Vec<String>>>>,
}

impl Live {
    /// Says something; it may be lost if the connection is.
    pub async fn say(&mut self, message: Value) {
        let _ = self.socket.send(Message::text(message.to_string())).await;
    }

    pub async fn watch(&mut self, table: &str, after: i64) {
        self.say(json!({"type": "watch", "table": table, "after": after})).await;
    }

    /// The next message; nothing if the connection ended.
    pub async fn next(&mut self) -> Option<FromServer> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("a word in time");
            match message {
                Some(Ok(Message::Text(text))) => {
                    if let Some(heard) = &self.heard {
                        heard.lock().expect("no panic").push(text.to_string());
                    }
                    return Some(serde_json::from_str(&text).unwrap_or_else(|why| panic!("{why}: {text}")));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Reads to the end: whether the server said that it closes, and did not only break off.
    pub async fn was_closed(&mut self) -> bool {
        loop {
            match tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("an end in time") {
                Some(Ok(Message::Close(_))) => return true,
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return false,
            }
        }
    }

    /// The next events of a table.
    pub async fn events(&mut self, of: &str) -> Option<Vec<Event>> {
        loop {
            match self.next().await? {
                FromServer::Events { table, events } if table == of => return Some(events),
                FromServer::Refused { error, .. } => panic!("refused: {}", error.message),
                _ => {}
            }
        }
    }
}
