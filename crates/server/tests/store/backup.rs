//! Backups and what is put back from them, under running stores.

use crate::{
    common::patience::PATIENCE,
    store::home::{Home, entry, told},
};
use demesne_server::store::{Append, Appended, Change, Person, StoreError, backup, restore};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

crate::store::on_both!(
    a_backup_is_one_moment,
    a_torn_backup_changes_nothing,
    a_strange_backup_changes_nothing,
    a_running_store_learns_of_a_restore,
    what_was_thought_before_a_restore_is_refused,
    a_restore_into_nothing_makes_everything,
);

async fn a_backup_is_one_moment(home: &Home) {
    let store = home.open().await;
    let stop = Arc::new(AtomicBool::new(false));
    let writers: Vec<_> = (0..4)
        .map(|writer| {
            let (store, stop) = (store.clone(), Arc::clone(&stop));
            tokio::spawn(async move {
                let mut seq = 0;
                while !stop.load(Ordering::Relaxed) {
                    seq += 1;
                    let append =
                        Append { words: Some("w".into()), ..told(&format!("t{writer}"), seq, ["u", "v"]) };
                    assert_eq!(store.append(append).await, Ok(Appended::Done));
                }
                seq
            })
        })
        .collect();
    let mut files = Vec::new();
    for n in 0..5 {
        tokio::time::sleep(Duration::from_millis(30)).await;
        let file = home.file(&format!("{n}.backup"));
        let before = store.log("t0", 0).await.unwrap().len();
        let report = backup(&home.place, &file).await.unwrap();
        assert_eq!(report.bytes, std::fs::metadata(&file).unwrap().len());
        files.push((file, before));
    }
    stop.store(true, Ordering::Relaxed);
    for writer in writers {
        writer.await.unwrap();
    }
    store.close().await;
    for (file, before) in files {
        restore(&home.place, &file).await.unwrap();
        let store = home.open().await;
        assert!(store.log("t0", 0).await.unwrap().len() >= before);
        for table in ["t0", "t1", "t2", "t3"] {
            let rows = store.log(table, 0).await.unwrap();
            // Log, words and summary are of the same moment, without a gap.
            assert_eq!(
                rows.iter().map(|row| row.seq).collect::<Vec<_>>(),
                (1..=rows.len() as i64).collect::<Vec<_>>()
            );
            assert!(rows.iter().all(|row| row.words.is_some()));
            let head = store.summary(table).await.unwrap().map_or(0, |summary| summary.head);
            assert_eq!(head, rows.len() as i64);
        }
        store.close().await;
    }
    // No half-written file is left behind.
    let left: Vec<_> =
        std::fs::read_dir(&home.directory).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().contains("part")), "{left:?}");
}

/// A place with something in it, and a backup of it.
async fn filled(home: &Home) -> std::path::PathBuf {
    let store = home.open().await;
    let person = Person { login: Some("ana".into()), ..crate::store::people::person("u") };
    store.add_person(&person).await.unwrap();
    store.set_meta("vapid", "key").await.unwrap();
    for seq in 1..=70 {
        let words = (seq % 10 == 0).then(|| format!("words ñ \"{seq}\""));
        let append = Append { words, speaker: Some("u".into()), ..told("a", seq, ["u", "v"]) };
        store.append(append).await.unwrap();
    }
    store.close().await;
    let file = home.file("whole.backup");
    backup(&home.place, &file).await.unwrap();
    file
}

