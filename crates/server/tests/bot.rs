//! The example bot plays against a real server.

#[path = "common/house.rs"]
mod house;

use house::House;
use reqwest::{Client, Method};
use serde_json::{Value, json};
use std::{
    path::PathBuf,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

/// Against hanging.
const LONGEST: Duration = Duration::from_secs(300);

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
    let end = Instant::now() + LONGEST;
    while child.try_wait().expect("its state").is_none() {
        if Instant::now() > end {
            let _ = child.kill();
            panic!("the bot hangs");
        }
        std::thread::sleep(Duration::from_millis(20));
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

fn assert_finished(ended: &(bool, String)) {
    let (good, said) = ended;
    assert!(*good && (said.contains(" > ") || said.contains(" = ")), "this is no result: {said}");
}

/// Somebody with a token.
struct Person {
    client: Client,
    api: String,
    token: String,
}

impl Person {
    async fn come(house: &House) -> Person {
        let api = format!("{}/api", house.address());
        let mut person = Person { client: Client::new(), api, token: String::new() };
        let me = person.ask(Method::POST, "/guests", json!({ "name": "Ada", "token": true })).await;
        person.token = format!("Bearer {}", me["token"].as_str().expect("a token"));
        person
    }

    async fn ask(&self, method: Method, path: &str, body: Value) -> Value {
        let mut request = self.client.request(method.clone(), format!("{}{path}", self.api));
        if !self.token.is_empty() {
            request = request.header("authorization", &self.token);
        }
        if method != Method::GET {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        let text = request.send().await.expect("an answer").text().await.expect("a text");
        serde_json::from_str(&text).expect("JSON")
    }

    /// Waits until so many people sit at a table.
    async fn wait_for(&self, table: &str, people: usize) {
        let end = Instant::now() + LONGEST;
        loop {
            let view = self.ask(Method::GET, &format!("/tables/{table}"), Value::Null).await;
            let seats = view["seats"].as_array().expect("seats");
            if seats.iter().filter(|seat| seat.get("who").is_some()).count() == people {
                return;
            }
            assert!(Instant::now() < end, "nobody sits down");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_makes_a_table_and_plays_to_the_end() {
    let house = House::open().await;
    for game in ["burgundy", "tuscany"] {
        let Some(ended) = playing(&house.address(), game).await.expect("a bot") else { return };
        assert_finished(&ended);
    }
    let over = house.server.app.hall.store.counts().await.expect("counts").over;
    assert_eq!(over, 2, "both games are over");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_of_them_meet_at_a_private_table() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("skipped: there is no python3 here, so the example bot cannot be tried (Debian: python3)");
        return;
    }
    let house = House::open().await;
    let ada = Person::come(&house).await;
    let wanted = json!({ "game": "burgundy", "private": true, "seat": "none" });
    let table = ada.ask(Method::POST, "/tables", wanted).await;
    let (id, key) = (table["id"].as_str().expect("an id"), table["invite"].as_str().expect("a key"));
    let link = format!("{}/?table={id}&invite={key}", house.address());
    let first = playing(&link, "");
    ada.wait_for(id, 1).await;
    let second = playing(&link, "");
    ada.wait_for(id, 2).await;
    let started = ada.ask(Method::POST, &format!("/tables/{id}/start"), json!({ "id": "start" })).await;
    assert!(started.get("seq").is_some(), "{started}");
    let ended =
        [first.await.expect("a bot"), second.await.expect("a bot")].map(|ended| ended.expect("Python"));
    assert_finished(&ended[0]);
    assert_eq!(ended[0], ended[1], "both saw the same end");

    let late = playing(&link, "").await.expect("a bot").expect("Python");
    assert_eq!(late, (false, "All seats are taken: give the link of a table with a free seat.".to_owned()));
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_says_what_is_wrong() {
    let house = House::open().await;
    let link = format!("{}/?table=nowhere", house.address());
    let Some((good, said)) = playing(&link, "").await.expect("a bot") else { return };
    assert_eq!((good, said.lines().count()), (false, 1), "{said}");
    assert!(said.starts_with("There is no such table"), "{said}");
    house.server.stop().await;
}
