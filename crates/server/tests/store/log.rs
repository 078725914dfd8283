//! Appending and reading back.

use crate::store::home::{Home, entry};
use demesne_server::store::{Append, Appended, StoreError};

crate::store::on_both!(
    entries_come_back_in_order,
    a_number_is_given_once,
    a_batch_may_hold_the_same_number_twice,
    many_tables_share_commits,
    words_come_with_their_entry,
    what_no_database_takes_harms_nobody_else,
    closing_writes_what_is_queued,
    long_texts_are_kept,
);

async fn entries_come_back_in_order(home: &Home) {
    let store = home.open().await;
    for seq in [1, 2, 3, 10, 9] {
        assert_eq!(store.append(entry("a", seq)).await, Ok(Appended::Done));
    }
    assert_eq!(store.append(entry("b", 1)).await, Ok(Appended::Done));
    let seqs = |rows: Vec<demesne_server::store::Row>| rows.iter().map(|row| row.seq).collect::<Vec<_>>();
    assert_eq!(seqs(store.log("a", 0).await.unwrap()), [1, 2, 3, 9, 10]);
    assert_eq!(seqs(store.log("a", 3).await.unwrap()), [9, 10]);
    assert_eq!(store.log("nobody", 0).await.unwrap(), []);
    let row = &store.log("a", 9).await.unwrap()[0];
    assert_eq!((row.at, row.body.as_str(), &row.words), (1010, "{\"n\":10}", &None));
    store.close().await;
    // It is on disk, not only in memory.
    let store = home.open().await;
    assert_eq!(seqs(store.log("a", 0).await.unwrap()), [1, 2, 3, 9, 10]);
    store.close().await;
}

async fn a_number_is_given_once(home: &Home) {
    let store = home.open().await;
    assert_eq!(store.append(entry("a", 1)).await, Ok(Appended::Done));
    let second = Append {
        body: "other".into(),
        words: Some("said".into()),
        speaker: Some("u".into()),
        summary: Some(crate::store::home::summary("a", 1, ["u", "v"])),
        ..entry("a", 1)
    };
    assert_eq!(store.append(second).await, Ok(Appended::Taken));
    let rows = store.log("a", 0).await.unwrap();
    assert_eq!((rows.len(), rows[0].body.as_str(), &rows[0].words), (1, "{\"n\":1}", &None));
    assert_eq!(store.summary("a").await.unwrap(), None);
    store.close().await;
}

async fn a_batch_may_hold_the_same_number_twice(home: &Home) {
    let store = home.open().await;
    let appends = (0..400).map(|n| {
        let store = store.clone();
        let append = Append { body: n.to_string(), ..crate::store::home::told("a", n % 100, ["u", "v"]) };
        tokio::spawn(async move { (n, store.append(append).await.unwrap()) })
    });
    let mut winners = Vec::new();
    for append in appends.collect::<Vec<_>>() {
        let (n, answer) = append.await.unwrap();
        if answer == Appended::Done {
            winners.push(n);
        }
    }
    assert_eq!(winners.len(), 100);
    // Whoever was told to have won is the one that is there.
    let mut kept: Vec<i64> =
        store.log("a", -1).await.unwrap().iter().map(|row| row.body.parse().unwrap()).collect();
    kept.sort_unstable();
    assert_eq!(kept, winners);
    assert_eq!(store.summary("a").await.unwrap().unwrap().head, 99);
    assert!(store.stats().commits < 100, "{:?}", store.stats());
    store.close().await;
}

async fn many_tables_share_commits(home: &Home) {
    let store = home.open().await;
    let players: Vec<_> = (0..100)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                let name = format!("t{table}");
                for seq in 1..=20 {
                    assert_eq!(
                        store.append(crate::store::home::told(&name, seq, ["u", "v"])).await,
                        Ok(Appended::Done)
                    );
                }
            })
        })
        .collect();
    for player in players {
        player.await.unwrap();
    }
    for table in 0..100 {
        let rows = store.log(&format!("t{table}"), 0).await.unwrap();
        assert_eq!(rows.iter().map(|row| row.seq).collect::<Vec<_>>(), (1..=20).collect::<Vec<_>>());
    }
    let stats = store.stats();
    assert_eq!((stats.appends, stats.queued, stats.failures), (2000, 0, 0));
    assert!(stats.commits < 1000, "{stats:?}");
    store.close().await;
}

async fn words_come_with_their_entry(home: &Home) {
    let store = home.open().await;
    let words = "¡Hola! 'quoted' \"twice\" \\ 🎲";
    let said = Append { words: Some(words.into()), speaker: Some("u".into()), ..entry("a", 2) };
    store.append(entry("a", 1)).await.unwrap();
    store.append(said).await.unwrap();
    let rows = store.log("a", 0).await.unwrap();
    assert_eq!(rows[0].words, None);
    assert_eq!(rows[1].words.as_deref(), Some(words));
    store.close().await;
}

async fn what_no_database_takes_harms_nobody_else(home: &Home) {
    let store = home.open().await;
    let others: Vec<_> = (1..50)
        .map(|seq| {
            let store = store.clone();
            tokio::spawn(async move { store.append(entry("a", seq)).await })
        })
        .collect();
    let bad = Append { body: "\0".into(), ..entry("b", 1) };
    assert!(matches!(store.append(bad).await, Err(StoreError::Unfit(_))));
    let bad = Append { table: "x".repeat(9000), ..entry("b", 1) };
    assert!(matches!(store.append(bad).await, Err(StoreError::Unfit(_))));
    let mut bad = crate::store::home::told("b", 1, ["u", "v"]);
    bad.summary.as_mut().unwrap().seats[0].user = Some("\0".into());
    assert!(matches!(store.append(bad).await, Err(StoreError::Unfit(_))));
    for other in others {
        assert_eq!(other.await.unwrap(), Ok(Appended::Done));
    }
    store.close().await;
}

async fn closing_writes_what_is_queued(home: &Home) {
    let store = home.open().await;
    let appends: Vec<_> = (0..300)
        .map(|seq| {
            let store = store.clone();
            tokio::spawn(async move { store.append(entry("a", seq)).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.close().await;
    let mut done = 0;
    for append in appends {
        match append.await.unwrap() {
            Ok(answer) => {
                assert_eq!(answer, Appended::Done);
                done += 1;
            }
            Err(error) => assert_eq!(error, StoreError::Closed),
        }
    }
    assert_eq!(store.append(entry("a", 1000)).await, Err(StoreError::Closed));
    assert_eq!(store.healthy().await, Err(StoreError::Closed));
    let store = home.open().await;
    assert_eq!(store.healthy().await, Ok(()));
    assert_eq!(store.log("a", -1).await.unwrap().len(), done);
    store.close().await;
}

async fn long_texts_are_kept(home: &Home) {
    let store = home.open().await;
    let body = "é".repeat(1_000_000);
    store.append(Append { body: body.clone(), ..entry("a", 1) }).await.unwrap();
    assert_eq!(store.log("a", 0).await.unwrap()[0].body, body);
    store.close().await;
}
