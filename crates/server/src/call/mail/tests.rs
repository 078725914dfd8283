//! Mail to a small SMTP server on this machine.

use super::*;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// What a client said, line by line.
type Book = Arc<Mutex<Vec<String>>>;

struct Server {
    port: u16,
    book: Book,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Server {
    /// `recipient` is the answer to `RCPT TO`.
    async fn start(recipient: &'static str) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let book = Book::default();
        let kept = book.clone();
        let task = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let book = kept.clone();
                // A client that hangs up in the middle is its own affair.
                tokio::spawn(async move { drop(serve(stream, recipient, book).await) });
            }
        });
        Server { port, book, task }
    }

    fn mailer(&self, user: &str, query: &str) -> Mailer {
        Mailer::new(&format!("smtp://{user}127.0.0.1:{}{query}", self.port), "Demesne <play@example.org>")
            .unwrap()
    }

    fn said(&self) -> Vec<String> {
        self.book.lock().unwrap().clone()
    }

    fn line(&self, start: &str) -> Option<String> {
        self.said().into_iter().find(|line| line.starts_with(start))
    }
}

async fn serve(stream: TcpStream, recipient: &str, book: Book) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 ready\r\n").await?;
    let mut in_data = false;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let line = line.trim_end_matches(['\r', '\n']).to_owned();
        book.lock().unwrap().push(line.clone());
        let answer = match line.split([' ', ':']).next().unwrap_or_default() {
            "." if in_data => {
                in_data = false;
                "250 taken"
            }
            _ if in_data => continue,
            "EHLO" => "250-here\r\n250-8BITMIME\r\n250 AUTH PLAIN LOGIN",
            "AUTH" => "235 welcome",
            "MAIL" => "250 fine",
            "RCPT" => recipient,
            "DATA" => {
                in_data = true;
                "354 go on"
            }
            "QUIT" => "221 bye",
            _ => "500 what?",
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await?;
    }
}

fn letter() -> Letter {
    Letter { subject: "Te toca jugar, señor".into(), body: "Hola,\n\nes tu turno.\n.\nAdiós.\n".into() }
}

#[tokio::test]
async fn a_mail_arrives() {
    let server = Server::start("250 fine").await;
    let mailer = server.mailer("ana:p%40ss@", "");
    let unsubscribe = "https://play.example.org/me?stop=1";
    assert_eq!(mailer.send("bo@example.net", &letter(), Some(unsubscribe)).await, Ok(()));
    let login = server.line("AUTH PLAIN ").unwrap();
    let login = STANDARD.decode(login.strip_prefix("AUTH PLAIN ").unwrap()).unwrap();
    assert_eq!(login, b"\0ana\0p@ss");
    assert!(server.line("MAIL FROM:<play@example.org>").is_some());
    assert!(server.line("RCPT TO:<bo@example.net>").is_some());
    assert_eq!(server.line("From:").unwrap(), "From: Demesne <play@example.org>");
    assert_eq!(server.line("To:").unwrap(), "To: bo@example.net");
    assert_eq!(server.line("List-Unsubscribe:").unwrap(), format!("List-Unsubscribe: <{unsubscribe}>"));
    assert_eq!(server.line("Auto-Submitted:").unwrap(), "Auto-Submitted: auto-generated");
    assert!(server.line("Message-ID:").is_some() && server.line("Date:").is_some());
    assert!(server.line("Content-Type:").unwrap().starts_with("Content-Type: text/plain; charset=utf-8"));
    let subject = server.line("Subject:").unwrap();
    assert!(subject.is_ascii() && subject.contains("=?utf-8?"), "{subject}");
    // A line with nothing but a point must not end the mail.
    let said = server.said();
    let body: Vec<&str> =
        said.iter().map(String::as_str).skip_while(|line| !line.is_empty()).skip(1).collect();
    assert!(body.starts_with(&["Hola,", "", "es tu turno.", "..", "Adi=C3=B3s."]), "{body:?}");
}

