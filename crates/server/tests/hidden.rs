//! Nobody is told what they may not know: whole games, with everybody's every byte searched.
//!
//! Each viewer has an engine of its own that is fed with the events it was sent, and nothing else. All that the server shows to that
//! viewer must be what this engine shows, so it can hold nothing that the events did not hold; and the events are searched for the
//! truth that the store keeps.

use crate::common::{
    client::{Client, Live, fresh},
    dice::Dice,
    follower::Follower,
    server::TestServer,
};
use demesne_game::{Seat, Viewer};
use demesne_games::Kind;
use demesne_server::table::Entry;
use demesne_text::Language;
use demesne_wire::{Done, Story, TableView};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};

/// Somebody with a table before their eyes.
struct Watcher {
    client: Client,
    live: Live,
    follower: Follower,
}

impl Watcher {
    async fn new(mut client: Client, table: &str, viewer: Viewer) -> Watcher {
        client.heard = Some(Arc::new(Mutex::new(Vec::new())));
        let view: TableView = client.get(&format!("/api/tables/{table}")).await.ok();
        let mut live = client.live().await;
        live.watch(table, 0).await;
        Watcher { client, live, follower: Follower::new(&view.line, viewer) }
    }

    /// Listens until an event.
    async fn until(&mut self, table: &str, seq: i64) {
        while self.follower.seq < seq {
            let events = self.live.events(table).await.expect("a connection");
            assert!(self.follower.take(&events), "events come without gaps");
        }
    }

    /// Everything that this viewer can ask for is what its own engine says.
    async fn ask_for_everything(&mut self, table: &str, names: &[String]) {
        let viewer = self.follower.viewer;
        let game = &self.follower.game;
        for language in Language::ALL {
            let code = language.code();
            let view: TableView = self.client.get(&format!("/api/tables/{table}?lang={code}")).await.ok();
            let play = view.play.expect("a game");
            assert_eq!(play.position, game.view(viewer), "{viewer:?}");
            assert_eq!(play.screen, game.screen(viewer, names, language), "{viewer:?}");
            let scores: Vec<Vec<(String, String, i32)>> = (play.scores.into_iter())
                .map(|line| line.sources.into_iter().map(|s| (s.source, s.name, s.points)).collect())
                .collect();
            assert_eq!(scores, game.scores(viewer, language));
            if let Viewer::Seat(seat) = viewer {
                let question = game.question(seat, language);
                assert_eq!(play.prompt, question.prompt);
                let actions = play.actions.into_iter().map(|line| (line.action, line.heading, line.gloss));
                let answers =
                    question.answers.into_iter().map(|line| (line.action, line.heading, line.gloss));
                assert!(actions.eq(answers));
            } else {
                assert!(play.actions.is_empty() && play.prompt.is_empty());
            }
            let story: Story = self.client.get(&format!("/api/tables/{table}/story?lang={code}")).await.ok();
            let story: Vec<(usize, String)> =
                story.lines.into_iter().map(|line| (line.step, line.text)).collect();
            assert_eq!(story, game.story(viewer, 0, language), "{viewer:?}");
        }
        let events = self.client.events(table, 0).await.events;
        let mut again = Follower::new(&self.client.view(table).await.line, viewer);
        assert!(again.take(&events));
        assert_eq!(again.game.steps(), game.steps(), "by HTTP as by the socket");
        for other in ["p1", "p2", "p3", "p4"]
            .iter()
            .filter(|name| viewer != Viewer::Seat(Seat::parse(name).expect("a seat")))
        {
            for path in ["?", "/events?", "/story?"] {
                let reply = self.client.get(&format!("/api/tables/{table}{path}seat={other}")).await;
                assert!(matches!(reply.status, 403 | 404), "{}", reply.text());
            }
        }
        if !self.follower.is_done() {
            self.client.get(&format!("/api/tables/{table}/record")).await.refused(409, "table-not-over");
        }
        self.client.get("/api/tables?status=playing").await;
        self.client.get("/api/me/tables").await;
    }

    fn heard(&self) -> Vec<String> {
        std::mem::take(&mut *self.client.heard.as_ref().expect("it is kept").lock().expect("no panic"))
    }
}

/// What each viewer may not read before the end: the seed, and every step whose truth is not for its eyes.
fn secrets(log: &[Entry], line: &demesne_wire::TableLine, viewer: Viewer) -> Vec<String> {
    let setup: Vec<(String, String)> = line.setup.clone().into_iter().collect();
    let mut truth = Kind::parse(&line.game).expect("a game").run(&setup, Viewer::Everybody).expect("a setup");
    let mut secrets = Vec::new();
    for entry in log {
        if let Entry::Started { seed, .. } = entry {
            secrets.push(seed[..12].to_owned());
            secrets.push(seed[seed.len() - 12..].to_owned());
        }
        for step in entry.steps() {
            let seen = truth.play(step).expect("the log can be played");
            if let Some((_, sight)) = seen.differing.iter().find(|(other, _)| *other == viewer) {
                assert_ne!(sight, step);
                // Quoted, as steps are sent: `castle 1` is no part of `castle 12`.
                secrets.push(format!("\"{step}\""));
            }
        }
    }
    secrets
}

