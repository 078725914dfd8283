//! Tables that lie in storage: what they cost a server that starts, and how quickly one is opened.

use super::{
    figures::Figures,
    http::Connection,
    lost,
    server::{Folder, Server},
};
use crate::fault::Fault;
use demesne_bots::Policy;
use demesne_game::{Seat, Seed, ToAct, Viewer};
use demesne_games::Kind;
use demesne_server::{
    hall::fold,
    store::{Append, Place, Row, Store},
};
use demesne_wire::{Events, TableView};
use serde_json::json;
use std::time::Instant;

/// So many actions has the game that is opened; where bots need fewer, takes and takes back are put between.
const ACTIONS: usize = 600;

/// So many of the stored tables are opened, to see what each takes in memory.
const OPENED: usize = 1000;

/// The log of a finished game, an entry each. `actions`: at least so many, by taking steps back and playing them again.
fn finished_game(players: u8, actions: usize, number: u64) -> Result<Vec<String>, Fault> {
    let setup = vec![("players".to_owned(), players.to_string())];
    let mut game = Kind::Burgundy.run(&setup, Viewer::Everybody)?;
    let seed = Seed::from_number(number);
    let who = |seat: Seat| format!("loadperson{seat}0000");
    let asked = |by: &str, id: usize| json!({ "by": by, "id": format!("r{id}") });
    let setup: std::collections::BTreeMap<_, _> = game.setup().into_iter().collect();
    let owner = who(Seat(0));
    let people: Vec<_> = Seat::first(players).map(|seat| json!({ "person": who(seat) })).collect();
    let terms = json!({
        "game": "burgundy", "rules": Kind::Burgundy.rules(), "setup": setup, "pace": { "kind": "none" }, "out_of_time": "bot",
        "undo": "agreed", "private": false, "spectators": true, "rated": false,
    });
    let mut log = vec![
        json!({ "what": "made", "asked": asked(&owner, 1), "terms": terms, "invite": "loadinvite000000", "sitters": people }),
    ];
    let steps = game.chance(&seed);
    for step in &steps {
        game.play(step).map_err(lost)?;
    }
    log.push(
        json!({ "what": "started", "asked": asked(&owner, 2), "seed": seed.to_string(), "steps": steps }),
    );
    let mut played = 0;
    while let ToAct::Seats(seats) = game.to_act() {
        let Some(seat) = seats.iter().next() else { break };
        let action = game.choice(seat, Policy::Random.into(), game.length() as u64);
        let steps = game.consequences(seat, &action, &seed).map_err(lost)?;
        let play = |id: usize| json!({ "what": "played", "asked": asked(&who(seat), id), "seat": seat.0, "steps": steps });
        // A step without chance behind it can be taken back and played again, as people do.
        if steps.len() == 1 && played + 2 < actions {
            log.push(play(log.len() + 1));
            let length = game.length();
            log.push(json!({ "what": "undone", "asked": asked(&who(seat), log.len() + 1), "seat": seat.0, "length": length }));
            played += 1;
        }
        log.push(play(log.len() + 1));
        played += 1;
        for step in &steps {
            game.play(step).map_err(lost)?;
        }
    }
    Ok(log.into_iter().map(|entry| entry.to_string()).collect())
}

fn place(database: Option<&str>, folder: &Folder) -> Place {
    match database {
        Some(url) => Place::Postgres(url.to_owned()),
        None => Place::Embedded(folder.0.clone()),
    }
}

/// Writes tables as the server itself does.
async fn write(place: &Place, tables: usize, log: &[String]) -> Result<Vec<String>, Fault> {
    let store = Store::open(place).await.map_err(lost)?;
    let rows =
        |entry: (usize, &String)| Row { seq: entry.0 as i64 + 1, at: 1, body: entry.1.clone(), words: None };
    let mut table = fold("load000000000000", log.iter().enumerate().map(rows).collect())
        .map_err(|refusal| lost(refusal.code))?;
    let mut ids = Vec::new();
    let mut waiting = tokio::task::JoinSet::new();
    for _ in 0..tables {
        let id = demesne_server::secret::table_id();
        table.id.clone_from(&id);
        for (i, body) in log.iter().enumerate() {
            let last = i + 1 == log.len();
            let append = Append {
                table: id.clone(),
                seq: i as i64 + 1,
                at: 1,
                body: body.clone(),
                summary: last.then(|| table.summary()),
                ..Append::default()
            };
            let store = store.clone();
            waiting.spawn(async move { store.append(append).await.map(|_| ()) });
            if waiting.len() > 2000 {
                waiting.join_next().await.transpose().map_err(lost)?.transpose().map_err(lost)?;
            }
        }
        ids.push(id);
    }
    while let Some(done) = waiting.join_next().await {
        done.map_err(lost)?.map_err(lost)?;
    }
    store.close().await;
    Ok(ids)
}

/// Measures the start of a server with many stored tables.
pub async fn measure(database: Option<&str>, tables: usize) -> Result<Figures, Fault> {
    let folder = Folder::new()?;
    let log = finished_game(2, 0, 1)?;
    let ids = write(&place(database, &folder), tables, &log).await?;
    let disk = folder.megabytes();
    let server = Server::start(database, &folder).await?;
    let memory = server.megabytes();
    let listed = Instant::now();
    let mut connection = Connection::open(server.address, "").await?;
    let list: demesne_wire::TableList = connection.get("/api/tables?status=over").await?;
    let listed = listed.elapsed();
    let before = server.megabytes();
    let opened = &ids[..ids.len().min(OPENED)];
    for id in opened {
        let _: TableView = connection.get(&format!("/api/tables/{id}")).await?;
    }
    let each = (server.megabytes() - before) / opened.len().max(1) as f64;
    let mut figures = Figures::default();
    figures.add("stored_tables", tables as f64, "");
    figures.add("entries_each", log.len() as f64, "");
    figures.add("start", server.started_in.as_secs_f64() * 1000.0, "ms");
    figures.add("memory", memory, "MB");
    figures.add("first_list", listed.as_secs_f64() * 1000.0, "ms");
    figures.add("listed", list.tables.len() as f64, "");
    if database.is_none() {
        figures.add("disk_each", disk * 1000.0 / tables.max(1) as f64, "kB");
    }
    figures.add("opened_tables", opened.len() as f64, "");
    figures.add("memory_each_opened", each * 1000.0, "kB");
    Ok(figures)
}

/// Measures opening a long finished game.
pub async fn measure_opening(database: Option<&str>, times: usize) -> Result<Figures, Fault> {
    let folder = Folder::new()?;
    let log = finished_game(4, ACTIONS, 1)?;
    let ids = write(&place(database, &folder), times, &log).await?;
    let server = Server::start(database, &folder).await?;
    let mut connection = Connection::open(server.address, "").await?;
    let (mut views, mut events, mut count) = (Vec::new(), Vec::new(), 0);
    for id in &ids {
        let start = Instant::now();
        let view: TableView = connection.get(&format!("/api/tables/{id}")).await?;
        views.push(start.elapsed());
        let all: Events = connection.get(&format!("/api/tables/{id}/events?after=0")).await?;
        events.push(start.elapsed());
        count = all.events.len();
        if view.play.is_none_or(|play| play.over.is_none()) {
            return Err(lost("the game that was opened is not over"));
        }
    }
    let mut figures = Figures::default();
    figures.add("times", times as f64, "");
    figures.add("events", count as f64, "");
    figures.add_times(["opened_p50", "opened_p99", "opened_max"], &mut views);
    figures.add_times(["with_events_p50", "with_events_p99", "with_events_max"], &mut events);
    Ok(figures)
}
