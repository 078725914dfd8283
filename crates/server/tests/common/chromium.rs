//! One Chromium for all tests of a program. It is steered by its own protocol through two pipes, and ends with the program, however that ends:
//! its pipes are closed then.

use crate::common::{patience::Wait, server::Folder};
use serde_json::{Value, json};
use std::{
    collections::HashMap,
    io::{BufRead, BufReader, Write},
    process::{ChildStdout, Command, Stdio},
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
    time::Duration,
};
use tokio::sync::{oneshot, watch};

/// The browser is Chromium without what belongs to a window (Debian's `chromium-headless-shell`): the same engine for half of the processor
/// time. It reads what it is told from descriptor 3 and answers on descriptor 4. The shell outlives it, and takes its folder away.
const SCRIPT: &str = "trap '' INT HUP TERM; folder=$1; shift; \
    chromium-headless-shell --user-data-dir=\"$folder\" \"$@\" 3<&0 4>&1 0</dev/null >/dev/null 2>&1; rm -rf \"$folder\"";

/// No window, nothing that asks or calls home, and no page is slower than another because it is not looked at.
const FLAGS: &[&str] = &[
    "--remote-debugging-pipe",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-breakpad",
    "--disable-hang-monitor",
    "--disable-popup-blocking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-ipc-flooding-protection",
    "--disable-features=Translate,OptimizationHints,MediaRouter,InterestFeedContentSuggestions,PaintHolding",
    "--mute-audio",
    "--no-first-run",
    "--window-size=1280,900",
];

/// What comes back of a command.
pub type Answer = Result<Value, String>;

/// Whoever waits for an answer, and of which page.
struct Waiting {
    session: String,
    tell: Box<dyn FnOnce(Answer) + Send>,
}

/// What a page told by itself.
#[derive(Default)]
struct Heard {
    /// The documents that were loaded, by Chromium's names for them.
    loaded: watch::Sender<Vec<String>>,
    complaints: Vec<String>,
}

/// A Chromium that runs.
pub struct Chromium {
    orders: mpsc::Sender<String>,
    next: AtomicU64,
    /// `None` when it is gone.
    waiting: Mutex<Option<HashMap<u64, Waiting>>>,
    heard: Mutex<HashMap<String, Heard>>,
}

