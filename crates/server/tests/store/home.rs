//! Places for tests: a directory, or a database in a private PostgreSQL that all tests of this program share.

use crate::common::postgres::PrivatePostgres;
use demesne_server::store::{Append, Place, SeatRow, Status, Store, Summary};
use sqlx::Connection as _;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

static NEXT: AtomicU32 = AtomicU32::new(0);

/// A place of its own, and a directory for files.
pub struct Home {
    pub place: Place,
    pub directory: PathBuf,
}

impl Home {
    pub fn embedded() -> Home {
        let directory = fresh_directory();
        Home { place: Place::Embedded(directory.join("data dir?#%")), directory }
    }

    pub async fn postgres() -> Home {
        let name = format!("store_{}", NEXT.fetch_add(1, Ordering::Relaxed));
        let url = tokio::task::spawn_blocking(move || {
            cluster().create_database(&name);
            cluster().url(&name)
        });
        // The cluster asks for no password; messages must not show this one all the same.
        let place = Place::Postgres(url.await.unwrap().replacen("postgres@", "postgres:secret-word@", 1));
        Home { place, directory: fresh_directory() }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.place).await.unwrap()
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.directory.join(name)
    }

    /// The database itself, behind the store's back.
    pub async fn raw(&self) -> sqlx::AnyConnection {
        sqlx::any::install_default_drivers();
        let address = match &self.place {
            Place::Embedded(directory) => {
                std::fs::create_dir_all(directory).unwrap();
                let path = directory.join("demesne.sqlite");
                let path = path.to_str().unwrap().replace('%', "%25").replace('?', "%3F").replace('#', "%23");
                format!("sqlite://{}?mode=rwc", path.replace(' ', "%20"))
            }
            Place::Postgres(address) => address.clone(),
        };
        sqlx::AnyConnection::connect(&address).await.unwrap()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

fn fresh_directory() -> PathBuf {
    let name = format!("demesne-store-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let directory = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&directory).unwrap();
    directory
}

/// One cluster for all tests of this program; it ends with it, however that ends.
fn cluster() -> &'static PrivatePostgres {
    static CLUSTER: OnceLock<PrivatePostgres> = OnceLock::new();
    CLUSTER.get_or_init(PrivatePostgres::start_without_fsync)
}

/// A plain entry.
pub fn entry(table: &str, seq: i64) -> Append {
    Append { table: table.into(), seq, at: 1000 + seq, body: format!("{{\"n\":{seq}}}"), ..Append::default() }
}

/// A table of two people, the first of them to act.
pub fn summary(table: &str, head: i64, users: [&str; 2]) -> Summary {
    let seat = |seat: u8| SeatRow {
        seat,
        user: Some(users[usize::from(seat)].into()),
        bot: None,
        to_act: seat == 0,
    };
    Summary {
        table: table.into(),
        head,
        game: "burgundy".into(),
        status: Status::Playing,
        listed: true,
        owner: users[0].into(),
        setup: "{}".into(),
        pace: "none".into(),
        made: 1,
        touched: 1000 + head,
        seats: vec![seat(0), seat(1)],
        ..Summary::default()
    }
}

/// An entry with a summary of it.
pub fn told(table: &str, seq: i64, users: [&str; 2]) -> Append {
    Append { summary: Some(summary(table, seq, users)), ..entry(table, seq) }
}