async fn a_torn_backup_changes_nothing(home: &Home) {
    let whole = std::fs::read(filled(home).await).unwrap();
    let torn = home.file("torn.backup");
    let store = home.open().await;
    store.append(entry("a", 71)).await.unwrap();
    let lines: Vec<usize> = (0..whole.len()).filter(|&at| whole[at] == b'\n').map(|at| at + 1).collect();
    let cuts = [0, 1, lines[0], lines[0] + 5, lines[30], lines[lines.len() - 2], whole.len() - 1];
    for cut in cuts {
        std::fs::write(&torn, &whole[..cut]).unwrap();
        let error = restore(&home.place, &torn).await.unwrap_err();
        assert!(matches!(error, StoreError::Backup { .. }), "{cut}: {error}");
        assert!(error.to_string().contains("nothing was changed"), "{error}");
    }
    // One wrong letter, one line less, something more.
    let mut changed = whole.clone();
    // In a row: a wrong letter in the first line would be noticed for what it says.
    let place = whole.windows(6).position(|window| window == b"words ").unwrap();
    changed[place] = b'W';
    let less = [&whole[..lines[20]], &whole[lines[21]..]].concat();
    let more = [&whole[..], b"[]\n"].concat();
    for bytes in [changed, less, more] {
        std::fs::write(&torn, bytes).unwrap();
        let error = restore(&home.place, &torn).await.unwrap_err();
        assert!(matches!(error, StoreError::Backup { .. }), "{error}");
    }
    assert_eq!(store.log("a", 0).await.unwrap().len(), 71);
    assert_eq!(store.append(entry("a", 72)).await, Ok(Appended::Done));
    store.close().await;
    let missing = restore(&home.place, &home.file("nowhere")).await.unwrap_err();
    assert!(matches!(missing, StoreError::File { .. }), "{missing}");
}

