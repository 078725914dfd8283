//! The command line of the server, its backups and its load.

use clap::{Args, ValueEnum};
use std::{net::SocketAddr, path::PathBuf};

/// Where everything is kept.
#[derive(Args, Clone, Default, Debug)]
pub struct PlaceArgs {
    /// The folder of the embedded database [default: demesne in the user's data folder]
    #[arg(long, value_name = "DIR", env = "DEMESNE_DATA", conflicts_with = "database")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL database instead: postgres://user:password@host/name. Several servers can work on one
    #[arg(long, value_name = "URL", env = "DEMESNE_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
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
    /// The address that people see, where a proxy stands before the server: https://play.example
    #[arg(long, value_name = "URL", env = "DEMESNE_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Believe the proxy where a caller comes from (X-Forwarded-For)
    #[arg(long, env = "DEMESNE_TRUST_PROXY")]
    pub trust_proxy: bool,
    /// The login of an administrator, as often as needed
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
    #[arg(long, env = "DEMESNE_ALLOW_LOCAL_TARGETS")]
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
