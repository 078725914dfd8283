//! A small mail server on this machine that writes down what it gets.

use std::sync::{Arc, Mutex};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpListener, TcpStream},
};

#[derive(Clone)]
pub struct MailServer {
    pub url: String,
    /// The answer to `RCPT TO`.
    pub recipient: Arc<Mutex<&'static str>>,
    mails: Arc<Mutex<Vec<String>>>,
}

impl MailServer {
    pub async fn start() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let server = MailServer { url, recipient: Arc::new(Mutex::new("250 fine")), mails: Arc::default() };
        let desk = server.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let desk = desk.clone();
                // A client that hangs up in the middle is its own affair.
                tokio::spawn(async move { drop(desk.serve(stream).await) });
            }
        });
        server
    }

    /// What came since the last time that somebody asked, with soft line ends undone.
    pub fn take(&self) -> Vec<String> {
        let mails = std::mem::take(&mut *self.mails.lock().unwrap());
        mails.into_iter().map(|mail| mail.replace("=\n", "").replace("=3D", "=")).collect()
    }

    async fn serve(&self, stream: TcpStream) -> std::io::Result<()> {
        let mut stream = BufReader::new(stream);
        stream.write_all(b"220 ready\r\n").await?;
        let mut mail: Option<String> = None;
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).await? == 0 {
                return Ok(());
            }
            let line = line.trim_end_matches(['\r', '\n']).to_owned();
            let answer = match (&mut mail, line.split([' ', ':']).next().unwrap_or_default()) {
                (Some(text), ".") => {
                    self.mails.lock().unwrap().push(text.clone());
                    mail = None;
                    "250 taken"
                }
                (Some(text), _) => {
                    text.push_str(&format!("{line}\n"));
                    continue;
                }
                (None, "EHLO") => "250-here\r\n250 8BITMIME",
                (None, "RCPT") => *self.recipient.lock().unwrap(),
                (None, "DATA") => {
                    mail = Some(String::new());
                    "354 go on"
                }
                (None, "QUIT") => "221 bye",
                (None, _) => "250 fine",
            };
            stream.write_all(format!("{answer}\r\n").as_bytes()).await?;
        }
    }
}
