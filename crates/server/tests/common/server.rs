//! A server inside of the test, at a place of its own.
#![allow(dead_code)] // Every test uses some of it.

use super::client::Client;
use demesne_server::{Config, File, Running, start, store::Place, table::Entry};
use std::{
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
};

/// A folder of its own, gone with the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("demesne-trial-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The page, as the server knows files.
pub fn files() -> Vec<File> {
    let served = |file: &demesne_pages::File| {
        let demesne_pages::File { path, kind, bytes, gzip, brotli, immutable, tag } = *file;
        File { path, kind, bytes, gzip, brotli, immutable, tag }
    };
    demesne_pages::FILES.iter().map(served).collect()
}

/// The configuration of servers on trial: any port, no limits.
pub fn config(place: Place) -> Config {
    let mut config = Config::local(place);
    config.listen.set_port(0);
    config.rate_limit = false;
    config.files = files();
    config
}

/// A server in this process.
pub struct TestServer {
    pub running: Running,
    pub base: String,
    config: Config,
    folder: Option<Folder>,
}

impl TestServer {
    /// On an embedded database.
    pub async fn start() -> TestServer {
        TestServer::start_with(|_| {}).await
    }

    /// The same with other wishes.
    pub async fn start_with(change: impl FnOnce(&mut Config)) -> TestServer {
        let folder = Folder::new();
        let mut config = config(Place::Embedded(folder.0.clone()));
        change(&mut config);
        TestServer::start_at(config, Some(folder)).await
    }

    /// On a PostgreSQL database.
    pub async fn on_postgres(url: String) -> TestServer {
        TestServer::start_at(config(Place::Postgres(url)), None).await
    }

    async fn start_at(config: Config, folder: Option<Folder>) -> TestServer {
        let running = start(config.clone()).await.unwrap_or_else(|why| panic!("no server: {why}"));
        let base = format!("http://{}", running.address);
        TestServer { running, base, config, folder }
    }

    /// Where the embedded database lies.
    pub fn folder(&self) -> &Path {
        &self.folder.as_ref().expect("an embedded database").0
    }

    pub async fn stop(self) {
        self.running.stop().await;
    }

    /// Stops, and starts again with what is kept.
    pub async fn restart(self) -> TestServer {
        self.restart_with(|_| {}).await
    }

    /// The same with other wishes.
    pub async fn restart_with(self, change: impl FnOnce(&mut Config)) -> TestServer {
        let TestServer { running, mut config, folder, .. } = self;
        running.stop().await;
        change(&mut config);
        TestServer::start_at(config, folder).await
    }

    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(&self.base, name).await
    }

    pub fn stranger(&self) -> Client {
        Client::stranger(&self.base)
    }

    /// Somebody with an account.
    pub async fn account(&self, login: &str) -> Client {
        let client = self.guest(login).await;
        let hall = &self.running.app.hall;
        assert!(hall.store.set_login(&client.id, login).await.expect("storage"));
        hall.sessions.forget(&client.id);
        client
    }

    /// The true log of a table.
    pub async fn log(&self, table: &str) -> Vec<Entry> {
        let rows = self.running.app.hall.store.log(table, 0).await.expect("a log");
        rows.iter().map(|row| serde_json::from_str(&row.body).expect("an entry")).collect()
    }
}
