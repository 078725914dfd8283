//! A server of a test's own, in a folder of its own.

use demesne_server::{Config, Running, start, store::Place};
use std::{
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
};

static NEXT: AtomicU32 = AtomicU32::new(0);

/// A folder that goes when the test ends.
pub struct Folder(pub PathBuf);

impl Folder {
    /// A new one.
    pub fn new(name: &str) -> Folder {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("demesne-{name}-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A browser may still write its last file; what is left is in the system's folder for such things.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server that listens on a free port.
pub struct House {
    /// The server.
    pub server: Running,
    _folder: Folder,
}

impl House {
    /// Starts one, without limits on how much a caller asks.
    pub async fn open() -> House {
        let folder = Folder::new("house");
        let mut config = Config::local(Place::Embedded(folder.0.join("data")));
        config.listen.set_port(0);
        config.rate_limit = false;
        let server = start(config).await.expect("a server");
        House { server, _folder: folder }
    }

    /// Its address.
    pub fn address(&self) -> String {
        format!("http://{}", self.server.address)
    }
}
