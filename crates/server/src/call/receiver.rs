//! Somebody who receives what is sent, for tests: a server on this machine that writes down what it gets.

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::IntoResponse;
use std::sync::{Arc, Mutex};
use tokio::net::TcpListener;

/// One request.
#[derive(Clone, Debug)]
pub struct Received {
    pub path: String,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Received {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

#[derive(Clone)]
struct Desk {
    answer: (u16, HeaderMap, Vec<u8>),
    book: Arc<Mutex<Vec<Received>>>,
}

pub struct Receiver {
    address: String,
    book: Arc<Mutex<Vec<Received>>>,
    task: tokio::task::JoinHandle<()>,
}

impl Receiver {
    pub async fn start(status: u16) -> Receiver {
        Receiver::with(status, HeaderMap::new(), Vec::new()).await
    }

    pub async fn saying(status: u16, body: Vec<u8>) -> Receiver {
        Receiver::with(status, HeaderMap::new(), body).await
    }

    pub async fn with_header(name: &'static str, value: &str) -> Receiver {
        let headers = HeaderMap::from_iter([(name.parse().unwrap(), value.parse().unwrap())]);
        Receiver::with(200, headers, Vec::new()).await
    }

    pub async fn redirecting(to: &str) -> Receiver {
        Receiver::with(
            307,
            HeaderMap::from_iter([("location".parse().unwrap(), to.parse().unwrap())]),
            Vec::new(),
        )
        .await
    }

    pub async fn busy(seconds: u32) -> Receiver {
        Receiver::with(
            429,
            HeaderMap::from_iter([("retry-after".parse().unwrap(), seconds.into())]),
            Vec::new(),
        )
        .await
    }

    async fn with(status: u16, headers: HeaderMap, body: Vec<u8>) -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let book = Arc::new(Mutex::new(Vec::new()));
        let desk = Desk { answer: (status, headers, body), book: book.clone() };
        let router = Router::new().fallback(take).with_state(desk);
        let task = tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Receiver { address, book, task }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub fn received(&self) -> Vec<Received> {
        self.book.lock().unwrap().clone()
    }
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn take(State(desk): State<Desk>, uri: Uri, headers: HeaderMap, body: Bytes) -> impl IntoResponse {
    desk.book.lock().unwrap().push(Received { path: uri.to_string(), headers, body: body.to_vec() });
    let (status, headers, body) = desk.answer;
    (StatusCode::from_u16(status).unwrap(), headers, body)
}
