//! Clients behind a connection that drops, delays, repeats and reorders: two hundred games, and what each of them shows at the end is
//! what the server's log says.

use crate::common::{
    client::{Client, Live, Reply, fresh},
    dice::Dice,
    follower::Follower,
    server::TestServer,
};
use demesne_game::{Seat, Viewer};
use demesne_server::{hall::fold, table::Entry};
use demesne_wire::{Done, Events};
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};
use tokio::task::JoinHandle;

/// How many games there are.
const GAMES: u64 = 200;
/// How many of them at the same time.
const TOGETHER: u64 = 20;

/// What has gone wrong, so that a test which breaks nothing is noticed.
#[derive(Default)]
struct Harm {
    lost_requests: AtomicUsize,
    lost_answers: AtomicUsize,
    repeated: AtomicUsize,
    late: AtomicUsize,
    cut: AtomicUsize,
    undone: AtomicUsize,
}

/// A person behind a bad connection.
struct Flaky {
    client: Client,
    dice: Dice,
    harm: Arc<Harm>,
    live: Option<Live>,
    follower: Follower,
    seat: Seat,
    table: String,
    /// Requests that are still on their way, long after their answers were given up.
    ghosts: Vec<JoinHandle<()>>,
    /// Answers that are given to the client later than they came.
    old: Vec<Vec<demesne_wire::Event>>,
    /// Every request that was answered: its id, and the number of its event.
    answered: BTreeMap<String, i64>,
}

impl Flaky {
    /// A request that may be lost on its way, there or back, or come twice, or come again later.
    async fn post(&mut self, path: &str, body: &Value) -> Option<Reply> {
        let path = format!("/api/tables/{}{path}", self.table);
        match self.dice.below(12) {
            0 => {
                self.harm.lost_requests.fetch_add(1, Ordering::Relaxed);
                return None;
            }
            1 => {
                self.harm.lost_answers.fetch_add(1, Ordering::Relaxed);
                let _ = self.client.try_post(&path, body).await;
                return None;
            }
            2 => {
                self.harm.repeated.fetch_add(1, Ordering::Relaxed);
                let (one, two) =
                    tokio::join!(self.client.try_post(&path, body), self.client.try_post(&path, body));
                let (one, two) = (one.expect("an answer"), two.expect("an answer"));
                if one.status == 200 && two.status == 200 {
                    assert_eq!(one, two, "the same request has the same answer");
                }
                return Some(if self.dice.one_in(2) { one } else { two });
            }
            3 => {
                self.harm.late.fetch_add(1, Ordering::Relaxed);
                let (client, path, body) = (self.client.clone(), path.clone(), body.clone());
                let delay = Duration::from_millis(self.dice.below(60) as u64);
                self.ghosts.push(tokio::spawn(async move {
                    tokio::time::sleep(delay).await;
                    let _ = client.try_post(&path, &body).await;
                }));
                // Sometimes the late one is the only one, for all that the client knows.
                if self.dice.one_in(2) {
                    return None;
                }
            }
            _ => {}
        }
        self.client.try_post(&path, body).await.ok()
    }

    fn take(&mut self, events: &[demesne_wire::Event]) {
        if self.dice.one_in(15) {
            self.old.push(events.to_vec());
        }
        // A gap is no harm: the next look starts where this client stands.
        self.follower.take(events);
        if !self.old.is_empty() && self.dice.one_in(3) {
            let place = self.dice.below(self.old.len());
            let old = self.old.swap_remove(place);
            self.follower.take(&old);
        }
    }

    /// Looks for news: by the socket, which may be cut, or by asking.
    async fn look(&mut self) {
        if self.dice.one_in(8) && self.live.take().is_some() {
            self.harm.cut.fetch_add(1, Ordering::Relaxed);
        }
        if self.live.is_none() && self.dice.one_in(2) {
            let path = format!("/api/tables/{}/events?after={}&wait=5", self.table, self.follower.seq);
            let request = self.client.request(crate::common::http::Method::GET, &path);
            if let Ok(reply) = self.client.try_send(request).await
                && !self.dice.one_in(10)
            {
                let events: Events = reply.ok();
                self.take(&events.events);
            }
            return;
        }
        if self.live.is_none() {
            let mut live = self.client.live().await;
            live.watch(&self.table, self.follower.seq).await;
            self.live = Some(live);
        }
        let Some(live) = &mut self.live else { return };
        // Nothing may be new where an answer told it before the socket did.
        match tokio::time::timeout(Duration::from_secs(2), live.events(&self.table)).await {
            Ok(Some(events)) => self.take(&events),
            Ok(None) => self.live = None,
            Err(_) => {}
        }
    }

    /// Sends a request under one id until it is answered.
    async fn insist(&mut self, path: &str, mut body: Value) {
        let id = fresh();
        body["id"] = json!(id);
        loop {
            let Some(reply) = self.post(path, &body).await else { continue };
            if reply.status == 200 {
                let done: Done = reply.ok();
                assert!(self.answered.insert(id, done.seq).is_none());
                self.take(&done.events);
                return;
            }
            let fault = reply.fault();
            match (fault.code.as_str(), fault.missed) {
                ("stale", Some(missed)) => self.take(&missed),
                // It was answered before, in words that were lost: then the table has gone on.
                ("not-to-act" | "table-over" | "illegal" | "undo-nothing" | "undo-not-allowed", _) => {}
                other => panic!("{other:?}: {}", reply.text()),
            }
            return;
        }
    }

