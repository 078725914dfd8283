//! Kill -9 at random moments under load: whatever was acknowledged is there after the restart, in order, once.

use crate::served::Served;
use crate::server_common::{
    client::{Client, fresh},
    dice::Dice,
    follower::Follower,
    http::Method,
    patience::until,
    postgres::PrivatePostgres,
    server::Folder,
};
use demesne_game::{Seat, Viewer};
use demesne_server::{
    hall::fold,
    store::{Place, Store},
    table::Entry,
};
use demesne_wire::{Done, TableLine};
use serde_json::{Value, json};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::Duration,
};
use tokio::{sync::watch, task::JoinHandle};

/// How often the server is killed on each database.
const ROUNDS: usize = 50;
/// How many tables are played at the same time.
const TABLES: u64 = 4;

/// A table, and what its players know of it.
type Watched = (TableLine, Vec<Follower>);

/// What the server acknowledged: the table, the request, the number of its entry.
type Acknowledged = Arc<Mutex<Vec<(String, String, i64)>>>;

/// Somebody who plays whatever happens to the server.
struct Player {
    client: Client,
    base: watch::Receiver<Option<String>>,
    noted: Acknowledged,
    repeated: Arc<Mutex<usize>>,
}

impl Player {
    /// Sends a request under one id until it is answered, by whichever server there is; nothing once all is over.
    async fn insist(&mut self, path: &str, body: &Value) -> Option<crate::server_common::client::Reply> {
        let mut tries = 0;
        loop {
            let base = self.base.borrow_and_update().clone()?;
            tries += 1;
            match self.client.at(&base).try_post(path, body).await {
                // A database that is gone for a moment is told as such, and the request may be repeated.
                Ok(reply) if reply.status == 503 => tokio::time::sleep(Duration::from_millis(20)).await,
                Ok(reply) => {
                    *self.repeated.lock().expect("no panic") += usize::from(tries > 1);
                    return Some(reply);
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
    }

    async fn events(&mut self, table: &str, after: i64) -> Option<Vec<demesne_wire::Event>> {
        loop {
            let base = self.base.borrow_and_update().clone()?;
            let at = self.client.at(&base);
            let path = format!("/api/tables/{table}/events?after={after}&wait=1");
            match at.try_send(at.request(Method::GET, &path)).await {
                Ok(reply) if reply.status == 200 => return Some(reply.ok::<demesne_wire::Events>().events),
                _ => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
    }

    fn note(&self, table: &str, id: &str, seq: i64) {
        self.noted.lock().expect("no panic").push((table.to_owned(), id.to_owned(), seq));
    }

    /// Plays a seat of a table until the end of the game, or of the test; how it stands then.
    async fn play(&mut self, line: &TableLine, seat: Seat, mut dice: Dice) -> Follower {
        let mut follower = Follower::new(line, Viewer::Seat(seat));
        let path = format!("/api/tables/{}/moves", line.id);
        while !follower.is_done() {
            if !follower.acts(seat) {
                let Some(events) = self.events(&line.id, follower.seq).await else { break };
                assert!(follower.take(&events), "no event is ever missing");
                continue;
            }
            let legal = follower.game.legal(seat);
            let (id, action) = (fresh(), dice.pick(&legal).clone());
            let body = json!({"seen": follower.seq, "id": id, "action": action, "seat": seat.to_string()});
            let Some(reply) = self.insist(&path, &body).await else { break };
            if reply.status == 200 {
                let done: Done = reply.ok();
                self.note(&line.id, &id, done.seq);
                assert!(follower.take(&done.events));
            } else {
                // What others did in the meantime; nobody else acts for this seat.
                let fault = reply.refused(409, "stale");
                assert!(follower.take(&fault.missed.expect("what was missed")));
            }
        }
        follower
    }
}

/// Two people who play one game after another.
async fn table(mut players: [Player; 2], number: u64) -> Vec<Watched> {
    let mut dice = Dice(number);
    let mut played = Vec::new();
    loop {
        let game = if dice.one_in(2) { "burgundy" } else { "tuscany" };
        let body = json!({"game": game, "id": fresh()});
        let Some(reply) = players[0].insist("/api/tables", &body).await else { return played };
        let line = reply.ok::<demesne_wire::TableView>().line;
        players[0].note(&line.id, body["id"].as_str().expect("an id"), 1);
        let sit = json!({"id": fresh()});
        let Some(reply) = players[1].insist(&format!("/api/tables/{}/seats/p2", line.id), &sit).await else {
            return played;
        };
        players[1].note(&line.id, sit["id"].as_str().expect("an id"), reply.ok::<Done>().seq);
        let start = json!({"id": fresh()});
        let Some(reply) = players[0].insist(&format!("/api/tables/{}/start", line.id), &start).await else {
            return played;
        };
        players[0].note(&line.id, start["id"].as_str().expect("an id"), reply.ok::<Done>().seq);
        let [one, two] = &mut players;
        let (one, two) = tokio::join!(
            one.play(&line, Seat(0), Dice(dice.next())),
            two.play(&line, Seat(1), Dice(dice.next()))
        );
        let over = one.is_done() && two.is_done();
        played.push((line, vec![one, two]));
        if !over {
            return played;
        }
    }
}

/// Waits until the server has acknowledged some more: whoever was interrupted by the last kill has repeated their request by then.
async fn goes_on(noted: &Acknowledged) {
    let acknowledged = || noted.lock().expect("no panic").len();
    let enough = acknowledged() + TABLES as usize;
    until("people play on", async || acknowledged() >= enough).await;
}

/// Kills the server again and again; `also` kills what it stands on.
async fn trial(place: Place, mut also: impl FnMut(usize)) {
    let text = match &place {
        Place::Embedded(folder) => ["--data".to_owned(), folder.display().to_string()],
        Place::Postgres(url) => ["--database".to_owned(), url.clone()],
    };
    let args: Vec<&str> = text.iter().map(String::as_str).collect();
    let mut server = Served::start(&args);
    let (base, told) = watch::channel(Some(server.base.clone()));
    let noted: Acknowledged = Arc::default();
    let repeated = Arc::new(Mutex::new(0));
    let mut tables: Vec<JoinHandle<Vec<Watched>>> = Vec::new();
    for number in 0..TABLES {
        let player = async |name: &str| Player {
            client: Client::guest(&server.base, name).await,
            base: told.clone(),
            noted: Arc::clone(&noted),
            repeated: Arc::clone(&repeated),
        };
        let players = [player("Ada").await, player("Ben").await];
        tables.push(tokio::spawn(table(players, number)));
    }
    let mut dice = Dice(4711);
    for round in 0..ROUNDS {
        // At a moment of its own, and not before people have come to play: a busy machine needs longer for both.
        tokio::time::sleep(Duration::from_millis(60 + dice.below(240) as u64)).await;
        goes_on(&noted).await;
        also(round);
        server.kill();
        server = Served::start(&args);
        base.send_replace(Some(server.base.clone()));
    }
    goes_on(&noted).await;
    base.send_replace(None);
    let mut played = Vec::new();
    for table in tables {
        played.extend(table.await.expect("players who play on"));
    }
    server.kill();
    let noted = noted.lock().expect("no panic").clone();
    let repeated = *repeated.lock().expect("no panic");
    check(place, played, &noted, repeated).await;
}

/// Everything that was acknowledged is in the log, at its number, once; and what the players saw is what the log says.
async fn check(place: Place, played: Vec<Watched>, noted: &[(String, String, i64)], repeated: usize) {
    let store = Store::open(&place).await.expect("the database can be opened");
    let mut logs: HashMap<String, Vec<Entry>> = HashMap::new();
    for (table, id, seq) in noted {
        if !logs.contains_key(table) {
            let rows = store.log(table, 0).await.expect("a log");
            assert!(rows.iter().zip(1..).all(|(row, number)| row.seq == number), "entries without gaps");
            let read = |row: &demesne_server::store::Row| serde_json::from_str(&row.body).expect("an entry");
            logs.insert(table.clone(), rows.iter().map(read).collect());
        }
        let found: Vec<i64> = logs[table]
            .iter()
            .zip(1..)
            .filter(|(entry, _)| entry.asked().is_some_and(|asked| asked.id == *id))
            .map(|(_, number)| number)
            .collect();
        assert_eq!(found, [*seq], "{id} at table {table}");
    }
    for (line, followers) in &played {
        let rows = store.log(&line.id, 0).await.expect("a log");
        for follower in followers {
            // The test may have ended while an answer was on its way.
            let known = usize::try_from(follower.seq).expect("a number");
            if known == 0 {
                continue;
            }
            let folded = fold(&line.id, rows[..known].to_vec()).expect("a table");
            assert_eq!(follower.shows(), folded.game.view(follower.viewer));
        }
    }
    store.close().await;
    println!("{} tables, {} acknowledged, {repeated} of them after a repetition", logs.len(), noted.len());
    assert!(
        noted.len() > 2 * ROUNDS && repeated > ROUNDS / 5,
        "{} acknowledged, {repeated} repeated",
        noted.len()
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fifty_times_on_the_embedded_database() {
    let folder = Folder::new();
    trial(Place::Embedded(folder.0.clone()), |_| {}).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fifty_times_on_postgresql_which_dies_too() {
    let postgres = PrivatePostgres::start();
    postgres.create_database("kill");
    trial(Place::Postgres(postgres.url("kill")), |round| {
        if round % 10 == 9 {
            postgres.kill();
            postgres.restart();
            // The server finds it again by itself.
            std::thread::sleep(Duration::from_millis(300));
        }
    })
    .await;
}