async fn a_strange_backup_changes_nothing(home: &Home) {
    use sha2::Digest as _;
    let whole = std::fs::read_to_string(filled(home).await).unwrap();
    let strange = home.file("strange.backup");
    let lines: Vec<&str> = whole.lines().collect();
    let (head, rows) = (lines[0], &lines[1..lines.len() - 1]);
    // Files that are whole, but not what this program wrote.
    let with = |head: &str, rows: &[&str]| {
        let text = std::iter::once(head)
            .chain(rows.iter().copied())
            .map(|line| format!("{line}\n"))
            .collect::<String>();
        let sha: String = sha2::Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{text}{{\"rows\":{},\"sha256\":\"{sha}\"}}\n", rows.len())
    };
    std::fs::write(&strange, with(head, rows)).unwrap();
    restore(&home.place, &strange).await.unwrap();
    let newer = with(&head.replace("\"schema\":3", "\"schema\":1000"), rows);
    let format = with(&head.replace("\"demesne-backup\":1", "\"demesne-backup\":2"), rows);
    let column = with(&head.replace("\"body\"", "\"body; DROP TABLE log\""), rows);
    let table = with(head, &[rows, &["[\"nothing\",1]"]].concat());
    let kind = with(head, &[rows, &["[\"log\",\"a\",\"x\",1,\"b\"]"]].concat());
    let twice = with(head, &[rows, &[rows[rows.len() - 1]]].concat());
    let orphan = with(head, &[rows, &["[\"ratings\",\"nobody\",\"g\",1,1]"]].concat());
    let null = with(head, &[rows, &["[\"log\",\"z\",1,1,null]"]].concat());
    for text in [newer, format, column, table, kind, twice, orphan, null, "hello\n".into(), "{}\n".into()] {
        assert_ne!(text, whole);
        std::fs::write(&strange, text).unwrap();
        restore(&home.place, &strange).await.unwrap_err();
        let store = home.open().await;
        assert_eq!(store.log("a", 0).await.unwrap().len(), 70);
        assert_eq!(store.meta("vapid").await.unwrap().as_deref(), Some("key"));
        store.close().await;
    }
}

async fn a_running_store_learns_of_a_restore(home: &Home) {
    let file = filled(home).await;
    let store = home.open().await;
    let mut changes = store.changes();
    store.append(told("a", 71, ["x", "y"])).await.unwrap();
    store.append(entry("new", 1)).await.unwrap();
    restore(&home.place, &file).await.unwrap();
    let change = tokio::time::timeout(PATIENCE, changes.recv()).await.unwrap().unwrap();
    assert_eq!(change, Change::Everything);
    assert_eq!(store.epoch(), 1);
    assert_eq!(store.log("a", 0).await.unwrap().len(), 70);
    assert_eq!(store.log("new", 0).await.unwrap(), []);
    assert_eq!(store.tables_of("x", 5).await.unwrap(), []);
    assert_eq!(store.append(told("a", 71, ["x", "y"])).await, Ok(Appended::Done));
    assert_eq!(store.tables_of("x", 5).await.unwrap().len(), 1);
    store.close().await;
}

async fn what_was_thought_before_a_restore_is_refused(home: &Home) {
    let file = filled(home).await;
    let store = home.open().await;
    let epoch = Some(store.epoch());
    for seq in 71..=75 {
        assert_eq!(store.append(Append { epoch, ..entry("a", seq) }).await, Ok(Appended::Done));
    }
    restore(&home.place, &file).await.unwrap();
    // Whether the store has learnt of it by now or not: a gap in the log there must never be.
    assert_eq!(store.append(Append { epoch, ..entry("a", 76) }).await, Err(StoreError::Restored));
    assert_eq!(store.append(Append { epoch, ..entry("a", 77) }).await, Err(StoreError::Restored));
    assert_eq!(store.log("a", 69).await.unwrap().len(), 1);
    let epoch = Some(store.epoch());
    assert_eq!(store.append(Append { epoch, ..entry("a", 71) }).await, Ok(Appended::Done));
    store.close().await;
}

async fn a_restore_into_nothing_makes_everything(home: &Home) {
    let source = Home::embedded();
    let file = filled(&source).await;
    restore(&home.place, &file).await.unwrap();
    let store = home.open().await;
    assert_eq!(store.log("a", 0).await.unwrap().len(), 70);
    store.close().await;
}

/// Without the first line, which has the time, and the last, which has the sum.
fn rows(file: &std::path::Path) -> String {
    let text = std::fs::read_to_string(file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    lines[1..lines.len() - 1].join("\n")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_moves_from_one_database_to_the_other_and_back() {
    let (embedded, postgres) = (Home::embedded(), Home::postgres().await);
    let first = filled(&embedded).await;
    restore(&postgres.place, &first).await.unwrap();
    let second = postgres.file("second.backup");
    backup(&postgres.place, &second).await.unwrap();
    assert_eq!(rows(&first), rows(&second));
    // The other way round, over something that was there.
    let other = Home::embedded();
    let store = other.open().await;
    store.append(entry("other", 1)).await.unwrap();
    restore(&other.place, &second).await.unwrap();
    let third = other.file("third.backup");
    backup(&other.place, &third).await.unwrap();
    assert_eq!(rows(&first), rows(&third));
    assert_eq!(store.person_of_login("ana").await.unwrap().unwrap().id, "u");
    assert_eq!(store.log("a", 69).await.unwrap()[0].words.as_deref(), Some("words ñ \"70\""));
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restore_under_load_loses_no_table_its_thread() {
    for home in [Home::embedded(), Home::postgres().await] {
        let file = filled(&home).await;
        let store = home.open().await;
        let stop = Arc::new(AtomicBool::new(false));
        let writers: Vec<_> = (0..8)
            .map(|writer| {
                let (store, stop) = (store.clone(), Arc::clone(&stop));
                tokio::spawn(async move {
                    let table = format!("w{writer}");
                    while !stop.load(Ordering::Relaxed) {
                        // As a server does: what is known of the table, then the next entry.
                        let epoch = store.epoch();
                        let mut seq = store.log(&table, 0).await.unwrap().len() as i64;
                        loop {
                            seq += 1;
                            let append = Append { epoch: Some(epoch), ..told(&table, seq, ["u", "v"]) };
                            match store.append(append).await {
                                Ok(Appended::Done) if !stop.load(Ordering::Relaxed) => {}
                                Ok(Appended::Done) => break,
                                Err(StoreError::Restored) => break,
                                other => panic!("{other:?}"),
                            }
                        }
                    }
                })
            })
            .collect();
        for _ in 0..5 {
            tokio::time::sleep(Duration::from_millis(100)).await;
            restore(&home.place, &file).await.unwrap();
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        stop.store(true, Ordering::Relaxed);
        for writer in writers {
            writer.await.unwrap();
        }
        for writer in 0..8 {
            let rows = store.log(&format!("w{writer}"), 0).await.unwrap();
            assert_eq!(
                rows.iter().map(|row| row.seq).collect::<Vec<_>>(),
                (1..=rows.len() as i64).collect::<Vec<_>>()
            );
        }
        store.close().await;
    }
}

#[tokio::test]
async fn nothing_to_back_up_is_said() {
    let home = Home::embedded();
    let error = backup(&home.place, &home.file("b")).await.unwrap_err();
    assert!(matches!(error, StoreError::Missing { .. }), "{error}");
    home.open().await.close().await;
    let error = backup(&home.place, &home.file("no/such/directory")).await.unwrap_err();
    assert!(matches!(error, StoreError::File { .. }), "{error}");
}
