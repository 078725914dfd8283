//! Somebody who receives webhooks and pushes: a server on this machine that writes down what it gets.

use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode},
};
use std::sync::{
    Arc, Mutex,
    atomic::{AtomicU16, Ordering},
};
use tokio::net::TcpListener;

#[derive(Clone)]
pub struct Received {
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Received {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

#[derive(Clone)]
pub struct Receiver {
    pub url: String,
    status: Arc<AtomicU16>,
    book: Arc<Mutex<Vec<Received>>>,
}

impl Receiver {
    pub async fn start() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hook", listener.local_addr().unwrap());
        let receiver = Receiver { url, status: Arc::new(AtomicU16::new(200)), book: Arc::default() };
        let router = Router::new().fallback(take).with_state(receiver.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        receiver
    }

    /// From now on it answers with this status.
    pub fn answer(&self, status: u16) {
        self.status.store(status, Ordering::Relaxed);
    }

    /// What came since the last time that somebody asked.
    pub fn take(&self) -> Vec<Received> {
        std::mem::take(&mut *self.book.lock().unwrap())
    }
}

async fn take(State(desk): State<Receiver>, headers: HeaderMap, body: Bytes) -> StatusCode {
    desk.book.lock().unwrap().push(Received { headers, body: body.to_vec() });
    StatusCode::from_u16(desk.status.load(Ordering::Relaxed)).unwrap()
}
