//! Moves and words: done once however often they are sent, refused when they are stale or somebody else's.

use crate::{
    common::{client::fresh, server::TestServer},
    tables::{in_turn, two},
};
use demesne_wire::{Done, Events, Happening, Story};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_played_once_and_answered_as_often_as_it_is_sent() {
    let server = TestServer::start().await;
    let (ada, ben, table) = two(&server, "tuscany", json!({})).await;
    let (first, second) = in_turn(ada, ben, &table).await;
    let view = first.view(&table).await;
    let action = view.play.as_ref().expect("a game").actions[0].action.clone();
    let path = format!("/api/tables/{table}/moves");
    // Seen from far back: the answer tells all that was missed.
    let body = json!({"seen": view.seq, "id": "once", "action": action});
    let answer = first.post(&path, body.clone()).await;
    let done: Done = answer.ok();
    assert_eq!((done.seq, done.events.len()), (view.seq + 1, 1));
    assert!(matches!(&done.events[0].what, Happening::Played { steps, length, .. }
        if steps[0].ends_with(&action) && *length == view.play.as_ref().map_or(0, |play| play.length) + steps.len()));
    // Everybody goes on, and the request comes again.
    for _ in 0..10 {
        let (one, two) = (first.view(&table).await, second.view(&table).await);
        if one.line.your_turn {
            first.play_first(&table).await
        } else {
            assert!(two.line.your_turn);
            second.play_first(&table).await
        };
    }
    assert_eq!(first.post(&path, body.clone()).await, answer, "byte for byte");
    let changed = json!({"seen": view.seq, "id": "once", "action": "dance"});
    assert_eq!(first.post(&path, changed).await, answer, "an id is one request");
    let log = server.log(&table).await;
    let server = server.restart().await;
    assert_eq!(first.at(&server.base).post(&path, body.clone()).await, answer, "after a restart, too");
    assert_eq!(server.log(&table).await, log);
    // The same id of another person is another request.
    second.at(&server.base).post(&path, body).await.refused(409, "stale");
}

