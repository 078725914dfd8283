//! A server of one's own, and people who visit it over HTTP.

#![allow(dead_code, reason = "each test uses its part")]

pub mod receiver;
pub mod smtp;

pub use crate::common::{client::fresh, patience::PATIENCE};

use crate::common::{
    http::{self, HeaderMap, Method},
    server::TestServer,
};
use demesne_server::{Config, Running};
use serde_json::{Value, json};

/// A server for people in browsers.
pub struct House {
    server: TestServer,
    pub base: String,
}

impl House {
    pub async fn open() -> House {
        House::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> House {
        let server = TestServer::start_with(|config| {
            config.allow_local_targets = true;
            // Tests say themselves when calls are sent.
            config.send_calls = false;
            change(config);
        });
        let server = server.await;
        House { base: server.base.clone(), server }
    }

    /// Stops, and starts again with what is kept and with other wishes.
    pub async fn restart_with(self, change: impl FnOnce(&mut Config)) -> House {
        let server = self.server.restart_with(change).await;
        House { base: server.base.clone(), server }
    }

    pub fn running(&self) -> &Running {
        &self.server.running
    }

    pub fn stranger(&self) -> Visitor {
        Visitor {
            http: http::Client::new(),
            base: self.base.clone(),
            cookie: None,
            token: None,
            id: String::new(),
        }
    }

    /// Somebody with a name.
    pub async fn guest(&self, name: &str) -> Visitor {
        let mut visitor = self.stranger();
        let me = visitor.post("/api/guests", json!({"name": name})).await.ok();
        visitor.id = text(&me["id"]);
        visitor
    }

    /// Somebody with an account; the password is `PASSWORD`.
    pub async fn member(&self, login: &str) -> Visitor {
        let mut visitor = self.guest(login).await;
        visitor.post("/api/accounts", json!({"login": login, "password": PASSWORD})).await.ok();
        visitor
    }

    /// Somebody with an account who may do what administrators may.
    pub async fn administrator(&self, login: &str) -> Visitor {
        let visitor = self.member(login).await;
        let hall = &self.running().app.hall;
        assert!(hall.store.set_role(&visitor.id, "administrator").await.unwrap());
        hall.change_person(&visitor.id).await.unwrap();
        visitor
    }

    /// The whole database as text, table by table.
    pub async fn everything(&self) -> String {
        use sqlx::{Connection as _, Row as _};
        let path = self.server.folder().join("demesne.sqlite");
        let mut db = sqlx::SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap();
        let tables = sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table'")
            .fetch_all(&mut db)
            .await
            .unwrap();
        let mut all = String::new();
        for table in tables {
            let table: String = table.get(0);
            let columns = sqlx::query(&format!("SELECT name FROM pragma_table_info('{table}')"))
                .fetch_all(&mut db)
                .await
                .unwrap();
            for column in columns {
                let column: String = column.get(0);
                let sql = format!("SELECT CAST({column} AS TEXT) FROM {table}");
                for row in sqlx::query(&sql).fetch_all(&mut db).await.unwrap() {
                    let value: Option<String> = row.get(0);
                    all.push_str(&format!("{table}.{column}: {}\n", value.unwrap_or_default()));
                }
            }
        }
        all
    }

    pub async fn stop(self) {
        self.server.stop().await;
    }
}

pub const PASSWORD: &str = "correct horse battery";

/// Somebody at a browser, or a program with a token.
#[derive(Clone)]
pub struct Visitor {
    http: http::Client,
    pub base: String,
    pub cookie: Option<String>,
    pub token: Option<String>,
    pub id: String,
}

/// What the server said.
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
    pub json: Value,
}

impl Answer {
    /// The body of a success.
    #[track_caller]
    pub fn ok(self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.text);
        self.json
    }

    /// A refusal, by its word.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) {
        assert_eq!((self.status, self.json["error"]["code"].as_str()), (status, Some(code)), "{}", self.text);
        let message = self.json["error"]["message"].as_str().unwrap();
        assert!(message.ends_with('.') && !message.contains("error-"), "{message}");
    }
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

