//! The command line of learning.

use clap::Args;
use std::path::PathBuf;

/// Learns what positions are worth, by playing against itself.
///
/// A course goes in rounds: some games, then the network learns from every position that it met. The same flags give the same
/// network to the bit, whatever the number of threads. After every few rounds the course is kept beside the network (NAME.course);
/// the same command goes on with it. docs/bots.md says how the networks that are built in were made.
#[derive(Args, Clone, Debug)]
#[command(after_help = "Examples:\n  \
    demesne train --out burgundy.net --rounds 100\n  \
    demesne train --game tuscany --out tuscany.net --rounds 300 --games 128\n  \
    demesne train --course alone --out burgundy-alone.net\n  \
    demesne train --out finer.net --from burgundy.net --rate 0.0003 --rounds 200")]
pub struct TrainArgs {
    /// The game [default: burgundy]
    #[arg(long, value_name = "NAME")]
    pub game: Option<String>,
    /// Which way to play it: together, or in Burgundy alone or automa (against the Châteautoma) [default: together]
    #[arg(long, value_name = "NAME")]
    pub course: Option<String>,
    /// Where the network is written; the course under way is kept beside it
    #[arg(long, value_name = "FILE.net")]
    pub out: PathBuf,
    /// A network to start from, in place of one that knows nothing; of several, which must be of courses that go on from each other, their
    /// mean
    #[arg(long, value_name = "FILE.net", num_args = 1..)]
    pub from: Vec<PathBuf>,
    /// How many rounds the course has
    #[arg(long, value_name = "N", default_value = "400")]
    pub rounds: String,
    /// How many games a round has; with a search an eighth of them
    #[arg(long, value_name = "N", default_value = "256")]
    pub games: String,
    /// The seed of everything: a number
    #[arg(long, value_name = "N", default_value = "1")]
    pub seed: String,
    /// How far a step of learning goes at first: from 0 to 1. It falls to a twentieth in the course
    #[arg(long, value_name = "SHARE", default_value = "0.001")]
    pub rate: String,
    /// By how many points actions are misjudged at first, so that everything is tried: from 0 to 10. It falls to a tenth
    #[arg(long, value_name = "POINTS", default_value = "2")]
    pub noise: String,
    /// From which share of the rounds on games are played with a search: 0 for all, 1 for none
    #[arg(long, value_name = "SHARE", default_value = "1")]
    pub deep: String,
    /// How many positions that search looks at for a decision
    #[arg(long, value_name = "N", default_value = "128")]
    pub nodes: String,
    /// The share of games with a guest who plays by hand-made rules: whoever knows only itself misjudges others
    #[arg(long, value_name = "SHARE", default_value = "0")]
    pub guests: String,
    /// How much of what came of a position is taught, beside what the network said a little later: from 0 to 1
    #[arg(long, value_name = "SHARE", default_value = "0.9")]
    pub patience: String,
    /// One of so many positions is learned from: neighbours teach nearly the same
    #[arg(long, value_name = "N", default_value = "1")]
    pub every: String,
    /// How often the lessons of a round are gone through: playing takes far longer than learning
    #[arg(long, value_name = "N", default_value = "1")]
    pub times: String,
    /// How many games at once [default: as many as there are cores]
    #[arg(long, value_name = "N")]
    pub threads: Option<String>,
    /// A line of JSON a round
    #[arg(long)]
    pub json: bool,
}