/// Who has several seats, or has handed one on, still gets the same answer.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_stay_the_same_when_seats_change() {
    let server = TestServer::start().await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let table = ada.make("tuscany", json!({})).await.line.id;
    ada.sit(&table, "p2").await.ok::<Done>();
    ada.ask(&table, "start").await.ok::<Done>();
    let mut sent = Vec::new();
    for _ in 0..12 {
        let view = ada.view(&table).await;
        let seat = view.viewer.clone().expect("a seat");
        let action = view.play.expect("a game").actions[0].action.clone();
        let body = json!({"seen": 0.max(view.seq - 3), "id": fresh(), "action": action, "seat": seat});
        let stale = ada.post(&format!("/api/tables/{table}/moves"), body).await;
        assert!(stale.status == 200 || stale.fault().code == "stale");
        let seen = ada.view(&table).await;
        if !seen.line.your_turn {
            continue;
        }
        let action = seen.play.expect("a game").actions[0].action.clone();
        let body = json!({"seen": seen.seq, "id": fresh(), "action": action});
        let answer = ada.post(&format!("/api/tables/{table}/moves"), body.clone()).await;
        answer.ok::<Done>();
        sent.push((body, answer));
    }
    let both: std::collections::BTreeSet<String> = sent
        .iter()
        .filter_map(|(_, answer)| match &answer.ok::<Done>().events.last()?.what {
            Happening::Played { seat, .. } => Some(seat.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(both.len(), 2, "both seats acted");
    for seat in ["p1", "p2"] {
        let code: demesne_wire::HandOver = ada
            .post(&format!("/api/tables/{table}/hand-over"), json!({"id": fresh(), "seat": seat}))
            .await
            .ok();
        let body = json!({"id": fresh(), "code": code.code});
        eve.post(&format!("/api/tables/{table}/seats/{seat}"), body).await.ok::<Done>();
        for (body, answer) in &sent {
            assert_eq!(
                ada.post(&format!("/api/tables/{table}/moves"), body.clone()).await,
                *answer,
                "{body}"
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stale_move_hears_exactly_what_it_missed() {
    let server = TestServer::start().await;
    let (ada, ben, table) = two(&server, "tuscany", json!({})).await;
    let (first, _) = in_turn(ada.clone(), ben.clone(), &table).await;
    let mut seen = first.view(&table).await;
    for _ in 0..4 {
        let who = if ada.view(&table).await.line.your_turn { &ada } else { &ben };
        who.play_first(&table).await;
    }
    while !first.view(&table).await.line.your_turn {
        let who = if ada.view(&table).await.line.your_turn { &ada } else { &ben };
        who.play_first(&table).await;
    }
    let stale = first.play(&table, seen.seq, &fresh(), "draw").await;
    let fault = stale.refused(409, "stale");
    assert_eq!(fault.missed.expect("what was missed"), first.events(&table, seen.seq).await.events);
    seen = first.view(&table).await;
    first.play(&table, seen.seq + 1, &fresh(), "draw").await.refused(409, "seen-ahead");
    first.play(&table, -5, &fresh(), "draw").await.refused(409, "stale");
    first.play(&table, i64::MIN, &fresh(), "draw").await.refused(409, "stale");
    first.play(&table, i64::MAX, &fresh(), "draw").await.refused(409, "seen-ahead");
    // A word of somebody changes nothing that a move depends on.
    let say = json!({"id": fresh(), "text": "Take your time."});
    ben.post(&format!("/api/tables/{table}/chat"), say).await.ok::<Done>();
    let action = seen.play.expect("a game").actions[0].action.clone();
    let done: Done = first.play(&table, seen.seq, &fresh(), &action).await.ok();
    assert_eq!((done.seq, done.events.len()), (seen.seq + 2, 2));
}

/// Where all choose at the same time nobody is stale by the choice of another.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn simultaneous_choices_do_not_disturb_each_other() {
    let server = TestServer::start().await;
    let (ada, ben, table) = two(&server, "burgundy", json!({})).await;
    let seen = ada.view(&table).await;
    assert!(seen.line.seats.iter().all(|seat| seat.to_act));
    let action =
        |view: &demesne_wire::TableView| view.play.as_ref().expect("a game").actions[3].action.clone();
    let first: Done = ben.play(&table, seen.seq, &fresh(), &action(&ben.view(&table).await)).await.ok();
    ben.play(&table, first.seq, &fresh(), "castle 2").await.refused(409, "not-to-act");
    let second: Done = ada.play(&table, seen.seq, &fresh(), &action(&seen)).await.ok();
    assert_eq!(second.events.len(), 2);
    let Happening::Played { steps, .. } = &second.events[0].what else { panic!("a move") };
    assert_eq!(steps, &["p2 castle ?"], "seen by the other before it is turned up");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_of_others_are_refused() {
    let server = TestServer::start().await;
    let (ada, ben, table) = two(&server, "tuscany", json!({})).await;
    let (first, second) = in_turn(ada, ben, &table).await;
    let (eve, stranger) = (server.guest("Eve").await, server.stranger());
    let view = first.view(&table).await;
    let own = view.viewer.clone().expect("a seat");
    let action = view.play.expect("a game").actions[0].action.clone();
    let path = format!("/api/tables/{table}/moves");
    let body = |seat: Option<&str>, action: &str| {
        let mut body = json!({"seen": view.seq, "id": fresh(), "action": action});
        if let Some(seat) = seat {
            body["seat"] = json!(seat);
        }
        body
    };
    eve.post(&path, body(None, &action)).await.refused(403, "no-seat");
    eve.post(&path, body(Some(&own), &action)).await.refused(403, "not-your-seat");
    second.post(&path, body(Some(&own), &action)).await.refused(403, "not-your-seat");
    second.post(&path, body(None, &action)).await.refused(409, "not-to-act");
    first.post(&path, body(Some("p7"), &action)).await.refused(404, "no-such-seat");
    stranger.post(&path, body(None, &action)).await.refused(401, "sign-in-first");
    let mut false_token = eve.clone();
    false_token.token = Some("A".repeat(43));
    false_token.post(&path, body(None, &action)).await.refused(401, "bad-token");
    first.post(&path, body(None, "dance")).await.refused(422, "illegal");
    let rule = first.post(&path, body(None, "take 8")).await.refused(422, "illegal").rule;
    assert!(rule.is_none() || rule.is_some_and(|rule| rule.starts_with('T')));
    assert_eq!(first.view(&table).await.seq, view.seq, "nothing happened");
    let open = first.make("tuscany", json!({})).await.line.id;
    first.play(&open, 1, &fresh(), "draw").await.refused(409, "table-not-started");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_at_the_table_may_speak() {
    let server = TestServer::start().await;
    let (ada, ben, table) = two(&server, "tuscany", json!({})).await;
    let eve = server.guest("Eve").await;
    let path = format!("/api/tables/{table}/chat");
    let body = json!({"id": "hello", "text": "  <b>Hello</b> 👋\nthere  "});
    let answer = ben.post(&path, body.clone()).await;
    let done: Done = answer.ok();
    assert!(
        matches!(&done.events[0].what, Happening::Said { who, text: Some(text) } if who.name == "Ben" && text == "<b>Hello</b> 👋\nthere")
    );
    assert_eq!(ben.post(&path, body).await, answer);
    let say = |text: &str| json!({"id": fresh(), "text": text});
    eve.post(&path, say("Me too")).await.refused(403, "chat-not-allowed");
    ada.post(&path, say(" \n ")).await.refused(422, "chat-empty");
    ada.post(&path, say(&"ñ".repeat(501))).await.refused(422, "chat-long");
    ada.post(&path, say("bell\u{7}")).await.refused(422, "chat-long");
    ada.post(&path, say("nul\u{0}")).await.refused(422, "chat-long");
    ada.post(&path, say(&"ñ".repeat(500))).await.ok::<Done>();
    let heard: Vec<_> = eve.events(&table, 0).await.events;
    let said = heard.iter().filter(|event| matches!(event.what, Happening::Said { .. })).count();
    assert_eq!(said, 2, "who looks on may listen");
}

/// Looking: views in three languages, events from any number, waiting for them, the story.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn looking_at_a_table() {
    let server = TestServer::start().await;
    let (ada, ben, table) = two(&server, "tuscany", json!({})).await;
    let (first, second) = in_turn(ada, ben, &table).await;
    let mut screens = std::collections::BTreeSet::new();
    for language in ["en", "es", "pt"] {
        let view: demesne_wire::TableView =
            first.get(&format!("/api/tables/{table}?lang={language}")).await.ok();
        screens.insert(view.play.expect("a game").screen);
    }
    assert_eq!(screens.len(), 3);
    let seq = first.view(&table).await.seq;
    let all = first.events(&table, 0).await;
    assert_eq!((all.seq, all.events.len() as i64), (seq, seq));
    assert!(all.events.iter().zip(1..).all(|(event, number)| event.seq == number));
    assert!(first.events(&table, seq + 100).await.events.is_empty());
    assert_eq!(first.events(&table, -100).await, all);
    // Somebody waits while somebody else plays.
    let (waiting, path) = (second.clone(), table.clone());
    let waits = tokio::spawn(async move { waiting.wait(&path, seq).await });
    first.play_first(&table).await;
    let Events { events, .. } = waits.await.expect("an answer");
    assert!(matches!(events[0].what, Happening::Played { .. }));
    let seat = first.view(&table).await.viewer.expect("a seat");
    second.get(&format!("/api/tables/{table}?seat={seat}")).await.refused(403, "not-your-seat");
    second.get(&format!("/api/tables/{table}/events?seat={seat}")).await.refused(403, "not-your-seat");
    second.get(&format!("/api/tables/{table}/story?seat={seat}")).await.refused(403, "not-your-seat");
    server.stranger().get(&format!("/api/tables/{table}?seat={seat}")).await.refused(403, "not-your-seat");
    second.get(&format!("/api/tables/{table}/events?after=x")).await.refused(422, "bad-query");
    let spectator: demesne_wire::TableView = second.get(&format!("/api/tables/{table}?seat=none")).await.ok();
    assert_eq!(spectator.viewer, None);
    let story: Story = first.get(&format!("/api/tables/{table}/story?lang=es")).await.ok();
    let length = first.view(&table).await.play.expect("a game").length;
    assert!(
        story.length == length && story.lines.iter().all(|line| line.step < length && !line.text.is_empty())
    );
    let none: Story = first.get(&format!("/api/tables/{table}/story?from={length}")).await.ok();
    assert!(none.lines.is_empty());
    // The same by the socket, resumed from a number.
    let mut live = second.live().await;
    live.watch(&table, seq).await;
    assert_eq!(live.events(&table).await.expect("events"), second.events(&table, seq).await.events);
    live.say(Value::String("what?".into())).await;
    loop {
        match live.next().await.expect("an answer") {
            demesne_wire::FromServer::Refused { error, table: None } => {
                break assert_eq!(error.code, "bad-json");
            }
            _ => continue,
        }
    }
}