impl Visitor {
    pub fn request(&self, method: Method, path: &str) -> http::RequestBuilder {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", format!("other=1; demesne={cookie}")).header("x-demesne", "1");
        }
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        request
    }

    pub async fn send(&self, request: http::RequestBuilder) -> Answer {
        let response = request.timeout(PATIENCE).send().await.expect("an answer");
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let text = response.text().await.expect("a whole answer");
        let json = serde_json::from_str(&text).unwrap_or(Value::Null);
        Answer { status, headers, text, json }
    }

    async fn call(&mut self, method: Method, path: &str, body: Option<Value>) -> Answer {
        let mut request = self.request(method, path);
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        let answer = self.send(request).await;
        if let Some(set) = answer.headers.get("set-cookie").and_then(|set| set.to_str().ok()) {
            let value =
                set.split(';').next().and_then(|pair| pair.strip_prefix("demesne=")).expect("our cookie");
            self.cookie = Some(value.to_owned()).filter(|value| !value.is_empty());
        }
        answer
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.call(Method::GET, path, None).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.call(Method::POST, path, Some(body)).await
    }

    pub async fn put(&mut self, path: &str, body: Value) -> Answer {
        self.call(Method::PUT, path, Some(body)).await
    }

    pub async fn patch(&mut self, path: &str, body: Value) -> Answer {
        self.call(Method::PATCH, path, Some(body)).await
    }

    pub async fn delete(&mut self, path: &str, body: Option<Value>) -> Answer {
        self.call(Method::DELETE, path, body).await
    }

    /// Makes a table of Burgundy for two, sitting at the second seat.
    pub async fn table(&mut self, more: Value) -> String {
        let mut table = json!({"game": "burgundy", "setup": {"players": "2"}, "seat": "p2"});
        for (key, value) in more.as_object().into_iter().flatten() {
            table[key] = value.clone();
        }
        text(&self.post("/api/tables", table).await.ok()["id"])
    }

    pub async fn sit(&mut self, table: &str, seat: &str) {
        self.post(&format!("/api/tables/{table}/seats/{seat}"), json!({"id": fresh()})).await.ok();
    }

    pub async fn ask(&mut self, table: &str, what: &str) -> Answer {
        self.post(&format!("/api/tables/{table}/{what}"), json!({"id": fresh()})).await
    }

    pub async fn say(&mut self, table: &str, words: &str) {
        self.post(&format!("/api/tables/{table}/chat"), json!({"id": fresh(), "text": words})).await.ok();
    }

    /// Plays the first legal action.
    pub async fn play(&mut self, table: &str) {
        let view = self.get(&format!("/api/tables/{table}")).await.ok();
        let body =
            json!({"id": fresh(), "seen": view["seq"], "action": view["play"]["actions"][0]["action"]});
        self.post(&format!("/api/tables/{table}/moves"), body).await.ok();
    }

    /// A connection of this visitor.
    pub async fn live(&self) -> Live {
        use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
        let address = format!("{}/api/live", self.base.replacen("http", "ws", 1));
        let mut request = address.into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", format!("demesne={cookie}").parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await.expect("a connection");
        Live { socket }
    }
}

/// A WebSocket.
pub struct Live {
    socket: tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>,
}

impl Live {
    pub async fn say(&mut self, message: Value) {
        use futures_util::SinkExt as _;
        let message = tokio_tungstenite::tungstenite::Message::Text(message.to_string().into());
        self.socket.send(message).await.unwrap();
    }

    /// The next message of a kind; `None` if the connection ends before.
    pub async fn hear(&mut self, kind: &str) -> Option<Value> {
        use futures_util::StreamExt as _;
        loop {
            let message =
                tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("a message in time");
            match message {
                Some(Ok(tokio_tungstenite::tungstenite::Message::Text(text))) => {
                    let json: Value = serde_json::from_str(&text).unwrap();
                    if json["type"] == kind {
                        return Some(json);
                    }
                }
                Some(Ok(tokio_tungstenite::tungstenite::Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Looks at a table; returns when the server knows.
    pub async fn watch(&mut self, table: &str) {
        self.say(json!({"type": "watch", "table": table})).await;
        self.hear("present").await.expect("the table");
    }
}
