//! Several processes on one PostgreSQL. Two stores of one program are as far apart as two programs: they share nothing.

use crate::{
    common::patience::PATIENCE,
    store::home::{Home, entry, told},
};
use demesne_server::store::{Append, Appended, Change, Store};
use sqlx::Executor as _;
use tokio::sync::broadcast::Receiver;

/// The next change, within a time that is long enough for any machine.
async fn next(changes: &mut Receiver<Change>) -> Change {
    tokio::time::timeout(PATIENCE, changes.recv()).await.expect("a change in time").unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_all_who_race_exactly_one_wins() {
    const TABLES: usize = 20;
    const LENGTH: i64 = 25;
    let home = Home::postgres().await;
    let stores = [home.open().await, home.open().await];
    let writers: Vec<_> = (0..50)
        .map(|writer| {
            let store = stores[writer % 2].clone();
            tokio::spawn(async move {
                let mut won = Vec::new();
                for seq in 1..=LENGTH {
                    // Each writer goes through the tables from another one on.
                    for table in (0..TABLES).map(|table| (table * 7 + writer) % TABLES) {
                        let name = format!("t{table}");
                        let append = Append { body: writer.to_string(), ..told(&name, seq, ["u", "v"]) };
                        if store.append(append).await.unwrap() == Appended::Done {
                            won.push((name, seq, writer.to_string()));
                        }
                    }
                }
                won
            })
        })
        .collect();
    let mut won = Vec::new();
    for writer in writers {
        won.extend(writer.await.unwrap());
    }
    won.sort();
    let mut kept = Vec::new();
    for table in 0..TABLES {
        let name = format!("t{table}");
        for row in stores[0].log(&name, 0).await.unwrap() {
            kept.push((name.clone(), row.seq, row.body));
        }
        assert_eq!(stores[1].summary(&name).await.unwrap().unwrap().head, LENGTH);
    }
    kept.sort();
    assert_eq!(kept.len(), TABLES * 25);
    assert_eq!(won, kept);
    for store in &stores {
        assert_eq!(store.stats().failures, 0);
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn others_are_told_and_oneself_is_not() {
    let home = Home::postgres().await;
    let (here, there) = (home.open().await, home.open().await);
    let (mut own, mut heard) = (here.changes(), there.changes());
    for seq in 1..=3 {
        here.append(entry("a", seq)).await.unwrap();
        assert_eq!(next(&mut heard).await, Change::Table { table: "a".into(), seq });
    }
    // Nothing was written, so nothing is told.
    assert_eq!(here.append(entry("a", 3)).await, Ok(Appended::Taken));
    here.tell(Change::Person { user: "u".into() });
    assert_eq!(next(&mut heard).await, Change::Person { user: "u".into() });
    here.add_person(&crate::store::people::person("p")).await.unwrap();
    here.rename("p", "Other").await.unwrap();
    assert_eq!(next(&mut heard).await, Change::Person { user: "p".into() });
    here.delete_person("p").await.unwrap();
    assert_eq!(next(&mut heard).await, Change::Person { user: "p".into() });
    // Notices come in the order in which they were sent: had one's own been passed on, it would be here by now.
    there.append(entry("b", 1)).await.unwrap();
    assert_eq!(next(&mut own).await, Change::Table { table: "b".into(), seq: 1 });
    assert!(own.try_recv().is_err());
    here.close().await;
    there.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_large_batch_is_told_whole() {
    let home = Home::postgres().await;
    let (here, there) = (home.open().await, home.open().await);
    let mut heard = there.changes();
    let name = |n: i64| format!("{}-{n}", "long-name-".repeat(15));
    let appends: Vec<_> = (0..500)
        .map(|n| {
            let (store, append) = (here.clone(), entry(&name(n), n));
            tokio::spawn(async move { store.append(append).await })
        })
        .collect();
    for append in appends {
        assert_eq!(append.await.unwrap(), Ok(Appended::Done));
    }
    let mut told = Vec::new();
    while told.len() < 500 {
        match next(&mut heard).await {
            Change::Table { table, seq } => told.push((seq, table)),
            other => panic!("{other:?}"),
        }
    }
    told.sort();
    assert_eq!(told, (0..500).map(|n| (n, name(n))).collect::<Vec<_>>());
    here.close().await;
    there.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_connection_comes_back() {
    let home = Home::postgres().await;
    let store = home.open().await;
    let other = home.open().await;
    store.append(entry("a", 1)).await.unwrap();
    let mut heard = store.changes();
    // All connections of both stores, those that listen and those that write.
    let mut raw = home.raw().await;
    raw.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    .await
    .unwrap();
    assert_eq!(next(&mut heard).await, Change::Everything);
    assert_eq!(store.append(entry("a", 2)).await, Ok(Appended::Done));
    assert_eq!(other.append(entry("a", 3)).await, Ok(Appended::Done));
    assert_eq!(next(&mut heard).await, Change::Table { table: "a".into(), seq: 3 });
    assert_eq!(store.log("a", 0).await.unwrap().len(), 3);
    store.healthy().await.unwrap();
    store.close().await;
    other.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_are_right_whoever_writes_them() {
    let home = Home::postgres().await;
    let (here, there) = (home.open().await, home.open().await);
    let sits = async |store: &Store, user: &str| store.tables_of(user, 10).await.unwrap().len();
    assert_eq!(here.append(told("a", 1, ["u", "v"])).await, Ok(Appended::Done));
    assert_eq!(there.append(told("a", 2, ["w", "v"])).await, Ok(Appended::Done));
    // The first process wrote this seating before, but it is not what holds now.
    assert_eq!(here.append(told("a", 3, ["u", "v"])).await, Ok(Appended::Done));
    assert_eq!((sits(&there, "u").await, sits(&there, "w").await, sits(&there, "v").await), (1, 0, 1));
    here.close().await;
    there.close().await;
}
