//! Places for tests: a directory, or a database in a private PostgreSQL that all tests of this program share.

use demesne_server::store::{Append, Place, SeatRow, Status, Store, Summary};
use sqlx::{Connection as _, Executor as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

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
        let port = port_of_postgres();
        let name = format!("store_{}", NEXT.fetch_add(1, Ordering::Relaxed));
        let mut connection = connect(port).await;
        connection.execute(format!("CREATE DATABASE {name}").as_str()).await.unwrap();
        let place = Place::Postgres(format!("postgres://postgres:secret-word@127.0.0.1:{port}/{name}"));
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

async fn connect(port: u16) -> sqlx::AnyConnection {
    sqlx::any::install_default_drivers();
    let address = format!("postgres://postgres@127.0.0.1:{port}/postgres");
    for _ in 0..600 {
        if let Ok(connection) = sqlx::AnyConnection::connect(&address).await {
            return connection;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the private PostgreSQL does not answer");
}

/// Starts it once. It ends when this program has ended, however that ended.
fn port_of_postgres() -> u16 {
    static PORT: OnceLock<u16> = OnceLock::new();
    *PORT.get_or_init(|| {
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let test = std::process::id();
        let directory = std::env::temp_dir().join(format!("demesne-store-postgres-{test}"));
        let (bin, directory) = (binaries(), directory.display());
        let script = format!(
            "{bin}/initdb -D {directory} -U postgres --auth trust -E UTF8 --locale C >/dev/null || exit 1\n\
             {bin}/postgres -D {directory} -c listen_addresses=127.0.0.1 -c port={port} \
             -c unix_socket_directories= -c max_connections=300 >/dev/null 2>&1 &\n\
             while [ -d /proc/{test} ]; do sleep 0.5; done\n\
             kill -INT $!; wait $!; rm -rf {directory}"
        );
        let root = Command::new("id").arg("-u").output().unwrap().stdout == b"0\n";
        // PostgreSQL does not run as root.
        let mut command = if root { Command::new("runuser") } else { Command::new("sh") };
        if root {
            command.args(["-u", "postgres", "--", "sh"]);
        }
        let mut watched =
            command.args(["-c", &script]).current_dir("/").stdin(Stdio::null()).spawn().unwrap();
        std::thread::spawn(move || watched.wait());
        port
    })
}

fn binaries() -> String {
    let versions =
        std::fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL is to be installed for these tests");
    let newest = versions
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u32>().ok())
        .filter(|version| Path::new(&format!("/usr/lib/postgresql/{version}/bin/initdb")).exists())
        .max();
    format!("/usr/lib/postgresql/{}/bin", newest.expect("PostgreSQL is to be installed for these tests"))
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
