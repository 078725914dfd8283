//! The command line of the server, its backups and its load.

use crate::fault::Fault;
use clap::{ArgMatches, Args, Subcommand, ValueEnum, builder::BoolishValueParser, parser::ValueSource};
use std::{net::SocketAddr, path::PathBuf};

/// Where everything is kept.
#[derive(Args, Clone, Default, Debug)]
pub struct PlaceArgs {
    /// The folder of the embedded database [default: demesne in the user's data folder]
    #[arg(long, value_name = "DIR", env = "DEMESNE_DATA")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL database instead: postgres://user:password@host/name. Several servers can work on one. Of two variables this
    /// one counts
    #[arg(long, value_name = "URL", env = "DEMESNE_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
}

impl PlaceArgs {
    /// A flag wins over a variable, over that of the other flag too: whoever names a place must not reach another one.
    pub fn settle(&mut self, given: &ArgMatches) -> Result<(), Fault> {
        let is_flag = |id: &str| given.value_source(id) == Some(ValueSource::CommandLine);
        match (is_flag("data"), is_flag("database")) {
            (true, true) => {
                let why = "--data and --database name two places, and everything is kept at one: leave one of them away";
                return Err(Fault::input(why));
            }
            (true, false) => self.database = None,
            (false, true) => self.data = None,
            (false, false) => {}
        }
        Ok(())
    }
}

/// How logs are written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
pub enum LogForm {
    /// Lines for people.
    #[default]
    Text,
    /// A JSON object a line.
    Json,
}

/// A switch.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
pub enum Switch {
    /// On.
    #[default]
    On,
    /// Off.
    Off,
}

/// Starts the server: tables for people and programs, over HTTP.
///
/// It prints its address and runs until it is told to stop (Ctrl-C, SIGTERM): requests that are under way are finished, everything is
/// on disk. Every flag can be given by an environment variable instead. How to host it: docs/hosting.md.
#[derive(Args, Clone, Default, Debug)]
#[command(after_help = "Examples:\n  \
    demesne serve\n  \
    demesne serve --listen 0.0.0.0:7117 --data /var/lib/demesne\n  \
    demesne serve --database postgres://demesne@localhost/demesne --public-url https://play.example --trust-proxy")]
pub struct ServeArgs {
    #[command(flatten)]
    pub place: PlaceArgs,
    /// Where to listen [default: 127.0.0.1:7117, or any free port if that is taken]
    #[arg(long, value_name = "ADDRESS", env = "DEMESNE_LISTEN")]
    pub listen: Option<SocketAddr>,
    /// The address that people see, where a proxy stands before the server, as in the example below
    #[arg(long, value_name = "URL", env = "DEMESNE_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Believe the proxy where a caller comes from (X-Forwarded-For)
    #[arg(long, env = "DEMESNE_TRUST_PROXY", value_parser = BoolishValueParser::new())]
    pub trust_proxy: bool,
    /// The login of an administrator, as often as needed: the account that has it when the server starts. Nobody can take a login that
    /// is named here
    #[arg(long, value_name = "LOGIN", env = "DEMESNE_ADMIN", value_delimiter = ',')]
    pub admin: Vec<String>,
    /// The server for mails: smtp://user:password@host:587 (STARTTLS) or smtps://…
    #[arg(long, value_name = "URL", env = "DEMESNE_SMTP", hide_env_values = true)]
    pub smtp: Option<String>,
    /// From whom mails come: Demesne <play@example.org>
    #[arg(long, value_name = "ADDRESS", env = "DEMESNE_MAIL_FROM", requires = "smtp")]
    pub mail_from: Option<String>,
    /// How logs are written
    #[arg(long, value_name = "FORM", env = "DEMESNE_LOG", default_value = "text")]
    pub log: LogForm,
    /// What is logged: error, warn, info, debug, or rules such as demesne_server=debug
    #[arg(long, value_name = "LEVEL", env = "DEMESNE_LOG_LEVEL", default_value = "info")]
    pub log_level: String,
    /// How many tables are kept in memory [default: 2000]
    #[arg(long, value_name = "N", env = "DEMESNE_CACHE_TABLES")]
    pub cache_tables: Option<usize>,
    /// Whether callers are limited in how much they ask
    #[arg(long, value_name = "on|off", env = "DEMESNE_RATE_LIMIT", default_value = "on")]
    pub rate_limit: Switch,
    /// Let webhooks and push services be in the server's own network
    #[arg(long, env = "DEMESNE_ALLOW_LOCAL_TARGETS", value_parser = BoolishValueParser::new())]
    pub allow_local_targets: bool,
}

/// Writes everything that a server keeps into a file, or puts the content of such a file in its place.
///
/// Both work while servers run. A backup of one kind of database can be restored into the other.
#[derive(Args, Clone, Debug)]
pub struct BackupArgs {
    /// The backup
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub place: PlaceArgs,
}

/// Puts a server under load and measures it: what docs/performance.md says comes from here.
///
/// It starts a server of its own, as another process of this program, on a fresh database, and stops it at the end. Everything runs on
/// this machine. Clients play by the rules engine, as the browser's client does: they are sent what happened, never what can be done.
#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:\n  \
    demesne load moves --tables 200 --seconds 20\n  \
    demesne load moves --tables 50 --rate 500 --seconds 20\n  \
    demesne load idle --connections 5000\n  \
    demesne load stored --tables 10000\n  \
    demesne load open --times 20")]
pub struct LoadArgs {
    /// What is measured.
    #[command(subcommand)]
    pub what: LoadCommand,
    /// A PostgreSQL database that is empty, for the server; else an embedded one in a temporary folder
    #[arg(long, value_name = "URL", global = true)]
    pub database: Option<String>,
    /// As JSON
    #[arg(long, global = true)]
    pub json: bool,
}

/// What can be measured.
#[derive(Subcommand, Clone, Debug)]
pub enum LoadCommand {
    /// Moves: from the request to the answer with the write on disk, and until the other player has seen it
    Moves {
        /// How many tables of two are played at once
        #[arg(long, value_name = "N", default_value = "200")]
        tables: usize,
        /// For how long
        #[arg(long, value_name = "SECONDS", default_value = "20")]
        seconds: u64,
        /// So many moves a second in all; without it as many as possible
        #[arg(long, value_name = "N")]
        rate: Option<f64>,
        /// The game
        #[arg(long, value_name = "NAME", default_value = "burgundy")]
        game: String,
    },
    /// Connections that watch a table where nothing happens: the server's memory
    Idle {
        /// How many
        #[arg(long, value_name = "N", default_value = "5000")]
        connections: usize,
    },
    /// A server with many stored tables: how long it takes to start, and its memory before they are opened
    Stored {
        /// How many
        #[arg(long, value_name = "N", default_value = "10000")]
        tables: usize,
    },
    /// Opening a finished game of four players with 600 actions that is not in memory
    Open {
        /// How often
        #[arg(long, value_name = "N", default_value = "20")]
        times: usize,
    },
}