/// Whoever panicked with it has left nothing half done.
fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl Chromium {
    /// The one that likes a language best; it is started when it is asked for the first time.
    pub fn of(language: &str) -> Arc<Chromium> {
        static ALL: Mutex<Vec<(String, Arc<Chromium>)>> = Mutex::new(Vec::new());
        let mut all = held(&ALL);
        if let Some((_, chromium)) = all.iter().find(|(of, _)| of == language) {
            return chromium.clone();
        }
        let chromium = Chromium::start(language);
        all.push((language.to_owned(), chromium.clone()));
        chromium
    }

    /// Starts another one.
    pub fn start(language: &str) -> Arc<Chromium> {
        let folder = Folder::new();
        let spawned = Command::new("sh")
            .args(["-c", SCRIPT, "chromium"])
            .arg(&folder.0)
            .args(FLAGS)
            .arg(format!("--accept-lang={language}"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut shell = spawned.expect("a shell");
        // The shell takes it away.
        std::mem::forget(folder);
        let (mut input, output) =
            (shell.stdin.take().expect("its input"), shell.stdout.take().expect("its output"));
        let (orders, queue) = mpsc::channel::<String>();
        thread::spawn(move || {
            for order in queue {
                if input.write_all(order.as_bytes()).and_then(|()| input.write_all(&[0])).is_err() {
                    break;
                }
            }
        });
        let chromium = Arc::new(Chromium {
            orders,
            next: AtomicU64::new(1),
            waiting: Mutex::new(Some(HashMap::new())),
            heard: Mutex::default(),
        });
        let listener = chromium.clone();
        thread::spawn(move || {
            listener.listen(output);
            let _ = shell.wait();
        });
        chromium
    }

    /// Reads to the end; then nobody waits any longer.
    fn listen(&self, output: ChildStdout) {
        for message in BufReader::with_capacity(1 << 20, output).split(0).map_while(Result::ok) {
            if let Ok(message) = serde_json::from_slice(&message) {
                self.take(message);
            }
        }
        for (_, waiting) in held(&self.waiting).take().into_iter().flatten() {
            (waiting.tell)(Err("Chromium is gone".to_owned()));
        }
    }

    fn take(&self, mut message: Value) {
        if let Some(id) = message["id"].as_u64() {
            let waiting = held(&self.waiting).as_mut().and_then(|all| all.remove(&id));
            let answer = match message.get("error") {
                Some(error) => Err(format!("{} {}", error["message"], error["data"])),
                None => Ok(message["result"].take()),
            };
            if let Some(waiting) = waiting {
                (waiting.tell)(answer);
            }
            return;
        }
        let session = message["sessionId"].as_str().unwrap_or_default();
        let told = &message["params"];
        match message["method"].as_str().unwrap_or_default() {
            "Page.lifecycleEvent" if told["name"] == "load" => {
                let document = told["loaderId"].as_str().unwrap_or_default().to_owned();
                self.note(session, |heard| heard.loaded.send_modify(|all| all.push(document)));
            }
            "Log.entryAdded" => {
                let entry = &told["entry"];
                self.complain(session, &entry["level"], || {
                    format!("{} {}", plain(&entry["url"]), plain(&entry["text"]))
                });
            }
            "Runtime.exceptionThrown" => {
                self.complain(session, &json!("error"), || thrown(&told["exceptionDetails"]));
            }
            "Runtime.consoleAPICalled" => {
                let part = |part: &Value| plain(part.get("value").unwrap_or(&part["description"]));
                self.complain(session, &told["type"], || {
                    let parts = told["args"].as_array().into_iter().flatten().map(part);
                    parts.collect::<Vec<_>>().join(" ")
                });
            }
            "Inspector.targetCrashed" => {
                let mut all = held(&self.waiting);
                let lost = all.iter_mut().flat_map(|all| all.extract_if(|_, one| one.session == session));
                let lost: Vec<Waiting> = lost.map(|(_, waiting)| waiting).collect();
                drop(all);
                for waiting in lost {
                    (waiting.tell)(Err("the page has crashed".to_owned()));
                }
            }
            _ => {}
        }
    }

    fn note(&self, session: &str, note: impl FnOnce(&mut Heard)) {
        note(held(&self.heard).entry(session.to_owned()).or_default());
    }

    fn complain(&self, session: &str, level: &Value, what: impl FnOnce() -> String) {
        if matches!(level.as_str(), Some("error" | "warning" | "assert")) {
            self.note(session, |heard| heard.complaints.push(what()));
        }
    }

    /// Sends a command to a page, or to the browser where none is named; what comes back is told.
    fn send(&self, session: &str, method: &str, params: Value, tell: impl FnOnce(Answer) + Send + 'static) {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let mut order = json!({ "id": id, "method": method, "params": params });
        if !session.is_empty() {
            order["sessionId"] = session.into();
        }
        let waiting = Waiting { session: session.to_owned(), tell: Box::new(tell) };
        match &mut *held(&self.waiting) {
            Some(all) => all.insert(id, waiting),
            None => {
                return (waiting.tell)(Err("Chromium is gone, or did not start: is it installed?".into()));
            }
        };
        let _ = self.orders.send(order.to_string());
    }

    /// The same; the command is on its way before the answer is waited for.
    pub fn ask(
        &self,
        session: &str,
        method: &str,
        params: Value,
    ) -> impl Future<Output = Answer> + Send + use<> {
        let (tell, mut told) = oneshot::channel();
        self.send(session, method, params, move |answer| {
            let _ = tell.send(answer);
        });
        let what = method.to_owned();
        async move {
            let wait = Wait::new();
            loop {
                match tokio::time::timeout(Duration::from_secs(10), &mut told).await {
                    Ok(answer) => return answer.unwrap_or_else(|_| Err("Chromium is gone".to_owned())),
                    Err(_) if wait.is_over() => return Err(format!("no answer to {what}")),
                    Err(_) => {}
                }
            }
        }
    }

    /// The same for whoever cannot wait as tasks do. That it was done need not be known.
    pub fn ask_and_block(&self, method: &str, params: Value) {
        let (tell, told) = mpsc::channel();
        self.send("", method, params, move |answer| {
            let _ = tell.send(answer);
        });
        let _ = told.recv_timeout(Duration::from_secs(10));
    }

    /// The documents that a page has loaded, and news of them.
    pub fn loaded(&self, session: &str) -> watch::Receiver<Vec<String>> {
        held(&self.heard).entry(session.to_owned()).or_default().loaded.subscribe()
    }

    /// Takes what a page complained of.
    pub fn complaints(&self, session: &str) -> Vec<String> {
        std::mem::take(&mut held(&self.heard).entry(session.to_owned()).or_default().complaints)
    }

    /// Nobody asks for a page any more.
    pub fn forget(&self, session: &str) {
        held(&self.heard).remove(session);
    }
}

/// A text as it is; another value as it is written.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// What a script has thrown.
pub fn thrown(details: &Value) -> String {
    let exception = &details["exception"];
    let what = exception.get("description").or(exception.get("value")).unwrap_or(&Value::Null);
    format!("{} {}", plain(&details["text"]), plain(what))
}
