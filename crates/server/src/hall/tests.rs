//! Moments that come once in a million requests, made to come every time: other writers, and tables that are let go while
//! something is being written.

use super::{Administrators, Answer, Bell, Deed, Hall, Rung};
use crate::{
    config::Config,
    metrics::Metrics,
    store::{Append, Appended, Place, Store},
    table::{
        Asked, Entry, Table, make,
        tests::{terms, who},
    },
};
use demesne_game::Seed;
use std::{
    path::PathBuf,
    sync::{Arc, Mutex, atomic::Ordering},
    time::Duration,
};
use tokio::sync::watch;

/// A hall over a fresh embedded database, with one table in it.
struct Scene {
    hall: Arc<Hall>,
    id: String,
    directory: PathBuf,
}

impl Scene {
    async fn new() -> Scene {
        let directory = std::env::temp_dir().join(format!("demesne-hall-{}", crate::secret::table_id()));
        let place = Place::Embedded(directory.clone());
        let (_, stopping) = watch::channel(false);
        let store = Store::open(&place).await.unwrap();
        let config = Config { cache_tables: 20, ..Config::local(place) };
        let nobody = Administrators::default();
        let hall = Hall::new(store, &config, nobody, Arc::new(Metrics::default()), stopping);
        let entry = make(&terms("burgundy", &[]), &who("ada"), "make", "key".into()).unwrap();
        let id = crate::secret::table_id();
        hall.make(&id, entry).await.unwrap();
        Scene { hall, id, directory }
    }

    /// Ada says something, by whatever the table is then.
    async fn says(&self, request: &str) -> Answer {
        let asked = asked(request);
        let entry = Entry::Said { asked: asked.clone() };
        let deed = move |_: &_| Ok(Deed { entry: entry.clone(), words: Some("words".into()) });
        self.hall.act(&self.id, Some(asked), deed).await.unwrap().0
    }

    async fn seq(&self) -> i64 {
        self.hall.open(&self.id).await.unwrap().table.read().await.seq()
    }

