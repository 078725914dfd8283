//! How many appends a second. Not a check: `cargo test --release -p demesne-server --test store rate -- --ignored --nocapture`.

use crate::store::home::{Home, told};
use demesne_server::store::{Append, Appended};
use std::time::{Duration, Instant};

const TABLES: usize = 200;
const SPAN: Duration = Duration::from_secs(10);

async fn measure(home: &Home, name: &str) {
    let store = home.open().await;
    let start = Instant::now();
    let players: Vec<_> = (0..TABLES)
        .map(|player| {
            let store = store.clone();
            tokio::spawn(async move {
                let table = format!("{:016x}", player.wrapping_mul(0x9e37_79b9_7f4a_7c15));
                let users = [format!("user-a-{player}"), format!("user-b-{player}")];
                let mut times = Vec::new();
                let mut seq = 0;
                while start.elapsed() < SPAN {
                    seq += 1;
                    let mut append = told(&table, seq, [&users[0], &users[1]]);
                    append.body = format!(
                        "{{\"by\":1,\"act\":\"place 4 ship 17\",\"id\":\"{seq:032}\",\"draw\":\"{seq:064}\"}}"
                    );
                    append.summary.iter_mut().for_each(|summary| summary.setup = "x".repeat(200));
                    let sent = Instant::now();
                    assert_eq!(store.append(Append { epoch: Some(0), ..append }).await, Ok(Appended::Done));
                    times.push(sent.elapsed());
                }
                times
            })
        })
        .collect();
    let mut times = Vec::new();
    for player in players {
        times.extend(player.await.unwrap());
    }
    let span = start.elapsed().as_secs_f64();
    times.sort();
    let stats = store.stats();
    println!(
        "{name}: {:.0} appends/s, {:.0} commits/s, {:.1} a commit, p50 {:.1} ms, p99 {:.1} ms",
        times.len() as f64 / span,
        stats.commits as f64 / span,
        stats.appends as f64 / stats.commits as f64,
        times[times.len() / 2].as_secs_f64() * 1000.0,
        times[times.len() * 99 / 100].as_secs_f64() * 1000.0,
    );
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures for ten seconds"]
async fn rate_of_the_embedded_database() {
    measure(&Home::embedded(), "embedded").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures for ten seconds"]
async fn rate_of_postgres() {
    measure(&Home::postgres().await, "PostgreSQL").await;
}