#[tokio::test]
async fn headers_cannot_be_slipped_in() {
    let server = Server::start("250 fine").await;
    let letter = Letter { subject: "a\r\nBcc: x@example.org\r\n\r\nbody".into(), body: "b".into() };
    let mailer = server.mailer("", "");
    mailer.send("bo@example.net", &letter, Some("https://x.example\r\nBcc: y@example.org")).await.unwrap();
    assert_eq!(server.said().iter().filter(|line| line.starts_with("RCPT")).count(), 1);
    assert!(server.said().iter().all(|line| !line.starts_with("Bcc")), "{:?}", server.said());
    for to in
        ["", "nobody", "a@b\r\nRCPT TO:<x@example.org>", "<a@example.org>", "a@example.org, b@example.org"]
    {
        let sent = mailer.send(to, &letter, None).await.unwrap_err();
        assert!(sent.lasting, "{to}");
    }
}

#[tokio::test]
async fn refusals_pass_or_last() {
    for (answer, lasting) in [("550 nobody here", true), ("451 later", false)] {
        let server = Server::start(answer).await;
        let unsent = server.mailer("", "").send("bo@example.net", &letter(), None).await.unwrap_err();
        assert_eq!(unsent.lasting, lasting, "{unsent}");
        assert!(unsent.why.starts_with("The mail server did not take the mail: "), "{unsent}");
        assert!(server.line("DATA").is_none());
    }
    let server = Server::start("250 fine").await;
    let mailer = server.mailer("ana:secret@", "");
    drop(server);
    tokio::task::yield_now().await;
    let unsent = mailer.send("bo@example.net", &letter(), None).await.unwrap_err();
    assert!(!unsent.lasting && !unsent.why.contains("secret"), "{unsent}");
}

/// A server that offers no TLS gets neither the password nor the mail where TLS is required.
#[tokio::test]
async fn nothing_is_said_without_tls() {
    let server = Server::start("250 fine").await;
    let mailer = server.mailer("ana:secret@", "?tls=required");
    assert!(mailer.send("bo@example.net", &letter(), None).await.is_err());
    assert!(server.line("AUTH").is_none() && server.line("MAIL").is_none(), "{:?}", server.said());
    let mailer = server.mailer("ana:secret@", "?tls=opportunistic");
    assert_eq!(mailer.send("bo@example.net", &letter(), None).await, Ok(()));
}

#[test]
fn settings_of_operators() {
    let tls = |text: &str| plain_url(text).map(|url| url.query().unwrap_or("-").to_owned());
    assert_eq!(tls("smtp://a:b@mail.example.org"), Ok("tls=required".into()));
    assert_eq!(tls("smtps://a:b@mail.example.org"), Ok("-".into()));
    assert_eq!(tls("smtp://127.example.org"), Ok("tls=required".into()));
    assert_eq!(tls("smtp://localhost:25"), Ok("-".into()));
    assert_eq!(tls("smtp://127.0.0.1"), Ok("-".into()));
    assert_eq!(tls("smtp://[::1]"), Ok("-".into()));
    assert_eq!(tls("smtp://localhost?tls=required"), Ok("tls=required".into()));
    assert_eq!(tls("smtp://mail.example.org?tls=none"), Ok("-".into()));
    assert_eq!(tls("smtp://mail.example.org?tls=opportunistic"), Ok("tls=opportunistic".into()));
    for bad in [
        "",
        "mail.example.org",
        "http://mail.example.org",
        "smtp://",
        "smtp://h?tls=maybe",
        "smtps://h?tls=none",
    ] {
        let error = tls(bad).unwrap_err().to_string();
        assert!(error.ends_with('.'), "{bad}: {error}");
    }
    let error = Mailer::new("ftp://ana:secret@host", "a@example.org").unwrap_err().to_string();
    assert!(!error.contains("secret"), "{error}");
    assert!(Mailer::new("smtps://ana:secret@host", "a@example.org").is_ok());
    assert!(Mailer::new("smtps://host", "nobody").unwrap_err().to_string().contains("\"nobody\""));
    let shown = format!("{:?}", Mailer::new("smtps://ana:secret@host", "a@example.org").unwrap());
    assert!(!shown.contains("secret"), "{shown}");
}

#[test]
fn addresses() {
    assert!(is_address("a@example.org") && is_address("a.b+c@sub.example.org"));
    let long = format!("{}@example.org", "a".repeat(LONGEST_ADDRESS));
    for text in ["", "a", "@", "a@", "@b", "a b@example.org", "a@example.org\n", long.as_str()] {
        assert!(!is_address(text), "{text:?}");
    }
}
