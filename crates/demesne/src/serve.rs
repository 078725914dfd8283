//! `demesne serve`: the server.

use crate::{
    cli::{
        PlaceArgs, ServeArgs,
        server::{LogForm, Switch},
    },
    fault::{Code, Fault},
};
use demesne_server::{Config, Running, start, store::Place};
use std::{future::Future, io::Write as _, net::SocketAddr, path::PathBuf};
use tracing_subscriber::EnvFilter;

/// Where the server listens if nothing is said.
const USUAL: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 7117);

/// Runs the command.
pub fn run(args: &ServeArgs) -> Result<Code, Fault> {
    write_logs(args)?;
    more_files();
    let config = config(args)?;
    on_threads(async move {
        let running = listen(config, args.listen.is_none()).await?;
        say(&format!("Demesne is at {}\nStop it with Ctrl-C.", running.app.config.address()));
        told_to_stop().await;
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
    let filter = EnvFilter::try_new(level).map_err(|why| {
        Fault::input(format!("\"{level}\" says not what to log ({why}); write error, warn, info or debug"))
    })?;
    let logs = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let set = match args.log {
        LogForm::Text => logs.compact().try_init(),
        LogForm::Json => logs.json().flatten_event(true).try_init(),
    };
    set.map_err(|why| Fault::check(format!("logs cannot be written: {why}")))
}

/// Every connection is an open file: as many as the system allows.
pub fn more_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limits = getrlimit(Resource::Nofile);
    // Where the system refuses, it stays at what there was.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limits.maximum, maximum: limits.maximum });
}

async fn told_to_stop() {
    let ctrl_c = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = ctrl_c => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = ctrl_c.await;
}