/// A hand or a hidden choice of somebody else in what was read.
fn told_of_others(text: &str, viewer: Viewer) -> Option<String> {
    for number in 1..=4 {
        let seat = format!("p{number}");
        if viewer == Viewer::Seat(Seat::parse(&seat).expect("a seat")) {
            continue;
        }
        for (start, allowed) in [
            (format!("* cards {seat} "), "?"),
            (format!("\"{seat} castle "), "?"),
            (format!("\"{seat} side "), "?"),
        ] {
            for (place, _) in text.match_indices(&start) {
                let rest = &text[place + start.len()..];
                if !rest.starts_with(allowed) {
                    return Some(format!("{start}{}", rest.chars().take(40).collect::<String>()));
                }
            }
        }
        let hand = format!("\"{seat} hand: ");
        for (place, _) in text.match_indices(&hand) {
            let rest: String = text[place + hand.len()..].chars().take_while(|&c| c != '"').collect();
            if rest != "none" && !rest.ends_with(" hidden") {
                return Some(format!("{hand}{rest}"));
            }
        }
    }
    None
}

/// Plays a game to its end and searches everything.
async fn search(server: &TestServer, game: &str, setup: Value, players: usize, seed: u64) {
    let mut dice = Dice(seed);
    let mut people = Vec::new();
    for number in 1..=players {
        people.push(server.guest(&format!("Player {number}")).await);
    }
    let table = people[0].make(game, json!({"setup": setup})).await.line.id;
    for (number, person) in people.iter().enumerate().skip(1) {
        person.sit(&table, &format!("p{}", number + 1)).await.ok::<Done>();
    }
    let names: Vec<String> = people.iter().map(|person| person.name.clone()).collect();
    let mut watchers = Vec::new();
    for (number, person) in people.iter().enumerate() {
        watchers.push(Watcher::new(person.clone(), &table, Viewer::Seat(Seat(number as u8))).await);
    }
    watchers.push(Watcher::new(server.guest("Eve").await, &table, Viewer::Spectator).await);
    watchers.push(Watcher::new(server.stranger(), &table, Viewer::Spectator).await);
    let mut seq = watchers[0].client.ask(&table, "start").await.ok::<Done>().seq;
    let line = people[0].view(&table).await.line;
    let (mut moves, mut kept) = (0, 0);
    loop {
        for watcher in &mut watchers {
            watcher.until(&table, seq).await;
        }
        let done = watchers[0].follower.is_done();
        if done {
            break;
        }
        if moves < 5 || moves % 60 == 0 {
            for watcher in &mut watchers {
                watcher.ask_for_everything(&table, &names).await;
            }
            let log = server.log(&table).await;
            for watcher in &watchers {
                let viewer = watcher.follower.viewer;
                let secrets = secrets(&log, &line, viewer);
                kept += secrets.len();
                for text in watcher.heard() {
                    for secret in &secrets {
                        assert!(!text.contains(secret.as_str()), "{viewer:?} was told {secret}: {text}");
                    }
                    let told = told_of_others(&text, viewer);
                    assert!(told.is_none(), "{viewer:?} was told {told:?}");
                }
            }
        }
        let acting: Vec<usize> = (0..players).filter(|&i| watchers[i].follower.acts(Seat(i as u8))).collect();
        let acts = *dice.pick(&acting);
        let legal = watchers[acts].follower.game.legal(Seat(acts as u8));
        let action = dice.pick(&legal);
        seq = watchers[acts].client.play(&table, seq, &fresh(), action).await.ok::<Done>().seq;
        moves += 1;
    }
    assert!(moves > 30 && kept > 10, "{moves} moves, {kept} secrets");
    // What was hidden is public now, and the same for everybody.
    let seed = watchers[0].follower.over.clone().expect("the end").seed;
    for watcher in &mut watchers {
        let heard = watcher.heard();
        let ends = heard.iter().position(|text| text.contains("\"over\":")).expect("the end was told");
        assert!(heard[..ends].iter().all(|text| !text.contains(&seed)), "the seed came before the end");
        let record = watcher.client.get(&format!("/api/tables/{table}/record")).await;
        assert!(record.status == 200 && record.text().contains(&seed));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn burgundy_with_castles_chosen_together() {
    let server = TestServer::start().await;
    search(&server, "burgundy", json!({"players": "3"}), 3, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn burgundy_with_sides_and_expansions() {
    let server = TestServer::start().await;
    search(&server, "burgundy", json!({"duchies": "random", "expansions": "all"}), 2, 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tuscany_with_two_three_and_four() {
    let server = TestServer::start().await;
    for players in 2..=4 {
        search(&server, "tuscany", json!({"players": players.to_string()}), players, players as u64).await;
    }
}
