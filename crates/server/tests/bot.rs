//! The example bot plays against a real server.

use crate::common::{
    client::Client,
    patience::{PATIENCE, PAUSE, until},
    server::TestServer,
};
use demesne_wire::Done;
use serde_json::json;
use std::{
    path::PathBuf,
    process::{Command, Stdio},
    time::Instant,
};

/// What a bot that has ended leaves: whether it was content, and what it said.
type Ended = Option<(bool, String)>;

/// Runs the bot to its end; nothing where there is no Python.
fn play(argument: &str, game: &str) -> Ended {
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut command = Command::new("python3");
    command.arg(script).arg(argument).env("DEMESNE_GAME", game).env_remove("DEMESNE_TOKEN");
    let mut child = match command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn() {
        Ok(child) => child,
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => {
            eprintln!(
                "skipped: there is no python3 here, so the example bot cannot be tried (Debian: python3)"
            );
            return None;
        }
        Err(why) => panic!("the bot does not start: {why}"),
    };
    let end = Instant::now() + 2 * PATIENCE;
    while child.try_wait().expect("its state").is_none() {
        if Instant::now() > end {
            let _ = child.kill();
            panic!("the bot hangs");
        }
        std::thread::sleep(PAUSE);
    }
    let output = child.wait_with_output().expect("its output");
    let text = [output.stdout, output.stderr].concat();
    Some((output.status.success(), String::from_utf8_lossy(&text).trim().to_owned()))
}

/// The same while the test does something else.
fn playing(argument: &str, game: &'static str) -> tokio::task::JoinHandle<Ended> {
    let argument = argument.to_owned();
    tokio::task::spawn_blocking(move || play(&argument, game))
}

/// Two seats with their points, and what stands between them: `>`, `>` with the rule that broke a tie, or `=`.
fn is_result(said: &str) -> bool {
    let words: Vec<&str> = said.lines().last().unwrap_or_default().split(' ').collect();
    let seat = |word: &str| matches!(word, "p1" | "p2");
    let [.., a, points, between, b, others] = words[..] else { return false };
    let rule = between.strip_prefix('>').or(between.strip_prefix('='));
    seat(a) && seat(b) && rule.is_some() && [points, others].iter().all(|word| word.parse::<i16>().is_ok())
}

fn assert_finished(ended: &(bool, String)) {
    let (good, said) = ended;
    assert!(*good && is_result(said), "this is no result: {said}");
}

/// Waits until so many people sit at a table.
async fn wait_for(client: &Client, table: &str, people: usize) {
    let sitting = async || {
        client.view(table).await.line.seats.iter().filter(|seat| seat.who.is_some()).count() == people
    };
    until("somebody sits down", sitting).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_makes_a_table_and_plays_to_the_end() {
    let server = TestServer::start().await;
    for game in ["burgundy", "tuscany"] {
        let Some(ended) = playing(&server.base, game).await.expect("a bot") else { return };
        assert_finished(&ended);
    }
    let over = server.running.app.hall.store.counts().await.expect("counts").over;
    assert_eq!(over, 2, "both games are over");
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_of_them_meet_at_a_private_table() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("skipped: there is no python3 here, so the example bot cannot be tried (Debian: python3)");
        return;
    }
    let server = TestServer::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.make("burgundy", json!({"private": true, "seat": "none"})).await;
    let (id, key) = (table.line.id.as_str(), table.invite.expect("a key"));
    let link = format!("{}/?table={id}&invite={key}", server.base);
    let first = playing(&link, "");
    wait_for(&ada, id, 1).await;
    let second = playing(&link, "");
    wait_for(&ada, id, 2).await;
    ada.ask(id, "start").await.ok::<Done>();
    let ended =
        [first.await.expect("a bot"), second.await.expect("a bot")].map(|ended| ended.expect("Python"));
    assert_finished(&ended[0]);
    assert_eq!(ended[0], ended[1], "both saw the same end");

    let late = playing(&link, "").await.expect("a bot").expect("Python");
    assert_eq!(late, (false, "All seats are taken: give the link of a table with a free seat.".to_owned()));
    server.running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_says_what_is_wrong() {
    let server = TestServer::start().await;
    let link = format!("{}/?table=nowhere", server.base);
    let Some((good, said)) = playing(&link, "").await.expect("a bot") else { return };
    assert_eq!((good, said.lines().count()), (false, 1), "{said}");
    assert!(said.starts_with("There is no such table"), "{said}");
    server.running.stop().await;
}
