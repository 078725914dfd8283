//! Making tables, finding them, and what a private one tells strangers.

use crate::common::{
    client::{Client, fresh},
    server::TestServer,
};
use demesne_wire::{Offer, OutOfTime, Pace, Status, TableList, TableView, UndoPolicy};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_term_is_kept_as_it_was_asked_for() {
    let server = TestServer::start().await;
    let ada = server.guest("Ada").await;
    let usual = ada.make("tuscany", json!({})).await;
    assert_eq!(
        (usual.line.status, usual.line.pace, usual.undo),
        (Status::Open, Pace::None, UndoPolicy::Agreed)
    );
    assert_eq!((usual.out_of_time, usual.spectators, usual.line.private), (OutOfTime::Bot, true, false));
    assert!(usual.line.seats[0].you && usual.line.seats[0].who.as_ref().is_some_and(|who| who.name == "Ada"));
    assert_eq!(
        (usual.owner.id.as_str(), usual.viewer.as_deref(), usual.seq),
        (ada.id.as_str(), Some("p1"), 1)
    );

    let other = ada
        .make(
            "burgundy",
            json!({"setup": {"players": "3", "duchies": "random"}, "pace": {"kind": "live", "seconds": 30, "increment": 0},
                "out_of_time": "resign", "undo": "none", "private": true, "spectators": false, "seat": "p3",
                "bots": {"p1": "greedy"}}),
        )
        .await;
    assert_eq!(other.line.pace, Pace::Live { seconds: 30, increment: 0 });
    assert_eq!(
        (other.out_of_time, other.undo, other.spectators),
        (OutOfTime::Resign, UndoPolicy::None, false)
    );
    assert_eq!((other.line.setup["players"].as_str(), other.line.setup["duchies"].as_str()), ("3", "random"));
    assert_eq!(other.line.setup["castles"], "together", "defaults are spelled out");
    assert_eq!(other.line.seats[0].bot.as_deref(), Some("greedy"));
    assert!(other.line.seats[1].who.is_none() && other.line.seats[2].you);

    let days = ada.make("tuscany", json!({"pace": {"kind": "days", "days": 60}, "seat": "none"})).await;
    assert_eq!((days.line.pace, days.viewer), (Pace::Days { days: 60 }, None));
    let begun = ada.make("tuscany", json!({"bots": {"p2": "random"}, "start": true})).await;
    assert_eq!(begun.line.status, Status::Playing);
    assert!(begun.play.is_some_and(|play| play.length > 0 && play.commitment.len() == 64));
    let alone = ada.make("burgundy", json!({"setup": {"chateautoma": "novice"}, "start": true})).await;
    assert!(alone.line.seats[1].automaton);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_a_table_is_refused_with_a_reason() {
    let server = TestServer::start().await;
    let ada = server.guest("Ada").await;
    let account = server.account("cleo").await;
    let cases: [(&Client, Value, &str); 20] = [
        (&ada, json!({"game": "chess"}), "bad-setup"),
        (&ada, json!({"game": "burgundy", "setup": {"players": "9"}}), "bad-setup"),
        (&ada, json!({"game": "burgundy", "setup": {"hats": "many"}}), "bad-setup"),
        (&ada, json!({"game": "burgundy", "setup": {"solo": "33", "players": "2"}}), "bad-setup"),
        (
            &ada,
            json!({"game": "tuscany", "pace": {"kind": "live", "seconds": 29, "increment": 0}}),
            "bad-pace",
        ),
        (
            &ada,
            json!({"game": "tuscany", "pace": {"kind": "live", "seconds": 86401, "increment": 0}}),
            "bad-pace",
        ),
        (
            &ada,
            json!({"game": "tuscany", "pace": {"kind": "live", "seconds": 30, "increment": 601}}),
            "bad-pace",
        ),
        (&ada, json!({"game": "tuscany", "pace": {"kind": "days", "days": 0}}), "bad-pace"),
        (&ada, json!({"game": "tuscany", "pace": {"kind": "days", "days": 61}}), "bad-pace"),
        (&ada, json!({"game": "tuscany", "bots": {"p3": "greedy"}}), "no-such-seat"),
        (&ada, json!({"game": "tuscany", "bots": {"p2": "genius"}}), "bad-level"),
        (&ada, json!({"game": "tuscany", "bots": {"p2": "knight:1s"}}), "bad-level"),
        (&ada, json!({"game": "tuscany", "bots": {"p2": "duke:11s"}}), "slow-level"),
        (&ada, json!({"game": "tuscany", "seat": "p3"}), "no-such-seat"),
        (&ada, json!({"game": "burgundy", "setup": {"chateautoma": "novice"}, "seat": "p2"}), "no-such-seat"),
        (&ada, json!({"game": "tuscany", "seat": "p2", "bots": {"p2": "greedy"}}), "seat-taken"),
        (&ada, json!({"game": "tuscany", "rated": true}), "account-needed"),
        (&account, json!({"game": "tuscany", "rated": true, "bots": {"p2": "greedy"}}), "rated-no-bots"),
        (&account, json!({"game": "burgundy", "setup": {"solo": "33"}, "rated": true}), "rated-no-bots"),
        (&ada, json!({"game": "tuscany", "id": "two words"}), "bad-request-id"),
    ];
    for (who, body, code) in cases {
        let reply = who.post("/api/tables", body.clone()).await;
        let status = if matches!(code, "seat-taken" | "rated-no-bots") {
            409
        } else if code == "no-such-seat" {
            404
        } else {
            422
        };
        let status = if code == "account-needed" { 403 } else { status };
        let fault = reply.refused(status, code);
        if code == "bad-setup" {
            let reason = fault.message.split_once(": ").expect("a reason").1;
            assert!(reason.len() > 10, "{body}: {}", fault.message);
        }
    }
    for body in [
        json!({}),
        json!({"game": "tuscany", "pace": "slow"}),
        json!({"game": "tuscany", "pace": {"kind": "days", "days": 3, "hours": 2}}),
        json!({"game": "tuscany", "undo": "all"}),
        json!({"game": "tuscany", "out_of_time": "shrug"}),
        json!({"game": "tuscany", "private": "yes"}),
        json!({"game": "tuscany", "setup": {"players": 2}}),
    ] {
        ada.post("/api/tables", body).await.refused(400, "bad-json");
    }
    let start = json!({"game": "tuscany", "start": true, "id": fresh()});
    ada.post("/api/tables", start).await.refused(409, "table-not-full");
    let mine: TableList = ada.get("/api/me/tables").await.ok();
    assert!(mine.tables.len() <= 1, "nothing was made but the table that waits for a second player");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn making_twice_makes_one_table_even_after_a_restart() {
    let server = TestServer::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let body = json!({"game": "tuscany", "bots": {"p2": "greedy"}, "start": true, "id": "mine"});
    let first: TableView = ada.post("/api/tables", body.clone()).await.ok();
    let again: TableView = ada.post("/api/tables", body.clone()).await.ok();
    assert_eq!(first.line.id, again.line.id);
    let other: TableView = ben.post("/api/tables", body.clone()).await.ok();
    assert_ne!(first.line.id, other.line.id, "another person's id is another one");
    let server = server.restart().await;
    let later: TableView = ada.at(&server.base).post("/api/tables", body).await.ok();
    assert_eq!((later.line.id, later.line.made), (first.line.id.clone(), first.line.made));
    assert_eq!(later.play.expect("a game").commitment, first.play.expect("a game").commitment);
    let starts = server.log(&first.line.id).await;
    let started =
        |entry: &&demesne_server::table::Entry| matches!(entry, demesne_server::table::Entry::Started { .. });
    assert_eq!(starts.iter().filter(started).count(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lists_show_what_everybody_may_see() {
    let server = TestServer::start().await;
    let (ada, stranger) = (server.guest("Ada").await, server.stranger());
    let listed = ada.make("tuscany", json!({})).await.line.id;
    let other = ada.make("burgundy", json!({})).await.line.id;
    let private = ada.make("tuscany", json!({"private": true})).await.line.id;
    let begun = ada.make("tuscany", json!({"bots": {"p2": "random"}, "start": true})).await.line.id;
    let ids = |reply: &crate::common::client::Reply| -> Vec<String> {
        reply.ok::<TableList>().tables.into_iter().map(|table| table.id).collect()
    };
    assert_eq!(ids(&stranger.get("/api/tables").await), [other.clone(), listed.clone()]);
    assert_eq!(
        ids(&stranger.get("/api/tables?status=open&game=tuscany").await),
        std::slice::from_ref(&listed)
    );
    assert_eq!(ids(&stranger.get("/api/tables?status=playing").await), std::slice::from_ref(&begun));
    assert!(ids(&stranger.get("/api/tables?status=over").await).is_empty());
    stranger.get("/api/tables?status=lost").await.refused(422, "bad-query");
    stranger.get("/api/tables?before=soon").await.refused(422, "bad-query");
    let mine = ids(&ada.get("/api/me/tables").await);
    assert_eq!(mine.len(), 4);
    assert!(mine.contains(&private));
    server.stranger().get("/api/me/tables").await.refused(401, "sign-in-first");
    // Page by page, without a gap.
    for _ in 0..55 {
        ada.make("tuscany", json!({})).await;
    }
    let first: TableList = stranger.get("/api/tables").await.ok();
    let next = first.next.expect("there are more");
    let second: TableList = stranger.get(&format!("/api/tables?before={next}")).await.ok();
    assert_eq!((first.tables.len(), second.tables.len(), second.next), (50, 7, None));
    let offer: Offer = stranger.get("/api/games?lang=pt").await.ok();
    assert_eq!(offer.levels, ["page", "squire", "knight", "baron", "duke"]);
    assert_eq!(
        offer.games.iter().map(|game| game.game.as_str()).collect::<Vec<_>>(),
        ["burgundy", "tuscany", "viscounts"]
    );
}

/// The same answers as for a table that does not exist, on every route.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_private_table_tells_strangers_nothing() {
    let server = TestServer::start().await;
    let (ada, ben, table) = crate::tables::two(&server, "tuscany", json!({"private": true})).await;
    let eve = server.guest("Eve").await;
    let none = "0".repeat(16);
    for who in [&eve, &server.stranger()] {
        for path in [
            "",
            "/events",
            "/story",
            "/record",
            "?invite=0000000000000000",
            "/events?invite=x",
            "/record?invite=x",
        ] {
            let (real, fake) = (
                who.get(&format!("/api/tables/{table}{path}")).await,
                who.get(&format!("/api/tables/{none}{path}")).await,
            );
            real.refused(404, "no-such-table");
            assert_eq!(real, fake, "{path}");
        }
    }
    for (path, body) in [
        ("moves", json!({"id": "a", "seen": 0, "action": "draw"})),
        ("moves", json!({"id": "a", "seen": 0, "action": "draw", "seat": "p1"})),
        ("seats/p1", json!({"id": "a"})),
        ("seats/p9", json!({"id": "a"})),
        ("seats/p1", json!({"id": "a", "code": "00112233445566778899aabbccddeeff"})),
        ("seats/p1", json!({"id": "a", "invite": "0000000000000000"})),
        ("start", json!({"id": "a"})),
        ("undo", json!({"id": "a", "seen": 0})),
        ("undo/answer", json!({"id": "a", "agrees": true})),
        ("chat", json!({"id": "a", "text": "Hello?"})),
        ("resign", json!({"id": "a"})),
        ("close", json!({"id": "a"})),
        ("hand-over", json!({"id": "a"})),
        ("rematch", json!({"id": "a"})),
    ] {
        let real = eve.post(&format!("/api/tables/{table}/{path}"), body.clone()).await;
        let fake = eve.post(&format!("/api/tables/{none}/{path}"), body.clone()).await;
        real.refused(404, "no-such-table");
        assert_eq!(real, fake, "{path}");
    }
    eve.delete(&format!("/api/tables/{table}/seats/p1"), json!({"id": "a"}))
        .await
        .refused(404, "no-such-table");
    let mut live = eve.live().await;
    live.watch(&table, 0).await;
    let heard = live.next().await.expect("an answer");
    assert!(
        matches!(heard, demesne_wire::FromServer::Refused { error, .. } if error.code == "no-such-table")
    );
    // Whoever has the link sees it; those who play do anyway.
    let invite = ada.view(&table).await.invite.expect("an invitation");
    let seen: TableView = eve.get(&format!("/api/tables/{table}?invite={invite}")).await.ok();
    assert_eq!((seen.viewer, seen.invite), (None, None), "to look on, not to invite others");
    assert_eq!(ben.view(&table).await.invite, Some(invite));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_without_spectators_is_seen_by_its_players_alone() {
    let server = TestServer::start().await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let table = ada.make("tuscany", json!({"spectators": false, "bots": {"p2": "random"}})).await.line.id;
    assert_eq!(eve.view(&table).await.line.status, Status::Open, "to sit down one has to see it");
    ada.ask(&table, "start").await.ok::<Value>();
    let invite = ada.view(&table).await.invite.expect("an invitation");
    for path in
        ["".to_owned(), "/events".into(), "/story".into(), "/record".into(), format!("?invite={invite}")]
    {
        eve.get(&format!("/api/tables/{table}{path}")).await.refused(403, "no-spectators");
    }
    eve.ask(&table, "resign").await.refused(403, "no-spectators");
    assert_eq!(ada.view(&table).await.line.status, Status::Playing);
}
