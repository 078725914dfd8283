//! How games end: resigning, records, ratings, and meeting again.

use crate::{
    common::{
        client::{Client, fresh},
        patience::until,
        server::TestServer,
    },
    tables::two,
};
use demesne_wire::{Done, Happening, Me, Status, TableView};
use serde_json::json;

/// A table of several people that has begun.
async fn many(
    server: &TestServer,
    game: &str,
    setup: serde_json::Value,
    count: usize,
) -> (Vec<Client>, String) {
    let mut people = Vec::new();
    for number in 1..=count {
        people.push(server.guest(&format!("Person {number}")).await);
    }
    let table = people[0].make(game, json!({"setup": setup})).await.line.id;
    for (number, person) in people.iter().enumerate().skip(1) {
        person.sit(&table, &format!("p{}", number + 1)).await.ok::<Done>();
    }
    people[0].ask(&table, "start").await.ok::<Done>();
    (people, table)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_the_other_wins_when_one_resigns() {
    let server = TestServer::start().await;
    let (ada, ben, table) = two(&server, "tuscany", json!({})).await;
    let eve = server.guest("Eve").await;
    eve.ask(&table, "resign").await.refused(403, "no-seat");
    for path in ["/record", "/record?lang=es"] {
        ada.get(&format!("/api/tables/{table}{path}")).await.refused(409, "table-not-over");
    }
    ada.ask(&table, "rematch").await.refused(409, "table-not-over");
    let body = json!({"id": "enough"});
    let answer = ben.post(&format!("/api/tables/{table}/resign"), body.clone()).await;
    let done: Done = answer.ok();
    let over = done.events[0].over.as_ref().expect("the end");
    assert_eq!(over.result, "p2 resigned");
    assert_eq!((over.ranks[0].seats[0].as_str(), over.ranks[0].won, over.ranks[1].won), ("p1", true, false));
    assert_eq!(ben.post(&format!("/api/tables/{table}/resign"), body).await, answer);
    ada.ask(&table, "resign").await.refused(409, "table-over");
    let view = eve.view(&table).await;
    assert_eq!((view.line.status, view.line.result.as_deref()), (Status::Over, Some("p2 resigned")));
    // The seed fits what was shown at the start, and the record is for everybody.
    let play = view.play.expect("a game");
    let seed = demesne_game::Seed::parse(&play.over.expect("the end").seed).expect("a seed");
    assert_eq!(seed.commitment(), play.commitment);
    let record = server.stranger().get(&format!("/api/tables/{table}/record")).await;
    assert_eq!((record.status, record.media.as_str()), (200, "text/plain; charset=utf-8"));
    assert!(record.text().contains("game: tuscany") && record.text().contains("Ada"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_three_two_play_on_beside_a_bot() {
    let server = TestServer::start().await;
    let (people, table) = many(&server, "tuscany", json!({"players": "3"}), 3).await;
    let done: Done = people[1].ask(&table, "resign").await.ok();
    assert!(matches!(&done.events[0].what, Happening::Resigned { bot: Some(bot), .. } if bot == "baron"));
    people[1].ask(&table, "resign").await.refused(409, "seat-resigned");
    people[1].sit(&table, "p2").await.refused(409, "already-seated");
    assert_eq!(people[0].view(&table).await.line.status, Status::Playing);
    people[1].play(&table, people[1].view(&table).await.seq, &fresh(), "draw").await.fault();
    let done: Done = people[2].ask(&table, "resign").await.ok();
    let over = done.events[0].over.clone().expect("the end");
    assert_eq!((over.ranks[0].seats.join(" "), over.result), ("p1".to_owned(), "p2+p3 resigned".to_owned()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_team_gives_up_together() {
    let server = TestServer::start().await;
    let (people, table) = many(&server, "burgundy", json!({"team": "basic"}), 4).await;
    let done: Done = people[0].ask(&table, "resign").await.ok();
    assert!(done.events[0].over.is_none(), "the partner plays on beside a bot");
    let done: Done = people[2].ask(&table, "resign").await.ok();
    let over = done.events[0].over.clone().expect("the end");
    assert_eq!(over.result, "p1+p3 resigned");
    assert_eq!(
        (over.ranks[0].seats.clone(), over.ranks[0].won),
        (vec!["p2".to_owned(), "p4".to_owned()], true)
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_record_of_a_private_table_is_theirs_alone() {
    let server = TestServer::start().await;
    let (ada, ben, table) = two(&server, "tuscany", json!({"private": true})).await;
    ada.ask(&table, "resign").await.ok::<Done>();
    assert_eq!(ben.get(&format!("/api/tables/{table}/record")).await.status, 200);
    server.guest("Eve").await.get(&format!("/api/tables/{table}/record")).await.refused(404, "no-such-table");
    let over: demesne_wire::TableList = server.stranger().get("/api/tables?status=over").await.ok();
    assert!(over.tables.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_people_meet_again_once() {
    let server = TestServer::start().await;
    let (ada, ben, table) = two(&server, "tuscany", json!({"undo": "own", "private": true})).await;
    ada.ask(&table, "resign").await.ok::<Done>();
    let (one, two) = tokio::join!(ada.ask(&table, "rematch"), ben.ask(&table, "rematch"));
    let (one, two): (TableView, TableView) = (one.ok(), two.ok());
    assert_eq!(one.line.id, two.line.id);
    let third: TableView = ada.ask(&table, "rematch").await.ok();
    assert_eq!(third.line.id, one.line.id);
    let seats: Vec<&str> =
        third.line.seats.iter().filter_map(|seat| Some(seat.who.as_ref()?.name.as_str())).collect();
    assert_eq!(seats, ["Ben", "Ada"], "the other begins");
    assert_eq!((third.undo, third.line.private), (demesne_wire::UndoPolicy::Own, true));
    assert_eq!(ada.view(&table).await.rematch, Some(third.line.id.clone()));
    let log = server.log(&table).await;
    let rematches = log.iter().filter(|entry| matches!(entry, demesne_server::table::Entry::Rematch { .. }));
    assert_eq!(rematches.count(), 1);
    // Whoever owns it can start it: both sit already.
    let owner = if third.owner.id == ada.id { &ada } else { &ben };
    owner.ask(&third.line.id, "start").await.ok::<Done>();
    let (ada, _, open) = crate::tables::two(&server, "tuscany", json!({})).await;
    ada.ask(&open, "resign").await.ok::<Done>();
    server.guest("Eve").await.ask(&open, "rematch").await.refused(403, "no-seat");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_game_changes_ratings_once() {
    let server = TestServer::start().await;
    let (ada, ben) = (server.account("ada").await, server.account("ben").await);
    let table = ada.make("tuscany", json!({"rated": true})).await.line.id;
    ben.sit(&table, "p2").await.ok::<Done>();
    ada.ask(&table, "start").await.ok::<Done>();
    ben.ask(&table, "resign").await.ok::<Done>();
    // Ratings are counted after the answer.
    let mut rated: Me = ada.get("/api/me").await.ok();
    until("the game is rated", async || {
        rated = ada.get("/api/me").await.ok();
        !rated.ratings.is_empty()
    })
    .await;
    assert_eq!(
        (rated.ratings[0].game.as_str(), rated.ratings[0].rating, rated.ratings[0].games),
        ("tuscany", 1520, 1)
    );
    let other: Me = ben.get("/api/me").await.ok();
    assert_eq!((other.ratings[0].rating, other.ratings[0].games), (1480, 1));
    let server = server.restart().await;
    let later: Me = ada.at(&server.base).get("/api/me").await.ok();
    assert_eq!(later.ratings, rated.ratings, "counted once");
}

/// The clock runs out while nobody is there: written with old times through the store, it is found at the start.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_ran_out_is_seen_by_the_server() {
    let server = TestServer::start().await;
    for (out_of_time, ends) in [("bot", false), ("resign", true)] {
        let pace = json!({"kind": "days", "days": 1});
        let (ada, ben, old) =
            two(&server, "tuscany", json!({"pace": pace, "out_of_time": out_of_time})).await;
        // The same log again, two days ago.
        let store = &server.running.app.hall.store;
        let table = demesne_server::secret::table_id();
        let (rows, shift) = (store.log(&old, 0).await.expect("a log"), 2 * 24 * 3600 * 1000);
        let moved: Vec<demesne_server::store::Row> =
            rows.into_iter().map(|row| demesne_server::store::Row { at: row.at - shift, ..row }).collect();
        for end in 1..=moved.len() {
            let folded = demesne_server::hall::fold(&table, moved[..end].to_vec()).expect("a table");
            let row = &moved[end - 1];
            let append = demesne_server::store::Append {
                table: table.clone(),
                seq: row.seq,
                at: row.at,
                body: row.body.clone(),
                summary: Some(folded.summary()),
                ..Default::default()
            };
            store.append(append).await.expect("storage");
        }
        let seen = moved.len() as i64;
        let event = ada.wait(&table, seen).await.events[0].clone();
        let Happening::OutOfTime { seat, bot } = &event.what else { panic!("{event:?}") };
        assert_eq!((bot.is_some(), event.over.is_some()), (!ends, ends));
        let late = if seat == "p1" { &ada } else { &ben };
        match ends {
            true => drop(late.play(&table, event.seq, &fresh(), "draw").await.refused(409, "table-over")),
            false => {
                // Over days one may come back.
                late.sit(&table, seat).await.ok::<Done>();
            }
        }
    }
}