    async fn play(mut self) -> Flaky {
        while !self.follower.is_done() {
            if !self.follower.acts(self.seat) {
                self.look().await;
                continue;
            }
            let seen = self.follower.seq;
            if self.dice.one_in(25) && self.follower.game.own_tail(self.seat) > 0 {
                self.harm.undone.fetch_add(1, Ordering::Relaxed);
                let body = json!({"seen": seen, "seat": self.seat.to_string(), "length": self.follower.game.length() - 1});
                self.insist("/undo", body).await;
            } else {
                let legal = self.follower.game.legal(self.seat);
                let action = self.dice.pick(&legal).clone();
                self.insist("/moves", json!({"seen": seen, "action": action, "seat": self.seat.to_string()}))
                    .await;
            }
            if self.follower.seq == seen {
                self.look().await;
            }
        }
        for ghost in self.ghosts.drain(..) {
            ghost.await.expect("no panic");
        }
        self
    }
}

/// One game: a flaky person against a bot, or two against each other.
async fn game(server: Arc<TestServer>, number: u64, harm: Arc<Harm>) -> usize {
    let mut dice = Dice(number);
    let game = if number.is_multiple_of(4) { "burgundy" } else { "tuscany" };
    let people = if number.is_multiple_of(3) { 2 } else { 1 };
    let mut clients = Vec::new();
    for seat in 0..people {
        clients.push(server.guest(&format!("Player {seat}")).await);
    }
    let bots = if people == 1 { json!({"p2": "random"}) } else { json!({}) };
    let table = clients[0].make(game, json!({"bots": bots})).await.line;
    if people == 2 {
        clients[1].sit(&table.id, "p2").await.ok::<Done>();
    }
    clients[0].ask(&table.id, "start").await.ok::<Done>();
    let playing: Vec<JoinHandle<Flaky>> = clients
        .into_iter()
        .enumerate()
        .map(|(seat, client)| {
            let seat = Seat(seat as u8);
            let flaky = Flaky {
                client,
                dice: Dice(dice.next()),
                harm: Arc::clone(&harm),
                live: None,
                follower: Follower::new(&table, Viewer::Seat(seat)),
                seat,
                table: table.id.clone(),
                ghosts: Vec::new(),
                old: Vec::new(),
                answered: BTreeMap::new(),
            };
            tokio::spawn(flaky.play())
        })
        .collect();
    let log = &server.running.app.hall.store;
    let mut ended = Vec::new();
    for flaky in playing {
        ended.push(flaky.await.expect("a game to its end"));
    }
    let rows = log.log(&table.id, 0).await.expect("a log");
    let folded = fold(&table.id, rows).expect("a table");
    let mut acted = 0;
    for flaky in ended {
        let viewer = Viewer::Seat(flaky.seat);
        assert_eq!(flaky.follower.shows(), folded.game.view(viewer), "table {number}");
        assert_eq!(flaky.follower.seq, folded.seq());
        let seen =
            folded.events(0, viewer, &|id| demesne_wire::Person { id: id.into(), name: String::new() });
        let mut again = Follower::new(&table, viewer);
        assert!(again.take(&seen));
        assert_eq!(again.game.steps(), flaky.follower.game.steps());
        // Each was carried out once, at the number that was answered; what was answered otherwise or never may have been, once.
        let mut found: BTreeMap<&str, i64> = BTreeMap::new();
        for (place, kept) in folded.log.iter().enumerate() {
            if let Entry::Played { asked, .. } | Entry::Undone { asked, .. } = &kept.entry
                && asked.by == flaky.client.id
            {
                assert!(found.insert(&asked.id, place as i64 + 1).is_none(), "{} was played twice", asked.id);
            }
        }
        for (id, seq) in &flaky.answered {
            assert_eq!(found.get(id.as_str()), Some(seq), "{id}");
        }
        acted += found.len();
    }
    acted
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_games_over_a_bad_connection() {
    let server = Arc::new(TestServer::start().await);
    let harm = Arc::new(Harm::default());
    let next = Arc::new(std::sync::atomic::AtomicU64::new(0));
    let runners: Vec<JoinHandle<(u64, usize)>> = (0..TOGETHER)
        .map(|_| {
            let (server, harm, next) = (Arc::clone(&server), Arc::clone(&harm), Arc::clone(&next));
            tokio::spawn(async move {
                let (mut games, mut acted) = (0, 0);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= GAMES {
                        return (games, acted);
                    }
                    acted += game(Arc::clone(&server), number, Arc::clone(&harm)).await;
                    games += 1;
                }
            })
        })
        .collect();
    let (mut games, mut acted) = (0, 0);
    for runner in runners {
        let (more, actions) = runner.await.expect("all games");
        (games, acted) = (games + more, acted + actions);
    }
    let count = |counter: &AtomicUsize| counter.load(Ordering::Relaxed);
    let harms =
        [&harm.lost_requests, &harm.lost_answers, &harm.repeated, &harm.late, &harm.cut, &harm.undone]
            .map(count);
    println!("{games} games, {acted} actions; lost, unanswered, repeated, late, cut, undone: {harms:?}");
    assert_eq!(games, GAMES);
    assert!(acted > 4_000 && harms.iter().all(|&harm| harm > 100), "{acted} actions, {harms:?}");
}
