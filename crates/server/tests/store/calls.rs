//! The queue of calls.

use crate::store::home::Home;
use demesne_server::store::Call;

crate::store::on_both!(calls_are_sent_once, calls_wait_and_are_dropped, who_claims_together_shares);

fn call(id: &str, due: i64) -> Call {
    Call {
        id: id.into(),
        user: "u".into(),
        table: Some("t".into()),
        kind: "turn".into(),
        details: "{}".into(),
        at: 1,
        due,
        tries: 0,
    }
}

async fn calls_are_sent_once(home: &Home) {
    let store = home.open().await;
    store.add_person(&crate::store::people::person("u")).await.unwrap();
    assert!(store.add_call(&call("b", 20)).await.unwrap());
    assert!(store.add_call(&call("a", 10)).await.unwrap());
    assert!(!store.add_call(&call("a", 99)).await.unwrap());
    assert_eq!(store.calls_due(9, 10).await.unwrap(), []);
    assert_eq!(store.calls_due(50, 1).await.unwrap(), [call("a", 10)]);
    assert_eq!(store.calls_due(50, 10).await.unwrap(), [call("b", 20)]);
    assert_eq!(store.calls_due(51, 10).await.unwrap(), []);
    store.call_sent("a", 52).await.unwrap();
    // Whoever claimed the other one is gone: after a while somebody else sends it.
    assert_eq!(store.calls_due(50 + 60_000, 10).await.unwrap(), [call("b", 20)]);
    store.call_sent("b", 60_100).await.unwrap();
    assert_eq!(store.calls_due(i64::MAX, 10).await.unwrap(), []);
    assert_eq!(store.drop_sent_calls(100).await.unwrap(), 1);
    store.close().await;
}

async fn calls_wait_and_are_dropped(home: &Home) {
    let store = home.open().await;
    store.add_person(&crate::store::people::person("u")).await.unwrap();
    store.add_call(&call("a", 10)).await.unwrap();
    store.add_call(&Call { table: Some("other".into()), ..call("b", 10) }).await.unwrap();
    assert_eq!(store.calls_due(10, 10).await.unwrap().len(), 2);
    store.call_again("a", 100, true).await.unwrap();
    assert_eq!(store.calls_due(99, 10).await.unwrap(), []);
    assert_eq!(store.calls_due(100, 10).await.unwrap(), [Call { tries: 1, ..call("a", 100) }]);
    assert_eq!(store.counts().await.unwrap().calls, 2);
    assert_eq!(store.drop_calls("u", "t").await.unwrap(), 1);
    assert_eq!(store.counts().await.unwrap().calls, 1);
    store.close().await;
}

async fn who_claims_together_shares(home: &Home) {
    let store = home.open().await;
    store.add_person(&crate::store::people::person("u")).await.unwrap();
    for n in 0..60 {
        store.add_call(&call(&format!("c{n}"), n)).await.unwrap();
    }
    let senders: Vec<_> = (0..8)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut got = Vec::new();
                for _ in 0..20 {
                    let calls = store.calls_due(1000, 5).await.unwrap();
                    got.extend(calls.into_iter().map(|call| call.id));
                }
                got
            })
        })
        .collect();
    let mut all = Vec::new();
    for sender in senders {
        all.extend(sender.await.unwrap());
    }
    assert_eq!(all.len(), 60);
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 60);
    store.close().await;
}
