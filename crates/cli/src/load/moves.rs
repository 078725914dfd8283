//! Many tables of two, played at once.

use super::{
    figures::Figures,
    lost,
    player::Player,
    server::{Folder, Server},
};
use crate::fault::Fault;
use demesne_game::{Seat, ToAct};
use demesne_games::Kind;
use demesne_wire::{Ask, Done, NewTable, Pace, Sit, TableView};
use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

/// What is asked of the server.
pub struct Load<'l> {
    /// How many tables.
    pub tables: usize,
    /// For how long.
    pub seconds: u64,
    /// How many moves a second in all; as many as possible if nothing is said.
    pub rate: Option<f64>,
    /// The game.
    pub game: &'l str,
}

/// What one table measured.
#[derive(Default)]
struct Measured {
    answered: Vec<Duration>,
    seen: Vec<Duration>,
    games: u64,
}

/// Before this nothing is counted: tables are made, caches fill.
const WARM_UP: Duration = Duration::from_secs(3);

/// Measures.
pub async fn measure(database: Option<&str>, load: &Load<'_>) -> Result<Figures, Fault> {
    let kind = Kind::parse(load.game)?;
    let folder = Folder::new()?;
    let server = Server::start(database, &folder).await?;
    let pause = load.rate.map(|rate| Duration::from_secs_f64(load.tables as f64 / rate.max(0.001)));
    let mut pairs = Vec::new();
    for number in 0..load.tables {
        let ada = Player::arrive(server.address, &format!("Ada {number}")).await?;
        let ben = Player::arrive(server.address, &format!("Ben {number}")).await?;
        pairs.push([ada, ben]);
    }
    let start = Instant::now() + WARM_UP;
    let end = start + Duration::from_secs(load.seconds);
    let mut tasks = Vec::new();
    for (number, pair) in pairs.into_iter().enumerate() {
        let offset = pause.map_or(Duration::ZERO, |pause| pause.mul_f64(number as f64 / load.tables as f64));
        let table = Tables { kind, server: server.address, number, start, end, pause, offset };
        tasks.push(tokio::spawn(table.run(pair)));
    }
    tokio::time::sleep_until(start.into()).await;
    let before = server.processor_seconds();
    tokio::time::sleep_until(end.into()).await;
    let used = server.processor_seconds() - before;
    let mut all = Measured::default();
    for task in tasks {
        let one = task.await.map_err(lost)??;
        all.answered.extend(one.answered);
        all.seen.extend(one.seen);
        all.games += one.games;
    }
    let mut figures = Figures::default();
    let moves = all.answered.len() as f64;
    figures.add("tables", load.tables as f64, "");
    figures.add("seconds", load.seconds as f64, "s");
    figures.add("moves", moves, "");
    figures.add("moves_per_second", moves / load.seconds.max(1) as f64, "moves/s");
    figures.add("games_finished", all.games as f64, "");
    figures.add_times(["answered_p50", "answered_p99", "answered_max"], &mut all.answered);
    figures.add_times(["seen_p50", "seen_p99", "seen_max"], &mut all.seen);
    figures.add("server_processors", used / load.seconds.max(1) as f64, "cores");
    figures.add("server_memory_max", server.most_megabytes(), "MB");
    Ok(figures)
}

/// One table after another, played by the same two.
struct Tables {
    kind: Kind,
    server: SocketAddr,
    number: usize,
    start: Instant,
    end: Instant,
    pause: Option<Duration>,
    offset: Duration,
}

impl Tables {
    async fn run(self, mut pair: [Player; 2]) -> Result<Measured, Fault> {
        debug_assert!(self.server.port() > 0);
        let mut measured = Measured::default();
        let mut next = Instant::now() + self.offset;
        let mut games = 0;
        while Instant::now() < self.end {
            let table = self.sit_down(&mut pair, games).await?;
            games += 1;
            while let ToAct::Seats(seats) = pair[0].to_act() {
                if Instant::now() >= self.end {
                    return Ok(measured);
                }
                if let Some(pause) = self.pause {
                    tokio::time::sleep_until(next.into()).await;
                    next += pause;
                }
                let Some(seat) = seats.iter().next() else { break };
                let mover = seat.index();
                let Some(action) = pair[mover].choose(seat) else { break };
                let asked = Instant::now();
                let seq = pair[mover].play(&table, action).await?;
                let answered = asked.elapsed();
                pair[1 - mover].hears(&table, seq).await?;
                if asked >= self.start && asked < self.end {
                    measured.answered.push(answered);
                    measured.seen.push(asked.elapsed());
                }
            }
            measured.games += 1;
            for player in &mut pair {
                player.leave(&table).await?;
            }
        }
        Ok(measured)
    }

    /// Makes a table for the two, and starts it.
    async fn sit_down(&self, [ada, ben]: &mut [Player; 2], game: u64) -> Result<String, Fault> {
        let id = format!("t{}-{game}", self.number);
        let request = NewTable {
            game: self.kind.name().into(),
            setup: Default::default(),
            pace: Pace::None,
            out_of_time: Default::default(),
            undo: Default::default(),
            private: false,
            spectators: true,
            rated: false,
            seat: None,
            bots: Default::default(),
            start: false,
            id: Some(id.clone()),
        };
        let made: TableView = ada.connection.post("/api/tables", &request).await?;
        let table = made.line.id;
        let sit = Sit { id: id.clone(), ..Sit::default() };
        let _: Done = ben.connection.post(&format!("/api/tables/{table}/seats/p2"), &sit).await?;
        let ask = Ask { id: format!("{id}-start"), seat: None };
        let started: Done = ada.connection.post(&format!("/api/tables/{table}/start"), &ask).await?;
        let setup: Vec<(String, String)> = made.line.setup.into_iter().collect();
        for (player, seat) in [ada, ben].into_iter().zip(Seat::first(2)) {
            player.join(&table, self.kind, &setup, seat).await?;
            player.hears(&table, started.seq).await?;
        }
        Ok(table)
    }
}
