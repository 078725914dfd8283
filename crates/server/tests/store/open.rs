//! Opening: new, again, at once, from an older schema, from a newer one, where somebody else is.

use crate::store::home::{Home, entry};
use demesne_server::store::{Appended, Place, SCHEMA, Store, StoreError};
use sqlx::{Executor as _, Row as _};

crate::store::on_both!(
    a_store_is_opened_again,
    an_older_schema_is_brought_up_to_date,
    a_newer_schema_is_refused
);

async fn schema(home: &Home) -> String {
    let mut raw = home.raw().await;
    let row = sqlx::query("SELECT value FROM meta WHERE key = 'schema'").fetch_one(&mut raw).await.unwrap();
    row.get(0)
}

async fn a_store_is_opened_again(home: &Home) {
    for seq in 1..4 {
        let store = home.open().await;
        assert_eq!(store.append(entry("a", seq)).await, Ok(Appended::Done));
        store.close().await;
        // Twice is no harm.
        store.close().await;
    }
    assert_eq!(schema(home).await, SCHEMA.to_string());
    let store = home.open().await;
    assert_eq!(store.log("a", 0).await.unwrap().len(), 3);
    store.close().await;
}

async fn an_older_schema_is_brought_up_to_date(home: &Home) {
    let mut raw = home.raw().await;
    raw.execute("CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)").await.unwrap();
    raw.execute(sqlx::raw_sql(include_str!("../../src/store/migrations/0001_tables.sql"))).await.unwrap();
    raw.execute("INSERT INTO meta (key, value) VALUES ('schema', '1')").await.unwrap();
    raw.execute("INSERT INTO log (table_id, seq, at, body) VALUES ('old', 1, 5, 'kept')").await.unwrap();
    drop(raw);
    let missing = demesne_server::store::backup(&home.place, &home.file("early.backup")).await;
    assert_eq!(missing, Err(StoreError::Older { found: 1, known: SCHEMA }));
    let store = home.open().await;
    assert_eq!(store.log("old", 0).await.unwrap()[0].body, "kept");
    assert!(store.add_person(&crate::store::people::person("a")).await.unwrap());
    store.close().await;
    assert_eq!(schema(home).await, SCHEMA.to_string());
}

async fn a_newer_schema_is_refused(home: &Home) {
    home.open().await.close().await;
    let mut raw = home.raw().await;
    raw.execute("UPDATE meta SET value = '1000' WHERE key = 'schema'").await.unwrap();
    drop(raw);
    let newer = StoreError::Newer { found: 1000, known: SCHEMA };
    assert_eq!(Store::open(&home.place).await.err(), Some(newer.clone()));
    assert_eq!(demesne_server::store::backup(&home.place, &home.file("b")).await, Err(newer.clone()));
    assert!(newer.to_string().contains("newer version"), "{newer}");
    assert!(!home.file("b").exists());
}

#[tokio::test]
async fn a_second_server_on_the_same_directory_is_refused() {
    let home = Home::embedded();
    let store = home.open().await;
    let refused = Store::open(&home.place).await.err().unwrap();
    assert!(matches!(refused, StoreError::Held { .. }), "{refused}");
    assert!(refused.to_string().starts_with("Another server is running on the data directory"), "{refused}");
    assert_eq!(store.append(entry("a", 1)).await, Ok(Appended::Done));
    store.close().await;
    home.open().await.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn the_data_directory_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let home = Home::embedded();
    home.open().await.close().await;
    let Place::Embedded(directory) = &home.place else { unreachable!() };
    assert_eq!(std::fs::metadata(directory).unwrap().permissions().mode() & 0o777, 0o700);
    assert!(directory.join("demesne.sqlite").is_file());
}

#[tokio::test]
async fn a_directory_that_cannot_be_is_named() {
    let home = Home::embedded();
    let file = home.file("file");
    std::fs::write(&file, "").unwrap();
    let refused = Store::open(&Place::Embedded(file.join("data"))).await.err().unwrap();
    assert!(matches!(refused, StoreError::Directory { .. }), "{refused}");
    assert!(refused.to_string().contains("file/data"), "{refused}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_processes_start_at_once() {
    let home = Home::postgres().await;
    let opened: Vec<_> = (0..8)
        .map(|_| {
            let place = home.place.clone();
            tokio::spawn(async move { Store::open(&place).await })
        })
        .collect();
    for (n, store) in (0..).zip(opened) {
        let store = store.await.unwrap().unwrap();
        assert_eq!(store.append(entry("a", n)).await, Ok(Appended::Done));
        store.close().await;
    }
    assert_eq!(schema(&home).await, SCHEMA.to_string());
}

#[tokio::test]
async fn no_password_is_in_any_message() {
    let closed = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let home = Home::postgres().await;
    let Place::Postgres(address) = &home.place else { unreachable!() };
    for address in [
        format!("postgres://me:secret-word@{closed}/x"),
        "postgres://me:secret-word@127.0.0.1:99999/x".to_owned(),
        "postgres://me:secret-word@[/x".to_owned(),
        "postgres://me:secret-word@127.0.0.1:1/x?sslmode=secret-word".to_owned(),
        "mysql://me:secret-word@127.0.0.1/x".to_owned(),
        format!("{address}_that_is_not_there"),
        address.replace("postgres:secret-word", "nobody:secret-word"),
    ] {
        let place = Place::Postgres(address);
        let error = Store::open(&place).await.err().unwrap();
        for text in [error.to_string(), format!("{error:?}"), format!("{place:?}")] {
            assert!(!text.contains("secret-word"), "{text}");
        }
        assert!(matches!(error, StoreError::Address(_) | StoreError::Unreachable(_)), "{error}");
    }
}

/// What a server's tasks wait for must be able to move from thread to thread.
#[test]
fn everything_can_be_waited_for_anywhere() {
    fn anywhere<T: Send>(_: impl Fn(Store, Place) -> T) {}
    anywhere(|_, place| async move { Store::open(&place).await });
    anywhere(|_, place| async move { demesne_server::store::backup(&place, "b".as_ref()).await });
    anywhere(|_, place| async move { demesne_server::store::restore(&place, "b".as_ref()).await });
    anywhere(|store, _| async move { store.count_ratings(|_, _| {}).await });
    anywhere(|store, _| async move { store.delete_person("u").await });
    anywhere(|store, _| async move { store.confirm_email("t", 0).await });
    anywhere(|store, _| async move { store.close().await });
}
