//! `demesne serve`: the server.

use crate::{
    cli::{
        PlaceArgs, ServeArgs,
        server::{LogForm, Switch},
    },
    fault::{Code, Fault},
};
use demesne_server::{Config, File, Running, start, store::Place};
use std::{
    future::Future,
    io::{IsTerminal as _, Write as _},
    net::SocketAddr,
    path::PathBuf,
};
use tracing_subscriber::{
    filter::{LevelFilter, Targets},
    fmt,
    layer::SubscriberExt as _,
    util::SubscriberInitExt as _,
};

/// Where the server listens if nothing is said.
const USUAL: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 7117);

/// Runs the command, with the page that is served.
pub fn run(args: &ServeArgs, page: Vec<File>) -> Result<Code, Fault> {
    write_logs(args)?;
    more_files();
    let config = Config { files: page, ..config(args)? };
    on_threads(async move {
        let mut stop = Stop::listen()?;
        let running = tokio::select! {
            running = listen(config, args.listen.is_none()) => running?,
            () = stop.told() => return Ok(Code::Fine),
        };
        say(&format!("Demesne is at {}\nStop it with Ctrl-C.", running.app.config.address()));
        for login in running.app.hall.sessions.administrators.vacant() {
            say(&format!(
                "Nobody has the login {login}, and nobody can take it while --admin names it: start without --admin, \
                 make that account, and start again."
            ));
        }
        stop.told().await;
        say("Stopping …");
        running.stop().await;
        Ok(Code::Fine)
    })
}

/// Says something to whoever started the server. That nobody reads it is no reason to end.
fn say(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

/// Runs something on as many threads as there are cores.
pub fn on_threads<T>(work: impl Future<Output = Result<T, Fault>>) -> Result<T, Fault> {
    let threads = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    threads.map_err(|why| Fault::check(format!("no threads can be started: {why}")))?.block_on(work)
}

/// Where everything is kept.
pub fn place(args: &PlaceArgs) -> Result<Place, Fault> {
    match (&args.database, &args.data) {
        (Some(url), _) => Ok(Place::Postgres(url.clone())),
        (None, Some(folder)) => Ok(Place::Embedded(folder.clone())),
        (None, None) => Ok(Place::Embedded(usual_folder()?)),
    }
}

/// The user's data folder, as the system has it.
fn usual_folder() -> Result<PathBuf, Fault> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = set("XDG_DATA_HOME")
        .or_else(|| set("LOCALAPPDATA"))
        .or_else(|| set("HOME").map(|home| home.join(".local").join("share")));
    let folder = folder
        .ok_or_else(|| Fault::input("there is no home folder to keep data in; name one with --data DIR"))?;
    Ok(folder.join("demesne"))
}

/// The configuration that the flags say.
fn config(args: &ServeArgs) -> Result<Config, Fault> {
    let mut config = Config::local(place(&args.place)?);
    config.listen = args.listen.unwrap_or(USUAL);
    if let Some(url) = &args.public_url {
        if !url.starts_with("http://") && !url.starts_with("https://") {
            return Err(Fault::input(format!(
                "\"{url}\" is no address of a site; write https://play.example"
            )));
        }
        config.public_url = Some(url.clone());
    }
    config.trust_proxy = args.trust_proxy;
    config.administrators.clone_from(&args.admin);
    config.smtp.clone_from(&args.smtp);
    config.mail_from.clone_from(&args.mail_from);
    config.cache_tables = args.cache_tables.unwrap_or(config.cache_tables);
    config.rate_limit = args.rate_limit == Switch::On;
    config.allow_local_targets = args.allow_local_targets;
    Ok(config)
}

/// Starts; where the usual port is taken and none was asked for, at any other.
async fn listen(config: Config, any_port: bool) -> Result<Running, Fault> {
    let mut config = config;
    if any_port && std::net::TcpListener::bind(config.listen).is_err() {
        config.listen.set_port(0);
    }
    start(config).await.map_err(|why| Fault::input(why.to_string()))
}

fn write_logs(args: &ServeArgs) -> Result<(), Fault> {
    let level = &args.log_level;
    let filter = targets(level).ok_or_else(|| {
        Fault::input(format!(
            "\"{level}\" says not what to log; write error, warn, info or debug, or rules such as demesne_server=debug"
        ))
    })?;
    // Below this, libraries tell the content of messages: hands, codes, what people say.
    let logs = tracing_subscriber::registry().with(LevelFilter::DEBUG).with(filter);
    // Colours are for a terminal; in a file they are noise.
    let lines = fmt::layer().with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal());
    let set = match args.log {
        LogForm::Text => logs.with(lines.compact()).try_init(),
        LogForm::Json => logs.with(lines.json().flatten_event(true)).try_init(),
    };
    set.map_err(|why| Fault::check(format!("logs cannot be written: {why}")))
}

/// Levels, and rules such as `demesne_server=debug`, with commas between them. What no rule names is logged at the level
/// that stands alone, or not at all where there is none.
fn targets(text: &str) -> Option<Targets> {
    let mut targets = Targets::new();
    for rule in text.split(',').map(str::trim) {
        targets = match rule.split_once('=') {
            Some((target, level)) if is_target(target) => {
                targets.with_target(target, level.parse::<LevelFilter>().ok()?)
            }
            Some(_) => return None,
            None if rule.is_empty() => return None,
            None => targets.with_default(rule.parse::<LevelFilter>().ok()?),
        };
    }
    Some(targets)
}

/// Whether a word is the path of a module.
fn is_target(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|letter| letter.is_ascii_alphanumeric() || "_:-.".contains(letter))
}

/// Every connection is an open file: as many as the system allows.
pub fn more_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limits = getrlimit(Resource::Nofile);
    // Where the system refuses, it stays at what there was.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limits.maximum, maximum: limits.maximum });
}

/// The ways to be told to stop.
struct Stop {
    #[cfg(unix)]
    signals: [tokio::signal::unix::Signal; 2],
}

impl Stop {
    /// From here on a signal is heard and no longer ends the program by itself.
    #[cfg(unix)]
    fn listen() -> Result<Stop, Fault> {
        use tokio::signal::unix::{SignalKind, signal};
        let deaf = |why| Fault::check(format!("the system does not tell when to stop: {why}"));
        let [ctrl_c, terminate] = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
        Ok(Stop { signals: [ctrl_c.map_err(deaf)?, terminate.map_err(deaf)?] })
    }

    #[cfg(not(unix))]
    fn listen() -> Result<Stop, Fault> {
        Ok(Stop {})
    }

    /// Waits until it is told.
    #[cfg(unix)]
    async fn told(&mut self) {
        let [ctrl_c, terminate] = &mut self.signals;
        tokio::select! {
            _ = ctrl_c.recv() => {}
            _ = terminate.recv() => {}
        }
    }

    #[cfg(not(unix))]
    async fn told(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}
