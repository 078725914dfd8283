//! The private PostgreSQL that other tests stand on.

use crate::common::{
    patience::{PATIENCE, PAUSE},
    postgres::{PrivatePostgres, is_alive},
};
use sqlx::{Connection, PgConnection};
use std::{
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

async fn connected(server: &PrivatePostgres, database: &str) -> PgConnection {
    PgConnection::connect(&server.url(database)).await.expect("a connection")
}

async fn words(connection: &mut PgConnection) -> Vec<String> {
    sqlx::query_scalar("select word from words order by word").fetch_all(connection).await.expect("words")
}

async fn say(connection: &mut PgConnection, word: &str) {
    sqlx::query("insert into words values ($1)").bind(word).execute(connection).await.expect("a row");
}

async fn setting(server: &PrivatePostgres, name: &str) -> String {
    let mut connection = connected(server, "postgres").await;
    let query = sqlx::query_scalar("select current_setting($1)").bind(name);
    query.fetch_one(&mut connection).await.expect("a setting")
}

/// Processes that work in a folder or were told of it.
fn processes_of(folder: &Path) -> Vec<String> {
    let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
    let text = |path: PathBuf| std::fs::read(path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let processes = std::fs::read_dir("/proc").expect("processes").flatten();
    let lines = processes.filter_map(|entry| text(entry.path().join("cmdline")).ok());
    lines.filter(|line| line.contains(&name)).collect()
}

#[tokio::test]
async fn databases_are_apart_and_clusters_are_apart() {
    let (first, second) = (PrivatePostgres::start(), PrivatePostgres::start_without_fsync());
    first.create_database("red");
    first.create_database("blue");
    second.create_database("red");
    for (server, database) in [(&first, "red"), (&first, "blue"), (&second, "red")] {
        let mut connection = connected(server, database).await;
        sqlx::query("create table words (word text)").execute(&mut connection).await.expect("a table");
        let word = format!("{database} at {}", server.url(database));
        say(&mut connection, &word).await;
        assert_eq!(words(&mut connection).await, [word]);
    }
    assert_eq!(setting(&first, "fsync").await, "on");
    assert_eq!(setting(&second, "fsync").await, "off");
    assert_eq!(setting(&first, "listen_addresses").await, "127.0.0.1");
}

#[tokio::test]
async fn what_was_committed_outlives_the_server() {
    let server = PrivatePostgres::start();
    server.create_database("game");
    let mut connection = connected(&server, "game").await;
    sqlx::query("create table words (word text)").execute(&mut connection).await.expect("a table");
    for round in 0..3 {
        say(&mut connection, &format!("committed {round}")).await;
        let mut open = connection.begin().await.expect("a transaction");
        say(&mut open, &format!("lost {round}")).await;
        let before = server.process_id();
        server.kill();
        assert!(!is_alive(before));
        assert!(open.commit().await.is_err(), "the server is gone");
        assert!(PgConnection::connect(&server.url("game")).await.is_err(), "nobody listens");
        server.restart();
        assert_ne!(server.process_id(), before);
        connection = connected(&server, "game").await;
        let committed: Vec<String> = (0..=round).map(|round| format!("committed {round}")).collect();
        assert_eq!(words(&mut connection).await, committed);
    }
}

#[tokio::test]
async fn nothing_is_left_of_a_cluster() {
    for killed in [false, true] {
        let server = PrivatePostgres::start_without_fsync();
        // A connection that stays open must not hold the server up.
        let connection = connected(&server, "postgres").await;
        let (process, folder) = (server.process_id(), server.folder().to_owned());
        assert!(is_alive(process) && folder.join("data/base").is_dir());
        assert!(!processes_of(&folder).is_empty());
        if killed {
            server.kill();
        }
        drop(server);
        drop(connection);
        assert!(!is_alive(process) && !folder.exists());
        assert_eq!(processes_of(&folder), [""; 0]);
    }
}

/// The test starts itself once more, as the one that is killed.
#[test]
fn nothing_is_left_of_a_test_that_was_killed() {
    const DOOMED: &str = "DEMESNE_DOOMED_TEST";
    if std::env::var_os(DOOMED).is_some() {
        let server = PrivatePostgres::start_without_fsync();
        println!("\nlies in {} as {}", server.folder().display(), server.process_id());
        std::thread::sleep(2 * PATIENCE);
        return;
    }
    let mut command = Command::new(std::env::current_exe().expect("the test's own program"));
    command
        .args(["postgres::nothing_is_left_of_a_test_that_was_killed", "--exact", "--nocapture"])
        .env(DOOMED, "yes");
    let mut doomed = command.stdout(Stdio::piped()).spawn().expect("the test itself");
    let mut lines = BufReader::new(doomed.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
    let line = lines.find_map(|line| Some(line.strip_prefix("lies in ")?.to_owned())).expect("a server");
    let (folder, process) = line.split_once(" as ").expect("two facts");
    let (folder, process) = (Path::new(folder), process.parse().expect("a process id"));
    assert!(is_alive(process) && folder.exists());
    doomed.kill().expect("it runs");
    doomed.wait().expect("it ended");
    let start = Instant::now();
    while is_alive(process) || folder.exists() || !processes_of(folder).is_empty() {
        assert!(start.elapsed() < PATIENCE, "{line}: {:?}", processes_of(folder));
        std::thread::sleep(PAUSE);
    }
}
