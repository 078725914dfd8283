//! `demesne backup` and `demesne restore` while the server runs and people play.

use super::two;
use crate::{
    served::{Served, run},
    server_common::{
        client::Client, follower::Follower, patience::until, postgres::PrivatePostgres, server::Folder,
    },
};
use demesne_game::{Seat, Viewer};
use demesne_wire::{FromServer, TableLine};
use serde_json::json;
use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicI64, Ordering},
};
use tokio::task::JoinHandle;

/// Runs the binary on a thread that may block; it must succeed.
async fn done(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
    let output = tokio::task::spawn_blocking(move || {
        run(&words.iter().map(String::as_str).collect::<Vec<&str>>(), &[])
    });
    let output = output.await.expect("no panic");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.stderr, b"");
    String::from_utf8(output.stdout).expect("text")
}

/// People who talk at a table without a pause.
struct Talk {
    /// The last number that was acknowledged.
    last: Arc<AtomicI64>,
    over: Arc<AtomicBool>,
    task: JoinHandle<()>,
}

impl Talk {
    fn begin(client: Client, table: String) -> Talk {
        let (last, over): (Arc<AtomicI64>, Arc<AtomicBool>) = Default::default();
        let (noted, end) = (Arc::clone(&last), Arc::clone(&over));
        let task = tokio::spawn(async move {
            while !end.load(Ordering::Relaxed) {
                let body = json!({"id": crate::server_common::client::fresh(), "text": "words"});
                let reply = client.post(&format!("/api/tables/{table}/chat"), body).await;
                match reply.status {
                    200 => noted.store(reply.ok::<demesne_wire::Done>().seq, Ordering::Relaxed),
                    // At the very moment of a restore.
                    503 => {
                        reply.refused(503, "restored");
                    }
                    status => panic!("{status} {}", reply.text()),
                }
            }
        });
        Talk { last, over, task }
    }

    fn last(&self) -> i64 {
        self.last.load(Ordering::Relaxed)
    }

    /// Waits until it has gone on.
    async fn goes_on(&self) {
        let from = self.last();
        until("somebody talks", async || self.last() != from).await;
    }

    async fn end(self) {
        self.over.store(true, Ordering::Relaxed);
        self.task.await.expect("every answer is as it should be");
    }
}

/// What a seat is shown, as somebody knows it who follows the table from its beginning.
async fn followed(client: &Client, line: &TableLine) -> Vec<String> {
    let mut follower = Follower::new(line, Viewer::Seat(Seat(0)));
    assert!(follower.take(&client.events(&line.id, 0).await.events));
    follower.shows()
}

async fn trial(place: [&str; 2], other: [&str; 2], folder: &Folder) {
    let served = Served::start(&place);
    let file = folder.0.join("today.backup").display().to_string();
    let (ada, ben, table) = two(&served.base).await;
    for _ in 0..10 {
        super::play(&ada, &ben, &table).await;
    }
    let view = ada.view(&table).await;
    let (line, then) = (view.line, view.play.expect("a game").position);
    let chat = ada.make("burgundy", json!({})).await.line.id;
    let talk = Talk::begin(ada.clone(), chat.clone());
    talk.goes_on().await;

    let before = talk.last();
    let said = done(&["backup", &file, place[0], place[1]]).await;
    let after = talk.last() + 1;
    assert!(said.contains("holds everything now"), "{said}");
    talk.goes_on().await;
    for _ in 0..5 {
        super::play(&ada, &ben, &table).await;
    }
    let late = Client::guest(&served.base, "Late").await;
    let mut live = ada.live().await;
    live.watch(&table, 0).await;
    let heard = live.events(&table).await.expect("a connection");
    assert_eq!(heard.last().map(|event| event.seq), Some(view.seq + 5));
    talk.goes_on().await;

    let said = done(&["restore", &file, place[0], place[1]]).await;
    assert!(said.contains("Everything is as"), "{said}");
    // The server notices by itself, and everybody goes on from there; whoever came later was never here.
    let anew = loop {
        match live.next().await.expect("a connection") {
            FromServer::Events { table: of, events } if of == table => break events,
            _ => {}
        }
    };
    assert_eq!((anew[0].seq, anew.last().map(|event| event.seq)), (1, Some(view.seq)));
    talk.goes_on().await;
    let back = ada.view(&table).await;
    assert_eq!((back.seq, back.play.expect("a game").position), (view.seq, then.clone()));
    late.get("/api/me").await.refused(401, "bad-token");
    talk.end().await;
    // Of what was said, all that was acknowledged before is there, in order and once, and what came after the restore follows.
    let events = ada.events(&chat, 0).await.events;
    assert!(events.iter().zip(1..).all(|(event, number)| event.seq == number));
    for _ in 0..5 {
        super::play(&ada, &ben, &table).await;
    }
    followed(&ada, &line).await;
    drop(served);

    // The same file in an empty place of the other kind of database.
    done(&["restore", &file, other[0], other[1]]).await;
    let served = Served::start(&other);
    let (ada, ben) = (ada.at(&served.base), ben.at(&served.base));
    let back = ada.view(&table).await;
    assert_eq!((back.seq, &back.play.expect("a game").position), (view.seq, &then));
    assert_eq!(followed(&ada, &line).await, then);
    let kept = ada.view(&chat).await.seq;
    assert!((before..=after).contains(&kept), "{before} {kept} {after}");
    super::play(&ada, &ben, &table).await;
    drop(served);

    // A file that is not whole changes nothing.
    let whole = std::fs::read(&file).expect("a file");
    let torn = folder.0.join("torn.backup");
    std::fs::write(&torn, &whole[..whole.len() / 2]).expect("a file");
    let output = run(&["restore", &torn.display().to_string(), place[0], place[1]], &[]);
    let why = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), why.lines().count()), (Some(2), 1), "{why}");
    assert!(why.contains("nothing was changed"), "{why}");
    let served = Served::start(&place);
    assert_eq!(ada.at(&served.base).view(&table).await.seq, view.seq + 5);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_embedded_database() {
    let (folder, data, postgres) = (Folder::new(), Folder::new(), PrivatePostgres::start_without_fsync());
    postgres.create_database("other");
    let data = data.0.join("data");
    trial(["--data", &data.display().to_string()], ["--database", &postgres.url("other")], &folder).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql() {
    let (folder, data, postgres) = (Folder::new(), Folder::new(), PrivatePostgres::start_without_fsync());
    postgres.create_database("one");
    let data = data.0.join("data");
    trial(["--database", &postgres.url("one")], ["--data", &data.display().to_string()], &folder).await;
}
