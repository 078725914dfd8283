//! A connection that asks and is answered, with as little effort as possible: the load must not be the generator's own.

use super::lost;
use crate::fault::Fault;
use serde::{Serialize, de::DeserializeOwned};
use std::{io::Write as _, net::SocketAddr};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// A connection.
pub struct Connection {
    stream: TcpStream,
    token: String,
    out: Vec<u8>,
    read: Vec<u8>,
}

impl Connection {
    /// Connects; `token` is sent with every request.
    pub async fn open(server: SocketAddr, token: &str) -> Result<Connection, Fault> {
        let stream = TcpStream::connect(server).await.map_err(lost)?;
        stream.set_nodelay(true).map_err(lost)?;
        Ok(Connection { stream, token: token.to_owned(), out: Vec::new(), read: Vec::new() })
    }

    /// Sends a body and reads the answer's.
    pub async fn post<T: DeserializeOwned>(&mut self, path: &str, body: &impl Serialize) -> Result<T, Fault> {
        let body = serde_json::to_vec(body).map_err(lost)?;
        self.ask("POST", path, &body).await
    }

    /// Reads an answer's body.
    pub async fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, Fault> {
        self.ask("GET", path, &[]).await
    }

    async fn ask<T: DeserializeOwned>(&mut self, method: &str, path: &str, body: &[u8]) -> Result<T, Fault> {
        self.out.clear();
        let token = match self.token.is_empty() {
            true => String::new(),
            false => format!("authorization: Bearer {}\r\n", self.token),
        };
        write!(
            self.out,
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\n{token}content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            body.len()
        )
        .map_err(lost)?;
        self.out.extend_from_slice(body);
        self.stream.write_all(&self.out).await.map_err(lost)?;
        let (status, from, to) = self.answer().await?;
        let answer = &self.read[from..to];
        if status != 200 {
            return Err(lost(format!("{method} {path}: {status} {}", String::from_utf8_lossy(answer))));
        }
        serde_json::from_slice(answer).map_err(lost)
    }

    /// The status, and where the body lies in what was read.
    async fn answer(&mut self) -> Result<(u16, usize, usize), Fault> {
        self.read.clear();
        loop {
            if let Some(head) = self.read.windows(4).position(|four| four == b"\r\n\r\n") {
                let text = String::from_utf8_lossy(&self.read[..head]);
                let status = text.get(9..12).and_then(|status| status.parse().ok()).unwrap_or(0);
                let length = text.lines().find_map(|line| {
                    let (name, value) = line.split_once(':')?;
                    name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
                });
                let end = head + 4 + length.ok_or_else(|| lost("an answer without a length"))?;
                while self.read.len() < end {
                    self.more().await?;
                }
                return Ok((status, head + 4, end));
            }
            self.more().await?;
        }
    }

    async fn more(&mut self) -> Result<(), Fault> {
        match self.stream.read_buf(&mut self.read).await.map_err(lost)? {
            0 => Err(lost("the server closed the connection")),
            _ => Ok(()),
        }
    }
}
