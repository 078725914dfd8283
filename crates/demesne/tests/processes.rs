//! Two processes on one PostgreSQL: whoever plays at one sees those at the other, and goes on there when the first one dies.

use crate::served::Served;
use crate::server_common::{
    client::{Client, fresh},
    follower::Follower,
    patience::{Wait, until},
    postgres::PrivatePostgres,
};
use demesne_game::{Seat, Viewer};
use demesne_server::store::{Place, Store};
use demesne_wire::{Done, Happening, Status};
use serde_json::json;

/// Two processes.
struct House {
    postgres: PrivatePostgres,
    one: Served,
    two: Served,
}

fn house() -> House {
    let postgres = PrivatePostgres::start_without_fsync();
    postgres.create_database("house");
    let url = postgres.url("house");
    let (one, two) = (Served::start(&["--database", &url]), Served::start(&["--database", &url]));
    House { postgres, one, two }
}

/// Plays the first legal action of a seat that a follower knows.
async fn act(client: &Client, table: &str, follower: &Follower, seat: Seat) -> Done {
    let action = follower.game.legal(seat).first().expect("an action").clone();
    client.play(table, follower.seq, &fresh(), &action).await.ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_at_different_processes_see_each_other_and_survive_one() {
    let mut house = house();
    let ada = Client::guest(&house.one.base, "Ada").await;
    let ben = Client::guest(&house.two.base, "Ben").await;
    let line = ada.make("tuscany", json!({})).await.line;
    ben.sit(&line.id, "p2").await.ok::<Done>();
    ada.ask(&line.id, "start").await.ok::<Done>();
    let mut players = Vec::new();
    for (client, seat) in [(&ada, Seat(0)), (&ben, Seat(1))] {
        let mut live = client.live().await;
        live.watch(&line.id, 0).await;
        players.push((client.clone(), seat, live, Follower::new(&line, Viewer::Seat(seat))));
    }
    // Each move of one reaches the other by its socket.
    let mut seq = ada.view(&line.id).await.seq;
    for moves in 0..60 {
        for (_, _, live, follower) in &mut players {
            while follower.seq < seq {
                let events = live.events(&line.id).await.expect("a connection");
                assert!(follower.take(&events));
            }
        }
        let (client, seat, _, follower) =
            players.iter().find(|(_, seat, _, follower)| follower.acts(*seat)).expect("somebody is to act");
        seq = act(client, &line.id, follower, *seat).await.seq;
        if moves == 30 {
            // One process dies; its player goes on at the other with the same session, from the same number.
            house.one.kill();
            let (client, _, live, follower) = &mut players[0];
            assert!(
                loop {
                    match live.next().await {
                        Some(_) => continue,
                        None => break true,
                    }
                },
                "the connection ends with the process"
            );
            *client = client.at(&house.two.base);
            *live = client.live().await;
            live.watch(&line.id, follower.seq).await;
        }
    }
    let shown: Vec<_> = players.iter().map(|(_, _, _, follower)| follower.game.length()).collect();
    assert!(shown[0] > 60 && shown[0].abs_diff(shown[1]) < 10);
    let me: demesne_wire::Me = players[0].0.get("/api/me").await.ok();
    assert_eq!(me.person.name, "Ada");
}

/// A bot that was about to act when its process died is let go on by the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_are_taken_over() {
    let mut house = house();
    let ada = Client::guest(&house.one.base, "Ada").await;
    // Four bots think for a while: the process dies in the middle of their game. They may be done before a busy machine comes to kill it: then
    // there is another game.
    let bots = json!({"p1": "greedy", "p2": "greedy", "p3": "greedy", "p4": "greedy"});
    let setup = json!({"players": "4"});
    let wanted = json!({"setup": setup, "bots": bots, "seat": "none", "start": true});
    let there = ada.at(&house.two.base);
    let wait = Wait::new();
    let (ada, table, died_at) = loop {
        let table = ada.at(&house.one.base).make("burgundy", wanted.clone()).await.line.id;
        house.one.kill();
        let seq = there.view(&table).await.seq;
        if there.view(&table).await.line.status == Status::Playing {
            break (there, table, seq);
        }
        assert!(!wait.is_over(), "bots are done before their process is killed, again and again");
        house.one = Served::start(&["--database", &house.postgres.url("house")]);
    };
    let (mut seq, mut over) = (died_at, false);
    while !over {
        let events = ada.wait(&table, seq).await;
        over = events.events.iter().any(|event| event.over.is_some());
        seq = events.seq;
    }
    assert!(seq > died_at);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_process_changes_the_other_knows() {
    let house = house();
    let ada = Client::guest(&house.one.base, "Ada").await;
    let line = ada.make("tuscany", json!({})).await.line;
    let there = ada.at(&house.two.base);
    assert_eq!(there.view(&line.id).await.owner.name, "Ada");
    // A new name, by a third process that has the same database.
    let store = Store::open(&Place::Postgres(house.postgres.url("house"))).await.expect("the database");
    assert!(store.rename(&ada.id, "Ada Lovelace").await.expect("storage"));
    for client in [&ada, &there] {
        until("the new name is known", async || client.view(&line.id).await.owner.name == "Ada Lovelace")
            .await;
    }
    store.close().await;
}

/// Many want the same seat at the same moment, at both processes: one gets it, and everybody agrees who.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_who_want_a_seat_one_gets_it() {
    let house = house();
    let ada = Client::guest(&house.one.base, "Ada").await;
    let (ben, eve) =
        (Client::guest(&house.one.base, "Ben").await, Client::guest(&house.two.base, "Eve").await);
    for _ in 0..20 {
        let table = ada.make("tuscany", json!({})).await.line.id;
        // Both have it in memory.
        assert_eq!((ben.view(&table).await.seq, eve.view(&table).await.seq), (1, 1));
        let (one, two) = tokio::join!(ben.sit(&table, "p2"), eve.sit(&table, "p2"));
        let (winner, loser) = if one.status == 200 { (&ben, two) } else { (&eve, one) };
        loser.refused(409, "seat-taken");
        for base in [&house.one.base, &house.two.base] {
            let mut events = ada.at(base).events(&table, 1).await.events;
            if events.is_empty() {
                events = ada.at(base).wait(&table, 1).await.events;
            }
            assert_eq!(events.len(), 1);
            assert!(matches!(&events[0].what, Happening::Sat { who, .. } if who.id == winner.id));
        }
    }
}