    /// Another process writes an entry, and this one has not heard of it yet.
    async fn written_elsewhere(&self, seq: i64) {
        let body = serde_json::to_string(&Entry::Said { asked: asked("elsewhere") }).unwrap();
        let append = Append { table: self.id.clone(), seq, at: 1, body, ..Append::default() };
        assert_eq!(self.hall.store.append(append).await.unwrap(), Appended::Done);
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        // The database may still have it open; what is left is in the folder for such things.
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

fn asked(id: &str) -> Asked {
    Asked { by: "ada".into(), id: id.into() }
}

#[tokio::test]
async fn whoever_was_slower_decides_again_on_what_the_other_wrote() {
    let scene = Scene::new().await;
    let before = scene.hall.open(&scene.id).await.unwrap();
    scene.written_elsewhere(2).await;
    let asked = asked("late");
    let (entry, known) = (Entry::Said { asked: asked.clone() }, Arc::new(Mutex::new(Vec::new())));
    let seen = Arc::clone(&known);
    let decide = move |table: &crate::table::Table| {
        seen.lock().unwrap().push(table.seq());
        Ok(Deed { entry: entry.clone(), words: None })
    };
    let (answer, _) = scene.hall.act(&scene.id, Some(asked), decide).await.unwrap();
    assert_eq!(*known.lock().unwrap(), [1, 2], "it was asked twice, the second time about the whole log");
    assert_eq!(answer, Answer { seq: 3, again: false });
    // Whoever still holds the old table must not see in it what was never written.
    assert!(before.gone.load(Ordering::Acquire));
    assert_eq!(before.table.read().await.seq(), 1);
    assert_eq!(scene.seq().await, 3);
    assert_eq!(scene.says("late").await, Answer { seq: 3, again: true });
}

#[tokio::test]
async fn nothing_is_refused_that_the_log_allows_already() {
    let scene = Scene::new().await;
    assert_eq!(scene.seq().await, 1);
    scene.written_elsewhere(2).await;
    // What the other process wrote is what this request waits for, as a start waits for the last seat to be taken.
    let needs = |seq: i64| {
        move |table: &crate::table::Table| match table.seq() >= seq {
            true => Ok(Entry::Said { asked: asked("needs") }.into()),
            false => crate::refusal::Refusal::err("table-not-full"),
        }
    };
    let (answer, _) = scene.hall.act(&scene.id, Some(asked("needs")), needs(2)).await.unwrap();
    assert_eq!(answer, Answer { seq: 3, again: false });
    // And what nothing allows is refused.
    let refused = scene.hall.act(&scene.id, Some(asked("more")), needs(9)).await;
    assert_eq!(refused.err().map(|refusal| refusal.code), Some("table-not-full"));
}

#[tokio::test]
async fn a_table_let_go_while_it_is_written_is_read_again() {
    let scene = Scene::new().await;
    let first = scene.hall.open(&scene.id).await.unwrap();
    // Somebody keeps the disk busy, so that the entry stays on its way.
    let busy = rusqlite::Connection::open(scene.directory.join("demesne.sqlite")).unwrap();
    busy.execute_batch("BEGIN IMMEDIATE").unwrap();
    let writing = async {
        let answer = scene.says("slow").await;
        assert_eq!(answer, Answer { seq: 2, again: false });
    };
    let meanwhile = async {
        while first.table.try_read().is_ok() {
            tokio::task::yield_now().await;
        }
        scene.hall.forget(&scene.id);
        // Somebody opens it again, from a log that lacks the entry, and watches.
        let second = scene.hall.open(&scene.id).await.unwrap();
        assert_eq!(second.table.read().await.seq(), 1);
        let bell = Arc::new(Bell::of(None));
        second.watch(&bell);
        busy.execute_batch("COMMIT").unwrap();
        (second, bell)
    };
    let ((), (second, bell)) = tokio::join!(writing, meanwhile);
    assert_eq!(scene.seq().await, 2, "what was acknowledged is there");
    assert!(second.gone.load(Ordering::Acquire), "nobody goes on with the table that lacks it");
    let rung = tokio::time::timeout(Duration::from_secs(30), bell.heard()).await;
    assert_eq!(
        rung.expect("whoever watched hears that there is something new"),
        [Rung::Table(scene.id.clone())]
    );
}

/// A bot keeps to its time also where every thread is taken: it then does what looks best at once.
#[tokio::test]
async fn a_bot_that_finds_no_thread_still_acts_in_time() {
    let scene = Scene::new().await;
    let mut request = terms("tuscany", &[]);
    request.bots.insert("p2".into(), "duke:200ms".into());
    let id = crate::secret::table_id();
    scene.hall.make(&id, make(&request, &who("ada"), "make", "key".into()).unwrap()).await.unwrap();
    let all = scene.hall.thinking.available_permits() as u32;
    let _taken = Arc::clone(&scene.hall.thinking).acquire_many_owned(all).await.unwrap();
    let start = |table: &Table| Ok(table.start(&who("ada"), "start", Seed::from_number(1))?.into());
    let (_, open) = scene.hall.act(&id, Some(asked("start")), start).await.unwrap();
    scene.hall.drive(&open);
    let acted = async {
        while open.table.read().await.bot_to_act().is_some() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), acted).await.expect("it does not wait for a thread");
}

#[tokio::test]
async fn tables_that_nobody_uses_are_let_go_when_there_are_too_many() {
    let scene = Scene::new().await;
    let watched = scene.hall.open(&scene.id).await.unwrap();
    let bell = Arc::new(Bell::of(None));
    watched.watch(&bell);
    drop(watched);
    for number in 0..50 {
        let entry =
            make(&terms("burgundy", &[]), &who("ada"), &format!("make{number}"), "key".into()).unwrap();
        scene.hall.make(&crate::secret::table_id(), entry).await.unwrap();
    }
    assert!(scene.hall.count_open() <= scene.hall.most_open);
    assert!(scene.hall.if_open(&scene.id).is_some(), "one that is watched stays");
}

#[tokio::test]
async fn somebody_with_two_windows_looks_on_once() {
    let scene = Scene::new().await;
    let open = scene.hall.open(&scene.id).await.unwrap();
    // Ada made the table and sits at it.
    let bells: Vec<_> = [Some("ben"), Some("ben"), Some("cem"), None, None, Some("ada")]
        .map(|who| Arc::new(Bell::of(who.map(str::to_owned))))
        .into();
    for bell in &bells {
        open.watch(bell);
    }
    open.look_round().await;
    let present = open.present();
    assert_eq!((present.seats, present.spectators), (vec!["p1".to_owned()], 4));
}
