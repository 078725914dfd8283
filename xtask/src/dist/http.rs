//! As much of HTTP as it takes to ask a server that we have started.

use crate::tools::{Failure, fail};
use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    time::Duration,
};

/// How long an answer may take: an emulated machine is slow.
const PATIENCE: Duration = Duration::from_secs(60);

/// An answer.
#[derive(PartialEq, Eq, Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// What was sent, as it was sent.
    pub body: Vec<u8>,
}

/// Asks for a path at `127.0.0.1:7117`, and wants to be answered well.
pub fn get(address: &str, path: &str) -> Result<Vec<u8>, Failure> {
    let bytes = ask(address, path)
        .or_else(|error| fail(format!("The server at {address} does not answer to GET {path}: {error}.")))?;
    match Answer::read(&bytes) {
        Some(Answer { status: 200, body }) => Ok(body),
        Some(answer) => fail(format!("The server answers to GET {path} with status {}.", answer.status)),
        None => fail(format!("What the server answers to GET {path} is no HTTP.")),
    }
}

fn ask(address: &str, path: &str) -> std::io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    // In this version of HTTP an answer ends with its connection.
    let request = format!("GET {path} HTTP/1.0\r\nHost: {address}\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes)?;
    Ok(bytes)
}

impl Answer {
    fn read(bytes: &[u8]) -> Option<Answer> {
        let head = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
        let first = std::str::from_utf8(&bytes[..head]).ok()?.lines().next()?;
        let mut words = first.split(' ');
        let is_http = words.next()?.starts_with("HTTP/1.");
        let status = words.next()?.parse().ok()?;
        is_http.then(|| Answer { status, body: bytes[head + 4..].to_vec() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;

    #[test]
    fn answers_are_read() {
        let answer =
            Answer::read(b"HTTP/1.0 503 Service Unavailable\r\nRetry-After: 1\r\n\r\nno\r\n\r\n").unwrap();
        assert_eq!(answer, Answer { status: 503, body: b"no\r\n\r\n".to_vec() });
        for wrong in [&b"HTTP/1.0 200 OK\r\n"[..], b"ok\r\n\r\n", b"HTTP/1.1 fine\r\n\r\n", b""] {
            assert_eq!(Answer::read(wrong), None);
        }
    }

    #[test]
    fn a_server_is_asked() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let server = std::thread::spawn(move || {
            for answer in ["HTTP/1.0 200 OK\r\n\r\nok\n", "HTTP/1.0 404 Not Found\r\n\r\n"] {
                let (mut stream, _) = listener.accept().unwrap();
                let mut request = [0; 1024];
                let length = stream.read(&mut request).unwrap();
                assert!(request[..length].starts_with(b"GET /healthz HTTP/1.0\r\n"));
                stream.write_all(answer.as_bytes()).unwrap();
            }
        });
        assert_eq!(get(&address, "/healthz"), Ok(b"ok\n".to_vec()));
        let Err(Failure::Check(why)) = get(&address, "/healthz") else { panic!("there is none") };
        assert_eq!(why, "The server answers to GET /healthz with status 404.");
        server.join().unwrap();
        let Err(Failure::Check(why)) = get(&address, "/healthz") else { panic!("it is gone") };
        assert!(why.contains("does not answer to GET /healthz"), "{why}");
    }
}
